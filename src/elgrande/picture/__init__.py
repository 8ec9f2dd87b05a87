"""The picture of the board as SVG."""

from .draw import draw
from .result import Result
from .scene import WORDS, FaceUp, Scene, Seat, Spot

__all__ = ["WORDS", "FaceUp", "Result", "Scene", "Seat", "Spot", "draw"]
