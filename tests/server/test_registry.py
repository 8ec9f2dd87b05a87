"""How many tables a server holds at once, and what it does when all of them are in use."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from weakref import ref

import pytest

from elgrande.server.errors import Full
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.settings import Limits
from tests.server.live import GENEROUS, first, running, settings, wait_for

THREE_TABLES = replace(GENEROUS, tables=3)


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    services = Services(settings(tmp_path, THREE_TABLES))
    yield services
    services.storage.close()


def a_table(services: Services) -> str:
    return services.creation.create(NewTable([NewPlayer("Ana", "here"), NewPlayer("Bo", "invited")]), "browser").id


def nothing() -> None:
    """A listener to whom it is all the same."""


def test_two_thousand_tables_are_held_at_once() -> None:
    assert Limits().tables >= 2000


def test_busy_tables_stay_and_a_new_one_is_refused_before_anything_is_stored(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elgrande.server.clients.COMPLAINTS._said", {})
    with running(settings(tmp_path, THREE_TABLES)) as live, ExitStack() as watchers:
        browser = live.browser()
        busy = [browser.new_table("here", "here")[0] for _ in range(3)]
        streams = [watchers.enter_context(live.browser().stream(table)) for table in busy]
        for states in streams:
            next(states)
        players = [{"name": name, "kind": kind} for name, kind in (("Ana", "here"), ("Bo", "invited"))]
        for body in ({"path": "/api/tables"}, {"path": f"/api/tables/{busy[0]}/fork", "position": 0}):
            answer = browser.post(**body, players=players)
            assert answer.status_code == 503, answer.text
            assert "in use" in answer.json()["error"]
            assert int(answer.headers["Retry-After"]) > 0
        assert caplog.messages == ["client unknown: refused, since all tables of this server are in use"]
        assert {line["id"] for line in browser.get("/api/tables")["mine"]} == set(busy)
        for table in busy:
            state = browser.state(table)
            assert browser.choose(state, first(state)).status_code == 200
        watchers.close()
        wait_for(lambda: browser.post("/api/tables", players=players).status_code == 201)
        table, invites = browser.new_table("here", "invited")
        assert live.browser().take(invites[1]).status_code == 201
        assert browser.state(table)["position"] == 0


def test_idle_tables_make_room_and_come_back_as_they_were(services: Services) -> None:
    made = [a_table(services) for _ in range(8)]
    for table_id in made:
        table = services.tables.open(table_id)
        question = table.game.decision
        table.choose(question.player, 0, question.options[0].id, None)
    assert list(services.tables._kept) == made[-THREE_TABLES.tables :]
    assert [services.tables.open(table_id).version for table_id in made] == [1] * 8
    assert len(services.tables._kept) == THREE_TABLES.tables


def test_a_table_in_somebodys_hands_never_gets_a_double(services: Services) -> None:
    table = services.tables.open(a_table(services))
    for _ in range(8):
        a_table(services)
    assert table.id not in services.tables._kept
    assert services.tables.open(table.id) is table


def test_a_table_that_was_let_go_takes_no_memory(services: Services) -> None:
    gone = ref(services.tables.open(a_table(services)))
    for _ in range(8):
        a_table(services)
    assert gone() is None


def test_a_stored_table_is_not_opened_while_all_places_are_taken(services: Services) -> None:
    stored = a_table(services)
    busy = [services.tables.open(a_table(services)) for _ in range(3)]
    assert stored not in services.tables._kept
    for table in busy:
        table.join(None, nothing)
    with pytest.raises(Full):
        services.tables.open(stored)
    busy[1].leave(None, nothing)
    assert services.tables.open(stored).id == stored
    assert [services.tables.open(table.id) is table for table in busy] == [True, True, True]
