"""The log of a game: its choices as a chain that games share, with a position now and then, so that looking back is
quick however long the game is."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import OptionId
from elgrande.board.spaces import PlayerId
from elgrande.rules.position import Position

EVERY: Final = 16
"""A position is kept before one of so many choices: going back replays fewer."""

Choice = tuple[PlayerId, OptionId]
"""A choice: who made it, and which option."""


class Log:
    """The last choice, and the log before it."""

    __slots__ = ("before", "kept", "length", "option", "player", "revealed")

    def __init__(
        self, before: Log | None, player: PlayerId, option: OptionId, revealed: int, kept: Position | None
    ) -> None:
        self.before = before
        self.player = player
        self.option = option
        self.revealed = revealed
        """How often something had been revealed before this choice."""
        self.kept = kept
        """The position before this choice, if it is one of those that are kept."""
        self.length: int = before.length + 1 if before else 1


def logged(log: Log | None, position: Position, player: PlayerId, option: OptionId) -> Log:
    """The log with a choice that is about to be made in this position."""
    kept = position.copy() if log is None or log.length % EVERY == 0 else None
    return Log(log, player, option, position.revealed, kept)


def choices_of(log: Log | None) -> list[Choice]:
    """All choices of a log, the first one first."""
    made: list[Choice] = []
    while log is not None:
        made.append((log.player, log.option))
        log = log.before
    made.reverse()
    return made


def last_kept(log: Log | None, count: int) -> Log | None:
    """The last choice before which a position is kept, among the first `count` and the one after them."""
    while log is not None and (log.kept is None or log.length > count + 1):
        log = log.before
    return log
