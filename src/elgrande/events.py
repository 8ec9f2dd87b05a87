"""What happened, told in any language: each kind of event names its arguments, and a text renders them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from elgrande.board.spaces import CASTILLO
from elgrande.engine.event import Event
from elgrande.notation import COLOUR_NAMES, card_name, space_name
from elgrande.rules.config import Config
from elgrande.rules.rules import Rules
from elgrande.texts import say

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("round",),
    "turned-up": ("stack", "card"),
    "mercy": ("card",),
    "power": ("player", "value"),
    "power-card": ("player", "value", "card"),
    "played": ("player",),
    "turn": ("player",),
    "reinforced": ("player", "count"),
    "made-up": ("player", "space"),
    "took": ("player", "card"),
    "placed": ("player", "space"),
    "moved": ("player", "colour", "from", "to"),
    "special": ("player", "card"),
    "vetoed": ("player", "actor", "card"),
    "kept": ("player", "card"),
    "expired": ("player", "card"),
    "court-returned": ("player", "count"),
    "returned": ("player", "colour", "space"),
    "dial": ("player", "space"),
    "lost": ("player", "count", "space"),
    "evicts": ("player", "space"),
    "evicted": ("player", "count", "from", "to"),
    "evicted-to-court": ("player", "count", "from"),
    "tile": ("player", "tile", "space"),
    "took-back": ("player",),
    "grande": ("player", "space"),
    "king": ("player", "space"),
    "king-stays": ("player",),
    "general-scoring": (),
    "lifted": (),
    "inside": ("player", "count"),
    "out-of-castillo": ("player", "count", "space"),
    "out-to-court": ("player", "count"),
    "scoring": ("space",),
    "nothing-scored": ("space",),
    "points": ("player", "points", "source", "space"),
    "start-player": ("player",),
    "result": ("player", "points"),
    "over": (),
    "threw": ("player",),
    "angry-at": ("player", "victim"),
    "which": ("player", "kind"),
    "black-inside": ("count",),
    "black-out": ("count", "space"),
    "black-evicted": ("count", "from", "to"),
    "uses": ("player", "card"),
    "set-out": ("player", "count", "space"),
    "sailed": ("player", "colour", "from", "to"),
    "laid-tokens": ("player", "gold", "goods"),
    "took-token": ("player", "colour", "space", "token"),
    "token-back": ("token",),
    "took-inquisitor": ("player",),
    "levied": ("player",),
    "board-moved": ("player", "space"),
    "board-stays": ("player", "space"),
    "filled": ("player", "colour", "space"),
    "closed": ("player", "card"),
    "strikes": ("player", "actor", "card"),
    "delays": ("player", "space"),
    "delayed-scoring": ("space",),
    "grande-thrown": ("player",),
    "grande-out": ("player", "space"),
    "banner": ("player", "space"),
    "banner-waits": ("player",),
    "role": ("player", "card"),
    "roams": ("player",),
    "doubles": ("player",),
    "doubled": ("player", "space"),
    "no-room": ("player", "space"),
    "joker": ("player",),
    "storm": ("player", "space"),
    "blown-away": ("player", "count", "space"),
    "shifted": ("player", "space"),
    "shifted-back": (),
    "collapses": ("player",),
    "danger-over": (),
    "bridge": ("player", "from", "to"),
    "bridge-down": ("player",),
    "crossed": ("player", "colour", "from", "to"),
    "allied": ("player", "from", "to"),
    "civil-war": ("player", "space"),
    "tile-turned": ("player", "tile"),
    "quarantined": ("player", "space"),
    "mistress": ("player",),
    "region-closed": ("player", "space"),
    "protected": ("player", "space"),
    "annulled-effect": ("player", "effect"),
    "annulled-card": ("player", "actor", "card"),
    "annulled-board": ("player", "space"),
    "names": ("player", "actor"),
    "ship-taken": ("player", "space"),
    "landed": ("player", "space"),
    "imprisoned": ("player", "colour", "space"),
    "freed": ("player", "space"),
    "took-queen": ("player",),
    "took-jester": ("player",),
    "queen-brings": ("player",),
    "guest": ("player", "actor"),
    "guest-placed": ("player", "actor", "space"),
    "took-general": ("player",),
    "boycotts": ("player",),
    "boycotted": ("player", "space"),
    "king-shown": ("player", "space"),
    "overthrown": ("player", "actor"),
    "king-returns": ("space",),
    "court-points": ("player", "points", "source"),
    "ordered-out": ("player", "count"),
    "actions-stopped": ("player",),
    "mustered": ("player",),
}
"""The arguments of each kind of event, in order."""


def tell(rules: Rules, names: Sequence[str], event: Event, language: str = "en") -> str:
    """One event as a line of the log."""
    kind, *values = event
    arguments = dict(zip(ARGUMENTS[kind], values, strict=True))
    return sentence(rules, names, f"event-{kind}", arguments, language)


def sentence(rules: Rules, names: Sequence[str], key: str, arguments: Mapping[str, int], language: str = "en") -> str:
    """A text about the game: its arguments are the engine's numbers."""
    rendered = {name: _render(rules, names, name, value, language) for name, value in arguments.items()}
    return say(key, language, **rendered)


PLAYERS: Final = ("player", "actor", "victim", "owner")
SPACES: Final = ("space", "from", "to")
"""Arguments that are players, and those that are spaces."""


def _render(rules: Rules, names: Sequence[str], name: str, value: int, language: str) -> str | int:
    if name == "source":
        return say(f"source-{rules.sources[value]}", language)
    if name == "value":
        return rules.values[value]
    if name in PLAYERS:
        return names[value]
    if name in SPACES:
        return space_name(rules, value, language)
    if name == "card":
        return card_name(rules, value, language)
    if name == "colour":
        return say(f"colour-{COLOUR_NAMES[value]}", language)
    return say(f"{name}-{value}", language) if name in ("tile", "token", "kind", "effect") else value


def kept_in_log(config: Config, events: Iterable[Event], round: int) -> list[Event]:
    """What the log of a running game, now in this round, keeps: not what is for the memory (BASE-41, BASE-142)."""
    kept = list(events)
    if config.castillo == "hidden":
        kept = without_castillo_count(kept)
    return without_earlier_power_cards(kept, round) if config.played == "memory" else kept


def without_earlier_power_cards(events: list[Event], round: int) -> list[Event]:
    """That power cards were played, but of those before this round not which (OPT-10)."""
    kept: list[Event] = []
    earlier = any(event[0] == "round" for event in events)
    for event in events:
        kind = event[0]
        if kind == "round":
            earlier = event[1] < round
        if earlier and kind in ("power", "power-card"):
            kept.append(("played", event[1]))
        elif not (earlier and kind == "joker"):  # the card that follows it is told
            kept.append(event)
    return kept


THROWS: Final = ("placed", "moved", "guest-placed")
"""Events that can tell, last, of a caballero thrown into the Castillo."""


def without_castillo_count(events: Iterable[Event]) -> list[Event]:
    """The log of a running game with a hidden Castillo keeps no number of what was thrown in (BASE-41)."""
    kept: list[Event] = []
    throwers: set[int] = set()
    for event in events:
        kind = event[0]
        if kind in ("inside", "black-inside"):
            continue
        if kind in ("turn", "general-scoring"):
            throwers.clear()
        if kind not in THROWS or event[-1] != CASTILLO:
            kept.append(event)
            continue
        if kept and kept[-1][0] == "which":  # one line for each would tell the number
            kept.pop()
        if event[1] not in throwers:
            throwers.add(event[1])
            kept.append(("threw", event[1]))
    return kept
