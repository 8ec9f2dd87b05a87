"""Grandissimo: King incognito, its windows and its secret (GRA-45, GRA-66, GRA-69)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.engine.chance import Chance
from elgrande.rules.grandissimo.secrets import BOYCOTT, INCOGNITO
from tests.fields import told
from tests.rules.events import kinds
from tests.rules.grandissimo.observing import seen
from tests.rules.grandissimo.playing import offers, play, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import grande, king, may_be_vetoed, points
from tests.situation import asked, kept, standing, under

NINE = "Gal Vas Ara Cat Vie Nue Sev Gra Val"


def windows(game: Game, line: str, colour: str = "blue") -> str:
    """Make the choices of a line while the King stays hidden, and write a `?` behind each that opened a window."""
    words = []
    for word in line.replace("?", "").split():
        play(game, word)
        passed = ""
        while asked(game) == f"{colour} ShowKing":
            play(game, "pass")
            passed += "?"
        words.append(word + passed)
    return " ".join(words)


# --- the card ---


@pytest.mark.rule("GRA-45", "GRA-61")
def test_a_region_is_chosen_in_secret_and_the_card_is_kept() -> None:
    game = gra(card="king-incognito", king="Gal")
    play(game, "special")
    assert asked(game) == "red ChooseRegionCard"
    assert offers(game) == NINE
    assert refused(game, "Por") == refused(game, "Cas") == "reason-no-region-card"
    play(game, "Val")
    assert kept(game) == "king-incognito red"
    assert king(game) == "Gal"
    assert seen(game, "red") == ("", "red:Val")


@pytest.mark.rule("GRA-45", "BASE-112")
def test_keeping_it_can_be_vetoed() -> None:
    game = gra(card="king-incognito", vetoes="blue")
    play(game, "special")
    assert may_be_vetoed(game)
    play(game, "veto")
    assert kept(game) == ""
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-45", "GRA-66", "GRA-61")
def test_the_king_shows_himself_at_once_and_the_card_goes_under_its_stack() -> None:
    game = gra(card="score-first", incognito="blue:Val", court="2 red", king="Gal")
    play(game, "place pass Vas")
    assert asked(game) == "blue ShowKing"
    assert offers(game) == "pass use"
    events = play(game, "use")
    assert king(game) == "Val"
    assert kinds(events, "king-shown") == [("king-shown", 1, 8)]
    assert kept(game) == ""
    assert under(game, 6) == "king-incognito"
    assert standing(game, "Vas") == "1 red"  # what is done stays
    assert told(game, "incognito") == ""  # and its region card is free again


@pytest.mark.rule("GRA-45", "GRA-66")
def test_what_follows_obeys_the_new_kings_region() -> None:
    game = gra(card="score-first", incognito="blue:Vas", court="2 red", king="Gal")
    play(game, "place pass Vas use")
    assert asked(game) == "red Place"
    assert refused(game, "Vas") == "reason-king"
    assert offers(game) == "stop Gal Ara Vie Cas"


@pytest.mark.rule("GRA-45")
def test_once_only() -> None:
    game = gra(card="score-first", incognito="blue:Vas", court="2 red", king="Gal")
    play(game, "place pass Vas use Vie")
    assert asked(game) == "red UseCard"


@pytest.mark.rule("GRA-66", "BASE-112")
def test_nobody_can_veto_it() -> None:
    game = gra(card="score-first", incognito="blue:Val", court="2 red", king="Gal", vetoes="green")
    play(game, "place pass Vas use")
    assert asked(game) == "red Place"
    assert kept(game) == "veto green"


# --- windows ---


@pytest.mark.rule("GRA-66")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("intrigue-any-3", "place? Vas? special Val.red Por? Val.blue Cas? stop?"),
        ("dismissal", "special Val.blue? place? Vas? Vie??"),
        ("score-4", "place? Vas? Vie? Cas? special Cat? Sev???"),
        ("grande", "special Vas? place? Vas? stop?"),
        ("gra-alliance", "special use Sh1? Vas Vie? place? Sh1? Cas? stop?"),
        ("united-force", "special Val.blue? place? Vas? stop?"),
        ("secret-scoring", "special? red:Val blue:Val green:Vas yellow:Vas end?"),
        ("exile-2", "special? blue:Val? end?"),
    ],
)
def test_after_each_caballero_placed_or_moved_and_each_announced_step(card: str, line: str) -> None:
    """The last one of each line is the window after the turn; three regions have the value 4."""
    game = gra("Val: 1 red, 2 blue", card=card, incognito="blue:Ara", court="4 red", king="Gal")
    assert windows(game, line) == line


@pytest.mark.rule("GRA-66")
def test_not_after_a_mere_choice() -> None:
    game = gra("Val: 1 red", card="intrigue-any-3", incognito="blue:Ara", king="Gal")
    play(game, "special Val.red")
    assert asked(game) == "red PutDown"


@pytest.mark.rule("GRA-66")
def test_before_the_first_and_after_every_turn() -> None:
    game = gra(card="king", incognito="blue:Val", then="green", court="1 red")
    play(game, "end")
    assert asked(game) == "blue ShowKing"
    play(game, "pass")
    assert asked(game) == "green Reinforce"
    play(game, "+0 A4 pass end pass")
    assert asked(game).endswith("PlayPowerCard")
    for _ in range(4):
        play(game, offers(game).split()[0])
    assert asked(game) == "blue ShowKing"
    play(game, "use")
    assert king(game) == "Val"


@pytest.mark.rule("GRA-66")
def test_also_in_the_own_turn() -> None:
    game = gra(incognito="red:Val", court="2 red", king="Gal")
    assert windows(game, "A5? place? Vas? stop end?", "red") == "A5? place? Vas? stop end?"


@pytest.mark.rule("GRA-66")
def test_between_taking_a_card_and_its_first_step() -> None:
    game = gra("Val: 2 green", incognito="blue:Val", king="Gal", offered={2: "exile-2"}, court="1 red")
    play(game, "A2")
    assert asked(game) == "blue ShowKing"
    play(game, "use")
    assert king(game) == "Val"
    assert asked(game) == "red UseCard"


@pytest.mark.rule("GRA-66")
def test_before_placing_begins() -> None:
    game = gra(card="king", incognito="blue:Val", court="2 red", king="Gal")
    play(game, "place")
    assert asked(game) == "blue ShowKing"
    play(game, "use")
    assert asked(game) == "red Place"
    assert offers(game) == "stop Ara Cat Nue Gra Cas"  # next to Valencia


@pytest.mark.rule("GRA-66", "GRA-62")
def test_when_a_second_card_is_taken_and_when_it_is_used() -> None:
    line = "special A1? use? special Val.green Por? stop?"
    game = gra(
        "Val: 2 green", card="double-turn", offered={1: "intrigue-any-3"}, without=["prison"], incognito="blue:Ara"
    )
    assert windows(game, line) == line


@pytest.mark.rule("GRA-66")
def test_never_in_a_general_scoring() -> None:
    game, _ = scoring(
        "Cas: 2 red, 1 green; Ara: 2 green", incognito="blue:Val", keeps="green:gra-free-choice", king="Gal"
    )
    assert asked(game) == "blue ShowKing"  # after the turn
    line = "pass red:Vas green:Ara use Ara.green Cat Ara.green Cat"
    assert windows(game, line) == line
    assert asked(game).endswith("PlayPowerCard")


@pytest.mark.rule("BASE-81", "GRA-66")
def test_while_it_can_be_shown_the_player_on_turn_chooses_the_order_of_a_scoring() -> None:
    game = gra("Vie: 1 red", card="score-inland", incognito="green:Vie", king="Gal")
    play(game, "special")
    assert asked(game) == "red ScoreNext"
    assert offers(game) == "Ara Vie Nue"
    assert refused(game, "Val") == "reason-not-in-this-scoring"
    play(game, "Nue pass")
    assert offers(game) == "Ara Vie"
    play(game, "Ara use")
    assert asked(game) != "red ScoreNext"  # the King is shown: nothing can come in between any more
    assert points(game) == "8 red"  # with the bonus


@pytest.mark.rule("BASE-81", "GRA-66")
def test_without_anybody_who_could_show_it_they_are_scored_in_track_order() -> None:
    game = gra("Vie: 1 red", card="score-inland", keeps="green:gra-espionage", king="Gal")
    play(game, "special")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GRA-66")
def test_an_action_aimed_at_that_region_ends_there() -> None:
    game = gra("Val: 3 blue", card="intrigue-region-5", incognito="blue:Val", king="Gal")
    play(game, "special Val.blue>Ara use")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "2 blue"


@pytest.mark.rule("GRA-66")
def test_nobody_dials_for_an_eviction_that_the_king_has_ended() -> None:
    game = gra("Val: 3 green, 1 yellow", card="eviction", incognito="blue:Val", king="Gal")
    play(game, "special Val use")
    assert asked(game) == ROUND_OVER
    assert standing(game, "Val") == "3 green, 1 yellow"


@pytest.mark.rule("GRA-66", "GRA-41", "GRA-69")
def test_the_card_of_a_king_who_was_just_shown_is_free_for_a_boycott() -> None:
    game = gra(card="boycott", ships="red green", incognito="blue:Val", king="Gal")
    play(game, "special use")
    assert asked(game) == "red ChooseRegionCard"
    assert "Val" in offers(game).split()


@pytest.mark.rule("GRA-69")
def test_while_the_king_may_be_shown_nothing_tells_which_region_card_is_taken() -> None:
    seen_by_green = set()
    for region in ("Ara", "Val"):
        game = gra(card="boycott", ships="red green", incognito=f"blue:{region}", king="Gal")
        play(game, "special")
        assert asked(game) == "blue ShowKing"
        seen_by_green.add(game.view(2).key())
    assert len(seen_by_green) == 1


@pytest.mark.rule("GRA-66")
def test_after_a_mercenary_has_marched() -> None:
    game = gra("Val: 1 black, 1 red", inquisitor="red", incognito="blue:Val", king="Gal")
    play(game, "march Val.black>Ara")
    assert asked(game) == "blue ShowKing"
    play(game, "use")
    assert asked(game) == "red TakeCard"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GRA-66")
def test_while_the_load_lands_and_guests_are_placed() -> None:
    game = gra("Sh1: 2 red; Gu1: 1 blue", ships="red", incognito="blue:Val", whole_turn=True, king="Gal")
    play(game, "Val use")
    assert asked(game) == "red Land"
    assert refused(game, "Val") == "reason-king"
    play(game, "Gal")
    assert asked(game) == "red PlaceGuest"
    assert refused(game, "Val") == "reason-king"


@pytest.mark.rule("GRA-66", "GRA-51")
def test_it_takes_the_king_out_of_the_castillo_and_ends_overthrow() -> None:
    game = gra(card="king", acting="green", incognito="blue:Val", court="1 red")
    assert king(game) == "Cat"
    play(game, "place pass Ara use")
    assert king(game) == "Val"
    play(game, "special Vie")
    assert king(game) == "Vie"
    assert grande(game, "green") == "Cat"


# --- the secret ---


@pytest.mark.rule("GRA-69", "GRA-45")
def test_only_who_has_chosen_the_region_card_sees_it() -> None:
    game = gra(incognito="red:Val", boycott="blue:Ara")
    assert seen(game, "red") == ("blue:?", "red:Val")
    assert seen(game, "blue") == ("blue:Ara", "red:?")
    assert seen(game, "green") == ("blue:?", "red:?")
    assert told(game.view().position, "boycott") == "blue:?"
    assert told(game.view().position, "incognito") == "red:?"


@pytest.mark.rule("GRA-69")
@pytest.mark.parametrize(
    ("card", "before"), [("king-incognito", {"boycott": "blue:Ara"}), ("boycott", {"incognito": "blue:Ara"})]
)
def test_the_later_chooser_sees_which_cards_are_free(card: str, before: dict[str, Any]) -> None:
    game = gra(card=card, ships="red green", **before)
    play(game, "special")
    if asked(game) == "blue ShowKing":
        play(game, "pass")
    assert offers(game) == NINE.replace(" Ara", "")
    assert refused(game, "Ara") == "reason-card-not-free"
    assert game.view(0).options == game.position.options
    others = game.view(2).position.decision
    assert len(others.options(game.position)) == 9  # nobody else learns it


@pytest.mark.rule("GRA-69")
def test_what_happened_tells_no_region() -> None:
    game = gra(card="king-incognito")
    events = play(game, "special Val")
    assert not any("king-shown" in event or "boycotted" in event for event in events)
    assert all(8 not in event[1:] for event in kinds(events, "kept"))


@pytest.mark.rule("GRA-69")
def test_a_player_can_imagine_only_free_regions() -> None:
    game = gra(incognito="red:Val", boycott="blue:Ara")
    found = set()
    for seed in range(60):
        imagined = game.view(2).imagine(Chance(seed))
        boycott, incognito = BOYCOTT.taken(imagined), INCOGNITO.taken(imagined)
        assert boycott != incognito
        assert boycott[0] in range(9)
        found.add(boycott[0])
    assert len(found) > 5
