"""Made-up boards for lessons: the engine shows and scores them, so that a lesson cannot say anything else."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.game import Game
from elgrande.notation import COLOUR_NAMES, SEAT_COLOURS
from elgrande.rules.base.scoring import awards, counting, decided, places
from elgrande.rules.build import blank_board
from elgrande.rules.config import ConfigError
from elgrande.rules.fields import Field, PlayerField, RegionField
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.server.errors import Refused
from elgrande.server.game_setup import settings_of
from elgrande.server.requests import Example
from elgrande.server.seat_view import strange_spaces
from elgrande.server.table_state import ExampleBoard, Scored, TableConfig
from elgrande.view import SPECTATOR

PAIR: Final = 2
"""A field with two spaces joins them: it has both or none."""


def example_board(example: Example) -> ExampleBoard:
    """The board of an example, and what scoring its spaces brings."""
    game = _game(example)
    position = game.position
    view = game.view(SPECTATOR).as_dict()
    scored = {key: _scored(position, _space(game.rules, key)) for key in example.score if key}
    totals = [0] * example.players
    for one in scored.values():
        for seat, points, _ in one.awards:
            totals[seat] += points
    return ExampleBoard(
        config=TableConfig(**settings_of(game.rules.config)),
        view=view,
        seats=list(SEAT_COLOURS[: example.players]),
        counted=game.rules.places,
        scored=scored,
        totals=totals,
        plates=strange_spaces(view) or UNSET,
        symbols=game.rules.secrets.symbols or UNSET,
    )


def _scored(position: Position, space: int) -> Scored:
    won = [(seat, points, position.rules.scoring.sources[source]) for seat, points, source in awards(position, space)]
    return Scored(places(decided(position, [space], counting(position, space))), won)


def _game(example: Example) -> Game:
    """A game before its first round, with nothing on the board but what the example says."""
    castillo = "hidden" if example.hidden else "open"
    try:
        game = Game.new(players=example.players, modules=example.modules, seed=0, castillo=castillo)
    except ConfigError as problem:
        raise Refused(str(problem)) from problem
    rules, position, board = game.rules, game.position, game.position.board
    board.extra = blank_board(rules).extra
    board.king = _per_seat(rules, [example.king], 1, region=True)[0]
    board.grande = _per_seat(rules, example.grandes, example.players, region=True)
    board.tiles = _per_seat(rules, example.tiles, len(board.tiles))
    _put_caballeros(position, example)
    for name, values in example.fields.items():
        field = next((one for one in rules.fields if one.name == name), None)
        if field is None or len(values) > field.count:
            raise Refused(f"nothing called {name!r} is kept on this board")
        for which, value in enumerate(values):
            field.put(position, _value(position, field, value), which)
        if isinstance(field, RegionField) and field.each == PAIR and field.how_many(position, field.first) == 1:
            raise Refused(f"{name!r} joins two spaces")
    return game


def _put_caballeros(position: Position, example: Example) -> None:
    """Place the caballeros; those that the example does not mention are in the province."""
    rules, board = position.rules, position.board
    board.caballeros = [0] * len(board.caballeros)
    for key, counts in example.caballeros.items():
        cell = _space(rules, key) * COLOURS
        if cell < 0 or any(counts[example.players : COLOURS - 1]):
            raise Refused(f"nobody can stand at {key!r}")
        board.caballeros[cell : cell + len(counts)] = counts
    board.court = [0] * example.players
    board.province = [rules.caballeros - sum(board.caballeros[seat::COLOURS]) for seat in range(example.players)]
    if min(board.province) < 0:
        raise Refused("a player has fewer caballeros than that")


def _space(rules: Rules, key: str) -> int:
    if not key:
        return NOWHERE
    for number, space in enumerate(rules.spaces):
        if space.key == key:
            return number
    raise Refused(f"there is no {key!r} on this board")


def _per_seat(rules: Rules, keys: list[str], count: int, region: bool = False) -> list[int]:
    """A space for each of so many; those that are not mentioned are nowhere."""
    spaces = [_space(rules, key) for key in keys]
    if len(spaces) > count or (region and any(space not in (NOWHERE, *rules.regions) for space in spaces)):
        raise Refused("this does not stand there")
    return spaces + [NOWHERE] * (count - len(spaces))


def _value(position: Position, field: Field, word: str) -> int:
    """A value of a field: a space, or a seat by its colour."""
    value = NOWHERE
    if isinstance(field, RegionField):
        value = _space(position.rules, word)
    elif isinstance(field, PlayerField) and word in COLOUR_NAMES:
        value = COLOUR_NAMES.index(word)
    elif word:
        raise Refused(f"{field.name!r} cannot be {word!r}")
    if not field.fits(position, value):
        raise Refused(f"{field.name!r} cannot be {word!r}")
    return value
