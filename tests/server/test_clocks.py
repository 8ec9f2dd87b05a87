"""Clocks: days for each move or minutes for a game, vacation, and what happens when the time is over."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.clock_jobs import KIND, ClockJobs
from elgrande.server.job_runner import PutOff
from elgrande.server.stored_jobs import StoredJob
from tests.server.live import Live, State, first, running, settings, wait_for
from tests.server.test_nodes import nodes, share_cookies
from tests.server.test_seating import notes, post
from tests.server.time_machine import TimeMachine

HOUR = 3600
DAY = 24 * HOUR
MOVE = {"kind": "move", "seconds": 3 * DAY}
GAME = {"kind": "game", "seconds": 30 * 60}


@pytest.fixture
def time() -> TimeMachine:
    return TimeMachine()


@pytest.fixture
def live(tmp_path: Path, database: str, time: TimeMachine) -> Iterator[Live]:
    with running(replace(settings(tmp_path, database=database), clock=time)) as live:
        yield live


class Party:
    """People at a table with a clock."""

    def __init__(self, live: Live, pace: dict[str, Any], guests: int = 1) -> None:
        host = live.browser()
        self.table, links = host.new_table("here", *["invited"] * guests, pace=pace)
        self.people = [host]
        for link in links[1:]:
            guest = live.browser()
            assert guest.take(link).status_code == 201
            self.people.append(guest)

    def state(self, seat: int = 0) -> State:
        return self.people[seat].state(self.table, seat)

    @property
    def asked(self) -> int:
        """Who has to decide now."""
        seat: int = self.state()["waiting"][0]
        return seat

    def clock(self, seat: int) -> dict[str, Any]:
        clock: dict[str, Any] = self.state()["clocks"]["seats"][seat]
        return clock

    def choose(self, seat: int) -> None:
        state = self.state(seat)
        assert self.people[seat].choose(state, first(state), seat).status_code == 200

    def post(self, who: int, what: str, **body: object) -> State:
        return post(self.people[who], self.table, what, **body)


def kind(party: Party, seat: int) -> str:
    found: str = party.state()["seats"][seat]["kind"]
    return found


def test_a_clock_runs_for_whoever_has_to_decide_and_each_move_has_its_time(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE)
    asked, other = party.asked, 1 - party.asked
    time.passes(2 * DAY)
    assert party.clock(asked) | {"vacation": 0} == {
        "left": DAY, "runs": True, "over": False, "vacation": 0, "away_until": 0
    }  # fmt: skip
    assert (party.clock(other)["left"], party.clock(other)["runs"]) == (3 * DAY, False)
    party.choose(asked)
    assert (party.clock(asked)["left"], party.clock(party.asked)["left"]) == (3 * DAY, 3 * DAY)
    assert party.clock(party.asked)["runs"]


def test_when_the_time_is_over_a_bot_plays_until_the_person_is_back(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE | {"level": "random"})
    asked = party.asked
    time.passes(3 * DAY)
    wait_for(lambda: kind(party, asked) == "random")
    state = party.state(1 - asked)
    assert state["seats"][asked]["sits_in"]
    assert "note-seat-clock" in notes(state)
    assert not party.clock(asked)["runs"]
    party.post(asked, "back", seat=asked)
    assert kind(party, asked) == "person"
    assert party.clock(asked)["left"] == 3 * DAY


def test_a_clock_of_a_server_that_has_ended_runs_out_at_another(
    tmp_path: Path, database: str, time: TimeMachine
) -> None:
    given = replace(settings(tmp_path, database=database), clock=time)
    with running(given) as there:
        browser = there.browser()
        with running(given) as here:
            party = Party(here, MOVE | {"level": "random"})
            asked = party.asked
            browser.http.cookies.update(party.people[0].http.cookies)

        def seat() -> dict[str, Any]:
            found: dict[str, Any] = browser.state(party.table)["seats"][asked]
            return found

        assert seat()["kind"] == "person"
        time.passes(3 * DAY)
        wait_for(lambda: seat()["kind"] == "random")
        assert seat()["sits_in"]


def test_the_host_decides_when_the_table_says_so(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE | {"end": "host"})
    if party.asked == 0:
        party.choose(0)
    for seat, status in ((1, 422), (2, 403)):  # whose time is not over; whom there is not
        assert party.people[0].post(f"/api/tables/{party.table}/time", seat=seat).status_code == status
    time.passes(3 * DAY + 1)
    wait_for(lambda: party.clock(1)["over"])
    assert kind(party, 1) == "person"
    assert party.people[1].post(f"/api/tables/{party.table}/time", seat=1).status_code == 403
    party.post(0, "time", seat=1)
    assert (party.clock(1)["left"], party.clock(1)["runs"], party.clock(1)["over"]) == (3 * DAY, True, False)
    time.passes(3 * DAY + 1)
    wait_for(lambda: party.clock(1)["over"])
    state = party.post(0, "give", seat=1, level="random")
    assert state["seats"][1]["sits_in"]
    assert [key for key in notes(party.state()) if "time" in key or "clock" in key] == [
        "note-time-over", "note-more-time", "note-time-over", "note-seat-clock"
    ]  # fmt: skip


def test_a_player_who_is_late_may_still_choose_before_the_host_decides(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE | {"end": "host"})
    asked = party.asked
    time.passes(4 * DAY)
    wait_for(lambda: party.clock(asked)["over"])
    party.choose(asked)
    assert not party.clock(asked)["over"]


def test_a_game_clock_counts_all_that_a_player_takes(live: Live, time: TimeMachine) -> None:
    party = Party(live, GAME)
    asked = party.asked
    time.passes(600)
    party.choose(asked)
    assert party.clock(asked)["left"] == 1200
    time.passes(300)  # the other one thinks
    assert party.clock(asked)["left"] == 1200
    assert party.clock(1 - asked)["left"] == 1500
    party.choose(1 - asked)
    while party.asked != asked:
        party.choose(party.asked)
    time.passes(1200)
    wait_for(lambda: kind(party, asked) != "person")
    refused = party.people[asked].post(f"/api/tables/{party.table}/back", seat=asked)
    assert (refused.status_code, refused.json()["reason"][0]) == (422, "reason-time-over")


def test_an_undo_does_not_give_time_back(live: Live, time: TimeMachine) -> None:
    party = Party(live, GAME)
    while len(party.state()["log"]) < 12 and not party.state(party.asked)["undo"]["steps"]:
        party.choose(party.asked)
    seat = party.asked
    time.passes(60)
    left = party.clock(seat)["left"]
    assert party.people[seat].undo(party.state(seat)).status_code == 200
    assert party.clock(seat)["left"] == left


def test_no_clock_runs_before_a_seat_is_taken(live: Live, time: TimeMachine) -> None:
    host, guest = live.browser(), live.browser()
    table, links = host.new_table("here", "invited", pace=MOVE)
    state = host.state(table)
    if state["waiting"] == [0]:
        host.choose(state, first(state))
    time.passes(10 * DAY)
    assert host.state(table)["clocks"]["seats"][1] | {"vacation": 0} == {
        "left": 3 * DAY, "runs": False, "over": False, "vacation": 0, "away_until": 0
    }  # fmt: skip
    guest.take(links[1])
    time.passes(DAY)
    assert host.state(table)["clocks"]["seats"][1]["left"] == 2 * DAY


def test_a_vacation_stops_the_clock_and_has_an_end(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE)
    asked = party.asked
    time.passes(DAY)
    party.post(asked, "vacation", seat=asked, days=7)
    time.passes(7 * DAY)
    assert (party.clock(asked)["left"], party.clock(asked)["vacation"]) == (2 * DAY, 7 * DAY)
    time.passes(2 * DAY - 1)
    assert kind(party, asked) == "person"
    refused = party.people[asked].post(f"/api/tables/{party.table}/vacation", seat=asked, days=8)
    assert (refused.status_code, refused.json()["reason"]) == (422, ["reason-vacation-left", {"count": 7}])
    time.passes(1)
    wait_for(lambda: kind(party, asked) == "knight")


def test_a_vacation_that_ends_early_gives_back_the_rest(live: Live, time: TimeMachine) -> None:
    party = Party(live, MOVE)
    asked = party.asked
    party.post(asked, "vacation", seat=asked, days=10)
    time.passes(2 * DAY)
    party.post(asked, "vacation", seat=asked, days=0)
    assert party.clock(asked)["vacation"] == 12 * DAY
    time.passes(3 * DAY)
    wait_for(lambda: kind(party, asked) == "knight")


def test_there_is_no_vacation_where_the_game_has_its_time(live: Live) -> None:
    party = Party(live, GAME)
    refused = party.people[0].post(f"/api/tables/{party.table}/vacation", seat=0, days=1)
    assert (refused.status_code, refused.json()["reason"][0]) == (422, "reason-no-vacation")


@pytest.mark.parametrize("servers", [1, 2])
def test_of_a_clock_that_runs_out_and_a_choice_that_arrives_one_counts(
    tmp_path: Path, database: str, time: TimeMachine, servers: int
) -> None:
    """The choices go to the last server, and the clock runs out at the first one."""
    with nodes(tmp_path, database, servers, clock=time) as lives, ThreadPoolExecutor(2) as threads:
        here, there = lives[0], lives[-1]
        clocks = ClockJobs(here.services.tables.open)
        party = Party(here, MOVE)
        host = party.people[0]
        for seat, person in enumerate(party.people):
            party.people[seat] = there.browser()
            share_cookies([person, party.people[seat]])

        def end(seat: int) -> None:
            with suppress(PutOff):
                clocks.do(StoredJob(KIND, "", 0, {"table": party.table, "seat": seat}, 0, 0))

        chosen = []
        for number in range(12):
            asked = party.asked
            state = party.state(asked)
            ended = notes(state).count("note-seat-clock")

            def choose(seat: int = asked, state: State = state, key: str = f"race-{number}") -> int:
                return party.people[seat].choose(state, first(state), seat, key=key).status_code

            time.passes(2 * DAY)
            if number == 0:  # in time
                status = choose()
                time.passes(DAY)
                end(asked)
            elif number == 1:  # too late
                time.passes(DAY)
                end(asked)
                status = choose()
            else:
                time.passes(DAY)
                ending, choosing = threads.submit(end, asked), threads.submit(choose)
                ending.result()
                status = choosing.result()

            chosen.append(status == 200)
            assert status in (200, 409, 422)
            stored = [entry.key for entry in here.services.storage.entries(party.table)]
            assert stored.count(f"{asked}:race-{number}") == (1 if chosen[-1] else 0)
            for seen in (host.state(party.table), party.state()):
                assert notes(seen).count("note-seat-clock") == ended + (0 if chosen[-1] else 1)
                assert seen["seats"][asked]["kind"] == ("person" if chosen[-1] else "knight")
            if not chosen[-1]:
                party.post(asked, "back", seat=asked)
        assert chosen[:2] == [True, False]


@pytest.mark.parametrize("restart", [True, False])
def test_clocks_run_on_while_the_server_is_down(
    tmp_path: Path, database: str, time: TimeMachine, restart: bool
) -> None:
    wanted = replace(settings(tmp_path, database=database), clock=time)
    with running(wanted) as live:
        party = Party(live, MOVE)
        asked = party.asked
        cookies = [dict(person.http.cookies) for person in party.people]
    time.passes(2 * DAY if restart else 4 * DAY)
    with running(wanted) as live:
        for seat, cookie in enumerate(cookies):
            party.people[seat] = live.browser()
            party.people[seat].http.cookies.update(cookie)
        if restart:
            assert party.clock(asked)["left"] == DAY
            time.passes(DAY)
        wait_for(lambda: kind(party, asked) == "knight")


def test_bad_paces_are_refused(live: Live) -> None:
    host = live.browser()
    players = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "here"}]
    for pace in ({"kind": "week", "seconds": 99}, {"kind": "move", "seconds": 1}, MOVE | {"level": "champion"}):
        assert host.post("/api/tables", players=players, pace=pace).status_code in (400, 422)
