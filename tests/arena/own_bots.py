"""Bots that do not come with the package: the one of the documents, and small ones in files."""

from __future__ import annotations

from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "mybot.py"
MYBOT = f"{EXAMPLE}:MyBot"


def own_bot(folder: Path, body: str, name: str = "Own") -> str:
    """A bot in a file, by what it does when it has to decide."""
    path = folder / f"{name.lower()}.py"
    lines = ["from elgrande.bots import Bot", f"class {name}(Bot):", "    def decide(self, view, chance):"]
    path.write_text("\n".join([*lines, f"        {body}", ""]), encoding="utf-8")
    return f"{path}:{name}"
