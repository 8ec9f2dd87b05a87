"""Which tests check which rule: `python -m tests.rule_table` rewrites the table in docs/rules/README.md."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
README = RULES / "README.md"
BEGIN = "<!-- made by `make rule-table` -->"
END = "<!-- the end of the table -->"
ID = re.compile(r"(?:BASE|OPT|GIC|ANN|MIX|KI|PE|SC|GRA)-\d+")


def promised() -> list[str]:
    """The ids in the rule reference, in its order."""
    files = re.findall(r"\]\((\S+\.md)\)", README.read_text("utf-8"))
    found = [id for file in files for id in re.findall(r"\*\*([A-Z]+-\d+)\*\*", (RULES / file).read_text("utf-8"))]
    return list(dict.fromkeys(found))


def marked() -> dict[str, set[str]]:
    """By id: the files with tests that are marked with it, directly or in a table of cases."""
    tests: dict[str, set[str]] = {}
    for file in sorted(TESTS.rglob("test_*.py")):
        for ids in _ids_of_tests(ast.parse(file.read_text("utf-8"))):
            for id in ids:
                tests.setdefault(id, set()).add(file.relative_to(TESTS).as_posix())
    return tests


def _ids_of_tests(module: ast.Module) -> Iterator[set[str]]:
    """The ids that each test of a module is marked with."""
    tables = {
        target.id: statement.value
        for statement in module.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield {id for decorator in node.decorator_list for id in _ids(decorator, tables)}


def _ids(node: ast.AST, tables: dict[str, ast.expr]) -> Iterator[str]:
    """The ids that are written in an expression, or in the tables of cases that it names."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and ID.fullmatch(part.value):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in tables and tables[part.id] is not node:
            yield from _ids(tables[part.id], {name: table for name, table in tables.items() if name != part.id})


def table() -> str:
    """All rules, and where their tests are."""
    tests = marked()
    lines = ["| rule | its tests are in |", "|---|---|"]
    for id in promised():
        files = ", ".join(f"[{_short(file)}](../../tests/{file})" for file in sorted(tests.get(id, ())))
        lines.append(f"| {id} | {files} |")
    return "\n".join(lines)


def _short(file: str) -> str:
    return file.removeprefix("rules/").removesuffix(".py")


def written(text: str) -> str:
    """The text of docs/rules/README.md with an up-to-date table."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    README.write_text(written(README.read_text("utf-8")), "utf-8")
