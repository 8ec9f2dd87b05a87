from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Browser, Live, running, settings
from tests.server.notice_place import Place, place_with
from tests.server.postgres import Cluster, running_cluster


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def browser(live: Live) -> Browser:
    return live.browser()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind, as `elgrande serve --database` is told of it."""
    if request.param == "sqlite":
        return ""
    cluster = request.getfixturevalue("postgres")
    assert isinstance(cluster, Cluster)
    return cluster.new_database()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with place_with(tmp_path) as made:
        yield made
