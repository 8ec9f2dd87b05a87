"""Makes the recorded games of `tests/games`: `.venv/bin/python -m tests.make_games`.

Run it again only when the format of records changes: recorded games are there to notice when a rule changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from elgrande import Game
from elgrande.bots import make_bot

GAMES = Path(__file__).parent / "games"
NAMES = ["Ana", "Bartolomé", "Carmen", "Diego", "Estrella"]

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
]


def main() -> None:
    """Play and write all games."""
    GAMES.mkdir(exist_ok=True)
    for number, (levels, options) in enumerate(TABLES, 1):
        game = Game.new(players=len(levels), seed=1000 + number, names=NAMES[: len(levels)], **options)
        bots = [make_bot(level, seed=10 * number + seat) for seat, level in enumerate(levels)]
        while not game.over:
            seat = game.decision.player
            game.play(bots[seat].choose(game.view(seat)), seat)
        (GAMES / f"{number:02}-{len(levels)}-players.txt").write_text(game.record(), encoding="utf-8")


if __name__ == "__main__":
    main()
