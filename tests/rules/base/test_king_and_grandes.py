"""The King and the Grandes (BASE-50 to BASE-54)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import kinds, log, won
from tests.rules.playing import follow
from tests.rules.positions import general_scoring, last_turn, special_scoring
from tests.rules.refusing import reason
from tests.situation import situation, standing, texts

CABALLEROS = "Gal: 2 red, 2 blue, 2 green; Val: 1 red, 3 blue, 3 green; Cas: 1 red, 1 blue"


# --- taboo ---


@pytest.mark.rule("BASE-50")
@pytest.mark.parametrize(
    ("card", "line", "refused"),
    [
        ("king", "place", "Gal"),
        ("intrigue-any-3", "special", "Gal.red"),
        ("intrigue-any-3", "special", "Gal.blue"),
        ("intrigue-any-4", "special Val.red", "Gal"),
        ("intrigue-own-4", "special", "Gal.red"),
        ("intrigue-foreign-3", "special Val.blue", "Gal"),
        ("intrigue-both-2", "special Val.blue", "Gal"),
        ("intrigue-region-5", "special", "Gal.blue"),
        ("intrigue-region-own", "special", "Gal.red"),
        ("intrigue-court-2", "special", "Gal"),
        ("intrigue-own-or-court", "special second", "Gal"),
        ("dismissal", "special", "Gal.blue"),
        ("angry-king", "special", "Gal.blue"),
        ("exile-all", "special", "Gal"),
        ("exile-2", "special", "Gal"),
        ("eviction", "special", "Gal"),
        ("score-tile", "special T1", "Gal"),
        ("grande", "special", "Gal"),
    ],
)
def test_nothing_enters_or_leaves_the_kings_region(card: str, line: str, refused: str) -> None:
    game = situation(CABALLEROS, king="Gal", card=card, court="5 red", grandes="red:Val")
    game.follow(line)
    assert refused not in texts(game).split()
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play(refused, game.decision.player)
    assert standing(game, "Gal") == "2 red, 2 blue, 2 green"


@pytest.mark.rule("BASE-50")
def test_a_grande_in_the_kings_region_stays_there() -> None:
    game = situation(king="Gal", card="grande", grandes="red:Gal blue:Val", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-50")
def test_a_score_tile_in_the_kings_region_stays_there() -> None:
    game = situation(king="Gal", card="score-tile", tiles="8:Gal", court="1 red")
    game.follow("special")
    assert texts(game) == "T2"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("T1")


@pytest.mark.rule("BASE-50", "BASE-61", "BASE-64")
def test_no_dial_of_a_general_scoring_brings_anybody_to_the_kings_region() -> None:
    game = last_turn("Cas: 1 red", king="Nue")
    game.follow("end Nue")
    assert standing(game, "Nue") == ""


@pytest.mark.rule("BASE-50")
def test_when_the_king_leaves_the_taboo_leaves_with_him() -> None:
    game = situation("Gal: 2 red; Val: 2 red", king="Gal", card="king", court="5 red")
    game.follow("special Vie place Gal Gal stop")
    assert standing(game, "Gal") == "4 red"
    game = situation("Gal: 2 red; Val: 2 red", king="Val", card="intrigue-own-4")
    game.follow("special")
    assert texts(game) == "stop Gal.red"


@pytest.mark.rule("BASE-50")
def test_the_kings_region_is_scored_all_the_same() -> None:
    assert special_scoring("Gal: 2 red, 1 blue", "Gal", king="Gal") == [6, 2, 0, 0]


# --- King bonus ---


@pytest.mark.rule("BASE-51")
def test_the_sole_first_place_of_the_kings_region_earns_2_points() -> None:
    assert special_scoring("Cat: 2 red, 1 blue", "Cat", king="Cat") == [6, 2, 0, 0]
    assert special_scoring("Cat: 2 red, 1 blue", "Cat", king="Gal") == [4, 2, 0, 0]


@pytest.mark.rule("BASE-51")
def test_the_king_bonus_counts_in_a_general_scoring_too() -> None:
    game, events = general_scoring("Cat: 2 red, 1 blue; Sev: 1 green", king="Cat")
    assert game.scores == [6, 2, 4, 0]
    assert "Red scores 2 points (King bonus)." in log(game, events)


@pytest.mark.rule("BASE-51")
@pytest.mark.parametrize("card", ["score-4", "score-first", "score-most", "score-fewest"])
def test_the_king_bonus_counts_in_every_special_scoring(card: str) -> None:
    game = situation("Cat: 2 red", king="Cat", card=card)
    game.follow("special")
    assert game.scores == [6, 0, 0, 0]


@pytest.mark.rule("BASE-51")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tie_for_first_earns_no_king_bonus(players: int) -> None:
    scores = special_scoring("Cat: 2 red, 2 blue", "Cat", king="Cat", players=players)
    assert scores[:2] == ([0, 0] if players == 2 else [2, 2])


# --- Grande bonus ---


@pytest.mark.rule("BASE-52")
def test_the_sole_first_place_where_the_own_grande_stands_earns_2_points() -> None:
    assert special_scoring("Gra: 4 red, 1 blue", "Gra", grandes="red:Gra") == [8, 3, 0, 0]
    assert special_scoring("Gra: 4 red, 1 blue", "Gra", grandes="blue:Gra") == [6, 3, 0, 0]


@pytest.mark.rule("BASE-52")
def test_the_grande_bonus_counts_in_a_general_scoring_too() -> None:
    game, events = general_scoring("Gra: 1 red; Sev: 2 blue", grandes="red:Gra blue:Sev green:Sev")
    assert game.scores == [8, 6, 0, 0]
    assert log(game, kinds(events, "points"))[-2:] == [
        "Red scores 6 points (first place).",
        "Red scores 2 points (Grande bonus).",
    ]


@pytest.mark.rule("BASE-52")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_tie_for_first_earns_no_grande_bonus(players: int) -> None:
    scores = special_scoring("Gra: 2 red, 2 blue", "Gra", grandes="red:Gra blue:Gra", players=players)
    assert scores[:2] == ([0, 0] if players == 2 else [3, 3])


@pytest.mark.rule("BASE-52", "BASE-51")
def test_both_bonuses_can_be_earned_together() -> None:
    assert special_scoring("Gra: 2 red, 1 blue", "Gra", king="Gra", grandes="red:Gra") == [10, 3, 0, 0]


@pytest.mark.rule("BASE-52", "BASE-70")
def test_a_grande_without_caballeros_earns_nothing() -> None:
    assert special_scoring("Gra: 2 red", "Gra", grandes="blue:Gra") == [6, 0, 0, 0]
    assert special_scoring("", "Gra", king="Gra", grandes="blue:Gra") == [0, 0, 0, 0]


@pytest.mark.rule("BASE-53")
def test_a_grande_does_not_count_as_a_caballero() -> None:
    assert special_scoring("Gra: 2 red, 2 blue", "Gra", grandes="red:Gra") == [3, 3, 0, 0]
    game = situation("Val: 1 red; Gra: 1 blue", grandes="red:Val green:Val", card="score-most", king="Gal")
    game.follow("special")
    assert game.scores == [7, 6, 0, 0], "one caballero in each: both regions are scored"


@pytest.mark.rule("BASE-53")
def test_several_grandes_may_share_a_region() -> None:
    game = situation(card="grande", king="Gal", grandes="red:Val blue:Sev green:Sev yellow:Sev")
    follow(game, "special Sev")
    assert [seat["grande"] for seat in game.view().as_dict()["seats"]] == ["sevilla"] * 4


@pytest.mark.rule("BASE-54")
def test_neither_bonus_exists_in_the_castillo() -> None:
    assert special_scoring("Cas: 2 red, 1 blue", "Cas", king="Gal", grandes="red:Gal") == [5, 3, 0, 0]
    game, events = general_scoring("Cas: 2 red", "red:Val", king="Gal", grandes="red:Gal")
    assert won(game, events, "Cas") == [5, 0, 0, 0]
