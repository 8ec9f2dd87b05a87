"""Bots that play their turn and the rest of the round in mind before they choose."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.options import PASS
from elgrande.bots.asides import aside
from elgrande.bots.judges import Judge
from elgrande.bots.knight import KnightBot
from elgrande.bots.later import forget_secrets, lets_pass
from elgrande.bots.mind import manner_of, scores_later
from elgrande.bots.page import EXACT
from elgrande.bots.rounds import Minds
from elgrande.bots.tree import TimeIsUp, Tree
from elgrande.bots.turns import plannable
from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.scorings import ScoreNext
from elgrande.rules.base.turn import Place
from elgrande.rules.grandissimo.ships import ChooseShip
from elgrande.rules.position import Position
from elgrande.view import View

AT_A_GLANCE: Final = (ScoreNext, ChooseShip)
"""In which order things are done that will all be done."""


class SearchBot(KnightBot):
    """Thinks its power cards and nearly every step of its turn through to the end of the round."""

    slack = card_slack = EXACT
    rounds: ClassVar[int]
    """How often the round is played in mind at most."""

    def decide(self, view: View, chance: Chance) -> int:
        if lets_pass(view):
            return PASS
        deadline = self.deadline()
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
                    if tree.root.position is None:  # there are still secrets that matter
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
        if manner_of(decision).at_once or isinstance(decision, AT_A_GLANCE):
            return False
        if isinstance(decision, (PlayPowerCard, MoveKing)) or plannable(position):
            return True
        if isinstance(decision, Place) and scores_later(position):  # what is placed is better looked at together
            return False
        return position.board.player == decision.player

    def judge(self) -> Judge:
        """Who says what the end of a round is worth."""
        return Judge(self.judgement)
