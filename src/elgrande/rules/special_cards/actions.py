"""Fiesta, annulment and the special scorings (SC-1, SC-7 to SC-10, OPT-8)."""

from __future__ import annotations

from typing import Final

from elgrande.board.board import Kept
from elgrande.board.moving import ACTION_CARD, BEFORE, IN_SUPPLY, NOBODYS, ON_STACK
from elgrande.board.options import EFFECT, KEPT, SEAT, SPACE, STOP, OptionId, kind_of, number_of
from elgrande.board.spaces import BLACK, CASTILLO, PlayerId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import Decision
from elgrande.rules.action import Announced
from elgrande.rules.asides import asides, levies
from elgrande.rules.base.scorings import Scored, ScoreOne, begin_scoring
from elgrande.rules.base.turn import Place, PlaceExtra, entrances, reached
from elgrande.rules.effects import EFFECTS, effect_of
from elgrande.rules.keeping import give_back
from elgrande.rules.position import Position
from elgrande.rules.shared.spies import SPY
from elgrande.rules.special_cards.limits import CROWDED, boards
from elgrande.rules.special_cards.reserve import RESERVE, release

NAMED: Final = 3
"""How many regions SC-10 names."""


class Fiesta(PlaceExtra):
    """Place more caballeros than the card allows, by the normal rules, as a special action (KI-19)."""

    __slots__ = ()
    prompt = "prompt-fiesta"

    def options(self, game: Position) -> list[int]:
        if not self.left:
            return []
        if not game.board.court[self.player]:
            return levies(game, self.player)
        spaces = [STOP, *entrances(game, reached(game, self.player)), SPACE + CASTILLO]
        return [*spaces, *asides(game, self.player)] if game.rules.turns.asides else spaces

    def again(self, left: int) -> Decision:
        return Fiesta(self.player, left)

    def why_not(self, game: Position, option: OptionId) -> str:
        return Place(self.player, self.left).why_not(game, option)


# --- annulment ---

EFFECT_ANNULLED: Final = EventKind(
    "annulled-effect",
    "player",
    "effect",
    moves=Moves(
        tuple([effect.symbol for effect in sorted(EFFECTS, key=lambda effect: effect.number)]),
        BEFORE,
        IN_SUPPLY,
        of=NOBODYS,
        by="effect",
    ),
)
CARD_ANNULLED: Final = EventKind(
    "annulled-card", "player", "actor", "card", moves=Moves(ACTION_CARD, "actor", ON_STACK, of="actor"), against="actor"
)
BOARD_ANNULLED: Final = EventKind(
    "annulled-board", "player", "space", moves=Moves("six", "space", IN_SUPPLY, of=NOBODYS)
)


class Annul(Decision):
    """Remove anybody's spies or reserve, even one's own, or a limit board; with OPT-8 also what a token marks."""

    __slots__ = ()
    prompt = "prompt-annul"

    def options(self, game: Position) -> list[int]:
        kept = [KEPT + place for place in range(len(annullable(game)))]
        regions = [SPACE + region for region in boards(game) if not game.taboo(region)]
        return [*kept, *regions, *(effects(game) if game.rules.config.annulment else [])]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Annulled(self.player, option))

    def words(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        kind, number = kind_of(option), number_of(option)
        if kind == KEPT and number < len(annullable(game)):
            card, holder, _ = annullable(game)[number]
            return "label-kept", {"card": card, "player": holder}
        return ("label-board", {"space": number}) if kind == SPACE else ("", {})

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-offered"


def annullable(game: Position) -> list[Kept]:
    """The kept cards that can be annulled, at most two for each player; options count only these."""
    cards = game.rules.cards
    return [kept for kept in game.board.kept if cards[kept[0]].kept in (SPY, RESERVE)]


def effects(game: Position) -> list[int]:
    """Options: removable effects that tokens mark now; in a taboo region, only the one that makes it taboo."""
    return sorted(effect.option(which) for effect in game.rules.effects for which in effect.removable(game))


class Annulled(Announced):
    """A card, a board or a token is gone."""

    __slots__ = ("option",)

    def __init__(self, player: PlayerId, option: OptionId) -> None:
        self.player = player
        self.option = option

    def event(self, game: Position) -> Event:
        kind = kind_of(self.option)
        if kind == EFFECT:
            return EFFECT_ANNULLED.of(self.player, effect_of(self.option).number)
        if kind == KEPT:
            card, holder, _ = annullable(game)[self.option - KEPT]
            return CARD_ANNULLED.of(self.player, holder, card)
        return BOARD_ANNULLED.of(self.player, self.option - SPACE)

    def carry_out(self, game: Position) -> None:
        kind = kind_of(self.option)
        if kind == EFFECT:
            effect = effect_of(self.option)
            effect.remove(game, effect.which(self.option))
        elif kind == KEPT:
            kept = annullable(game)[self.option - KEPT]
            give_back(game, kept)
            release(game, kept[1])
        else:
            CROWDED.remove(game, self.option - SPACE)


# --- special scorings ---

CHOOSER_NAMED: Final = EventKind("names", "player", "actor")


class ScoreOwn(ScoreOne):
    """Score one region where the player has at least one caballero (SC-8)."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        black = BLACK if game.owner(BLACK) == self.player else self.player
        regions = game.rules.regions
        return [SPACE + r for r in regions if game.count(r, self.player) or game.count(r, black)]

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-none-there" if game.rules.spaces[option - SPACE].region else "reason-not-a-region"


class NameRegions(Decision):
    """Name three different regions; another player will choose which of them is scored (SC-10)."""

    __slots__ = ("named",)
    prompt = "prompt-name-region"

    def __init__(self, player: PlayerId, named: tuple[int, ...] = ()) -> None:
        self.player = player
        self.named = named

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in game.rules.regions if region not in self.named]

    def choose(self, game: Position, option: OptionId) -> None:
        named = (*self.named, option - SPACE)
        game.then(NameRegions(self.player, named) if len(named) < NAMED else NamePlayer(self.player, named))

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        return self.prompt, {"player": self.player, "left": NAMED - len(self.named)}

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-named" if game.rules.spaces[option - SPACE].region else "reason-not-a-region"


class NamePlayer(Decision):
    """Name the player who chooses."""

    __slots__ = ("named",)
    prompt = "prompt-name-player"
    continues = True

    def __init__(self, player: PlayerId, named: tuple[int, ...]) -> None:
        self.player = player
        self.named = named

    def options(self, game: Position) -> list[int]:
        return [SEAT + other for other in game.after(self.player)]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(Named(self.player, option - SEAT, self.named))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-offered"


class Named(Announced):
    """Another player chooses one of the regions."""

    __slots__ = ("chooser", "named")
    reports = CHOOSER_NAMED

    def __init__(self, player: PlayerId, chooser: int, named: tuple[int, ...]) -> None:
        self.player = player
        self.chooser = chooser
        self.named = named

    def about(self) -> tuple[int, ...]:
        return self.player, self.chooser

    def carry_out(self, game: Position) -> None:
        game.then(ChooseNamed(self.chooser, self.player, self.named))


class ChooseNamed(Decision):
    """Choose which of the named regions is scored."""

    __slots__ = ("actor", "named")
    prompt = "prompt-choose-named"
    settles = True

    def __init__(self, player: PlayerId, actor: int, named: tuple[int, ...]) -> None:
        self.player = player
        self.actor = actor
        self.named = named

    def options(self, game: Position) -> list[int]:
        return [SPACE + region for region in self.named]

    def choose(self, game: Position, option: OptionId) -> None:
        begin_scoring(game, Scored(self.actor, option - SPACE, False))

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-not-in-this-scoring"
