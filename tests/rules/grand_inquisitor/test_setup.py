"""Grand Inquisitor & Colonies: material and set-up (GIC-1 to GIC-7)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.notation import COLOUR_NAMES
from tests.looks import belongings, marked, noted
from tests.rules.grand_inquisitor.observing import seen_tokens
from tests.rules.grand_inquisitor.positions import MODULES
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import play_out
from tests.rules.positions import NINE
from tests.rules.refusing import reason
from tests.situation import asked, standing, texts

PLAYERS = (2, 3, 4, 5)


def new(players: int = 4, seed: int = 3, **options: Any) -> Game:
    return Game.new(players=players, modules=MODULES, seed=seed, **options)


def spaces(game: Game) -> dict[str, Any]:
    """What everybody sees of each space."""
    seen: dict[str, Any] = game.view().as_dict()["spaces"]
    return seen


def set_out(game: Game, *dials: str) -> None:
    """The players dial, red first; the rest as red does."""
    for seat in range(game.rules.players):
        game.play(dials[seat] if seat < len(dials) else dials[0], seat)


def allowed(game: Game) -> str:
    """A region that may be dialled and in which nothing is yet."""
    taken = [key for key, space in spaces(game).items() if any(space["caballeros"] or [0]) or space["black"]]
    taken += marked(game, "limit")
    return next(
        text for text in texts(game).split() if game.rules.spaces[game.rules.space_named(text)].key not in taken
    )


# --- caballeros ---


@pytest.mark.rule("GIC-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_36_caballeros(players: int) -> None:
    game = new(players)
    set_out(game, texts(game).split()[0])
    seen = game.view(0).as_dict()
    for seat, mine in enumerate(seen["seats"]):
        assert (mine["court"], mine["province"]) == (7, 25)
        assert sum(space["caballeros"][seat] for space in seen["spaces"].values() if space["caballeros"]) == 4


@pytest.mark.rule("GIC-1", "GIC-4")
def test_two_start_at_home_and_two_where_the_dial_says() -> None:
    game = new(2)
    homes = [seat["grande"] or "" for seat in game.view().as_dict()["seats"]]
    assert [spaces(game)[home]["caballeros"] for home in homes] == [[2, 0], [0, 2]]
    place = allowed(game)
    set_out(game, place)
    assert standing(game, place) == "2 red, 2 blue"
    assert [spaces(game)[home]["caballeros"] for home in homes] == [[2, 0], [0, 2]]


@pytest.mark.rule("GIC-4")
def test_who_dials_his_home_has_four_there() -> None:
    game = new(2)
    home = game.rules.spaces[game.position.board.grande[0]].short
    game.follow(f"red:{home} blue:{allowed(game)}")
    assert standing(game, home) == "4 red"


# --- region cards ---


def region_cards(game: Game) -> tuple[str, list[str], str, list[str]]:
    """The King's region, those with black caballeros, the one with the limit board, the homes."""
    seen = game.view().as_dict()
    black = [key for key, space in seen["spaces"].items() if space["black"]]
    return seen["king"] or "", black, marked(game, "limit")[0], [seat["grande"] or "" for seat in seen["seats"]]


@pytest.mark.rule("GIC-2", "GIC-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(10))
def test_king_black_limit_board_and_homes_are_in_different_regions_of_the_nine(players: int, seed: int) -> None:
    game = new(players, seed)
    king, black, board, homes = region_cards(game)
    drawn = [king, *black, board, *homes]
    assert len(drawn) == len(set(drawn)) == 4 + players
    assert set(drawn) <= {game.rules.spaces[game.rules.space_named(short)].key for short in NINE.split()}


@pytest.mark.rule("GIC-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_black_caballeros_stand_in_each_of_two_regions(players: int) -> None:
    assert sorted(space["black"] or 0 for space in spaces(new(players)).values())[-3:] == [0, 2, 2]


@pytest.mark.rule("GIC-2")
def test_in_other_games_they_are_in_other_regions() -> None:
    assert len({tuple(region_cards(new(seed=seed))[1]) for seed in range(20)}) > 5


@pytest.mark.rule("GIC-3")
@pytest.mark.parametrize(("players", "room"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_the_limit_board_has_6_or_10_spaces(players: int, room: int) -> None:
    assert noted(new(players), "table-board-spaces")["limit-board"] == {"taken": 0, "all": room}


@pytest.mark.rule("GIC-3")
def test_with_five_players_all_nine_region_cards_are_used() -> None:
    king, black, board, homes = region_cards(new(5))
    assert len({king, *black, board, *homes}) == 9


# --- the dial ---


@pytest.mark.rule("GIC-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_before_the_first_round_all_dial_at_once_one_of_the_nine_but_the_kings_region(players: int) -> None:
    game = new(players)
    king = game.rules.spaces[game.position.board.king].short
    assert sorted(question.player for question in game.decisions) == list(range(players))
    assert asked(game).endswith("SetOutDial")
    expected = [text for text in NINE.split() if text != king]
    assert all([option.text for option in question.options] == expected for question in game.decisions)
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play(king, 0)


@pytest.mark.rule("GIC-4", "GIC-11")
@pytest.mark.parametrize("text", ["Fra", "Shi", "Ame", "Afr", "Cas", "Amb", "Cpt", "Vic", "Lim"])
def test_the_dial_of_the_set_up_shows_no_other_space(text: str) -> None:
    with pytest.raises(IllegalChoice, match=reason("not-on-dial")):
        new().play(text, 0)


@pytest.mark.rule("GIC-4")
def test_the_dials_are_secret_until_the_last_is_set() -> None:
    game = new()
    other = game.copy()
    one, two = texts(game).split()[:2]
    game.follow(f"red:{one} green:{one} blue:{one}")
    other.follow(f"red:{two} green:{one} blue:{two}")
    for seat in (2, 3, SPECTATOR):
        assert game.view(seat).key() == other.view(seat).key()
    assert standing(game, one) == standing(other, one)
    assert asked(game) == "yellow SetOutDial"
    events = game.play(two, 3)
    assert [event for event in events if event[0] == "dial"] == [
        ("dial", seat, game.rules.space_named(text)) for seat, text in enumerate((one, one, one, two))
    ]


@pytest.mark.rule("GIC-4")
def test_then_the_first_round_begins() -> None:
    game = new()
    set_out(game, allowed(game))
    assert game.position.board.round == 1
    assert asked(game) == f"{COLOUR_NAMES[game.position.board.start]} PlayPowerCard"


@pytest.mark.rule("GIC-4", "GIC-59")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_who_dial_the_region_with_the_limit_board_stand_on_it(players: int) -> None:
    game = new(players)
    board = game.rules.spaces[game.rules.space_named(region_cards(game)[2])].short
    set_out(game, board)
    assert standing(game, "Lim") == ", ".join(f"2 {COLOUR_NAMES[seat]}" for seat in range(players))
    assert standing(game, board) == ""


# --- tokens, cards, the Grand Inquisitor ---


@pytest.mark.rule("GIC-5")
def test_some_gold_and_goods_lie_in_the_colonies_the_rest_is_in_supply() -> None:
    assert seen_tokens(new(), "gold") == (4, 1, [])
    assert seen_tokens(new(), "goods") == (9, 2, [])


@pytest.mark.rule("GIC-6")
def test_stack_6_is_holy_inquisition_and_stack_7_has_eleven_cards() -> None:
    game = new()
    assert cards_in_stack(game, 6) == ["holy-inquisition"]
    assert sorted(cards_in_stack(game, 7)) == [
        "close-card",
        "conspiracy",
        "delayed-scoring",
        "double-strike",
        "free-choice",
        "limit-board",
        "limit-board",
        "limit-board-gold",
        "score-black",
        "score-new-regions",
        "transport",
    ]
    assert [len(cards_in_stack(game, number)) for number in (1, 2, 3, 4, 5)] == [11, 11, 11, 11, 1]


@pytest.mark.rule("GIC-6")
def test_stack_7_is_shuffled() -> None:
    assert len({tuple(cards_in_stack(new(seed=seed), 7)) for seed in range(10)}) == 10


@pytest.mark.rule("GIC-6")
def test_seven_cards_are_face_up_each_round_king_and_holy_inquisition_among_them() -> None:
    game = new(2)
    set_out(game, allowed(game))
    for number in range(1, 6):
        play_out(game, until_round=number)
        while not asked(game).endswith("PlayPowerCard"):
            game.play(game.decision.options[0])
        assert len([key for key in offered(game) if key]) == 7
        assert offered(game)[4:6] == ["king", "holy-inquisition"]


@pytest.mark.rule("GIC-6")
def test_a_taken_card_of_stacks_6_and_7_is_not_there_for_the_others() -> None:
    game = new(2)
    set_out(game, allowed(game))
    while not asked(game).endswith("TakeCard"):
        game.play(game.decision.options[0])
    assert texts(game).startswith("A1 A2 A3 A4 A5 A6 A7")
    game.follow("A6 end")
    while not asked(game).endswith("TakeCard"):
        game.play(game.decision.options[0])
    assert texts(game).startswith("A1 A2 A3 A4 A5 A7")
    with pytest.raises(IllegalChoice, match=reason("card-taken")):
        game.play("A6")


@pytest.mark.rule("GIC-7")
def test_nobody_holds_the_grand_inquisitor_at_the_start() -> None:
    assert belongings(new()) == []


@pytest.mark.rule("GIC-1")
def test_the_rest_is_as_in_the_base_game() -> None:
    game = new(5)
    for seat in range(5):
        mine = game.view(seat).as_dict()["seats"][seat]
        assert mine["score"] == 0
        assert mine["hand"] == list(range(1, 14))
    assert game.view().as_dict()["tiles"] == [None, None]


@pytest.mark.rule("GIC-1", "GIC-6")
def test_without_the_module_there_is_none_of_it() -> None:
    game = Game.new(players=4, seed=3)
    assert asked(game).endswith("PlayPowerCard")
    assert len(offered(game)) == 5
    assert game.view().as_dict()["news"] == []
