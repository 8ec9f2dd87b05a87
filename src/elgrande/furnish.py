"""Puts what modules show where it belongs in a view, as plain data: with the spaces, the players and the table."""

from __future__ import annotations

from elgrande.board.spaces import COLOURS, NOBODY, NOTHING
from elgrande.events import named
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.position import Position
from elgrande.rules.shown import (
    Absent,
    Belonging,
    Between,
    Heap,
    Holder,
    Laid,
    Link,
    Mark,
    News,
    Note,
    OffBoard,
    Picked,
    Regent,
    Role,
    Thing,
    Turned,
    Values,
    shown,
)
from elgrande.view_data import AsideView, BelongingView, BoardView, PlayerView, SpaceView


def furnish(seen: BoardView, position: Position, viewer: int) -> None:
    """Add to a player's view what the modules of the table show of a position."""
    furnisher = _Furnisher(seen, position)
    furnisher.load()
    for thing in shown(position, viewer):
        furnisher.bring(thing)


class _Furnisher:
    """A view while it is being furnished."""

    def __init__(self, seen: BoardView, position: Position) -> None:
        self._position, self._rules, self._seen = position, position.rules, seen

    def _space(self, space: int) -> SpaceView:
        return self._seen["spaces"][self._rules.spaces[space].key]

    def _seat(self, seat: int) -> PlayerView:
        return self._seen["seats"][seat]

    def bring(self, thing: Thing) -> None:
        """Put a thing where it belongs."""
        self._on_space(thing)
        self._at_seat(thing)
        self._on_table(thing)

    def load(self) -> None:
        """Give caballeros what they carry."""
        cells = [cell for cell, there in enumerate(self._position.board.caballeros) if there]
        for mark in self._rules.placing.marks:
            for cell in cells:
                count = mark.count(self._position, cell)
                if count:
                    space, colour = divmod(cell, COLOURS)
                    carried = self._space(space).setdefault("carried", {})
                    carried.setdefault(COLOUR_NAMES[colour], {})[mark.symbol] = count
                    self._note(space, mark.note, {"player": colour, "count": count})

    def _on_space(self, thing: Thing) -> None:
        match thing:
            case Mark(space, symbol, secret):
                self._space(space).setdefault("marks", []).append({"symbol": symbol, "secret": secret})
            case Note(space, text, values):
                self._note(space, text, values)
            case Heap(space, symbol, amount):
                self._space(space).setdefault("heap", {})[symbol] = amount
            case Holder(space, seat):
                self._space(space)["holder"] = seat
            case Absent(space):
                self._space(space)["absent"] = True
            case Between(space, one, other, symbol):
                self._space(space)["between"] = {"ends": self._ends(one, other), "symbol": symbol}

    def _at_seat(self, thing: Thing) -> None:
        match thing:
            case Belonging(seat):
                self._seat(seat).setdefault("belongings", []).append(self._belonging(thing))
            case OffBoard(seat):
                self._seat(seat).setdefault("aside", []).append(self._aside(thing))
            case Laid(seat, card):
                self._seat(seat)["laid"] = self._rules.cards[card].key
            case Picked(seat, cards, picks):
                self._seat(seat)["picks"] = picks
                self._seat(seat)["picked"] = [self._rules.values[number] for number in cards]
            case Regent(seat, throne):
                self._seat(seat)["regent"] = True
                self._seen["throne"] = self._key(throne)

    def _on_table(self, thing: Thing) -> None:
        match thing:
            case Turned(tile):
                self._turn(tile)
            case Link(kind, one, other, symbol):
                self._seen["links"].append({"kind": kind, "ends": self._ends(one, other), "symbol": symbol})
            case Role(number, seat):
                card = self._rules.cards[number]
                holder = None if seat == NOBODY else seat
                self._seen["roles"].append({"card": card.key, "place": card.place, "seat": holder})
            case News(text, values):
                self._seen["news"].append((text, named(self._rules, values)))

    def _turn(self, tile: int) -> None:
        """Turn a score tile over, wherever its table counts."""
        self._seen["turned"].append(tile)
        for space in range(len(self._rules.spaces)):
            if self._position.board.tile_on(self._position.table_space(space)) == tile:
                here = self._space(space)
                here["turned"], here["table"] = True, here["table"][::-1]
                self._note(space, "table-tile-turned", {})

    def _note(self, space: int, text: str, values: Values) -> None:
        self._space(space).setdefault("notes", []).append((text, named(self._rules, values)))

    def _belonging(self, thing: Belonging) -> BelongingView:
        return {
            "text": (thing.text, named(self._rules, thing.values)),
            "sign": thing.sign or None,
            "space": self._key(thing.space),
            "hidden": thing.hidden,
            "card": None if thing.card == NOTHING else self._rules.cards[thing.card].key,
            "reveal": thing.reveal or None,
        }

    def _aside(self, thing: OffBoard) -> AsideView:
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
