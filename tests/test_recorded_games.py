"""Complete games in notation lead to the scores that they had when they were played."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.rules.build import build
from elgrande.rules.config import configure

RECORDS = sorted((Path(__file__).parent / "games").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    result = re.search(r'\[Result "(.*)"\]', text)
    assert result is not None
    game = Game.from_record(text)
    assert game.over
    assert ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)) == result[1]
    assert game.record() == text


def test_there_are_twelve_games_of_all_numbers_of_players() -> None:
    assert len(RECORDS) >= 12
    assert {path.stem.split("-")[1] for path in RECORDS} == {"2", "3", "4", "5"}


def test_together_they_use_all_45_cards() -> None:
    used: Counter[str] = Counter()
    for path in RECORDS:
        game = Game.from_record(path.read_text("utf-8"))
        used.update(game.rules.cards[event[2]].key for event in game.events() if event[0] == "special")
    cards = build(configure(4)).cards
    assert sum(card.copies for card in cards) == 45
    assert [card.key for card in cards if used[card.key] < card.copies] == []


def test_together_they_use_a_veto_before_an_action_and_in_its_middle() -> None:
    events = [event for path in RECORDS for event in Game.from_record(path.read_text("utf-8")).events()]
    vetoes = [place for place, event in enumerate(events) if event[0] == "vetoed"]
    at_the_start = [events[place - 1][0] == "special" for place in vetoes]
    assert any(at_the_start)
    assert not all(at_the_start)
