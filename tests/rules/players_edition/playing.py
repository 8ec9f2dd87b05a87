"""Choices in the Players' Edition and the Special Cards, made by their ids, and which are offered."""

from __future__ import annotations

from elgrande import Game
from elgrande.board.options import EFFECT, KEPT, POWER, SEAT
from elgrande.events import NamedEvent
from elgrande.notation import COLOUR_NAMES
from tests.rules.players_edition.positions import number


def play_card(game: Game, key: str) -> list[NamedEvent]:
    """Play a power card."""
    return game.play(POWER + number(game, key))


def hand_offered(game: Game) -> set[str]:
    """The power cards that may be played now."""
    cards, actions = game.rules.cards, game.rules.actions
    return {cards[actions[option.id - POWER]].key for option in game.decision.options}


def name_player(game: Game, colour: str) -> list[NamedEvent]:
    """Name a player."""
    return game.play(SEAT + COLOUR_NAMES.index(colour))


def seats_offered(game: Game) -> str:
    """The players that may be named."""
    return " ".join(COLOUR_NAMES[option - SEAT] for option in game.position.options)


def annul(game: Game, *, card: int = -1, effect: int = -1) -> list[NamedEvent]:
    """Annul the kept card at this place, or this effect."""
    return game.play(KEPT + card if card >= 0 else EFFECT + effect)
