"""The environments pass the suites of the libraries that they are made for, on tables of every family of modules."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytestmark = [pytest.mark.envs, pytest.mark.filterwarnings("default")]

TABLES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 4},
    {"players": 5, "modules": ["grand_inquisitor", "anniversary"]},
    {"players": 4, "modules": ["grandissimo"]},
    {"players": 3, "modules": ["king_intrigue", "players_edition", "special_cards"]},
]


@pytest.mark.parametrize("settings", TABLES)
def test_pettingzoo(settings: dict[str, Any]) -> None:
    from pettingzoo.test import api_test, seed_test  # noqa: PLC0415

    from elgrande.envs import elgrande_v0  # noqa: PLC0415

    api_test(elgrande_v0.env(**settings), num_cycles=400)
    seed_test(lambda: elgrande_v0.env(**settings), num_cycles=200)


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_pettingzoo_rewards(reward: str) -> None:
    from elgrande.envs import elgrande_v0  # noqa: PLC0415

    env = elgrande_v0.env(players=3, rounds=6, reward=reward)
    env.reset(seed=3)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, gained, terminated, truncated, _ = env.last()
        won[agent] += gained
        over = terminated or truncated
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    if reward == "points":
        assert list(won.values()) == pytest.approx([score / 100 for score in env.unwrapped.game.scores])
    else:
        assert sum(won.values()) == pytest.approx(0)
        assert any(won.values())


@pytest.mark.parametrize("settings", TABLES)
def test_every_render_mode_passes_the_suite(settings: dict[str, Any]) -> None:
    from pettingzoo.test import render_test  # noqa: PLC0415

    from elgrande.envs import elgrande_v0  # noqa: PLC0415

    def made(render_mode: str) -> Any:  # the suite first makes one for a screen, which is not offered, and leaves it
        return elgrande_v0.env(render_mode=None if render_mode == "human" else render_mode, **settings)

    render_test(made, {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg")})


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"render_mode": "human"}, "a render mode is one of ansi, svg, rgb_array, not 'human'"),
        ({"reward": "glory"}, "a reward is one of"),
        ({"players": 9}, "2 to 5 players"),
        ({"seed": 1}, "a seed is given to `reset`"),
    ],
)
def test_settings_that_cannot_be_say_why(settings: dict[str, Any], reason: str) -> None:
    from elgrande.envs import elgrande_v0  # noqa: PLC0415
    from elgrande.envs.solo import Solo  # noqa: PLC0415

    for make in (elgrande_v0.env, Solo):
        with pytest.raises(ValueError, match=reason):
            make(**settings)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seat": 2}, "the seats are 0 to 1, not 2"),
        ({"seat": -1}, "the seats are 0 to 1, not -1"),
        ({"bots": "nobody"}, "no bot is called 'nobody'"),
        ({"bots": ["page"]}, "neither the name of a bot nor a bot"),
    ],
)
def test_rivals_that_cannot_be_say_why(settings: dict[str, Any], reason: str) -> None:
    from elgrande.envs.solo import Solo  # noqa: PLC0415

    with pytest.raises(ValueError, match=reason):
        Solo(**settings)


def test_an_own_bot_can_be_the_rival() -> None:
    import gymnasium  # noqa: PLC0415

    from elgrande.bots import Bot  # noqa: PLC0415

    class Least(Bot):
        asked = 0

        def decide(self, view: Any, chance: Any) -> int:
            Least.asked += 1
            least: int = min(view.options)
            return least

    for bots in (Least, f"{Path(__file__).parents[2] / 'docs' / 'examples' / 'mybot.py'}:MyBot"):
        env = gymnasium.make("elgrande.envs.solo:elgrande/Solo-v0", bots=bots, rounds=6)
        env.reset(seed=1)
        seen = env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))
        assert not seen[2]
    assert Least.asked


def test_pictures() -> None:
    from elgrande.envs import elgrande_v0  # noqa: PLC0415

    found = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = elgrande_v0.env(render_mode=mode)
        env.reset(seed=1)
        found[mode] = env.render()
    assert "Galicia" in found["ansi"]
    assert found["svg"].startswith("<svg")
    assert found["rgb_array"].dtype == np.uint8
    assert found["rgb_array"].ndim == 3
    assert found["rgb_array"].mean() > 100, "the map is light"


@pytest.mark.parametrize("settings", TABLES)
def test_gymnasium(settings: dict[str, Any]) -> None:
    import gymnasium  # noqa: PLC0415
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415

    import elgrande.envs.solo  # noqa: F401, PLC0415

    env = gymnasium.make("elgrande/Solo-v0", render_mode="rgb_array", **settings).unwrapped
    check_env(env)
    env.reset(seed=2)
    for _ in range(5000):
        _, _, terminated, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert "illegal" not in info
        if terminated:
            break
    assert env.game.over


def test_gymnasium_vectors() -> None:
    import gymnasium  # noqa: PLC0415

    import elgrande.envs.solo  # noqa: F401, PLC0415

    played: dict[str, list[Any]] = {}
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec("elgrande/Solo-v0", num_envs=3, vectorization_mode=mode, bots="page", rounds=6)
        try:
            seen, infos = envs.reset(seed=1)
            assert seen.shape == (3, envs.single_observation_space.shape[0])
            ended, kept = 0, [seen.copy()]
            while ended < 3:
                seen, rewards, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
                ended += int(over.sum())
                kept += [seen.copy(), rewards.copy(), over.copy(), infos["action_mask"].copy()]
        finally:
            envs.close()
        played[mode] = kept
    assert len(played["sync"]) == len(played["async"])
    assert all(np.array_equal(one, other) for one, other in zip(played["sync"], played["async"], strict=True))


@pytest.mark.parametrize("settings", TABLES)
def test_openspiel(settings: dict[str, Any]) -> None:
    import pyspiel  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    modules = "+".join(settings.get("modules", ()))
    game = pyspiel.load_game("python_elgrande", {"players": settings["players"], "modules": modules, "rounds": 6})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["win", "margin", "points"])
def test_openspiel_rewards(reward: str) -> None:
    import pyspiel  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    game = pyspiel.load_game(f"python_elgrande(players=3,rounds=6,reward={reward})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, random, won = game.new_initial_state(), np.random.default_rng(1), np.zeros(3)
    while not state.is_terminal():
        options = [0] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(random.choice(options)))
        won += state.rewards()
    assert won.tolist() == pytest.approx(state.returns())
    assert any(won)
    assert game.min_utility() <= min(won) <= max(won) <= game.max_utility()
    points = [score / 100 for score in state.position.board.score]
    if reward == "points":
        assert state.returns() == pytest.approx(points)
        assert game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    else:
        assert game.utility_sum() == 0
        assert sum(won) == pytest.approx(0)
    if reward == "margin":
        assert won[0] == pytest.approx(points[0] - (points[1] + points[2]) / 2)


def test_openspiel_options() -> None:
    import pyspiel  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    options = "castillo:open+mercy:true+second-ship:true+without:prison+without:overthrow"
    game = pyspiel.load_game(f"python_elgrande(players=2,modules=grandissimo,options={options})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    config = game.new_initial_state().get_game().config
    assert (config.castillo, config.mercy, config.second_ship, config.rounds) == ("open", True, True, 9)
    assert config.without == ("prison", "overthrow")
    short = pyspiel.load_game("python_elgrande(options=preset:first-game)").new_initial_state().get_game().config
    assert short.rounds == 6
    for wrong, why in (
        ("options=castillo:shut", "castillo can be"),
        ("options=castle:open", "no option is called"),
        ("reward=money", "a reward is one of"),
        ("deals=0", "deals is at least 1"),
    ):
        with pytest.raises(Exception, match=why):
            pyspiel.load_game(f"python_elgrande({wrong})")


def test_openspiel_refuses_what_is_not_offered() -> None:
    import pyspiel  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    state = pyspiel.load_game("python_elgrande(players=2,deals=5)").new_initial_state()
    for deal in (5, 1023):
        with pytest.raises(ValueError, match="there is no deal"):
            state.apply_action(deal)
    state.apply_action(4)
    before = str(state)
    with pytest.raises(ValueError, match="action 0 is not offered"):
        state.apply_action(0)
    assert str(state) == before


def test_openspiel_rl_environment_and_search() -> None:
    import pyspiel  # noqa: PLC0415
    from open_spiel.python import rl_environment  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    game = pyspiel.load_game("python_elgrande(players=2,rounds=6)")
    world = rl_environment.Environment(game)
    step = world.reset()
    while not step.last():
        step = world.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == pytest.approx(0)
    state = game.new_initial_state()
    state.apply_action(1)
    rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.0, max_simulations=8, evaluator=rollouts)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("settings", TABLES)
def test_openspiel_resamples_the_same_information_state(settings: dict[str, Any]) -> None:
    import pyspiel  # noqa: PLC0415

    import elgrande.envs.openspiel  # noqa: F401, PLC0415

    modules = "+".join(settings.get("modules", ()))
    game = pyspiel.load_game("python_elgrande", {"players": settings["players"], "modules": modules, "rounds": 6})
    state, random, number = game.new_initial_state(), np.random.default_rng(1), 0
    other = state
    state.apply_action(7)
    while not state.is_terminal():
        for seat in range(settings["players"]) if number % 12 == 0 else ():
            other = state.resample_from_infostate(seat, random.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert len(state.information_state_tensor(seat)) == game.information_state_tensor_size()
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(int(random.choice(state.legal_actions())))
        number += 1
    while not other.is_terminal():  # a sample can be played to its end
        other.apply_action(int(random.choice(other.legal_actions())))
