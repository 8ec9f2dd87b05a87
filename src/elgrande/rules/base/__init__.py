"""The base game: adds its map, cards, set-up, round and turn to the rules of a table."""

from __future__ import annotations

from typing import Final

from elgrande.rules.base import facts
from elgrande.rules.base.cards import CARDS
from elgrande.rules.base.dials import RevealDials
from elgrande.rules.base.round import (
    NextRound,
    PlayPowerCards,
    PutCardsAway,
    TakeTurns,
    TurnUpCards,
)
from elgrande.rules.base.scoring import GRANDE, KING, SOURCES, GrandeBonus, KingBonus
from elgrande.rules.base.scorings import (
    OutOfCastillo,
    ScoreAllRegions,
    ScoreCastillo,
    ScoreRegion,
    ScoreRound,
    SetCastilloDials,
)
from elgrande.rules.base.setup import begin, draw_homes, draw_king, draw_start_player, shuffle_stacks
from elgrande.rules.base.truths import TRUTHS
from elgrande.rules.base.turn import TakeCard, TakeReinforcements
from elgrande.rules.base.veto import VETOES, ReturnKept, may_veto
from elgrande.rules.module import Module
from elgrande.rules.rules import Rules


def add(rules: Rules) -> None:
    """Add the base game."""
    config = rules.config
    rules.spaces += facts.SPACES
    rules.border(facts.BORDERS)
    rules.tiles += facts.TILES
    rules.values += range(len(facts.REINFORCEMENTS))
    rules.reinforcements += facts.REINFORCEMENTS
    rules.caballeros = facts.CABALLEROS
    rules.rounds = facts.ROUNDS[config.rounds]
    rules.scoring_rounds = facts.SCORING_ROUNDS
    if config.veto == "none":  # OPT-3
        rules.left_out.append("veto")
    rules.cards += [card for card in CARDS if card.key not in rules.left_out]
    rules.setup += [draw_king, draw_homes, shuffle_stacks, draw_start_player, begin]
    rules.round += [TurnUpCards, PlayPowerCards, TakeTurns, PutCardsAway, ReturnKept, ScoreRound, NextRound]
    rules.general_scoring += [SetCastilloDials, ScoreCastillo, RevealDials, OutOfCastillo, ScoreAllRegions]
    rules.region_scoring.append(ScoreRegion)
    rules.turn += [TakeReinforcements, TakeCard]
    rules.turns.reactions.append(may_veto)
    rules.turns.vetoes.append(VETOES)
    rules.scoring.sources += SOURCES
    rules.scoring.bonuses += [KingBonus(KING), GrandeBonus(GRANDE)]


BASE: Final = Module("base", add, truths=TRUTHS)
