"""Thinking about one turn: what each option leads to if everybody goes on as seems best to him."""

from __future__ import annotations

from typing import Final

from elgrande.board import options as ids
from elgrande.board.spaces import COLOURS
from elgrande.bots.evaluate import Outlook
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.base.moves import MoveCaballeros
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import EndTurns, NextRound, StartTurn, TakeTurns
from elgrande.rules.base.scorings import Scored, ScoreNext, ScoreOne, ScoreRegions
from elgrande.rules.base.turn import Place, UseCard
from elgrande.rules.base.veto import MayVeto
from elgrande.rules.position import Position

HORIZON: Final = (StartTurn, EndTurns, TakeTurns, NextRound)
"""Nothing that comes after one of these steps is thought about."""
FAR_REACHING: Final = (MoveKing, MayVeto)
"""Where the King is, decides what can be placed; a Veto stops all that is left of a special action."""
SCORINGS: Final = (ScoreOne, Scored, ScoreRegions)
"""The first steps of special scorings."""
SAMPLES: Final = 5
"""How often the dials of the others are guessed."""
ABOUT_AS_GOOD: Final = 0.4
"""A secret dial is set to any region that is worse by no more points than this, so that nobody can foresee it."""


def this_turn_only(position: Position) -> None:
    """Forget all that comes after the turn, or after the scoring, under way."""
    stack: list[Step] = position.stack
    for depth in range(len(stack) - 1, -1, -1):
        if isinstance(stack[depth], HORIZON):
            del stack[: depth + 1]
            return


class Mind:
    """Greedy play to the end of a turn, measured by one outlook."""

    def __init__(self, outlook: Outlook, chance: Chance) -> None:
        self.outlook = outlook
        self.chance = chance

    # --- one decision ---

    def best(self, position: Position) -> int:
        """What the player on top would choose now, at a glance."""
        options, decision = position.options, position.decision
        if len(options) == 1 or options[0] == ids.PASS:  # whether a Veto will come, nobody knows
            return options[0]
        if isinstance(decision, Secret):
            return self._likely(position, decision)
        values = self.values(position)
        return options[values.index(max(values))]

    def values(self, position: Position) -> list[float]:
        """What each option is worth to the player on top."""
        if isinstance(position.decision, MoveCaballeros):
            return self._moves(position)
        return [self.value(position, option) for option in position.options]

    def careful_values(self, position: Position) -> list[float]:
        """The same, but what is placed for a scoring in this turn is looked at together, not one by one."""
        if not (isinstance(position.decision, Place) and scores_later(position)):
            return self.values(position)
        values: list[float] = []
        for option in position.options:
            after = position.copy()
            after.choose(option)
            values.append(self._prospect(after, position.decision.player))
        return values

    def value(self, position: Position, option: int) -> float:
        """What an option is worth to the player on top: at once, or after all that it opens."""
        decision = position.decision
        after = position.copy()
        after.choose(option)
        if opens_a_part(option) or isinstance(decision, FAR_REACHING):
            return self._prospect(after, decision.player)
        if opens_a_choice(option):
            return max(self.values(after))
        if isinstance(decision, Place) and scores_later(position):
            if after.stack and isinstance(after.decision, Place):
                after.choose(ids.STOP)  # as if it were the last one, to see what it brings when it is scored
            return self._prospect(after, decision.player)
        self._settle(after)
        return self.outlook.utility(after, decision.player)

    def _prospect(self, position: Position, player: int) -> float:
        """How well a player stands at the end of the turn, if everybody goes on as seems best to him."""
        while position.stack:
            if position.decision.player == player and opens_a_part(position.options[0]):
                return max(self.values(position))
            position.choose(self.best(position))
        return self.outlook.utility(position, player)

    def _moves(self, position: Position) -> list[float]:
        """What it is worth to pick each caballero, or to stop.

        Where a caballero does most good depends on its colour alone, so all targets are tried once for a colour.
        """
        values: list[float] = []
        targets: dict[int, list[int]] = {}
        for option in position.options:
            if option == ids.STOP:
                values.append(self.value(position, option))
                continue
            picked = position.copy()
            picked.choose(option)
            here, colour = divmod(option - ids.PICK, COLOURS)
            known = targets.get(colour)
            spaces = picked.options if known is None else [space for space in picked.options if space in known]
            tried = [(self.value(picked, space), space) for space in spaces]
            values.append(max(tried)[0])
            if known is None:
                tried.sort(reverse=True)
                targets[colour] = [ids.SPACE + here, *(space for _, space in tried[:2])]
        return values

    def _settle(self, position: Position) -> None:
        """Let an announced step happen, dials included."""
        while position.stack and (position.options[0] == ids.PASS or isinstance(position.decision, Secret)):
            position.choose(self.best(position))

    # --- secret dials ---

    def _likely(self, position: Position, decision: Decision) -> int:
        """What somebody would dial who has no idea what the others dial."""
        values = self._dialled(position, decision, self._anything(position, decision))
        return decision.options(position)[values.index(max(values))]

    def dial(self, position: Position, decision: Decision) -> int:
        """A good region for a secret dial, but not always the best one."""
        others = [other for other in position.decisions() if other is not decision]
        totals = [0.0] * len(decision.options(position))
        for _ in range(SAMPLES):
            guesses = [(other, self._likely(position, other)) for other in others]
            for number, value in enumerate(self._dialled(position, decision, guesses)):
                totals[number] += value / SAMPLES
        enough = max(totals) - ABOUT_AS_GOOD
        options = decision.options(position)
        return self.chance.pick([option for option, value in zip(options, totals, strict=True) if value >= enough])

    def _anything(self, position: Position, decision: Decision) -> list[tuple[Decision, int]]:
        others = [other for other in position.decisions() if other is not decision]
        return [(other, self.chance.pick(other.options(position))) for other in others]

    def _dialled(self, position: Position, decision: Decision, others: list[tuple[Decision, int]]) -> list[float]:
        """What each region is worth on a dial, if the others dial this."""
        answered = position.copy()
        for other, option in others:
            answered.answer(other, option)
        values: list[float] = []
        for option in decision.options(position):
            after = answered.copy()
            after.answer(decision, option)
            while after.stack and (after.options[0] == ids.PASS or isinstance(after.decision, ScoreNext)):
                after.choose(after.options[0])
            values.append(self.outlook.utility(after, decision.player))
        return values


def opens_a_part(option: int) -> bool:
    """Whether an option only opens a part of a turn, whose worth shows at its end."""
    return ids.SPECIAL <= option <= ids.SECOND or ids.CARD <= option < ids.SPACE


def opens_a_choice(option: int) -> bool:
    """Whether an option is half of a choice: a tile, of which it is still to be said where it goes."""
    return ids.TILE <= option < ids.AMOUNT


def scores_later(position: Position) -> bool:
    """Whether the special action of the card in use is still to come, and is a scoring."""
    for step in position.stack[::-1]:
        if isinstance(step, UseCard):
            card = position.rules.cards[step.card]
            return step.special and isinstance(card.effect(step.player, card), SCORINGS)
    return False
