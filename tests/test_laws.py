"""Laws that hold at every decision of random games on all tables."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elgrande import Game
from elgrande.board.spaces import COLOURS
from elgrande.engine.chance import Chance
from elgrande.rules.config import Config, configure
from elgrande.tools import laws
from elgrande.tools.fuzz import fuzz_game, tables


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(tables()), st.integers(0, 2**48))
def test_random_games_on_all_tables_keep_all_laws(config: Config, seed: int) -> None:
    _, finding = fuzz_game(config, seed)
    assert finding is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_of_every_number_of_players_keeps_all_laws(players: int) -> None:
    decisions, finding = fuzz_game(configure(players), seed=players)
    assert finding is None
    assert decisions > 50


def test_all_tables_are_all_combinations() -> None:
    assert len(tables()) == len(set(tables())) == 4 * 2 * 2 * 3 * 2 * 2 * 2


def test_an_earlier_copy_never_changes() -> None:
    game, chance = Game.new(players=5, seed=3), Chance(3)
    copies = []
    while not game.over:
        copies.append((game.copy(), laws.state(game.position)))
        game.position.choose(chance.pick(game.position.options))
    assert all(laws.state(copy.position) == state for copy, state in copies)


# --- the laws themselves can fail ---


def broken(law: laws.Law, game: Game) -> str:
    with pytest.raises(laws.LawBroken) as error:
        law(game, Chance(1))
    return str(error.value)


def test_a_lost_caballero_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.province[1] -= 1
    assert broken(laws.caballeros_are_conserved, game) == "Blue has 29 caballeros"


def test_a_lost_card_is_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.stacks[3] = game.position.board.stacks[3][1:]
    assert "stack 3" in broken(laws.cards_are_conserved, game)


def test_two_tiles_on_one_space_are_noticed() -> None:
    game = Game.new(players=2, seed=1)
    game.position.board.tiles = [4, 4]
    assert "tiles" in broken(laws.pieces_stand_in_regions, game)


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
    before = laws.kings_region(game)
    game.position.board.caballeros[game.position.board.king * COLOURS] += 1
    with pytest.raises(laws.LawBroken, match="King's region"):
        laws.taboo_is_kept(before, laws.kings_region(game))
