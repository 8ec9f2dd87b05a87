"""Secret region cards: Boycott and King incognito (GRA-41, GRA-45, GRA-66, GRA-69)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import BEFORE, KEPT_CARD, KING, NOBODYS, ON_STACK
from elgrande.board.options import PASS, SPACE, USE, OptionId
from elgrande.board.spaces import NOBODY, NOWHERE, REGIONS, Cell, PlayerId, RegionId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import Announced
from elgrande.rules.fields import END_OF_SCORING, PLAYER, RegionField
from elgrande.rules.grandissimo.overthrow import ACTING
from elgrande.rules.keeping import Keep, give_back, held
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_no_region_card
from elgrande.rules.shared.alliance import allied
from elgrande.rules.steps import OnRegion

INCOGNITO_CARD: Final = "incognito"
"""What the kept card can be used for."""


def free(game: Position) -> list[int]:
    """The regions whose card nobody has; a later chooser sees which ones are free."""
    taken = BOYCOTT.values(game) + INCOGNITO.values(game)
    return [region for region in range(REGIONS) if region not in taken]


def hidden_cards(game: Position, player: PlayerId) -> list[int]:
    """The region cards that another player can have, as far as a player knows."""
    return free(game)


BOYCOTT: Final = RegionField("boycott", each=PLAYER, secret=hidden_cards, until=END_OF_SCORING, stakes=True)
"""The region that is not scored, for each player who has chosen one."""
INCOGNITO: Final = RegionField("incognito", each=PLAYER, secret=hidden_cards)
"""The region where the King will appear, for each player who has chosen one."""


class AskForRegionCard(Step):
    """A player chooses one of the region cards that are free when they choose."""

    __slots__ = ("boycott", "player")

    def __init__(self, player: PlayerId, boycott: bool) -> None:
        self.player = player
        self.boycott = boycott

    def run(self, game: Position) -> None:
        game.then(ChooseRegionCard(self.player, self.boycott, tuple(free(game))))


class ChooseRegionCard(Secret):
    """Choose a region whose card is free; nobody else sees it."""

    __slots__ = ("boycott", "free")
    prompt = "prompt-region-card"
    looked_through = True

    def __init__(self, player: PlayerId, boycott: bool, free: tuple[int, ...]) -> None:
        self.player = player
        self.boycott = boycott
        """What it is for: a Boycott, else King incognito."""
        self.free = free
        """The regions whose cards are free: only this player sees them, whatever else is hidden from them (GRA-69)."""

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.free]

    def veiled(self) -> Secret:
        return ChooseRegionCard(self.player, self.boycott, tuple(range(REGIONS)))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player}

    def choose(self, game: Position, option: OptionId) -> None:
        self.field().put(game, option - SPACE, self.player)

    def field(self) -> RegionField:
        """The field that keeps the chosen region."""
        return BOYCOTT if self.boycott else INCOGNITO

    def still_secret(self, game: Position, option: OptionId) -> bool:
        scored = self.boycott and game.board.player == NOBODY  # the turn of its region may have come
        return self.field().of(game, self.player) == option - SPACE and not scored

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_no_region_card(option)


# --- boycott ---

BOYCOTTS: Final = EventKind("boycotts", "player")
REGION_BOYCOTTED: Final = EventKind(
    "boycotted", "player", "space", moves=Moves("boycott", "player", "space"), remark="space"
)


class CallBoycott(Announced):
    """Choose a region that will not be scored in the next general scoring."""

    __slots__ = ()
    reports = BOYCOTTS

    def possible(self, game: Position) -> bool:
        return not BOYCOTT.used(game)

    def carry_out(self, game: Position) -> None:
        game.then(AskForRegionCard(self.player, True))


def boycotted(game: Position) -> int:
    """The region that is not scored, or NOWHERE."""
    return max(BOYCOTT.values(game))


class RevealBoycott(OnRegion):
    """A region, or its alliance, is due: everybody sees that it is not scored."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        region = boycotted(game)
        if region == NOWHERE:
            return
        pair = allied(game)
        if self.region == (pair[0] if region in pair else region):
            BOYCOTT.show(game, BOYCOTT.which(game, region))
            game.tell(REGION_BOYCOTTED, BOYCOTT.which(game, region), region)
            game.reveal()


def not_boycotted(game: Position, region: RegionId, regions: list[int]) -> list[int]:
    """A boycotted region is not scored, and leaves an alliance (GRA-64)."""
    out = boycotted(game)
    if region == out:
        return []
    return [region] if out != NOWHERE and {region, out} == set(allied(game)) else regions


# --- King incognito ---

KING_SHOWN: Final = EventKind(
    "king-shown",
    "player",
    "space",
    moves=(Moves(KING, BEFORE, "space", of=NOBODYS), Moves(KEPT_CARD, "player", ON_STACK)),
)


class KeepIncognito(Keep):
    """Keep the card and choose in secret where the King will appear."""

    __slots__ = ()

    def carry_out(self, game: Position) -> None:
        super().carry_out(game)
        game.then(AskForRegionCard(self.player, False))


def hiders(game: Position) -> list[int]:
    """Who can reveal the King now, clockwise from the player on turn, else from the start player."""
    if not INCOGNITO.used(game):  # the usual case, and this is faster
        return []
    first = game.board.player if game.board.player != NOBODY else game.board.start
    return [player for player in game.rules.clockwise[first] if INCOGNITO.of(game, player) != NOWHERE]


def somebody_moved(game: Position, cell: Cell, target: int, count: int, kind: int) -> None:
    """A caballero was placed or moved: the King may appear."""
    for window in between_steps(game):
        game.at_once(window)


def between_steps(game: Position) -> list[Step]:
    """A window for the King in the middle of a turn (GRA-66); one window covers everything that happens at once."""
    if game.board.player == NOBODY or not hiders(game):
        return []
    return [] if any(isinstance(step, OfferReveal) for step in game.urgent) else [OfferRevealAmid()]


class OfferReveal(Step):
    """The players who keep King incognito are asked."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([ShowKing(player, False) for player in hiders(game)])


class OfferRevealAmid(OfferReveal):
    """The same in the middle of a turn."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then_all([ShowKing(player, True) for player in hiders(game)])


class OfferRevealAfterTurn(OfferReveal):
    """The same after a turn."""

    __slots__ = ("player",)

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class ShowKing(Decision):
    """Let the King appear in the secret region, or wait; nobody can stop it."""

    __slots__ = ("amid",)
    prompt = "prompt-show-king"
    labels: ClassVar[dict[int, str]] = {USE: "label-show-king"}
    immediate = True
    recurring = True
    tool = INCOGNITO_CARD

    def __init__(self, player: PlayerId, amid: bool) -> None:
        self.player = player
        self.amid = amid
        """In the middle of a turn, where the question keeps coming up."""

    def options(self, game: Position) -> list[int]:
        return [PASS, USE] if self.player in hiders(game) else []

    def asked_often(self) -> bool:
        return self.amid

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            board = game.board
            board.king = INCOGNITO.of(game, self.player)
            INCOGNITO.clear(game, self.player)
            ACTING.clear(game)
            game.tell(KING_SHOWN, self.player, board.king)
            give_back(game, held(game, self.player, INCOGNITO_CARD)[0])
            game.reveal()
