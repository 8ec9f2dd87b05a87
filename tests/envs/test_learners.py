"""The examples for TorchRL and RLlib learn."""

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
