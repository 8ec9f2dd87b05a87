"""How positions are seen: what only a keen eye knows, and what a mind sees that has no more time."""

from __future__ import annotations

import pytest

from elgrande.bots.evaluate import Outlook
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.judgement import KEEN, PLAIN, Judgement
from elgrande.bots.mind import Mind
from elgrande.engine.chance import Chance
from tests.situation import situation

WITH_BLACK = "Gra: 3 red, 2 black, 4 blue; Cat: 2 red, 2 black, 3 green"
"""Red is first in both regions as long as it holds the Inquisitor."""


def worth_of_the_inquisitor(round: int, judgement: Judgement, module: str = "grand_inquisitor") -> float:
    """How much more red can expect in its turn if the Inquisitor is its own, and not yellow's."""
    worth: list[float] = []
    for holder in ("red", "yellow"):
        game = situation(WITH_BLACK, king="Nue", card="king", round=round, inquisitor=holder, modules=[module])
        worth.append(Outlook(game.position, judgement).worth(game.position)[0])
    return worth[0] - worth[1]


def test_black_caballeros_are_the_holders_in_the_scoring_of_this_round() -> None:
    for judgement in (PLAIN, KEEN):
        assert worth_of_the_inquisitor(9, judgement) > 4


def test_a_keen_eye_knows_that_the_grand_inquisitor_changes_hands() -> None:
    assert worth_of_the_inquisitor(2, PLAIN) > 8
    assert worth_of_the_inquisitor(2, KEEN) < 2


@pytest.mark.parametrize("judgement", [PLAIN, KEEN])
def test_mercenaries_are_the_holders_in_one_scoring_however_many_are_to_come(judgement: Judgement) -> None:
    # GRA-35: the Inquisitor General is given back after the next general scoring.
    last = worth_of_the_inquisitor(9, judgement, "grandissimo")
    first = worth_of_the_inquisitor(3, judgement, "grandissimo")
    assert 4 < last < first < 1.5 * last


def test_who_has_no_more_time_sees_the_board_as_it_is() -> None:
    position = situation("Gra: 2 red, 3 blue", king="Nue", card="score-region", court="2 red").position
    this_turn_only(position)
    outlook = Outlook(position, PLAIN)
    late, calm = Mind(outlook, Chance(1), deadline=0.0), Mind(outlook, Chance(1))
    now = outlook.utility(position, 0)
    assert late.prospect(position.copy(), 0) == now < calm.prospect(position.copy(), 0)
    assert len(late.values(position)) == len(late.sensible(position)) > 1


@pytest.mark.parametrize("thoughts", [1, 3, 12])
def test_a_thought_among_many_takes_no_more_than_its_share(thoughts: int) -> None:
    position = situation("Gra: 2 red, 3 blue", king="Nue", card="king").position
    mind = Mind(Outlook(position, PLAIN), Chance(1), deadline=1e9)
    mind.hurry(thoughts)
    assert mind.deadline == pytest.approx(1e9 / thoughts, rel=0.01)
    mind = Mind(Outlook(position, PLAIN), Chance(1))
    mind.hurry(thoughts)
    assert not mind.late()
