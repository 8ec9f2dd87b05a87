"""A PostgreSQL of our own for the tests: a cluster in a temporary folder that only its socket leads to."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from elgrande.server.settings import Settings

DEBIAN = Path("/usr/lib/postgresql")
USER = "elgrande"
_names = count(1)


def programs() -> Path:
    """Where PostgreSQL's programs are; without them a test is skipped, but never in CI."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda file: float(file.parts[-3]))
    if found:
        return found[-1].parent
    lacking = "no PostgreSQL server is installed here (Debian: apt install postgresql)"
    if os.environ.get("CI"):
        pytest.fail(lacking)
    pytest.skip(lacking)


class Cluster:
    """A running server; PostgreSQL refuses to run as root, so then it runs as another user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = programs()
        self.user: int | None = None
        if os.getuid() == 0:
            known = {user.pw_name: user.pw_uid for user in pwd.getpwall()}
            self.user = known.get("postgres", known["nobody"])
            os.chown(folder, self.user, -1)
        make = [f"{self.programs}/initdb", "--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale", "C"]
        make += ["-D", f"{folder}/data"]
        subprocess.run(make, user=self.user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        self.server = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [f"{self.programs}/postgres", "-D", f"{self.folder}/data", "-k", f"{self.folder}", "-h", ""]
        with (self.folder / "log").open("ab") as log:
            server = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        end = time.monotonic() + 30
        while True:
            try:
                self._do("SELECT 1")
                return server
            except OperationalError:
                if server.poll() is not None or time.monotonic() > end:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.05)

    def _do(self, command: str) -> None:
        engine = sql.create_engine(Settings(self.folder, self.address("postgres")).address, poolclass=sql.NullPool)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.execute(sql.text(command))

    def address(self, database: str) -> str:
        """What `elgrande serve --database` is told."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"games{next(_names)}"
        self._do(f"CREATE DATABASE {name}")
        return self.address(name)

    def crash(self) -> None:
        """As if the power had failed; then it starts again."""
        self.server.send_signal(signal.SIGQUIT)
        self.server.wait(30)
        self.server = self._start()

    def stop(self) -> None:
        """End it, whoever is connected."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(30)


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    programs()
    folder = Path(tempfile.mkdtemp(prefix="elgrande-"))  # a socket's path must be short
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
