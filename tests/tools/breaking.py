"""Positions that break a law."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from elgrande.rules.laws import LawBroken


def broken(law: Callable[..., None], *what: Any) -> str:
    """How a law says that it is broken by what it is given to check."""
    with pytest.raises(LawBroken) as error:
        law(*what)
    return str(error.value)
