"""El Grande as a game of OpenSpiel.

    import pyspiel, elgrande.envs.openspiel
    game = pyspiel.load_game("python_elgrande(players=3,modules=grandissimo+anniversary,reward=margin)")
    game = pyspiel.load_game("python_elgrande(players=2,options=castillo:open+mercy:true)")

All chance of El Grande is in its set-up, so there is one chance node: the deal, one of `deals` that are equally likely.
Dials that players set at once are asked one after another, in secret.
"""

from __future__ import annotations

import json
from typing import Any, Final

from elgrande.engine.chance import Chance
from elgrande.envs import extra
from elgrande.envs.rewards import LONGEST, MARGIN, POINTS, UNIT, WIN, check_reward, rewards
from elgrande.game import ACTIONS, Game
from elgrande.notation import write
from elgrande.observation import Observer
from elgrande.observation.history import COLUMNS, ROWS, Past, entries, from_entries, play, write_history
from elgrande.observation.observer import decision_of
from elgrande.rules.build import build
from elgrande.rules.config import CHOICES, Config, configure, known_name
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.view import View

with extra("openspiel"):
    import numpy as np
    import pyspiel

PARAMETERS: Final[dict[str, Any]] = {
    "players": 4,
    "modules": "",
    "rounds": 9,
    "options": "",
    "reward": WIN,
    "deals": 1024,
}
MOST: Final = 10.0
"""No margin and no sum of points is larger, in units of 100 points."""


def game_type(reward: str) -> pyspiel.GameType:
    """What OpenSpiel is to know about the game with a reward."""
    as_they_come = reward == POINTS
    return pyspiel.GameType(
        short_name="python_elgrande",
        long_name="El Grande",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if as_they_come else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS if as_they_come else pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def limits(reward: str, seats: int) -> dict[str, Any]:
    """The least, the most and the sum that seats can win."""
    if reward == WIN:
        return {"min_utility": -1 / seats, "max_utility": 1 - 1 / seats, "utility_sum": 0.0}
    return {"min_utility": -MOST, "max_utility": MOST} | ({"utility_sum": 0.0} if reward == MARGIN else {})


def options_in(text: str) -> dict[str, Any]:
    """The options of a table as one word: `castillo:open+mercy:true+without:prison+without:overthrow`."""
    options: dict[str, Any] = {}
    for part in filter(None, text.split("+")):
        given, _, value = part.partition(":")
        if given == "without":
            options[given] = (*options.get(given, ()), value)
        elif given == "preset":
            options[given] = value
        else:
            name = known_name("option", given, CHOICES)
            options[name] = {str(choice).lower(): choice for choice in CHOICES[name]}.get(value, value)
    return options


_observers: dict[Config, Observer] = {}


def observer_of(rules: Rules) -> Observer:
    """The observer of a table; a game of OpenSpiel is pickled, so it cannot hold one."""
    if rules.config not in _observers:
        _observers[rules.config] = Observer(rules)
    return _observers[rules.config]


class ElGrandeGame(pyspiel.Game):
    """The rules of a table, as OpenSpiel knows them."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        modules = [name for name in str(given["modules"]).split("+") if name]
        options = options_in(str(given["options"]))
        if "preset" not in options:  # it may have its own number of rounds
            options.setdefault("rounds", int(given["rounds"]))
        self.config = configure(int(given["players"]), modules, **options)
        self.reward = check_reward(str(given["reward"]))
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise ValueError(f"deals is at least 1, not {self.deals}")
        seats = self.config.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=seats,
            max_game_length=LONGEST,
            **limits(self.reward, seats),
        )
        super().__init__(game_type(self.reward), info, params or {})

    def new_initial_state(self) -> ElGrandeState:
        """The state before the deal."""
        return ElGrandeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer; with perfect recall it also tells the history."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(build(self.config), recalls)

    def information_state_tensor_size(self) -> int:
        """How many numbers an information state has."""
        return observer_of(build(self.config)).size + ROWS * COLUMNS

    def information_state_tensor_shape(self) -> list[int]:
        """The same, as a shape."""
        return [self.information_state_tensor_size()]


class ElGrandeState(pyspiel.State):
    """A position and its history; at the root, the deal."""

    def __init__(self, game: ElGrandeGame) -> None:
        super().__init__(game)
        self.position: Position | None = None
        self.past: Past | None = None
        self.before: list[int] = [0] * self.num_players()
        """The scores before the last step."""

    def current_player(self) -> int:
        """Who acts: chance, a seat, or nobody any more."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.decision.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely as the others."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.options)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            if not 0 <= action < self.get_game().deals:
                raise ValueError(f"there is no deal {action}")
            settings = self.get_game().config._asdict()
            self.position = Game.new(seed=action, **settings).position
        else:
            if action not in self.position.options:
                raise ValueError(f"action {action} is not offered")
            self.before = self.position.board.score[:]
            self.past = play(self.position, action, self.past)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return write(self.position.rules, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over

    def rewards(self) -> list[float]:
        """What the last step brought each seat."""
        if self.position is None:
            return [0.0] * self.num_players()
        return rewards(self.position, self.before, self.get_game().reward)

    def returns(self) -> list[float]:
        """What all steps so far have brought each seat."""
        if self.position is None:
            return [0.0] * self.num_players()
        if self.get_game().reward == POINTS:
            return [points / UNIT for points in self.position.board.score]
        return self.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """What a player has been told, has chosen, and sees."""
        seat = self.current_player() if player is None else player
        return SpielObserver(build(self.get_game().config), True).string_from(self, seat)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, then the last entries of their history."""
        seat = self.current_player() if player is None else player
        observer = SpielObserver(build(self.get_game().config), True)
        observer.set_from(self, seat)
        numbers: list[float] = observer.tensor.tolist()
        return numbers

    def resample_from_infostate(self, player: int, sampler: Any) -> ElGrandeState:
        """Another state that a player cannot tell from this one: IS-MCTS asks for it."""
        again: ElGrandeState = self.clone()
        if self.position is not None:
            again.position = resampled(self.position, player, Chance(int(sampler() * (1 << 53))))
            again.past = from_entries(entries(self.past, player), player)
        return again

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return json.dumps([View(self.position, seat).key() for seat in range(self.num_players())])


def resampled(position: Position, player: int, chance: Chance) -> Position:
    """A position that a player cannot tell from this one, in which the same players have set their dials."""
    view = View(position, player)
    imagined = view.imagine(chance)
    for other in view.answered:
        while other != player and (decision := decision_of(imagined, other)) is not None:
            imagined.answer(decision, chance.pick(decision.options(imagined)))
    asked = None if position.over else decision_of(imagined, position.decision.player)
    if asked is not None:
        imagined.bring_up(asked)
    return imagined


class SpielObserver:
    """Writes the numbers and the text of an observation, or of an information state."""

    def __init__(self, rules: Rules, recalls: bool) -> None:
        self.observer = observer_of(rules)
        self.recalls = recalls
        seen = self.observer.size
        self.tensor = np.zeros(seen + ROWS * COLUMNS if recalls else seen, np.float32)
        self.dict = {"observation": self.tensor[:seen]}
        if recalls:
            self.dict["history"] = self.tensor[seen:].reshape(ROWS, COLUMNS)

    def set_from(self, state: ElGrandeState, player: int) -> None:
        """Write the numbers."""
        self.tensor.fill(0)
        if state.position is not None:
            self.observer.write(state.position, player, self.tensor)
            if self.recalls:
                seats = state.position.rules.players
                write_history(state.past, player, seats, self.tensor, self.observer.size)

    def string_from(self, state: ElGrandeState, player: int) -> str:
        """The text."""
        if state.position is None:
            return f"seat {player} before the deal"
        seen = View(state.position, player).key()
        return json.dumps([entries(state.past, player), seen]) if self.recalls else seen


pyspiel.register_game(game_type(WIN), ElGrandeGame)
