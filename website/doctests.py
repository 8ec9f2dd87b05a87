"""An extension of Griffe: the examples in docstrings become code blocks on the pages of the reference."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Extension, Object

_EXAMPLE: Final = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*(?:\n(?=>>> ))?)+", re.MULTILINE)


class FencedExamples(Extension):
    """Puts a fence around each example."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of a module, class or function as soon as it is read."""
        if obj.docstring is not None:
            obj.docstring.value = _EXAMPLE.sub(lambda found: fenced(found[0]), obj.docstring.value)


def fenced(example: str) -> str:
    """An example as a block of Python."""
    return f"```python\n{example.rstrip()}\n```\n"
