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
    assert counts(game, 5) == [3, 23, 184, 1516, 2709]


def test_the_set_up_of_grand_inquisitor_for_two_players() -> None:
    assert counts(Game.new(players=2, seed=1, modules=["grand_inquisitor"]), 4) == [8, 64, 832, 9984]


def test_a_turn_with_journeys_and_tokens_under_a_veto() -> None:
    game = situation(
        "Shi: 2 red, 1 blue; Ame: 1 red; Afr: 1 blue; Amb: 1 green; Lim: 2 red, 2 black; Sev: 1 blue",
        king="Cat",
        players=3,
        modules=["grand_inquisitor"],
        inquisitor="red",
        carriers="goods Shi.red",
        lying="1 gold, 2 goods",
        card="transport",
        court="2 red",
        vetoes="blue",
    )
    assert counts(game, 4) == [5, 29, 253, 1880]


def test_journeys_of_two_ships_of_caballeros() -> None:
    game = situation(
        "Shi: 2 red, 1 black; Ame: 1 red; Vic: 1 red",
        king="Val",
        players=2,
        modules=["grand_inquisitor"],
        inquisitor="red",
        carriers="gold Ame.red",
        fresh="1 Shi.red",
        whole_turn=True,
    )
    assert counts(game, 4) == [6, 36, 172, 870]


def test_banners_of_four_players_under_an_angry_king() -> None:
    game = situation(
        "Gal: 2 red, 2 blue; Val: 2 blue, 1 green; Cat: 1 green, 2 yellow",
        king="Nue",
        modules=["anniversary"],
        card="angry-king",
        banners="red:Gal blue:Val green:Cat yellow:Cat",
        court="2 red",
    )
    assert counts(game, 5) == [3, 21, 181, 1457, 13239]


def test_banners_and_colonies_of_two_players() -> None:
    game = situation(
        "Shi: 3 red; Lim: 2 red, 3 blue; Sev: 2 blue; Afr: 2 blue",
        king="Ara",
        players=2,
        modules=["grand_inquisitor", "anniversary"],
        card="intrigue-both-2",
        banners="red:Shi blue:Sev",
        carriers="gold Shi.red, goods Afr.blue",
    )
    assert counts(game, 5) == [2, 7, 44, 340, 2704]
