"""The traits of decisions agree with each other, and with what happens in recorded games: no decision is taken for a
plain one because its author forgot to say what it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elgrande.board import options as ids
from elgrande.bots.mind import opens_a_part
from elgrande.bots.sense import senses_of
from elgrande.engine.step import Decision, Secret, fields
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import configure, module_sets
from elgrande.rules.position import Position
from elgrande.rules.which import OfPicked, PutsDown
from elgrande.texts import LANGUAGES, has
from tests.test_recorded_games import RECORDS, recorded

DECLINED = (ids.STOP, ids.PASS, ids.END, ids.AMOUNT)
"""Options that do nothing."""
RARE = "ChooseShip CloseAgain EnterWar MayClose TakeTokens"
"""Decisions that no recorded game has: look at their traits yourself."""


def all_decisions(kind: type[Decision] = Decision) -> Iterator[type[Decision]]:
    """All kinds of decisions that somebody can be asked."""
    for more in kind.__subclasses__():
        if more.prompt and more.__module__.startswith("elgrande."):
            yield more
        yield from all_decisions(more)


DECISIONS = sorted(set(all_decisions()), key=lambda kind: kind.__name__)
EVERYTHING = [build(configure(4, modules)) for modules in module_sets()]
USES = {card.kept for rules in EVERYTHING for card in rules.cards if card.kept}


@pytest.mark.parametrize("kind", DECISIONS, ids=lambda kind: kind.__name__)
def test_traits_agree_with_each_other(kind: type[Decision]) -> None:
    assert kind.settles or not kind.detail
    assert kind.shapes_turn or not kind.gift
    assert not (kind.shapes_turn and kind.immediate)
    assert not (kind.continues and kind.picks_up)
    assert not (kind.between_parts and (kind.continues or kind.detail or kind.settles))
    assert issubclass(kind, Secret) or not kind.knows_dials
    assert kind.tool in USES | {""}
    assert kind.tool or not kind.recurring
    assert issubclass(kind, OfPicked) == ("cell" in fields(kind))


@pytest.mark.parametrize("kind", [kind for kind in DECISIONS if kind.hint], ids=lambda kind: kind.__name__)
def test_hints_are_written_in_all_languages(kind: type[Decision]) -> None:
    assert all(has(kind.hint, language) for language in LANGUAGES)


def faults(before: Position, decision: Decision, option: int, after: Position) -> Iterator[str]:
    """What a choice shows that the traits do not say."""
    asides = senses_of(before.rules).asides
    if isinstance(decision, Secret) or option in (*DECLINED, *asides):
        return
    if ids.PASS in before.options and "actor" in fields(type(decision)) and not decision.recurring:
        yield "is asked in the turns of others, but is not recurring"
    following = after.decision if after.stack else None
    offered = [other for other in before.options if other not in (*DECLINED, *asides)]
    picking = all(ids.kind_of(other) == ids.PICK for other in offered)
    if decision.picks_up and not (picking and isinstance(following, OfPicked)):
        yield "picks_up, but nothing was picked up"
    if picking and isinstance(following, PutsDown) and not decision.picks_up:
        yield "does not say that it picks_up"
    if decision.carries and any(ids.kind_of(other) != ids.SPACE for other in offered):
        yield "carries a piece, but not always to a space"
    if following is None or following.player != decision.player or type(following) is type(decision):
        return
    nothing_happened = before.board == after.board
    if nothing_happened and not (opens_a_part(option) or following.continues):
        yield f"is only half a choice, but {type(following).__name__} does not say that it continues"


def test_traits_agree_with_what_happens_in_recorded_games() -> None:
    found: set[str] = set()
    met: set[type[Decision]] = set()
    for path in RECORDS:
        game = recorded(path)
        position = game.at(0).position
        for player, option in game.choices:
            decision = next(decision for decision in position.decisions() if decision.player == player)
            met.add(type(decision))
            before = position.copy()
            position.answer(decision, option)
            found |= {f"{type(decision).__name__} {fault}" for fault in faults(before, decision, option, position)}
    assert not found
    unmet = " ".join(kind.__name__ for kind in DECISIONS if kind not in met)
    assert unmet == RARE


def test_bots_know_every_module() -> None:
    """A module without a sense is played as if it were the base game; no opinion is lost on a subclass."""
    for rules in EVERYTHING:
        senses = senses_of(rules)
        assert len(senses.all) == len(rules.config.modules) - 1
        for kind, sense in senses.of_decision.items():
            assert all(senses.of_decision.get(more) is sense for more in all_decisions(kind))
    assert {module for rules in EVERYTHING for module in rules.config.modules} == set(MODULES)
