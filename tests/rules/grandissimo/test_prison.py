"""Grandissimo: prison and amnesty, United force (GRA-25, GRA-26, GRA-59)."""

from __future__ import annotations

import pytest

from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra
from tests.rules.observing import king, may_be_vetoed
from tests.situation import asked, banners, standing

# --- prison ---


@pytest.mark.rule("GRA-25", "GRA-59")
def test_one_own_or_foreign_caballero_goes_to_prison() -> None:
    game = gra("Gal: 1 blue; Val: 1 red, 2 blue, 1 black; Cas: 1 green; Por: 1 yellow", card="united-force", king="Gal")
    play(game, "special")
    assert asked(game) == "red Imprison"
    assert offers(game) == "Val.red Val.blue Por.yellow"
    assert refused(game, "Gal.blue") == "reason-king"
    assert refused(game, "Cas.green") == "reason-castillo"
    assert "Val.black" not in offers(game)
    play(game, "Val.blue")
    assert standing(game, "Pri") == "1 blue"
    assert standing(game, "Val") == "1 red, 1 blue, 1 black"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-25")
def test_also_the_own_one() -> None:
    game = gra("Val: 1 red", card="united-force")
    play(game, "special Val.red")
    assert standing(game, "Pri") == "1 red"


@pytest.mark.rule("GRA-25", "BASE-112")
def test_a_veto_keeps_it_out_of_prison() -> None:
    game = gra("Val: 1 blue", card="united-force", vetoes="green")
    play(game, "special Val.blue")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert standing(game, "Pri") == ""


@pytest.mark.rule("GRA-59")
@pytest.mark.parametrize(
    "line", ["special Val.blue place Vas Vas Vas Vas Cas Cas", "place Vas Vas Vas Vas Cas Cas special Val.blue"]
)
def test_united_force_places_six_and_has_nothing_but_the_prison(line: str) -> None:
    game = gra("Val: 1 blue", card="united-force", court="7 red")
    play(game, line)
    assert asked(game) == ROUND_OVER
    assert standing(game, "Vas") == "4 red"
    assert standing(game, "Cas") == "2 red"
    assert standing(game, "Pri") == "1 blue"


@pytest.mark.rule("GRA-59", "BASE-36")
def test_with_nobody_to_imprison_it_only_places() -> None:
    game = gra("Gal: 3 blue; Cas: 1 green; Val: 1 black", card="united-force", court="1 red", king="Gal")
    assert not possible(game)
    play(game, "place Cas")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-25", "ANN-7")
def test_a_standard_bearer_in_prison_passes_the_banner_on() -> None:
    game = gra(
        "Val: 1 blue; Ara: 2 blue", card="united-force", modules=["grandissimo", "anniversary"], banners="blue:Val"
    )
    play(game, "special Val.blue")
    assert standing(game, "Pri") == "1 blue"
    assert banners(game) == "blue:Ara"


# --- amnesty ---


@pytest.mark.rule("GRA-26")
def test_all_prisoners_go_to_one_region_before_the_king_moves() -> None:
    game = gra("Pri: 2 blue, 1 red", card="king", king="Gal")
    play(game, "special")
    assert asked(game) == "red Amnesty"
    assert offers(game) == "stop Vas Ara Cat Vie Nue Sev Gra Val Por"
    assert refused(game, "Gal") == "reason-king"
    play(game, "Por Val")
    assert standing(game, "Por") == "1 red, 2 blue"
    assert standing(game, "Pri") == ""
    assert king(game) == "Val"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-26")
def test_or_after_it_also_to_where_he_came_from() -> None:
    game = gra("Pri: 2 blue", card="king", king="Gal")
    play(game, "special stop Val")
    assert refused(game, "Val") == "reason-king"
    play(game, "Gal")
    assert standing(game, "Gal") == "2 blue"


@pytest.mark.rule("GRA-26")
def test_also_if_the_king_stays() -> None:
    game = gra("Pri: 1 blue", card="king", king="Gal")
    play(game, "special stop Gal Vas")
    assert standing(game, "Vas") == "1 blue"
    assert king(game) == "Gal"


@pytest.mark.rule("GRA-26")
def test_or_not_at_all() -> None:
    game = gra("Pri: 1 blue", card="king", king="Gal")
    play(game, "special stop Vas stop")
    assert standing(game, "Pri") == "1 blue"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-26")
def test_who_does_not_carry_out_the_special_action_frees_nobody() -> None:
    game = gra("Pri: 1 blue", card="king", court="1 red")
    play(game, "place Vas end")
    assert standing(game, "Pri") == "1 blue"


@pytest.mark.rule("GRA-26", "BASE-112")
def test_an_amnesty_can_be_vetoed_and_the_king_stays_then() -> None:
    game = gra("Pri: 1 blue", card="king", king="Gal", vetoes="green")
    play(game, "special Val veto")
    assert standing(game, "Pri") == "1 blue"
    assert king(game) == "Gal"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-26")
def test_the_royal_adviser_gives_no_amnesty() -> None:
    game = gra("Pri: 1 blue", card="adviser", king="Gal")
    play(game, "special Vas")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Pri") == "1 blue"


@pytest.mark.rule("GRA-26", "GRA-45")
def test_neither_does_king_incognito() -> None:
    game = gra("Pri: 1 blue", card="king", court="1 red", incognito="red:Val")
    play(game, "place pass Vas use")
    assert king(game) == "Val"
    assert standing(game, "Pri") == "1 blue"
