"""RLlib: PPO for one network that plays all seats, with a mask.

pip install 'elgrande[pettingzoo]' torch 'ray[rllib]'
python rllib_selfplay.py --iterations 50
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo.utils import BaseWrapper
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from elgrande.envs import elgrande_v0

SHARED = "shared"


class Renamed(BaseWrapper):
    """What a seat observes, under the names that RLlib's module with a mask asks for."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation, and the mask as numbers."""
        inner = self.env.observation_space(agent)
        mask = spaces.Box(0.0, 1.0, inner["action_mask"].shape, np.float32)
        return spaces.Dict({"observations": inner["observation"], "action_mask": mask})

    def observe(self, agent: str) -> dict[str, Any]:
        """The same, of a seat; whoever does not decide now has no mask, and gets one that leaves numbers finite."""
        seen = self.env.observe(agent)
        mask = seen["action_mask"].astype(np.float32)
        return {"observations": seen["observation"], "action_mask": mask if mask.any() else np.ones_like(mask)}


def algorithm(steps: int = 4000, **settings: Any) -> PPO:
    """PPO on a table; `settings` are those of `elgrande_v0.env`. `steps` are those between two updates."""
    register_env("elgrande", lambda config: PettingZooEnv(Renamed(elgrande_v0.env(**config))))
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128]})
    config = (
        PPOConfig()
        .environment("elgrande", env_config=settings)
        .env_runners(num_env_runners=0)
        .multi_agent(policies={SHARED}, policy_mapping_fn=lambda agent, episode, **more: SHARED)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={SHARED: module}))
        .training(train_batch_size_per_learner=steps, minibatch_size=min(256, steps), num_epochs=2, lr=3e-4)
        .debugging(seed=1)
    )
    return config.build_algo()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=50)
    ppo = algorithm(players=2, reward="margin")
    for number in range(1, parser.parse_args().iterations + 1):
        told = ppo.train()
        print(f"iteration {number}: {told['learners'][SHARED]['policy_loss']:+.4f}")
    ppo.stop()
