"""Writes rows of games to a file: JSONL, which needs nothing, or Parquet, which needs pyarrow."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, Protocol

from elgrande.data.rows import DECISIONS, GAMES, decision_rows, game_row
from elgrande.observation import VERSION, Observer
from elgrande.rules.build import build
from elgrande.rules.config import Config
from elgrande.transcript import Transcript

KINDS: Final = {"decisions": DECISIONS, "games": GAMES}
"""What a row can be, and its columns."""
ROWS_AT_ONCE: Final = 2000
"""The rows of a row group of Parquet; with observations they take some 10 MB."""
OBSERVERS: Final = 32
"""How many observers are kept: tables come in turn."""


class ExportError(ValueError):
    """Something that cannot be exported; the message says why."""


class Writer(Protocol):
    """Writes rows to a file."""

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Write some rows."""

    def close(self) -> None:
        """Complete the file."""


def export(
    games: Iterable[Transcript],
    out: Path,
    kind: str = "decisions",
    observations: bool = True,
    tell: Callable[[int], None] = lambda rows: None,
) -> int:
    """Write games to a `.jsonl` or `.parquet` file; returns the number of rows. `tell` hears how many each game has.

    The file appears when it is complete; until then its name ends in `.part`.
    """
    if kind not in KINDS:
        raise ExportError(f"rows are {' or '.join(KINDS)}, not {kind!r:.60}")
    if out.suffix not in WRITERS:
        raise ExportError(f"{out.name}: the name ends in {' or '.join(WRITERS)}, by which the format is chosen")
    columns = {name: sort for name, sort in KINDS[kind].items() if observations or name != "observation"}
    part = out.with_name(out.name + ".part")
    writer = WRITERS[out.suffix](part, columns)
    count, waiting = 0, list[dict[str, Any]]()
    try:
        for rows in _rows(games, kind, observations):
            waiting += rows
            count += len(rows)
            if len(waiting) >= ROWS_AT_ONCE:
                writer.add(waiting)
                waiting = []
            tell(len(rows))
        writer.add(waiting)
    except BaseException:
        writer.close()
        part.unlink(missing_ok=True)
        raise
    writer.close()
    part.replace(out)
    return count


def _rows(games: Iterable[Transcript], kind: str, observations: bool) -> Iterator[list[dict[str, Any]]]:
    """The rows of each game."""
    observers: dict[Config, Observer] = {}
    for number, game in enumerate(games):
        if kind == "games":
            yield [game_row(game, number)]
            continue
        observer = observers.get(game.config) if observations else None
        if observations and observer is None:
            if len(observers) >= OBSERVERS:
                observers.clear()
            observer = observers[game.config] = Observer(build(game.config))
        yield decision_rows(game, number, observer)


class JsonLines:
    """A line of JSON for each row."""

    def __init__(self, file: Path, columns: dict[str, str]) -> None:
        self._columns = columns
        self._file = file.open("w", encoding="utf-8")

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Write some rows."""
        for row in rows:
            data = {name: _plain(row[name]) for name in self._columns}
            self._file.write(json.dumps(data, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """Complete the file."""
        self._file.close()


def _plain(value: Any) -> Any:
    """Numbers as short as they can be told apart."""
    if isinstance(value, array | list):
        return [_plain(one) for one in value]
    return round(value, 7) if isinstance(value, float) else value


class Parquet:
    """Compressed columns, for pandas, polars, DuckDB and others."""

    def __init__(self, file: Path, columns: dict[str, str]) -> None:
        try:
            import pyarrow  # noqa: PLC0415  (an extra)
            from pyarrow import parquet  # noqa: PLC0415
        except ImportError:
            raise ExportError("Parquet needs pyarrow: pip install 'elgrande[data]' (JSONL needs nothing)") from None
        self._arrow = pyarrow
        names = pyarrow.dictionary(pyarrow.int16(), pyarrow.string())
        types = {
            "name": names,
            "names": pyarrow.list_(pyarrow.string()),
            "text": pyarrow.string(),
            "floats": pyarrow.list_(pyarrow.float32()),
            "integers": pyarrow.list_(pyarrow.int16()),
        }
        self._schema = pyarrow.schema(
            [(name, types.get(sort) or getattr(pyarrow, sort)()) for name, sort in columns.items()],
            metadata={"elgrande": version("elgrande"), "observation": str(VERSION)},
        )
        self._writer = parquet.ParquetWriter(str(file), self._schema, compression="zstd")

    def add(self, rows: list[dict[str, Any]]) -> None:
        """Write some rows as a row group."""
        if rows:
            columns = [self._column(field, [row[field.name] for row in rows]) for field in self._schema]
            self._writer.write_table(self._arrow.table(columns, schema=self._schema))

    def _column(self, field: Any, values: list[Any]) -> Any:
        if field.name != "observation":
            return self._arrow.array(values, field.type)
        joined, ends = array("f"), array("i", [0])
        for value in values:  # arrays, which pyarrow takes as they are
            joined.extend(value)
            ends.append(len(joined))
        arrow = self._arrow
        offsets = arrow.Array.from_buffers(arrow.int32(), len(ends), [None, arrow.py_buffer(ends)])
        numbers = arrow.Array.from_buffers(arrow.float32(), len(joined), [None, arrow.py_buffer(joined)])
        return arrow.ListArray.from_arrays(offsets, numbers)

    def close(self) -> None:
        """Complete the file."""
        self._writer.close()


WRITERS: Final[dict[str, Callable[[Path, dict[str, str]], Writer]]] = {".jsonl": JsonLines, ".parquet": Parquet}
"""By the end of the name of a file."""
