"""Bots of each level with little time, and positions, minds and trees for them."""

from __future__ import annotations

from math import inf
from typing import Final

from elgrande import Game
from elgrande.bots import BOTS, Bot, make_bot
from elgrande.bots.evaluate import Outlook
from elgrande.bots.grande import GrandeBot
from elgrande.bots.judgement import KEEN
from elgrande.bots.judges import Judge
from elgrande.bots.mind import Mind
from elgrande.bots.rounds import Minds
from elgrande.bots.thinker import Thinker
from elgrande.bots.tree import Tree
from elgrande.engine.chance import Chance
from elgrande.rules.position import Position
from elgrande.view import View

LEVELS: Final = ("page", "knight", "duke", "grande")
TIMED: Final = LEVELS[1:]
"""Those that watch the clock."""
FOR_EVER: Final = 1e9


def level(name: str, seed: int = 0, seconds: float = FOR_EVER, rounds: int = 0) -> Bot:
    """A bot with this much time; `rounds` limits how often it plays a round, or a dial, in its mind."""
    kind = BOTS[name]
    if not issubclass(kind, Thinker) or kind.limit == inf:
        return kind(seed)
    few: dict[str, object] = {"dials": rounds} if rounds else {}
    if rounds and kind.rounds:
        few["rounds"] = rounds
    quick: type[Thinker] = type(kind.__name__, (kind,), few)
    return quick(seed, seconds)


def kind_of(view: View) -> str:
    """The kind of decision that a seat faces."""
    return type(view.decision).__name__


def to_decision(game: Game, *kinds: str, after: int = 0) -> View:
    """Let random players make `after` choices, then go on until somebody has several options of these kinds."""
    bots = [make_bot("random", seat) for seat in range(game.rules.players)]
    for _ in range(5000):
        player = game.decision.player
        view = game.view(player)
        if after <= 0 and kind_of(view) in kinds and len(view.options) > 2:
            return view
        game.play(bots[player].choose(view), player)
        after -= 1
    raise AssertionError(f"nobody is asked {kinds}")


def mind_of(position: Position, seed: int = 1) -> Mind:
    """A mind that judges as the search does."""
    return Mind(Outlook(position, KEEN), Chance(seed))


def tree_of(position: Position, deadline: float = FOR_EVER, seed: int = 1) -> Tree:
    """A tree for the rest of the round; without a deadline it grows for as long as the test lets it."""
    return Tree(Minds(KEEN, Chance(seed)), Judge(KEEN), GrandeBot.scope, position.board.round, deadline)
