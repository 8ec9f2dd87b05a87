"""The round and its end (BASE-20 to BASE-26)."""

from __future__ import annotations

import pytest

from elgrande import Game, IllegalChoice
from tests.rules.events import kinds
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import follow, play_out
from tests.rules.positions import general_scoring, last_turn
from tests.rules.refusing import reason
from tests.situation import asked, kept, situation, texts

POWERS = [
    ((13, 12, 11, 10), (0, 1, 2, 3)),
    ((1, 2, 3, 4), (3, 2, 1, 0)),
    ((7, 13, 1, 9), (1, 3, 0, 2)),
    ((5, 4, 6, 3), (2, 0, 1, 3)),
]


def play_powers(game: Game, powers: tuple[int, ...]) -> list[int]:
    """Each player plays his power card, when it is his turn to; the order in which they were asked."""
    order = []
    for _ in powers:
        order.append(game.decision.player)
        game.play(f"P{powers[game.decision.player]}")
    return order


# --- phase 1 ---


@pytest.mark.rule("BASE-20")
def test_the_top_card_of_each_stack_is_turned_up() -> None:
    game = Game.new(seed=4)
    assert all(offered(game))
    tops = [cards_in_stack(game, number)[0] for number in (1, 2, 3, 4)]
    play_out(game, until_round=2)
    assert offered(game) == [*tops, "king"]


# --- phase 2 ---


@pytest.mark.rule("BASE-21")
@pytest.mark.parametrize("seed", range(4))
def test_power_cards_are_played_clockwise_from_the_start_player(seed: int) -> None:
    game = Game.new(seed=seed)
    start = game.position.board.start
    assert play_powers(game, (13, 12, 11, 10)) == [(start + i) % 4 for i in range(4)]


@pytest.mark.rule("BASE-21")
def test_a_value_already_played_this_round_may_not_be_played() -> None:
    game = Game.new(seed=1)
    game.follow("P13 P5")
    assert texts(game) == "P12 P11 P10 P9 P8 P7 P6 P4 P3 P2 P1"
    with pytest.raises(IllegalChoice, match=reason("power-played")):
        game.play("P13")


@pytest.mark.rule("BASE-21")
def test_in_the_next_round_the_others_may_play_that_value_but_he_may_not() -> None:
    game = last_turn(round=4)
    game.position.board.power = [7, 11, 13, 5]
    game.follow("end")
    assert asked(game) == "yellow PlayPowerCard"
    with pytest.raises(IllegalChoice, match=reason("power-gone")):
        game.play("P5")
    game.follow("P7")
    assert asked(game) == "red PlayPowerCard"
    game.follow("P11")
    assert game.position.board.power == [11, 0, 0, 7]


# --- phase 3 ---


@pytest.mark.rule("BASE-22")
@pytest.mark.parametrize(("powers", "order"), POWERS)
def test_turns_go_from_the_highest_power_card_to_the_lowest(powers: tuple[int, ...], order: tuple[int, ...]) -> None:
    game = Game.new(seed=2)
    play_powers(game, powers)
    first = game.position.board.player
    events = play_out(game, until_round=2)
    assert (first, *(event[1] for event in kinds(events, "turn"))) == order


@pytest.mark.rule("BASE-23")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_takes_one_turn_and_one_action_card(players: int) -> None:
    game = Game.new(players=players, seed=6)
    play_out(game, until_round=2)
    turns = [event[1] for event in kinds(game.events(), "turn")]
    assert sorted(turns) == list(range(players))
    assert [event[1] for event in kinds(game.events(), "took")] == turns


# --- phase 4 ---


@pytest.mark.rule("BASE-24")
def test_cards_not_taken_go_under_their_stacks() -> None:
    game = Game.new(seed=9)
    play_powers(game, (13, 12, 11, 10))
    cards = offered(game)
    below = [cards_in_stack(game, number)[1:] for number in (1, 2, 3, 4)]
    follow(game, "A1 end A3 end +1 A5 end")
    assert offered(game) == ["", cards[1], "", cards[3], ""]
    play_out(game, until_round=2)
    for number in (1, 2, 3, 4):
        assert cards_in_stack(game, number) == [*below[number - 1], cards[number - 1]]


@pytest.mark.rule("BASE-24")
@pytest.mark.parametrize(("powers", "order"), POWERS)
def test_the_lowest_power_card_starts_the_next_round(powers: tuple[int, ...], order: tuple[int, ...]) -> None:
    game = Game.new(seed=2)
    play_powers(game, powers)
    play_out(game, until_round=2)
    assert game.position.board.start == order[-1]
    assert game.decision.player == order[-1]


@pytest.mark.rule("BASE-24")
def test_played_power_cards_are_out_of_the_game() -> None:
    game = Game.new(seed=2)
    play_powers(game, (13, 12, 11, 10))
    play_out(game, until_round=2)
    seats = [game.view(seat).as_dict()["seats"][seat] for seat in range(4)]
    assert [seat["power"] for seat in seats] == [None] * 4
    assert [seat["hand_size"] for seat in seats] == [12] * 4
    for seat, value in enumerate((13, 12, 11, 10)):
        assert value not in (seats[seat]["hand"] or [])


@pytest.mark.rule("BASE-24")
def test_a_card_can_bring_a_power_card_back() -> None:
    game = situation(card="power-card", turn="yellow")
    game.follow("special P5")
    assert asked(game) == "yellow PlayPowerCard"
    assert "P5" in texts(game).split()


# --- phase 5 ---


@pytest.mark.rule("BASE-25")
@pytest.mark.parametrize("rounds", [9, 6])
def test_a_general_scoring_follows_rounds_3_6_and_9(rounds: int) -> None:
    game = Game.new(players=3, seed=3, rounds=rounds)
    play_out(game)
    now, scorings = 0, []
    for event in kinds(game.events(), "round", "general-scoring"):
        if event[0] == "round":
            now = event[1]
        else:
            scorings.append(now)
    assert scorings == [3, 6, 9]


@pytest.mark.rule("BASE-25")
def test_the_game_ends_after_the_third_general_scoring() -> None:
    game, events = general_scoring("Val: 1 blue", round=9, scores="20 red, 16 blue, 3 green", king="Gal")
    assert game.over
    assert game.scores == [20, 21, 3, 0]
    assert game.winners == [1]
    assert events[-5:] == [("result", 0, 20), ("result", 1, 21), ("result", 2, 3), ("result", 3, 0), ("over",)]
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.play("P1")


@pytest.mark.rule("BASE-25")
@pytest.mark.parametrize("round", [3, 6])
def test_the_game_goes_on_after_the_other_general_scorings(round: int) -> None:
    game, _ = general_scoring("Val: 1 blue", round=round)
    assert asked(game) == "yellow PlayPowerCard"
    assert game.position.board.round == round + 1


@pytest.mark.rule("BASE-25")
def test_tied_players_share_the_win() -> None:
    game, _ = general_scoring("", round=9, scores="20 red, 7 blue, 20 green", court="5 red")
    assert game.over
    assert game.winners == [0, 2]


# --- the order at the end of a round ---


@pytest.mark.rule("BASE-26")
def test_cards_away_then_vetoes_back_then_the_general_scoring_then_the_result() -> None:
    game = last_turn("Val: 1 blue", round=9, vetoes="green")
    told = [event[0] for event in follow(game, "end")]
    order = ["start-player", "expired", "general-scoring", "points", "result", "over"]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order
    assert kept(game) == ""


@pytest.mark.rule("BASE-26", "BASE-24", "BASE-113")
def test_a_veto_whose_time_is_up_lies_below_the_card_that_nobody_took() -> None:
    game = situation(round=5, vetoes="green", offered={2: "dismissal"}, court="1 red")
    veto, holder, _ = game.position.board.kept[0]
    game.position.board.kept = ((veto, holder, 5),)
    game.follow("A1 end")
    assert cards_in_stack(game, 2)[-2:] == ["dismissal", "veto"]


@pytest.mark.rule("BASE-24", "BASE-113")
def test_a_used_veto_lies_above_the_card_that_nobody_took() -> None:
    game = situation("Val: 2 blue", vetoes="green", card="intrigue-any-3", offered={2: "dismissal"})
    game.follow("special Val.blue>Gra veto")
    assert cards_in_stack(game, 2)[-2:] == ["veto", "dismissal"]
