from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.live import Browser, Live, running, settings


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with running(settings(tmp_path_factory.mktemp("data"))) as server:
        yield server


@pytest.fixture
def browser(live: Live) -> Browser:
    return live.browser()
