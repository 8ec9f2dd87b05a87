"""What is still to come in numbers: how many turns, rounds and scorings, and how much each counts."""

from __future__ import annotations

from typing import Final

from elgrande.bots.judgement import PLAIN, Judgement
from elgrande.bots.sums import summed
from elgrande.engine.step import Secret
from elgrande.rules.base.round import StartTurn, TakeTurns
from elgrande.rules.base.scorings import ScoreAllRegions, ScoreRound
from elgrande.rules.position import Position


class Prospects:
    """What is still to come, seen from one moment of a game."""

    def __init__(self, position: Position, judgement: Judgement = PLAIN) -> None:
        rules, board = position.rules, position.board
        waiting = self.waiting = turns_to_come(position)
        """Who has still to begin their turn in this round."""
        rounds = [number for number in rules.rounds if number >= board.round]
        later = rounds[1:]
        begun = being_scored(position)
        scored = not begun and not any(isinstance(step, ScoreRound) for step in position.stack)
        scorings = [n for n in (later if scored else rounds) if n in rules.scoring_rounds]
        weights = [judgement.trust * judgement.patience ** rounds.index(number) for number in scorings]
        self.scorings = len(scorings) - begun
        """How many general scorings are still to begin."""
        self.next = weights[0] if weights else 0.0
        """How much the next general scoring counts."""
        self.now = bool(scorings) and scorings[0] == board.round
        """Whether that is in this round."""
        self.afterwards = summed(weights[1:])
        """How much those after it count."""
        self.total = self.next + self.afterwards + judgement.special * (len(later) + len(waiting) / rules.players)
        """How often a region will be scored, specially or generally."""
        turns = len(waiting) + (rules.players * rounds.index(scorings[0]) if scorings else 0)
        self.doubt = turns / (turns + judgement.unrest)
        """How little the majorities of now say about the next general scoring."""
        self.movers = list(range(rules.players)) if turns > len(waiting) else waiting
        """Who can change them before it."""
        self.rounds = [len(later) + (player in waiting) for player in range(rules.players)]
        """In how many rounds each player will still place caballeros, after this turn."""
        self.later = len(later)
        """How many rounds come after this one, and so how many power cards each player has still to play."""


def being_scored(position: Position) -> bool:
    """Whether a general scoring is under way, its dials are set, and its regions are still to be scored."""
    if not position.stack or isinstance(position.stack[-1], Secret):
        return False
    return any(isinstance(step, ScoreAllRegions) for step in position.stack)


def turns_to_come(position: Position) -> list[int]:
    """Who has still to begin their turn in this round."""
    for step in position.stack:
        if isinstance(step, TakeTurns):
            return list(range(position.rules.players))
    return [step.player for step in position.stack if isinstance(step, StartTurn)]


STAYS: Final = 0.6
"""How likely something that others can take stays with its owner for another round."""


def rounds_of_use(prospects: Prospects) -> float:
    """In how many of the rounds to come something serves its owner that others can take from them."""
    return summed([STAYS**number for number in range(1, prospects.later + 1)])
