"""The set-up of a stored table's game, and the game before its first choice."""

from __future__ import annotations

from typing import Any

from elgrande.engine.event import Event
from elgrande.game import Game, check_names
from elgrande.game import Table as SetUp
from elgrande.rules.config import CHOICES, Config, configure
from elgrande.rules.overrides import Overrides
from elgrande.server.stored_table import StoredTable


def settings_of(config: Config) -> dict[str, Any]:
    """A configuration as plain data."""
    return {name: getattr(config, name) for name in ("players", "modules", *CHOICES, "without")}


def setup_of(stored: StoredTable) -> SetUp:
    """What never changes in the game of a stored table."""
    settings = dict(stored.config)
    config = configure(settings.pop("players"), tuple(settings.pop("modules")), **settings)
    overrides = Overrides(stored.cards) if stored.cards.strip() else None
    return SetUp(config, stored.seed, check_names(stored.names, config.players), overrides, stored.start)


def begin(setup: SetUp) -> tuple[Game, list[Event]]:
    """The game before its first choice, and the events of the set-up."""
    position = setup.begin()
    position.events = []
    position.run()
    events, position.events = position.events, None
    return Game(setup, position, None), events
