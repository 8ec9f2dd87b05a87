"""A whole game as readable text, and back: a header, then rounds and turns, like a game of chess in PGN.

    [Players "Ana" "Bo"]
    [Seed "7"]

    Round 1 {King in Aragón; cards: …}
    red:P13 blue:P7
    Ana: A4 special Gal place Cas Val Val stop
    Bo: +3 A1 special Gal.red>Val stop red:veto place Gal

A choice of anybody but the player on turn is written with his colour. What stands in braces is for people only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from elgrande.board import options as ids
from elgrande.board.spaces import NOBODY, NOTHING
from elgrande.engine.step import Secret
from elgrande.notation import COLOUR_NAMES, card_name, space_name, split, write
from elgrande.rules.build import set_up
from elgrande.rules.config import CHOICES, Config, ConfigError, configure
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules

FORMAT: Final = "1"
WIDTH: Final = 110


class RecordError(ValueError):
    """A text that is no record of a game; the message names the line and what is wrong."""


@dataclass(frozen=True)
class Header:
    """What a record says before the first round."""

    config: Config
    seed: int
    names: tuple[str, ...]
    cards: str
    """An owner's own numbers as TOML, or nothing."""


@dataclass(frozen=True)
class RecordedChoice:
    """A choice in a record: its notation, whose it is if that is said, and where it stands."""

    text: str
    colour: str
    line: int


# --- writing ---


def write_record(header: Header, rules: Rules, choices: Sequence[tuple[int, int]]) -> str:
    """The record of a game, from its table and its choices."""
    config = header.config
    position = set_up(rules, header.seed)
    position.run()
    body = _Body(header.names)
    for player, option in choices:
        body.add(position, player, option)
        decision = next(decision for decision in position.decisions() if decision.player == player)
        position.answer(decision, option)
    body.end_line()
    lines = [
        '[Game "El Grande"]',
        f'[Format "{FORMAT}"]',
        f"[Players {' '.join(json.dumps(name, ensure_ascii=False) for name in header.names)}]",
        f'[Seed "{header.seed}"]',
        f'[Modules "{" ".join(config.modules)}"]',
        f'[Options "{_options(config)}"]',
    ]
    if header.cards:
        lines.append(f"[Cards {json.dumps(header.cards)}]")
    if position.over:
        lines.append(f'[Result "{_standing(position, header.names)}"]')
    return "\n".join([*lines, *body.lines]) + "\n"


def _options(config: Config) -> str:
    return " ".join(f"{name}={_value(getattr(config, name))}" for name in CHOICES)


def _value(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _standing(position: Position, names: Sequence[str]) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(names, position.board.score, strict=True))


class _Body:
    """The rounds and turns of a record, as lines in the making."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.lines: list[str] = []
        self._picked = NOBODY
        self._round = 0
        self._player = NOBODY
        self._words: list[str] = []

    def add(self, position: Position, player: int, option: int) -> None:
        """A choice, about to be made in this position."""
        board = position.board
        if board.round != self._round:
            self.end_line()
            self.lines += ["", f"Round {board.round} {{{self._situation(position)}}}"]
            self._round, self._player = board.round, NOBODY
        elif board.player != self._player:
            self.end_line()
            if board.player == NOBODY:
                self.lines.append(f"{{General scoring; before it {_standing(position, self.names)}}}")
        self._player = board.player
        text, secret = write(position.rules, option), isinstance(position.decision, Secret)
        if self._words and self._picked == player and ids.SPACE <= option < ids.PICK and not secret:
            self._words[-1] += f">{text}"
        else:
            self._words.append(text if player == board.player and not secret else f"{COLOUR_NAMES[player]}:{text}")
        self._picked = player if ids.PICK <= option < ids.ALL else NOBODY

    def end_line(self) -> None:
        """The turn, or the phase, is over: its words become a line or more."""
        if not self._words:
            return
        line = f"{self.names[self._player]}:" if self._player != NOBODY else ""
        for word in self._words:
            if len(line) + len(word) >= WIDTH:
                self.lines.append(line)
                line = "   "
            line = f"{line} {word}" if line else word
        self.lines.append(line)
        self._words = []

    def _situation(self, position: Position) -> str:
        board, rules = position.board, position.rules
        cards = ", ".join(card_name(rules, card) for card in board.offered if card != NOTHING)
        return f"King in {space_name(rules, board.king)}; cards: {cards}"


# --- reading ---

_HEADER: Final = re.compile(r"^\[(\w+) (.*)\]$")
_COMMENT: Final = re.compile(r"\{[^}]*\}")


def read_record(text: str) -> tuple[Header, list[RecordedChoice]]:
    """The table and the choices of a record; whether the choices are legal, the game will tell."""
    fields: dict[str, str] = {}
    choices: list[RecordedChoice] = []
    names: list[str] = []
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        header = _HEADER.match(line)
        if header and not choices:
            fields[header[1]] = header[2]
            if header[1] == "Players":
                names = _names(header[2], number)
            continue
        line = _COMMENT.sub(" ", line).strip()
        if not line or re.fullmatch(r"Round \d+", line):
            continue
        for name in names:
            line = line.removeprefix(f"{name}: ")
        choices += [RecordedChoice(word, colour, number) for colour, word in split(line)]
    return _header(fields, tuple(names)), choices


def _names(text: str, line: int) -> list[str]:
    try:
        return [json.loads(name) for name in re.findall(r'"(?:[^"\\]|\\.)*"', text)]
    except json.JSONDecodeError:
        raise RecordError(f'line {line}: players are written as "Ana" "Bo", not {text}') from None


def _header(fields: dict[str, str], names: tuple[str, ...]) -> Header:
    for needed in ("Players", "Seed"):
        if needed not in fields:
            raise RecordError(f'not a record of a game: the header has no [{needed} "…"]')
    if fields.get("Format", f'"{FORMAT}"') != f'"{FORMAT}"':
        raise RecordError(f"the record has format {fields['Format']}; this version reads format {FORMAT}")
    seed = fields["Seed"].strip('"')
    if not re.fullmatch(r"-?\d+", seed):
        raise RecordError(f"the seed is a whole number, not {seed!r}")
    options: dict[str, Any] = {}
    for pair in fields.get("Options", "").strip('"').split():
        name, _, value = pair.partition("=")
        options[name] = _option(name, value)
    try:
        config = configure(len(names), tuple(fields.get("Modules", "").strip('"').split()), **options)
    except ConfigError as error:
        raise RecordError(str(error)) from None
    return Header(config, int(seed), names, json.loads(fields["Cards"]) if "Cards" in fields else "")


def _option(name: str, text: str) -> Any:
    for value in CHOICES.get(name, ()):
        if _value(value) == text:
            return value
    return text
