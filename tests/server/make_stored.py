"""Writes games as this release stores them: `python -m tests.server.make_stored` adds files to `stored/`.

Files of earlier releases are never written again: they show that what was stored then is still played in the same way.
Those called v1 are older than all releases; no digests were stored then.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from elgrande.bots import make_bot
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.settings import Settings
from elgrande.server.states import state_of
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


def people(*names: str) -> list[NewPlayer]:
    return [NewPlayer(name, "here") for name in names]


GAMES: dict[str, tuple[NewTable, int]] = {
    "base": (NewTable([NewPlayer("Ana", "here"), NewPlayer("Bo", "page")], seed=1), 2000),
    "base-options": (
        NewTable(
            people("Ana", "Bo", "Cid"),
            seed=2,
            options={"rounds": 6, "castillo": "open", "veto": "start", "mercy": True},
            cards="[tables]\ngalicia = [5, 2, 0]\n",
        ),
        120,
    ),
    "grand_inquisitor-anniversary": (
        NewTable(people("Ana", "Bo", "Cid"), modules=["grand_inquisitor", "anniversary"], seed=3),
        2000,
    ),
    "king_intrigue-players_edition-special_cards": (
        NewTable(
            people("Ana", "Bo", "Cid", "Dora"),
            modules=["king_intrigue", "players_edition", "special_cards"],
            seed=4,
            options={"rounds": 6},
        ),
        2000,
    ),
    "grandissimo": (NewTable(people("Ana", "Bo", "Cid", "Dora"), modules=["grandissimo"], seed=5), 2000),
    "running-grandissimo-anniversary": (
        NewTable(people("Ana", "Bo"), modules=["grandissimo", "anniversary"], seed=6),
        130,
    ),
    "running-grand_inquisitor-king_intrigue": (
        NewTable(
            people("Ana", "Bo", "Cid", "Dora", "Eva"),
            modules=["grand_inquisitor", "anniversary", "king_intrigue", "players_edition", "special_cards"],
            seed=7,
        ),
        200,
    ),
}
"""What is played, by its name, and for how many choices at most."""


def main() -> None:
    """Play each game that this release lacks, and write what is stored of it."""
    STORED.mkdir(exist_ok=True)
    for name, (wanted, choices) in GAMES.items():
        file = STORED / f"{version('elgrande')}-{name}.json"
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
                "winners": table.game.winners if table.game.over else [],
                "kinds": table.kinds,
            }
            services.storage.close()
        file.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(file.name)


if __name__ == "__main__":
    main()
