"""Lists of tables: what they show of each one."""

from __future__ import annotations

from typing import Any, Final

from elgrande.game import Game
from elgrande.notation import SEAT_COLOURS
from elgrande.server.credentials import hashed
from elgrande.server.messages import Lists, Summary, SummarySeat
from elgrande.server.storage import Storage, StoredTable

LISTED: Final = 50
"""Tables in a list."""


def lists(storage: Storage, browser: str | None) -> Lists:
    """The tables of a browser, and those that it can watch."""
    held = {} if browser is None else storage.all_held(hashed(browser))
    own = [] if browser is None else storage.tables_of(hashed(browser), LISTED)
    watch = [table for table in storage.watchable(LISTED) if table.id not in held]
    return Lists([_line(table, held[table.id]) for table in own], [_line(table, []) for table in watch])


def _line(table: StoredTable, mine: list[int]) -> Summary:
    return Summary(table.id, listed_seats(table, mine), changed=table.changed, **table.summary)


def listed_seats(table: StoredTable, mine: list[int]) -> list[SummarySeat]:
    """Who sits at a table."""
    return [
        SummarySeat(name, SEAT_COLOURS[seat], table.seats[seat].kind, seat in mine)
        for seat, name in enumerate(table.names)
    ]


def summary(game: Game) -> dict[str, Any]:
    """What is stored of a game for the lists, so that they need not replay it."""
    return {
        "round": game.position.board.round,
        "rounds": len(game.rules.rounds),
        "position": len(game.choices),
        "waiting": sorted(decision.player for decision in game.position.decisions()),
        "over": game.over,
        "winners": game.winners if game.over else [],
    }
