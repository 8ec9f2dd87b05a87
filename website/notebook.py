"""A notebook as a page: its words, its code, and what each cell printed or drew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def notebook_page(text: str) -> str:
    """The page that a notebook with its outputs becomes."""
    return "\n\n".join(part for cell in json.loads(text)["cells"] for part in _shown(cell)) + "\n"


def _shown(cell: dict[str, Any]) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield f"```python\n{source}\n```"
    for output in cell["outputs"]:
        data = output.get("data", {})
        if "image/svg+xml" in data:
            yield f'<figure class="board">{"".join(data["image/svg+xml"]).replace(chr(10), "")}</figure>'
        else:
            yield f"```text\n{''.join(output.get('text', data.get('text/plain', ''))).rstrip()}\n```"
