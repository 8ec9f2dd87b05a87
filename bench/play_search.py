"""How fast the bots search, in whichever build of elgrande this Python has; `search.py` starts this.

`make FILE` plays the games and writes their decisions; `measure FILE` thinks about them and prints one line of JSON.
"""

from __future__ import annotations

import argparse
import gc
import json
from math import inf
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from elgrande import Game
from elgrande.bots import BOTS, make_bot, tree
from elgrande.bots.duke import DukeBot
from elgrande.bots.rounds import Minds
from elgrande.bots.thinker import Thinker, imagined
from elgrande.engine.chance import Chance
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.turn import UseCard
from elgrande.view import View

BUILD = "interpreted" if str(tree.__file__).endswith(".py") else "compiled"
"""The build that is actually installed, so that the two cannot be confused."""
LEVELS = ("page", "knight", "duke", "grande")
TABLES: dict[str, tuple[int, list[str]]] = {
    "base": (4, []),
    "grand_inquisitor": (4, ["grand_inquisitor"]),
    "king_intrigue": (4, ["king_intrigue"]),
    "grandissimo": (4, ["grandissimo"]),
    "base, 2 players": (2, []),
}
"""The tables of the games of pages whose decisions are thought about."""
SLOWEST = "5 players, most modules"
MOST = (5, ["grand_inquisitor", "king_intrigue", "players_edition", "special_cards"])
"""Where a single thought takes longest; the clock is also tested there, in a game of random players."""
PLAYOUTS = 24
"""How many times the round is played in mind from one decision."""
EVERY = 10_000
"""More decisions than a game has."""
SHORT = 0.1
"""A limit in seconds that nearly every search reaches, to measure how late it stops."""
FOR_EVER = 1e9

Decisions = list[str]
"""All decisions of a game with more than one option, each as a saved game."""


# --- the games ---


def decisions_of(players: int, modules: list[str], bot: str) -> Decisions:
    """Play a game of bots; return all its decisions except the forced ones."""
    game = Game.new(players=players, modules=modules, seed=7)
    bots = [make_bot(bot, seat) for seat in range(players)]
    found: Decisions = []
    while not game.over:
        view = game.view(game.decision.player)
        if len(view.options) > 1:
            found.append(game.save())
        game.play(bots[view.player].choose(view), view.player)
    return found


def make(file: Path) -> None:
    """Play the games and write their decisions."""
    games = {name: decisions_of(players, modules, "page") for name, (players, modules) in TABLES.items()}
    file.write_text(json.dumps({**games, SLOWEST: decisions_of(*MOST, "random")}))


def view_of(saved: str) -> View:
    """The view of the player who has to decide."""
    game = Game.load(saved, checked=False)
    return game.view(game.decision.player)


def spread(views: list[View], count: int) -> list[View]:
    """Some of the views, evenly spread over the game."""
    count = min(count, len(views))
    return [views[number * len(views) // count] for number in range(count)]


# --- the stopwatch ---


def playouts(views: list[View]) -> dict[str, Any]:
    """Play the rounds of some decisions in mind, as the duke does but without a clock."""
    duke = DukeBot(1)
    best: list[int] = []
    began = process_time()
    for view in views:
        chance = Chance(1)
        thoughts = tree.Tree(Minds(duke.judgement, chance), duke.judge(), duke.scope, view.board.round, FOR_EVER)
        for _ in range(PLAYOUTS):
            thoughts.think(imagined(view, chance))
        best.append(thoughts.best())
    return {"playouts": PLAYOUTS * len(views), "seconds": process_time() - began, "best": best}


def choices(level: str, views: list[View], seconds: float | None = None) -> list[float]:
    """The seconds that each choice takes, with the level's own limit or with another one."""
    kind, taken = BOTS[level], []
    bot = kind(1) if seconds is None else kind(1, seconds)  # type: ignore[call-arg]
    for view in views:
        began = perf_counter()
        bot.choose(view)
        taken.append(round(perf_counter() - began, 6))
    return taken


def limit_of(level: str) -> float | None:
    """How long a level may think, in seconds; a page has no clock."""
    kind = BOTS[level]
    return kind.limit if issubclass(kind, Thinker) and kind.limit < inf else None


def begins_turn(view: View) -> bool:
    """Whether a player chooses what to do in their turn."""
    decision = view.decision
    return decision is not None and decision.between_parts and not isinstance(decision, UseCard)


def measure(file: Path, share: float) -> dict[str, Any]:
    """Measure this build; `share` is the fraction of the usual number of decisions to think about."""
    games = {name: [view_of(saved) for saved in found] for name, found in json.loads(file.read_text()).items()}
    gc.collect()
    gc.freeze()  # keep the many games that only we hold out of the garbage collector's work
    many = {"page": EVERY, "knight": EVERY, "duke": 12, "grande": 6}
    tables: dict[str, Any] = {}
    for name in TABLES:
        cards = [view for view in games[name] if begins_turn(view)]
        power = [view for view in games[name] if isinstance(view.decision, PlayPowerCard)]
        few = round(3 * share) or 1
        playouts(cards[:1])  # warm up
        tables[name] = {
            "decisions": len(games[name]),
            "power cards": playouts(spread(power, few)),
            "turns": playouts(spread(cards, few)),
            "choices": {
                level: choices(level, spread(games[name], round(count * share) or 1)) for level, count in many.items()
            },
        }
    late = {
        name: choices("duke", spread([view for view in views if len(view.options) > 2], round(40 * share) or 1), SHORT)
        for name, views in games.items()
    }
    limits = {level: limit_of(level) for level in LEVELS}
    return {"build": BUILD, "limits": limits, "short": SHORT, "tables": tables, "late": late}


def main() -> None:
    """Run what the command line asks for."""
    parser = argparse.ArgumentParser(description="Make decisions or think about them; `search.py` starts this.")
    parser.add_argument("what", choices=["make", "measure"])
    parser.add_argument("file", type=Path, help="with the decisions")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of decisions")
    arguments = parser.parse_args()
    if arguments.what == "make":
        make(arguments.file)
    else:
        print(json.dumps(measure(arguments.file, arguments.share)))


if __name__ == "__main__":
    main()
