"""Complete games in notation lead to the scores that they had when they were played."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.engine.machine import Event
from elgrande.rules.build import build
from elgrande.rules.config import configure

RECORDS = sorted((Path(__file__).parent / "games").glob("*.txt"))


def games_with(module: str) -> list[Game]:
    """The recorded games of a module."""
    games = [Game.from_record(path.read_text("utf-8")) for path in RECORDS if module in path.read_text("utf-8")]
    assert all(module in game.table.config.modules for game in games)
    return games


def events_of(module: str) -> list[Event]:
    """All that happened in the recorded games of a module."""
    return [event for game in games_with(module) for event in game.events()]


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


# --- with modules ---


@pytest.mark.parametrize("module", ["grand_inquisitor", "anniversary"])
def test_there_are_six_games_of_each_module(module: str) -> None:
    games = games_with(module)
    assert len(games) >= 6
    assert {len(game.names) for game in games} == {2, 3, 4, 5}
    assert {game.table.config.rounds for game in games} == {9, 6}


def test_together_they_use_all_12_cards_of_grand_inquisitor() -> None:
    used: Counter[str] = Counter()
    for game in games_with("grand_inquisitor"):
        used.update(game.rules.cards[event[2]].key for event in game.events() if event[0] == "special")
    cards = [card for card in build(configure(4, ["grand_inquisitor"])).cards if card.stack > 5]
    assert sum(card.copies for card in cards) == 12
    assert [card.key for card in cards if used[card.key] < card.copies] == []


@pytest.mark.parametrize(
    "kind",
    [
        "set-out",
        "sailed",
        "laid-tokens",
        "took-token",
        "token-back",
        "took-inquisitor",
        "levied",
        "board-moved",
        "filled",
        "closed",
        "strikes",
        "uses",
        "delays",
        "delayed-scoring",
        "grande-thrown",
        "grande-out",
        "black-out",
        "black-evicted",
    ],
)
def test_together_they_show_what_grand_inquisitor_adds(kind: str) -> None:
    assert any(event[0] == kind for event in events_of("grand_inquisitor"))


def test_together_they_earn_points_of_all_sources() -> None:
    earned = {points.source for game in games_with("grand_inquisitor") for points in game.points()}
    assert earned == set(build(configure(4, ["grand_inquisitor"])).sources)


@pytest.mark.parametrize("kind", ["banner", "banner-waits", "which"])
def test_together_they_pass_on_banners(kind: str) -> None:
    assert any(event[0] == kind for event in events_of("anniversary"))
