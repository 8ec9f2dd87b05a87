"""Seats: held at once by whoever makes the table, or taken once by whoever has the link."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.live import Browser, Live, running, settings

PAGE = {"Accept": "text/html"}


def notes(browser: Browser, table: str) -> list[list[object]]:
    return [line[2:] for line in browser.state(table)["log"] if line[1] == "note"]


def api(link: str) -> str:
    """Where a page asks what a link leads to."""
    _, _, table, secret = link.split("/")
    return f"/api/tables/{table}/links/{secret}"


@pytest.fixture
def invited(live: Live) -> tuple[Browser, str, str]:
    """A host, the table, and the link of the second seat."""
    ana = live.browser()
    table, invites = ana.new_table("here", "invited", "random", seed=None)
    assert invites[0] is None
    assert invites[2] is None
    return ana, table, str(invites[1])


def test_a_link_gives_its_seat_to_whoever_takes_it(live: Live, invited: tuple[Browser, str, str]) -> None:
    ana, table, link = invited
    bo, eve = live.browser(), live.browser()
    assert [seat["mine"] for seat in ana.state(table)["seats"]] == [True, False, False]
    assert [seat["taken"] for seat in ana.state(table)["seats"]] == [True, False, True]
    told = bo.get(api(link))
    assert (told["id"], told["seat"], told["deal"], told["taken"]) == (table, 1, "hidden", False)
    assert [seat["name"] for seat in told["seats"]] == ["Player 0", "Player 1", "Player 2"]
    answer = bo.take(link, agreed=False)  # nothing to agree to
    assert answer.json() == {"id": table, "seat": 1}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert bo.state(table)["seat"] == 1
    assert [seat["mine"] for seat in bo.state(table)["seats"]] == [False, True, False]
    assert [seat["taken"] for seat in ana.state(table)["seats"]] == [True, True, True]
    assert notes(ana, table) == [["note-seat-taken", {"player": 1}]]
    assert eve.state(table)["seat"] is None
    assert eve.take(f"/join/{table}/wrong").status_code == 404


def test_the_host_gets_no_link_to_a_taken_seat_from_another_server_either(tmp_path: Path) -> None:
    """The database decides, not what a server remembers: the seat may be taken at this moment, or elsewhere."""
    with running(settings(tmp_path)) as here, running(settings(tmp_path)) as there:
        ana, bo = here.browser(), here.browser()
        table, invites = ana.new_table("here", "invited", seed=None)
        elsewhere = there.browser()
        elsewhere.http.cookies = ana.http.cookies
        assert elsewhere.state(table)["seats"][1]["taken"] is False
        assert bo.take(str(invites[1])).status_code == 201
        assert elsewhere.post(f"/api/tables/{table}/links", seat=1).status_code == 403
        again = there.browser()
        again.http.cookies = bo.http.cookies
        link = again.post(f"/api/tables/{table}/links", seat=1).json()["invite"]
        assert again.get(api(link))["taken"] is True
        assert there.browser().take(link).status_code == 201
        assert notes(again, table)[-1][0] == "note-seat-shared"


def test_a_host_who_races_a_guest_gets_no_link_to_the_seat(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        for _ in range(8):
            ana, bo = live.browser(), live.browser()
            table, invites = ana.new_table("here", "invited", seed=None)
            with ThreadPoolExecutor(5) as threads:
                asked = [threads.submit(ana.post, f"/api/tables/{table}/links", seat=1) for _ in range(4)]
                took = threads.submit(bo.take, str(invites[1])).result().status_code == 201
            links = [answer.result().json().get("invite") for answer in asked]
            if took:
                assert {ana.http.get(api(link)).status_code for link in links if link} <= {404}


def test_opening_a_link_uses_nothing_up(live: Live, invited: tuple[Browser, str, str]) -> None:
    """A scanner of mails, or a preview in a chat, opens it before the friend does."""
    ana, table, link = invited
    for _ in range(3):
        scanner = live.browser()
        assert scanner.http.get(link, headers=PAGE).status_code == 200
        assert scanner.http.head(link).status_code in (200, 405)
        assert scanner.get(api(link))["seat"] == 1
        assert scanner.state(table)["seat"] is None
    assert notes(ana, table) == []
    assert live.browser().take(link).status_code == 201


def test_a_used_link_is_dead_for_everybody_else(live: Live, invited: tuple[Browser, str, str]) -> None:
    ana, table, link = invited
    bo = live.browser()
    assert bo.take(link).status_code == 201
    for other in (live.browser(), ana):
        assert other.http.get(api(link)).status_code == 404
        before = other.state(table)["seat"]
        other.take(link)
        assert other.state(table)["seat"] == before
        assert other.http.get(f"/api/tables/{table}?seat=1").status_code == 403
        assert other.http.get(f"/api/tables/{table}/stream?seat=1").status_code == 403
    assert live.browser().http.get(link, headers=PAGE).status_code == 404
    assert live.browser().take(link).status_code == 404
    for known in (ana, bo):  # it leads whoever sits there to the table
        answer = known.http.get(link)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}")
        assert known.take(link).json()["id"] == table
    assert notes(bo, table) == [["note-seat-taken", {"player": 1}]]


def test_only_one_of_many_gets_the_seat(live: Live, invited: tuple[Browser, str, str]) -> None:
    ana, table, link = invited
    many = [live.browser() for _ in range(8)]
    with ThreadPoolExecutor(len(many)) as threads:
        codes = list(threads.map(lambda browser: browser.take(link).status_code, many))
    assert sorted(codes) == [201] + [404] * 7
    assert sum(browser.state(table)["seat"] == 1 for browser in many) == 1
    assert len(notes(ana, table)) == 1


def test_the_host_who_takes_an_unused_link_is_seen_to(live: Live, invited: tuple[Browser, str, str]) -> None:
    ana, table, link = invited
    assert ana.take(link).status_code == 201
    assert notes(live.browser(), table) == [["note-seat-same", {"player": 1, "actor": 0}]]


def test_an_own_seat_goes_to_another_device_and_its_owner_sees_that(live: Live) -> None:
    ana, phone, eve = live.browser(), live.browser(), live.browser()
    table, _ = ana.new_table("here", "here", seed=None)
    made = ana.post(f"/api/tables/{table}/links", seat=0)
    assert made.status_code == 201
    link = made.json()["invite"]
    assert phone.get(api(link))["taken"]  # who takes it shares it
    assert ana.take(link).json()["seat"] == 0  # to try one's own link does not use it up
    with ana.stream(table, 0) as states:
        next(states)
        assert phone.take(link).status_code == 201
        told = next(states)
        assert ["note", "note-seat-shared", {"player": 0}] in [line[1:] for line in told["events"]]
    assert phone.state(table)["seat"] == 0
    assert phone.http.get(f"/api/tables/{table}?seat=1").status_code == 403
    assert eve.take(link).status_code == 404
    second = [ana.post(f"/api/tables/{table}/links", seat=1).json()["invite"] for _ in range(2)]
    assert eve.take(second[0]).status_code == 404  # a new link replaces the one before
    assert eve.take(second[1]).status_code == 201


def test_who_makes_links(live: Live, invited: tuple[Browser, str, str]) -> None:
    ana, table, link = invited
    bo, eve = live.browser(), live.browser()
    assert eve.post(f"/api/tables/{table}/links", seat=1).status_code == 403
    assert ana.post(f"/api/tables/{table}/links", seat=2).status_code == 403  # a bot
    assert ana.post(f"/api/tables/{table}/links", seat=4).status_code == 403
    again = ana.post(f"/api/tables/{table}/links", seat=1).json()["invite"]  # the first one was lost
    assert bo.take(link).status_code == 404
    assert bo.take(again).status_code == 201
    assert ana.post(f"/api/tables/{table}/links", seat=1).status_code == 403
    assert bo.post(f"/api/tables/{table}/links", seat=1).status_code == 201


def test_nobody_takes_a_seat_at_a_table_with_a_chosen_seed_unless_they_agree(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", seed=7)
    link = str(invites[1])
    assert bo.get(api(link))["deal"] == "seed"
    refused = bo.take(link, agreed=False)
    assert (refused.status_code, refused.json()["reason"]) == (422, ["reason-not-agreed", {}])
    assert bo.state(table)["seat"] is None
    assert bo.take(link, agreed=True).status_code == 201
    for browser in (ana, bo, live.browser()):
        assert browser.state(table)["deal"] == "seed"
    hidden, _ = ana.new_table("here", "invited", seed=None)
    assert ana.state(hidden)["deal"] == "hidden"


def test_a_large_seed_is_written_in_digits(live: Live) -> None:
    ana = live.browser()
    seed = 2**128 + 12345678901234567890
    table, _ = ana.new_table("here", "here", seed=str(seed))
    assert live.services.tables.open(table).stored.seed == seed
    players = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "here"}]
    for wrong in ("", "x", "-1", "1" * 41, seed):
        assert ana.post("/api/tables", players=players, seed=wrong).status_code == 400


def test_links_live_on_after_a_restart(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as live:
        ana = live.browser()
        table, invites = ana.new_table("here", "invited", "invited", seed=None)
        assert live.browser().take(invites[1]).status_code == 201
    with running(settings(tmp_path, database=database)) as live:
        spectator = live.browser()
        assert [seat["taken"] for seat in spectator.state(table)["seats"]] == [True, True, False]
        assert live.browser().take(invites[1]).status_code == 404
        assert live.browser().take(invites[2]).status_code == 201
