"""Moves inside a region: on and off the limit board, to and from special spaces (GIC-60)."""

from __future__ import annotations

from functools import partial

import pytest

from elgrande import IllegalChoice
from elgrande.notation import space_name
from elgrande.texts import say
from tests.rules.refusing import reason, refuses
from tests.situation import asked, situation, standing, texts, tokens

colonies = partial(situation, modules=["grand_inquisitor"])

BOARD = say("space-limit-board")


@pytest.mark.rule("GIC-60")
def test_taking_one_off_and_putting_another_on_are_two_moves() -> None:
    game = colonies("Lim: 6 blue; Sev: 2 red", card="intrigue-any-3", court="1 red", players=3)
    game.follow("special Lim.blue>Sev Sev.red>Lim")
    assert standing(game, "Lim") == "1 red, 5 blue"
    assert standing(game, "Sev") == "1 red, 1 blue"
    game.follow("Lim.blue>Val")
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-60")
def test_nobody_is_put_on_a_full_board() -> None:
    game = colonies("Lim: 6 blue; Sev: 2 red", card="intrigue-any-3", players=3)
    game.follow("special Sev.red")
    assert texts(game) == "Vas Ara Cat Vie Nue Gra Val Amb Env Thi Shi Cpt Ame Vic Afr Cas"
    with pytest.raises(IllegalChoice, match=reason("full", BOARD)):
        game.play("Lim")


@pytest.mark.rule("GIC-60", "GIC-58")
def test_a_space_that_a_shift_left_free_is_filled_after_the_turn() -> None:
    game = colonies("Lim: 6 blue; Sev: 1 red", card="intrigue-any-3", players=3, inquisitor="green")
    game.follow("special Lim.blue>Sev stop")
    assert asked(game) == "green FillSpace"
    game.play("Sev.red")
    assert standing(game, "Lim") == "1 red, 5 blue"


@pytest.mark.rule("GIC-60", "GIC-56")
def test_whoever_comes_next_takes_that_space_before_those_beside() -> None:
    game = colonies("Lim: 6 blue; Sev: 2 green, 1 blue; Val: 1 red", card="intrigue-any-3", court="1 red", players=3)
    game.follow("special Lim.blue>Gra Val.red>Sev stop")
    assert texts(game) == "place end"
    assert standing(game, "Lim") == "1 red, 5 blue"


@pytest.mark.rule("GIC-60", "BASE-82")
def test_who_was_shifted_moves_no_more_in_this_action() -> None:
    game = colonies("Lim: 1 blue; Sev: 1 red", card="intrigue-any-3")
    game.follow("special Lim.blue>Sev")
    assert texts(game) == "stop Sev.red"
    with pytest.raises(IllegalChoice, match=reason("moved")):
        game.play("Sev.blue")


@pytest.mark.rule("GIC-60")
@pytest.mark.parametrize("card", ["intrigue-own-4", "intrigue-both-2", "transport", "intrigue-any-4"])
def test_cards_that_move_own_shift_own(card: str) -> None:
    game = colonies("Lim: 2 red; Sev: 2 red", card=card, court="1 red")
    game.follow("special Lim.red>Sev")
    assert standing(game, "Sev") == "3 red"
    game.follow("Lim.red>Sev")
    assert standing(game, "Sev") == "4 red"
    assert standing(game, "Lim") == ""


@pytest.mark.rule("GIC-60", "GIC-50")
def test_holy_inquisition_shifts_black() -> None:
    game = colonies("Lim: 1 black; Sev: 1 black", card="holy-inquisition")
    game.follow("special Lim.black>Sev")
    assert texts(game) == "stop Sev.black levy"
    game.follow("Sev.black>Lim")
    assert standing(game, "Lim") == "1 black"


@pytest.mark.rule("GIC-60")
@pytest.mark.parametrize(
    ("there", "line", "result"),
    [
        ("Cpt: 1 blue", "Cpt.blue>Shi", "Shi"),
        ("Shi: 1 blue", "Shi.blue>Cpt", "Cpt"),
        ("Vic: 1 blue", "Vic.blue>Ame", "Ame"),
        ("Ame: 1 blue", "Ame.blue>Vic", "Vic"),
        ("Amb: 1 blue", "Amb.blue>Thi", "Thi"),
        ("Thi: 1 blue", "Thi.blue>Env", "Env"),
        ("Env: 1 blue", "Env.blue>Amb", "Amb"),
    ],
)
def test_shifts_from_and_to_the_other_special_spaces(there: str, line: str, result: str) -> None:
    game = colonies(there, card="intrigue-any-3")
    game.follow(f"special {line}")
    assert standing(game, result) == "1 blue"


@pytest.mark.rule("GIC-60", "BASE-82")
def test_a_new_captain_can_follow_the_old_one() -> None:
    game = colonies("Cpt: 1 blue; Shi: 1 red", card="intrigue-any-3")
    game.follow("special Shi.red")
    assert refuses(game, "Cpt")
    game = colonies("Cpt: 1 blue; Shi: 1 red", card="intrigue-any-3")
    game.follow("special Cpt.blue>Shi Shi.red>Cpt")
    assert standing(game, "Cpt") == "1 red"
    assert standing(game, "Shi") == "1 blue"


@pytest.mark.rule("GIC-60", "GIC-44")
def test_a_carrier_shifts_onto_the_board_but_not_to_the_viceroys_space() -> None:
    game = colonies("Ame: 1 red", card="intrigue-own-4", limit="Ame", carriers="gold Ame.red")
    game.follow("special Ame.red")
    assert refuses(game, "Vic")
    game.play("Lim")
    assert tokens(game) == "gold Lim.red"


@pytest.mark.rule("GIC-60", "BASE-106", "BASE-107", "BASE-109")
@pytest.mark.parametrize("card", ["intrigue-region-5", "intrigue-region-own", "intrigue-own-or-court"])
def test_cards_that_move_out_of_a_region_do_not_shift_inside_it(card: str) -> None:
    game = colonies("Lim: 1 red; Sev: 1 red; Cpt: 1 red; Val: 1 red", card=card, court="1 red")
    game.follow("special first" if card.endswith("court") else "special")
    for pick, inside in (("Lim.red", "Sev"), ("Sev.red", "Lim"), ("Cpt.red", "Shi")):
        after, region = game.copy(), game.position.region_of(game.rules.space_named(inside))
        after.play(pick)
        assert inside not in texts(after).split()
        with pytest.raises(IllegalChoice, match=reason("same-region", space_name(game.rules, region))):
            after.play(inside)
    game.follow("Lim.red>Val Sev.red>Val")
    assert standing(game, "Val") == "3 red"


@pytest.mark.rule("GIC-60", "BASE-50")
def test_in_the_kings_region_nothing_is_shifted() -> None:
    game = colonies("Lim: 1 red; Sev: 1 red; Amb: 1 red", king="Sev", card="intrigue-any-3")
    game.play("special")
    assert texts(game) == "stop Amb.red"
    with pytest.raises(IllegalChoice, match=reason("king", "Sevilla")):
        game.play("Lim.red")
