"""Who sees what of each field of the board: one table, which views and observations read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from elgrande.board.hand import in_doubt, lowest_fit
from elgrande.board.spaces import CASTILLO, COLOURS, NOWHERE, PlayerId
from elgrande.rules.position import Position

Sight = Callable[[Position, int], Any]
"""What a player sees of a field, as the field's value in their view."""


# --- what players see of the fields that are not public ---


def own_dial(game: Position, player: PlayerId) -> list[int]:
    """Only the player's own dial (BASE-61), unless they spy."""
    for spies in game.rules.secrets.spying:
        if spies(game, player):
            return game.board.dial[:]
    return [region if other == player else NOWHERE for other, region in enumerate(game.board.dial)]


def known_hand(game: Position, player: PlayerId) -> list[int]:
    """The player's own hand; of other hands the cards beyond doubt, and the lowest of the doubtful ones (BASE-142)."""
    board = game.board
    return [
        hand if other == player else hand & ~in_doubt(masks) | lowest_fit(masks)
        for other, (hand, masks) in enumerate(zip(board.hand, board.doubtful, strict=True))
    ]


def known_stacks(game: Position, player: PlayerId) -> list[tuple[int, ...]]:
    """The cards of a stack that nobody has seen, without their order; then those that were put under it."""
    return [
        tuple(sorted(cards[:unseen])) + cards[unseen:]
        for cards, unseen in zip(game.board.stacks, game.board.unseen, strict=True)
    ]


def outside_castillo(game: Position, player: PlayerId) -> list[int]:
    """All caballeros except those in a hidden Castillo (BASE-41)."""
    caballeros = game.board.caballeros[:]
    if game.rules.config.castillo == "hidden":
        first = CASTILLO * COLOURS
        caballeros[first : first + COLOURS] = [0] * COLOURS
    return caballeros


def public(game: Position, player: PlayerId) -> None:
    """Everybody sees it."""


SIGHT: Final[dict[str, Sight]] = {
    "round": public,
    "start": public,
    "player": public,
    "king": public,
    "card": public,
    "carried": public,
    "caballeros": outside_castillo,
    "court": public,
    "province": public,
    "score": public,
    "grande": public,
    "hand": known_hand,
    "doubtful": public,
    "power": public,
    "dial": own_dial,
    "shown": public,
    "tiles": public,
    "offered": public,
    "unseen": public,
    "stacks": known_stacks,
    "kept": public,
    "taken": public,
    "extra": public,
}
"""The one table of who sees what of each field of the board."""

VEILED: Final = [(name, sight) for name, sight in SIGHT.items() if sight is not public]
"""The fields that not everybody sees."""
