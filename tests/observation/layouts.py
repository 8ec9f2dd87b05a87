"""What observations of this version look like, as digests: `make environments-table` writes them.

Programs that have learned rely on every number. So the digests of a version never change: another layout, or other
numbers for the same table, need another `observation.VERSION`. Only tables that are new are added to a version.
"""

from __future__ import annotations

import json
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Any

from elgrande import Game
from elgrande.observation import VERSION, Observer
from elgrande.observation.layout import Layout
from elgrande.observation.stable import STABLE
from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets

FILE = Path(__file__).with_name("layouts.json")
SAVED = Path(__file__).parents[1] / "saved"
SEATS = range(2, 6)

Digests = dict[str, Any]


def digest(text: bytes) -> str:
    """A few letters that stand for it."""
    return sha256(text).hexdigest()[:16]


def layout(players: int, modules: tuple[str, ...]) -> str:
    """The parts of the observations of a table: their names, shapes and order."""
    parts = Layout(build(configure(players, modules))).parts
    return digest(json.dumps([(part.name, part.shape, part.at) for part in parts]).encode())


def numbers(save: Path) -> str:
    """What everybody sees of a saved game: a spectator, and each seat."""
    game = Game.load(save.read_text("utf-8"))
    observer = Observer(game.rules)
    seen = array("f", bytes(4 * observer.size))
    found = b""
    for seat in range(-1, game.rules.players):
        observer.write(game.position, seat, seen)
        found += array("d", [round(number, 6) for number in seen]).tobytes()
    return digest(found)


def names(most: dict[str, int]) -> dict[str, list[Any]]:
    """For each list of names whose places never change: how many of the first ones, and their digest."""
    return {key: [most[key], digest(json.dumps(STABLE[key][: most[key]]).encode())] for key in sorted(most)}


def digests(stable: dict[str, int]) -> Digests:
    """All digests as they are now."""
    return {
        "version": VERSION,
        "layouts": {
            " ".join([str(players), *modules]): layout(players, modules)
            for modules in module_sets()
            for players in SEATS
        },
        "numbers": {save.stem: numbers(save) for save in sorted(SAVED.glob("*.json"))},
        "stable": names(stable),
    }


def kept() -> Digests:
    """The digests of the version that was written last."""
    found: Digests = json.loads(FILE.read_text("utf-8"))
    return found


def changed(before: Digests, now: Digests) -> list[str]:
    """What has changed since the digests were written, though the version has not; what is new is no change."""
    if before["version"] != now["version"]:
        return []
    pairs = [(key, name) for key in ("layouts", "numbers", "stable") for name in before[key]]
    return [f"{key}: {name}" for key, name in pairs if now[key].get(name) != before[key][name]]


def main() -> None:
    """Write the digests, if they may change."""
    if FILE.exists():
        before = kept()
        pinned = {key: count for key, (count, _) in before["stable"].items()}
        wrong = changed(before, digests(pinned))
        if wrong:
            raise SystemExit(
                f"not the same in version {VERSION}: {'; '.join(wrong)}. Give observations another VERSION."
            )
    lengths = {key: len(listed) for key, listed in STABLE.items()}
    FILE.write_text(json.dumps(digests(lengths), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
