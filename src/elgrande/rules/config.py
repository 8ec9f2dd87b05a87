"""What is played at a table, checked: number of players, modules and options (OPT-1 to OPT-12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from operator import index
from typing import Any, Final, NamedTuple

from elgrande.rules.module import KNOWN, pairs

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
"""The options of a table, each with its values; the first value is the printed rule."""

LATER: Final = ("annulment", "dials", "played", "crossing", "second_ship")
"""Options that older records do not know: by default they follow the printed rules."""

PRESETS: Final[dict[str, dict[str, Any]]] = {
    "printed": {},
    "tournament": {"castillo": "open", "tiebreak": "tournament"},
    "first game": {"rounds": 6},
}
"""Named sets of options (OPT-7); modules add theirs."""


LONGEST_NAME: Final = 60
"""A longer name is no misspelt one."""


class ConfigError(ValueError):
    """A table that cannot be played; the message says why, and what would be allowed."""


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
    """Whether a player who has done both parts of their card is still asked to end their turn."""
    annulment: bool
    """Whether Annulment also removes effects marked by tokens (OPT-8)."""
    dials: str
    """Whether a dial can be set to a region that lets nothing in (OPT-9)."""
    played: str
    """Whether played power cards are listed for people or left to their memory (OPT-10)."""
    crossing: str
    """Whether any caballeros cross the bridge, or only its owner's (OPT-11)."""
    second_ship: bool
    """Whether Grandissimo has two ships with 2 players too (OPT-12)."""
    without: tuple[str, ...] = ()
    """The parts and cards of modules that are left out (OPT-6)."""


def configure(
    players: Any = 4,
    modules: Any = (),
    preset: Any = "printed",
    without: Any = None,
    **options: Any,
) -> Config:
    """A checked configuration: a preset (OPT-7) with single options changed."""
    seats = whole(players)
    if seats is None or not 2 <= seats <= 5:
        raise ConfigError(f"El Grande is for 2 to 5 players, not {players!r:.60}")
    known = presets()
    values = {name: choices[0] for name, choices in CHOICES.items()} | known[known_name("preset", preset, known)]
    parts = values.pop("without", ())
    for given, value in options.items():
        name = known_name("option", given, CHOICES)
        if not any(value == choice and type(value) is type(choice) for choice in CHOICES[name]):
            raise ConfigError(f"{name} can be {_listed(CHOICES[name], ' or ')}, not {value!r:.60}")
        values[name] = value
    played = check_modules(modules)
    return Config(seats, played, **values, without=check_parts(parts if without is None else without, played))


def known_name(what: str, name: Any, known: Iterable[str]) -> str:
    """The known name that is meant: dashes, underscores and spaces in it are the same."""
    if isinstance(name, str):
        for other in known:
            if _joined(other) == _joined(name):
                return other
    raise ConfigError(unknown(what, name, known))


def _joined(name: str) -> str:
    return name.replace("-", "_").replace(" ", "_")


def unknown(what: str, name: Any, known: Iterable[str]) -> str:
    """The sentence about a name that nothing has: the nearest known one, if one is near, and all that are known."""
    from difflib import get_close_matches  # noqa: PLC0415  (slow to import, and needed only for mistakes)

    near: list[str] = []
    if isinstance(name, str) and len(name) <= LONGEST_NAME:
        near = get_close_matches(_joined(name).lower(), known, 1, 0.7)
    nearest = f"did you mean {near[0]!r}? There" if near else "there"
    return f"no {what} is called {name!r:.60}; {nearest} are {_listed(known)}"


def whole(value: Any) -> int | None:
    """An integer of any type that has one, such as numpy's, as a plain int; None if it is not an integer."""
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def check_parts(without: Any, modules: tuple[str, ...]) -> tuple[str, ...]:
    """The parts left out, in their own order (OPT-6)."""
    if isinstance(without, str) or not isinstance(without, Sequence):
        raise ConfigError(f"without is a list of parts, such as ['ships'], not {without!r:.60}")
    known = parts()
    without = [known_name("part", part, known) for part in without]
    for module in KNOWN:
        own = (*module.parts, *module.part_cards)
        if module.name not in modules and any(part in own for part in without):
            raise ConfigError(f"only {module.name!r} has parts that can be left out")
        if any(part in without for part in module.together):
            without = [*without, *module.together]
        if module.part_cards and all(card in without for card in module.part_cards):
            raise ConfigError(f"{module.name!r} needs one of the cards that can be left out: not all of them can be")
    return tuple(part for part in known if part in without)


def parts() -> tuple[str, ...]:
    """All parts of modules that can be left out (OPT-6)."""
    return tuple(part for module in KNOWN for part in (*module.parts, *module.part_cards))


def presets() -> dict[str, dict[str, Any]]:
    """All named sets of options (OPT-7)."""
    return PRESETS | {name: dict(values) for module in KNOWN for name, values in module.presets.items()}


def check_modules(modules: Any) -> tuple[str, ...]:
    """The modules in box order, if they exist and fit together (MIX-2)."""
    if isinstance(modules, str) or not isinstance(modules, Sequence):
        raise ConfigError(f"modules is a list of names, such as ['base'], not {modules!r:.60}")
    known = known_modules()
    played = [known_name("module", name, known) for name in modules]
    problems = misfits(played)
    if problems:
        raise ConfigError("; ".join(problems))
    return tuple(name for name in known if name == "base" or name in played)


def known_modules() -> tuple[str, ...]:
    """All modules that can be played: those in the box, then external ones."""
    return tuple(module.name for module in KNOWN)


def misfits(modules: Sequence[str]) -> list[str]:
    """Which of these modules do not go together (MIX-2); empty if all of them do."""
    apart = [
        f"{one!r} does not go with {other!r}" for one, other in pairs("apart") if one in modules and other in modules
    ]
    alone = [
        f"{one!r} goes only with {other!r}" for one, other in pairs("needs") if one in modules and other not in modules
    ]
    return apart + alone


def remarks(modules: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Remarks on modules that can be played together with reservations: the key of a text, and the modules."""
    found: list[tuple[str, list[str]]] = []
    for key, kind in (("web-module-advice", "advised_against"), ("web-module-unnamed", "unnamed")):
        together = [pair for pair in pairs(kind) if pair[0] in modules and pair[1] in modules]
        if together:
            found.append((key, [name for name in known_modules() if any(name in pair for pair in together)]))
    return found


def module_sets() -> list[tuple[str, ...]]:
    """All sets of modules that can be played, in box order (MIX-1)."""
    added = known_modules()[1:]
    sets = [chosen for count in range(len(added) + 1) for chosen in combinations(added, count)]
    return [("base", *chosen) for chosen in sets if not misfits(chosen)]


def _listed(items: Any, last: str = " and ") -> str:
    words = [repr(item) for item in items]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + last + words[-1]
