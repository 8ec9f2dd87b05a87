"""What players see of the board, read from `View.as_dict`."""

from __future__ import annotations

from typing import Any

from elgrande import SPECTATOR, Game


def marked(game: Game, symbol: str, viewer: int = SPECTATOR) -> list[str]:
    """The spaces on which a symbol lies, each as often as it lies there."""
    spaces = game.view(viewer).as_dict()["spaces"].items()
    return [key for key, space in spaces for mark in space.get("marks", []) if mark["symbol"] == symbol]


def noted(game: Game, text: str, viewer: int = SPECTATOR) -> dict[str, dict[str, Any]]:
    """The spaces about which a text is told, and its values."""
    spaces = game.view(viewer).as_dict()["spaces"].items()
    return {key: values for key, space in spaces for told, values in space.get("notes", []) if told == text}


def belongings(game: Game, viewer: int = SPECTATOR) -> list[tuple[int, str]]:
    """The seats and what they have, as the keys of texts."""
    seats = game.view(viewer).as_dict()["seats"]
    return [(seat, one["text"][0]) for seat, line in enumerate(seats) for one in line.get("belongings", [])]


def secrets(game: Game, sign: str, viewer: int = SPECTATOR) -> list[tuple[int, str | None, bool]]:
    """Of what has this sign: the seats that have it, the spaces as far as they are known, whether it is hidden."""
    seats = game.view(viewer).as_dict()["seats"]
    return [
        (seat, one["space"], one["hidden"])
        for seat, line in enumerate(seats)
        for one in line.get("belongings", [])
        if one["sign"] == sign
    ]


def news(game: Game, text: str) -> dict[str, Any]:
    """The values of a text that everybody is told."""
    values: dict[str, Any] = dict(game.view().as_dict()["news"])[text]
    return values
