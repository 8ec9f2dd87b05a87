"""Positions for the tests of the Players' Edition and the Special Cards: who has played what, and what lies where."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.board.board import Kept
from elgrande.engine.step import Step
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import EndTurns, StartTurn, TakeTurns
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.king_intrigue.turn import TakeAction
from elgrande.rules.players_edition.actions import TURNED
from elgrande.rules.players_edition.jokers import STORM, PlayCards
from tests.fields import put
from tests.rules.king_intrigue.positions import HOMES
from tests.situation import situation

SETS = ("king_intrigue", "players_edition", "special_cards")
OTHERS = ("ki-king", "ki-anywhere", "ki-intrigue", "ki-adviser")
"""What the others have played, from the left neighbour on: the player on turn is neither first nor last."""
ROUND_OVER = "yellow PlayCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


def played(
    caballeros: str = "",
    *,
    card: str = "",
    turn: str = "red",
    plays: str = "",
    whole: bool = False,
    later: str = "",
    keeps: str = "",
    vetoes: str = "",
    turned: str = "",
    storming: str = "",
    storm: str = "",
    **rest: Any,
) -> Game:
    """It is somebody's turn with this power card; `plays` says what others have played, such as `blue:storm`.

    Their reinforcements are over, unless the `whole` turn is to come. Without a card all turns of the round are over.
    `storming` says which storms are still secret, `storm` which are not; `turned` which score tiles show their backs.
    """
    players = rest.get("players", 4)
    given = {"modules": SETS, "grandes": " ".join(HOMES.split()[:players]), **rest}
    game = situation(caballeros, whole_turn=True, **given)
    board = game.position.board
    for words in (storm, storming):
        put(game, "storm", words)
    for colour in (word.split(":")[0] for word in storm.split()):
        STORM.show(game.position, COLOUR_NAMES.index(colour))
    for tile in turned.split():
        TURNED.set(game.position, ["8", "4"].index(tile))
    board.kept = (*cards_kept(game, keeps), *cards_kept(game, " ".join(f"{who}:ki-veto" for who in vetoes.split())))
    seat = COLOUR_NAMES.index(turn)
    for place, key in enumerate(OTHERS[: players - 1]):
        board.power[(seat + 1 + place) % players] = number(game, key)
    board.power[seat] = number(game, card or "ki-score-region")
    for colour, key in (word.split(":") for word in plays.split()):
        board.power[COLOUR_NAMES.index(colour)] = number(game, key)
    begin(game, seat, card, whole, [COLOUR_NAMES.index(colour) for colour in later.split()])
    return game


def begin(game: Game, seat: int, card: str, whole: bool, later: list[int]) -> None:
    """Set up what is to come: this turn, those of others, then the rest of the round and of the game."""
    position, round = game.position, game.rules.round
    turn: list[Step] = []
    if card:
        position.board.player = seat
        turn = [StartTurn(seat)] if whole else [TakeAction(seat)]
    turn += [StartTurn(other) for other in later]
    position.stack = []
    position.then_all([*turn, EndTurns(), *[make() for make in round[round.index(TakeTurns) + 1 :]]])
    position.run()


def scoring(caballeros: str, dials: str = "", **rest: Any) -> Game:
    """The general scoring after round 3, with these dials; nobody has a Grande unless the test says so."""
    game = played(caballeros, **{"round": 3, "castillo": "open", "king": "Nue", "grandes": "", **rest})
    game.follow(dials)
    return game


def new_round(hands: str, *, start: str = "red", **rest: Any) -> Game:
    """A round begins in which the players have these cards: `red:storm+joker blue:ki-king`."""
    game = played("Gal: 1 red", **{"card": "ki-score-region", **rest})
    position, board = game.position, game.position.board
    board.power = [0] * game.rules.players
    board.start = COLOUR_NAMES.index(start)
    for colour, keys in (word.split(":") for word in hands.split()):
        numbers = [number(game, key) for key in keys.split("+")]
        board.hand[COLOUR_NAMES.index(colour)] = sum(1 << card for card in numbers)
        board.doubtful[COLOUR_NAMES.index(colour)] = ()
    round = game.rules.round
    position.stack = []
    position.then_all([make() for make in round[round.index(PlayCards) :]])
    position.run()
    return game


def cards_kept(game: Game, keeps: str) -> list[Kept]:
    """Cards that players keep: `blue:reserve red:espionage`."""
    words = [word.split(":") for word in keeps.split()]
    return [(game.rules.card_named(key), COLOUR_NAMES.index(colour), FOR_GOOD) for colour, key in words]


def number(game: Game, key: str) -> int:
    """The number of a power card."""
    return game.rules.actions.index(game.rules.card_named(key))
