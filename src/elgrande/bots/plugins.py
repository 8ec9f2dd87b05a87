"""Bots from elsewhere: a class in a file, `./mybot.py:MyBot`, or an entry point of an installed package."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zlib import crc32

from elgrande.bots import BOTS, Bot
from elgrande.bots.pupil import PupilBot

GROUP: Final = "elgrande.bots"
"""The entry points of packages that bring bots."""

OURS: Final[dict[str, type[Bot]]] = {**BOTS, "pupil": PupilBot}
"""The levels, and the bot that courses begin with."""


class NoSuchBot(ValueError):
    """A bot that cannot be had; the message says why."""


def find_bot(name: str) -> type[Bot]:
    """The class of a bot: one of ours by its name, one in a file, or one that a package offers."""
    if name in OURS:
        return OURS[name]
    if file_of(name) is not None:
        path, _, attribute = name.rpartition(":")
        found = getattr(_run(Path(path).resolve()), attribute, None)
        if found is None:
            raise NoSuchBot(f"{path} has no class {attribute!r}")
        return _checked(name, found)
    offered = entry_points(group=GROUP)
    if name in offered.names:
        try:
            return _checked(name, offered[name].load())
        except NoSuchBot:
            raise
        except Exception as error:
            raise NoSuchBot(f"the package that offers {name!r} is broken: {error}") from error
    known = ", ".join([*OURS, *sorted(offered.names - OURS.keys())])
    raise NoSuchBot(f"no bot is called {name!r}; there are {known}; an own one is named ./mybot.py:MyBot")


def file_of(name: str) -> Path | None:
    """The file that a bot comes from, if it is named by one."""
    path, colon, _ = name.rpartition(":")
    return Path(path) if colon and path.endswith(".py") else None


@cache
def _run(path: Path) -> ModuleType:
    """The module in a file; it can import its neighbours, as a script can."""
    if not path.is_file():
        raise NoSuchBot(f"{path}: no such file")
    spec = spec_from_file_location(f"bot_{path.stem}_{crc32(bytes(path)):x}", path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoSuchBot(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    return module


def _checked(name: str, found: Any) -> type[Bot]:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NoSuchBot(f"{name} is not a class that inherits from elgrande.bots.Bot")
    missing = sorted(getattr(found, "__abstractmethods__", ()))
    if missing:
        raise NoSuchBot(f"{name} has no method {missing[0]!r}")
    return found
