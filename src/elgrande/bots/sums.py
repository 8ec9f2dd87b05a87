"""Sums of floats that are the same with every Python: from 3.12 on, `sum` rounds in a way of its own.

A bot that adds otherwise plays otherwise, and games could not be repeated elsewhere.
"""

from __future__ import annotations


def summed(values: list[float]) -> float:
    """All values together, added from left to right."""
    added = 0.0
    for value in values:
        added += value
    return added


def product(weights: list[float], values: list[float]) -> float:
    """The sum of all values, each times its weight."""
    added = 0.0
    for weight, value in zip(weights, values, strict=False):
        added += weight * value
    return added
