"""A made-up module that neither the box nor the pages know: an island, a lantern, a flint, and a hidden cove.

It has one of each kind of thing that a module can bring: a region, a token that lies on a region, a card that is kept
and a region that is a secret of its player. `register` makes it known to a process.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from elgrande.board.moving import BEFORE
from elgrande.board.options import SPACE
from elgrande.board.spaces import NOWHERE
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Secret
from elgrande.rules.action import Announced, AnnouncedOnRegion
from elgrande.rules.build import register as register_module
from elgrande.rules.card import Card
from elgrande.rules.fields import PLAYER, RegionField
from elgrande.rules.keeping import Keep
from elgrande.rules.module import KNOWN, Module
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.rules.shown import Mark, Note, Thing, secret_regions
from elgrande.rules.space import Space
from elgrande.texts import add_folder

NAME: Final = "lanterns"
LANTERN: Final = RegionField("lantern")
"""The region with the lantern."""
COVE: Final = RegionField("cove", each=PLAYER, secret=lambda game, player: game.rules.regions)
"""The region of each player's hidden cove."""
LANTERN_HUNG: Final = EventKind("lantern-hung", "player", "space", moves=Moves("lantern", BEFORE, "space"))
COVE_FOUND: Final = EventKind("cove-found", "player")


class HangLantern(Decision):
    """Choose the region of the lantern."""

    __slots__ = ()
    prompt = "prompt-hang-lantern"

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.open_regions()]

    def choose(self, game: Position, option: int) -> None:
        game.then(LanternHung(self.player, option - SPACE))


class LanternHung(AnnouncedOnRegion):
    """The lantern hangs in a region."""

    __slots__ = ()
    reports = LANTERN_HUNG

    def carry_out(self, game: Position) -> None:
        LANTERN.put(game, self.region)


class FindCove(Announced):
    """Choose a region in secret."""

    __slots__ = ()
    reports = COVE_FOUND

    def possible(self, game: Position) -> bool:
        return COVE.of(game, self.player) == NOWHERE

    def carry_out(self, game: Position) -> None:
        game.then(ChooseCove(self.player))


class ChooseCove(Secret):
    """Choose the region of the own cove."""

    __slots__ = ()
    prompt = "prompt-choose-cove"

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.rules.regions]

    def choose(self, game: Position, option: int) -> None:
        COVE.put(game, option - SPACE, self.player)

    def still_secret(self, game: Position, option: int) -> bool:
        return COVE.of(game, self.player) == option - SPACE and not COVE.shown(game, self.player)


CARDS: Final = (
    Card("lantern-feast", rule="LAN-1", stack=6, effect=lambda me, card: HangLantern(me)),
    Card("flint", rule="LAN-2", stack=7, kept="flint", effect=lambda me, card: Keep(me, 0)),
    Card("hidden-cove", rule="LAN-3", stack=8, effect=lambda me, card: FindCove(me)),
)


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """Where the lantern hangs; of coves one's own."""
    lantern = LANTERN.of(game)
    if lantern != NOWHERE:
        yield Mark(lantern, "lantern")
        yield Note(lantern, "table-lantern")
    yield from secret_regions(game, COVE, viewer, "cove", "picture-cove", "cove")


def add(rules: Rules) -> None:
    """Add the module."""
    rules.spaces.append(Space("menorca", "Men", (4, 2, 1), coast=True))
    rules.border("Men-Cat Men-Val")
    rules.cards += CARDS
    rules.secrets.symbols["lantern"] = '<path d="M-6-8h12l3 12-3 6h-12l-3-6z" class="eg-gold"/><path d="M0-4v8"/>'
    rules.secrets.symbols["cove"] = '<circle r="11" class="eg-panel"/><path d="M-7 3q3.5-5 7 0t7 0"/>'


LANTERNS: Final = Module(NAME, add, fields=(LANTERN, COVE), shows=(show,))


def register() -> None:
    """Make it known to this process, unless it is."""
    if LANTERNS not in KNOWN:
        register_module(LANTERNS)
        add_folder(Path(__file__).parent / "texts")
