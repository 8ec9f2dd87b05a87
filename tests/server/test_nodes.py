"""Several servers on one database: whichever one speaks to, it is the same table."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import TimeoutError as NoConnection

from elgrande.server.clients import Buckets, Tally
from elgrande.server.nodes import LOST, NOBODY, NodeRunner, Nodes
from elgrande.server.storage import Storage
from tests.server import chaos
from tests.server.hasty import HASTY
from tests.server.live import GENEROUS, PATIENCE, Browser, Live, State, first, process, running, settings, wait_for
from tests.server.postgres import Cluster
from tests.server.test_storage import a_table
from tests.server.time_machine import TimeMachine

KEY = "5e" * 32
"""The key of a table: the same one leads to the same deal and the same bots."""
CLIENTS = count()


@contextmanager
def nodes(folder: Path, database: str, number: int, **more: Any) -> Iterator[list[Live]]:
    """Several servers on one database; `more` are settings of all of them."""
    wanted = replace(settings(folder, database=database), **more)
    with ExitStack() as stack:
        yield [stack.enter_context(running(wanted)) for _ in range(number)]


def same_person(servers: list[Live]) -> list[Browser]:
    """One person who speaks to each of these servers."""
    browsers = [server.browser() for server in servers]
    browsers[0].get("/api/tables")
    return browsers


def share_cookies(browsers: list[Browser]) -> None:
    for browser in browsers[1:]:
        browser.http.cookies.update(browsers[0].http.cookies)


def play_in_turn(people: list[list[Browser]], table: str, choices: int) -> State:
    """Make choices for people among bots, each at the next server, until there were so many or the game is over.

    `people` are the browsers of each person, one for each server; their seats are the first ones.
    """
    turns = [cycle(browsers) for browsers in people]
    for number in range(choices):
        states: list[State] = []

        def asked(found: list[State] = states) -> bool:
            found[:] = [next(turns[0]).state(table, 0)]
            bots_wait = [seat for seat in found[0]["waiting"] if seat >= len(people)]
            return bool(found[0]["over"]) or not bots_wait  # when dials are set, the bots come first

        wait_for(asked)
        if states[0]["over"]:
            return states[0]
        seat = min(states[0]["waiting"])
        state = next(turns[seat]).state(table, seat)
        options = state["question"]["options"]
        answer = next(turns[seat]).choose(state, options[number * 7 % len(options)]["id"])
        assert answer.status_code == 200, answer.text
    return next(turns[0]).state(table, 0)


def without_limits(browser: Browser) -> Browser:
    """A browser that plays faster than one client may ask: a trusted proxy says that each request is another's."""

    def name(request: httpx.Request) -> None:
        number = next(CLIENTS)
        request.headers["X-Forwarded-For"] = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"

    browser.http.event_hooks = {"request": [name]}
    return browser


def own_devices(person: Browser, addresses: list[str]) -> list[Browser]:
    """A device of a person for each of these servers, each with a cookie of its own: a passphrase opened it."""
    kept = person.post("/api/me/keep", device="First")
    assert kept.status_code == 200, kept.text
    devices = [without_limits(Browser(address)) for address in addresses]
    for device in devices:
        opened = device.post("/api/me/open", passphrase=kept.json()["passphrase"], device="Next")
        assert opened.status_code == 200, opened.text
    return devices


def test_a_game_at_several_servers_is_the_game_at_one(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two and three servers, each in a process of its own; two people play with a bot."""
    monkeypatch.setattr("elgrande.server.table_creation.new_key", lambda: KEY)
    games = []
    for number in (1, 2, 3):
        folder, database = tmp_path / str(number), postgres.new_database()
        options = ("--database", database, "--trust-proxy", "127.0.0.1")
        with running(settings(folder, database=database)) as live, ExitStack() as stack:
            made, guest = live.browser(), live.browser()
            table, invites = made.new_table("here", "invited", "page", options={"rounds": 6})
            assert guest.take(invites[1]).status_code == 201
            servers = [stack.enter_context(process(folder, *options)) for _ in range(number)]
            addresses = [address for _, address in servers]
            browsers = [without_limits(Browser(address)) for address in addresses]  # one browser, wherever it asks
            share_cookies([made, *browsers])
            people = [browsers, own_devices(guest, addresses)]
            live.stop()
            assert play_in_turn(people, table, 400)["over"]
            for seat, devices in enumerate(people):
                views = [browser.state(table, seat)["view"] for browser in devices]
                assert views == [views[0]] * number
                for browser in devices:
                    browser.close()
        storage = Storage(settings(folder, database=database).address)
        stored = storage.entries(table)
        storage.close()
        games.append([(entry.data["seat"], entry.data["option"]) for entry in stored if entry.kind == "choice"])
    assert games[0] == games[1] == games[2]


def test_a_stream_misses_nothing_that_is_chosen_at_another_server(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])
        with there.stream(table) as states:
            seen = next(states)
            told = list(seen["events"])
            browsers = cycle((here, there))
            for position in range(1, 31):
                browser = next(browsers)
                state = browser.state(table)
                state = browser.state(table, state["waiting"][0])
                assert browser.choose(state, first(state)).status_code == 200
                while seen["position"] < position:
                    seen = next(states)
                    told += seen["events"]
        numbers = [line[0] for line in told]
        assert numbers == sorted(numbers)
        assert set(numbers) >= {line[0] for line in here.state(table)["log"] if line[0] > 0}


def test_a_stream_of_a_killed_server_goes_on_at_another(tmp_path: Path, postgres: Cluster) -> None:
    """It tells the same events as one that was never interrupted: none is missing, and none comes twice."""
    options = ("--database", postgres.new_database())
    with process(tmp_path, *options) as (server, address), process(tmp_path, *options) as (_, other):
        here, there = Browser(address), Browser(other)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])

        def choose(browser: Browser, times: int) -> int:
            """Make choices for whoever is asked; return the position after them."""
            position = 0
            for _ in range(times):
                state = browser.state(table)
                state = browser.state(table, state["waiting"][0])
                answer = browser.choose(state, first(state))
                assert answer.status_code == 200, answer.text
                position = answer.json()["position"]
            return position

        def read(states: Iterator[State], heard: list[State], position: int) -> None:
            """Listen until a position is shown."""
            for state in states:
                heard.append(state)
                if state["position"] >= position:
                    return

        whole: list[State] = []
        parts: list[State] = []
        with there.stream(table) as never_interrupted:
            with here.stream(table) as states:
                read(states, parts, choose(here, 4))
                choose(there, 2)  # perhaps it still shows these, perhaps not
                os.kill(server.pid, signal.SIGKILL)
                with suppress(httpx.TransportError):
                    read(states, parts, 99)
            choose(there, 4)
            with there.stream(table, last=parts[-1]["version"]) as states:
                read(states, parts, 10)
                read(states, parts, choose(there, 2))
            read(never_interrupted, whole, 12)
        told, expected = ([line for state in heard for line in state["events"]] for heard in (parts, whole))
        positions = [line[0] for line in expected]
        assert min(positions) <= 4  # before the kill,
        assert max(positions) > 6  # and after it
        assert told == expected
        here.close()
        there.close()


def test_old_news_changes_nothing(tmp_path: Path, database: str) -> None:
    """What was asked of the database before the last choice is no news after it."""
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table_id, _ = here.new_table("here", "here")
        share_cookies([here, there])
        there.play(table_id, 2, first)
        storage = servers[0].services.storage
        before, entries = storage.progress(table_id), storage.entries_of({table_id: 0, "nothing": 0})
        assert [entry.number for entry in entries[table_id]] == [1, 2]
        here.play(table_id, 2, first)
        table = servers[0].services.tables.open(table_id)
        assert not table.follow(before, entries[table_id])
        assert (table.version, len(table.choices)) == (4, 4)
        here.play(table_id, 1, first)
        assert [entry.number for entry in storage.entries(table_id)] == [1, 2, 3, 4, 5]


def test_chat_links_and_answers_beforehand_are_known_at_all_servers(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table, invites = here.new_table("here", "invited")
        share_cookies([here, there])
        guest = servers[1].browser()
        assert guest.take(invites[1]).status_code == 201
        assert here.state(table)["seats"][1]["taken"]
        assert guest.post(f"/api/tables/{table}/chat", seat=1, text="hello", key="a").status_code == 200
        assert [line[2] for line in here.get(f"/api/tables/{table}/chat")["lines"]] == ["hello"]
        assert there.post(f"/api/tables/{table}/veto", seat=0, answer="never").status_code == 200
        assert here.state(table, 0)["veto"] == "never"


def test_a_request_that_comes_again_at_another_server_acts_once(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])
        state = here.state(table)
        state = here.state(table, state["waiting"][0])
        answers = [browser.choose(state, first(state), key="the same") for browser in (here, there)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert [answer.json()["position"] for answer in answers] == [1, 1]


def test_who_is_there_is_seen_at_all_servers(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here = servers[0].browser()
        table, invites = here.new_table("here", "invited")
        guest = servers[1].browser()
        guest.take(invites[1])

        def connected() -> bool:
            found: bool = here.state(table)["seats"][1]["connected"]
            return found

        with guest.stream(table) as states:
            next(states)
            wait_for(connected)
        wait_for(lambda: not connected())


def test_a_deleted_table_is_gone_everywhere(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])
        there.state(table)
        assert here.http.delete(f"/api/tables/{table}").status_code < 300
        assert there.http.get(f"/api/tables/{table}").status_code == 404


def test_bots_choose_at_one_server_and_another_takes_over_from_a_dead_one(tmp_path: Path, database: str) -> None:
    clock = TimeMachine()
    address = settings(tmp_path, database=database).address
    one, other = Storage(address, clock=clock), Storage(address, clock=clock)
    here, there = Nodes(one), Nodes(other)
    for node in (here, there):
        node.beat()
    one.add_table(a_table(), [])
    with one.transaction() as db:
        db.exec_driver_sql(f"UPDATE tables SET bots = '{one.node}'")
    assert (here.living(), there.living()) == (1, 2)
    assert there.take_over() == []
    clock.passes(LOST + 1)
    there.beat()
    assert there.living() == 1
    assert there.take_over() == ["t"]
    assert there.take_over() == []
    progress = other.progress("t")
    assert progress is not None
    assert progress.bots == other.node
    there.leave()
    progress = other.progress("t")
    assert progress is not None
    assert progress.bots == NOBODY
    one.close()
    other.close()


def test_a_table_whose_bots_cannot_be_woken_stops_no_other(tmp_path: Path, database: str) -> None:
    storage = Storage(settings(tmp_path, database=database).address)
    woken: list[str] = []

    def wake(table_id: str) -> None:
        woken.append(table_id)
        raise KeyError(table_id)

    for name in ("t", "u"):
        storage.add_table(a_table(name), [])
    with storage.transaction() as db:
        db.exec_driver_sql(f"UPDATE tables SET bots = '{NOBODY}'")
    runner = NodeRunner(Nodes(storage), wake)
    runner.start()
    wait_for(lambda: len(woken) == 2)
    runner.stop()
    assert sorted(woken) == ["t", "u"]
    storage.close()


def test_bots_are_woken_when_the_database_is_back(tmp_path: Path, database: str) -> None:
    storage = Storage(settings(tmp_path, database=database).address)
    tried: list[str] = []

    def wake(table_id: str) -> None:
        tried.append(table_id)
        if len(tried) == 1:
            raise NoConnection

    storage.add_table(a_table("t"), [])
    with storage.transaction() as db:
        db.exec_driver_sql("UPDATE tables SET bots = 'a dead server'")
    runner = NodeRunner(Nodes(storage), wake)
    runner.start()
    wait_for(lambda: tried == ["t", "t"])
    runner.stop()
    storage.close()


def test_bots_go_on_when_the_server_that_let_them_choose_is_killed(tmp_path: Path, postgres: Cluster) -> None:
    options = ("--database", postgres.new_database())
    with (
        process(tmp_path, *options, command=HASTY) as (server, address),
        process(tmp_path, *options, command=HASTY) as (_, other),
    ):
        here, there = Browser(address), Browser(other)
        table, _ = here.new_table("page", "page", "page")  # bots alone: it plays without anybody
        there.http.cookies.update(here.http.cookies)

        def plays(after: int) -> bool:
            state = there.state(table)
            return bool(state["position"] > after or state["over"])

        wait_for(lambda: plays(after=3), pause=0.5)  # a client may not ask much more often
        os.kill(server.pid, signal.SIGKILL)
        before = there.state(table)["position"]
        wait_for(lambda: plays(after=before + 5), pause=0.5)
        here.close()
        there.close()


def test_a_lobby_lives_at_all_servers(tmp_path: Path, database: str) -> None:
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        with there.http.stream("GET", "/api/lobby/stream") as lobby:
            lines = lobby.iter_lines()
            next(line for line in lines if line.startswith("data:"))
            table, _ = here.new_table("here", "here")
            assert any(table in line for line in lines)


def test_servers_share_what_a_client_may_have() -> None:
    servers = 1
    bucket = Buckets(6, 0, "too often", servers=lambda: servers)
    assert [bucket.take("Ana") for _ in range(7)] == [True] * 6 + [False]
    servers = 3
    assert [bucket.take("Bo") for _ in range(3)] == [True, True, False]
    tally = Tally(6, "too many", servers=lambda: servers)
    assert [tally.enter("Ana") for _ in range(3)] == [True, True, False]


def test_who_asks_two_servers_in_turn_may_not_ask_more_often(tmp_path: Path, database: str) -> None:
    tight = replace(GENEROUS, burst=20, rate=1e-9, chat_burst=6, chat_rate=1e-9)
    with ExitStack() as stack:
        servers = [stack.enter_context(running(settings(tmp_path, tight, database))) for _ in range(2)]
        wait_for(lambda: [server.services.nodes.living() for server in servers] == [2, 2])
        browsers = same_person(servers)  # one request
        table, _ = browsers[0].new_table("here", "here")  # another one
        share_cookies(browsers)
        turn = cycle(browsers)
        said = [
            next(turn).post(f"/api/tables/{table}/chat", seat=0, text="hello", key=f"a{number}") for number in range(10)
        ]
        assert [answer.status_code for answer in said] == [200] * 6 + [429] * 4
        asked = [next(turn).http.get(f"/api/tables/{table}").status_code for _ in range(30)]
        assert (asked.count(200), asked.count(429)) == (20 - 2 - 10, 22)


def test_a_refused_choice_is_not_refused_for_good(tmp_path: Path, database: str) -> None:
    """What others do at other servers meanwhile, such as speaking, gets in nobody's way."""
    with nodes(tmp_path, database, 2) as servers:
        here, there = same_person(servers)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])
        statuses: list[Any] = []
        for number in range(15):
            state = here.state(table)
            state = here.state(table, state["waiting"][0])
            there.post(f"/api/tables/{table}/chat", seat=0, text="quick", key=f"chat {number}")
            statuses.append(here.choose(state, first(state)).status_code)
        assert statuses == [200] * 15


def test_nothing_is_lost_doubled_or_refused_when_servers_and_database_are_killed(
    tmp_path: Path, postgres: Cluster
) -> None:
    # two of them are killed at once
    outcome = chaos.run(postgres, tmp_path, kills=4, seconds=PATIENCE, players=2, seed=8, command=HASTY)
    assert outcome.troubles == []
    assert (outcome.kills, outcome.crashes) == (4, 1)
    assert outcome.choices >= 4
