"""El Grande as a Gymnasium environment: one learner among bots.

    import gymnasium, elgrande.envs.solo
    env = gymnasium.make("elgrande/Solo-v0", players=2, bots="page")

The learner's seat changes from game to game unless it is given. `info["action_mask"]` and `action_masks()`, which
MaskablePPO of sb3-contrib asks for, say what may be chosen.
"""

from __future__ import annotations

from typing import Any, ClassVar

from elgrande.bots.plugins import AnyBot, check_bot, seated
from elgrande.envs import extra
from elgrande.envs.rewards import LONGEST, WIN, check_reward, check_settings, rewards
from elgrande.game import ACTIONS, Game
from elgrande.observation import Observer, options_for
from elgrande.view import View

with extra("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from elgrande.envs.pictures import MODES, check_mode, drawn

Numbers = np.ndarray[Any, np.dtype[Any]]


class Solo(gymnasium.Env[Any, Any]):
    """A game in which all seats but one are played by bots; `settings` are those of `Game.new`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        players: int = 2,
        bots: AnyBot = "random",
        seat: int | None = None,
        reward: str = WIN,
        illegal: float = -1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        check_settings(settings)
        check_bot(bots)
        if seat is not None and seat not in range(players):
            raise ValueError(f"the seats are 0 to {players - 1}, not {seat!r:.60}")
        self.settings = {"players": players, **settings}
        self.reward = check_reward(reward)
        self.bots = bots
        """Who plays the other seats: the name of a bot, `./mybot.py:MyBot`, or a class or function that makes one."""
        self.given_seat = seat
        self.illegal = illegal
        """What an illegal action costs; it ends the game."""
        self.render_mode = check_mode(render_mode)
        self.game = Game.new(seed=0, **self.settings)
        self.observer = Observer(self.game.rules)
        self.seat = seat or 0
        self.rivals = [seated(bots, 0) for _ in range(players)]
        self.observation_space = spaces.Box(0.0, 1.0, (self.observer.size,), np.float32)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a new game, up to the learner's first decision."""
        super().reset(seed=seed)
        numbers = self.np_random.integers(1 << 31, size=2 + self.settings["players"])
        self.game = Game.new(seed=int(numbers[0]), **self.settings)
        self.seat = int(numbers[1]) % self.settings["players"] if self.given_seat is None else self.given_seat
        self.rivals = [seated(self.bots, int(number)) for number in numbers[2:]]
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Make the learner's choice, then those of the bots up to the learner's next decision."""
        position = self.game.position
        if int(action) not in options_for(position, self.seat):
            return self._seen(), self.illegal, True, False, self._info() | {"illegal": True}
        before = self.game.scores
        self.game.play(int(action), self.seat)
        self._let_others_play()
        won = rewards(position, before, self.reward)[self.seat]
        return self._seen(), won, self.game.over, False, self._info()

    def action_masks(self) -> Numbers:
        """What the learner may choose, for each option."""
        mask = np.zeros(ACTIONS, np.bool_)
        self.observer.mask(self.game.position, self.seat, mask)
        return mask

    def render(self) -> Any:
        """The table as a spectator sees it, in the `render_mode`."""
        return drawn(self.game, self.render_mode)

    def _let_others_play(self) -> None:
        position = self.game.position
        while not position.over and not options_for(position, self.seat):
            player = position.decision.player
            self.game.play(self.rivals[player].choose(View(position, player)), player)

    def _seen(self) -> Numbers:
        numbers = np.empty(self.observer.size, np.float32)
        self.observer.write(self.game.position, self.seat, numbers)
        return numbers

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


gymnasium.register("elgrande/Solo-v0", entry_point=Solo, max_episode_steps=LONGEST)
