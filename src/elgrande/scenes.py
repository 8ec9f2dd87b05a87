"""From a view to the picture that shows it."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.board.spaces import CASTILLO, COLOURS, NOTHING
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.picture import WORDS, FaceUp, Scene, Seat, Spot
from elgrande.texts import say
from elgrande.view import View


def scene(view: View, names: Sequence[str], language: str = "en") -> Scene:
    """The scene of a position as a player sees it, in his language."""
    board, rules = view.board, view.position.rules
    return Scene(
        spots=tuple(_spot(view, region, language) for region in rules.regions),
        castillo=_spot(view, CASTILLO, language),
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


def _spot(view: View, space: int, language: str) -> Spot:
    board, rules = view.board, view.position.rules
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    return Spot(
        key=rules.spaces[space].key,
        name=space_name(rules, space, language),
        caballeros=None if hidden else tuple(board.caballeros[space * COLOURS : space * COLOURS + rules.players]),
        grandes=tuple(player for player, where in enumerate(board.grande) if where == space),
        king=board.king == space,
        table=view.position.table(space),
        tile=board.tile_on(space) != NOTHING,
    )


def _face_up(view: View, stack: int, language: str) -> FaceUp:
    rules, card = view.position.rules, view.board.offered[stack]
    if card == NOTHING:
        return FaceUp(stack, None, stack)
    return FaceUp(stack, card_name(rules, card, language), rules.cards[card].place)
