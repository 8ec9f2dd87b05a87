"""The fuzzer: random games on all tables, with the laws checked at every decision and the slow ones at some of them. It
looks for crashes, dead ends, endless games and broken laws; each finding comes with a record that reproduces it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from typing import Any, Final

from elgrande.board import options as ids
from elgrande.engine.chance import Chance
from elgrande.game import Game
from elgrande.rules.config import CHOICES, Config, check_parts, configure, module_sets
from elgrande.rules.laws import LawBroken
from elgrande.rules.module import module_named
from elgrande.tools.laws import CHEAP, COSTLY, DEAR, FINAL, GameLaw, change_laws, position_laws

ENDLESS: Final = 5000
"""More decisions than any game has."""

COSTLY_EVERY: Final = 4
DEAR_EVERY: Final = 60
"""Slow laws, and those that replay the game, are checked at one in this many decisions."""

IDLE: Final = (ids.STOP, ids.END, ids.PASS, ids.AMOUNT)
"""Choices that do nothing: half of the games avoid them if possible, to get deeper."""


@dataclass(frozen=True)
class Finding:
    """A bug that the fuzzer found."""

    config: Config
    seed: int
    law: str
    message: str
    record: str
    """Reproduces the bug, with `elgrande replay`."""


# --- what is played ---

OTHERS: Final = {name: values for name, values in CHOICES.items() if name != "rounds"}
"""The options that rotate over the games of a table."""

STRIDE: Final = 71
"""The step from one combination of options to the next: coprime to their number, so that all come up."""


def tables() -> list[Config]:
    """All tables (MIX-1): every set of modules with every number of players and rounds, as printed."""
    return [
        configure(players, modules, rounds=rounds)
        for modules, players, rounds in product(module_sets(), range(2, 6), CHOICES["rounds"])
    ]


def variants(table: Config) -> list[Config]:
    """A table with all combinations of the other options, in an order in which each value comes up early.

    Modules with parts are played in full and without some of them in turn.
    """
    left_out = list(_left_out(table.modules)) or [()]
    found: list[Config] = []
    for number, others in enumerate(_combinations()):
        without = left_out[number // 2 % len(left_out)] if number % 2 else ()
        found.append(Config._make((*table[:3], *others, without)))
    return found


def _left_out(modules: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What can be left out (OPT-6) of each module: all of its parts, one part or card, or all such cards but one."""
    for module in map(module_named, modules):
        if module.parts:
            yield check_parts(module.parts, modules)
        for part in (*module.parts, *module.part_cards):
            yield check_parts((part,), modules)
        for card in module.part_cards:
            yield check_parts([other for other in module.part_cards if other != card], modules)


@cache
def _combinations() -> list[tuple[Any, ...]]:
    """All combinations of the options that rotate, in the order of `Config`."""
    found = list(product(*OTHERS.values()))
    return [found[number * STRIDE % len(found)] for number in range(len(found))]


# --- playing ---


def fuzz_game(config: Config, seed: int) -> tuple[int, Finding | None]:
    """Play one random game, checking all laws; returns the number of decisions, and what was found."""
    game = Game.new(seed=seed, **config._asdict())
    chance = Chance(seed ^ 0x5EED)
    busy = chance.below(2) == 1
    law = "set-up"
    try:
        for count in range(ENDLESS):
            for name, check in _due(game, chance):
                law = name
                check()
            if game.over:
                return count, None
            law, before = "playing", game.position.copy()
            _choose(game, chance, busy)
            for change in change_laws(game.rules):
                law = change.__name__
                change(before, game.position)
        law = "the game ends"
        raise LawBroken(f"{ENDLESS} decisions and no end")
    except Exception as error:
        message = str(error) if isinstance(error, LawBroken) else traceback.format_exc()
        return len(game.choices), Finding(config, seed, law, message, _record(game))


def _due(game: Game, chance: Chance) -> Iterator[tuple[str, Callable[[], None]]]:
    """The laws to check now: their names, and how to check them."""
    laws: tuple[GameLaw, ...] = FINAL
    if not game.over:
        costly, dear = chance.below(COSTLY_EVERY) == 0, chance.below(DEAR_EVERY) == 0
        for of_position in position_laws(game.rules):
            yield of_position.__name__, partial(of_position, game.position)
        for of_history in game.rules.history_laws if costly else ():
            yield of_history.__name__, partial(of_history, game.position, game.choices)
        laws = (*CHEAP, *(COSTLY if costly else ()), *(DEAR if dear else ()))
    for law in laws:
        yield law.__name__, partial(law, game, chance)


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
