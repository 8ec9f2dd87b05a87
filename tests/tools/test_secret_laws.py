"""The law of secrets: which choices are still secret, and that the law notices who can tell them."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.notation import write
from elgrande.rules.laws import LawBroken
from elgrande.tools.secret_laws import nobody_can_tell, secrets_stay_secret, unrevealed

MODULES = ["king_intrigue", "players_edition"]


def secrets(game: Game) -> str:
    """What is still secret, such as `Red Gal`."""
    made = [choice for choice, _ in unrevealed(game)]
    return ", ".join(f"{game.names[choice.player]} {write(game.rules, choice.option)}" for choice in made)


def storm(cards: Path | None = None) -> Game:
    """Red has chosen the storm, Blue high cards, and both have played; Red is about to dial."""
    game = Game.new(players=2, modules=MODULES, seed=1, cards=cards)
    game.play("Nue", 0)
    game.play("Nue", 1)
    for card in ["P93", "P13", "PJ", "P10", "P20", "P23", "P30", "P33", "P40", "P43", "P50", "P53", "P60"]:
        game.play(card, 0)
    while not game.position.board.round:
        game.play(game.decision.options[0], 1)
    game.play("P180")
    game.play("P93")
    return game


def test_a_dial_is_secret_until_all_are_set() -> None:
    game = Game.new(players=2, modules=MODULES, seed=1)
    game.play("Nue", 0)
    assert secrets(game) == "Red Nue"
    game.play("Nue", 1)
    assert secrets(game) == ""


@pytest.mark.rule("KI-40")
def test_chosen_cards_are_secret_until_they_are_played() -> None:
    game = storm()
    assert "Red P13" in secrets(game)
    assert "Red P93" not in secrets(game)
    assert len(unrevealed(game)[0][1]) == 16  # of 29 there are 13 that he chose


@pytest.mark.rule("KI-40")
def test_a_storm_is_secret_until_its_players_turn() -> None:
    game = storm()
    assert "Red Gal" not in secrets(game)
    game.play("Gal")
    assert "Red Gal" in secrets(game)
    while game.position.board.player != 0:
        game.play(game.decision.options[0])
    assert "Red Gal" not in secrets(game)


@pytest.mark.rule("KI-40")
def test_the_law_holds_whatever_is_secret() -> None:
    game = storm()
    game.play("Gal")
    for seed in range(20):
        secrets_stay_secret(game, Chance(seed))


def test_a_secret_that_is_shown_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text("[tables]\ngalicia = [4, 3, 0]", encoding="utf-8")  # a table of its own: its rules are changed
    game = storm(path)
    game.play("Gal")
    game.rules.secrets.fields.clear()
    place, others = next((choice.place, others) for choice, others in unrevealed(game) if len(others) == 8)
    with pytest.raises(LawBroken, match=f"seat -1 can tell choice {place} of Red"):
        nobody_can_tell(game, place, others[0])
