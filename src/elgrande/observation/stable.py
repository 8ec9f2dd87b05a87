"""Names whose places in an observation never change, from `stable.json`: classes of decisions, and their numbers.

`make environments-table` appends the decisions that are new; learned policies rely on the places of the others.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("stable.json")
STABLE: Final[dict[str, list[str]]] = json.loads(FILE.read_text("utf-8"))
