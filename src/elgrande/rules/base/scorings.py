"""Special scorings (BASE-81, BASE-120, BASE-131 to BASE-138) and the general scoring (BASE-60 to BASE-65)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import AT_COURT, BLACK_ONES, CABALLERO, HIDDEN_CASTILLO, IN_CASTILLO
from elgrande.board.options import SPACE, OptionId
from elgrande.board.spaces import BLACK, CASTILLO, NOBODY, NOWHERE, REGIONS, PlayerId, RegionId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import ActionBy, Announced, somebody_may_react
from elgrande.rules.base.dials import CastilloDial, Going, RevealDials, ScoringDial, go_together, going
from elgrande.rules.base.scoring import SCORED, score, score_together
from elgrande.rules.fields import END_OF_ROUND, END_OF_SCORING, clear_until
from elgrande.rules.position import Position
from elgrande.rules.steps import OnRegion

# --- special scorings ---


class ScoreOne(Decision):
    """Choose one region to score; the King's is allowed (BASE-120)."""

    __slots__ = ()
    prompt = "prompt-score-one"
    scores = True

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.rules.regions]

    def choose(self, game: Position, option: OptionId) -> None:
        begin_scoring(game, Scored(self.player, option - SPACE, False))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-a-region"


def begin_scoring(game: Position, scoring: Step) -> None:
    """A special scoring begins: players who may act before it are asked first."""
    game.then_all([*asked_before(game), scoring])


def asked_before(game: Position) -> list[Step]:
    """The players who may act before a special scoring."""
    return [step for before in game.rules.scoring.before for step in before(game)]


class ScoreCastilloNow(ActionBy):
    """Score the Castillo (BASE-134)."""

    __slots__ = ()
    scores = True

    def run(self, game: Position) -> None:
        begin_scoring(game, Scored(self.player, CASTILLO, False))


class Scored(Announced):
    """One region, or the Castillo, is scored."""

    __slots__ = ("only_first", "space")
    announced_as = SCORED
    scores = True

    def __init__(self, player: PlayerId, space: SpaceId, only_first: bool) -> None:
        self.player = player
        self.space = space
        self.only_first = only_first

    def about(self) -> tuple[int, ...]:
        return (self.space,)

    def carry_out(self, game: Position) -> None:
        if self.space == CASTILLO:
            lift(game)
        score(game, self.space, self.only_first)


LIFTED: Final = EventKind("lifted", at_once="lift")
INSIDE: Final = EventKind("inside", "player", "count", memory=HIDDEN_CASTILLO, at_once="lift")
BLACK_INSIDE: Final = EventKind("black-inside", "count", memory=HIDDEN_CASTILLO, at_once="lift")


def lift(game: Position) -> None:
    """The Castillo is lifted: everybody sees what is inside (BASE-42)."""
    game.tell(LIFTED)
    for player in range(game.rules.players):
        game.tell(INSIDE, player, game.board.on(CASTILLO, player))
    if game.board.on(CASTILLO, BLACK):
        game.tell(BLACK_INSIDE, game.board.on(CASTILLO, BLACK))
    if game.rules.config.castillo == "hidden":
        game.reveal()


class ScoreEach(Step):
    """Score regions one by one: the player orders them if anybody can act in between, else they follow the track."""

    __slots__ = ("only_first", "player", "regions")

    def __init__(self, player: PlayerId, regions: tuple[int, ...], only_first: bool) -> None:
        self.player = player
        self.regions = regions
        self.only_first = only_first

    def run(self, game: Position) -> None:
        scored: list[Step] = [Scored(self.player, region, self.only_first) for region in self.regions]
        if len(scored) > 1 and somebody_may_react(game, Scored(self.player, self.regions[0], self.only_first)):
            game.then(ScoreNext(self.player, self.regions, self.only_first))
        else:
            game.then_all(scored)


class ScoreNext(Decision):
    """Choose which of the regions is scored next (BASE-81)."""

    __slots__ = ("only_first", "regions")
    prompt = "prompt-score-next"
    order_only = True

    def __init__(self, player: PlayerId, regions: tuple[int, ...], only_first: bool) -> None:
        self.player = player
        self.regions = regions
        self.only_first = only_first

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.regions]

    def choose(self, game: Position, option: OptionId) -> None:
        region = option - SPACE
        game.then(
            Scored(self.player, region, self.only_first),
            ScoreEach(self.player, tuple(r for r in self.regions if r != region), self.only_first),
        )

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-in-this-scoring"


class ScoreRegions(ActionBy):
    """Score several regions that a card names in its own way."""

    __slots__ = ()
    scores = True

    def named(self, game: Position) -> list[int]:
        """The regions that the card names, in track order."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, game: Position) -> bool:
        return bool(self.named(game))

    def run(self, game: Position) -> None:
        if game.rules.scoring.before:
            begin_scoring(game, ScoreNamed(self))
        else:
            game.then(self.each(game))

    def each(self, game: Position) -> Step:
        """The scoring of the regions that the card names now."""
        return ScoreEach(self.player, tuple(self.named(game)), False)


class ScoreNamed(Step):
    """Score what a card names, now that everybody has had a chance to act."""

    __slots__ = ("step",)

    def __init__(self, step: ScoreRegions) -> None:
        self.step = step

    def run(self, game: Position) -> None:
        game.then(self.step.each(game))


class ScoreValues(ScoreRegions):
    """Score all regions of these values (BASE-131 to BASE-133)."""

    __slots__ = ("values",)

    def __init__(self, player: PlayerId, values: tuple[int, ...]) -> None:
        self.player = player
        self.values = values

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if game.value(region) in self.values]


class ScoreMost(ScoreRegions):
    """Score the region with the most caballeros of all players, or all that tie (BASE-136)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return crowded(game, most=True)


class ScoreFewest(ScoreRegions):
    """Score the region with the fewest caballeros, or all that tie; empty ones are ignored (BASE-137)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return crowded(game, most=False)


def crowded(game: Position, most: bool) -> list[int]:
    """The regions with the most, or the fewest, caballeros; empty regions are ignored."""
    found: list[int] = []
    wanted = 0
    for region in game.rules.regions:
        total = caballeros_in(game, region)
        if total and (not wanted or (total > wanted if most else total < wanted)):
            found, wanted = [region], total
        elif total and total == wanted:
            found.append(region)
    return found


def caballeros_in(game: Position, region: RegionId) -> int:
    """How many caballeros stand anywhere in a region; black ones count only if somebody leads them (GIC-71)."""
    if not game.rules.divided:
        return game.board.total(region)
    black = 0 if game.owner(BLACK) != NOBODY else game.count(region, BLACK)
    return sum(game.board.total(part) for part in game.parts(region)) - black


class ScoreFirstPlaces(ScoreRegions):
    """Score all regions, sole first places only (BASE-135)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return game.rules.regions

    def each(self, game: Position) -> Step:
        return ScoreEach(self.player, tuple(self.named(game)), True)


class SecretScoring(Announced):
    """All players dial; every region dialled exactly once is scored (BASE-145)."""

    __slots__ = ()

    def carry_out(self, game: Position) -> None:
        everybody = game.rules.clockwise[self.player]
        game.then_all([*[ScoringDial(player) for player in everybody], RevealDials(), ScoreDialled(self.player)])


class ScoreDialled(ByPlayer):
    """Score the regions that exactly one dial shows; each is announced, which gives the window after the reveal."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        shown = game.board.shown
        once = [region for region in range(REGIONS) if shown.count(region) == 1]
        begin_scoring(game, ScoreEach(self.player, tuple(once), False))


# --- general scoring ---

GENERAL_SCORING: Final = EventKind("general-scoring", scoring="general")
OUT_OF_CASTILLO: Final = EventKind(
    "out-of-castillo",
    "player",
    "count",
    "space",
    moves=Moves(CABALLERO, IN_CASTILLO, "space", count="count"),
    at_once="out",
)
BLACK_OUT: Final = EventKind(
    "black-out",
    "count",
    "space",
    moves=Moves(CABALLERO, IN_CASTILLO, "space", of=BLACK_ONES, count="count"),
    at_once="out",
)
OUT_TO_COURT: Final = EventKind(
    "out-to-court",
    "player",
    "count",
    moves=Moves(CABALLERO, IN_CASTILLO, AT_COURT, count="count"),
    at_once="out",
)


class ScoreRound(Step):
    """Phase 5: a general scoring, if this round has one (BASE-25, BASE-60)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        scored = game.board.round in game.rules.scoring_rounds
        if game.rules.fields:
            game.then(RoundIsOver(scored))
        if scored:
            game.tell(GENERAL_SCORING)
            game.then_prepared(game.rules.general_scoring_steps)


class RoundIsOver(Step):
    """The round and its general scoring are over: what modules keep until then is cleared."""

    __slots__ = ("scored",)

    def __init__(self, scored: bool) -> None:
        self.scored = scored

    def run(self, game: Position) -> None:
        clear_until(game, END_OF_ROUND)
        if self.scored:
            clear_until(game, END_OF_SCORING)


class SetCastilloDials(Step):
    """Every player chooses in secret where their caballeros in the Castillo will go (BASE-61)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([CastilloDial(player) for player in game.from_start() if asked(game, player)])


class ScoreCastillo(Step):
    """The Castillo is lifted and scored once (BASE-62)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        lift(game)
        score(game, CASTILLO)


class ScoreAllRegions(Step):
    """The regions are scored one by one, in track order (BASE-65)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_prepared(game.rules.region_scoring_steps)


class ScoreRegion(OnRegion):
    """One region is scored in a general scoring."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if game.rules.plain:
            score(game, self.region)
            return
        regions = game.scored_with(self.region)
        if regions:
            score_together(game, regions)


def asked(game: Position, player: PlayerId) -> bool:
    """With an open Castillo, only players with something inside set a dial (BASE-61)."""
    board = game.board
    if game.rules.config.castillo == "hidden" or board.on(CASTILLO, player) or board.grande[player] == CASTILLO:
        return True
    return game.owner(BLACK) == player and board.on(CASTILLO, BLACK) > 0


class OutOfCastillo(Step):
    """Each player's caballeros go from the Castillo to the region on their dial (BASE-63, BASE-64)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        coming: list[Going] = []
        for player, region in enumerate(game.board.shown):
            count = game.count(CASTILLO, player)
            if region == NOWHERE or not count:
                continue
            if not game.taboo(region):
                game.tell(OUT_OF_CASTILLO, player, count, region)
                coming += going(game, CASTILLO, player, region)
                continue
            game.tell(OUT_TO_COURT, player, count)
            for cell, kind, number in game.groups(CASTILLO, player):
                game.to_court(cell, number, kind)
        go_together(game, coming + self.black(game))

    def black(self, game: Position) -> list[Going]:
        """Black caballeros follow the dial of the player who leads them, or stay inside (GIC-54)."""
        holder = game.owner(BLACK)
        count = 0 if holder == NOBODY else game.count(CASTILLO, BLACK)
        region = game.board.shown[holder] if count else NOWHERE
        if region == NOWHERE or game.taboo(region):
            return []
        game.tell(BLACK_OUT, count, region)
        return going(game, CASTILLO, BLACK, region)
