"""What has been rendered of a table, kept so that everybody who watches shares it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from elgrande.game import Game
from elgrande.server.seat_view import SeatView, seat_view

STATES: Final = 8
"""Encoded states to keep: one for each seat, one for spectators, and some for those who missed something."""
POSITIONS: Final = 32
"""Earlier positions to keep for people who look back."""

StateKey = tuple[int | None, tuple[int, ...], int | None]
"""The seat, all seats of the same browser, and the last thing that it knows."""


class StateCache:
    """Views by seat, encoded states and earlier positions. Callers hold the lock of the table."""

    def __init__(self) -> None:
        self.states: OrderedDict[StateKey, bytes] = OrderedDict()
        self._views: dict[int, SeatView] = {}
        self._positions: OrderedDict[int, Game] = OrderedDict()

    def view(self, game: Game, player: int) -> SeatView:
        """The current position as a player or a spectator sees it."""
        found = self._views.get(player)
        if found is None:
            found = self._views[player] = seat_view(game, player, everything=game.over)
        return found

    def state(self, key: StateKey, encode: Callable[[], bytes]) -> bytes:
        """An encoded state; `encode` makes it unless it is here."""
        state = self.states.pop(key, None) or encode()
        self.states[key] = state
        if len(self.states) > STATES:
            self.states.popitem(last=False)
        return state

    def position(self, game: Game, number: int) -> Game:
        """The game after its first `number` choices."""
        found = self._positions.get(number)
        if found is None:
            found = self._positions[number] = game.at(number)
            if len(self._positions) > POSITIONS:
                self._positions.popitem(last=False)
        return found

    def forget_views(self) -> None:
        """The position has changed."""
        self._views.clear()

    def forget_states(self) -> None:
        """Something that a state shows has changed."""
        self.states.clear()

    def forget_positions(self) -> None:
        """Earlier choices have changed."""
        self._positions.clear()
