"""A database of an earlier form is brought to the present one, with all that is in it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from elgrande.server import checking
from elgrande.server.database import revisions, upgrade
from elgrande.server.errors import Refused
from elgrande.server.settings import Settings
from elgrande.server.sql_schema import SCHEMA
from elgrande.server.storage import Storage
from elgrande.server.stored_table import StoredSeat, StoredTable
from elgrande.server.table import Table

CONFIG = (
    '{"players":2,"modules":["base"],"rounds":9,"castillo":"hidden","veto":"printed","mercy":false,"tiebreak":"shared"}'
)
CHOICE = '{"seat":0,"option":45}'
OLD_DEAL = [(3, 0, 2, 5), (13, 14, 9, 10)]


KEPT: dict[str, dict[str, Any]] = {
    "people": {"id": "ana", "name": "Ana", "passphrase": "hashed", "language": "nl", "quiet_from": 22, "seen": 5},
    "devices": {"browser": "phone", "person": "ana", "name": "Phone", "added": 5},
    "jobs": {"kind": "clock", "key": "one", "data": '{"seat":1}', "due": 2**40, "attempts": 1, "leased": 0},
    "results": {"table_id": "old", "seat": 1, "person": "ana", "kind": "person", "name": "Ana", "players": 2}
    | {"modules": "base", "place": 1, "points": 88, "rated": True, "finished": 5},
}
"""What is stored of people, by SQL table: all of it is still there in the present form."""

OLDER = sorted(revisions())[:-1]
"""All forms that a database had in earlier versions."""


def old_database(address: str, revision: str) -> None:
    """A database of this form that was made in the first one, with two tables: somebody holds a seat of the first."""
    engine = sql.create_engine(address)
    with engine.begin() as db:
        upgrade(db, "0001")
        for table in ("one", "two"):
            values = {"id": table, "config": CONFIG, "yes": True, "names": '["Ana","Bo"]'}
            db.execute(
                sql.text("INSERT INTO tables VALUES (:id, 1, :config, '7', :names, '', :yes, :yes, 1, 1, '{}')"),
                values,
            )
            for seat in (0, 1):
                db.execute(
                    sql.text("INSERT INTO seats VALUES (:id, :seat, 'person', :secret, 'ask')"),
                    {"id": table, "seat": seat, "secret": f"{table} {seat}"},
                )
        db.execute(sql.text("INSERT INTO holders VALUES ('browser', 'one', 1)"))
        db.execute(sql.text("INSERT INTO entries VALUES ('two', 1, 'choice', :data, 'a', 1)"), {"data": CHOICE})
        upgrade(db, revision)
        if revision >= "0003":
            fill(db)
    engine.dispose()


def fill(db: sql.Connection) -> None:
    """What came with the third form: somebody with a second device, a job, a result."""
    for table, values in KEPT.items():
        words = ", ".join(f":{name}" for name in values)
        db.execute(sql.text(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({words})"), values)


@pytest.mark.parametrize("revision", OLDER)
def test_a_database_of_every_earlier_form_is_brought_to_this_one(
    tmp_path: Path, empty_database: str, revision: str
) -> None:
    address = Settings(tmp_path, empty_database).address
    old_database(address, revision)
    storage = Storage(address)
    assert [found for _, many in checking.check(storage.engine) for found in many] == []
    found = storage.table("two")
    assert found is not None
    table = Table(found, storage.entries("two"), storage)
    assert table.choices == [(0, 45)]
    seat = table.waiting[0]
    decision = table.decision(seat)
    assert decision is not None
    table.choose(seat, table.version, decision.options(table.game.position)[0], "b")
    assert [entry.number for entry in storage.entries("two")] == [1, 2]
    storage.close()


@pytest.mark.parametrize("revision", [revision for revision in OLDER if revision >= "0003"])
def test_people_jobs_and_results_of_an_earlier_form_are_still_there(
    tmp_path: Path, empty_database: str, revision: str
) -> None:
    address = Settings(tmp_path, empty_database).address
    old_database(address, revision)
    storage = Storage(address)
    with storage.engine.connect() as db:
        for table, values in KEPT.items():
            rows = db.execute(SCHEMA.tables[table].select()).mappings().all()
            assert [{name: row[name] for name in values} for row in rows] == [values], table
    assert storage.table("one") is not None
    storage.close()


def test_tables_of_the_first_form_get_a_key_and_their_used_links_are_dead(tmp_path: Path, empty_database: str) -> None:
    address = Settings(tmp_path, empty_database).address
    old_database(address, "0001")
    storage = Storage(address)
    one, two = storage.table("one"), storage.table("two")
    assert one is not None
    assert two is not None
    assert one.key != two.key
    assert [len(bytes.fromhex(table.key)) for table in (one, two)] == [32, 32]
    assert [seat.secret for seat in one.seats] == ["one 0", ""]
    assert [seat.secret for seat in two.seats] == ["two 0", "two 1"]
    assert (one.seed, one.deal, one.start, one.host) == (7, "hidden", "", "")
    table = Table(one, [], storage)
    assert table.taken == {1}
    assert [cards[:4] for cards in table.game.position.board.stacks[1:3]] == OLD_DEAL  # old games keep their deal
    storage.close()


def test_a_start_of_another_version_is_refused_and_not_a_fault(tmp_path: Path) -> None:
    storage = Storage(Settings(tmp_path).address)
    config = json.loads(CONFIG)
    stored = StoredTable("t", config, 0, ("Ana", "Bo"), (StoredSeat("person"), StoredSeat("person")))
    with pytest.raises(Refused, match="position"):
        Table(replace(stored, start='{"board":[1],"stack":[],"revealed":0}'), [], storage)
    storage.close()
