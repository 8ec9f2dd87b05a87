"""What happened, told in any language: an event's kind names its arguments, and a text renders them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from elgrande.board.moving import HIDDEN_CASTILLO, PLAYED_CARDS
from elgrande.board.spaces import BLACK, CASTILLO
from elgrande.engine.event import KINDS, Event, EventKind, arguments_of
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.rules.base.round import ROUND, TURN
from elgrande.rules.base.scorings import GENERAL_SCORING
from elgrande.rules.config import Config
from elgrande.rules.rules import Rules
from elgrande.rules.which import WHICH
from elgrande.texts import say


class NamedEvent(Event):
    """An event as a library gives it: the plain tuple `(name, *numbers)`, which also knows what its numbers are."""

    __slots__ = ()

    @property
    def name(self) -> str:
        """Its kind, such as `power`; `KINDS` declares them all."""
        return str(self[0])

    @property
    def arguments(self) -> dict[str, int]:
        """Its numbers by name, such as `{"player": 0, "value": 13}`: seats, spaces, cards, counts."""
        return arguments_of(self)

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(f'{name}={value}' for name, value in self.arguments.items())})"


def tell(rules: Rules, names: Sequence[str], event: Event, language: str = "en") -> str:
    """One event as a line of the log."""
    return sentence(rules, names, f"event-{event[0]}", arguments_of(event), language)


def sentence(rules: Rules, names: Sequence[str], key: str, arguments: Mapping[str, int], language: str = "en") -> str:
    """A text about the game: its arguments are the engine's numbers."""
    rendered = {name: _render(rules, names, name, value, language) for name, value in arguments.items()}
    return say(key, language, **rendered)


PLAYERS: Final = ("player", "actor", "victim", "owner")
SPACES: Final = ("space", "from", "to")
"""Arguments that are players, and arguments that are spaces."""


def _render(rules: Rules, names: Sequence[str], name: str, value: int, language: str) -> str | int:
    if name == "source":
        return say(f"source-{rules.scoring.sources[value]}", language)
    if name == "value":
        return rules.values[value]
    if name in PLAYERS:
        return say("colour-black", language) if value == BLACK else names[value]
    if name in SPACES:
        return space_name(rules, value, language)
    if name == "card":
        return card_name(rules, value, language)
    if name == "colour":
        return say(f"colour-{COLOUR_NAMES[value]}", language)
    return say(f"{name}-{value}", language) if name in ("tile", "token", "kind", "effect") else value


def named(rules: Rules, values: Mapping[str, int]) -> dict[str, str | int]:
    """The arguments of a text with keys in place of engine numbers, so that any language can tell it later."""
    return {name: _key(rules, name, value) for name, value in values.items()}


def _key(rules: Rules, name: str, value: int) -> str | int:
    if name in SPACES:
        return rules.spaces[value].key
    if name == "card":
        return rules.cards[value].key
    if name == "colour":
        return COLOUR_NAMES[value]
    if name == "value":
        return rules.values[value]
    return rules.scoring.sources[value] if name == "source" else value


def kept_in_log(config: Config, events: Iterable[Event], round: int) -> list[Event]:
    """What the log of a running game keeps in this round: nothing that players must remember (BASE-41, BASE-142)."""
    kept = list(events)
    if config.castillo == "hidden":
        kept = without_castillo_count(kept)
    return without_earlier_power_cards(kept, round) if config.played == "memory" else kept


def without_earlier_power_cards(events: list[Event], round: int) -> list[Event]:
    """Hide which power cards were played before this round, but not that they were (OPT-10)."""
    kept: list[Event] = []
    earlier = any(event[0] == ROUND.key for event in events)
    for event in events:
        if event[0] == ROUND.key:
            earlier = event[1] < round
        kind = KINDS.get(event[0])
        if not earlier or kind is None or kind.memory != PLAYED_CARDS:
            kept.append(event)
        elif kind.instead is not None:
            kept.append(_shortened(kind.instead, event))
    return kept


def without_castillo_count(events: Iterable[Event]) -> list[Event]:
    """Hide how many caballeros were thrown into the Castillo (BASE-41)."""
    kept: list[Event] = []
    throwers: set[int] = set()
    for event in events:
        kind = KINDS.get(event[0])
        if kind in (TURN, GENERAL_SCORING):
            throwers.clear()
        if kind is None or kind.memory != HIDDEN_CASTILLO or (kind.instead is not None and not _throws(kind, event)):
            kept.append(event)
        elif kind.instead is not None:
            if kept and kept[-1][0] == WHICH.key:  # one line for each would reveal the number
                kept.pop()
            if event[1] not in throwers:
                throwers.add(event[1])
                kept.append(_shortened(kind.instead, event))
    return kept


def _throws(kind: EventKind, event: Event) -> bool:
    """Whether an event throws a caballero into the Castillo, as the argument for its destination says."""
    ends = [1 + kind.arguments.index(move.end) for move in kind.moves if move.end in kind.arguments]
    return any(event[end] == CASTILLO for end in ends)


def _shortened(kind: EventKind, event: Event) -> Event:
    """An event of the replacement kind, with the first arguments of this one."""
    return kind.of(*event[1 : 1 + len(kind.arguments)])
