"""Playing again: the same people at a new table, once, with a deal that nobody knows."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from elgrande.server.stored_table import Taken
from tests.server.live import Browser, Live, first, running, settings

OPTIONS: dict[str, Any] = {"rounds": 6, "castillo": "open"}


def again(browser: Browser, table: str, seat: int = 0) -> httpx.Response:
    return browser.post(f"/api/tables/{table}/rematch", seat=seat)


def finished(host: Browser, guest: Browser | None = None, **more: Any) -> str:
    """A table whose game is over: of the host alone, or of the host and a guest."""
    kinds = ("here", "here") if guest is None else ("here", "invited")
    table, invites = host.new_table(*kinds, **{"options": OPTIONS, **more})
    if guest is not None:
        assert guest.take(invites[1]).status_code == 201
    while not host.state(table)["over"]:
        for browser in (host, guest or host):
            browser.play(table, 1000, first)
    return table


@pytest.fixture(scope="module")
def two(live: Live) -> tuple[Browser, Browser, str]:
    """Ana, Bo, and a table at which they have played."""
    ana, bo = live.browser(), live.browser()
    return ana, bo, finished(ana, bo)


def test_both_sit_at_the_new_table_in_their_seats(live: Live, two: tuple[Browser, Browser, str]) -> None:
    ana, bo, table = two
    assert "rematch" not in ana.state(table)
    answer = again(bo, table, 1)
    assert answer.status_code == 200
    new = answer.json()["id"]
    assert answer.json() == {"id": new, "player": 1}
    assert new != table
    before = ana.state(table)
    for browser, seat in ((ana, 0), (bo, 1)):
        state = browser.state(new)
        assert state["seat"] == seat
        assert [one["mine"] for one in state["seats"]] == [seat == 0, seat == 1]
        assert all(one["taken"] for one in state["seats"])
        assert [one["name"] for one in state["seats"]] == [one["name"] for one in before["seats"]]
        assert state["config"] == before["config"]
        assert (state["position"], state["over"], state["deal"]) == (0, False, "hidden")
        assert state["question"] is not None or seat not in state["waiting"]
        assert new in [line["id"] for line in browser.get("/api/tables")["mine"]]
    assert [bo.state(new)["host"], ana.state(new)["host"]] == [True, False]
    assert live.browser().state(new)["seat"] is None


def test_the_lot_gives_everybody_a_seat_and_a_colour_anew(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    seen, colours = set(), set()
    table = finished(ana, bo, pace={"kind": "move", "seconds": 86400})
    for _ in range(60):  # each of the two orders comes up, but for one chance in 2**59
        answer = ana.post(f"/api/tables/{table}/rematch", seat=ana.state(table)["seat"], lot=True)
        assert answer.status_code == 200
        new = answer.json()["id"]
        names = [seat["name"] for seat in ana.state(new)["seats"]]
        own = {browser: browser.state(new)["seat"] for browser in (ana, bo)}
        assert {names[own[ana]]: 0, names[own[bo]]: 1} == {"Player 0": 0, "Player 1": 1}
        assert all(seat["taken"] for seat in ana.state(new)["seats"])
        seen.add(tuple(names))
        for one in (ana.state(new), bo.state(new)):  # both see the same colours
            colours.add(tuple(sorted((seat["name"], seat["colour"]) for seat in one["seats"])))
        assert len(colours) == len(seen)
        if len(seen) == 2:
            break
        with live.services.storage.transaction() as db:  # so that it can be set once more
            db.exec_driver_sql(f"DELETE FROM entries WHERE table_id = '{table}' AND key = 'note-rematch'")
        live.services.tables.forget(table)
    assert seen == {("Player 0", "Player 1"), ("Player 1", "Player 0")}
    assert colours == {
        (("Player 0", one), ("Player 1", other)) for one, other in (("red", "blue"), ("blue", "red"))
    }  # fmt: skip


def test_everybody_is_told_and_the_same_table_is_found_again(two: tuple[Browser, Browser, str]) -> None:
    ana, bo, table = two
    first_answer = again(bo, table, 1).json()
    version = ana.state(table)["version"]
    assert again(ana, table).json() == first_answer
    assert again(bo, table, 1).json() == first_answer
    state = ana.state(table)
    assert state["rematch"] == first_answer
    assert state["version"] == version
    notes = [line[2:] for line in state["log"] if line[1:3] == ["note", "note-rematch"]]
    assert notes == [["note-rematch", {"player": first_answer["player"], "table": first_answer["id"]}]]


def test_the_stream_tells_of_it(live: Live) -> None:
    ana = live.browser()
    table = finished(ana)
    with ana.stream(table) as states:
        assert "rematch" not in next(states)
        made = again(ana, table).json()
        assert next(state for state in states if "rematch" in state)["rematch"] == made


def test_only_those_who_sit_there_can_play_again(live: Live, two: tuple[Browser, Browser, str]) -> None:
    _, _, table = two
    assert again(live.browser(), table).status_code == 403
    assert again(live.browser(), "nothing").status_code == 404
    other = live.browser()
    other.new_table("here", "here")
    assert again(other, table).status_code == 403
    assert again(two[0], table, 1).status_code == 403  # that is Bo's


def test_nobody_plays_a_record_again(live: Live, two: tuple[Browser, Browser, str]) -> None:
    ana, _, table = two
    text = ana.http.get(f"/api/tables/{table}/record").text
    record = ana.post("/api/records", text=text).json()["id"]
    assert again(ana, record).status_code == 403


def test_the_host_of_a_table_of_bots_sits_at_none(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("random", "random")
    assert again(ana, table).status_code == 403


def test_a_running_game_is_not_played_again(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    assert again(ana, table).status_code == 409
    assert "rematch" not in ana.state(table)


def test_the_deal_is_new_and_says_nothing_of_the_old_one(live: Live) -> None:
    ana = live.browser()
    table = finished(ana, seed=7)
    old = live.services.storage.table(table)
    new = live.services.storage.table(again(ana, table).json()["id"])
    assert old is not None
    assert new is not None
    assert (old.seed, old.deal) == (7, "seed")
    assert new.deal == "hidden"
    assert new.seed >= 1 << 128
    assert new.key != old.key
    assert new.start == ""
    assert all(seat.secret == "" and seat.answers == "" for seat in new.seats)


def test_modules_bots_and_whether_it_can_be_watched_stay(live: Live) -> None:
    ana = live.browser()
    players = [{"name": "Ana", "kind": "here"}, {"name": "Mia", "kind": "page"}]
    made = ana.post(
        "/api/tables", players=players, seed=3, modules=["anniversary"], watchable=False, options={"rounds": 6}
    ).json()
    with ana.stream(made["id"]) as states:
        for state in states:
            if state["over"]:
                break
            if 0 in state["waiting"]:
                ana.play(made["id"], 1, first)
    new = again(ana, made["id"]).json()["id"]
    state = ana.state(new)
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]] == [("Ana", "person"), ("Mia", "page")]
    assert state["config"]["modules"] == ["base", "anniversary"]
    assert live.browser().http.get(f"/api/tables/{new}").status_code == 403


def test_a_seat_that_is_on_two_devices_stays_on_both_and_a_free_one_stays_free(live: Live) -> None:
    ana, phone = live.browser(), live.browser()
    table = finished(ana)
    link = ana.post(f"/api/tables/{table}/links", seat=0).json()["invite"]
    assert phone.take(link).status_code == 201
    storage = live.services.storage
    with storage.engine.begin() as db:  # nobody ever came to the second seat
        db.exec_driver_sql(f"DELETE FROM holders WHERE table_id = '{table}' AND seat = 1")
    new = again(phone, table).json()["id"]
    assert ana.state(new)["seat"] == phone.state(new)["seat"] == 0
    assert [seat["taken"] for seat in ana.state(new)["seats"]] == [True, False]
    assert ana.post(f"/api/tables/{new}/links", seat=1).status_code == 403
    link = phone.post(f"/api/tables/{new}/links", seat=1).json()["invite"]
    assert live.browser().take(link).status_code == 201


def test_of_many_who_ask_at_once_all_get_the_same_table(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table = finished(ana, bo)
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(again, (ana, bo)[seat], table, seat) for seat in (0, 1) * 4]
        answers = [future.result() for future in asked]
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(ana.get("/api/tables")["mine"]) == 2


def test_two_servers_set_one_table(tmp_path: Path, database: str) -> None:
    both = settings(tmp_path, database=database)
    with running(both) as here, running(both) as there:
        ana, elsewhere = here.browser(), there.browser()
        table = finished(ana)
        elsewhere.http.cookies = ana.http.cookies
        assert "rematch" not in elsewhere.state(table)
        made = again(ana, table).json()
        assert again(elsewhere, table).json() == made
        assert elsewhere.state(table)["rematch"] == made
        assert len(ana.get("/api/tables")["mine"]) == 2


def test_if_it_cannot_be_stored_nothing_of_it_is(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = live.browser()
    table = finished(ana)

    def refuse(*_: object) -> None:
        raise Taken(table)

    with monkeypatch.context() as patch:
        patch.setattr(live.services.storage, "add_rematch", refuse)
        assert again(ana, table).status_code == 409
    assert "rematch" not in ana.state(table)
    assert len(ana.get("/api/tables")["mine"]) == 1
    assert again(ana, table).status_code == 200


def test_it_is_still_known_after_a_restart(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        ana = live.browser()
        table = finished(ana)
        made = again(ana, table).json()
        cookies = ana.http.cookies
    with running(settings(tmp_path)) as live:
        ana = live.browser()
        ana.http.cookies = cookies
        assert ana.state(table)["rematch"] == made
        assert again(ana, table).json() == made
        assert ana.state(made["id"])["position"] == 0
