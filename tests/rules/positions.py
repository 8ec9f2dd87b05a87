"""Positions for the tests of any module: a turn from its beginning, the end of a round, scorings, new games."""

from __future__ import annotations

from itertools import count
from typing import Any

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import StartTurn
from tests.rules.playing import follow
from tests.situation import situation

NINE = "Gal Vas Ara Cat Vie Nue Sev Gra Val"
"""All regions, in track order."""


def turn(caballeros: str = "", *, power: int = 7, player: str = "red", later: str = "", **rest: Any) -> Game:
    """A player who has played this power card begins their turn with reinforcements; `later` names who is next."""
    game = situation(caballeros, turn=player, **rest)
    seats, position = [COLOUR_NAMES.index(colour) for colour in (player, *later.split())], game.position
    position.board.power[seats[0]] = power
    position.stack.pop()
    position.then_all([StartTurn(seat) for seat in seats])
    position.run()
    return game


def last_turn(caballeros: str = "", *, round: int = 3, castillo: str = "open", **rest: Any) -> Game:
    """The last turn of a round is about to end; a general scoring follows after rounds 3, 6 and 9."""
    return situation(caballeros, round=round, castillo=castillo, card="king", **rest)


def general_scoring(caballeros: str, dials: str = "", **rest: Any) -> tuple[Game, list[Event]]:
    """A general scoring with these dials, and the events since the end of the last turn."""
    game = last_turn(caballeros, **rest)
    return game, follow(game, f"end {dials}")


def special_scoring(caballeros: str, region: str, **rest: Any) -> list[int]:
    """The points of all players after a special scoring of one region, or of the Castillo."""
    if region == "Cas":
        game = situation(caballeros, card="score-castillo", **rest)
        game.follow("special")
    else:
        game = situation(caballeros, card="score-region", **rest)
        game.follow(f"special {region}")
    return game.scores


def game_offering(key: str) -> Game:
    """A new game with four players that turns up this card in its first round."""
    games = (Game.new(players=4, seed=seed) for seed in count())
    return next(game for game in games if game.rules.card_named(key) in game.position.board.offered)


def has_played(game: Game, colour: str, *values: int) -> None:
    """Take these power cards from a player's hand: they were played in earlier rounds."""
    for value in values:
        game.position.board.hand[COLOUR_NAMES.index(colour)] &= ~(1 << value)


def put_on_top(game: Game, stack: int, key: str) -> None:
    """Put a card on top of its stack, so that the next round turns it up."""
    board, card = game.position.board, game.rules.card_named(key)
    place = board.stacks[stack].index(card)
    board.stacks[stack] = (card, *board.stacks[stack][:place], *board.stacks[stack][place + 1 :])
