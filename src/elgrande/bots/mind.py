"""Thinking about one turn: what each option leads to if everybody goes on as seems best to them."""

from __future__ import annotations

from math import inf
from typing import Any, Final

from elgrande.board import options as ids
from elgrande.board.options import OptionId
from elgrande.board.spaces import COLOURS, NOTHING, PlayerId
from elgrande.bots.clock import now
from elgrande.bots.evaluate import Outlook
from elgrande.bots.sense import senses_of
from elgrande.engine.chance import Chance
from elgrande.engine.saving import dump_step
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import main_step
from elgrande.rules.base.moves import MoveCaballeros
from elgrande.rules.base.scorings import ScoreNext
from elgrande.rules.base.turn import ChoosePart, Place
from elgrande.rules.position import Position
from elgrande.rules.which import PutsDown

ANYWHERE: Final = -1
PARTS: Final = frozenset((ids.SPECIAL, ids.PLACE, ids.END, ids.FIRST, ids.SECOND, ids.USE, ids.ROLE))
"""Options that open a part of a turn, or go on to the next."""
FAVOURED: Final = 3
"""How many of the best spaces are remembered."""
SAMPLES: Final = 5
"""How often the dials of the others are guessed."""
ABOUT_AS_GOOD: Final = 0.4
"""A secret dial is set to any region that is worse by no more points than this, so that nobody can predict it."""

Targets = dict[tuple[int, int, int], list[int]]
"""The best spaces for a caballero, by its colour, its kind and (on a journey) the region where it starts."""


class Mind:
    """Greedy play to the end of a turn, measured by one outlook."""

    def __init__(self, outlook: Outlook, chance: Chance, deadline: float = inf) -> None:
        self.outlook = outlook
        self.senses = senses_of(outlook.rules)
        self.chance = chance
        self.deadline = deadline
        """From then on, what was not thought about yet counts as no better than the rest, and what is left of a turn as
        nothing."""
        self.hasty = outlook.extras is not None
        """Whether only those of many spaces are tried again that seemed good before."""
        self._favoured: dict[tuple[int, ...], list[int]] = {}
        self._dials: dict[tuple[Any, ...], list[float]] = {}
        """What each region is worth on a dial, by all that it depends on."""

    # --- one decision ---

    def sensible(self, position: Position) -> list[int]:
        """The options that are worth a thought."""
        return self.senses.sensible(position)

    def best(self, position: Position) -> int:
        """What the player on top would choose now, at a glance."""
        options, decision = self.sensible(position), position.decision
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
        if position.decision.picks_up:
            return self._moves(position)
        values: list[float] = []
        options, deadline = self.sensible(position), self.deadline
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
        for option in self.sensible(position):
            after = position.copy()
            after.choose(option)
            values.append(self.prospect(after, position.decision.player))
        return values

    def value(self, position: Position, option: OptionId) -> float:
        """What an option is worth to the player on top: at once, or after all that it opens."""
        decision = position.decision
        done = self.senses.as_if_done(position, decision, option)
        if done is not None:
            return self.outlook.utility(done, decision.player)
        after = position.copy()
        after.choose(option)
        if decision.shapes_turn or (opens_a_part(option) and not decision.immediate):
            return self.prospect(after, decision.player)
        if half_chosen(after, decision.player):
            return max(self.values(after))
        if isinstance(decision, Place) and scores_later(position):
            if after.stack and isinstance(after.decision, Place):
                after.choose(ids.STOP)  # as if it were the last one, to see what it brings when it is scored
            return self.prospect(after, decision.player)
        if not decision.detail:
            self.settle(after)
        return self.outlook.utility(after, decision.player)

    def prospect(self, position: Position, player: PlayerId) -> float:
        """How well a player stands at the end of the turn if everybody goes on as seems best to them."""
        while position.stack and not self.late():
            if position.decision.player == player and opens_a_part(position.options[0]):
                if position.decision.gift:
                    return self.value(position, self.sensible(position)[0])
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
        for option in self.sensible(position):
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
        if not isinstance(decision, PutsDown):
            found: list[float] = []
            for option in picked.options:
                after = picked.copy()
                after.choose(option)
                found.append(self._put(after, targets))
            return max(found)
        here, colour = decision.cell // COLOURS, decision.cell % COLOURS
        way = (colour, decision.kind, picked.region_of(here) if decision.depends_on_start else ANYWHERE)
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
        while position.stack and (position.options[0] == ids.PASS or position.decision.settles):
            position.choose(self.best(position))

    # --- secret dials ---

    def _likely(self, position: Position, decision: Decision) -> int:
        """What a player would dial who has no idea what the others dial."""
        others = self._anything(position, decision)
        to_come = str([dump_step(step) for step in position.stack])
        key = (position.board.key(), to_come, decision.player, *[option for _, option in others])
        values = self._dials.get(key)
        if values is None:
            values = self._dials[key] = self._dialled(position, decision, others)
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
            done = self.senses.as_if_done(answered, decision, option)
            if done is not None:
                values.append(self.outlook.utility(done, decision.player))
                continue
            after = answered.copy()
            after.answer(decision, option)
            self.let_dials_count(after)
            values.append(self.outlook.utility(after, decision.player))
        return values

    def let_dials_count(self, position: Position) -> None:
        """Let all that follows from dials happen, a general scoring to its end."""
        while position.stack and (position.options[0] == ids.PASS or follows_dials(position.decision)):
            position.choose(self.best(position) if position.decision.detail else position.options[0])


def follows_dials(decision: Decision) -> bool:
    """Whether a decision is made at a glance when one thinks about a dial."""
    return decision.detail or decision.order_only or decision.knows_dials


def opens_a_part(option: OptionId) -> bool:
    """Whether an option only opens a part of a turn, whose worth shows at its end."""
    return option in PARTS or ids.kind_of(option) == ids.CARD


def half_chosen(position: Position, player: PlayerId) -> bool:
    """Whether the rest of a choice is still to be made, such as where a caballero goes that was picked."""
    if not position.stack:
        return False
    decision = position.decision
    return decision.player == player and decision.continues


def moves_first(position: Position) -> bool:
    """Whether the card in use moves caballeros: then placing can as well come afterwards."""
    decision = position.decision
    if ids.SPECIAL not in position.options or ids.ROLE in position.options or not isinstance(decision, ChoosePart):
        return False
    card = decision.action_card(position)
    return card != NOTHING and isinstance(first_step(position, decision.player, card), MoveCaballeros)


def scores_later(position: Position) -> bool:
    """Whether the special action of the card in use is still to come, and is a scoring."""
    stack = position.stack
    for depth in range(len(stack) - 1, -1, -1):
        step = stack[depth]
        if isinstance(step, ChoosePart):
            card = step.action_card(position)
            return step.special and card != NOTHING and first_step(position, step.player, card).scores
    return False


def first_step(position: Position, player: PlayerId, number: int) -> Step:
    """What a special action comes to, after gold, goods, symbols and the like."""
    return main_step(position.rules.first_steps[player][number])
