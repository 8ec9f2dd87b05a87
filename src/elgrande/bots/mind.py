"""Thinking about one turn: what each option leads to if everybody goes on as seems best to him."""

from __future__ import annotations

from typing import Final

from elgrande.board import options as ids
from elgrande.board.spaces import COLOURS
from elgrande.bots.evaluate import Outlook
from elgrande.bots.modules import sensible
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import Both
from elgrande.rules.anniversary.banner import NextBearer
from elgrande.rules.base.dials import GiveUp
from elgrande.rules.base.moves import MoveCaballeros, PutDown
from elgrande.rules.base.pieces import MoveKing
from elgrande.rules.base.round import EndTurns, NextRound, StartTurn, TakeTurns
from elgrande.rules.base.scorings import ScoreAllRegions, Scored, ScoreNext, ScoreOne, ScoreRegions
from elgrande.rules.base.turn import Place, UseCard
from elgrande.rules.base.veto import MayVeto
from elgrande.rules.grand_inquisitor.journeys import Journey, Sail
from elgrande.rules.grand_inquisitor.limit_board import FillSpace
from elgrande.rules.position import Position
from elgrande.rules.which import WhichOne

HORIZON: Final = (StartTurn, EndTurns, TakeTurns, NextRound)
"""Nothing that comes after one of these steps is thought about."""
FAR_REACHING: Final = (MoveKing, MayVeto)
"""Where the King is, decides what can be placed; a Veto stops all that is left of a special action."""
SCORINGS: Final = (ScoreOne, Scored, ScoreRegions)
"""The first steps of special scorings."""
PICKS: Final = (MoveCaballeros, Journey)
"""Pick a caballero: where it goes is asked next."""
DETAILS: Final = (FillSpace, NextBearer, GiveUp, WhichOne)
"""Small choices that come up at once in the middle of something else, whoever makes them."""
SETTLED: Final = (Secret, *DETAILS)
AUTOMATIC: Final = (ScoreNext, *DETAILS)
"""What is decided at a glance when one thinks about a choice, or about a dial."""
ANYWHERE: Final = -1
FAVOURED: Final = 3
"""So many spaces stay in mind that seemed best."""
SAMPLES: Final = 5
"""How often the dials of the others are guessed."""
ABOUT_AS_GOOD: Final = 0.4
"""A secret dial is set to any region that is worse by no more points than this, so that nobody can foresee it."""

Targets = dict[tuple[int, int, int], list[int]]
"""The best spaces for a caballero, by its colour, its kind and (on a journey) the region where it starts."""


def this_turn_only(position: Position) -> None:
    """Forget all that comes after the turn, or after the scoring, under way."""
    stack: list[Step] = position.stack
    horizon = HORIZON if isinstance(stack[-1], Secret) else (*HORIZON, ScoreAllRegions)
    for depth in range(len(stack) - 1, -1, -1):
        if isinstance(stack[depth], horizon):
            del stack[: depth + 1]
            return


class Mind:
    """Greedy play to the end of a turn, measured by one outlook."""

    def __init__(self, outlook: Outlook, chance: Chance) -> None:
        self.outlook = outlook
        self.chance = chance
        self.hasty = outlook.modules is not None
        """Whether, of many spaces, only those are thought about again that seemed good before."""
        self._favoured: dict[tuple[int, ...], list[int]] = {}

    # --- one decision ---

    def best(self, position: Position) -> int:
        """What the player on top would choose now, at a glance."""
        options, decision = sensible(position), position.decision
        if len(options) == 1 or options[0] == ids.PASS:  # whether a Veto will come, nobody knows
            return options[0]
        if isinstance(decision, Secret):
            return self._likely(position, decision)
        if self.hasty and isinstance(decision, Place):
            return self._place(position, decision, options)
        values = self.values(position)
        return options[values.index(max(values))]

    def _place(self, position: Position, decision: Place, options: list[int]) -> int:
        """Where to place at a glance: all spaces are tried once, then only those that seemed best."""
        board = position.board
        way = (decision.player, board.king, board.card)
        known = self._favoured.get(way, options)
        spaces = [space for space in options if space in known or (space == ids.STOP and not decision.left)]
        tried = [(self.value(position, space), space) for space in spaces or options]
        if known is options:
            self._favoured[way] = [space for _, space in sorted(tried, reverse=True)[:FAVOURED]]
        return max(tried)[1]

    def values(self, position: Position) -> list[float]:
        """What each sensible option is worth to the player on top."""
        if isinstance(position.decision, PICKS):
            return self._moves(position)
        return [self.value(position, option) for option in sensible(position)]

    def careful_values(self, position: Position) -> list[float]:
        """The same, but what is placed for a scoring in this turn is looked at together, not one by one."""
        if not (isinstance(position.decision, Place) and scores_later(position)):
            return self.values(position)
        values: list[float] = []
        for option in sensible(position):
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
        if opens_a_choice(option) or half_chosen(after, decision.player):
            return max(self.values(after))
        if isinstance(decision, Place) and scores_later(position):
            if after.stack and isinstance(after.decision, Place):
                after.choose(ids.STOP)  # as if it were the last one, to see what it brings when it is scored
            return self._prospect(after, decision.player)
        if not isinstance(decision, DETAILS):
            self._settle(after)
        return self.outlook.utility(after, decision.player)

    def _prospect(self, position: Position, player: int) -> float:
        """How well a player stands at the end of the turn, if everybody goes on as seems best to him."""
        while position.stack:
            if position.decision.player == player and opens_a_part(position.options[0]):
                if self.hasty and moves_first(position):
                    return self.value(position, ids.SPECIAL)
                return max(self.values(position))
            position.choose(self.best(position))
        return self.outlook.utility(position, player)

    def _moves(self, position: Position) -> list[float]:
        """What it is worth to pick each caballero, or to stop.

        Where a caballero does most good depends on its colour and kind alone (on a journey also on where it starts), so
        all targets are tried once for them.
        """
        values: list[float] = []
        targets: Targets = {}
        for option in sensible(position):
            if option == ids.STOP:
                values.append(self.value(position, option))
                continue
            picked = position.copy()
            picked.choose(option)
            values.append(self._put(picked, targets))
        return values

    def _put(self, picked: Position, targets: Targets) -> float:
        """What it is worth to put down the picked caballero, of the best kind that is to be had there."""
        decision = picked.decision
        if not isinstance(decision, (PutDown, Sail)):
            found: list[float] = []
            for option in picked.options:
                after = picked.copy()
                after.choose(option)
                found.append(self._put(after, targets))
            return max(found)
        here, colour = divmod(decision.cell, COLOURS)
        way = (colour, decision.kind, picked.region_of(here) if isinstance(decision, Sail) else ANYWHERE)
        known = targets.get(way)
        if known is None and self.hasty:
            known = self._favoured.get((decision.player, *way))
            spaces = [space for space in picked.options if known is None or space in known]
        else:
            spaces = picked.options if known is None else [space for space in picked.options if space in known]
        tried = [(self.value(picked, space), space) for space in spaces or picked.options]
        if way not in targets:
            good = [space for _, space in sorted(tried, reverse=True)]
            targets[way] = [ids.SPACE + here, *good[: 1 if self.hasty else 2]]
            self._favoured.setdefault((decision.player, *way), [ids.SPACE + here, *good[:FAVOURED]])
        return max(tried)[0]

    def _settle(self, position: Position) -> None:
        """Let an announced step happen, dials and details included."""
        while position.stack and (position.options[0] == ids.PASS or isinstance(position.decision, SETTLED)):
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
            while after.stack and (after.options[0] == ids.PASS or isinstance(after.decision, AUTOMATIC)):
                after.choose(self.best(after) if isinstance(after.decision, DETAILS) else after.options[0])
            values.append(self.outlook.utility(after, decision.player))
        return values


def opens_a_part(option: int) -> bool:
    """Whether an option only opens a part of a turn, whose worth shows at its end."""
    return ids.SPECIAL <= option <= ids.SECOND or ids.CARD <= option < ids.SPACE or option == ids.USE


def opens_a_choice(option: int) -> bool:
    """Whether an option is half of a choice: a tile, of which it is still to be said where it goes."""
    return ids.TILE <= option < ids.AMOUNT


def half_chosen(position: Position, player: int) -> bool:
    """Whether a caballero was picked, of which it is still to be said which one it is or where it goes."""
    if not position.stack:
        return False
    decision = position.decision
    return decision.player == player and isinstance(decision, (WhichOne, PutDown, Sail))


def moves_first(position: Position) -> bool:
    """Whether the card in use moves caballeros: then placing can as well come afterwards."""
    decision = position.decision
    if not isinstance(decision, UseCard) or ids.SPECIAL not in position.options:
        return False
    card = position.rules.cards[decision.card]
    return isinstance(last_part(card.effect(decision.player, card)), MoveCaballeros)


def scores_later(position: Position) -> bool:
    """Whether the special action of the card in use is still to come, and is a scoring."""
    for step in position.stack[::-1]:
        if isinstance(step, UseCard):
            card = position.rules.cards[step.card]
            return step.special and isinstance(last_part(card.effect(step.player, card)), SCORINGS)
    return False


def last_part(step: Step) -> Step:
    """What a special action comes to, after gold, goods and the like."""
    while isinstance(step, Both):
        step = step.second
    return step
