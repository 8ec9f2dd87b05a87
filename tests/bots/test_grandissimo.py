"""Page plays Grandissimo with sense."""

from __future__ import annotations

import pytest

from elgrande.board.options import PASS, USE
from elgrande.bots.bot import Bot
from elgrande.bots.duke import DukeBot
from elgrande.bots.extras import Extras
from elgrande.bots.prospects import Prospects
from elgrande.bots.pupil import PupilBot
from tests.bots.playing import choose_until, chosen, crowds, finish_turn
from tests.fields import told
from tests.rules.grandissimo.observing import characters, second_card
from tests.rules.grandissimo.playing import play
from tests.rules.grandissimo.positions import gra, scoring
from tests.rules.observing import king
from tests.situation import asked, standing

CROWDS = "; ".join(f"{name}: 3 green, 3 blue" for name in ("Vas", "Ara", "Cat", "Vie", "Sev"))


def test_pupil_lands_where_it_becomes_first() -> None:
    where = f"Sh1: 2 red; Gra: 2 red, 3 blue; {crowds('Vas Cat Sev Val Por')}"
    game = gra(where, ships="red", whole_turn=True, king="Gal", round=9)
    assert chosen(game) == "Gra"


def test_pupil_imprisons_a_rival_who_ties_or_leads() -> None:
    game = gra("Gra: 4 red, 4 blue; Val: 2 green; Nue: 5 yellow", card="united-force", king="Gal", round=9)
    play(game, "special")
    assert chosen(game) == "Gra.blue"


def test_pupil_frees_prisoners_where_they_help_it() -> None:
    where = "Pri: 2 red; Gra: 3 red, 4 blue; Val: 6 green; Nue: 5 yellow, 4 green; Vie: 6 blue; Cat: 7 green"
    game = gra(where, card="king", king="Gal", round=9)
    play(game, "special")
    assert asked(game) == "red Amnesty"
    finish_turn(game)
    assert standing(game, "Gra").startswith("5 red")


def test_pupil_lets_the_queen_bring_one_when_its_court_is_small() -> None:
    for court, choice in (("1 red", "levy"), ("9 red", "pass")):
        game = gra("Gra: 1 red", queen="red", court=court, whole_turn=True)
        choose_until(game, "QueenBrings")
        assert chosen(game) == choice


def test_pupil_sends_a_guest() -> None:
    game = gra("Gra: 1 red", jester="red", court="1 red", whole_turn=True)
    choose_until(game, "JesterSends")
    assert chosen(game) != "pass"


def test_pupil_puts_a_guest_where_he_does_no_harm() -> None:
    where = f"Gu1: 1 blue; Vie: 4 red, 3 blue; Nue: 3 red; {crowds('Vas Ara Por')}"
    game = gra(where, whole_turn=True, king="Gal", round=9)
    assert asked(game) == "red PlaceGuest"
    assert chosen(game) != "Vie"


def test_pupil_marches_to_where_mercenaries_decide() -> None:
    where = (
        f"Gra: 3 red, 3 blue; {crowds('Vas Ara Cat Vie Nue Sev')}; Val: 5 green, 2 black; Por: 4 yellow; Cas: 4 blue"
    )
    game = gra(where, card="score-inland", inquisitor="red", king="Gal", round=9)
    assert chosen(game) == "march"
    finish_turn(game)
    assert standing(game, "Gra") == "3 red, 3 blue, 1 black"


def test_pupil_takes_the_general_when_his_men_help() -> None:
    game = gra("Gra: 3 red, 2 black, 4 blue; Val: 4 green", card="spanish-inquisition", king="Gal", round=9)
    finish_turn(game)
    assert "general red" in characters(game)


def test_pupil_boycotts_a_region_of_others() -> None:
    where = "Gra: 5 red; Val: 4 red; Nue: 9 blue, 1 green; Vas: 3 red; Vie: 2 red, 1 blue; Cat: 3 red; Sev: 1 red"
    game = gra(where, card="boycott", king="Gal", round=9, grandes="blue:Nue")
    finish_turn(game)
    assert told(game, "boycott") == "red:Nue"


def test_pupil_hides_the_king_where_he_pays_it_and_shows_him_before_the_regions_are_scored() -> None:
    where = (
        "Gra: 5 red; Val: 4 blue; Nue: 5 green; Vie: 4 yellow; Sev: 4 blue; Cat: 3 green; Vas: 3 yellow; Ara: 4 blue"
    )
    game = gra(where, card="king-incognito", king="Gal", round=9, grandes="")
    play(game, "special")
    assert chosen(game) == "Gra"
    game, _ = scoring(where, incognito="red:Gra", king="Gal", round=9, grandes="")
    while not game.over:
        choice = chosen(game)
        play(game, f"{['red', 'blue', 'green', 'yellow'][game.decision.player]}:{choice}")
        if choice == "use":
            break
    assert king(game) == "Gra"


def test_pupil_guesses_nothing_of_what_others_hide() -> None:
    hidden = [
        gra(f"Gra: 2 red; {CROWDS}", card="coalition", court="4 red", boycott=f"blue:{name}") for name in ("Vie", "Sev")
    ]
    for game in hidden:
        play(game, "place")
        assert told(game, "incognito") == ""
    assert len({chosen(game) for game in hidden}) == 1


def test_pupil_takes_a_second_card_and_uses_it() -> None:
    where = f"Gra: 5 red; {CROWDS}"
    game = gra(where, card="double-turn", court="4 red", king="Gal", round=9, offered={2: "score-region"})
    choose_until(game, "UseSecond")
    assert second_card(game)
    assert chosen(game) == "use"


def test_pupil_uses_its_second_card_after_the_card_of_the_turn() -> None:
    game = gra(f"Gra: 5 red; {CROWDS}", second="red:score-inland", court="4 red", king="Gal", whole_turn=True)
    choose_until(game, "UseSecond")
    assert chosen(game) == "pass"


def test_pupil_has_the_last_word_before_a_general_scoring() -> None:
    for round, choice in ((6, "use"), (4, "pass")):
        game = gra(f"Gra: 3 red; {CROWDS}", keeps="red:last-word", card="coalition", round=round - 1, court="4 red")
        choose_until(game, "MayBeLast")
        assert chosen(game) == choice


def test_pupil_overthrows_the_king_for_the_grande_that_pays_it() -> None:
    where = "Gra: 5 red; Val: 4 blue; Cat: 4 green; Nue: 4 yellow"
    game = gra(where, card="overthrow", king="Gal", round=9)
    choose = finish_turn(game)
    assert king(choose) == "Gra"


def test_pupil_uses_the_jester_in_the_turn_in_which_it_takes_him() -> None:
    game = gra("Gra: 1 red", card="queen-and-jester", court="2 red", queen="red")
    play(game, "special second")
    assert chosen(game) == "jest"
    finish_turn(game)
    assert sum(game.position.board.on(game.rules.space_named(f"Gu{host}"), 0) for host in (2, 3, 4)) == 1


def test_pupil_lands_both_of_its_ships() -> None:
    where = f"Sh1: 1 red; Sh2: 2 red; Gra: 2 red, 3 blue; Val: 3 red, 3 green; {crowds('Vas Cat Sev Por')}"
    game = gra(where, ships="red red", whole_turn=True, king="Gal", round=9)
    assert asked(game) == "red ChooseShip"
    choose_until(game, "TakeCard")
    assert standing(game, "Sh1") == standing(game, "Sh2") == ""


@pytest.mark.parametrize("bot", [PupilBot(), DukeBot(seconds=0.2)], ids=["pupil", "duke"])
def test_a_king_incognito_shows_himself_between_turns_and_waits_in_the_middle_of_one(bot: Bot) -> None:
    """There is a window after every step of a turn: whoever thought about each would be slow."""
    where = "Gra: 5 red; Val: 4 blue; Nue: 5 green; Vie: 4 yellow; Sev: 4 blue; Cat: 3 green; Vas: 3 yellow"
    game = gra(where, card="king", court="2 blue", turn="blue", incognito="red:Gra", king="Gal", round=9, grandes="")
    for line, choice in (("place", PASS), ("pass Vas", PASS), ("pass stop end", USE)):
        play(game, line)
        assert asked(game) == "red ShowKing"
        assert bot.choose(game.view(0)) == choice


def test_a_second_ship_is_worth_less_than_the_first() -> None:
    one, two, others = (gra(ships=ships, king="Gal") for ships in ("red", "red red", "red blue"))
    worth = [Extras(game.rules, Prospects(game.position)).worth(game.position)[0] for game in (one, two, others)]
    assert worth[0] < worth[1] < 2 * worth[0]
    assert worth[2] == worth[0]
