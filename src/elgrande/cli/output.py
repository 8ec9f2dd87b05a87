"""What all commands share: tables and JSON on the output, progress and errors beside it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

Advance = Callable[[int, str], None]
"""Call it with how much more is done, and with a rate to show."""


class Trouble(Exception):
    """Something that the person at the command line can mend; the message is one line."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def console() -> Console:
    """Where results go; without a terminal as wide as they need to be, without colour where nobody wants it."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False, width=None if sys.stdout.isatty() else 120)


def show_json(data: Any) -> None:
    """A result as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def plain_table(*headings: str, right: int = 99) -> Table:
    """A table without frames; columns from number `right` on are numbers."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number >= right else "left", no_wrap=number != right - 1)
    return table


@contextmanager
def progress(what: str, total: float) -> Iterator[Advance]:
    """A bar with rate and time left, on a terminal only."""
    if not sys.stderr.isatty():
        yield lambda done, rate: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, rate="")
        yield lambda done, rate: bar.update(task, advance=done, rate=rate)


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(f"{path}: not a text file") from None
