"""The black caballeros: whose they are, where they count, and that they never leave the board (GIC-48, 52 to 54)."""

from __future__ import annotations

from functools import partial

import pytest

from elgrande import Game, IllegalChoice
from tests.rules.events import kinds, won
from tests.rules.observing import courts, points, province
from tests.rules.playing import follow
from tests.rules.positions import general_scoring, last_turn, special_scoring, turn
from tests.rules.refusing import reason, refuses
from tests.situation import asked, banners, situation, standing, texts, tokens

GIC = ["grand_inquisitor"]
colonies = partial(situation, modules=GIC)
turn_of = partial(turn, modules=GIC)
scoring = partial(special_scoring, modules=GIC)
general = partial(general_scoring, modules=GIC)

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


# --- in a scoring ---


@pytest.mark.rule("GIC-52")
def test_black_are_added_to_those_of_the_holder() -> None:
    assert scoring("Val: 2 red, 3 blue, 2 black", "Val", inquisitor="red") == [5, 3, 0, 0]
    assert scoring("Val: 2 red, 3 blue, 2 black", "Val", inquisitor="blue") == [3, 5, 0, 0]


@pytest.mark.rule("GIC-52")
def test_without_a_holder_they_take_no_place() -> None:
    assert scoring("Val: 1 red, 2 blue, 3 black", "Val") == [3, 5, 0, 0]
    assert scoring("Val: 4 black", "Val") == [0, 0, 0, 0]


@pytest.mark.rule("GIC-52")
def test_black_alone_give_the_holder_a_place() -> None:
    assert scoring("Val: 2 black, 1 blue", "Val", inquisitor="red") == [5, 3, 0, 0]
    assert scoring("Val: 1 black, 2 blue", "Val", inquisitor="red") == [3, 5, 0, 0]


@pytest.mark.rule("GIC-52", "BASE-71")
def test_black_make_a_tie() -> None:
    assert scoring("Val: 1 red, 1 black, 2 blue, 1 green", "Val", inquisitor="red") == [3, 3, 2, 0]


@pytest.mark.rule("GIC-52", "BASE-51", "BASE-52")
def test_black_alone_earn_both_bonuses() -> None:
    assert scoring("Val: 1 black", "Val", inquisitor="red", king="Val", grandes="red:Val") == [9, 0, 0, 0]
    assert scoring("Val: 1 black", "Val", king="Val", grandes="red:Val") == [0, 0, 0, 0]


@pytest.mark.rule("GIC-52")
@pytest.mark.parametrize(("holder", "result"), [("red", [5, 3, 0, 0]), ("", [0, 5, 0, 0])])
def test_black_count_in_the_castillo(holder: str, result: list[int]) -> None:
    assert scoring("Cas: 2 black, 1 blue", "Cas", inquisitor=holder) == result


@pytest.mark.rule("GIC-52")
def test_black_count_in_a_general_scoring() -> None:
    standing_there = "Cas: 3 black, 2 blue; Vas: 1 green, 2 black; Sev: 1 red"
    game, events = general(standing_there, "green:Val blue:Vas", inquisitor="green")
    assert won(game, events, "Cas") == [0, 3, 5, 0]
    assert won(game, events, "Vas") == [0, 3, 5, 0]
    assert won(game, events, "Val") == [0, 0, 5, 0]


SPECIAL_SPACES = (("Amb", "Fra", 3 + 2), ("Env", "Fra", 3 + 1), ("Thi", "Fra", 3), ("Cpt", "Shi", 3), ("Vic", "Ame", 5))
"""What one black caballero on a space, alone in the region, is worth."""


@pytest.mark.rule("GIC-52", "GIC-21", "GIC-27", "GIC-31")
@pytest.mark.parametrize(("space", "region", "worth"), SPECIAL_SPACES)
def test_a_black_one_on_a_special_space_earns_for_the_holder(space: str, region: str, worth: int) -> None:
    assert scoring(f"{space}: 1 black", region, inquisitor="green") == [0, 0, worth, 0]


@pytest.mark.rule("GIC-52", "GIC-21", "GIC-27", "GIC-31")
@pytest.mark.parametrize(("space", "region", "worth"), SPECIAL_SPACES)
def test_without_a_holder_it_earns_for_nobody(space: str, region: str, worth: int) -> None:
    assert scoring(f"{space}: 1 black", region) == [0, 0, 0, 0]


@pytest.mark.rule("GIC-52", "GIC-55")
@pytest.mark.parametrize(("holder", "result"), [("red", [4, 3, 0, 0]), ("", [0, 4, 0, 0])])
def test_black_count_on_the_limit_board(holder: str, result: list[int]) -> None:
    assert scoring("Lim: 4 black, 3 blue; Sev: 3 blue", "Sev", limit="Sev", inquisitor=holder) == result


# --- own and foreign ---

THERE = "Val: 1 red, 1 blue, 2 black"


@pytest.mark.rule("GIC-53")
def test_for_the_holder_black_are_own() -> None:
    game = colonies(THERE, card="intrigue-own-4", inquisitor="red")
    game.play("special")
    assert texts(game) == "stop Val.red Val.black levy"
    game.follow("Val.black>Gra Val.black>Cas")
    assert standing(game, "Gra") == "1 black"
    assert standing(game, "Cas") == "1 black"
    game = colonies(THERE, card="intrigue-foreign-3", inquisitor="red")
    game.play("special")
    assert texts(game) == "stop Val.blue levy"
    with pytest.raises(IllegalChoice, match=reason("no-own")):
        game.play("Val.black")


@pytest.mark.rule("GIC-53")
@pytest.mark.parametrize("holder", ["blue", ""])
def test_for_everybody_else_they_are_foreign(holder: str) -> None:
    game = colonies(THERE, card="intrigue-foreign-3", inquisitor=holder)
    game.play("special")
    assert texts(game) == "stop Val.blue Val.black"
    game.follow("Val.black>Gra Val.black>Cas")
    assert standing(game, "Gra") == "1 black"
    assert standing(game, "Cas") == "1 black"
    game = colonies(THERE, card="intrigue-own-4", inquisitor=holder)
    game.play("special")
    assert texts(game) == "stop Val.red"
    with pytest.raises(IllegalChoice, match=reason("no-foreign")):
        game.play("Val.black")


@pytest.mark.rule("GIC-53", "BASE-105")
@pytest.mark.parametrize(("holder", "left"), [("red", "stop Val.blue levy"), ("blue", "stop Val.red")])
def test_two_black_are_the_two_own_or_the_two_foreign(holder: str, left: str) -> None:
    game = colonies(THERE, card="intrigue-both-2", inquisitor=holder)
    game.follow("special Val.black>Gra Val.black>Gra")
    assert texts(game) == left


@pytest.mark.rule("GIC-53", "BASE-107")
def test_own_and_black_leave_one_region_together() -> None:
    game = colonies(f"{THERE}; Nue: 1 red", card="intrigue-region-own", inquisitor="red", court="1 red")
    game.follow("special Val.black>Gra Val.red>Gra Val.black>Vas")
    assert standing(game, "Val") == "1 blue"
    assert texts(game) == "place levy end"


@pytest.mark.rule("GIC-53", "BASE-36")
def test_where_only_black_stand_the_holder_has_own_to_move() -> None:
    assert texts(colonies("Val: 2 black", card="intrigue-own-4", inquisitor="red")) == "special levy end"
    assert asked(colonies("Val: 2 black", card="intrigue-own-4", inquisitor="blue")) == ROUND_OVER


@pytest.mark.rule("GIC-53", "GIC-63", "GIC-66")
def test_transport_and_free_choice_move_black_as_own() -> None:
    game = colonies("Val: 2 black; Nue: 1 blue", card="transport", inquisitor="red")
    game.follow("special Val.black>Gra Val.black>Cas")
    assert standing(game, "Val") == ""
    game = last_turn("Val: 2 black; Nue: 1 blue", keeps="red:free-choice", inquisitor="red", modules=GIC)
    game.follow("end use Val.black>Gra stop")
    assert game.scores == [5 + 6, 7, 0, 0]


# --- gold and goods ---


@pytest.mark.rule("GIC-53", "GIC-41")
def test_the_holder_puts_black_on_tokens() -> None:
    game = colonies("Ame: 1 black", card="intrigue-own-4", inquisitor="red", lying="1 gold")
    game.follow("token Ame.black")
    assert tokens(game) == "gold Ame.black"
    game.follow("special Ame.black>Val")
    assert points(game) == "6 red"
    assert standing(game, "Val") == "1 black"


@pytest.mark.rule("GIC-53", "GIC-41")
@pytest.mark.parametrize("holder", ["blue", ""])
def test_nobody_else_does(holder: str) -> None:
    game = colonies("Afr: 1 black", card="intrigue-any-3", inquisitor=holder, lying="1 goods")
    assert texts(game) == "special end"
    assert refuses(game, "token")


@pytest.mark.rule("GIC-53", "GIC-42")
@pytest.mark.parametrize(("holder", "result"), [("blue", "4 blue"), ("", "")])
def test_points_for_goods_go_to_the_holder_whoever_brings_them_home(holder: str, result: str) -> None:
    game = colonies("Shi: 1 black", card="intrigue-foreign-3", inquisitor=holder, carriers="goods Shi.black")
    game.follow("special Shi.black>Val")
    assert points(game) == result
    assert tokens(game) == ""


# --- they never leave the board ---


@pytest.mark.rule("GIC-53", "BASE-31")
def test_black_make_up_no_shortage_of_the_province() -> None:
    game = turn_of("Val: 2 black; Nue: 1 red", power=1, inquisitor="red", province="0 red")
    assert texts(game) == "stop Nue.red"
    assert refuses(game, "Val.black")
    game = turn_of("Val: 2 black", power=1, inquisitor="red", province="0 red")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GIC-53", "BASE-143")
def test_the_court_takes_no_black_one() -> None:
    game = colonies("Val: 2 black; Nue: 1 red", card="court", inquisitor="red", province="0 red")
    game.play("special")
    assert texts(game) == "stop Nue.red"
    game = colonies("Val: 2 black", card="court", inquisitor="red", province="0 red", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-53", "BASE-116")
@pytest.mark.parametrize("holder", ["blue", "red", ""])
def test_no_black_one_is_dismissed(holder: str) -> None:
    game = colonies("Val: 2 black; Nue: 1 blue", card="dismissal", inquisitor=holder)
    game.play("special")
    assert texts(game) == "stop Nue.blue"
    assert refuses(game, "Val.black")
    game.play("Nue.blue")
    assert standing(game, "Val") == "2 black"


@pytest.mark.rule("GIC-53", "BASE-117")
def test_the_angry_king_gets_no_black_one() -> None:
    game = colonies("Val: 2 black; Nue: 2 blue", card="angry-king", inquisitor="blue")
    game.play("special")
    assert texts(game) == "Nue.blue"
    assert refuses(game, "Val.black")
    game.follow("Nue.blue Nue.blue")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "2 black"


@pytest.mark.rule("GIC-53", "BASE-117", "BASE-36")
@pytest.mark.parametrize("card", ["angry-king", "dismissal", "exile-all", "exile-2"])
def test_a_holder_with_only_black_has_nothing_to_lose(card: str) -> None:
    game = colonies("Val: 4 black", card=card, inquisitor="blue", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-53", "BASE-118")
def test_exile_asks_for_a_region_with_own_and_leaves_black_there() -> None:
    game = colonies("Val: 1 blue, 2 black; Nue: 2 black; Vas: 1 blue", card="exile-all", inquisitor="blue")
    game.play("special")
    assert texts(game) == "Vas Val"
    game.play("Val")
    assert standing(game, "Val") == "2 black"
    assert province(game, "blue") == 35


@pytest.mark.rule("GIC-53", "BASE-119")
def test_black_do_not_make_up_the_two_of_a_region() -> None:
    game = colonies("Val: 1 blue, 2 black; Vas: 2 blue", card="exile-2", inquisitor="blue")
    game.play("special")
    assert texts(game) == "Vas"


@pytest.mark.rule("GIC-53", "ANN-7")
@pytest.mark.parametrize(("other", "bearer"), [("1 blue", "blue:Vas"), ("1 green", "")])
def test_no_black_one_takes_the_banner(other: str, bearer: str) -> None:
    both = partial(situation, modules=[*GIC, "anniversary"], inquisitor="blue", banners="blue:Nue")
    game = both(f"Nue: 1 blue; Val: 2 black; Vas: {other}", card="dismissal")
    game.follow("special Nue.blue")
    assert banners(game) == bearer


# --- eviction ---


def evict(holder: str, caballeros: str = "Val: 2 blue, 1 green, 2 black, 1 red") -> Game:
    """Red evicts the others from Valencia."""
    game = colonies(caballeros, card="eviction", inquisitor=holder)
    game.follow("special Val")
    return game


@pytest.mark.rule("GIC-48", "BASE-146")
def test_black_go_with_the_evicted_holders_own() -> None:
    game = evict("blue")
    game.follow("blue:Gra green:Vas")
    assert standing(game, "Gra") == "2 blue, 2 black"
    assert standing(game, "Vas") == "1 green"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GIC-48", "BASE-146")
def test_a_holder_with_only_black_there_is_evicted_too() -> None:
    game = evict("yellow")
    assert asked(game) == "blue green yellow EvictionDial"
    game.follow("blue:Gra green:Vas yellow:Ara")
    assert standing(game, "Ara") == "2 black"
    assert standing(game, "Val") == "1 red"
    game = evict("yellow", "Val: 1 black")
    game.follow("yellow:Ara")
    assert standing(game, "Ara") == "1 black"


@pytest.mark.rule("GIC-48", "BASE-146")
@pytest.mark.parametrize("holder", ["red", ""])
def test_black_stay_if_the_active_player_or_nobody_is_the_holder(holder: str) -> None:
    game = evict(holder)
    assert asked(game) == "blue green EvictionDial"
    game.follow("blue:Gra green:Vas")
    assert standing(game, "Val") == "1 red, 2 black"
    assert standing(game, "Gra") == "2 blue"


@pytest.mark.rule("GIC-48", "BASE-36")
@pytest.mark.parametrize("holder", ["red", ""])
def test_then_a_region_with_black_alone_cannot_be_emptied(holder: str) -> None:
    game = colonies("Val: 2 black; Vas: 1 blue", card="eviction", inquisitor=holder)
    game.play("special")
    assert texts(game) == "Vas"
    with pytest.raises(IllegalChoice, match=reason("none-there")):
        game.play("Val")


@pytest.mark.rule("GIC-48", "GIC-53")
def test_where_the_others_go_to_court_black_stay() -> None:
    game = evict("blue")
    game.follow("blue:Gra")
    game.position.board.king = game.rules.space_named("Gra")
    game.follow("green:Vas")
    assert courts(game) == "2 blue"
    assert standing(game, "Val") == "1 red, 2 black"
    assert standing(game, "Gra") == ""


# --- the Castillo ---


@pytest.mark.rule("GIC-54")
def test_black_in_the_castillo_follow_the_holders_dial() -> None:
    game, events = general("Cas: 1 red, 2 blue, 2 black", "red:Vas blue:Val", inquisitor="blue")
    assert standing(game, "Val") == "2 blue, 2 black"
    assert standing(game, "Vas") == "1 red"
    assert standing(game, "Cas") == ""
    assert kinds(events, "black-inside", "black-out") == [("black-inside", 2), ("black-out", 2, 8)]


@pytest.mark.rule("GIC-54", "BASE-61")
def test_the_holder_dials_even_if_only_they_are_inside() -> None:
    game = last_turn("Cas: 2 black", inquisitor="blue", modules=GIC)
    game.follow("end")
    assert asked(game) == "blue CastilloDial"
    game.follow("blue:Val")
    assert standing(game, "Val") == "2 black"


@pytest.mark.rule("GIC-54", "BASE-41")
def test_with_a_hidden_castillo_too() -> None:
    dials = "yellow:Vas red:Vas blue:Val green:Vas"
    game, _ = general("Cas: 2 black, 1 red", dials, castillo="hidden", inquisitor="blue")
    assert standing(game, "Val") == "2 black"


@pytest.mark.rule("GIC-54")
def test_without_a_holder_they_stay_in() -> None:
    game, _ = general("Cas: 1 red, 2 black", "red:Val")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Cas") == "2 black"
    game, _ = general("Cas: 2 black")
    assert standing(game, "Cas") == "2 black"


@pytest.mark.rule("GIC-54", "BASE-64")
def test_where_the_holders_own_go_to_court_they_stay_in() -> None:
    game = last_turn("Cas: 1 blue, 2 black, 1 red", inquisitor="blue", modules=GIC)
    game.follow("end blue:Val")
    game.position.board.king = game.rules.space_named("Val")
    follow(game, "red:Vas")
    assert game.position.board.court[1] == 1
    assert standing(game, "Cas") == "2 black"
    assert standing(game, "Val") == ""
