"""What Grandissimo shows on the board."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.spaces import BLACK, CASTILLO, NOBODY, NOTHING, NOWHERE
from elgrande.rules.grandissimo import facts
from elgrande.rules.grandissimo.actions import LAST_WORD, SILENCER
from elgrande.rules.grandissimo.characters import JESTER, QUEEN
from elgrande.rules.grandissimo.double_turn import SECOND_CARD
from elgrande.rules.grandissimo.overthrow import ACTING
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO, INCOGNITO_CARD
from elgrande.rules.grandissimo.ships import SHIPS, ships
from elgrande.rules.keeping import held
from elgrande.rules.position import INQUISITOR, Position
from elgrande.rules.shown import (
    Absent,
    Belonging,
    Holder,
    News,
    Note,
    OffBoard,
    Regent,
    Thing,
    secret_region,
    secret_regions,
)


def show(game: Position, viewer: int) -> Iterator[Thing]:
    """What the module shows; of secretly chosen regions, only the viewer's own."""
    yield from _show_ships(game)
    yield from _show_prison(game)
    for field, text in ((QUEEN, "word-queen"), (JESTER, "word-jester"), (LAST_WORD, "table-last-word")):
        if field.of(game) != NOBODY:
            yield Belonging(field.of(game), text)
    yield from _show_general(game)
    yield from _show_guests(game)
    yield from _show_secrets(game, viewer)
    for player, card in enumerate(SECOND_CARD.values(game)):
        if card != NOTHING:
            yield Belonging(player, "table-second-card", {"card": card}, card=card)
    acting = ACTING.of(game)
    if acting != NOBODY:
        yield Regent(acting)
        yield Belonging(acting, "table-acting-short")
        yield Note(CASTILLO, "table-king-inside")
        yield Note(game.board.grande[acting], "table-acting", {"player": acting})
    if SILENCER.used(game):
        yield News("table-actions-stopped")


def _show_ships(game: Position) -> Iterator[Thing]:
    """Whose they are, and what is on board."""
    for number, ship in enumerate(ships(game)):
        player = SHIPS.of(game, number)
        if player == NOBODY:
            yield Note(ship, "table-ship-free")
        else:
            yield Holder(ship, player)
            yield Note(ship, "table-ship", {"player": player})
        yield Note(ship, "table-ship-load", {"count": game.board.total(ship)})


def _show_prison(game: Position) -> Iterator[Thing]:
    if facts.PRISON in game.rules.config.without:
        return
    prison = game.rules.space_named("prison")
    for player in range(game.rules.players):
        count = game.board.on(prison, player)
        if count:
            yield Note(prison, "table-prison-holds", {"player": player, "count": count})
    if not game.board.total(prison):
        yield Note(prison, "table-prison-empty")
    yield Note(prison, "table-prison-text")


def _show_general(game: Position) -> Iterator[Thing]:
    """Who has the Inquisitor General, and for whom the mercenaries count."""
    general = INQUISITOR.of(game)
    if general != NOBODY:
        yield Belonging(general, "word-inquisitor-general")
    for space in range(len(game.rules.spaces)):
        if game.board.on(space, BLACK):
            neutral = Note(space, "table-mercenaries-neutral")
            yield neutral if general == NOBODY else Note(space, "table-mercenaries-of", {"player": general})


def _show_guests(game: Position) -> Iterator[Thing]:
    """Caballeros at the courts of other players, who place them at the start of their next turn."""
    for host in range(game.rules.players):
        court = game.rules.space_named(f"guests-{host}")
        yield Absent(court)
        for player in range(game.rules.players):
            count = game.board.on(court, player)
            if count:
                yield OffBoard(host, player, count, "picture-guests", "table-guests-of", "table-guests-text")


def _show_secrets(game: Position, viewer: int) -> Iterator[Thing]:
    """Who boycotts a region, and who knows where the King can appear; others see the latter by the kept card itself."""
    yield from secret_regions(game, BOYCOTT, viewer, "boycott", "picture-boycott", "boycott")
    for player, region in enumerate(INCOGNITO.values(game)):
        if region > NOWHERE:
            card = next((card for card, _, _ in held(game, player, INCOGNITO_CARD)), NOTHING)
            yield from secret_region(
                "incognito", "picture-incognito", "incognito", player, region, viewer, "table-incognito", card
            )
