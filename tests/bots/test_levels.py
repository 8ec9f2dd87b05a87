"""The levels: legal and quick at every table, and blind to all that a seat cannot see."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import Any

import pytest

from elgrande import Game
from elgrande.board import options as ids
from elgrande.bots import BOTS, Bot, make_bot
from elgrande.bots.knight import KnightBot
from elgrande.bots.page import PageBot
from elgrande.bots.pupil import PupilBot
from elgrande.bots.thinker import Thinker
from elgrande.engine.chance import Chance
from elgrande.rules.config import module_sets
from elgrande.tools.secret_laws import Made, may_know, played, unrevealed
from elgrande.view import View
from tests.bots.levels import LEVELS, TIMED, kind_of, level, to_decision
from tests.conftest import TICK, TickingClock
from tests.rules.grandissimo.positions import gra
from tests.situation import situation

INTRIGUE = ["king_intrigue", "players_edition", "special_cards"]
SLOWEST: dict[str, Any] = {"players": 5, "modules": ["grand_inquisitor", *INTRIGUE]}
LAST_LOOKS = 1500
"""When time is up a bot may finish the thought that it has begun; that takes fewer looks at the clock than this."""


# --- whole games ---


@pytest.mark.parametrize(
    ("seats", "modules"),
    [
        ("duke grande", []),
        ("duke knight page grande duke", []),
        ("page knight", ["grand_inquisitor"]),
        ("grande duke", ["grand_inquisitor"]),
        ("grande duke knight", INTRIGUE),
        ("knight page", INTRIGUE),
        ("knight page duke grande", ["grandissimo", "anniversary"]),
    ],
    ids=str,
)
def test_all_levels_play_whole_games(seats: str, modules: list[str], ticking: TickingClock) -> None:
    names = seats.split()
    game = Game.new(players=len(names), modules=modules, seed=3, rounds=6)
    bots = [level(name, seat, seconds=50 * TICK) for seat, name in enumerate(names)]
    while not game.over:
        view = game.view(game.decision.player)
        option = bots[view.player].choose(view)
        assert option in view.options
        game.play(option, view.player)
    assert max(game.scores) > 0


@pytest.mark.parametrize(("number", "modules"), list(enumerate(module_sets())), ids=str)
def test_every_level_can_sit_at_every_table(number: int, modules: tuple[str, ...]) -> None:
    """Random players play; at every fifteenth choice that there is, one level after the other chooses for them."""
    players = 2 + number % 4
    game = Game.new(players=players, rounds=6, seed=number, modules=modules)
    others = [make_bot("random", seat) for seat in range(players)]
    names, asked = cycle(LEVELS), 0
    while not game.over:
        view = game.view(game.decision.player)
        asked += len(view.options) > 1
        if asked % 15 == number % 15 and len(view.options) > 1:
            game.play(level(next(names), number, rounds=1).choose(view), view.player)
        else:
            game.play(others[view.player].choose(view), view.player)


# --- what they cannot see ---

OFTEN = 4
"""Every so often that a kind of decision comes up, it is tried by a bot that has not been tried there."""
ROUNDS = 2
"""What is dealt anew the second time must be a function of the view, too."""


def unseen_by(game: Game, player: int) -> dict[str, tuple[Made, list[int]]]:
    """What others have chosen in secret, one choice of each kind, and what they could have chosen instead."""
    if may_know(game.position, player):
        return {}
    return {type(made.decision).__name__: (made, others) for made, others in unrevealed(game) if made.player != player}


def dealt_anew(game: Game, view: View, number: int) -> View:
    """The view of the same seat in a game in which all that it cannot see was dealt anew."""
    again = View(game.resample(view.player, Chance(number)).position, view.player)
    again.answered = view.answered  # who has set his dial is public
    return again


def chosen_otherwise(game: Game, view: View, made: Made, other: int) -> View:
    """The view of the same seat in a game in which somebody has made another choice in secret."""
    choices = game.choices
    choices[made.place] = (made.player, other)
    return played(game, choices).view(view.player)


@pytest.mark.parametrize(
    ("players", "modules", "seed", "secrets"),
    [
        (2, [], 6, "CastilloDial ScoringDial"),
        (4, [], 1, "CastilloDial ExileDial"),
        (2, ["grand_inquisitor", "anniversary"], 0, "CastilloDial SetOutDial"),
        (3, INTRIGUE, 14, "CastilloDial ChooseCard ChooseDoubled"),
        (2, INTRIGUE, 0, "ChooseCard DialStorm"),
        (3, ["grandissimo"], 1, "CastilloDial ChooseRegionCard"),
        (2, ["grand_inquisitor", "king_intrigue"], 2, "ChooseCard"),
    ],
)
def test_choice_is_a_function_of_the_view(players: int, modules: list[str], seed: int, secrets: str) -> None:
    """What a seat cannot see may be anything, and a bot may have played before: the choice is the same."""
    game = Game.new(players=players, modules=modules, seed=seed, rounds=6)
    others = [make_bot("random", seat) for seat in range(players)]
    bots: dict[str, Bot] = {name: level(name, 5, rounds=ROUNDS) for name in BOTS}
    names = cycle(BOTS)
    kinds: Counter[str] = Counter()
    tried: set[tuple[str, str]] = set()
    while not game.over:
        view = game.view(game.decision.player)
        if len(view.options) > 1:
            kind, name, number = kind_of(view), next(names), len(game.choices)
            secret = {key: found for key, found in unseen_by(game, view.player).items() if (key, name) not in tried}
            again = [
                chosen_otherwise(game, view, made, Chance(number).pick(options)) for made, options in secret.values()
            ]
            if kinds[kind] % OFTEN == 0 and (kind, name) not in tried:
                again.append(dealt_anew(game, view, number))
                tried.add((kind, name))
            kinds[kind] += 1
            tried |= {(key, name) for key in secret}
            same_choice(view, again, bots[name], level(name, 5, rounds=ROUNDS))
        game.play(others[view.player].choose(view), view.player)
    assert {what for what, _ in tried} >= set(secrets.split())


def same_choice(view: View, again: list[View], bot: Bot, fresh: Bot) -> None:
    """See that a bot chooses the same whatever is secret, and leaves the view as it is."""
    if again:
        key, choice = view.key(), bot.choose(view)
        for other in again:
            assert other.key() == key
            assert fresh.choose(other) == choice, f"{type(bot).__name__} sees what is secret at {kind_of(view)}"
        assert view.key() == key


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("secret", ["boycott", "incognito"])
def test_nobody_sees_a_region_card(secret: str, name: str) -> None:
    where = "Vie: 3 red, 2 blue; Sev: 2 green, 2 red; Gra: 4 blue; Nue: 1 yellow"
    choices = set()
    for region in ("Vie", "Sev", "Gra"):
        settings: dict[str, Any] = {secret: f"blue:{region}"}
        game = gra(where, court="4 red, 3 blue", then="blue", **settings)
        choices.add(level(name, 5, rounds=ROUNDS).choose(game.view(0)))
    assert len(choices) == 1


@pytest.mark.parametrize("name", LEVELS)
def test_as_much_as_they_think_they_see_no_more(name: str) -> None:
    """The levels as they are, not only with little to think."""
    game = Game.new(players=2, seed=4, rounds=6)
    for kind in ("PlayPowerCard", "TakeCard"):
        view = to_decision(game, kind, after=20)
        same_choice(view, [dealt_anew(game, view, 7)], level(name, 5), level(name, 5))


# --- the clock ---


def looks(bot: Bot, view: View, ticking: TickingClock) -> int:
    """How often a bot looks at the clock before it has made a legal choice: once for every thought."""
    before = ticking.looks
    assert bot.choose(view) in view.options
    return ticking.looks - before


@pytest.mark.parametrize("table", [{"players": 4}, SLOWEST], ids=str)
def test_there_is_a_hard_cut_off(table: dict[str, Any], ticking: TickingClock) -> None:
    game = Game.new(seed=3, rounds=6, **table)
    others = [make_bot("random", seat) for seat in range(table["players"])]
    kinds: Counter[str] = Counter()
    names = cycle(TIMED)
    while not game.over:
        view = game.view(game.decision.player)
        kind = kind_of(view)
        if len(view.options) > 2 and game.position.board.round > 3 and kinds[kind] < 3:
            kinds[kind] += 1
            name = next(names)
            late = looks(level(name, 1, seconds=0), view, ticking)
            assert late < LAST_LOOKS, f"{name} does not hurry at {kind}"
            in_time = looks(level(name, 1, seconds=200 * TICK), view, ticking)
            assert in_time < 200 + LAST_LOOKS, f"{name} thinks too long at {kind}"
        game.play(others[view.player].choose(view), view.player)
    assert kinds["CastilloDial"]


@pytest.mark.parametrize("name", TIMED)
def test_in_a_hurry_they_still_see_what_is_best_at_a_glance(name: str, ticking: TickingClock) -> None:
    crowds = "; ".join(f"{region}: 7 green, 6 yellow, 5 blue" for region in ("Sev", "Val", "Vie", "Ara"))
    game = situation(f"Gra: 2 red, 3 blue; {crowds}", king="Nue", card="score-region", court="2 red")
    bot = level(name, 1, seconds=1000 * TICK)
    while game.position.board.player == 0:
        view = game.view(game.decision.player)
        game.play(bot.choose(view), view.player)
    assert game.scores[0] == 6


# --- sense ---


@pytest.mark.parametrize("name", TIMED)
def test_what_may_be_done_besides_is_not_forgotten(name: str) -> None:
    game = situation("Ame: 1 red; Gal: 1 red", king="Nue", lying="1 gold", card="king", modules=["grand_inquisitor"])
    assert ids.TOKEN in game.view(0).options
    assert level(name, 1, rounds=ROUNDS).choose(game.view(0)) == ids.TOKEN


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_scores_for_others(name: str) -> None:
    for seed in range(8):
        game = situation("Gal: 4 blue; Cat: 5 blue; Sev: 3 blue, 1 green; Gra: 4 red", king="Nue", card="score-4")
        bot = level(name, seed, rounds=ROUNDS)
        while game.position.board.player == 0:
            player = game.decision.player
            game.play(bot.choose(game.view(player)), player)
        assert game.scores == [0, 0, 0, 0]


@pytest.mark.parametrize("kind", [PageBot, KnightBot])
def test_what_is_worse_than_nothing_is_not_good_enough(kind: type[Thinker]) -> None:
    options = [ids.STOP, ids.SPACE, ids.SPACE + 1, ids.SPACE + 2]
    assert kind().good_enough(options, [10.0, 10.4, 10.2, 9.9]) == options[1:3]
    assert kind().good_enough(options, [10.0, 9.9, 9.8, 9.7]) == [ids.STOP]


def test_the_lower_a_level_the_less_exactly_it_counts() -> None:
    where = "Gra: 1 red, 1 blue; Sev: 1 red, 1 green; Val: 4 yellow, 4 blue"
    game = situation(where, card="king", king="Nue", court="3 red")
    game.play("place")
    seen = {option.id: option.text for option in game.decision.options}
    for name, spaces in (("page", set(seen.values()) - {"stop"}), ("knight", {"Vie", "Ara"})):
        assert {seen[level(name, seed).choose(game.view(0))] for seed in range(40)} == spaces


def test_power_cards_that_are_about_as_good_are_all_played() -> None:
    """The lower the level the more of them; a pupil knows the best one."""
    view = to_decision(Game.new(players=4, seed=4), "PlayPowerCard")
    played = {name: {level(name, seed).choose(view) for seed in range(60)} for name in ("page", "knight")}
    assert 1 < len(played["knight"]) < len(played["page"]) < len(view.options)
    best = {PupilBot(seed).choose(view) for seed in range(8)}
    assert len(best) == 1
    assert best <= played["knight"]
