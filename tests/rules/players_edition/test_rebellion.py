"""Turned score tiles, and what doubles and mirrors in one scoring (PE-7, KI-43, KI-44)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.engine.event import Event
from elgrande.rules.players_edition.actions import TURNED
from tests.rules.events import kinds
from tests.rules.observing import points
from tests.rules.players_edition.positions import played, scoring
from tests.rules.refusing import taboo
from tests.situation import texts

# --- turning ---


def backs(game: Game) -> list[int]:
    """Which score tiles show their backs."""
    return TURNED.values(game.position)


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize("tiles", ["", "8:Val 4:Sev", "8:Cas"])
def test_any_tile_is_turned_also_one_beside_the_board_or_on_the_castillo(tiles: str) -> None:
    game = played(card="rebellion", king="Gal", tiles=tiles)
    game.play("special")
    assert texts(game) == "T1 T2"
    game.play("T1")
    assert backs(game) == [1, 0]


@pytest.mark.rule("PE-7", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}])
def test_not_one_in_a_taboo_region(why: dict[str, Any]) -> None:
    game = played(card="rebellion", tiles="8:Val", **{"king": "Gal", **why})
    game.play("special")
    assert texts(game) == "T2"
    with pytest.raises(IllegalChoice, match=taboo("Valencia")):
        game.play("T1")


@pytest.mark.rule("PE-7", "BASE-50")
def test_not_one_in_the_first_region_of_the_track_while_the_king_is_there() -> None:
    game = played(card="rebellion", tiles="8:Gal", king="Gal")
    game.play("special")
    assert texts(game) == "T2"


@pytest.mark.rule("PE-7", "KI-41", "KI-45")
def test_with_both_in_taboo_regions_it_is_not_possible() -> None:
    game = played(card="rebellion", tiles="8:Val 4:Sev", king="Val", quarantine="Sev", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize(("tile", "after"), [("T1", [0, 0]), ("T2", [1, 1])])
def test_a_later_player_may_turn_it_back_or_turn_the_other(tile: str, after: list[int]) -> None:
    game = played(card="rebellion", tiles="8:Val", turned="8", king="Gal")
    game.follow(f"special {tile}")
    assert backs(game) == after


@pytest.mark.rule("PE-7", "KI-28")
def test_moving_a_turned_tile_does_not_turn_it() -> None:
    game = played(card="ki-tile", tiles="8:Val", turned="8", king="Gal")
    game.follow("special T1 Sev")
    assert backs(game) == [1, 0]


# --- the mirrored result ---

EXAMPLES = [
    ("4 red, 3 blue, 2 green", "4 blue, 8 green"),
    ("3 red, 3 blue, 1 green", "4 red, 4 blue, 8 green"),
    ("4 red, 2 blue, 2 green", "8 blue, 8 green"),
    ("4 red, 2 blue", "4 blue"),
    ("4 red, 3 blue, 2 green, 2 yellow", "4 blue"),
]
"""Four players on a turned 8/4/0."""


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize(("caballeros", "won"), EXAMPLES)
@pytest.mark.parametrize("space", ["Val", "Cas"])
def test_the_examples_in_a_special_scoring(caballeros: str, won: str, space: str) -> None:
    card = "ki-score-castillo" if space == "Cas" else "ki-score-region"
    game = played(f"{space}: {caballeros}", card=card, tiles=f"8:{space}", turned="8", king="Gal", grandes="")
    game.follow("special" if space == "Cas" else "special Val")
    assert points(game) == won


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize(("caballeros", "won"), EXAMPLES)
def test_the_examples_in_a_general_scoring(caballeros: str, won: str) -> None:
    assert points(scoring(f"Val: {caballeros}", tiles="8:Val", turned="8")) == won


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize(
    ("caballeros", "won"),
    [("4 red, 3 blue, 2 green", "4 green"), ("3 red, 3 blue, 1 green", "4 green"), ("4 red, 2 blue", "")],
)
def test_the_other_tile_becomes_0_0_4(caballeros: str, won: str) -> None:
    assert points(scoring(f"Val: {caballeros}", tiles="4:Val", turned="4")) == won


@pytest.mark.rule("PE-7")
@pytest.mark.parametrize(("tile", "won"), [("8", "8 red"), ("4", "4 red")])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_player_alone_there_scores_the_largest_number(tile: str, won: str, players: int) -> None:
    assert points(scoring("Val: 1 red", tiles=f"{tile}:Val", turned=tile, players=players)) == won


@pytest.mark.rule("PE-7", "BASE-72")
def test_with_fewer_players_fewer_places_score_first_and_are_mirrored_then() -> None:
    three = scoring("Val: 3 red, 2 blue, 1 green", tiles="8:Val", turned="8", players=3)
    assert points(three) == "4 blue"
    two = scoring("Val: 3 red, 2 blue", tiles="8:Val", turned="8", players=2)
    assert points(two) == ""


@pytest.mark.rule("PE-7", "BASE-72")
def test_with_five_players_third_place_scores_most() -> None:
    game = scoring("Val: 5 red, 4 blue, 3 green, 2 yellow, 1 purple", tiles="8:Val", turned="8", players=5)
    assert points(game) == "4 blue, 8 green"


@pytest.mark.rule("PE-7", "BASE-71")
def test_all_tied_share_the_second_place() -> None:
    assert points(scoring("Val: 2 red, 2 blue", tiles="8:Val", turned="8")) == "4 red, 4 blue"


@pytest.mark.rule("PE-7", "BASE-51", "BASE-52")
def test_bonuses_stay_with_the_sole_majority() -> None:
    game = scoring("Nue: 3 red, 2 blue, 1 green", tiles="8:Nue", turned="8", grandes="red:Nue green:Nue")
    assert points(game) == "4 red, 4 blue, 8 green"


@pytest.mark.rule("PE-7", "KI-31")
def test_a_turned_tile_keeps_the_value_of_the_region() -> None:
    game = played("Sev: 1 red; Val: 1 blue", card="ki-score-4", tiles="4:Val", turned="4", king="Gal", grandes="")
    game.play("special")
    assert points(game) == "4 red, 4 blue"


@pytest.mark.rule("PE-7")
def test_turned_back_it_counts_as_before() -> None:
    assert points(scoring("Val: 3 red, 2 blue, 1 green", tiles="8:Val")) == "8 red, 4 blue"


# --- doubling, mirroring and pairs together ---


@pytest.mark.rule("KI-43", "KI-35", "PE-7")
def test_a_turned_tile_is_mirrored_and_then_doubled() -> None:
    game = scoring("Val: 3 red, 2 blue, 1 green", tiles="8:Val", turned="8", doubled="yellow:Val")
    assert points(game) == "8 blue, 16 green"


@pytest.mark.rule("KI-43", "KI-35", "BASE-51", "BASE-52")
def test_bonuses_go_to_the_unmirrored_first_and_are_doubled_too() -> None:
    game = scoring("Nue: 2 red, 1 blue", tiles="8:Nue", turned="8", doubled="yellow:Nue", grandes="red:Nue")
    assert points(game) == "8 red, 8 blue"  # red 2 x (0 + 2 + 2), blue 2 x 4


@pytest.mark.rule("KI-44", "PE-5", "KI-35")
def test_in_a_pair_only_the_share_of_the_doubled_region_is_doubled() -> None:
    game = scoring("Val: 1 red; Sev: 1 red, 1 blue", alliance="Val Sev", doubled="green:Val")
    assert points(game) == "14 red, 9 blue"  # Sevilla 4 and 3, Valencia 2 x 5 and 2 x 3


@pytest.mark.rule("KI-44", "PE-5", "KI-35", "BASE-51", "BASE-52")
def test_in_a_pair_only_bonuses_of_the_doubled_region_are_doubled() -> None:
    game = scoring("Val: 1 red", alliance="Val Sev", king="Sev", grandes="red:Val", doubled="green:Val")
    assert points(game) == "20 red"  # Sevilla 4 + 2, Valencia 2 x (5 + 2)


@pytest.mark.rule("KI-44", "PE-5", "PE-7")
def test_in_a_pair_only_the_share_of_the_turned_tile_is_mirrored() -> None:
    game = scoring("Val: 3 red; Sev: 2 blue, 1 green", alliance="Val Sev", tiles="8:Val", turned="8")
    assert points(game) == "4 red, 7 blue, 9 green"  # Sevilla 4, 3, 1; Valencia 0, 4, 8


@pytest.mark.rule("KI-44", "PE-7")
def test_alone_there_means_alone_in_both() -> None:
    both = scoring("Val: 2 red; Sev: 1 blue", alliance="Val Sev", tiles="8:Val", turned="8")
    assert points(both) == "4 red, 7 blue"  # alone in Valencia, but not in the pair
    alone = scoring("Sev: 2 red", alliance="Val Sev", tiles="8:Val", turned="8")
    assert points(alone) == "12 red"


@pytest.mark.rule("KI-43", "KI-44")
def test_all_three_together() -> None:
    game = scoring(
        "Val: 3 red; Sev: 2 blue, 1 green", alliance="Val Sev", tiles="8:Val", turned="8", doubled="yellow:Val red:Sev"
    )
    assert points(game) == "8 red, 14 blue, 18 green"


@pytest.mark.rule("KI-43", "KI-35")
def test_the_cards_of_a_pair_are_revealed_when_its_turn_comes() -> None:
    game = played(
        "Val: 1 red", card="ki-score-region", round=3, castillo="open", alliance="Val Vas", doubled="blue:Val"
    )
    events: list[Event] = [*game.play("end")]
    order = [(event[0], event[1]) for event in kinds(events, "scoring", "nothing-scored")][1:4]  # after the Castillo
    assert order == [("nothing-scored", 0), ("scoring", 1), ("scoring", 8)]
    doubled = events.index(("doubled", 1, 8))
    assert events.index(("nothing-scored", 0)) < doubled < events.index(("scoring", 1))
    assert events.index(("together", 1, 8)) < events.index(("scoring", 1)) < events.index(("together", 8, 1))
    assert kinds(events, "mirrored") == []


@pytest.mark.rule("PE-7")
def test_it_is_told_that_a_turned_tile_mirrors_the_result() -> None:
    game = played("Val: 1 red", card="ki-score-region", round=3, castillo="open", tiles="8:Val", turned="8")
    assert kinds(game.play("end"), "mirrored") == [("mirrored", 8)]


@pytest.mark.rule("KI-44", "KI-35")
def test_special_scorings_are_neither_doubled_nor_paired_but_mirrored() -> None:
    game = played(
        "Val: 3 red, 2 blue; Sev: 9 blue",
        card="ki-score-region",
        alliance="Val Sev",
        doubled="green:Val",
        tiles="8:Val",
        turned="8",
        king="Gal",
        grandes="",
    )
    game.follow("special Val")
    assert points(game) == "4 blue"
