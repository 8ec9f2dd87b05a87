"""What King & Intrigue shows on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.spaces import NOBODY
from elgrande.rules.choosing import show_chosen
from elgrande.rules.king_intrigue.doubling import DOUBLED, with_token
from elgrande.rules.king_intrigue.facts import DOUBLINGS
from elgrande.rules.king_intrigue.turn import role
from elgrande.rules.position import Position
from elgrande.rules.shown import News, Role, Thing, secret_regions


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """Everybody's roles and 2x tokens; of regions and chosen cards, only the viewer's own."""
    players = range(game.rules.players)
    dealt = bool(game.stack) and all(game.board.power)
    holders = {role(game, player): player for player in players} if dealt else {}
    for card in game.rules.roles:
        yield Role(card, holders.get(card, NOBODY))
    yield from show_chosen(game)
    yield from secret_regions(game, DOUBLED, viewer, "doubling", "picture-doubling", "double")
    taken = len(with_token(game))
    if taken:
        yield News("table-doublings-left", {"count": DOUBLINGS - taken})
