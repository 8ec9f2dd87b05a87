"""Prints the recorded games choice by choice as lines of JSON: what happened, and what a seat saw then.

The browser plays what happens from what events declare to move; `web/test/fold.test.ts` compares that with these views.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from elgrande import Game
from elgrande.engine.event import Event, arguments_of
from elgrande.events import named
from elgrande.rules.position import Position
from elgrande.view import View

GAMES = Path(__file__).parent.parent / "tests" / "games"
LEFT_OUT = ("power_cards", "unseen", "seen", "options", "news")
"""What of a view would only make the lines long."""


def line(position: Position, seat: int) -> str:
    """The events since the last line, and the view of a seat now."""
    events: list[Event] = position.events or []
    told = [[event[0], *named(position.rules, arguments_of(event)).values()] for event in events]
    view = {name: value for name, value in View(position, seat).as_dict().items() if name not in LEFT_OUT}
    asked = type(position.decision).__name__ if position.stack else ""
    return json.dumps({"events": told, "view": view, "asked": asked})


def main() -> None:
    """Print the games whose names are given, or all; each begins with its name."""
    for path in sorted(GAMES.glob("*.txt")):
        if len(sys.argv) > 1 and path.stem not in sys.argv[1:]:
            continue
        print(json.dumps({"game": path.stem}))
        game = Game.from_record(path.read_text("utf-8"))
        position = game.table.begin()
        position.events = []
        position.run()
        print(line(position, 0))
        for player, option in game.choices:
            position.events.clear()
            decision = next(decision for decision in position.decisions() if decision.player == player)
            position.answer(decision, option)
            print(line(position, 0))


if __name__ == "__main__":
    main()
