"""A player's turn (BASE-30 to BASE-36)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import kinds
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import follow
from tests.rules.positions import turn
from tests.rules.refusing import reason
from tests.situation import asked, kept, situation, standing, texts, under

# --- reinforcements ---


@pytest.mark.rule("BASE-30")
@pytest.mark.parametrize("taken", [3, 2, 1, 0])
def test_a_player_may_take_fewer_or_none(taken: int) -> None:
    game = turn(power=7, court="2 red")
    assert texts(game) == "+3 +2 +1 +0"
    game.play(f"+{taken}")
    assert game.position.board.court[0] == 2 + taken
    assert game.position.board.province[0] == 28 - taken
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-30")
def test_nobody_takes_more_than_the_card_says() -> None:
    game = turn(power=7)
    with pytest.raises(IllegalChoice, match=r"Possible now: \+3 \+2 \+1 \+0"):
        game.play("+4")


@pytest.mark.rule("BASE-30", "BASE-23")
def test_reinforcements_come_before_the_action_card() -> None:
    game = turn(power=7)
    assert asked(game) == "red Reinforce"
    with pytest.raises(IllegalChoice):
        game.play("A1")


@pytest.mark.rule("BASE-31")
def test_the_shortage_of_the_province_is_made_up_from_regions() -> None:
    game = turn("Val: 3 red; Sev: 2 red", power=2, province="1 red", king="Gal")
    game.play("+1")
    assert texts(game) == "stop Sev.red Val.red"
    game.follow("Val.red Val.red Sev.red Sev.red")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Sev") == ""
    assert game.position.board.court[0] == 5
    assert asked(game) == "red TakeCard", "five and no more"


@pytest.mark.rule("BASE-31")
def test_with_an_empty_province_all_may_come_from_regions() -> None:
    game = turn("Val: 9 red", power=7, province="0 red")
    assert texts(game) == "stop Val.red"
    game.follow("Val.red Val.red Val.red")
    assert standing(game, "Val") == "6 red"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-31")
def test_nobody_must_make_up_a_shortage() -> None:
    game = turn("Val: 9 red", power=1, province="2 red")
    game.follow("+2 Val.red stop")
    assert game.position.board.court[0] == 3
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-31")
@pytest.mark.parametrize("taken", [1, 0])
def test_who_leaves_caballeros_in_the_province_makes_nothing_up(taken: int) -> None:
    game = turn("Val: 9 red", power=1, province="2 red")
    game.play(f"+{taken}")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-31")
def test_there_is_no_shortage_when_the_province_just_suffices() -> None:
    game = turn("Val: 9 red", power=7, province="3 red")
    game.play("+3")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-31", "BASE-50")
def test_nothing_is_made_up_from_the_castillo_or_the_kings_region() -> None:
    game = turn("Cas: 5 red; Gal: 5 red; Val: 1 red, 4 blue", power=2, province="0 red", king="Gal")
    assert texts(game) == "stop Val.red"
    with pytest.raises(IllegalChoice, match=reason("castillo")):
        game.play("Cas.red")
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal.red")
    with pytest.raises(IllegalChoice, match=reason("only-own")):
        game.play("Val.blue")
    game.play("Val.red")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("BASE-31", "BASE-36")
def test_who_has_nothing_to_make_up_with_is_not_asked() -> None:
    game = turn("Cas: 5 red; Gal: 5 red", power=2, province="0 red", king="Gal")
    assert asked(game) == "red TakeCard"


# --- the action card ---


@pytest.mark.rule("BASE-32")
def test_special_action_first_then_placing() -> None:
    game = situation("Val: 1 blue", card="intrigue-any-3", court="3 red", king="Gal")
    assert texts(game) == "special place end"
    game.follow("special Val.blue>Gra")
    assert texts(game) == "place end"
    game.follow("place Vas")
    assert (standing(game, "Gra"), standing(game, "Vas")) == ("1 blue", "1 red")
    assert game.position.board.player == -1, "the turn is over"


@pytest.mark.rule("BASE-32")
def test_placing_first_then_special_action() -> None:
    game = situation(card="score-region", court="3 red", king="Gal")
    game.follow("place Vas Vas")
    assert texts(game) == "special end"
    game.follow("special Vas")
    assert game.scores == [5, 0, 0, 0]


@pytest.mark.rule("BASE-32")
def test_one_part_is_finished_before_the_other_begins() -> None:
    game = situation("Val: 5 blue", card="intrigue-any-3", court="3 red", king="Gal")
    game.follow("special Val.blue>Gra")
    with pytest.raises(IllegalChoice):
        game.play("place")
    game.follow("stop place")
    with pytest.raises(IllegalChoice):
        game.play("special")
    game.follow("Vas")
    assert asked(game) != "red UseCard", "both parts are done"


@pytest.mark.rule("BASE-32")
def test_no_part_is_done_twice() -> None:
    game = situation("Val: 5 blue", card="intrigue-any-3", court="3 red", king="Gal")
    game.follow("special stop")
    with pytest.raises(IllegalChoice, match=reason("special-used")):
        game.play("special")
    game = situation("Val: 5 blue", card="intrigue-any-3", court="3 red", king="Gal")
    game.follow("place stop")
    with pytest.raises(IllegalChoice, match=reason("placing-done")):
        game.play("place")


@pytest.mark.rule("BASE-33")
@pytest.mark.parametrize("line", ["end", "place Vas Vas Vas Vas"])
def test_the_special_action_may_be_skipped(line: str) -> None:
    game = situation("Val: 1 red", card="score-tile", court="4 red", king="Gal")
    follow(game, line)
    if asked(game) == "red UseCard":
        game.follow("end")
    assert game.view().as_dict()["tiles"] == [None, None]
    assert asked(game) == "yellow PlayPowerCard"


@pytest.mark.rule("BASE-33")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("score-tile", "special"),
        ("score-tile", "special T1"),
        ("grande", "special"),
        ("king", "special"),
        ("adviser", "special"),
        ("score-region", "special"),
        ("power-card", "special"),
        ("eviction", "special"),
        ("secret-scoring", "special"),
        ("angry-king", "special"),
    ],
)
def test_once_begun_a_special_action_is_carried_out(card: str, line: str) -> None:
    game = situation("Val: 4 blue", card=card, grandes="red:Val", king="Gal", court="4 red")
    game.follow(line)
    assert not {"stop", "end", "place", "pass"} & set(texts(game).split())


@pytest.mark.rule("BASE-33")
@pytest.mark.parametrize("card", ["intrigue-any-3", "intrigue-court-2", "dismissal"])
def test_a_card_that_allows_it_may_be_done_in_part(card: str) -> None:
    game = situation("Val: 2 blue, 2 green", card=card, king="Gal", court="4 red")
    game.follow("special")
    assert "stop" in texts(game).split()


# --- placing ---


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize(
    ("king", "offered"),
    [
        ("Gal", "stop Vas Vie Cas"),
        ("Cat", "stop Ara Val Cas"),
        ("Nue", "stop Ara Vie Sev Gra Val Cas"),
    ],
)
def test_caballeros_are_placed_next_to_the_king_or_in_the_castillo(king: str, offered: str) -> None:
    game = situation(king=king, card="king", court="5 red")
    game.follow("place")
    assert texts(game) == offered


@pytest.mark.rule("BASE-34", "BASE-50")
def test_never_into_the_kings_region_and_not_far_from_it() -> None:
    game = situation(king="Gal", card="king", court="5 red")
    game.follow("place")
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
    with pytest.raises(IllegalChoice, match=reason("not-beside-king", "Sevilla")):
        game.play("Sev")


@pytest.mark.rule("BASE-34")
def test_caballeros_may_be_spread_and_fewer_may_be_placed() -> None:
    game = situation(king="Gal", card="king", court="5 red")
    game.follow("place Vas Cas Vie stop")
    assert [standing(game, space) for space in ("Vas", "Cas", "Vie")] == ["1 red"] * 3
    assert game.position.board.court[0] == 2


@pytest.mark.rule("BASE-34")
def test_only_caballeros_of_the_own_court_are_placed() -> None:
    game = situation(king="Gal", card="king", court="2 red, 9 blue")
    game.follow("place Vas Vas")
    assert standing(game, "Vas") == "2 red"
    assert asked(game) == "red UseCard", "the court is empty"
    assert game.position.board.court == [0, 9, 0, 0]


@pytest.mark.rule("BASE-34", "BASE-36")
def test_with_an_empty_court_placing_is_not_offered() -> None:
    game = situation(card="king")
    assert texts(game) == "special end"
    with pytest.raises(IllegalChoice, match=reason("court-empty")):
        game.play("place")


@pytest.mark.rule("BASE-34")
def test_after_moving_the_king_caballeros_go_next_to_his_new_region() -> None:
    game = situation(king="Gal", card="king", court="5 red")
    game.follow("special Sev place")
    assert texts(game) == "stop Nue Gra Cas"


# --- afterwards ---


@pytest.mark.rule("BASE-35")
@pytest.mark.parametrize(
    ("number", "card"), [(1, "intrigue-any-3"), (2, "dismissal"), (3, "score-4"), (4, "eviction"), (5, "king")]
)
def test_the_card_then_lies_face_down_under_its_stack(number: int, card: str) -> None:
    game = turn(power=13, later="blue", court="1 red", offered={number: card})
    before = cards_in_stack(game, number)
    game.follow(f"A{number}")
    assert cards_in_stack(game, number) == before
    game.follow("end")
    assert cards_in_stack(game, number) == [*before, card]
    assert offered(game)[number - 1] == ""


@pytest.mark.rule("BASE-35")
def test_the_card_is_not_available_to_the_others() -> None:
    game = turn(power=13, later="blue", court="1 red")
    game.follow("A4 end +1")
    assert texts(game) == "A1 A2 A3 A5"
    with pytest.raises(IllegalChoice, match=reason("card-taken")):
        game.play("A4")


@pytest.mark.rule("BASE-35", "BASE-111")
def test_a_kept_veto_does_not_go_under_its_stack() -> None:
    game = situation(card="veto", king="Gal", court="1 red")
    before = cards_in_stack(game, 2)
    game.follow("special end")
    assert kept(game) == "veto red"
    assert cards_in_stack(game, 2) == before[1:], "only the card of the new round has left the stack"


@pytest.mark.rule("BASE-36")
def test_an_action_card_must_be_taken() -> None:
    game = situation()
    assert texts(game) == "A1 A2 A3 A4 A5"


@pytest.mark.rule("BASE-36")
def test_neither_part_need_be_used() -> None:
    game = situation(court="4 red")
    game.follow("A5 end")
    assert asked(game) == "yellow PlayPowerCard"


@pytest.mark.rule("BASE-36")
def test_a_card_of_which_nothing_can_be_done_asks_nothing() -> None:
    game = situation(king="Gal", grandes="red:Gal", offered={4: "grande"})
    game.follow("A4")
    assert under(game, 4) == "grande"
    assert asked(game) == "yellow PlayPowerCard"


@pytest.mark.rule("BASE-36")
@pytest.mark.parametrize(
    ("card", "caballeros"),
    [
        ("grande", "Val: 3 blue"),
        ("dismissal", "Gal: 3 blue; Cas: 2 blue; Val: 2 red"),
        ("angry-king", "Gal: 3 blue; Cas: 2 blue; Val: 2 red"),
        ("exile-all", "Gal: 3 blue; Cas: 2 blue; Val: 2 red"),
        ("exile-2", "Val: 1 blue, 1 green, 2 red"),
        ("authority-all", "Val: 3 blue"),
        ("authority-3", "Val: 3 blue"),
        ("eviction", "Gal: 3 blue; Val: 2 red"),
        ("intrigue-own-4", "Gal: 3 red; Val: 2 blue; Cas: 1 red"),
        ("intrigue-foreign-3", "Val: 2 red; Gal: 1 blue"),
        ("score-most", ""),
        ("score-fewest", "Cas: 3 red"),
    ],
)
def test_a_special_action_that_would_do_nothing_is_not_offered(card: str, caballeros: str) -> None:
    game = situation(caballeros, card=card, king="Gal", grandes="red:Gal", court="2 red")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("no-effect")):
        game.play("special")


@pytest.mark.rule("BASE-36")
def test_no_tile_that_may_move() -> None:
    game = situation(card="score-tile", king="Gal", tiles="8:Gal 4:Val", court="1 red")
    game.follow("special")
    assert texts(game) == "T2"


@pytest.mark.rule("BASE-36")
def test_players_without_a_legal_dial_are_not_asked() -> None:
    game = situation("Val: 2 blue; Gal: 5 green; Cas: 5 yellow", card="exile-all", king="Gal")
    game.follow("special")
    assert asked(game) == "blue ExileDial"


@pytest.mark.rule("BASE-36")
def test_players_without_a_piece_are_not_asked() -> None:
    game = situation("Val: 2 yellow; Gal: 5 green; Cas: 5 blue", card="angry-king", king="Gal", court="2 red")
    events = follow(game, "special")
    assert asked(game) == "yellow ReturnOwn"
    events += follow(game, "Val.yellow Val.yellow")
    assert asked(game) == "red UseCard"
    assert {event[1] for event in kinds(events, "returned")} == {3}


# --- what is asked ---


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize(("court", "left"), [("2 red", 2), ("9 red", 5)])
def test_a_player_is_told_how_many_they_can_place(court: str, left: int) -> None:
    """A card that lets one place 5 is worth no more than the court."""
    game = turn(power=13, court=court)
    follow(game, "A5 place")
    (question,) = game.decisions
    assert question.decision.asks(question.position) == ("prompt-place", {"player": 0, "left": left})
