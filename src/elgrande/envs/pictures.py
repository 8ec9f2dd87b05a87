"""Environments drawn: as text, as an SVG picture, or as an array of pixels."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Any, Final

import numpy as np

from elgrande.game import Game

MODES: Final = ["ansi", "svg", "rgb_array"]
WIDTH: Final = 900
"""The width of a picture in pixels."""


def check_mode(mode: str | None) -> str | None:
    """A render mode, if there is one of that name."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"a render mode is one of {', '.join(MODES)}, not {mode!r:.60}")
    return mode


def drawn(game: Game, mode: str | None) -> Any:
    """The table as a spectator sees it; nothing without a mode."""
    if mode == "ansi":
        return str(game.text())
    if mode == "svg":
        return game.svg()
    return pixels(game.svg()) if mode == "rgb_array" else None


def pixels(svg: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """A picture as an array of height × width × 3 bytes."""
    try:
        import resvg_py  # noqa: PLC0415  (only this mode needs it)
        from PIL import Image  # noqa: PLC0415
    except ImportError as error:
        raise ImportError("pixels need a rasteriser: pip install 'elgrande[pixels]'") from error
    png = bytes(resvg_py.svg_to_bytes(svg_string=without_variables(svg), width=WIDTH))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


def without_variables(svg: str) -> str:
    """A picture with its colours in place of the CSS variables that name them, which the rasteriser does not know."""
    values = dict(re.findall(r"(--[\w-]+):([^;}]+)", svg))
    return re.sub(r"var\((--[\w-]+)\)", lambda found: values.get(found[1], "none"), svg)
