"""Special actions: each step is announced, so that others can react before it is carried out (BASE-112)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.spaces import COLOURS, CardId, Cell, PlayerId, RegionId, SpaceId
from elgrande.engine.event import Event, EventKind
from elgrande.engine.step import Decision, Step
from elgrande.rules.position import Position

SPECIAL_ACTION: Final = EventKind("special", "player", "card")


class OfCard(Step):
    """About the special action of a card that a player uses."""

    __slots__ = ("card", "player")

    def __init__(self, player: PlayerId, card: CardId) -> None:
        self.player = player
        self.card = card


class Special(OfCard):
    """The special action of a card, up to its end."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        game.board.carried = 0
        game.tell(SPECIAL_ACTION, self.player, self.card)
        game.then(game.rules.first_steps[self.player][self.card], EndSpecial(self.player, self.card))


class EndSpecial(OfCard):
    """The end of a special action: if the action is stopped, play goes on after this."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        """The action is over; nothing more to do."""


class Action(Step):
    """The first step of a special action that does not begin with a choice."""

    __slots__ = ()

    before_placing: ClassVar[bool] = False
    """It changes where the player may place, so it is carried out before placing."""

    def main(self) -> Step:
        """Its main step, after gold, goods, symbols and the like; usually the step itself."""
        return self


class NoAction(Action):
    """What a card without a special action does."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return False


class ActionBy(Action):
    """A special action that depends on who carries it out."""

    __slots__ = ("player",)

    def __init__(self, player: PlayerId) -> None:
        self.player = player


class Announced(ActionBy):
    """A step of a special action. It is announced; unless somebody stops it, it is carried out and reported."""

    __slots__ = ()

    reports: ClassVar[EventKind | None] = None
    """The kind of the event that reports it; None: what follows from it says enough."""
    announced_as: ClassVar[EventKind | None] = None
    """The kind of the event that announces it, if it does not report it itself."""
    told_last: ClassVar[bool] = False
    """It is reported after its side effects, such as the banner of a caballero that arrives."""

    def carry_out(self, game: Position) -> None:
        """Do it."""
        raise NotImplementedError(type(self).__name__)

    def event(self, game: Position) -> Event | None:
        """The event that reports it, requested before it is carried out."""
        return None if self.reports is None else self.reports.of(*self.about())

    def about(self) -> tuple[int, ...]:
        """What that event says of it: its player and whatever it changes."""
        return (self.player,)

    def announces(self, game: Position) -> Event:
        """What is about to happen: its own event or the declared one, or just the special action."""
        event = self.event(game) if self.announced_as is None else self.announced_as.of(*self.about())
        if event is not None:
            return event
        special = special_under_way(game)
        assert special is not None
        return SPECIAL_ACTION.of(self.player, special.card)

    def carry_out_and_tell(self, game: Position) -> None:
        """Do it while somebody listens: first it is reported, then what follows from it; or the other way round."""
        event = self.event(game)
        if self.told_last:
            self.carry_out(game)
        if event is not None:
            game.tell_event(event)
        if not self.told_last:
            self.carry_out(game)

    def run(self, game: Position) -> None:
        windows: list[Step] = []
        for reaction in game.rules.turns.reactions:
            windows += reaction(game, self)
        if windows:
            game.then_all([*windows, CarryOut(self)])
        else:
            carry_out(game, self)


class AnnouncedOnRegion(Announced):
    """A step of a special action that changes a region."""

    __slots__ = ("region",)

    def __init__(self, player: PlayerId, region: RegionId) -> None:
        self.player = player
        self.region = region

    def about(self) -> tuple[int, ...]:
        return self.player, self.region


class AnnouncedOnSpace(Announced):
    """A step of a special action that changes a space."""

    __slots__ = ("space",)

    def __init__(self, player: PlayerId, space: SpaceId) -> None:
        self.player = player
        self.space = space

    def about(self) -> tuple[int, ...]:
        return self.player, self.space


class AnnouncedCount(Announced):
    """A step of a special action that concerns a number of caballeros."""

    __slots__ = ("count",)

    def __init__(self, player: PlayerId, count: int) -> None:
        self.player = player
        self.count = count


class AnnouncedOnTwo(Announced):
    """A step of a special action that changes two spaces."""

    __slots__ = ("first", "second")

    def __init__(self, player: PlayerId, first: int, second: int) -> None:
        self.player = player
        self.first = first
        self.second = second

    def about(self) -> tuple[int, ...]:
        return self.player, self.first, self.second


class AnnouncedOnOne(Announced):
    """A step of a special action that takes one caballero from where it stands."""

    __slots__ = ("cell", "kind")

    def __init__(self, player: PlayerId, cell: Cell, kind: int) -> None:
        self.player = player
        self.cell = cell
        self.kind = kind

    def about(self) -> tuple[int, ...]:
        return self.player, self.cell % COLOURS, self.cell // COLOURS


class CarryOut(Step):
    """The announced step is carried out: everybody who could react has let it happen."""

    __slots__ = ("step",)

    def __init__(self, step: Announced) -> None:
        self.step = step

    def run(self, game: Position) -> None:
        carry_out(game, self.step)


def carry_out(game: Position, step: Announced) -> None:
    """Nobody has stopped the step."""
    game.board.carried += 1
    if game.events is None:
        step.carry_out(game)
    else:
        step.carry_out_and_tell(game)
    if game.rules.turns.interludes:
        pause(game)


def pause(game: Position) -> None:
    """Players who may act between two steps of a turn are asked directly after what happens now."""
    for interlude in game.rules.turns.interludes:
        for window in interlude(game):
            game.at_once(window)


class Window(Decision):
    """Another player may react to the announced step before it is carried out."""

    __slots__ = ()

    def reacts_to(self, game: Position) -> Event:
        for step in game.stack[::-1]:
            if isinstance(step, CarryOut):
                return step.step.announces(game)
        raise LookupError("nothing is announced")


def main_step(step: Step) -> Step:
    """The main step of a special action, given its first step."""
    return step.main() if isinstance(step, Action) else step


def possible(game: Position, player: PlayerId, card: CardId) -> bool:
    """Whether any step of a card's special action can be done now (BASE-36)."""
    return game.rules.first_steps[player][card].possible(game)


def repetition(game: Position, player: PlayerId, card: CardId) -> Step:
    """The first step of a card's special action when a player repeats it: keeping a card cannot be repeated."""
    known = game.rules.cards[card]
    if known.again is not None:
        return known.again(player, known)
    return NoAction() if known.kept or known.once else known.effect(player, known)


class Both(Action):
    """Two parts of a special action, one after the other; it is possible if one of them is."""

    __slots__ = ("first", "second")

    def __init__(self, first: Step, second: Step) -> None:
        self.first = first
        self.second = second

    def possible(self, game: Position) -> bool:
        return self.first.possible(game) or self.second.possible(game)

    def main(self) -> Step:
        return main_step(self.second)

    def run(self, game: Position) -> None:
        game.then(self.first, self.second)


def somebody_may_react(game: Position, step: Announced) -> bool:
    """Whether anybody would be asked before or after this step."""
    if any(interlude(game) for interlude in game.rules.turns.interludes):
        return True
    return any(reaction(game, step) for reaction in game.rules.turns.reactions)


def special_under_way(game: Position) -> EndSpecial | None:
    """The special action that is being carried out, if any."""
    for step in game.stack[::-1]:
        if isinstance(step, EndSpecial):
            return step
    return None
