"""Whose browsers are whose: seats that nobody can lose, and nobody can steal."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from elgrande.server.errors import NotFound, Refused
from elgrande.server.people import DEVICES, People, new_passphrase
from elgrande.server.settings import Settings
from elgrande.server.storage import Storage
from tests.server.live import begun
from tests.server.test_storage import a_table


@pytest.fixture
def storage(tmp_path: Path, database: str) -> Iterator[Storage]:
    storage = Storage(begun(Settings(tmp_path, database)).address)
    storage.add_table(a_table(), [])
    yield storage
    storage.close()


@pytest.fixture
def people(storage: Storage) -> People:
    return People(storage)


def test_a_browser_is_a_person_until_its_seats_are_kept(storage: Storage, people: People) -> None:
    assert people.of("laptop") == "laptop"
    assert people.devices("laptop") == []


def test_a_passphrase_brings_all_seats_to_another_device(storage: Storage, people: People) -> None:
    storage.seats.hold("laptop", "t", [0])
    passphrase = people.keep("laptop", "Laptop")
    ana = people.open(passphrase.lower().replace("-", " "), "phone", "Phone")
    assert people.of("laptop") == people.of("phone") == ana
    assert storage.seats.held(ana, "t") == [0]
    assert [device.name for device in people.devices(ana)] == ["Laptop", "Phone"]


def test_what_the_other_device_held_comes_along(storage: Storage, people: People) -> None:
    storage.seats.hold("laptop", "t", [0])
    storage.seats.hold("phone", "t", [0, 1])
    ana = people.open(people.keep("laptop", "Laptop"), "phone", "Phone")
    assert storage.seats.held(ana, "t") == [0, 1]
    assert storage.seats.held("phone", "t") == []


def test_a_device_of_two_people_takes_nothing_from_the_first(storage: Storage, people: People) -> None:
    storage.seats.hold("phone", "t", [1])
    bo = people.open(people.keep("phone", "Phone"), "tablet", "Tablet")
    ana = people.open(people.keep("laptop", "Laptop"), "tablet", "Tablet")
    assert people.of("tablet") == ana != bo
    assert storage.seats.held(bo, "t") == [1]
    assert storage.seats.held(ana, "t") == []


def test_a_new_passphrase_ends_the_one_before(people: People) -> None:
    first = people.keep("laptop", "Laptop")
    second = people.keep("laptop", "Laptop")
    with pytest.raises(NotFound, match="passphrase"):
        people.open(first, "thief", "Thief")
    assert people.open(second, "phone", "Phone") == people.of("laptop")
    for guess in ("", "----", new_passphrase()):
        with pytest.raises(NotFound):
            people.open(guess, "thief", "Thief")


@pytest.mark.parametrize("lost", ["laptop", "phone"])
def test_a_lost_device_can_be_taken_away_even_the_first(storage: Storage, people: People, lost: str) -> None:
    storage.seats.hold("laptop", "t", [0])
    ana = people.open(people.keep("laptop", "Laptop"), "phone", "Phone")
    people.remove_device(ana, lost)
    assert people.of(lost) != ana
    assert storage.seats.held(people.of(lost), "t") == []
    kept = "phone" if lost == "laptop" else "laptop"
    assert storage.seats.held(people.of(kept), "t") == [0]
    with pytest.raises(Refused, match="only device"):
        people.remove_device(ana, kept)
    assert people.of(kept) == ana
    with pytest.raises(NotFound):
        people.remove_device("somebody else", kept)


def test_nobody_has_devices_without_end(people: People) -> None:
    passphrase = people.keep("0", "0")
    for number in range(1, DEVICES):
        people.open(passphrase, str(number), "x")
    with pytest.raises(Refused, match="devices"):
        people.open(passphrase, "one more", "x")


def test_two_devices_that_join_at_once_are_both_the_persons(storage: Storage, people: People) -> None:
    storage.seats.hold("phone", "t", [1])
    passphrase = people.keep("laptop", "Laptop")
    with ThreadPoolExecutor() as pool:
        joined = set(pool.map(lambda browser: people.open(passphrase, browser, "x"), ["phone", "tablet", "phone"]))
    assert joined == {people.of("laptop")}
    assert storage.seats.held(people.of("laptop"), "t") == [1]
    assert len(people.devices(people.of("laptop"))) == 3


def test_nothing_that_opens_a_seat_is_stored(storage: Storage, people: People) -> None:
    passphrase = people.keep("laptop", "Laptop")
    with storage.engine.connect() as db:
        for table in ("people", "devices"):
            rows = [str(row) for row in db.exec_driver_sql(f"SELECT * FROM {table}")]
            assert rows
            assert not [row for row in rows if passphrase in row or passphrase.replace("-", "") in row]
