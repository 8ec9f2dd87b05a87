"""Anniversary: who bears the banner, and how it moves with the bearer (ANN-1, ANN-5 to ANN-8, ANN-10)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.looks import noted
from tests.rules.anniversary.positions import ALONE, WITH_COLONIES, everywhere
from tests.rules.observing import courts, points
from tests.situation import asked, banners, situation, standing, texts, tokens

# --- the banner ---


@everywhere
@pytest.mark.rule("ANN-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_of_the_two_in_the_home_region_bears_the_banner(players: int, modules: list[str]) -> None:
    game = Game.new(players=players, seed=players, modules=modules)
    homes = [game.rules.spaces[home] for home in game.position.board.grande]
    colours = ("red", "blue", "green", "yellow", "purple")
    assert banners(game) == " ".join(f"{colours[seat]}:{home.short}" for seat, home in enumerate(homes))
    assert [standing(game, home.short) for home in homes] == [f"2 {colour}" for colour in colours[:players]]
    bearers = noted(game, "table-bearer")
    assert bearers == {home.key: {"player": seat, "count": 1} for seat, home in enumerate(homes)}


@everywhere
@pytest.mark.rule("ANN-1", "GIC-4")
def test_the_bearer_stays_at_home_when_the_first_round_begins(modules: list[str]) -> None:
    game = Game.new(players=3, seed=5, modules=modules)
    before = banners(game)
    while not asked(game).endswith("PlayPowerCard"):
        game.play(game.decision.options[0])
    assert game.position.board.round == 1
    assert banners(game) == before


# --- the banner moves with its bearer ---


def moving(card: str = "intrigue-any-4", **rest: Any) -> Game:
    game = situation("Val: 2 red, 2 blue", card=card, banners="red:Val blue:Val", **({"modules": ALONE} | rest))
    game.play("special")
    return game


@everywhere
@pytest.mark.rule("ANN-5")
def test_whoever_moves_one_of_a_group_says_whether_it_is_the_bearer(modules: list[str]) -> None:
    game = moving(modules=modules)
    game.play("Val.red")
    assert asked(game) == "red WhichOne"
    assert texts(game) == "plain bearer"
    assert game.decision.prompt().startswith("Red")
    game.follow("bearer Gra")
    assert banners(game) == "red:Gra blue:Val"
    assert standing(game, "Val") == "1 red, 2 blue"


@everywhere
@pytest.mark.rule("ANN-5")
def test_the_bearer_may_stay(modules: list[str]) -> None:
    game = moving(modules=modules)
    game.follow("Val.red>plain>Gra")
    assert banners(game) == "red:Val blue:Val"
    assert standing(game, "Gra") == "1 red"


@everywhere
@pytest.mark.rule("ANN-5")
def test_a_foreign_bearer_is_moved_by_whoever_moves_it(modules: list[str]) -> None:
    game = moving(modules=modules)
    game.play("Val.blue")
    assert asked(game) == "red WhichOne"
    game.follow("bearer Sev")
    assert banners(game) == "red:Val blue:Lim" if modules == WITH_COLONIES else "red:Val blue:Sev"


@everywhere
@pytest.mark.rule("ANN-5")
def test_the_last_of_a_group_takes_the_banner_along_without_a_question(modules: list[str]) -> None:
    game = moving(modules=modules)
    game.follow("Val.red>plain>Gra Val.red>Cat")
    assert banners(game) == "red:Cat blue:Val"


@pytest.mark.rule("ANN-5", "BASE-82")
def test_a_bearer_that_was_moved_is_not_moved_again_but_its_neighbour_is() -> None:
    game = situation("Val: 1 red; Gra: 1 red", card="intrigue-any-4", banners="red:Val", modules=ALONE)
    game.follow("special Val.red>Gra Gra.red>Sev")
    assert banners(game) == "red:Gra"
    assert standing(game, "Sev") == "1 red"


@everywhere
@pytest.mark.rule("ANN-5", "BASE-116")
def test_whoever_returns_a_foreign_one_says_whether_it_is_the_bearer(modules: list[str]) -> None:
    game = situation("Val: 2 blue; Gra: 1 blue", card="dismissal", banners="blue:Val", modules=modules)
    game.follow("special Val.blue")
    assert asked(game) == "red WhichOne"
    game.play("plain")
    assert banners(game) == "blue:Val"
    assert standing(game, "Val") == "1 blue"


@everywhere
@pytest.mark.rule("ANN-5", "BASE-117")
def test_else_the_owner_says_it(modules: list[str]) -> None:
    game = situation("Val: 2 blue; Gra: 3 blue", card="angry-king", banners="blue:Val", modules=modules)
    game.follow("special Val.blue")
    assert asked(game) == "blue WhichOne"
    game.follow("plain Val.blue")
    assert asked(game) == "blue ReturnOwn"
    assert banners(game) == "blue:Gra"


@everywhere
@pytest.mark.rule("ANN-5", "BASE-119")
def test_the_owner_says_who_is_exiled(modules: list[str]) -> None:
    game = situation("Val: 3 blue", card="exile-2", banners="blue:Val", modules=modules)
    game.follow("special blue:Val")
    assert asked(game) == "blue GiveUp"
    game.follow("Val.blue>plain Val.blue>plain")
    assert standing(game, "Val") == "1 blue"
    assert banners(game) == "blue:Val"


@everywhere
@pytest.mark.rule("ANN-5", "BASE-31")
def test_the_owner_says_who_makes_up_for_an_empty_province(modules: list[str]) -> None:
    game = situation(
        "Val: 2 red; Gra: 2 red", card="court", banners="red:Val", court="1 red", province="0 red", modules=modules
    )
    game.follow("special Val.red>plain Val.red")
    assert banners(game) == "red:Gra"
    assert courts(game) == "3 red"


@everywhere
@pytest.mark.rule("ANN-5", "BASE-146")
def test_where_the_whole_group_goes_the_banner_goes_along(modules: list[str]) -> None:
    game = situation("Val: 1 red, 3 blue, 2 green", card="eviction", banners="blue:Val green:Val", modules=modules)
    game.follow("special Val blue:Gra green:Cat")
    assert banners(game) == "blue:Gra green:Cat"
    assert standing(game, "Gra") == "3 blue"


@pytest.mark.rule("ANN-5", "BASE-112")
def test_a_veto_leaves_the_bearer_where_it_is() -> None:
    game = situation("Val: 2 red", card="intrigue-own-4", banners="red:Val", vetoes="green", modules=ALONE)
    game.follow("special Val.red>bearer>Cas")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert banners(game) == "red:Val"
    assert standing(game, "Val") == "2 red"


@pytest.mark.rule("ANN-5", "GIC-25")
def test_a_bearer_sails() -> None:
    game = situation("Shi: 2 red; Val: 1 red", king="Nue", banners="red:Shi", whole_turn=True, modules=WITH_COLONIES)
    game.follow("Shi.red>bearer>Afr")
    assert banners(game) == "red:Afr"
    game.follow("Shi.red>Gra")
    assert banners(game) == "red:Afr"


# --- gold and goods ---


@pytest.mark.rule("ANN-6", "GIC-41")
def test_a_bearer_cannot_take_a_token() -> None:
    game = situation(
        "Afr: 1 red", card="king", banners="red:Afr", lying="1 gold, 2 goods", court="1 red", modules=WITH_COLONIES
    )
    assert texts(game) == "special place end"
    with pytest.raises(IllegalChoice):
        game.play("token")


@pytest.mark.rule("ANN-6", "GIC-41")
def test_another_in_the_same_place_can() -> None:
    game = situation("Afr: 2 red", card="king", banners="red:Afr", lying="2 goods", modules=WITH_COLONIES)
    assert texts(game) == "special token end"
    game.follow("token Afr.red")
    assert tokens(game) == "goods Afr.red, 1 goods lying"
    assert banners(game) == "red:Afr"
    assert texts(game) == "special end"


@pytest.mark.rule("ANN-5", "GIC-42")
def test_plain_carrier_and_bearer_in_one_place_are_told_apart() -> None:
    game = situation(
        "Shi: 4 red",
        king="Nue",
        card="intrigue-own-4",
        banners="red:Shi",
        carriers="gold Shi.red, goods Shi.red",
        modules=WITH_COLONIES,
    )
    game.follow("special Shi.red")
    assert texts(game) == "plain gold goods bearer"
    game.follow("gold Val")
    assert points(game) == "6 red"
    game.follow("Shi.red>bearer>Val")
    assert banners(game) == "red:Val"
    assert points(game) == "6 red"
    assert tokens(game) == "goods Shi.red"


# --- limited spaces ---


@pytest.mark.rule("ANN-8")
@pytest.mark.parametrize(
    ("target", "space"), [("Sev", "Lim"), ("Amb", "Amb"), ("Thi", "Thi"), ("Cpt", "Cpt"), ("Vic", "Vic")]
)
def test_a_bearer_may_stand_on_limited_spaces(target: str, space: str) -> None:
    game = situation("Val: 2 red", card="intrigue-own-4", banners="red:Val", limit="Sev", modules=WITH_COLONIES)
    game.follow(f"special Val.red>bearer>{target}")
    assert banners(game) == f"red:{space}"
    assert standing(game, space) == "1 red"


@pytest.mark.rule("ANN-8", "ANN-7")
def test_a_caballero_on_a_limited_space_may_become_the_bearer() -> None:
    game = situation(
        "Val: 1 red; Lim: 1 red; Env: 1 red; Cpt: 1 red; Vic: 1 red",
        card="intrigue-own-4",
        banners="red:Val",
        limit="Sev",
        modules=WITH_COLONIES,
    )
    game.follow("special Val.red>Cas")
    assert texts(game) == "Lim.red Env.red Cpt.red Vic.red"
    game.play("Vic.red")
    assert banners(game) == "red:Vic"


# --- with everything ---


@pytest.mark.rule("ANN-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("others", [[], ["base"], ["grand_inquisitor"]])
def test_it_can_be_added_to_every_set(others: list[str], players: int) -> None:
    without = Game.new(players=players, seed=2, modules=others)
    game = Game.new(players=players, seed=2, modules=[*others, "anniversary"])
    assert game.position.board.king == without.position.board.king
    assert game.position.board.caballeros == without.position.board.caballeros
    assert len(banners(game).split()) == players
