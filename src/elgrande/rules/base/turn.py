"""A turn: reinforcements, an action card, its two parts in either order (BASE-30 to BASE-36)."""

from __future__ import annotations

from typing import Final

from elgrande.board.moving import ACTION_CARD, AT_COURT, CABALLERO, HIDDEN_CASTILLO, IN_CASTILLO, IN_PROVINCE, ON_OFFER
from elgrande.board.options import (
    AMOUNT,
    CAPACITIES,
    CARD,
    END,
    PICK,
    PLACE,
    ROLE,
    SPACE,
    SPECIAL,
    STOP,
    OptionId,
    is_aside,
    kind_of,
)
from elgrande.board.spaces import CASTILLO, COLOURS, NOTHING, CardId, PlayerId, SpaceId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import NONE, ByPlayer, Decision, Step
from elgrande.rules.action import AnnouncedOnSpace, Special, pause, possible
from elgrande.rules.asides import asides, levies, take_aside
from elgrande.rules.position import Position
from elgrande.rules.refusals import why_closed, why_no_room
from elgrande.rules.steps import Counted
from elgrande.rules.which import send_back

REINFORCED: Final = EventKind(
    "reinforced", "player", "count", moves=Moves(CABALLERO, IN_PROVINCE, AT_COURT, count="count")
)
MADE_UP: Final = EventKind("made-up", "player", "space", moves=Moves(CABALLERO, "space", AT_COURT))
TOOK: Final = EventKind("took", "player", "card", moves=Moves(ACTION_CARD, ON_OFFER, "player"))
THREW: Final = EventKind("threw", "player", moves=Moves(CABALLERO, AT_COURT, IN_CASTILLO))
"""What remains in the log of caballeros thrown into a hidden Castillo: who threw, once per turn."""
PLACED: Final = EventKind(
    "placed", "player", "space", moves=Moves(CABALLERO, AT_COURT, "space"), memory=HIDDEN_CASTILLO, instead=THREW
)

# --- reinforcements ---


class TakeReinforcements(ByPlayer):
    """The player may take what their power card says from the province to their court (BASE-30)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        count = game.rules.reinforcements[game.board.power[self.player]]
        if count:
            game.then(reinforce(game, self.player, count))


def reinforce(game: Position, player: PlayerId, count: int) -> Step:
    """How `count` caballeros come to the court: from the province, then from regions to make up a shortage."""
    return Reinforce(player, count) if game.board.province[player] else MakeUp(player, count)


AMOUNTS: Final = [[AMOUNT + n for n in range(most, -1, -1)] for most in range(CAPACITIES[AMOUNT])]
"""All amounts up to a number, the highest first."""


class Reinforce(Decision):
    """Take up to `count` caballeros from the province to the court (BASE-30)."""

    __slots__ = ("count",)
    prompt = "prompt-reinforce"

    def __init__(self, player: PlayerId, count: int) -> None:
        self.player = player
        self.count = count

    def options(self, game: Position) -> list[int]:
        amounts = AMOUNTS[min(self.count, game.board.province[self.player])]
        return [*amounts, *asides(game, self.player)] if game.rules.turns.asides else amounts

    def usual(self, game: Position) -> int:
        """As many as possible: only who wants to keep caballeros in the province takes fewer."""
        return AMOUNT + min(self.count, game.board.province[self.player])

    def choose(self, game: Position, option: OptionId) -> None:
        if is_aside(option):
            take_aside(game, self, option)
            return
        board, taken = game.board, option - AMOUNT
        board.province[self.player] -= taken
        board.court[self.player] += taken
        if taken:
            game.tell(REINFORCED, self.player, taken)
        if not board.province[self.player]:
            game.then(MakeUp(self.player, self.count - taken))


class MakeUp(Counted):
    """Make up a shortage in the province with the player's own caballeros from regions (BASE-31)."""

    __slots__ = ()
    prompt = "prompt-make-up"
    hint = "table-make-up-text"

    def options(self, game: Position) -> list[int]:
        own = own_in_regions(game, self.player) if self.left else []
        return [STOP, *own] if own else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option == STOP:
            return
        cell = option - PICK
        game.tell(MADE_UP, self.player, cell // COLOURS)
        game.then(MakeUp(self.player, self.left - 1))
        send_back(game, self.player, cell, court=True)

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_pick(game, option, self.player)


def own_in_regions(game: Position, player: PlayerId) -> list[int]:
    """Options: a player's caballeros in regions that may change."""
    caballeros = game.board.caballeros
    cells = [space * COLOURS + player for space in game.spaces_in(game.open_regions())]
    return [PICK + cell for cell in cells if caballeros[cell]]


def why_not_pick(game: Position, option: OptionId, own: int = -1) -> str:
    """Why a caballero cannot be taken from where it stands."""
    if kind_of(option) != PICK:
        return "reason-not-offered"
    cell = option - PICK
    if game.taboo(game.region_of(cell // COLOURS)):
        return "reason-king"
    if cell // COLOURS == CASTILLO:
        return "reason-castillo"
    if not game.rules.spaces[game.region_of(cell // COLOURS)].region:
        return "reason-not-in-region"
    if own >= 0 and game.owner(cell % COLOURS) != own:
        return "reason-only-own"
    return "reason-none-there" if not game.board.caballeros[cell] else "reason-not-offered"


# --- the action card ---


class TakeCard(Decision):
    """Take one face-up action card, which is compulsory (BASE-32, BASE-36)."""

    __slots__ = ()
    prompt = "prompt-take-card"
    between_parts = True

    def options(self, game: Position) -> list[int]:
        cards = [CARD + stack for stack, card in enumerate(game.board.offered) if card != NOTHING]
        if game.rules.plain:
            return cards
        for barred in game.rules.turns.barred:
            cards = [option for option in cards if not barred(game, option - CARD)]
        return [*cards, *asides(game, self.player)]

    def choose(self, game: Position, option: OptionId) -> None:
        if is_aside(option):
            take_aside(game, self, option)
            return
        stack, board = option - CARD, game.board
        card = board.offered[stack]
        board.offered[stack] = NOTHING
        board.card = board.taken = card
        game.tell(TOOK, self.player, card)
        game.then(UseCard(self.player, card, True, True), PutUnder())
        if game.rules.turns.interludes:
            pause(game)

    def why_not(self, game: Position, option: OptionId) -> str:
        stack = option - CARD
        if not 0 < stack < len(game.board.offered):
            return "reason-not-offered"
        return "reason-card-taken" if game.board.offered[stack] == NOTHING else "reason-card-closed"


class ChoosePart(Decision):
    """Choose what to do next in a turn: a special action, placing, or nothing more."""

    __slots__ = ("placing", "special")
    between_parts = True

    def __init__(self, player: PlayerId, special: bool, placing: bool) -> None:
        self.player = player
        self.special = special
        """Whether a special action is still to come."""
        self.placing = placing
        """Whether placing is still to come."""

    def action_card(self, game: Position) -> int:
        """The card whose special action SPECIAL stands for, or NOTHING."""
        raise NotImplementedError(type(self).__name__)

    def places(self, game: Position) -> int:
        """How many caballeros the player's card lets them place."""
        raise NotImplementedError(type(self).__name__)

    def opens(self, game: Position) -> list[int]:
        """Placing, and the special action if there is but one."""
        offered = self.options(game)
        actions = [option for option in (SPECIAL, ROLE) if option in offered]
        return [option for option in (PLACE, *(actions if len(actions) == 1 else [])) if option in offered]

    def usual(self, game: Position) -> int:
        """When nothing is left to do, a turn can but end; before that, a caballero more comes to the court."""
        offered = self.options(game)
        if offered == [END]:
            return END
        if not game.rules.asks_to_end:
            return NONE  # nobody could take it back
        brings = [aside.option for aside in game.rules.turns.asides if aside.reinforces]
        return offered[0] if len(offered) == 2 and offered[0] in brings else NONE

    def forgoes(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        if option == END and PLACE in self.options(game):
            return unplaced(game, self.player, self.places(game))
        return "", {}

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        """What is left: so many to place, whether there is a special action, or only something besides."""
        offered = self.options(game)
        placing = able_to_place(game, self.player, self.places(game)) if PLACE in offered else 0
        special = int(SPECIAL in offered or ROLE in offered)
        if not placing and not special and offered != [END]:
            return "prompt-choose-aside", {"player": self.player}
        return self.prompt, {"player": self.player, "placing": placing, "special": special}


class UseCard(ChoosePart):
    """Choose what to do next with the card: its special action, placing, or nothing more (BASE-32, BASE-33)."""

    __slots__ = ("card",)
    prompt = "prompt-choose-part"

    def __init__(self, player: PlayerId, card: CardId, special: bool, placing: bool) -> None:
        self.player = player
        self.card = card
        self.special = special
        self.placing = placing

    def action_card(self, game: Position) -> int:
        return self.card

    def places(self, game: Position) -> int:
        return game.rules.cards[self.card].place

    def options(self, game: Position) -> list[int]:
        parts: list[int] = []
        if self.special and possible(game, self.player, self.card) and not silenced(game, self.player):
            parts.append(SPECIAL)
        if self.placing and game.rules.cards[self.card].place and can_place(game, self.player):
            parts.append(PLACE)
        if game.rules.turns.asides:
            parts += asides(game, self.player)
        if parts or game.rules.asks_to_end:
            parts.append(END)
        return parts

    def choose(self, game: Position, option: OptionId) -> None:
        if option == SPECIAL:
            game.then(Special(self.player, self.card), UseCard(self.player, self.card, False, self.placing))
        elif option == PLACE:
            count = game.rules.cards[self.card].place
            game.then(Place(self.player, count), UseCard(self.player, self.card, self.special, False))
            if game.rules.turns.interludes:
                pause(game)
        elif is_aside(option):
            take_aside(game, self, option)

    def why_not(self, game: Position, option: OptionId) -> str:
        if option == SPECIAL and self.special:
            return "reason-silenced" if silenced(game, self.player) else "reason-no-effect"
        if option == PLACE and self.placing:
            return "reason-court-empty" if game.rules.cards[self.card].place else "reason-no-placing"
        return {SPECIAL: "reason-special-used", PLACE: "reason-placing-done"}.get(option, "reason-not-offered")


def silenced(game: Position, player: PlayerId) -> bool:
    """Whether a player has lost the special actions of their cards."""
    for silences in game.rules.turns.silenced:
        if silences(game, player):
            return True
    return False


def mustered(game: Position, player: PlayerId) -> bool:
    """Whether a player places what their card says from their province."""
    for musters in game.rules.placing.musters:
        if musters(game, player):
            return True
    return False


def can_place(game: Position, player: PlayerId) -> bool:
    """Whether a player has a caballero to place."""
    return game.board.court[player] > 0 or (mustered(game, player) and game.board.province[player] > 0)


def able_to_place(game: Position, player: PlayerId, count: int) -> int:
    """How many of `count` caballeros a player has to place."""
    board = game.board
    return min(count, board.province[player] if mustered(game, player) else board.court[player])


def unplaced(game: Position, player: PlayerId, count: int) -> tuple[str, dict[str, int]]:
    """What a player gives up who places no more, though their card would let them place so many."""
    able = able_to_place(game, player, count)
    return ("forgoes-placing", {"count": able}) if able else ("", {})


class PutUnder(Step):
    """The used card goes under its stack, unless it was kept (BASE-35)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        board = game.board
        if board.card != NOTHING:
            board.put_under(game.rules.cards[board.card].stack, board.card)
            board.card = NOTHING


# --- placing ---


class Place(Counted):
    """Place up to `left` caballeros next to the King's region or in the Castillo (BASE-34, BASE-40)."""

    __slots__ = ()
    prompt = "prompt-place"

    def options(self, game: Position) -> list[int]:
        rules = game.rules
        if rules.plain:
            return rules.beside[game.board.king] if self.left and game.board.court[self.player] else []
        if not (self.left or self.more(game)):
            return []
        if not (game.board.province if self.musters(game) else game.board.court)[self.player]:
            return levies(game, self.player)
        beside = rules.beside[game.board.king]
        if rules.divided or rules.taboos or rules.placing.roaming:
            beside = [STOP, *entrances(game, reached(game, self.player)), SPACE + CASTILLO, *berths(game, self.player)]
        return [*beside, *asides(game, self.player)] if rules.turns.asides else beside

    def musters(self, game: Position) -> bool:
        """Whether the next caballero comes from the province: one placed on top of the card's number does not."""
        return self.left > 0 and mustered(game, self.player)

    def more(self, game: Position) -> int:
        """How many more than their card says the player may place now."""
        left = 0
        for more in game.rules.placing.more:
            left += more.left(game, self.player)
        return left

    def choose(self, game: Position, option: OptionId) -> None:
        if option == STOP:
            return
        if is_aside(option):
            take_aside(game, self, option)
            return
        space = option - SPACE
        game.tell(PLACED, self.player, space)
        if game.rules.plain:
            game.board.place(self.player, space)
            game.then(Place(self.player, self.left - 1))
            return
        musters = self.musters(game)
        used_up = musters and game.board.province[self.player] == 1
        game.then(Place(self.player, 0 if used_up else max(self.left - 1, 0)))
        if not self.left:
            self.use_one_more(game)
        if musters:
            game.bring(self.player, game.arrival(space), 1)
        else:
            game.place(self.player, game.arrival(space))

    def use_one_more(self, game: Position) -> None:
        """The card's number is used up: this caballero is an additional one."""
        for more in game.rules.placing.more:
            if more.left(game, self.player):
                more.use(game, self.player)
                return

    def asks(self, game: Position) -> tuple[str, dict[str, int]]:
        left = self.left + self.more(game)
        rules = game.rules
        if not rules.placing.more and not any(aside.reinforces for aside in rules.turns.asides):
            left = able_to_place(game, self.player, left)  # nothing fills the court meanwhile
        return self.prompt, {"player": self.player, "left": left}

    def forgoes(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        return unplaced(game, self.player, self.left) if option == STOP else ("", {})

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_placed(game, self.player, option - SPACE)


def reached(game: Position, player: PlayerId) -> list[int]:
    """The regions where a player may place: next to the King's, or any if something allows it."""
    for roams in game.rules.placing.roaming:
        if roams(game, player):
            return game.open_regions()
    return game.open_among(game.rules.borders[game.board.king])


def why_not_placed(game: Position, player: PlayerId, space: SpaceId) -> str:
    """Why a player cannot place a caballero on a space by the normal rules."""
    closed = why_closed(game, space)
    if closed:
        return closed
    region = game.region_of(space)
    if not game.rules.spaces[region].region:
        return "reason-not-offered"
    return why_no_entrance(game, space) if region in reached(game, player) else "reason-not-beside-king"


def berths(game: Position, player: PlayerId) -> list[int]:
    """Options: spaces off the regions where a player may put caballeros that they place."""
    return [SPACE + space for berth in game.rules.placing.berths for space in berth(game, player)]


def entrances(game: Position, regions: list[int]) -> list[int]:
    """Options: the spaces of these regions where a caballero from a court can be put now."""
    spaces = game.rules.spaces
    return [SPACE + room for region in regions if spaces[region].placing for room in game.rooms(region)]


def why_no_entrance(game: Position, space: SpaceId) -> str:
    """Why no caballero from a court can be put on a space of a region that may change."""
    placing = game.rules.spaces[game.region_of(space)].placing
    return why_no_room(game, space) if placing else "reason-not-by-placing"


class PlaceExtra(Counted):
    """Place up to `left` more caballeros in any region or the Castillo, as a special action (BASE-108)."""

    __slots__ = ()
    prompt = "prompt-place-extra"

    def options(self, game: Position) -> list[int]:
        if not self.left:
            return []
        if not game.board.court[self.player]:
            return levies(game, self.player)
        if game.rules.plain:
            return [STOP, *[SPACE + region for region in game.open_regions()], SPACE + CASTILLO]
        spaces = [STOP, *entrances(game, game.open_regions()), SPACE + CASTILLO, *berths(game, self.player)]
        return [*spaces, *asides(game, self.player)] if game.rules.turns.asides else spaces

    def choose(self, game: Position, option: OptionId) -> None:
        if is_aside(option):
            take_aside(game, self, option)
        elif option != STOP:
            game.then(PlacedExtra(self.player, option - SPACE), self.again(self.left - 1))

    def again(self, left: int) -> Decision:
        """The same question with another number."""
        return PlaceExtra(self.player, left)

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_closed(game, option - SPACE) or why_no_entrance(game, option - SPACE)


class PlacedExtra(AnnouncedOnSpace):
    """One extra caballero goes from the court to a space."""

    __slots__ = ()
    reports = PLACED
    told_last = True

    def carry_out(self, game: Position) -> None:
        game.place(self.player, game.arrival(self.space))
