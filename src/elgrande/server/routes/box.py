"""What is in the box: what can be set up, and the cards."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get
from litestar.exceptions import NotFoundException

from elgrande.bots import BOTS
from elgrande.events import ARGUMENTS
from elgrande.rules.config import BELONGS, CHOICES, PRESETS, SEATED
from elgrande.server.codec import box_cards, box_modules, box_parts
from elgrande.server.messages import Added, Box, CardFacts
from elgrande.texts import LANGUAGES, added_texts


@get("/api/box", sync_to_thread=False, tags=["box"])
def show_box() -> Box:
    """What can be set up."""
    return Box(
        players=[2, 3, 4, 5],
        modules=box_modules(),
        options={name: list(CHOICES[name]) for name in CHOICES if name != "ending"},
        belongs=BELONGS,
        seated=SEATED,
        parts=box_parts(),
        presets=PRESETS,
        bots=list(BOTS),
        version=version("elgrande"),
    )


@get("/api/cards", sync_to_thread=False, tags=["box"])
def show_cards() -> list[CardFacts]:
    """All action cards of all modules."""
    return box_cards()


@get("/api/added/{language:str}", sync_to_thread=False, tags=["box"])
def show_added(language: str) -> Added:
    """The texts and events of modules from elsewhere, for pages that meet a module which they do not know."""
    if language not in LANGUAGES:
        raise NotFoundException(f"no texts in {language!r}")
    return Added(added_texts(language), {kind: list(names) for kind, names in ARGUMENTS.items()})


ROUTES = [show_box, show_cards, show_added]
