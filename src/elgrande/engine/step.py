"""Steps: small immutable values that say what happens next, and to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

if TYPE_CHECKING:
    from elgrande.engine.machine import Machine

NOTHING: Final[list[int]] = []
"""No options: nobody has to decide."""
NONE: Final = -1
"""No option."""


class Step:
    """Something that happens next without a decision.

    A step is a value: it never changes once it is made, so games share steps freely. Its fields are the parameters of
    its constructor, with the same names; that is how it is saved. `game` is a Machine; the steps of a particular game
    narrow it to that game's own class.
    """

    __slots__ = ()

    bounds_turn: ClassVar[bool] = False
    """What follows belongs to another turn."""
    scores: ClassVar[bool] = False
    """A scoring begins with it."""

    def run(self, game: Any) -> None:
        """Run the step; it pushes what follows with `game.then`."""
        raise NotImplementedError(type(self).__name__)

    def possible(self, game: Any) -> bool:
        """Whether it would do anything now; asked of the first step of a special action (BASE-36)."""
        return True

    # --- the machine's loop: one virtual call for each step, which is faster than asking for its class ---

    def advance(self, machine: Machine) -> list[int]:
        """Run as the top of the stack; return what a player has to choose from, or nothing to go on."""
        machine.stack.pop()
        self.run(machine)
        return NOTHING

    def take(self, machine: Machine, option: int) -> None:
        """Take the answer of a player; the step has left the stack."""
        raise NotImplementedError(type(self).__name__)

    def __copy__(self) -> Step:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Step:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        return kind, tuple([getattr(self, name) for name in fields(kind)])

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in fields(type(self)))
        return f"{type(self).__name__}({values})"


class ByPlayer(Step):
    """A step of one player."""

    __slots__ = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class Decision(Step):
    """A choice for one player; `options` is a pure function of the game, so it can be called again.

    The traits below say what kind of choice it is: records, the server, the browser and bots read them. Each class
    declares its own; the default is a plain choice of the player on turn.
    """

    __slots__ = ("player",)

    prompt: ClassVar[str] = ""
    """Key of the sentence that tells the player what to do."""
    labels: ClassVar[dict[int, str]] = {}
    """Keys of the words for options that have a special meaning here."""
    hint: ClassVar[str] = ""
    """Key of a text that helps the player to answer; empty: none."""
    tool: ClassVar[str] = ""
    """The use of the kept card that the question is about; empty: none."""

    # --- traits: how it belongs to what happens around it ---

    recurring: ClassVar[bool] = False
    """Asked again and again in other players' turns, so it can be answered beforehand."""
    continues: ClassVar[bool] = False
    """The second half of one gesture, such as where a picked caballero goes."""
    picks_up: ClassVar[bool] = False
    """Every option but stop picks a caballero to move; a decision that `continues` asks where it goes."""
    carries: ClassVar[str] = ""
    """The only piece of its sort that goes to the chosen space, such as the King; empty: there is none."""
    detail: ClassVar[bool] = False
    """A small choice that comes up in the middle of something else, whoever makes it. A detail also `settles`."""
    settles: ClassVar[bool] = False
    """Something in progress is complete only when this is answered, often by another player."""
    between_parts: ClassVar[bool] = False
    """Asked between two parts of a turn: what comes next?"""
    order_only: ClassVar[bool] = False
    """Everything offered will be done; only the order is chosen."""
    shapes_turn: ClassVar[bool] = False
    """The choice affects what is possible in the rest of the turn, so its worth shows only at the end."""
    immediate: ClassVar[bool] = False
    """Whatever is chosen, the turn goes on as it would have."""
    gift: ClassVar[bool] = False
    """Using it is free, so players usually do so as soon as they can."""
    knows_dials: ClassVar[bool] = False
    """A dial set by a player who has seen the others' dials."""

    def __init__(self, player: int) -> None:
        self.player = player

    def advance(self, machine: Machine) -> list[int]:
        options = self.options(machine)
        if not options:
            machine.stack.pop()
        return options

    def take(self, machine: Machine, option: int) -> None:
        self.choose(machine, option)

    def possible(self, game: Any) -> bool:
        return bool(self.options(game))

    def options(self, game: Any) -> list[int]:
        """What may be chosen now; a decision without options is skipped."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, game: Any, option: int) -> None:
        """Carry out the chosen option, which is one of `options`."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, game: Any) -> tuple[str, dict[str, int]]:
        """The key of the prompt and its arguments: the numbers of the decision, by field name."""
        values = {name: getattr(self, name) for name in fields(type(self))}
        return self.prompt, {name: value for name, value in values.items() if type(value) is int}

    def words(self, game: Any, option: int) -> tuple[str, dict[str, int]]:
        """The key of the words for an option and their arguments; an empty key means the usual words."""
        return self.labels.get(option, ""), {}

    def caution(self, game: Any, option: int) -> tuple[str, dict[str, int]]:
        """The key of a sentence to read before choosing an option, and its arguments; an empty key means none."""
        return "", {}

    def forgoes(self, game: Any, option: int) -> tuple[str, dict[str, int]]:
        """The key of a sentence about what an option would give up, and its arguments; an empty key means nothing.

        Nobody need read it before the choice: who chooses the option is asked once whether they mean it.
        """
        return "", {}

    def opens(self, game: Any) -> list[int]:
        """The options that players mostly want next, if they do nothing but ask another question, the usual one first.
        People are shown what that question offers along with everything else."""
        return []

    def onward(self, game: Any) -> int:
        """The option that does nothing, if most people want to go straight on to what is asked after it; NONE if there
        is none. They are shown what that question offers along with this one."""
        return NONE

    def usual(self, game: Any) -> int:
        """The answer that nearly everybody gives, so that nobody need click it; NONE if there is none."""
        return NONE

    def why_not(self, game: Any, option: int) -> str:
        """Key of the sentence that explains why `option` is not offered now."""
        return "reason-not-offered"

    def reacts_to(self, game: Any) -> tuple[Any, ...] | None:
        """The announced event that it reacts to; usually None."""
        return None

    def asked_often(self) -> bool:
        """Whether the same question comes again after the next step, so that most people wait."""
        return False


class Secret(Decision):
    """A secret decision. All those in a row on top of the stack are open at once and can be answered in any order; the
    answers stay sealed until the last one is in."""

    __slots__ = ()
    settles = True

    looked_through: ClassVar[bool] = False
    """The player looks through the remaining cards, and sees which are missing."""

    def take(self, machine: Machine, option: int) -> None:
        following = self.follows(option)
        machine.stack.append(Sealed(self, option) if following is None else following)

    def follows(self, option: int) -> Secret | None:
        """The next secret question for the same player after this answer, before it is sealed; usually None."""
        return None

    @property
    def given(self) -> int:
        """How many answers of its series came before this one."""
        return 0

    def veiled(self) -> Secret:
        """The decision as other players see it: as if nothing had been answered yet."""
        return self

    def still_secret(self, game: Any, option: int) -> bool:
        """Whether nobody else knows this answer, though it is no longer sealed; it is the player's last of its kind."""
        raise NotImplementedError(type(self).__name__)

    def instead(self, game: Any, option: int, options: list[int]) -> list[int]:
        """The options that the player could have chosen as far as the others know now."""
        sealed = [step.decision for step in game.row() if isinstance(step, Sealed)]
        waits = any(answered.player == self.player and type(answered) is type(self) for answered in sealed)
        if not waits and not self.still_secret(game, option):
            return []
        return [other for other in options if other != option]


class Sealed(Step):
    """The answer to a secret decision, kept until every decision of its row is answered."""

    __slots__ = ("decision", "option")

    def __init__(self, decision: Secret, option: int) -> None:
        self.decision = decision
        self.option = option

    def run(self, game: Any) -> None:
        """Stay on the stack while another decision of the row is open; then take effect."""
        if not game.ask_next_of_row(self):
            self.decision.choose(game, self.option)


_fields: dict[str, tuple[str, ...]] = {}


def fields(kind: type[Step]) -> tuple[str, ...]:
    """The names of a step's fields: the parameters of its constructor."""
    names = _fields.get(kind.__name__)
    if names is None:
        from inspect import signature  # noqa: PLC0415  (slow to import, and needed only to save and show)

        names = _fields[kind.__name__] = tuple(signature(kind).parameters)
    return names
