"""Grandissimo: Double turn, Action stop, The last word (GRA-43, GRA-50, GRA-58, GRA-62, GRA-65)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from tests.rules.grandissimo.observing import characters, last, second_card
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra
from tests.rules.observing import courts, king, may_be_vetoed, offered
from tests.rules.playing import to_decision
from tests.situation import asked, kept, standing, under


def double_turn(caballeros: str = "", **rest: Any) -> Game:
    """Red has taken Double turn; other cards are on offer."""
    up = {1: "intrigue-any-3", 2: "score-region", 3: "score-first", 4: "grande"}
    return gra(caballeros, card="double-turn", offered=up, **rest)


# --- Double turn ---


@pytest.mark.rule("GRA-43", "GRA-62")
def test_any_other_face_up_card_is_taken_king_and_stack_7_too() -> None:
    game = double_turn("Val: 1 blue", court="2 red")
    play(game, "place Vas Vas special stop")
    assert asked(game) == "red SecondCard"
    assert offers(game) == "stop A1 A2 A3 A4 A5 A7"
    assert refused(game, "A6") == "reason-card-taken"
    play(game, "A1")
    assert second_card(game) == "intrigue-any-3"
    assert offered(game)[0] == ""


@pytest.mark.rule("GRA-43")
@pytest.mark.parametrize("line", ["special use Val.blue place Vas Vas", "place Vas Vas special use Val.blue"])
def test_the_second_card_is_taken_only_when_this_one_is_done_placing_and_prison(line: str) -> None:
    game = double_turn("Val: 1 blue", court="2 red")
    for number, word in enumerate(line.split()):
        assert asked(game) != "red SecondCard", number
        play(game, word)
    assert asked(game) == "red SecondCard"
    assert standing(game, "Vas") == "2 red"
    assert standing(game, "Pri") == "1 blue"
    assert under(game, 6) == "double-turn"


@pytest.mark.rule("GRA-43", "GRA-62")
def test_after_this_card_the_second_is_used_fully() -> None:
    game = double_turn("Val: 1 blue", court="3 red")
    play(game, "special stop place Vas Vas A1")
    assert asked(game) == "red UseSecond"
    assert offers(game) == "use pass"
    play(game, "use place Vas special Val.blue>Por stop")
    assert standing(game, "Vas") == "3 red"
    assert standing(game, "Por") == "1 blue"
    assert asked(game) == ROUND_OVER
    assert under(game, 1) == "intrigue-any-3"
    assert under(game, 6) == "double-turn"


@pytest.mark.rule("GRA-43", "GRA-62")
@pytest.mark.parametrize("before", [True, False])
def test_or_it_is_kept_and_used_in_a_later_turn_before_or_after_that_turns_card(before: bool) -> None:
    game = double_turn(court="3 red", then="red", king="Gal")
    play(game, "special end A5 pass")
    assert second_card(game) == "king"
    assert asked(game) == "red UseSecond"
    if before:
        play(game, "use special Val place Ara Ara Ara")
        assert asked(game) == "red TakeCard"
    else:
        play(game, "pass A4 special Ara end use special Val")
    assert king(game) == "Val"
    assert second_card(game) == ""
    assert offered(game)[4] == ""


@pytest.mark.rule("GRA-62")
def test_the_stack_of_a_kept_king_card_shows_nothing_until_it_is_used() -> None:
    game = double_turn(king="Gal")
    play(game, "special A5 pass")
    assert asked(game) == ROUND_OVER
    assert offered(game)[4] == ""
    to_decision(game, "UseSecond", "red")
    play(game, "use special Val")
    to_decision(game, "PlayPowerCard")
    assert offered(game)[4] == "king"


@pytest.mark.rule("GRA-62")
def test_so_does_stack_7() -> None:
    game = double_turn()
    play(game, "special A7 pass")
    assert offered(game)[6] == ""


@pytest.mark.rule("GRA-62")
def test_skipping_the_special_action_loses_the_second_card() -> None:
    game = double_turn(court="1 red")
    play(game, "place Cas end")
    assert asked(game) == ROUND_OVER
    assert second_card(game) == ""


@pytest.mark.rule("GRA-62", "GRA-24")
@pytest.mark.parametrize("line", ["special stop A1", "special use Val.blue A1"])
def test_with_or_without_the_prison(line: str) -> None:
    game = double_turn("Val: 1 blue")
    play(game, line)
    assert second_card(game) == "intrigue-any-3"


@pytest.mark.rule("GRA-62", "BASE-112")
def test_a_veto_takes_it_away() -> None:
    game = double_turn(vetoes="blue", court="1 red")
    play(game, "special place Cas A1")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert second_card(game) == ""
    assert under(game, 1) == "intrigue-any-3"  # it stayed where it was until the end of the round
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-62", "BASE-112")
def test_so_does_a_veto_against_its_prison() -> None:
    game = double_turn("Val: 1 blue", vetoes="blue", court="1 red")
    play(game, "special use Val.blue veto")
    assert offers(game) == "place end"
    play(game, "end")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "1 blue"


@pytest.mark.rule("GRA-62", "OPT-3")
@pytest.mark.parametrize(("line", "windows"), [("special use Val.blue pass A1", 0), ("special stop A1", 1)])
def test_a_veto_only_at_the_start_comes_before_its_first_step(line: str, windows: int) -> None:
    game = double_turn("Val: 1 blue", vetoes="blue", veto="start")
    play(game, line)
    assert may_be_vetoed(game) == bool(windows)


@pytest.mark.rule("GRA-62")
def test_who_still_has_a_second_card_takes_no_other_but_uses_the_prison() -> None:
    game = double_turn("Val: 1 blue", second="red:king")
    play(game, "special Val.blue")
    assert standing(game, "Pri") == "1 blue"
    assert asked(game) == "red UseSecond"
    assert second_card(game) == "king"


@pytest.mark.rule("GRA-62", "BASE-112")
def test_the_second_cards_special_action_can_be_vetoed_on_its_own() -> None:
    game = double_turn(vetoes="blue", king="Gal")
    play(game, "special A5 pass use special Val veto")
    assert king(game) == "Gal"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-62", "GRA-30")
def test_the_queen_still_helps_once_a_turn() -> None:
    game = double_turn(queen="red", court="9 red", king="Gal")
    play(game, "special place Vas Vas Vas A1")
    assert asked(game) == "red UseSecond"
    play(game, "use place Vas")
    assert not possible(game, "place")
    assert courts(game) == "5 red"


@pytest.mark.rule("GRA-62", "GRA-35")
def test_the_inquisitor_general_still_marches_once_a_turn() -> None:
    game = double_turn("Val: 2 black", inquisitor="red")
    play(game, "special march Val.black>Vas stop A1 use")
    assert offers(game) == "special end"


@pytest.mark.rule("GRA-62", "GRA-52")
def test_quick_deployment_holds_only_for_its_own_card() -> None:
    game = gra(second="red:quick-deployment", ships="red blue", court="3 red", whole_turn=True)
    play(game, "use special place Vas Vas Vas")
    assert courts(game) == "3 red"
    play(game, "A5 place Vas")
    assert courts(game) == "2 red"
    game = gra(card="quick-deployment", second="red:king", ships="red blue", court="3 red")
    play(game, "special place Vas Vas Vas use place Vas")
    assert courts(game) == "2 red"


@pytest.mark.rule("GRA-62", "BASE-111")
def test_a_second_card_can_be_one_that_is_kept() -> None:
    game = gra(card="double-turn", offered={2: "veto"})
    play(game, "special A2 use special")
    assert kept(game) == "veto red"
    assert asked(game) == ROUND_OVER


# --- Action stop ---


def stopped(*, taken: str, stack: int, **rest: Any) -> Game:
    """Red has stopped the actions, and blue has taken a card."""
    game = gra(card="action-stop", then="blue", **rest)
    game.position.board.offered[stack] = game.rules.card_named(taken)
    play(game, "special")
    while asked(game) != "blue TakeCard":
        play(game, offers(game).split()[0])
    play(game, f"A{stack}")
    return game


@pytest.mark.rule("GRA-50", "GRA-65")
@pytest.mark.parametrize(
    ("card", "stack"), [("king", 5), ("intrigue-any-3", 1), ("double-turn", 6), ("queen-and-jester", 7), ("veto", 2)]
)
def test_the_players_after_lose_their_special_actions_but_place(card: str, stack: int) -> None:
    game = stopped(taken=card, stack=stack, caballeros="Val: 1 green; Pri: 1 yellow", court="2 blue")
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-50")
def test_the_player_himself_and_the_next_round_are_free() -> None:
    game = gra(card="action-stop", second="red:king", king="Gal")
    play(game, "special use special Val")
    assert king(game) == "Val"
    to_decision(game, "TakeCard")
    play(game, "A5")
    assert possible(game)


@pytest.mark.rule("GRA-50", "BASE-112")
def test_it_can_be_vetoed() -> None:
    game = gra(card="action-stop", then="blue", vetoes="green", court="1 blue")
    play(game, "special veto +0 A5")
    assert possible(game)


@pytest.mark.rule("GRA-65")
def test_a_kept_second_card_only_places() -> None:
    game = gra(card="action-stop", then="blue", second="blue:king", court="2 blue", king="Gal")
    play(game, "special +0 use")
    assert offers(game) == "place end"
    play(game, "place Vas Vas")
    assert asked(game) == "blue TakeCard"


@pytest.mark.rule("GRA-65")
def test_landing_guests_queen_and_jester_are_untouched() -> None:
    game = gra("Sh1: 1 blue; Gu2: 1 red", card="action-stop", then="blue", ships="blue", queen="blue", jester="blue")
    play(game, "special Val Cas +1 levy")
    assert asked(game) == "blue JesterSends"


@pytest.mark.rule("GRA-65", "BASE-111")
def test_kept_vetoes_still_work_in_such_a_round() -> None:
    game = gra(card="action-stop", vetoes="blue", second="red:king", king="Gal")
    play(game, "special pass use special Val")
    assert asked(game) == "blue MayVeto"


# --- The last word ---


def next_round(**rest: Any) -> Game:
    """Red keeps The last word; all have played their power cards, and red the highest."""
    game = gra(keeps="red:last-word", card="king", **rest)
    play(game, "end")
    for power in ("P10", "P12", "P3", "P4"):
        play(game, power)
    return game


@pytest.mark.rule("GRA-58")
def test_it_is_kept_and_not_for_this_round() -> None:
    game = gra(card="last-word", then="blue")
    play(game, "special")
    assert kept(game) == "last-word red"
    assert asked(game) == "blue Reinforce"


@pytest.mark.rule("GRA-58")
def test_its_holder_may_take_his_turn_last() -> None:
    game = next_round()
    assert asked(game) == "red MayBeLast"
    play(game, "use")
    assert last(game) == "red"
    assert under(game, 6) == "last-word"
    order = []
    for _ in range(4):
        to_decision(game, "TakeCard")
        order.append(asked(game).split()[0])
        play(game, offers(game).split()[0])
    assert order == ["yellow", "green", "blue", "red"]


@pytest.mark.rule("GRA-58")
def test_or_save_it() -> None:
    game = next_round()
    play(game, "pass")
    assert kept(game) == "last-word red"
    assert asked(game).split()[0] == "red"  # the highest power card begins


@pytest.mark.rule("GRA-58")
def test_the_next_start_player_is_still_the_one_with_the_lowest_card() -> None:
    game = next_round()
    play(game, "use")
    to_decision(game, "PlayPowerCard")
    assert asked(game) == "blue PlayPowerCard"  # power card 3
    assert last(game) == ""  # that was for one round


@pytest.mark.rule("GRA-58", "BASE-124")
def test_using_it_can_be_vetoed() -> None:
    game = next_round(vetoes="blue")
    play(game, "use veto")
    assert last(game) == ""
    assert kept(game) == ""


@pytest.mark.rule("GRA-58", "BASE-112")
def test_using_it_is_announced_and_told() -> None:
    game = next_round(vetoes="blue")
    game.play("use")
    assert game.position.decision.reacts_to(game.position) == ("last-turn", 0)
    assert ("last-turn", 0) in game.play("pass")


@pytest.mark.rule("GRA-61", "GRA-69")
def test_kept_cards_are_public_and_one_player_may_hold_several() -> None:
    game = gra(card="last-word", keeps="red:gra-free-choice red:gra-espionage")
    play(game, "special")
    assert kept(game) == "gra-free-choice red, gra-espionage red, last-word red"
    for seat in range(-1, 4):
        assert len(game.view(seat).board.kept) == 3
    assert characters(game) == ""
