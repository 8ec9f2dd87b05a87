"""How the fields of a decision are told: as spaces, players, cards or numbers, by the names of the fields."""

from __future__ import annotations

from typing import Any, Final

from elgrande.board.hand import cards_in
from elgrande.board.spaces import COLOURS
from elgrande.engine.step import Decision, fields
from elgrande.observation.layout import NUMBERS, SMALL

SPACES: Final = 0
CELL: Final = 1
COLOUR: Final = 2
PLAYERS: Final = 3
CARDS: Final = 4
HAND: Final = 5
NUMBER: Final = 6
"""Sorts of fields."""

PARTS: Final[dict[str, tuple[int, str]]] = {
    "space": (SPACES, "asked_spaces"),
    "source": (SPACES, "asked_spaces"),
    "first": (SPACES, "asked_spaces"),
    "named": (SPACES, "asked_spaces"),
    "regions": (SPACES, "asked_spaces"),
    "free": (SPACES, "asked_spaces"),
    "target": (SPACES, "asked_target"),
    "cell": (CELL, "asked_from"),
    "only": (COLOUR, "asked_colour"),
    "actor": (PLAYERS, "asked_players"),
    "owner": (PLAYERS, "asked_players"),
    "hit": (PLAYERS, "asked_players"),
    "card": (CARDS, "asked_card"),
    "chosen": (HAND, "asked_power"),
} | dict.fromkeys(NUMBERS, (NUMBER, "asked_numbers"))
"""The sort of each field, and the part of an observation that tells it."""

UNTOLD: Final = ("player", "step", "symbol", "effect", "kinds")
"""Fields that are steps, or follow from the rest."""

ABOUT_SPACES: Final = frozenset(("space", "from", "to"))
ABOUT_PLAYERS: Final = frozenset(("colour", "actor", "victim"))
"""The arguments of an announced event that are told; its player is the one on turn."""


class Detail:
    """One field of a kind of decision, and how it is told."""

    __slots__ = ("name", "part", "place", "sort")

    def __init__(self, name: str, sort: int, part: str) -> None:
        self.name = name
        self.sort = sort
        self.part = part
        self.place = NUMBERS.index(name) if sort == NUMBER else 0

    def write(self, decision: Decision, out: Any, at: dict[str, int], first: int, seats: int) -> None:
        """Write the field of a decision into an observation seen from seat `first`."""
        value: Any = getattr(decision, self.name)
        place = at[self.part]
        if self.sort == NUMBER:
            number: int = len(value) if isinstance(value, tuple) else int(value)
            if number > 0:
                out[place + self.place] = min(number / SMALL, 1.0)
            return
        numbers: list[int] = list(value) if isinstance(value, tuple) else [value]
        if self.sort == HAND:
            numbers = cards_in(numbers[0])
        for one in numbers:
            if one < 0:
                continue
            if self.sort == PLAYERS:
                row = place + (one - first) % seats
                out[row] = min(out[row] + 1 / SMALL, 1.0) if len(numbers) > 1 else 1.0
            elif self.sort == COLOUR:
                out[place + turned(one, first, seats)] = 1.0
            elif self.sort == CELL:
                out[place + one // COLOURS] = 1.0
                out[at["asked_colour"] + turned(one % COLOURS, first, seats)] = 1.0
            else:
                out[place + one] = 1.0


def turned(colour: int, first: int, seats: int) -> int:
    """A colour seen from a seat: players clockwise from it, then the black ones."""
    return (colour - first) % seats if colour < seats else seats


_details: dict[str, list[Detail]] = {}


def details_of(decision: Decision) -> list[Detail]:
    """The fields of a decision that are told."""
    kind = type(decision)
    known = _details.get(kind.__name__)
    if known is None:
        known = [Detail(name, *PARTS[name]) for name in fields(kind) if name in PARTS]
        _details[kind.__name__] = known
    return known
