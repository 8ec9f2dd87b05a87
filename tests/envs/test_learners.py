"""The examples for TorchRL and RLlib learn, and so does the learner of our own."""

from __future__ import annotations

import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = [pytest.mark.learners, pytest.mark.filterwarnings("default")]

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("settings", [{"players": 2}, {"players": 3, "modules": ["grandissimo"]}])
def test_torchrl_plays_by_the_rules_and_learns(settings: dict[str, object]) -> None:
    import torch  # noqa: PLC0415

    there = example("torchrl_selfplay")
    env = there.environment(1, rounds=6, reward="margin", **settings)
    actor = there.policy(env)
    played = env.rollout(there.elgrande_v0.LONGEST, actor)
    acting = played["seats", "mask"]
    offered = played["seats", "action_mask"].gather(-1, played["seats", "action"].unsqueeze(-1)).squeeze(-1)
    assert acting.sum(-1).eq(1).all()
    assert offered[acting].all()
    assert played["next", "done"][-1].item()
    assert played["next", "seats", "reward"].sum().item() == pytest.approx(0, abs=1e-4)
    torch.manual_seed(1)
    before = [weight.clone() for weight in there.policy(env).parameters()]
    learner, losses = there.learn(3, 1, rounds=6, reward="margin", **settings)
    assert len(losses) == 3
    assert any(not torch.equal(one, other) for one, other in zip(before, learner.parameters(), strict=True))


def test_rllib_learns() -> None:
    import numpy as np  # noqa: PLC0415

    there = example("rllib_selfplay")
    ppo = there.algorithm(steps=256, players=2, rounds=6, reward="margin")
    try:
        before = {name: value.copy() for name, value in ppo.get_weights()["shared"].items()}
        told = ppo.train()
        assert np.isfinite(told["learners"]["shared"]["policy_loss"])
        assert told["env_runners"]["num_env_steps_sampled_lifetime"] >= 256
        after = ppo.get_weights()["shared"]
        assert any(not np.array_equal(before[name], after[name]) for name in before)
    finally:
        ppo.stop()


def test_our_own_learner_imitates_practises_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    import torch  # noqa: PLC0415

    there = example("ppo_solo")
    monkeypatch.setattr(there, "CHECKS", range(1 << 31, (1 << 31) + 1))
    learner = there.Learner(seed=1, tables=3, rounds=6)
    before = [weight.clone() for weight in learner.net.parameters()]
    learner.imitate(rounds=2, lessons=240, epochs=2)
    taught = [weight.clone() for weight in learner.net.parameters()]
    learner.practise(updates=2, steps=70, checked=1)
    assert learner.tables.games >= 3, "the tables go on with new games"
    assert [point["stage"] for point in learner.curve] == ["imitation", "imitation", "PPO", "PPO"][
        -len(learner.curve) :
    ]
    for one, other in ((before, taught), (taught, list(learner.net.parameters()))):
        assert any(not torch.equal(weight, again) for weight, again in zip(one, other, strict=True))
    found = there.match(learner.net, range(1), rounds=6)
    assert found["games"] == 2
    assert 0 <= found["low"] <= found["won"] <= found["high"] <= 1
    again = there.match(learner.net, range(1), rounds=6)
    assert again == found, "it always plays the same"


def test_our_own_learner_gets_better_at_what_it_is_taught() -> None:
    there = example("ppo_solo")
    learner = there.Learner(seed=1, tables=3, rounds=6)
    lessons = learner.lessons(300, guided=1.0)
    assert lessons.masks.gather(1, lessons.chosen.unsqueeze(1)).all(), "what the pupil says is on offer"
    assert lessons.known.any()
    optimiser = there.torch.optim.Adam(learner.net.parameters(), lr=1e-3)
    first, *_, last = [learner.rehearse(lessons, optimiser) for _ in range(8)]
    assert last[0] < first[0]
    assert last[1] > first[1]


def test_gains_add_up_to_what_was_won_without_a_trace() -> None:
    import torch  # noqa: PLC0415

    there = example("ppo_solo")
    learner = there.Learner(seed=1, tables=2, rounds=6)
    played = learner.play(130, trace=1.0)
    seen = torch.cat([learner.net(played.seen, played.masks)[1].detach().view(130, 2), learner.answers()[1][None]])
    assert learner.tables.games >= 2
    assert torch.allclose(played.returns - played.gains, seen[:-1].flatten(), atol=1e-5)
    returns = played.returns.view(130, 2)
    changes = (returns[1:] - returns[:-1]).abs() > 1e-4
    assert 0 < changes.sum() <= learner.tables.games, "in a game, each choice brings what the game brought"


def test_options_from_the_side_of_a_seat() -> None:
    from elgrande.board.options import CARD, PICK, SEAT  # noqa: PLC0415
    from elgrande.board.spaces import COLOURS  # noqa: PLC0415

    own, other = example("ppo_solo").SIDES
    assert own.tolist() == list(range(len(own)))
    assert other[other].tolist() == own.tolist()
    third = PICK + 3 * COLOURS
    assert other[[third, third + 1, third + 2, SEAT, SEAT + 1, CARD]].tolist() == [
        third + 1,
        third,
        third + 2,
        SEAT + 1,
        SEAT,
        CARD,
    ]
