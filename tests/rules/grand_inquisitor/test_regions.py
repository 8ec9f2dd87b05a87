"""Grand Inquisitor & Colonies: the new regions (GIC-10 to GIC-13), and Francia (GIC-20, GIC-21)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import scored_order, won
from tests.rules.grand_inquisitor.observing import sources
from tests.rules.grand_inquisitor.positions import colonies, generally, scored
from tests.rules.observing import grande, king, tiles
from tests.rules.playing import follow
from tests.rules.positions import NINE
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts

FRANCIA = "Amb Env Thi"
SHIP = "Shi Cpt"

# --- where they are, and what they are worth ---


@pytest.mark.rule("GIC-10")
@pytest.mark.parametrize(
    ("key", "table"),
    [("francia", [3, 1, 0]), ("ship", [0, 0, 0]), ("america", [4, 0, 0]), ("africa", [4, 2, 1])],
)
def test_each_new_region_has_its_table(key: str, table: list[int]) -> None:
    assert colonies().view().as_dict()["spaces"][key]["table"] == table


@pytest.mark.rule("GIC-10", "GIC-30")
@pytest.mark.parametrize(
    ("where", "neighbours"),
    [
        ("Gal", f"Vas Vie {SHIP}"),
        ("Vas", f"Gal Ara Vie {SHIP}"),
        ("Ara", f"Vas Cat Vie Nue Val {FRANCIA}"),
        ("Cat", f"Ara Val {FRANCIA} {SHIP}"),
        ("Vie", "Gal Vas Ara Nue"),
        ("Nue", "Ara Vie Sev Gra Val"),
        ("Sev", f"Nue Gra {SHIP}"),
        ("Gra", f"Nue Sev Val {SHIP}"),
        ("Val", f"Ara Cat Nue Gra {SHIP}"),
        ("Fra", f"Ara Cat {SHIP}"),
    ],
)
def test_placing_beside_the_king(where: str, neighbours: str) -> None:
    game = colonies(king=where, card="king", court="1 red")
    game.follow("place")
    assert texts(game) == f"stop {neighbours} Cas"


@pytest.mark.rule("GIC-10", "GIC-30")
@pytest.mark.parametrize("text", ["Ame", "Vic", "Afr"])
def test_nobody_places_in_the_colonies_with_the_king_at_the_coast(text: str) -> None:
    game = colonies("Shi: 2 red; Ame: 1 red", king="Sev", card="king", court="3 red")
    game.follow("place")
    assert refuses(game, text)


@pytest.mark.rule("GIC-10")
def test_the_king_may_enter_francia_but_no_other_new_region() -> None:
    game = colonies(king="Nue", card="king")
    game.follow("special")
    assert texts(game) == f"{NINE} Fra"
    for text in ("Shi", "Ame", "Afr", "Amb"):
        with pytest.raises(IllegalChoice, match="The King never goes"):
            game.play(text)
    game.play("Fra")
    assert king(game) == "Fra"


@pytest.mark.rule("GIC-10")
@pytest.mark.parametrize(
    ("where", "targets"),
    [
        ("Ara", "Vas Cat Vie Nue Val Fra"),
        ("Cat", "Ara Val Fra"),
        ("Fra", "Ara Cat"),
        ("Val", "Ara Cat Nue Gra"),
        ("Gal", "Vas Vie"),
    ],
)
def test_the_adviser_takes_the_king_to_and_from_francia_but_not_on_board(where: str, targets: str) -> None:
    game = colonies(king=where, card="adviser")
    game.follow("special")
    assert texts(game) == targets
    assert refuses(game, "Shi")


@pytest.mark.rule("GIC-10", "GIC-20")
def test_with_the_king_in_francia_nothing_changes_there() -> None:
    game = colonies("Amb: 1 red; Env: 1 blue; Val: 1 red", king="Fra", card="intrigue-any-3", court="1 red")
    game.follow("special")
    assert texts(game) == "stop Val.red"
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Amb.red")
    game.follow("Val.red")
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Thi")


@pytest.mark.rule("GIC-10")
def test_the_king_bonus_counts_in_francia() -> None:
    assert scored("Fra", "Thi: 1 blue", king="Fra") == [0, 5, 0, 0]


@pytest.mark.rule("GIC-10")
def test_a_grande_goes_to_new_regions_and_earns_its_bonus_there() -> None:
    game = colonies("Afr: 1 red", king="Nue", card="grande", grandes="red:Sev")
    game.follow("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Gra Val Fra Shi Ame Afr"
    assert refuses(game, "Cpt")
    assert refuses(game, "Vic")
    assert refuses(game, "Amb")
    game.follow("Afr")
    assert grande(game, "red") == "Afr"
    assert scored("Afr", "Afr: 2 red, 1 blue", grandes="red:Afr") == [6, 2, 0, 0]


@pytest.mark.rule("GIC-11")
def test_out_of_the_castillo_nobody_goes_to_a_new_region() -> None:
    game, _ = generally("Cas: 2 red", king="Nue")
    assert asked(game) == "red CastilloDial"
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    with pytest.raises(IllegalChoice, match=reason("not-on-dial")):
        game.play("Fra")


@pytest.mark.rule("GIC-11")
def test_secret_scoring_shows_only_the_nine() -> None:
    game = colonies(king="Nue", card="secret-scoring")
    game.follow("special")
    assert texts(game) == NINE


@pytest.mark.rule("GIC-11")
def test_who_must_leave_dials_one_of_the_nine() -> None:
    game = colonies("Val: 2 blue", king="Nue", card="eviction")
    game.follow("special Val")
    assert asked(game) == "blue EvictionDial"
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"


@pytest.mark.rule("GIC-11")
def test_exile_takes_nobody_out_of_a_new_region() -> None:
    game = colonies("Val: 2 blue; Ame: 3 blue; Shi: 3 green; Amb: 1 green", king="Nue", card="exile-all")
    game.follow("special")
    assert asked(game) == "blue ExileDial"
    assert texts(game) == "Val"


@pytest.mark.rule("GIC-12")
@pytest.mark.parametrize("region", ["Fra", "Shi", "Ame", "Afr"])
def test_score_tiles_may_lie_on_new_regions(region: str) -> None:
    game = colonies(king="Nue", card="score-tile")
    game.follow(f"special T1 {region}")
    assert tiles(game) == f"8:{region}"


@pytest.mark.rule("GIC-12")
def test_a_tile_lies_on_the_region_not_on_a_space_inside() -> None:
    game = colonies(king="Nue", card="score-tile")
    game.follow("special T1")
    assert refuses(game, "Amb")
    assert refuses(game, "Cpt")
    assert refuses(game, "Lim")


@pytest.mark.rule("GIC-12", "GIC-57")
def test_the_limit_board_may_lie_on_ship_and_colonies_but_not_in_francia() -> None:
    game = colonies(king="Nue", limit="Sev", card="limit-board")
    game.follow("special")
    assert texts(game) == "stop Gal Vas Ara Cat Vie Gra Val Shi Ame Afr"
    with pytest.raises(IllegalChoice, match=reason("no-board", "Francia")):
        game.play("Fra")


@pytest.mark.rule("GIC-12", "GIC-21", "GIC-26", "GIC-31")
def test_a_tile_replaces_the_majority_table_only() -> None:
    assert scored("Fra", "Amb: 1 red; Env: 1 blue; Thi: 1 blue", tiles="8:Fra") == [4 + 2, 8 + 1, 0, 0]
    assert scored("Shi", "Shi: 2 red, 1 blue; Cpt: 1 blue", tiles="8:Shi") == [8, 4 + 3, 0, 0]
    assert scored("Ame", "Ame: 2 red, 1 blue; Vic: 1 blue", tiles="8:Ame") == [8, 4 + 5, 0, 0]
    assert scored("Afr", "Afr: 2 red, 1 blue", tiles="4:Afr") == [4, 0, 0, 0]


# --- scorings ---


@pytest.mark.rule("GIC-13")
def test_a_general_scoring_ends_with_the_new_regions() -> None:
    game, events = generally("Amb: 1 red; Shi: 1 red; Ame: 2 blue; Afr: 1 green; Gal: 1 yellow", king="Nue")
    assert scored_order(game, events) == f"Cas {NINE} Fra Shi Ame Afr"
    assert won(game, events, "Fra") == [5, 0, 0, 0]
    assert won(game, events, "Shi") == [0, 0, 0, 0]
    assert won(game, events, "Ame") == [0, 4, 0, 0]
    assert won(game, events, "Afr") == [0, 0, 4, 0]


@pytest.mark.rule("GIC-13")
def test_america_and_africa_are_regions_of_value_4() -> None:
    game = colonies("Afr: 1 red; Amb: 1 red", king="Nue", card="score-4")
    assert scored_order(game, follow(game, "special")) == "Gal Cat Sev Ame Afr"
    assert game.scores == [4, 0, 0, 0]


@pytest.mark.rule("GIC-13", "BASE-73")
def test_with_a_tile_a_new_region_has_the_value_of_the_tile() -> None:
    game = colonies(king="Nue", card="score-4", tiles="4:Shi 8:Ame")
    assert scored_order(game, follow(game, "special")) == "Gal Cat Sev Shi Afr"


@pytest.mark.rule("GIC-13")
def test_the_most_and_the_fewest_can_be_in_a_new_region() -> None:
    crowd = "Val: 2 red; Afr: 3 blue; Shi: 1 green"
    for card, region in (("score-most", "Afr"), ("score-fewest", "Shi")):
        game = colonies(crowd, king="Nue", card=card)
        assert scored_order(game, follow(game, "special")) == region


@pytest.mark.rule("GIC-13")
def test_all_first_places_and_one_region_of_choice_include_new_regions() -> None:
    game = colonies("Afr: 3 blue; Ame: 1 green", king="Nue", card="score-first")
    assert scored_order(game, follow(game, "special")) == f"{NINE} Fra Shi Ame Afr"
    assert game.scores == [0, 4, 4, 0]
    game = colonies("Afr: 3 blue", king="Nue", card="score-region")
    game.follow("special")
    assert texts(game) == f"{NINE} Fra Shi Ame Afr"


# --- Francia ---


@pytest.mark.rule("GIC-20")
def test_whoever_places_in_francia_chooses_among_the_free_spaces() -> None:
    game = colonies("Env: 1 blue", king="Ara", card="king", court="5 red")
    game.follow("place")
    assert texts(game) == "stop Vas Cat Vie Nue Val Amb Thi Cas"
    with pytest.raises(IllegalChoice, match="There is no free place"):
        game.play("Env")
    game.follow("Thi")
    assert standing(game, "Thi") == "1 red"
    assert texts(game) == "stop Vas Cat Vie Nue Val Amb Cas"
    game.follow("Amb")
    assert texts(game) == "stop Vas Cat Vie Nue Val Cas"
    with pytest.raises(IllegalChoice, match=reason("full", "Francia")):
        game.play("Fra")


@pytest.mark.rule("GIC-20")
def test_whoever_moves_one_to_francia_chooses_its_space_and_full_is_closed() -> None:
    game = colonies("Val: 3 blue; Amb: 1 green", king="Nue", card="intrigue-any-4")
    game.follow("special Val.blue")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Env Thi Shi Cpt Ame Vic Afr Cas"
    game.follow("Thi Val.blue>Env Val.blue")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Shi Cpt Ame Vic Afr Cas"
    with pytest.raises(IllegalChoice, match=reason("full", "Francia")):
        game.play("Fra")


@pytest.mark.rule("GIC-20", "BASE-82")
def test_nobody_moves_up_but_a_freed_space_can_be_used_by_the_next_move() -> None:
    game = colonies("Amb: 1 red; Env: 1 blue; Thi: 1 green; Val: 1 red", king="Nue", card="intrigue-any-3")
    game.follow("special Amb.red>Cas")
    assert (standing(game, "Amb"), standing(game, "Env"), standing(game, "Thi")) == ("", "1 blue", "1 green")
    game.follow("Val.red>Amb")
    assert standing(game, "Amb") == "1 red"


@pytest.mark.rule("GIC-20")
def test_a_grande_uses_no_space_of_francia() -> None:
    game = colonies("Amb: 1 red; Env: 1 blue; Thi: 1 green", king="Nue", card="grande", grandes="red:Val blue:Fra")
    game.follow("special Fra")
    assert grande(game, "red") == "Fra"
    game = colonies("", king="Ara", card="king", court="1 red", grandes="red:Fra blue:Fra green:Fra")
    game.follow("place")
    assert texts(game) == f"stop Vas Cat Vie Nue Val {FRANCIA} Cas"


@pytest.mark.rule("GIC-20", "GIC-42", "GIC-44")
def test_a_carrier_may_stand_in_francia() -> None:
    game = colonies("Ame: 1 red", king="Nue", card="intrigue-any-3", carriers="gold Ame.red")
    game.follow("special Ame.red>Amb")
    assert standing(game, "Amb") == "1 red"
    assert game.scores == [0, 0, 0, 0]


@pytest.mark.rule("GIC-21")
def test_ambassador_envoy_and_majority_make_6() -> None:
    assert scored("Fra", "Amb: 1 red; Env: 1 red; Thi: 1 blue") == [6, 1, 0, 0]


@pytest.mark.rule("GIC-21")
@pytest.mark.parametrize(
    ("caballeros", "points"),
    [
        ("Amb: 1 red", [5, 0, 0, 0]),
        ("Env: 1 red", [4, 0, 0, 0]),
        ("Thi: 1 red", [3, 0, 0, 0]),
        ("Amb: 1 red; Env: 1 blue", [1 + 2, 1 + 1, 0, 0]),
        ("Amb: 1 red; Env: 1 blue; Thi: 1 blue", [1 + 2, 3 + 1, 0, 0]),
        ("Amb: 1 red; Env: 1 blue; Thi: 1 green", [1 + 2, 1 + 1, 1, 0]),
        ("", [0, 0, 0, 0]),
    ],
)
def test_the_spaces_of_francia_pay_besides_the_majority(caballeros: str, points: list[int]) -> None:
    assert scored("Fra", caballeros) == points


@pytest.mark.rule("GIC-21", "BASE-72")
def test_with_two_players_only_the_second_place_is_worth_nothing() -> None:
    assert scored("Fra", "Amb: 1 red; Env: 1 blue; Thi: 1 blue", players=2) == [2, 4]


@pytest.mark.rule("GIC-21")
def test_the_points_are_told_by_their_source() -> None:
    game = colonies("Amb: 1 red; Env: 1 red; Thi: 1 blue", card="score-region")
    assert sources(game, follow(game, "special Fra")) == [
        "red 3 place-1",
        "blue 1 place-2",
        "red 2 ambassador",
        "red 1 envoy",
    ]


@pytest.mark.rule("BASE-144", "GIC-10")
def test_a_grande_may_go_to_a_new_region_but_not_out_of_the_castillo() -> None:
    game = colonies(king="Nue", card="grande", grandes="red:Val")
    game.follow("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Fra Shi Ame Afr"
    game.follow("Fra")
    assert game.view().as_dict()["seats"][0]["grande"] == "francia"
    assert "special" not in texts(colonies(king="Nue", card="grande", grandes="red:Cas", court="1 red")).split()
