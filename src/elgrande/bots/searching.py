"""Bots that play their turn and the rest of the round in mind before they choose."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar

from elgrande.bots.asides import aside
from elgrande.bots.dials import mixed_dial
from elgrande.bots.judgement import KNIGHT
from elgrande.bots.judges import Judge
from elgrande.bots.later import forget_secrets
from elgrande.bots.mind import Mind, scores_later
from elgrande.bots.page import PageBot
from elgrande.bots.rounds import Minds
from elgrande.bots.tree import TimeIsUp, Tree
from elgrande.bots.turns import plannable
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.turn import Place
from elgrande.rules.position import Position
from elgrande.view import View


class SearchBot(PageBot):
    """Thinks its power cards and the steps of its turn through to the end of the round."""

    judgement = KNIGHT
    rounds: ClassVar[int]
    """How often the round is played in mind at most."""
    dials: ClassVar[int]
    """The same for a secret dial."""
    limit: ClassVar[float]
    """How many seconds it thinks at most."""

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.seconds = self.limit if seconds is None else seconds

    def decide(self, view: View, chance: Chance) -> int:
        deadline = perf_counter() + self.seconds
        besides = aside(view)
        if besides is not None:
            return besides
        position = view.imagine(chance)
        forget_secrets(position, view)
        if self.ponders(position):
            tree = Tree(Minds(self.judgement, chance), self.judge(), view.board.round, deadline)
            try:
                for _ in range(self.rounds):
                    tree.think(position)
                    position = view.imagine(chance)
                    forget_secrets(position, view)
            except TimeIsUp:
                pass
            return tree.best()
        return super().decide(view, chance)

    def ponders(self, position: Position) -> bool:
        """Whether this choice is worth a long thought."""
        decision = position.decision
        if isinstance(decision, Secret):  # a dial is set by chance
            return False
        if isinstance(decision, PlayPowerCard):
            return self.ponders_power_cards(position)
        if isinstance(decision, MoveKing) or plannable(position):
            return True
        if isinstance(decision, Place) and scores_later(position):  # what is placed is better looked at together
            return False
        return position.board.player == decision.player and self.ponders_steps(position)

    def ponders_power_cards(self, position: Position) -> bool:
        """Whether it thinks of the round that a power card leads to."""
        return True

    def ponders_steps(self, position: Position) -> bool:
        """Whether it thinks again at each step of its turn, or sticks to what seemed best when a part of it began."""
        return True

    def judge(self) -> Judge:
        """Who says what the end of a round is worth."""
        return Judge(self.judgement)

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        return mixed_dial(position, decision, mind, mind.chance, self.dials, perf_counter() + self.seconds)


def quickly_played(position: Position) -> bool:
    """Whether a round is quickly played in mind: there are but two players, or no action cards to choose from."""
    return position.rules.players == 2 or bool(position.rules.actions)
