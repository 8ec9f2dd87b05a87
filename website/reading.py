"""An extension of Griffe: how the reference reads the code."""

from __future__ import annotations

import re
from typing import Any, Final

from griffe import Attribute, Extension, Function, Object

_EXAMPLE: Final = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*(?:\n(?=>>> ))?)+", re.MULTILINE)


class Reading(Extension):
    """Examples in docstrings become blocks of code; what is kept as it was given shows its type, not its name again."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of a module, class or function as soon as it is read."""
        if obj.docstring is not None:
            obj.docstring.value = _EXAMPLE.sub(lambda found: fenced(found[0]), obj.docstring.value)

    def on_attribute(self, *, attr: Attribute, **_: Any) -> None:
        """Take the type of an attribute `self.name = name` from the parameter."""
        made = attr.parent.members.get("__init__") if attr.parent else None
        if isinstance(made, Function) and attr.name in made.parameters and str(attr.value) == attr.name:
            attr.annotation, attr.value = made.parameters[attr.name].annotation, None


def fenced(example: str) -> str:
    """An example as a block of Python."""
    return f"```python\n{example.rstrip()}\n```\n"
