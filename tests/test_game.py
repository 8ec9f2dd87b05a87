"""The public game: playing, undo, several decisions at once, errors that explain."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from elgrande import ACTIONS, CannotUndo, Game, IllegalChoice, NotationError
from elgrande.board.spaces import BLACK, CASTILLO
from elgrande.engine.chance import Chance
from elgrande.engine.machine import CIRCLES, RulesRunInCircles
from elgrande.events import without_castillo_count
from elgrande.points import column, columns_of, points_by_source
from elgrande.rules.base.round import EndTurns
from elgrande.rules.config import module_sets
from elgrande.rules.log import EVERY, last_kept
from elgrande.tools import laws
from tests.situation import asked, situation, standing, texts, tokens


def general_scoring(players: int = 3, **options: str) -> Game:
    """Round 3 is about to end; the players will set their dials for the Castillo."""
    game = situation(
        "Gal: 1 red; Cas: 2 red, 1 blue",
        king="Nue",
        round=3,
        players=players,
        card="king",
        **options,  # type: ignore[arg-type]
    )
    game.play("end")
    return game


# --- choices ---


def test_a_choice_is_an_option_an_id_or_its_notation() -> None:
    first, second, third = (Game.new(players=2, seed=5) for _ in range(3))
    option = first.decision.options[0]
    first.play(option)
    second.play(option.id)
    third.play(option.text)
    assert first.save() == second.save() == third.save()


def test_playing_returns_what_happened() -> None:
    game = Game.new(players=2, seed=5)
    player = game.decision.player
    assert game.play("P7") == [("power", player, 7)]


def test_options_have_text_label_and_id() -> None:
    game = Game.new(players=2, seed=5)
    option = game.decision.options[0]
    assert (option.text, option.label(), option.label("nl")) == ("P13", "Power card 13", "Machtkaart 13")
    assert game.mask()[option.id]
    assert len(game.mask()) == ACTIONS
    assert sum(game.mask()) == 13


def test_an_illegal_choice_says_why_and_what_would_be_legal_and_changes_nothing() -> None:
    game = situation("Ara: 1 red", king="Nue", card="king", court="2 red")
    game.play("place")
    before = game.save()
    with pytest.raises(IllegalChoice) as error:
        game.play("Nue")
    assert "Castilla la Nueva is the King's region" in str(error.value)
    assert "Red: place a caballero" in str(error.value)
    assert "Possible now: stop Ara Vie Sev Gra Val Cas" in str(error.value)
    with pytest.raises(IllegalChoice, match="Galicia is not next to the King's region"):
        game.play("Gal")
    assert game.save() == before


def test_a_text_that_is_no_option_says_how_options_are_written() -> None:
    with pytest.raises(NotationError, match=r"'Madrid' is no option: write P13, A4, .*Gal.red>Val"):
        Game.new(seed=0).play("Madrid")


def test_only_who_is_asked_can_choose() -> None:
    game = Game.new(players=3, seed=1, names=["Ana", "Bo", "Cid"])
    asked_now = game.decision.player
    other = (asked_now + 1) % 3
    with pytest.raises(IllegalChoice, match=f"{game.names[other]} has nothing to decide now"):
        game.play("P5", player=other)
    with pytest.raises(IllegalChoice, match="seat 7 has nothing to decide now"):
        game.play("P5", player=7)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    game, chance = Game.new(players=2, rounds=6, seed=1), Chance(1)
    while not game.over:
        game.play(chance.pick(game.decision.options))
    with pytest.raises(IllegalChoice, match="the game is over"):
        game.play("P1")
    with pytest.raises(IllegalChoice, match="the game is over"):
        _ = game.decision
    assert game.decisions == []
    assert repr(game).startswith("<Game over, seed 1: Red ")


def test_a_position_is_played_at_random_to_its_end() -> None:
    one, other = [Game.new(players=3, seed=7).position for _ in range(2)]
    draws = Random(1)
    made = 0
    while not one.over:
        one.choose(one.options[int(draws.random() * len(one.options))])
        made += 1
    assert other.play_at_random(Random(1).random) == made
    assert other == one
    assert other.play_at_random(Random(1).random) == 0  # nothing is left to choose


def test_a_game_shows_itself() -> None:
    game = Game.new(players=2, seed=1, names=["Ana", "Bo"])
    assert repr(game).startswith("<Game in round 1, seed 1: Ana 0, Bo 0; ")
    assert game._repr_svg_().startswith("<svg")


# --- several decisions at once ---


def test_dials_are_set_in_any_order_and_nobody_sees_one_before_all_are_set() -> None:
    game = general_scoring()
    assert sorted(question.player for question in game.decisions) == [0, 1, 2]
    game.play("Val", player=1)
    assert sorted(question.player for question in game.decisions) == [0, 2]
    assert game.view(0).as_dict()["answered"] == [1]
    assert game.view(0).as_dict()["seats"][1]["dial"] is None
    with pytest.raises(IllegalChoice, match="Blue has nothing to decide now"):
        game.play("Gal", player=1)
    game.play("Gra", player=2)
    assert standing(game, "Val") == ""
    game.play("Sev", player=0)
    assert standing(game, "Val") == "1 blue"
    assert standing(game, "Sev") == "2 red"


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_the_order_of_answers_makes_no_difference(order: list[int]) -> None:
    game, other = general_scoring(), general_scoring()
    dials = ["Val", "Sev", "Ara"]
    for player in range(3):
        other.play(dials[player], player)
    for player in order:
        game.play(dials[player], player)
    assert game.position.board.caballeros == other.position.board.caballeros
    assert game.scores == other.scores


def test_a_game_is_saved_between_two_dials() -> None:
    game = general_scoring()
    game.play("Val", player=1)
    again = Game.load(game.save(), checked=False)
    for each in (game, again):
        each.play("Sev", player=2)
        each.play("Gra", player=0)
    assert standing(again, "Val") == "1 blue"
    assert again.save() == game.save()


# --- undo ---


def test_undo_takes_back_choice_by_choice() -> None:
    game = Game.new(players=3, seed=2)
    start = game.save()
    game.follow("P13 P12")
    assert game.undoable == 2
    game.undo()
    game.undo()
    assert game.save() == start
    with pytest.raises(CannotUndo, match="nothing has been chosen yet"):
        game.undo()


def test_undo_stops_where_something_was_revealed() -> None:
    game, chance = Game.new(players=2, seed=2), Chance(2)
    while game.position.board.round == 1:
        game.play(chance.pick(game.decision.options))
    with pytest.raises(CannotUndo, match="revealed"):
        game.undo()
    game.play(game.decision.options[0])
    assert game.undoable == 1


def test_a_player_takes_back_only_his_own_choice() -> None:
    game = Game.new(players=3, seed=2, names=["Ana", "Bo", "Cid"])
    chooser = game.decision.player
    game.play("P13")
    with pytest.raises(CannotUndo, match=f"{game.names[chooser]} chose last"):
        game.undo(player=(chooser + 1) % 3)
    game.undo(player=chooser)
    assert game.choices == []


def test_in_an_open_row_of_dials_each_player_may_take_back_his_own() -> None:
    game, chance = Game.new(players=3, seed=6), Chance(6)
    while len(game.decisions) == 1 or game.position.board.round < 3:
        game.play(chance.pick(game.decision.options))
    before = {player: game.view(player).key() for player in range(3)}
    first, second, _ = (question.player for question in game.decisions)
    region = game.decision.options[0].text
    game.play(region, first)
    game.play(region, second)
    game.undo(player=first)
    assert [question.player for question in game.decisions if question.player == first] == [first]
    assert game.view(first).answered == [second]
    game.undo(player=second)
    assert {player: game.view(player).key() for player in range(3)} == before


def test_a_dial_needs_to_be_said_whose_it_is() -> None:
    game = general_scoring()
    with pytest.raises(IllegalChoice, match="choose at once: say whose choice it is"):
        game.play("Val")


def test_undo_works_after_loading() -> None:
    game = Game.new(players=3, seed=2)
    start = game.save()
    game.play("P13")
    again = Game.load(game.save())
    again.undo()
    assert again.save() == start


def test_an_earlier_moment_of_the_game_can_be_seen_again() -> None:
    game, chance = Game.new(players=4, seed=9), Chance(9)
    saves = []
    for _ in range(60):
        saves.append(game.save())
        game.play(chance.pick(game.decision.options))
    assert game.at(25).save() == saves[25]


# --- the machine ---


@pytest.mark.parametrize("modules", [[], ["grand_inquisitor", "king_intrigue"]])
def test_going_back_replays_few_choices_however_long_the_game_is(modules: list[str]) -> None:
    game, chance = Game.new(players=5, modules=modules, seed=6), Chance(6)
    saved = [game.save()]
    while not game.over:
        game.play(chance.pick(game.position.options), game.player)
        saved.append(game.save())
    assert game.length == len(game.choices) == len(saved) - 1
    for count in range(game.length + 1):
        before = last_kept(game._log, count)
        assert before is not None
        assert count - EVERY < before.length <= count + 1
        assert game.at(count).save() == saved[count]


def test_choices_that_differ_are_replayed_from_where_they_do() -> None:
    game = Game.new(players=2, seed=3)
    for choice in ("P5", "P8", "+2"):
        game.play(choice)
    first, (player, option), _ = game.choices
    other = game.with_choices([first, (player, option + 1)])
    again = Game.new(players=2, seed=3)
    again.play("P5")
    again.play("P9")
    assert other == again
    assert game.with_choices(game.choices) == game


def test_rules_that_run_in_circles_are_stopped() -> None:
    position = Game.new(players=2, seed=0).position
    position.stack += [EndTurns()] * (CIRCLES + 1)
    with pytest.raises(RulesRunInCircles):
        position.run()


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    assert Game.new(players=4, seed=3).save() == Game.new(players=4, seed=3).save()
    boards = {tuple(Game.new(players=4, seed=seed).position.board.grande) for seed in range(20)}
    assert len(boards) > 10


def test_chance_is_the_same_for_ever() -> None:
    chance = Chance(2026)
    assert [chance.below(100) for _ in range(12)] == [46, 95, 96, 94, 74, 65, 55, 67, 9, 26, 27, 73]


def test_chance_is_fair() -> None:
    chance = Chance(1)
    counts = [0] * 9
    for _ in range(9000):
        counts[chance.below(9)] += 1
    assert all(850 < count < 1150 for count in counts)


def test_events_of_the_whole_game_are_those_of_its_choices() -> None:
    game, chance = Game.new(players=3, seed=4), Chance(4)
    told = []
    while not game.over:
        told += game.play(chance.pick(game.decision.options))
    events = game.events()
    assert events[-len(told) :] == told
    assert events[0] == ("round", 1)


def test_with_the_end_of_a_turn_asked_a_player_ends_it_himself_and_can_take_back_until_then() -> None:
    game = situation("Ara: 1 red", king="Nue", card="king", court="1 red", ending="asked", round=4)
    game.follow("special Vie place Gal")
    assert [option.text for option in game.decision.options] == ["end"]
    assert game.decision.player == 0
    game.play("end")
    assert game.position.board.round == 5


# --- with modules ---

COLONIES = ("grand_inquisitor", "anniversary")
BRIDGES = ["king_intrigue", "players_edition"]


def test_a_game_with_modules_is_named_and_checked() -> None:
    game = Game.new(3, modules=["anniversary", "grand_inquisitor"], seed=1)
    assert game.table.config.modules == ("base", "grand_inquisitor", "anniversary")
    with pytest.raises(ValueError, match="no module is called 'dragons'"):
        Game.new(3, modules=["dragons"], seed=0)
    with pytest.raises(ValueError, match="modules is a list of names"):
        Game.new(3, modules="grand_inquisitor", seed=0)


def test_before_the_first_round_all_dial_at_once() -> None:
    game = Game.new(3, modules=COLONIES, seed=1)
    assert asked(game).split()[-1] == "SetOutDial"
    assert sorted(question.player for question in game.decisions) == [0, 1, 2]
    assert all(question.secret for question in game.decisions)
    assert game.position.board.round == 0


def test_a_space_inside_a_region_is_chosen_by_its_own_name() -> None:
    game = situation(king="Val", court="3 red", card="king", modules=COLONIES)
    game.follow("place Cpt Shi")
    assert (standing(game, "Cpt"), standing(game, "Shi")) == ("1 red", "1 red")
    with pytest.raises(IllegalChoice, match=r"There is no free place on the captain's space\."):
        game.play("Cpt")


def test_what_is_done_beside_a_choice_is_taken_back_like_any_choice() -> None:
    game = situation("Ame: 1 red", king="Gal", card="king", court="1 red", lying="1 gold", modules=COLONIES)
    before = texts(game)
    assert "token" in before.split()
    game.follow("token Ame.red")
    assert tokens(game) == "gold Ame.red"
    assert "token" not in texts(game).split()


def test_undo_and_forks_with_modules_lead_where_the_game_was() -> None:
    game, chance, states = Game.new(4, COLONIES, 5), Chance(5), []
    while not game.over:
        states.append(laws.state(game.position))
        game.play(chance.pick(chance.pick(game.decisions).options))
        if game.undoable and chance.below(8) == 0:
            game.undo()
            assert laws.state(game.position) == states.pop()
    for count in range(0, len(states), 50):
        fork = game.at(count)
        assert laws.state(fork.position) == states[count]
        assert fork.choices == game.choices[:count]


def test_points_say_what_they_are_for_also_with_modules() -> None:
    sources: set[str] = set()
    for seed in range(5):
        game, chance = Game.new(3, COLONIES, seed), Chance(seed)
        while not game.over:
            busy = [option for option in game.decision.options if option.text not in ("stop", "pass", "end")]
            game.play(chance.pick(busy or game.decision.options))
        points = game.points()
        assert [sum(one.points for one in points if one.player == seat) for seat in range(3)] == game.scores
        assert {column(game.rules, one) for one in points} <= set(columns_of(game.rules))
        sources |= {one.source for one in points}
    assert {"gold", "goods", "captain", "viceroy", "ambassador", "envoy"} <= sources


@pytest.mark.rule("MIX-1")
@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_the_columns_of_points_add_up_to_the_score_at_every_table(modules: tuple[str, ...]) -> None:
    for players in (2, 5):
        game, chance = Game.new(players, modules, seed=players, rounds=6), Chance(players)
        while not game.over:
            busy = [option for option in game.decision.options if option.text not in ("stop", "pass", "end")]
            game.play(chance.pick(busy or game.decision.options))
        columns = dict.fromkeys(product(range(players), columns_of(game.rules)), 0)
        for one in game.points():
            columns[one.player, column(game.rules, one)] += one.points
        sums = [sum(columns[seat, name] for name in columns_of(game.rules)) for seat in range(players)]
        assert sums == game.scores


@pytest.mark.rule("PE-6")
def test_points_of_the_bridge_have_a_column_of_their_own() -> None:
    rules = Game.new(2, BRIDGES, seed=0).rules
    bridge = rules.space_named("bridge")
    (won,) = points_by_source(
        rules, [("general-scoring",), ("points", 1, 1, rules.scoring.sources.index("bridge"), bridge)]
    )
    assert (won.player, won.points, won.source, won.space, won.scoring) == (1, 1, "bridge", "bridge", "general")
    assert column(rules, won) == "bridge"


@pytest.mark.rule("GRA-49")
def test_points_of_the_courts_have_a_column_of_their_own() -> None:
    rules = Game.new(2, ["grandissimo"], seed=0).rules
    card = rules.card_named("score-courts")
    events = [("round", 4), ("special", 0, card), ("court-points", 0, 7, rules.scoring.sources.index("courts"))]
    (won,) = points_by_source(rules, events)
    assert (won.player, won.points, won.source, won.space, won.scoring) == (0, 7, "courts", "", "score-courts")
    assert column(rules, won) == "courts"


def test_columns_of_points_follow_from_the_modules() -> None:
    assert columns_of(Game.new(2, seed=0).rules) == ["general", "castillo", "special", "king", "grande"]
    assert columns_of(Game.new(2, ["anniversary"], seed=0).rules) == columns_of(Game.new(2, seed=0).rules)
    assert columns_of(Game.new(2, COLONIES).rules)[-2:] == ["office", "token"]
    assert columns_of(Game.new(2, BRIDGES, seed=0).rules)[5:] == ["bridge"]
    assert columns_of(Game.new(2, ["grandissimo"], seed=0).rules)[5:] == ["courts"]


@pytest.mark.rule("GIC-68")
def test_points_of_a_delayed_scoring_are_told_from_those_of_a_general_one() -> None:
    rules = Game.new(2, COLONIES, seed=0).rules
    events = [("round", 3), ("special", 0, 1), ("turn", 1), ("points", 1, 6, rules.scoring.sources.index("gold"), 3)]
    events += [("delayed-scoring", 2), ("points", 0, 5, 0, 2), ("general-scoring",), ("points", 0, 4, 0, 2)]
    scorings = [one.scoring for one in points_by_source(rules, events)]
    assert scorings == ["", "delayed-scoring", "general"]


@pytest.mark.rule("BASE-41")
def test_the_log_keeps_no_number_of_black_caballeros_that_were_thrown_in() -> None:
    events = [("turn", 0), ("moved", 0, BLACK, 3, CASTILLO), ("moved", 0, BLACK, 4, CASTILLO)]
    events += [("general-scoring",), ("black-inside", 2), ("moved", 0, 0, 3, CASTILLO), ("moved", 0, 0, 3, CASTILLO)]
    told = without_castillo_count(events)
    assert told == [("turn", 0), ("threw", 0), ("general-scoring",), ("threw", 0)]
