"""The stable number of every kind of decision: the mask alone does not tell "place here" from "the King goes here".

The numbers never change: learned policies rely on them. New kinds are appended; those of external modules are OTHER.
"""

from __future__ import annotations

from typing import Final

from elgrande.engine.step import Decision
from elgrande.observation.stable import STABLE

KINDS: Final = 128
"""Room for this many kinds, so that a new one does not change the size of an observation."""
OTHER: Final = 0
"""A kind that is not listed."""

NAMES: Final[tuple[str, ...]] = ("", *STABLE["decisions"])
"""The kinds by number, each with the name of its class."""

assert len(NAMES) <= KINDS, "there is no room for more kinds of decisions: observations need another version"

_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def kind_number(decision: Decision) -> int:
    """The number of a decision's kind."""
    return _NUMBERS.get(type(decision).__name__, OTHER)
