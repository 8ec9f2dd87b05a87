"""Data sets: many games of bots in one folder, and games as rows for programs that learn.

`Collection` plays the games of a `Recipe` and writes the card of the folder; `export` turns games that were kept,
wherever they come from, into JSONL or Parquet with a row for each decision or for each game.
"""

from __future__ import annotations

from elgrande.data.collection import Collection, Recipe, RecipeError
from elgrande.data.export import ExportError, export
from elgrande.data.rows import DECISIONS, GAMES, decision_rows, game_row

__all__ = [
    "DECISIONS",
    "GAMES",
    "Collection",
    "ExportError",
    "Recipe",
    "RecipeError",
    "decision_rows",
    "export",
    "game_row",
]
