"""Many games at once: the same games as one by one, in one process or several."""

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
    for wrong in ([legal, 0], [legal, -1], [10_000, legal], [legal]):
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
