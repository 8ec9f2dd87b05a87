"""Coalition, eviction order, scorings, action stop, quick deployment, the last word (GRA-42, GRA-46 to GRA-58)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import AT_COURT, CABALLERO, IN_CASTILLO, ON_TRACK, POINTS
from elgrande.board.options import PASS, SECOND, SPACE, TILE, USE, OptionId
from elgrande.board.spaces import CASTILLO, COLOURS, NOBODY, NOWHERE, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Announced, AnnouncedOnTwo
from elgrande.rules.base.pieces import TILE_LAID, ChooseTile, PutTile, why_no_tile
from elgrande.rules.base.scoring import places
from elgrande.rules.base.scorings import ScoreRegions, begin_scoring, lift
from elgrande.rules.base.turn import UseCard
from elgrande.rules.fields import END_OF_ROUND, PlayerField
from elgrande.rules.grandissimo.double_turn import MUSTERED
from elgrande.rules.grandissimo.facts import COURTS, INLAND
from elgrande.rules.keeping import CARD_USED, held, keepers
from elgrande.rules.position import Position
from elgrande.rules.shared.use import use_kept
from elgrande.rules.steps import ChooseTwo

LAST_WORD_CARD: Final = "last-word"
"""What the kept card can be used for."""
LAST_WORD: Final = PlayerField("last-word", until=END_OF_ROUND)
"""Who takes their turn last this round."""
SILENCER: Final = PlayerField("silencer", until=END_OF_ROUND)
"""Who has stopped the special actions of all others this round."""

# --- coalition ---


class Coalition(ChooseTile):
    """Choose the score tiles to place or move: one, or both."""

    __slots__ = ()
    prompt = "prompt-coalition"
    labels: ClassVar[dict[int, str]] = {SECOND: "label-both-tiles"}

    def options(self, game: Position) -> list[int]:
        tiles = super().options(game)
        return [*tiles, SECOND] if len(tiles) > 1 else tiles

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(PutBoth(self.player) if option == SECOND else PutTile(self.player, option - TILE))


class PutBoth(ChooseTwo):
    """Both tiles are lifted: choose where the first goes, then the second."""

    __slots__ = ()
    prompt = "prompt-put-tile"

    def options(self, game: Position) -> list[int]:
        return [SPACE + space for space in (*game.open_regions(), CASTILLO) if space != self.first]

    def then_both(self, second: int) -> Step:
        return BothPut(self.player, self.first, second)

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "tile": int(self.first != NOWHERE)}

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_no_tile(game, option - SPACE, [self.first])


class BothPut(AnnouncedOnTwo):
    """Both score tiles go to their spaces; they may swap places."""

    __slots__ = ()

    def carry_out(self, game: Position) -> None:
        for tile, space in enumerate((self.first, self.second)):
            game.board.tiles[tile] = space
            game.tell(TILE_LAID, self.player, tile, space)


# --- eviction order ---

ORDERED_OUT: Final = EventKind(
    "ordered-out", "player", "count", moves=Moves(CABALLERO, IN_CASTILLO, AT_COURT, count="count"), against="player"
)


class EvictionOrder(Announced):
    """The Castillo is lifted: all others take their caballeros from it to their courts."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return True

    def carry_out(self, game: Position) -> None:
        lift(game)
        for other in game.after(self.player):
            cell = CASTILLO * COLOURS + other
            count = game.board.caballeros[cell]
            if count:
                game.to_court(cell, count)
                game.tell(ORDERED_OUT, other, count)


# --- scorings ---

COURT_POINTS: Final = EventKind(
    "court-points",
    "player",
    "points",
    "source",
    moves=Moves(POINTS, AT_COURT, ON_TRACK, count="points"),
    at_once="points",
)


class ScoreCoasts(ScoreRegions):
    """Score all coastal regions."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if game.rules.spaces[region].coast]


class ScoreInland(ScoreRegions):
    """Score Aragon and both Castillas."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if game.rules.spaces[region].key in INLAND]


class ScoreCourts(Announced):
    """The fullest courts score; ties count as in a region."""

    __slots__ = ()
    scores = True

    def possible(self, game: Position) -> bool:
        return any(game.board.court)

    def carry_out(self, game: Position) -> None:
        source = game.rules.scoring.sources.index("courts")
        for player, place in enumerate(places(game.board.court)):
            if 1 <= place <= game.rules.places:
                game.board.score[player] += COURTS[place - 1]
                game.tell(COURT_POINTS, player, COURTS[place - 1], source)


class BeginCourts(ScoreCourts):
    """A special scoring like any other: players who may act before it are asked first."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        begin_scoring(game, ScoreCourts(self.player))


# --- action stop ---

ACTIONS_STOPPED: Final = EventKind("actions-stopped", "player")


class StopActions(Announced):
    """All players after this one lose their special actions this round."""

    __slots__ = ()
    reports = ACTIONS_STOPPED

    def carry_out(self, game: Position) -> None:
        SILENCER.put(game, self.player)


def is_silenced(game: Position, player: PlayerId) -> bool:
    """Whether a player has lost their special actions."""
    return SILENCER.of(game) not in (NOBODY, player)


# --- quick deployment ---

DEPLOYED: Final = EventKind("mustered", "player")


class Muster(Announced):
    """This time the caballeros that the card lets the player place come from the province."""

    __slots__ = ()
    reports = DEPLOYED

    def possible(self, game: Position) -> bool:
        placing = next((step.placing for step in game.stack[::-1] if isinstance(step, UseCard)), False)
        return placing and game.board.province[self.player] > 0

    def carry_out(self, game: Position) -> None:
        MUSTERED.put(game, self.player)


def musters(game: Position, player: PlayerId) -> bool:
    """Whether a player places from their province."""
    return MUSTERED.of(game) == player


# --- the last word ---


class OfferLastWord(Step):
    """The power cards are played: the keeper of the card may take their turn last."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([MayBeLast(player) for player in keepers(game, game.from_start(), LAST_WORD_CARD)])


class MayBeLast(Decision):
    """Take one's turn last this round, or save the card."""

    __slots__ = ()
    prompt = "prompt-last-word"
    labels: ClassVar[dict[int, str]] = {USE: "label-last-word"}
    immediate = True
    tool = LAST_WORD_CARD

    def options(self, game: Position) -> list[int]:
        return [PASS, USE]

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            kept = held(game, self.player, LAST_WORD_CARD)[0]
            game.tell(CARD_USED, self.player, kept[0])
            use_kept(game, kept, HasLastWord(self.player))


TAKES_LAST_TURN: Final = EventKind("last-turn", "player")


class HasLastWord(Announced):
    """The player takes their turn last."""

    __slots__ = ()
    reports = TAKES_LAST_TURN

    def carry_out(self, game: Position) -> None:
        LAST_WORD.put(game, self.player)


def last_word(game: Position, order: list[int]) -> list[int]:
    """The order of turns, adjusted for the last word."""
    last = LAST_WORD.of(game)
    return [*(player for player in order if player != last), last] if last != NOBODY else order
