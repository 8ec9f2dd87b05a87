"""Where games are kept that were given no place."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from elgrande.server.settings import data_folder

LONGEST: Final = 60
"""The names of bots in the name of a folder are cut to this length."""


def games_folder() -> Path:
    """The folder of all kept games: `ELGRANDE_GAMES`, or `games` in this user's data folder."""
    given = os.environ.get("ELGRANDE_GAMES", "")
    return Path(given) if given else data_folder() / "games"


def place(command: str, bots: Iterable[str], settings: dict[str, Any], suffix: str = "") -> Path:
    """Where a command keeps the games of these bots: the same place for the same settings, and for no others."""
    names = re.sub(r"[^\w.-]+", "-", "-".join(dict.fromkeys(bots))).strip("-.")[:LONGEST]
    key = sha256(json.dumps(settings, sort_keys=True).encode()).hexdigest()[:8]
    path = games_folder() / command / f"{names}-{key}{suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
