"""Makes the recorded games of `tests/games`: `.venv/bin/python -m tests.make_games`.

Only games that are missing are played. Recorded games are there to notice when a rule changes: remove one and make it
again only when the format of records changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elgrande import Game
from elgrande.board import options as ids
from elgrande.board.spaces import CASTILLO
from elgrande.bots import make_bot
from elgrande.engine.chance import Chance
from elgrande.rules.grand_inquisitor.journeys import Sail
from elgrande.view import View

GAMES = Path(__file__).parent / "games"
NAMES = ["Ana", "Bartolomé", "Carmen", "Diego", "Estrella"]

COLONIES = ["grand_inquisitor"]
TABLES: list[tuple[list[str], dict[str, Any]]] = [
    (["page", "page"], {}),
    (["page", "random"], {"castillo": "open"}),
    (["page", "page", "page"], {}),
    (["page", "random", "page"], {"rounds": 6}),
    (["page", "page", "page", "page"], {}),
    (["page", "random", "random", "page"], {"preset": "tournament"}),
    (["random", "random", "random", "random"], {"veto": "start"}),
    (["page", "page", "page", "page"], {"mercy": True, "castillo": "open"}),
    (["page", "page", "page", "page", "page"], {}),
    (["page", "page", "random", "random", "page"], {"veto": "none", "rounds": 6}),
    (["random", "random", "random", "random", "random"], {}),
    (["page", "page", "page", "page", "page"], {"castillo": "open", "tiebreak": "tournament"}),
    (["page", "random", "page", "random", "page"], {"preset": "first game"}),
    (["random", "random", "random", "page"], {"mercy": True}),
    (["eager", "eager"], {"modules": COLONIES}),
    (["eager", "eager", "eager"], {"modules": COLONIES, "castillo": "open"}),
    (["eager", "eager", "random", "eager"], {"modules": COLONIES, "veto": "start"}),
    (["eager", "eager", "eager", "eager", "eager"], {"modules": COLONIES}),
    (["random", "random", "random"], {"modules": ["anniversary"]}),
    (["random", "random", "random", "random", "random"], {"modules": ["anniversary"], "rounds": 6}),
    (["eager", "eager"], {"modules": [*COLONIES, "anniversary"], "rounds": 6}),
    (["eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"]}),
    (["eager", "eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"], "castillo": "open"}),
    (["eager", "random", "eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"], "ending": "asked"}),
]

EAGER = (ids.TOKEN, ids.USE, ids.SPECIAL)
"""What an eager player does whenever he can."""
IDLE = (ids.STOP, ids.PASS)
"""What he does only if he must, or on a whim."""


def eager(view: View, chance: Chance) -> int:
    """Play at random, but so that much happens: sail out, take tokens, sail home, take and use the new cards."""
    options, decision = view.options, type(view.decision).__name__
    for option in EAGER:
        if option in options:
            return option
    if isinstance(view.decision, Sail):
        loaded = view.decision.kind in (ids.WITH_GOLD, ids.WITH_GOODS)
        options = [option for option in options if (option - ids.SPACE < CASTILLO) == loaded] or options
    elif decision == "TakeCard" and chance.below(2):
        options = [option for option in options if option in (ids.CARD + 6, ids.CARD + 7)] or options
    elif decision == "Place" and chance.below(2):
        ship = ids.SPACE + view.position.rules.space_named("ship")
        options = [ship] if ship in options else options
    if chance.below(5):
        options = [option for option in options if option not in IDLE] or options
    return chance.pick(options)


def main() -> None:
    """Play and write the games that are missing."""
    GAMES.mkdir(exist_ok=True)
    for number, (levels, options) in enumerate(TABLES, 1):
        path = GAMES / f"{number:02}-{len(levels)}-players.txt"
        if not path.exists():
            path.write_text(played(number, levels, options).record(), encoding="utf-8")


def played(number: int, levels: list[str], options: dict[str, Any]) -> Game:
    """One game from beginning to end."""
    game = Game.new(players=len(levels), seed=1000 + number, names=NAMES[: len(levels)], **options)
    bots = [make_bot("random" if level == "eager" else level, 10 * number + seat) for seat, level in enumerate(levels)]
    chance = Chance(number)
    while not game.over:
        seat = game.decision.player
        view = game.view(seat)
        game.play(eager(view, chance) if levels[seat] == "eager" else bots[seat].choose(view), seat)
    return game


if __name__ == "__main__":
    main()
