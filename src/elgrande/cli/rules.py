"""`elgrande rules`: the rules as this program plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from elgrande.cli.rulebook import Rule


def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="ID|WORDS", help="Ids of rules, or words to look for.")
    ] = None,
    language: options.Language = "en",
    json: options.Json = False,
) -> None:
    """Print rules by id, or those that contain certain words; without either, list the chapters.

    \b
    Examples: elgrande rules BASE-51
              elgrande rules castillo dial
              elgrande rules --language nl BASE-51
    """
    from dataclasses import asdict

    from elgrande.cli.output import console, show_json
    from elgrande.cli.rulebook import read_rules

    book = read_rules(language)
    found = _find(book, wanted) if wanted else book
    if json:
        show_json([asdict(rule) for rule in found])
    elif wanted:
        for rule in found:
            _show(console(), rule)
    else:
        _show_chapters(console(), book)


def _find(book: list[Rule], wanted: list[str]) -> list[Rule]:
    from elgrande.cli.output import Trouble
    from elgrande.cli.rulebook import is_id, near, search

    by_id = {rule.id: rule for rule in book}
    if not all(is_id(word) for word in wanted):
        found = search(book, " ".join(wanted))
        if not found:
            raise Trouble(f"no rule has the words {' '.join(wanted)!r}; `elgrande rules` lists the chapters")
        return found
    for word in wanted:
        if word.upper() not in by_id:
            raise Trouble(f"no rule has the id {word}; near it are {', '.join(near(book, word)) or 'none'}")
    return [by_id[word.upper()] for word in wanted]


def _show(out: Console, rule: Rule) -> None:
    from rich.padding import Padding
    from rich.text import Text

    place = rule.book if rule.chapter == rule.book else f"{rule.book}, {rule.chapter}"
    title = Text.assemble((rule.id, "bold"), (f"  {place}  [{rule.source}]", "dim"))
    out.print(title)
    out.print(Padding(Text(rule.text), (0, 0, 0, 2), expand=False))
    if rule.table:
        out.print(Padding(_table(rule.table), (1, 0, 0, 2), expand=False))
    out.print()


def _table(lines: tuple[str, ...]) -> Table:
    from elgrande.cli.output import plain_table

    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    table = plain_table(*cells[0])
    for row in cells[2:]:
        table.add_row(*row)
    return table


def _show_chapters(out: Console, book: list[Rule]) -> None:
    from elgrande.cli.output import plain_table
    from elgrande.cli.rulebook import chapters

    table = plain_table("book", "chapter", "rules", "from", "to")
    for name, chapter, inside in chapters(book):
        table.add_row(name, chapter, f"{len(inside)}", inside[0].id, inside[-1].id)
    out.print(table)
    out.print(f"\n{len(book)} rules. `elgrande rules BASE-51` prints one, `elgrande rules veto` looks for a word.")
