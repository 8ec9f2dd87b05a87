"""Refused choices: that they change nothing, and how the reason begins."""

from __future__ import annotations

import re

import pytest

from elgrande import Game, IllegalChoice
from elgrande.notation import COLOUR_NAMES
from elgrande.texts import say


def refuses(game: Game, text: str) -> bool:
    """Whether a choice is refused and leaves everything as it was."""
    before = game.save()
    colour, colon, option = text.rpartition(":")
    with pytest.raises(IllegalChoice):
        game.play(option, COLOUR_NAMES.index(colour) if colon else None)
    return game.save() == before


def reason(key: str, space: str = "Castillo") -> str:
    """A pattern for the beginning of a refusal with this reason; some reasons name a space, mostly the Castillo."""
    return "^" + re.escape(say(f"reason-{key}", option="", space=space))


def taboo(space: str) -> str:
    """A pattern for the beginning of a refusal because nothing may change in a region, for any reason (KI-41)."""
    return f"({reason('king', space)}|{reason('taboo', space)})"
