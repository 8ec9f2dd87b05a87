"""What modules show, as plain data beside what it is about: the spaces, the players, the table."""

from __future__ import annotations

from typing import TypedDict

from elgrande.board.spaces import COLOURS, NOBODY, NOTHING
from elgrande.events import named
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.position import Position
from elgrande.rules.shown import (
    Absent,
    Aside,
    Belonging,
    Between,
    Heap,
    Holder,
    Laid,
    Link,
    Mark,
    News,
    Note,
    Picked,
    Regent,
    Role,
    Thing,
    Turned,
    Values,
    shown,
)

Text = tuple[str, dict[str, str | int]]
"""The key of a text, and its arguments."""


class MarkView(TypedDict):
    """A board, marker or token on a space."""

    symbol: str
    secret: bool
    """Whether nobody but this player sees it."""


class BetweenView(TypedDict):
    """Where a space lies that is between two others, and what it looks like."""

    ends: tuple[str, str]
    symbol: str


class ShownSpace(TypedDict, total=False):
    """What else is seen of a space; what there is nothing of is missing."""

    turned: bool
    """Whether the score tile shows its back: the table is mirrored."""
    marks: list[MarkView]
    notes: list[Text]
    """What there is to say about it."""
    heap: dict[str, int]
    """Tokens that lie here, by symbol."""
    carried: dict[str, dict[str, int]]
    """What caballeros here carry: by colour, then by symbol."""
    holder: int
    """The seat to which it belongs."""
    absent: bool
    """Whether it is not on the map now."""
    between: BetweenView


class BelongingView(TypedDict):
    """Something that a player has."""

    text: Text
    sign: str | None
    """The key of a short word for it; nothing: the text is short enough."""
    space: str | None
    """The space that it is about, if this player may know it."""
    hidden: bool
    """Whether it is not for everybody to know."""
    card: str | None
    """The card that it is about."""
    reveal: str | None
    """How the keys of the texts begin with which its owner can bring it to light."""


class AsideView(TypedDict):
    """Caballeros of one colour that stand with a player and not on the map."""

    sign: str
    """The key of the word for where they stand."""
    colour: str
    count: int
    text: Text
    about: str | None
    """The key of a sentence that says what becomes of them."""


class ShownSeat(TypedDict, total=False):
    """What else is seen of a player; what there is nothing of is missing."""

    belongings: list[BelongingView]
    aside: list[AsideView]
    laid: str
    """The power card without a value that the player has laid in this round."""
    picked: list[int]
    """The values of the power cards that the player has picked so far, while all pick theirs."""
    regent: bool
    """Whether the player's Grande acts as King."""


class LinkView(TypedDict):
    """Something that joins two spaces: between the marks of this symbol on them."""

    kind: str
    ends: tuple[str, str]
    symbol: str


class RoleView(TypedDict):
    """A card that some player has by the rank of their power card."""

    card: str
    place: int
    seat: int | None


class ShownTable(TypedDict):
    """What else is seen of the table."""

    closed: list[int]
    """Stacks whose face-up card cannot be taken."""
    turned: list[int]
    """Score tiles that show their backs."""
    throne: str | None
    """Where the King stands on the map."""
    roles: list[RoleView]
    links: list[LinkView]
    news: list[Text]
    """What everybody should know besides."""


class Furnished:
    """All that the modules of a table show of a position as a player sees it."""

    def __init__(self, position: Position, viewer: int) -> None:
        rules = position.rules
        self._position, self._rules = position, rules
        self.spaces: list[ShownSpace] = [{} for _ in rules.spaces]
        self.seats: list[ShownSeat] = [{} for _ in range(rules.players)]
        self.table: ShownTable = {
            "closed": [n for n in range(1, rules.stacks + 1) if any(barred(position, n) for barred in rules.barred)],
            "turned": [],
            "throne": self._key(position.board.king),
            "roles": [],
            "links": [],
            "news": [],
        }
        self._load()
        for thing in shown(position, viewer):
            self._on_space(thing)
            self._at_seat(thing)
            self._on_table(thing)

    def _on_space(self, thing: Thing) -> None:
        match thing:
            case Mark(space, symbol, secret):
                self.spaces[space].setdefault("marks", []).append({"symbol": symbol, "secret": secret})
            case Note(space, text, values):
                self._note(space, text, values)
            case Heap(space, symbol, amount):
                self.spaces[space].setdefault("heap", {})[symbol] = amount
            case Holder(space, seat):
                self.spaces[space]["holder"] = seat
            case Absent(space):
                self.spaces[space]["absent"] = True
            case Between(space, one, other, symbol):
                self.spaces[space]["between"] = {"ends": self._ends(one, other), "symbol": symbol}

    def _at_seat(self, thing: Thing) -> None:
        match thing:
            case Belonging(seat):
                self.seats[seat].setdefault("belongings", []).append(self._belonging(thing))
            case Aside(seat):
                self.seats[seat].setdefault("aside", []).append(self._aside(thing))
            case Laid(seat, card):
                self.seats[seat]["laid"] = self._rules.cards[card].key
            case Picked(seat, cards):
                self.seats[seat]["picked"] = [self._rules.values[number] for number in cards]
            case Regent(seat, throne):
                self.seats[seat]["regent"] = True
                self.table["throne"] = self._key(throne)

    def _on_table(self, thing: Thing) -> None:
        match thing:
            case Turned(tile):
                self._turn(tile)
            case Link(kind, one, other, symbol):
                self.table["links"].append({"kind": kind, "ends": self._ends(one, other), "symbol": symbol})
            case Role(number, seat):
                card = self._rules.cards[number]
                holder = None if seat == NOBODY else seat
                self.table["roles"].append({"card": card.key, "place": card.place, "seat": holder})
            case News(text, values):
                self.table["news"].append((text, named(self._rules, values)))

    def _load(self) -> None:
        """Give caballeros what they carry."""
        for mark in self._rules.marks:
            for cell in range(len(self._position.board.caballeros)):
                space, colour = divmod(cell, COLOURS)
                count = mark.count(self._position, cell)
                if count:
                    carried = self.spaces[space].setdefault("carried", {})
                    carried.setdefault(COLOUR_NAMES[colour], {})[mark.symbol] = count
                    self._note(space, mark.note, {"player": colour, "count": count})

    def _turn(self, tile: int) -> None:
        """A score tile shows its back, wherever its table counts."""
        self.table["turned"].append(tile)
        for space in range(len(self._rules.spaces)):
            if self._position.board.tile_on(self._position.table_space(space)) == tile:
                self.spaces[space]["turned"] = True
                self._note(space, "table-tile-turned", {})

    def _note(self, space: int, text: str, values: Values) -> None:
        self.spaces[space].setdefault("notes", []).append((text, named(self._rules, values)))

    def _belonging(self, thing: Belonging) -> BelongingView:
        return {
            "text": (thing.text, named(self._rules, thing.values)),
            "sign": thing.sign or None,
            "space": self._key(thing.space),
            "hidden": thing.hidden,
            "card": None if thing.card == NOTHING else self._rules.cards[thing.card].key,
            "reveal": thing.reveal or None,
        }

    def _aside(self, thing: Aside) -> AsideView:
        return {
            "sign": thing.sign,
            "colour": COLOUR_NAMES[thing.colour],
            "count": thing.amount,
            "text": (thing.text, named(self._rules, {"player": thing.colour, "count": thing.amount})),
            "about": thing.about or None,
        }

    def _ends(self, one: int, other: int) -> tuple[str, str]:
        return self._rules.spaces[one].key, self._rules.spaces[other].key

    def _key(self, space: int) -> str | None:
        return self._rules.spaces[space].key if space >= 0 else None
