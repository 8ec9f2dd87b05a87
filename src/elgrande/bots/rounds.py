"""A round in mind: how its moments are seen, and what its small choices and power cards look like at a glance."""

from __future__ import annotations

from elgrande.bots.evaluate import Outlook
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.judgement import Judgement
from elgrande.bots.mind import Mind
from elgrande.bots.power import PowerCards, power_cards
from elgrande.bots.prospects import turns_to_come
from elgrande.engine.chance import Chance
from elgrande.rules.position import Position


class Minds:
    """One mind for each moment of a round. It remembers what was thought out once, so that playing the round in mind
    again is quick."""

    def __init__(self, judgement: Judgement, chance: Chance) -> None:
        self.judgement = judgement
        self.chance = chance
        self._minds: dict[tuple[int, ...], Mind] = {}
        self._power_cards: dict[int, PowerCards] = {}

    def at(self, position: Position, careful: bool = False) -> Mind:
        """The mind for this moment: who has still to move makes all the difference."""
        if careful:
            return Mind(Outlook(position, self.judgement), self.chance)
        key = (position.board.round, *turns_to_come(position))
        mind = self._minds.get(key)
        if mind is None:
            mind = self._minds[key] = Mind(Outlook(position, self.judgement), self.chance)
            mind.hasty = True
        return mind

    def power_values(self, position: Position) -> list[float]:
        """What each power card that may be played now is worth, at a glance; what a turn would bring is thought out
        only once for each player."""
        player, mind = position.decision.player, self.at(position)
        cards = self._power_cards.get(player)
        if cards is None:
            cards = self._power_cards[player] = power_cards(position, mind)
        return cards.values(position, mind)


def choose_at_a_glance(position: Position, minds: Minds) -> None:
    """A small choice, made as seems best to whoever makes it."""
    if len(position.options) == 1:
        position.choose(position.options[0])
        return
    mind = minds.at(position)
    rest = this_turn_only(position)
    option = mind.best(position)
    position.stack[:0] = rest
    position.choose(option)
