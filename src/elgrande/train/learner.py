"""A bot with learned weights: it plays the round to its end in mind and judges who would win."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import ClassVar

from elgrande.bots.judgement import KEEN
from elgrande.bots.judges import Judge, LearnedJudge
from elgrande.bots.learned import LearnedValue
from elgrande.bots.thinker import Thinker


class Learner(Thinker):
    """A small grande that ignores the clock, so its games can be repeated."""

    judgement = KEEN
    rounds = 8
    dials = 60
    limit = inf
    weights: ClassVar[Path | None] = None
    """The file with its weights; by default those in the package."""

    def judge(self) -> Judge:
        return LearnedJudge(self.judgement, learned_from(self.weights))


@cache
def learned_from(path: Path | None) -> LearnedValue:
    """The learned value, read once."""
    return LearnedValue.load(path)


def write_bot(folder: Path, generation: int) -> str:
    """Write the bot of a generation beside its weights; returns the name by which the arena finds it."""
    weights = folder / "weights.json"
    path = folder / "bot.py"
    path.write_text(
        f'''"""The bot of generation {generation}, made by `elgrande train`; its weights are
{sha256(weights.read_bytes()).hexdigest()}."""

from pathlib import Path

from elgrande.train.learner import Learner


class Generation{generation}(Learner):
    """Plays with the weights beside this file."""

    weights = Path(__file__).with_name("weights.json")
''',
        encoding="utf-8",
    )
    return f"{path}:Generation{generation}"
