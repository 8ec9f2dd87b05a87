"""An observation: its layout, what it tells, and what it must not tell."""

from array import array
from collections.abc import Iterator

import numpy as np
import pytest

from elgrande import ACTIONS, Game
from elgrande.board.board import FIELDS
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS
from elgrande.engine.step import Decision, Secret, fields
from elgrande.observation import Observer
from elgrande.observation.asked import PARTS, UNTOLD
from elgrande.observation.history import CHOICE, COLUMNS, ROWS, entries, from_entries, key_number, play, write_history
from elgrande.observation.kinds import NAMES, kind_number
from elgrande.observation.layout import Layout
from elgrande.tools.observation_laws import masks_show_options, observations_keep_secrets, observed
from elgrande.tools.secret_laws import secrets_stay_secret
from elgrande.view import View

TABLES = [
    (2, ()),
    (4, ()),
    (5, ("grand_inquisitor", "anniversary")),
    (4, ("grandissimo",)),
    (3, ("king_intrigue", "players_edition", "special_cards")),
]


def kinds_below(kind: type[Decision]) -> Iterator[type[Decision]]:
    for below in kind.__subclasses__():
        yield below
        yield from kinds_below(below)


def ours() -> list[type[Decision]]:
    """The kinds of decisions of the box that are asked: not those that others only inherit from."""
    found = [kind for kind in kinds_below(Decision) if kind.__module__.startswith("elgrande.rules")]
    abstract = ("Window", "ChoosePart", "Counted", "OfEach", "OfPicked", "PutsDown", "ChooseTile", "ChooseTwo")
    return [kind for kind in found if kind.__name__ not in abstract]


def test_every_kind_of_decision_has_its_number() -> None:
    assert {kind.__name__ for kind in ours()} == set(NAMES[1:])
    assert len(NAMES) == len(set(NAMES))


def test_numbers_of_kinds_stay() -> None:
    assert (NAMES[1], NAMES[5], NAMES[8], NAMES[25], NAMES[94]) == (
        "PlayPowerCard",
        "Place",
        "MoveKing",
        "Dial",
        "UseReserve",
    )


def test_every_field_of_a_decision_is_told() -> None:
    for kind in ours():
        assert set(fields(kind)) <= set(PARTS) | set(UNTOLD), kind


def test_every_field_of_the_board_has_a_part() -> None:
    game = Game.new(players=4, modules=["grandissimo", "anniversary"], seed=1)
    names = {part.name for part in Layout(game.rules).parts}
    assert set(FIELDS) - {"extra"} <= names
    assert {field.name for field in game.rules.fields} <= names


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_nobody_observes_a_secret(players: int, modules: tuple[str, ...]) -> None:
    game, chance = Game.new(players=players, modules=modules, seed=players), Chance(players)
    for number in range(400):
        if game.over:
            break
        question = chance.pick(game.decisions)
        observations_keep_secrets(game, chance)
        if number % 4 == 0:
            masks_show_options(game, chance)
        if number % 60 == 59:
            secrets_stay_secret(game, chance)
        game.play(chance.pick(question.options))


def test_what_is_hidden_is_somewhere() -> None:
    """A law that nothing can break proves nothing: what is dealt anew is observed by its owner."""
    game, chance = Game.new(players=2, modules=["king_intrigue"], seed=3), Chance(1)
    while game.round < 2:
        game.play(chance.pick(game.decision.options))
    other = game.resample(0, Chance(9))
    assert observed(other.position, 0) == observed(game.position, 0)
    assert observed(other.position, 1) != observed(game.position, 1)


def test_it_is_told_from_the_own_side() -> None:
    """If everybody moves one seat on, everybody observes what their neighbour did."""
    game = Game.new(players=3, seed=5)
    layout = Layout(game.rules)
    score = layout.at("score")
    game.position.board.score[:] = [16, 32, 64]
    rows = [observed(game.position, seat)[score : score + 3] for seat in range(3)]
    assert rows == [[16 / 256, 32 / 256, 64 / 256], [32 / 256, 64 / 256, 16 / 256], [64 / 256, 16 / 256, 32 / 256]]


def test_placing_and_moving_the_king_differ() -> None:
    game, chance, seen = Game.new(players=2, seed=1), Chance(4), set()
    while not game.over:
        decision = game.position.decision
        numbers = observed(game.position, decision.player)
        at = Layout(game.rules).at("asked")
        assert [place for place in range(128) if numbers[at + place]] == [kind_number(decision)]
        seen.add(NAMES[kind_number(decision)])
        game.play(chance.pick(game.decision.options))
    assert {"Place", "MoveKing"} <= seen


def test_any_buffer_of_floats_will_do() -> None:
    game = Game.new(players=4, seed=7)
    observer = Observer(game.rules)
    plain = array("f", bytes(4 * observer.size))
    rows = np.full((3, observer.size), 9, np.float32)
    observer.write(game.position, 1, plain)
    observer.write(game.position, 1, rows, observer.size)
    observer.write(game.position, 1, memoryview(rows[2]))
    assert rows[1].tolist() == rows[2].tolist() == plain.tolist()
    assert set(rows[0].tolist()) == {9}
    masks = np.ones((2, ACTIONS), np.int8)
    observer.mask(game.position, game.player, masks, ACTIONS)
    assert sorted(np.flatnonzero(masks[1])) == sorted(option.id for option in game.options)
    with pytest.raises(ValueError, match="different structures"):
        observer.write(game.position, 1, array("f", [0.0]))


# --- history ---


def test_a_history_has_the_own_choices_and_what_was_told() -> None:
    game, past, chance = Game.new(players=3, seed=2), None, Chance(3)
    position, made = game.position.copy(), []
    while not position.over:
        made.append((position.decision.player, chance.pick(position.options)))
        past = play(position, made[-1][1], past)
    for player, option in made:
        game.play(option, player)
    for seat in range(3):
        known = entries(past, seat)
        assert [entry[1] for entry in known if entry[0] == CHOICE] == [option for who, option in made if who == seat]
        told = [entry for entry in known if entry[0] != CHOICE]
        assert told == [tuple(event) for event in game.events()][-len(told) :]
        assert entries(from_entries(known, seat), seat) == known
        numbers = np.ones(ROWS * COLUMNS, np.float32)
        write_history(past, seat, 3, numbers)
        assert numbers.min() >= 0
        assert numbers.max() <= 1


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_a_history_tells_nothing_that_another_has_set_in_secret(players: int, modules: tuple[str, ...]) -> None:
    chance, compared = Chance(5), 0
    for seed in range(3):
        position, past = Game.new(players=players, modules=modules, rounds=6, seed=seed).position.copy(), None
        while not position.over:
            seat, options = position.decision.player, position.options
            if isinstance(position.decision, Secret) and len(options) > 1:
                ends = []
                for option in (options[0], options[-1]):
                    other = position.copy()
                    ends.append((other, play(other, option, past)))
                for watcher in {*range(players)} - {seat}:
                    (one, told), (another, otherwise) = ends
                    if View(one, watcher) == View(another, watcher):  # the dials do not lie open yet
                        assert entries(told, watcher) == entries(otherwise, watcher)
                        compared += 1
            past = play(position, chance.pick(options), past)
    assert compared


def test_kinds_of_events_have_different_numbers() -> None:
    assert len({key_number(key) for key in KINDS}) == len(KINDS)
