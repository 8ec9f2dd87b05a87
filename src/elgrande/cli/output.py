"""What all commands share: tables and JSON on stdout, progress and errors on stderr."""

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

LARGEST = 1_000_000
"""The size limit, in bytes, of files that are read whole."""
PAUSE = 60.0
"""Seconds between two lines that tell how far something is."""

Advance = Callable[[float, str], None]
"""Call it with the amount of progress and with the rate, in words."""


class Trouble(Exception):
    """A problem that the user can fix; the message is one line."""

    def __init__(self, message: str, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def console() -> Console:
    """Where results go; as wide as needed without a terminal, and without colour where none is wanted."""
    from rich.console import Console

    return Console(highlight=False, emoji=False, markup=False, width=None if sys.stdout.isatty() else 120)


def show_json(data: Any) -> None:
    """Print a result as JSON."""
    print(json.dumps(data, ensure_ascii=False, indent=2))


def plain_table(*headings: str, right: int = 99) -> Table:
    """A table without frames; columns from number `right` on are numbers. Words wrap where space is tight."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    for number, heading in enumerate(headings):
        numbers = number >= right
        table.add_column(heading, justify="right" if numbers else "left", no_wrap=number == 0 or numbers)
    return table


@contextmanager
def progress(what: str, total: float) -> Iterator[Advance]:
    """A progress bar with rate and time left; where there is no terminal, a line every minute."""
    from time import perf_counter

    began = told = perf_counter()
    completed = 0.0

    def counted(done: float, note: str) -> str:
        nonlocal completed
        completed += done
        left = round((perf_counter() - began) * max(0.0, total - completed) / completed) if completed else 0
        return f"{note}, {left // 60}:{left % 60:02} left" if completed else note

    def tell(done: float, note: str) -> None:
        nonlocal told
        note = counted(done, note)
        if perf_counter() - told >= PAUSE:
            told = perf_counter()
            print(f"{what}: {completed:.0f}/{total:.0f} {note}", file=sys.stderr, flush=True)

    if not sys.stderr.isatty():
        yield tell
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[note]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, note="")
        yield lambda done, note: bar.update(task, advance=done, note=counted(done, note))


def read_text(path: Path) -> str:
    """The text of a file that the user named."""
    with path.open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Trouble(f"{path}: larger than {LARGEST // 1_000_000} MB")
    try:
        return content.decode().replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise Trouble(f"{path}: not a text file") from None
