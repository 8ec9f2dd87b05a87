"""The fuzzer: random games on all tables, every law checked at every decision. It asks for crashes, dead ends,
endless games and broken laws; each finding comes with a record that reproduces it."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from itertools import product
from typing import Final

from elgrande.board import options as ids
from elgrande.engine.chance import Chance
from elgrande.game import Game
from elgrande.rules.config import CHOICES, Config, configure, module_sets
from elgrande.tools.board_laws import LawBroken, kings_region, taboo_is_kept
from elgrande.tools.laws import CHEAP, DEAR

ENDLESS: Final = 5000
"""No game has so many decisions."""

DEAR_EVERY: Final = 40
"""Laws that replay the game are checked at one in so many decisions, and at the end."""

IDLE: Final = (ids.STOP, ids.END, ids.PASS, ids.AMOUNT)
"""Choices that do nothing: half of the games avoid them where they can, to get deeper."""


@dataclass(frozen=True)
class Finding:
    """Something that the fuzzer found: a bug."""

    config: Config
    seed: int
    law: str
    message: str
    record: str
    """Reproduces it, with `elgrande replay`."""


def all_tables() -> list[Config]:
    """All tables: every set of modules and number of players with every combination of options."""
    named = [dict(zip(CHOICES, values, strict=True)) for values in product(*CHOICES.values())]
    return [
        configure(players, modules, **options)
        for modules, players, options in product(module_sets(), range(2, 6), named)
    ]


def tables() -> list[Config]:
    """Fewer tables that cover all: every set of modules with every number of players and of rounds, again and again,
    while the other options rotate. Each combination of those meets each set of modules once, and each of their values
    each set of modules, number of players and number of rounds."""
    others = {name: values for name, values in CHOICES.items() if name != "rounds"}
    named = [dict(zip(others, values, strict=True)) for values in product(*others.values())]
    sizes = list(product(range(2, 6), CHOICES["rounds"]))
    chosen: list[Config] = []
    for shift, modules in enumerate(module_sets()):
        for number, options in enumerate(named):
            players, rounds = sizes[(number + number // len(sizes) + shift) % len(sizes)]
            chosen.append(configure(players, modules, rounds=rounds, **options))
    return chosen


def fuzz_game(config: Config, seed: int) -> tuple[int, Finding | None]:
    """Play one random game, checking all laws; the number of decisions, and what was found."""
    game = Game.new(seed=seed, **config._asdict())
    chance = Chance(seed ^ 0x5EED)
    busy = chance.below(2) == 1
    law = "set-up"
    try:
        for count in range(ENDLESS):
            dear = game.over or chance.below(DEAR_EVERY) == 0
            if not game.over:
                for check in CHEAP:
                    law = check.__name__
                    check(game, chance)
            for check in DEAR if dear else ():
                if not (game.over and check.__name__ == "undo_returns"):
                    law = check.__name__
                    check(game, chance)
            if game.over:
                return count, None
            law = "playing"
            before = kings_region(game)
            _choose(game, chance, busy)
            law = "taboo_is_kept"
            taboo_is_kept(before, kings_region(game))
        law = "the game ends"
        raise LawBroken(f"{ENDLESS} decisions and no end")
    except Exception as error:
        message = str(error) if isinstance(error, LawBroken) else traceback.format_exc()
        return len(game.choices), Finding(config, seed, law, message, _record(game))


def _choose(game: Game, chance: Chance, busy: bool) -> None:
    question = chance.pick(game.decisions)
    options = question.options
    if busy:
        options = [option for option in options if option.id not in IDLE] or options
    game.play(chance.pick(options))


def _record(game: Game) -> str:
    try:
        return game.record()
    except Exception:  # the record itself may be what is broken
        return game.save()
