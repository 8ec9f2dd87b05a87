"""What is in the box: what can be set up, and the cards."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get

from elgrande.bots import BOTS
from elgrande.rules.build import build
from elgrande.rules.config import ANNOUNCED, BUILT, CHOICES, PRESETS, configure
from elgrande.server.messages import Box, BoxModule, CardFacts


@get("/api/box", sync_to_thread=False, tags=["box"])
def show_box() -> Box:
    """What can be set up."""
    return Box(
        players=[2, 3, 4, 5],
        modules=[
            *(BoxModule(key, True, None) for key in BUILT),
            *(BoxModule(key, False, "module-not-built") for key in ANNOUNCED),
        ],
        options={name: list(values) for name, values in CHOICES.items() if name != "ending"},
        presets={name: dict(values) for name, values in PRESETS.items()},
        bots=list(BOTS),
        version=version("elgrande"),
    )


@get("/api/cards", sync_to_thread=False, tags=["box"])
def show_cards() -> list[CardFacts]:
    """All action cards."""
    return [
        CardFacts(
            key=card.key,
            rule=card.rule,
            module="base",
            stack=card.stack,
            copies=card.copies,
            place=card.place,
            amounts=list(card.amounts),
            provenance=card.provenance,
        )
        for card in build(configure()).cards
    ]


ROUTES = [show_box, show_cards]
