"""The machine: runs the steps on a stack until a player has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.engine.event import ABSENT, Event, EventKind
from elgrande.engine.step import NOTHING, Decision, Sealed, Secret, Step

CIRCLES: Final = 2000
"""More automatic steps than this in a row mean that the rules are in an endless loop."""


class RulesRunInCircles(Exception):
    """The rules pushed steps without end: a bug in a rule, never a player's fault."""


class Machine:
    """What is still to happen: a stack of steps, top step last. When it is empty, the game is over."""

    __slots__ = ("events", "options", "revealed", "stack", "urgent")

    def __init__(self, stack: list[Step], options: list[int], revealed: int) -> None:
        self.stack = stack
        self.options = options
        """The options of the top decision, from its `options`; do not change this list."""
        self.revealed = revealed
        """How often something secret or random was revealed: nobody can undo past that."""
        self.events: list[Event] | None = None
        """Where events go, if anybody is listening."""
        self.urgent: list[Step] = []
        """Steps that the running step has made urgent; empty between steps."""

    # --- asked from outside ---

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack

    @property
    def decision(self) -> Decision:
        """The decision on top of the stack."""
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    def decisions(self) -> list[Decision]:
        """All open decisions: the top one, or all open ones of the secret row on top."""
        if not self.stack:
            return []
        top = self.decision
        if not isinstance(top, Secret):
            return [top]
        return [step for step in self.row() if isinstance(step, Decision)]

    def row(self) -> list[Step]:
        """The secret decisions on top of the stack, open or answered, top one first."""
        row: list[Step] = []
        for step in self.stack[::-1]:
            if not isinstance(step, (Secret, Sealed)):
                break
            row.append(step)
        return row

    def choose(self, option: int) -> None:
        """Answer the decision on top, unchecked: `option` must be one of `options`."""
        self.stack.pop().take(self, option)
        self.run()

    def answer(self, decision: Decision, option: int) -> None:
        """Answer any open decision, unchecked."""
        self.bring_up(decision)
        self.choose(option)

    def play_at_random(self, draw: Callable[[], float]) -> int:
        """Make random choices until the game is over, unchecked; return how many. `draw` is like `random.random`.

        Searches do this by the thousand, so the loop itself is compiled, too.
        """
        made = 0
        while self.stack:
            options = self.options
            self.choose(options[int(draw() * float(len(options)))])
            made += 1
        return made

    def told(self, decision: Decision, option: int) -> list[Event]:
        """Answer any open decision, unchecked, and return what happened."""
        happened: list[Event] = []
        self.events = happened
        self.answer(decision, option)
        self.events = None
        return happened

    def options_of(self, decision: Decision) -> list[int]:
        """What may be chosen in an open decision; do not change this list."""
        return self.options if decision is self.stack[-1] else decision.options(self)

    def ask_next_of_row(self, answer: Sealed) -> bool:
        """Put the next open decision of the row on top of a sealed answer; False if there is none."""
        stack = self.stack
        for place in range(len(stack) - 1, -1, -1):
            step = stack[place]
            if isinstance(step, Secret):
                del stack[place]
                stack.append(answer)
                stack.append(step)
                return True
            if not isinstance(step, Sealed):
                break
        return False

    def bring_up(self, decision: Decision) -> None:
        """Put an open decision of the secret row on top."""
        if decision is not self.stack[-1]:
            del self.stack[len(self.stack) - 1 - self.row().index(decision)]
            self.stack.append(decision)
            self.options = decision.options(self)

    # --- used by steps ---

    def then(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Push up to three steps, to run in this order; a star argument would make this hot path slower."""
        if third is not None:
            self.stack.append(third)
        if second is not None:
            self.stack.append(second)
        self.stack.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """Push these steps, to run in this order; the list is used up."""
        steps.reverse()
        self.stack += steps

    def then_prepared(self, steps: list[Step]) -> None:
        """Push steps that are ready for the stack: the first one to run is the last of the list."""
        self.stack += steps

    def at_once(self, step: Step) -> None:
        """Run this step directly after the running one, before everything that the running step pushes."""
        self.urgent.append(step)

    def unwind(self, marker: type[Step]) -> None:
        """Drop everything up to and including the next `marker`."""
        while not isinstance(self.stack.pop(), marker):
            pass

    def reveal(self) -> None:
        """Note that something secret or random was revealed: earlier choices can no longer be undone."""
        self.revealed += 1

    def tell(self, kind: EventKind, a: int = ABSENT, b: int = ABSENT, c: int = ABSENT, d: int = ABSENT) -> None:
        """Tell what happened, if anybody is listening; otherwise this costs nothing."""
        if self.events is not None:
            self.events.append(kind.of(a, b, c, d))

    def tell_event(self, event: Event) -> None:
        """Tell an event that was made earlier, such as when its step was announced."""
        if self.events is not None:
            self.events.append(event)

    def run(self) -> None:
        """Run automatic steps until a player has to decide or nothing is left."""
        stack = self.stack
        left = CIRCLES
        if self.urgent:
            self._hurry()
        while stack:
            options = stack[-1].advance(self)
            if options:
                self.options = options
                return
            if self.urgent:
                self._hurry()
            left -= 1
            if not left:
                raise RulesRunInCircles(f"{CIRCLES} steps without a decision; next: {stack[-3:]}")
        self.options = NOTHING

    def _hurry(self) -> None:
        """Put urgent steps on top."""
        self.stack.extend(self.urgent[::-1])
        self.urgent.clear()
