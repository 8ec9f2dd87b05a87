"""Material and set-up (BASE-1 to BASE-14)."""

from __future__ import annotations

import pytest

from elgrande import Game, IllegalChoice
from elgrande.notation import COLOUR_NAMES
from tests.rules.events import kinds, scored_order
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import follow, play_out
from tests.rules.positions import last_turn, turn
from tests.rules.refusing import reason
from tests.situation import asked, situation, standing, texts

MAP = [
    ("galicia", "Gal", [4, 2, 0], "Vas Vie", True),
    ("pais-vasco", "Vas", [5, 3, 1], "Gal Ara Vie", True),
    ("aragon", "Ara", [5, 4, 1], "Vas Cat Vie Nue Val", False),
    ("cataluna", "Cat", [4, 2, 1], "Ara Val", True),
    ("castilla-la-vieja", "Vie", [6, 4, 2], "Gal Vas Ara Nue", False),
    ("castilla-la-nueva", "Nue", [7, 4, 2], "Ara Vie Sev Gra Val", False),
    ("sevilla", "Sev", [4, 3, 1], "Nue Gra", True),
    ("granada", "Gra", [6, 3, 1], "Nue Sev Val", True),
    ("valencia", "Val", [5, 3, 2], "Ara Cat Nue Gra", True),
]
TRACK = "Gal Vas Ara Cat Vie Nue Sev Gra Val"


# --- material ---


@pytest.mark.rule("BASE-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_has_a_grande_30_caballeros_and_13_power_cards(players: int) -> None:
    game = Game.new(players=players, seed=3)
    for seat in range(players):
        seen = game.view(seat).as_dict()
        mine = seen["seats"][seat]
        on_board = sum(space["caballeros"][seat] for space in seen["spaces"].values() if space["caballeros"])
        assert mine["grande"] is not None
        assert on_board + mine["court"] + mine["province"] == 30
        assert mine["hand"] == list(range(1, 14))


@pytest.mark.rule("BASE-1")
def test_a_secret_dial_can_show_any_of_the_nine_regions() -> None:
    game = situation(card="secret-scoring")
    game.follow("special")
    assert texts(game) == TRACK


@pytest.mark.rule("BASE-2")
@pytest.mark.parametrize(("key", "short", "table", "neighbours", "coast"), MAP)
def test_a_region_has_its_table_neighbours_and_coast(
    key: str, short: str, table: list[int], neighbours: str, coast: bool
) -> None:
    game = situation(king=short, card="adviser")
    assert game.view().as_dict()["spaces"][key]["table"] == table
    assert next(space.coast for space in game.rules.spaces if space.key == key) == coast
    game.follow("special")
    assert texts(game) == neighbours


@pytest.mark.rule("BASE-3")
def test_regions_are_scored_from_galicia_to_valencia() -> None:
    everywhere = "; ".join(f"{region}: 1 red" for region in TRACK.split())
    game = last_turn(everywhere)
    assert scored_order(game, follow(game, "end")) == f"Cas {TRACK}"


@pytest.mark.rule("BASE-4")
def test_the_castillo_scores_5_3_1() -> None:
    game = situation("Cas: 3 red, 2 blue, 1 green", card="score-castillo")
    game.follow("special")
    assert game.scores == [5, 3, 1, 0]
    assert game.view().as_dict()["spaces"]["castillo"]["table"] == [5, 3, 1]


@pytest.mark.rule("BASE-4")
@pytest.mark.parametrize("card", ["king", "grande", "score-region", "score-region-3"])
def test_the_castillo_is_no_region_for_king_grande_and_scorings(card: str) -> None:
    game = situation("Cas: 3 red", card=card, grandes="red:Val")
    game.follow("special")
    assert "Cas" not in texts(game).split()
    with pytest.raises(IllegalChoice, match=reason("not-a-region")):
        game.play("Cas")


@pytest.mark.rule("BASE-4")
@pytest.mark.parametrize("card", ["score-5", "score-first", "score-most", "score-fewest"])
def test_a_card_that_scores_regions_never_scores_the_castillo(card: str) -> None:
    game = situation("Cas: 1 red; Vas: 2 blue", king="Nue", card=card)
    game.follow("special")
    assert game.scores == [0, 5, 0, 0]


@pytest.mark.rule("BASE-5")
def test_two_score_tiles_start_beside_the_board() -> None:
    assert Game.new(seed=2).view().as_dict()["tiles"] == [None, None]
    game = situation(tiles="8:Gal 4:Cas", king="Nue")
    spaces = game.view().as_dict()["spaces"]
    assert spaces["galicia"]["table"] == [8, 4, 0]
    assert spaces["castillo"]["table"] == [4, 0, 0]


@pytest.mark.rule("BASE-6")
@pytest.mark.parametrize(
    ("power", "brings"),
    [(1, 6), (2, 5), (3, 5), (4, 4), (5, 4), (6, 3), (7, 3), (8, 2), (9, 2), (10, 1), (11, 1)],
)
def test_a_power_card_brings_caballeros_to_the_court(power: int, brings: int) -> None:
    game = turn(power=power)
    assert texts(game).split()[0] == f"+{brings}"
    game.play(f"+{brings}")
    assert game.position.board.court[0] == brings
    assert game.position.board.province[0] == 30 - brings


@pytest.mark.rule("BASE-6")
@pytest.mark.parametrize("power", [12, 13])
def test_power_cards_12_and_13_bring_nobody(power: int) -> None:
    assert asked(turn("Val: 1 red", power=power)) == "red TakeCard"


@pytest.mark.rule("BASE-7")
def test_45_action_cards_in_five_stacks() -> None:
    game = Game.new(seed=0)
    sizes = [len(cards_in_stack(game, number)) + 1 for number in (1, 2, 3, 4, 5)]
    assert sizes == [11, 11, 11, 11, 1]
    assert offered(game)[4] == "king"


@pytest.mark.rule("BASE-7", "BASE-34")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_number_of_a_stack_is_the_number_of_caballeros_to_place(number: int) -> None:
    game = situation(king="Gal", court="9 red")
    game.follow(f"A{number} place" + " Vas" * number)
    assert standing(game, "Vas") == f"{number} red"
    assert asked(game) != "red Place"


# --- set-up ---


@pytest.mark.rule("BASE-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_home_regions_differ_from_each_other_and_from_the_kings(players: int) -> None:
    kings, homes = set(), set()
    for seed in range(60):
        board = Game.new(players=players, seed=seed).position.board
        assert len({board.king, *board.grande}) == players + 1
        assert {board.king, *board.grande} <= set(range(9))
        kings.add(board.king)
        homes |= set(board.grande)
    assert kings == set(range(9)), "any region can be the King's"
    assert homes == set(range(9)), "any region can be home"


@pytest.mark.rule("BASE-11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_2_at_home_7_at_court_21_in_the_province(players: int) -> None:
    game = Game.new(players=players, seed=8)
    board = game.position.board
    for seat in range(players):
        home = game.rules.spaces[board.grande[seat]].short
        assert standing(game, home) == f"2 {COLOUR_NAMES[seat]}"
    assert sum(board.caballeros) == 2 * players
    assert board.court == [7] * players
    assert board.province == [21] * players
    assert game.scores == [0] * players


@pytest.mark.rule("BASE-12")
def test_each_stack_is_shuffled_on_its_own() -> None:
    for number in (1, 2, 3, 4):
        orders = set()
        for seed in range(20):
            game = Game.new(seed=seed)
            cards = [offered(game)[number - 1], *cards_in_stack(game, number)]
            printed = [card.key for card in game.rules.cards if card.stack == number for _ in range(card.copies)]
            assert sorted(cards) == sorted(printed)
            orders.add(tuple(cards))
        assert len(orders) == 20


@pytest.mark.rule("BASE-12")
def test_the_same_seed_gives_the_same_game() -> None:
    assert Game.new(seed=5).save() == Game.new(seed=5).save()
    assert Game.new(seed=5).save() != Game.new(seed=6).save()


@pytest.mark.rule("BASE-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_anybody_can_be_the_first_start_player(players: int) -> None:
    starts = [Game.new(players=players, seed=seed).decision.player for seed in range(200)]
    assert set(starts) == set(range(players))
    assert all(starts.count(seat) > 200 // players // 2 for seat in range(players))


@pytest.mark.rule("BASE-14")
def test_nine_rounds() -> None:
    game = Game.new(players=3, seed=1)
    play_out(game)
    assert [event[1] for event in kinds(game.events(), "round")] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.rule("BASE-14")
def test_the_short_game_leaves_out_rounds_1_4_and_7() -> None:
    game = Game.new(players=3, seed=1, rounds=6)
    play_out(game)
    assert [event[1] for event in kinds(game.events(), "round")] == [2, 3, 5, 6, 8, 9]
