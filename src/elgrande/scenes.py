"""From a view to the picture that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elgrande.board.options import BEARER, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOTHING
from elgrande.notation import COLOUR_NAMES, card_name, power_card, space_name
from elgrande.picture import WORDS, FaceUp, Scene, Seat, Spot
from elgrande.texts import say
from elgrande.view import View

CARRIED: Final = {WITH_GOLD: "gold", WITH_GOODS: "goods", BEARER: "banner"}
"""How the picture calls what caballeros of each kind carry."""
HEAPS: Final = {"gold": "america", "goods": "africa"}
"""Where tokens lie that nobody has taken yet."""
AT_SEATS: Final = ("guests-", "reserve")
"""How the keys of spaces begin that are shown with the players and not on the map."""
MARKS: Final = {
    "delayed": "later",
    "castillo_in": "tower",
    "quarantine": "quarantine",
    "protected": "protected",
    "limits": "six",
    "allied": "alliance",
    "bridge": "bridge-end",
    "limit_board": "limit",
    "storms": "storm",
    "doubled": "double",
    "boycott": "boycott",
    "incognito": "incognito",
}
"""Which symbol lies on the spaces that modules tell by these names."""


def scene(view: View, names: Sequence[str], language: str = "en") -> Scene:
    """The scene of a position as a player sees it, in his language."""
    board, rules = view.board, view.position.rules
    shown = {name: value for show in rules.shows for name, value in show(view.position).items()}
    places = [space for space in range(len(rules.spaces)) if _is_on_map(rules.spaces[space].key, shown)]
    return Scene(
        spots=tuple(_spot(view, space, shown, language) for space in places if space != CASTILLO),
        castillo=_spot(view, CASTILLO, shown, language),
        seats=tuple(
            Seat(
                name=name,
                colour=COLOUR_NAMES[seat],
                score=board.score[seat],
                court=board.court[seat],
                province=board.province[seat],
                power=power_card(rules, board.power[seat]).removeprefix("P") if board.power[seat] else None,
                start=board.start == seat,
                on_turn=board.player == seat,
                hand_size=board.hand[seat].bit_count(),
                aside=tuple(_aside(view, seat)),
            )
            for seat, name in enumerate(names)
        ),
        offered=tuple(_face_up(view, stack, language) for stack in range(1, rules.stacks + 1) if board.round),
        tiles_beside=tuple(table for table, where in zip(rules.tiles, board.tiles, strict=True) if where < 0),
        round=board.round,
        rounds=rules.rounds,
        words={key: say(f"picture-{key.replace('_', '-')}", language) for key in WORDS},
    )


def _is_on_map(key: str, shown: dict[str, Any]) -> bool:
    """Whether a space is drawn on the map now: a bridge while it stands, the board beside the Castillo in danger."""
    if key == "bridge":
        return shown["bridge"] is not None
    return shown["collapsing"] is True if key == "beside" else not key.startswith(AT_SEATS)


def _aside(view: View, seat: int) -> list[tuple[str, str, int]]:
    """The caballeros that stand with a player: guests at his court, his own in reserve."""
    board, rules = view.board, view.position.rules
    found: list[tuple[str, str, int]] = []
    for number, space in enumerate(rules.spaces):
        counts = [(colour, board.on(number, colour)) for colour in range(rules.players)]
        if space.key == f"guests-{seat}":
            found += [("guests", COLOUR_NAMES[colour], count) for colour, count in counts if count]
        elif space.key == "reserve":
            found += [("reserve", COLOUR_NAMES[colour], count) for colour, count in counts if count and colour == seat]
    return found


def _spot(view: View, space: int, shown: dict[str, Any], language: str) -> Spot:
    board, rules, key = view.board, view.position.rules, view.position.rules.spaces[space].key
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    heaps = [(kind, shown["tokens"][kind]["lying"]) for kind, colony in HEAPS.items() if colony == key]
    grandes = tuple(player for player, where in enumerate(board.grande) if where == space)
    tile = board.tile_on(space)
    turned = tile != NOTHING and "turned" in shown and shown["turned"][tile]
    table = view.position.table(space)
    return Spot(
        key=key,
        name=space_name(rules, space, language),
        caballeros=None if hidden else tuple(board.caballeros[space * COLOURS : space * COLOURS + rules.players]),
        grandes=grandes,
        king=space == (board.king if shown.get("acting") is None else CASTILLO),
        table=table[::-1] if turned else table,
        tile=tile != NOTHING,
        black=0 if hidden else board.on(space, BLACK),
        heap=tuple(heaps),
        carried=tuple(_carried(view, space)),
        marks=tuple(_marks(key, shown)),
        between=tuple(shown["bridge"]) if key == "bridge" else None,
        holder=_holder(key, shown),
        acting=shown["acting"] if shown.get("acting") in grandes else None,
    )


def _holder(key: str, shown: dict[str, Any]) -> str | None:
    """The colour of the player who has a ship."""
    seats = [ship["seat"] for ship in shown.get("ships", []) if ship["space"] == key]
    return COLOUR_NAMES[seats[0]] if seats and seats[0] is not None else None


def _carried(view: View, space: int) -> list[tuple[str, str, int]]:
    """What caballeros on a space carry, by colour."""
    if not view.position.rules.marks:
        return []
    cells = [(COLOUR_NAMES[colour], space * COLOURS + colour) for colour in range(COLOURS)]
    return [
        (colour, CARRIED[kind], count)
        for colour, cell in cells
        for kind, count in view.position.kinds(cell)
        if kind in CARRIED
    ]


def _marks(key: str, shown: dict[str, Any]) -> list[str]:
    """The boards, markers and tokens on a region; of what is secret, one's own."""
    danger = ["collapse"] if key == "castillo" and shown.get("collapsing") else []
    return danger + [mark for name, mark in MARKS.items() for where in _told(shown.get(name)) if where == key]


def _told(value: Any) -> list[Any]:
    """The keys of the spaces in what a module tells by one name."""
    if isinstance(value, list):
        return [key for one in value for key in _told(one)]
    if isinstance(value, dict):
        return [key for name, one in value.items() if name not in ("seat", "room") for key in _told(one)]
    return [value]


def _face_up(view: View, stack: int, language: str) -> FaceUp:
    rules, card = view.position.rules, view.board.offered[stack]
    if card == NOTHING:
        return FaceUp(stack, None, stack)
    return FaceUp(stack, card_name(rules, card, language), rules.cards[card].place)
