"""Laws that hold at every decision of random games on all tables."""

from __future__ import annotations

import json
from itertools import product
from math import prod
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOWHERE
from elgrande.engine.chance import Chance
from elgrande.rules.anniversary.banner import BANNERS
from elgrande.rules.config import CHOICES, PARTS, Config, configure, module_sets
from elgrande.rules.fields import Field
from elgrande.rules.grand_inquisitor.facts import FRANCIA, LIMIT
from elgrande.rules.grand_inquisitor.inquisitor import LEVIED
from elgrande.rules.grand_inquisitor.kept import CLOSED
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, PLACES
from elgrande.rules.grand_inquisitor.tokens import GOLD
from elgrande.rules.players_edition.actions import QUARANTINE
from elgrande.rules.position import INQUISITOR
from elgrande.tools import board_laws, laws
from elgrande.tools.fuzz import fuzz_game, tables, variants
from tests.cli.running import error, run
from tests.situation import situation
from tests.tools.breaking import broken


@settings(max_examples=15, deadline=None)
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
    assert {part for config in found for part in config.without} == set(PARTS)
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
    assert broken(board_laws.caballeros_are_conserved, game) == "Blue has 29 caballeros"


def test_a_lost_card_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.stacks[3] = game.position.board.stacks[3][1:]
    assert "stack 3" in broken(board_laws.cards_are_conserved, game)


def test_two_tiles_on_one_space_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.tiles = [4, 4]
    assert "tiles" in broken(board_laws.pieces_stand_where_they_may, game)


def test_stale_options_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.options = game.position.options[1:]
    assert "stale" in broken(laws.options_are_pure, game)


def test_points_from_nowhere_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.score[0] = 5
    assert "sources" in broken(laws.points_have_sources, game)


def test_a_position_that_the_record_does_not_lead_to_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.king = (game.position.board.king + 1) % 9
    assert "another position" in broken(laws.records_tell_all, game)


def test_a_change_in_the_kings_region_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    before = board_laws.taboo_regions(game)
    game.position.board.caballeros[game.position.board.king * COLOURS] += 1
    with pytest.raises(board_laws.LawBroken, match="taboo region"):
        board_laws.taboo_is_kept(before, board_laws.taboo_regions(game))


# --- those of the modules, too ---


def abroad(caballeros: str, **rest: Any) -> Game:
    return situation(
        caballeros, king="Ara", card="king", grandes="red:Gal blue:Vas", players=2, modules=MODULES, **rest
    )


MODULES = ["grand_inquisitor", "anniversary"]
ALL_BLACK = "Nue: 2 black; Vie: 2 black"
GOOD = f"{ALL_BLACK}; Shi: 2 red, 1 blue; Amb: 1 blue; Cpt: 1 red; Lim: 3 red"


def test_a_position_of_all_modules_keeps_all_laws() -> None:
    game = abroad(GOOD, carriers="gold Shi.red, goods Amb.blue", banners="red:Cpt blue:Shi", lying="1 gold, 2 goods")
    for law in laws.POSITION:
        law(game, Chance(1))


def test_a_lost_black_caballero_is_noticed() -> None:
    game = abroad(GOOD)
    game.position.board.caballeros[5 * COLOURS + BLACK] -= 1
    assert broken(board_laws.caballeros_are_conserved, game) == "3 black caballeros"


@pytest.mark.parametrize(
    ("caballeros", "message"),
    [
        ("Fra: 1 red", "1 caballeros on francia, which has room for 0"),
        ("Amb: 1 red, 1 blue", "2 caballeros on ambassador, which has room for 1"),
        ("Lim: 4 red, 3 blue", "7 caballeros on limit-board, which has room for 6"),
    ],
)
def test_too_many_on_a_space_are_noticed(caballeros: str, message: str) -> None:
    assert broken(board_laws.nobody_stands_without_room, abroad(f"{ALL_BLACK}; {caballeros}")) == message


@pytest.mark.parametrize(
    ("caballeros", "carriers", "message"),
    [
        ("Shi: 1 red", "gold Shi.red, goods Shi.red", "2 tokens for 1 caballeros on ship"),
        ("Cpt: 1 red", "gold Cpt.red", "a carrier is captain"),
        ("Val: 1 red", "gold Val.red", "a carrier is in valencia"),
        ("Lim: 1 red", "gold Lim.red", "a carrier is in limit-board"),
        ("Cas: 1 red", "gold Cas.red", "a carrier is in castillo"),
    ],
)
def test_a_token_where_it_cannot_be_is_noticed(caballeros: str, carriers: str, message: str) -> None:
    game = abroad(f"{ALL_BLACK}; {caballeros}", carriers=carriers)
    assert broken(board_laws.tokens_are_conserved, game) == message


def test_a_token_nowhere_is_noticed() -> None:
    game = abroad(GOOD)
    GOLD.put(game.position, 9999, 3)
    assert broken(board_laws.tokens_are_conserved, game) == "a token is at 9999"


@pytest.mark.parametrize(
    ("caballeros", "banners", "message"),
    [
        ("Val: 1 red", "red:Gra", "0 caballeros, 0 carriers and a bearer at 7"),
        ("Shi: 1 red", "red:Shi", "1 caballeros, 1 carriers and a bearer at 11"),
        ("Cas: 1 red", "red:Cas", "the banner of 0 is at 9"),
    ],
)
def test_a_banner_without_a_bearer_is_noticed(caballeros: str, banners: str, message: str) -> None:
    carriers = "gold Shi.red" if "Shi" in caballeros else ""
    game = abroad(f"{ALL_BLACK}; {caballeros}", banners=banners, carriers=carriers)
    assert broken(board_laws.banners_are_borne, game) == message


@pytest.mark.parametrize(
    ("field", "value", "which"), [(LIMIT, FRANCIA, 0), (LIMIT, NOWHERE, 0), (NEWCOMERS, 1, 0), (NEWCOMERS, 1, PLACES)]
)
def test_what_the_inquisition_cannot_be_is_noticed(field: Field, value: int, which: int) -> None:
    game = abroad(GOOD)
    field.put(game.position, value, which)
    assert broken(board_laws.inquisition_is_in_order, game)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        (LIMIT, CASTILLO, "limit is [9]"),
        (INQUISITOR, 2, "inquisitor is [2]"),
        (LEVIED, 2, "levied is [2]"),
        (NEWCOMERS, -1, "newcomers is [-1]"),
        (GOLD, 9999, "gold is [9999]"),
        (BANNERS, 99, "banners is [99]"),
        (QUARANTINE, 3, "quarantine is kept by nobody"),
    ],
)
def test_a_field_with_a_value_of_another_kind_is_noticed(field: Field, value: int, message: str) -> None:
    game = abroad(GOOD)
    board_laws.fields_are_what_they_can_be(game, Chance(1))
    field.put(game.position, value)
    assert broken(board_laws.fields_are_what_they_can_be, game) == message


def test_a_closed_card_that_was_taken_is_noticed() -> None:
    game = abroad(GOOD)
    CLOSED.put(game.position, 1 << 5)
    assert broken(board_laws.cards_are_conserved, game) == "the closed card of stack 5 was taken"


def test_the_king_on_the_ship_and_a_grande_in_the_castillo_are_noticed() -> None:
    game = abroad(GOOD)
    game.position.board.grande[0] = CASTILLO  # thrown in by a conspiracy
    board_laws.pieces_stand_where_they_may(game, Chance(1))
    game.position.board.king = 11
    assert broken(board_laws.pieces_stand_where_they_may, game) == "the King is at 11"
    game = Game.new(players=2, seed=1)
    game.position.board.grande[0] = CASTILLO
    assert "Grandes" in broken(board_laws.pieces_stand_where_they_may, game)


def test_a_change_on_a_space_inside_the_kings_region_is_noticed() -> None:
    for field, value in ((BANNERS, 4), (LIMIT, 3)):
        game = situation(
            f"{ALL_BLACK}; Lim: 2 red; Ara: 1 red", king="Ara", limit="Ara", banners="red:Lim", modules=MODULES
        )
        before = board_laws.taboo_regions(game)
        field.put(game.position, value)
        with pytest.raises(board_laws.LawBroken, match="taboo region"):
            board_laws.taboo_is_kept(before, board_laws.taboo_regions(game))


def test_a_caballero_that_goes_onto_the_limit_board_in_the_kings_region_is_noticed() -> None:
    game = situation(f"{ALL_BLACK}; Lim: 2 red; Ara: 1 red", king="Ara", limit="Ara", modules=MODULES)
    before = board_laws.taboo_regions(game)
    game.position.move(2 * COLOURS, game.rules.space_named("Lim"))
    with pytest.raises(board_laws.LawBroken, match="taboo region"):
        board_laws.taboo_is_kept(before, board_laws.taboo_regions(game))


# --- the command ---


def test_fuzz_plays_just_the_modules_that_are_named() -> None:
    arguments = ("fuzz", "--games", "1", "--jobs", "1", "--tables", "players=2 rounds=6", "--modules", "anniversary")
    data = json.loads(run(*arguments, "--json").stdout)
    assert data["findings"] == []
    assert {table["modules"] for table in data["tables"]} == {"anniversary"}


def test_fuzz_refuses_modules_that_do_not_fit() -> None:
    said = error("fuzz", "--modules", "grand-inquisitor,grandissimo", code=2)
    assert said.startswith("'grand_inquisitor' does not go with 'grandissimo'")
