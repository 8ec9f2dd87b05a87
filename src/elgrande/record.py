"""A whole game as readable text and back: a header, then rounds and turns, much like PGN for chess.

    [Players "Ana" "Bo"]
    [Seed "7"]

    Round 1 {King in Aragón; cards: …}
    red:P13 blue:P7
    Ana: A4 special Gal place Cas Val Val stop
    Bo: +3 A1 special Gal.red>Val stop red:veto place Gal

Choices by anybody but the player on turn have that player's colour before them. Text in braces is for people only.
Choices before the first round, such as the dials of a module's set-up, come before `Round 1`. A game that continues
from a position of another game has that position in its header, as `[Start …]`; its seed then has no effect.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from elgrande.board.options import OF_KIND, PICK, SPACE, kind_of, number_of
from elgrande.board.spaces import NOBODY, NOTHING
from elgrande.engine.step import Secret
from elgrande.notation import COLOUR_NAMES, card_name, space_name, split, write
from elgrande.rules.config import CHOICES, LATER, Config, configure
from elgrande.rules.position import Position
from elgrande.rules.which import OfPicked

FORMAT: Final = "1"
WIDTH: Final = 110
LONGEST: Final = 200_000
"""The maximum length of a record in characters; a long game has 7,000 without remarks."""


class RecordError(ValueError):
    """A text that is not a record of a game; the message names the line and what is wrong."""


class Header(NamedTuple):
    """What a record says before the first round."""

    config: Config
    seed: int
    names: tuple[str, ...]
    cards: str
    """The owner's numbers as TOML, or empty."""
    result: str = ""
    start: str = ""
    """The position with which the game begins, if it does not begin with a set-up."""


class RecordedChoice(NamedTuple):
    """A choice in a record: its notation, its player if stated, and where it stands."""

    text: str
    colour: str
    line: int
    round: int
    name: str
    """The player whose turn it is, if any."""


# --- writing ---


def write_record(header: Header, position: Position, choices: Sequence[tuple[int, int]]) -> str:
    """The record of a game, from its table, the position before its first choice, and its choices."""
    config = header.config
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
    if config.without:
        lines.append(f'[Without "{" ".join(config.without)}"]')
    if header.cards:
        lines.append(f"[Cards {json.dumps(header.cards)}]")
    if header.start:
        lines.append(f"[Start {json.dumps(header.start)}]")
    if position.over:
        lines.append(f'[Result "{_scores(position, header.names)}"]')
    return "\n".join([*lines, *body.lines]) + "\n"


def _options(config: Config) -> str:
    said = [name for name, values in CHOICES.items() if name not in LATER or getattr(config, name) != values[0]]
    return " ".join(f"{name}={_value(getattr(config, name))}" for name in said)


def _value(value: Any) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _scores(position: Position, names: Sequence[str]) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(names, position.board.score, strict=True))


class _Body:
    """The rounds and turns of a record, as lines under construction."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.lines: list[str] = []
        self._picked = (NOBODY, NOTHING)
        """Who picked a caballero with the last word, and its cell."""
        self._round = NOTHING
        self._player = NOBODY
        self._words: list[str] = []

    def add(self, position: Position, player: int, option: int) -> None:
        """Add a choice that is about to be made in this position."""
        board = position.board
        if board.round != self._round:
            self.end_line()
            heading = f"Round {board.round} {{{self._situation(position)}}}"
            if board.round not in position.rules.rounds:
                heading = f"{{Set-up; King in {space_name(position.rules, board.king)}}}"
            self.lines += ["", heading]
            self._round, self._player = board.round, NOBODY
        elif board.player != self._player:
            self.end_line()
            if board.player == NOBODY:
                self.lines.append(f"{{General scoring; before it {_scores(position, self.names)}}}")
        self._player = board.player
        text, decision = write(position.rules, option), position.decision
        secret = isinstance(decision, Secret)
        of_picked = self._words and isinstance(decision, OfPicked) and self._picked == (player, decision.cell)
        if of_picked and kind_of(option) in (SPACE, OF_KIND):
            self._words[-1] += f">{text}"
        else:
            self._words.append(text if player == board.player and not secret else f"{COLOUR_NAMES[player]}:{text}")
            self._picked = (player, number_of(option) if kind_of(option) == PICK else NOTHING)

    def end_line(self) -> None:
        """End the turn or phase: its words become one line or more."""
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
        return f"King in {space_name(rules, board.king)}" + (f"; cards: {cards}" if cards else "")


# --- reading ---

_HEADER: Final = re.compile(r"\[(\w+) (.*)\]")
_ROUND: Final = re.compile(r"Round (\d+)")
_NAME: Final = re.compile(r'"(?:[^"\\]|\\.)*+"')
_NAMES: Final = re.compile(rf"(?:{_NAME.pattern}\s*+){{1,5}}+")
_NEEDED: Final = ("Format", "Players", "Seed", "Modules", "Options")


def read_record(text: str) -> tuple[Header, list[RecordedChoice]]:
    """The table and the choices of a record; the game checks later whether the choices are legal."""
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {type(text).__name__}")
    if len(text) > LONGEST:
        raise RecordError(f"a record has at most {LONGEST} characters, not {len(text)}")
    fields: dict[str, str] = {}
    choices: list[RecordedChoice] = []
    names: list[str] = []
    round, name = 0, ""
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        header = _HEADER.fullmatch(line)
        if header and not choices:
            if header[1] in fields:
                raise RecordError(f"line {number}: the header has [{header[1]} …] twice")
            fields[header[1]] = header[2]
            if header[1] == "Players":
                names = _names(header[2], number)
            continue
        line = _without_remarks(line, number)
        heading = _ROUND.fullmatch(line)
        if heading:
            round, name = int(heading[1][:3]), ""
        elif line:
            name, line = _turn_of(names, line, name, continued=raw[:1] == " ")
            choices += [RecordedChoice(word, colour, number, round, name) for colour, word in split(line)]
    return _header(fields, tuple(names)), choices


def _without_remarks(line: str, number: int) -> str:
    """A line without the text in braces."""
    parts: list[str] = []
    end = 0
    while (start := line.find("{", end)) >= 0:
        parts.append(line[end:start])
        end = line.find("}", start) + 1
        if not end:
            raise RecordError(f"line {number}: a brace is opened and not closed")
    return " ".join([*parts, line[end:]]).strip()


def _turn_of(names: list[str], line: str, before: str, continued: bool) -> tuple[str, str]:
    """Whose turn a line belongs to, and the rest of the line; a long turn continues in indented lines."""
    for name in names:
        if line.startswith(f"{name}: "):
            return name, line.removeprefix(f"{name}: ")
    return (before if continued else ""), line


def _names(text: str, line: int) -> list[str]:
    try:
        if _NAMES.fullmatch(text):
            return [json.loads(name) for name in _NAME.findall(text)]
    except ValueError:
        pass
    raise RecordError(f'line {line}: up to five players are written as "Ana" "Bo", not {text:.60}')


def _header(fields: dict[str, str], names: tuple[str, ...]) -> Header:
    for needed in _NEEDED:
        if needed not in fields:
            raise RecordError(f'not a record of a game: the header has no [{needed} "…"]')
    if fields["Format"] != f'"{FORMAT}"':
        raise RecordError(f"the record has format {fields['Format']:.20}; this version reads format {FORMAT}")
    seed = fields["Seed"].strip('"')
    if not re.fullmatch(r"-?\d{1,40}", seed):
        raise RecordError(f"the seed is a whole number, not {seed!r:.60}")
    options = dict(pair.partition("=")[::2] for pair in fields["Options"].strip('"').split())
    for name in CHOICES:
        if name not in options and name not in LATER:
            raise RecordError(f"the header's [Options …] does not say {name}")
    for name in options:
        if name not in CHOICES:
            raise RecordError(f"no option is called {name!r:.60}; there are {', '.join(CHOICES)}")
    values = {name: _option(name, value) for name, value in options.items()}
    without = tuple(fields.get("Without", "").strip('"').split())
    try:
        config = configure(len(names), tuple(fields["Modules"].strip('"').split()), without=without, **values)
    except ValueError as error:
        raise RecordError(str(error)) from None
    cards, start = _quoted(fields, "Cards"), _quoted(fields, "Start")
    return Header(config, int(seed), names, cards, fields.get("Result", "").strip('"'), start)


def _quoted(fields: dict[str, str], name: str) -> str:
    """A quoted text, or an empty one if the header has none."""
    written = fields.get(name, '""')
    try:
        if _NAME.fullmatch(written):
            text: str = json.loads(written)
            return text
    except ValueError:
        pass
    raise RecordError(f"[{name} …] is a text in quotes, not {written:.60}")


def _option(name: str, text: str) -> Any:
    for value in CHOICES[name]:
        if _value(value) == text:
            return value
    return text


def check_choice(position: Position, names: Sequence[str], choice: RecordedChoice) -> None:
    """Check that the record's round and turn are those of the game at this choice."""
    board = position.board
    if choice.round != board.round:
        raise RecordError(f"line {choice.line}: the record says round {choice.round}, but it is round {board.round}")
    player = names[board.player] if board.player != NOBODY else ""
    if choice.name != player:
        turn = f"it is the turn of {player}" if player else "it is nobody's turn"
        raise RecordError(f"line {choice.line}: the record says {choice.name or 'nobody'}, but {turn}")


def check_result(position: Position, header: Header) -> None:
    """Check that a record with a result leads to it."""
    if header.result and not position.over:
        raise RecordError("the record has a result, but its choices end before the game does")
    scores = _scores(position, header.names)
    if header.result and header.result != scores:
        raise RecordError(f"the record says {header.result:.200}, but its choices lead to {scores}")
