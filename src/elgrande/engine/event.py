"""Events: what happened, as data. Each kind is declared once, where it is told, and says what it moves."""

from __future__ import annotations

from typing import Any

Event = tuple[Any, ...]
"""What happened: the key of its kind and its plain arguments, to be told in any language."""
