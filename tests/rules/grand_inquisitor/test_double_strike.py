"""Double strike: when it can be used, what cannot be repeated, Veto against it (GIC-62, GIC-74, GIC-76, GIC-77)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.grand_inquisitor.observing import delayed
from tests.rules.grand_inquisitor.positions import ROUND_OVER, gic, struck, turns
from tests.rules.observing import courts, king, points
from tests.rules.playing import follow
from tests.situation import asked, kept, standing, tokens, under

# --- when it can be used ---


@pytest.mark.rule("GIC-77", "GIC-62")
def test_it_is_offered_after_each_turn_of_another_player_and_may_be_saved() -> None:
    game = turns("", order="red blue green", keeps="blue:double-strike")
    game.follow("A5 special Val")
    assert asked(game) == "blue MayStrike"
    game.play("pass")
    assert asked(game) == "blue TakeCard"
    game.follow("A6 special end")  # not after his own
    assert asked(game) == "green TakeCard"
    game.follow("A4 special")
    assert kept(game) == "double-strike blue"


@pytest.mark.rule("GIC-77")
def test_it_can_be_used_from_the_next_turn_on_after_it_was_taken() -> None:
    game = turns("", order="blue red green", offered={7: "double-strike"})
    game.follow("A7 special")
    assert kept(game) == "double-strike blue"
    assert asked(game) == "red TakeCard"
    game.follow("A5 special Val")
    assert asked(game) == "blue MayStrike"
    game.follow("use Sev")
    assert king(game) == "Sev"
    assert asked(game) == "green TakeCard"


@pytest.mark.rule("GIC-62", "GIC-77")
def test_the_striker_has_his_own_turn_too_and_strikes_once() -> None:
    game = turns("Val: 3 blue", order="red blue green", keeps="blue:double-strike", offered={1: "intrigue-own-4"})
    game.follow("A5 special Cat use Nue")
    assert asked(game) == "blue TakeCard"
    game.follow("A1 special Val.blue>Gra stop")
    assert asked(game) == "green TakeCard"
    game.follow("A4 end")
    assert asked(game) == "yellow PlayPowerCard"


@pytest.mark.rule("GIC-77", "BASE-26", "GIC-74")
def test_after_the_last_turn_of_a_round_it_comes_before_the_general_scoring() -> None:
    game = gic("Cas: 1 red; Val: 1 red", card="king", round=3, king="Gal", keeps="blue:double-strike", castillo="open")
    game.follow("special Val")
    assert asked(game) == "blue MayStrike"
    game.follow("use Sev")
    assert asked(game) == "red CastilloDial"
    game.follow("Sev")
    assert courts(game) == "1 red", "the King came to Sevilla before the dials were set"


@pytest.mark.rule("GIC-77", "GIC-25", "BASE-30")
def test_it_is_no_turn_without_placing_reinforcements_and_journeys() -> None:
    game = struck("Shi: 2 blue", "king", "Val", court="9 blue")
    events = follow(game, "Sev")
    assert asked(game) == ROUND_OVER
    assert courts(game) == "9 blue"
    assert standing(game, "Shi") == "2 blue"
    assert not [event for event in events if event[0] in ("reinforced", "sailed", "placed")]


@pytest.mark.rule("GIC-77", "GIC-41")
@pytest.mark.parametrize(("card", "line"), [("conspiracy", ""), ("limit-board", "Val"), ("score-black", "end")])
def test_tokens_may_be_taken_while_it_lasts(card: str, line: str) -> None:
    game = struck("Afr: 2 blue", card, line)
    if card == "limit-board":
        game.play("Cat")
    assert asked(game) == "blue TakeTokens"
    game.follow("Afr.blue Afr.blue" if card == "conspiracy" else "Afr.blue stop")
    assert tokens(game).startswith("goods Afr.blue, goods Afr.blue" if card == "conspiracy" else "goods Afr.blue")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-62", "GIC-74")
def test_it_comes_after_the_placing_and_after_the_card_has_gone_under_its_stack() -> None:
    game = gic(card="grande", king="Gal", court="2 red", keeps="blue:double-strike")
    game.follow("special Val")
    assert asked(game) == "red UseCard"
    game.follow("place Vas Vas")
    assert asked(game) == "blue MayStrike"
    assert under(game, 4) == "grande"


# --- what is not repeated ---


@pytest.mark.rule("GIC-76")
@pytest.mark.parametrize("line", ["end", "place Vas stop end"])
def test_a_skipped_action_is_not_repeated(line: str) -> None:
    game = gic(card="king", king="Gal", court="2 red", keeps="blue:double-strike")
    game.follow(line)
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-33")
def test_an_intrigue_that_moved_nobody_is_not_repeated() -> None:
    game = gic("Val: 3 red", card="intrigue-any-3", keeps="blue:double-strike")
    game.follow("special stop")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76")
def test_keeping_a_card_is_not_repeated() -> None:
    game = gic(card="veto", keeps="blue:double-strike")
    game.play("special")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-112")
def test_vetoed_before_its_first_step_there_is_nothing_to_repeat() -> None:
    game = gic("Val: 3 red", card="intrigue-any-3", keeps="blue:double-strike", vetoes="green")
    game.follow("special Val.red>Gra green:veto")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "BASE-112")
def test_stopped_later_it_is_repeated_in_full() -> None:
    game = gic("Val: 6 red", card="intrigue-any-3", keeps="blue:double-strike", vetoes="green")
    game.follow("special Val.red>Gra green:pass Val.red>Gra green:veto")
    assert asked(game) == "blue MayStrike"
    game.follow("use Val.red>Cas Val.red>Cas Val.red>Cas")
    assert standing(game, "Cas") == "3 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-76", "GIC-40")
def test_stopped_after_the_tokens_were_laid_all_of_it_is_repeated() -> None:
    game = gic(card="delayed-scoring", keeps="blue:double-strike", vetoes="green")
    game.follow("special green:pass Val green:veto use Val")
    assert tokens(game) == "2 gold lying"
    assert delayed(game)[0] == ["valencia"]


@pytest.mark.rule("BASE-36", "GIC-76")
def test_what_the_striker_cannot_do_is_not_offered() -> None:
    game = gic(card="grande", king="Gal", grandes="red:Gra blue:Gal green:Cat yellow:Nue", keeps="blue:double-strike")
    game.follow("special Val")
    assert asked(game) == ROUND_OVER
    assert kept(game) == "double-strike blue"


# --- Veto against a strike, the limit board, two of them ---


@pytest.mark.rule("BASE-124", "GIC-76")
@pytest.mark.parametrize("vetoer", ["red", "green"])
def test_a_strike_can_be_vetoed_and_the_card_is_spent(vetoer: str) -> None:
    game = gic("Val: 6 red", card="king", king="Gal", keeps="blue:double-strike", vetoes=vetoer)
    game.follow("special Cat" if vetoer == "red" else "special Cat green:pass")
    game.follow("use Sev")
    assert asked(game) == f"{vetoer} MayVeto"
    game.play("veto")
    assert king(game) == "Cat"
    assert kept(game) == ""
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("OPT-3", "BASE-124")
def test_where_a_veto_counts_only_at_the_start_a_strike_has_a_start_of_its_own() -> None:
    game = struck("Val: 6 red", "intrigue-any-3", "Val.red>Gra stop", vetoes="red", veto="start")
    game.play("Val.red")
    game.play("Cas")
    assert asked(game) == "red MayVeto"
    game.follow("red:pass Val.red>Cas")
    assert asked(game) == "blue MoveCaballeros"


@pytest.mark.rule("BASE-124", "BASE-112", "GIC-76")
def test_a_strike_can_be_vetoed_in_the_middle() -> None:
    game = struck("Val: 6 red; Afr: 1 blue", "transport", "Val.red>Ame stop", vetoes="red")
    game.follow("red:pass Afr.blue>Val red:veto")
    assert tokens(game) == "2 gold lying, 4 goods lying"
    assert standing(game, "Afr") == "1 blue"


@pytest.mark.rule("GIC-74", "GIC-58")
def test_the_limit_board_is_filled_before_a_strike_and_again_after_it() -> None:
    game = gic("Lim: 6 red; Sev: 4 green", card="intrigue-any-3", players=3, keeps="blue:double-strike", grandes="")
    game.follow("special Lim.red>Val stop")
    assert standing(game, "Lim") == "5 red, 1 green"
    assert asked(game) == "blue MayStrike"
    game.follow("use Lim.red>Val stop")
    assert standing(game, "Lim") == "4 red, 2 green"


def test_with_two_of_them_both_repeat_the_first_players_action(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text("[cards.double-strike]\ncopies = 2\ngoods = 1\n", encoding="utf-8")
    game = gic(
        "Val: 1 red", card="score-region", keeps="blue:double-strike green:double-strike", cards=cards, grandes=""
    )
    game.follow("special Val blue:use Val green:use Val")
    assert points(game) == "15 red"
    assert kept(game) == ""
