"""The turn in King & Intrigue: the action of a power card, or of the King or Intrigue card (KI-11 to KI-15)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import ACTION_CARD, IN_SUPPLY
from elgrande.board.options import CARD, END, FIRST, PLACE, ROLE, SECOND, SPECIAL, OptionId, is_aside
from elgrande.board.spaces import NOTHING, PlayerId
from elgrande.engine.event import EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import Announced, Special, possible
from elgrande.rules.asides import asides, take_aside
from elgrande.rules.base.moves import ALL, ONE_REGION, MoveCaballeros
from elgrande.rules.base.turn import TOOK, ChoosePart, Place, PutUnder, UseCard
from elgrande.rules.fields import END_OF_TURN, PlayerField
from elgrande.rules.king_intrigue.facts import MOST_TO_CHOOSE
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

ROAMER: Final = PlayerField("roamer", until=END_OF_TURN)
"""Who places in any region this turn."""
ROLE_TAKEN: Final = EventKind("role", "player", "card", moves=Moves(ACTION_CARD, IN_SUPPLY, "player"))
ROAMS: Final = EventKind("roams", "player")


def rank(game: Position, player: PlayerId) -> int:
    """How many players have played a higher power card."""
    power, higher = game.board.power, 0
    for other in power:
        if other > power[player]:
            higher += 1
    return higher


def role(game: Position, player: PlayerId) -> int:
    """The King, Caballero or Intrigue card that a player has this round (KI-11)."""
    return game.rules.roles[rank(game, player)]


def actions(game: Position, player: PlayerId) -> tuple[int, int]:
    """The cards whose special actions a player can choose from: the power card and the role card."""
    return actions_at(game.rules, rank(game, player), game.board.power[player])


def actions_at(rules: Rules, place: int, number: int) -> tuple[int, int]:
    """The same for a player who has played this power card and has this rank (KI-13, SC-1)."""
    power = rules.actions[number]
    if 0 < place < rules.players - 1:
        return power, NOTHING
    chooses = rules.players <= MOST_TO_CHOOSE and not rules.cards[power].yields
    return power if chooses else NOTHING, rules.roles[place]


class TakeRoles(Step):
    """The highest power card takes the King card, the lowest the Intrigue card (KI-11)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        if game.events is None:
            return
        for player in sorted(range(game.rules.players), key=lambda player: rank(game, player)):
            game.tell(ROLE_TAKEN, player, role(game, player))


class TakeAction(ByPlayer):
    """A player's turn, after their reinforcements (KI-12)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.then(Act(self.player, True, True), PutAway())


class Act(ChoosePart):
    """Choose what to do next: a special action, placing, or nothing more (KI-12, KI-13)."""

    __slots__ = ()
    prompt = "prompt-act"

    def action_card(self, game: Position) -> int:
        return actions(game, self.player)[0]

    def places(self, game: Position) -> int:
        return game.rules.cards[role(game, self.player)].place

    def options(self, game: Position) -> list[int]:
        board, rules = game.board, game.rules
        parts: list[int] = []
        if self.special:
            power, own_role = actions(game, self.player)
            if power != NOTHING and possible(game, self.player, power):
                parts.append(SPECIAL)
            if own_role != NOTHING and possible(game, self.player, own_role):
                parts.append(ROLE)
        if self.placing and rules.cards[role(game, self.player)].place and board.court[self.player]:
            parts.append(PLACE)
        if self.special and self.placing:  # a card on offer instead of both (MIX-3)
            offered = [stack for stack, card in enumerate(board.offered) if card != NOTHING]
            parts += [
                CARD + stack for stack in offered if not any(barred(game, stack) for barred in rules.turns.barred)
            ]
        if rules.turns.asides:
            parts += asides(game, self.player)
        if parts or rules.asks_to_end:
            parts.append(END)
        return parts

    def choose(self, game: Position, option: OptionId) -> None:
        board, player = game.board, self.player
        if option in (SPECIAL, ROLE):
            card = actions(game, player)[option == ROLE]
            board.card = board.taken = card
            game.then(Special(player, card), Act(player, False, self.placing))
        elif option == PLACE:
            game.then(Place(player, game.rules.cards[role(game, player)].place), Act(player, self.special, False))
        elif is_aside(option):
            take_aside(game, self, option)
        elif option != END:
            card = board.offered[option - CARD]
            board.offered[option - CARD] = NOTHING
            board.card = board.taken = card
            game.tell(TOOK, player, card)
            game.then(UseCard(player, card, True, True), PutUnder())

    def words(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        card = actions(game, self.player)[option == ROLE] if option in (SPECIAL, ROLE) else NOTHING
        return ("label-role-card", {"card": card}) if card != NOTHING else ("", {})

    def why_not(self, game: Position, option: OptionId) -> str:
        if option in (SPECIAL, ROLE):
            has_none = actions(game, self.player)[option == ROLE] == NOTHING
            reason = "reason-not-offered" if has_none else "reason-no-effect"
            return reason if self.special else "reason-special-used"
        if option == PLACE and self.placing:
            places = game.rules.cards[role(game, self.player)].place
            return "reason-court-empty" if places else "reason-no-placing"
        if option == PLACE:
            return "reason-placing-done"
        stack, offered = option - CARD, game.board.offered
        if 0 < stack < len(offered) and self.special and self.placing:
            return "reason-card-taken" if offered[stack] == NOTHING else "reason-card-closed"
        return "reason-not-offered"


class PutAway(Step):
    """The power card of this turn leaves the game, unless it was kept (KI-16)."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.card = NOTHING


# --- actions ---


class Intrigue(Decision):
    """Move one caballero, or any number of one's own out of one region (KI-15)."""

    __slots__ = ()
    prompt = "prompt-intrigue"
    labels: ClassVar[dict[int, str]] = {FIRST: "label-intrigue-one", SECOND: "label-intrigue-own"}

    def options(self, game: Position) -> list[int]:
        either: list[int] = []
        if self.one().possible(game):
            either.append(FIRST)
        if self.own().possible(game):
            either.append(SECOND)
        return either

    def possible(self, game: Position) -> bool:
        return self.one().possible(game) or self.own().possible(game)

    def one(self) -> Decision:
        """The first alternative."""
        return MoveCaballeros(self.player, either=1)

    def own(self) -> Decision:
        """The second alternative."""
        return MoveCaballeros(self.player, own=ALL, source=ONE_REGION)

    def choose(self, game: Position, option: OptionId) -> None:
        chosen: Step = self.one() if option == FIRST else self.own()
        game.then(chosen)

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-none-there" if option in (FIRST, SECOND) else "reason-not-offered"


class Roam(Announced):
    """The player may place in any region this turn (KI-22); it is announced before placing (KI-19)."""

    __slots__ = ()
    reports = ROAMS
    before_placing = True

    def possible(self, game: Position) -> bool:
        asked = game.stack[-1]  # after placing it would change nothing, nor for a player who repeats it
        to_come = isinstance(asked, Act) and asked.player == self.player and asked.placing
        return to_come and game.board.court[self.player] > 0

    def carry_out(self, game: Position) -> None:
        ROAMER.put(game, self.player)


def roams(game: Position, player: PlayerId) -> bool:
    """Whether a player places in any region this turn."""
    return ROAMER.of(game) == player
