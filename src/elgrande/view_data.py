"""The shape of `View.as_dict()`: what a player sees of the board, as plain data."""

from __future__ import annotations

from typing import TypedDict

from elgrande.notation import Colour


class PowerCard(TypedDict):
    """A power card of the game."""

    value: int
    """0: the Joker, which has none."""
    caballeros: int
    """How many it brings to the court."""
    card: str | None
    """The card of its special action, if it has one."""


class SpaceView(TypedDict):
    """A space of the board."""

    caballeros: list[int] | None
    """By seat; null in a hidden Castillo."""
    black: int | None
    """Caballeros that belong to no seat; null in a hidden Castillo."""
    table: list[int]
    """The points for the first, the second and the third place."""
    tile: int | None
    """The score tile that lies here."""
    within: str | None
    """The region that contains this space, if it is part of one."""
    room: int | None
    """How many caballeros fit in; null: any number."""


class PlayerView(TypedDict):
    """What the viewer sees of a player."""

    colour: Colour
    score: int
    court: int
    province: int
    grande: str | None
    """The region of the Grande."""
    power: int | None
    """The value of the power card on view in this round."""
    hand_size: int
    hand: list[int] | None
    """The values of the power cards in hand; null for other players."""
    surely_in_hand: list[int] | None
    """Power cards that are certainly in hand; null where players must remember them (OPT-10)."""
    doubtful: list[int] | None
    """Power cards that may be in hand."""
    played: list[int] | None
    """Power cards that have been played."""
    perhaps_back: list[int] | None
    """The doubtful ones that have been played: some of them are back in hand, unseen."""
    dial: str | None
    """The region on the secret dial, if the viewer can know it."""


class KeptCard(TypedDict):
    """A card that somebody keeps."""

    card: str
    holder: int
    until: int
    """The last round in which it can be used."""


class BoardView(TypedDict):
    """What the viewer, a seat or a spectator, sees of the board. Modules add fields of their own."""

    seat: int
    """The viewer; -1: a spectator."""
    round: int
    rounds: list[int]
    """The rounds that are played."""
    scoring_rounds: list[int]
    """The rounds that a general scoring follows."""
    power_cards: list[PowerCard]
    start: int
    """The seat that begins this round."""
    player: int
    """The seat whose turn it is; -1: none."""
    king: str | None
    """The King's region."""
    spaces: dict[str, SpaceView]
    seats: list[PlayerView]
    offered: list[str | None]
    """The face-up card of each stack."""
    in_use: str | None
    """The action card in use."""
    kept: list[KeptCard]
    tiles: list[str | None]
    """By score tile: the space on which it lies, if it is on the board."""
    shown: list[str | None]
    """By seat: what its dial showed at the last reveal."""
    unseen: list[list[str]]
    """By stack: the cards that nobody has seen yet, sorted by key."""
    seen: list[list[str]]
    """By stack: the cards that were put under it, in their order."""
    answered: list[int]
    """Seats that have answered an open row of secret decisions."""
    deciding: list[int]
    """Seats that have to decide."""
    options: list[int]
    """The options of the viewer, if they have to decide."""
