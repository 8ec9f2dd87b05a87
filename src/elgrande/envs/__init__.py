"""El Grande for programs that learn.

`elgrande_v0` is a PettingZoo environment, `solo` a Gymnasium one, `openspiel` a game of OpenSpiel, and `batch` plays
many games at once on arrays. Each needs the extra of its library: `pip install 'elgrande[pettingzoo]'`, and so on.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports of libraries that come with an extra; if one is missing, the error says how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f"{error.name} is missing: pip install 'elgrande[{name}]'", name=error.name) from None
