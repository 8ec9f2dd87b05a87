"""What a seat sees as numbers, for programs that learn: a fixed layout, written into a buffer, without numpy.

>>> from array import array
>>> from elgrande import Game
>>> from elgrande.observation import Observer
>>> game = Game.new(players=4, seed=7)
>>> observer = Observer(game.rules)
>>> seen = array("f", bytes(4 * observer.size))
>>> observer.write(game.position, game.player, seen)
"""

from __future__ import annotations

from elgrande.observation.layout import VERSION, Layout, Part
from elgrande.observation.observer import Observer, options_for

__all__ = ["VERSION", "Layout", "Observer", "Part", "options_for"]
