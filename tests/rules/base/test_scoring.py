"""Scoring a region or the Castillo (BASE-70 to BASE-74), with the worked examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import IllegalChoice
from elgrande.points import points_by_source
from elgrande.rules.base.scoring import awards, places
from tests.rules.events import won
from tests.rules.positions import general_scoring, special_scoring
from tests.rules.refusing import reason
from tests.situation import situation, standing, texts

EXAMPLES = [
    pytest.param("Cas", "2 red, 2 blue, 1 green", {}, [3, 3, 1, 0], id="Castillo"),
    pytest.param("Gal", "3 red, 2 blue, 1 green", {}, [4, 2, 0, 0], id="Galicia"),
    pytest.param("Vas", "3 red, 3 blue, 3 green, 2 yellow", {}, [3, 3, 3, 1], id="País Vasco"),
    pytest.param("Ara", "3 red, 3 blue, 2 green, 2 yellow", {}, [4, 4, 0, 0], id="Aragón"),
    pytest.param("Cat", "2 red, 1 blue", {"king": "Cat"}, [6, 2, 0, 0], id="Cataluña"),
    pytest.param("Gra", "4 red, 1 blue, 1 green", {"grandes": "red:Gra"}, [8, 1, 1, 0], id="Granada"),
]
RULES = ("BASE-70", "BASE-71", "BASE-51", "BASE-52")
DIALS = "red:Sev blue:Sev green:Sev"


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("space", "caballeros", "rest", "points"), EXAMPLES)
def test_example_of_the_rulebook_in_a_special_scoring(
    space: str, caballeros: str, rest: dict[str, Any], points: list[int]
) -> None:
    assert special_scoring(f"{space}: {caballeros}", space, **{"king": "Val", **rest}) == points


@pytest.mark.rule(*RULES, "BASE-65")
@pytest.mark.parametrize(("space", "caballeros", "rest", "points"), EXAMPLES)
def test_example_of_the_rulebook_in_a_general_scoring(
    space: str, caballeros: str, rest: dict[str, Any], points: list[int]
) -> None:
    dials = DIALS if space == "Cas" else ""
    game, events = general_scoring(f"{space}: {caballeros}", dials, **{"king": "Val", **rest})
    assert won(game, events, space) == points
    if not dials:
        assert game.scores == points


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize(("space", "caballeros", "rest", "points"), EXAMPLES)
def test_example_of_the_rulebook_as_awards(
    space: str, caballeros: str, rest: dict[str, Any], points: list[int]
) -> None:
    game = situation(f"{space}: {caballeros}", **{"king": "Val", **rest})
    total = [0, 0, 0, 0]
    for player, count, _ in awards(game.position, game.rules.space_named(space)):
        total[player] += count
    assert total == points


@pytest.mark.rule("BASE-51", "BASE-52")
def test_all_points_say_what_they_are_for() -> None:
    game, events = general_scoring("Gra: 3 red, 2 blue, 1 green", king="Gra", grandes="red:Gra")
    assert [(won.player, won.points, won.source) for won in points_by_source(game.rules, events)] == [
        (0, 6, "place-1"),
        (0, 2, "king"),
        (0, 2, "grande"),
        (1, 3, "place-2"),
        (2, 1, "place-3"),
    ]


# --- ranking ---


@pytest.mark.rule("BASE-70")
def test_players_are_ranked_by_their_caballeros() -> None:
    assert special_scoring("Nue: 1 red, 2 blue, 3 green", "Nue") == [2, 4, 7, 0]
    assert special_scoring("Nue: 1 red, 2 blue, 3 green, 4 yellow", "Nue") == [0, 2, 4, 7], "the fourth gets nothing"


@pytest.mark.rule("BASE-70")
def test_one_caballero_alone_takes_the_first_place() -> None:
    assert special_scoring("Nue: 1 yellow", "Nue") == [0, 0, 0, 7]


@pytest.mark.rule("BASE-70")
def test_a_player_with_none_never_scores() -> None:
    assert special_scoring("", "Nue", king="Nue", grandes="red:Nue") == [0, 0, 0, 0]
    assert special_scoring("Nue: 1 blue", "Nue", king="Nue", grandes="red:Nue") == [0, 9, 0, 0]


@pytest.mark.rule("BASE-71")
@pytest.mark.parametrize(
    ("counts", "ranked"),
    [
        ([3, 2, 1, 0], [1, 2, 3, 0]),
        ([2, 2, 1, 0], [2, 2, 3, 0]),
        ([3, 3, 3, 2], [2, 2, 2, 3]),
        ([3, 3, 2, 2], [2, 2, 4, 4]),
        ([4, 1, 1, 0], [1, 3, 3, 0]),
        ([4, 1, 1, 1], [1, 3, 3, 3]),
        ([4, 3, 1, 1], [1, 2, 4, 4]),
        ([2, 2, 2, 2, 2], [2, 2, 2, 2, 2]),
        ([1, 5, 5, 3, 2], [5, 2, 2, 3, 4]),
        ([5, 3, 3, 1, 0], [1, 3, 3, 4, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([1, 1], [2, 2]),
    ],
)
def test_tied_players_drop_to_the_next_lower_place(counts: list[int], ranked: list[int]) -> None:
    assert places(counts) == ranked


@pytest.mark.rule("BASE-71")
@pytest.mark.parametrize(
    ("caballeros", "points"),
    [
        ("2 red, 2 blue", [4, 4, 0, 0, 0]),
        ("2 red, 2 blue, 2 green, 1 yellow, 1 purple", [4, 4, 4, 0, 0]),
        ("3 red, 2 blue, 2 green, 1 yellow", [7, 2, 2, 0, 0]),
        ("3 red, 2 blue, 1 green, 1 yellow", [7, 4, 0, 0, 0]),
        ("2 red, 2 blue, 2 green, 2 yellow, 2 purple", [4, 4, 4, 4, 4]),
        ("2 red, 2 blue, 2 green, 2 yellow, 1 purple", [4, 4, 4, 4, 2]),
        ("5 red, 4 blue, 3 green, 2 yellow, 1 purple", [7, 4, 2, 0, 0]),
    ],
)
def test_ties_with_five_players(caballeros: str, points: list[int]) -> None:
    assert special_scoring(f"Nue: {caballeros}", "Nue", players=5) == points


# --- two and three players ---


@pytest.mark.rule("BASE-72")
@pytest.mark.parametrize(
    ("caballeros", "points"), [("3 red, 2 blue", [7, 0]), ("1 blue", [0, 7]), ("2 red, 2 blue", [0, 0])]
)
def test_with_2_players_only_a_sole_majority_counts(caballeros: str, points: list[int]) -> None:
    assert special_scoring(f"Nue: {caballeros}", "Nue", players=2) == points
    game, _ = general_scoring(f"Nue: {caballeros}", players=2)
    assert game.scores == points


@pytest.mark.rule("BASE-72")
@pytest.mark.parametrize(
    ("caballeros", "points"),
    [
        ("3 red, 2 blue, 1 green", [7, 4, 0]),
        ("2 red, 2 blue, 1 green", [4, 4, 0]),
        ("2 red, 1 blue, 1 green", [7, 0, 0]),
        ("2 red, 2 blue, 2 green", [4, 4, 4]),
    ],
)
def test_with_3_players_only_the_first_two_numbers_count(caballeros: str, points: list[int]) -> None:
    assert special_scoring(f"Nue: {caballeros}", "Nue", players=3) == points
    game, _ = general_scoring(f"Nue: {caballeros}", players=3)
    assert game.scores == points


@pytest.mark.rule("BASE-72")
@pytest.mark.parametrize("players", [4, 5])
def test_with_4_and_5_players_all_three_numbers_count(players: int) -> None:
    assert special_scoring("Nue: 3 red, 2 blue, 1 green", "Nue", players=players)[:3] == [7, 4, 2]


@pytest.mark.rule("BASE-72", "BASE-62")
@pytest.mark.parametrize(("players", "points"), [(2, [5, 0]), (3, [5, 3, 0]), (4, [5, 3, 1, 0])])
def test_the_castillo_counts_in_the_same_way(players: int, points: list[int]) -> None:
    caballeros = "Cas: 3 red, 2 blue" + (", 1 green" if players > 2 else "")
    assert special_scoring(caballeros, "Cas", players=players) == points


@pytest.mark.rule("BASE-72", "BASE-51", "BASE-52")
def test_with_2_players_the_bonuses_count_too() -> None:
    assert special_scoring("Nue: 3 red, 2 blue", "Nue", players=2, king="Nue", grandes="red:Nue") == [11, 0]


# --- score tiles ---


@pytest.mark.rule("BASE-73")
def test_a_score_tile_replaces_the_table() -> None:
    assert special_scoring("Nue: 3 red, 2 blue, 1 green", "Nue", tiles="8:Nue") == [8, 4, 0, 0]
    assert special_scoring("Nue: 3 red, 2 blue, 1 green", "Nue", tiles="4:Nue") == [4, 0, 0, 0]
    assert special_scoring("Nue: 3 red, 2 blue", "Nue", tiles="4:Nue", king="Nue", grandes="red:Nue") == [8, 0, 0, 0]


@pytest.mark.rule("BASE-73")
@pytest.mark.parametrize(
    ("card", "tiles", "points"),
    [
        ("score-5", "", [0, 0, 5, 0]),
        ("score-4", "", [4, 0, 0, 0]),
        ("score-4", "8:Gal", [0, 0, 0, 0]),
        ("score-4", "4:Nue", [4, 4, 0, 0]),
        ("score-6-7", "", [0, 7, 0, 0]),
        ("score-6-7", "4:Nue", [0, 0, 0, 0]),
        ("score-6-7", "8:Nue", [0, 0, 0, 0]),
        ("score-5", "4:Val", [0, 0, 0, 0]),
    ],
)
def test_the_value_of_a_region_is_the_largest_number_that_is_visible(card: str, tiles: str, points: list[int]) -> None:
    game = situation("Gal: 1 red; Nue: 1 blue; Val: 1 green", king="Vas", card=card, tiles=tiles)
    game.follow("special")
    assert game.scores == points


@pytest.mark.rule("BASE-73")
@pytest.mark.parametrize("place", ["Val", "Cas"])
def test_at_most_one_tile_lies_on_a_space(place: str) -> None:
    game = situation(king="Gal", card="score-tile", tiles=f"8:{place}")
    game.follow("special T2")
    assert place not in texts(game).split()
    with pytest.raises(IllegalChoice, match=reason("tile-there")):
        game.play(place)


# --- points ---


@pytest.mark.rule("BASE-74")
def test_points_are_unlimited() -> None:
    game, _ = general_scoring("Nue: 1 red", scores="99 red, 100 blue", king="Gal")
    assert game.scores == [106, 100, 0, 0]
    assert game.winners == [0]
    assert standing(game, "Nue") == "1 red"
