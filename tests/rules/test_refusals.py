"""Refusals say what is true: for each a position in which another reason was given that was not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande import Game
from elgrande.board.spaces import NOWHERE
from elgrande.notation import read
from elgrande.question import reason, why_not
from elgrande.rules.anniversary.banner import NextBearer
from tests.rules.grand_inquisitor.positions import colonies, whole_turn
from tests.rules.grandissimo.positions import gra
from tests.rules.players_edition.positions import played
from tests.situation import asked, situation, texts


def refused(game: Game, text: str) -> str:
    """Why a choice is not offered: the reason, and the space that it speaks of, if any."""
    option = read(game.rules, text)
    assert option not in game.position.options
    key, space = reason(game.position, game.position.decision, option)
    view = game.view(game.decision.player).position
    assert reason(view, view.decision, option) == (key, space), "the view says something else"
    name = "" if space == NOWHERE else f" {game.rules.spaces[space].short}"
    return key.removeprefix("reason-") + name


def after(game: Game, line: str) -> Game:
    """The game after these choices."""
    game.follow(line)
    return game


# --- the bridge ---


def test_at_the_first_end_of_a_bridge_there_is_no_first_region_to_be_next_to() -> None:
    game = after(played(card="bridge", king="Vas", quarantine="Vie", court="1 red"), "special")
    assert texts(game) == "Ara Cat Nue Sev Gra Val"
    assert refused(game, "Cas") == "not-a-region Cas"
    assert refused(game, "Gal") == "no-neighbour Gal"  # next to it lie the King's region and one in quarantine
    assert refused(game, "Vas") == "king Vas"
    assert refused(game, "Vie") == "taboo Vie"


def test_at_the_second_end_there_is_one() -> None:
    game = after(played(card="bridge", king="Vas", court="1 red"), "special Nue")
    assert refused(game, "Cat") == "not-beside Cat"
    assert refused(game, "Nue") == "named Nue"
    assert refused(game, "Bri") == "not-a-region Bri"


def test_a_bridge_refuses_in_words() -> None:
    game = after(played(card="bridge", king="Vas", court="1 red"), "special")
    option = read(game.rules, "Cas")
    said = [why_not(game.position, game.position.decision, option, language=one) for one in ("en", "nl", "de", "es")]
    assert said == [
        "The Castillo is not a region.",
        "Het Castillo is geen regio.",
        "Das Castillo ist keine Region.",
        "El castillo no es una región.",
    ]


# --- what is no region, or no place for this ---


def in_colonies(card: str, caballeros: str = "", **rest: Any) -> Game:
    """Red has begun the special action of a card."""
    return after(colonies(caballeros, card=card, king="Gal", **rest), "special")


@pytest.mark.parametrize("card", ["grande", "eviction", "score-region", "limit-board", "delayed-scoring"])
@pytest.mark.parametrize("space", ["Amb", "Lim", "Cas"])
def test_what_is_no_region_is_called_by_its_own_name(card: str, space: str) -> None:
    game = in_colonies(card, "Val: 2 blue; Amb: 1 blue; Cas: 2 blue; Lim: 1 blue", grandes="red:Val")
    assert refused(game, space) == f"not-a-region {space}"


def test_where_no_tile_lies_none_is_said_to_lie() -> None:
    game = in_colonies("score-tile", tiles="8:Val")
    game.play("T2")
    assert refused(game, "Val") == "tile-there Val"
    assert refused(game, "Amb") == "not-offered Amb"


def test_a_space_of_a_card_is_not_scored() -> None:
    game = after(played("Res: 1 red; Val: 1 red", card="score-own", keeps="red:reserve"), "special")
    assert refused(game, "Sev") == "none-there Sev"
    assert refused(game, "Res") == "not-a-region Res"
    game = after(played(card="score-named"), "special")
    assert refused(game, "Bri") == "not-a-region Bri"


@pytest.mark.parametrize("mistress", [False, True])
def test_the_bridge_is_no_place_that_the_king_could_be_next_to(mistress: bool) -> None:
    game = after(played("Val: 1 red", card="ki-score-region", king="Gal", court="3 red", mistress=mistress), "place")
    assert refused(game, "Bri") == "not-offered Bri"


# --- where there is room ---


def test_francia_is_full_when_its_three_spaces_are() -> None:
    game = in_colonies("intrigue-own-4", "Val: 1 red; Amb: 1 blue; Env: 1 blue")
    game.play("Val.red")
    assert refused(game, "Fra") == "not-offered Fra"  # the third space is free
    assert refused(game, "Amb") == "full Amb"
    game = in_colonies("intrigue-own-4", "Val: 1 red; Amb: 1 blue; Env: 1 blue; Thi: 1 blue")
    game.play("Val.red")
    assert refused(game, "Fra") == "full Fra"


def test_whoever_carries_gold_is_not_kept_out_for_want_of_room() -> None:
    game = in_colonies("intrigue-own-4", "Ame: 1 red", carriers="gold Ame.red")
    game.play("Ame.red")
    assert refused(game, "Cpt") == "no-load Cpt"
    game = after(whole_turn("Ame: 1 red", king="Gal", carriers="gold Ame.red"), "Ame.red")
    assert refused(game, "Cpt") == "no-load Cpt"
    assert refused(game, "Afr") == "no-journey Afr"


def test_a_shift_inside_a_region_goes_to_another_space() -> None:
    game = in_colonies("intrigue-own-4", "Shi: 1 red")
    game.play("Shi.red")
    assert refused(game, "Shi") == "same-space Shi"


def test_who_must_leave_a_region_does_not_leave_a_space_on_which_he_never_stood() -> None:
    game = in_colonies("intrigue-region-own", "Shi: 1 red")
    game.play("Shi.red")
    assert refused(game, "Cpt") == "same-region Shi"


def test_off_the_regions_of_grandissimo() -> None:
    game = gra("Val: 1 black", king="Gal", card="king", court="1 red", turn="red", inquisitor="red")
    game.follow("march Val.black")
    assert refused(game, "Val") == "same-region Val"
    assert refused(game, "Sh1") == "not-offered Sh1"


# --- which caballeros ---


def test_only_caballeros_beside_the_limit_board_fill_it() -> None:
    game = in_colonies("limit-board", "Val: 7 red, 7 blue; Nue: 2 red")
    game.play("Val")
    assert refused(game, "Nue.red") == "not-beside-board Nue"
    assert refused(game, "Val.green") == "none-there Val"


def test_who_takes_no_token_is_told_why() -> None:
    where = "Ame: 1 red, 1 blue; Vic: 1 red; Afr: 1 red; Val: 1 red; Lim: 1 red"
    game = colonies(where, king="Nue", card="king", court="1 red", lying="1 gold, 1 goods", carriers="goods Afr.red")
    game.follow("token")
    assert texts(game) == "Ame.red"
    assert refused(game, "Ame.blue") == "only-own Ame"
    assert refused(game, "Vic.red") == "no-load Vic"
    assert refused(game, "Afr.red") == "laden Afr"
    assert refused(game, "Val.red") == "no-token Val"
    assert refused(game, "Ame.black") == "only-own Ame"


def test_a_caballero_in_no_region_has_not_been_moved() -> None:
    game = after(gra("Gu2: 1 red; Val: 1 red; Pri: 1 red", king="Gal", card="intrigue-own-4"), "special")
    assert refused(game, "Gu2.red") == "not-in-region Gu2"
    assert refused(game, "Pri.red") == "not-in-region Pri"


def test_a_refusal_tells_nothing_of_what_is_in_the_castillo() -> None:
    for inside in ("Cas: 1 blue; ", "Cas: 1 red; ", ""):
        game = whole_turn(f"{inside}Shi: 1 red", king="Gal")
        assert asked(game) == "red Journey"
        assert refused(game, "Cas.blue") == refused(game, "Cas.red") == "castillo Cas"


def test_who_carries_gold_bears_no_banner() -> None:
    where, modules = "Ame: 1 red; Val: 1 red; Sev: 1 red", ["grand_inquisitor", "anniversary"]
    game = situation(where, modules=modules, king="Gal", carriers="gold Ame.red")
    game.position.then(NextBearer(0))
    game.position.run()
    assert texts(game) == "Sev.red Val.red"
    assert refused(game, "Ame.red") == "laden Ame"


# --- King and tokens ---


def test_an_adviser_sends_the_king_away() -> None:
    game = after(situation(card="adviser", king="Gal"), "special")
    assert refused(game, "Gal") == "same-region Gal"
    assert refused(game, "Sev") == "not-beside-king Sev"
    assert refused(game, "Cas") == "not-a-region Cas"


def test_the_kings_own_region_is_more_than_not_next_to_it() -> None:
    game = after(played(card="quarantine", king="Gal"), "special")
    assert refused(game, "Gal") == "king Gal"
    assert refused(game, "Sev") == "not-beside-king Sev"
    assert refused(game, "Cas") == "not-a-region Cas"


def test_a_token_that_may_not_be_lifted_stays() -> None:
    game = after(played(card="alliance", alliance="Val Vas", king="Val"), "special")
    assert texts(game) == "Val"
    assert refused(game, "Sev") == "token-stays Sev"
    game.play("Val")
    assert refused(game, "Val") == "king Val"


# --- the parts of a turn ---


def test_stopped_actions_are_not_said_to_do_nothing() -> None:
    game = gra("Val: 1 blue", card="action-stop", court="1 blue", then="blue", offered={5: "king"})
    game.follow("special +0 A5")
    assert asked(game) == "blue UseCard"
    assert refused(game, "special") == "silenced"


def test_a_card_that_places_nobody_says_so(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("[cards.king]\nplace = 0")
    assert refused(situation(card="king", court="9 red", cards=file), "place") == "no-placing"


def test_words_of_other_questions_are_refused_without_a_reason() -> None:
    for game in (
        after(
            played("Val: 1 red", card="ki-intrigue", plays="blue:ki-king green:ki-anywhere yellow:ki-adviser"),
            "role",
        ),
        after(gra(card="double-turn"), "special"),
        after(situation("Val: 1 blue", card="dismissal"), "special"),
    ):
        assert refused(game, "pass") == "not-offered"


def test_what_is_no_card_at_all_is_not_said_to_be_chosen() -> None:
    game = Game.new(players=2, seed=1, modules=["king_intrigue"])
    while not asked(game).endswith("ChooseCard"):
        game.play(game.decision.options[0])
    assert reason(game.position, game.position.decision, 32) == ("reason-not-offered", NOWHERE)


def test_a_region_without_a_card_cannot_be_doubled() -> None:
    game = after(played(card="ki-doubling"), "special")
    assert refused(game, "Cas") == "no-region-card Cas"
