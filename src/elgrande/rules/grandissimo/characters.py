"""Queen and Jester, and the guests that the Jester sends (GRA-30 to GRA-33)."""

from __future__ import annotations

from typing import ClassVar, Final

from elgrande.board.moving import AT_COURT, BEFORE, CABALLERO, HIDDEN_CASTILLO, IN_PROVINCE, NOBODYS
from elgrande.board.options import FIRST, LEVY, PASS, SEAT, SECOND, SPACE, OptionId
from elgrande.board.spaces import CASTILLO, COLOURS, PlayerId
from elgrande.engine.event import Event, EventKind, Moves
from elgrande.engine.step import ByPlayer, Decision, Step
from elgrande.rules.action import Announced
from elgrande.rules.base.turn import THREW, entrances, reached, why_not_placed
from elgrande.rules.fields import END_OF_TURN, Flag, PlayerField
from elgrande.rules.hooks import Aside, MorePlacing
from elgrande.rules.position import Position

QUEEN: Final = PlayerField("queen")
JESTER: Final = PlayerField("jester")
"""Who has the Queen, and the Jester."""
HAD_QUEEN: Final = Flag("had-queen", until=END_OF_TURN)
HAD_JESTER: Final = Flag("had-jester", until=END_OF_TURN)
"""Whether the player on turn had the Queen, or the Jester, when the turn began."""
QUEEN_HELPED: Final = Flag("queen-helped", until=END_OF_TURN)
"""Whether the Queen has brought or placed an extra caballero this turn."""
JESTED: Final = Flag("jested", until=END_OF_TURN)
"""Whether the Jester has put a caballero into another court this turn."""
QUEEN_TAKEN: Final = EventKind("took-queen", "player", moves=Moves("queen", BEFORE, "player", of=NOBODYS))
JESTER_TAKEN: Final = EventKind("took-jester", "player", moves=Moves("jester", BEFORE, "player", of=NOBODYS))


class TakeCharacter(Decision):
    """Take the Queen or the Jester from the player who has them."""

    __slots__ = ()
    prompt = "prompt-take-character"
    labels: ClassVar[dict[int, str]] = {FIRST: "label-queen", SECOND: "label-jester"}

    def options(self, game: Position) -> list[int]:
        characters = ((FIRST, QUEEN), (SECOND, JESTER))
        return [option for option, character in characters if character.of(game) != self.player]

    def choose(self, game: Position, option: OptionId) -> None:
        game.then(CharacterTaken(self.player, option == FIRST))


class CharacterTaken(Announced):
    """A character changes sides."""

    __slots__ = ("queen",)

    def __init__(self, player: PlayerId, queen: bool) -> None:
        self.player = player
        self.queen = queen
        """Whether it is the Queen; otherwise it is the Jester."""

    def event(self, game: Position) -> Event:
        return (QUEEN_TAKEN if self.queen else JESTER_TAKEN).of(self.player)

    def carry_out(self, game: Position) -> None:
        character = QUEEN if self.queen else JESTER
        character.put(game, self.player)


class BeginTurn(ByPlayer):
    """A turn begins: the characters that the player has now are noted."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        HAD_QUEEN.put(game, int(QUEEN.of(game) == self.player))
        HAD_JESTER.put(game, int(JESTER.of(game) == self.player))


# --- Queen ---

QUEEN_BRINGS: Final = EventKind("queen-brings", "player", moves=Moves(CABALLERO, IN_PROVINCE, AT_COURT))


class QueenBrings(Decision):
    """With the reinforcements, the Queen may bring an extra caballero from the province to the court."""

    __slots__ = ()
    prompt = "prompt-queen"

    def options(self, game: Position) -> list[int]:
        helps = HAD_QUEEN.holds(game) and not QUEEN_HELPED.holds(game)
        return [PASS, LEVY] if helps and game.board.province[self.player] else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option == LEVY:
            board = game.board
            QUEEN_HELPED.set(game)
            board.province[self.player] -= 1
            board.court[self.player] += 1
            game.tell(QUEEN_BRINGS, self.player)


class QueenPlaces(MorePlacing):
    """Or she lets the player place an extra one."""

    __slots__ = ()

    def left(self, game: Position, player: PlayerId) -> int:
        return int(QUEEN.of(game) == player == game.board.player and not QUEEN_HELPED.holds(game))

    def use(self, game: Position, player: PlayerId) -> None:
        QUEEN_HELPED.set(game)


# --- Jester and guests ---

GUEST_SENT: Final = EventKind("guest", "player", "actor", moves=Moves(CABALLERO, IN_PROVINCE, "actor"))
GUEST_PLACED: Final = EventKind(
    "guest-placed",
    "player",
    "actor",
    "space",
    moves=Moves(CABALLERO, "player", "space", of="actor"),
    memory=HIDDEN_CASTILLO,
    instead=THREW,
)


def guests(game: Position, host: int) -> int:
    """The space of the guests in a player's court."""
    return game.rules.space_named(f"guests-{host}")


class SendGuest(Decision):
    """The Jester puts a caballero from the province into another player's court: choose whose."""

    __slots__ = ()
    prompt = "prompt-jest"
    hint = "table-guests-text"

    def options(self, game: Position) -> list[int]:
        return [SEAT + other for other in game.after(self.player)] if game.board.province[self.player] else []

    def choose(self, game: Position, option: OptionId) -> None:
        host = option - SEAT
        JESTED.set(game)
        game.bring(self.player, guests(game, host), 1)
        game.tell(GUEST_SENT, self.player, host)


class JesterSends(SendGuest):
    """The player who had the Jester when the turn began may do so with the reinforcements."""

    __slots__ = ()
    prompt = "prompt-jester"
    labels: ClassVar[dict[int, str]] = {PASS: "label-nobody"}

    def options(self, game: Position) -> list[int]:
        others = super().options(game) if HAD_JESTER.holds(game) else []
        return [PASS, *others] if others else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option != PASS:
            super().choose(game, option)


class MayJest(Aside):
    """A player who takes the Jester may use him in the same turn, at any moment after that (GRA-31)."""

    def offered(self, game: Position, player: PlayerId) -> bool:
        if not JESTER.of(game) == player == game.board.player:
            return False
        return not HAD_JESTER.holds(game) and not JESTED.holds(game) and game.board.province[player] > 0

    def step(self, player: PlayerId) -> Step:
        return SendGuest(player)


class PlaceGuests(ByPlayer):
    """At the start of their turn the host places all guests in their court."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        first = guests(game, self.player) * COLOURS
        for owner in range(game.rules.players):
            game.then_all([PlaceGuest(self.player, owner) for _ in range(game.board.caballeros[first + owner])])


class PlaceGuest(Decision):
    """Place a guest by the normal rules; it may not stay."""

    __slots__ = ("owner",)
    prompt = "prompt-place-guest"

    def __init__(self, player: PlayerId, owner: int) -> None:
        self.player = player
        self.owner = owner

    def options(self, game: Position) -> list[int]:
        return [*entrances(game, reached(game, self.player)), SPACE + CASTILLO]

    def choose(self, game: Position, option: OptionId) -> None:
        space = option - SPACE
        game.tell(GUEST_PLACED, self.player, self.owner, space)
        game.move(guests(game, self.player) * COLOURS + self.owner, game.arrival(space))

    def why_not(self, game: Position, option: OptionId) -> str:
        return why_not_placed(game, self.player, option - SPACE)
