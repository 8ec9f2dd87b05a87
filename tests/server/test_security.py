"""What every request must pass, and what every answer says."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.pages import Pages
from elgrande.server.security import HEADERS
from elgrande.server.settings import Limits, Settings, data_folder
from tests.server.live import GENEROUS, Browser, Live, running, settings

PLAYERS = [{"name": "A", "kind": "here"}, {"name": "B", "kind": "here"}]


def test_a_post_without_our_header_is_refused(browser: Browser) -> None:
    for header in ({}, {"X-Elgrande": "0"}):
        browser.http.headers.pop("X-Elgrande", None)
        answer = browser.http.post("/api/tables", json={"players": PLAYERS}, headers=header)
        assert answer.status_code == 403
        assert "X-Elgrande" in answer.json()["error"]


@pytest.mark.parametrize(
    ("host", "code"),
    [
        ("localhost", 200),
        ("localhost:8321", 200),
        ("LOCALHOST", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:8321", 200),
        ("192.168.1.7:8321", 200),
        ("evil.example", 400),
        ("evil.example:8321", 400),
        ("localhost.evil.example", 400),
        ("127.0.0.1.evil.example", 400),
        ("", 400),
    ],
)
def test_only_our_own_names_and_plain_addresses_are_answered(browser: Browser, host: str, code: int) -> None:
    for path in ("/api/box", "/", "/schema"):
        assert browser.http.get(path, headers={"Host": host}).status_code == code


def test_large_requests_are_refused(browser: Browser) -> None:
    answer = browser.post("/api/records", text="x" * 70_000)
    assert answer.status_code == 413
    assert answer.json()["error"]


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    few = Limits(burst=20, rate=0.001, new_burst=3, new_rate=0.001)
    with running(settings(tmp_path, few)) as live:
        browser = live.browser()
        codes = [browser.post("/api/tables", players=PLAYERS).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        codes = [browser.http.get("/api/box").status_code for _ in range(20)]
        assert codes == [200] * 15 + [429] * 5
        assert browser.http.get("/").status_code == 200


def test_every_answer_has_the_headers(browser: Browser) -> None:
    for path in ("/", "/api/box", "/api/tables/none", "/nowhere", "/schema"):
        answer = browser.http.get(path)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
    assert browser.http.get("/api/box").headers["cache-control"] == "no-store"
    assert "script-src" not in HEADERS["Content-Security-Policy"]  # so the default holds: only our own


def test_broken_requests_are_answered_with_a_sentence(live: Live) -> None:
    browser = live.browser()
    table, _ = browser.new_table("here", "here")
    for path, content in (
        ("/api/tables", b"{"),
        ("/api/tables", b"[]"),
        ("/api/tables", b"\xff"),
        (f"/api/tables/{table}/choices", b'{"seat": 9, "version": 0, "option": 1, "key": "k"}'),
        (f"/api/tables/{table}/choices", b'{"seat": 0, "version": 0, "option": -1, "key": "k"}'),
        (f"/api/tables/{table}/choices", b'{"seat": 0, "version": 0, "option": 1, "key": ""}'),
    ):
        answer = browser.http.post(path, content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, answer.text
        assert set(answer.json()) == {"error"}
    assert browser.http.get("/api/tables/x?seat=nine").status_code == 400
    assert browser.http.get("/api/nothing").status_code == 404
    assert browser.http.delete("/api/tables").status_code == 405


def test_the_key_is_for_its_owner_only(tmp_path: Path) -> None:
    with running(settings(tmp_path)):
        key = tmp_path / "key"
        assert stat.S_IMODE(key.stat().st_mode) == 0o600
        assert len(key.read_bytes()) == 32


def test_pages_and_nothing_else_are_sent(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>the page")
    (web / "assets" / "app.js").write_text("start()" * 100)
    (tmp_path / "secret").write_text("secret")
    with running(replace(settings(tmp_path / "data"), web=web)) as live:
        browser = live.browser()
        for path in ("/", "/table/abc", "/new", "/cards", "/replay/abc/3"):
            answer = browser.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>the page")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
        script = browser.http.get("/assets/app.js")
        assert script.headers["content-encoding"] == "gzip"
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in ("/secret", "/../secret", "/assets/../../secret", "/%2e%2e/secret", "/assets", "/other"):
            answer = browser.http.get(path)
            assert answer.status_code == 404
            assert answer.json()["error"]
    assert Pages(web).find("/../secret") is None


def test_a_wrong_link_in_a_browser_gets_the_page(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html>the page")
    with running(replace(settings(tmp_path / "data"), web=web)) as live:
        browser = live.browser()
        browser.http.headers["Accept"] = "text/html,application/xhtml+xml,*/*;q=0.8"
        for path in ("/nowhere", "/assets/old.js", "/join/none/secret"):
            answer = browser.http.get(path)
            assert (answer.status_code, answer.text) == (404, "<!doctype html>the page")
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        for path in ("/api/nowhere", "/api/tables/none", "/api/"):
            answer = browser.http.get(path)
            assert answer.status_code == 404
            assert answer.json()["error"]


def test_without_built_pages_a_page_says_how(tmp_path: Path) -> None:
    page = Pages(tmp_path).find("/")
    assert page is not None
    assert b"make web" in page.content


def test_where_data_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "elgrande"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "elgrande"
    assert Settings(tmp_path).address == f"sqlite:///{tmp_path}/tables.sqlite"
    assert Settings(tmp_path, "postgresql://a@b/c", limits=GENEROUS).address == "postgresql+psycopg://a@b/c"
