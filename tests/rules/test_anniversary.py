"""Anniversary: banners and standard bearers (ANN-1 to ANN-12), alone and with Grand Inquisitor & Colonies."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.board.spaces import BLACK
from tests.rules.helpers_a import follow as followed
from tests.rules.helpers_a import kinds, last_turn
from tests.rules.helpers_b import courts, points
from tests.situation import asked, banners, situation, standing, texts, tokens

ALONE = ["anniversary"]
WITH_COLONIES = ["grand_inquisitor", "anniversary"]

everywhere = pytest.mark.parametrize("modules", [ALONE, WITH_COLONIES], ids=["alone", "with colonies"])


def scored(caballeros: str, bearers: str, region: str = "Nue", **rest: Any) -> str:
    """The points after a special scoring of one region; the limit board lies elsewhere unless a test says so."""
    game = situation(caballeros, card="score-region", banners=bearers, **({"king": "Gal", "modules": ALONE} | rest))
    game.follow(f"special {region}")
    return points(game)


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
    assert game.view().as_dict()["banners"] == [home.key for home in homes]


@everywhere
@pytest.mark.rule("ANN-1", "GIC-4")
def test_the_bearer_stays_at_home_when_the_first_round_begins(modules: list[str]) -> None:
    game = Game.new(players=3, seed=5, modules=modules)
    before = banners(game)
    while not asked(game).endswith("PlayPowerCard"):
        game.play(game.decision.options[0])
    assert game.position.board.round == 1
    assert banners(game) == before


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
    assert game.view().as_dict()["banners"] == [None] * 4
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
