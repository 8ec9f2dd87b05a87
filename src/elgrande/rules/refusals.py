"""Why a space cannot be chosen: what the refusals of many decisions have in common."""

from __future__ import annotations

from elgrande.board.options import PLAIN, SPACE, CaballeroKind, OptionId, kind_of, number_of
from elgrande.board.spaces import REGIONS, SpaceId
from elgrande.rules.position import Position


def why_closed(game: Position, space: SpaceId) -> str:
    """Why nobody can come to a space, wherever it is; empty if it exists and its region may change."""
    if not 0 <= space < len(game.rules.spaces):
        return "reason-not-offered"
    return "reason-king" if game.taboo(game.region_of(space)) else ""


def why_not_region(game: Position, space: SpaceId) -> str:
    """Why nothing may change on a space, or why it is no region; empty if it is a region that may change."""
    if not 0 <= space < len(game.rules.spaces):
        return "reason-not-offered"
    if not game.rules.spaces[space].region:
        return "reason-not-a-region"
    return "reason-king" if game.taboo(space) else ""


def why_no_region_card(option: OptionId) -> str:
    """Why the card of a region cannot be chosen: it is in use, or there is no such card."""
    a_region = kind_of(option) == SPACE and number_of(option) < REGIONS
    return "reason-card-not-free" if a_region else "reason-no-region-card"


def why_no_room(game: Position, space: SpaceId, kind: CaballeroKind = PLAIN, shifts: bool = False) -> str:
    """Why no caballero of a kind can be put on a space of a region that may change; shifting ones are already there."""
    region = game.region_of(space)
    if not (shifts or game.rooms(region)) or (space != region and not game.has_room(space)):
        return "reason-full"
    carries_too_much = game.has_room(space) and not game.fits(space, kind)
    return "reason-no-load" if carries_too_much else "reason-not-offered"
