"""Bots from elsewhere: a class in a file, `./mybot.py:MyBot`, or an entry point of an installed package."""

from __future__ import annotations

import sys
from collections.abc import Callable
from copy import copy
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from zlib import crc32

from elgrande.bots import BOTS, Bot
from elgrande.bots.pupil import PupilBot
from elgrande.rules.config import unknown

GROUP: Final = "elgrande.bots"
"""The entry points of packages that bring bots."""

OURS: Final[dict[str, type[Bot]]] = {**BOTS, "pupil": PupilBot}
"""The levels, and the bot that courses begin with."""


AnyBot = str | Bot | Callable[[int], Bot]
"""A bot by its name, by its class or by a function that makes it from a seed; or a bot to copy."""


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
    known = [*OURS, *sorted(offered.names - OURS.keys())]
    raise NoSuchBot(f"{unknown('bot', name, known)}; an own one is named ./mybot.py:MyBot")


def seated(bot: AnyBot, seed: int) -> Bot:
    """A bot for a seat, with the seed of its luck there."""
    if isinstance(bot, str):
        return find_bot(bot)(seed)
    if isinstance(bot, Bot):
        own = copy(bot)  # a bot in two seats is two bots
        own.seed = seed
        return own
    made = bot(seed)
    if not isinstance(made, Bot):
        raise NoSuchBot(f"{name_of(bot)} makes {made!r:.60}, which is no elgrande.bots.Bot")
    return made


def name_of(bot: AnyBot) -> str:
    """What a bot is called: its name, or that of its class or of the function that makes it."""
    if isinstance(bot, str):
        return bot
    return type(bot).__name__ if isinstance(bot, Bot) else str(getattr(bot, "__name__", type(bot).__name__))


def check_bot(bot: Any) -> None:
    """Refuse what is no bot and makes none."""
    if isinstance(bot, str):
        find_bot(bot)
    elif isinstance(bot, type):
        _checked(bot.__name__, bot)
    elif not isinstance(bot, Bot) and not callable(bot):
        raise NoSuchBot(f"{bot!r:.60} is neither the name of a bot nor a bot, its class or a function that makes one")


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
