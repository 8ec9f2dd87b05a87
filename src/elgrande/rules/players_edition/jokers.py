"""Playing power cards when there are Jokers and storms (PE-1, PE-10)."""

from __future__ import annotations

from typing import Final

from elgrande.board.hand import seen_again
from elgrande.board.moving import AT_COURT, CABALLERO, FACE_UP, IN_HAND, PLAYED_CARDS, POWER_CARD
from elgrande.board.options import POWER, SPACE, OptionId
from elgrande.board.spaces import NOWHERE, REGIONS, PlayerId, RegionId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import ByPlayer, Secret, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.fields import END_OF_ROUND, PLAYER, PlayerField, RegionField
from elgrande.rules.position import Position

JOKER_LAID: Final = EventKind("joker", "player", moves=Moves(POWER_CARD, IN_HAND, FACE_UP), memory=PLAYED_CARDS)
"""Not kept in the log of a later round, since the card that follows it is."""
STORM_SHOWN: Final = EventKind("storm", "player", "space", at_once="dials")
BLOWN_AWAY: Final = EventKind(
    "blown-away", "player", "count", "space", moves=Moves(CABALLERO, "space", AT_COURT, count="count"), against="player"
)

JOKER: Final = "joker"
STORM_CARD: Final = "storm"
"""Keys of the cards that do something when they are played."""

JOKERS: Final = PlayerField("jokers", each=5, until=END_OF_ROUND)
"""The players who have laid a Joker and wait, in the order in which they laid it."""


def on_the_dial(game: Position, player: PlayerId) -> list[int]:
    """A storm can strike any region of the dial."""
    return list(range(REGIONS))


STORM: Final = RegionField("storm", each=PLAYER, secret=on_the_dial, until=END_OF_ROUND)
"""The region that each player's storm strikes."""


class PlayCards(Step):
    """Clockwise from the start player, each player plays a power card; then those who laid a Joker do (PE-1)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([*[PlayCard(player) for player in game.from_start()], PlayAfterJokers()])


class PlayAfterJokers(Step):
    """Those who laid a Joker play, in the order in which they laid it."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([PlayCard(player) for player in JOKERS.taken(game)])


class PlayCard(PlayPowerCard):
    """Play a power card, or lay the Joker and wait until all others have played."""

    __slots__ = ()

    def choose(self, game: Position, option: OptionId) -> None:
        number = option - POWER
        key = game.rules.cards[game.rules.actions[number]].key
        if key == JOKER:
            self.lay_joker(game, number)
            return
        JOKERS.remove(game, self.player)  # a player who has waited waits no longer
        super().choose(game, option)
        if key == STORM_CARD:
            game.then(DialStorm(self.player))

    def lay_joker(self, game: Position, number: int) -> None:
        """The Joker is laid; its player waits."""
        board = game.board
        board.hand[self.player] &= ~(1 << number)
        board.doubtful[self.player] = seen_again(board.doubtful[self.player], number)
        JOKERS.add(game, self.player)
        game.tell(JOKER_LAID, self.player)


# --- storm ---


class DialStorm(Secret):
    """Secretly dial the region that the storm will strike."""

    __slots__ = ()
    prompt = "prompt-storm"

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in range(REGIONS)]

    def choose(self, game: Position, option: OptionId) -> None:
        STORM.put(game, option - SPACE, self.player)

    def still_secret(self, game: Position, option: OptionId) -> bool:
        return STORM.of(game, self.player) == option - SPACE and not STORM.shown(game, self.player)

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-on-dial"


class RevealStorm(ByPlayer):
    """At the start of their turn a player shows where their storm strikes, whatever they do then."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        region = STORM.of(game, self.player)
        if region != NOWHERE:
            STORM.show(game, self.player)
            game.tell(STORM_SHOWN, self.player, region)
            game.reveal()


class StormStrikes(Announced):
    """All caballeros in the region go to their owners' courts, the player's own too; black ones stay."""

    __slots__ = ()

    def region(self, game: Position) -> int:
        """The dialled region."""
        return STORM.of(game, self.player)

    def possible(self, game: Position) -> bool:
        region = self.region(game)
        if region < 0 or game.taboo(region):
            return False
        return any(game.count(region, player) for player in range(game.rules.players))

    def announces(self, game: Position) -> Event:
        return STORM_SHOWN.of(self.player, self.region(game))

    def carry_out(self, game: Position) -> None:
        region = self.region(game)
        for player in game.rules.clockwise[self.player]:
            all_to_court(game, region, player)


def all_to_court(game: Position, region: RegionId, player: PlayerId) -> None:
    """All of a player's caballeros leave a region for the player's court."""
    count = game.count(region, player)
    if count:
        game.tell(BLOWN_AWAY, player, count, region)
    for cell, kind, number in game.groups(region, player):
        game.to_court(cell, number, kind)
