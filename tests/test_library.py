"""The library as people expect it: what a notebook or a prompt asks of games, views, events, bots and contests."""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from inspect import signature
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import elgrande
from elgrande import BoardView, Chance, ConfigError, Game, IllegalChoice, NamedEvent, NotationError, View, scored_now
from elgrande.arena import Archive, Contest, ContestError, run, summarise
from elgrande.board.board import FIELDS, Board
from elgrande.board.options import ALL
from elgrande.bots import Bot, make_bot
from elgrande.bots.page import PageBot
from elgrande.bots.plugins import AnyBot, NoSuchBot
from elgrande.bots.random import RandomBot
from elgrande.engine.event import KINDS
from elgrande.notation import read, write
from elgrande.observation import Observer
from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets, parts
from tests.arena.own_bots import EXAMPLE

NAMES = ["Ana", "Bo", "Cid", "Dora"]


def begun() -> Game:
    return Game.new(players=4, seed=7, names=NAMES)


def finished() -> Game:
    game, bot = Game.new(players=2, rounds=6, seed=1), RandomBot(1)
    while not game.over:
        game.play(bot.choose(game))
    return game


# --- what a game tells ---


def test_a_game_names_its_round_player_options_and_seed() -> None:
    game = begun()
    assert (game.round, game.player, game.seed) == (1, 0, 7)
    assert game.options == game.decision.options
    game.follow("P9 P5 P13")
    assert game.player == 3
    assert "P13" not in [option.text for option in game.options]


def test_nobody_has_to_decide_when_the_game_is_over() -> None:
    game = finished()
    assert game.options == []
    with pytest.raises(IllegalChoice, match="the game is over"):
        _ = game.player


def test_all_show_themselves_in_one_line() -> None:
    game = begun()
    assert repr(game) == "<Game in round 1, seed 7: Ana 0, Bo 0, Cid 0, Dora 0; Ana: play a power card.>"
    assert repr(game.options[0]) == "<Option P13: Power card 13>"
    assert repr(game.view(0)).startswith("<View of seat 0 (red) in round 1: P13 P12 ")
    assert repr(game.view(2)) == "<View of seat 2 (green) in round 1: nothing to decide>"
    assert repr(game.view()) == "<View of a spectator in round 1: nothing to decide>"
    assert repr(game.position) == "<Position in round 1: PlayPowerCard(player=0)>"
    assert repr(finished().position) == "<Position in round 9: over>"
    assert repr(game.rules) == "<Rules for 4 players: base>"
    assert repr(game.rules.spaces[0]) == "<Space Gal>"
    assert repr(game.rules.cards[0]) == "<Card intrigue-any-3>"
    assert repr(Observer(game.rules)) == "<Observer of elgrande-1-947>"
    assert repr(make_bot("page", 3)) == "PageBot(seed=3)"
    contest = Contest(configure(3, ["grandissimo"]), ("page", "random"), deals=5, seed=2)
    assert repr(contest) == "<Contest of page, random: 5 deals for 3 players, grandissimo, seed 2>"
    assert repr(Game.new(modules=["anniversary"], seed=2)).startswith("<Game in round 1, anniversary, seed 2: Red 0")


# --- the board as text ---


def test_the_board_shows_itself() -> None:
    game = begun()
    game.follow("P9 P5 P13 P2 A5 special Val")
    lines = game.board.splitlines()
    assert repr(game.board) == str(game.board) == game.text()
    assert lines[2].split() == ["●", "Ana", "■", "Bo", "▲", "Cid", "◆", "Dora"]
    rows = {line[:3]: line[4:] for line in lines if line[3:4] == " " and line[:3].strip()}
    assert rows["Val"].split() == ["Valencia", "5/3/2", "King", "·", "·", "·", "·"]
    assert re.search(r"G 2", rows["Vas"])
    assert rows["Cas"].split()[-4:] == ["?"] * 4
    assert "  A4   Grande" in lines
    assert "In use: King" in lines


def test_the_board_of_a_seat_has_its_hand_and_nobody_elses() -> None:
    game = begun()
    game.follow("P9 P5")
    assert "Your power cards: P13 P12 P11 P10 P8" in game.text(0)
    assert "Your power cards" not in game.board
    assert "Deine Machtkarten" in game.text(0, "de")


def test_columns_line_up_whatever_the_names() -> None:
    game = Game.new(players=3, seed=1, names=["Ana-Marija Velimirović", "王小明", "Bo"])
    lines = game.board.splitlines()
    assert "● Ana-Marija…" in lines[2]
    wide = [line for line in lines if line.startswith(("Gal ", "Cas "))]
    assert len({len(line) for line in wide}) == 1
    assert len(lines[2]) == len(wide[0]) - 3  # each of the three Chinese letters takes two columns


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_every_table_has_a_board(modules: tuple[str, ...]) -> None:
    game = Game.new(players=3, modules=modules, seed=4)
    text = game.board
    assert all(game.rules.spaces[region].short in text for region in game.rules.regions)
    assert not any(line != line.rstrip() for line in text.splitlines())


# --- seeds ---


def test_a_game_without_a_seed_draws_one_and_names_it() -> None:
    games = [Game.new(players=2) for _ in range(5)]
    assert len({game.seed for game in games}) > 1
    for game in games:
        again = Game.new(players=2, seed=game.seed)
        assert again == game
        assert f"seed {game.seed}:" in repr(game)
        assert f'[Seed "{game.seed}"]' in game.record()
        assert f'"seed":{game.seed}' in game.save()


def test_a_given_seed_stays() -> None:
    assert Game.new(players=2, seed=0) == Game.new(players=2, seed=0)
    with pytest.raises(ConfigError, match="the seed is a whole number, not 'x'"):
        Game.new(seed="x")  # type: ignore[arg-type]


# --- names ---


@pytest.mark.parametrize("name", ["grand-inquisitor", "grand_inquisitor", "grand inquisitor"])
def test_a_module_may_be_written_with_dash_or_underscore(name: str) -> None:
    game = Game.new(modules=[name], seed=1)
    assert game.rules.config.modules == ("base", "grand_inquisitor")
    assert game == Game.new(modules=["grand_inquisitor"], seed=1)


def test_so_may_parts_presets_and_options() -> None:
    part = next(part for part in parts() if "-" in part)
    plain = configure(4, ["grandissimo"], without=[part])
    assert configure(4, ["grandissimo"], without=[part.replace("-", "_")]) == plain
    assert configure(preset="first-game") == configure(preset="first_game") == configure(preset="first game")
    options: dict[str, Any] = {"second-ship": True}
    assert configure(2, ["grandissimo"], **options) == configure(2, ["grandissimo"], second_ship=True)


@pytest.mark.parametrize(
    ("options", "nearest"),
    [
        ({"modules": ["grand-inquisitr"]}, "grand_inquisitor"),
        ({"modules": ["Anniversary"]}, "anniversary"),
        ({"casillo": "open"}, "castillo"),
        ({"preset": "turnament"}, "tournament"),
        ({"modules": ["grandissimo"], "without": ["shipps"]}, "ships"),
    ],
)
def test_for_a_typo_the_nearest_name_is_named(options: dict[str, Any], nearest: str) -> None:
    with pytest.raises(ConfigError, match=rf"no \w+ is called .*; did you mean '{nearest}'\? There are "):
        Game.new(**options)


def test_a_name_near_none_is_answered_with_all() -> None:
    with pytest.raises(ConfigError, match="no module is called 'dragons'; there are 'base', "):
        Game.new(modules=["dragons"])
    with pytest.raises(ConfigError, match=r"no module is called 'x+") as refused:
        Game.new(modules=["x" * 100_000])
    assert len(str(refused.value)) < 300
    with pytest.raises(ConfigError, match="no module is called None"):
        Game.new(modules=[None])  # type: ignore[list-item]


def test_a_bot_has_its_nearest_name_too() -> None:
    with pytest.raises(ValueError, match=r"no bot is called 'kngiht'; did you mean 'knight'\?"):
        make_bot("kngiht")
    with pytest.raises(NoSuchBot, match=r"did you mean 'page'\?"):
        Contest(configure(2), ("paeg", "random"), 1)


# --- notation ---


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_no_two_options_differ_in_capitals_alone(modules: tuple[str, ...]) -> None:
    rules = build(configure(4, modules))
    notation: dict[str, int] = {}
    for option in range(ALL):
        try:
            text = write(rules, option)
        except NotationError:
            continue
        assert notation.setdefault(text.lower(), option) == option
        assert read(rules, text) == option
    for text in list(notation)[:: 1 + len(notation) // 40]:  # reading all of them would take long
        assert read(rules, text) == read(rules, text.upper()) == notation[text]


def test_notation_is_read_in_any_case_and_written_in_one() -> None:
    game, other = begun(), begun()
    game.follow("p9 p5 p13 p2 a5 SPECIAL val PLACE gra Cas CAS stop")
    other.follow("P9 P5 P13 P2 A5 special Val place Gra Cas Cas stop")
    assert game.record() == other.record()
    assert "P13" in game.record()


@pytest.mark.parametrize("text", ["p14", "pp13", "p 13", "ſtop", "", "x" * 1000])
def test_what_is_no_option_stays_none(text: str) -> None:
    with pytest.raises(NotationError, match="is no option: write P13"):
        begun().play(text)


# --- views and events ---


def test_a_view_as_data_has_a_declared_type() -> None:
    assert get_type_hints(View.as_dict)["return"] is BoardView
    seen = begun().view(1).as_dict()
    assert set(seen) == set(BoardView.__annotations__)
    hand = seen["seats"][1]["hand"]
    assert hand is not None
    assert max(hand) == 13


def test_events_know_their_names_and_are_still_tuples() -> None:
    game = begun()
    (event,) = game.play("P9")
    assert (event.name, event.arguments) == ("power", {"player": 0, "value": 9})
    assert repr(event) == "power(player=0, value=9)"
    assert game.tell(event) == "Ana plays power card 9."
    assert pickle.loads(pickle.dumps(event)) == event
    assert hash(event) == hash(("power", 0, 9))
    assert event == ("power", 0, 9)


def test_every_event_of_a_game_has_a_name_for_each_number() -> None:
    game = finished()
    for event in game.events():
        assert isinstance(event, NamedEvent)
        assert tuple(event.arguments) == KINDS[event.name].arguments
        assert (event.name, *event.arguments.values()) == event
    assert all(isinstance(event, NamedEvent) for event in begun().told())


# --- bots ---


def test_a_bot_chooses_from_a_game_as_from_the_view_of_its_player() -> None:
    game, bot = begun(), make_bot("page", 5)
    chosen = bot.choose(game)
    assert chosen in game.options
    assert chosen.id == bot.choose(game.view(game.player))


def test_a_bot_plays_where_several_choose_at_once() -> None:
    game, bot = Game.new(players=3, modules=["grand_inquisitor"], seed=2), RandomBot(1)
    assert len(game.decisions) > 1
    for _ in range(6):
        game.play(bot.choose(game))


class Astray(Bot):
    def decide(self, view: View, chance: Chance) -> int:
        return -1


def test_a_bot_that_chooses_what_is_not_offered_is_told_so() -> None:
    with pytest.raises(ValueError, match=r"Astray chose -1, not one of \[<Option P13"):
        Astray().choose(begun())
    with pytest.raises(IllegalChoice, match="the game is over"):
        RandomBot().choose(finished())


def test_the_example_bot_needs_public_names_only() -> None:
    sources = re.findall(r"^(?:from|import) (\S+)", EXAMPLE.read_text("utf-8"), re.MULTILINE)
    assert sources == ["elgrande", "elgrande.bots"]


def test_what_a_scoring_would_bring_now() -> None:
    game = begun()
    game.follow("P9 P5 P13 P2 A5 special Val")  # Grandes with two caballeros in Vas, Ara, Gra and Vie
    assert scored_now(game.position) == [5 + 2, 5 + 2, 6 + 2, 6 + 2]
    assert game.scores == [0, 0, 0, 0]


# --- contests ---


class First(Bot):
    def decide(self, view: View, chance: Chance) -> int:
        return view.options[0]


def short_contest(*bots: Any, deals: int = 2) -> Contest:
    return Contest(configure(2, rounds=6), bots, deals)


def test_a_contest_takes_classes_bots_and_functions() -> None:
    def made(seed: int) -> Bot:
        return RandomBot(seed)

    bots: list[AnyBot] = [First, First(), made, lambda seed: PageBot(seed + 1), "random"]
    contest = Contest(configure(2, rounds=6), bots, deals=2)
    assert contest.labels == ("First 1", "First 2", "made", "<lambda>", "random")
    summary = summarise(contest, run(contest))
    assert {bot.bot for bot in summary.bots} == set(contest.labels)
    assert contest.defined_here == ["made", "<lambda>"]


def test_a_class_plays_as_its_name_does() -> None:
    by_name, by_class, by_bot = (
        list(run(short_contest("random", page), jobs=1)) for page in ("page", PageBot, PageBot(99))
    )
    assert [game.scores for game in by_name] == [game.scores for game in by_class] == [game.scores for game in by_bot]


def test_a_bot_of_this_process_plays_in_it() -> None:
    class Own(Bot):
        def decide(self, view: View, chance: Chance) -> int:
            return view.options[-1]

    contest = short_contest(Own, "random")
    assert [sorted(game.bots) for game in run(contest)] == [["Own", "random"]] * 4
    with pytest.raises(ContestError, match="other processes do not know Own: leave out jobs"):
        next(run(contest, jobs=2))


def test_a_class_of_a_module_plays_in_other_processes() -> None:
    contest = short_contest(First, "random", deals=1)
    assert contest.defined_here == []
    alone = sorted((game.seating, game.scores) for game in run(contest, jobs=1))
    assert sorted((game.seating, game.scores) for game in run(contest, jobs=2)) == alone


def test_a_contest_says_what_is_no_bot() -> None:
    with pytest.raises(NoSuchBot, match="7 is neither the name of a bot"):
        short_contest(7, "random")
    with pytest.raises(NoSuchBot, match=r"int is not a class that inherits from elgrande\.bots\.Bot"):
        short_contest(int, "random")
    with pytest.raises(ContestError, match="at least two different bots, not First, First"):
        short_contest(First, First)


def test_a_folder_keeps_only_bots_that_have_a_name(tmp_path: Path) -> None:
    with pytest.raises(ContestError, match=r"such as \./mybot\.py:First"):
        Archive(tmp_path / "contest", short_contest(First, "random"))
    assert not (tmp_path / "contest").exists()


NOTEBOOK = """
from elgrande.arena import Contest, run, summarise
from elgrande.bots import Bot
from elgrande.rules.config import configure

class Mine(Bot):
    def decide(self, view, chance):
        return view.options[0]

contest = Contest(configure(2, rounds=6), [Mine, "random"], deals=1)
print(contest.defined_here, len(summarise(contest, run(contest)).bots))
"""


def python(*arguments: str, **variables: str) -> str:
    environment = os.environ | variables
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=True, env=environment)
    return done.stdout


def test_a_contest_of_a_class_at_the_prompt() -> None:
    assert python("-c", NOTEBOOK) == "['Mine'] 2\n"


# --- the package ---


def test_the_package_has_a_version() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\S*", elgrande.__version__)
    with pytest.raises(AttributeError, match="has no attribute 'verison'"):
        _ = elgrande.verison


def test_it_runs_as_a_module() -> None:
    told = f"elgrande {elgrande.__version__}\n"
    assert python("-m", "elgrande", "-V") == python("-m", "elgrande", "--version") == told


COMMAND = "import sys; from elgrande.cli import main; sys.argv = ['elgrande']; main()"


@pytest.mark.parametrize(("typed", "completed"), [("elgrande si", "simulate"), ("elgrande play --mod", "--modules")])
def test_the_shell_completes_commands_and_options(typed: str, completed: str) -> None:
    last = str(len(typed.split()) - 1)
    shell = {"_ELGRANDE_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": last}
    assert python("-c", COMMAND, **shell).split() == [completed]


def test_everything_public_can_be_imported() -> None:
    assert all(hasattr(elgrande, name) for name in elgrande.__all__)


SLOW = (
    "dataclasses",
    "hmac",
    "inspect",
    "pathlib",
    "rich",
    "tomllib",
    "typer",
    "xml",
    "elgrande.picture",
)


def test_the_import_brings_nothing_slow_along() -> None:
    loaded = python(
        "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; import elgrande; print(*sys.modules)"
    ).split()
    assert "elgrande.game" in loaded
    assert not set(SLOW) & set(loaded)
    others = {name.partition(".")[0] for name in loaded} - set(sys.stdlib_module_names) - {"__main__"}
    assert {name for name in others if not name.endswith("__mypyc")} == {"elgrande"}  # what is compiled is one library
    assert len([name for name in loaded if not name.startswith("elgrande")]) < FEW


FEW = 70
"""Modules of the standard library, with those that Python itself loads: each takes about half a millisecond."""


def test_the_fields_of_a_board_are_those_of_its_constructor() -> None:
    assert tuple(signature(Board).parameters) == FIELDS
