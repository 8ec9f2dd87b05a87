"""The board: where everything is. Flat lists of small numbers keep copies cheap."""

from __future__ import annotations

from typing import Any, Final

from elgrande.board.spaces import (
    BLACK,
    CASTILLO,
    COLOURS,
    NOBODY,
    NOTHING,
    NOWHERE,
    CardId,
    Cell,
    ColourId,
    PlayerId,
    RegionId,
    SpaceId,
)

Kept = tuple[CardId, PlayerId, int]
"""A card that a player keeps: the card, its holder, and the last round in which it can be used."""

FIELDS: Final = (
    "round",
    "start",
    "player",
    "king",
    "card",
    "carried",
    "caballeros",
    "court",
    "province",
    "score",
    "grande",
    "hand",
    "doubtful",
    "power",
    "dial",
    "shown",
    "tiles",
    "offered",
    "unseen",
    "stacks",
    "kept",
    "taken",
    "extra",
)
"""The names of all fields of a board, in the order of its constructor."""


class Board:  # noqa: PLW1641  (it changes, so it has no hash)
    """Where everything is. Lists are indexed by player, stack, tile or cell; every field is plain data."""

    __slots__ = FIELDS

    def __init__(
        self,
        round: int,
        start: PlayerId,
        player: PlayerId,
        king: RegionId,
        card: CardId,
        carried: int,
        caballeros: list[int],
        court: list[int],
        province: list[int],
        score: list[int],
        grande: list[RegionId],
        hand: list[int],
        doubtful: list[tuple[int, ...]],
        power: list[int],
        dial: list[RegionId],
        shown: list[RegionId],
        tiles: list[SpaceId],
        offered: list[CardId],
        unseen: list[int],
        stacks: list[tuple[CardId, ...]],
        kept: tuple[Kept, ...],
        taken: CardId,
        extra: list[int],
    ) -> None:
        self.round = round
        self.start = start
        """The start player of this round."""
        self.player = player
        """Whose turn it is, or NOBODY."""
        self.king = king
        """The King's region."""
        self.card = card
        """The action card in use, or NOTHING."""
        self.carried = carried
        """How many steps of the special action under way have been carried out."""
        self.caballeros = caballeros
        """By cell."""
        self.court = court
        self.province = province
        self.score = score
        self.grande = grande
        """The region of each player's Grande."""
        self.hand = hand
        """Power cards in hand, one bit each (`1 << value`)."""
        self.doubtful = doubtful
        """What the others know of power cards that came back unseen (BASE-142): see `hand.settle`."""
        self.power = power
        """The power card face up this round, or 0."""
        self.dial = dial
        """What each secret dial is set to, until it is revealed."""
        self.shown = shown
        """What each dial showed at the last reveal."""
        self.tiles = tiles
        """The space of each score tile, or NOWHERE: beside the board."""
        self.offered = offered
        """The face-up card of each stack, or NOTHING; stacks are numbered from 1."""
        self.unseen = unseen
        """How many cards on top of each stack have never been seen."""
        self.stacks = stacks
        """The face-down cards of each stack, top card first."""
        self.kept = kept
        self.taken = taken
        """The action card that the current player has taken, or NOTHING."""
        self.extra = extra
        """What modules keep: see `rules.fields`."""

    def copy(self) -> Board:
        """An equal, independent board."""
        return Board(
            self.round,
            self.start,
            self.player,
            self.king,
            self.card,
            self.carried,
            self.caballeros.copy(),
            self.court.copy(),
            self.province.copy(),
            self.score.copy(),
            self.grande.copy(),
            self.hand.copy(),
            self.doubtful.copy(),
            self.power.copy(),
            self.dial.copy(),
            self.shown.copy(),
            self.tiles.copy(),
            self.offered.copy(),
            self.unseen.copy(),
            self.stacks.copy(),
            self.kept,
            self.taken,
            self.extra.copy(),
        )

    def as_list(self) -> list[Any]:
        """All fields, in the order of the constructor."""
        return [getattr(self, name) for name in FIELDS]

    def key(self) -> tuple[Any, ...]:
        """Everything on it as one value, by which caches find what is known of this board."""
        return tuple([tuple(value) if isinstance(value, list) else value for value in self.as_list()])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.as_list() == other.as_list()

    def __copy__(self) -> Board:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Board, tuple(self.as_list())

    # --- counting ---

    def on(self, space: SpaceId, colour: ColourId) -> int:
        """How many caballeros of a colour stand on a space."""
        return self.caballeros[space * COLOURS + colour]

    def total(self, space: SpaceId) -> int:
        """How many caballeros of all colours stand on a space."""
        # Written out: faster than a loop or a slice, in both builds.
        all_there, at = self.caballeros, space * COLOURS
        five = all_there[at] + all_there[at + 1] + all_there[at + 2] + all_there[at + 3] + all_there[at + 4]
        return five + all_there[at + BLACK]

    def tile_on(self, space: SpaceId) -> int:
        """The score tile on a space, or NOTHING."""
        for tile, where in enumerate(self.tiles):
            if where == space:
                return tile
        return NOTHING

    # --- primitive changes ---

    def place(self, player: PlayerId, space: SpaceId) -> None:
        """Move a caballero from the court to a space."""
        self.court[player] -= 1
        self.caballeros[space * COLOURS + player] += 1

    def bring(self, player: PlayerId, space: SpaceId, count: int) -> None:
        """Move caballeros from the province to a space."""
        self.province[player] -= count
        self.caballeros[space * COLOURS + player] += count

    def move(self, cell: Cell, space: SpaceId, count: int) -> None:
        """Move caballeros to another space."""
        self.caballeros[cell] -= count
        self.caballeros[space * COLOURS + cell % COLOURS] += count

    def to_province(self, cell: Cell, count: int) -> None:
        """Move caballeros from the board to their owner's province."""
        self.caballeros[cell] -= count
        self.province[cell % COLOURS] += count

    def to_court(self, cell: Cell, count: int) -> None:
        """Move caballeros from the board to their owner's court."""
        self.caballeros[cell] -= count
        self.court[cell % COLOURS] += count

    def put_under(self, stack: int, card: CardId) -> None:
        """Put a card face down under its stack."""
        self.stacks[stack] += (card,)


def empty_board(players: int, spaces: int, stacks: int, tiles: int, extra: list[int]) -> Board:
    """A board with nothing on it yet."""
    return Board(
        round=0,
        start=0,
        player=NOBODY,
        king=NOWHERE,
        card=NOTHING,
        carried=0,
        caballeros=[0] * (max(spaces, CASTILLO + 1) * COLOURS),
        court=[0] * players,
        province=[0] * players,
        score=[0] * players,
        grande=[NOWHERE] * players,
        hand=[0] * players,
        doubtful=[()] * players,
        power=[0] * players,
        dial=[NOWHERE] * players,
        shown=[NOWHERE] * players,
        tiles=[NOWHERE] * tiles,
        offered=[NOTHING] * (stacks + 1),
        unseen=[0] * (stacks + 1),
        stacks=[()] * (stacks + 1),
        kept=(),
        taken=NOTHING,
        extra=extra,
    )
