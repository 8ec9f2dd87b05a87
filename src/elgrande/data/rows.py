"""Games as rows: what a seat saw, what it could choose, what it chose, and how the game ended for it."""

from __future__ import annotations

from array import array
from typing import Any, Final

from elgrande.observation import Observer
from elgrande.observation.kinds import NAMES, kind_number
from elgrande.outcome import winners
from elgrande.rules.config import Config
from elgrande.rules.position import Position
from elgrande.saving import unpack_choices
from elgrande.transcript import Transcript

DECISIONS: Final[dict[str, str]] = {
    "game": "int32",
    "table": "name",
    "players": "int8",
    "rounds": "int8",
    "decision": "int32",
    "round": "int8",
    "seat": "int8",
    "bot": "name",
    "kind": "name",
    "observation": "floats",
    "options": "integers",
    "choice": "int16",
    "won": "float32",
    "points": "int16",
    "margin": "float32",
}
"""The columns of a row for each decision, and their types."""
GAMES: Final[dict[str, str]] = {
    "game": "int32",
    "table": "name",
    "players": "int8",
    "rounds": "int8",
    "seed": "text",
    "bots": "names",
    "scores": "integers",
    "won": "floats",
    "decisions": "int32",
    "seats": "integers",
    "choices": "integers",
}
"""The columns of a row for each game."""


def table_name(config: Config) -> str:
    """The modules of a table, joined by +."""
    return "+".join(config.modules[1:]) or "base"


def game_row(game: Transcript, number: int) -> dict[str, Any]:
    """A game as one row; it is replayed, so that only games of these rules become data."""
    *_, (position, _) = game.replay()
    choices = unpack_choices(game.choices)
    return {
        "game": number,
        "table": table_name(game.config),
        "players": game.config.players,
        "rounds": game.config.rounds,
        "seed": str(game.seed),
        "bots": list(game.bots),
        "scores": list(game.scores),
        "won": shares(position),
        "decisions": len(choices),
        "seats": [seat for seat, _ in choices],
        "choices": [option for _, option in choices],
    }


def decision_rows(game: Transcript, number: int, observer: Observer | None) -> list[dict[str, Any]]:
    """A row for each decision of a game, with observations if there is an observer for its table."""
    rows: list[dict[str, Any]] = []
    position: Position | None = None
    seen = array("f", bytes(4 * observer.size)) if observer else None
    for place, (position, choice) in enumerate(game.replay()):
        decision = position.decision
        row: dict[str, Any] = {
            "game": number,
            "table": table_name(game.config),
            "players": game.config.players,
            "rounds": game.config.rounds,
            "decision": place,
            "round": position.board.round,
            "seat": decision.player,
            "bot": game.bots[decision.player],
            "kind": NAMES[kind_number(decision)],
            "options": list(position.options),
            "choice": choice,
        }
        if observer and seen is not None:
            observer.write(position, decision.player, seen)
            row["observation"] = seen[:]
        rows.append(row)
    assert position is not None  # the same object all the time, now at the end of the game
    won, scores = shares(position), game.scores
    for row in rows:
        points = scores[row["seat"]]
        margin = points - (sum(scores) - points) / (len(scores) - 1)
        row |= {"won": won[row["seat"]], "points": points, "margin": margin}
    return rows


def shares(position: Position) -> list[float]:
    """The share of the win of each seat."""
    best = winners(position)
    return [1 / len(best) if seat in best else 0.0 for seat in range(position.rules.players)]
