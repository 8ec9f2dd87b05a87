"""All cards of the Players' Edition and the Special Cards alike: values, skipping, both orders, Veto (KI-12, KI-13)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.board.options import KEPT, SEAT
from elgrande.rules.card import RECONSTRUCTED
from tests.rules.observing import may_be_vetoed
from tests.rules.players_edition.observing import table_state
from tests.rules.players_edition.positions import ROUND_OVER, SETS, played
from tests.rules.refusing import refuses
from tests.situation import asked, kept, texts

NUMBERS = [
    ("PE-1", "joker", 0, 0),
    ("PE-2", "travel-day", 13, 5),
    ("PE-3", "shift", 23, 5),
    ("PE-4", "civil-war", 33, 3),
    ("PE-5", "alliance", 43, 4),
    ("PE-6", "bridge", 53, 3),
    ("PE-7", "rebellion", 63, 4),
    ("PE-8", "collapse", 73, 3),
    ("PE-9", "quarantine", 83, 3),
    ("PE-10", "storm", 93, 3),
    ("PE-11", "mistress", 103, 2),
    ("SC-1", "fiesta", 15, 0),
    ("SC-2", "espionage", 25, 5),
    ("SC-3", "coup", 45, 4),
    ("SC-4", "maximum-six", 65, 4),
    ("SC-5", "reserve", 75, 3),
    ("SC-6", "royal-protection", 95, 3),
    ("SC-7", "annulment", 115, 2),
    ("SC-8", "score-own", 135, 2),
    ("SC-9", "score-any", 145, 0),
    ("SC-10", "score-named", 155, 1),
]
"""Rule, card, value and caballeros."""

PRINTED = {
    **dict.fromkeys(("ki-intrigue", "ki-king"), ("value",)),
    **dict.fromkeys(("espionage", "reserve", "score-own", "score-any", "score-named"), ("value",)),
    **dict.fromkeys(("bridge", "fiesta"), ("caballeros",)),
    "ki-veto": ("value", "caballeros"),
}
PUBLIC = dict.fromkeys(("ki-score-5", "travel-day", "shift"), ("value",))
"""The numbers that a rulebook, or another published source, states, by card; all others are reconstructed."""

ACTIONS = {
    "travel-day": "blue:Gra green:Gra yellow:Gra",
    "shift": "Val",
    "civil-war": "Val",
    "alliance": "Val Sev",
    "bridge": "Val Gra",
    "rebellion": "T1",
    "collapse": "",
    "quarantine": "Vie",
    "storm": "",
    "mistress": "",
    "fiesta": "Cas",
    "espionage": "",
    "coup": "",
    "maximum-six": "Val",
    "reserve": "",
    "royal-protection": "Val",
    "score-own": "Gra",
    "score-any": "Val",
}
"""How each special action goes; annulment and the scoring of named regions follow below."""
SECRETLY = ("travel-day",)
"""Announced before the choices, which are then made in secret."""


def ready(card: str, **rest: Any) -> Game:
    """Red has played a card whose special action is possible; blue keeps what can be annulled."""
    given: dict[str, Any] = {"king": "Gal", "court": "3 red", "storm": "red:Val", "keeps": "blue:espionage"}
    return played("Val: 2 blue; Gra: 1 red", card=card, **{**given, **rest})


@pytest.mark.rule("KI-4", "PE-1", "SC-1")
@pytest.mark.parametrize(("rule", "key", "value", "caballeros"), NUMBERS)
def test_each_card_has_its_value_and_brings_its_caballeros(rule: str, key: str, value: int, caballeros: int) -> None:
    game = ready("ki-score-region")
    rules = game.rules
    card = rules.cards[rules.card_named(key)]
    place = rules.actions.index(rules.card_named(key))
    assert (card.rule, rules.values[place], rules.reinforcements[place]) == (rule, value, caballeros)
    assert card.provenance == RECONSTRUCTED


@pytest.mark.rule("KI-24", "KI-30", "PE-6", "SC-1")
def test_the_numbers_that_a_source_states_are_marked() -> None:
    cards = ready("ki-score-region").rules.cards
    assert {card.key: card.printed for card in cards if card.printed} == PRINTED
    assert {card.key: card.public for card in cards if card.public} == PUBLIC
    bridge = cards[ready("ki-score-region").rules.card_named("bridge")]
    assert (bridge.source_of("caballeros"), bridge.source_of("value")) == ("printed", "reconstructed")


@pytest.mark.rule("KI-4")
@pytest.mark.parametrize(("modules", "count"), [(SETS[:2], 29), (("king_intrigue", "special_cards"), 28), (SETS, 39)])
def test_each_set_adds_its_cards(modules: tuple[str, ...], count: int) -> None:
    game = Game.new(players=4, modules=modules, seed=0)
    assert game.rules.power_cards.bit_count() == count
    assert len(set(game.rules.values[1:])) == count


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("card", [*ACTIONS, "annulment", "score-named"])
def test_the_action_may_be_skipped(card: str) -> None:
    game = ready(card)
    before = table_state(game)
    assert texts(game) == "special place end"
    game.follow("place stop")
    assert table_state(game) == before
    game.play("end")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("KI-12")
@pytest.mark.parametrize(("card", "line"), ACTIONS.items())
def test_placing_may_come_first_or_last(card: str, line: str) -> None:
    first, last = ready(card), ready(card)
    first.follow(f"place Vas stop special {line}")
    last.follow(f"special {line}")
    if asked(last) == "red Fiesta":
        last.play("stop")
    last.follow("place Vas stop")
    if asked(first) == "red Fiesta":
        first.play("stop")
    assert table_state(first) == table_state(last)
    assert asked(first) == asked(last) == ROUND_OVER


@pytest.mark.rule("KI-17", "KI-24")
@pytest.mark.parametrize(("card", "line"), ACTIONS.items())
def test_a_veto_stops_it_before_anything_happens(card: str, line: str) -> None:
    game = ready(card, vetoes="green")
    before = table_state(game)
    game.follow("special" if card in SECRETLY else f"special {line}")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert table_state(game) == before
    assert kept(game) == "espionage blue"
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("SC-7", "KI-24")
def test_annulment_can_be_vetoed() -> None:
    game = ready("annulment", vetoes="green")
    game.play("special")
    game.play(KEPT + 0)
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert kept(game) == "espionage blue"


@pytest.mark.rule("SC-10", "KI-24")
@pytest.mark.parametrize("at", ["start", "scoring"])
def test_naming_regions_can_be_vetoed_when_it_begins_and_before_the_scoring(at: str) -> None:
    game = ready("score-named", vetoes="green")
    game.follow("special Val Gra Sev")
    game.play(SEAT + 1)
    assert asked(game) == "green MayVeto"
    if at == "scoring":
        game.follow("pass blue:Val")
        assert asked(game) == "green MayVeto"
    game.play("veto")
    assert game.scores == [0, 0, 0, 0]
    assert asked(game) == "red Act"


@pytest.mark.rule("OPT-3", "PE-2", "SC-1")
@pytest.mark.parametrize(("card", "line"), [("travel-day", "blue:Gra green:Gra yellow:Gra"), ("fiesta", "Cas Cas")])
def test_in_the_middle_too_unless_a_veto_counts_only_at_the_start(card: str, line: str) -> None:
    for veto, later in (("printed", True), ("start", False)):
        game = ready(card, vetoes="green", veto=veto)
        words = line.split()
        game.follow("special" if card in SECRETLY else f"special {words.pop(0)}")
        assert may_be_vetoed(game)
        game.play("pass")
        game.follow(" ".join(words))
        assert may_be_vetoed(game) is later


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("card", [*ACTIONS, "annulment", "score-named"])
@pytest.mark.parametrize("place", ["King", "Intrigue"])
def test_the_king_and_the_intrigue_card_replace_it(card: str, place: str) -> None:
    lower = "blue:joker green:joker yellow:joker"  # their numbers only have to be lower
    higher = "blue:ki-king green:ki-king yellow:ki-king"
    game = ready(card, plays=lower if place == "King" else higher)
    assert texts(game) == "role place end"
    assert refuses(game, "special")


@pytest.mark.rule("KI-13")
@pytest.mark.parametrize("card", [*(key for key in ACTIONS if key != "fiesta"), "annulment", "score-named"])
@pytest.mark.parametrize(("players", "plays"), [(2, "blue:ki-king"), (3, "blue:joker green:joker")])
def test_with_two_or_three_players_he_chooses(card: str, players: int, plays: str) -> None:
    game = ready(card, players=players, plays=plays)
    assert texts(game) == "special role place end"
    game.play("special")
    while asked(game) not in ("red Act", "blue PlayCard", "red PlayCard"):
        game.play(game.decision.options[0], game.decision.player)
    assert "role" not in texts(game)
