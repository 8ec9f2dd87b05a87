"""What runs in the process that parses texts from clients. It imports nothing of the server."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from elgrande.game import Game
from elgrande.rules.overrides import read_toml

Parse = Callable[[str], float]
"""Parses a text and returns the seconds of work that this took; an error says what is wrong with the text."""


def parse_cards(text: str) -> float:
    """Parse the numbers of people's own cards."""
    began = process_time()
    read_toml(text)
    return process_time() - began


def parse_record(text: str) -> float:
    """Parse a record and replay it."""
    began = process_time()
    Game.from_record(text)
    return process_time() - began
