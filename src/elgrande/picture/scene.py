"""What a picture shows: a plain description of one position, in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

WORDS: Mapping[str, str] = {
    "title": "El Grande",
    "round": "Round",
    "scoring": "General scoring",
    "points": "points",
    "court": "court",
    "province": "province",
    "hand": "hand",
    "power": "power card",
    "start": "start player",
    "on_turn": "on turn",
    "cards": "Action cards",
    "stack": "stack",
    "place": "place",
    "taken": "taken",
    "tiles": "Score tiles",
    "tile": "score tile",
    "table": "score table",
    "king": "King",
    "grande": "Grande",
    "caballeros": "caballeros",
    "hidden": "hidden",
    "acting": "acts as King",
    "portugal": "Portugal",
    "francia": "Francia",
}
"""The words in English; a scene may override them."""


@dataclass(frozen=True)
class Spot:
    """A region or the Castillo with what stands there."""

    key: str
    name: str
    caballeros: tuple[int, ...] | None
    """How many each player has here; None if nobody may see it."""
    grandes: tuple[int, ...]
    """The players whose Grandes stand here."""
    king: bool
    table: tuple[int, ...]
    """The numbers that count of the score table in force: that of the tile if one lies here."""
    tile: bool
    black: int = 0
    """Caballeros that belong to no seat."""
    heap: tuple[tuple[str, int], ...] = ()
    """Tokens that lie here, by kind."""
    carried: tuple[tuple[str, str, int], ...] = ()
    """What caballeros here carry: their colour, the kind of the token, how many."""
    marks: tuple[str, ...] = ()
    """Boards and markers that lie on the region."""
    between: tuple[str, str] | None = None
    """The regions between which it lies, if it has no place of its own."""
    ground: str = ""
    """The symbol that is drawn there in that case."""
    holder: str | None = None
    """The colour of the player who owns it."""
    regent: int | None = None
    """The player whose Grande here acts as King."""


@dataclass(frozen=True)
class Seat:
    """A player with everything they have beside the map."""

    name: str
    colour: str
    score: int
    court: int
    province: int
    power: str | None
    start: bool
    on_turn: bool
    hand_size: int
    aside: tuple[tuple[str, str, int], ...] = ()
    """Caballeros that stand with the player but not at their court: the word for where, their colour, how many."""


@dataclass(frozen=True)
class FaceUp:
    """An action card of this round."""

    stack: int
    name: str | None
    """None if a player has taken it."""
    place: int


@dataclass(frozen=True)
class Scene:
    """Everything in the picture of one position."""

    spots: tuple[Spot, ...]
    castillo: Spot
    seats: tuple[Seat, ...]
    offered: tuple[FaceUp, ...]
    tiles_beside: tuple[tuple[int, ...], ...]
    round: int
    rounds: tuple[int, ...]
    words: Mapping[str, str] = field(default_factory=lambda: WORDS)
    symbols: Mapping[str, str] = field(default_factory=dict)
    """Drawings of marks that modules bring, around the origin."""

    def word(self, key: str) -> str:
        """A word to show; in English if the scene does not override it."""
        return self.words.get(key, WORDS[key])
