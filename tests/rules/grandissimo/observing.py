"""What a player would notice of Grandissimo: characters, ships, second cards, tokens, secrets."""

from __future__ import annotations

from elgrande import Game
from elgrande.board.extra import ALLIED, BOYCOTT, HOLDER, INCOGNITO, JESTER, LAST_WORD, QUEEN, SECOND_CARD, SHIP_OF
from elgrande.board.spaces import NOBODY
from elgrande.notation import COLOUR_NAMES


def characters(game: Game) -> str:
    """Who has which character and which ship, such as `queen red, general blue, ship-1 red`."""
    extra = game.position.board.extra
    found = [(name, extra[place] - 1) for name, place in (("queen", QUEEN), ("jester", JESTER))]
    found += [("general", extra[HOLDER] if extra[HOLDER] != NOBODY else -1)]
    found += [(f"ship-{number + 1}", extra[SHIP_OF + number] - 1) for number in range(2)]
    return ", ".join(f"{name} {COLOUR_NAMES[holder]}" for name, holder in found if holder >= 0)


def second_card(game: Game, colour: str = "red") -> str:
    """The second card that a player has, if any."""
    number = game.position.board.extra[SECOND_CARD + COLOUR_NAMES.index(colour)] - 1
    return game.rules.cards[number].key if number >= 0 else ""


def alliance(game: Game) -> list[str]:
    """The regions with the alliance tokens."""
    return [game.rules.spaces[token - 1].short for token in game.position.board.extra[ALLIED : ALLIED + 2] if token]


def last(game: Game) -> str:
    """Who has the last word in this round, if anybody."""
    player = game.position.board.extra[LAST_WORD] - 1
    return COLOUR_NAMES[player] if player >= 0 else ""


def seen(game: Game, colour: str) -> tuple[int, int]:
    """What a player sees of the boycotted region and of red's King incognito: 1 + region, 0 none, -1 hidden."""
    extra = game.view(COLOUR_NAMES.index(colour)).board.extra
    return extra[BOYCOTT], extra[INCOGNITO]
