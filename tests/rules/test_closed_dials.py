"""Dials that show a region which lets nothing in: on purpose, in all modules, and at tables without them (OPT-9)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice, Option
from tests.rules.observing import courts, grande
from tests.rules.players_edition.positions import played, scoring
from tests.rules.positions import NINE, general_scoring, last_turn
from tests.rules.refusing import reason, taboo
from tests.situation import asked, situation, standing, texts

CLOSED = [{"king": "Val"}, {"quarantine": "Val"}, {"protected": "Val"}]
"""What makes Valencia a region that nothing may enter."""
GIC: dict[str, Any] = {"modules": ["grand_inquisitor"]}


def option(game: Game, text: str, player: int | None = None) -> Option:
    """An option of a player, or of the only one who is asked."""
    questions = [question for question in game.decisions if player in (None, question.player)]
    return next(one for one in questions[0].options if one.text == text)


def cautions(game: Game, player: int | None = None) -> str:
    """The regions of which somebody is told that they let nothing in."""
    questions = [question for question in game.decisions if player in (None, question.player)]
    return " ".join(one.text for one in questions[0].options if one.caution())


# --- general scoring ---


@pytest.mark.rule("KI-41", "BASE-64", "OPT-9")
@pytest.mark.parametrize("why", CLOSED)
def test_out_of_the_castillo_to_a_closed_region_means_to_court(why: dict[str, Any]) -> None:
    game = scoring("Cas: 2 red; Val: 1 blue", **{"king": "Nue", **why})
    assert texts(game) == NINE
    game.follow("Val")
    assert standing(game, "Val") == "1 blue"
    assert courts(game) == "2 red"


@pytest.mark.rule("BASE-64", "GIC-54", "GIC-80")
def test_then_the_grande_and_black_ones_stay_inside() -> None:
    where, grandes = "Cas: 2 red, 1 black", "red:Cas"
    game, _ = general_scoring(where, "Gal", king="Gal", grandes=grandes, inquisitor="red", **GIC)
    assert standing(game, "Cas") == "1 black"
    assert grande(game, "red") == "Cas"
    assert game.position.board.court[0] == 2


@pytest.mark.rule("BASE-61")
@pytest.mark.parametrize(
    ("inside", "why", "who"),
    [
        ("Cas: 1 green", {}, "green"),
        ("", {"grandes": "blue:Cas"}, "blue"),
        ("Cas: 1 black", {"inquisitor": "yellow"}, "yellow"),
        ("Cas: 1 red, 1 black", {"grandes": "green:Cas", "inquisitor": "red"}, "red green"),
    ],
)
def test_with_an_open_castillo_who_has_something_inside_is_asked(inside: str, why: dict[str, Any], who: str) -> None:
    game = last_turn(f"{inside}; Val: 1 red", king="Gal", **{"grandes": "", **why}, **GIC)
    game.follow("end")
    assert asked(game) == f"{who} CastilloDial"


# --- eviction and travel day ---


@pytest.mark.rule("BASE-146", "GIC-48")
@pytest.mark.parametrize("dialled", ["Gal", "Val"])
def test_black_ones_stay_where_their_holders_own_go_to_court(dialled: str) -> None:
    game = situation("Val: 2 blue, 1 black", king="Gal", card="eviction", inquisitor="blue", **GIC)
    game.follow(f"special Val {dialled}")
    assert standing(game, "Val") == "1 black"
    assert courts(game) == "2 blue"


@pytest.mark.rule("PE-2", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Sev"}, {"quarantine": "Sev"}, {"protected": "Sev"}])
def test_a_grande_whose_dial_shows_a_closed_region_stays(why: dict[str, Any]) -> None:
    game = played(card="travel-day", **{"king": "Gal", **why})
    game.follow("special blue:Sev green:Vie yellow:Ara")
    assert (grande(game, "blue"), grande(game, "green")) == ("Val", "Vie")


# --- what one is told before ---


@pytest.mark.rule("BASE-61", "KI-41")
def test_one_is_told_before_which_regions_mean_the_court() -> None:
    game = scoring("Cas: 2 red", king="Nue", quarantine="Val", protected="Sev")
    assert cautions(game) == "Nue Sev Val"
    assert option(game, "Val").caution() == "Valencia is closed: your caballeros would go back to your court."
    assert option(game, "Gal").caution() == ""


@pytest.mark.rule("BASE-146")
def test_the_same_with_eviction_for_the_emptied_region() -> None:
    game = situation("Val: 2 blue", king="Gal", card="eviction")
    game.follow("special Val")
    assert cautions(game) == "Gal Val"
    assert option(game, "Gal").caution() == "Galicia is closed: your caballeros would go back to your court."
    assert (
        option(game, "Val").caution()
        == "Your caballeros must leave Valencia: if you dial it, they go back to your court."
    )


@pytest.mark.rule("GIC-54", "GIC-80")
def test_the_same_with_a_grande_and_black_ones_inside() -> None:
    game = last_turn("Cas: 2 red, 1 black", king="Gal", grandes="red:Cas", inquisitor="red", **GIC)
    game.follow("end")
    assert option(game, "Gal").caution() == (
        "Galicia is closed: your caballeros would go back to your court. "
        "Your Grande would stay in the Castillo. Black caballeros would stay where they are."
    )


@pytest.mark.rule("BASE-41", "GIC-54")
def test_nobody_learns_so_whether_black_ones_are_in_a_hidden_castillo() -> None:
    told = []
    for inside in ("Cas: 1 red", "Cas: 1 red, 1 black"):
        game = last_turn(inside, king="Gal", inquisitor="red", castillo="hidden", **GIC)
        game.follow("end")
        told.append([option(game, "Gal", player).caution() for player in range(4)])
    assert told[0] == told[1]
    assert "Black" in told[0][0]
    assert "Black" not in told[0][1]


@pytest.mark.rule("PE-2")
def test_the_same_on_a_travel_day() -> None:
    game = played(card="travel-day", king="Gal", quarantine="Vie")
    game.follow("special")
    assert cautions(game, 1) == "Gal Vie"
    assert option(game, "Gal", 1).caution() == "Galicia is closed: your Grande would stay where it is."


def test_other_dials_need_no_caution() -> None:
    game = situation("Val: 2 blue", king="Gal", card="secret-scoring")
    game.follow("special")
    assert [cautions(game, player) for player in range(4)] == [""] * 4


# --- OPT-9: not offered ---


@pytest.mark.rule("OPT-9")
def test_as_printed_unless_the_table_leaves_them_out() -> None:
    assert Game.new(seed=0).rules.config.dials == "printed"


@pytest.mark.rule("OPT-9", "BASE-61")
def test_left_out_the_kings_region_is_not_offered() -> None:
    game = last_turn("Cas: 1 red", king="Ara", dials="safe")
    game.follow("end")
    assert texts(game) == NINE.replace("Ara ", "")
    assert cautions(game) == ""
    with pytest.raises(IllegalChoice, match=reason("king", "Aragón")):
        game.play("Ara")


@pytest.mark.rule("OPT-9", "KI-41")
@pytest.mark.parametrize("why", [{"quarantine": "Val"}, {"protected": "Val"}])
def test_left_out_neither_is_another_closed_region(why: dict[str, Any]) -> None:
    game = played("Cas: 1 red", round=3, castillo="open", king="Nue", dials="safe", **why)
    assert asked(game) == "red CastilloDial"
    assert texts(game) == NINE.replace("Nue ", "").removesuffix(" Val")
    with pytest.raises(IllegalChoice, match=reason("taboo", "Valencia")):
        game.play("Val")


@pytest.mark.rule("OPT-9", "BASE-146")
def test_left_out_with_eviction_the_emptied_region_is_not_offered_either() -> None:
    game = situation("Val: 3 blue", king="Gal", card="eviction", dials="safe")
    game.follow("special Val")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
    with pytest.raises(IllegalChoice, match=reason("same-region", "Valencia")):
        game.play("Val")


@pytest.mark.rule("OPT-9", "PE-2")
def test_left_out_on_a_travel_day() -> None:
    game = played(card="travel-day", king="Gal", quarantine="Vie", dials="safe")
    game.follow("special")
    blue = next(question for question in game.decisions if question.player == 1)
    assert " ".join(one.text for one in blue.options) == "Vas Ara Cat Nue Sev Gra"
    with pytest.raises(IllegalChoice, match=taboo("Galicia")):
        game.play("Gal", 1)


@pytest.mark.rule("OPT-9", "BASE-64")
def test_left_out_should_the_king_come_they_go_to_court_all_the_same() -> None:
    game = last_turn("Cas: 3 red, 2 blue", king="Gal", dials="safe")
    game.follow("end red:Val")
    game.position.board.king = game.rules.space_named("Val")
    game.follow("blue:Sev")
    assert courts(game) == "3 red"


# --- dials for which the King's region is never offered ---


@pytest.mark.rule("GIC-4", "KI-3")
@pytest.mark.parametrize("module", ["grand_inquisitor", "king_intrigue"])
def test_the_dial_of_set_up_never_shows_the_kings_region(module: str) -> None:
    game = Game.new(players=3, seed=4, modules=[module])
    king = game.rules.spaces[game.position.board.king].short
    assert asked(game).endswith("SetOutDial")
    assert sorted(texts(game).split()) == sorted(set(NINE.split()) - {king})
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play(king, 0)


@pytest.mark.rule("BASE-118", "BASE-119")
@pytest.mark.parametrize("card", ["exile-all", "exile-2"])
def test_who_must_give_up_caballeros_never_dials_the_kings_region(card: str) -> None:
    game = situation("Gal: 3 blue; Val: 2 blue; Sev: 2 blue", king="Gal", card=card)
    game.follow("special")
    assert texts(game) == "Sev Val"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
