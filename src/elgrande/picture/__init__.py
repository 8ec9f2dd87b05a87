"""The picture of the board as SVG."""

from .draw import draw
from .scene import WORDS, FaceUp, Scene, Seat, Spot

__all__ = ["WORDS", "FaceUp", "Scene", "Seat", "Spot", "draw"]
