"""Makes the saved games of `tests/saved`, one for each set of modules: `.venv/bin/python -m tests.make_saves`.

It makes only the games that are missing. They show when a saved game can no longer be loaded: remove one and make it
again only when a changed rule makes its choices impossible.
"""

from __future__ import annotations

from pathlib import Path

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.rules.config import module_sets

SAVED = Path(__file__).parent / "saved"
CHOICES = 90


def main() -> None:
    """Play each game that is missing at random to somewhere in its middle, and save it."""
    for number, modules in enumerate(module_sets()):
        path = SAVED / f"{'-'.join(modules)}.json"
        if path.exists():
            continue
        game, chance = Game.new(2 + number % 4, modules, seed=100 + number), Chance(number)
        while len(game.choices) < CHOICES:
            question = chance.pick(game.decisions)
            game.play(chance.pick(question.options), question.player)
        path.write_text(game.save() + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
