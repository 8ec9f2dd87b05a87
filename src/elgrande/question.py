"""What a player is asked: the decision with its sentence and its options, for people and programs alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.board import options as ids
from elgrande.board.options import WORDS, OptionId, kind_of, number_of, space_of
from elgrande.board.spaces import COLOURS, NOWHERE, SpaceId
from elgrande.engine.step import Decision, Secret
from elgrande.events import sentence, tell
from elgrande.notation import COLOUR_NAMES, NotationError, space_name, write
from elgrande.rules.effects import effect_of
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.texts import say


class IllegalChoice(ValueError):
    """A choice that is not offered; the message says why, and what may be chosen."""


class Option:
    """One thing that a player may choose: `text` is its notation, `id` its number, `label` its words."""

    __slots__ = ("_question", "id", "player")

    def __init__(self, question: Question, option: OptionId) -> None:
        self._question = question
        self.player = question.player
        self.id = option

    @property
    def text(self) -> str:
        """The notation, such as `P13` or `Gal`."""
        return write(self._question.position.rules, self.id)

    def label(self, language: str = "en") -> str:
        """The words for it, such as "Power card 13" or "Galicia"."""
        return label(self._question.position, self._question.decision, self.id, self._question.names, language)

    def caution(self, language: str = "en") -> str:
        """What to know before choosing it, such as that caballeros would return to the court; usually empty."""
        question = self._question
        key, arguments = question.decision.caution(question.position, self.id)
        return sentence(question.position.rules, question.names, key, arguments, language) if key else ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (other.id, other.player) == (self.id, self.player)

    def __hash__(self) -> int:
        return hash((self.id, self.player))

    def __repr__(self) -> str:
        return f"<Option {self.text}: {self.label()}>"


class Question:
    """What one player has to decide now."""

    __slots__ = ("decision", "names", "options", "player", "position")

    def __init__(self, position: Position, decision: Decision, names: Sequence[str]) -> None:
        self.position = position
        self.names = names
        self.decision = decision
        self.player = decision.player
        self.options = [Option(self, option) for option in decision.options(position)]

    @property
    def secret(self) -> bool:
        """Whether the answer stays secret until everybody has answered."""
        return isinstance(self.decision, Secret)

    def prompt(self, language: str = "en") -> str:
        """One sentence that says who must do what."""
        return prompt(self.position, self.decision, self.names, language)

    def __repr__(self) -> str:
        return f"<{self.prompt()} {' '.join(option.text for option in self.options)}>"


def prompt(position: Position, decision: Decision, names: Sequence[str], language: str = "en") -> str:
    """One sentence that says who must do what; before a reaction, another one that says what it reacts to."""
    key, arguments = decision.asks(position)
    asked = sentence(position.rules, names, key, arguments, language)
    announced = decision.reacts_to(position)
    return f"{tell(position.rules, names, announced, language)} {asked}" if announced else asked


# --- options in words ---

NUMBERED: Final[dict[OptionId, tuple[str, str]]] = {
    ids.TILE: ("label-tile", "tile"),
    ids.AMOUNT: ("label-amount", "count"),
    ids.SPACE: ("label-space", "space"),
    ids.SEAT: ("label-seat", "player"),
}
"""The words for kinds of options that need only their number, and the argument's name."""


def label(position: Position, decision: Decision, option: OptionId, names: Sequence[str], language: str = "en") -> str:
    """The words for an option of a decision."""
    key, arguments = words(position, decision, option)
    return sentence(position.rules, names, key, arguments, language)


def words(position: Position, decision: Decision, option: OptionId) -> tuple[str, dict[str, int]]:
    """The key of the words for an option, and their arguments as engine numbers."""
    key, arguments = decision.words(position, option)
    if key:
        return key, arguments
    if option in WORDS:
        return f"label-{WORDS[option]}", {}
    kind, number = kind_of(option), number_of(option)
    if kind in NUMBERED:
        key, argument = NUMBERED[kind]
        return key, {argument: number}
    if kind == ids.PICK:
        return "label-pick", {"colour": number % COLOURS, "space": space_of(option)}
    if kind == ids.CARD:
        return "label-card", {"stack": number, "card": position.board.offered[number]}
    if kind == ids.POWER:
        return _words_of_power_card(position.rules, number)
    if kind == ids.KEPT:
        return "label-kept-number", {"count": number + 1}
    return _words_of_effect(option)


def _words_of_power_card(rules: Rules, number: int) -> tuple[str, dict[str, int]]:
    if not rules.actions:
        return "label-power", {"value": number}
    if not rules.values[number]:
        return "label-joker", {}
    return "label-power-card", {"value": number, "card": rules.actions[number]}


def _words_of_effect(option: OptionId) -> tuple[str, dict[str, int]]:
    effect = effect_of(option)
    if effect.each_player:
        return "label-doubling", {"player": effect.which(option)}
    return "label-effect", {"effect": effect.number}


# --- refused options ---


def why_not(
    position: Position, decision: Decision, option: OptionId, names: Sequence[str] = COLOUR_NAMES, language: str = "en"
) -> str:
    """One sentence that says why an option is not offered now."""
    try:
        write(position.rules, option)
        name = label(position, decision, option, names, language)
    except (NotationError, IndexError):
        name = str(option)
    key, space = reason(position, decision, option)
    where = space_name(position.rules, space, language) if space != NOWHERE else name
    return say(key, language, option=name, space=where)


OF_REGIONS: Final = {
    "reason-king",
    "reason-same-region",
    "reason-not-beside-king",
    "reason-not-by-placing",
    "reason-no-coast",
    "reason-no-journey",
}
"""Reasons that mention the region of a space, not the space inside it."""


def reason(
    position: Position, decision: Decision, option: OptionId, offered: list[OptionId] | None = None
) -> tuple[str, SpaceId]:
    """The key of the sentence that says why an option is not offered now, and the space it is about, if any.

    Who asks about many options of one decision gives what is `offered`.
    """
    kind = kind_of(option)
    if offered is None:
        offered = decision.options(position)
    if not _exists(position, option) or not any(kind_of(other) == kind for other in offered):
        return "reason-not-offered", NOWHERE
    key = decision.why_not(position, option)
    space = position.board.tiles[number_of(option)] if kind == ids.TILE else space_of(option)
    if space != NOWHERE and key in OF_REGIONS:
        space = position.region_of(space)
    return "reason-taboo" if key == "reason-king" and space != position.board.king else key, space


def _exists(position: Position, option: OptionId) -> bool:
    """Whether an option exists at this table, offered or not."""
    if kind_of(option) == ids.CARD:
        return 0 < number_of(option) <= position.rules.stacks
    try:
        write(position.rules, option)
    except NotationError:
        return False
    return True


def explain(position: Position, decision: Decision, option: OptionId, names: Sequence[str]) -> str:
    """Why an option is refused, what is asked, and what may be chosen."""
    legal = " ".join(write(position.rules, other) for other in decision.options(position))
    refused = why_not(position, decision, option, names)
    return f"{refused} {prompt(position, decision, names)} Possible now: {legal}"
