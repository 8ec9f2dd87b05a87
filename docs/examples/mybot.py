"""A bot of your own: it tries every option and picks the one after which a scoring would bring it the most.

elgrande arena --bots ./docs/examples/mybot.py:MyBot,random --players 4 --games 40
"""

from elgrande import Chance, Position, View, scored_now
from elgrande.bots import Bot


class MyBot(Bot):
    """Greedy: it looks no further than its next choice."""

    def decide(self, view: View, chance: Chance) -> int:
        """Returns one of `view.options`; all randomness comes from `chance`, so that a seed fixes the game."""
        imagined = view.imagine(chance)  # a full position: what this seat cannot know is dealt at random
        return max(view.options, key=lambda option: after(imagined, option, view.player) + chance.below(100) / 1000)


def after(position: Position, option: int, player: int) -> float:
    """How far ahead of the best opponent a player would be after a choice, if all regions were scored then."""
    position = position.copy()
    position.choose(option)
    points = scored_now(position)
    waiting = position.board.province[player] / 2 + position.board.court[player] / 4
    return points.pop(player) - waiting - max(points)
