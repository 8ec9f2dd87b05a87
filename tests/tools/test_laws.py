"""Laws that hold at every decision of random games on all tables."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game
from elgrande.board.options import PICK
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS
from elgrande.engine.chance import Chance
from elgrande.rules.config import CHOICES, Config, configure, module_sets, parts
from elgrande.rules.grand_inquisitor.facts import AMERICA
from elgrande.rules.keeping import FOR_GOOD
from elgrande.tools import board_laws, laws
from elgrande.tools.fuzz import fuzz_game, tables, variants
from tests.cli.running import error, run
from tests.fields import field
from tests.rules.grand_inquisitor.positions import whole_turn
from tests.rules.lawful import ALL_BLACK, COLONIES, abroad, atlantic, intrigue
from tests.situation import situation
from tests.tools.breaking import broken


@settings(max_examples=15 if "CI" in os.environ else 5, deadline=None)
@given(st.sampled_from(tables()), st.integers(0, 95), st.integers(0, 2**48))
def test_random_games_on_all_tables_keep_all_laws(table: Config, number: int, seed: int) -> None:
    _, finding = fuzz_game(variants(table)[number], seed)
    assert finding is None


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_a_random_game_of_every_set_of_modules_keeps_all_laws(modules: tuple[str, ...]) -> None:
    players = 2 + module_sets().index(modules) % 4
    decisions, finding = fuzz_game(configure(players, modules, rounds=6), seed=players)
    assert finding is None
    assert decisions > 50


# --- the tables of the fuzzer ---


@pytest.mark.rule("MIX-1")
def test_there_are_176_tables() -> None:
    assert len(tables()) == len(set(tables())) == 176
    assert {(table.modules, table.players, table.rounds) for table in tables()} == set(
        product(module_sets(), range(2, 6), CHOICES["rounds"])
    )


@pytest.mark.parametrize("table", [tables()[0], tables()[16], tables()[-1]], ids=lambda table: "+".join(table.modules))
def test_all_combinations_of_other_options_come_up_at_each_table(table: Config) -> None:
    found = variants(table)
    assert {config[:3] for config in found} == {table[:3]}
    options = [tuple(getattr(config, name) for name in CHOICES if name != "rounds") for config in found]
    assert (
        len(options) == len(set(options)) == prod(len(values) for name, values in CHOICES.items() if name != "rounds")
    )


@pytest.mark.parametrize("first", range(0, 96, 5))
def test_a_dozen_games_at_a_table_meet_every_value_of_every_option(first: int) -> None:
    found = variants(tables()[0]) * 2
    for name, values in CHOICES.items():
        if name != "rounds":
            assert {getattr(config, name) for config in found[first : first + 12]} == set(values)


@pytest.mark.rule("OPT-6")
def test_every_other_game_of_grandissimo_leaves_out_parts() -> None:
    found = variants(configure(3, ["grandissimo"]))
    assert [bool(config.without) for config in found[:4]] == [False, True, False, True]
    assert {part for config in found for part in config.without} == set(parts())
    assert not any(config.without for config in variants(configure(3, ["king_intrigue"])))


def test_an_earlier_copy_never_changes() -> None:
    game, chance = Game.new(players=5, seed=3), Chance(3)
    copies = []
    while not game.over:
        copies.append((game.copy(), laws.state(game.position)))
        game.position.choose(chance.pick(game.position.options))
    assert all(laws.state(copy.position) == state for copy, state in copies)


# --- the laws themselves can fail ---


def test_a_lost_caballero_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.province[1] -= 1
    assert broken(board_laws.caballeros_are_conserved, game.position) == "seat 1 has 29 caballeros"


def test_a_lost_card_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.stacks[3] = game.position.board.stacks[3][1:]
    assert "stack 3" in broken(board_laws.cards_are_conserved, game.position)


def test_two_tiles_on_one_space_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.tiles = [4, 4]
    assert "tiles" in broken(board_laws.pieces_stand_where_they_may, game.position)


def test_stale_options_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.options = game.position.options[1:]
    assert "stale" in broken(laws.options_are_pure, game, Chance(1))


def test_points_from_nowhere_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.score[0] = 5
    assert "sources" in broken(laws.points_have_sources, game, Chance(1))


def test_a_position_that_the_record_does_not_lead_to_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.king = (game.position.board.king + 1) % 9
    assert "another position" in broken(laws.records_tell_all, game, Chance(1))


def test_a_change_in_the_kings_region_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    before = game.position.copy()
    game.position.board.caballeros[game.position.board.king * COLOURS] += 1
    assert "taboo region" in broken(board_laws.taboo_is_kept, before, game.position)


# --- those of the modules, too ---


def test_a_lost_black_caballero_is_noticed() -> None:
    game = abroad()
    game.position.board.caballeros[5 * COLOURS + BLACK] -= 1
    assert broken(board_laws.caballeros_are_conserved, game.position) == "3 black caballeros"


def test_a_picked_caballero_that_goes_nowhere_is_noticed() -> None:
    modules = ("grand_inquisitor", "king_intrigue", "special_cards")
    game = whole_turn("Ame: 1 red; Shi: 1 red, 5 blue", modules=modules, crowded="Shi", king="Nue")
    laws.who_picks_puts_down(game, Chance(1))
    game.position.options = [PICK + AMERICA * COLOURS]
    assert "Reinforce" in broken(laws.who_picks_puts_down, game, Chance(1))


@pytest.mark.parametrize(
    ("caballeros", "message"),
    [
        ("Fra: 1 red", "1 caballeros on francia, which has room for 0"),
        ("Amb: 1 red, 1 blue", "2 caballeros on ambassador, which has room for 1"),
        ("Lim: 4 red, 3 blue", "7 caballeros on limit-board, which has room for 6"),
    ],
)
def test_too_many_on_a_space_are_noticed(caballeros: str, message: str) -> None:
    assert broken(board_laws.nobody_stands_without_room, abroad(f"{ALL_BLACK}; {caballeros}").position) == message


@pytest.mark.parametrize(
    ("make", "name", "which", "value", "message"),
    [
        (abroad, "limit", 0, CASTILLO, "limit is [9]"),
        (abroad, "inquisitor", 0, 2, "inquisitor is [2]"),
        (abroad, "levied", 0, 2, "levied is [2]"),
        (abroad, "newcomers", 0, -1, "newcomers is [-1]"),
        (abroad, "gold", 0, 9999, "gold is [9999]"),
        (abroad, "banners", 0, 99, "banners is [99]"),
        (abroad, "quarantine", 0, 3, "quarantine is kept by nobody"),
        (intrigue, "quarantine", 0, 9, "quarantine is [9]"),
        (intrigue, "turned", 0, 2, "turned is [2]"),
        (atlantic, "ships", 1, 4, "ships is [4]"),
        (atlantic, "queen", 0, 4, "queen is [4]"),
        (atlantic, "inquisitor", 0, 4, "inquisitor is [4]"),
        (atlantic, "second-card", 0, 99, "second-card is [99]"),
    ],
)
def test_a_field_with_a_value_of_another_kind_is_noticed(
    make: Callable[[], Game], name: str, which: int, value: int, message: str
) -> None:
    game = make()
    board_laws.fields_are_what_they_can_be(game.position)
    field(name).put(game.position, value, which)
    assert broken(board_laws.fields_are_what_they_can_be, game.position) == message


def test_a_second_card_that_is_also_elsewhere_is_noticed() -> None:
    game = atlantic()
    game.position.board.put_under(6, field("second-card").of(game.position, 1))
    assert "stack 6" in broken(board_laws.cards_are_conserved, game.position)


def test_a_kept_card_that_nobody_can_keep_is_noticed() -> None:
    game = atlantic(card="king")
    board = game.position.board
    board.kept += ((board.card, 0, FOR_GOOD),)
    board.card = -1
    assert broken(board_laws.cards_are_conserved, game.position) == "seat 0 keeps king"


def test_the_king_on_the_ship_and_a_grande_in_the_castillo_are_noticed() -> None:
    game = abroad()
    game.position.board.grande[0] = CASTILLO  # thrown in by a conspiracy
    board_laws.pieces_stand_where_they_may(game.position)
    game.position.board.king = 11
    assert broken(board_laws.pieces_stand_where_they_may, game.position) == "the King is at 11"
    game = Game.new(players=2, seed=1)
    game.position.board.grande[0] = CASTILLO
    assert "Grandes" in broken(board_laws.pieces_stand_where_they_may, game.position)


def test_a_change_on_a_space_inside_the_kings_region_is_noticed() -> None:
    for name, value in (("banners", 4), ("limit", 3)):
        game = situation(
            f"{ALL_BLACK}; Lim: 2 red; Ara: 1 red", king="Ara", limit="Ara", banners="red:Lim", modules=COLONIES
        )
        before = game.position.copy()
        field(name).put(game.position, value)
        assert "taboo region" in broken(board_laws.taboo_is_kept, before, game.position)


def test_a_caballero_that_goes_onto_the_limit_board_in_the_kings_region_is_noticed() -> None:
    game = situation(f"{ALL_BLACK}; Lim: 2 red; Ara: 1 red", king="Ara", limit="Ara", modules=COLONIES)
    before = game.position.copy()
    game.position.move(2 * COLOURS, game.rules.space_named("Lim"))
    assert "taboo region" in broken(board_laws.taboo_is_kept, before, game.position)


@pytest.mark.rule("KI-41")
@pytest.mark.parametrize("region", ["Gal", "Vas", "Cat"])
@pytest.mark.parametrize("what", ["caballero", "tile", "turned", "grande", "crowded"])
def test_a_change_in_a_region_of_the_king_a_quarantine_or_his_token_is_noticed(region: str, what: str) -> None:
    game = intrigue(castillo="open")
    number, board = game.rules.space_named(region), game.position.board
    if what == "turned":
        board.tiles[0] = number
    before = game.position.copy()
    board_laws.taboo_is_kept(before, game.position)
    if what == "caballero":
        board.caballeros[number * COLOURS] += 1
    elif what == "tile":
        board.tiles[0] = number
    elif what == "grande":
        board.grande[0] = number
    else:
        field(what).put(game.position, 1 if what == "turned" else number)
    assert broken(board_laws.taboo_is_kept, before, game.position).startswith(f"the taboo region {number} changed")


# --- the command ---


def test_fuzz_plays_just_the_modules_that_are_named() -> None:
    arguments = ("fuzz", "--games", "1", "--jobs", "1", "--tables", "players=2 rounds=6", "--modules", "anniversary")
    data = json.loads(run(*arguments, "--json").stdout)
    assert data["findings"] == []
    assert {table["modules"] for table in data["tables"]} == {"anniversary"}


def test_fuzz_refuses_modules_that_do_not_fit() -> None:
    said = error("fuzz", "--modules", "grand-inquisitor,grandissimo", code=2)
    assert said.startswith("'grand_inquisitor' does not go with 'grandissimo'")
