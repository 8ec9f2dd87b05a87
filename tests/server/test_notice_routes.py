"""Requests about notices, from a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from elgrande.server.notices.planning import GRACE
from tests.server.live import GENEROUS, PATIENCE, Browser, Live, first, get, running, settings, wait_for
from tests.server.receivers import BrowserKeys, Mailbox, Receiver, mailbox, receiver
from tests.server.time_machine import TimeMachine

WISHES = {"language": "de", "zone": "Europe/Madrid", "quiet_from": 1320, "quiet_to": 420}
LIMITS = replace(GENEROUS, notice_burst=1e9, code_burst=1e9)


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture
def other() -> Iterator[Receiver]:
    with receiver() as made:
        yield made


@pytest.fixture
def time() -> TimeMachine:
    return TimeMachine()


@pytest.fixture
def live(tmp_path: Path, box: Mailbox, time: TimeMachine) -> Iterator[Live]:
    wanted = replace(
        settings(tmp_path, LIMITS), clock=time, smtp=box.address, mail_from="table@games.example", private_hooks=True
    )
    with running(wanted) as server:
        yield server


def code_of(box: Mailbox) -> str:
    return str(box.mails[-1].get_content().split(".")[0].split()[-1])


def test_wishes_are_kept(browser: Browser) -> None:
    assert browser.get("/api/me/notices")["channels"] == []
    answer = browser.post("/api/me/notices", **WISHES)
    assert answer.status_code == 200
    kept = browser.get("/api/me/notices")
    assert {name: kept[name] for name in WISHES} == WISHES
    assert kept["mail"] is True
    assert browser.post("/api/me/notices", **WISHES | {"zone": "Mars/Olympus"}).status_code == 422
    assert browser.post("/api/me/notices", **WISHES | {"quiet_to": 1440}).status_code == 400
    assert browser.post("/api/me/notices", **WISHES | {"language": "xx"}).status_code == 400


def test_all_channels_from_adding_to_removing(browser: Browser, live: Live, box: Mailbox, other: Receiver) -> None:
    browser.post("/api/me/notices", **WISHES)
    keys = BrowserKeys()
    push = browser.post("/api/me/channels/push", **keys.subscription(f"{other.address}/push"), name="Laptop").json()
    mail = browser.post("/api/me/channels/mail", address="bo@mail.example").json()
    hook = browser.post("/api/me/channels/hook", address=f"{other.address}/hook/password").json()
    assert hook["secret"].startswith("whsec_")
    assert "secret" not in push | mail
    shown = browser.get("/api/me/notices")
    assert hook["secret"] not in json.dumps(shown)
    assert "password" not in json.dumps(shown)  # whoever looks over a shoulder learns nothing
    assert {(line["kind"], line["here"], line["confirmed"]) for line in shown["channels"]} == {
        ("push", True, True),
        ("mail", False, False),
        ("hook", False, True),
    }
    paths = [f"/api/me/channels/{made['channel']['id']}" for made in (push, mail, hook)]
    assert browser.post(f"{paths[1]}/test").status_code == 422
    assert browser.post(f"{paths[1]}/confirm", code="WRONGONE").json()["reason"][0] == "reason-wrong-code"
    assert browser.post(f"{paths[1]}/confirm", code=code_of(box)).json()["confirmed"] is True
    for path in paths:
        assert browser.post(f"{path}/test").status_code == 200
    assert keys.read(other.received[0])["title"] == "Es klappt"
    assert other.received[1].json["type"] == "test"
    assert box.mails[-1]["Subject"] == "Es klappt"
    stranger = live.browser()
    for path in paths:
        for deed in ("test", "remove"):
            assert stranger.post(f"{path}/{deed}").status_code == 404
        assert browser.post(f"{path}/remove").status_code == 200
        assert browser.post(f"{path}/remove").status_code == 404
    assert browser.get("/api/me/notices")["channels"] == []


def test_a_turn_is_told_by_all_channels_of_the_running_server(
    browser: Browser, live: Live, box: Mailbox, other: Receiver, time: TimeMachine
) -> None:
    guest = live.browser()
    table, (_, link) = browser.new_table("here", "invited")
    assert guest.take(link).status_code == 201
    keys = BrowserKeys()
    guest.post("/api/me/notices", language="es", zone="UTC")
    guest.post("/api/me/channels/push", **keys.subscription(f"{other.address}/push"))
    guest.post("/api/me/channels/hook", address=f"{other.address}/hook")
    mail = guest.post("/api/me/channels/mail", address="bo@mail.example").json()
    guest.post(f"/api/me/channels/{mail['channel']['id']}/confirm", code=code_of(box))
    while 1 in browser.state(table)["waiting"]:
        guest.play(table, 1, first)
    while 1 not in browser.state(table)["waiting"]:
        browser.play(table, 1, first)
    time.passes(GRACE)
    wait_for(lambda: len(other.received) == 2 and len(box.mails) == 2)
    said = {received.path: received for received in other.received}
    assert keys.read(said["/push"])["title"] == "Te toca"
    assert said["/hook"].json["url"] == f"{live.address}/table/{table}"
    assert f"{live.address}/table/{table}" in box.mails[1].get_content()


def test_mail_ends_with_one_click_and_not_by_looking(browser: Browser, box: Mailbox, live: Live) -> None:
    browser.post("/api/me/notices", **WISHES)
    mail = browser.post("/api/me/channels/mail", address="bo@mail.example").json()
    path = f"/api/me/channels/{mail['channel']['id']}"
    browser.post(f"{path}/confirm", code=code_of(box))
    browser.post(f"{path}/test")
    stop = box.mails[-1]["List-Unsubscribe"].strip("<>")
    page = get(stop)
    assert page.status_code == 200
    assert "Keine E-Mails mehr" in page.text
    assert len(browser.get("/api/me/notices")["channels"]) == 1
    assert httpx.post(stop[:-4] + "0000", timeout=PATIENCE).status_code == 404
    click = {"List-Unsubscribe": "One-Click"}
    for _ in range(2):
        assert httpx.post(stop, data=click, timeout=PATIENCE).status_code == 200
    assert browser.get("/api/me/notices")["channels"] == []


def test_a_feed_is_read_by_its_address_alone(browser: Browser, live: Live) -> None:
    table, _ = browser.new_table("here", "here")
    path = browser.post("/api/me/feed", wanted=True).json()["path"]
    answer = get(live.address + path)
    assert answer.headers["content-type"].startswith("application/feed+json")
    assert answer.headers["cache-control"] == "no-store"
    (item,) = answer.json()["items"]
    assert item["url"] == f"{live.address}/table/{table}"
    assert browser.get("/api/me/notices")["feed"] is True
    assert browser.post("/api/me/feed", wanted=False).json() == {"path": None}
    assert get(live.address + path).status_code == 404
    assert browser.get("/api/me/notices")["feed"] is False


def test_a_table_is_quiet_for_those_who_want_it(browser: Browser, live: Live) -> None:
    table, _ = browser.new_table("here", "here")
    path = f"/api/tables/{table}/notices"
    assert browser.get(path) == {"quiet": False, "channels": 0}
    assert browser.post(path, quiet=True).json() == {"quiet": True, "channels": 0}
    assert browser.get(path)["quiet"] is True
    stranger = live.browser()
    assert stranger.http.get(path).status_code == 404
    assert stranger.post(path, quiet=False).status_code == 404
    assert browser.get(path)["quiet"] is True


def test_nobody_can_use_us_to_flood_a_mailbox(tmp_path: Path, box: Mailbox) -> None:
    limits = replace(GENEROUS, notice_burst=1e9, code_burst=3, code_rate=0)
    with running(replace(settings(tmp_path, limits), smtp=box.address, mail_from="table@games.example")) as live:
        answers = [live.browser().post("/api/me/channels/mail", address="Bo@mail.example") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert len(box.mails) == 3


def test_what_is_tried_out_has_a_rate(tmp_path: Path, other: Receiver) -> None:
    limits = replace(GENEROUS, notice_burst=2, notice_rate=0)
    with running(replace(settings(tmp_path, limits), private_hooks=True)) as live:
        browser = live.browser()
        made = browser.post("/api/me/channels/hook", address=f"{other.address}/x").json()
        path = f"/api/me/channels/{made['channel']['id']}/test"
        assert [browser.post(path).status_code for _ in range(3)] == [200, 200, 429]


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with running(settings(tmp_path)) as live:
        browser = live.browser()
        assert browser.get("/api/me/notices")["mail"] is False
        answer = browser.post("/api/me/channels/mail", address="bo@mail.example")
        assert answer.status_code == 422
        assert answer.json()["reason"] == ["reason-no-mail", {}]
