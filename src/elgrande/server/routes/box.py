"""The box: what people can set up, and the cards."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get
from msgspec import convert

from elgrande.bots import BOTS
from elgrande.engine.event import KINDS
from elgrande.rules.config import CHOICES, presets
from elgrande.rules.module import KNOWN
from elgrande.server.answers import Added, Box, Card, EventKind
from elgrande.server.codec import box_cards, box_modules, box_parts
from elgrande.server.routes.common import Language, TheServices, refusals
from elgrande.texts import added_texts


@get("/api/box", sync_to_thread=False, tags=["box"])
def show_box(services: TheServices) -> Box:
    """What people can set up."""
    return Box(
        players=[2, 3, 4, 5],
        modules=box_modules(),
        options={name: list(CHOICES[name]) for name in CHOICES if name != "ending"},
        belongs={option: module.name for module in KNOWN for option in module.options},
        seated={option: players for module in KNOWN for option, players in module.options.items() if players},
        parts=box_parts(),
        presets=presets(),
        bots=list(BOTS),
        version=version("elgrande"),
        addresses=list(services.settings.addresses),
    )


@get("/api/cards", sync_to_thread=False, tags=["box"])
def show_cards() -> list[Card]:
    """All action cards of all modules."""
    return box_cards()


@get("/api/added", sync_to_thread=True, tags=["box"], responses=refusals())
def show_added(language: Language) -> Added:
    """The texts and events of modules from elsewhere, for pages that meet a module which they do not know."""
    return Added(added_texts(language), {key: convert(kind.as_dict(), EventKind) for key, kind in KINDS.items()})
