"""What a short search loses: its choices against what a very long one finds them worth.

`python bench/regret.py --players 2 2/0.25/1/0/96 6/0.25/2/2/384` asks about every seventh searched choice of games of
pupils. Each argument is a search: taste, curiosity, width, varied steps (see `Scope`) and rounds in mind. All of them
judge as grande does, and no clock runs. What is lost is in the judge's points, 60 for a sure win; it is no more than
what the long search knows. Power cards are shown apart, because there even the long search is not sure.
"""

from __future__ import annotations

import argparse
from math import inf
from statistics import mean
from time import process_time

from elgrande import Game
from elgrande.bots.bot import chance_for
from elgrande.bots.grande import GrandeBot
from elgrande.bots.pupil import PupilBot
from elgrande.bots.rounds import Minds
from elgrande.bots.thinker import imagined, worth_a_search
from elgrande.bots.tree import Scope, Tree, last
from elgrande.engine.chance import Chance
from elgrande.rules.base.round import PlayPowerCard
from elgrande.view import View

LONG = (Scope(taste=8.0, curiosity=0.6, width=5.0, varied=2), 1500)
"""The search that is believed."""
KNOWN = 4
"""It knows what an option is worth that begins a branch which it has tried this often."""
MOST = 20.0
"""An option that it hardly tried counts as so many points worse than the best."""

Search = tuple[Scope, int]
"""How widely, and how many rounds in mind."""


def views(players: int, modules: list[str], games: int, every: int) -> list[View]:
    """Some of the choices that are worth a search, of games of pupils."""
    found: list[View] = []
    number = 0
    for seed in range(games):
        game = Game.new(players=players, modules=modules, seed=seed)
        bots = [PupilBot(10 * seed + seat) for seat in range(players)]
        while not game.over:
            view = game.view(game.decision.player)
            if len(view.options) > 1 and worth_a_search(imagined(view, Chance(1))):
                number += 1
                if number % every == 0:
                    found.append(game.view(view.player))
            game.play(bots[view.player].choose(view), view.player)
    return found


def searched(view: View, search: Search, seed: int) -> Tree:
    """The tree that a search leaves behind."""
    scope, rounds = search
    bot, chance = GrandeBot(seed), chance_for(seed, view)
    tree = Tree(Minds(bot.judgement, chance), bot.judge(), scope, view.board.round, inf)
    position = imagined(view, chance)
    for _ in range(rounds):
        tree.think(position)
        if tree.root.position is None:
            position = imagined(view, chance)
    return tree


def worths(tree: Tree) -> dict[int, float]:
    """What each option is worth that is known well."""
    found: dict[int, float] = {}
    for branch in tree.root.tried():
        if branch.visits >= KNOWN:
            worth = last(branch).mean(branch.player)
            found[branch.option] = max(found.get(branch.option, -inf), worth)
    return found


def lost(known: dict[int, float], option: int) -> float:
    """How many points an option is worse than the best."""
    best = max(known.values())
    return best - max(known.get(option, -inf), best - MOST)


def parsed(text: str) -> Search:
    """A search as it is given on the command line."""
    taste, curiosity, width, varied, rounds = text.split("/")
    return Scope(float(taste), float(curiosity), float(width), int(varied)), int(rounds)


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("searches", nargs="+", type=parsed, metavar="TASTE/CURIOSITY/WIDTH/VARIED/ROUNDS")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="", help="with commas between them")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--every", type=int, default=7)
    options = parser.parse_args()
    asked = views(options.players, [name for name in options.modules.split(",") if name], options.games, options.every)
    known = [worths(searched(view, LONG, seed=99)) for view in asked]
    cards = [isinstance(view.decision, PlayPowerCard) for view in asked]
    print(f"{len(asked)} choices, {sum(cards)} of them power cards\n")
    print("| taste | curiosity | width | varied | rounds | points lost | at power cards | cpu ms |")
    print("|---|---|---|---|---|---|---|---|")
    for scope, rounds in options.searches:
        began = process_time()
        losses = [
            lost(worth, searched(view, (scope, rounds), seed=1).best())
            for view, worth in zip(asked, known, strict=True)
        ]
        took = 1000 * (process_time() - began) / len(asked)
        usual = mean(loss for loss, card in zip(losses, cards, strict=True) if not card)
        hidden = mean(loss for loss, card in zip(losses, cards, strict=True) if card)
        figures = f"{scope.taste:g} | {scope.curiosity:g} | {scope.width:g} | {scope.varied} | {rounds}"
        print(f"| {figures} | {usual:.2f} | {hidden:.2f} | {took:.0f} |", flush=True)


if __name__ == "__main__":
    main()
