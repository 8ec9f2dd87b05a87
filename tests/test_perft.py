"""How many ways there are to make the first choices: any change of a rule changes these counts."""

from __future__ import annotations

from elgrande import Game
from elgrande.tools.perft import perft
from tests.situation import situation


def counts(game: Game, depth: int) -> list[int]:
    return [perft(game.position, n) for n in range(1, depth + 1)]


def test_the_first_round_of_two_players() -> None:
    assert counts(Game.new(players=2, seed=1), 4) == [13, 156, 590, 2490]


def test_an_intrigue_of_five_players_under_two_vetoes() -> None:
    game = situation(
        "Gal: 2 red, 1 blue; Ara: 1 green, 2 yellow; Sev: 1 purple, 1 red; Cas: 2 blue",
        king="Nue",
        players=5,
        card="intrigue-both-2",
        court="3 red",
        vetoes="blue purple",
    )
    assert counts(game, 5) == [3, 26, 197, 1604, 14293]


def test_the_end_of_the_last_round_of_a_short_game_of_three_players() -> None:
    game = situation(
        "Gal: 3 red, 2 blue; Val: 1 green; Cas: 1 red, 2 green",
        king="Gra",
        players=3,
        rounds=6,
        round=9,
        turn="green",
        card="secret-scoring",
        court="2 green",
    )
    assert counts(game, 5) == [3, 22, 167, 1298, 2455]
