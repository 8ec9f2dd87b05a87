"""What people are shown of the power cards that others have played: their memory, or a list (BASE-142, OPT-10)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from elgrande import SPECTATOR, Game
from elgrande.board.hand import cards_in, in_doubt
from elgrande.bots import make_bot
from elgrande.engine.chance import Chance
from elgrande.engine.event import Event
from elgrande.events import kept_in_log
from elgrande.rules.config import configure
from elgrande.view_data import PlayerView
from tests.rules.events import kinds, log
from tests.rules.king_intrigue.playing import play_value
from tests.rules.king_intrigue.positions import first_round
from tests.rules.positions import has_played
from tests.situation import asked, situation

KNOWN = ("surely_in_hand", "doubtful", "played", "perhaps_back")
"""What can be known of the power cards of others."""


def red_has_played(**options: Any) -> Game:
    """Red has played 13 this round, and 12, 8 and 3 before."""
    game = situation(king="Gal", card="power-card", court="1 red", **options)
    has_played(game, "red", 12, 8, 3)
    return game


def seen(game: Game, seat: int, of: int = 0) -> PlayerView:
    """What a seat is shown of a player."""
    return game.view(seat).as_dict()["seats"][of]


def in_round(number: int, **options: Any) -> Game:
    """A game in which a round has begun and its first power card was played."""
    game, chance = Game.new(players=3, seed=3, **options), Chance(3)
    while game.position.board.round < number:
        game.play(chance.pick(game.decision.options), game.decision.player)
    game.play(game.decision.options[0])
    return game


@pytest.mark.rule("OPT-10")
def test_they_are_for_the_memory_unless_the_table_lists_them() -> None:
    assert Game.new(seed=0).rules.config.played == "memory"


@pytest.mark.rule("OPT-10", "BASE-142")
@pytest.mark.parametrize("seat", [1, 2, 3, SPECTATOR])
def test_from_memory_others_are_shown_only_how_many_cards_are_left(seat: int) -> None:
    game = red_has_played()
    shown: Mapping[str, Any] = seen(game, seat)
    assert [shown[name] for name in KNOWN] == [None] * 4
    assert seen(game, seat)["hand"] is None
    assert seen(game, seat)["hand_size"] == 9
    assert seen(game, seat)["power"] == 13


@pytest.mark.rule("OPT-10", "BASE-142")
def test_this_rounds_card_is_on_view_until_phase_4_though_it_was_taken_back() -> None:
    for played in ("memory", "listed"):
        game = red_has_played(played=played)
        game.follow("special P13")
        assert seen(game, 1)["power"] == 13
        game.follow("end")
        assert asked(game) == "yellow PlayPowerCard"
        assert seen(game, 1)["power"] is None


@pytest.mark.rule("OPT-10")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_listed_all_see_what_was_played(seat: int) -> None:
    game = red_has_played(played="listed")
    assert seen(game, seat)["played"] == [3, 8, 12, 13]
    assert seen(game, seat)["perhaps_back"] == []
    game.follow("special P8")
    assert seen(game, seat)["played"] == []
    assert seen(game, seat)["perhaps_back"] == [3, 8, 12, 13]
    game.follow("end P12 P8" if seat else "end P11 P8")
    assert seen(game, seat)["played"] == [3, 8, 12, 13]
    assert seen(game, seat)["perhaps_back"] == []


@pytest.mark.rule("OPT-10", "KI-4")
def test_listed_cards_chosen_in_secret_are_listed_once_they_were_played() -> None:
    game = first_round(2, played="listed")
    assert [seen(game, 1)["played"], seen(game, 1)["perhaps_back"]] == [[], []]
    for colour, value in (("red", 60), ("blue", 70)) if asked(game).startswith("red") else (("blue", 70), ("red", 60)):
        play_value(game, colour, value)
    assert [seen(game, 1)["played"], seen(game, 0, of=1)["played"]] == [[60], [70]]
    assert seen(game, 1)["perhaps_back"] == []


@pytest.mark.rule("OPT-10", "KI-4")
def test_listed_nothing_was_played_before_the_first_round() -> None:
    game = Game.new(players=2, seed=1, modules=["king_intrigue"], played="listed")
    assert [seen(game, 0, of)["played"] for of in range(2)] == [[], []]


@pytest.mark.rule("OPT-10")
def test_bots_have_a_good_memory_at_any_table() -> None:
    games = [red_has_played(played=played) for played in ("memory", "listed")]
    for game in games:
        game.follow("special P8")
    for game in games:
        view = game.view(1)
        assert cards_in(in_doubt(view.board.doubtful[0])) == [3, 8, 12, 13]
        assert cards_in(view.board.hand[0] & ~in_doubt(view.board.doubtful[0])) == [1, 2, 4, 5, 6, 7, 9, 10, 11]
    for game in games:
        game.follow("end")
    assert len({make_bot("page", 5).choose(game.view(3)) for game in games}) == 1


# --- the log ---


@pytest.mark.rule("OPT-10", "BASE-142")
def test_from_memory_the_log_of_a_running_game_keeps_this_rounds_power_cards_only() -> None:
    game = in_round(3)
    told = game.told()
    assert len(kinds(told, "played")) == 6
    assert len(kinds(told, "power")) == 1
    assert kinds(game.events(), "power")[-1] == kinds(told, "power")[0]
    assert log(game, [("played", 0)]) == ["Red plays a power card."]


@pytest.mark.rule("OPT-10")
def test_listed_the_log_keeps_them_all() -> None:
    told = in_round(3, played="listed").told()
    assert len(kinds(told, "power")) == 7
    assert kinds(told, "played") == []


@pytest.mark.rule("OPT-10")
def test_when_the_game_is_over_the_log_keeps_them_all() -> None:
    game, chance = Game.new(players=2, seed=3, rounds=6), Chance(3)
    while not game.over:
        game.play(chance.pick(game.decision.options), game.decision.player)
    assert game.told() == game.events()
    assert len(kinds(game.told(), "power")) == 12


@pytest.mark.rule("OPT-10", "PE-1")
def test_the_log_keeps_no_joker_of_an_earlier_round_either() -> None:
    before: list[Event] = [("round", 1), ("joker", 0), ("power-card", 0, 4, 3)]
    now: list[Event] = [("round", 2), ("joker", 1), ("power-card", 1, 5, 4)]
    assert kept_in_log(configure(castillo="open"), before + now, 2) == [("round", 1), ("played", 0), *now]
    assert kept_in_log(configure(castillo="open"), before, 2) == [("round", 1), ("played", 0)], "looking back"
    assert kept_in_log(configure(castillo="open", played="listed"), before + now, 2) == before + now
