"""After a fix of a rule: games that it does not touch go on, the others stay as they are.

The fix is played by other numbers on the cards of a stored table, and by a stored choice that nobody may make.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sql

from elgrande.server.position_digest import DIGEST
from elgrande.server.rules_check import check_tables
from elgrande.server.sql_schema import ENTRY_ROWS, NODE_ROWS, TABLE_ROWS
from elgrande.server.storage import Storage
from elgrande.server.stored_table import Change, Entry
from elgrande.server.table import Table
from tests.server.live import Browser, Live, State, first, running, settings, wait_for

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


def opened(storage: Storage, table: str) -> Table:
    """A table as another server has it."""
    stored = storage.table(table)
    assert stored is not None
    return Table(stored, storage.entries(table), storage)


def choose(table: Table, seat: int | None = None) -> None:
    """The first option of a seat that has to decide."""
    seat = table.waiting[0] if seat is None else seat
    decision = table.decision(seat)
    assert decision is not None
    table.choose(seat, table.version, decision.options(table.game.position)[0], None)


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


def test_who_sets_their_dial_again_after_others_does_not_change_the_rules(tmp_path: Path, database: str) -> None:
    """What a choice was stored with tells of one before it that was taken back later."""
    place = Place(tmp_path, database)
    with place.open() as browser:
        table, _ = browser.new_table("here", "here", "here", "here")
    with place.storage() as storage:
        here = opened(storage, table)
        while len(here.waiting) < 4:  # all set their dials at once
            choose(here)
        for seat in (0, 1, 2):
            choose(here, seat)
        here.undo(0, here.version, False, None)
        assert not opened(storage, table).frozen
        choose(here, 0)
        choose(here, 3)
        assert not opened(storage, table).frozen
    assert place.check() == [(True, True, False)]


# --- servers with other rules, during an upgrade ---


def store(storage: Storage, table: Table, kind: str, data: dict[str, object], saved: str = "") -> None:
    """Store an entry as a server with other rules would."""
    storage.append(Change(table.id, [Entry(table.version + 1, kind, data)], {}, saved or table.saved()))


def known(live: Live, table: str) -> Table:
    """What a server has in memory, whoever asks."""
    found = live.services.tables.living(table)
    assert found is not None
    return found


def follows(live: Live, table: str, version: int) -> None:
    """Wait until a server knows a version, though nobody asks it."""
    wait_for(lambda: known(live, table).version == version)


def others_play_and_are_followed(live: Live, other: Storage, tables: list[str]) -> None:
    """Another server plays at tables, and this one learns of it."""
    for table in tables:
        choose(opened(other, table))
    for table in tables:
        follows(live, table, 1)


FALSE: dict[str, object] = {DIGEST: "2:000000000000"}


@pytest.mark.parametrize("kind", ["other position", "forbidden", "other position after an undo"])
def test_a_server_notices_other_rules_and_goes_on_following_other_tables(
    tmp_path: Path, database: str, kind: str
) -> None:
    place = Place(tmp_path, database)
    with running(place.settings) as live, place.storage() as other:
        browser = live.browser()
        ids = [browser.new_table("here", "here")[0] for _ in range(3)]
        with live.browser().stream(ids[0]) as states:
            next(states)
            bad = opened(other, ids[0])
            choose(bad)
            seat, _ = bad.choices[-1]
            decision = bad.decision(bad.waiting[0])
            assert decision is not None
            option = decision.options(bad.game.position)[1]
            if kind == "other position":
                store(other, bad, "choice", FALSE | {"seat": bad.waiting[0], "option": option})
            elif kind == "forbidden":
                store(other, bad, "choice", FALSE | {"seat": bad.waiting[0], "option": 0})
            else:
                store(other, bad, "undo", FALSE | {"seat": seat, "count": 1})
            others_play_and_are_followed(live, other, ids[1:])
            assert any("frozen" in state for state in states)
        wait_for(lambda: known(live, ids[0]).frozen)
        shown = browser.state(ids[0])
        assert shown["frozen"]
        assert shown["version"] == 2
        assert browser.choose(shown, option, bad.waiting[0]).json()["reason"][0] == "reason-frozen"
        for table in ids[1:]:
            assert browser.play(table, 2, first)["position"] == 3
            choose(opened(other, table))
            follows(live, table, 4)


def test_a_position_that_a_server_cannot_show_stops_no_other_table(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    with running(place.settings) as live, place.storage() as other:
        browser = live.browser()
        ids = [browser.new_table("here", "here")[0] for _ in range(3)]
        with live.browser().stream(ids[0]) as states:
            next(states)
            bad = opened(other, ids[0])
            store(other, bad, "choice", FALSE | {"seat": bad.waiting[0], "option": 0}, saved="of another version")
            others_play_and_are_followed(live, other, ids[1:])
            assert list(states) == []  # the stream has ended
        answer = browser.http.get(f"/api/tables/{ids[0]}")
        assert (answer.status_code, "cannot show it" in answer.text) == (422, True)
        assert browser.play(ids[1], 2, first)["position"] == 3


def test_bots_go_on_at_a_server_with_other_rules_though_people_talk_at_this_one(tmp_path: Path, database: str) -> None:
    place = Place(tmp_path, database)
    with running(place.settings) as live, place.storage() as other:
        browser = live.browser()
        table, _ = browser.new_table("here", "here")
        bad = opened(other, table)
        with other.transaction() as db:
            db.execute(NODE_ROWS.insert().values(id=other.node, seen=other.clock.now() + 10**6))  # it lives
        entry = Entry(1, "choice", FALSE | {"seat": bad.waiting[0], "option": 0})
        other.append(Change(table, [entry], {}, bad.saved(), bots=other.node))
        wait_for(lambda: known(live, table).frozen)
        assert browser.post(f"/api/tables/{table}/chat", seat=0, text="odd", key="a").status_code == 200
        progress = other.progress(table)
        assert progress is not None
        assert (progress.version, progress.bots) == (2, other.node)
