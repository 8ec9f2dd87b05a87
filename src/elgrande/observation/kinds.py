"""The stable number of every kind of decision: the mask alone does not tell "place here" from "the King goes here".

The numbers never change: learned policies rely on them. New kinds are appended; those of external modules are OTHER.
"""

from __future__ import annotations

from typing import Final

from elgrande.engine.step import Decision

KINDS: Final = 128
"""Room for so many kinds, so that a new one does not change the size of an observation."""
OTHER: Final = 0
"""A kind that is not listed."""

NAMES: Final = (
    "",
    "PlayPowerCard",
    "Reinforce",
    "TakeCard",
    "UseCard",
    "Place",
    "PlaceExtra",
    "MakeUp",
    "MoveKing",
    "AdviseKing",
    "MoveGrande",
    "MoveCaballeros",
    "PutDown",
    "OwnOrCourt",
    "Dismiss",
    "ReturnOwn",
    "Evict",
    "GiveUp",
    "PickTile",
    "PutTile",
    "TakeBack",
    "ScoreNext",
    "ScoreOne",
    "MayVeto",
    "CastilloDial",
    "Dial",
    "EvictionDial",
    "ExileDial",
    "GoalDial",
    "ScoringDial",
    "ChooseCard",
    "WhichOne",
    "NextBearer",
    "Delay",
    "Journey",
    "Sail",
    "CloseAgain",
    "CloseNow",
    "MayClose",
    "MayStrike",
    "FillSpace",
    "MoveBoard",
    "PickTaker",
    "TakeTokens",
    "Coalition",
    "MayBeLast",
    "PutBoth",
    "JesterSends",
    "PlaceGuest",
    "QueenBrings",
    "SendGuest",
    "TakeCharacter",
    "SecondCard",
    "UseSecond",
    "March",
    "MarchTo",
    "TakeAlong",
    "Overthrow",
    "Amnesty",
    "Imprison",
    "ChooseRegionCard",
    "ShowKing",
    "ChooseShip",
    "Land",
    "TakeShip",
    "MaySymbol",
    "SymbolFirst",
    "ChooseDoubled",
    "Act",
    "Intrigue",
    "CivilWar",
    "EnterWar",
    "TravelDial",
    "TurnTile",
    "BuildBridge",
    "Cross",
    "CrossTo",
    "Shift",
    "DialStorm",
    "PlayCard",
    "Quarantine",
    "Ally",
    "MayChooseFreely",
    "OffToCastillo",
    "SetOutDial",
    "SpyDial",
    "Annul",
    "ChooseNamed",
    "Fiesta",
    "NamePlayer",
    "NameRegions",
    "ScoreOwn",
    "CloseRegion",
    "Protect",
    "UseReserve",
)
"""The kinds by number, each with the name of its class."""

assert len(NAMES) <= KINDS, "there is no room for more kinds of decisions: observations need another version"

_NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}


def kind_number(decision: Decision) -> int:
    """The number of a decision's kind."""
    return _NUMBERS.get(type(decision).__name__, OTHER)
