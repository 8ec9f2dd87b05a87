"""Thinking about one turn: what each option leads to if everybody goes on as seems best to him."""

from __future__ import annotations

from math import inf
from typing import Final

from elgrande.board import options as ids
from elgrande.board.spaces import COLOURS, NOTHING
from elgrande.bots.asides import sensible
from elgrande.bots.clock import now
from elgrande.bots.evaluate import Outlook
from elgrande.bots.later import as_if_done
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import Both
from elgrande.rules.anniversary.banner import NextBearer
from elgrande.rules.base.dials import GiveUp
from elgrande.rules.base.moves import MoveCaballeros, PutDown
from elgrande.rules.base.pieces import MoveKing, PutTile
from elgrande.rules.base.round import EndTurns, NextRound, StartTurn, TakeTurns
from elgrande.rules.base.scorings import (
    ScoreAllRegions,
    ScoreCastilloNow,
    Scored,
    ScoreNext,
    ScoreOne,
    ScoreRegions,
)
from elgrande.rules.base.turn import Place, UseCard
from elgrande.rules.base.veto import MayVeto
from elgrande.rules.grand_inquisitor.journeys import Journey, Sail
from elgrande.rules.grand_inquisitor.limit_board import FillSpace
from elgrande.rules.grandissimo.actions import MayBeLast, PutBoth, ScoreCourts
from elgrande.rules.grandissimo.double_turn import SecondCard, UseSecond
from elgrande.rules.grandissimo.mercenaries import MarchTo, TakeAlong
from elgrande.rules.grandissimo.secrets import ShowKing
from elgrande.rules.grandissimo.symbols import MaySymbol, SymbolFirst, WithSymbol
from elgrande.rules.king_intrigue.turn import Act, actions
from elgrande.rules.players_edition.actions import EnterWar
from elgrande.rules.players_edition.bridge import BuildBridge, CrossTo
from elgrande.rules.position import Position
from elgrande.rules.shared.alliance import Ally
from elgrande.rules.shared.spies import SpyDial
from elgrande.rules.special_cards.actions import ChooseNamed
from elgrande.rules.which import WhichOne

HORIZON: Final = (StartTurn, EndTurns, TakeTurns, NextRound)
"""Nothing that comes after one of these steps is thought about."""
FAR_REACHING: Final = (MoveKing, MayVeto, SymbolFirst, MaySymbol, SecondCard, UseSecond)
"""Where the King is, decides what can be placed; a Veto stops all that is left of a special action; a symbol or a
second card goes before or after other parts of a turn."""
GLADLY: Final = (SymbolFirst, MaySymbol, UseSecond)
"""As far as one thinks ahead, these are used as soon as it is sensible."""
AT_ONCE: Final = (ShowKing, MayBeLast)
"""Whatever is chosen here, the turn goes on as it would have."""
SCORINGS: Final = (ScoreOne, Scored, ScoreRegions, ScoreCastilloNow, ScoreCourts)
"""The first steps of special scorings."""
PICKS: Final = (MoveCaballeros, Journey)
"""Pick a caballero: where it goes is asked next."""
CONTINUED: Final = (WhichOne, PutDown, PutTile, Sail, Ally, BuildBridge, CrossTo, EnterWar, PutBoth, MarchTo, TakeAlong)
"""The second half of a choice, such as where the caballero goes that was picked."""
DETAILS: Final = (FillSpace, NextBearer, GiveUp, WhichOne)
"""Small choices that come up at once in the middle of something else, whoever makes them."""
SETTLED: Final = (Secret, ChooseNamed, *DETAILS)
AUTOMATIC: Final = (ScoreNext, SpyDial, *DETAILS)
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


class Manner:
    """How a kind of decision is thought about, as the lists above say."""

    __slots__ = ("at_once", "continued", "detail", "far_reaching", "gladly", "picks", "settled")

    def __init__(self, decision: Decision) -> None:
        self.far_reaching = isinstance(decision, FAR_REACHING)
        self.gladly = isinstance(decision, GLADLY)
        self.at_once = isinstance(decision, AT_ONCE)
        self.picks = isinstance(decision, PICKS)
        self.continued = isinstance(decision, CONTINUED)
        self.detail = isinstance(decision, DETAILS)
        self.settled = isinstance(decision, SETTLED)


_manners: dict[type[Decision], Manner] = {}


def manner_of(decision: Decision) -> Manner:
    """How a decision is thought about; looked up once for each kind, since this is asked all the time."""
    manner = _manners.get(type(decision))
    if manner is None:
        manner = _manners[type(decision)] = Manner(decision)
    return manner


def this_turn_only(position: Position) -> list[Step]:
    """Cut off, and return, all that comes after the turn, or after the scoring, under way."""
    stack: list[Step] = position.stack
    horizon = HORIZON if isinstance(stack[-1], Secret) else (*HORIZON, ScoreAllRegions)
    for depth in range(len(stack) - 1, -1, -1):
        if isinstance(stack[depth], horizon):
            rest = stack[: depth + 1]
            del stack[: depth + 1]
            return rest
    return []


class Mind:
    """Greedy play to the end of a turn, measured by one outlook."""

    def __init__(self, outlook: Outlook, chance: Chance, deadline: float = inf) -> None:
        self.outlook = outlook
        self.chance = chance
        self.deadline = deadline
        """Once it is so late, what was not thought about yet counts as no better than the rest, and what is left of a
        turn as nothing."""
        self.hasty = outlook.modules is not None
        """Whether, of many spaces, only those are thought about again that seemed good before."""
        self._favoured: dict[tuple[int, ...], list[int]] = {}

    # --- one decision ---

    def best(self, position: Position) -> int:
        """What the player on top would choose now, at a glance."""
        options, decision = sensible(position), position.decision
        if len(options) == 1 or options[0] == ids.PASS:  # whether a Veto will come, nobody knows
            return options[0]
        if isinstance(decision, ScoreNext):  # in the end all of them are scored
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
        if manner_of(position.decision).picks:
            return self._moves(position)
        values: list[float] = []
        options, deadline = sensible(position), self.deadline
        for number, option in enumerate(options):
            if values and self.late():
                values.append(min(values))
                continue
            self.hurry(len(options) - number)
            values.append(self.value(position, option))
            self.deadline = deadline
        return values

    def late(self) -> bool:
        """Whether there is no time for another thought."""
        return now() > self.deadline

    def hurry(self, thoughts: int) -> None:
        """Let the next of so many thoughts take no more than its share of what is left of the time."""
        time = now()
        self.deadline = time + (self.deadline - time) / thoughts

    def careful_values(self, position: Position) -> list[float]:
        """The same, but what is placed for a scoring in this turn is looked at together, not one by one."""
        if not (isinstance(position.decision, Place) and scores_later(position)):
            return self.values(position)
        values: list[float] = []
        for option in sensible(position):
            after = position.copy()
            after.choose(option)
            values.append(self.prospect(after, position.decision.player))
        return values

    def value(self, position: Position, option: int) -> float:
        """What an option is worth to the player on top: at once, or after all that it opens."""
        decision = position.decision
        manner = manner_of(decision)
        done = as_if_done(position, decision, option)
        if done is not None:
            return self.outlook.utility(done, decision.player)
        after = position.copy()
        after.choose(option)
        if manner.far_reaching or (opens_a_part(option) and not manner.at_once):
            return self.prospect(after, decision.player)
        if half_chosen(after, decision.player):
            return max(self.values(after))
        if isinstance(decision, Place) and scores_later(position):
            if after.stack and isinstance(after.decision, Place):
                after.choose(ids.STOP)  # as if it were the last one, to see what it brings when it is scored
            return self.prospect(after, decision.player)
        if not manner.detail:
            self.settle(after)
        return self.outlook.utility(after, decision.player)

    def prospect(self, position: Position, player: int) -> float:
        """How well a player stands at the end of the turn, if everybody goes on as seems best to him."""
        while position.stack and not self.late():
            if position.decision.player == player and opens_a_part(position.options[0]):
                if manner_of(position.decision).gladly:
                    return self.value(position, sensible(position)[0])
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
            if values and self.late():
                values.append(min(values))
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
        here, colour = decision.cell // COLOURS, decision.cell % COLOURS
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

    def settle(self, position: Position) -> None:
        """Let an announced step happen, dials and details included."""
        while position.stack and (position.options[0] == ids.PASS or manner_of(position.decision).settled):
            position.choose(self.best(position))

    # --- secret dials ---

    def _likely(self, position: Position, decision: Decision) -> int:
        """What somebody would dial who has no idea what the others dial."""
        values = self._dialled(position, decision, self._anything(position, decision))
        return decision.options(position)[values.index(max(values))]

    def dial(self, position: Position, decision: Decision) -> int:
        """A good region for a secret dial, but not always the best one."""
        options, totals = decision.options(position), self.dial_values(position, decision)
        enough = max(totals) - ABOUT_AS_GOOD
        return self.chance.pick([option for option, value in zip(options, totals, strict=True) if value >= enough])

    def dial_values(self, position: Position, decision: Decision) -> list[float]:
        """What each region is worth on a secret dial, on average over what the others may dial."""
        others = [other for other in position.decisions() if other is not decision]
        totals = [0.0] * len(decision.options(position))
        for _ in range(SAMPLES):
            guesses = [(other, self._likely(position, other)) for other in others]
            for number, value in enumerate(self._dialled(position, decision, guesses)):
                totals[number] += value / SAMPLES
        return totals

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
            done = as_if_done(answered, decision, option)
            if done is not None:
                values.append(self.outlook.utility(done, decision.player))
                continue
            after = answered.copy()
            after.answer(decision, option)
            while after.stack and (after.options[0] == ids.PASS or isinstance(after.decision, AUTOMATIC)):
                after.choose(self.best(after) if isinstance(after.decision, DETAILS) else after.options[0])
            values.append(self.outlook.utility(after, decision.player))
        return values


def opens_a_part(option: int) -> bool:
    """Whether an option only opens a part of a turn, whose worth shows at its end."""
    return ids.SPECIAL <= option <= ids.SECOND or ids.CARD <= option < ids.SPACE or option in (ids.USE, ids.ROLE)


def half_chosen(position: Position, player: int) -> bool:
    """Whether the rest of a choice is still to be made, such as where a caballero goes that was picked."""
    if not position.stack:
        return False
    decision = position.decision
    return decision.player == player and manner_of(decision).continued


def moves_first(position: Position) -> bool:
    """Whether the card in use moves caballeros: then placing can as well come afterwards."""
    decision = position.decision
    if ids.SPECIAL not in position.options or ids.ROLE in position.options:
        return False
    card = special_of(position, decision)
    return card != NOTHING and isinstance(first_step(position, decision.player, card), MoveCaballeros)


def scores_later(position: Position) -> bool:
    """Whether the special action of the card in use is still to come, and is a scoring."""
    stack = position.stack
    for depth in range(len(stack) - 1, -1, -1):
        step = stack[depth]
        if isinstance(step, (UseCard, Act)):
            card = special_of(position, step)
            return step.special and card != NOTHING and isinstance(first_step(position, step.player, card), SCORINGS)
    return False


def special_of(position: Position, step: Step) -> int:
    """The card whose special action a player may still carry out in this part of his turn, or NOTHING."""
    if isinstance(step, UseCard):
        return step.card
    return actions(position, step.player)[0] if isinstance(step, Act) else NOTHING


def first_step(position: Position, player: int, number: int) -> Step:
    """What a special action comes to, after gold, goods, symbols and the like."""
    card = position.rules.cards[number]
    step = card.effect(player, card)
    while isinstance(step, (Both, WithSymbol)):
        step = step.second if isinstance(step, Both) else step.effect
    return step
