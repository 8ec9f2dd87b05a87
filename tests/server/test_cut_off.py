"""Servers whose database is away, or that are cut off from it."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from tests.server.live import first, running, settings, wait_for
from tests.server.postgres import Cluster
from tests.server.test_nodes import nodes, same_person, share_cookies


def test_a_server_without_its_database_says_so_and_recovers(tmp_path: Path, postgres: Cluster) -> None:
    with nodes(tmp_path, postgres.new_database(), 2) as servers:
        here, there = same_person(servers)
        table, _ = here.new_table("here", "here")
        share_cookies([here, there])
        state = here.play(table, 3, first)
        with there.stream(table) as states:
            next(states)
            postgres.halt()
            try:
                for browser in (here, there):
                    answer = browser.choose(state, first(state))
                    assert answer.status_code == 503, answer.text
                    assert int(answer.headers["Retry-After"]) > 0
                    assert browser.http.get("/ready").status_code == 503
                    assert browser.http.get("/health").status_code == 200
            finally:
                postgres.start()
            wait_for(lambda: here.http.get("/ready").status_code == 200)
            assert here.play(table, 2, first)["position"] == 5
            assert any(shown["position"] == 5 for shown in states)  # the other server hears of it again


@contextmanager
def relay(target: Path, folder: Path) -> Iterator[Callable[[], None]]:
    """A way to the socket of a PostgreSQL server, from a folder; what is yielded cuts it."""
    listener = socket.socket(socket.AF_UNIX)
    folder.mkdir()
    listener.bind(str(folder / target.name))
    listener.listen(64)
    open_now: list[socket.socket] = []

    def pump(here: socket.socket, there: socket.socket) -> None:
        with suppress(OSError):
            while said := here.recv(65_536):
                there.sendall(said)
        for end in (here, there):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def accept() -> None:
        with suppress(OSError):
            while True:
                here, there = listener.accept()[0], socket.socket(socket.AF_UNIX)
                open_now.extend((here, there))
                there.connect(str(target))
                for pair in ((here, there), (there, here)):
                    Thread(target=pump, args=pair, daemon=True).start()

    def cut() -> None:
        """Close all connections, and let no new ones in."""
        with suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        (folder / target.name).unlink(missing_ok=True)
        for end in open_now:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    thread = Thread(target=accept)
    thread.start()
    try:
        yield cut
    finally:
        cut()
        thread.join()
        for end in open_now:
            end.close()


def test_a_server_that_is_cut_off_from_the_database_says_so_and_recovers(tmp_path: Path, postgres: Cluster) -> None:
    database = postgres.new_database()
    target = postgres.folder / ".s.PGSQL.5432"
    with TemporaryDirectory() as short, ExitStack() as stack:  # the path of a socket must be short
        way = Path(short) / "way"
        with relay(target, way) as cut:
            far = database.replace(str(postgres.folder), str(way))
            here = stack.enter_context(running(settings(tmp_path, database=far))).browser()
            there = stack.enter_context(running(settings(tmp_path, database=database))).browser()
            table, _ = here.new_table("here", "here")
            share_cookies([here, there])
            state = here.play(table, 3, first)
            cut()
            answer = here.choose(state, first(state))
            assert (answer.status_code, answer.json()["reason"][0]) == (503, "reason-cannot-store")
            assert int(answer.headers["Retry-After"]) > 0
            wait_for(lambda: here.http.get("/ready").status_code == 503)
            assert there.play(table, 3, first)["position"] == 6  # the others go on
            assert there.http.get("/ready").status_code == 200
        way.rename(way.with_name("old"))
        with relay(target, way):
            wait_for(lambda: here.http.get("/ready").status_code == 200)
            assert here.state(table)["position"] == 6
            assert here.play(table, 2, first)["position"] == 8
            stack.close()
