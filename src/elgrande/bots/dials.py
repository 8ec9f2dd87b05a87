"""Secret dials as mixed strategies: all who dial at once play it again and again in mind, and learn (regret matching).

Each player remembers how much better each option would have been in all rounds so far, and next time dials more often
what they regret most. What they dial on average is hard to exploit.
"""

from __future__ import annotations

from math import inf
from typing import Final

from elgrande.board.board import Board
from elgrande.bots.clock import now
from elgrande.bots.mind import ABOUT_AS_GOOD, Mind
from elgrande.bots.sums import summed
from elgrande.engine.chance import WORD, Chance
from elgrande.engine.step import Decision
from elgrande.rules.base.dials import Dial
from elgrande.rules.position import Position

ROUNDS: Final = 240
"""How often they play it in mind."""
RUNS: Final = 6
"""They start over this often in these rounds: if two should not dial the same, chance decides which of them yields."""
LEAST: Final = 2
"""The player who asks learns from at least this many rounds, however late it is."""
HOPELESS: Final = 0.5
"""An option that is always worse than the best by more points than this is soon dropped; one that is worse on average
is tried less often the worse it is."""
RARE: Final = 0.03
"""An option that would be dialled less often than this is never dialled."""
SAME: Final = 1e-9
"""A smaller difference does not count."""


def mixed_dial(
    position: Position, decision: Decision, mind: Mind, chance: Chance, rounds: int = ROUNDS, deadline: float = inf
) -> int:
    """What to choose in secret, drawn so that nobody can foresee it."""
    options = decision.options(position)
    return options[drawn(mixed_strategy(position, decision, mind, chance, rounds, deadline), chance)]


def mixed_strategy(
    position: Position, decision: Decision, mind: Mind, chance: Chance, rounds: int = ROUNDS, deadline: float = inf
) -> list[float]:
    """How likely each option of a secret decision should be, if all who choose at once think alike; at the deadline, as
    far as they have learned it."""
    others = [other for other in position.decisions() if other is not decision]
    if not others:
        return alone(position, decision, mind)
    payoffs = Payoffs(position, [decision, *others], mind)
    diallers = [Dialler(seat, len(options)) for seat, options in enumerate(payoffs.options)]
    choices = [drawn(dialler.strategy, chance) for dialler in diallers]
    learning = [dialler for dialler in diallers if payoffs.matters(dialler.seat, choices)]
    run = max(rounds // RUNS, 1)
    for number in range(rounds):
        if number >= LEAST and now() > deadline:
            break
        if number % run == 0:
            for dialler in learning:
                dialler.begin_anew()
        for dialler in learning:
            choices[dialler.seat] = drawn(dialler.strategy, chance)
        for dialler in learning:
            if dialler.seat == 0 or now() <= deadline:
                dialler.learn(payoffs, choices, number % run + 1)
    return diallers[0].average()


def alone(position: Position, decision: Decision, mind: Mind) -> list[float]:
    """The best options, and those about as good if the others have time to guess what was chosen."""
    values = mind.dial_values(position, decision)
    enough = max(values) - (SAME if isinstance(decision, Dial) else ABOUT_AS_GOOD)
    return shares([1.0 if value >= enough else 0.0 for value in values])


class Payoffs:
    """What each combination of dials brings to those who dial; each is worked out once."""

    def __init__(self, position: Position, deciders: list[Decision], mind: Mind) -> None:
        self.position = position
        self.deciders = deciders
        self.mind = mind
        self.options = [decider.options(position) for decider in deciders]
        self._known: dict[tuple[int, ...], float] = {}

    def of(self, seat: int, choices: list[int]) -> float:
        """How well one of them stands if each dials this option, by its number."""
        key = (seat, *choices)
        found = self._known.get(key)
        if found is None:
            player = self.deciders[seat].player
            found = self._known[key] = self.mind.outlook.utility(self._dialled(choices), player)
        return found

    def matters(self, seat: int, choices: list[int]) -> bool:
        """Whether it makes a difference what one of them dials: none, if they have nobody in the Castillo."""
        tried, before = choices[:], what_stands(self._dialled(choices).board)
        for option in range(len(self.options[seat])):
            tried[seat] = option
            if what_stands(self._dialled(tried).board) != before:
                return True
        return False

    def _dialled(self, choices: list[int]) -> Position:
        """Let all that follows from the dials happen, a general scoring to its end, as `Mind` does for one of them."""
        after = self.position.copy()
        for decider, options, choice in zip(self.deciders, self.options, choices, strict=True):
            after.answer(decider, options[choice])
        self.mind.let_dials_count(after)
        return after


class Dialler:
    """One of those who dial at once, and what they have learned so far."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        """Their number among those who dial."""
        self.options = list(range(count))
        """The options that they think about, by number."""
        self.strategy = shares([1.0] * count)
        """How likely they dial each option next time."""
        self.regrets = [0.0] * count
        """How much better each would have been since they started over; later rounds count more."""
        self.weight = 0
        """How much these rounds count together."""
        self.dialled = [0.0] * count
        """How often they have dialled each since the very first round; later rounds of a run count more."""
        self.good = [False] * count
        """Whether an option has ever been among the best."""

    def begin_anew(self) -> None:
        """Start over, and remember only which options are worth a thought."""
        count = len(self.good)
        if self.weight:
            self.options = [option for option in self.options if self.good[option]]
        self.regrets = [0.0] * count
        self.weight = 0
        self.strategy = shares([1.0 if option in self.options else 0.0 for option in range(count)])

    def learn(self, payoffs: Payoffs, choices: list[int], weight: int) -> None:
        """See what each option would have brought against what the others have dialled."""
        regrets, strategy, tried = self.regrets, self.strategy, choices[:]
        values: list[tuple[int, float]] = []
        mean, best = 0.0, -inf
        for option in self.options:
            self.dialled[option] += weight * strategy[option]
            if regrets[option] >= -HOPELESS * self.weight:
                tried[self.seat] = option
                value = payoffs.of(self.seat, tried)
                values.append((option, value))
                mean += strategy[option] * value
                best = max(best, value)
        for option, value in values:
            regrets[option] += weight * (value - mean)
            if value >= best - HOPELESS:
                self.good[option] = True
        self.weight += weight
        self._turn_to_the_most_missed()

    def _turn_to_the_most_missed(self) -> None:
        """Next time dial each option in proportion to how much it is regretted."""
        missed = [0.0] * len(self.regrets)
        most = max([self.regrets[option] for option in self.options])
        for option in self.options:
            regret = self.regrets[option]
            missed[option] = max(regret, 0.0) if most > 0 else 1.0 if regret == most else 0.0
        self.strategy = shares(missed)

    def average(self) -> list[float]:
        """How often they have dialled each option, without the rare ones."""
        average = shares(self.dialled) if self.weight else self.strategy
        enough = min(RARE, max(average))
        return shares([part if part >= enough else 0.0 for part in average])


def what_stands(board: Board) -> list[list[int]]:
    """Everything on a board that dials can change, except the dials themselves."""
    return [board.caballeros, board.court, board.province, board.score, board.grande, board.extra]


def shares(parts: list[float]) -> list[float]:
    """The same parts of one whole."""
    whole = summed(parts)
    return [part / whole for part in parts]


def drawn(strategy: list[float], chance: Chance) -> int:
    """The number of an option, each as likely as the strategy says."""
    left = chance.bits() / (WORD + 1)
    for option, part in enumerate(strategy):
        left -= part
        if left < 0:
            return option
    return strategy.index(max(strategy))
