"""What follows from a table's entries stays small, whatever people do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from elgrande.server.journal import NOTES, REQUEST_KEYS, Journal
from elgrande.server.stored_table import Entry
from tests.server.live import GENEROUS, first, running, settings


def test_taking_back_again_and_again_is_one_line_of_the_log() -> None:
    journal = Journal()
    for number in range(1, 301, 3):
        journal.add(Entry(number, "choice", {"seat": 0, "option": 40}, f"a{number}"))
        journal.add(Entry(number + 1, "choice", {"seat": 0, "option": 41}, f"b{number}"))
        journal.add(Entry(number + 2, "undo", {"seat": 0, "count": 2}, f"c{number}"))
    assert [(note.key, note.arguments) for note in journal.notes] == [("note-undo", {"player": 0, "count": 200})]
    journal.add(Entry(400, "undo", {"seat": 1, "count": 0}))
    assert len(journal.notes) == 2


def test_the_log_keeps_so_many_notes_and_memory_so_many_keys() -> None:
    journal = Journal()
    for number in range(1, 2 * REQUEST_KEYS):
        journal.add(Entry(number, "note", {"key": "note-seat-shared", "arguments": {"player": 0}}, f"key {number}"))
    assert [note.number for note in journal.notes] == list(range(2 * REQUEST_KEYS - NOTES, 2 * REQUEST_KEYS))
    assert len(journal.request_keys) == REQUEST_KEYS
    assert f"key {2 * REQUEST_KEYS - 1}" in journal.request_keys


def test_nobody_takes_back_more_often_than_a_seat_may(tmp_path: Path) -> None:
    with running(settings(tmp_path, replace(GENEROUS, undo_burst=2, undo_rate=1e-9))) as live:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        codes: list[int] = []
        for _ in range(3):
            state = browser.state(table, seat=browser.state(table)["waiting"][0])
            done = browser.choose(state, first(state)).json()
            body = {"seat": state["seat"], "version": done["version"], "whole_turn": False, "key": f"undo {len(codes)}"}
            codes.append(browser.post(f"/api/tables/{table}/undo", **body).status_code)
        assert codes == [200, 200, 429]
