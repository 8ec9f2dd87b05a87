"""Page plays King & Intrigue, the Players' Edition and the Special Cards with sense."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.board.options import POWER
from elgrande.bots import make_bot
from elgrande.bots.evaluate import Outlook, companies, known_points, points, stakes
from elgrande.bots.hands import card_worth
from elgrande.bots.mind import Mind
from elgrande.bots.modules.king_intrigue import ImaginedTurn, band, next_card
from elgrande.engine.chance import Chance
from elgrande.rules.base.scoring import counting
from elgrande.rules.base.scorings import ScoreRegion
from elgrande.rules.choosing import ChooseCard
from tests.bots.playing import chosen, crowds, finish_turn
from tests.fields import told
from tests.rules.king_intrigue.positions import choosing, with_card
from tests.rules.players_edition.playing import name_player, play_card
from tests.rules.players_edition.positions import SETS, new_round, played, scoring
from tests.situation import asked, kept, standing

CROWDS = "; ".join(f"{name}: 3 green, 3 blue" for name in ("Vas", "Ara", "Cat", "Vie", "Sev"))


# --- choosing power cards ---


def hand_of(game: Game, seed: int) -> tuple[int, ...]:
    """The power cards that a page chooses at the first seat that is asked."""
    player, bot = game.decision.player, make_bot("page", seed)
    cards: list[int] = []
    while any(question.player == player for question in game.decisions):
        cards.append(bot.choose(game.view(player)) - POWER)
        game.play(POWER + cards[-1], player)
    return tuple(sorted(cards))


@pytest.mark.parametrize(("players", "modules", "count"), [(4, SETS[:1], 13), (4, SETS, 13), (5, SETS, 14)])
def test_pupil_chooses_high_and_low_cards(players: int, modules: tuple[str, ...], count: int) -> None:
    bands = []
    for seed in range(5):
        game = choosing(players, modules=modules)
        cards = hand_of(game, seed)
        assert len(set(cards)) == count
        bands += [band(game.rules, card) for card in cards]
    assert all(bands.count(third) >= 10 for third in range(3))


def test_pupil_does_not_choose_the_same_cards_in_every_game() -> None:
    hands = {hand_of(choosing(4, modules=SETS), seed) for seed in range(6)}
    assert len(hands) == 6


def test_a_bot_may_have_its_own_taste() -> None:
    game = choosing(4, modules=SETS)
    decision, options = game.decision.decision, [option.id for option in game.decision.options]
    assert isinstance(decision, ChooseCard)
    first = next_card(game.rules, decision, options, Chance(1), lambda rules, card: 100.0 * (rules.values[card] == 53))
    assert game.rules.values[first - POWER] == 53


def test_strong_actions_make_a_card_worth_more() -> None:
    rules = choosing(4, modules=SETS).rules
    worth = {rules.cards[action].key: card_worth(rules, card) for card, action in enumerate(rules.actions) if card}
    assert worth["score-own"] > worth["annulment"]
    assert worth["civil-war"] > worth["maximum-six"]


@pytest.mark.parametrize(("players", "more"), [(2, False), (3, True)])
def test_a_fiesta_is_worth_its_value_alone_where_nobody_can_use_it(players: int, more: bool) -> None:
    rules = choosing(players, modules=SETS).rules
    cards = [rules.actions.index(rules.card_named(key)) for key in ("fiesta", "joker")]
    fiesta, joker = (card_worth(rules, card) for card in cards)
    assert (fiesta > joker) is more


# --- playing them ---


def test_pupil_does_not_count_on_a_fiesta_that_a_role_replaces() -> None:
    hands = "red:fiesta+ki-anywhere blue:ki-king+ki-score-5"
    game = new_round(hands, players=2, court="9 red", king="Nue", start="red", round=9)
    turn = ImaginedTurn(game.position, Mind(Outlook(game.position), Chance(1)), 0)
    fiesta = game.rules.actions.index(game.rules.card_named("fiesta"))
    assert turn.action(game.rules.card_named("fiesta")) > turn.action(game.rules.card_named("role-intrigue"))
    assert turn.gain(fiesta, 1, 9) == turn.placing[2] + turn.action(game.rules.card_named("role-intrigue"))


def test_pupil_plays_high_to_be_king_in_the_last_round() -> None:
    hands = "red:ki-king+ki-authority blue:coup+shift green:coup+shift yellow:coup+shift"
    game = new_round(hands, court="5 red", king="Gal", start="red", round=9)
    assert chosen(game) == write_card(game, "ki-king")


def test_pupil_lays_its_joker_sooner_or_later() -> None:
    hands = "red:joker+ki-score-region+ki-king+shift+coup blue:coup+shift green:coup+shift yellow:coup+shift"
    game = new_round(hands, court="5 red", king="Gal", start="red", round=9)
    assert chosen(game) == write_card(game, "joker")


def write_card(game: Game, key: str) -> str:
    """The notation of a power card."""
    option = POWER + game.rules.actions.index(game.rules.card_named(key))
    return next(offered.text for offered in game.decision.options if offered.id == option)


def test_pupil_dials_a_storm_where_others_lose_most() -> None:
    game = new_round("red:storm+ki-king blue:coup+shift green:coup+shift yellow:coup+shift", king="Gal", round=9)
    place(game, "Nue: 6 blue; Gra: 4 red; Val: 3 red; Vas: 1 red, 1 green; Sev: 2 red")
    play_card(game, "storm")
    assert asked(game).startswith("red DialStorm")
    assert chosen(game) == "Nue"


def place(game: Game, where: str) -> None:
    """Only these caballeros stand in regions; the others are in their provinces."""
    other = played(where, card="ki-score-region")
    board = game.position.board
    board.caballeros, board.province = other.position.board.caballeros, other.position.board.province


# --- the evaluation ---


def test_what_page_expects_of_the_regions_is_what_they_bring() -> None:
    """Alliance, doubled regions and a turned tile included."""
    where = "Gra: 3 red, 2 blue; Nue: 2 red, 4 blue, 1 green; Vie: 3 green; Val: 2 yellow, 2 red; Sev: 1 blue"
    marks: dict[str, Any] = {"alliance": "Gra Nue", "doubled": "red:Nue blue:Vie", "tiles": "8:Val", "turned": "8"}
    game = played(where, card="ki-score-region", king="Sev", **marks)
    position = game.position
    expected = [0] * 4
    for space, (factor, regions) in companies(position).items():
        counts = [sum(many) for many in zip(*[counting(position, region) for region in regions], strict=True)]
        known = known_points(stakes(position, space, regions))
        for player, won in enumerate(points(position, space, known, counts, regions)):
            expected[player] += factor * won
    scored = position.copy()
    scored.stack = []
    scored.then_all([ScoreRegion(region) for region in game.rules.regions])
    scored.run()
    assert scored.board.score == expected


# --- actions ---


def test_pupil_doubles_a_region_where_it_is_first() -> None:
    game = with_card(150, f"Gra: 5 red; Val: 1 red; {CROWDS}", king="Gal", round=9)
    game.follow("special")
    assert chosen(game) == "Gra"


def test_pupil_guesses_nothing_of_what_others_have_doubled() -> None:
    hidden = [with_card(80, f"Gra: 2 red; {CROWDS}", court="4 red", doubled=f"blue:{name}") for name in ("Vie", "Sev")]
    for game in hidden:
        game.follow("place")
        assert told(game, "doubled").startswith("blue:")
    assert len({chosen(game) for game in hidden}) == 1


def test_pupil_allies_regions_that_it_wins_together() -> None:
    game = played(
        f"Gra: 4 red, 1 blue; Nue: 2 red, 3 blue; {crowds('Vas Ara Cat Vie Sev Val')}",
        card="alliance",
        king="Gal",
        round=9,
    )
    finish_turn(game)
    assert set(told(game, "alliance").split()) == {"Gra", "Nue"}


def test_pupil_builds_a_bridge_for_its_points() -> None:
    game = played(f"Gra: 2 red; {CROWDS}", card="bridge", court="3 red", king="Gal", round=4)
    finish_turn(game)
    assert standing(game, "Bri") == "1 red"


@pytest.mark.parametrize("later", ["", "red"])
def test_a_bridge_for_all_is_worth_more_than_one_for_own_ones(later: str) -> None:
    worth = []
    for crossing in ("any", "own"):
        game = played(
            f"Bri: 1 red; {CROWDS}", bridge="Val Gra", crossing=crossing, card="coup", turn="blue", later=later
        )
        worth.append(Outlook(game.position).worth(game.position)[0])
    assert worth[0] > worth[1] + 0.5


def test_pupil_sends_others_over_its_bridge_to_be_first() -> None:
    where = f"Bri: 1 red; Val: 3 red, 4 blue; Gra: 6 green, 5 blue; {crowds('Vas Ara Cat Vie Nue Sev')}"
    options: dict[str, Any] = {"card": "ki-veto", "whole": True, "bridge": "Val Gra", "king": "Gal", "round": 9}
    game = played(where, grandes="", **options)
    assert asked(game) == "red Cross"
    while asked(game).startswith("red Cross"):
        game.follow(chosen(game))
    val = game.rules.space_named("Val")
    red, *others = [game.position.count(val, player) for player in range(4)]
    assert red > max(others)


def test_pupil_takes_the_mistress_though_first_in_the_kings_region_where_no_scoring_follows() -> None:
    where = f"Gal: 4 red, 1 blue; Gra: 3 red, 3 blue; {crowds('Vas Ara Cat Vie Nue Sev Val')}"
    options: dict[str, Any] = {"card": "mistress", "court": "4 red", "king": "Gal", "castillo": "open", "grandes": ""}
    game = finish_turn(played(where, round=5, later="blue", **options))
    assert standing(game, "Gra") == "4 red, 3 blue"


def test_pupil_fights_where_others_have_most() -> None:
    game = played("Nue: 4 blue, 3 green; Gra: 4 red; Val: 2 red, 1 blue", card="civil-war", court="1 red", round=9)
    finish_turn(game)
    assert standing(game, "Nue") == "1 red"


def test_pupil_places_all_it_can_at_the_fiesta() -> None:
    game = played(f"Gra: 2 red; {CROWDS}", card="fiesta", court="9 red", king="Val", round=4)
    finish_turn(game)
    assert game.position.board.court[0] <= 3


def test_pupil_places_anywhere_when_it_may() -> None:
    where = f"Gra: 3 red, 3 blue; Cas: 2 blue, 1 yellow; {crowds('Vas Ara Cat Vie Nue Sev Val')}"
    game = with_card(20, where, court="3 red", king="Gal", round=9)
    finish_turn(game)
    assert standing(game, "Gra").startswith("4 red")


def test_pupil_names_regions_in_which_it_is_first() -> None:
    where = "Gra: 5 red; Val: 4 red; Nue: 3 red; Vie: 6 blue; Cat: 4 green; Sev: 4 yellow"
    game = played(where, card="score-named", king="Gal", round=9)
    game.follow("special")
    named = []
    for _ in range(3):
        named.append(chosen(game))
        game.follow(named[-1])
    assert set(named) == {"Gra", "Val", "Nue"}


def test_pupil_chooses_the_named_region_that_brings_others_least() -> None:
    where = "Gra: 5 red; Val: 4 red, 3 blue; Nue: 3 red; Vie: 6 blue"
    game = played(where, card="score-named", king="Gal", round=9)
    game.follow("special Gra Val Nue")
    name_player(game, "blue")
    assert chosen(game) == "Val"


# --- kept cards and their windows ---


def test_pupil_sends_its_reserve_when_the_region_is_about_to_be_scored() -> None:
    where = f"Res: 1 red; Gra: 3 red, 3 blue; {crowds('Gal Vas Ara Cat Vie Sev Val')}"
    game = scoring(where, keeps="red:reserve", round=9)
    passed = 0
    while asked(game) == "red UseReserve" and chosen(game) == "pass":
        game.follow("pass")
        passed += 1
    assert passed > 3  # Galicia and others are scored before
    assert chosen(game) == "Gra"


def test_pupil_annuls_what_others_keep() -> None:
    game = played(f"Res: 1 blue; Gra: 3 red; {CROWDS}", card="annulment", keeps="blue:reserve", round=4)
    finish_turn(game)
    assert kept(game) == ""


def test_pupil_does_not_annul_its_own_reserve() -> None:
    game = played(f"Res: 1 red; Gra: 3 red; {CROWDS}", card="annulment", keeps="red:reserve", court="5 red", round=4)
    finish_turn(game)
    assert kept(game) == "reserve red"


def test_pupil_uses_what_its_spies_have_seen() -> None:
    where = f"Cas: 2 red, 2 blue; Gra: 3 red, 2 blue; {crowds('Vas Ara Cat Vie Nue Sev Val')}"
    options: dict[str, Any] = {"castillo": "open", "keeps": "red:espionage", "king": "Gal", "round": 9}
    game = scoring(where, **options)
    game.follow("blue:Gra")
    assert asked(game) == "red SpyDial"
    assert chosen(game) == "Gra"
