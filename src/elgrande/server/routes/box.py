"""The box: what people can set up, and the cards."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get

from elgrande.bots import BOTS
from elgrande.rules.config import CHOICES, PARTS, PRESETS
from elgrande.server.codec import box_cards, box_modules
from elgrande.server.messages import Box, Card


@get("/api/box", sync_to_thread=False, tags=["box"])
def show_box() -> Box:
    """What people can set up."""
    return Box(
        players=[2, 3, 4, 5],
        modules=box_modules(),
        options={name: list(CHOICES[name]) for name in CHOICES if name != "ending"},
        parts=list(PARTS),
        presets=PRESETS,
        bots=list(BOTS),
        version=version("elgrande"),
    )


@get("/api/cards", sync_to_thread=False, tags=["box"])
def show_cards() -> list[Card]:
    """All action cards of all modules."""
    return box_cards()


ROUTES = [show_box, show_cards]
