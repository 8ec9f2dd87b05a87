"""Grandissimo: the Inquisitor General and his mercenaries (GRA-2, GRA-35, GRA-36, GRA-54)."""

from __future__ import annotations

import pytest

from tests.rules.grandissimo.observing import characters
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import may_be_vetoed, points
from tests.situation import asked, standing, under

# --- the card ---


@pytest.mark.rule("GRA-54", "GRA-35")
def test_spanish_inquisition_takes_the_inquisitor_general_usable_at_once() -> None:
    game = gra("Val: 2 black", card="spanish-inquisition")
    play(game, "special")
    assert characters(game) == "general red"
    assert offers(game) == "march end"
    play(game, "march Val.black>Vas stop")
    assert standing(game, "Vas") == "1 black"
    assert under(game, 6) == "spanish-inquisition"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-54")
@pytest.mark.parametrize("line", ["special use Val.blue", "special stop use Val.blue"])
def test_its_prison_comes_before_or_after(line: str) -> None:
    game = gra("Val: 1 blue", card="spanish-inquisition", inquisitor="blue")
    play(game, line)
    assert characters(game) == "general red"
    assert standing(game, "Pri") == "1 blue"


@pytest.mark.rule("GRA-54", "BASE-112")
def test_it_can_be_vetoed() -> None:
    game = gra("Val: 2 black", card="spanish-inquisition", inquisitor="green", vetoes="blue")
    play(game, "special")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert characters(game) == "general green"


@pytest.mark.rule("GRA-54")
@pytest.mark.parametrize("line", ["place Vas Vas Vas special", "special place Vas Vas Vas"])
def test_it_places_three_in_either_order(line: str) -> None:
    game = gra("Gal: 2 black", card="spanish-inquisition", court="4 red", king="Gal")
    play(game, line)
    assert standing(game, "Vas") == "3 red"


# --- marching ---


@pytest.mark.rule("GRA-35")
def test_up_to_two_mercenaries_march_and_each_takes_one_own_along() -> None:
    game = gra("Val: 2 black, 3 red, 1 blue", inquisitor="red", king="Gal", offered={5: "king"})
    assert "march" in offers(game).split()
    play(game, "march Val.black")
    assert offers(game) == "Vas Ara Cat Vie Nue Sev Gra Por Cas"
    play(game, "Por")
    assert asked(game) == "red TakeAlong"
    assert offers(game) == "stop Val.red"
    play(game, "Val.red Val.black>Ara Val.red")
    assert standing(game, "Por") == "1 red, 1 black"
    assert standing(game, "Ara") == "1 red, 1 black"
    assert standing(game, "Val") == "1 red, 1 blue"
    assert asked(game) == "red TakeCard"
    assert "march" not in offers(game).split()


@pytest.mark.rule("GRA-35")
def test_each_mercenary_marches_once_and_may_go_alone() -> None:
    game = gra("Val: 1 black, 1 red; Sev: 1 black", inquisitor="red", king="Gal")
    play(game, "march Val.black>Sev stop")
    assert offers(game) == "stop Sev.black"
    play(game, "Sev.black>Val")
    assert standing(game, "Val") == "1 red, 1 black"
    assert standing(game, "Sev") == "1 black"
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-35")
def test_the_one_that_has_marched_does_not_march_on() -> None:
    game = gra("Val: 1 black; Gal: 1 black", inquisitor="red", king="Gal")
    play(game, "march Val.black>Sev")
    assert asked(game) == "red TakeCard"


@pytest.mark.rule("GRA-35")
def test_not_out_of_or_into_the_kings_region() -> None:
    game = gra("Gal: 1 black; Val: 1 black", inquisitor="red", king="Gal")
    play(game, "march")
    assert offers(game) == "stop Val.black"
    play(game, "Val.black")
    assert refused(game, "Gal") == "reason-king"
    assert refused(game, "Val") == "reason-same-region"


@pytest.mark.rule("GRA-35")
def test_once_a_turn_before_with_or_after_the_card() -> None:
    game = gra("Val: 2 black", inquisitor="red", card="intrigue-any-3", court="1 red")
    assert offers(game) == "special place march end"
    play(game, "special march Val.black>Vas stop Val.black>Ara stop")
    assert standing(game, "Vas") == "1 black"
    assert standing(game, "Ara") == "1 black"
    assert offers(game) == "place end"


@pytest.mark.rule("GRA-35")
def test_again_in_his_next_turn_but_not_in_another_players() -> None:
    game = gra("Val: 2 black", inquisitor="red", then="blue red")
    play(game, "march Val.black>Vas stop A7 special first")
    assert offers(game) == "+1 +0"
    play(game, "+0")
    assert "march" not in offers(game).split()
    play(game, "A5 end pass")  # and the Queen brings red nobody
    assert asked(game) == "red TakeCard"
    assert "march" in offers(game).split()


@pytest.mark.rule("GRA-35", "GRA-65")
def test_action_stop_does_not_touch_him() -> None:
    game = gra("Val: 2 black", card="action-stop", then="blue", inquisitor="blue")
    play(game, "special +0")
    assert "march" in offers(game).split()


# --- whose they are ---


@pytest.mark.rule("GRA-35")
@pytest.mark.parametrize(
    ("general", "expected"), [("red", "7 red, 4 blue"), ("", "4 red, 7 blue"), ("blue", "4 red, 7 blue")]
)
def test_mercenaries_count_for_the_holder_and_without_one_for_nobody(general: str, expected: str) -> None:
    game = gra("Nue: 2 black, 1 red, 2 blue", inquisitor=general, card="score-region", king="Gal")
    play(game, "special Nue")
    assert points(game) == expected


@pytest.mark.rule("GRA-35", "GRA-36")
def test_they_are_own_for_the_holder_and_foreign_to_the_others() -> None:
    line = "Val: 1 black, 1 red, 1 blue"
    for general, card, expected in (
        ("red", "intrigue-own-4", "stop Val.red Val.black march"),
        ("red", "intrigue-foreign-3", "stop Val.blue march"),
        ("blue", "intrigue-own-4", "stop Val.red"),
        ("", "intrigue-foreign-3", "stop Val.blue Val.black"),
    ):
        game = gra(line, inquisitor=general, card=card)
        play(game, "special")
        assert offers(game) == expected


@pytest.mark.rule("GRA-36")
def test_they_never_leave_the_board() -> None:
    for card in ("dismissal", "exile-all", "angry-king", "off-to-castillo", "united-force"):
        game = gra("Val: 2 black; Vas: 2 red", card=card, king="Vas")
        assert not possible(game)
    game = gra("Val: 2 black; Ara: 2 red, 2 blue", card="off-to-castillo")
    play(game, "special Ara.red Ara.red")
    assert offers(game) == "Ara.blue"


@pytest.mark.rule("GRA-36")
def test_in_the_castillo_they_follow_the_holders_dial() -> None:
    game, _ = scoring("Cas: 2 black", inquisitor="blue", king="Gal")
    assert asked(game) == "blue CastilloDial"
    play(game, "Val")
    assert standing(game, "Val") == "2 black"


@pytest.mark.rule("GRA-36")
def test_without_a_holder_they_stay_inside() -> None:
    game, _ = scoring("Cas: 2 black, 1 red", line="Val", king="Gal")
    assert standing(game, "Cas") == "2 black"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GRA-36", "GRA-35")
def test_they_can_march_into_the_castillo_with_one_own() -> None:
    game = gra("Val: 1 black, 1 red", inquisitor="red")
    play(game, "march Val.black>Cas Val.red")
    assert standing(game, "Cas") == "1 red, 1 black"


@pytest.mark.rule("GRA-36")
@pytest.mark.parametrize(("general", "most", "fewest"), [("", "Ara", "Val"), ("green", "Val", "Ara")])
def test_in_scorings_by_numbers_they_count_only_with_a_holder(general: str, most: str, fewest: str) -> None:
    for card, region in (("score-most", most), ("score-fewest", fewest)):
        game = gra("Val: 2 black, 1 red; Ara: 2 blue", inquisitor=general, card=card, king="Gal", grandes="")
        events = play(game, "special")
        assert [game.rules.spaces[event[1]].short for event in events if event[0] == "scoring"] == [region]


@pytest.mark.rule("GRA-35")
def test_after_the_next_general_scoring_nobody_holds_him() -> None:
    game, _ = scoring("Por: 2 black", inquisitor="red", king="Gal")
    assert points(game) == "5 red"
    assert characters(game) == ""
