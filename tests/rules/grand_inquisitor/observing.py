"""What a player would notice of Grand Inquisitor & Colonies: tokens, boards, markers, and points by source."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from tests.rules.events import kinds


def sources(game: Game, events: list[Event]) -> list[str]:
    """Who got points for what, such as `red 3 place-1`."""
    return [
        f"{COLOUR_NAMES[player]} {points} {game.rules.sources[source]}"
        for _, player, points, source, _ in kinds(events, "points")
    ]


def seen_tokens(game: Game) -> dict[str, Any]:
    """Where everybody sees the gold and the goods."""
    shown: dict[str, Any] = game.view().as_dict()["tokens"]
    return shown


def holder(game: Game) -> str | None:
    """Who holds the Grand Inquisitor."""
    seat = game.view().as_dict()["inquisitor"]
    return None if seat is None else COLOUR_NAMES[seat]


def limit_board(game: Game) -> str:
    """The region with the limit board."""
    key: str = game.view().as_dict()["limit_board"]["space"]
    return game.rules.spaces[game.rules.space_named(key)].short


def closed(game: Game) -> list[int]:
    """The stacks whose face-up card is closed."""
    stacks: list[int] = game.view().as_dict()["closed"]
    return stacks


def delayed(game: Game) -> tuple[list[str], list[str]]:
    """The regions with a marker that is due at the end of this round, and those due at the end of the next."""
    markers = game.view().as_dict()["delayed"]
    return markers["this_round"], markers["next_round"]
