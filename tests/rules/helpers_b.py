"""More words for the tests of stacks 1 and 2 and of Veto: courts and points, refused choices, windows, whole rounds."""

from __future__ import annotations

import pytest

from elgrande import Game, IllegalChoice
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.veto import MayVeto

IDLE = ("end", "stop", "pass", "+0")
"""How a player does as little as possible."""


def counted(counts: list[int]) -> str:
    """A number for each player, such as `3 red, 1 blue`; those with 0 are left out."""
    return ", ".join(f"{count} {COLOUR_NAMES[player]}" for player, count in enumerate(counts) if count)


def courts(game: Game) -> str:
    """The caballeros at court."""
    return counted(game.position.board.court)


def points(game: Game) -> str:
    """The points of those who have any."""
    return counted(game.scores)


def province(game: Game, colour: str) -> int:
    """How many caballeros a player has in the province."""
    return game.position.board.province[COLOUR_NAMES.index(colour)]


def refuses(game: Game, text: str) -> bool:
    """Whether the choice is refused, and everything stays as it was."""
    before = game.save()
    colour, colon, option = text.rpartition(":")
    with pytest.raises(IllegalChoice):
        game.play(option, COLOUR_NAMES.index(colour) if colon else None)
    return game.save() == before


def may_be_vetoed(game: Game) -> bool:
    """Whether a holder of a Veto is asked now."""
    return not game.over and isinstance(game.decision.decision, MayVeto)


def windows(game: Game, line: str) -> str:
    """Make the choices of a line while every Veto passes, and write a `?` behind each that opened a window.

    Question marks of `line` itself are ignored, so that a test can compare the two.
    """
    words: list[str] = []
    for word in line.replace("?", "").split():
        game.follow(word)
        passed = ""
        while may_be_vetoed(game):
            game.play("pass")
            passed += "?"
        words.append(word + passed)
    return " ".join(words)


def idle(game: Game) -> None:
    """Whoever is asked does as little as possible."""
    options = [option.text for option in game.decision.options]
    game.play(next((text for text in IDLE if text in options), options[0]), game.decision.player)


def to_round(game: Game, number: int) -> None:
    """Nobody does anything until this round has begun."""
    while game.position.board.round < number:
        idle(game)


def to_decision(game: Game, kind: str, colour: str = "") -> None:
    """Nobody does anything until somebody (of this colour) has to decide something of this kind."""
    while not (
        type(game.decision.decision).__name__ == kind and (not colour or COLOUR_NAMES[game.decision.player] == colour)
    ):
        idle(game)


def put_on_top(game: Game, stack: int, key: str) -> None:
    """The card that the next round turns up."""
    board, card = game.position.board, game.rules.card_named(key)
    place = board.stacks[stack].index(card)
    board.stacks[stack] = (card, *board.stacks[stack][:place], *board.stacks[stack][place + 1 :])


def bottom(game: Game, stack: int, count: int) -> str:
    """The last cards of a stack, the lowest one last."""
    return ", ".join(game.rules.cards[card].key for card in game.position.board.stacks[stack][-count:])


def cards_in_stack(game: Game, stack: int) -> list[str]:
    """All cards that lie face down in a stack."""
    return [game.rules.cards[card].key for card in game.position.board.stacks[stack]]
