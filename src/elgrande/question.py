"""What a player is asked: the decision with its sentence and its options, for people and programs alike."""

from __future__ import annotations

from collections.abc import Sequence

from elgrande.board import options as ids
from elgrande.board.spaces import COLOURS
from elgrande.engine.step import Decision, Secret
from elgrande.events import tell
from elgrande.notation import NotationError, card_name, label, space_name, write
from elgrande.rules.action import Window
from elgrande.rules.position import Position
from elgrande.texts import say


class IllegalChoice(ValueError):
    """A choice that is not offered; the message says why, and what may be chosen."""


class Option:
    """One thing that a player may choose: `text` is its notation, `id` its number, `label` its words."""

    __slots__ = ("_position", "id", "player")

    def __init__(self, position: Position, player: int, option: int) -> None:
        self._position = position
        self.player = player
        self.id = option

    @property
    def text(self) -> str:
        """The notation, such as `P13` or `Gal`."""
        return write(self._position.rules, self.id)

    def label(self, language: str = "en") -> str:
        """The words for it, such as "Power card 13" or "Galicia"."""
        return option_label(self._position, self.id, language)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (other.id, other.player) == (self.id, self.player)

    def __hash__(self) -> int:
        return hash((self.id, self.player))

    def __repr__(self) -> str:
        return f"Option({self.text})"


class Question:
    """What one player has to decide now."""

    __slots__ = ("_names", "_position", "decision", "options", "player")

    def __init__(self, position: Position, decision: Decision, names: Sequence[str]) -> None:
        self._position = position
        self._names = names
        self.decision = decision
        self.player = decision.player
        self.options = [Option(position, decision.player, option) for option in decision.options(position)]

    @property
    def secret(self) -> bool:
        """Whether the answer stays secret until everybody has answered."""
        return isinstance(self.decision, Secret)

    def prompt(self, language: str = "en") -> str:
        """One sentence that says who must do what."""
        return prompt(self._position, self.decision, self._names, language)

    def __repr__(self) -> str:
        return f"<{self.prompt()} {' '.join(option.text for option in self.options)}>"


def option_label(position: Position, option: int, language: str = "en") -> str:
    """The words for an option in a position."""
    stack = option - ids.CARD
    offered = position.board.offered
    card = offered[stack] if 0 <= stack < len(offered) and option < ids.SPACE else -1
    return label(position.rules, option, language, card)


def prompt(position: Position, decision: Decision, names: Sequence[str], language: str = "en") -> str:
    """One sentence that says who must do what; before a reaction, another that says to what."""
    key, values = decision.asks(position)
    rendered: dict[str, str | int] = {}
    for name, value in values.items():
        if name in ("player", "actor", "owner"):
            rendered[name] = names[value]
        elif name == "space":
            rendered[name] = space_name(position.rules, value, language)
        elif name == "card":
            rendered[name] = card_name(position.rules, value, language)
        else:
            rendered[name] = value
    sentence = say(key, language, **rendered)
    if isinstance(decision, Window):
        sentence = f"{tell(position.rules, names, decision.announced(position), language)} {sentence}"
    return sentence


def why_not(position: Position, decision: Decision, option: int, language: str = "en") -> str:
    """One sentence that says why an option is not offered now."""
    try:
        name = option_label(position, option, language)
    except (NotationError, IndexError, KeyError):
        name = str(option)
    if kind(option) not in {kind(other) for other in decision.options(position)}:
        return say("reason-not-offered", language, option=name, space=name)
    space = option - ids.SPACE if option < ids.PICK else (option - ids.PICK) // COLOURS
    if 0 <= option - ids.TILE < len(position.board.tiles):
        space = position.board.tiles[option - ids.TILE]
    reason = decision.why_not(position, option)
    if reason == "reason-king" and 0 <= space < len(position.rules.spaces):
        space = position.region_of(space)
    where = space_name(position.rules, space, language) if 0 <= space < len(position.rules.spaces) else name
    return say(reason, language, option=name, space=where)


def kind(option: int) -> int:
    """The kind of an option, as the first id of its kind: a word, a tile, an amount, a card, a space, a caballero."""
    kinds = (ids.PICK, ids.SPACE, ids.CARD, ids.POWER, ids.AMOUNT, ids.TILE)
    return ids.STOP if option >= ids.PICKED else next((first for first in kinds if option >= first), ids.STOP)


def explain(position: Position, decision: Decision, option: int, names: Sequence[str]) -> str:
    """Why an option is refused, what is asked, and what may be chosen."""
    legal = " ".join(write(position.rules, other) for other in decision.options(position))
    return f"{why_not(position, decision, option)} {prompt(position, decision, names)} Possible now: {legal}"
