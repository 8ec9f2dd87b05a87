"""What is announced before others may react: the step itself where one event tells it (BASE-112)."""

from __future__ import annotations

import pytest

from elgrande.events import NamedEvent
from elgrande.notation import COLOUR_NAMES
from tests.rules.king_intrigue.positions import with_card
from tests.rules.players_edition.positions import played
from tests.situation import asked, situation


@pytest.mark.rule("BASE-112")
def test_a_card_that_is_kept_is_announced_by_its_name() -> None:
    game = situation(card="veto", court="1 red", vetoes="green")
    game.play("special")
    assert asked(game) == "green MayVeto"
    assert game.position.decision.reacts_to(game.position) == ("kept", 0, game.rules.card_named("veto"))
    assert game.decision.prompt().startswith("Red keeps “Veto”.")


@pytest.mark.rule("KI-22", "KI-35")
@pytest.mark.parametrize(("value", "event"), [(20, "roams"), (150, "doubles")])
def test_power_cards_announce_what_they_do(value: int, event: str) -> None:
    game = with_card(value, court="3 red", vetoes="green")
    game.play("special")
    assert game.position.decision.reacts_to(game.position) == (event, 0)


@pytest.mark.rule("PE-11")
@pytest.mark.parametrize(("card", "event"), [("mistress", "mistress"), ("collapse", "collapses")])
def test_the_players_edition_announces_what_its_cards_do(card: str, event: str) -> None:
    game = played(card=card, court="3 red", vetoes="blue")
    game.play("special")
    assert asked(game) == "blue MayVeto"
    assert game.position.decision.reacts_to(game.position) == (event, COLOUR_NAMES.index("red"))


@pytest.mark.rule("BASE-112", "BASE-118", "BASE-146")
@pytest.mark.parametrize(
    ("card", "line", "event"),
    [
        ("exile-all", "special pass blue:Val", "exiles(player=0)"),
        ("eviction", "special Val pass blue:Sev", "evicts(player=0, space=Val)"),
        ("angry-king", "special", "angry-at(player=0, victim=1)"),
    ],
)
def test_what_follows_dials_and_falls_on_one_player_is_announced_too(card: str, line: str, event: str) -> None:
    game = situation("Val: 2 blue", king="Gal", card=card, court="1 red", vetoes="green")
    game.follow(line)
    assert asked(game) == "green MayVeto"
    told = game.position.decision.reacts_to(game.position)
    assert told is not None
    announced = repr(NamedEvent(told))
    assert announced.replace(f"space={game.rules.space_named('Val')}", "space=Val") == event


@pytest.mark.rule("BASE-112", "PE-2")
def test_the_journey_of_the_grandes_is_announced_when_the_dials_are_shown() -> None:
    game = played(card="travel-day", king="Gal", vetoes="blue")
    game.follow("special pass blue:Gra green:Gra yellow:Gra")
    assert asked(game) == "blue MayVeto"
    assert game.position.decision.reacts_to(game.position) == ("grandes-travel", COLOUR_NAMES.index("red"))


@pytest.mark.rule("GRA-41")
@pytest.mark.parametrize(
    ("card", "event"), [("boycott", "boycotts"), ("action-stop", "actions-stopped"), ("quick-deployment", "mustered")]
)
def test_grandissimo_announces_what_its_cards_do(card: str, event: str) -> None:
    game = situation(modules=["grandissimo"], card=card, court="3 red", vetoes="green", without=["ships"])
    game.play("special")
    assert game.position.decision.reacts_to(game.position) == (event, 0)
