"""The Castillo (BASE-40 to BASE-42)."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.engine.event import Event
from elgrande.events import tell, without_castillo_count
from tests.rules.events import kinds, log
from tests.rules.playing import follow
from tests.rules.positions import general_scoring
from tests.rules.refusing import reason
from tests.situation import asked, situation, standing, texts

REGIONS = ["Gal", "Vas", "Ara", "Cat", "Vie", "Nue", "Sev", "Gra", "Val"]

LIFTED = [
    "The Castillo is lifted.",
    "Red has 3 in the Castillo.",
    "Blue has 0 in the Castillo.",
    "Green has 1 in the Castillo.",
    "Yellow has 0 in the Castillo.",
]


def castillo_seen(game: Game, seat: int) -> object:
    return game.view(seat).as_dict()["spaces"]["castillo"]["caballeros"]


# --- throwing in ---


@pytest.mark.rule("BASE-40")
@pytest.mark.parametrize("king", REGIONS)
def test_caballeros_may_be_thrown_in_wherever_the_king_is(king: str) -> None:
    game = situation(king=king, card="king", court="5 red")
    game.follow("place Cas Cas Cas stop")
    assert standing(game, "Cas") == "3 red"


@pytest.mark.rule("BASE-40")
@pytest.mark.parametrize("king", REGIONS)
def test_moved_caballeros_may_be_thrown_in(king: str) -> None:
    away = "Val" if king != "Val" else "Gal"
    game = situation(f"{away}: 1 red, 2 blue", king=king, card="intrigue-any-3")
    game.follow(f"special {away}.red>Cas {away}.blue>Cas {away}.blue>Cas")
    assert standing(game, "Cas") == "1 red, 2 blue"


@pytest.mark.rule("BASE-40")
def test_extra_caballeros_may_be_thrown_in() -> None:
    game = situation(card="intrigue-court-2", court="2 red")
    game.follow("special Cas Cas")
    assert standing(game, "Cas") == "2 red"


# --- what is inside is for the memory ---


@pytest.mark.rule("BASE-41")
def test_the_number_thrown_in_is_announced() -> None:
    game = situation(king="Gal", card="king", court="5 red")
    events = follow(game, "place Cas Vas Cas stop")
    assert [event[1:] for event in kinds(events, "placed")].count((0, 9)) == 2
    thrown = kinds(events, "placed")[0]
    assert tell(game.rules, game.names, thrown) == "Red throws a caballero into the Castillo."


@pytest.mark.rule("BASE-41", "OPT-2")
def test_nobody_sees_what_is_inside_a_hidden_castillo() -> None:
    game = situation("Cas: 4 red, 2 blue")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert castillo_seen(game, seat) is None
        assert game.view(seat).board.total(9) == 0


@pytest.mark.rule("BASE-41", "OPT-2")
def test_everybody_sees_what_is_inside_an_open_castillo() -> None:
    game = situation("Cas: 4 red, 2 blue", castillo="open")
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert castillo_seen(game, seat) == [4, 2, 0, 0]


@pytest.mark.rule("BASE-41")
@pytest.mark.parametrize(
    ("card", "one", "three"),
    [
        ("king", "place Cas stop", "place Cas Cas Cas stop"),
        ("intrigue-any-4", "special Val.blue>Cas stop", "special Val.blue>Cas Val.blue>Cas Val.blue>Cas stop"),
        ("intrigue-court-2", "special Cas stop", "special Cas Cas"),
    ],
)
def test_the_log_of_a_running_game_does_not_keep_the_number(card: str, one: str, three: str) -> None:
    logs = []
    for line in (one, three):
        game = situation("Val: 4 blue", king="Gal", card=card, court="9 red")
        logs.append(log(game, without_castillo_count(follow(game, line))))
    assert logs[0] == logs[1]
    assert logs[0][-1] == "Red throws caballeros into the Castillo."


@pytest.mark.rule("BASE-41")
def test_the_log_says_in_each_turn_who_threw_some_in() -> None:
    events: list[Event] = [
        ("turn", 0),
        ("placed", 0, 9),
        ("placed", 0, 8),
        ("placed", 0, 9),
        ("moved", 0, 1, 8, 9),
        ("turn", 1),
        ("moved", 1, 0, 8, 9),
        ("turn", 0),
        ("placed", 0, 9),
    ]
    assert without_castillo_count(events) == [
        ("turn", 0),
        ("threw", 0),
        ("placed", 0, 8),
        ("turn", 1),
        ("threw", 1),
        ("turn", 0),
        ("threw", 0),
    ]
    game = Game.new(seed=0)
    assert tell(game.rules, game.names, ("threw", 0)) == "Red throws caballeros into the Castillo."


@pytest.mark.rule("BASE-41")
def test_the_log_keeps_all_that_happens_elsewhere() -> None:
    events: list[Event] = [("turn", 0), ("placed", 0, 8), ("moved", 0, 1, 8, 7), ("lifted",)]
    assert without_castillo_count(events) == events


@pytest.mark.rule("BASE-41")
def test_the_log_does_not_keep_what_a_lift_showed() -> None:
    assert without_castillo_count([("lifted",), ("inside", 0, 3)]) == [("lifted",)]


@pytest.mark.rule("BASE-41", "BASE-80")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("intrigue-any-4", "special"),
        ("intrigue-own-4", "special"),
        ("intrigue-region-own", "special"),
        ("dismissal", "special"),
        ("angry-king", "special"),
    ],
)
def test_no_card_takes_a_caballero_out(card: str, line: str) -> None:
    game = situation("Cas: 5 red, 5 blue; Val: 1 red, 1 blue", king="Gal", card=card)
    game.follow(line)
    assert "Cas" not in texts(game)
    colour = "red" if card.startswith("intrigue") else "blue"
    with pytest.raises(IllegalChoice, match=reason("castillo")):
        game.play(f"Cas.{colour}")


@pytest.mark.rule("BASE-41")
@pytest.mark.parametrize("card", ["exile-all", "exile-2", "eviction"])
def test_no_dial_card_empties_the_castillo(card: str) -> None:
    game = situation("Cas: 5 blue; Val: 2 blue", king="Gal", card=card)
    game.follow("special Val" if card != "eviction" else "special Val blue:Sev")
    assert standing(game, "Cas") == "5 blue"
    assert standing(game, "Val") == ""


# --- lifting ---


@pytest.mark.rule("BASE-42", "BASE-41")
def test_at_a_special_scoring_everybody_sees_the_contents_and_they_go_back_in() -> None:
    game = situation("Cas: 3 red, 1 green", card="score-castillo", court="1 red")
    events = follow(game, "special")
    assert log(game, kinds(events, "lifted", "inside")) == LIFTED
    assert standing(game, "Cas") == "3 red, 1 green"
    assert castillo_seen(game, 0) is None, "closed again"


@pytest.mark.rule("BASE-42", "BASE-41")
def test_at_a_general_scoring_the_castillo_is_lifted_and_emptied() -> None:
    game, events = general_scoring("Cas: 3 red, 1 green", "red:Val green:Sev", king="Gal")
    assert log(game, kinds(events, "lifted", "inside")) == LIFTED
    assert standing(game, "Cas") == ""
    assert (standing(game, "Val"), standing(game, "Sev")) == ("3 red", "1 green")


@pytest.mark.rule("BASE-42")
def test_nothing_else_lifts_the_castillo() -> None:
    game = situation("Cas: 3 red; Val: 1 blue", card="score-first", king="Gal")
    events = follow(game, "special")
    assert kinds(events, "lifted") == []
    assert asked(game) == "yellow PlayPowerCard"
