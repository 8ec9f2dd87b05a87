"""Region cards in secret: Boycott and King incognito (GRA-41, GRA-45, GRA-66, GRA-69)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.extra import ACTING, BOYCOTT, INCOGNITO
from elgrande.board.moving import BEFORE, KEPT_CARD, KING, NOBODYS, ON_STACK
from elgrande.board.options import PASS, SPACE, USE
from elgrande.board.spaces import NOBODY, NOWHERE, REGIONS
from elgrande.engine.chance import Chance
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import Decision, Secret, Step
from elgrande.rules.action import Announced
from elgrande.rules.hooks import Hidden
from elgrande.rules.keeping import Keep, give_back, held
from elgrande.rules.position import Position
from elgrande.rules.shared.alliance import allied

INCOGNITO_CARD: Final = "incognito"
"""What the kept card can be used for."""
UNKNOWN: Final = -1
"""Some region that one may not see."""


def free(game: Position) -> list[int]:
    """The regions whose card nobody has; the later chooser sees which are free."""
    extra = game.board.extra
    taken = [extra[BOYCOTT], *extra[INCOGNITO : INCOGNITO + game.rules.players]]
    return [region for region in range(REGIONS) if 1 + region not in taken]


class AskForRegionCard(Step):
    """A player chooses a region card, of those that are free when the choice is made."""

    __slots__ = ("field", "player")

    def __init__(self, player: int, field: int) -> None:
        self.player = player
        self.field = field

    def run(self, game: Position) -> None:
        game.then(ChooseRegionCard(self.player, self.field, tuple(free(game))))


class ChooseRegionCard(Secret):
    """Choose a region whose card is free; nobody else sees it."""

    __slots__ = ("field", "free")
    prompt = "prompt-region-card"

    def __init__(self, player: int, field: int, free: tuple[int, ...]) -> None:
        self.player = player
        self.field = field
        """Where in `board.extra` it is kept."""
        self.free = free
        """The regions whose cards are free: only he sees them, whatever else is hidden from him (GRA-69)."""

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.free]

    def veiled(self) -> Secret:
        return ChooseRegionCard(self.player, self.field, tuple(range(REGIONS)))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player}

    def choose(self, game: Position, option: int) -> None:
        game.board.extra[self.field] = 1 + option - SPACE

    def why_not(self, game: Position, option: int) -> str:
        return "reason-card-not-free" if 0 <= option - SPACE < REGIONS else "reason-no-region-card"


# --- boycott ---

BOYCOTTS: Final = EventKind("boycotts", "player")
REGION_BOYCOTTED: Final = EventKind("boycotted", "player", "space", moves=Moves("boycott", "player", "space"))


class CallBoycott(Announced):
    """Choose a region that is not scored in the next general scoring."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return not game.board.extra[BOYCOTT]

    def carry_out(self, game: Position) -> None:
        game.tell(BOYCOTTS, self.player)
        game.board.extra[BOYCOTT + 1] = 1 + self.player
        game.then(AskForRegionCard(self.player, BOYCOTT))


def boycotted(game: Position) -> int:
    """The region that is not scored, or NOWHERE."""
    return game.board.extra[BOYCOTT] - 1


class RevealBoycott(Step):
    """The turn of a region, or of its alliance, has come: everybody sees that it is not scored."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, game: Position) -> None:
        region, pair = boycotted(game), allied(game)
        if region != NOWHERE and self.region == (pair[0] if region in pair else region):
            game.tell(REGION_BOYCOTTED, game.board.extra[BOYCOTT + 1] - 1, region)
            game.reveal()


def not_boycotted(game: Position, region: int, regions: list[int]) -> list[int]:
    """A boycotted region is not scored, and leaves an alliance (GRA-64)."""
    out = boycotted(game)
    if region == out:
        return []
    return [region] if {region, out} == set(allied(game)) else regions


class EndBoycott(Step):
    """After the general scoring the boycott is over."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.extra[BOYCOTT] = game.board.extra[BOYCOTT + 1] = 0


# --- King incognito ---

KING_SHOWN: Final = EventKind(
    "king-shown",
    "player",
    "space",
    moves=(Moves(KING, BEFORE, "space", of=NOBODYS), Moves(KEPT_CARD, "player", ON_STACK)),
)


class KeepIncognito(Keep):
    """Keep the card and choose in secret where the King will show himself."""

    __slots__ = ()

    def carry_out(self, game: Position) -> None:
        super().carry_out(game)
        game.then(AskForRegionCard(self.player, INCOGNITO + self.player))


def hiders(game: Position) -> list[int]:
    """Who can show the King now, clockwise from the player on turn, else from the start player."""
    extra = game.board.extra
    if not any(extra[INCOGNITO : INCOGNITO + game.rules.players]):  # mostly, and this is quicker
        return []
    first = game.board.player if game.board.player != NOBODY else game.board.start
    return [player for player in (first, *game.after(first)) if extra[INCOGNITO + player]]


def somebody_moved(game: Position, cell: int, target: int, count: int, kind: int) -> None:
    """A caballero was placed or moved: the King may show himself."""
    for window in between_steps(game):
        game.at_once(window)


def between_steps(game: Position) -> list[Step]:
    """A window for the King in the middle of a turn (GRA-66); one is enough for all that happens at once."""
    if game.board.player == NOBODY or any(isinstance(step, OfferReveal) for step in game.urgent):
        return []
    return [OfferRevealAmid()] if hiders(game) else []


class OfferReveal(Step):
    """Those who keep King incognito are asked."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(*[ShowKing(player, False) for player in hiders(game)])


class OfferRevealAmid(OfferReveal):
    """The same in the middle of a turn."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(*[ShowKing(player, True) for player in hiders(game)])


class OfferRevealAfterTurn(OfferReveal):
    """The same after a turn."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class ShowKing(Decision):
    """Let the King show himself in the secret region, or wait; nobody can stop it."""

    __slots__ = ("amid",)
    prompt = "prompt-show-king"
    labels: ClassVar[dict[int, str]] = {USE: "label-show-king"}

    def __init__(self, player: int, amid: bool) -> None:
        self.player = player
        self.amid = amid
        """In the middle of a turn, where the question comes again and again."""

    def options(self, game: Position) -> list[int]:
        return [PASS, USE] if self.player in hiders(game) else []

    def choose(self, game: Position, option: int) -> None:
        if option == USE:
            board = game.board
            board.king = board.extra[INCOGNITO + self.player] - 1
            board.extra[INCOGNITO + self.player] = 0
            board.extra[ACTING] = 0
            game.tell(KING_SHOWN, self.player, board.king)
            give_back(game, held(game, self.player, INCOGNITO_CARD)[0])
            game.reveal()


class HiddenRegionCards(Hidden):
    """Only who has chosen a region card sees it."""

    __slots__ = ()

    def veil(self, extra: list[int], player: int) -> None:
        if extra[BOYCOTT] and extra[BOYCOTT + 1] != 1 + player:
            extra[BOYCOTT] = UNKNOWN
        for other in range(5):
            if other != player and extra[INCOGNITO + other]:
                extra[INCOGNITO + other] = UNKNOWN

    def imagine(self, game: Position, player: int, chance: Chance) -> None:
        extra = game.board.extra
        for place in (BOYCOTT, *range(INCOGNITO, INCOGNITO + game.rules.players)):
            if extra[place] == UNKNOWN:
                extra[place] = 1 + chance.pick(free(game))
