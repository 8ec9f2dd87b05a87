"""Guided games at a table: how one begins, what the others choose there, and what the learner is told."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from elgrande.guide.lesson import LESSONS, Lesson, lesson
from elgrande.guide.script import scripted
from elgrande.guide.story import told
from elgrande.server.errors import Refused
from elgrande.server.journal import GUIDE
from elgrande.server.requests import NewGuidedTable, NewPlayer, NewTable
from elgrande.server.stored_table import Entry
from elgrande.server.table import Table
from elgrande.server.table_state import Guide, GuideLine


def guided_table(wanted: NewGuidedTable) -> tuple[NewTable, Entry]:
    """The table of a guided game, and the note with which it begins."""
    if wanted.guide not in LESSONS:
        raise Refused(f"no guided game is called {wanted.guide!r}; there are {', '.join(LESSONS)}")
    guided = lesson(wanted.guide)
    names = guided.names(wanted.name)
    players = [NewPlayer(name, "here" if seat == guided.seat else guided.bot) for seat, name in enumerate(names)]
    table = NewTable(players, dict(guided.options), seed=guided.seed, watchable=False)
    return table, Entry(1, "note", {"key": GUIDE, "arguments": {"guide": guided.name}})


def options_for_bot(table: Table, seat: int, offered: list[int]) -> list[int]:
    """What a bot may choose: where a guided game says what its seat does, only that."""
    guided = _lesson_at(table)
    if guided is None:
        return offered
    game = table.game
    option = scripted(guided, game.rules, game.position.board.round, table.journal.choices, seat, offered)
    return offered if option is None else [option]


def guide_of(table: Table, seat: int) -> Guide | UnsetType:
    """What the coach says to a seat: it sees no more than the seat does."""
    guided = _lesson_at(table)
    if guided is None or seat != guided.seat:
        return UNSET
    events = table.setup_events + [event for choice in table.journal.choices for event in choice.events]
    story = told(guided, table.game.view(seat), events)
    titles = [stop.key for stop in guided.stops]
    lines = [GuideLine(line.stop, titles[line.stop - 1], (line.key, line.values), line.at) for line in story.lines]
    return Guide(lines, len(titles), story.last)


def _lesson_at(table: Table) -> Lesson | None:
    name = table.journal.guide
    return lesson(name) if name in LESSONS else None
