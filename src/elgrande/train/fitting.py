"""Fitting the network to games: Adam, until it stops improving on positions that it has not learned from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from elgrande.bots.features import OWN, POINTS
from elgrande.bots.learned import LearnedValue
from elgrande.tools.simulate import CONFIDENCE
from elgrande.train.course import CourseError
from elgrande.train.lessons import EXPECTED, FOLDS, Lessons, Numbers, Places
from elgrande.train.network import Network, Scale, centred, chances, joined, log_loss

NETWORKS: Final = 3
"""The number of networks; their answers are averaged."""
UNITS: Final = 8
"""Hidden units of each network."""
BATCH: Final = 256
"""Positions per step."""
EPOCHS: Final = 200
"""The maximum number of passes over all positions."""
PATIENCE: Final = 20
"""Fitting stops after this many epochs without improvement."""
RATE: Final = 1e-3
DECAY: Final = 5e-3
"""How strongly weights are pulled back to where they began: to 0, or to what the outlook says."""
MARGIN: Final = 0.3
"""The weight of the margin relative to the win."""
BY_TURN: Final = OWN.index("expected by turn")
NEARLY: Final = 2.0
"""A player this many points behind another gets 1/e as much of the win."""
MOMENTUM: Final = (0.9, 0.999)

Tell = Callable[[int, float], None]
"""Called after each epoch with its number and the loss on the games left out."""


@dataclass(frozen=True)
class Measured:
    """How well the results of games are predicted from some positions: log-loss, lower is better."""

    positions: int
    even: float
    """With the same chance for every player."""
    baseline: float
    """With what the outlook expects (see `Baseline`)."""
    learned: float
    doubt: float
    """Half the width of the 95 % interval of `gain`; positions of one game count together."""
    missed: float
    """The error of the predicted margin in points (root mean square)."""

    @property
    def gain(self) -> float:
        """How much better the network is than the baseline."""
        return self.baseline - self.learned

    def as_data(self) -> dict[str, Any]:
        """All of it, for JSON."""
        low, high = self.gain - self.doubt, self.gain + self.doubt
        return {
            "positions": self.positions,
            "even": round(self.even, 4),
            "baseline": round(self.baseline, 4),
            "learned": round(self.learned, 4),
            "gain": round(self.gain, 4),
            "gain_95": [round(low, 4), round(high, 4)],
            "margin_missed": round(self.missed, 2),
        }


@dataclass(frozen=True)
class Fit:
    """The result of fitting."""

    value: LearnedValue
    epochs: list[int]
    """After how many epochs each network was best."""
    measured: dict[str, Measured]
    """Over all positions, by table, by number of players, by rounds left; each game was judged by networks that had not
    learned from it."""


class Baseline:
    """Chances from the outlook alone: the fewer rounds are left, the more a point counts."""

    def __init__(self, lessons: Lessons) -> None:
        self.steepness = {int(left): _steepness(lessons.where(lessons.left == left)) for left in set(lessons.left)}

    def chances(self, lessons: Lessons) -> Numbers:
        """The chance of each seat."""
        steep = np.array([self.steepness.get(int(left), 0.1) for left in lessons.left])
        return chances(lessons.expected * steep[:, None], lessons.taken)


def _steepness(lessons: Lessons) -> float:
    """How much an expected point counts."""
    return steepness(lessons.expected, lessons)


def steepness(expected: Numbers, lessons: Lessons) -> float:
    """How much a per-seat number counts if it alone decides who wins, by Newton's method."""
    steep = 0.05
    for _ in range(30):
        chance = chances(expected * steep, lessons.taken)
        mean = (chance * expected).sum(axis=1)
        slope = float((mean - (lessons.won * expected).sum(axis=1)).sum())
        bend = float(((chance * expected**2).sum(axis=1) - mean**2).sum()) + 1e-6
        steep = min(max(steep - slope / bend, 0.0), 10.0)
    return steep


def fit(lessons: Lessons, seed: int, tell: Tell = lambda epoch, loss: None) -> Fit:
    """Fit networks to all games and measure how well they predict; all randomness comes from the seed.

    For the measurement, each part of the games is judged by networks that learned only from the other parts.
    """
    games = len(set(lessons.game.tolist()))
    if len(set(lessons.fold.tolist())) < FOLDS:
        raise CourseError(f"{games} games are too few: some are left out to check what was learned from the others")
    baseline, answers = np.zeros_like(lessons.won), np.zeros((*lessons.won.shape, 2))
    scale = Scale.of(lessons)
    for part in range(FOLDS):
        others, here = lessons.where(lessons.fold != part), lessons.fold == part
        networks, _ = _several(others, scale, seed, tell)
        shared, own = scale.scaled(lessons.where(here))
        answers[here] = np.mean([network.run(shared, own)[1] for network in networks], axis=0)
        baseline[here] = Baseline(others).chances(lessons.where(here))
    networks, epochs = _several(lessons, scale, seed, tell)
    return Fit(joined(networks, scale), epochs, _measured(lessons, baseline, answers))


def _several(lessons: Lessons, scale: Scale, seed: int, tell: Tell) -> tuple[list[Network], list[int]]:
    """Fit several networks; each leaves out a different part of the games, to see when it stops improving."""
    random = np.random.default_rng(seed)
    mild = mildly(lessons)
    networks: list[Network] = []
    epochs: list[int] = []
    for part in sorted(set(lessons.fold.tolist()))[:NETWORKS]:
        learned, left_out = mild.where(mild.fold != part), mild.where(mild.fold == part)
        network = Network(UNITS, straight_from_outlook(learned) * scale.own_size, random)
        epochs.append(_descend(network, scale, learned, left_out, random, tell))
        networks.append(network)
    return networks, epochs


def _descend(
    network: Network, scale: Scale, learned: Lessons, left_out: Lessons, random: np.random.Generator, tell: Tell
) -> int:
    """Fit one network and keep its best weights; returns the epoch in which it was best on the games left out."""
    shared, own = scale.scaled(learned)
    other_shared, other_own = scale.scaled(left_out)
    adam = Adam(network.weights)
    best, best_weights, best_epoch = np.inf, network.weights, 0
    for epoch in range(1, EPOCHS + 1):
        order = random.permutation(len(learned))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            slopes = network.slopes(shared[some], own[some], learned.where(some), MARGIN, DECAY)
            network.set_weights(adam.step(network.weights, slopes))
        chance = chances(network.run(other_shared, other_own)[1][:, :, 0], left_out.taken)
        loss = float(log_loss(chance, left_out).mean())
        tell(epoch, loss)
        if loss < best - 1e-5:
            best, best_weights, best_epoch = loss, network.weights, epoch
        elif epoch - best_epoch >= PATIENCE:
            break
    network.set_weights(best_weights)
    return best_epoch


def mildly(lessons: Lessons) -> Lessons:
    """The same lessons, but a player only a few points behind has almost won: each game teaches more."""
    return replace(lessons, won=chances(lessons.margin * (POINTS / NEARLY), lessons.taken))


def straight_from_outlook(lessons: Lessons) -> Numbers:
    """What is known without learning: the player with the most expected points wins, by about that margin."""
    straight = np.zeros((2, len(OWN)))
    straight[0, BY_TURN] = steepness(lessons.own[:, :, BY_TURN], lessons)
    straight[1, EXPECTED] = 1.0
    return straight


class Adam:
    """Gradient descent with longer steps where the slopes are steadier."""

    def __init__(self, weights: list[Numbers]) -> None:
        self.steps = 0
        self.slopes = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]

    def step(self, weights: list[Numbers], slopes: list[Numbers]) -> list[Numbers]:
        """The weights after one more step."""
        fast, slow = MOMENTUM
        self.steps += 1
        self.slopes = [fast * mean + (1 - fast) * slope for mean, slope in zip(self.slopes, slopes, strict=True)]
        self.squares = [slow * mean + (1 - slow) * slope**2 for mean, slope in zip(self.squares, slopes, strict=True)]
        rate = RATE * float(np.sqrt(1 - slow**self.steps) / (1 - fast**self.steps))
        moved = zip(weights, self.slopes, self.squares, strict=True)
        return [weight - rate * mean / (np.sqrt(square) + 1e-8) for weight, mean, square in moved]


def _measured(checked: Lessons, baseline: Numbers, answers: Numbers) -> dict[str, Measured]:
    even = np.log(checked.taken.sum(axis=1))
    simple = log_loss(baseline, checked)
    learned = log_loss(chances(answers[:, :, 0], checked.taken), checked)
    missed = (centred(answers[:, :, 1], checked.taken) - checked.margin) ** 2
    seats = checked.taken.sum(axis=1)
    groups = {"all": np.ones(len(checked), dtype=np.bool_)}
    groups |= {name: checked.table == number for number, name in enumerate(checked.tables)}
    groups |= {f"{players} players": seats == players for players in sorted(set(seats.tolist()))}
    groups |= {f"{left} rounds left": checked.left == left for left in sorted(set(checked.left.tolist()))}
    return {
        name: Measured(
            int(here.sum()),
            float(even[here].mean()),
            float(simple[here].mean()),
            float(learned[here].mean()),
            CONFIDENCE * _error((simple - learned)[here], checked.game[here]),
            POINTS * float(np.sqrt(missed[here].sum() / seats[here].sum())),
        )
        for name, here in groups.items()
        if here.any()
    }


def _error(values: Numbers, games: Places) -> float:
    """The standard error of the mean of values; values of one game belong together."""
    away = values - values.mean()
    sums = np.bincount(games, weights=away)
    return float(np.sqrt((sums**2).sum())) / len(values)
