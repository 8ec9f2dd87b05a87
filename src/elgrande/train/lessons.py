"""What finished games teach: the positions at the ends of their rounds as numbers, and who won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from elgrande.bots.features import OWN, POINTS, SHARED, outlook_of, own_rows, rounds_left, shared
from elgrande.engine.chance import mix
from elgrande.train.selfplay import Finished

Numbers = NDArray[np.float64]
Flags = NDArray[np.bool_]
Places = NDArray[np.int64]

SEATS: Final = 5
"""The number of rows in every position; rows of empty seats are zero."""
FOLDS: Final = 5
"""The games are split into this many parts, so that learning from some can be measured on others."""
EXPECTED: Final = OWN.index("expected")


@dataclass(frozen=True)
class Lessons:
    """Positions, one after another; `own`, `won` and `margin` also by seat."""

    shared: Numbers
    own: Numbers
    taken: Flags
    """Which seats are taken."""
    won: Numbers
    """Each player's share of the win."""
    margin: Numbers
    """How far ahead of the average each player ended, in units of `features.POINTS`."""
    left: Places
    """Rounds still to be played."""
    table: Places
    """The index of its table in `tables`."""
    game: Places
    """The number of its game, in order of arrival."""
    fold: Places
    """The part of the games that its game belongs to."""
    tables: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.shared)

    @property
    def expected(self) -> Numbers:
        """What the outlook expects, in points relative to the average."""
        return self.own[:, :, EXPECTED] * POINTS

    def where(self, some: Flags | Places) -> Lessons:
        """A selection of the positions."""
        return Lessons(
            self.shared[some],
            self.own[some],
            self.taken[some],
            self.won[some],
            self.margin[some],
            self.left[some],
            self.table[some],
            self.game[some],
            self.fold[some],
            self.tables,
        )


Row = tuple[list[float], list[list[float]], int]
"""One position: the shared numbers, the numbers of each player, and how many rounds are left."""


def rows_of(game: Finished) -> list[Row]:
    """The positions of one game."""
    rows: list[Row] = []
    for position in game.rounds():
        outlook = outlook_of(position)
        rows.append((shared(position, outlook), own_rows(position, outlook), rounds_left(position)))
    return rows


def fold_of(game: Finished) -> int:
    """The part that a game belongs to; it depends only on its set-up."""
    return mix(game.seed) % FOLDS


def gather(games: Sequence[tuple[Finished, list[Row]]]) -> Lessons:
    """Collect the positions of all games."""
    tables = tuple(sorted({game.table for game, _ in games}))
    count = sum(len(rows) for _, rows in games)
    own = np.zeros((count, SEATS, len(OWN)))
    common = np.zeros((count, len(SHARED)))
    won, margin = np.zeros((count, SEATS)), np.zeros((count, SEATS))
    taken = np.zeros((count, SEATS), dtype=np.bool_)
    left, table, source, fold = [np.zeros(count, dtype=np.int64) for _ in range(4)]
    number = 0
    for place, (game, rows) in enumerate(games):
        mean = sum(game.scores) / game.players
        for together, each, rounds in rows:
            common[number] = together
            own[number, : game.players] = each
            taken[number, : game.players] = True
            won[number, : game.players] = game.won
            margin[number, : game.players] = [(score - mean) / POINTS for score in game.scores]
            left[number], table[number], source[number] = rounds, tables.index(game.table), place
            fold[number] = fold_of(game)
            number += 1
    return Lessons(common, own, taken, won, margin, left, table, source, fold, tables)


def lessons(games: Iterable[Finished]) -> Lessons:
    """The lessons of these games."""
    return gather([(game, rows_of(game)) for game in games])
