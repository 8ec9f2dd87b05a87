"""King & Intrigue in the regions of Grand Inquisitor: the King's token there, and who is not abroad (KI-41, GIC-24)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.rules.players_edition.positions import played
from tests.rules.refusing import taboo
from tests.situation import asked, standing, texts, tokens

MODULES = ["grand_inquisitor", "king_intrigue", "special_cards"]
ABROAD = "Shi: 1 red; Ame: 1 red; Afr: 1 red; Nue: 4 black"


def protected(region: str, caballeros: str = ABROAD, **rest: Any) -> Game:
    """Red's turn begins, with the King's token on a region."""
    given = {"card": "ki-score-4", "whole": True, "modules": MODULES, "protected": region, "king": "Ara"}
    return played(caballeros, **{**given, **rest})


@pytest.mark.rule("KI-41", "GIC-25")
def test_no_journey_leads_to_a_protected_colony_or_out_of_it() -> None:
    game = protected("Ame")
    assert asked(game) == "red Journey"
    assert texts(game) == "stop Shi.red Afr.red"
    with pytest.raises(IllegalChoice, match=taboo("América")):
        game.play("Ame.red")
    game.play("Shi.red")
    assert "Afr" in texts(game)
    assert "Ame" not in texts(game)
    game.play("Afr")
    assert standing(game, "Ame") == "1 red"


@pytest.mark.rule("KI-41", "GIC-25")
def test_nobody_sails_while_the_ship_is_protected() -> None:
    assert asked(protected("Shi")) != "red Journey"


@pytest.mark.rule("KI-41", "GIC-25")
def test_nobody_lands_in_a_protected_region() -> None:
    game = protected("Val")
    game.play("Shi.red")
    assert "Val" not in texts(game).split()
    assert {"Sev", "Ame", "Afr"} <= set(texts(game).split())


@pytest.mark.rule("KI-41", "GIC-41")
def test_no_token_is_taken_in_a_protected_colony() -> None:
    assert "token" in texts(protected("Val", lying="1 gold")).split()
    assert "token" not in texts(protected("Ame", lying="1 gold")).split()
    assert "token" in texts(protected("Ame", lying="1 gold, 1 goods")).split()


@pytest.mark.rule("KI-41", "GIC-40")
def test_no_token_is_laid_in_a_protected_colony() -> None:
    game = protected("Afr", "Nue: 4 black; Val: 1 red", whole=False, offered={7: "transport"})
    game.follow("A7 special")
    assert tokens(game) == "1 gold lying"


@pytest.mark.rule("KI-41", "GIC-40", "KI-45")
def test_with_nothing_else_to_do_a_card_that_lays_only_there_has_no_special_action() -> None:
    game = protected("Ame", "Nue: 4 black", whole=False, court="1 red", offered={7: "limit-board-gold"}, limit="Ara")
    game.play("A7")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-6", "GIC-24")
def test_who_goes_onto_the_bridge_or_a_card_is_not_abroad() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "players_edition", "special_cards", "anniversary"]
    for card, line in (("bridge", "special Val Gra"), ("reserve", "special")):
        game = played("Nue: 4 black", card=card, court="1 red", king="Gal", modules=modules)
        before = [field.values(game.position) for field in game.rules.fields]
        game.follow(line)
        pairs = zip(game.rules.fields, before, strict=True)
        changed = [field.name for field, values in pairs if field.values(game.position) != values]
        assert changed == (["bridge"] if card == "bridge" else [])
