"""The secret key of a table, and what is derived from it: the id, and a seed for each use of chance.

Each value is HMAC-SHA256 of its own label, so it says nothing about the key or the other values: the choices of bots
say nothing about the deal, and the deal in the record of a finished game says nothing about the bots.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from elgrande.engine.chance import Chance, SealedChance, derived

BYTES: Final = 32


def new_key() -> str:
    """A key that nobody can guess, in hexadecimal digits."""
    return token_hex(BYTES)


def id_of(key: str) -> str:
    """The public id of a table."""
    return f"{derived(bytes.fromhex(key), 'id') % (1 << 64):016x}"


def deal_seed(key: str) -> int:
    """The seed of a table's set-up."""
    return derived(bytes.fromhex(key), "deal")


def lots(key: str) -> Chance:
    """The chance that draws who sits where."""
    return SealedChance(derived(bytes.fromhex(key), "seats"))


def anew(key: str) -> Chance:
    """The chance that deals anew what was hidden in another game."""
    return SealedChance(derived(bytes.fromhex(key), "anew"))


def bot_seed(key: str, seat: int) -> int:
    """The seed of the bot in a seat."""
    return derived(bytes.fromhex(key), f"bot {seat}")


def hint_seed(key: str, seat: int) -> int:
    """The seed of the hints for a seat."""
    return derived(bytes.fromhex(key), f"hint {seat}")
