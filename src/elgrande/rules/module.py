"""The manifest of a module: everything that belongs to it, in one value.

The rest of the program reads manifests and knows no module by name. `rules/build.py` lists those of the box; a module
from elsewhere (an external one) is made known with `build.register`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from elgrande.rules.effects import Effect
    from elgrande.rules.fields import Field
    from elgrande.rules.laws import ChangeLaw, HistoryLaw, Law
    from elgrande.rules.rules import Rules
    from elgrande.rules.shown import Show
    from elgrande.rules.truths import Condition


class Module(NamedTuple):
    """What a module is, what it can be combined with, and what it adds."""

    name: str
    add: Callable[[Rules], None]
    """Adds its spaces, cards, steps and hooks to the rules of a table."""
    needs: tuple[str, ...] = ()
    """Modules that it cannot be played without (MIX-1)."""
    apart: tuple[str, ...] = ()
    """Modules that it cannot be played with (MIX-1); one of the two says so."""
    advised_against: tuple[str, ...] = ()
    """Modules that it can be played with, though a rulebook advises against it (MIX-7)."""
    unnamed: tuple[str, ...] = ()
    """Modules that it can be played with, though no box says so (MIX-1)."""
    options: Mapping[str, int] = {}
    """Options that only tables with this module have, and the number of players they apply to; 0: any number."""
    presets: Mapping[str, Mapping[str, Any]] = {}
    """Named sets of options (OPT-7)."""
    parts: tuple[str, ...] = ()
    """The parts that can be left out (OPT-6)."""
    part_cards: tuple[str, ...] = ()
    """Cards that can also be left out, but not all of them."""
    together: tuple[str, ...] = ()
    """Parts and cards that are left out together."""
    symbols: Mapping[str, str] = {}
    """Numbers of its cards that stand for a symbol, there or not, each with the part that it belongs to; a card has at
    most one symbol."""
    fields: tuple[Field, ...] = ()
    """What it keeps on the board."""
    effects: tuple[Effect, ...] = ()
    """Its tokens whose effect can be annulled."""
    shows: tuple[Show, ...] = ()
    """What it shows."""
    laws: tuple[Law, ...] = ()
    history_laws: tuple[HistoryLaw, ...] = ()
    change_laws: tuple[ChangeLaw, ...] = ()
    """What must hold for every position, for the choices made, and for every change."""
    truths: Mapping[str, Condition] = {}
    """When its reasons for a refusal are true."""


KNOWN: Final[list[Module]] = []
"""All modules that can be played: those in the box in its order, then external ones."""


def module_named(name: str) -> Module:
    """The module with this name."""
    for module in KNOWN:
        if module.name == name:
            return module
    raise KeyError(name)


def symbols() -> dict[str, str]:
    """The numbers of cards that stand for a symbol, each with the part that can be left out."""
    return {number: part for module in KNOWN for number, part in module.symbols.items()}


def pairs(kind: str) -> list[tuple[str, str]]:
    """All pairs of modules in one relation: `apart`, `advised_against`, `unnamed`; or the first `needs` the other."""
    return [(module.name, other) for module in KNOWN for other in getattr(module, kind)]
