"""Steps as plain data (lists, numbers, words) and back, so that a game can be saved at any point."""

from __future__ import annotations

from typing import Any

from elgrande.engine.step import Step, fields


class SaveError(ValueError):
    """A saved text that does not describe a game; the message says what is wrong."""


class OtherShape(SaveError):
    """A text from another version, with other steps or fields."""


def step_kinds() -> dict[str, type[Step]]:
    """All step classes that have been defined, by name."""
    kinds: dict[str, type[Step]] = {}
    waiting: list[type[Step]] = [Step]
    while waiting:
        kind = waiting.pop()
        if kinds.setdefault(kind.__name__, kind) is not kind:
            raise TypeError(f"two kinds of step are called {kind.__name__}")
        waiting += kind.__subclasses__()
    return kinds


def dump_step(step: Step) -> list[Any]:
    """A step as its name and fields."""
    kind = type(step)
    return [kind.__name__, *(_dump(getattr(step, name)) for name in fields(kind))]


def load_step(data: Any) -> Step:
    """Read what `dump_step` wrote."""
    if not (isinstance(data, list) and data and isinstance(data[0], str)):
        raise SaveError(f"a step is written as [name, fields …], not {data!r:.60}")
    kind = step_kinds().get(data[0])
    if kind is None:
        raise OtherShape(f"no step is called {data[0]!r:.60}")
    names = fields(kind)
    if len(data) - 1 != len(names):
        raise OtherShape(f"{data[0]} has {len(names)} fields ({', '.join(names)}), not {len(data) - 1}")
    try:
        return kind(*(_load(value) for value in data[1:]))
    except TypeError as error:
        raise SaveError(f"{data[0]}: {error}") from None


def _dump(value: Any) -> Any:
    if isinstance(value, Step):
        return dump_step(value)
    if isinstance(value, tuple):
        return {"t": [_dump(item) for item in value]}
    return value


def _load(value: Any) -> Any:
    if isinstance(value, list):
        return load_step(value)
    if isinstance(value, dict):
        return tuple(_load(item) for item in value["t"])
    return value
