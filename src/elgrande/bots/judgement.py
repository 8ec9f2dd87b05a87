"""How a bot judges positions: the figures of its outlook."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True)
class Judgement:
    """The figures of an outlook, in points unless they say otherwise."""

    # --- what is to come ---

    trust: float
    """How much an expected point of a general scoring counts, compared with one that is scored now."""
    patience: float
    """How much of a region's points is still there a round later."""
    special: float
    """How much of a region's points the special scorings of one round bring."""
    unrest: float
    """After this many turns half of what is known about majorities is doubtful."""
    calm: float
    """How much of that doubt is left where nobody can come: in the King's region, or where there is no room."""
    loyal: float
    """How much the black caballeros count as their holder's in the scorings of later rounds."""

    # --- what a player has ---

    ready: float
    """Worth of the first caballero at court, for each time that a region will be scored."""
    placed: float
    """How many caballeros a player places in a round: with more than that at court, the rest must wait."""
    present: float
    """Worth of any caballero on the board, for each time that a region will be scored."""
    spare: float
    """Worth of a caballero at court that will not be placed any more: it only breaks a tie."""
    way_out: float
    """Worth of a caballero in the Castillo, for the region to which it goes at the next general scoring."""
    veto: float
    """Worth of a kept Veto for each round in which it can be used."""

    # --- the others ---

    scored: float
    """How much the points count that all others together have scored, compared with a player's own."""
    rivalry: float
    """How much the points count that they can expect. A single other player's points always count fully."""
    lead: float
    """A rival this many points behind the leading one counts much less."""

    # --- power cards ---

    envy: float
    """How likely a player who moves earlier takes the very card that one wants most."""
    few: float
    """With this few caballeros at court one places practically none,"""
    enough: float
    """and with this many as many as one likes."""
    order: float
    """Worth of the highest power card in hand, for the turn that it lets one take early."""
    brings: float
    """Worth of each caballero that a power card in hand will bring."""


PLAIN: Final = Judgement(
    trust=1.0,
    patience=0.8,
    special=0.12,
    unrest=4.0,
    calm=0.5,
    loyal=1.0,
    ready=0.35,
    placed=3.0,
    present=0.06,
    spare=0.01,
    way_out=0.5,
    veto=1.0,
    scored=0.9,
    rivalry=0.5,
    lead=15.0,
    envy=0.35,
    few=2,
    enough=3,
    order=1.56,
    brings=0.2,
)
"""Set by hand."""

KEEN: Final = replace(
    PLAIN, special=0.04, unrest=3.2, loyal=0.0, placed=2.2, way_out=0.8, rivalry=0.35, few=3, enough=4
)
"""Chosen by hand after games in which every seat drew its figures at random: figures like these went with the most
points (bench/figures.py)."""
