"""Positions for the tests of King & Intrigue: new games, turns, the secret choice of power cards."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import EndTurns, StartTurn
from elgrande.rules.choosing import ChooseCard
from elgrande.rules.king_intrigue.turn import TakeAction
from tests.situation import situation

KI = ("king_intrigue",)
PLAYERS = (2, 3, 4, 5)

HOMES = "red:Gra blue:Val green:Cat yellow:Nue purple:Sev"
"""Where the Grandes stand, unless a test says otherwise."""


def new(players: int = 4, modules: tuple[str, ...] = KI, seed: int = 1, **options: Any) -> Game:
    """A new game, before the dials of the set-up."""
    return Game.new(players=players, modules=modules, seed=seed, **options)


def ki(
    caballeros: str = "",
    *,
    power: str,
    turn: str = "red",
    later: str = "",
    whole: bool = False,
    vetoes: str = "",
    modules: tuple[str, ...] = KI,
    **rest: Any,
) -> Game:
    """It is somebody's turn, after their reinforcements; `power` says the values that the players have played.

    With `whole` the turn begins from its first step. `later` names who follows; otherwise the round is over.
    """
    values = [int(value) for value in power.split()]
    grandes = " ".join(HOMES.split()[: len(values)])
    game = situation(caballeros, modules=modules, players=len(values), **{"grandes": grandes, "king": "Gal", **rest})
    position, board, rules = game.position, game.position.board, game.rules
    board.power = [rules.values.index(value) for value in values]
    board.hand = [hand & ~(1 << played) for hand, played in zip(board.hand, board.power, strict=True)]
    for holder in vetoes.split():
        keep = (rules.card_named("ki-veto"), COLOUR_NAMES.index(holder), rules.next_round(board.round) or board.round)
        board.kept += (keep,)
    while not isinstance(position.stack[-1], EndTurns):
        position.stack.pop()
    position.then_all([StartTurn(COLOUR_NAMES.index(colour)) for colour in later.split()])
    player = COLOUR_NAMES.index(turn)
    board.player = player
    begin = 0 if whole else rules.turn.index(TakeAction)
    position.then_all([make(player) for make in rules.turn[begin:]])
    position.run()
    return game


def with_card(value: int, caballeros: str = "", **rest: Any) -> Game:
    """Red's turn with a power card of this value, which is neither the highest nor the lowest of the round."""
    others = "180 10 130" if value != 130 else "180 10 140"
    return ki(caballeros, power=f"{value} {others}", **rest)


def choosing(players: int = 4, **rest: Any) -> Game:
    """All players have dialled their regions and now choose their power cards."""
    game = new(players, **rest)
    while not isinstance(game.decision.decision, ChooseCard):
        game.play(game.decision.options[0])
    return game


def first_round(players: int = 4, highest: bool = False, **rest: Any) -> Game:
    """The first round begins; everybody has chosen their lowest cards, or their highest."""
    game = choosing(players, **rest)
    while not game.position.board.round:
        game.play(game.decision.options[0 if highest else -1])
    return game
