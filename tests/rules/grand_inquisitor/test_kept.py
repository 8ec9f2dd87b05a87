"""Kept cards of stack 7: Close an action card and Free choice (GIC-61, GIC-63, GIC-72, GIC-75, GIC-78)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.rules.events import scored_order
from tests.rules.grand_inquisitor.observing import closed
from tests.rules.grand_inquisitor.positions import ROUND_OVER, gic, turns
from tests.rules.observing import points
from tests.rules.playing import follow, idle, to_decision, to_round
from tests.rules.refusing import reason, refuses
from tests.situation import asked, kept, standing, texts, tokens, under

# --- Close: in the turn in which it is taken ---


@pytest.mark.rule("GIC-61", "GIC-75")
def test_close_turns_a_card_face_down_at_once() -> None:
    game = turns(order="red blue", offered={7: "close-card"})
    game.follow("A7 special")
    assert asked(game) == "red CloseNow"
    assert texts(game) == "stop A1 A2 A3 A4 A5 A6"
    game.play("A4")
    assert closed(game) == [4]
    assert kept(game) == ""
    assert under(game, 7) == "close-card"
    assert asked(game) == "blue TakeCard"
    assert texts(game) == "A1 A2 A3 A5 A6"
    with pytest.raises(IllegalChoice, match=reason("card-closed")):
        game.play("A4")


@pytest.mark.rule("GIC-61", "GIC-75")
@pytest.mark.parametrize("stack", [5, 6])
def test_king_and_holy_inquisition_can_be_closed_too(stack: int) -> None:
    game = turns(order="red blue", offered={7: "close-card"})
    game.follow(f"A7 special A{stack}")
    assert refuses(game, f"A{stack}")


@pytest.mark.rule("GIC-75")
def test_a_card_that_was_taken_or_is_kept_cannot_be_closed() -> None:
    game = turns(order="blue red", offered={7: "close-card", 2: "veto"})
    game.follow("A2 special A7 special")
    assert kept(game) == "veto blue"
    assert asked(game) == "blue MayVeto"
    game.follow("blue:pass blue:pass")
    assert texts(game) == "stop A1 A3 A4 A5 A6"
    with pytest.raises(IllegalChoice, match=reason("card-taken")):
        game.play("A2")
    assert refuses(game, "A7")


@pytest.mark.rule("GIC-61", "GIC-72")
def test_close_can_be_saved_and_everybody_sees_it() -> None:
    game = gic(card="close-card")
    game.follow("special stop")
    assert kept(game) == "close-card red"
    assert [game.view(seat).as_dict()["kept"][0]["card"] for seat in range(-1, 4)] == ["close-card"] * 5
    assert closed(game) == []


@pytest.mark.rule("GIC-61", "BASE-32")
@pytest.mark.parametrize("line", ["place Vas Vas special A1", "special A1 place Vas Vas"])
def test_closing_at_once_comes_before_or_after_placing(line: str) -> None:
    game = gic(card="close-card", king="Gal", court="2 red", offered={1: "intrigue-any-3"})
    game.follow(line)
    assert asked(game) == ROUND_OVER
    assert standing(game, "Vas") == "2 red"
    assert under(game, 1) == "intrigue-any-3"


@pytest.mark.rule("GIC-61", "BASE-24")
def test_a_closed_card_goes_under_its_stack_and_the_next_round_is_open() -> None:
    game = gic(card="close-card", offered={4: "grande"})
    game.follow("special A4")
    assert asked(game) == ROUND_OVER
    assert under(game, 4) == "grande"
    assert closed(game) == []
    to_decision(game, "TakeCard")
    assert texts(game) == "A1 A2 A3 A4 A5 A6 A7"


@pytest.mark.rule("GIC-61", "BASE-124", "BASE-112")
def test_vetoed_when_it_is_kept_the_card_goes_under_its_stack() -> None:
    game = gic(card="close-card", vetoes="green", court="1 red")
    game.follow("special green:pass green:veto")
    assert kept(game) == ""
    assert tokens(game) == "1 goods lying"
    assert texts(game) == "place end"
    game.play("end")
    assert under(game, 7) == "close-card"


@pytest.mark.rule("GIC-61", "BASE-124", "BASE-112")
def test_vetoed_when_it_closes_at_once_the_card_is_spent() -> None:
    game = gic(card="close-card", vetoes="green", court="1 red")
    game.follow("special green:pass green:pass A4")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert closed(game) == []
    assert kept(game) == ""
    assert under(game, 7) == "close-card"
    assert texts(game) == "place end"


# --- Close: later ---


@pytest.mark.rule("GIC-61", "GIC-75", "GIC-40")
def test_close_is_used_whenever_somebody_is_about_to_choose_a_card() -> None:
    game = turns(order="blue red green", keeps="red:close-card")
    assert asked(game) == "red MayClose"
    assert texts(game) == "pass A1 A2 A3 A4 A5 A6 A7"
    game.follow("pass A5 end")
    assert asked(game) == "red MayClose"  # its holder too
    game.follow("pass A6 end")
    assert asked(game) == "red MayClose"
    assert texts(game) == "pass A1 A2 A3 A4 A7"
    game.play("A7")
    assert asked(game) == "green TakeCard"
    assert texts(game) == "A1 A2 A3 A4"
    assert kept(game) == ""
    assert under(game, 7) == "close-card"
    assert tokens(game) == ""


@pytest.mark.rule("GIC-75")
def test_the_holder_may_close_a_card_before_his_own_choice_and_has_his_turn() -> None:
    game = turns(order="red blue", keeps="red:close-card", court="3 red", king="Gal", offered={2: "dismissal"})
    game.follow("A1 A2 place Vas Vas")
    assert standing(game, "Vas") == "2 red"
    assert asked(game) == "blue TakeCard"
    assert closed(game) == [1]
    assert texts(game) == "A3 A4 A5 A6 A7"


@pytest.mark.rule("GIC-75")
def test_it_is_used_after_the_reinforcements_of_whoever_chooses() -> None:
    game = gic(turn="blue", whole_turn=True, keeps="red:close-card")
    assert asked(game) == "blue Reinforce"
    game.play("+1")
    assert asked(game) == "red MayClose"
    game.play("pass")
    assert asked(game) == "blue TakeCard"


@pytest.mark.rule("GIC-61", "GIC-72")
def test_close_has_no_time_limit() -> None:
    game = gic(card="close-card", round=4)
    game.follow("special stop")
    to_round(game, 9)
    to_decision(game, "MayClose")
    assert kept(game) == "close-card red"
    game.play("A1")
    assert closed(game) == [1]


@pytest.mark.rule("GIC-72")
@pytest.mark.parametrize("card", ["close-card", "double-strike", "free-choice"])
def test_an_unused_card_is_worth_nothing_at_the_end(card: str) -> None:
    game = gic("Gal: 1 blue", card="king", round=9, king="Nue", keeps=f"red:{card}", grandes="")
    while not game.over:
        idle(game)
    assert kept(game) == f"{card} red"
    assert points(game) == "4 blue"


@pytest.mark.rule("BASE-124", "GIC-61")
@pytest.mark.parametrize("vetoer", ["red", "green"])
def test_using_it_can_be_vetoed_and_the_card_is_spent(vetoer: str) -> None:
    game = turns(order="red blue", keeps="blue:close-card", vetoes=vetoer)
    game.play("A5")
    assert asked(game) == f"{vetoer} MayVeto"
    game.play("veto")
    assert closed(game) == []
    assert kept(game) == ""
    assert under(game, 7) == "close-card"
    assert asked(game) == "red TakeCard"
    game.play("A5")
    assert texts(game) == "special end"


@pytest.mark.rule("BASE-123", "GIC-72")
def test_who_keeps_both_does_not_veto_himself() -> None:
    game = turns(order="red blue", keeps="blue:close-card", vetoes="blue")
    game.play("A5")
    assert asked(game) == "red TakeCard"
    assert kept(game) == "veto blue"


@pytest.mark.rule("OPT-3", "BASE-124")
def test_it_can_be_vetoed_where_a_veto_counts_only_at_the_start() -> None:
    game = turns(order="red blue", keeps="blue:close-card", vetoes="red", veto="start")
    game.play("A5")
    assert asked(game) == "red MayVeto"


@pytest.mark.rule("GIC-75")
def test_a_closed_card_cannot_be_closed_again(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[cards.close-card]\ncopies = 2\n", encoding="utf-8")
    game = turns(order="red blue", keeps="red:close-card blue:close-card", cards=cards)
    game.play("A5")
    assert asked(game) == "blue MayClose"
    assert texts(game) == "pass A1 A2 A3 A4 A6 A7"
    with pytest.raises(IllegalChoice, match=reason("card-closed")):
        game.play("A5")


@pytest.mark.rule("GIC-76")
def test_closing_is_not_the_special_action_of_whoever_is_on_turn() -> None:
    game = turns(order="red blue", keeps="blue:close-card green:double-strike")
    game.follow("A1 A5 end")
    assert asked(game) == "blue TakeCard"


# --- Free choice ---


def scoring(caballeros: str, dials: str = "", special: str = "end", **rest: Any) -> Game:
    """A general scoring in which red may use Free choice; blue is alone in Galicia, the first region scored."""
    given = {"card": "king", "round": 3, "king": "Nue", "castillo": "open", "keeps": "red:free-choice", "grandes": ""}
    game = gic(f"Gal: 1 blue; {caballeros}", **{**given, **rest})
    game.follow(f"{special} {dials}")
    return game


@pytest.mark.rule("GIC-63", "GIC-72")
def test_free_choice_is_kept_face_up() -> None:
    game = gic(card="free-choice")
    game.play("special")
    assert kept(game) == "free-choice red"
    assert [game.view(seat).as_dict()["kept"][0]["holder"] for seat in range(-1, 4)] == [0] * 5


@pytest.mark.rule("GIC-63")
def test_it_is_used_after_the_castillo_and_before_the_first_region() -> None:
    game = scoring("Cas: 2 red, 1 blue; Val: 2 red", "red:Sev blue:Vie")
    assert asked(game) == "red MayChooseFreely"
    assert texts(game) == "pass use"
    assert points(game) == "5 red, 3 blue"
    assert standing(game, "Lim") == "2 red"  # in Sevilla
    assert standing(game, "Vie") == "1 blue"
    events = follow(game, "use Lim.red>Gal Val.red>Gal")
    assert scored_order(game, events) == "Gal Vas Ara Cat Vie Nue Sev Gra Val Fra Shi Ame Afr"
    assert points(game) == "18 red, 11 blue"  # red 4 + 4 + 5, blue 2 + 6
    assert kept(game) == ""
    assert under(game, 7) == "free-choice"


@pytest.mark.rule("GIC-63", "GIC-78", "BASE-80")
def test_it_moves_up_to_two_own_and_nobody_else() -> None:
    game = scoring("Val: 3 red, 1 green; Nue: 1 red; Cpt: 1 red; Vas: 1 black")
    game.play("use")
    assert texts(game) == "stop Val.red Cpt.red"
    assert [refuses(game, pick) for pick in ("Val.green", "Nue.red", "Vas.black")] == [True] * 3
    game.play("Val.red")
    assert refuses(game, "Nue")
    game.follow("Vas Val.red>Ara")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "1 red, 1 green"


@pytest.mark.rule("GIC-63", "BASE-80")
@pytest.mark.parametrize("line", ["use stop", "use Val.red>Vas stop"])
def test_fewer_may_move_and_the_card_is_spent(line: str) -> None:
    game = scoring("Val: 3 red")
    game.follow(line)
    assert asked(game) == ROUND_OVER
    assert kept(game) == ""


@pytest.mark.rule("GIC-78", "GIC-53")
def test_for_the_holder_of_the_grand_inquisitor_it_moves_black_ones() -> None:
    game = scoring("Val: 1 black", inquisitor="red")
    game.follow("use Val.black>Gal")
    assert standing(game, "Gal") == "1 blue, 1 black"
    assert points(game) == "2 red, 2 blue"


@pytest.mark.rule("GIC-78", "GIC-63", "GIC-42")
def test_carriers_that_come_home_score_at_once_and_count_there() -> None:
    game = scoring("Ame: 2 red; Afr: 1 red", carriers="gold Ame.red, goods Afr.red")
    game.follow("use Ame.red>gold>Vas Afr.red>Val")
    assert points(game) == "24 red, 4 blue"  # 6 + 4, Vas 5, Val 5, América 4
    assert tokens(game) == ""


@pytest.mark.rule("GIC-78", "BASE-80")
def test_one_thrown_into_the_castillo_stays_inside() -> None:
    game = scoring("Val: 1 red")
    game.follow("use Val.red>Cas")
    assert standing(game, "Cas") == "1 red"
    assert points(game) == "4 blue"


@pytest.mark.rule("GIC-77", "GIC-41", "GIC-51")
def test_it_is_no_turn_so_no_tokens_are_taken_and_nobody_is_levied() -> None:
    game = scoring("Ame: 1 red; Val: 1 red", lying="1 gold", inquisitor="red")
    game.play("use")
    assert texts(game) == "stop Val.red Ame.red"


@pytest.mark.rule("GIC-78", "GIC-63")
def test_it_may_be_saved_for_a_later_general_scoring() -> None:
    game = scoring("Val: 1 red", round=3)
    game.play("pass")
    assert kept(game) == "free-choice red"
    assert asked(game) == ROUND_OVER
    to_decision(game, "MayChooseFreely")
    assert game.position.board.round == 6
    game.play("pass")
    to_decision(game, "MayChooseFreely")
    assert game.position.board.round == 9
    game.follow("use Val.red>Vas")
    assert game.over


@pytest.mark.rule("GIC-63", "BASE-36")
def test_who_has_nobody_to_move_is_not_asked() -> None:
    game = scoring("Nue: 3 red; Val: 2 blue")
    assert asked(game) == ROUND_OVER
    assert kept(game) == "free-choice red"


@pytest.mark.rule("GIC-63")
@pytest.mark.parametrize("card", ["score-castillo", "score-first"])
def test_it_is_not_for_special_scorings(card: str) -> None:
    game = gic("Val: 2 red; Cas: 1 red", card=card, keeps="red:free-choice", castillo="open")
    game.play("special")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-63", "GIC-74", "GIC-58")
def test_the_limit_board_is_filled_again_after_it() -> None:
    game = scoring("Lim: 6 red; Sev: 1 blue, 1 green", players=3, limit="Sev", inquisitor="green")
    game.follow("use Lim.red>Val stop")
    assert asked(game) == "green FillSpace"
    game.play("Sev.green")
    assert standing(game, "Lim") == "5 red, 1 green"
    assert points(game) == "9 red, 4 blue, 3 green"


@pytest.mark.rule("BASE-124", "GIC-63")
def test_each_of_its_moves_can_be_vetoed_and_the_card_is_spent() -> None:
    game = scoring("Val: 3 red", vetoes="blue")
    game.follow("use Val.red>Gal")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert standing(game, "Val") == "3 red"
    assert points(game) == "5 red, 4 blue"
    assert kept(game) == ""
    game = scoring("Val: 3 red", vetoes="blue")
    game.follow("use Val.red>Gal blue:pass Val.red>Gal blue:veto")
    assert points(game) == "7 red, 2 blue"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("OPT-3", "BASE-124")
def test_where_a_veto_counts_only_at_the_start_the_first_move_is_the_start() -> None:
    game = scoring("Val: 3 red", special="special Nue blue:pass", vetoes="blue", veto="start")
    game.follow("use Val.red>Vas blue:pass Val.red>Vas")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-72")
def test_a_player_may_keep_all_three() -> None:
    keeps = "red:free-choice red:close-card red:double-strike"
    game = scoring("Val: 1 red", keeps=keeps)
    assert asked(game) == "red MayChooseFreely"
    assert len(kept(game).split(", ")) == 3
    game.follow("use Val.red>Gal")
    assert kept(game) == "close-card red, double-strike red"


def test_its_number_and_copies_can_be_the_owners(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[cards.free-choice]\namounts = [1]\ncopies = 2\n", encoding="utf-8")
    game = scoring("Val: 3 yellow", keeps="blue:free-choice yellow:free-choice", cards=cards)
    game.follow("yellow:use Val.yellow>Vas")  # the start player comes first
    assert asked(game) == "blue MayChooseFreely"
    game.follow("use Gal.blue>Vie")
    assert points(game) == "6 blue, 10 yellow"
