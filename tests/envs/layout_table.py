"""Writes the tables of docs/environments.md: `make environments-table`."""

import json
from pathlib import Path

from elgrande import Game
from elgrande.observation.layout import Layout
from elgrande.observation.stable import FILE, STABLE
from tests.observation.test_observer import ours

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
BEGIN, END = "<!-- made by make environments-table -->\n", "<!-- /made -->\n"


def tables() -> str:
    """The layout of the base game with 4 players, what modules add to it, and the kinds of decisions."""
    base = Layout(Game.new(players=4, seed=0).rules)
    lines = [f"The base game with 4 players has {base.size} numbers:", "", "| part | at | shape | what it tells |"]
    lines += ["|---|--:|---|---|"]
    for part in base.parts:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {part.at} | {shape} | {part.about} |")
    lines += ["", "Modules add what they declare, before `deciding` (here with 4 players):", ""]
    lines += ["| part | shape | what it tells |", "|---|---|---|"]
    known = {part.name for part in base.parts}
    for modules in (["grand_inquisitor"], ["grandissimo", "anniversary"], ["king_intrigue", "players_edition"]):
        for part in Layout(Game.new(players=4, modules=modules, seed=0).rules).parts:
            if part.name not in known:
                known.add(part.name)
                lines.append(f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.about} |")
    for part in Layout(Game.new(players=4, modules=["king_intrigue", "special_cards"], seed=0).rules).parts:
        if part.name not in known:
            lines.append(f"| `{part.name}` | {' × '.join(map(str, part.shape))} | {part.about} |")
    lines += ["", "The kinds of decisions, by number; 0 is one of an external module:", ""]
    lines += ["| | | | |", "|---|---|---|---|"]
    named = [f"{number} `{name}`" for number, name in enumerate(STABLE["decisions"], 1)]
    lines += [f"| {' | '.join((*named[first : first + 4], *('', '', ''))[:4])} |" for first in range(0, len(named), 4)]
    return "\n".join([*lines, ""])


def current(text: str) -> str:
    """The page with the tables as they are now."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.split(END)[1]}"


def append_new() -> None:
    """Give the decisions that are new their numbers, behind all others."""
    known = STABLE["decisions"]
    known.extend(sorted({kind.__name__ for kind in ours()} - set(known)))
    FILE.write_text(json.dumps(STABLE, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    append_new()
    PAGE.write_text(current(PAGE.read_text("utf-8")), "utf-8")
