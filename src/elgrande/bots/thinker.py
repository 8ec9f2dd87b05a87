"""A bot that thinks. What it does with a question is the same on every level; the parts that it thinks with are not."""

from __future__ import annotations

from math import inf
from typing import ClassVar, Final

from elgrande.board.options import CARD, PASS, OptionId
from elgrande.bots.bot import Bot
from elgrande.bots.clock import now
from elgrande.bots.dials import mixed_dial
from elgrande.bots.evaluate import Outlook
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.judgement import PLAIN, Judgement
from elgrande.bots.judges import Judge
from elgrande.bots.mind import Mind, scores_later
from elgrande.bots.power import power_cards
from elgrande.bots.rounds import Minds
from elgrande.bots.sense import senses_of
from elgrande.bots.tree import Scope, TimeIsUp, Tree
from elgrande.bots.turns import plannable
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.turn import Place
from elgrande.rules.position import Position
from elgrande.view import View

EXACT: Final = 1e-9
"""No slack: only what is rounded otherwise may differ."""


class Thinker(Bot):
    """Does without a thought what needs none, searches the round if it has rounds to spend, else plans its turn.

    A level sets the figures below; it may also choose among good power cards, set its dials and judge the end of a
    round in a way of its own.
    """

    judgement: ClassVar[Judgement] = PLAIN
    """How it judges positions."""
    slack: ClassVar[float] = EXACT
    """A choice that is worse by no more points than this is as good to it."""
    card_slack: ClassVar[float] = EXACT
    """The same for a power card."""
    dials: ClassVar[int] = 30
    """How often a secret dial is played in mind at most."""
    rounds: ClassVar[int] = 0
    """How often the round is played in mind at most; 0: it plans its turn only."""
    scope: ClassVar[Scope] = Scope(taste=6.0, curiosity=0.25, width=1.0, varied=0)
    """How widely it looks around in them."""
    limit: ClassVar[float] = inf
    """How many seconds it thinks at most; then it finishes the thought that it has begun."""

    def __init__(self, seed: int = 0, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.seconds = self.limit if seconds is None else seconds

    def decide(self, view: View, chance: Chance) -> int:
        senses = senses_of(view.position.rules)
        if view.decision is not None and view.decision.asked_often():
            return PASS
        besides = senses.aside(view)
        if besides is not None:
            return besides[0]
        deadline = now() + self.seconds
        if self.rounds:
            position = imagined(view, chance)
            if worth_a_search(position):
                return self.search(position, view, chance, deadline)
        drawn = senses.about(view.decision).draw(view, chance)
        return self.plan(imagined(view, chance), chance, deadline) if drawn is None else drawn

    # --- one turn ---

    def plan(self, position: Position, chance: Chance, deadline: float = inf) -> int:
        """Choose by what looks good at the end of the turn."""
        mind = Mind(Outlook(position, self.judgement), chance, deadline)
        if isinstance(position.decision, PlayPowerCard):
            return self.power_card(power_cards(position, mind).good(position, mind, self.card_slack), chance)
        advice = mind.senses.about(position.decision).advise(position, mind)
        if advice is not None:
            return advice[0]
        this_turn_only(position)
        decision = position.decision
        if isinstance(decision, Secret):
            return self.dial(position, decision, mind)
        good = self.good_enough(mind.sensible(position), mind.careful_values(position))
        return mind.senses.about(decision).in_time(position, chance.pick(good))

    def good_enough(self, options: list[int], values: list[float]) -> list[int]:
        """The options that are about as good as the best one: other cards, spaces or caballeros. Whether to do a thing
        at all, and how often, it knows exactly."""
        rated = list(zip(options, values, strict=True))
        best = max(values)
        exact = [option for option, value in rated if value >= best - EXACT]
        if not all(says_which(option) for option in exact):
            return exact
        enough = max([best - self.slack, *[value for option, value in rated if not says_which(option)]])
        return [option for option, value in rated if says_which(option) and value >= min(enough, best - EXACT)]

    def power_card(self, good: list[int], chance: Chance) -> int:
        """Which of the good power cards to play."""
        return chance.pick(good)

    def dial(self, position: Position, decision: Decision, mind: Mind) -> int:
        """What to choose in secret: nobody can foresee it."""
        return mixed_dial(position, decision, mind, mind.chance, self.dials, mind.deadline)

    # --- one round ---

    def search(self, position: Position, view: View, chance: Chance, deadline: float) -> int:
        """Choose by what the end of the round is worth."""
        tree = Tree(Minds(self.judgement, chance), self.judge(), self.scope, view.board.round, deadline)
        try:
            for _ in range(self.rounds):
                tree.think(position)
                if tree.root.position is None:  # there are still secrets that matter
                    position = imagined(view, chance)
        except TimeIsUp:
            pass
        return tree.best()

    def judge(self) -> Judge:
        """Who says what the end of a round is worth."""
        return Judge(self.judgement)


def says_which(option: OptionId) -> bool:
    """Whether an option names a card, a space or a caballero; the ids before these say whether, and how many."""
    return option >= CARD


def imagined(view: View, chance: Chance) -> Position:
    """A position that fits what a seat sees, without what others have chosen in secret."""
    position = view.imagine(chance)
    senses_of(position.rules).forget_secrets(position, view)
    return position


def worth_a_search(position: Position) -> bool:
    """Whether a choice is worth a long thought: power cards, the King, and nearly every step of one's own turn."""
    decision = position.decision
    if isinstance(decision, Secret):  # a dial is set by chance
        return False
    if decision.immediate or decision.order_only:
        return False
    if isinstance(decision, (PlayPowerCard, MoveKing)) or plannable(position):
        return True
    if isinstance(decision, Place) and scores_later(position):  # what is placed is better looked at together
        return False
    return position.board.player == decision.player
