"""Which modules go together (MIX-1, MIX-2)."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.rules.build import MODULES
from elgrande.rules.config import ConfigError, configure, misfits, module_sets

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules" / "combinations.md").read_text("utf-8")


def legal_sets() -> set[frozenset[str]]:
    """What may be played besides the base game, as the document says: each row of its table, with any additions."""
    rows = [line.split("|")[1:3] for line in DOCUMENT.split("\n") if line.startswith("| ")][1:]
    found = set()
    for besides, also in ((re.findall(r"`(\w+)`", cell) for cell in row) for row in rows):
        for count in range(len(also) + 1):
            found |= {frozenset((*besides, *added)) for added in combinations(also, count)}
    return found


def refusal(*modules: str) -> str:
    with pytest.raises(ConfigError) as error:
        configure(4, modules)
    return str(error.value)


@pytest.mark.rule("MIX-1")
def test_22_of_all_sets_fit_together() -> None:
    every = [frozenset(chosen) for count in range(7) for chosen in combinations(MODULES[1:], count)]
    assert len(every) == 64
    assert {chosen for chosen in every if not misfits(tuple(chosen))} == legal_sets()
    assert len(legal_sets()) == 22


@pytest.mark.rule("MIX-1")
def test_the_document_counts_the_sets_and_tables_that_can_be_played() -> None:
    sets = len(module_sets())
    text = " ".join(DOCUMENT.split())
    assert [int(number) for number in re.findall(r"(\d+) sets;", text)] == [sets]
    assert [int(number) for number in re.findall(r"(\d+) tables", text)] == [sets * len((2, 3, 4, 5)) * len((9, 6))]


@pytest.mark.rule("MIX-1", "ANN-10")
def test_all_22_can_be_played() -> None:
    assert len(module_sets()) == 22
    assert {frozenset(modules) for modules in module_sets()} == {chosen | {"base"} for chosen in legal_sets()}


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("rounds", [9, 6])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_each_is_played_by_two_to_five_in_the_long_and_the_short_game(
    modules: tuple[str, ...], players: int, rounds: int
) -> None:
    game, chance = Game.new(players=players, modules=modules, rounds=rounds, seed=1), Chance(1)
    assert game.table.config.modules == modules
    while not game.over:
        game.play(chance.pick(game.decision.options))
    assert game.position.board.round == 9


@pytest.mark.rule("MIX-1")
def test_the_order_in_which_they_are_named_does_not_matter() -> None:
    modules = ["anniversary", "grand_inquisitor", "base", "anniversary"]
    assert configure(3, modules).modules == ("base", "grand_inquisitor", "anniversary")
    assert (
        Game.new(modules=modules, seed=0).save() == Game.new(modules=["grand_inquisitor", "anniversary"], seed=0).save()
    )


@pytest.mark.rule("MIX-2")
@pytest.mark.parametrize(
    ("modules", "message"),
    [
        ("grand_inquisitor grandissimo", "'grand_inquisitor' does not go with 'grandissimo'"),
        ("grandissimo king_intrigue", "'grandissimo' does not go with 'king_intrigue'"),
        ("players_edition", "'players_edition' goes only with 'king_intrigue'"),
        ("special_cards anniversary", "'special_cards' goes only with 'king_intrigue'"),
        ("grand_inquisitor players_edition", "'players_edition' goes only with 'king_intrigue'"),
    ],
)
def test_a_set_that_does_not_fit_is_refused_with_what_does_not_go_together(modules: str, message: str) -> None:
    assert refusal(*modules.split()) == message


@pytest.mark.rule("MIX-2")
def test_all_that_does_not_fit_is_said_at_once() -> None:
    assert refusal("special_cards", "grandissimo", "grand_inquisitor") == (
        "'grand_inquisitor' does not go with 'grandissimo'; 'special_cards' goes only with 'king_intrigue'"
    )


@pytest.mark.rule("MIX-2")
@pytest.mark.parametrize("chosen", sorted(map(sorted, legal_sets())), ids="+".join)
def test_a_set_that_fits_is_accepted(chosen: list[str]) -> None:
    assert set(configure(4, chosen).modules) == {"base", *chosen}


@pytest.mark.rule("MIX-2")
def test_a_name_that_is_no_module_is_refused() -> None:
    assert refusal("anniversary", "reconquista").startswith("no module is called 'reconquista'; there are 'base', ")
