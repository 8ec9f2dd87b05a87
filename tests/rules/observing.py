"""What a player would notice on the board: points, courts, Grandes, tiles, hands, cards, and open Vetoes."""

from __future__ import annotations

from collections.abc import Iterable

from elgrande import Game
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.veto import MayVeto


def points(game: Game) -> str:
    """The points of everybody who has any, such as `4 red, 2 blue`."""
    return _by_player(game.scores)


def courts(game: Game) -> str:
    """The caballeros at court."""
    return _by_player(game.position.board.court)


def provinces(game: Game) -> str:
    """The caballeros in the province."""
    return _by_player(game.position.board.province)


def province(game: Game, colour: str) -> int:
    """How many caballeros a player has in the province."""
    return game.position.board.province[COLOUR_NAMES.index(colour)]


def _by_player(counts: Iterable[int]) -> str:
    return ", ".join(f"{count} {COLOUR_NAMES[player]}" for player, count in enumerate(counts) if count)


def king(game: Game) -> str:
    """The King's region."""
    return _short(game, game.position.board.king)


def grande(game: Game, colour: str) -> str:
    """The space of a Grande."""
    return _short(game, game.position.board.grande[COLOUR_NAMES.index(colour)])


def tiles(game: Game) -> str:
    """Where the score tiles lie, such as `8:Val 4:Cas`; a tile beside the board is left out."""
    lying = zip("84", game.position.board.tiles, strict=True)
    return " ".join(f"{tile}:{_short(game, space)}" for tile, space in lying if space >= 0)


def _short(game: Game, space: int) -> str:
    return game.rules.spaces[space].short


def hand(game: Game, colour: str) -> list[int]:
    """The power cards in a hand."""
    held = game.position.board.hand[COLOUR_NAMES.index(colour)]
    return [value for value in range(1, 14) if held >> value & 1]


def offered(game: Game) -> list[str]:
    """The face-up card of each stack; an empty text where it has been taken."""
    return [game.rules.cards[card].key if card >= 0 else "" for card in game.position.board.offered[1:]]


def cards_in_stack(game: Game, stack: int) -> list[str]:
    """The face-down cards of a stack, the top one first."""
    return [game.rules.cards[card].key for card in game.position.board.stacks[stack]]


def bottom(game: Game, stack: int, count: int) -> str:
    """The last cards of a stack, the lowest one last."""
    return ", ".join(cards_in_stack(game, stack)[-count:])


def may_be_vetoed(game: Game) -> bool:
    """Whether a holder of a Veto is asked now."""
    return not game.over and isinstance(game.decision.decision, MayVeto)


def noticed(game: Game) -> dict[str, object]:
    """Everything on the board that a special action could have changed."""
    board = game.position.copy().board
    names = ("caballeros", "court", "province", "score", "king", "grande", "hand", "tiles")
    return {name: getattr(board, name) for name in names}
