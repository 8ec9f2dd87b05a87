"""Writes games as they are stored by this version: `python -m tests.server.make_stored` adds files to `stored/`.

Files of earlier versions are never written again: they show that what was stored then still loads.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from elgrande.bots import make_bot
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.settings import Settings
from elgrande.server.states import state_of
from elgrande.server.stored_table import RULES_VERSION
from elgrande.server.table import Table

STORED = Path(__file__).parent / "stored"


def play(table: Table, seed: int, choices: int) -> None:
    """Random choices, with everything else that a table stores in between."""
    bot = make_bot("random", seed)
    for number in range(choices):
        if table.game.over:
            return
        player = table.game.decision.player
        table.choose(player, table.version, bot.choose(table.game.view(player)), f"key-{number}")
        if number == 5:
            table.chat(0, "¡Hola!", "hello")
            table.change_seat(1, "person" if table.stored.seats[1].kind == "person" else "random", "back")
        if number % 20 == 10 and state_of(table, player, []).undo.steps:
            table.undo(player, table.version, False, f"undo-{number}")


def main() -> None:
    tables = {
        "finished": (NewTable([NewPlayer("Ana", "here"), NewPlayer("Bo", "page")], seed=1), 2000),
        "running": (
            NewTable(
                [NewPlayer(name, "here") for name in ("Ana", "Bo", "Cid")],
                seed=2,
                options={"rounds": 6, "castillo": "open", "veto": "start", "mercy": True},
                cards="[tables]\ngalicia = [5, 2, 0]\n",
            ),
            120,
        ),
    }
    STORED.mkdir(exist_ok=True)
    for name, (wanted, choices) in tables.items():
        file = STORED / f"v{RULES_VERSION}-{name}.json"
        if file.exists():
            continue
        with TemporaryDirectory() as folder:
            services = Services(Settings(Path(folder)))
            table = services.tables.open(services.creation.create(wanted, "browser").id)
            play(table, 3, choices)
            stored = services.storage.table(table.id)
            assert stored is not None
            data = {
                "table": asdict(stored),
                "entries": [asdict(entry) for entry in services.storage.entries(table.id)],
                "choices": table.choices,
                "scores": table.game.scores,
                "over": table.game.over,
                "kinds": table.kinds,
            }
            services.storage.close()
        file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
