"""What a bot knows of Grandissimo: ships, prison and guests, Queen and Jester, mercenaries, kept and second cards."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board import options as ids
from elgrande.board.options import OptionId
from elgrande.board.spaces import NOBODY, NOTHING, SpaceId
from elgrande.bots.assets import Possession
from elgrande.bots.horizon import alone
from elgrande.bots.modules.shared import FREE_CHOICE_KEPT, SPY_KEPT
from elgrande.bots.prospects import Prospects, rounds_of_use
from elgrande.bots.sense import Advice, Sense, forget_unknown, without_asides
from elgrande.engine.step import Decision
from elgrande.rules.base.turn import TakeCard
from elgrande.rules.grandissimo.actions import LAST_WORD, LAST_WORD_CARD, SILENCER
from elgrande.rules.grandissimo.characters import JESTER, QUEEN, QueenBrings
from elgrande.rules.grandissimo.double_turn import SECOND_CARD, UseSecond
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO, INCOGNITO_CARD, ChooseRegionCard, ShowKing
from elgrande.rules.grandissimo.ships import SHIPS, ChooseShip
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.rules import Rules
from elgrande.rules.shared.free_choice import FREE_CHOICE
from elgrande.rules.shared.spies import SPY
from elgrande.view import View

EVERY_ROUND: Final = ((QUEEN, 0.8), (JESTER, 0.4), (SHIPS, 0.4))
"""Worth of a character or a ship in each round."""
HELD: Final = (INQUISITOR, SHIPS, QUEEN, JESTER, SECOND_CARD, LAST_WORD, SILENCER)
"""What players have that their possessions depend on."""
SPARE: Final = 0.3
"""How much less a second ship is worth: one can carry all."""
LEADS: Final = 0.8
"""Worth of marching with the mercenaries, in each round."""
SECOND: Final = 2.5
"""Worth of a second action card that waits to be used."""
STOPPED: Final = 1.5
"""What a player loses whose special actions are stopped."""
LAST: Final = 2.0
"""Worth of the last turn before a general scoring."""
NOT_LAST: Final = 0.2
"""Worth of the last turn in any other round."""
ENOUGH: Final = 4
"""With so many caballeros at court, one more placed is better than one more at court."""


class Grandissimo(Sense):
    """What a bot knows of the module."""

    decisions = (ChooseRegionCard, ChooseShip, QueenBrings, UseSecond)
    kept: ClassVar[dict[str, float]] = {INCOGNITO_CARD: 1.2, LAST_WORD_CARD: 1.5}
    kept_for_scorings: ClassVar[dict[str, float]] = {FREE_CHOICE: FREE_CHOICE_KEPT, SPY: SPY_KEPT}
    off_regions: ClassVar[dict[str, float]] = {"ship": 0.4, "prison": 0.08, "guests": 0.22}

    def sensible(self, position: Position, decision: Decision) -> list[int]:
        if isinstance(decision, ChooseShip):  # whether it lands is asked next
            return position.options[1:]
        if isinstance(decision, UseSecond) and any(isinstance(step, TakeCard) for step in position.stack):
            return [ids.PASS]  # it can still be used after the card of the turn
        options = without_asides(position)
        return [option for option in options if option != ids.LEVY] if isinstance(decision, QueenBrings) else options

    def as_if_done(self, position: Position, decision: Decision, option: OptionId) -> Position | None:
        """The King shows himself at once; a boycott has its effect at once anyway."""
        if not isinstance(decision, ChooseRegionCard) or decision.boycott:
            return None
        done = alone(position)
        done.board.king = option - ids.SPACE
        return done

    def aside(self, view: View) -> Advice | None:
        """Between the parts of a turn is a good time to march, or to use the Jester; the Queen brings one early."""
        decision = view.decision
        if decision is not None and decision.between_parts:
            for option in (ids.MARCH, ids.JEST):
                if option in view.options:
                    return option, ("hint-besides", {})
        if isinstance(decision, QueenBrings):
            if view.board.court[view.player] < ENOUGH:
                return ids.LEVY, ("hint-court", {"count": 1, "planned": 0})
            return ids.PASS, ("hint-wait", {})
        return None

    def forget_secrets(self, position: Position, view: View) -> None:
        """Nor does one think of showing the King oneself, unless that is the question: it could be done after every
        step."""
        forget_unknown(BOYCOTT, position, view)
        if isinstance(position.decision, ShowKing):
            forget_unknown(INCOGNITO, position, view)
        else:
            INCOGNITO.clear_all(position)

    def possession(self, rules: Rules, prospects: Prospects) -> Possession:
        return Characters(rules, prospects)

    def seen_on(self, position: Position, space: SpaceId) -> tuple[int, ...]:
        return (INQUISITOR.of(position),)


class Characters(Possession):
    """Ships, characters, and rights that cards give."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        self.prospects = prospects
        self.mercenaries = bool(rules.black)
        self.often = rounds_of_use(prospects)

    def key(self, position: Position) -> tuple[object, ...]:
        held: list[int] = []
        for field in HELD:
            held += position.board.extra[field.at : field.end]
        return tuple(held)

    def count(self, position: Position, worth: list[float]) -> None:
        self._count_characters(position, worth)
        self._count_rights(position, worth)

    def _count_characters(self, position: Position, worth: list[float]) -> None:
        """Ships, Queen, Jester and the mercenaries' general serve their owners in each round."""
        for field, each in EVERY_ROUND:
            for owner in field.taken(position):
                worth[owner] += each * self.often
        first, second = SHIPS.values(position)
        if first == second != NOBODY:
            worth[first] -= SPARE * self.often
        leader = INQUISITOR.of(position)
        if self.mercenaries and leader != NOBODY:
            worth[leader] += LEADS * min(self.often, 1.0)

    def _count_rights(self, position: Position, worth: list[float]) -> None:
        """A second card, the last word, and what an action stop takes from the others."""
        for player, card in enumerate(SECOND_CARD.values(position)):
            if card != NOTHING and self.prospects.rounds[player]:
                worth[player] += SECOND
        last, silencer = LAST_WORD.of(position), SILENCER.of(position)
        if last != NOBODY:
            worth[last] += LAST if position.board.round in position.rules.scoring_rounds else NOT_LAST
        if silencer != NOBODY:
            for player in self.prospects.waiting:
                if player != silencer:
                    worth[player] -= STOPPED
