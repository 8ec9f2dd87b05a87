"""Streams: whoever watches is told at once, and who was away catches up."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

from msgspec.json import encode

from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.state_cache import STATES
from elgrande.server.states import encoded_state, state_of
from tests.server.live import Live, events, first, settings, wait_for


def test_a_stream_tells_what_others_choose(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")
    with bo.stream(table) as states:
        start = next(states)
        assert (start["version"], start["seat"], start["events"]) == (0, None, [])
        player = Thread(target=ana.play, args=(table, 1, first))
        player.start()
        after = next(states)
        player.join()
        assert after["version"] == 1
        assert [event[1] for event in after["events"]] == ["power"]
        assert after["events"][0][0] == after["position"] == 1


def test_who_comes_back_is_told_what_he_missed(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    with ana.stream(table, 0) as states:
        seen = next(states)["version"]
    ana.play(table, 6, first)
    with ana.stream(table, 0, last=seen) as states:
        state = next(states)
        assert state["version"] == 6
        assert {event[0] for event in state["events"]} <= {1, 2, 3, 4, 5, 6}
        assert [event[1] for event in state["events"]][:2] == ["power", "power"]
    with ana.stream(table, 0, last=6) as states:
        assert next(states)["events"] == []


def test_a_stream_ends_and_says_so_when_its_table_is_deleted(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")
    with bo.http.stream("GET", f"/api/tables/{table}/stream") as answer:
        told = events(answer.iter_lines())
        assert next(told)[0] == "state"
        assert ana.http.delete(f"/api/tables/{table}").status_code == 200
        assert list(told) == [("gone", "", None)]
    assert bo.http.get(f"/api/tables/{table}/stream").status_code == 404


def test_a_stream_keeps_beating_and_shows_who_is_there(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here")

    def connected() -> list[bool]:
        return [seat["connected"] for seat in bo.state(table)["seats"]]

    assert connected() == [False, False]
    with ana.http.stream("GET", f"/api/tables/{table}/stream?seat=1") as answer:
        lines = answer.iter_lines()
        assert next(lines) == "retry: 1000"
        assert any(line == ": still here" for line in lines)
        assert connected() == [False, True]
    wait_for(lambda: connected() == [False, False])


def test_who_was_away_for_long_is_told_no_more_than_the_log_keeps(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    state = ana.play(table, 110, first)
    with ana.stream(table, 0, last=0) as states:
        late = next(states)
    assert late["version"] == state["version"]
    castillo = [event for event in late["events"] if event[1] == "placed" and event[3] == "castillo"]
    assert castillo == []
    log = ana.state(table)["log"]
    assert [line for line in log if line[0] > 0][-len(late["events"]) :] == late["events"]


def test_whatever_clients_say_that_they_saw_few_states_are_kept(tmp_path: Path) -> None:
    services = Services(settings(tmp_path))
    table = services.tables.open(
        services.creation.create(NewTable([NewPlayer("Ana", "here"), NewPlayer("Bo", "here")], seed=7), "b").id
    )
    for number in range(12):
        question = table.game.decision
        table.choose(question.player, table.version, question.options[0].id, None)
        table.chat(0, f"choice {number}", None)
    table.undo(table.choices[-1][0], table.version, False, None)
    version = table.version
    for since in (None, *range(version + 5), version + 400, 10**9 - 1):
        assert encoded_state(table, 0, "b", since) == (version, encode(state_of(table, 0, [0, 1], since)))
        assert len(table.cache.states) <= STATES
    table.cache.states.clear()
    for since in range(version, version + 500):
        encoded_state(table, 0, "b", since)
    assert len(table.cache.states) == 1
    table.join(None, print)
    table.leave(None, print)
    assert not table.cache.states  # nobody is here any more
    services.storage.close()


def test_a_stream_from_a_version_that_never_was_is_told_of_what_comes(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    with ana.stream(table, 0, last=400) as states:
        assert next(states)["version"] == 0
        player = Thread(target=ana.play, args=(table, 1, first))
        player.start()
        assert [event[1] for event in next(states)["events"]] == ["power"]
        player.join()
