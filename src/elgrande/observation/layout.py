"""The layout of an observation: its parts, in order, each with a name, a shape and a meaning.

It follows from the rules of a table alone: the fields of the board, those that modules declare, and what is asked. All
numbers lie between 0 and 1. Seats are told from the observer's side: they are 0, the others follow clockwise.
"""

from __future__ import annotations

from typing import Final

from elgrande.observation.kinds import KINDS
from elgrande.observation.stable import STABLE
from elgrande.rules.fields import PLAYER, CardField, CellField, Field, PlayerField, RegionField
from elgrande.rules.rules import Rules

VERSION: Final = 1
"""Changes whenever an observation of the same table would have other numbers."""

CABALLEROS: Final = 16
POINTS: Final = 256
SMALL: Final = 16
ROUNDS: Final = 10
"""Counts of caballeros, points, small numbers and rounds are divided by these; what is larger is cut to 1."""

NUMBERS: Final[tuple[str, ...]] = tuple(STABLE["numbers"])
"""The fields of decisions that are numbers, in the order of `asked_numbers`; of a list only its length is told."""


class Part:
    """A part of an observation."""

    __slots__ = ("about", "at", "name", "shape", "size")

    def __init__(self, name: str, shape: tuple[int, ...], about: str, at: int) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        """What it tells, in a few words."""
        self.at = at
        """Its first place."""
        size = 1
        for length in shape:
            size *= length
        self.size = size

    def __repr__(self) -> str:
        return f"Part({self.name}, {self.shape}, at {self.at})"


class Layout:
    """The parts of the observations of a table."""

    def __init__(self, rules: Rules) -> None:
        self.parts: list[Part] = []
        self.size = 0
        """How many numbers an observation has."""
        self._add_board(rules)
        self._add_cards(rules)
        for field in rules.fields:
            self._add_field(rules, field)
        self._add_asked(rules)

    @property
    def name(self) -> str:
        """The name of the layout with its version; tables with the same modules and players share sizes."""
        return f"elgrande-{VERSION}-{self.size}"

    def at(self, name: str) -> int:
        """The first place of a part."""
        return self.part(name).at

    def part(self, name: str) -> Part:
        """A part by its name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def _add(self, name: str, shape: tuple[int, ...], about: str) -> None:
        part = Part(name, shape, about, self.size)
        self.parts.append(part)
        self.size += part.size

    def _add_board(self, rules: Rules) -> None:
        seats, spaces = rules.players, len(rules.spaces)
        self._add("round", (ROUNDS,), "1 at the round that is played")
        self._add("start", (seats,), "1 at the start player")
        self._add("player", (seats,), "1 at the player whose turn it is")
        self._add("king", (spaces,), "1 at the King's region")
        self._add("carried", (1,), f"steps of the special action carried out / {SMALL}")
        self._add(
            "caballeros", (spaces, seats + 1), f"caballeros / {CABALLEROS}; black ones last; a hidden Castillo is 0"
        )
        self._add("court", (seats,), "caballeros in the court / all of a player")
        self._add("province", (seats,), "caballeros in the province / all of a player")
        self._add("score", (seats,), f"points / {POINTS}")
        self._add("grande", (seats, spaces), "1 at the region of each Grande")
        self._add("dial", (seats, spaces), "1 at what a dial is set to, as far as it is known")
        self._add("shown", (seats, spaces), "1 at what each dial showed at the last reveal")
        self._add("tiles", (len(rules.tiles), spaces), "1 at the space of each score tile")

    def _add_cards(self, rules: Rules) -> None:
        seats, cards, powers = rules.players, len(rules.cards), len(rules.values)
        self._add("hand", (seats, powers), "1 at each power card that is surely in hand; entry 0 is not used")
        self._add("doubtful", (seats, powers), "1 at each power card that may have come back to the hand unseen")
        self._add("power", (seats, powers), "1 at the power card face up this round")
        self._add("card", (cards,), "1 at the action card in use")
        self._add("taken", (cards,), "1 at the action card that the current player has taken")
        self._add("offered", (cards,), "1 at each action card face up on its stack")
        self._add("unseen", (cards,), "1 at each card of the stacks that nobody has seen yet")
        self._add("stacks", (cards,), "for cards put under their stack: 1 / (1 + how many lie above)")
        self._add("kept", (seats, cards), f"for kept cards: rounds in which they can still be used / {ROUNDS}")

    def _add_field(self, rules: Rules, field: Field) -> None:
        """Add what a module keeps on the board."""
        spaces, seats = len(rules.spaces), rules.players
        rows = seats if field.each == PLAYER else field.count
        if isinstance(field, CellField):
            self._add(field.name, (spaces, seats + 1), f"how many of the {field.count} are on each cell / {SMALL}")
            self._add(f"{field.name}_first", (1,), f"how many of them are where they began / {SMALL}")
            return
        shape: tuple[int, ...]
        if isinstance(field, RegionField):
            shape, about = (rows, spaces), "1 at the region or space"
        elif isinstance(field, PlayerField):
            shape, about = (rows, seats), "1 at the player"
        elif isinstance(field, CardField):
            shape, about = (rows, len(rules.cards)), "1 at the card"
        else:
            shape, about = (rows,), f"the number / {SMALL}"
        self._add(field.name, shape, f"{about}{', for each player' if field.each == PLAYER else ''}")
        if field.secret is not None:
            self._add(f"{field.name}_hidden", (rows,), "1 where it is set, but hidden from the observer")
            self._add(f"{field.name}_shown", (rows,), "1 where everybody sees it")

    def _add_asked(self, rules: Rules) -> None:
        seats, spaces, cards = rules.players, len(rules.spaces), len(rules.cards)
        self._add("deciding", (seats,), "1 at each player who has a decision to make now")
        self._add("asked", (KINDS,), "1 at the kind of the observer's decision: see the table of kinds")
        self._add("asked_spaces", (spaces,), "1 at the spaces that it is about")
        self._add("asked_target", (spaces,), "1 at the space where the caballeros go")
        self._add("asked_from", (spaces,), "1 at the space of the caballero that was picked")
        self._add("asked_colour", (seats + 1,), "1 at its colour, or at the only colour that may be moved")
        self._add("asked_players", (seats,), f"1 at the player that it is about; of several, how often / {SMALL}")
        self._add("asked_card", (cards,), "1 at the card that it is about")
        self._add("asked_power", (len(rules.values),), "1 at each power card chosen already")
        self._add("asked_numbers", (len(NUMBERS),), f"/ {SMALL}: {', '.join(NUMBERS)}")
        self._add("announced_spaces", (spaces,), "for a reaction: 1 at the spaces of what was announced")
        self._add("announced_players", (seats,), "for a reaction: 1 at the players of what was announced")
