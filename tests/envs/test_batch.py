"""Many games at once: the same games as one by one, in one process or several."""

from typing import Any

import numpy as np
import pytest

from elgrande import Game
from elgrande.envs.batch import Batch
from elgrande.envs.processes import Processes
from elgrande.envs.rewards import REWARDS, at_the_end, check_reward, rewards
from elgrande.observation import Observer


def test_a_batch_plays_what_single_games_play() -> None:
    batch = Batch(3, players=2, modules=["anniversary"], rounds=6, seed=10)
    games = [Game.new(players=2, modules=["anniversary"], rounds=6, seed=10 + row) for row in range(3)]
    observer, dealt = Observer(games[0].rules), 3
    seen = np.zeros(observer.size, np.float32)
    for number in range(300):
        for row, game in enumerate(games):
            observer.write(game.position, game.player, seen)
            assert np.array_equal(seen, batch.observations[row])
            assert batch.seats[row] == game.player
            offered = sorted(option.id for option in game.options)
            assert np.flatnonzero(batch.masks[row]).tolist() == offered
        chosen = [game.options[number % len(game.options)].id for game in games]
        batch.step(np.array(chosen))
        for row, option in enumerate(chosen):
            games[row].play(option, games[row].player)
            assert batch.over[row] == games[row].over
            if games[row].over:
                assert batch.rewards[row].tolist() == pytest.approx(at_the_end(games[row].position, "win"))
                games[row] = Game.new(players=2, modules=["anniversary"], rounds=6, seed=10 + dealt)
                dealt += 1
    assert dealt > 3


def test_a_batch_refuses_what_is_not_offered() -> None:
    batch = Batch(2, players=2)
    before = batch.observations.copy()
    legal = int(np.flatnonzero(batch.masks[0])[0])
    for wrong in ([legal, 0], [legal, -1], [10_000, legal], [legal], [legal, 1.0], None, ["P1", "P2"]):
        with pytest.raises(ValueError, match="option"):
            batch.step(wrong)
    assert np.array_equal(before, batch.observations)


def test_processes_share_their_arrays() -> None:
    with Processes(4, 2, players=2, seed=5) as batch:
        alone = [Batch(2, players=2, seed=5), Batch(2, players=2, seed=6)]
        for rows in alone:
            rows.table.stride = 2
        assert np.array_equal(batch.observations[0], alone[0].observations[0])
        assert np.array_equal(batch.observations[2], alone[1].observations[0])
        for _ in range(30):
            options = batch.masks.argmax(axis=1)
            before = batch.observations.copy()
            batch.step(options)
            assert all((before[row] != batch.observations[row]).any() for row in range(4))
        with pytest.raises(ValueError, match="does not offer"):
            batch.step([0, 0, 0, 0])
        seats = batch.seats
    batch.close()
    assert all(0 <= seat < 2 for seat in seats), "whoever holds an array keeps it"
    with pytest.raises(ValueError, match="closed"):
        batch.step([0, 0, 0, 0])


def test_a_process_that_ends_closes_the_batch() -> None:
    batch = Processes(2, 2, players=2)
    batch._workers[1].terminate()
    batch._workers[1].join()
    with pytest.raises(RuntimeError, match="has ended by itself"):
        batch.step(batch.masks.argmax(axis=1))
    with pytest.raises(ValueError, match="closed"):
        batch.step(batch.masks.argmax(axis=1))


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"games": 0}, "games is at least 1, not 0"),
        ({"games": 2.0}, "games is a whole number, not 2.0"),
        ({"games": 2, "seed": "now"}, "seed is a whole number, not 'now'"),
        ({"games": 2, "reward": "glory"}, "a reward is one of win, margin, points, not 'glory'"),
        ({"games": 2, "players": 9}, "2 to 5 players, not 9"),
    ],
)
def test_batches_that_cannot_be_say_why(settings: dict[str, Any], reason: str) -> None:
    for kind, more in ((Batch, {}), (Processes, {"processes": 1})):
        with pytest.raises(ValueError, match=reason):
            kind(**{**settings, **more})


def test_games_are_shared_out_among_no_more_processes_than_games() -> None:
    for processes, reason in ((0, "processes is at least 1"), (3, "2 games cannot be shared out among 3 processes")):
        with pytest.raises(ValueError, match=reason):
            Processes(2, processes)


def test_rewards_add_up() -> None:
    game = Game.new(players=3, rounds=6, seed=4)
    points = [0.0] * 3
    while not game.over:
        before = game.scores
        game.play(game.options[-1].id, game.player)
        step = rewards(game.position, before, "points")
        points = [so_far + more for so_far, more in zip(points, step, strict=True)]
    assert points == pytest.approx([score / 100 for score in game.scores])
    for reward in REWARDS[:2]:
        assert sum(rewards(game.position, game.scores, reward)) == pytest.approx(0)
    with pytest.raises(ValueError, match="win, margin, points"):
        check_reward("glory")
