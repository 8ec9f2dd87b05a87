"""A bot of your own: it tries every option and picks the one after which a scoring would bring it the most.

elgrande arena --bots ./docs/examples/mybot.py:MyBot,random --players 4 --games 40
"""

from elgrande.board.spaces import COLOURS
from elgrande.bots import Bot
from elgrande.engine.chance import Chance
from elgrande.rules.base.scoring import awards
from elgrande.rules.position import Position
from elgrande.view import View


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
    board, totals = position.board, [float(points) for points in position.board.score]
    for region in position.rules.regions:
        for owner, points, _ in awards(position, region):
            totals[owner] += points
    own = totals.pop(player) + sum(board.caballeros[player::COLOURS]) / 2 + board.court[player] / 4
    return own - max(totals)
