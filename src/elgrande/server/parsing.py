"""What runs in the process that takes texts apart; it needs nothing of the server."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

from elgrande.game import Game
from elgrande.rules.overrides import read_toml

Parse = Callable[[str], float]
"""Takes a text apart, and tells how many seconds of work that was; an error says what is wrong with the text."""


def parse_cards(text: str) -> float:
    """Numbers of an owner's own cards."""
    began = process_time()
    read_toml(text)
    return process_time() - began


def parse_record(text: str) -> float:
    """A record, replayed."""
    began = process_time()
    Game.from_record(text)
    return process_time() - began
