"""Who will win, learned from many games: a small network that looks at a position at the end of a round.

`elgrande train` makes its weights (docs/training.md). Every player's numbers go through the same network; how good they
are, compared with the others', gives the chance to win.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any, Final

from elgrande.bots.evaluate import Outlook
from elgrande.bots.features import OWN, POINTS, SHARED, outlook_of, own_rows, shared
from elgrande.bots.sums import product, summed
from elgrande.outcome import winners
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

FORMAT: Final = 1
"""The format of files with weights."""
PACKED: Final = "value.json"
"""The weights in the package."""


class WeightsError(ValueError):
    """Weights that cannot be used; the message says why."""


class LearnedValue:
    """A network with one hidden layer and a direct way past it; its two answers are a chance and a margin."""

    def __init__(
        self,
        common: list[list[float]],
        hidden: list[list[float]],
        bias: list[float],
        answers: list[list[float]],
        straight: list[list[float]],
    ) -> None:
        self.common = common
        """By hidden unit: the weights of what is the same for all players."""
        self.hidden = hidden
        """By hidden unit: the weights of what each player has."""
        self.bias = bias
        """By hidden unit."""
        self.answers = answers
        """By answer: the weights of the hidden units."""
        self.straight = straight
        """By answer: the weights of what each player has, past the hidden layer."""
        self._rules: Rules | None = None
        self._round = 0
        self._outlook: Outlook | None = None

    @staticmethod
    def load(path: Path | None = None) -> LearnedValue:
        """The weights in a file, or those in the package."""
        if path is not None:
            return read_weights(path.read_text(encoding="utf-8"), str(path))
        source = files("elgrande.bots").joinpath("weights").joinpath(PACKED)
        return read_weights(source.read_text(encoding="utf-8"), PACKED)

    def chances(self, position: Position) -> list[float]:
        """How likely each player is to win, at the end of a round or of the game; all chances together are 1."""
        if not position.stack:
            return won(position)
        logits = self.answer(position)[0]
        most = max(logits)
        odds = [exp(logit - most) for logit in logits]
        whole = summed(odds)
        return [odd / whole for odd in odds]

    def margins(self, position: Position) -> list[float]:
        """How many points each player will be ahead of the average at the end of the game."""
        players = position.rules.players
        if not position.stack:
            mean = sum(position.board.score) / players
            return [points - mean for points in position.board.score]
        margins = self.answer(position)[1]
        mean = summed(margins) / players
        return [POINTS * (margin - mean) for margin in margins]

    def answer(self, position: Position) -> list[list[float]]:
        """The two answers of the network, by player."""
        outlook = self._outlook_at(position)
        together = shared(position, outlook)
        bias = [start + product(row, together) for start, row in zip(self.bias, self.common, strict=True)]
        found: list[list[float]] = [[] for _ in self.answers]
        for own in own_rows(position, outlook):
            units: list[float] = []
            for start, row in zip(bias, self.hidden, strict=True):
                value = start + product(row, own)
                units.append(value if value > 0.0 else 0.0)
            for values, row, past in zip(found, self.answers, self.straight, strict=True):
                values.append(product(row, units) + product(past, own))
        return found

    def _outlook_at(self, position: Position) -> Outlook:
        """The outlook for this round: it is the same for all positions that begin the round."""
        outlook = self._outlook
        if outlook is None or self._rules is not position.rules or self._round != position.board.round:
            outlook = self._outlook = outlook_of(position)
            self._rules, self._round = position.rules, position.board.round
        return outlook


def won(position: Position) -> list[float]:
    """Who has won a game that is over: 1 for the winner; players who share the win share it here, too (BASE-25)."""
    best = winners(position)
    return [1 / len(best) if player in best else 0.0 for player in range(position.rules.players)]


_packed: list[LearnedValue] = []


def packed_value() -> LearnedValue:
    """The weights in the package, read once."""
    if not _packed:
        _packed.append(LearnedValue.load())
    return _packed[0]


def read_weights(text: str, name: str) -> LearnedValue:
    """The weights that `write_weights` wrote."""
    try:
        data: Any = json.loads(text)
    except ValueError:
        raise WeightsError(f"{name} is not a file with weights: it is no JSON") from None
    if not isinstance(data, dict) or "elgrande value" not in data:
        raise WeightsError(f"{name} is not a file with weights")
    if data["elgrande value"] != FORMAT:
        raise WeightsError(f"{name} has format {data['elgrande value']!r}; this version reads format {FORMAT}")
    for key, known in (("shared", SHARED), ("own", OWN)):
        if data.get(key) != list(known):
            raise WeightsError(f"{name} was trained on other numbers than this version looks at; train it anew")
    units = data.get("hidden")
    count = len(units) if isinstance(units, list) else 0
    return LearnedValue(
        matrix(data, "common", count, len(SHARED), name),
        matrix(data, "hidden", count, len(OWN), name),
        matrix(data, "bias", 1, count, name)[0],
        matrix(data, "answers", 2, count, name),
        matrix(data, "straight", 2, len(OWN), name),
    )


def matrix(data: Any, key: str, rows: int, columns: int, name: str) -> list[list[float]]:
    """A table of numbers, of the size that it must have."""
    found = data.get(key)
    if isinstance(found, list) and len(found) == rows:
        table = [[float(x) for x in row if isinstance(x, (int, float))] for row in found if isinstance(row, list)]
        if [len(row) for row in table] == [columns] * rows:
            return table
    raise WeightsError(f"{name} is damaged: {key!r} is not a table of {rows} × {columns} numbers")


def write_weights(value: LearnedValue, about: dict[str, Any]) -> str:
    """Weights as a text, with what is to be known about them."""
    data: dict[str, Any] = {
        "elgrande value": FORMAT,
        "about": about,
        "shared": list(SHARED),
        "own": list(OWN),
        "common": short(value.common),
        "hidden": short(value.hidden),
        "bias": short([value.bias]),
        "answers": short(value.answers),
        "straight": short(value.straight),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(entry, ensure_ascii=False)}" for key, entry in data.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def short(table: list[list[float]]) -> list[list[float]]:
    """A table with numbers of few digits."""
    return [[round(value, 5) for value in row] for row in table]
