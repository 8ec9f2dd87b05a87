"""From a view to the picture that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from elgrande.board.options import BEARER, WITH_GOLD, WITH_GOODS
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOTHING
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.picture import WORDS, FaceUp, Scene, Seat, Spot
from elgrande.texts import say
from elgrande.view import View

CARRIED: Final = {WITH_GOLD: "gold", WITH_GOODS: "goods", BEARER: "banner"}
"""How the picture calls what caballeros of each kind carry."""
HEAPS: Final = {"gold": "america", "goods": "africa"}
"""Where tokens lie that nobody has taken yet."""


def scene(view: View, names: Sequence[str], language: str = "en") -> Scene:
    """The scene of a position as a player sees it, in his language."""
    board, rules = view.board, view.position.rules
    shown = {name: value for show in rules.shows for name, value in show(view.position).items()}
    spots = [_spot(view, space, shown, language) for space in range(len(rules.spaces))]
    return Scene(
        spots=tuple(spots[:CASTILLO] + spots[CASTILLO + 1 :]),
        castillo=spots[CASTILLO],
        seats=tuple(
            Seat(
                name=name,
                colour=COLOUR_NAMES[seat],
                score=board.score[seat],
                court=board.court[seat],
                province=board.province[seat],
                power=board.power[seat] or None,
                start=board.start == seat,
                on_turn=board.player == seat,
                hand_size=board.hand[seat].bit_count(),
            )
            for seat, name in enumerate(names)
        ),
        offered=tuple(_face_up(view, stack, language) for stack in range(1, rules.stacks + 1)),
        tiles_beside=tuple(table for table, where in zip(rules.tiles, board.tiles, strict=True) if where < 0),
        round=board.round,
        rounds=rules.rounds,
        words={key: say(f"picture-{key.replace('_', '-')}", language) for key in WORDS},
    )


def _spot(view: View, space: int, shown: dict[str, Any], language: str) -> Spot:
    board, rules, key = view.board, view.position.rules, view.position.rules.spaces[space].key
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    heaps = [(kind, shown["tokens"][kind]["lying"]) for kind, colony in HEAPS.items() if colony == key]
    return Spot(
        key=key,
        name=space_name(rules, space, language),
        caballeros=None if hidden else tuple(board.caballeros[space * COLOURS : space * COLOURS + rules.players]),
        grandes=tuple(player for player, where in enumerate(board.grande) if where == space),
        king=board.king == space,
        table=view.position.table(space),
        tile=board.tile_on(space) != NOTHING,
        black=0 if hidden else board.on(space, BLACK),
        heap=tuple(heaps),
        carried=tuple(_carried(view, space)),
        marks=tuple(_marks(key, shown)),
    )


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
    """The limit board on a region, and the markers for a later scoring."""
    limit = ["limit"] if shown.get("limit_board", {}).get("space") == key else []
    later = [space for spaces in shown.get("delayed", {}).values() for space in spaces]
    return limit + ["later"] * later.count(key)


def _face_up(view: View, stack: int, language: str) -> FaceUp:
    rules, card = view.position.rules, view.board.offered[stack]
    if card == NOTHING:
        return FaceUp(stack, None, stack)
    return FaceUp(stack, card_name(rules, card, language), rules.cards[card].place)
