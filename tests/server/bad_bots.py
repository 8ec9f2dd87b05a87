"""Bots that fail, each in its way; the random player is always well."""

from __future__ import annotations

import os
import time

from elgrande.server.bot_process import think


def crash(text: str, seat: int, level: str, seed: int) -> int:
    if level == "page":
        os._exit(1)
    return think(text, seat, level, seed)


def sleep(text: str, seat: int, level: str, seed: int) -> int:
    if level == "page":
        time.sleep(3600)
    return think(text, seat, level, seed)


def raise_error(text: str, seat: int, level: str, seed: int) -> int:
    raise RuntimeError(f"{level} is not well")


def nonsense(text: str, seat: int, level: str, seed: int) -> int:
    return 9999 if level == "page" else think(text, seat, level, seed)
