"""A tree of what can happen in a round: its power cards and whole turns, looked at again and again with other secrets.

It is an information-set tree search. Each time through, what a seat cannot know is dealt anew: hands and stacks as long
as power cards are played (once turns begin, they lie open as far as they matter in this round), and each time what
everybody dials in secret at the end of the round. The branches are what the players can see of it: which power card was
played, which whole turn was taken. A player follows the branch that has turned out best for them so far, or one that
they have hardly tried. The better a turn looks at a glance, the sooner it is tried: after n times through a node, only
so many branches are open as √n and the scope of the bot allow (progressive widening).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, inf, sqrt
from typing import Final

from elgrande.board.options import OptionId
from elgrande.board.spaces import PlayerId
from elgrande.bots.clock import now
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.judges import Judge
from elgrande.bots.mind import Mind
from elgrande.bots.rounds import Minds, choose_at_a_glance
from elgrande.bots.sums import summed
from elgrande.bots.turns import WholeTurn, distinct, next_steps, plannable, whole_turns
from elgrande.engine.step import Secret
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.position import Position

PLANNING: Final = 0.5
"""The share of the time in which the turn under way is thought out."""
MANY: Final = 100
"""With so many whole turns, no more of them are thought out."""
SURE: Final = 6
"""What follows a branch that was tried less often than this is not known well: the branch counts as its average."""
ENOUGH: Final = 1 / 3
"""A branch that was tried this often, compared with the most tried one, is known well enough."""


class TimeIsUp(Exception):
    """There is no time to think this to its end."""


@dataclass(frozen=True)
class Scope:
    """How widely a tree looks around, beyond what is best at a glance and has turned out best so far."""

    taste: float
    """A branch that looks worse by this many points at a glance is tried much less often."""
    curiosity: float
    """How much worse a branch may have been that is tried again, as a part of the difference between the best end of
    the round and the worst one."""
    width: float
    """After n times through a node, about this many times √n branches are open."""
    varied: int
    """Of each part of the turn under way, at most this many steps are thought out in several ways."""


class Branch:
    """A power card or a whole turn."""

    __slots__ = ("end", "likely", "node", "option", "player", "totals", "visits")

    def __init__(self, player: PlayerId, option: OptionId, likely: float, end: Position | None, players: int) -> None:
        self.player = player
        """Who chooses it."""
        self.option = option
        self.likely = likely
        """How good it looks at a glance: 1 for the best."""
        self.end = end
        """Where a whole turn leads."""
        self.visits = 0
        self.totals = [0.0] * players
        """What it was worth to each player, all visits together."""
        self.node = Node()

    def mean(self, player: PlayerId) -> float:
        """What it was worth to a player on average."""
        return self.totals[player] / self.visits


class Node:
    """A moment of a round: somebody plays a power card or begins a turn, or the round is over."""

    __slots__ = ("branches", "known", "position", "visits", "worth")

    def __init__(self) -> None:
        self.position: Position | None = None
        """Turns are open to all: as soon as they begin, all that matters for them is known."""
        self.branches: list[Branch] = []
        """The best at a glance first."""
        self.known: dict[tuple[int, int], Branch] = {}
        """Power cards by player and option: which ones can be played, and whether one has a choice at all, differs from
        time to time."""
        self.visits = 0
        self.worth: list[float] | None = None
        """What the end of the round is worth to each player, if no secret dial makes a difference."""

    def tried(self) -> list[Branch]:
        """The branches that were followed at least once."""
        return [branch for branch in [*self.branches, *self.known.values()] if branch.visits]


class Tree:
    """What can happen in the rest of a round."""

    def __init__(self, minds: Minds, judge: Judge, scope: Scope, this_round: int, deadline: float) -> None:
        self.minds = minds
        self.judge = judge
        self.scope = scope
        self.round = this_round
        self.deadline = deadline
        self.longest = 0.0
        """How many seconds the longest thought took: there must be time for another such one."""
        self.root = Node()
        self.worst = inf
        """What the ends of the round were worth to anybody: at worst,"""
        self.highest = -inf
        """and at best."""

    def think(self, position: Position) -> None:
        """Play the round to its end once more; its player has to decide now, and `position` is used up."""
        node = self.root
        path: list[tuple[Node, Branch]] = []
        while True:
            if node.position is not None:
                position = node.position
            else:
                worth = self._ended(node, position)
                if worth is not None:
                    learn(path, worth)
                    return
            if isinstance(position.decision, PlayPowerCard):
                branch = self._select(node, self._cards(node, position))
                position.choose(branch.option)
            else:
                if node.position is None:
                    self._plan(node, position)
                branch = self._select(node, node.branches)
                assert branch.end is not None
                position = branch.end if branch.node.position or branch.node.worth else branch.end.copy()
            path.append((node, branch))
            node = branch.node

    def best(self) -> int:
        """The option that turned out best, if everybody then goes on with what turned out best for them, of those that
        were tried often enough to tell; if there was no time to try any, the one that looks best."""
        root = self.root
        if not root.visits:
            return max([*root.branches, *root.known.values()], key=lambda branch: branch.likely).option
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for branch in root.tried():
            worth = branch.visits * last(branch).mean(branch.player)
            visits[branch.option] = visits.get(branch.option, 0) + branch.visits
            totals[branch.option] = totals.get(branch.option, 0.0) + worth
        enough = max(visits.values()) * ENOUGH
        return max([o for o in visits if visits[o] >= enough], key=lambda option: totals[option] / visits[option])

    def _go_on(self, position: Position) -> bool:
        """Play on to the next power card, to the next turn that can be planned, or to the end of the round: then say
        whether somebody dialled in secret, and it may end otherwise next time."""
        dialled = False
        while position.stack and position.board.round == self.round:
            if len(position.options) > 1 and (isinstance(position.decision, PlayPowerCard) or plannable(position)):
                return False
            self._watch_the_clock()
            if isinstance(position.decision, Secret):
                dialled = True
            choose_at_a_glance(position, self.minds)
        return dialled

    def _ended(self, node: Node, position: Position) -> list[float] | None:
        """Play on to a node; if the round is over there, what that is worth to each player."""
        if node.worth is not None:
            return node.worth
        dialled = node is not self.root and self._go_on(position)
        if position.stack and position.board.round == self.round:
            return None
        worth = self.judge.worth(position)
        self.worst = min(self.worst, *worth)
        self.highest = max(self.highest, *worth)
        if not dialled:
            node.worth = worth
        return worth

    def _watch_the_clock(self) -> float:
        """What time it is, if there is enough left for another thought."""
        time = now()
        if time + self.longest > self.deadline:
            raise TimeIsUp
        return time

    def _plan(self, node: Node, position: Position) -> None:
        """Think out the whole turns of a node."""
        first = node is self.root
        began = now() if first else self._watch_the_clock()
        node.position = position
        turn = position.copy()
        rest = this_turn_only(turn)
        mind = self.minds.at(position, careful=first)
        plans = self._careful_plans(turn, mind) if first else whole_turns(turn, mind)
        player, players = position.decision.player, position.rules.players
        for plan in distinct(plans):
            plan.end.stack = rest[:]
            plan.end.run()
            likely = exp((plan.value - plans[0].value) / self.scope.taste)
            node.branches.append(Branch(player, plan.option, likely, plan.end, players))
        if not first:
            self.longest = max(self.longest, now() - began)

    def _careful_plans(self, turn: Position, mind: Mind) -> list[WholeTurn]:
        """Whole turns for the player who asks: one more step goes on in several ways each time, until there are many
        turns or there is no more time for planning."""
        planner, began = whole_turns if plannable(turn) else next_steps, now()
        deadline = began + PLANNING * (self.deadline - began)
        plans = planner(turn, mind, deadline, 0)
        self.longest = now() - began
        for varied in range(1, self.scope.varied + 1):
            if len(plans) < MANY and now() < deadline:
                plans = planner(turn, mind, deadline, varied)
        return plans

    def _cards(self, node: Node, position: Position) -> list[Branch]:
        """The power cards that may be played this time."""
        began = now() if node is self.root else self._watch_the_clock()
        values = self.minds.power_values(position)
        self.longest = max(self.longest, now() - began)
        best, player = max(values), position.decision.player
        branches: list[Branch] = []
        for option, value in zip(position.options, values, strict=True):
            branch = node.known.get((player, option))
            if branch is None:
                branch = node.known[player, option] = Branch(player, option, 0.0, None, position.rules.players)
            branch.likely = exp((value - best) / self.scope.taste)
            branches.append(branch)
        branches.sort(key=lambda branch: -branch.likely)
        return branches

    def _select(self, node: Node, branches: list[Branch]) -> Branch:
        """The branch to follow: good so far, or hardly tried."""
        wide = 1 + int(self.scope.width * sqrt(node.visits)) + (node is self.root)
        few, player = branches[:wide], branches[0].player
        visits = sum([branch.visits for branch in few])
        usual = summed([branch.totals[player] for branch in few]) / visits if visits else 0.0
        spread = self.highest - self.worst if visits else 0.0
        likely = summed([branch.likely for branch in few])
        curiosity = self.scope.curiosity * spread * sqrt(node.visits + 1) / likely
        best, choice = -inf, few[0]
        for branch in few:
            mean = branch.mean(player) if branch.visits else usual
            hope = mean + curiosity * branch.likely / (1 + branch.visits)
            if hope > best:
                best, choice = hope, branch
        return choice


def learn(path: list[tuple[Node, Branch]], worth: list[float]) -> None:
    """Remember for all branches on the way what the end of the round was worth."""
    for node, branch in path:
        node.visits += 1
        branch.visits += 1
        for player, value in enumerate(worth):
            branch.totals[player] += value


def last(branch: Branch) -> Branch:
    """Where a round leads that begins with this branch, as far as that is known well, if everybody goes on with what
    turned out best for them. What was only tried to see how bad it is does not count."""
    while branch.visits >= SURE and branch.node.visits:
        tried = branch.node.tried()
        most = max(tried, key=lambda other: other.visits)
        known = [other for other in tried if other.player == most.player and other.visits >= most.visits * ENOUGH]
        branch = max(known, key=lambda other: other.mean(other.player))
    return branch
