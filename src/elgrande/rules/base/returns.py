"""Caballeros sent home: loss of authority, dismissal, the angry King (BASE-114 to BASE-117)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import AT_COURT, CABALLERO, IN_PROVINCE
from elgrande.board.options import COURT, PICK, PLAIN, STOP, OptionId, kind_of
from elgrande.board.spaces import COLOURS, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.rules.action import Action, Announced, AnnouncedCount, AnnouncedOnOne
from elgrande.rules.base.turn import own_in_regions, why_not_pick
from elgrande.rules.position import Position
from elgrande.rules.steps import Counted, OfEach
from elgrande.rules.which import of_one_kind, send_back

COURT_RETURNED: Final = EventKind(
    "court-returned", "player", "count", moves=Moves(CABALLERO, AT_COURT, IN_PROVINCE, count="count"), against="player"
)
RETURNED: Final = EventKind(
    "returned", "player", "colour", "space", moves=Moves(CABALLERO, "space", IN_PROVINCE, of="colour")
)
ANGRY_AT: Final = EventKind("angry-at", "player", "victim", against="victim")


class LossOfAuthority(AnnouncedCount):
    """Every other player returns `count` caballeros, or all there are, from their court (BASE-114, BASE-115)."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return any(game.board.court[other] for other in game.after(self.player))

    def carry_out(self, game: Position) -> None:
        board = game.board
        for other in game.after(self.player):
            lost = min(self.count, board.court[other])
            board.court[other] -= lost
            board.province[other] += lost
            game.tell(COURT_RETURNED, other, lost)


class Dismiss(OfEach):
    """Return `count` caballeros of each other player from regions, or spare that player (BASE-116)."""

    __slots__ = ()
    prompt = "prompt-dismiss"

    def options(self, game: Position) -> list[int]:
        picks = [STOP]
        for other in game.after(self.player):
            if self.hit.count(other) < self.count:
                picks += own_in_regions(game, other)
        return picks if len(picks) > 1 else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != STOP:
            cell = option - PICK
            dismissed = of_one_kind(game, self.player, cell, Dismissed(self.player, cell, PLAIN))
            game.then(dismissed, Dismiss(self.player, self.count, (*self.hit, cell % COLOURS)))

    def why_not(self, game: Position, option: OptionId) -> str:
        if kind_of(option) != PICK:
            return "reason-not-offered"
        colour = (option - PICK) % COLOURS
        if colour == self.player:
            return "reason-no-own"
        return "reason-hit-already" if self.hit.count(colour) >= self.count else why_not_pick(game, option)


class Dismissed(AnnouncedOnOne):
    """One caballero goes from a region to its province."""

    __slots__ = ()
    reports = RETURNED
    told_last = True

    def carry_out(self, game: Position) -> None:
        game.to_province(self.cell, 1, self.kind)


class AngryKing(Action):
    """Clockwise, every other player returns `count` of their own caballeros, as they choose (BASE-117)."""

    __slots__ = ("count", "player")

    def __init__(self, player: PlayerId, count: int) -> None:
        self.player = player
        self.count = count

    def victims(self, game: Position) -> list[int]:
        """The players who have anything to return."""
        return [other for other in game.after(self.player) if ReturnOwn(other, self.count).options(game)]

    def possible(self, game: Position) -> bool:
        return bool(self.victims(game))

    def run(self, game: Position) -> None:
        game.then_all([AngryAt(self.player, victim, self.count) for victim in self.victims(game)])


class AngryAt(Announced):
    """It is one player's turn to return caballeros."""

    __slots__ = ("count", "victim")
    announced_as = ANGRY_AT

    def __init__(self, player: PlayerId, victim: int, count: int) -> None:
        self.player = player
        self.victim = victim
        self.count = count

    def about(self) -> tuple[int, ...]:
        return self.player, self.victim

    def carry_out(self, game: Position) -> None:
        game.then(ReturnOwn(self.victim, self.count))


class ReturnOwn(Counted):
    """Return one of the player's own caballeros from a region or the court; the full number is due (BASE-117)."""

    __slots__ = ()
    prompt = "prompt-return-own"

    def options(self, game: Position) -> list[int]:
        if not self.left:
            return []
        own = own_in_regions(game, self.player)
        if game.board.court[self.player]:
            own.append(COURT)
        return own

    def choose(self, game: Position, option: OptionId) -> None:
        board = game.board
        if option == COURT:
            board.court[self.player] -= 1
            board.province[self.player] += 1
            game.tell(COURT_RETURNED, self.player, 1)
            game.then(ReturnOwn(self.player, self.left - 1))
        else:
            cell = option - PICK
            game.tell(RETURNED, self.player, self.player, cell // COLOURS)
            game.then(ReturnOwn(self.player, self.left - 1))
            send_back(game, self.player, cell, court=False)

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-court-empty" if option == COURT else why_not_pick(game, option, self.player)
