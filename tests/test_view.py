"""What each seat may see: hands, taken-back cards, dials, the Castillo, the order of the stacks."""

from __future__ import annotations

import json
from inspect import signature

import pytest

from elgrande import SPECTATOR, Game
from elgrande.board.board import Board
from elgrande.board.hand import cards_in
from elgrande.board.spaces import BLACK, CASTILLO
from elgrande.engine.chance import Chance
from elgrande.rules.sight import SIGHT
from elgrande.tools import laws
from elgrande.view import View
from tests.looks import belongings, marked, news, noted, secrets
from tests.rules.players_edition.positions import played, scoring
from tests.situation import situation


def test_every_field_of_the_board_is_in_the_table_of_what_is_seen() -> None:
    assert list(SIGHT) != []
    assert set(SIGHT) == set(signature(Board).parameters)


def test_nobody_sees_the_order_of_the_stacks() -> None:
    game, other = (situation(card="king") for _ in range(2))
    first, second, *rest = other.position.board.stacks[1]
    other.position.board.stacks[1] = (second, first, *rest)
    for seat in range(SPECTATOR, 4):
        assert game.view(seat).key() == other.view(seat).key()


def test_everybody_sees_what_was_put_under_a_stack() -> None:
    game = situation(card="score-4", court="3 red")
    game.follow("special end")
    assert game.view(2).as_dict()["seen"][2][-1] == "score-4"


@pytest.mark.parametrize("castillo", ["hidden", "open"])
def test_the_castillo_is_shown_only_at_an_open_table(castillo: str) -> None:
    game = situation("Cas: 2 red, 3 blue", castillo=castillo)
    seen = game.view(0).as_dict()["spaces"]["castillo"]["caballeros"]
    assert seen == (None if castillo == "hidden" else [2, 3, 0, 0])


def test_counting_tells_what_is_in_the_castillo_all_the_same() -> None:
    game = situation("Cas: 2 red, 3 blue; Gal: 1 blue")
    imagined = game.view(2).imagine(Chance(1))
    assert [imagined.board.on(CASTILLO, player) for player in range(4)] == [2, 3, 0, 0]


def test_a_hand_is_for_its_owner_the_others_see_its_size() -> None:
    game = Game.new(players=2, seed=1)
    own, others = game.view(0).as_dict()["seats"]
    assert own["hand"] == list(range(1, 14))
    assert others["hand"] is None
    assert others["hand_size"] == 13


def taken_back(value: str) -> Game:
    """Red has played 2, 9 and 5 in earlier rounds and 13 now, and takes one of them back."""
    game = situation(card="power-card", turn="red", played="listed")
    game.position.board.hand[0] &= ~(1 << 2 | 1 << 9 | 1 << 5)
    game.position.run()
    game.follow(f"special {value}")
    return game


def test_nobody_else_sees_which_power_card_came_back() -> None:
    nine, two = taken_back("P9"), taken_back("P2")
    for seat in (SPECTATOR, 1, 2, 3):
        assert nine.view(seat).key() == two.view(seat).key()
        seen = nine.view(seat).as_dict()["seats"][0]
        assert seen["doubtful"] == [2, 5, 9, 13]
        assert seen["hand_size"] == 10
    assert nine.view(0).key() != two.view(0).key()
    assert 9 in (nine.view(0).as_dict()["seats"][0]["hand"] or [])


def test_a_player_imagines_any_of_the_cards_that_may_have_come_back() -> None:
    view = taken_back("P9").view(1)
    imagined = {tuple(cards_in(view.imagine(Chance(seed)).board.hand[0])) for seed in range(60)}
    assert len(imagined) == 4
    assert all(len(hand) == 10 for hand in imagined)


def test_playing_the_card_again_ends_all_doubt() -> None:
    game = taken_back("P9")
    chance = Chance(5)
    while game.decision.player != 0 or type(game.decision.decision).__name__ != "PlayPowerCard":
        game.play(chance.pick([option for option in game.decision.options if option.text not in ("P9", "special")]))
    game.play("P9")
    assert game.view(1).as_dict()["seats"][0]["doubtful"] == []


def test_a_dial_is_seen_by_its_owner_only_until_the_reveal() -> None:
    games = []
    for region in ("Val", "Sev"):
        game = situation("Cas: 2 red", king="Nue", round=3, players=3, card="king")
        game.play("end")
        game.play(region, player=0)
        games.append(game)
    first, second = games
    for seat in (SPECTATOR, 1, 2):
        assert first.view(seat).key() == second.view(seat).key()
    assert first.view(0).key() != second.view(0).key()


def test_a_view_is_plain_data_for_a_browser() -> None:
    game = Game.new(players=5, seed=6)
    data = game.view(3).as_dict()
    assert json.loads(json.dumps(data)) == data
    assert data["options"] == (game.position.options if game.decision.player == 3 else [])


def test_resampling_keeps_all_that_the_player_sees() -> None:
    game, chance = Game.new(players=4, seed=8), Chance(8)
    for _ in range(150):
        game.play(chance.pick(chance.pick(game.decisions).options))
        if game.over:
            break
    for player in range(4):
        resampled = game.resample(player, Chance(1)).position
        assert View(resampled, player).key() == game.view(player).key()


def test_resampling_deals_the_unseen_cards_anew() -> None:
    game = Game.new(players=4, seed=8)
    orders = {game.resample(1, Chance(seed)).position.board.stacks[1] for seed in range(20)}
    assert len(orders) > 10


def test_there_is_no_such_seat() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 3, not 4"):
        Game.new(players=4, seed=0).view(4)


# --- with modules ---

COLONIES = ("grand_inquisitor", "anniversary")


def test_a_space_inside_a_region_says_where_it_is_and_how_many_it_holds() -> None:
    game = situation("Shi: 2 red, 1 black; Cpt: 1 blue; Lim: 3 red", limit="Val", modules=COLONIES)
    spaces = game.view(0).as_dict()["spaces"]
    assert spaces["ship"] == {
        "caballeros": [2, 0, 0, 0],
        "black": 1,
        "table": [0, 0, 0],
        "tile": -1,
        "within": None,
        "room": None,
    }
    assert (spaces["captain"]["within"], spaces["captain"]["room"]) == ("ship", 1)
    assert (spaces["limit-board"]["within"], spaces["limit-board"]["room"]) == ("valencia", 10)
    assert [key for key, space in spaces.items() if space["within"] == "francia"] == ["ambassador", "envoy", "third"]
    assert spaces["galicia"]["within"] is None


def test_everybody_sees_what_modules_keep_on_the_board() -> None:
    game = situation(
        "Ame: 2 red; Gal: 1 blue",
        inquisitor="blue",
        limit="Val",
        carriers="gold Ame.red",
        lying="1 gold, 2 goods",
        banners="red:Ame",
        keeps="green:double-strike",
        modules=COLONIES,
    )
    seen = game.view(SPECTATOR).as_dict()
    waits = "table-banner-waits"
    assert belongings(game) == [(1, "word-grand-inquisitor"), (1, waits), (2, waits), (3, waits)]
    assert marked(game, "limit") == ["valencia"]
    assert noted(game, "table-board-spaces")["valencia"] == {"taken": 0, "all": 10}
    assert news(game, "table-supply")["gold"] == 3
    assert seen["spaces"]["america"]["heap"] == {"gold": 1}
    assert seen["spaces"]["america"]["carried"] == {"red": {"gold": 1, "banner": 1}}
    assert noted(game, "table-carries-gold") == {"america": {"player": 0, "count": 1}}
    assert seen["closed"] == []
    assert [(kept["card"], kept["holder"]) for kept in seen["kept"]] == [("double-strike", 2)]
    assert json.loads(json.dumps(seen)).keys() == seen.keys()


@pytest.mark.rule("OPT-2")
@pytest.mark.parametrize("castillo", ["hidden", "open"])
def test_black_caballeros_in_the_castillo_are_hidden_like_all_others(castillo: str) -> None:
    game = situation("Cas: 1 red, 3 black; Gal: 1 black", castillo=castillo, modules=COLONIES)
    seen = game.view(2).as_dict()["spaces"]["castillo"]
    assert (seen["black"], seen["caballeros"]) == ((3, [1, 0, 0, 0]) if castillo == "open" else (None, None))
    assert game.view(2).imagine(Chance(1)).board.on(CASTILLO, BLACK) == 3


def test_the_dial_of_the_set_up_is_seen_by_its_owner_only() -> None:
    games = [Game.new(players=3, seed=4, modules=COLONIES) for _ in range(2)]
    for game, option in zip(games, (0, 1), strict=True):
        question = next(question for question in game.decisions if question.player == 0)
        game.play(question.options[option])
    first, second = games
    assert all(first.view(seat).key() == second.view(seat).key() for seat in (SPECTATOR, 1, 2))
    assert first.view(0).key() != second.view(0).key()
    assert first.view(0).as_dict()["seats"][0]["dial"] is not None
    assert first.view(1).as_dict()["answered"] == [0]


@pytest.mark.parametrize("players", [2, 4])
def test_no_view_tells_a_secret_in_a_whole_game_with_modules(players: int) -> None:
    game, chance = Game.new(players=players, seed=21, modules=COLONIES), Chance(21)
    while not game.over:
        if chance.below(4) == 0:
            laws.views_keep_secrets(game, chance)
        game.play(chance.pick(chance.pick(game.decisions).options))


# --- regions that are doubled in secret ---


@pytest.mark.rule("KI-35", "KI-40")
def test_a_doubled_region_is_seen_by_all_once_its_turn_has_come() -> None:
    game = scoring("Gal: 2 green; Val: 1 green; Res: 1 red", doubled="blue:Gal green:Val", keeps="red:reserve")
    hidden = [(1, None, True), (2, None, True)]
    assert (game.decision.player, secrets(game, "picture-doubling", 0)) == (0, hidden)
    assert marked(game, "double", 0) == []
    assert marked(game, "double", 1) == ["galicia"]
    game.play("pass")  # before Galicia, the first region
    for seat in (0, SPECTATOR):
        assert secrets(game, "picture-doubling", seat) == [(1, "galicia", False), hidden[1]]
        assert marked(game, "double", seat) == ["galicia"]
    while not game.over and game.decision.player == 0 and "pass" in [option.text for option in game.decision.options]:
        game.play("pass")
    assert secrets(game, "picture-doubling", 0) == []


@pytest.mark.rule("PE-10", "KI-40")
def test_a_storm_is_a_secret_of_its_player_until_his_turn() -> None:
    game = played(card="mistress", storming="blue:Gal", storm="green:Val")
    shown = (2, "valencia", False)
    assert secrets(game, "word-storm", 0) == [(1, None, True), shown]
    assert secrets(game, "word-storm", 1) == [(1, "galicia", True), shown]
    assert marked(game, "storm", 0) == ["valencia"]


@pytest.mark.rule("SC-4")
def test_everybody_sees_the_limit_boards_and_what_they_let_in() -> None:
    game = played(card="mistress", crowded="Gal Val")
    assert marked(game, "six") == ["galicia", "valencia"]
    assert noted(game, "table-limit")["galicia"]["most"] == 6


def test_the_order_of_turns_is_seen_once_all_power_cards_are_played() -> None:
    game = Game.new(3, seed=1)
    assert game.view().as_dict()["order"] == []
    for _ in range(3):
        game.play(game.decision.options[0])
    power = game.position.board.power
    order = game.view().as_dict()["order"]
    assert sorted(order) == [0, 1, 2]
    assert [power[seat] for seat in order] == sorted(power, reverse=True)
    assert order[0] == game.view().as_dict()["player"]


@pytest.mark.parametrize(("players", "table"), [(2, "4"), (3, "4 / 2"), (4, "4 / 2 / 0"), (5, "4 / 2 / 0")])
def test_score_tables_show_the_places_that_count(players: int, table: str) -> None:
    game = Game.new(players, seed=1)
    assert game.view().as_dict()["places"] == len(table.split(" / "))
    assert f"<title>Galicia: score table {table}</title>" in game.svg()
