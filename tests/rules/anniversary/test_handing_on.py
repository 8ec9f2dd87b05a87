"""Anniversary: a standard bearer who leaves the regions hands on the banner (ANN-7, ANN-11)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from elgrande.board.spaces import BLACK
from tests.looks import belongings, noted
from tests.rules.anniversary.positions import WITH_COLONIES, everywhere
from tests.rules.events import kinds
from tests.rules.observing import courts, points
from tests.rules.playing import follow as followed
from tests.rules.positions import last_turn
from tests.situation import asked, banners, situation, standing, texts, tokens

# --- a bearer that leaves the regions hands on the banner ---

WAYS_OUT = (
    ("intrigue-own-4", "special Val.red>Cas", "Castillo"),
    ("intrigue-region-own", "special Val.red>Cas", "Castillo"),
    ("intrigue-own-or-court", "special first Val.red>Cas", "Castillo"),
    ("court", "special Val.red", "court"),
)
"""How one's own bearer leaves the regions: the card, the choices, and where he goes."""


@everywhere
@pytest.mark.rule("ANN-7", "ANN-11")
@pytest.mark.parametrize(("card", "line", "where"), WAYS_OUT)
def test_the_owner_gives_it_to_another_at_once(card: str, line: str, where: str, modules: list[str]) -> None:
    game = situation(
        "Val: 1 red; Gra: 2 red; Cat: 1 red; Ara: 1 blue",
        card=card,
        banners="red:Val",
        province="0 red",
        modules=modules,
    )
    game.follow(line)
    assert standing(game, "Cas") == ("1 red" if where == "Castillo" else "")
    assert courts(game) == ("1 red" if where == "court" else "")
    assert asked(game) == "red NextBearer"
    assert texts(game) == "Cat.red Gra.red"
    assert game.decision.prompt().startswith("Red")
    game.play("Gra.red")
    assert banners(game) == "red:Gra"


WAYS_OUT_BY_OTHERS = (
    ("intrigue-foreign-3", "special Val.blue>Cas", "Castillo"),
    ("dismissal", "special Val.blue", "province"),
    ("angry-king", "special Val.blue", "province"),
    ("exile-all", "special blue:Val", "province"),
)
"""How a foreign bearer leaves the regions."""


@everywhere
@pytest.mark.rule("ANN-7", "ANN-11")
@pytest.mark.parametrize(("card", "line", "where"), WAYS_OUT_BY_OTHERS)
def test_the_owner_chooses_too_when_another_sent_his_bearer_away(
    card: str, line: str, where: str, modules: list[str]
) -> None:
    game = situation("Val: 1 blue; Gra: 2 blue; Cat: 1 blue", card=card, banners="blue:Val", modules=modules)
    game.follow(line)
    assert standing(game, "Val") == ""
    assert standing(game, "Cas") == ("1 blue" if where == "Castillo" else "")
    assert asked(game) == "blue NextBearer"
    game.play("Cat.blue")
    assert banners(game) == "blue:Cat"


@everywhere
@pytest.mark.rule("ANN-7", "BASE-146")
def test_a_bearer_that_is_evicted_to_its_court_hands_on_the_banner(modules: list[str]) -> None:
    caballeros = "Val: 2 blue, 1 green; Cat: 1 blue; Ara: 1 blue"
    game = situation(caballeros, card="eviction", banners="blue:Val", modules=modules)
    game.follow("special Val blue:Gra")
    game.position.board.king = game.rules.space_named("Gra")
    game.follow("green:Cat")
    assert courts(game) == "2 blue"
    assert asked(game) == "blue NextBearer"
    assert texts(game) == "Ara.blue Cat.blue"


@everywhere
@pytest.mark.rule("ANN-7")
def test_the_only_other_one_takes_it_without_a_question(modules: list[str]) -> None:
    game = situation("Val: 1 red; Gra: 3 red", card="intrigue-own-4", banners="red:Val", modules=modules)
    events = followed(game, "special Val.red>Cas")
    assert banners(game) == "red:Gra"
    assert asked(game) == "red MoveCaballeros"
    assert kinds(events, "banner") == [("banner", 0, game.rules.space_named("Gra"))]


@everywhere
@pytest.mark.rule("ANN-7")
def test_another_of_the_same_group_may_take_it(modules: list[str]) -> None:
    game = situation("Val: 2 red; Gra: 1 red", card="intrigue-own-4", banners="red:Val", modules=modules)
    game.follow("special Val.red>bearer>Cas")
    assert texts(game) == "Gra.red Val.red"
    game.play("Val.red")
    assert banners(game) == "red:Val"


@everywhere
@pytest.mark.rule("ANN-7", "BASE-50")
def test_none_in_the_kings_region_takes_it(modules: list[str]) -> None:
    game = situation(
        "Val: 1 red; Gal: 3 red; Gra: 1 red; Cat: 1 red", card="intrigue-own-4", banners="red:Val", modules=modules
    )
    game.follow("special Val.red>Cas")
    assert texts(game) == "Cat.red Gra.red"
    with pytest.raises(IllegalChoice, match="King"):
        game.play("Gal.red")


@pytest.mark.rule("ANN-7", "GIC-44")
def test_no_carrier_takes_it() -> None:
    game = situation(
        "Val: 1 red; Afr: 1 red; Shi: 2 red; Cat: 1 red",
        card="intrigue-own-4",
        banners="red:Val",
        carriers="goods Afr.red, gold Shi.red",
        modules=WITH_COLONIES,
    )
    game.follow("special Val.red>Cas")
    assert texts(game) == "Cat.red Shi.red"
    with pytest.raises(IllegalChoice):
        game.play("Afr.red")
    game.play("Shi.red")
    assert banners(game) == "red:Shi"


@pytest.mark.rule("ANN-7", "GIC-53")
def test_no_black_one_takes_it() -> None:
    game = situation(
        "Val: 1 red; Gra: 2 black", card="intrigue-own-4", banners="red:Val", inquisitor="red", modules=WITH_COLONIES
    )
    game.follow("special Val.red>Cas")
    assert banners(game) == ""
    assert asked(game) == "red MoveCaballeros"
    game.follow("Gra.black>Cat")
    assert banners(game) == ""
    assert game.position.board.on(game.rules.space_named("Cat"), BLACK) == 1


@everywhere
@pytest.mark.rule("ANN-7")
def test_without_another_the_next_one_that_comes_to_a_region_carries_it(modules: list[str]) -> None:
    game = situation("Val: 1 red; Gal: 2 red", card="intrigue-own-4", banners="red:Val", court="4 red", modules=modules)
    events = followed(game, "special Val.red>Cas")
    assert kinds(events, "banner-waits") == [("banner-waits", 0)]
    assert banners(game) == ""
    assert noted(game, "table-bearer") == {}
    assert (0, "table-banner-waits") in belongings(game)
    assert texts(game) == "place end"
    game.follow("place Vas")
    assert banners(game) == "red:Vas"
    assert standing(game, "Vas") == "1 red"


@everywhere
@pytest.mark.rule("ANN-7")
def test_a_caballero_in_the_castillo_does_not_carry_it(modules: list[str]) -> None:
    game = situation("Val: 1 red", card="king", banners="", court="5 red", modules=modules)
    game.follow("place Cas")
    assert banners(game) == ""
    game.follow("Vie Vas")
    assert banners(game) == "red:Vie"


@everywhere
@pytest.mark.rule("ANN-7", "BASE-63")
def test_whoever_comes_out_of_the_castillo_carries_it(modules: list[str]) -> None:
    game = last_turn("Cas: 2 red", banners="", modules=modules)
    game.follow("end red:Val")
    assert banners(game) == "red:Val"
    assert standing(game, "Val") == "2 red"


@pytest.mark.rule("ANN-7", "GIC-42")
def test_a_carrier_takes_up_a_waiting_banner_when_it_has_come_home() -> None:
    game = situation("Shi: 1 red", king="Nue", card="intrigue-own-4", carriers="gold Shi.red", modules=WITH_COLONIES)
    game.follow("special Shi.red>Afr")
    assert banners(game) == ""
    assert tokens(game) == "gold Afr.red"
    game = situation("Shi: 1 red", king="Nue", card="intrigue-own-4", carriers="gold Shi.red", modules=WITH_COLONIES)
    game.follow("special Shi.red>Val")
    assert banners(game) == "red:Val"
    assert points(game) == "6 red"


@pytest.mark.rule("ANN-7", "GIC-60")
def test_a_shift_inside_a_region_brings_nobody_to_a_region() -> None:
    game = situation("Val: 2 red; Lim: 1 red", card="intrigue-own-4", limit="Val", modules=WITH_COLONIES)
    game.follow("special Val.red>Lim")
    assert banners(game) == ""
    game.follow("Val.red>Cat")
    assert banners(game) == "red:Cat"


@everywhere
@pytest.mark.rule("ANN-7", "BASE-118")
def test_several_owners_choose_clockwise_from_the_active_player(modules: list[str]) -> None:
    game = situation(
        "Val: 1 red, 1 blue, 1 yellow; Gra: 1 red, 1 blue, 1 yellow; Cat: 1 red, 1 blue, 1 yellow",
        turn="green",
        card="exile-all",
        banners="red:Val blue:Val yellow:Gra",
        modules=modules,
    )
    game.follow("special red:Val blue:Val yellow:Gra")
    order = []
    while asked(game).endswith("NextBearer"):
        order.append(asked(game).split()[0])
        game.play(game.decision.options[-1])
    assert order == ["yellow", "red", "blue"]
    assert banners(game) == "red:Gra blue:Gra yellow:Val"


@pytest.mark.rule("ANN-7", "GIC-63")
def test_in_a_general_scoring_it_is_handed_on_before_the_first_region_is_scored() -> None:
    game = last_turn(
        "Val: 1 red; Gra: 2 red, 2 blue; Cat: 1 red", banners="red:Val", keeps="red:free-choice", modules=WITH_COLONIES
    )
    game.follow("end use Val.red>Cas")
    assert asked(game) == "red NextBearer"
    game.follow("Gra.red stop")
    assert points(game) == "10 red, 3 blue"  # Granada 6 and Cataluña 4
