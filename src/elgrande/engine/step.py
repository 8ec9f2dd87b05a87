"""Steps: small immutable values that say what happens next, and for whom."""

from __future__ import annotations

from inspect import signature
from typing import Any, ClassVar


class Step:
    """Something that happens next without asking anybody.

    A step is a value: it is never changed once it is made, so games share steps freely. Its fields
    are the parameters of its constructor, by the same names; that is how it is saved. `game` is a Machine,
    in each game's own steps of that game's own kind.
    """

    __slots__ = ()

    bounds_turn: ClassVar[bool] = False
    """What comes after it belongs to another turn."""
    scores: ClassVar[bool] = False
    """A scoring begins with it."""

    def run(self, game: Any) -> None:
        """Do it; what follows from it is pushed with `game.then`."""
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


class Decision(Step):
    """A choice of one player; `options` is a pure function of the game, so it may be asked again.

    The traits below say what kind of choice it is: records, the server, the browser and bots read them. Each class
    declares its own; the default is a plain choice of the player on turn.
    """

    __slots__ = ("player",)

    prompt: ClassVar[str] = ""
    """Key of the sentence that says what to do."""
    labels: ClassVar[dict[int, str]] = {}
    """Keys of the words for options that mean something of their own here."""
    hint: ClassVar[str] = ""
    """Key of a text that helps to answer; empty: none."""
    tool: ClassVar[str] = ""
    """The use of the kept card that the question is about; empty: it is about none."""

    # --- traits: how it belongs to what happens around it ---

    standing: ClassVar[bool] = False
    """Asked in the turns of others, again and again: it can be answered beforehand."""
    continues: ClassVar[bool] = False
    """The second half of one gesture, such as where a caballero goes that was picked."""
    picks_up: ClassVar[bool] = False
    """Each option but to stop picks a caballero to move; a decision that `continues` asks where it goes."""
    detail: ClassVar[bool] = False
    """A small choice that comes up in the middle of something else, whoever makes it. A detail also `settles`."""
    settles: ClassVar[bool] = False
    """Something that was begun is complete only when this is answered, often by another player."""
    between_parts: ClassVar[bool] = False
    """Asked between two parts of a turn: what comes next?"""
    order_only: ClassVar[bool] = False
    """Everything offered will be done; only the order is chosen."""
    shapes_turn: ClassVar[bool] = False
    """What can be done in the rest of the turn depends on the choice, so its worth shows only at the end."""
    immediate: ClassVar[bool] = False
    """Whatever is chosen, the turn goes on as it would have."""
    gift: ClassVar[bool] = False
    """Using it costs nothing, so as a rule it is used as soon as it can be."""
    knows_dials: ClassVar[bool] = False
    """A dial that is set by a player who has seen the dials of the others."""

    def __init__(self, player: int) -> None:
        self.player = player

    def options(self, game: Any) -> list[int]:
        """What may be chosen now; with nothing to choose the decision falls away."""
        raise NotImplementedError(type(self).__name__)

    def choose(self, game: Any, option: int) -> None:
        """Do what was chosen, one of `options`."""
        raise NotImplementedError(type(self).__name__)

    def asks(self, game: Any) -> tuple[str, dict[str, int]]:
        """The key of the prompt, and its arguments: the decision's numbers by the names of its fields."""
        values = {name: getattr(self, name) for name in fields(type(self))}
        return self.prompt, {name: value for name, value in values.items() if type(value) is int}

    def words(self, game: Any, option: int) -> tuple[str, dict[str, int]]:
        """The key of the words for an option, and their arguments; an empty key: the usual words."""
        return self.labels.get(option, ""), {}

    def caution(self, game: Any, option: int) -> tuple[str, dict[str, int]]:
        """The key of a sentence to be read before an option is chosen, and its arguments; an empty key: none."""
        return "", {}

    def why_not(self, game: Any, option: int) -> str:
        """Key of the sentence that says why `option` is not offered now."""
        return "reason-not-offered"

    def reacts_to(self, game: Any) -> tuple[Any, ...] | None:
        """The announced event that it reacts to; mostly there is none."""
        return None

    def asked_often(self) -> bool:
        """Whether the same question will come again after the next step, so that most people wait."""
        return False


class Secret(Decision):
    """A decision in secret. Those in a row on top of the stack are open at once, to be answered in any order;
    the answers are sealed until the last one is in."""

    __slots__ = ()
    settles = True

    looked_through: ClassVar[bool] = False
    """Whoever is asked looks through the cards that are left, and sees which are missing."""

    def follows(self, option: int) -> Secret | None:
        """What the same player is asked in secret after this answer, before it is sealed; mostly nothing."""
        return None

    @property
    def given(self) -> int:
        """How many answers of its series came before this one."""
        return 0

    def veiled(self) -> Secret:
        """The decision as the other players see it: as if nothing had been answered yet."""
        return self

    def still_secret(self, game: Any, option: int) -> bool:
        """Whether nobody else knows this answer, though it is no longer sealed; it is the player's last of its kind."""
        raise NotImplementedError(type(self).__name__)

    def instead(self, game: Any, option: int, options: list[int]) -> list[int]:
        """Of the options that there were, those that could have been chosen for all that the others know by now."""
        sealed = [step.decision for step in game.row() if isinstance(step, Sealed)]
        waits = any(answered.player == self.player and type(answered) is type(self) for answered in sealed)
        if not waits and not self.still_secret(game, option):
            return []
        return [other for other in options if other != option]


class Sealed(Step):
    """The answer to a secret decision, until all decisions of its row are answered."""

    __slots__ = ("decision", "option")

    def __init__(self, decision: Secret, option: int) -> None:
        self.decision = decision
        self.option = option

    def run(self, game: Any) -> None:
        """Wait on the stack while another decision of the row is open, then count."""
        if not game.ask_next_of_row(self):
            self.decision.choose(game, self.option)


_fields: dict[str, tuple[str, ...]] = {}


def fields(kind: type[Step]) -> tuple[str, ...]:
    """Names of a step's fields: the parameters of its constructor."""
    names = _fields.get(kind.__name__)
    if names is None:
        names = _fields[kind.__name__] = tuple(signature(kind).parameters)
    return names
