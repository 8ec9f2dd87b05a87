"""Environments drawn: as text, as an SVG picture, or as an array of pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import numpy as np

from elgrande.game import Game

MODES: Final = ["ansi", "svg", "rgb_array"]
WIDTH: Final = 900
"""The width of a picture in pixels."""


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
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))
