"""What bots know of the modules: one `Sense` for each, and all those of a table together.

The core of the bots imports no module. It asks here, and `bots/modules/<module>.py` answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from elgrande.board.options import OptionId
from elgrande.board.spaces import PlayerId, SpaceId
from elgrande.bots.prospects import Prospects
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision, Step
from elgrande.rules.card import Card
from elgrande.rules.fields import UNKNOWN, Field
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.view import View

if TYPE_CHECKING:
    from elgrande.bots.assets import Assets, Possession
    from elgrande.bots.mind import Mind
    from elgrande.bots.power import PowerCards

Reason = tuple[str, dict[str, int]]
"""Why a choice is good: the key of a sentence, and its arguments as the engine's numbers."""

Advice = tuple[int, Reason]
"""An option, and why it is the right one."""


class Sense:
    """What a bot knows of one module. By default there is nothing to know; a module overrides what it needs."""

    decisions: ClassVar[tuple[type[Decision], ...]] = ()
    """The decisions about which it has an opinion. Only for these, and for no subclass, the first group is asked."""

    kept: ClassVar[dict[str, float]] = {}
    """Worth of a card that is kept until it is used, early in a game, by its use."""
    kept_for_scorings: ClassVar[dict[str, float]] = {}
    """The same for cards that can be used as long as general scorings are to come."""
    off_regions: ClassVar[dict[str, float]] = {}
    """Worth of a caballero off the regions, for each time that a region will be scored, by where it waits."""
    appeal: ClassVar[dict[str, float]] = {}
    """Worth of the special action of a power card in hand, about a third of what it brings at a good moment (measured
    in games of pages), by the key of the action; the others are worth nothing."""
    joker: ClassVar[str] = ""
    """The action of power cards that only let their player wait."""
    changes_later: ClassVar[bool] = False
    """Whether `when_scored` changes anything."""
    black_stay: ClassVar[bool] = False
    """Whether the black caballeros stay with their holder after a general scoring."""

    # --- the decisions above ---

    def sensible(self, position: Position, decision: Decision) -> list[int]:
        """The options that are worth a thought."""
        return without_asides(position)

    def as_if_done(self, position: Position, decision: Decision, option: OptionId) -> Position | None:
        """The position as if the later effect of a choice had come already; None if it has its effect at once."""
        return None

    def in_time(self, position: Position, option: OptionId) -> int:
        """The option that was chosen, or to wait with it."""
        return option

    def draw(self, view: View, chance: Chance) -> int | None:
        """A choice that needs no look at the board; None: it needs one."""
        return None

    def rank(self, view: View) -> list[tuple[int, float, Reason]]:
        """What `draw` chooses from: each option, what it is worth, and why."""
        return []

    def advise(self, position: Position, mind: Mind) -> Advice | None:
        """The choice in a decision that has a way of its own; None: it is thought about like any other."""
        return None

    # --- any decision ---

    def aside(self, view: View) -> Advice | None:
        """What is to be done now beside the question; None: nothing."""
        return None

    def forget_secrets(self, position: Position, view: View) -> None:
        """Take off the board what others have chosen in secret: any guess would be wrong most of the time."""

    def asked_before(self, player: PlayerId, step: Step) -> Decision | None:
        """What a player is asked when they play a power card whose action begins with this step; mostly nothing."""
        return None

    def power_cards(self, position: Position, mind: Mind, player: PlayerId) -> PowerCards | None:
        """How to compare power cards; None: as in the base game."""
        return None

    # --- evaluation ---

    def assets(self, rules: Rules, prospects: Prospects) -> list[Assets]:
        """What players have besides courts, regions and possessions."""
        return []

    def possession(self, rules: Rules, prospects: Prospects) -> Possession | None:
        """What belongs to single players."""
        return None

    def when_scored(self, position: Position) -> Position:
        """The position as a general scoring in a later round finds it."""
        return position

    def seen_on(self, position: Position, space: SpaceId) -> tuple[int, ...]:
        """What the worth of one space depends on, besides what is at stake and what is scored with it."""
        return ()

    def shut(self, position: Position, space: SpaceId) -> bool:
        """Whether hardly anybody can come to count on a space."""
        return False

    def due_scorings(self, position: Position, space: SpaceId) -> float:
        """How much the scorings of a region count that are already sure to come, besides the general ones."""
        return 0.0

    def more_appeal(self, rules: Rules, action: Card) -> float:
        """How much more than `appeal` says the action of a power card is worth at this table."""
        return 0.0


NO_OPINION: Final = Sense()


def forget_unknown(secret: Field, position: Position, view: View) -> None:
    """Take off the board what others have chosen in secret, as far as a view does not show it."""
    for player in range(position.rules.players):
        if secret.of(view.position, player) == UNKNOWN:
            secret.clear(position, player)


_known: Final[dict[str, Sense]] = {}


def register(module: str, sense: Sense) -> None:
    """Let bots know a module; `elgrande.bots` does this for all of `bots/modules`."""
    _known[module] = sense


class Senses:
    """What a bot knows of all modules of a table."""

    def __init__(self, rules: Rules) -> None:
        self.all = [_known[module] for module in rules.config.modules if module in _known]
        self.of_decision: dict[type, Sense] = {kind: sense for sense in self.all for kind in sense.decisions}
        """By kind of decision: who has an opinion about it."""
        self.asides = [aside.option for aside in rules.turns.asides]
        """What may be done at any time of a turn. A bot does it when it is time, so it is weighed against nothing."""
        self.jokers = [sense.joker for sense in self.all if sense.joker]

    def about(self, decision: Decision | None) -> Sense:
        """Who has an opinion about a decision; without one it is thought about like any other."""
        return self.of_decision.get(type(decision), NO_OPINION)

    def sensible(self, position: Position) -> list[int]:
        """The options that are worth a thought: asides have their own time."""
        if not self.asides:
            return position.options
        decision = position.decision
        sense = self.of_decision.get(type(decision))
        return without_asides(position) if sense is None else sense.sensible(position, decision)

    def as_if_done(self, position: Position, decision: Decision, option: OptionId) -> Position | None:
        """The position as if the later effect of a choice had come already; None if it has its effect at once."""
        sense = self.of_decision.get(type(decision))
        return None if sense is None else sense.as_if_done(position, decision, option)

    def aside(self, view: View) -> Advice | None:
        """What is to be done now beside the question; None: nothing."""
        for sense in self.all:
            found = sense.aside(view)
            if found is not None:
                return found
        return None

    def forget_secrets(self, position: Position, view: View) -> None:
        """Take off the board what others have chosen in secret."""
        for sense in self.all:
            sense.forget_secrets(position, view)

    def asked_before(self, player: PlayerId, step: Step) -> Decision | None:
        """What a player is asked when they play a power card whose action begins with this step; mostly nothing."""
        for sense in self.all:
            decision = sense.asked_before(player, step)
            if decision is not None:
                return decision
        return None

    def power_cards(self, position: Position, mind: Mind, player: PlayerId) -> PowerCards | None:
        """How to compare power cards; None: as in the base game."""
        for sense in self.all:
            found = sense.power_cards(position, mind, player)
            if found is not None:
                return found
        return None

    def appeal(self, rules: Rules, action: Card) -> float:
        """Worth of the special action of a power card in hand."""
        for sense in self.all:
            if action.key in sense.appeal:
                return sense.appeal[action.key] + sense.more_appeal(rules, action)
        return 0.0


def without_asides(position: Position) -> list[int]:
    """The options without those that may be chosen at any time of a turn."""
    asides = senses_of(position.rules).asides
    return [option for option in position.options if option not in asides] or position.options


_senses: Final[dict[tuple[str, ...], Senses]] = {}


def senses_of(rules: Rules) -> Senses:
    """What a bot knows of the modules of a table."""
    modules = rules.config.modules
    senses = _senses.get(modules)
    if senses is None:
        senses = _senses[modules] = Senses(rules)
    return senses
