"""More of what a player would notice, for the cards of stacks 3, 4 and 5."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from elgrande import Game
from elgrande.engine.machine import Event
from elgrande.notation import COLOUR_NAMES

NINE = "Gal Vas Ara Cat Vie Nue Sev Gra Val"
"""All regions, in track order."""


def points(game: Game) -> str:
    """Everybody who has points, such as `4 red, 2 blue`."""
    return _by_player(game.position.board.score)


def courts(game: Game) -> str:
    """Everybody with caballeros at court."""
    return _by_player(game.position.board.court)


def provinces(game: Game) -> str:
    """Everybody with caballeros in the province."""
    return _by_player(game.position.board.province)


def _by_player(counts: Iterable[int]) -> str:
    return ", ".join(f"{count} {COLOUR_NAMES[player]}" for player, count in enumerate(counts) if count)


def king(game: Game) -> str:
    """The King's region."""
    return _short(game, game.position.board.king)


def grande(game: Game, colour: str) -> str:
    """The region of a Grande."""
    return _short(game, game.position.board.grande[COLOUR_NAMES.index(colour)])


def tiles(game: Game) -> str:
    """Where the score tiles lie, such as `8:Val 4:Cas`; one beside the board is not mentioned."""
    lying = zip("84", game.position.board.tiles, strict=True)
    return " ".join(f"{tile}:{_short(game, space)}" for tile, space in lying if space >= 0)


def hand(game: Game, colour: str) -> list[int]:
    """The power cards in a hand."""
    held = game.position.board.hand[COLOUR_NAMES.index(colour)]
    return [value for value in range(1, 14) if held >> value & 1]


def has_played(game: Game, colour: str, *values: int) -> None:
    """Earlier in the game this player has played these power cards too."""
    for value in values:
        game.position.board.hand[COLOUR_NAMES.index(colour)] &= ~(1 << value)


def scored(game: Game, events: list[Event]) -> str:
    """The spaces that were scored, in that order, whether or not it brought anybody points."""
    return " ".join(_short(game, event[1]) for event in events if event[0] in ("scoring", "nothing-scored"))


def _short(game: Game, space: int) -> str:
    return game.rules.spaces[space].short


def noticed(game: Game) -> dict[str, object]:
    """All on the board that a special action could have changed."""
    board = game.position.copy().board
    names = ("caballeros", "court", "province", "score", "king", "grande", "hand", "tiles")
    return {name: getattr(board, name) for name in names}


def game_offering(key: str) -> Game:
    """A new game with four players that turns up this card in its first round."""
    games = (Game.new(players=4, seed=seed) for seed in count())
    return next(game for game in games if game.rules.card_named(key) in game.position.board.offered)


def offered(game: Game) -> list[str]:
    """The action cards on offer."""
    return [game.rules.cards[card].key for card in game.position.board.offered if card >= 0]
