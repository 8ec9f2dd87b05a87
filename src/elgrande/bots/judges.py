"""How well each player stands at the end of a round that is played in mind."""

from __future__ import annotations

from typing import Any, Final

from elgrande.bots.evaluate import Outlook
from elgrande.bots.judgement import Judgement
from elgrande.bots.learned import LearnedValue
from elgrande.rules.position import Position

CERTAINTY: Final = 60.0
"""A sure win is worth this many points."""


class Judge:
    """Judges by what the players have and can expect, against each other."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        self._outlook: Outlook | None = None
        """One measure for all ends of a round."""

    def worth(self, position: Position) -> list[float]:
        """How well each player stands, in points."""
        if self._outlook is None:
            self._outlook = Outlook(position, self.judgement)
        outlook = self._outlook
        return [outlook.utility(position, player) for player in range(position.rules.players)]


class LearnedJudge(Judge):
    """Judges by who has won from such positions."""

    def __init__(self, judgement: Judgement, learned: LearnedValue) -> None:
        super().__init__(judgement)
        self.learned = learned
        self._known: dict[tuple[Any, ...], list[float]] = {}
        """What is known of the ends of this round: other dials often lead to the same one."""

    def worth(self, position: Position) -> list[float]:
        """How likely each player wins, as points."""
        key = (position.over, *position.board.key())
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = [CERTAINTY * chance for chance in self.learned.chances(position)]
        return worth
