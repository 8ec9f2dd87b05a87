"""Veto: kept, used, given back, and when its holder is asked (BASE-111 to BASE-113, BASE-121 to BASE-124)."""

from __future__ import annotations

import pytest

from elgrande import Game
from tests.rules.observing import bottom, cards_in_stack, courts, may_be_vetoed, points
from tests.rules.playing import to_decision, to_round, windows
from tests.rules.positions import put_on_top
from tests.rules.refusing import refuses
from tests.situation import asked, kept, situation, standing, texts, under

ROUND_OVER = "yellow PlayPowerCard"
"""The turn was the last of the round in these positions; yellow starts the next one."""

LAST_IDLE = "blue"
"""Who is the last in the next round when all play as high as they can."""

FACE_DOWN = 2
"""The seed of a table at which no Veto is turned up at first, so that two players can keep one."""

# --- keeping it ---


@pytest.mark.rule("BASE-111")
def test_veto_is_kept_face_up_and_two_are_placed() -> None:
    game = situation("", king="Gal", card="veto", court="5 red")
    game.play("special")
    assert kept(game) == "veto red"
    assert [view["kept"] for view in (game.view(player).as_dict() for player in (-1, 0, 1, 2, 3))] == [
        [{"card": "veto", "holder": 0, "until": 5}]
    ] * 5
    assert texts(game) == "place end"
    game.follow("place Vas Cas")
    assert asked(game) == ROUND_OVER
    assert kept(game) == "veto red"
    assert cards_in_stack(game, 2).count("veto") + (game.view().as_dict()["offered"][1] == "veto") == 1


@pytest.mark.rule("BASE-111", "BASE-32")
def test_two_are_placed_and_then_veto_is_kept() -> None:
    game = situation("", king="Gal", card="veto", court="5 red")
    game.follow("place Vas Cas")
    assert texts(game) == "special end"
    game.play("special")
    assert kept(game) == "veto red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-111", "BASE-36")
def test_veto_is_kept_with_an_empty_court_too() -> None:
    game = situation("", king="Gal", card="veto")
    assert texts(game) == "special end"
    game.play("special")
    assert kept(game) == "veto red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-111", "BASE-33", "BASE-35")
def test_a_veto_that_is_not_kept_goes_under_its_stack() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=3)
    game.follow("place Vas stop end")
    assert asked(game).endswith("CastilloDial")
    assert kept(game) == ""
    assert under(game, 2) == "veto"


# --- how long ---


@pytest.mark.rule("BASE-111", "BASE-113")
def test_an_unused_veto_goes_back_at_the_end_of_the_next_round() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=4)
    game.follow("special end")
    to_round(game, 5)
    assert kept(game) == "veto red"
    to_decision(game, "TakeCard", LAST_IDLE)
    assert kept(game) == "veto red"
    to_round(game, 6)
    assert kept(game) == ""
    assert under(game, 2) == "veto"


@pytest.mark.rule("BASE-111")
def test_a_kept_veto_can_be_used_in_the_next_round() -> None:
    game = situation("Val: 4 red", king="Gal", card="veto", court="5 red", round=4)
    put_on_top(game, 1, "intrigue-foreign-3")
    game.follow("special end")
    to_decision(game, "TakeCard")
    assert game.decision.player != 0
    game.follow("A1 special Val.red>Gra")
    assert asked(game) == "red MayVeto"
    game.play("veto")
    assert standing(game, "Val") == "4 red"
    assert under(game, 2) == "veto"


@pytest.mark.rule("BASE-113", "BASE-14")
def test_in_the_short_game_the_next_round_is_the_next_one_played() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=3, rounds=6)
    game.follow("special end")
    to_round(game, 5)
    assert kept(game) == "veto red"
    to_decision(game, "TakeCard", LAST_IDLE)
    assert kept(game) == "veto red"
    to_round(game, 6)
    assert kept(game) == ""


@pytest.mark.rule("BASE-113", "BASE-26")
def test_a_veto_whose_time_is_up_goes_back_before_the_general_scoring() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=8)
    game.follow("special end")
    to_decision(game, "UseCard")
    assert kept(game) == "veto red"
    to_decision(game, "CastilloDial")
    assert game.position.board.round == 9
    assert kept(game) == ""
    assert under(game, 2) == "veto"


@pytest.mark.rule("BASE-113", "BASE-26")
def test_a_veto_kept_in_the_round_of_a_general_scoring_outlasts_it() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=6)
    game.follow("special end")
    assert asked(game).endswith("CastilloDial")
    assert kept(game) == "veto red"
    to_round(game, 7)
    assert kept(game) == "veto red"
    to_round(game, 8)
    assert kept(game) == ""


@pytest.mark.rule("BASE-113", "BASE-26")
@pytest.mark.parametrize("rounds", [9, 6])
def test_a_veto_kept_in_the_last_round_goes_back_at_its_end(rounds: int) -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=9, rounds=rounds)
    game.play("special")
    assert kept(game) == "veto red"
    game.play("end")
    assert asked(game).endswith("CastilloDial")
    assert kept(game) == ""
    assert under(game, 2) == "veto"


@pytest.mark.rule("BASE-113", "BASE-123")
def test_two_vetoes_of_one_player_go_back_when_the_last_round_ends() -> None:
    game = situation("", king="Gal", card="veto", court="5 red", round=9, vetoes="red")
    game.play("special")
    assert kept(game) == "veto red, veto red"
    game.play("end")
    assert kept(game) == ""
    assert bottom(game, 2, 2) == "veto, veto"
    assert cards_in_stack(game, 2).count("veto") == 2


@pytest.mark.rule("BASE-113")
def test_a_used_veto_goes_under_stack_2_at_once() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="green")
    game.follow("special Val.blue>Gra veto")
    assert asked(game) == "red UseCard"
    assert kept(game) == ""
    assert under(game, 2) == "veto"


@pytest.mark.rule("BASE-111")
def test_a_veto_stops_one_action_and_is_gone() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="green")
    put_on_top(game, 1, "intrigue-any-3")
    game.follow("special Val.blue>Gra veto end")
    to_decision(game, "TakeCard")
    game.follow("A1 special Val.blue>Gra")
    assert not may_be_vetoed(game)
    assert standing(game, "Gra") == "1 blue"


# --- what it does ---


@pytest.mark.rule("BASE-112")
def test_the_announced_step_is_not_done_before_all_have_let_it_pass() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="green")
    game.follow("special Val.blue>Gra")
    assert asked(game) == "green MayVeto"
    assert texts(game) == "pass veto"
    assert standing(game, "Val") == "4 blue"
    game.play("pass")
    assert standing(game, "Val") == "3 blue"
    assert standing(game, "Gra") == "1 blue"


@pytest.mark.rule("BASE-112", "BASE-122")
def test_steps_already_done_stay_and_the_special_action_is_used_up() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="green")
    game.follow("special Val.blue>Gra pass Val.blue>Cas pass Val.blue>Sev veto")
    assert standing(game, "Val") == "2 blue"
    assert standing(game, "Gra") == "1 blue"
    assert standing(game, "Cas") == "1 blue"
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("BASE-112", "BASE-81")
def test_a_region_scored_before_the_veto_stays_scored() -> None:
    game = situation(
        "Gal: 1 red; Sev: 1 blue; Cat: 1 green", king="Vas", card="score-4", court="3 red", vetoes="yellow"
    )
    game.follow("special Sev pass Cat veto")
    assert points(game) == "4 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-120")
def test_a_vetoed_scoring_brings_nothing() -> None:
    game = situation("Val: 3 red", king="Gal", card="score-region", court="3 red", vetoes="yellow")
    game.follow("special Val veto")
    assert points(game) == ""


@pytest.mark.rule("BASE-112", "BASE-147")
def test_a_vetoed_king_stays_and_placing_is_beside_him_where_he_is() -> None:
    game = situation("", king="Gal", card="adviser", court="3 red", vetoes="yellow")
    game.follow("special Vie veto place")
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("BASE-112", "BASE-142")
def test_a_vetoed_power_card_is_never_named() -> None:
    game = situation("", king="Gal", card="power-card", court="3 red", vetoes="yellow")
    hand = game.position.board.hand[0]
    game.follow("special veto")
    assert game.position.board.hand[0] == hand
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-143")
def test_a_vetoed_court_gets_nobody() -> None:
    game = situation("", king="Gal", card="court", court="3 red", vetoes="yellow")
    game.follow("special veto")
    assert courts(game) == "3 red"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-146")
@pytest.mark.parametrize("line", ["special Val green:veto", "special Val green:pass blue:Gra green:veto"])
def test_an_eviction_can_be_stopped_before_the_dials_and_after_the_reveal(line: str) -> None:
    game = situation("Val: 3 blue", king="Gal", card="eviction", court="3 red", vetoes="green")
    game.follow(line)
    assert standing(game, "Val") == "3 blue"
    assert standing(game, "Gra") == ""
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-112", "BASE-145")
def test_a_secret_scoring_can_be_stopped_after_the_reveal() -> None:
    game = situation("Val: 3 blue", king="Gal", card="secret-scoring", court="3 red", vetoes="green")
    game.follow("special green:pass red:Val blue:Gal green:Gal yellow:Gal")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert points(game) == ""
    assert texts(game) == "place end"


# --- the windows ---

WINDOWS = (
    # each single move
    ("BASE-101", "intrigue-any-3", "special Val.blue>Gra? Val.red>Sev? Sev.blue>Cas?"),
    ("BASE-102", "intrigue-any-4", "special Val.blue>Gra? Val.red>Sev? Sev.blue>Cas? Val.blue>Cas?"),
    ("BASE-103", "intrigue-own-4", "special Val.red>Gra? Val.red>Cas? stop"),
    ("BASE-104", "intrigue-foreign-3", "special Val.blue>Gra? stop"),
    ("BASE-105", "intrigue-both-2", "special Val.blue>Gra? Val.red>Gra? Val.red>Cas? Val.blue>Sev?"),
    ("BASE-106", "intrigue-region-5", "special Val.blue>Gra? Val.red>Sev? Val.blue>Cas? stop"),
    ("BASE-107", "intrigue-region-own", "special Val.red>Gra? Val.red>Gra? stop"),
    ("BASE-109", "intrigue-own-or-court", "special first Val.red>Gra? stop"),
    # each caballero of BASE-108 and BASE-116
    ("BASE-108", "intrigue-court-2", "special Val? Cas?"),
    ("BASE-109", "intrigue-own-or-court", "special second Val? stop"),
    ("BASE-116", "dismissal", "special Val.blue? Val.green? stop"),
    # once
    ("BASE-114", "authority-all", "special?"),
    ("BASE-115", "authority-3", "special?"),
    ("BASE-142", "power-card", "special? P13"),
    ("BASE-143", "court", "special? +2"),
    # before each player's return
    (
        "BASE-117",
        "angry-king",
        "special? Val.blue court court? Val.green Val.green? Val.yellow Val.yellow",
    ),
    # before the dials are set, and again after the reveal
    ("BASE-118", "exile-all", "special? blue:Val yellow:Val green:Val?"),
    ("BASE-119", "exile-2", "special? green:Val yellow:Val blue:Val?"),
    ("BASE-145", "secret-scoring", "special? red:Val blue:Gra green:Gra yellow:Gra?"),
    ("BASE-146", "eviction", "special Val? blue:Gra yellow:Gra green:Sev?"),
    # each region scored, and the Castillo
    ("BASE-120", "score-region", "special Gal?"),
    ("BASE-131", "score-4", "special Sev? Gal??"),
    ("BASE-132", "score-5", "special Val? Vas??"),
    ("BASE-133", "score-6-7", "special Vie? Gra??"),
    ("BASE-134", "score-castillo", "special?"),
    ("BASE-135", "score-first", "special Val? Gal? Vas? Ara? Cat? Vie? Nue? Sev??"),
    ("BASE-136", "score-most", "special?"),
    ("BASE-137", "score-fewest", "special Sev??"),
    ("BASE-138", "score-region-3", "special Val?"),
    ("BASE-145", "secret-scoring", "special? red:Gal blue:Val green:Sev yellow:Sev Val??"),
    # each target of a tile, Grande or King
    ("BASE-141", "score-tile", "special T1 Cas?"),
    ("BASE-144", "grande", "special Gra?"),
    ("BASE-147", "adviser", "special Vie?"),
    ("BASE-151", "king", "special Val?"),
    ("BASE-151", "king", "special Gal?"),
    # keeping a card
    ("BASE-124", "veto", "special?"),
)
"""Each card with a line of choices; a question mark stands where the holder of a Veto is asked. The last of
several regions needs no choice, but has its window all the same."""


def many_possibilities(card: str, veto: str = "printed") -> Game:
    return situation(
        "Gal: 1 blue; Val: 5 red, 4 blue, 2 green, 2 yellow; Sev: 1 blue; Cas: 1 red, 1 blue",
        king="Gal",
        card=card,
        court="6 red, 2 blue",
        grandes="red:Val",
        vetoes="green",
        veto=veto,
    )


@pytest.mark.rule("BASE-121")
@pytest.mark.parametrize(
    ("card", "line"), [pytest.param(card, line, marks=pytest.mark.rule(rule)) for rule, card, line in WINDOWS]
)
def test_the_holder_is_asked_at_these_steps_and_no_others(card: str, line: str) -> None:
    game = many_possibilities(card)
    assert windows(game, line) == line
    assert texts(game) == "place end"
    assert "veto green" in kept(game)


@pytest.mark.rule("BASE-121", "BASE-136")
def test_of_regions_tied_for_the_most_each_is_a_step() -> None:
    game = situation(
        "Val: 3 red; Sev: 3 blue; Gal: 1 red", king="Nue", card="score-most", court="3 red", vetoes="green"
    )
    line = "special Val??"
    assert windows(game, line) == line


@pytest.mark.rule("BASE-81", "BASE-121")
def test_without_a_veto_on_the_table_regions_are_scored_without_asking() -> None:
    game = situation("Gal: 1 red; Sev: 1 blue; Cat: 1 green", king="Vas", card="score-4", court="3 red")
    game.play("special")
    assert points(game) == "4 red, 4 blue, 4 green"
    assert texts(game) == "place end"


# --- what it cannot stop ---


@pytest.mark.rule("BASE-122")
def test_placing_is_never_vetoed() -> None:
    game = many_possibilities("king")
    line = "place Vas Vie Cas Cas Vas"
    assert windows(game, line) == line
    assert standing(game, "Vas") == "2 red"


@pytest.mark.rule("BASE-122")
def test_reinforcements_and_making_up_a_shortage_are_never_vetoed() -> None:
    game = situation("Val: 25 red", king="Gal", card="veto", court="4 red", vetoes="green", province="1 red")
    game.follow("end P13 P1 P12 P10")
    to_decision(game, "Reinforce", "red")
    line = "+1 Val.red Val.red stop"
    assert windows(game, line) == line
    assert courts(game) == "7 red"
    assert kept(game) == "veto green"


@pytest.mark.rule("BASE-122")
def test_a_general_scoring_is_never_vetoed() -> None:
    game = situation(
        "Val: 3 red; Cas: 2 blue", king="Gal", card="veto", round=3, castillo="open", vetoes="green", scores="1 red"
    )
    game.play("end")
    assert asked(game) == "blue CastilloDial"
    game.play("Val")
    assert points(game) == "6 red, 8 blue"
    assert kept(game) == "veto green"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-122")
def test_the_use_of_a_veto_is_never_vetoed() -> None:
    game = situation(
        "Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="blue yellow", seed=FACE_DOWN
    )
    game.follow("special Val.blue>Gra blue:veto")
    assert asked(game) == "red UseCard"
    assert kept(game) == "veto yellow"


@pytest.mark.rule("BASE-122", "BASE-33")
def test_a_skipped_action_opens_no_window() -> None:
    game = many_possibilities("authority-all")
    game.play("end")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("BASE-122", "BASE-112")
def test_stopping_on_ones_own_opens_no_window() -> None:
    game = many_possibilities("intrigue-any-4")
    line = "special stop"
    assert windows(game, line) == line


# --- who is asked ---


@pytest.mark.rule("BASE-123")
@pytest.mark.parametrize(("turn", "first", "second"), [("red", "blue", "yellow"), ("green", "yellow", "blue")])
def test_holders_are_asked_clockwise_from_the_active_player(turn: str, first: str, second: str) -> None:
    game = situation(
        "Val: 4 blue",
        king="Gal",
        turn=turn,
        card="intrigue-any-4",
        court="2 red, 2 green",
        vetoes="yellow blue",
        seed=FACE_DOWN,
    )
    game.follow("special Val.blue>Gra")
    assert asked(game) == f"{first} MayVeto"
    game.play("pass")
    assert asked(game) == f"{second} MayVeto"
    assert standing(game, "Val") == "4 blue"
    game.play("pass")
    assert standing(game, "Val") == "3 blue"


@pytest.mark.rule("BASE-123")
def test_the_first_veto_counts_and_the_other_holder_keeps_his() -> None:
    game = situation(
        "Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="yellow blue", seed=FACE_DOWN
    )
    game.follow("special Val.blue>Gra blue:veto")
    assert kept(game) == "veto yellow"
    assert standing(game, "Val") == "4 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-123")
def test_the_second_holder_may_veto_what_the_first_let_pass() -> None:
    game = situation(
        "Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="yellow blue", seed=FACE_DOWN
    )
    game.follow("special Val.blue>Gra blue:pass yellow:veto")
    assert kept(game) == "veto blue"
    assert standing(game, "Val") == "4 blue"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-123")
def test_nobody_vetoes_himself() -> None:
    game = situation("Val: 4 blue", king="Gal", turn="blue", card="intrigue-any-4", court="2 blue", vetoes="blue")
    line = "special Val.blue>Gra Val.blue>Sev stop"
    assert windows(game, line) == line


@pytest.mark.rule("BASE-123")
def test_of_two_holders_only_the_other_one_is_asked() -> None:
    game = situation("Val: 4 blue", king="Gal", turn="blue", card="intrigue-any-4", vetoes="blue red", seed=FACE_DOWN)
    game.follow("special Val.blue>Gra")
    assert asked(game) == "red MayVeto"
    game.play("pass")
    assert asked(game) == "blue MoveCaballeros"


@pytest.mark.rule("BASE-123")
def test_a_player_may_hold_both_is_asked_once_and_uses_one() -> None:
    game = situation(
        "Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="blue blue", seed=FACE_DOWN
    )
    game.follow("special Val.blue>Gra pass")
    assert asked(game) == "red MoveCaballeros"
    game.follow("Val.blue>Gra veto")
    assert kept(game) == "veto blue"
    assert cards_in_stack(game, 2).count("veto") == 1
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-123", "BASE-124")
def test_a_holder_keeps_the_second_veto_too() -> None:
    game = situation("", king="Gal", card="veto", court="2 red", vetoes="red")
    game.play("special")
    assert kept(game) == "veto red, veto red"


@pytest.mark.rule("BASE-113", "BASE-123")
def test_each_of_two_kept_vetoes_has_its_own_time() -> None:
    game = situation("", king="Gal", card="veto", court="2 red", round=4, seed=FACE_DOWN)
    put_on_top(game, 2, "veto")
    game.follow("special end")
    to_decision(game, "TakeCard", "yellow")
    game.follow("A5 end")
    to_decision(game, "TakeCard", "red")
    game.follow("A2 special")
    assert kept(game) == "veto red, veto red"
    to_round(game, 6)
    assert kept(game) == "veto red"
    assert under(game, 2) == "veto"
    to_round(game, 7)
    assert kept(game) == ""


@pytest.mark.rule("BASE-123")
def test_with_two_players_the_other_one_is_asked() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", court="2 red", vetoes="blue", players=2)
    game.follow("special Val.blue>Gra")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert standing(game, "Val") == "4 blue"


# --- keeping is a special action ---


@pytest.mark.rule("BASE-124")
def test_keeping_a_veto_can_be_vetoed_and_the_card_goes_under_its_stack() -> None:
    game = situation("", king="Gal", card="veto", court="4 red", vetoes="blue", round=3)
    game.play("special")
    assert asked(game) == "blue MayVeto"
    assert kept(game) == "veto blue"
    game.play("veto")
    assert kept(game) == ""
    assert texts(game) == "place end"
    game.follow("place Vas Vie")
    assert standing(game, "Vas") == "1 red"
    assert asked(game).endswith("CastilloDial")
    assert kept(game) == ""
    assert bottom(game, 2, 2) == "veto, veto"


@pytest.mark.rule("BASE-124")
def test_keeping_a_veto_that_is_let_pass_gives_each_his_own() -> None:
    game = situation("", king="Gal", card="veto", court="4 red", vetoes="blue")
    game.follow("special pass")
    assert kept(game) == "veto blue, veto red"


# --- Vetoes by agreement at the table ---


@pytest.mark.rule("OPT-3")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("intrigue-any-4", "special Val.blue>Gra? Val.red>Sev stop"),
        ("intrigue-court-2", "special Val? Cas"),
        ("dismissal", "special Val.blue? Val.green stop"),
        ("angry-king", "special? Val.blue court court Val.green Val.green Val.yellow Val.yellow"),
        ("exile-all", "special? blue:Val yellow:Val green:Val"),
        ("eviction", "special Val? blue:Gra yellow:Gra green:Sev"),
        ("secret-scoring", "special? red:Gal blue:Val green:Sev yellow:Sev"),
        ("authority-all", "special?"),
        ("veto", "special?"),
    ],
)
def test_with_the_option_start_only_the_first_step_can_be_vetoed(card: str, line: str) -> None:
    game = many_possibilities(card, veto="start")
    assert windows(game, line) == line
    assert texts(game) == "place end"


@pytest.mark.rule("OPT-3", "BASE-81")
def test_with_the_option_start_nobody_is_asked_for_the_order_of_the_regions_after_the_first() -> None:
    game = situation(
        "Gal: 1 red; Sev: 1 blue; Cat: 1 green",
        king="Vas",
        card="score-4",
        court="3 red",
        vetoes="yellow",
        veto="start",
    )
    game.follow("special Sev pass")
    assert points(game) == "4 red, 4 blue, 4 green"
    assert texts(game) == "place end"


@pytest.mark.rule("OPT-3")
def test_with_the_option_start_a_new_action_starts_anew() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", vetoes="green", veto="start")
    put_on_top(game, 1, "intrigue-any-3")
    game.follow("special Val.blue>Gra pass Val.blue>Gra stop")
    to_decision(game, "TakeCard")
    assert game.decision.player != 2
    game.follow("A1 special Val.blue>Gra")
    assert asked(game) == "green MayVeto"


@pytest.mark.rule("OPT-3")
def test_with_the_option_none_there_are_no_veto_cards() -> None:
    game = Game.new(players=4, seed=1, veto="none")
    assert "veto" not in [card.key for card in game.rules.cards]
    assert sum(card.copies for card in game.rules.cards if card.stack == 2) == 9
