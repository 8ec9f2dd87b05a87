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
    """A choice of one player; `options` is a pure function of the game, so it may be asked again."""

    __slots__ = ("player",)

    prompt: ClassVar[str] = ""
    """Key of the sentence that says what to do."""
    labels: ClassVar[dict[int, str]] = {}
    """Keys of the words for options that mean something of their own here."""

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


class Secret(Decision):
    """A decision in secret. Those in a row on top of the stack are open at once, to be answered in any order;
    the answers are sealed until the last one is in."""

    __slots__ = ()

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
