"""The bots: always legal, by their view alone, repeatable, and with sense, which a pupil shows best."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game
from elgrande.board import options as ids
from elgrande.bots import Bot, make_bot
from elgrande.bots.evaluate import Outlook, known_points, points, stakes
from elgrande.bots.hint import hint
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.mind import Mind
from elgrande.bots.pupil import PupilBot
from elgrande.engine.chance import Chance
from elgrande.rules.base.round import StartTurn
from elgrande.rules.base.scoring import awards, awards_for
from elgrande.rules.config import module_sets
from tests.bots.playing import chosen, finish_turn, one_page, play
from tests.fields import told
from tests.situation import asked, banners, situation, standing

QUICK = ("random", "page")
"""Bots that do not search."""
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "rounds": 6, "mercy": True},
    {"players": 4, "preset": "tournament"},
    {"players": 5, "veto": "start"},
    {"players": 3, "veto": "none", "castillo": "open"},
    {"players": 2, "rounds": 6, "modules": ["grand_inquisitor"]},
    {"players": 5, "rounds": 6, "modules": ["anniversary"]},
    {"players": 3, "rounds": 6, "modules": ["grand_inquisitor", "anniversary"], "castillo": "open"},
)


# --- every bot ---


def test_unknown_bot_is_refused_with_all_names() -> None:
    with pytest.raises(ValueError, match="no bot is called 'pawn'; there are 'random', 'page'"):
        make_bot("pawn")


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    game = Game.new(players=3, seed=1)
    other = (game.decision.player + 1) % 3
    with pytest.raises(ValueError, match=f"seat {other} has nothing to decide now"):
        make_bot("page").choose(game.view(other))


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("name", QUICK)
def test_bots_play_whole_games_at_all_tables(name: str, table: dict[str, Any]) -> None:
    game = Game.new(seed=11, **table)
    assert play(game, *[name] * table["players"])
    assert game.over


@pytest.mark.parametrize(("number", "modules"), list(enumerate(module_sets())), ids=str)
def test_pupil_plays_with_all_modules_that_go_together(number: int, modules: tuple[str, ...]) -> None:
    players = 2 + number % 4
    game = Game.new(players=players, rounds=6, seed=number, modules=modules)
    assert one_page(game, number % players)


@pytest.mark.parametrize("name", QUICK)
def test_same_seed_same_game(name: str) -> None:
    first, again, other = (Game.new(players=2, rounds=6, seed=4) for _ in range(3))
    play(first, name, name, seed=1)
    play(again, name, name, seed=1)
    play(other, name, name, seed=2)
    assert first.choices == again.choices
    assert first.choices != other.choices


@pytest.mark.parametrize("name", QUICK)
def test_choosing_changes_nothing(name: str) -> None:
    game = Game.new(players=4, seed=8)
    bot: Bot = make_bot(name, 3)
    for _ in range(60):
        player = game.decision.player
        view = game.view(player)
        before, key = game.save(), view.key()
        option = bot.choose(view)
        assert (game.save(), view.key()) == (before, key)
        game.play(option, player)


# --- the evaluation ---


@pytest.mark.parametrize("modules", [[], ["grand_inquisitor", "anniversary"]], ids=str)
def test_points_of_a_space_are_those_of_the_rules(modules: list[str]) -> None:
    """Whatever is remembered for the same stakes, from whichever space or game."""
    more = "; Amb: 1 red; Cpt: 1 blue; Vic: 1 black; Ara: 2 green" if modules else ""
    fields: dict[str, Any] = {"inquisitor": "yellow", "banners": "red:Gal green:Ara"} if modules else {}
    pieces: dict[str, Any] = {"king": "Nue", "grandes": "red:Gal blue:Nue", "tiles": "8:Vie", "card": "king"}
    game = situation(f"Gal: 3 red, 2 blue{more}", modules=modules, **pieces, **fields)
    chance = Chance(1)
    for space in Outlook(game.position).spaces:
        for _ in range(20):
            counts = [chance.below(4) for _ in range(4)]
            won = [0] * 4
            for player, award, _source in awards_for(game.position, space, counts):
                won[player] += award
            known = known_points(stakes(game.position, space))
            assert list(points(game.position, space, known, counts)) == won


def test_what_helps_one_player_hurts_the_others() -> None:
    game = situation("Gra: 3 red, 2 blue, 1 green", king="Nue", card="king", court="5 red")
    outlook = Outlook(game.position)
    more = game.position.copy()
    more.board.place(0, game.rules.space_named("Gra"))
    more.board.score[0] += 4
    gains = [outlook.utility(more, player) - outlook.utility(game.position, player) for player in range(4)]
    assert gains[0] > 0
    assert all(gain < 0 for gain in gains[1:])


# --- Page plays with sense ---


def test_pupil_takes_all_reinforcements_and_places_all_it_can() -> None:
    for kind, option, offered in play(Game.new(players=4, seed=2), *["page"] * 4):
        if kind == "Reinforce":
            assert option == offered[0]
        if kind == "Place":
            assert option != ids.STOP


def test_pupil_scores_its_own_region_and_never_skips_the_points() -> None:
    game = situation("Gra: 5 red, 1 blue; Vie: 4 blue; Val: 3 green", king="Nue", card="score-region", court="3 red")
    finish_turn(game)
    assert game.scores[0] >= 5
    assert game.scores[0] > max(game.scores[1:])


def test_pupil_does_not_score_for_others() -> None:
    game = situation("Gal: 4 blue; Cat: 5 blue; Sev: 3 blue, 1 green; Gra: 4 red", king="Nue", card="score-4")
    finish_turn(game)
    assert game.scores == [0, 0, 0, 0]


def test_pupil_places_before_it_scores() -> None:
    crowds = "; ".join(f"{name}: 7 green, 6 yellow, 5 blue" for name in ("Sev", "Val", "Vie", "Ara"))
    game = situation(f"Gra: 2 red, 3 blue; {crowds}", king="Nue", card="score-region", court="2 red")
    finish_turn(game)
    assert standing(game, "Gra") == "4 red, 3 blue"
    assert game.scores[0] == 6


def test_pupil_moves_foreign_caballeros_out_of_its_way() -> None:
    game = situation("Nue: 3 red, 4 blue; Gra: 5 blue; Vie: 5 blue", king="Gal", card="intrigue-foreign-3", round=9)
    finish_turn(game)
    board, nueva = game.position.board, game.rules.space_named("Nue")
    assert board.on(nueva, 0) > board.on(nueva, 1)


def test_pupil_leaves_its_own_majorities_alone() -> None:
    crowds = "; ".join(f"{name}: 3 green, 3 blue" for name in ("Vas", "Ara", "Cat", "Vie", "Sev", "Val", "Cas"))
    game = situation(f"Nue: 3 red, 2 blue; Gra: 4 red, 3 blue; {crowds}", king="Gal", card="intrigue-own-4", round=9)
    finish_turn(game)
    assert standing(game, "Nue").startswith("3 red")
    assert standing(game, "Gra").startswith("4 red")


def test_pupil_uses_its_veto_against_a_costly_scoring() -> None:
    where = "Vie: 5 red, 1 blue; Nue: 6 red; Gra: 3 red"
    game = situation(where, king="Gal", card="score-6-7", turn="red", vetoes="blue", scores="40 red, 38 blue", round=9)
    game.follow("special Vie")
    assert PupilBot().choose(game.view(1)) == ids.VETO


def test_pupil_keeps_its_veto_when_it_gains_most() -> None:
    game = situation("Vie: 5 blue, 1 red; Gra: 3 red", king="Gal", card="score-region", turn="red", vetoes="blue")
    game.follow("special Vie")
    assert PupilBot().choose(game.view(1)) == ids.PASS


def test_page_mixes_its_dials() -> None:
    game = situation("Cas: 2 red, 2 blue", king="Gal", round=3, card="king", court="1 red")
    while len(game.decisions) == 1:
        game.play(game.decision.options[-1])
    view = game.view(0)
    assert len({make_bot("page", seed).choose(view) for seed in range(30)}) > 1


@pytest.mark.parametrize(("players", "games", "enough"), [(4, 8, 8), (2, 3, 3), (5, 3, 3)])
def test_page_beats_random_players(players: int, games: int, enough: int) -> None:
    won = [
        one_page(Game.new(players=players, seed=300 + number), number % players, seed=number) for number in range(games)
    ]
    assert sum(won) >= enough


# --- Page knows the modules ---

COLONIES: dict[str, Any] = {"modules": ["grand_inquisitor"]}
BANNERS: dict[str, Any] = {"modules": ["anniversary"]}
CROWDS = "; ".join(f"{name}: 3 green, 3 blue" for name in ("Vas", "Ara", "Cat", "Vie", "Sev", "Val"))


def values(game: Game) -> dict[str, float]:
    """What each sensible option is worth to whoever decides, in notation."""
    position = game.view(game.decision.player).imagine(Chance(0))
    mind = Mind(Outlook(position), Chance(0))
    this_turn_only(position)
    names = {option.id: option.text for option in game.decision.options}
    worth = zip(mind.sensible(position), mind.values(position), strict=True)
    return {names[option]: value for option, value in worth}


def worth_now(game: Game, player: int) -> int:
    """What a player would get if everything were scored now."""
    spaces = Outlook(game.position).spaces
    return sum(won for space in spaces for other, won, _ in awards(game.position, space) if other == player)


def test_pupil_sails_home_with_gold() -> None:
    game = situation(
        f"Shi: 1 red; Gal: 1 red; {CROWDS}", king="Nue", carriers="gold Shi.red", whole_turn=True, round=5, **COLONIES
    )
    finish_turn(game)
    assert game.scores[0] >= 6
    assert game.position.board.on(game.rules.space_named("Shi"), 0) == 0


def test_pupil_takes_a_token_before_anything_else() -> None:
    game = situation("Ame: 1 red; Gal: 1 red", king="Nue", lying="1 gold", whole_turn=True, **COLONIES)
    assert chosen(game) == "token"


def test_pupil_brings_its_goods_from_the_colony_to_the_ship() -> None:
    game = situation("Afr: 1 red; Gal: 1 red", king="Nue", carriers="goods Afr.red", whole_turn=True, **COLONIES)
    assert chosen(game) == "Afr.red"


def test_pupil_makes_its_caballero_captain() -> None:
    game = situation("Ame: 1 red; Shi: 2 blue", king="Nue", whole_turn=True, **COLONIES)
    game.follow("Ame.red")
    assert chosen(game) == "Cpt"


def test_pupil_makes_its_caballero_viceroy() -> None:
    game = situation(f"Shi: 1 red; Gal: 3 red; {CROWDS}", king="Nue", whole_turn=True, **COLONIES)
    assert chosen(game) == "Shi.red"
    game.follow("Shi.red")
    assert chosen(game) == "Vic"


def test_pupil_prefers_the_better_office_in_francia() -> None:
    game = situation("Gal: 3 red, 1 blue", king="Ara", card="king", court="3 red", **COLONIES)
    game.follow("place")
    worth = values(game)
    assert worth["Amb"] > worth["Env"] > worth["Thi"]


def test_pupil_takes_the_grand_inquisitor_and_moves_black_caballeros_to_its_good() -> None:
    where = f"Gra: 3 red, 2 black, 4 blue; Gal: 2 red, 2 black, 3 green; {CROWDS}"
    game = situation(where, king="Nue", card="holy-inquisition", round=9, **COLONIES)
    before = worth_now(game, 0)
    finish_turn(game)
    assert told(game, "inquisitor") == "red"
    assert standing(game, "Gra") == "3 red, 4 blue, 2 black"  # they make red the first there
    assert worth_now(game, 0) >= before + 15


def test_pupil_levies_when_it_has_nothing_to_place() -> None:
    game = situation("Gal: 2 red", king="Nue", card="king", inquisitor="red", **COLONIES)
    assert chosen(game) == "levy"


def test_pupil_places_one_more_as_grand_inquisitor() -> None:
    game = situation(
        f"Gra: 2 red, 3 blue; {CROWDS}", king="Nue", card="king", court="9 red", inquisitor="red", **COLONIES
    )
    finish_turn(game)
    assert game.position.board.court[0] == 3


def test_pupil_fills_the_limit_board_with_its_own() -> None:
    where = "Val: 5 red, 7 blue, 1 green; Sev: 2 green; Gra: 4 yellow"
    game = situation(where, king="Nue", card="limit-board", limit="Sev", round=9, **COLONIES)
    game.follow("special")
    assert chosen(game) == "Val"
    game.follow("Val")
    finish_turn(game)
    assert standing(game, "Lim").startswith("5 red")
    assert standing(game, "Val").endswith("blue")


def test_pupil_strikes_when_the_repeated_action_pays() -> None:
    where = "Vie: 5 red, 1 blue; Gra: 4 blue; Gal: 2 green"
    keeps: dict[str, Any] = {"keeps": "red:double-strike", "turn": "blue", "card": "score-region"}
    game = situation(where, king="Nue", round=8, **keeps, **COLONIES)
    game.follow("special Gra")
    assert chosen(game) == "use"
    game = situation("Gra: 4 blue; Gal: 2 green", king="Nue", round=8, **keeps, **COLONIES)
    game.follow("special Gra")
    assert chosen(game) == "pass"


def test_pupil_uses_free_choice_in_the_last_general_scoring() -> None:
    where = f"Gra: 6 red; Gal: 2 red, 3 blue; {CROWDS}"
    game = situation(where, king="Nue", card="power-card", round=9, keeps="red:free-choice", **COLONIES)
    while asked(game) != "red MayChooseFreely":
        player = game.decision.player
        game.play(PupilBot().choose(game.view(player)), player)
    assert chosen(game) == "use"
    before = game.scores[0]
    while not game.over:
        game.play(PupilBot().choose(game.view(game.decision.player)), game.decision.player)
    assert game.scores[0] > before + 6


def test_pupil_closes_the_card_that_the_next_player_needs_most() -> None:
    where = "; ".join(f"{name}: 4 blue, 1 red" for name in ("Vas", "Ara", "Cat", "Vie", "Sev", "Val", "Gra"))
    game = situation(
        where,
        king="Nue",
        turn="blue",
        whole_turn=True,
        round=9,
        players=2,
        keeps="red:close-card",
        offered={1: "intrigue-own-4", 2: "exile-2", 3: "score-first", 4: "power-card", 7: "conspiracy"},
        **COLONIES,
    )
    while asked(game) != "red MayClose":
        game.play(game.decision.options[0])
    assert chosen(game) == "A3"


def test_pupil_strikes_a_close_and_closes_the_card_that_the_next_player_needs_most() -> None:
    where = "; ".join(f"{name}: 4 blue, 1 red" for name in ("Vas", "Ara", "Cat", "Vie", "Sev", "Val", "Gra"))
    game = situation(
        where,
        king="Nue",
        turn="green",
        card="close-card",
        round=9,
        players=3,
        keeps="red:double-strike",
        lying="5 gold, 11 goods",
        offered={1: "intrigue-own-4", 2: "exile-2", 3: "score-first", 4: "power-card"},
        **COLONIES,
    )
    names = [type(step).__name__ for step in game.position.stack]
    game.position.stack.insert(names.index("EndTurns") + 1, StartTurn(1))
    game.follow("special A1 use")
    assert asked(game) == "red CloseAgain"
    assert chosen(game) == "A3"
    assert hint(game.view(0))[0].option == ids.CARD + 3


def test_bots_know_that_a_bearer_with_an_office_breaks_ties() -> None:
    where: dict[str, Any] = {"king": "Nue", "modules": ["grand_inquisitor", "anniversary"]}
    worth = []
    for banners_are in ("", "red:Vic"):
        game = situation("Ame: 2 red, 2 blue; Vic: 1 red; Gal: 1 red", card="king", banners=banners_are, **where)
        worth.append(Outlook(game.position).worth(game.position)[0])
    assert worth[1] > worth[0] + 1


def test_bots_know_that_gold_which_came_this_round_does_not_come_home_in_it() -> None:
    where: dict[str, Any] = {"king": "Nue", "turn": "blue", "card": "king", "round": 9, "carriers": "gold Shi.red"}
    worth = []
    for fresh in ("", "1 gold Shi.red"):
        game = situation("Shi: 1 red", fresh=fresh, **where, **COLONIES)
        names = [type(step).__name__ for step in game.position.stack]
        game.position.stack.insert(names.index("EndTurns") + 1, StartTurn(0))
        outlook = Outlook(game.position)
        assert outlook.extras is not None
        worth.append(outlook.extras.worth(game.position)[0])
    assert worth[0] > worth[1] + 4


def test_pupil_leaves_the_limit_board_where_it_serves_it() -> None:
    game = situation(
        "Lim: 6 red; Sev: 6 blue; Val: 1 red, 3 blue; Gra: 1 red, 4 blue",
        king="Gal",
        card="limit-board",
        round=9,
        players=2,
        **COLONIES,
    )
    game.play("special")
    assert chosen(game) == "stop"


def test_pupil_marks_a_region_of_its_own_for_a_delayed_scoring() -> None:
    game = situation(f"Gra: 6 red, 1 blue; {CROWDS}", king="Nue", card="delayed-scoring", round=9, **COLONIES)
    game.follow("special")
    assert chosen(game) == "Gra"


def test_pupil_keeps_its_bearer_where_it_decides_a_tie() -> None:
    where = f"Gra: 3 red, 3 blue; Gal: 2 red; {CROWDS}"
    game = situation(where, king="Nue", card="intrigue-own-4", banners="red:Gra", round=9, **BANNERS)
    finish_turn(game)
    assert banners(game) == "red:Gra"


def test_pupil_gives_its_banner_to_where_a_tie_is() -> None:
    where = "Val: 3 blue; Gra: 3 red, 3 blue; Gal: 1 red, 5 green; Nue: 2 red; Vie: 1 red"
    game = situation(where, king="Ara", card="intrigue-region-own", banners="red:Vie", round=9, **BANNERS)
    game.follow("special Vie.red>Cas")
    assert asked(game) == "red NextBearer"
    assert chosen(game) == "Gra.red"


@pytest.mark.parametrize(
    "modules",
    [["grand_inquisitor", "anniversary"], ["king_intrigue", "players_edition", "special_cards"], ["grandissimo"]],
    ids=str,
)
def test_page_beats_random_players_with_modules(modules: list[str]) -> None:
    for seat in range(3):
        game = Game.new(players=4, rounds=6, seed=500 + seat, modules=modules)
        assert one_page(game, seat, seed=seat)
        assert game.scores[seat] > 1.3 * sorted(game.scores)[-2]
