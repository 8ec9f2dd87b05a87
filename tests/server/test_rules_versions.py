"""After a fix of a rule: games that it does not touch go on, the others stay as they are.

The fix is played by other numbers on the cards of a stored table, and by a stored choice that nobody may make.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sql

from elgrande.server.rules_check import check_tables
from elgrande.server.sql_schema import ENTRY_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from tests.server.live import Browser, State, first, running, settings

OTHER_POINTS = "[tables]\n" + "".join(
    f"{region} = [19, 18, 17]\n" for region in ("galicia", "aragon", "valencia", "sevilla", "granada", "castillo")
)


class Place:
    """A server with one person that is stopped and started again, and its database in between."""

    def __init__(self, folder: Path, database: str) -> None:
        self.settings = settings(folder, database=database)
        self.cookies: dict[str, str] = {}

    @contextmanager
    def open(self) -> Iterator[Browser]:
        with running(self.settings) as live:
            browser = live.browser()
            browser.http.cookies.update(self.cookies)
            yield browser
            self.cookies.update(browser.http.cookies)

    def played(self, choices: int) -> State:
        """A game of two people after so many choices."""
        with self.open() as browser:
            table, _ = browser.new_table("here", "here", options={"rounds": 6})
            browser.play(table, choices, spread)
            return browser.state(table)

    @contextmanager
    def storage(self) -> Iterator[Storage]:
        storage = Storage(self.settings.address)
        yield storage
        storage.close()

    def fix_scoring(self) -> None:
        """From now on regions bring other points."""
        with self.storage() as storage, storage.transaction() as db:
            db.execute(TABLE_ROWS.update().values(cards=OTHER_POINTS))

    def fix_legality(self, table: str) -> None:
        """From now on a choice that was made is not allowed."""
        with self.storage() as storage, storage.transaction() as db:
            entry = max(
                (entry for entry in storage.entries(table) if entry.kind == "choice"), key=lambda entry: entry.number
            )
            this = sql.and_(ENTRY_ROWS.c.table_id == table, ENTRY_ROWS.c.number == entry.number)
            db.execute(ENTRY_ROWS.update().where(this).values(data=json.dumps({**entry.data, "option": 0})))

    def check(self) -> list[tuple[bool, bool, bool]]:
        """What `elgrande admin check` finds: whether each game goes on, can be read, and is over."""
        with self.storage() as storage:
            return [(not found.differs, found.readable, found.over) for found in check_tables(storage)]


def spread(state: State) -> int:
    """A choice that brings caballeros into many regions."""
    options = state["question"]["options"]
    option: int = options[state["position"] % len(options)]["id"]
    return option


def shown(state: State) -> list[object]:
    pieces = {name: space["caballeros"] for name, space in state["view"]["spaces"].items()}
    return [pieces, [(seat["score"], seat["court"]) for seat in state["view"]["seats"]], state["over"]]


def test_a_game_that_the_fix_does_not_touch_goes_on(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    before = place.played(8)
    place.fix_scoring()
    assert place.check() == [(True, True, False)]
    with place.open() as browser:
        after = browser.state(before["id"])
        assert "frozen" not in after
        assert browser.play(before["id"], 3, first)["position"] == before["position"] + 3


def test_a_running_game_that_it_touches_stays_and_can_go_on_at_a_new_table(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    before = place.played(55)
    assert not before["over"]
    assert before["view"]["round"] > 3
    place.fix_scoring()
    assert place.check() == [(False, True, False)]
    with place.open() as browser:
        after = browser.state(before["id"])
        assert after["frozen"]
        assert shown(after) == shown(before)
        assert (after["question"], after["waiting"]) == (None, [])
        seat = before["waiting"][0]
        refused = browser.choose(after, 1, seat)
        assert refused.status_code == 422
        assert refused.json()["reason"][0] == "reason-frozen"
        said = browser.post(f"/api/tables/{before['id']}/chat", seat=seat, text="what now?", key="chat")
        assert said.status_code == 200
        answer = browser.post(f"/api/tables/{before['id']}/rematch", seat=seat)
        assert answer.status_code == 200, answer.text
        new = browser.state(answer.json()["id"], seat)
        assert shown(new) == shown(before)
        assert "frozen" not in new
        assert browser.play(new["id"], 5, first)["position"] == 5


def test_a_finished_game_never_changes(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    before = place.played(2000)
    assert before["over"]
    place.fix_scoring()
    assert place.check() == [(False, True, True)]
    with place.open() as browser:
        after = browser.state(before["id"])
        assert after["frozen"]
        assert shown(after) == shown(before)
        assert (after["winners"], after["ranking"]) == (before["winners"], before["ranking"])
        record = browser.http.get(f"/api/tables/{before['id']}/record")
        assert record.status_code == 422


def test_a_choice_that_is_no_longer_allowed_harms_nobody(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    before = place.played(20)
    place.fix_legality(before["id"])
    assert place.check() == [(False, True, False)]
    with place.open() as browser:
        after = browser.state(before["id"])
        assert after["frozen"]
        assert shown(after) == shown(before)
        assert before["id"] in {line["id"] for line in browser.get("/api/tables")["mine"]}
