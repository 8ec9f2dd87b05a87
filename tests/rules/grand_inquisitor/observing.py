"""What a player would notice of Grand Inquisitor & Colonies: tokens, boards, markers, and points by source."""

from __future__ import annotations

from elgrande import Game
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES
from tests.looks import belongings, marked, news
from tests.rules.events import kinds


def sources(game: Game, events: list[Event]) -> list[str]:
    """Who got points for what, such as `red 3 place-1`."""
    return [
        f"{COLOUR_NAMES[player]} {points} {game.rules.scoring.sources[source]}"
        for _, player, points, source, _ in kinds(events, "points")
    ]


def seen_tokens(game: Game, symbol: str) -> tuple[int, int, list[str]]:
    """How many tokens everybody sees in the supply and in the colonies, and where those are that are carried."""
    spaces = game.view().as_dict()["spaces"]
    heaps = sum(space.get("heap", {}).get(symbol, 0) for space in spaces.values())
    carried = [
        f"{key} {colour}"
        for key, space in spaces.items()
        for colour, loads in space.get("carried", {}).items()
        for _ in range(loads.get(symbol, 0))
    ]
    return news(game, "table-supply")[symbol], heaps, carried


def holder(game: Game) -> str | None:
    """Who holds the Grand Inquisitor."""
    seats = [seat for seat, text in belongings(game) if text == "word-grand-inquisitor"]
    return COLOUR_NAMES[seats[0]] if seats else None


def limit_board(game: Game) -> str:
    """The region with the limit board."""
    (key,) = marked(game, "limit")
    return game.rules.spaces[game.rules.space_named(key)].short


def closed(game: Game) -> list[int]:
    """The stacks whose face-up card is closed."""
    stacks: list[int] = game.view().as_dict()["closed"]
    return stacks


def delayed(game: Game) -> tuple[list[str], list[str]]:
    """The regions with a marker that is due at the end of this round, and those due at the end of the next."""
    spaces = game.view().as_dict()["spaces"].items()
    notes = [(key, text) for key, space in spaces for text, _ in space.get("notes", [])]
    now, later = (
        [key for key, text in notes if text == wanted] for wanted in ("table-marker-now", "table-marker-next")
    )
    return now, later
