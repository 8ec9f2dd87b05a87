"""The general scoring (BASE-60 to BASE-65)."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, IllegalChoice
from tests.rules.events import kinds, log, scored_order, won
from tests.rules.playing import follow
from tests.rules.positions import general_scoring, last_turn
from tests.rules.refusing import reason
from tests.situation import asked, standing, texts


@pytest.mark.rule("BASE-60")
def test_dials_castillo_out_of_the_castillo_regions() -> None:
    game, events = general_scoring("Cas: 2 red; Gal: 1 blue", "red:Val", king="Nue")
    steps = ["general-scoring", "lifted", "scoring", "dial", "out-of-castillo", "nothing-scored"]
    told = [event[0] for event in events if event[0] in steps]
    assert told[:6] == ["general-scoring", "lifted", "scoring", "dial", "out-of-castillo", "scoring"]
    assert game.scores == [5 + 5, 4, 0, 0]


@pytest.mark.rule("BASE-70")
def test_how_many_count_in_a_region_is_told_before_it_is_scored_but_not_for_the_castillo() -> None:
    _, events = general_scoring("Cas: 2 red; Gal: 1 blue, 3 green", "red:Val", king="Nue")
    assert kinds(events, "counted") == [("counted", 1, 1, 0), ("counted", 2, 3, 0), ("counted", 0, 2, 8)]
    at = events.index(("counted", 2, 3, 0))
    assert events[at + 1] == ("scoring", 0)
    assert kinds(events, "inside")[0] == ("inside", 0, 2)


@pytest.mark.rule("BASE-71", "BASE-72")
@pytest.mark.parametrize(
    ("caballeros", "players", "ties"),
    [
        ("3 red, 3 blue, 2 green", 4, [(2, 2)]),
        ("3 red, 2 blue, 2 green, 2 yellow", 4, [(3, 3)]),
        ("3 red, 3 blue, 2 green, 2 yellow", 4, [(2, 2), (2, 0)]),
        ("3 red, 2 blue, 1 green, 1 yellow", 4, [(2, 0)]),
        ("4 red, 3 blue, 2 green, 1 yellow, 1 purple", 5, []),
        ("3 red, 2 blue, 2 green", 3, [(2, 0)]),
        ("3 red, 3 blue", 3, [(2, 2)]),
        ("3 red, 3 blue", 2, [(2, 0)]),
        ("3 red, 2 blue", 2, []),
    ],
)
def test_a_tie_that_costs_somebody_points_is_told_before_the_region_is_scored(
    caballeros: str, players: int, ties: list[tuple[int, int]]
) -> None:
    _, events = general_scoring(f"Gal: {caballeros}", players=players, king="Nue")
    galicia = [event for event in kinds(events, "tied", "scoring", "nothing-scored") if event[-1] == 0]
    assert galicia[:-1] == [("tied", count, place, 0) for count, place in ties]
    assert galicia[-1][0] == ("nothing-scored" if ties == [(2, 0)] and players == 2 else "scoring")


@pytest.mark.rule("BASE-71")
@pytest.mark.parametrize(
    ("players", "words"),
    [
        (4, "2 players are tied in Galicia and share second place."),
        (2, "2 players are tied in Galicia, so their place brings nothing."),
    ],
)
def test_a_tie_is_told_in_words(players: int, words: str) -> None:
    game, events = general_scoring("Gal: 1 red, 1 blue", players=players, king="Nue")
    assert words in log(game, events)


# --- dials ---


@pytest.mark.rule("BASE-61", "OPT-2")
def test_with_a_hidden_castillo_every_player_sets_a_dial() -> None:
    game = last_turn("Cas: 1 green", castillo="hidden", king="Gal")
    game.follow("end")
    assert asked(game) == "yellow red blue green CastilloDial"
    assert {question.secret for question in game.decisions} == {True}


@pytest.mark.rule("BASE-61", "OPT-2")
def test_with_an_open_castillo_only_players_with_a_caballero_inside_are_asked() -> None:
    game = last_turn("Cas: 1 green, 2 red", king="Gal")
    game.follow("end")
    assert asked(game) == "red green CastilloDial"
    with pytest.raises(IllegalChoice, match="Blue has nothing to decide now; the game waits for Red, Green"):
        game.play("Val", 1)


@pytest.mark.rule("BASE-61")
def test_with_nobody_inside_an_open_castillo_nobody_is_asked() -> None:
    game, _ = general_scoring("Val: 1 red")
    assert asked(game) == "yellow PlayPowerCard"
    assert game.scores == [5, 0, 0, 0]


@pytest.mark.rule("BASE-61")
def test_a_dial_shows_any_of_the_nine_regions_but_not_the_castillo() -> None:
    game = last_turn("Cas: 1 red", king="Ara")
    game.follow("end")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    with pytest.raises(IllegalChoice, match=reason("not-on-dial")):
        game.play("Cas")


@pytest.mark.rule("BASE-61")
def test_dials_are_set_in_any_order_and_stay_secret_until_the_last() -> None:
    game = last_turn("Cas: 1 red, 1 blue", king="Gal", castillo="hidden")
    game.follow("end")
    blank = game.copy()
    follow(game, "blue:Val green:Sev")
    other = blank.copy()
    follow(other, "blue:Cat green:Gra")
    for seat in (SPECTATOR, 0, 3):
        seen = game.view(seat).as_dict()
        assert seen["answered"] == [1, 2]
        assert seen["deciding"] == [0, 3]
        assert [player["dial"] for player in seen["seats"]] == [None] * 4
        assert game.view(seat).key() == other.view(seat).key(), "no view tells one dial from another"
    assert standing(game, "Cas") == "1 red, 1 blue", "nothing moves before all are set"
    assert game.scores == [0, 0, 0, 0]


@pytest.mark.rule("BASE-61")
def test_nobody_sets_his_dial_twice() -> None:
    game = last_turn("Cas: 1 red, 1 blue", king="Gal")
    game.follow("end red:Val")
    with pytest.raises(IllegalChoice, match="Red has nothing to decide now"):
        game.play("Sev", 0)


# --- the Castillo ---


@pytest.mark.rule("BASE-62")
def test_the_castillo_is_scored_once_by_its_table() -> None:
    game, events = general_scoring("Cas: 3 red, 2 blue, 1 green", "red:Val blue:Val green:Val", king="Gal")
    assert won(game, events, "Cas") == [5, 3, 1, 0]
    assert scored_order(game, events).split().count("Cas") == 1


@pytest.mark.rule("BASE-62", "BASE-73")
@pytest.mark.parametrize(("tile", "points"), [("8:Cas", [8, 4, 0, 0]), ("4:Cas", [4, 0, 0, 0])])
def test_a_score_tile_on_the_castillo_replaces_its_table(tile: str, points: list[int]) -> None:
    dials = "red:Val blue:Val green:Val"
    game, events = general_scoring("Cas: 3 red, 2 blue, 1 green", dials, king="Gal", tiles=tile)
    assert won(game, events, "Cas") == points


# --- out of the Castillo ---


@pytest.mark.rule("BASE-63")
def test_all_caballeros_of_a_player_go_to_the_region_on_his_dial() -> None:
    game, events = general_scoring("Cas: 3 red, 2 blue; Val: 1 green", "blue:Sev red:Val", king="Gal")
    assert standing(game, "Val") == "3 red, 1 green"
    assert standing(game, "Sev") == "2 blue"
    assert standing(game, "Cas") == ""
    assert won(game, events, "Val") == [5, 0, 3, 0], "they count in the scoring of the regions"


@pytest.mark.rule("BASE-63")
def test_the_dials_are_revealed_together() -> None:
    game = last_turn("Cas: 3 red, 2 blue", king="Gal")
    events = follow(game, "end red:Val")
    assert kinds(events, "dial") == []
    events = follow(game, "blue:Sev")
    assert kinds(events, "dial") == [("dial", 0, 8), ("dial", 1, 6)]


@pytest.mark.rule("BASE-63")
def test_the_dial_of_a_player_with_nobody_inside_moves_nobody() -> None:
    dials = "yellow:Val red:Val blue:Val green:Val"
    game, events = general_scoring("Cas: 1 red; Sev: 2 blue", dials, castillo="hidden", king="Gal")
    assert standing(game, "Val") == "1 red"
    assert standing(game, "Sev") == "2 blue"
    assert kinds(events, "out-of-castillo") == [("out-of-castillo", 0, 1, 8)]


@pytest.mark.rule("BASE-61", "BASE-64")
def test_who_dials_the_kings_region_takes_all_of_them_back_to_court() -> None:
    game, events = general_scoring("Cas: 3 red, 2 blue; Ara: 1 blue", "red:Ara blue:Val", king="Ara", court="1 red")
    assert (standing(game, "Ara"), standing(game, "Val"), standing(game, "Cas")) == ("1 blue", "2 blue", "")
    assert game.position.board.court[0] == 1 + 3
    assert kinds(events, "out-to-court") == [("out-to-court", 0, 3)]
    assert won(game, events, "Cas") == [5, 3, 0, 0], "they were inside when the Castillo was scored"
    assert won(game, events, "Ara") == [0, 7, 0, 0], "and nobody came to the King's region"


@pytest.mark.rule("BASE-64")
def test_should_the_king_have_come_to_the_chosen_region_they_go_to_court() -> None:
    game = last_turn("Cas: 3 red, 2 blue", king="Gal", court="1 red")
    game.follow("end red:Val")
    game.position.board.king = game.rules.space_named("Val")
    events = follow(game, "blue:Sev")
    assert standing(game, "Val") == ""
    assert standing(game, "Cas") == ""
    assert game.position.board.court[0] == 4
    assert ("out-to-court", 0, 3) in events
    assert standing(game, "Sev") == "2 blue"
    assert won(game, events, "Val") == [0, 0, 0, 0]


@pytest.mark.rule("BASE-64")
def test_the_region_that_the_king_has_left_in_between_is_open() -> None:
    game = last_turn("Cas: 3 red, 2 blue", king="Gal")
    game.follow("end red:Val")
    game.position.board.king = game.rules.space_named("Sev")
    game.play("Gal", 1)
    assert standing(game, "Gal") == "2 blue"
    assert standing(game, "Val") == "3 red"


# --- regions ---


@pytest.mark.rule("BASE-65")
def test_the_regions_are_scored_one_by_one_after_the_castillo() -> None:
    caballeros = "Cas: 1 red; Gal: 1 blue; Nue: 1 blue; Val: 1 blue"
    game, events = general_scoring(caballeros, "red:Gal", king="Ara")
    assert scored_order(game, events) == "Cas Gal Vas Ara Cat Vie Nue Sev Gra Val"
    assert won(game, events, "Gal") == [2, 2, 0, 0]
    assert won(game, events, "Nue") == [0, 7, 0, 0]
    assert game.scores == [5 + 2, 2 + 7 + 5, 0, 0]


@pytest.mark.rule("BASE-65")
def test_points_are_added_to_those_of_before() -> None:
    game, _ = general_scoring("Val: 1 blue", scores="4 red, 10 blue, 3 green", king="Gal")
    assert game.scores == [4, 15, 3, 0]
