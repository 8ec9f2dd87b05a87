"""What is played at a table: number of players, modules and options (OPT-1 to OPT-12), checked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from operator import index
from typing import Any, Final, NamedTuple

MODULES: Final = (
    "base",
    "grand_inquisitor",
    "grandissimo",
    "anniversary",
    "king_intrigue",
    "players_edition",
    "special_cards",
)
"""The modules of the Big Box, in its order."""
ADDED: Final[list[str]] = []
"""Modules from elsewhere that this process knows: `build.register` adds to them."""

APART: Final = (("grand_inquisitor", "grandissimo"), ("grandissimo", "king_intrigue"))
"""Modules that are not played together (MIX-1)."""

NEEDED: Final = (("players_edition", "king_intrigue"), ("special_cards", "king_intrigue"))
"""Modules that are added only to another one (MIX-1)."""

ADVISED_AGAINST: Final = (("grand_inquisitor", "king_intrigue"),)
"""Modules that can be played together, though a rulebook advises against it (MIX-7)."""

UNNAMED: Final = (("grand_inquisitor", "players_edition"), ("grand_inquisitor", "special_cards"))
"""Modules that can be played together, though no box says so (MIX-1)."""

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "rounds": (9, 6),
    "castillo": ("hidden", "open"),
    "veto": ("printed", "start", "none"),
    "mercy": (False, True),
    "tiebreak": ("shared", "tournament"),
    "ending": ("automatic", "asked"),
    "annulment": (False, True),
    "dials": ("printed", "safe"),
    "played": ("memory", "listed"),
    "crossing": ("any", "own"),
    "second_ship": (False, True),
}
"""The options of a table, each with its values; the first is as printed."""

BELONGS: Final = {"annulment": "special_cards", "crossing": "players_edition", "second_ship": "grandissimo"}
"""Options that there are only with a certain module."""
SEATED: Final = {"second_ship": 2}
"""Options that there are only for so many players."""

LATER: Final = ("annulment", "dials", "played", "crossing", "second_ship")
"""Options that older records do not know: unless they say otherwise, they are as printed."""

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "printed": {},
    "tournament": {"castillo": "open", "tiebreak": "tournament"},
    "first game": {"rounds": 6},
    "first grandissimo": {"without": ("ships", "prison", "inquisitor-general")},
}
"""Named sets of options (OPT-7)."""

PARTS: Final = (
    "ships",
    "prison",
    "inquisitor-general",
    "boycott",
    "coalition",
    "double-turn",
    "gra-free-choice",
    "king-incognito",
    "eviction-order",
    "score-coasts",
    "gra-espionage",
    "score-courts",
    "action-stop",
    "overthrow",
    "quick-deployment",
    "score-inland",
    "spanish-inquisition",
    "gra-conspiracy",
    "off-to-castillo",
    "gra-alliance",
    "last-word",
    "united-force",
)
"""Parts of Grandissimo that can be left out (OPT-6); from the fourth on they are the cards of its stack 6."""
DIVIDED: Final = "grandissimo"
TOGETHER: Final = ("inquisitor-general", "spanish-inquisition")
"""The module with parts, and the parts that leave together: with them go the mercenaries."""


class ConfigError(ValueError):
    """A table that cannot be played; the message says why and what would be right."""


class Config(NamedTuple):
    """What is played at a table. Make one with `configure`, which checks it."""

    players: int
    modules: tuple[str, ...]
    rounds: int
    castillo: str
    veto: str
    mercy: bool
    tiebreak: str
    ending: str
    """Whether a player who has done both parts of his card is still asked to end his turn."""
    annulment: bool
    """Whether Annulment also removes effects marked by tokens (OPT-8)."""
    dials: str
    """Whether a dial can be set to a region that lets nothing in (OPT-9)."""
    played: str
    """Whether played power cards are listed for people or left to their memory (OPT-10)."""
    crossing: str
    """Whether any caballeros cross the bridge, or only its owner's (OPT-11)."""
    second_ship: bool
    """Whether there are two ships in Grandissimo with 2 players too (OPT-12)."""
    without: tuple[str, ...] = ()
    """Parts of Grandissimo that are left out (OPT-6)."""


def configure(
    players: Any = 4,
    modules: Any = (),
    preset: Any = "printed",
    without: Any = None,
    **options: Any,
) -> Config:
    """A checked configuration: a preset (OPT-7), changed by single options."""
    seats = whole(players)
    if seats is None or not 2 <= seats <= 5:
        raise ConfigError(f"El Grande is for 2 to 5 players, not {players!r:.60}")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ConfigError(f"no preset is called {preset!r:.60}; there are {_listed(PRESETS)}")
    values = {name: choices[0] for name, choices in CHOICES.items()} | PRESETS[preset]
    parts = values.pop("without", ())
    for name, value in options.items():
        if name not in CHOICES:
            raise ConfigError(f"no option is called {name!r:.60}; there are {_listed(CHOICES)}")
        if not any(value == choice and type(value) is type(choice) for choice in CHOICES[name]):
            raise ConfigError(f"{name} can be {_listed(CHOICES[name], ' or ')}, not {value!r:.60}")
        values[name] = value
    played = check_modules(modules)
    return Config(seats, played, **values, without=check_parts(parts if without is None else without, played))


def whole(value: Any) -> int | None:
    """A whole number of any type that has one, such as numpy's, as a plain int; None if it is none."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def check_parts(without: Any, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The parts that are left out, in their own order (OPT-6)."""
    if isinstance(without, str) or not isinstance(without, Sequence):
        raise ConfigError(f"without is a list of parts, such as ['ships'], not {without!r:.60}")
    for part in without:
        if part not in PARTS:
            raise ConfigError(f"no part is called {part!r:.60}; there are {_listed(PARTS)}")
    if without and DIVIDED not in modules:
        raise ConfigError(f"only {DIVIDED!r} has parts that can be left out")
    if any(part in without for part in TOGETHER):
        without = [*without, *TOGETHER]
    cards = PARTS[3:]
    if all(card in without for card in cards):
        raise ConfigError("one card of stack 6 stays at least")
    return tuple(part for part in PARTS if part in without)


def check_modules(modules: Any) -> tuple[str, ...]:
    """The modules in the order of the box, if they exist and fit together (MIX-2)."""
    if isinstance(modules, str) or not isinstance(modules, Sequence):
        raise ConfigError(f"modules is a list of names, such as ['base'], not {modules!r:.60}")
    for name in modules:
        if name not in known_modules():
            raise ConfigError(f"no module is called {name!r:.60}; there are {_listed(known_modules())}")
    problems = misfits(modules)
    if problems:
        raise ConfigError("; ".join(problems))
    return tuple(name for name in known_modules() if name == "base" or name in modules)


def known_modules() -> tuple[str, ...]:
    """All modules that can be played: those of the box, then those from elsewhere."""
    return (*MODULES, *ADDED)


def misfits(modules: Sequence[str]) -> list[str]:
    """Which of these modules do not go with which (MIX-2); nothing, if they fit together."""
    apart = [f"{one!r} does not go with {other!r}" for one, other in APART if one in modules and other in modules]
    alone = [f"{one!r} goes only with {other!r}" for one, other in NEEDED if one in modules and other not in modules]
    return apart + alone


def remarks(modules: Sequence[str]) -> list[tuple[str, list[str]]]:
    """What is to be said about modules that are played together all the same: the key of a text, and the modules."""
    found: list[tuple[str, list[str]]] = []
    for key, pairs in (("web-module-advice", ADVISED_AGAINST), ("web-module-unnamed", UNNAMED)):
        together = [pair for pair in pairs if pair[0] in modules and pair[1] in modules]
        if together:
            found.append((key, [name for name in MODULES if any(name in pair for pair in together)]))
    return found


def module_sets() -> list[tuple[str, ...]]:
    """All sets of modules that can be played, in the order of the box (MIX-1)."""
    added = known_modules()[1:]
    sets = [chosen for count in range(len(added) + 1) for chosen in combinations(added, count)]
    return [("base", *chosen) for chosen in sets if not misfits(chosen)]


def _listed(items: Any, last: str = " and ") -> str:
    words = [repr(item) for item in items]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + last + words[-1]
