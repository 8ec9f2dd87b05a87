"""What a player is asked: the decision with its sentence and its options, for people and programs alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.board import options as ids
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.engine.step import Decision, Secret
from elgrande.events import sentence, tell
from elgrande.notation import COLOUR_NAMES, WORDS, NotationError, space_name, write
from elgrande.rules.effects import effect_of
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.texts import say


class IllegalChoice(ValueError):
    """A choice that is not offered; the message says why, and what may be chosen."""


class Option:
    """One thing that a player may choose: `text` is its notation, `id` its number, `label` its words."""

    __slots__ = ("_question", "id", "player")

    def __init__(self, question: Question, option: int) -> None:
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
        return f"Option({self.text})"


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


def label(position: Position, decision: Decision, option: int, names: Sequence[str], language: str = "en") -> str:
    """The words for an option of a decision."""
    key, arguments = words(position, decision, option)
    return sentence(position.rules, names, key, arguments, language)


def words(position: Position, decision: Decision, option: int) -> tuple[str, dict[str, int]]:
    """The key of the words for an option, and their arguments as engine numbers."""
    key, arguments = decision.words(position, option)
    if key:
        return key, arguments
    if option in WORDS:
        return f"label-{WORDS[option]}", {}
    if option >= ids.PICKED:
        return _words_of_modules(position, option)
    if option >= ids.PICK:
        space, colour = divmod(option - ids.PICK, COLOURS)
        return "label-pick", {"colour": colour, "space": space}
    if option >= ids.SPACE:
        return "label-space", {"space": option - ids.SPACE}
    if option >= ids.CARD:
        stack = option - ids.CARD
        return "label-card", {"stack": stack, "card": position.board.offered[stack]}
    if option >= ids.POWER:
        return _words_of_power_card(position.rules, option - ids.POWER)
    amount = option - ids.AMOUNT
    return ("label-amount", {"count": amount}) if amount >= 0 else ("label-tile", {"tile": option - ids.TILE})


def _words_of_power_card(rules: Rules, number: int) -> tuple[str, dict[str, int]]:
    if not rules.actions:
        return "label-power", {"value": number}
    if not rules.values[number]:
        return "label-joker", {}
    return "label-power-card", {"value": number, "card": rules.actions[number]}


def _words_of_modules(position: Position, option: int) -> tuple[str, dict[str, int]]:
    if option >= ids.EFFECT:
        effect = effect_of(option)
        if effect.each_player:
            return "label-doubling", {"player": option - ids.EFFECT - effect.number}
        return "label-effect", {"effect": effect.number}
    if option >= ids.KEPT:
        return "label-kept-number", {"count": option - ids.KEPT + 1}
    return "label-seat", {"player": option - ids.SEAT}


# --- refused options ---


def why_not(
    position: Position, decision: Decision, option: int, names: Sequence[str] = COLOUR_NAMES, language: str = "en"
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


def reason(position: Position, decision: Decision, option: int) -> tuple[str, int]:
    """The key of the sentence that says why an option is not offered now, and the space it is about, if any."""
    if not _exists(position, option) or kind(option) not in {kind(other) for other in decision.options(position)}:
        return "reason-not-offered", NOWHERE
    key, space = decision.why_not(position, option), NOWHERE
    if ids.TILE <= option < ids.AMOUNT:
        space = position.board.tiles[option - ids.TILE]
    elif ids.SPACE <= option < ids.PICKED:
        space = option - ids.SPACE if option < ids.PICK else (option - ids.PICK) // COLOURS
    if space != NOWHERE and key in OF_REGIONS:
        space = position.region_of(space)
    return "reason-taboo" if key == "reason-king" and space != position.board.king else key, space


def _exists(position: Position, option: int) -> bool:
    """Whether an option exists at this table, offered or not."""
    if ids.CARD <= option < ids.SPACE:
        return 0 < option - ids.CARD <= position.rules.stacks
    try:
        write(position.rules, option)
    except NotationError:
        return False
    return True


def kind(option: int) -> int:
    """The kind of an option, as the first id of its kind: a word, tile, amount, card, space or caballero."""
    kinds = (ids.PICK, ids.SPACE, ids.CARD, ids.POWER, ids.AMOUNT, ids.TILE)
    return ids.STOP if option >= ids.PICKED else next((first for first in kinds if option >= first), ids.STOP)


def explain(position: Position, decision: Decision, option: int, names: Sequence[str]) -> str:
    """Why an option is refused, what is asked, and what may be chosen."""
    legal = " ".join(write(position.rules, other) for other in decision.options(position))
    refused = why_not(position, decision, option, names)
    return f"{refused} {prompt(position, decision, names)} Possible now: {legal}"
