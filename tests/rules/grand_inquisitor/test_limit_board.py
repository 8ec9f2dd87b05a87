"""The limit board: who counts, who stands on it, how it moves, who fills it (GIC-55 to GIC-59)."""

from __future__ import annotations

from functools import partial

import pytest

from elgrande import Game, IllegalChoice
from tests.fields import told
from tests.looks import noted
from tests.rules.events import won
from tests.rules.observing import points
from tests.rules.playing import windows
from tests.rules.positions import general_scoring, last_turn, special_scoring, turn
from tests.rules.refusing import reason, refuses
from tests.situation import asked, situation, standing, texts, tokens

GIC = ["grand_inquisitor"]
colonies = partial(situation, modules=GIC)
turn_of = partial(turn, modules=GIC)
scoring = partial(special_scoring, modules=GIC)
general = partial(general_scoring, modules=GIC)

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


def limited(game: Game) -> str:
    """The region with the limit board."""
    return told(game, "limit")


# --- who counts ---


@pytest.mark.rule("GIC-55")
def test_only_those_on_the_board_count() -> None:
    assert scoring("Lim: 2 red, 1 blue; Sev: 5 blue, 3 green", "Sev") == [4, 3, 0, 0]
    assert scoring("Sev: 5 blue", "Sev", king="Sev") == [0, 0, 0, 0]


@pytest.mark.rule("GIC-55")
def test_in_other_regions_all_count() -> None:
    assert scoring("Lim: 2 red; Sev: 5 blue; Val: 1 blue", "Val") == [0, 5, 0, 0]


@pytest.mark.rule("GIC-55", "BASE-51", "BASE-52")
def test_bonuses_go_by_the_board_too() -> None:
    assert scoring("Lim: 2 red, 1 blue; Sev: 5 blue", "Sev", king="Sev", grandes="red:Sev blue:Sev") == [8, 3, 0, 0]


@pytest.mark.rule("GIC-55", "GIC-57", "GIC-27", "GIC-31")
def test_on_ship_and_in_america_captain_and_viceroy_earn_besides() -> None:
    assert scoring("Lim: 2 red; Shi: 3 blue; Cpt: 1 blue", "Shi", limit="Shi", tiles="8:Shi") == [8, 3, 0, 0]
    assert scoring("Lim: 2 red; Ame: 3 blue; Vic: 1 blue", "Ame", limit="Ame") == [4, 5, 0, 0]
    assert scoring("Lim: 2 red, 1 green; Afr: 3 blue", "Afr", limit="Afr") == [4, 0, 2, 0]


# --- who enters ---


@pytest.mark.rule("GIC-56")
@pytest.mark.parametrize(("players", "room"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_who_is_placed_takes_a_free_space_and_who_finds_none_stands_beside(players: int, room: int) -> None:
    game = colonies(f"Lim: {room - 2} blue", king="Nue", card="king", court="5 red", players=players)
    game.follow("place Sev Sev Sev stop")
    assert standing(game, "Lim") == f"2 red, {room - 2} blue"
    assert standing(game, "Sev") == "1 red"


@pytest.mark.rule("GIC-56")
def test_from_outside_one_cannot_choose_to_stand_beside() -> None:
    game = colonies("Lim: 3 blue; Val: 1 red", king="Nue", card="intrigue-own-4", court="1 red")
    game.follow("special Val.red")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Amb Env Thi Shi Cpt Ame Vic Afr Cas"
    game.play("Sev")
    assert standing(game, "Lim") == "1 red, 3 blue"
    assert standing(game, "Sev") == ""


@pytest.mark.rule("GIC-56")
@pytest.mark.parametrize(
    ("card", "line", "colour"),
    [
        ("intrigue-foreign-3", "Val.green>Sev Val.green>Sev stop", "green"),
        ("intrigue-region-5", "Val.green>Sev Val.green>Sev stop", "green"),
        ("holy-inquisition", "Ara.black>Sev Ara.black>Sev", "black"),
        ("transport", "Val.red>Sev Val.red>Sev", "red"),
        ("intrigue-court-2", "Sev Sev", "red"),
    ],
)
def test_so_it_is_with_moves_of_all_kinds(card: str, line: str, colour: str) -> None:
    game = colonies("Lim: 9 blue; Val: 2 green, 2 red; Ara: 2 black", king="Gal", card=card, court="2 red")
    game.follow(f"special {line}")
    assert standing(game, "Sev") == f"1 {colour}"
    assert sorted(standing(game, "Lim").split(", ")) == [f"1 {colour}", "9 blue"]


@pytest.mark.rule("GIC-56", "GIC-25")
def test_so_it_is_with_journeys() -> None:
    game = turn_of("Lim: 9 blue; Shi: 2 red", king="Gal")
    game.follow("Shi.red>Sev Shi.red>Sev")
    assert standing(game, "Lim") == "1 red, 9 blue"
    assert standing(game, "Sev") == "1 red"


@pytest.mark.rule("GIC-56", "GIC-42")
def test_a_carrier_who_comes_home_onto_the_board_delivers() -> None:
    game = colonies("Shi: 1 red; Lim: 1 blue", card="intrigue-own-4", carriers="goods Shi.red")
    game.follow("special Shi.red>Sev")
    assert points(game) == "4 red"
    assert standing(game, "Lim") == "1 red, 1 blue"
    assert tokens(game) == ""


@pytest.mark.rule("GIC-56", "GIC-27", "GIC-31")
def test_who_comes_to_ship_or_america_chooses_between_the_board_and_the_special_space() -> None:
    game = colonies("Val: 3 red", card="intrigue-own-4", limit="Shi")
    game.follow("special Val.red>Shi Val.red>Cpt Val.red>Vic")
    assert standing(game, "Lim") == "1 red"
    assert standing(game, "Cpt") == "1 red"
    assert standing(game, "Shi") == ""


@pytest.mark.rule("GIC-56", "GIC-25", "GIC-41")
def test_from_the_board_one_sails_and_takes_tokens_like_from_beside() -> None:
    game = turn_of("Lim: 1 red", limit="Shi")
    game.follow("Lim.red>Val")
    assert standing(game, "Val") == "1 red"
    game = colonies("Lim: 1 red", limit="Afr", card="king", lying="1 goods")
    game.follow("token Lim.red")
    assert tokens(game) == "goods Lim.red"


# --- moving the board ---


@pytest.mark.rule("GIC-57", "GIC-67")
@pytest.mark.parametrize("card", ["limit-board", "limit-board-gold"])
def test_the_board_moves_its_caballeros_stay_and_those_in_the_new_region_fill_it(card: str) -> None:
    game = colonies("Lim: 2 red, 3 blue; Sev: 1 green; Val: 2 red, 4 yellow, 2 black", card=card)
    game.follow("special Val")
    assert limited(game) == "Val"
    assert standing(game, "Sev") == "2 red, 3 blue, 1 green"
    assert standing(game, "Lim") == "2 red, 4 yellow, 2 black"
    assert standing(game, "Val") == ""


@pytest.mark.rule("GIC-57")
def test_the_mover_chooses_who_if_there_are_too_many_and_must_fill_it() -> None:
    game = colonies("Val: 2 red, 3 blue, 3 green", card="limit-board", players=3, inquisitor="blue")
    game.follow("special Val")
    assert asked(game) == "red FillSpace"
    assert texts(game) == "Val.red Val.blue Val.green"
    with pytest.raises(IllegalChoice, match=reason("not-beside-board")):
        game.play("Sev.red")
    game.follow("Val.red Val.red Val.green Val.green")
    assert texts(game) == "Val.blue Val.green"
    assert refuses(game, "stop")
    game.play("Val.green")
    assert standing(game, "Lim") == "2 red, 1 blue, 3 green"
    assert standing(game, "Val") == "2 blue"
    assert asked(game) == "green PlayPowerCard"


@pytest.mark.rule("GIC-57")
def test_where_all_are_of_one_colour_nothing_is_asked() -> None:
    game = colonies("Val: 9 blue", card="limit-board", players=3)
    game.follow("special Val")
    assert standing(game, "Lim") == "6 blue"
    assert standing(game, "Val") == "3 blue"


@pytest.mark.rule("GIC-57", "BASE-50")
def test_it_goes_to_another_region_not_the_kings_not_francia() -> None:
    game = colonies("", king="Gal", card="limit-board")
    game.play("special")
    assert texts(game) == "stop Vas Ara Cat Vie Nue Gra Val Shi Ame Afr"
    for space, why in (("Gal", "king"), ("Fra", "no-board"), ("Sev", "board-here"), ("Cas", "not-a-region")):
        with pytest.raises(
            IllegalChoice, match=reason(why, {"Gal": "Galicia", "Fra": "Francia"}.get(space, "Castillo"))
        ):
            game.play(space)


@pytest.mark.rule("GIC-57", "GIC-67", "GIC-40")
@pytest.mark.parametrize(("card", "laid"), [("limit-board", "1 goods lying"), ("limit-board-gold", "1 gold lying")])
def test_it_may_stay_where_it_is_and_the_tokens_are_laid_all_the_same(card: str, laid: str) -> None:
    game = colonies("Lim: 2 red, 3 blue; Val: 2 red", card=card)
    game.play("special")
    events = game.play("stop")
    assert limited(game) == "Sev"
    assert (standing(game, "Lim"), standing(game, "Val")) == ("2 red, 3 blue", "2 red")
    assert tokens(game) == laid
    assert ("board-stays", 0, game.rules.space_named("Sev")) in events
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-57", "BASE-121")
def test_a_board_that_stays_is_nothing_to_veto() -> None:
    game = colonies("", card="limit-board", vetoes="green")
    assert windows(game, "special? stop") == "special? stop"


@pytest.mark.rule("GIC-57", "GIC-40", "BASE-50")
def test_out_of_the_kings_region_it_does_not_go() -> None:
    game = colonies("", king="Sev", card="limit-board", court="1 red")
    game.follow("special")
    assert tokens(game) == "1 goods lying"
    assert limited(game) == "Sev"
    assert texts(game) == "place end"
    game = colonies("", king="Sev", card="limit-board", court="1 red", lying="11 goods")
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-57")
def test_captain_and_viceroy_keep_their_spaces() -> None:
    game = colonies("Cpt: 1 red; Shi: 2 blue", card="limit-board")
    game.follow("special Shi")
    assert standing(game, "Cpt") == "1 red"
    assert standing(game, "Lim") == "2 blue"
    game = colonies("Vic: 1 red; Ame: 2 blue, 1 red", card="limit-board")
    game.follow("special Ame")
    assert standing(game, "Vic") == "1 red"
    assert standing(game, "Lim") == "1 red, 2 blue"


@pytest.mark.rule("GIC-57")
def test_carriers_stand_on_it_with_their_tokens_and_stay_with_them_when_it_goes() -> None:
    game = colonies("Ame: 2 red, 1 blue", card="limit-board-gold", carriers="gold Ame.red")
    game.follow("special Ame")
    assert standing(game, "Lim") == "2 red, 1 blue"
    assert tokens(game) == "gold Lim.red, 1 gold lying"
    game = colonies("Lim: 2 red, 1 blue", card="limit-board", limit="Ame", carriers="gold Lim.red")
    game.follow("special Val")
    assert standing(game, "Ame") == "2 red, 1 blue"
    assert tokens(game) == "gold Ame.red, 1 goods lying"
    assert points(game) == ""


@pytest.mark.rule("GIC-57")
def test_the_mover_says_which_one_where_carriers_stand_among_others() -> None:
    game = colonies("Afr: 4 red, 4 blue", card="limit-board", players=3, carriers="goods Afr.red", lying="10 goods")
    game.follow("special Afr Afr.red")
    assert texts(game) == "plain goods"
    game.play("goods")
    assert tokens(game).startswith("goods Lim.red")
    game.follow("Afr.blue " * 4)
    assert standing(game, "Lim") == "2 red, 4 blue"


@pytest.mark.rule("GIC-57")
def test_it_is_never_turned_over() -> None:
    game = colonies("", card="limit-board")
    game.follow("special Val")
    assert noted(game, "table-board-beside").keys() == {"valencia"}
    assert noted(game, "table-board-spaces")["valencia"] == {"taken": 0, "all": 10}


@pytest.mark.rule("GIC-57", "BASE-121", "BASE-122")
def test_its_target_can_be_vetoed_but_not_who_fills_it() -> None:
    game = colonies("Val: 5 red, 5 blue", card="limit-board", players=3, vetoes="green")
    line = "special? Val? Val.red Val.red Val.blue Val.blue Val.blue"
    assert windows(game, line) == line
    game = colonies("Val: 5 red", card="limit-board", vetoes="green")
    game.follow("special pass Val veto")
    assert limited(game) == "Sev"
    assert tokens(game) == "1 goods lying"
    assert standing(game, "Val") == "5 red"


# --- filling free spaces after a turn ---


@pytest.mark.rule("GIC-58")
@pytest.mark.parametrize(("holder", "chooser"), [("green", "green"), ("red", "red"), ("", "red")])
def test_after_a_turn_the_holder_or_else_the_player_fills_free_spaces(holder: str, chooser: str) -> None:
    game = colonies("Lim: 10 blue; Sev: 1 red, 2 green", card="intrigue-foreign-3", inquisitor=holder)
    game.follow("special Lim.blue>Val Lim.blue>Val stop" + " end" * (holder == "red"))
    assert asked(game) == f"{chooser} FillSpace"
    assert texts(game) == "Sev.red Sev.green"
    assert refuses(game, "stop")
    game.follow("Sev.green Sev.red")
    assert standing(game, "Lim") == "1 red, 8 blue, 1 green"
    assert standing(game, "Sev") == "1 green"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-58")
def test_what_leaves_no_choice_is_not_asked() -> None:
    game = colonies("Lim: 8 blue; Sev: 1 red, 1 green", card="intrigue-foreign-3", inquisitor="green")
    game.follow("end")
    assert standing(game, "Lim") == "1 red, 8 blue, 1 green"
    game = colonies("Lim: 8 blue; Sev: 4 green", card="intrigue-foreign-3", inquisitor="green")
    game.follow("end")
    assert standing(game, "Lim") == "8 blue, 2 green"
    assert standing(game, "Sev") == "2 green"


@pytest.mark.rule("GIC-58", "BASE-50")
def test_in_the_kings_region_it_waits_until_the_king_has_left() -> None:
    of_two = partial(turn_of, later="blue", power=13, inquisitor="green", offered={1: "intrigue-own-4"})
    game = of_two("Lim: 8 blue; Sev: 1 red, 2 green", king="Sev")
    game.play("A1")
    assert asked(game) == "blue Reinforce"
    assert standing(game, "Sev") == "1 red, 2 green"
    game.follow("+0 A5 special Val")
    assert asked(game) == "green FillSpace"
    game.follow("Sev.green Sev.green")
    assert standing(game, "Sev") == "1 red"


@pytest.mark.rule("GIC-58", "BASE-50")
def test_in_the_kings_region_a_general_scoring_does_not_fill_it_either() -> None:
    game, events = general("Lim: 1 blue; Sev: 2 red", king="Sev", inquisitor="red")
    assert won(game, events, "Sev") == [0, 4 + 2, 0, 0]
    assert standing(game, "Sev") == "2 red"


@pytest.mark.rule("GIC-58", "GIC-59")
@pytest.mark.parametrize(("holder", "chooser"), [("green", "green"), ("", "yellow")])
def test_at_a_general_scoring_the_holder_or_else_the_start_player_fills_it(holder: str, chooser: str) -> None:
    game = last_turn("Lim: 8 green; Cas: 3 red, 2 blue", inquisitor=holder, modules=GIC)
    game.follow("end red:Sev blue:Sev")
    assert asked(game) == f"{chooser} FillSpace"
    assert standing(game, "Lim") == "8 green"
    assert texts(game) == "Sev.red Sev.blue"
    game.follow("Sev.blue Sev.blue")
    assert standing(game, "Lim") == "2 blue, 8 green"
    assert points(game) == "5 red, 6 blue, 4 green"


# --- several at once ---


@pytest.mark.rule("GIC-59")
def test_caballeros_out_of_the_castillo_that_all_fit_stand_on_it() -> None:
    game, _ = general("Lim: 5 green; Cas: 3 red, 1 blue, 1 black", "red:Sev blue:Sev", inquisitor="red")
    assert standing(game, "Lim") == "3 red, 1 blue, 5 green, 1 black"
    assert standing(game, "Sev") == ""


@pytest.mark.rule("GIC-59")
def test_on_a_full_board_they_all_stand_beside() -> None:
    game, _ = general("Lim: 10 green; Cas: 3 red, 1 blue", "red:Sev blue:Sev", inquisitor="red")
    assert standing(game, "Lim") == "10 green"
    assert standing(game, "Sev") == "3 red, 1 blue"


@pytest.mark.rule("GIC-59")
def test_one_colour_that_does_not_fit_needs_no_choice() -> None:
    game, _ = general("Lim: 8 green; Cas: 3 red", "red:Sev", inquisitor="green")
    assert standing(game, "Lim") == "2 red, 8 green"
    assert standing(game, "Sev") == "1 red"


@pytest.mark.rule("GIC-59", "BASE-146")
@pytest.mark.parametrize(("holder", "chooser"), [("yellow", "yellow"), ("", "red")])
def test_so_it_is_with_those_whom_an_eviction_brings_at_once(holder: str, chooser: str) -> None:
    game = colonies("Val: 2 blue, 2 green; Lim: 8 yellow", card="eviction", court="1 red", inquisitor=holder)
    game.follow("special Val blue:Sev green:Sev")
    assert asked(game) == f"{chooser} FillSpace"
    assert texts(game) == "Sev.blue Sev.green"
    game.follow("Sev.green Sev.blue")
    assert standing(game, "Lim") == "1 blue, 1 green, 8 yellow"
    assert standing(game, "Sev") == "1 blue, 1 green"
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-59", "GIC-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_set_up_there_is_room_for_all_who_dial_the_region_of_the_board(players: int) -> None:
    """The board's region is nobody's home and has no black caballeros."""
    game = Game.new(players=players, seed=3, modules=GIC)
    for _ in range(players):
        game.play(limited(game), game.decision.player)
    assert standing(game, "Lim") == ", ".join(f"2 {c}" for c in ["red", "blue", "green", "yellow", "purple"][:players])
    assert standing(game, limited(game)) == ""


@pytest.mark.rule("GIC-59", "MIX-5")
@pytest.mark.parametrize(("players", "first_dial"), [(3, 2), (4, 4), (5, 4)])
def test_at_set_up_each_puts_one_on_the_board_clockwise_from_the_start_player(players: int, first_dial: int) -> None:
    """With King & Intrigue a second dial may bring more than there is room for: 2 spaces are free."""
    game = Game.new(players=players, seed=3, modules=[*GIC, "king_intrigue"])
    board, start = game.position.board, game.position.board.start
    region = limited(game)
    elsewhere = next(text for text in texts(game).split() if text != region)
    for seat in range(players):
        game.play(region if (seat - start) % players < first_dial else elsewhere, seat)
    for seat in range(players):
        game.play(region, seat)
    assert not asked(game).endswith("FillSpace")
    beside = [board.on(game.rules.space_named(region), (start + place) % players) for place in range(players)]
    assert beside == [0, 0, *[1] * (players - 2)]
    assert sum(board.on(game.rules.space_named("Lim"), seat) for seat in range(players)) == (6 if players == 3 else 10)
