"""Grandissimo: Overthrow, a Grande acts as King (GRA-51, GRA-63, GRA-67)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.events import kinds
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import grande, king, may_be_vetoed, points
from tests.situation import asked, standing, under


@pytest.mark.rule("GRA-51")
def test_any_grande_that_stands_in_a_region_can_be_named() -> None:
    game = gra(card="overthrow", king="Gal", grandes="red:Gra blue:Gal green:Cas yellow:Nue")
    play(game, "special")
    assert offers(game) == "@red @blue @yellow"
    play(game, "@yellow")
    assert king(game) == "Nue"
    assert under(game, 6) == "overthrow"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-51")
@pytest.mark.parametrize("before", [{"acting": "blue"}, {"grandes": "red:Cas blue:Cas green:Cas yellow:Cas"}])
def test_not_with_the_king_already_inside_or_no_grande_in_a_region(before: dict[str, Any]) -> None:
    game = gra(card="overthrow", court="1 red", **before)
    assert not possible(game)


@pytest.mark.rule("GRA-51", "GRA-24")
@pytest.mark.parametrize("line", ["special use Ara.blue @blue", "special stop @blue use Ara.blue"])
def test_its_prison_comes_before_or_after(line: str) -> None:
    game = gra("Ara: 1 blue", card="overthrow", king="Gal")
    play(game, line)
    assert king(game) == "Val"
    assert standing(game, "Pri") == "1 blue"


@pytest.mark.rule("GRA-51")
def test_after_it_the_grandes_region_is_taboo_for_the_prison() -> None:
    game = gra("Val: 1 blue; Gal: 1 green", card="overthrow", king="Gal")
    play(game, "special stop @blue use")
    assert offers(game) == "Gal.green"


@pytest.mark.rule("GRA-51", "BASE-112")
def test_it_can_be_vetoed() -> None:
    game = gra(card="overthrow", king="Gal", vetoes="green")
    play(game, "special @blue")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert king(game) == "Gal"


@pytest.mark.rule("GRA-51")
def test_taboo_and_adjacency_go_with_the_grande() -> None:
    game = gra("Val: 1 green; Gal: 1 green", card="intrigue-any-3", acting="blue", court="2 red")
    play(game, "place")
    assert offers(game) == "stop Ara Cat Nue Gra Cas"
    assert refused(game, "Val") == "reason-king"
    play(game, "Cas special")
    assert offers(game) == "stop Gal.green"


@pytest.mark.rule("GRA-51")
def test_the_castillo_does_not_become_the_kings_region() -> None:
    game = gra("Gal: 1 green", card="intrigue-any-3", acting="blue", court="2 red")
    play(game, "special Gal.green>Cas")
    assert standing(game, "Cas") == "1 green"


@pytest.mark.rule("GRA-51", "GRA-67")
def test_king_card_and_royal_adviser_move_the_grande() -> None:
    game = gra(card="king", acting="blue")
    play(game, "special Por")
    assert (king(game), grande(game, "blue")) == ("Por", "Por")
    game = gra(card="adviser", acting="blue")
    play(game, "special")
    assert offers(game) == "Ara Cat Nue Gra"
    play(game, "Nue")
    assert (king(game), grande(game, "blue"), grande(game, "yellow")) == ("Nue", "Nue", "Nue")


@pytest.mark.rule("GRA-67")
def test_its_owner_cannot_move_it_with_the_grande_card() -> None:
    game = gra(card="grande", acting="blue", turn="blue", court="1 blue")
    assert not possible(game)


@pytest.mark.rule("GRA-67", "GRA-55")
def test_conspiracy_does_not_move_it() -> None:
    game = gra(card="gra-conspiracy", acting="blue")
    play(game, "special")
    assert [grande(game, colour) for colour in ("red", "blue", "green", "yellow")] == ["Gra", "Val", "Cas", "Cas"]


@pytest.mark.rule("GRA-63", "GRA-51")
@pytest.mark.parametrize(("line", "expected"), [("Val: 1 blue", "9 blue"), ("Val: 1 red", "7 red")])
def test_it_brings_the_kings_bonus_and_its_own_as_well(line: str, expected: str) -> None:
    game = gra(line, card="score-region", acting="blue")
    play(game, "special Val")
    assert points(game) == expected


@pytest.mark.rule("GRA-51")
def test_after_the_next_general_scoring_the_king_stands_in_portugal() -> None:
    game, events = scoring("Val: 1 blue; Por: 1 red", acting="blue")
    assert points(game) == "5 red, 9 blue"
    assert king(game) == "Por"
    assert grande(game, "blue") == "Val"
    assert kinds(events, "king-returns") == [("king-returns", 10)]


@pytest.mark.rule("GRA-51")
def test_then_the_king_takes_everything_back() -> None:
    game, _ = scoring("Val: 1 blue", acting="blue")
    while asked(game).split()[1] != "TakeCard":
        play(game, offers(game).split()[-1] if "Reinforce" in asked(game) else offers(game).split()[0])
    play(game, "A5 special Gal")
    assert king(game) == "Gal"
    assert grande(game, "blue") == "Val"


@pytest.mark.rule("GRA-67", "GRA-55")
def test_grandes_in_the_castillo_come_out_by_the_dial_and_score_there() -> None:
    game, _ = scoring("Cas: 2 green", king="Gal", grandes="red:Gra blue:Val green:Cas yellow:Nue")
    assert asked(game) == "green CastilloDial"
    play(game, "Vas")
    assert grande(game, "green") == "Vas"
    assert points(game) == "14 green"  # 5 + 2 in the Castillo, 5 + 2 in País Vasco


@pytest.mark.rule("GRA-67", "GRA-55")
def test_a_grande_whose_dial_shows_the_region_of_the_acting_one_stays_inside() -> None:
    game, _ = scoring("", grandes="red:Gra blue:Val green:Cas yellow:Nue", acting="blue")
    assert asked(game) == "green CastilloDial"
    game.follow("Val")
    assert grande(game, "green") == "Cas"


@pytest.mark.rule("GRA-46", "GRA-51")
def test_eviction_order_leaves_the_king_inside() -> None:
    game = gra("Cas: 1 blue", card="eviction-order", acting="blue")
    play(game, "special")
    assert king(game) == "Val"
