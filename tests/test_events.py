"""Kinds of events: each says what it is told with and what it moves, and its moves lead from board to board."""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from pathlib import Path

import pytest

import elgrande.rules
from elgrande import Game
from elgrande.board import moving
from elgrande.board.moving import CABALLERO, GRANDE, KING, POINTS, SCORE_TILE
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOWHERE
from elgrande.engine.event import KINDS, MOST, Event, EventKind, Moves, arguments_of
from elgrande.events import PLAYERS, SPACES
from elgrande.rules.action import Announced
from elgrande.rules.base.dials import GiveUp
from elgrande.rules.position import Position
from elgrande.rules.which import WhichOne
from tests.test_recorded_games import RECORDS, recorded

RULES = Path(elgrande.rules.__file__).parent
WORDS = {value for name, value in vars(moving).items() if name.isupper()}
OUTSIDE = "outside"
"""Courts and provinces, and the spaces of what waits there: guests, a reserve, the loads of ships."""
APART = ("bridge", "prison")
"""Spaces that are no regions, on which caballeros stand by themselves."""


@pytest.mark.parametrize("kind", KINDS.values(), ids=str)
def test_an_event_has_all_its_arguments_and_no_more(kind: EventKind) -> None:
    position = Game.new(seed=0).position
    numbers = [NOWHERE, 0, 7, 2][: len(kind.arguments)]
    position.tell(kind)  # nobody listens
    position.events = []
    position.tell(kind, *numbers)
    assert position.events == [(kind.key, *numbers)]
    assert arguments_of(position.events[0]) == dict(zip(kind.arguments, numbers, strict=True))
    for wrong in (numbers[:-1] if numbers else [1], [*numbers, 1]):
        if len(wrong) <= MOST:
            with pytest.raises(TypeError, match=kind.key):
                position.tell(kind, *wrong)


def test_a_kind_is_declared_once_and_has_no_more_arguments_than_can_be_told() -> None:
    with pytest.raises(ValueError, match="placed"):
        EventKind("placed", "player")
    with pytest.raises(ValueError, match="too-long"):
        EventKind("too-long", *["player"] * (MOST + 1))
    with pytest.raises(ValueError, match="harmless"):
        EventKind("harmless", "player", against="victim")
    assert not {"too-long", "harmless"} & KINDS.keys()


def what_it_is_about(path: Path) -> dict[str, int]:
    """By step of a file that says so itself: how many arguments the event has that reports it."""
    counts: dict[str, int] = {}
    steps = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    for step in steps:
        for method in step.body:
            if isinstance(method, ast.FunctionDef) and method.name == "about":
                returned = method.body[-1]
                assert isinstance(returned, ast.Return)
                assert isinstance(returned.value, ast.Tuple)
                counts[step.name] = len(returned.value.elts)
    return counts


ABOUT = {step: count for path in RULES.rglob("*.py") for step, count in what_it_is_about(path).items()}


def told_in(path: Path) -> list[tuple[EventKind, int, int]]:
    """What a file of the rules tells or announces: the kind, the number of arguments, and the line."""
    module = importlib.import_module(".".join(("elgrande", "rules", *path.relative_to(RULES).with_suffix("").parts)))
    told: list[tuple[EventKind, int, int]] = []
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.ClassDef) and issubclass(getattr(module, call.name), Announced):
            step = getattr(module, call.name)
            count = next(ABOUT[known.__name__] for known in step.__mro__ if known.__name__ in ABOUT)
            told += [(kind, count, call.lineno) for kind in (step.reports, step.announced_as) if kind is not None]
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
            continue
        if call.func.attr == "tell":
            what, arguments = call.args[0], call.args[1:]
        elif call.func.attr == "of":
            what, arguments = call.func.value, call.args
        else:
            continue
        names = [what.body, what.orelse] if isinstance(what, ast.IfExp) else [what]
        for name in names:
            kind = getattr(module, name.id, None) if isinstance(name, ast.Name) else None
            if isinstance(kind, EventKind):  # fields of modules have values, too
                told.append((kind, len(arguments), call.lineno))
    return told


def test_every_kind_is_told_somewhere_and_always_with_its_arguments() -> None:
    found = {KINDS["threw"], KINDS["played"]}  # only in logs
    for path in sorted(RULES.rglob("*.py")):
        for kind, count, line in told_in(path):
            assert count == len(kind.arguments), f"{path.name}:{line} tells {kind} with {count} arguments"
            found.add(kind)
    assert found == set(KINDS.values())


@pytest.mark.parametrize("kind", KINDS.values(), ids=str)
def test_what_a_kind_moves_is_said_with_its_arguments_and_known_words(kind: EventKind) -> None:
    spaces = {f"#{space.key}" for path in RECORDS for space in recorded(path).rules.spaces}
    for moves in kind.moves:
        assert moves.of in {"", moving.BLACK_ONES, moving.EVERYBODYS, "colour", *PLAYERS} & {*WORDS, *kind.arguments}
        assert moves.count in {"", moving.ALL_THERE, *kind.arguments}
        assert isinstance(moves.piece, str) == (moves.by == "")
        assert moves.by in {"", *kind.arguments}
        for place in (moves.start, moves.end):
            assert place in WORDS | spaces | ({*SPACES, *PLAYERS} & {*kind.arguments}), place
    if kind.instead is not None:
        assert kind.instead.arguments == kind.arguments[: len(kind.instead.arguments)]


# --- playing events from what they move ---

Stand = tuple[int, str | int]
"""The colour of caballeros, and where they stand: a region, the Castillo, or outside."""


UNDER_WAY = (WhichOne, GiveUp)
"""With these questions something is told that is still to be done."""


class Played:
    """A board that only follows what events say that they move."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.standing = standing(position)
        self.score = list(position.board.score)
        self.king = position.board.king
        self.grande = list(position.board.grande)
        self.tiles = list(position.board.tiles)

    def differs(self, position: Position) -> list[str]:
        """What is not as on a board."""
        board = position.board
        parts = {
            "score": self.score == board.score,
            "tiles": self.tiles == board.tiles,
            "king": self.overthrown or self.king == board.king,
            "grande": self.overthrown or self.grande == board.grande,
            "caballeros": +self.standing == +standing(position),
        }
        return [part for part, alike in parts.items() if not alike]

    def follow(self, event: Event) -> None:
        """Move what an event moves."""
        if self.overthrown and event[0] in ("king", "grande"):
            return
        told = arguments_of(event)
        for moves in KINDS[event[0]].moves:
            self.move(moves, told)

    @property
    def overthrown(self) -> bool:
        """Whether a Grande acts as King: then events of the King move that Grande."""
        return self.king == CASTILLO

    def move(self, moves: Moves, told: dict[str, int]) -> None:
        """Move it."""
        if moves.end == moving.WITHIN:
            return  # the region stays the same
        if moves.piece == CABALLERO:
            start, end = self.place(moves.start, told), self.place(moves.end, told)
            for colour in self.colours(moves.of, told):
                there = self.standing[colour, start]
                count = there if moves.count == moving.ALL_THERE else told.get(moves.count, 1)
                self.standing[colour, start] -= count
                self.standing[colour, end] += count
        elif moves.piece == POINTS:
            self.score[told[moves.of]] += told[moves.count]
        elif moves.piece == KING:
            if self.overthrown:
                self.grande = list(self.position.board.grande)
            self.king = told.get(moves.end, CASTILLO)
        elif moves.piece == GRANDE:
            self.grande[told[moves.of]] = told.get(moves.end, CASTILLO)
        elif moves.piece == SCORE_TILE and moves.end in told:
            self.tiles[told["tile"]] = told[moves.end]

    def colours(self, of: str, told: dict[str, int]) -> list[int]:
        """Whose caballeros move."""
        if of == moving.EVERYBODYS:
            return list(range(COLOURS))
        return [BLACK] if of == moving.BLACK_ONES else [told[of]]

    def place(self, word: str, told: dict[str, int]) -> str | int:
        """The region, or outside."""
        if word in told:
            return region(self.position, told[word]) if word in SPACES else OUTSIDE
        return region(self.position, self.position.rules.space_named(word[1:])) if word.startswith("#") else OUTSIDE


def region(position: Position, space: int) -> str | int:
    """The region of a space, one that stands apart, or outside; beside the Castillo is as good as in it."""
    found, key = position.region_of(space), position.rules.spaces[space].key
    if key == "beside":
        return CASTILLO
    return found if position.rules.spaces[found].region or found == CASTILLO or key in APART else OUTSIDE


def standing(position: Position) -> Counter[Stand]:
    """How many caballeros of each colour stand where."""
    found: Counter[Stand] = Counter()
    for cell, count in enumerate(position.board.caballeros):
        found[cell % COLOURS, region(position, cell // COLOURS)] += count
    for player in range(position.rules.players):
        found[player, OUTSIDE] += position.board.court[player] + position.board.province[player]
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_events_move_leads_from_board_to_board(path: Path) -> None:
    game = recorded(path)
    position = game.table.begin()
    position.events = []
    played = Played(position)
    position.run()
    for number, (player, option) in enumerate(game.choices):
        for event in position.events:
            played.follow(event)
        position.events.clear()
        if not isinstance(position.decision, UNDER_WAY):
            assert played.differs(position) == [], f"before choice {number}"
        decision = next(decision for decision in position.decisions() if decision.player == player)
        position.answer(decision, option)
