"""Anniversary: a standard bearer breaks ties, on limited spaces too (ANN-2 to ANN-4, ANN-8, ANN-9, ANN-12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.anniversary.positions import WITH_COLONIES, everywhere, scored
from tests.rules.events import kinds
from tests.rules.observing import points
from tests.rules.playing import follow as followed
from tests.rules.positions import last_turn
from tests.situation import situation

# --- ties ---


@everywhere
@pytest.mark.rule("ANN-2", "ANN-3")
def test_first_example_a_bearer_wins_the_tie_for_first(modules: list[str]) -> None:
    caballeros = "Vie: 3 red, 3 blue, 1 green"
    assert scored(caballeros, "red:Vie", "Vie", modules=modules) == "6 red, 4 blue, 2 green"
    assert scored(caballeros, "blue:Vie", "Vie", modules=modules) == "4 red, 6 blue, 2 green"
    assert scored(caballeros, "", "Vie", modules=modules) == "4 red, 4 blue, 2 green"


@everywhere
@pytest.mark.rule("ANN-2", "ANN-3")
def test_second_example_two_bearers_share_the_second_place_and_the_last_gets_nothing(modules: list[str]) -> None:
    caballeros = "Nue: 3 red, 2 blue, 2 green, 2 yellow"
    assert scored(caballeros, "green:Nue yellow:Nue", modules=modules) == "7 red, 2 green, 2 yellow"
    assert scored(caballeros, "green:Nue", modules=modules) == "7 red, 4 green"


@everywhere
@pytest.mark.rule("ANN-2", "ANN-12")
def test_third_example_two_bearers_share_the_first_place(modules: list[str]) -> None:
    caballeros = "Nue: 3 red, 3 blue, 3 green, 2 yellow"
    assert scored(caballeros, "red:Nue blue:Nue", modules=modules) == "4 red, 4 blue, 2 green"


@pytest.mark.rule("ANN-2", "ANN-4")
def test_a_bearer_decides_only_ties() -> None:
    assert scored("Nue: 3 red, 2 blue, 1 green", "green:Nue") == "7 red, 4 blue, 2 green"
    assert scored("Nue: 3 red, 2 blue, 2 green", "red:Nue") == "7 red, 2 blue, 2 green"


@pytest.mark.rule("ANN-2")
def test_a_bearer_in_another_region_decides_nothing() -> None:
    assert scored("Nue: 2 red, 2 blue; Val: 1 red", "red:Val") == "4 red, 4 blue"


@pytest.mark.rule("ANN-2")
def test_a_tie_for_third_place_is_decided_too() -> None:
    caballeros = "Nue: 4 red, 3 blue, 1 green, 1 yellow"
    assert scored(caballeros, "yellow:Nue") == "7 red, 4 blue, 2 yellow"


@everywhere
@pytest.mark.rule("ANN-2")
@pytest.mark.parametrize("card", ["score-6-7", "score-most", "score-fewest", "score-region-3"])
def test_a_bearer_counts_in_every_special_scoring(card: str, modules: list[str]) -> None:
    game = situation("Nue: 2 red, 2 blue", card=card, banners="blue:Nue", modules=modules, scores="")
    game.follow("special Nue" if card == "score-region-3" else "special")
    assert points(game) == "4 red, 7 blue"


@everywhere
@pytest.mark.rule("ANN-2")
def test_a_bearer_counts_in_a_general_scoring(modules: list[str]) -> None:
    game = last_turn("Nue: 2 red, 2 blue", banners="blue:Nue", modules=modules)
    events = followed(game, "end")
    assert points(game) == "4 red, 7 blue"
    assert ("points", 1, 7, 0, 5) in kinds(events, "points")


@pytest.mark.rule("ANN-2", "GIC-52")
def test_black_caballeros_of_the_holder_count_for_the_tie_that_his_bearer_breaks() -> None:
    rest: dict[str, Any] = {"modules": WITH_COLONIES, "inquisitor": "red"}
    assert scored("Nue: 1 red, 2 black, 3 blue", "red:Nue", **rest) == "7 red, 4 blue"
    assert scored("Nue: 1 red, 2 black, 3 blue", "blue:Nue", **rest) == "4 red, 7 blue"
    assert scored("Nue: 3 black, 3 blue", "red:Val", **rest) == "4 red, 4 blue"


@pytest.mark.rule("ANN-2", "GIC-13")
@pytest.mark.parametrize(("region", "result"), [("Afr", "2 red, 4 blue"), ("Ame", "4 blue")])
def test_a_bearer_breaks_ties_in_the_colonies(region: str, result: str) -> None:
    assert scored(f"{region}: 2 red, 2 blue", f"blue:{region}", region, modules=WITH_COLONIES) == result


@pytest.mark.rule("ANN-2", "ANN-8", "GIC-21")
def test_a_bearer_on_a_space_of_francia_breaks_the_tie() -> None:
    assert scored("Amb: 1 red; Env: 1 blue", "blue:Env", "Fra", modules=WITH_COLONIES) == "3 red, 4 blue"


# --- a tie that is broken for first place is a sole first place ---


@everywhere
@pytest.mark.rule("ANN-4", "BASE-51")
def test_it_earns_the_king_bonus(modules: list[str]) -> None:
    assert scored("Nue: 2 red, 2 blue", "red:Nue", king="Nue", modules=modules) == "9 red, 4 blue"
    assert scored("Nue: 2 red, 2 blue", "red:Nue blue:Nue", king="Nue", modules=modules) == "4 red, 4 blue"


@everywhere
@pytest.mark.rule("ANN-4", "BASE-52")
def test_it_earns_the_grande_bonus(modules: list[str]) -> None:
    grandes = "red:Nue blue:Nue"
    assert scored("Nue: 2 red, 2 blue", "blue:Nue", grandes=grandes, modules=modules) == "4 red, 9 blue"


@everywhere
@pytest.mark.rule("ANN-4", "BASE-72")
def test_with_two_players_it_scores_the_first_place(modules: list[str]) -> None:
    assert scored("Nue: 2 red, 2 blue", "blue:Nue", players=2, modules=modules) == "7 blue"
    assert scored("Nue: 2 red, 2 blue", "", players=2, modules=modules) == ""
    assert scored("Nue: 2 red, 2 blue", "red:Nue blue:Nue", players=2, modules=modules) == ""


@everywhere
@pytest.mark.rule("ANN-4", "BASE-135")
def test_it_scores_where_only_first_places_count(modules: list[str]) -> None:
    game = situation("Nue: 2 red, 2 blue; Val: 1 red, 1 green", card="score-first", banners="red:Nue", modules=modules)
    game.follow("special")
    assert points(game) == "7 red"


# --- limited spaces ---


@pytest.mark.rule("ANN-9", "ANN-2")
def test_a_bearer_on_the_limit_board_breaks_a_tie_and_one_beside_it_does_not() -> None:
    caballeros = "Lim: 3 red, 3 blue; Val: 1 red"
    rest: dict[str, Any] = {"modules": WITH_COLONIES, "limit": "Val"}
    assert scored(caballeros, "red:Lim", "Val", **rest) == "5 red, 3 blue"
    assert scored(caballeros, "red:Val", "Val", **rest) == "3 red, 3 blue"
    assert scored(caballeros, "red:Val blue:Lim", "Val", **rest) == "3 red, 5 blue"


@pytest.mark.rule("ANN-9")
def test_offices_add_up_a_bearer_who_is_captain_or_viceroy_breaks_ties() -> None:
    america = "Ame: 2 red, 2 blue; Vic: 1 red"
    assert scored(america, "", "Ame", modules=WITH_COLONIES) == "5 red"
    assert scored(america, "red:Vic", "Ame", modules=WITH_COLONIES) == "9 red"
    assert scored(america, "red:Ame", "Ame", modules=WITH_COLONIES) == "9 red"
    assert scored(america, "red:Vic blue:Ame", "Ame", modules=WITH_COLONIES) == "5 red"
    ship = "Shi: 2 red, 2 blue; Cpt: 1 red"
    assert scored(ship, "red:Cpt", "Shi", modules=WITH_COLONIES, tiles="8:Shi") == "11 red, 4 blue"
    assert scored(ship, "red:Shi", "Shi", modules=WITH_COLONIES, tiles="8:Shi") == "11 red, 4 blue"


@pytest.mark.rule("ANN-9")
@pytest.mark.parametrize(("space", "won"), [("Amb", "5 red, 1 blue"), ("Env", "4 red, 1 blue")])
def test_offices_add_up_a_bearer_who_is_ambassador_or_envoy_breaks_ties(space: str, won: str) -> None:
    assert scored(f"{space}: 1 red; Thi: 1 blue", f"red:{space}", "Fra", modules=WITH_COLONIES) == won


@pytest.mark.rule("ANN-9", "GIC-57")
def test_a_captain_breaks_ties_on_the_limit_board_of_the_ship() -> None:
    ship: dict[str, Any] = {"modules": WITH_COLONIES, "limit": "Shi", "tiles": "8:Shi"}
    assert scored("Lim: 2 red, 2 blue; Cpt: 1 red; Shi: 1 blue", "red:Cpt blue:Shi", "Shi", **ship) == "11 red, 4 blue"


@pytest.mark.rule("ANN-9", "GIC-27", "GIC-31")
def test_a_bearer_who_does_not_count_gives_his_owner_no_place() -> None:
    assert scored("Vic: 1 red; Ame: 1 blue", "red:Vic", "Ame", modules=WITH_COLONIES) == "5 red, 4 blue"
    assert scored("Vic: 1 red", "red:Vic", "Ame", modules=WITH_COLONIES) == "5 red"
    assert scored("Cpt: 1 red", "red:Cpt", "Shi", modules=WITH_COLONIES, grandes="red:Shi", tiles="8:Shi") == "3 red"
