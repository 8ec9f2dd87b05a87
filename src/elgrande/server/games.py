"""From a stored table to its game."""

from __future__ import annotations

from typing import Any

from elgrande.engine.event import Event
from elgrande.game import Game, Table, check_names
from elgrande.rules.config import CHOICES, Config, configure
from elgrande.rules.overrides import Overrides
from elgrande.server.storage import StoredTable


def settings_of(config: Config) -> dict[str, Any]:
    """A configuration as plain data."""
    return {name: getattr(config, name) for name in ("players", "modules", *CHOICES, "without")}


def game_table(stored: StoredTable) -> Table:
    """What never changes in the game of a stored table."""
    settings = dict(stored.config)
    config = configure(settings.pop("players"), tuple(settings.pop("modules")), **settings)
    overrides = Overrides(stored.cards) if stored.cards.strip() else None
    return Table(config, stored.seed, check_names(stored.names, config.players), overrides, stored.start)


def begin(table: Table) -> tuple[Game, list[Event]]:
    """The game before its first choice, and what happened on the way there."""
    position = table.begin()
    position.events = []
    position.run()
    events, position.events = position.events, None
    return Game(table, position, None), events


def summary(game: Game) -> dict[str, Any]:
    """What a list of tables shows."""
    return {
        "round": game.position.board.round,
        "rounds": len(game.rules.rounds),
        "position": len(game.choices),
        "waiting": sorted(decision.player for decision in game.position.decisions()),
        "over": game.over,
        "winners": game.winners if game.over else [],
    }
