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
from elgrande.rules.config import CHOICES, Config, configure
from elgrande.tools.laws import CHEAP, DEAR, LawBroken, kings_region, taboo_is_kept

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


def tables() -> list[Config]:
    """All tables: every number of players with every combination of options."""
    combinations = product(*CHOICES.values())
    named = [dict(zip(CHOICES, values, strict=True)) for values in combinations]
    return [configure(players, **options) for players in range(2, 6) for options in named]


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
