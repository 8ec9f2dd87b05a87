"""Complete games in notation lead to the scores that they had when they were played."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from elgrande import Game
from elgrande.events import NamedEvent
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import configure, module_sets
from tests.make_games import carried_out

RECORDS = sorted((Path(__file__).parent / "games").glob("*.txt"))


@cache
def recorded(path: Path) -> Game:
    """A recorded game, played to its end."""
    return Game.from_record(path.read_text("utf-8"))


@cache
def happened(path: Path) -> list[NamedEvent]:
    """All that happened in a recorded game."""
    return recorded(path).events()


def paths_of(module: str) -> list[Path]:
    """The records of the games of a module."""
    return [path for path in RECORDS if module in recorded(path).table.config.modules]


def games_with(module: str) -> list[Game]:
    """The recorded games of a module."""
    return [recorded(path) for path in paths_of(module)]


def events_of(module: str) -> list[NamedEvent]:
    """All that happened in the recorded games of a module."""
    return [event for path in paths_of(module) for event in happened(path)]


def used_in(module: str) -> Counter[str]:
    """How often the special action of each card was carried out in the recorded games of a module."""
    used: Counter[str] = Counter()
    for path in paths_of(module):
        cards = recorded(path).rules.cards
        used.update(cards[card].key for card in carried_out(happened(path)))
    return used


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_leads_to_its_result(path: Path) -> None:
    text = path.read_text("utf-8")
    result = re.search(r'\[Result "(.*)"\]', text)
    assert result is not None
    game = recorded(path)
    assert game.over
    assert ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True)) == result[1]
    assert game.record() == text


def test_there_are_twelve_games_of_all_numbers_of_players() -> None:
    assert len(RECORDS) >= 12
    assert {len(recorded(path).names) for path in RECORDS} == {2, 3, 4, 5}


def test_together_they_use_all_45_cards() -> None:
    used, cards = used_in("base"), build(configure(4)).cards
    assert sum(card.copies for card in cards) == 45
    assert [card.key for card in cards if used[card.key] < card.copies] == []


def test_together_they_use_a_veto_before_an_action_and_in_its_middle() -> None:
    events = events_of("base")
    vetoes = [place for place, event in enumerate(events) if event[0] == "vetoed"]
    at_the_start = [events[place - 1][0] == "special" for place in vetoes]
    assert any(at_the_start)
    assert not all(at_the_start)


# --- with modules ---


@pytest.mark.parametrize("module", MODULES[1:])
def test_there_are_six_games_of_each_module(module: str) -> None:
    games = games_with(module)
    assert len(games) >= (8 if module == "king_intrigue" else 6)
    assert {len(game.names) for game in games} == {2, 3, 4, 5}
    assert {game.table.config.rounds for game in games} == {9, 6}


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_there_is_a_game_of_each_set_of_modules(modules: tuple[str, ...]) -> None:
    assert any(recorded(path).table.config.modules == modules for path in RECORDS)


def test_together_they_use_all_12_cards_of_grand_inquisitor() -> None:
    used = used_in("grand_inquisitor")
    cards = [card for card in build(configure(4, ["grand_inquisitor"])).cards if card.stack > 5]
    assert sum(card.copies for card in cards) == 12
    assert [card.key for card in cards if used[card.key] < card.copies] == []


def test_together_they_use_all_39_power_cards() -> None:
    used = used_in("king_intrigue")
    used["joker"] = sum(event[0] == "joker" for event in events_of("players_edition"))
    cards = build(configure(4, ["king_intrigue", "players_edition", "special_cards"])).cards
    deck = [card.key for card in cards if "value" in card.numbers]
    assert len(deck) == 39
    assert [key for key in deck if not used[key]] == []


def test_together_they_use_the_king_and_the_intrigue_card() -> None:
    used = used_in("king_intrigue")
    assert used["role-king"]
    assert used["role-intrigue"]


def test_together_they_use_all_20_cards_of_grandissimo() -> None:
    used = used_in("grandissimo")
    cards = [card.key for card in build(configure(4, ["grandissimo"])).cards if card.stack > 5]
    assert len(cards) == 20
    assert [key for key in cards if not used[key]] == []


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


@pytest.mark.parametrize(
    "kind",
    [
        "role",
        "roams",
        "doubles",
        "doubled",
        "joker",
        "storm",
        "blown-away",
        "shifted",
        "shifted-back",
        "collapses",
        "bridge",
        "bridge-down",
        "crossed",
        "allied",
        "civil-war",
        "tile-turned",
        "quarantined",
        "mistress",
        "region-closed",
        "protected",
        "annulled-effect",
        "annulled-card",
        "annulled-board",
        "names",
    ],
)
def test_together_they_show_what_the_power_cards_add(kind: str) -> None:
    assert any(event[0] == kind for event in events_of("king_intrigue"))


@pytest.mark.parametrize(
    "kind",
    [
        "ship-taken",
        "landed",
        "imprisoned",
        "freed",
        "took-queen",
        "took-jester",
        "guest",
        "guest-placed",
        "took-general",
        "boycotts",
        "boycotted",
        "king-shown",
        "overthrown",
        "king-returns",
        "court-points",
        "actions-stopped",
        "mustered",
        "uses",
    ],
)
def test_together_they_show_what_grandissimo_adds(kind: str) -> None:
    assert any(event[0] == kind for event in events_of("grandissimo"))


@pytest.mark.parametrize("module", ["grand_inquisitor", "players_edition", "grandissimo"])
def test_together_they_earn_points_of_all_sources(module: str) -> None:
    earned = {points.source for game in games_with(module) for points in game.points()}
    rules = build(configure(4, ["king_intrigue", module] if "edition" in module else [module]))
    assert earned >= set(rules.scoring.sources)


@pytest.mark.parametrize("kind", ["banner", "banner-waits", "which"])
def test_together_they_pass_on_banners(kind: str) -> None:
    assert any(event[0] == kind for event in events_of("anniversary"))
