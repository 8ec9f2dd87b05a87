"""Stack 4: score tiles, power cards, the court, Grandes, dials and the adviser (BASE-141 to BASE-147)."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.engine.chance import Chance
from tests.rules.observing import courts, grande, hand, king, noticed, points, provinces, tiles
from tests.rules.positions import game_offering, has_played
from tests.situation import asked, kept, situation, standing, texts, under

CARDS = [
    pytest.param("score-tile", "special T1 Val", marks=pytest.mark.rule("BASE-141")),
    pytest.param("power-card", "special", marks=pytest.mark.rule("BASE-142")),
    pytest.param("court", "special", marks=pytest.mark.rule("BASE-143")),
    pytest.param("grande", "special Val", marks=pytest.mark.rule("BASE-144")),
    pytest.param("secret-scoring", "special", marks=pytest.mark.rule("BASE-145")),
    pytest.param("eviction", "special Sev", marks=pytest.mark.rule("BASE-146")),
    pytest.param("adviser", "special Vie", marks=pytest.mark.rule("BASE-147")),
]
"""Each card, and the choices up to its first announced step."""

SOMEWHERE = "Vas: 2 red; Sev: 1 blue, 1 yellow"


# --- every card of the stack ---


@pytest.mark.rule("BASE-33", "BASE-35")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_the_special_action_may_be_skipped(card: str, announced: str) -> None:
    game = situation(SOMEWHERE, king="Gal", card=card, court="5 red", grandes="red:Vas")
    before = noticed(game)
    assert texts(game) == "special place end"
    game.follow("end")
    assert noticed(game) == before
    assert under(game, 4) == card


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_four_caballeros_may_be_placed_first_and_the_special_action_is_still_open(card: str, announced: str) -> None:
    game = situation(SOMEWHERE, king="Gal", card=card, court="5 red", grandes="red:Vas")
    game.follow("place Vas Vie Cas Cas")
    assert standing(game, "Cas") == "2 red"
    assert texts(game) == "special end"
    game.follow(announced)
    assert asked(game) != "red UseCard" or texts(game) == "end"


@pytest.mark.rule("BASE-112", "BASE-122")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_a_veto_at_the_start_stops_the_special_action_but_not_the_placing(card: str, announced: str) -> None:
    game = situation(SOMEWHERE, king="Gal", card=card, court="5 red", grandes="red:Vas", vetoes="green")
    before = noticed(game)
    game.follow(announced)
    assert asked(game) == "green MayVeto"
    game.follow("veto")
    assert noticed(game) == before
    assert kept(game) == ""
    assert under(game, 2) == "veto"
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"
    game.follow("place Vas Vie Cas Cas")
    assert standing(game, "Cas") == "2 red"


@pytest.mark.rule("BASE-112")
@pytest.mark.parametrize(("card", "announced"), CARDS)
def test_who_lets_it_pass_keeps_his_veto(card: str, announced: str) -> None:
    game = situation(SOMEWHERE, king="Gal", card=card, court="5 red", grandes="red:Vas", vetoes="green")
    game.follow(announced)
    game.follow("pass")
    assert kept(game) == "veto green"


# --- score tiles ---


@pytest.mark.rule("BASE-141", "BASE-5")
def test_a_tile_from_beside_the_board_is_laid_on_a_region() -> None:
    game = situation(king="Gal", card="score-tile", court="1 red")
    game.follow("special")
    assert texts(game) == "T1 T2"
    game.follow("T1")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Val Cas"
    game.follow("Val")
    assert tiles(game) == "8:Val"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-141")
def test_the_other_tile_is_laid_on_the_castillo() -> None:
    game = situation(king="Gal", card="score-tile")
    game.follow("special T2 Cas")
    assert tiles(game) == "4:Cas"


@pytest.mark.rule("BASE-141")
def test_a_tile_is_moved_from_where_it_lies() -> None:
    game = situation(king="Gal", tiles="8:Val", card="score-tile")
    game.follow("special T1")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Cas"
    game.follow("Sev")
    assert tiles(game) == "8:Sev"


@pytest.mark.rule("BASE-141")
def test_a_tile_may_leave_the_castillo() -> None:
    game = situation(king="Gal", tiles="4:Cas", card="score-tile")
    game.follow("special T2 Nue")
    assert tiles(game) == "4:Nue"


@pytest.mark.rule("BASE-50", "BASE-141")
def test_no_tile_enters_the_kings_region() -> None:
    game = situation(king="Gal", card="score-tile")
    game.follow("special T1")
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Gal")


@pytest.mark.rule("BASE-50", "BASE-141")
def test_no_tile_leaves_the_kings_region() -> None:
    game = situation(king="Gal", tiles="8:Gal", card="score-tile")
    game.follow("special")
    assert texts(game) == "T2"
    with pytest.raises(IllegalChoice):
        game.play("T1")


@pytest.mark.rule("BASE-73", "BASE-141")
def test_no_tile_lies_on_the_other() -> None:
    game = situation(king="Gal", tiles="8:Val", card="score-tile")
    game.follow("special T2")
    with pytest.raises(IllegalChoice, match="tile lies there"):
        game.play("Val")
    full = situation(king="Gal", tiles="8:Cas", card="score-tile")
    full.follow("special T2")
    assert "Cas" not in texts(full).split()


@pytest.mark.rule("BASE-36", "BASE-141")
def test_without_a_tile_that_may_move_the_action_is_not_offered() -> None:
    game = situation(king="Gal", tiles="8:Gal 4:Gal", card="score-tile", court="1 red")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice):
        game.play("special")


@pytest.mark.rule("BASE-73", "BASE-141")
def test_the_tile_counts_from_the_next_scoring_on() -> None:
    game = situation("Gal: 2 red, 1 blue", king="Nue", card="score-tile", round=3, castillo="open")
    game.follow("special T1 Gal")
    assert points(game) == "8 red, 4 blue"


# --- power cards ---


def with_played_cards() -> Game:
    """Red has played 13 this round, and 12, 8 and 3 before; what can be known of that is listed."""
    game = situation(king="Gal", card="power-card", court="1 red", played="listed")
    has_played(game, "red", 12, 8, 3)
    return game


@pytest.mark.rule("BASE-142")
def test_a_card_of_an_earlier_round_comes_back_into_the_hand() -> None:
    game = with_played_cards()
    game.follow("special")
    assert texts(game) == "P13 P12 P8 P3"
    game.follow("P8")
    assert hand(game, "red") == [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-142")
def test_a_card_in_the_hand_cannot_come_back() -> None:
    game = with_played_cards()
    game.follow("special")
    with pytest.raises(IllegalChoice, match="in your hand"):
        game.play("P7")


@pytest.mark.rule("BASE-142")
def test_the_card_of_this_round_comes_back_but_stays_on_view_until_phase_4() -> None:
    game = with_played_cards()
    game.follow("special P13")
    assert 13 in hand(game, "red")
    assert game.view(1).as_dict()["seats"][0]["power"] == 13
    game.follow("end")
    assert asked(game).endswith("PlayPowerCard")
    assert game.view(1).as_dict()["seats"][0]["power"] is None
    assert 13 in hand(game, "red")


@pytest.mark.rule("BASE-142", "BASE-24")
def test_a_card_that_was_taken_back_can_be_played_in_a_later_round() -> None:
    game = with_played_cards()
    game.follow("special P13 end")
    assert asked(game) == "yellow PlayPowerCard"  # yellow played the lowest card
    game.follow("P12 P13")
    assert hand(game, "red") == [1, 2, 4, 5, 6, 7, 9, 10, 11]
    assert game.position.board.power == [13, 0, 0, 12]


@pytest.mark.rule("BASE-142")
@pytest.mark.parametrize("seat", [1, 2, 3, SPECTATOR])
def test_the_others_see_only_how_many_cards_are_in_the_hand(seat: int) -> None:
    game = with_played_cards()
    game.follow("special")
    other = game.copy()
    game.follow("P13")
    other.follow("P3")
    assert game.view(seat).key() == other.view(seat).key()
    assert game.view(0).key() != other.view(0).key()
    red = game.view(seat).as_dict()["seats"][0]
    assert red["hand"] is None
    assert red["hand_size"] == 10
    assert red["surely_in_hand"] == [1, 2, 4, 5, 6, 7, 9, 10, 11]
    assert red["doubtful"] == [3, 8, 12, 13]


@pytest.mark.rule("BASE-142", "BASE-24")
def test_the_doubt_lasts_through_phase_4_until_the_card_is_played() -> None:
    game = with_played_cards()
    game.follow("special P8 end")
    assert game.view(1).as_dict()["seats"][0]["doubtful"] == [3, 8, 12, 13]
    game.follow("P2 P8")
    red = game.view(1).as_dict()["seats"][0]
    assert red["doubtful"] == []
    assert red["hand_size"] == 9
    assert red["surely_in_hand"] == [1, 2, 4, 5, 6, 7, 9, 10, 11]


@pytest.mark.rule("BASE-142")
def test_with_a_single_played_card_there_is_nothing_to_doubt() -> None:
    game = situation(king="Gal", card="power-card", court="1 red", played="listed")
    game.follow("special P13")
    red = game.view(1).as_dict()["seats"][0]
    assert red["doubtful"] == []
    assert red["surely_in_hand"] == list(range(1, 14))


@pytest.mark.rule("BASE-142")
def test_an_imagined_hand_has_the_right_size_and_may_hold_any_of_the_doubtful_cards() -> None:
    game = with_played_cards()
    game.follow("special P8")
    hands = {game.resample(1, Chance(seed)).position.board.hand[0] for seed in range(40)}
    assert {imagined.bit_count() for imagined in hands} == {10}
    assert len(hands) == 4


@pytest.mark.rule("BASE-142", "BASE-22", "BASE-24")
def test_turn_order_and_start_player_of_the_round_do_not_change() -> None:
    game = game_offering("power-card")
    start = game.position.board.start
    second, third, fourth = (start + 1) % 4, (start + 2) % 4, (start + 3) % 4
    game.follow("P2 P13 P12 P1")
    assert game.position.board.player == second
    game.follow("A4 special P13 end")
    assert game.position.board.player == third  # he took back the highest card, and is not asked again
    game.follow("A5 end +0")
    assert game.position.board.player == start
    game.follow("A1 end")
    assert game.position.board.player == fourth
    game.follow("+0 A3 end")
    assert game.position.board.round == 2
    assert game.decision.player == fourth


@pytest.mark.rule("BASE-142", "BASE-24")
def test_who_takes_back_the_lowest_card_is_start_player_all_the_same() -> None:
    game = situation(king="Gal", card="power-card", turn="yellow", court="1 yellow")
    game.follow("special P5 end")
    assert game.position.board.start == 3
    assert asked(game) == "yellow PlayPowerCard"
    assert "P5" in texts(game).split()


@pytest.mark.rule("BASE-112", "BASE-121", "BASE-142")
def test_a_veto_comes_before_the_card_is_chosen() -> None:
    game = situation(king="Gal", card="power-card", court="1 red", vetoes="blue")
    game.follow("special")
    assert asked(game) == "blue MayVeto"
    game.follow("pass")
    assert asked(game) == "red TakeBack"
    game.follow("P13")
    assert asked(game) == "red UseCard"  # no second window
    stopped = situation(king="Gal", card="power-card", court="1 red", vetoes="blue")
    stopped.follow("special veto")
    assert 13 not in hand(stopped, "red")


# --- the court ---


@pytest.mark.rule("BASE-143")
def test_two_more_come_from_the_province_to_the_court() -> None:
    game = situation(king="Gal", card="court", court="1 red", province="6 red")
    game.follow("special")
    assert texts(game) == "+2 +1 +0"
    game.follow("+2")
    assert courts(game) == "3 red"
    assert game.position.board.province[0] == 4
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-143")
def test_fewer_may_come() -> None:
    game = situation(king="Gal", card="court", court="1 red", province="6 red")
    game.follow("special +1")
    assert courts(game) == "2 red"


@pytest.mark.rule("BASE-31", "BASE-143")
def test_the_shortage_is_made_up_from_regions_but_not_from_the_castillo_or_the_kings_region() -> None:
    game = situation("Gal: 1 red; Val: 2 red, 1 blue; Cas: 3 red", king="Gal", card="court", province="1 red")
    game.follow("special")
    assert texts(game) == "+1 +0"
    game.follow("+1")
    assert asked(game) == "red MakeUp"
    assert texts(game) == "stop Val.red"
    game.follow("Val.red")
    assert courts(game) == "2 red"
    assert standing(game, "Val") == "1 red, 1 blue"
    assert asked(game) == "red UseCard"  # the shortage and no more


@pytest.mark.rule("BASE-31", "BASE-143")
def test_with_an_empty_province_both_may_come_from_regions() -> None:
    game = situation("Val: 1 red; Sev: 3 red", king="Gal", card="court", province="0 red")
    game.follow("special Val.red Sev.red")
    assert courts(game) == "2 red"
    assert standing(game, "Val") == ""
    assert standing(game, "Sev") == "2 red"


@pytest.mark.rule("BASE-31", "BASE-143")
def test_the_shortage_need_not_be_made_up() -> None:
    game = situation("Val: 1 red", king="Gal", card="court", province="1 red", court="1 red")
    game.follow("special +1 stop")
    assert courts(game) == "2 red"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("BASE-31", "BASE-143")
def test_who_leaves_some_in_the_province_takes_none_from_regions() -> None:
    game = situation("Val: 1 red", king="Gal", card="court", province="1 red", court="1 red")
    game.follow("special +0")
    assert asked(game) == "red UseCard"


@pytest.mark.rule("BASE-36", "BASE-143")
def test_without_anybody_to_bring_the_court_is_not_offered() -> None:
    game = situation("Gal: 2 red; Cas: 3 red", king="Gal", card="court", province="0 red", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-32", "BASE-143")
def test_who_comes_to_court_first_can_be_placed() -> None:
    game = situation(king="Gal", card="court", court="2 red")
    game.follow("special +2 place Vas Vas Vas Vas")
    assert standing(game, "Vas") == "4 red"
    late = situation(king="Gal", card="court", court="2 red")
    late.follow("place Vas Vas special +2")
    assert standing(late, "Vas") == "2 red"
    assert courts(late) == "2 red"


@pytest.mark.rule("BASE-32", "BASE-36", "BASE-143")
def test_an_empty_court_can_be_filled_first() -> None:
    game = situation(king="Gal", card="court")
    assert texts(game) == "special end"
    game.follow("special +2")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-31", "BASE-32", "BASE-143")
def test_a_caballero_that_was_just_placed_may_come_back() -> None:
    game = situation(king="Gal", card="court", court="1 red", province="0 red")
    game.follow("place Vas special Vas.red")
    assert standing(game, "Vas") == ""
    assert courts(game) == "1 red"


@pytest.mark.rule("BASE-121", "BASE-143")
def test_a_veto_can_stop_the_court_once_for_both() -> None:
    game = situation("Val: 1 red", king="Gal", card="court", court="1 red", province="1 red", vetoes="blue")
    game.follow("special pass +1 Val.red")
    assert asked(game) == "red UseCard"
    assert courts(game) == "3 red"
    stopped = situation(king="Gal", card="court", court="1 red", province="6 red", vetoes="blue")
    stopped.follow("special veto")
    assert courts(stopped) == "1 red"
    assert "6 red" in provinces(stopped)


# --- Grandes ---


@pytest.mark.rule("BASE-144")
def test_the_grande_moves_to_another_region_without_his_caballeros() -> None:
    game = situation("Vas: 2 red", king="Gal", grandes="red:Vas blue:Nue", card="grande")
    game.follow("special")
    assert texts(game) == "Ara Cat Vie Nue Sev Gra Val"
    game.follow("Sev")
    assert grande(game, "red") == "Sev"
    assert grande(game, "blue") == "Nue"
    assert standing(game, "Vas") == "2 red"


@pytest.mark.rule("BASE-53", "BASE-144")
def test_several_grandes_may_share_a_region() -> None:
    game = situation(king="Gal", grandes="red:Vas blue:Val green:Val", card="grande")
    game.follow("special Val")
    assert [grande(game, colour) for colour in ("red", "blue", "green")] == ["Val", "Val", "Val"]


@pytest.mark.rule("BASE-50", "BASE-144")
def test_the_grande_does_not_enter_the_kings_region() -> None:
    game = situation(king="Gal", grandes="red:Vas", card="grande")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Gal")


@pytest.mark.rule("BASE-4", "BASE-144")
def test_the_grande_does_not_enter_the_castillo() -> None:
    game = situation(king="Gal", grandes="red:Vas", card="grande")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="not a region"):
        game.play("Cas")


@pytest.mark.rule("BASE-36", "BASE-50", "BASE-144")
@pytest.mark.parametrize("where", ["Gal", "Cas"])
def test_a_grande_in_the_kings_region_or_in_the_castillo_cannot_move(where: str) -> None:
    game = situation(king="Gal", grandes=f"red:{where} blue:Vas", card="grande", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-52", "BASE-144")
def test_the_bonus_goes_with_the_grande() -> None:
    caballeros = "Val: 2 red, 1 blue; Vas: 1 red"
    moved = situation(caballeros, king="Nue", grandes="red:Vas", card="grande", round=3, castillo="open")
    moved.follow("special Sev")
    assert points(moved) == "10 red, 3 blue"
    home = situation(caballeros, king="Nue", grandes="red:Vas", card="grande", round=3, castillo="open")
    home.follow("special Val")
    assert points(home) == "12 red, 3 blue"


@pytest.mark.rule("BASE-52", "BASE-53", "BASE-144")
def test_where_grandes_share_a_region_only_the_sole_first_has_the_bonus() -> None:
    game = situation(
        "Val: 2 red, 1 blue", king="Nue", grandes="red:Sev blue:Val", card="grande", round=3, castillo="open"
    )
    game.follow("special Val")
    assert points(game) == "7 red, 3 blue"


# --- the royal adviser ---


@pytest.mark.rule("BASE-147", "BASE-2")
@pytest.mark.parametrize(
    ("here", "there"), [("Gal", "Vas Vie"), ("Nue", "Ara Vie Sev Gra Val"), ("Cat", "Ara Val"), ("Sev", "Nue Gra")]
)
def test_the_king_moves_to_an_adjacent_region_and_only_there(here: str, there: str) -> None:
    game = situation(king=here, card="adviser")
    game.follow("special")
    assert texts(game) == there
    game.follow(there.rsplit(maxsplit=1)[-1])
    assert king(game) == there.rsplit(maxsplit=1)[-1]


@pytest.mark.rule("BASE-4", "BASE-147")
@pytest.mark.parametrize("region", ["Gal", "Val", "Cas"])
def test_the_adviser_neither_leaves_the_king_nor_sends_him_far(region: str) -> None:
    game = situation(king="Gal", card="adviser")
    game.follow("special")
    with pytest.raises(IllegalChoice):
        game.play(region)


@pytest.mark.rule("BASE-32", "BASE-34", "BASE-147")
def test_placing_is_next_to_the_region_where_the_king_then_stands() -> None:
    game = situation(king="Gal", card="adviser", court="4 red")
    game.follow("special Vie place")
    assert texts(game) == "stop Gal Vas Ara Nue Cas"
    first = situation(king="Gal", card="adviser", court="4 red")
    first.follow("place")
    assert texts(first) == "stop Vas Vie Cas"
    first.follow("Vie Vie Vas stop special Vie")
    assert king(first) == "Vie"
    assert standing(first, "Vie") == "2 red"


@pytest.mark.rule("BASE-122", "BASE-147")
def test_after_a_veto_the_king_stays_and_placing_is_next_to_him() -> None:
    game = situation(king="Gal", card="adviser", court="4 red", vetoes="blue")
    game.follow("special Vie veto place")
    assert king(game) == "Gal"
    assert texts(game) == "stop Vas Vie Cas"
