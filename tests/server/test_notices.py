"""Being told: who and when, once for each turn."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from threading import Barrier

import pytest

from elgrande.server.errors import Refused
from elgrande.server.notices.planning import GRACE
from elgrande.server.notices.preferences import Preferences
from elgrande.server.notices.telling import AWAY, GAP
from elgrande.server.services import Services
from tests.server.notice_place import Place, choose, do_jobs, place_with, play_until, play_until_undoable, waiting


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_person_is_told_once_for_each_turn(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    with place_with(tmp_path, database) as place:
        table = place.table("ana", "bo", "cid")
        place.hook("bo")
        for _ in range(3):
            play_until(table, 1)
            before = len(place.told)
            place.passes(GRACE - 1)
            assert len(place.told) == before  # nobody who is at the table is told
            place.passes(GAP)
            assert place.told[before:] == [("bo", "turn")]
            place.passes(10 * GAP)
            assert len(place.told) == before + 1


def test_two_servers_tell_a_person_once(tmp_path: Path, database: str) -> None:
    with place_with(tmp_path, database) as place, ThreadPoolExecutor(2) as threads:
        other = Services(place.services.settings)
        start = Barrier(2)

        def work(services: Services) -> None:
            start.wait()
            do_jobs(services)

        table = place.table("ana", "bo", "cid")
        place.hook("bo")
        for turn in range(1, 9):
            play_until(table, 1)
            place.time.passes(GAP)
            list(threads.map(work, (place.services, other)))
            do_jobs(other)
            assert place.told == [("bo", "turn")] * turn
        other.storage.close()


def test_who_is_asked_again_and_again_in_a_turn_is_told_once(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    asked = 0
    while waiting(table) == {1}:
        place.passes(1)
        choose(table)
        asked += 1
    assert asked > 2
    place.passes(1000)
    assert place.told == []  # they acted within the grace, so they were there
    assert place.jobs() == []


def test_a_turn_that_is_over_is_not_told(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    assert len(place.jobs()) == 1
    while 1 in waiting(table):
        choose(table)
    place.passes(GRACE)
    assert place.told == []


def test_a_turn_that_was_taken_back_is_told_when_it_comes_again(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    seat = play_until_undoable(table, 1)
    table.undo(seat, table.version, False, None)
    assert 1 not in waiting(table)
    place.passes(GRACE)
    assert place.told == []
    while 1 not in waiting(table):
        choose(table)
    place.passes(GRACE)
    assert place.told == [("bo", "turn")]


def test_nobody_can_pester_others_by_taking_back(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    seat = play_until_undoable(table, 1)
    started = place.time.now()
    while place.time.now() - started < 10 * GAP:
        place.passes(GRACE)
        table.undo(seat, table.version, False, None)
        while 1 not in waiting(table):
            choose(table)
    assert 2 <= len(place.told) <= 11


def test_who_has_the_table_open_is_told_only_if_they_do_nothing_for_long(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    table.join(1, lambda: None)
    play_until(table, 1)
    place.passes(GRACE)
    place.passes(AWAY - 1)
    assert place.told == []
    place.passes(1)
    assert place.told == [("bo", "turn")]


def test_a_person_with_two_seats_is_at_the_table_with_both(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.services.storage.seats.hold("bo", table.id, [0])
    place.hook("bo")
    table.join(0, lambda: None)
    play_until(table, 1)
    place.passes(GRACE)
    assert place.told == []


def test_everybody_who_was_away_is_told_that_the_game_is_over(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    for person in ("ana", "bo"):
        place.hook(person)
    table.join(0, lambda: None)
    while not table.game.over:
        choose(table)
    place.passes(GRACE)
    assert place.told == [("bo", "end")]
    won = table.names[table.game.winners[0]]
    assert won in place.hooks.received[0].json["content"]


def test_whoever_begins_a_rematch_is_told(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    while not table.game.over:
        choose(table)
    for person in ("ana", "bo", "cid"):
        place.hook(person)
    again = place.services.tables.open(place.services.rematches.find(table, 0, False, "ana", "").id)
    place.passes(GRACE)
    assert place.told == [(table.names[seat], "turn") for seat in sorted(waiting(again))]


def test_a_seat_that_a_bot_plays_is_not_told(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    table.change_seat(1, "page", "away")
    place.passes(GRACE)
    assert place.told == []


def test_secret_choices_that_are_open_at_once_are_told_at_once_and_once(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    for person in ("ana", "bo", "cid"):
        place.hook(person)
    while len(waiting(table)) < 2:
        choose(table)
    open_at_once = waiting(table)
    place.passes(GRACE + GAP)
    told = place.told
    assert len(told) == len(set(told)) >= len(open_at_once) - 1
    choose(table)
    place.passes(10 * GAP)
    assert place.told == told


# --- when not ---


@pytest.mark.parametrize(
    ("zone", "begin", "end", "hours", "until"),
    [
        ("UTC", "22:00", "07:00", "21:59", None),
        ("UTC", "22:00", "07:00", "22:00", 9 * 60),
        ("UTC", "22:00", "07:00", "23:30", 7 * 60 + 30),
        ("UTC", "22:00", "07:00", "00:00", 7 * 60),
        ("UTC", "22:00", "07:00", "06:59", 1),
        ("UTC", "22:00", "07:00", "07:00", None),
        ("UTC", "13:00", "14:30", "13:15", 75),
        ("UTC", "13:00", "14:30", "12:59", None),
        ("Europe/Amsterdam", "22:00", "07:00", "21:00", 9 * 60),  # in January one hour ahead
        ("America/New_York", "22:00", "07:00", "03:00", 9 * 60),
        ("Asia/Kolkata", "22:00", "07:00", "16:30", 9 * 60),
        ("Nowhere/Lost", "22:00", "07:00", "22:00", 9 * 60),
    ],
)
def test_quiet_hours_cross_midnight_and_zones(zone: str, begin: str, end: str, hours: str, until: int | None) -> None:
    def minutes(text: str) -> int:
        return int(text[:2]) * 60 + int(text[3:])

    day = 1_800_000_000 // 86400 * 86400  # in January
    wishes = Preferences("en", zone, minutes(begin), minutes(end))
    now = day + minutes(hours) * 60
    assert wishes.quiet_until(now) == (None if until is None else now + until * 60)


@pytest.mark.parametrize(("evening", "hours"), [("2027-03-27T21:00Z", 8), ("2027-10-30T20:00Z", 10)])
def test_quiet_hours_end_by_the_clock_on_the_wall_when_it_is_changed(evening: str, hours: int) -> None:
    """The nights of 2027 in which the clocks of Amsterdam are changed, from 22:00 to 07:00."""
    night = int(datetime.fromisoformat(evening).timestamp())
    wishes = Preferences("en", "Europe/Amsterdam", 22 * 60, 7 * 60)
    assert wishes.quiet_until(night - 1) is None
    assert wishes.quiet_until(night) == night + hours * 3600


def test_a_notice_waits_until_the_quiet_hours_are_over(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    now = place.time.now() % 86400 // 60
    wishes = Preferences("nl", "UTC", (now - 60) % 1440, (now + 60) % 1440)
    place.services.notices.preferences.set("bo", wishes)
    play_until(table, 1)
    for _ in range(7):
        place.passes(500)
    assert place.told == []
    place.passes(500)
    assert place.told == [("bo", "turn")]
    assert place.hooks.received[0].json["title"] == "Jij bent aan de beurt"


def test_a_notice_that_waited_is_not_sent_if_the_turn_is_over_by_then(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    now = place.time.now() % 86400 // 60
    place.services.notices.preferences.set("bo", Preferences("en", "UTC", (now - 60) % 1440, (now + 60) % 1440))
    play_until(table, 1)
    place.passes(GRACE)
    while 1 in waiting(table):
        choose(table)
    while 1 not in waiting(table):
        choose(table)
    place.passes(2 * 3600)
    assert place.told == [("bo", "turn")]  # for the later turn alone


def test_a_quiet_table_tells_nothing(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    place.services.notices.channels.set_quiet("bo", table.id, True)
    place.passes(GRACE)
    assert place.told == []
    place.services.notices.channels.set_quiet("bo", table.id, False)
    play_until(table, 1)
    place.passes(GRACE)
    assert place.told == [("bo", "turn")]


@pytest.mark.parametrize(
    "wrong",
    [Preferences("en", "Mars/Olympus"), Preferences("en", "UTC", 5), Preferences("en", "UTC", 5, 5)],
)
def test_preferences_that_make_no_sense_are_refused(place: Place, wrong: Preferences) -> None:
    with pytest.raises(Refused):
        place.services.notices.preferences.set("bo", wrong)
