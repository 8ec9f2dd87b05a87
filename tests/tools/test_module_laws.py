"""The laws of the modules that replace or add cards: a position that keeps them, and what breaks each."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.board.board import Board
from elgrande.board.options import PICK, SPECIAL
from elgrande.board.spaces import BLACK, COLOURS
from elgrande.engine.chance import Chance
from elgrande.rules.keeping import FOR_GOOD
from elgrande.tools import grandissimo_laws, intrigue_laws, laws
from elgrande.tools.board_laws import (
    Law,
    an_alliance_is_of_two,
    cards_are_conserved,
    fields_are_what_they_can_be,
    nobody_comes_twice,
    on_the_board,
    repeats,
    taboo_is_kept,
    taboo_regions,
)
from tests.fields import field, put
from tests.rules.grand_inquisitor.positions import struck
from tests.rules.grandissimo.positions import gra
from tests.rules.players_edition.positions import new_round, played
from tests.situation import situation
from tests.tools.breaking import broken


def keep_all(game: Game) -> None:
    for law in laws.POSITION:
        law(game, Chance(1))


# --- King & Intrigue, Players' Edition, Special Cards ---


def intrigue(caballeros: str = "Bri: 1 blue; Bes: 2 red; Res: 1 green; Val: 3 red, 3 blue", **rest: Any) -> Game:
    """Red's turn, with a bridge, an alliance, a quarantine, a board, a storm and two doubled regions."""
    game = played(
        caballeros,
        **{
            "card": "ki-score-4",
            "king": "Gal",
            "bridge": "Val Gra",
            "alliance": "Cat Ara",
            "quarantine": "Vas",
            "protected": "Cat",
            "crowded": "Val",
            "doubled": "red:Val green:Sev",
            "storm": "blue:Nue",
            "collapsing": True,
            "keeps": "green:reserve blue:ki-veto",
            **rest,
        },
    )
    game.position.board.hand = [1 << 3 | 1 << 4 | 1 << 6] * 4
    return game


def test_a_position_with_everything_of_king_and_intrigue_keeps_all_laws() -> None:
    keep_all(intrigue())


@pytest.mark.parametrize(
    ("name", "which", "value", "law", "message"),
    [
        ("doubled", 0, 6, intrigue_laws.doublings_are_in_order, "a region is doubled twice: [6, 6]"),
        ("doubled", 1, 2, intrigue_laws.doublings_are_in_order, "3 regions are doubled"),
        ("doubled", 0, 9, intrigue_laws.doublings_are_in_order, "regions [9, 6] are doubled"),
        ("quarantine", 0, 9, fields_are_what_they_can_be, "quarantine is [9]"),
        ("alliance", 0, -1, an_alliance_is_of_two, "the alliance is of [-1, 2]"),
        ("turned", 0, 2, fields_are_what_they_can_be, "turned is [2]"),
        ("bridge", 0, 0, intrigue_laws.the_bridge_has_an_owner, "the bridge is between 0 and 7"),
        ("bridge", 1, -1, intrigue_laws.the_bridge_has_an_owner, "the bridge is between 8 and -1"),
        ("collapsing", 0, 0, intrigue_laws.nobody_is_beside_a_safe_castillo, "2 stand beside the Castillo"),
        ("storm", 1, 14, intrigue_laws.jokers_and_storms_are_in_order, "storms are set to [14]"),
        ("crowded", 1, 8, intrigue_laws.crowds_keep_to_their_limit, "boards on [8, 8]"),
    ],
)
def test_a_token_where_it_cannot_be_is_noticed(name: str, which: int, value: int, law: Law, message: str) -> None:
    game = intrigue()
    field(name).put(game.position, value, which)
    assert broken(law, game) == message


def test_an_offer_that_cannot_be_is_noticed() -> None:
    game = intrigue(card="fiesta", players=3, court="3 red", plays="blue:ki-king green:ki-adviser")
    law: Law = intrigue_laws.a_role_takes_the_place_of_what_yields
    law(game, Chance(1))
    game.position.options = [SPECIAL, *game.position.options]
    assert broken(law, game) == "fiesta is offered"
    game = intrigue("Bri: 1 red; Res: 1 green; Val: 1 red, 1 blue", card="shift", whole=True, crossing="own")
    law = intrigue_laws.only_own_ones_cross_if_agreed
    law(game, Chance(1))
    game.position.options = [*game.position.options, PICK + 8 * COLOURS + 1]
    assert broken(law, game) == "others may cross from [8]"


def test_a_mistress_who_stays_is_noticed() -> None:
    game = new_round("red:storm+ki-king blue:coup+shift green:coup+shift yellow:coup+shift")
    law: Law = intrigue_laws.the_mistress_leaves_with_her_round
    law(game, Chance(1))
    put(game, "mistress", 1)
    assert broken(law, game) == "the mistress is still there"


def test_seven_caballeros_on_a_board_for_six_are_noticed() -> None:
    game = intrigue("Bri: 1 blue; Res: 1 green; Val: 4 red, 3 blue")
    said = broken(intrigue_laws.crowds_keep_to_their_limit, game)
    assert said == "7 caballeros in region 8, which has a board for 6"


@pytest.mark.parametrize(
    ("caballeros", "law", "message"),
    [
        ("Res: 1 green", intrigue_laws.the_bridge_has_an_owner, "0 caballeros on the bridge"),
        ("Bri: 1 red, 1 blue", intrigue_laws.the_bridge_has_an_owner, "2 caballeros on the bridge"),
        ("Bri: 1 red", intrigue_laws.reserves_are_on_their_cards, "0 caballeros on 1 cards"),
        ("Res: 1 green, 1 red", intrigue_laws.reserves_are_on_their_cards, "1 caballeros on 0 cards"),
    ],
)
def test_a_caballero_off_the_board_that_belongs_to_nothing_is_noticed(caballeros: str, law: Law, message: str) -> None:
    assert broken(law, intrigue(caballeros)) == message


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("power", [17, 17, 3, 4], "[17, 17, 3, 4] are on view"),
        ("power", [3, 17, 19, 21], "Red has [3, 4, 6]"),
        ("hand", [(1 << 15) - 2, 0, 0, 0], "Red has 14 power cards"),
        ("hand", [1 << 63, 0, 0, 0], "Red has [63]"),
    ],
)
def test_a_power_card_in_two_places_is_noticed(field: str, value: list[int], message: str) -> None:
    game = intrigue()
    setattr(game.position.board, field, value)
    assert broken(intrigue_laws.power_cards_are_somewhere, game) == message


def test_a_hand_that_was_not_chosen_is_noticed() -> None:
    game = Game.new(players=2, modules=["king_intrigue"], seed=1)
    while not game.position.board.round:
        game.play(game.decision.options[0])
    intrigue_laws.hands_are_what_was_chosen(game, Chance(1))
    game.position.board.hand[0] ^= 1 << 1 | 1 << 18
    assert broken(intrigue_laws.hands_are_what_was_chosen, game).startswith("Red has [1, ")


@pytest.mark.rule("KI-41")
@pytest.mark.parametrize("region", ["Gal", "Vas", "Cat"])
def test_a_change_in_a_region_of_the_king_a_quarantine_or_his_token_is_noticed(region: str) -> None:
    game = intrigue(castillo="open")
    before, board = taboo_regions(game), game.position.board
    number = game.rules.space_named(region)
    assert number in before

    def changed(board: Board) -> None:
        with pytest.raises(AssertionError, match=f"the taboo region {number} changed"):
            taboo_is_kept(before, taboo_regions(game))

    board.caballeros[number * COLOURS] += 1
    changed(board)
    board.caballeros[number * COLOURS] -= 1
    board.tiles[0] = number
    changed(board)
    board.tiles[0] = -1
    board.grande[0] = number
    changed(board)


def test_a_repeated_action_that_brings_somebody_into_play_is_noticed() -> None:
    game = struck("Val: 2 red, 1 blue", "intrigue-any-3", "Val.red>Gra stop", court="1 blue")
    assert repeats(game)
    before = on_the_board(game)
    nobody_comes_twice(before, on_the_board(game))
    game.position.board.place(1, game.rules.space_named("Val"))
    with pytest.raises(AssertionError, match="brought 1 caballeros of seat 1 into play"):
        nobody_comes_twice(before, on_the_board(game))
    assert not repeats(situation(card="king", modules=["grand_inquisitor"]))


# --- Grandissimo ---


def atlantic(caballeros: str = "Sh1: 2 red; Pri: 1 blue; Gu2: 1 red; Nue: 2 black", **rest: Any) -> Game:
    """Red's turn, with ships, prisoners, guests, a boycott, King incognito and a second card."""
    given = {
        "ships": "red blue",
        "queen": "red",
        "jester": "blue",
        "boycott": "green:Gal",
        "incognito": "red:Ara",
        "second": "blue:boycott",
    }
    return gra(caballeros, **{**given, **rest})


def test_a_position_with_everything_of_grandissimo_keeps_all_laws() -> None:
    keep_all(atlantic())
    keep_all(atlantic(acting="green"))


@pytest.mark.parametrize(
    ("caballeros", "law", "message"),
    [
        (
            "Sh1: 1 red, 1 blue",
            grandissimo_laws.loads_belong_to_the_ships_holder,
            "2 caballeros on the ship of 0, 1 of them his",
        ),
        ("Pri: 1 black", grandissimo_laws.guests_and_prisoners_belong_to_players, "a mercenary is in prison"),
        ("Gu2: 1 blue", grandissimo_laws.guests_and_prisoners_belong_to_players, "1 is his own guest"),
        ("Gu1: 1 black", grandissimo_laws.guests_and_prisoners_belong_to_players, "a mercenary is a guest of 0"),
    ],
)
def test_a_caballero_on_the_wrong_ship_in_prison_or_at_a_court_is_noticed(
    caballeros: str, law: Law, message: str
) -> None:
    assert broken(law, atlantic(caballeros)) == message


@pytest.mark.parametrize(
    ("name", "which", "value", "law", "message"),
    [
        ("ships", 1, 4, fields_are_what_they_can_be, "ships is [4]"),
        ("queen", 0, 4, fields_are_what_they_can_be, "queen is [4]"),
        ("inquisitor", 0, 4, fields_are_what_they_can_be, "inquisitor is [4]"),
        ("second-card", 0, 99, fields_are_what_they_can_be, "second-card is [99]"),
        ("acting", 0, 1, grandissimo_laws.the_acting_grande_is_with_the_king, "1 acts as King, not in 0"),
        ("boycott", 2, 2, grandissimo_laws.region_cards_are_conserved, "the region cards [2, 2] are taken"),
        ("boycott", 1, 5, grandissimo_laws.region_cards_are_conserved, "two regions are boycotted"),
        ("incognito", 1, 4, grandissimo_laws.region_cards_are_conserved, "Blue hides the King and keeps 0 cards"),
        ("alliance", 0, 4, an_alliance_is_of_two, "the alliance is of [4, -1]"),
    ],
)
def test_what_nobody_can_have_is_noticed(name: str, which: int, value: int, law: Law, message: str) -> None:
    game = atlantic()
    field(name).put(game.position, value, which)
    assert broken(law, game) == message


def test_a_second_card_that_is_also_elsewhere_is_noticed() -> None:
    game = atlantic()
    game.position.board.put_under(6, field("second-card").of(game.position, 1))
    assert "stack 6" in broken(cards_are_conserved, game)


def test_a_kept_card_that_nobody_can_keep_is_noticed() -> None:
    game = atlantic(card="king")
    board = game.position.board
    board.kept += ((board.card, 0, FOR_GOOD),)
    board.card = -1
    assert broken(cards_are_conserved, game) == "seat 0 keeps king"


def test_a_mercenary_that_is_lost_is_noticed() -> None:
    game = atlantic()
    game.position.board.caballeros[5 * COLOURS + BLACK] -= 1
    assert broken(laws.POSITION[0], game) == "1 black caballeros"


def test_a_ship_that_is_not_there_has_no_holder() -> None:
    for second, message in ((False, "[0, 0] have ships"), (True, "")):
        game = Game.new(2, modules=["grandissimo"], seed=1, second_ship=second)
        put(game, "ships", "red red")
        if message:
            assert broken(grandissimo_laws.loads_belong_to_the_ships_holder, game) == message
        else:
            grandissimo_laws.loads_belong_to_the_ships_holder(game, Chance(1))
