"""What is secret about a table's chance: one key from the operating system, and from it a seed for each purpose.

Each is HMAC-SHA256 of its own label, so that what one of them gives away tells nothing of the key or of the others: the
choices of bots say nothing about the deal, and the deal in the record of a finished game says nothing about the bots.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from elgrande.engine.chance import Chance, SealedChance, derived

BYTES: Final = 32


def new_key() -> str:
    """A key that nobody guesses, in hexadecimal digits."""
    return token_hex(BYTES)


def id_of(key: str) -> str:
    """The public name of a table."""
    return f"{derived(bytes.fromhex(key), 'id') % (1 << 64):016x}"


def deal_seed(key: str) -> int:
    """The seed of the table's set-up."""
    return derived(bytes.fromhex(key), "deal")


def anew(key: str) -> Chance:
    """The chance by which what was hidden in another game is dealt anew."""
    return SealedChance(derived(bytes.fromhex(key), "anew"))


def bot_seed(key: str, seat: int) -> int:
    """The seed of the bot in a seat."""
    return derived(bytes.fromhex(key), f"bot {seat}")


def hint_seed(key: str, seat: int) -> int:
    """The seed of the hints for a seat."""
    return derived(bytes.fromhex(key), f"hint {seat}")
