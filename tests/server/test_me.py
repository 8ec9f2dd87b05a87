"""What people say of themselves, and their seats on a second device, by requests."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from elgrande.server.settings import Limits
from tests.server.live import Browser, Live, running, settings
from tests.server.time_machine import TimeMachine

PASSPHRASE_LETTERS = 20


def keep(browser: Browser, device: str = "Laptop", **headers: str) -> dict[str, Any]:
    answer = browser.http.post("/api/me/keep", json={"device": device}, headers=headers)
    assert answer.status_code == 200, answer.text
    kept: dict[str, Any] = answer.json()
    return kept


def open_seats(browser: Browser, passphrase: str, device: str = "Phone") -> httpx.Response:
    return browser.post("/api/me/open", passphrase=passphrase, device=device)


def test_nobody_is_known_before_they_do_something(live: Live) -> None:
    stranger = live.browser()
    nobody = {"name": "", "kept": False, "shown": False, "page": "", "tables": 0, "devices": []}
    assert stranger.get("/api/me") == nobody
    assert "elgrande" not in stranger.http.cookies
    assert stranger.post("/api/me/remove", device="x").status_code == 404


def test_a_seat_is_taken_up_on_a_second_device(live: Live) -> None:
    laptop, phone = live.browser(), live.browser()
    table, _ = laptop.new_table("here", "here", watchable=False)
    assert phone.http.get(f"/api/tables/{table}").status_code == 403
    kept = keep(laptop)
    answer = open_seats(phone, f" {kept['passphrase'].lower().replace('-', ' ')} ")
    assert answer.status_code == 200
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert [(device["name"], device["here"]) for device in answer.json()["devices"]] == [
        ("Laptop", False),
        ("Phone", True),
    ]
    assert answer.json()["tables"] == 1
    assert [seat["mine"] for seat in phone.state(table, 1)["seats"]] == [True, True]
    assert phone.get("/api/tables")["mine"][0]["id"] == table
    assert [(device["here"]) for device in laptop.get("/api/me")["devices"]] == [True, False]


def test_of_two_devices_of_a_person_that_choose_at_once_one_wins(live: Live) -> None:
    laptop, phone = live.browser(), live.browser()
    table, _ = laptop.new_table("here", "here")
    assert open_seats(phone, keep(laptop)["passphrase"]).status_code == 200
    for turn in range(8):
        asked = laptop.state(table)["waiting"][0]
        state = laptop.state(table, asked)
        options = [option["id"] for option in state["question"]["options"]]
        with ThreadPoolExecutor(2) as threads:
            both = [threads.submit(laptop.choose, state, options[0]), threads.submit(phone.choose, state, options[-1])]
        answers = [one.result() for one in both]
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert {answer.json()["position"] for answer in answers} == {turn + 1}  # the loser is shown how it is now
        assert laptop.state(table, asked)["view"] == phone.state(table, asked)["view"]


def test_a_wrong_passphrase_opens_nothing(live: Live) -> None:
    laptop, thief = live.browser(), live.browser()
    laptop.new_table("here", "here")
    right = keep(laptop)["passphrase"]
    for wrong in ("-", right[:-1], f"{right[:-1]}é", "0" * 64):
        assert open_seats(thief, wrong).status_code == 404
    assert thief.post("/api/me/open", passphrase="A" * 65, device="").status_code == 400
    assert thief.get("/api/me")["tables"] == 0


def test_a_lost_device_holds_no_seats_any_more(live: Live) -> None:
    laptop, phone = live.browser(), live.browser()
    table, _ = laptop.new_table("here", "here", watchable=False)
    open_seats(phone, keep(laptop)["passphrase"])
    first, _ = phone.get("/api/me")["devices"]
    assert laptop.post("/api/me/remove", device="no such").status_code == 404
    after = phone.post("/api/me/remove", device=first["id"]).json()
    assert [device["name"] for device in after["devices"]] == ["Phone"]
    assert laptop.http.get(f"/api/tables/{table}").status_code == 403
    assert laptop.get("/api/me")["tables"] == 0
    assert phone.state(table)["seat"] == 0
    assert phone.post("/api/me/remove", device=after["devices"][0]["id"]).status_code == 422


def test_the_link_leads_back_to_where_the_page_is_and_hides_the_passphrase_from_servers(live: Live) -> None:
    laptop = live.browser()
    for origin, wanted in (
        ("", live.address),
        (live.address.replace("http:", "https:"), live.address.replace("http:", "https:")),
        ("https://elsewhere.example", live.address),
        ("javascript://" + live.address.removeprefix("http://"), live.address),
    ):
        kept = keep(laptop, **({"Origin": origin} if origin else {}))
        assert len(kept["passphrase"].replace("-", "")) == PASSPHRASE_LETTERS
        assert kept["link"] == f"{wanted}/keep#{kept['passphrase']}"
        assert kept["qr"].startswith("<svg ")
        assert "script" not in kept["qr"]
    page = laptop.http.get("/keep", headers={"Accept": "text/html"})
    assert page.status_code == 200


def test_a_name_is_kept_for_all_devices(live: Live) -> None:
    laptop, phone = live.browser(), live.browser()
    assert laptop.post("/api/me", name="  Ana ").json()["name"] == "Ana"
    assert open_seats(phone, keep(laptop)["passphrase"]).json()["name"] == "Ana"
    assert phone.post("/api/me", name="").json()["name"] == ""
    assert laptop.get("/api/me")["name"] == ""
    assert laptop.post("/api/me", name="A\nB").status_code == 422
    assert laptop.post("/api/me", name="A" * 41).status_code == 400


def test_passphrases_are_not_tried_out_one_after_the_other(tmp_path: Path) -> None:
    with running(settings(tmp_path, Limits(new_burst=3, new_rate=0))) as live:
        thief = live.browser()
        assert [open_seats(thief, "x").status_code for _ in range(5)] == [404, 404, 404, 429, 429]


@pytest.mark.parametrize("days", [0, 1, 2])
def test_when_somebody_was_last_here_is_remembered_by_the_day(live: Live, days: int) -> None:
    time = TimeMachine()
    storage = live.services.storage
    before, storage.clock = storage.clock, time
    try:
        ana = live.browser()
        ana.post("/api/me", name="Ana")
        time.passes(days * 24 * 60 * 60)
        ana.get("/api/me")
        with storage.engine.connect() as db:
            seen = db.exec_driver_sql("SELECT max(seen) FROM people WHERE name = 'Ana'").scalar()
        assert seen == time.now() - (days * 24 * 60 * 60 if days < 2 else 0)
    finally:
        storage.clock = before
        ana.post("/api/me", name="")
