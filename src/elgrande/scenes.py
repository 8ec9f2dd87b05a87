"""From a view to the picture that shows it."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOTHING
from elgrande.notation import COLOUR_NAMES, card_name, power_card, space_name
from elgrande.outcome import ranking, winners
from elgrande.picture import WORDS, FaceUp, Result, Scene, Seat, Spot
from elgrande.points import Points
from elgrande.rules.position import Position
from elgrande.texts import listed, say
from elgrande.view import View
from elgrande.view_data import BoardView


def scene(view: View, names: Sequence[str], language: str = "en") -> Scene:
    """The scene of a position as a player sees it, in their language."""
    board, rules = view.board, view.position.rules
    seen = view.as_dict()
    places = [number for number, space in enumerate(rules.spaces) if not seen["spaces"][space.key].get("absent")]
    return Scene(
        spots=tuple(_spot(view, space, seen, language) for space in places if space != CASTILLO),
        castillo=_spot(view, CASTILLO, seen, language),
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
                aside=tuple(
                    (say(group["sign"], language), group["colour"], group["count"])
                    for group in seen["seats"][seat].get("aside", [])
                ),
            )
            for seat, name in enumerate(names)
        ),
        offered=tuple(_face_up(view, stack, language) for stack in range(1, rules.stacks + 1) if board.round),
        tiles_beside=tuple(
            table[: rules.places] for table, where in zip(rules.tiles, board.tiles, strict=True) if where < 0
        ),
        round=board.round,
        rounds=rules.rounds,
        symbols=rules.secrets.symbols,
        words={key: say(f"picture-{key.replace('_', '-')}", language) for key in WORDS},
    )


def result(position: Position, names: Sequence[str], points: Sequence[Points], language: str = "en") -> Result:
    """How a game has ended, in words of a language; `points` are all of the game."""
    won = winners(position)
    players = range(position.rules.players)
    return Result(
        headline=say("cli-won", language, names=listed([names[player] for player in won], language), count=len(won)),
        ranking=tuple(ranking(position)),
        winners=tuple(won),
        course=tuple(
            tuple(
                sum(one.points for one in points if one.player == player and one.round <= round)
                for round in position.rules.rounds
            )
            for player in players
        ),
    )


def _spot(view: View, space: int, seen: BoardView, language: str) -> Spot:
    board, rules = view.board, view.position.rules
    key = rules.spaces[space].key
    here = seen["spaces"][key]
    hidden = space == CASTILLO and rules.config.castillo == "hidden"
    grandes = tuple(player for player, where in enumerate(board.grande) if where == space)
    regents = [player for player in grandes if seen["seats"][player].get("regent")]
    between = here.get("between")
    return Spot(
        key=key,
        name=space_name(rules, space, language),
        caballeros=None if hidden else tuple(board.caballeros[space * COLOURS : space * COLOURS + rules.players]),
        grandes=grandes,
        king=key == seen["throne"],
        table=tuple(here["table"] if here.get("turned") else here["table"][: seen["places"]]),
        tile=here["tile"] != NOTHING,
        black=0 if hidden else board.on(space, BLACK),
        heap=tuple(here.get("heap", {}).items()),
        carried=tuple(
            (colour, symbol, count)
            for colour, loads in here.get("carried", {}).items()
            for symbol, count in loads.items()
        ),
        marks=tuple(mark["symbol"] for mark in here.get("marks", [])),
        between=between["ends"] if between else None,
        ground=between["symbol"] if between else "",
        holder=COLOUR_NAMES[here["holder"]] if "holder" in here else None,
        regent=regents[0] if regents else None,
    )


def _face_up(view: View, stack: int, language: str) -> FaceUp:
    rules, card = view.position.rules, view.board.offered[stack]
    if card == NOTHING:
        return FaceUp(stack, None, stack)
    return FaceUp(stack, card_name(rules, card, language), rules.cards[card].place)
