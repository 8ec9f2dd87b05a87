"""TorchRL: one network plays all seats and learns from its own games (REINFORCE with a mask).

    pip install 'elgrande[pettingzoo]' torch torchrl
    python torchrl_selfplay.py --games 200

`PettingZooWrapper` puts all seats into one group. In each step one seat acts, which `mask` says; `action_mask` says
what it may choose.
"""

from __future__ import annotations

import argparse
import warnings
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from elgrande.envs import elgrande_v0

SEATS = "seats"


def environment(seed: int, **settings: Any) -> PettingZooWrapper:
    """The game as TorchRL knows it; `settings` are those of `elgrande_v0.env`."""
    env = elgrande_v0.env(**settings)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it is tested with an older PettingZoo, and says so
        return PettingZooWrapper(
            env, use_mask=True, categorical_actions=True, group_map={SEATS: env.possible_agents}, seed=seed
        )


def policy(env: PettingZooWrapper) -> ProbabilisticActor:
    """A small network that chooses among what is offered."""
    size = env.observation_spec[SEATS, "observation", "observation"].shape[-1]
    actions = env.full_action_spec[SEATS, "action"].space.n
    network = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, actions))
    return ProbabilisticActor(
        TensorDictModule(network, in_keys=[(SEATS, "observation", "observation")], out_keys=[(SEATS, "logits")]),
        in_keys={"logits": (SEATS, "logits"), "mask": (SEATS, "action_mask")},
        out_keys=[(SEATS, "action")],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
        log_prob_key=(SEATS, "log_prob"),
    )


def learn(games: int, seed: int = 1, **settings: Any) -> tuple[ProbabilisticActor, list[float]]:
    """Play games and learn from each; returns the policy and the loss of each game."""
    torch.manual_seed(seed)
    env = environment(seed, **settings)
    actor = policy(env)
    optimiser = torch.optim.Adam(actor.parameters(), lr=1e-3)
    losses = []
    for _ in range(games):
        with torch.no_grad():
            played = env.rollout(elgrande_v0.LONGEST, actor)
        won = played["next", SEATS, "reward"].sum(0).squeeze(-1)  # by seat; all of them add up to nothing
        chosen = actor.get_dist(played).log_prob(played[SEATS, "action"])
        acting = played[SEATS, "mask"]
        loss = -(chosen * won)[acting].mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return actor, losses


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    for number, loss in enumerate(learn(parser.parse_args().games, players=2, reward="margin")[1], 1):
        print(f"game {number}: loss {loss:+.4f}")
