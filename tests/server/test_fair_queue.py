"""Who thinks next: bots at the tables of people before bots alone, and no client before all others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.bot_runner import THREADS
from elgrande.server.fair_queue import FairQueue
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from tests.server import slow_bots
from tests.server.live import GENEROUS, first, running, settings, wait_for

Who = tuple[str, bool]
"""A client, and whether bots alone sit at its table."""


def served(places: int, who: Iterable[Who]) -> list[list[Who]]:
    """Who gets a place together, step by step, if each keeps it for one step."""
    queue = FairQueue(places)
    steps: list[list[Who]] = []

    async def think(one: Who, at_work: list[Who], go_on: asyncio.Condition) -> None:
        async with queue.place(*one):
            at_work.append(one)
            async with go_on:
                await go_on.wait()

    async def all_of_them() -> None:
        at_work: list[Who] = []
        go_on = asyncio.Condition()
        tasks = [asyncio.create_task(think(one, at_work, go_on)) for one in who]
        while not all(task.done() for task in tasks):
            for _ in range(10):  # all that can happen now happens
                await asyncio.sleep(0)
            if at_work:
                steps.append(at_work.copy())
                at_work.clear()
            async with go_on:
                go_on.notify_all()

    asyncio.run(all_of_them())
    return steps


def test_tables_of_people_come_first() -> None:
    bots, person = ("a", True), ("b", False)
    assert served(1, [bots, bots, bots, person, person]) == [[bots], [person], [person], [bots], [bots]]


def test_clients_take_turns() -> None:
    a, b, c = (("a", False), ("b", False), ("c", False))
    assert served(1, [a, a, a, a, b, c, c]) == [[a], [a], [b], [c], [a], [c], [a]]


def test_bots_alone_leave_a_place_to_people() -> None:
    bots, person = ("a", True), ("b", False)
    assert served(3, [bots] * 4) == [[bots, bots], [bots, bots]]
    assert served(3, [bots, bots, bots, person]) == [[bots, bots, person], [bots]]
    assert served(1, [bots, bots]) == [[bots], [bots]]  # the only place is for all


def test_whoever_goes_away_leaves_no_gap() -> None:
    async def come_and_go() -> list[str]:
        queue = FairQueue(1)
        had: list[str] = []

        async def think(client: str) -> None:
            async with queue.place(client, False):
                had.append(client)
                await asyncio.sleep(0)

        tasks = [asyncio.create_task(think(client)) for client in "abcd"]
        await asyncio.sleep(0)
        tasks[0].cancel()  # has its place
        tasks[2].cancel()  # waits
        await asyncio.gather(*tasks, return_exceptions=True)
        await think("e")
        return had

    assert asyncio.run(come_and_go()) == ["a", "b", "d", "e"]


def test_a_person_does_not_wait_for_the_bots_of_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve tables of bots that think until they are let go: the person's bot is next, not the thirteenth."""
    monkeypatch.setenv(slow_bots.FOLDER, str(tmp_path))
    with running(settings(tmp_path / "data"), slow_bots.wait_for_leave) as live:
        browser = live.browser()
        for _ in range(12):
            browser.new_table("page", "page")
        wait_for(lambda: slow_bots.thinking(tmp_path) == 1)
        table, _ = browser.new_table("here", "random", "random")
        state = browser.state(table)
        browser.choose(state, first(state))

        def answered() -> bool:
            return bool(browser.state(table)["position"] > state["position"] + 1)

        while not answered():
            slow_bots.let_one_go(tmp_path)
            with suppress(AssertionError):
                wait_for(answered, 2)
        assert slow_bots.let_go(tmp_path) <= 4
        slow_bots.let_all_go(tmp_path)


def test_bots_that_wait_at_their_tables_leave_the_threads_of_requests_alone(tmp_path: Path) -> None:
    services = Services(settings(tmp_path))
    new = NewTable([NewPlayer("A", "random"), NewPlayer("B", "random")])
    tables = [services.tables.open(services.creation.create(new, "browser").id) for _ in range(50)]

    async def ask() -> str:
        await services.bots.start()
        with ExitStack() as locks:
            for table in tables:
                locks.enter_context(table.lock)
                services.bots.wake(table)
            while services.bots._threads._work_queue.qsize() < len(tables) - THREADS:
                await asyncio.sleep(0.01)
            answer = await asyncio.wait_for(asyncio.to_thread(lambda: "answer"), 30)
        await services.bots.stop()
        return answer

    assert asyncio.run(ask()) == "answer"
    services.storage.close()


def test_a_client_has_so_many_tables_of_bots_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(slow_bots.FOLDER, str(tmp_path))
    proxied = replace(settings(tmp_path / "data", replace(GENEROUS, bot_tables=3)), proxies=("127.0.0.1/32",))
    with running(proxied, slow_bots.wait_for_leave) as live:
        ana, bo = live.browser(), live.browser()
        ana.http.headers["X-Forwarded-For"], bo.http.headers["X-Forwarded-For"] = "192.0.2.1", "192.0.2.2"
        bots = [{"name": name, "kind": "page"} for name in ("A", "B")]
        codes = [ana.post("/api/tables", players=bots, options={"rounds": 6}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        table, _ = ana.new_table("here", "page")  # a table to sit at
        answer = ana.post(f"/api/tables/{table}/fork", position=0, players=bots)
        assert answer.status_code == 429
        assert "bots alone" in answer.json()["error"]
        bo.new_table("page", "page")
        slow_bots.let_all_go(tmp_path)
        wait_for(lambda: ana.post("/api/tables", players=bots).status_code == 201, 120)
