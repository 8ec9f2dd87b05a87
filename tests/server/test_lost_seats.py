"""Whoever loses a seat loses sight of it at once, in every stream that is open, at every server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.live import Browser, Live, State, first, running, settings
from tests.server.test_lobby import lobby_stream
from tests.server.test_nodes import nodes
from tests.server.test_seating import party, post


@pytest.fixture
def live(tmp_path: Path, database: str) -> Iterator[Live]:
    with running(settings(tmp_path, database=database)) as live:
        yield live


def end_of(states: Iterator[State], version: int) -> None:
    """Hear a stream to its end, which comes before it tells anything after a version."""
    for state in states:
        assert state["version"] <= version


def stranger_now(browser: Browser, table: str, seat: int) -> None:
    for path in ("", "/stream"):
        assert browser.http.get(f"/api/tables/{table}{path}?seat={seat}").status_code == 403


def removed(table: str, people: list[Browser]) -> None:
    post(people[0], table, "remove", seat=1)


def voted_out(table: str, people: list[Browser]) -> None:
    post(people[0], table, "vote", seat=0, against=1)
    post(people[2], table, "vote", seat=2, against=1)


def left(table: str, people: list[Browser]) -> None:
    post(people[1], table, "leave", seat=1)


@pytest.mark.parametrize("lose", [removed, voted_out, left])
def test_a_stream_ends_with_the_seat(live: Live, lose: Callable[[str, list[Browser]], None]) -> None:
    table, people = party(live)
    bo, cid = people[1:]
    with bo.stream(table, 1) as states, cid.stream(table, 2) as others:
        before = next(states)["version"]
        lose(table, people)
        now = people[0].state(table)["version"]
        end_of(states, max(before, now - 1))
        assert next(state for state in others if state["version"] == now)["seat"] == 2
    stranger_now(bo, table, 1)


def test_a_lost_device_sees_nothing_more(live: Live) -> None:
    table, (host, bo, _) = party(live)
    phone = live.browser()
    passphrase = bo.post("/api/me/keep", device="Laptop").json()["passphrase"]
    with bo.stream(table, 1) as still:
        assert phone.post("/api/me/open", passphrase=passphrase, device="Phone").status_code == 200
        with phone.stream(table, 1) as states, lobby_stream(phone) as lists:
            version = next(states)["version"]
            assert [line["id"] for line in next(lists)["mine"]] == [table]
            (lost,) = [device["id"] for device in bo.get("/api/me")["devices"] if not device["here"]]
            assert bo.post("/api/me/remove", device=lost).status_code == 200
            end_of(states, version)
            assert next(now for now in lists if not now["mine"])["mine"] == []
        post(host, table, "away", seat=0)
        assert next(state for state in still if state["version"] > version)["seat"] == 1
    stranger_now(phone, table, 1)


def test_a_browser_that_becomes_somebody_elses_keeps_what_comes_along(live: Live) -> None:
    table, (host, bo, _) = party(live)
    laptop = live.browser()
    passphrase = laptop.post("/api/me/keep", device="Laptop").json()["passphrase"]
    with bo.stream(table, 1) as states:
        version = next(states)["version"]
        assert bo.post("/api/me/open", passphrase=passphrase, device="Phone").status_code == 200
        post(host, table, "away", seat=0)
        assert next(state for state in states if state["version"] > version)["seat"] == 1
    with laptop.stream(table, 1) as states:
        assert next(states)["seats"][1]["mine"]


def test_a_stream_at_another_server_ends_too(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as (here, there):
        host, bo = here.browser(), here.browser()
        table, links = host.new_table("here", "invited")
        assert bo.take(links[1]).status_code == 201
        passphrase = bo.post("/api/me/keep", device="Laptop").json()["passphrase"]
        phone, tablet = there.browser(), there.browser()
        for device in (phone, tablet):
            assert device.post("/api/me/open", passphrase=passphrase, device="").status_code == 200
        with phone.stream(table, 1) as states, tablet.stream(table, 1) as others:
            version = max(next(states)["version"], next(others)["version"])
            lost = [device["id"] for device in bo.get("/api/me")["devices"] if not device["here"]]
            assert bo.post("/api/me/remove", device=lost[0]).status_code == 200
            end_of(states, version)
            post(host, table, "remove", seat=1)
            end_of(others, version)


def test_another_server_knows_who_is_the_host_now(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as (here, there):
        host, bo = here.browser(), there.browser()
        table, links = host.new_table("here", "invited", "invited")
        assert bo.take(links[1]).status_code == 201
        assert not bo.state(table)["host"]
        post(host, table, "leave", seat=0)
        assert bo.state(table)["host"]
        assert post(bo, table, "give", seat=2, level="random")["seats"][2]["sits_in"]


def test_of_a_host_who_revokes_and_a_guest_who_joins_at_two_servers_one_wins(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as (here, there), ThreadPoolExecutor(2) as pool:
        for _ in range(5):
            host, guest = here.browser(), there.browser()
            table, links = host.new_table("here", "invited")
            joining = pool.submit(guest.take, links[1])
            revoking = pool.submit(host.post, f"/api/tables/{table}/links/revoke", seat=1)
            assert {joining.result().status_code, revoking.result().status_code} in ({201, 404}, {404, 200})
            assert host.state(table)["seats"][1]["taken"] == (joining.result().status_code == 201)


def test_of_two_devices_of_a_person_at_two_servers_one_chooses(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as (here, there), ThreadPoolExecutor(2) as pool:
        laptop, phone = here.browser(), there.browser()
        table, _ = laptop.new_table("here", "here")
        passphrase = laptop.post("/api/me/keep", device="Laptop").json()["passphrase"]
        assert phone.post("/api/me/open", passphrase=passphrase, device="Phone").status_code == 200
        for position in range(5):
            state = laptop.state(table)
            seat = state["waiting"][0]
            state = laptop.state(table, seat)
            options = [option["id"] for option in state["question"]["options"]]
            chosen = [
                pool.submit(device.choose, state, option, seat)
                for device, option in ((laptop, options[0]), (phone, options[-1]))
            ]
            assert sorted(answer.result().status_code for answer in chosen) == [200, 409]
            assert laptop.state(table)["position"] == phone.state(table)["position"] == position + 1


def test_a_device_that_is_late_is_shown_the_table_also_by_a_server_that_has_just_loaded_it(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        ana, bo, phone = live.browser(), live.browser(), live.browser()
        table, links = ana.new_table("here", "invited")
        assert bo.take(links[1]).status_code == 201
        first_to_move = (ana, bo)[ana.state(table)["waiting"][0]]
        passphrase = first_to_move.post("/api/me/keep", device="Laptop").json()["passphrase"]
        assert phone.post("/api/me/open", passphrase=passphrase, device="Phone").status_code == 200
        seen = phone.state(table)
        lost = next(one for one in phone.get("/api/me")["devices"] if not one["here"])
        assert first_to_move.choose(seen, first(seen)).status_code == 200
        live.services.tables.forget(table)
        late = phone.choose(seen, seen["question"]["options"][-1]["id"])
        assert (late.status_code, late.json()["position"], late.json()["question"]) == (409, 1, None)
        # the second device goes on alone, once the first one is taken away
        assert phone.post("/api/me/remove", device=lost["id"]).status_code == 200
        other = bo if first_to_move is ana else ana
        while phone.state(table)["question"] is None:
            other.play(table, 1, first)
        seen = phone.state(table)
        assert phone.choose(seen, first(seen)).status_code == 200
