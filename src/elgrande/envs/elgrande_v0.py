"""El Grande as a PettingZoo environment: one agent for each seat, who act in turn.

    from elgrande.envs import elgrande_v0
    env = elgrande_v0.env(players=4, modules=["grandissimo"])

Dials that players set at once are asked one after another. Nobody observes an answer before all are in, so it makes no
difference.
"""

from __future__ import annotations

from typing import Any, ClassVar

from elgrande.envs import extra
from elgrande.envs.rewards import LONGEST, WIN, check_reward, check_settings, rewards
from elgrande.game import ACTIONS, Game
from elgrande.observation import Observer

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from elgrande.envs.pictures import MODES, check_mode, drawn

Numbers = np.ndarray[Any, np.dtype[Any]]


def env(**settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks: an illegal action ends the game and costs 1."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv):  # noqa: N801  (PettingZoo's name for it)
    """The environment without these checks; `settings` are those of `Game.new`."""

    metadata: ClassVar[dict[str, Any]] = {"name": "elgrande_v0", "render_modes": MODES, "is_parallelizable": False}

    def __init__(self, players: int = 4, reward: str = WIN, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        check_settings(settings)
        self.reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.longest = LONGEST
        self.settings = {"players": players, **settings}
        self.game = Game.new(seed=0, **self.settings)
        self.observer = Observer(self.game.rules)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.random = np.random.default_rng()
        numbers = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        seen = spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: `observation`, and the `action_mask` of what it may choose."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The ids of all options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the seed decides its deal and those of all later games."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
            for space in self.action_spaces.values():
                space.seed(seed)
        self.game = Game.new(seed=int(self.random.integers(1 << 62)), **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.player]

    def observe(self, agent: str) -> dict[str, Numbers]:
        """What an agent observes now; its mask is empty while others decide."""
        position, seat = self.game.position, self.seats[agent]
        numbers, mask = np.empty(self.observer.size, np.float32), np.zeros(ACTIONS, np.int8)
        self.observer.write(position, seat, numbers)
        if agent == self.agent_selection:
            self.observer.mask(position, seat, mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        before = self.game.scores
        self.game.play(int(action), self.seats[agent])
        self._cumulative_rewards[agent] = 0.0
        won = rewards(self.game.position, before, self.reward)
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.game.player]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as a spectator sees it, in the `render_mode`."""
        return drawn(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
