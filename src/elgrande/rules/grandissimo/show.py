"""What is seen of Grandissimo on the board."""

from __future__ import annotations

from elgrande.board.extra import (
    ACTING,
    BOYCOTT,
    HOLDER,
    INCOGNITO,
    JESTER,
    LAST_WORD,
    QUEEN,
    SECOND_CARD,
    SHIP_OF,
    SILENCER,
)
from elgrande.board.spaces import NOBODY
from elgrande.rules.grandissimo.ships import ships
from elgrande.rules.position import Position


def show(game: Position) -> dict[str, object]:
    """What is seen of the module; of regions chosen in secret only one's own."""
    extra, players = game.board.extra, range(game.rules.players)

    def seat(place: int) -> int | None:
        return extra[place] - 1 if extra[place] else None

    return {
        "ships": [{"space": game.seen_key(ship), "seat": seat(SHIP_OF + n)} for n, ship in enumerate(ships(game))],
        "queen": seat(QUEEN),
        "jester": seat(JESTER),
        "general": None if extra[HOLDER] == NOBODY else extra[HOLDER],
        "boycott": {"seat": seat(BOYCOTT + 1), "space": game.seen_key(extra[BOYCOTT] - 1)} if extra[BOYCOTT] else None,
        "incognito": [
            {"seat": player, "space": game.seen_key(extra[INCOGNITO + player] - 1)}
            for player in players
            if extra[INCOGNITO + player]
        ],
        "acting": seat(ACTING),
        "silencer": seat(SILENCER),
        "last_word": seat(LAST_WORD),
        "second_cards": [
            {"seat": player, "card": game.rules.cards[extra[SECOND_CARD + player] - 1].key}
            for player in players
            if extra[SECOND_CARD + player]
        ],
    }
