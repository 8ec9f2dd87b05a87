"""The learned value: chances that add up, know no seats, and know who has won; and files with weights."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from elgrande.board.spaces import COLOURS
from elgrande.bots.features import OWN, SHARED, outlook_of, own_rows, shared
from elgrande.bots.learned import LearnedValue, WeightsError, packed_value, won, write_weights
from elgrande.engine.chance import Chance
from elgrande.outcome import winners
from elgrande.rules.build import build, set_up
from elgrande.rules.config import configure, module_sets
from elgrande.rules.position import Position


def some_value(seed: int = 1) -> LearnedValue:
    """A network with weights at random."""
    random = Random(seed)

    def table(rows: int, columns: int) -> list[list[float]]:
        return [[random.gauss(0.0, 0.3) for _ in range(columns)] for _ in range(rows)]

    return LearnedValue(table(6, len(SHARED)), table(6, len(OWN)), table(1, 6)[0], table(2, 6), table(2, len(OWN)))


def after_rounds(
    rounds: int, players: int = 4, modules: tuple[str, ...] = (), seed: int = 3, **options: Any
) -> Position:
    """A position at the end of a round, after choices at random."""
    position = set_up(build(configure(players, modules, **options)), seed)
    position.run()
    chance = Chance(seed)
    while not position.over and position.board.round <= rounds:
        position.choose(chance.pick(position.options))
    return position


def turned(position: Position) -> Position:
    """The same position, but everybody sits one seat further to the right."""
    after = position.copy()
    board, players = after.board, position.rules.players
    for name in ("court", "province", "score", "grande", "hand", "doubtful", "power", "dial", "shown"):
        values = getattr(board, name)
        setattr(board, name, values[-1:] + values[:-1])
    for first in range(0, len(board.caballeros), COLOURS):
        cells = board.caballeros[first : first + players]
        board.caballeros[first : first + players] = cells[-1:] + cells[:-1]
    board.start = (board.start + 1) % players
    board.kept = tuple((card, (holder + 1) % players, until) for card, holder, until in board.kept)
    return after


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_every_table_has_its_numbers(modules: tuple[str, ...]) -> None:
    for players in (2, 5):
        position = after_rounds(2, players, modules)
        outlook = outlook_of(position)
        assert len(shared(position, outlook)) == len(SHARED)
        assert [len(row) for row in own_rows(position, outlook)] == [len(OWN)] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chances_add_up(players: int) -> None:
    for rounds in (1, 5, 8):
        chances = some_value().chances(after_rounds(rounds, players))
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_margins_are_about_nothing_on_average(players: int) -> None:
    assert sum(some_value().margins(after_rounds(4, players))) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("rounds", [1, 4, 8])
def test_other_seats_have_the_same_chances(rounds: int) -> None:
    position = after_rounds(rounds)
    chances = some_value().chances(position)
    assert some_value().chances(turned(position)) == pytest.approx(chances[-1:] + chances[:-1])


def test_an_earlier_position_leaves_no_trace() -> None:
    value = some_value()
    early, late = after_rounds(2), after_rounds(7)
    before = value.chances(early)
    value.chances(late)
    assert value.chances(early) == before


def test_a_position_is_not_changed() -> None:
    position = after_rounds(3, modules=("grand_inquisitor",))
    score, cells = position.board.score[:], position.board.caballeros[:]
    some_value().chances(position)
    assert (position.board.score, position.board.caballeros) == (score, cells)


def test_who_has_won_is_known() -> None:
    over = after_rounds(9)
    assert over.over
    (winner,) = winners(over)
    assert some_value().chances(over) == [float(player == winner) for player in range(4)]
    assert sum(some_value().margins(over)) == pytest.approx(0.0)


def test_a_shared_win_is_shared() -> None:
    over = after_rounds(9)
    over.board.score[:] = [80, 91, 91, 70]
    assert won(over) == [0.0, 0.5, 0.5, 0.0]


def test_the_tournament_decides_ties() -> None:
    over = after_rounds(9, tiebreak="tournament")
    over.board.score[:] = [80, 91, 91, 70]
    over.board.court[:] = [9, 1, 2, 9]
    assert won(over) == [0.0, 0.0, 1.0, 0.0]
    assert winners(over) == [2]


# --- files ---


def test_weights_survive_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(write_weights(some_value(), {"games": 1}))
    position = after_rounds(5)
    assert LearnedValue.load(file).chances(position) == pytest.approx(some_value().chances(position), abs=1e-3)


def test_the_package_has_weights() -> None:
    value = packed_value()
    assert packed_value() is value
    position = after_rounds(8)
    position.board.score[:] = [60, 60, 60, 120]
    assert value.chances(position)[3] > 0.9


def damaged(**changes: Any) -> str:
    data = json.loads(write_weights(some_value(), {}))
    data.update(changes)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no JSON", "it is no JSON"),
        ("[1, 2]", "is not a file with weights"),
        ("{}", "is not a file with weights"),
        (damaged(**{"elgrande value": 99}), "has format 99; this version reads format 1"),
        (damaged(own=["score"]), "was trained on other numbers"),
        (damaged(bias=[[1.0]]), "'bias' is not a table of 1 × 6 numbers"),
        (damaged(hidden=None), "is damaged"),
        (damaged(answers=[["a"] * 6] * 2), "'answers' is not a table of 2 × 6 numbers"),
    ],
)
def test_bad_files_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(WeightsError, match=reason):
        LearnedValue.load(file)
