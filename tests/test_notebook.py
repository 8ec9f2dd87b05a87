"""The notebook: every cell runs, and shows what is stored with it."""

from __future__ import annotations

import ast
import json
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "docs" / "examples" / "tour.ipynb"


def run(source: str, names: dict[str, Any]) -> tuple[str, Any]:
    """Run a cell: what it prints, and the value of its last line if that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = StringIO()
    with redirect_stdout(printed):
        exec(compile(tree, str(NOTEBOOK), "exec"), names)
        value = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names) if last else None  # type: ignore[attr-defined]
    return printed.getvalue(), value


def test_the_notebook_shows_what_its_cells_give() -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    drawn = 0
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        printed, value = run("".join(cell["source"]), names)
        for output in cell["outputs"]:
            data = output.get("data", {})
            shown = "".join(output.get("text", data.get("text/plain", "")))
            given = printed if output["output_type"] == "stream" else repr(value)
            assert given.split() == shown.split()
            if "image/svg+xml" in data:
                assert "".join(data["image/svg+xml"]).strip() == value._repr_svg_().strip()
                drawn += 1
    assert drawn
