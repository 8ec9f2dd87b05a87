"""The vocabulary in which kinds of events say what they move: pieces and places.

Modules add their own pieces (tokens, characters), named after the symbols that draw them.
"""

from __future__ import annotations

from typing import Final

# --- pieces ---

CABALLERO: Final = "caballero"
GRANDE: Final = "grande"
KING: Final = "king"
SCORE_TILE: Final = "tile"
"""A score tile; the argument `tile` is its number."""
ACTION_CARD: Final = "card"
"""An action card or a role; the argument `card` says which."""
KEPT_CARD: Final = "kept-card"
"""A kept card that the event does not name."""
POWER_CARD: Final = "power-card"
"""A power card; the argument `value`, if present, says which."""
POINTS: Final = "points"
"""Points; the argument `source` says what they are for."""

# --- whose ---

NOBODYS: Final = ""
BLACK_ONES: Final = "@black"
"""Black caballeros, which belong to no player's colour."""
EVERYBODYS: Final = "@everybody"
"""All colours, black included."""

# --- how many ---

ALL_THERE: Final = "@all"
"""As many as there are at the start."""

# --- places: a space by its key, one that an argument names, a player that an argument names, or one of these ---

AT_COURT: Final = "@court"
"""The court of the piece's owner."""
IN_PROVINCE: Final = "@province"
"""The province of the piece's owner."""
IN_HAND: Final = "@hand"
"""The owner's hand of power cards."""
FACE_UP: Final = "@face-up"
"""In front of the owner, where played power cards lie."""
ON_STACK: Final = "@stack"
"""The stack of an action card."""
ON_OFFER: Final = "@offer"
"""The face-up action cards."""
ON_TRACK: Final = "@track"
"""The score track."""
IN_SUPPLY: Final = "@supply"
"""Beside the board."""
HELD: Final = "@held"
"""The space that the player holds and something leaves, such as a ship with a load."""
BEFORE: Final = "@before"
"""Where this piece was before; the supply, if it was not on the board."""
WITHIN: Final = "@within"
"""The region that contains the start: what stood on a board that moves away stays behind."""
TURNED_OVER: Final = "@turned"
"""Where it was, turned over."""


def on(space: str) -> str:
    """A particular space, by its key."""
    return f"#{space}"


IN_CASTILLO: Final = on("castillo")

# --- what a table can leave to the players' memory, by the option that decides it ---

HIDDEN_CASTILLO: Final = "castillo"
"""How many were thrown into the Castillo (BASE-41)."""
PLAYED_CARDS: Final = "played"
"""Which power cards were played in earlier rounds (OPT-10)."""
