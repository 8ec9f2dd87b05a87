"""Stored jobs: done when they are due, by one server at a time, and not lost with it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
import sqlalchemy as sql

from elgrande.server.job_runner import ATTEMPTS, JobRunner, PutOff
from elgrande.server.new_jobs import NewJob
from elgrande.server.settings import Settings
from elgrande.server.storage import Storage
from elgrande.server.stored_jobs import LEASE, StoredJob, StoredJobs
from elgrande.server.stored_table import Change, Entry, Taken
from tests.server.live import begun
from tests.server.test_storage import a_table
from tests.server.time_machine import TimeMachine


@pytest.fixture
def time() -> TimeMachine:
    return TimeMachine()


@pytest.fixture
def storage(tmp_path: Path, database: str, time: TimeMachine) -> Iterator[Storage]:
    storage = Storage(begun(Settings(tmp_path, database)).address, clock=time)
    yield storage
    storage.close()


@pytest.fixture
def jobs(storage: Storage) -> StoredJobs:
    return StoredJobs(storage)


def job(key: str, due: int) -> NewJob:
    return NewJob("greet", key, due, {"who": key})


def test_a_job_is_leased_when_it_is_due_and_not_before(jobs: StoredJobs, time: TimeMachine) -> None:
    jobs.add(job("Ana", time.now() + 100), job("Bo", time.now() + 50))
    assert jobs.lease(9) == []
    time.passes(60)
    assert [leased.data for leased in jobs.lease(9)] == [{"who": "Bo"}]
    time.passes(60)
    assert [leased.key for leased in jobs.lease(9)] == ["Bo", "Ana"]  # the lease of the first is over


def test_a_job_is_leased_once_though_another_server_leases_at_the_same_moment(
    jobs: StoredJobs, storage: Storage, time: TimeMachine
) -> None:
    others = Storage(storage.engine.url.render_as_string(hide_password=False), clock=time)
    theirs: list[StoredJob] = []

    def lease(connection: object, cursor: object, statement: str, *more: object) -> None:
        if statement.startswith("UPDATE jobs") and not theirs:
            theirs.extend(StoredJobs(others).lease(1))

    sql.event.listen(storage.engine, "before_cursor_execute", lease)
    jobs.add(job("Ana", time.now() - 1), job("Bo", time.now()))
    mine = jobs.lease(1)
    sql.event.remove(storage.engine, "before_cursor_execute", lease)
    mine += jobs.lease(2)
    assert sorted(leased.key for leased in mine + theirs) == ["Ana", "Bo"]
    assert len(theirs) == 1
    assert [leased.attempts for leased in mine + theirs] == [0, 0]
    others.close()


def test_a_job_with_a_key_is_stored_once(jobs: StoredJobs, time: TimeMachine) -> None:
    jobs.add(job("Ana", time.now()))
    jobs.add(job("Ana", time.now()), job("Bo", time.now()))
    assert [leased.key for leased in jobs.lease(9)] == ["Ana", "Bo"]


def test_a_leased_job_is_nobody_elses_until_the_lease_is_over(jobs: StoredJobs, time: TimeMachine) -> None:
    jobs.add(job("Ana", time.now()))
    (first,) = jobs.lease(9)
    assert jobs.lease(9) == []
    time.passes(LEASE)  # the server that had it has ended
    (second,) = jobs.lease(9)
    assert (second.id, second.attempts) == (first.id, 1)
    jobs.done(second)
    time.passes(LEASE)
    assert jobs.lease(9) == []


def test_each_of_many_jobs_is_leased_by_one_of_many(jobs: StoredJobs, time: TimeMachine) -> None:
    jobs.add(*(job(str(number), time.now()) for number in range(40)))
    with ThreadPoolExecutor(8) as pool:
        leased = [found.key for some in pool.map(jobs.lease, [5] * 16) for found in some]
    assert len(leased) == len(set(leased)) == 40


def test_jobs_are_stored_with_their_entries_or_not(storage: Storage, jobs: StoredJobs, time: TimeMachine) -> None:
    storage.add_table(a_table(), [])
    note = Entry(1, "note", {"key": "x", "arguments": {}})
    storage.append(Change("t", [note], {}, jobs=[job("first", time.now())]))
    with pytest.raises(Taken):
        storage.append(Change("t", [note], {}, jobs=[job("second", time.now())]))
    assert [leased.key for leased in jobs.lease(9)] == ["first"]


def test_a_job_that_fails_is_tried_again_later_and_given_up_in_the_end(jobs: StoredJobs, time: TimeMachine) -> None:
    tried = []

    def fail(failing: StoredJob) -> None:
        tried.append(time.now())
        raise OSError("nobody answers")

    runner = JobRunner(jobs, time, {"greet": fail})
    jobs.add(job("Ana", time.now()))
    for _ in range(100):
        for leased in jobs.lease(9):
            runner.do(leased)
        time.passes(30)
    pauses = [later - earlier for earlier, later in pairwise(tried)]
    assert len(tried) == ATTEMPTS
    assert pauses == sorted(pauses)
    assert pauses[0] >= 30
    assert jobs.lease(9) == []


def test_who_lets_a_job_wait_delays_no_other_and_each_runner_has_its_kinds(jobs: StoredJobs, time: TimeMachine) -> None:
    async def run() -> list[str]:
        done: asyncio.Queue[str] = asyncio.Queue()
        loop, slow = asyncio.get_running_loop(), Event()

        def greet(leased: StoredJob) -> None:
            if leased.key == "slow":
                slow.wait()
            loop.call_soon_threadsafe(done.put_nowait, leased.key)

        runner = JobRunner(jobs, time, {"greet": greet})
        await runner.start()
        jobs.add(job("slow", time.now()), NewJob("other", "not ours", time.now(), {}))
        jobs.add(*(job(str(number), time.now() + 1) for number in range(20)))
        time.passes(1)
        others = [await done.get() for _ in range(20)]
        assert "slow" not in others
        slow.set()
        last = await done.get()
        await runner.stop()
        return [last]

    assert asyncio.run(run()) == ["slow"]
    time.passes(LEASE)
    assert [leased.key for leased in jobs.lease(9)] == ["not ours"]


def test_a_job_that_is_put_off_has_not_failed(jobs: StoredJobs, time: TimeMachine) -> None:
    def too_early(leased: StoredJob) -> None:
        raise PutOff(time.now() + 100)

    runner = JobRunner(jobs, time, {"greet": too_early})
    jobs.add(job("Ana", time.now()))
    for _ in range(3 * ATTEMPTS):
        (leased,) = jobs.lease(9)
        assert leased.attempts == 0
        runner.do(leased)
        assert jobs.lease(9) == []
        time.passes(100)


def test_the_runner_does_what_is_due(jobs: StoredJobs, time: TimeMachine) -> None:
    async def run() -> list[str]:
        done: asyncio.Queue[str] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def greet(leased: StoredJob) -> None:
            loop.call_soon_threadsafe(done.put_nowait, leased.key)

        runner = JobRunner(jobs, time, {"greet": greet})
        await runner.start()
        jobs.add(job("Ana", time.now()), job("later", time.now() + 1000))
        first = await done.get()
        time.passes(1000)
        second = await done.get()
        await runner.stop()
        return [first, second]

    assert asyncio.run(run()) == ["Ana", "later"]
    assert jobs.lease(9) == []
