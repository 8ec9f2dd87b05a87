from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Browser, Live, running, settings
from tests.server.notice_place import Place, place_with


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def browser(live: Live) -> Browser:
    return live.browser()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind, as `elgrande serve --database` is told of it."""
    return "" if request.param == "sqlite" else request.getfixturevalue("postgres").new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return "" if request.param == "sqlite" else request.getfixturevalue("postgres").empty_database()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with place_with(tmp_path) as made:
        yield made
