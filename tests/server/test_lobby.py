"""The lobby: what its lists show and to whom, open seats, the archive, and tables that are deleted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.storage import Storage
from tests.server.live import Browser, Live, events, first, running, settings, wait_for

Line = dict[str, Any]


def lists(browser: Browser) -> dict[str, list[Line]]:
    found: dict[str, list[Line]] = browser.get("/api/tables")
    return found


def ids(lines: list[Line]) -> list[str]:
    return [line["id"] for line in lines]


def line_of(browser: Browser, table: str) -> Line:
    return next(line for lines in lists(browser).values() for line in lines if line["id"] == table)


def join(browser: Browser, table: str, name: str, agreed: bool = True) -> Any:
    return browser.post(f"/api/tables/{table}/join", name=name, agreed=agreed)


def archive(browser: Browser, table: str, archived: bool = True) -> int:
    return browser.post(f"/api/tables/{table}/archive", archived=archived).status_code


@contextmanager
def lobby_stream(browser: Browser) -> Iterator[Iterator[dict[str, list[Line]]]]:
    with browser.http.stream("GET", "/api/lobby/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield (data for event, _, data in events(answer.iter_lines()) if event == "lists")


# --- what the lists show ---


def test_a_line_says_what_is_played(live: Live) -> None:
    ana = live.browser()
    more = {"title": " Friday ", "modules": ["anniversary"], "options": {"rounds": 6, "castillo": "open"}}
    pace = {"kind": "move", "seconds": 86400, "end": "host", "level": "page"}
    table, _ = ana.new_table("here", "open", "random", seed=None, pace=pace, **more)
    line = line_of(ana, table)
    assert (line["title"], line["modules"], line["options"]) == (
        "Friday",
        ["base", "anniversary"],
        {"rounds": 6, "castillo": "open"},
    )
    assert (line["rated"], line["host"], line["deletable"], line["pace"]) == (False, True, True, pace)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "person", "random"]
    assert [seat["open"] for seat in line["seats"]] == [False, True, False]
    stranger = line_of(live.browser(), table)
    assert (stranger["host"], stranger["deletable"]) == (False, False)


def test_my_turn_comes_first_then_what_is_still_played(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    over, _ = ana.new_table("here", "here", options={"rounds": 6})
    assert ana.play(over, 10_000, first)["over"]
    assert (line_of(ana, over)["round"], line_of(ana, over)["rounds"]) == (9, 9)
    urgent, _ = ana.new_table("here", "here")
    waits, invites = ana.new_table("here", "invited")
    bo.take(invites[1])
    while 0 in (state := ana.state(waits))["waiting"]:
        ana.choose(state, first(state))
    late, _ = ana.new_table("here", "here", options={"rounds": 6})
    assert ana.play(late, 10_000, first)["over"]
    order = ids(lists(ana)["mine"])
    assert order[:2] == [urgent, waits]
    assert set(order[2:]) == {over, late}


def test_private_tables_are_in_nobody_elses_lists(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    players = [{"name": "Ana", "kind": "here"}, {"name": "Bo", "kind": "invited"}]
    private = ana.post("/api/tables", players=players).json()["id"]
    watched = ana.post("/api/tables", players=players, watchable=True).json()["id"]
    public = ana.post("/api/tables", players=[players[0], {"name": "Bo", "kind": "random"}]).json()["id"]
    shown_open, _ = ana.new_table("here", "open", watchable=True)
    hidden_open, _ = ana.new_table("here", "open", watchable=False)
    seen = lists(eve)
    assert private not in str(seen)
    assert {watched, public} <= set(ids(seen["watch"]))
    assert {shown_open, hidden_open} <= set(ids(seen["open"]))
    assert not {shown_open, hidden_open} & set(ids(seen["watch"])), "each table is in one list"
    assert eve.http.get(f"/api/tables/{private}").status_code == 403
    assert line_of(ana, private)["watchable"] is False


def test_lists_and_streams_hold_no_secrets(live: Live) -> None:
    """No hash, no secret of a link, no seed, no card: only what is on the list of fields."""
    ana, eve = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", "open", title="Friday", seed=1234567890123)
    storage = live.services.storage
    stored = storage.table(table)
    assert stored is not None
    secrets = [str(stored.seed), stored.key, stored.host, *(seat.secret for seat in stored.seats if seat.secret)]
    secrets += [
        str(invites[1]).rpartition("/")[2],
        *(str(held) for held in storage.seats.all_held(stored.host) if held != table),
    ]
    for browser in (ana, eve):
        with lobby_stream(browser) as sent:
            told = [json.dumps(lists(browser)), json.dumps(next(sent))]
        for text in told:
            assert table in text
            assert [secret for secret in secrets[:-1] if secret in text] == []


# --- the stream ---


def test_the_stream_tells_of_changes_and_of_nothing_else(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    with lobby_stream(bo) as sent:
        before = next(sent)
        private, _ = ana.new_table("here", "here", watchable=False)
        table, _ = ana.new_table("here", "open", title="Saturday")
        after = next(now for now in sent if table in str(now))
        assert private not in str(after)
        assert table not in str(before)
        assert join(bo, table, "Bo").status_code == 201
    with lobby_stream(bo) as sent:
        assert table in ids(next(sent)["mine"])
        state = ana.state(table)
        ana.choose(state, first(state))
        line = next(line for now in sent for line in now["mine"] if line["id"] == table and line["position"] > 0)
        assert line["waiting"] == [1]
        assert archive(bo, table) == 200
        assert table not in ids(next(now for now in sent if table not in ids(now["mine"]))["mine"])


# --- open seats ---


def test_anybody_takes_an_open_seat_and_brings_their_name(live: Live) -> None:
    ana, bo, eve = live.browser(), live.browser(), live.browser()
    table, invites = ana.new_table("here", "open", "open", seed=None)
    assert invites == [None, None, None]
    taken = join(bo, table, " Bo ")
    assert (taken.status_code, taken.json()) == (201, {"id": table, "seat": 1})
    assert join(bo, table, "Bob").json()["seat"] == 1  # whoever sits there keeps their seat
    assert join(eve, table, "Bo").json()["seat"] == 2
    assert [seat["name"] for seat in ana.state(table)["seats"]] == ["Player 0", "Bo", "Bo 2"]
    assert [seat["taken"] for seat in ana.state(table)["seats"]] == [True, True, True]
    notes = [line[2:] for line in ana.state(table)["log"] if line[1] == "note"]
    assert [note[0] for note in notes] == ["note-seat-joined"] * 2
    assert [seat["name"] for seat in line_of(ana, table)["seats"]] == ["Player 0", "Bo", "Bo 2"]
    late = join(live.browser(), table, "Late")
    assert (late.status_code, late.json()["reason"]) == (422, ["reason-no-open-seat", {}])
    assert table not in ids(lists(live.browser())["open"])


def test_the_name_that_somebody_brings_is_in_the_record(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "open", options={"rounds": 6})
    state = ana.state(table)
    ana.choose(state, first(state))
    join(bo, table, "Bo")
    while not ana.play(table, 10_000, first)["over"]:
        bo.play(table, 10_000, first)
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert '"Bo"' in record or "Bo" in record.split("\n\n")[0]
    assert ana.state(table)["seats"][1]["name"] == "Bo"


@pytest.mark.parametrize(
    ("name", "status"), [("", 400), ("  ", 422), ("A\nB", 422), ("{x}", 422), ("A:B", 422), ("A" * 41, 400)]
)
def test_bad_names_get_no_seat(live: Live, name: str, status: int) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "open")
    assert join(live.browser(), table, name).status_code == status


def test_whoever_may_know_the_cards_is_told_of_before_joining(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, _ = ana.new_table("here", "open", seed=7)
    assert line_of(bo, table)["deal"] == "seed"
    refused = join(bo, table, "Bo", agreed=False)
    assert (refused.status_code, refused.json()["reason"]) == (422, ["reason-not-agreed", {}])
    assert join(bo, table, "Bo").status_code == 201


def test_one_open_seat_goes_to_one_of_many(tmp_path: Path, database: str) -> None:
    with (
        running(settings(tmp_path, database=database)) as here,
        running(settings(tmp_path, database=database)) as there,
    ):
        ana = here.browser()
        table, _ = ana.new_table("here", "open")
        many = [server.browser() for server in (here, there) * 4]
        with ThreadPoolExecutor(len(many)) as threads:
            answers = list(threads.map(lambda browser: join(browser, table, "Bo").status_code, many))
        assert sorted(answers) == [201] + [422] * 7
        assert sum(table in ids(lists(browser)["mine"]) for browser in many) == 1


def test_a_seat_that_a_link_gave_away_is_open_no_more(live: Live) -> None:
    ana, bo, eve = live.browser(), live.browser(), live.browser()
    table, _ = ana.new_table("here", "open")
    link = ana.post(f"/api/tables/{table}/links", seat=1).json()["invite"]
    assert bo.take(link).status_code == 201
    assert join(eve, table, "Eve").status_code == 422
    other, _ = ana.new_table("here", "open")
    link = ana.post(f"/api/tables/{other}/links", seat=1).json()["invite"]
    assert join(eve, other, "Eve").status_code == 201
    assert bo.take(link).status_code == 404


# --- archive ---


def test_what_somebody_put_away_is_in_their_archive_only(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", title="Long ago")
    bo.take(invites[1])
    assert archive(live.browser(), table) == 403
    assert archive(ana, table) == 200
    assert table not in ids(lists(ana)["mine"])
    assert table in ids(lists(bo)["mine"])
    (found,) = ana.get("/api/tables/archive?search=ago")["tables"]
    assert (found["id"], found["archived"]) == (table, True)
    assert bo.get("/api/tables/archive")["tables"] == []
    assert archive(ana, table, archived=False) == 200
    assert table in ids(lists(ana)["mine"])
    assert ana.get("/api/tables/archive")["tables"] == []


def test_the_archive_is_searched_and_paged(live: Live) -> None:
    ana = live.browser()
    tables = [ana.new_table("here", "here", title=f"Game {number} 100%")[0] for number in range(53)]
    for table in tables:
        assert archive(ana, table) == 200
    page = ana.get("/api/tables/archive?search=game%20player")
    assert (len(page["tables"]), page["next"] != "") == (50, True)
    rest = ana.get(f"/api/tables/archive?search=game&before={page['next']}")
    assert (len(rest["tables"]), rest["next"]) == (3, "")
    assert set(ids(page["tables"]) + ids(rest["tables"])) == set(tables)
    assert len(ana.get("/api/tables/archive?search=GAME%2051")["tables"]) == 1
    assert len(ana.get("/api/tables/archive?search=100%25")["tables"]) == 50
    assert ana.get("/api/tables/archive?search=1_0")["tables"] == []
    for wrong in ("x", "1", "-1", "9" * 13 + "-a"):
        assert ana.http.get(f"/api/tables/archive?before={wrong}").status_code == 422
    assert ana.http.get("/api/tables/archive?search=" + "x" * 61).status_code == 400
    assert live.browser().get("/api/tables/archive") == {"tables": [], "next": ""}


def test_a_finished_game_is_in_the_archive_and_a_line_of_chat_does_not_change_when_it_ended(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here", options={"rounds": 6})
    assert ana.play(table, 10_000, first)["over"]
    assert ids(ana.get("/api/tables/archive")["tables"]) == [table]
    finished = live.services.storage.table(table)
    ana.post(f"/api/tables/{table}/chat", seat=0, text="Thanks", key="thanks")
    again = live.services.storage.table(table)
    assert finished is not None
    assert again is not None
    assert finished.finished == again.finished > 0


# --- deleting ---


def test_a_host_alone_deletes_their_table_and_nothing_is_left(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "random")
    assert eve.http.delete(f"/api/tables/{table}").status_code == 403
    assert live.browser().http.delete(f"/api/tables/{table}").status_code == 403
    answer = ana.http.delete(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()) == (200, {"id": table})
    assert ana.http.get(f"/api/tables/{table}").status_code == 404
    assert ana.http.delete(f"/api/tables/{table}").status_code == 404
    assert table not in str(lists(ana))
    assert left(live.services.storage, table) == {}


def test_a_table_at_which_others_sit_is_deleted_only_when_its_game_is_over(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", options={"rounds": 6})
    bo.take(invites[1])
    assert line_of(ana, table)["deletable"] is False
    assert ana.http.delete(f"/api/tables/{table}").status_code == 403
    while not ana.play(table, 10_000, first)["over"]:
        bo.play(table, 10_000, first)
    assert bo.http.delete(f"/api/tables/{table}").status_code == 403
    assert line_of(ana, table)["deletable"] is True
    assert ana.http.delete(f"/api/tables/{table}").status_code == 200
    assert bo.http.get(f"/api/tables/{table}").status_code == 404


def test_bots_at_work_do_not_bring_a_deleted_table_back(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("random", "random", "random", "random", "random")
    assert ana.http.delete(f"/api/tables/{table}").status_code == 200
    wait_for(lambda: not live.services.bots.busy(table))
    assert left(live.services.storage, table) == {}


def test_a_guest_who_joins_while_the_host_deletes_gets_a_seat_or_a_refusal(tmp_path: Path, database: str) -> None:
    with (
        running(settings(tmp_path, database=database)) as here,
        running(settings(tmp_path, database=database)) as there,
    ):
        ana = here.browser()
        guests = [server.browser() for server in (here, there) * 2]
        for _ in range(6):
            table, _ = ana.new_table("here", "open", "open")
            with ThreadPoolExecutor(5) as threads:
                gone = threads.submit(ana.http.delete, f"/api/tables/{table}")
                joined = [threads.submit(join, guest, table, "Bo") for guest in guests]
                codes = {answer.result().status_code for answer in joined}
            assert gone.result().status_code in (200, 403, 409)
            assert codes <= {201, 404, 409, 422}
            if gone.result().status_code == 200:
                assert left(here.services.storage, table) == {}
                assert 201 not in codes
            else:
                assert 201 in codes
                assert here.services.storage.seats.taken(table) > {0}


def left(storage: Storage, table: str) -> dict[str, int]:
    """How many rows of each SQL table are about a table."""
    found = {}
    with storage.engine.connect() as db:
        for rows in ("entries", "holders", "seats", "mutes", "reports"):
            found[rows] = db.exec_driver_sql(f"SELECT count(*) FROM {rows} WHERE table_id = '{table}'").scalar_one()
        found["tables"] = db.exec_driver_sql(f"SELECT count(*) FROM tables WHERE id = '{table}'").scalar_one()
    return {rows: count for rows, count in found.items() if count}


# --- new tables ---


def test_the_lot_decides_who_sits_where(live: Live) -> None:
    ana = live.browser()
    players = [{"name": name, "kind": "here"} for name in ("A", "B", "C", "D", "E")]
    orders = set()
    for _ in range(8):
        made = ana.post("/api/tables", players=players, lot=True).json()
        names = [seat["name"] for seat in ana.state(made["id"])["seats"]]
        assert names == [players[player]["name"] for player in made["order"]]
        orders.add(tuple(made["order"]))
    assert len(orders) > 1
    made = ana.post("/api/tables", players=players).json()
    assert made["order"] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("kinds", "more", "status"),
    [
        (("here", "invited"), {}, 201),
        (("here", "open", "random"), {}, 201),
        (("open", "open"), {}, 201),
        (("here", "random"), {}, 422),
        (("here", "here"), {}, 422),
        (("here", "here", "invited"), {}, 422),
        (("here", "invited"), {"seed": 7}, 422),
    ],
)
def test_a_rated_game_needs_two_people_and_cards_that_nobody_knows(
    live: Live, kinds: tuple[str, ...], more: dict[str, Any], status: int
) -> None:
    ana = live.browser()
    players = [{"name": f"P{seat}", "kind": kind} for seat, kind in enumerate(kinds)]
    assert ana.post("/api/tables", players=players, rated=True, **more).status_code == status


def test_titles_are_short_and_on_one_line(live: Live) -> None:
    ana = live.browser()
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "here"}]
    assert ana.post("/api/tables", players=players, title="x" * 61).status_code == 400
    assert ana.post("/api/tables", players=players, title="x\ny").status_code == 422
