"""Who sits where, people and bots; also in a saved game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from getpass import getuser
from pathlib import Path
from typing import Final

from elgrande.bots import BOTS, Bot, make_bot
from elgrande.cli.output import Trouble, read_text
from elgrande.game import Game, check_names
from elgrande.notation import COLOUR_NAMES
from elgrande.saving import seal, to_text

BOT_NAMES: Final = ("Isabel", "Rodrigo", "Teresa", "Alonso", "Beatriz")
PERSON: Final = ""
"""Stands for a person, in place of a bot's name."""


@dataclass(frozen=True)
class Seating:
    """The name of each seat, and its kind of bot, or PERSON."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, kind in enumerate(self.kinds) if kind == PERSON]

    def make_bots(self, seed: int) -> dict[int, Bot]:
        """The bots, by seat."""
        return {seat: make_bot(kind, seed + seat) for seat, kind in enumerate(self.kinds) if kind != PERSON}


def seat_everybody(players: int, people: Sequence[str], first: int, kinds: Sequence[str], hot_seat: bool) -> Seating:
    """People from seat `first` on, bots in the other seats; the last kind of bot fills all remaining seats."""
    if not people and not hot_seat:
        people = [own_name()]
    if len(people) > players:
        raise Trouble(f"{len(people)} people do not fit at a table for {players} players", 2)
    if first > players:
        raise Trouble(f"seat {first} is not at a table for {players} players", 2)
    if not hot_seat and not 1 <= len(kinds) <= max(players - len(people), 1):
        seats = players - len(people)
        raise Trouble(f"--bots names {len(kinds)} bots for {seats} seats; name one level for all, or one for each", 2)
    names, bots = [""] * players, [PERSON] * players
    order = [(first - 1 + number) % players for number in range(players)]
    for seat, name in zip(order, people, strict=False):
        names[seat] = name
    free = [name for name in BOT_NAMES if name not in people]
    for number, seat in enumerate(sorted(order[len(people) :])):
        if hot_seat:
            names[seat] = COLOUR_NAMES[seat].capitalize()
        else:
            names[seat] = free[number]
            bots[seat] = kinds[min(number, len(kinds) - 1)]
    try:
        return Seating(check_names(names, players), tuple(bots))
    except ValueError as error:
        raise Trouble(str(error), 2) from None


def own_name() -> str:
    """The name of the logged-in user."""
    try:
        return check_names([getuser().capitalize()], 1)[0]
    except (OSError, KeyError, ValueError, ImportError):
        return "You"


def save_game(game: Game, seating: Seating, file: Path) -> None:
    """Save a game as the library does, plus which seats are bots."""
    data = json.loads(game.save()) | {"seats": seating.kinds}
    del data["check"]
    file.write_text(seal(to_text(data)), encoding="utf-8")


def load_game(file: Path) -> tuple[Game, Seating]:
    """Load what `save_game` wrote; if the library alone saved it, seat 1 is a person and the others are pages."""
    text = read_text(file)
    game = Game.load(text)
    players = len(game.names)
    kinds = json.loads(text).get("seats", [PERSON, *["page"] * (players - 1)])
    if not isinstance(kinds, list) or len(kinds) != players or not set(kinds) <= {PERSON, *BOTS}:
        raise Trouble(f"{file}: who sits where is not understood: {kinds!r:.60}")
    return game, Seating(game.names, tuple(kinds))
