"""The network during training: the same as `bots.learned`, but for many positions at once and with slopes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from elgrande.bots.features import OWN, SHARED
from elgrande.bots.learned import LearnedValue
from elgrande.train.lessons import Flags, Lessons, Numbers

NEVER = -1e9
"""The answer for an empty seat."""


@dataclass
class Scale:
    """Brings the numbers of positions to a similar size before learning."""

    shared_mean: Numbers
    shared_size: Numbers
    own_mean: Numbers
    own_size: Numbers

    @classmethod
    def of(cls, lessons: Lessons) -> Scale:
        """Scale all numbers of these positions to mean 0 and mostly between -1 and 1."""
        rows = lessons.own[lessons.taken]
        own_size, shared_size = rows.std(axis=0), lessons.shared.std(axis=0)
        own_size[own_size < 1e-6] = shared_size[shared_size < 1e-6] = 1.0
        return cls(lessons.shared.mean(axis=0), shared_size, rows.mean(axis=0), own_size)

    def scaled(self, lessons: Lessons) -> tuple[Numbers, Numbers]:
        """The shared and the own numbers of positions, scaled."""
        return (lessons.shared - self.shared_mean) / self.shared_size, (lessons.own - self.own_mean) / self.own_size


class Network:
    """Weights as arrays, and their gradients."""

    def __init__(self, units: int, straight: Numbers, random: np.random.Generator) -> None:
        """A network that has learned nothing yet: it answers almost exactly what `straight` says."""
        self.common = random.normal(0.0, 0.1, (units, len(SHARED)))
        self.hidden = random.normal(0.0, 1 / np.sqrt(len(OWN)), (units, len(OWN)))
        self.bias = np.zeros(units)
        self.answers = random.normal(0.0, 0.1 / np.sqrt(units), (2, units))
        self.straight = straight.copy()
        self.home = [*[np.zeros_like(weight) for weight in self.weights[:-1]], straight]
        """Where decay pulls the weights."""

    @property
    def weights(self) -> list[Numbers]:
        """All weights."""
        return [self.common, self.hidden, self.bias, self.answers, self.straight]

    def set_weights(self, weights: list[Numbers]) -> None:
        """Replace all weights."""
        self.common, self.hidden, self.bias, self.answers, self.straight = [weight.copy() for weight in weights]

    def run(self, shared: Numbers, own: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden units and the two answers, by position and seat."""
        inner = own @ self.hidden.T + (shared @ self.common.T + self.bias)[:, None, :]
        units = np.maximum(inner, 0.0)
        return units, units @ self.answers.T + own @ self.straight.T

    def slopes(
        self, shared: Numbers, own: Numbers, lessons: Lessons, margin_weight: float, decay: float
    ) -> list[Numbers]:
        """The slope of the loss for each weight, over some positions."""
        units, answers = self.run(shared, own)
        count = len(shared)
        slope = np.zeros_like(answers)
        slope[:, :, 0] = (chances(answers[:, :, 0], lessons.taken) - lessons.won) / count
        margin = centred(answers[:, :, 1], lessons.taken)
        seats = lessons.taken.sum(axis=1, keepdims=True)
        slope[:, :, 1] = margin_weight * 2 * centred((margin - lessons.margin) / seats, lessons.taken) / count
        flat = slope.reshape(-1, 2)
        inner = (slope @ self.answers) * (units > 0)
        by_position = inner.sum(axis=1)
        found = [
            by_position.T @ shared,
            inner.reshape(-1, inner.shape[2]).T @ own.reshape(-1, own.shape[2]),
            by_position.sum(axis=0),
            flat.T @ units.reshape(-1, units.shape[2]),
            flat.T @ own.reshape(-1, own.shape[2]),
        ]
        drawn = zip(found, self.weights, self.home, strict=True)
        return [slope + decay * (weight - home) for slope, weight, home in drawn]


def joined(networks: list[Network], scale: Scale) -> LearnedValue:
    """One network that gives the average answer of several, for unscaled numbers."""
    common = np.concatenate([network.common for network in networks]) / scale.shared_size
    hidden = np.concatenate([network.hidden for network in networks]) / scale.own_size
    bias = np.concatenate([network.bias for network in networks])
    bias = bias - common @ scale.shared_mean - hidden @ scale.own_mean
    answers = np.concatenate([network.answers for network in networks], axis=1) / len(networks)
    straight = np.mean([network.straight for network in networks], axis=0) / scale.own_size
    # The scale's offset of the straight numbers is the same for all players, so it makes no difference.
    return LearnedValue(common.tolist(), hidden.tolist(), bias.tolist(), answers.tolist(), straight.tolist())


def chances(logits: Numbers, taken: Flags) -> Numbers:
    """The chance of each seat."""
    shown = np.where(taken, logits, NEVER)
    odds = np.exp(shown - shown.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def centred(values: Numbers, taken: Flags) -> Numbers:
    """The values of the taken seats minus their mean."""
    shown = np.where(taken, values, 0.0)
    mean = shown.sum(axis=1, keepdims=True) / taken.sum(axis=1, keepdims=True)
    return np.where(taken, shown - mean, 0.0)


def log_loss(chance: Numbers, lessons: Lessons) -> Numbers:
    """By position: how surprising the winner was, in nats."""
    return np.asarray(-(lessons.won * np.log(np.maximum(chance, 1e-12))).sum(axis=1))
