"""More words for the tests of the rules: whole rounds, turns from their beginning, scorings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from elgrande import Game
from elgrande.engine.machine import Event
from elgrande.events import tell
from elgrande.notation import COLOUR_NAMES, split
from elgrande.rules.base.round import StartTurn
from elgrande.texts import say
from tests.situation import situation


def follow(game: Game, line: str) -> list[Event]:
    """Make all choices of a line of notation; what happened."""
    events: list[Event] = []
    for colour, text in split(line):
        events += game.play(text, COLOUR_NAMES.index(colour) if colour else None)
    return events


def turn(caballeros: str = "", *, power: int = 7, player: str = "red", later: str = "", **rest: Any) -> Game:
    """The turn of a player who has played this power card begins: he may take reinforcements; some are `later`."""
    game = situation(caballeros, turn=player, **rest)
    seats, position = [COLOUR_NAMES.index(colour) for colour in (player, *later.split())], game.position
    position.board.power[seats[0]] = power
    position.stack.pop()
    position.then(*[StartTurn(seat) for seat in seats])
    position.run()
    return game


def last_turn(caballeros: str = "", *, round: int = 3, castillo: str = "open", **rest: Any) -> Game:
    """The last turn of a round is about to end; a general scoring follows after rounds 3, 6 and 9."""
    return situation(caballeros, round=round, castillo=castillo, card="king", **rest)


def general_scoring(caballeros: str, dials: str = "", **rest: Any) -> tuple[Game, list[Event]]:
    """A general scoring, with these dials; what happened from the end of the last turn on."""
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


def kinds(events: Sequence[Event], *wanted: str) -> list[Event]:
    """The events of these kinds, in their order."""
    return [event for event in events if event[0] in wanted]


def scored_order(game: Game, events: Sequence[Event]) -> str:
    """The spaces that were scored, in their order."""
    return " ".join(game.rules.spaces[event[1]].short for event in kinds(events, "scoring", "nothing-scored"))


def won(game: Game, events: Sequence[Event], space: str) -> list[int]:
    """The points that each player won on a space."""
    points = [0] * game.rules.players
    for _, player, count, _, where in kinds(events, "points"):
        if game.rules.spaces[where].short == space:
            points[player] += count
    return points


def reason(key: str, space: str = "Castillo") -> str:
    """How a refusal begins that is for this reason, as a pattern; some speak of a space, mostly the Castillo."""
    return "^" + re.escape(say(f"reason-{key}", option="", space=space))


def taboo(space: str) -> str:
    """How a refusal begins because nothing may change in a region, whatever the reason (KI-41)."""
    return f"({reason('king', space)}|{reason('taboo', space)})"


def log(game: Game, events: Sequence[Event]) -> list[str]:
    """What happened, in words."""
    return [tell(game.rules, game.names, event) for event in events]


def stack(game: Game, number: int) -> list[str]:
    """The face-down cards of a stack, the top one first."""
    return [game.rules.cards[card].key for card in game.position.board.stacks[number]]


def offered(game: Game) -> list[str]:
    """The face-up cards, one of each stack; nothing where it has been taken."""
    return [game.rules.cards[card].key if card >= 0 else "" for card in game.position.board.offered[1:]]


def play_out(game: Game, until_round: int = 99) -> list[Event]:
    """Play on, always the first option, to the beginning of a round or to the end of the game."""
    events: list[Event] = []
    while not game.over and game.position.board.round < until_round:
        events += game.play(game.decision.options[0])
    return events
