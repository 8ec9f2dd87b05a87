"""What is seen of Grandissimo on the board."""

from __future__ import annotations

from elgrande.board.spaces import NOBODY, NOTHING, NOWHERE
from elgrande.rules.fields import Field
from elgrande.rules.grandissimo.actions import LAST_WORD, SILENCER
from elgrande.rules.grandissimo.characters import JESTER, QUEEN
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.overthrow import ACTING
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO
from elgrande.rules.grandissimo.ships import SHIPS, ships
from elgrande.rules.position import INQUISITOR, Position


def show(game: Position) -> dict[str, object]:
    """What is seen of the module; of regions chosen in secret only one's own."""

    def seat(field: Field, which: int = 0) -> int | None:
        player = field.of(game, which)
        return None if player == NOBODY else player

    boycott = _secret_regions(game, BOYCOTT)
    return {
        "ships": [{"space": game.seen_key(ship), "seat": seat(SHIPS, n)} for n, ship in enumerate(ships(game))],
        "queen": seat(QUEEN),
        "jester": seat(JESTER),
        "general": seat(INQUISITOR),
        "boycott": boycott[0] if boycott else None,
        "incognito": _secret_regions(game, INCOGNITO),
        "acting": seat(ACTING),
        "silencer": seat(SILENCER),
        "last_word": seat(LAST_WORD),
        "second_cards": [
            {"seat": player, "card": game.rules.cards[card].key}
            for player, card in enumerate(SECOND_CARD.values(game))
            if card != NOTHING
        ],
    }


def _secret_regions(game: Position, field: Field) -> list[dict[str, object]]:
    regions = enumerate(field.values(game))
    return [{"seat": player, "space": game.seen_key(region)} for player, region in regions if region != NOWHERE]
