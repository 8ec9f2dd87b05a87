"""Figures of cards that several modules have."""

from __future__ import annotations

from typing import Final

FREE_CHOICE_KEPT: Final = 3.0
"""Worth of a kept Free choice."""
SPY_KEPT: Final = 0.8
"""Worth of a kept Espionage."""
