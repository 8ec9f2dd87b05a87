"""Events: what happened, as data. Each kind is declared once, where it is told, together with what it moves."""

from __future__ import annotations

from typing import Any, Final

Event = tuple[Any, ...]
"""What happened: the key of its kind and plain arguments, ready to be told in any language."""

MOST: Final = 4
"""No kind has more arguments than this."""

ABSENT: Final = -1 << 40
"""Stands for a missing argument: far below every number of a game, including -1."""


class Moves:
    """What an event of some kind moves, so that every screen can play it.

    `of`, `start`, `end`, `count` and `by` name an argument of the event, or begin with `@` (a word of the game's
    vocabulary) or `#` (the key of a space). A player argument used as a place means: with that player.
    """

    __slots__ = ("by", "count", "end", "of", "piece", "start")

    def __init__(
        self, piece: str | tuple[str, ...], start: str, end: str, of: str = "player", count: str = "", by: str = ""
    ) -> None:
        self.piece = piece
        """Which piece; if there are several, the argument `by` decides. An argument of the same name is its number."""
        self.start = start
        self.end = end
        self.of = of
        """Whose piece it is; empty: nobody's."""
        self.count = count
        """How many of them; empty: one."""
        self.by = by

    def as_dict(self) -> dict[str, str | tuple[str, ...]]:
        """Everything it declares, by name; empty entries are left out."""
        said: dict[str, str | tuple[str, ...]] = {"piece": self.piece, "start": self.start, "end": self.end}
        said.update({"of": self.of, "count": self.count, "by": self.by})
        return {name: value for name, value in said.items() if value}


class EventKind:
    """A kind of event: its key, the names of its arguments, what it moves, and what players must remember."""

    __slots__ = ("against", "arguments", "at_once", "instead", "key", "memory", "moves", "quiet", "remark", "scoring")

    def __init__(
        self,
        key: str,
        *arguments: str,
        moves: Moves | tuple[Moves, ...] = (),
        memory: str = "",
        instead: EventKind | None = None,
        scoring: str = "",
        remark: str = "",
        quiet: bool = False,
        at_once: str = "",
        against: str = "",
    ) -> None:
        if key in KINDS:
            raise ValueError(f"two kinds of events are called {key}")
        if against and against not in arguments:
            raise ValueError(f"{key} has no argument {against}")
        if len(arguments) > MOST:
            raise ValueError(f"{key} has {len(arguments)} arguments; {MOST} are the most")
        self.key = key
        self.arguments = arguments
        self.moves = moves if isinstance(moves, tuple) else (moves,)
        self.memory = memory
        """The option of a table that leaves this to the players' memory; empty: it is always public."""
        self.instead = instead
        """The event that the log of such a table keeps instead, with the first arguments; None: nothing."""
        self.scoring = scoring
        """The scoring that begins with it, by the name that its points are listed under; empty: none."""
        self.remark = remark
        """The argument with the space whose scoring it explains, which follows; empty: it explains none."""
        self.quiet = quiet
        """Whether it is only for screens that play a scoring: a log leaves it out."""
        self.at_once = at_once
        """Events in a row with the same word here happen at once: a screen plays them together."""
        self.against = against
        """The argument that names whom it harms, where its moves do not tell; empty: none. Screens make it known."""
        KINDS[key] = self

    def of(self, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT) -> Event:
        """Make an event of this kind; all its arguments are required."""
        event: Event = (self.key,)
        if d != ABSENT:
            event = (self.key, a, b, c, d)
        elif c != ABSENT:
            event = (self.key, a, b, c)
        elif b != ABSENT:
            event = (self.key, a, b)
        elif a != ABSENT:
            event = (self.key, a)
        if len(event) != len(self.arguments) + 1:
            raise TypeError(f"{self.key} is told with {self.arguments}, not with {event[1:]}")
        return event

    def as_dict(self) -> dict[str, Any]:
        """What screens need to know about it, as plain data."""
        said = {"arguments": list(self.arguments), "moves": [move.as_dict() for move in self.moves]}
        more = {"scoring": self.scoring, "remark": self.remark, "quiet": self.quiet, "at_once": self.at_once}
        more["against"] = self.against
        return said | {name: value for name, value in more.items() if value}

    def __repr__(self) -> str:
        return f"EventKind({', '.join([self.key, *self.arguments])})"


KINDS: Final[dict[str, EventKind]] = {}
"""All declared kinds of events, by key."""


def arguments_of(event: Event) -> dict[str, int]:
    """The arguments of an event, by name."""
    return dict(zip(KINDS[event[0]].arguments, event[1:], strict=True))
