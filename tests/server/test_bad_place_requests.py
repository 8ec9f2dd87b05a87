"""Bad input on the routes of the place: a clear refusal, and nothing changes, whatever the database."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from elgrande.server.sql_schema import SCHEMA
from tests.server.live import Browser, Live, running, settings

NUL = "a\x00b"
TABLE = ("leave", "away", "back", "time", "remove", "links", "links/revoke", "rematch")
"""What is done about one seat of a table."""
SEATS: list[Any] = [-1, 4, 5, 10**30, 1.5, "x", None, [], {}]
NO_OBJECTS: list[Any] = [None, [], 0, "", {"seat": 0, "more": 1}, {}]
PASSING = {"jobs", "nodes", "presence"}


@pytest.fixture
def live(tmp_path: Path, database: str) -> Iterator[Live]:
    with running(settings(tmp_path, database=database)) as live:
        yield live


def stored(live: Live) -> dict[str, list[Any]]:
    """All that is in the database."""
    with live.services.storage.engine.connect() as db:
        return {
            name: sorted(map(repr, db.execute(rows.select())))
            for name, rows in SCHEMA.tables.items()
            if name not in PASSING
        }


def about_seats(here: str) -> Iterator[tuple[str, Any]]:
    """Paths of a table with what nobody should send there."""
    for what in (*TABLE, "vote", "mute", "report", "give", "vacation", "power", "seats", "join", "archive", "notices"):
        for body in NO_OBJECTS:
            yield f"{here}/{what}", body
    for seat in SEATS:
        for what in TABLE:
            yield f"{here}/{what}", {"seat": seat}
        yield f"{here}/vote", {"seat": 0, "against": seat}
        yield f"{here}/mute", {"seat": seat, "muted": True}
        yield f"{here}/report", {"seat": seat, "text": "rude"}
        yield f"{here}/give", {"seat": seat, "level": "page"}
        yield f"{here}/power", {"seat": seat, "options": []}


def about_a_table(here: str) -> Iterator[tuple[str, Any]]:
    """The same, for what is not just about a seat."""
    for days in (-1, 15, 1.5, "1", None):
        yield f"{here}/vacation", {"seat": 0, "days": days}
    for level in ("", "champion", "person", "x" * 21, NUL):
        yield f"{here}/give", {"seat": 1, "level": level}
    for options in ([1, 2, 3], [-1], ["1"], [2**31], [10**30], [9999]):
        yield f"{here}/power", {"seat": 0, "options": options}
    for secret in ("", "x" * 65, NUL, "wrong"):
        yield f"{here}/seats", {"secret": secret, "agreed": True}
    for name in ("", " ", "x" * 41, NUL, "a\nb", "a:b"):
        yield f"{here}/join", {"name": name, "agreed": True}
    for text in ("", "x" * 501, 5):
        yield f"{here}/report", {"seat": 1, "text": text}


def about_me() -> Iterator[tuple[str, Any]]:
    """The same, for what is about whoever asks."""
    for name in ("x" * 41, NUL, "a\nb", "\u202e"):
        yield "/api/me", {"name": name}
    for device in ("x" * 81, NUL, 5):
        yield "/api/me/keep", {"device": device}
    for passphrase in ("", "x" * 65, NUL, "----", "AAAA"):
        yield "/api/me/open", {"passphrase": passphrase, "device": ""}
    for device in ("", "x" * 33, NUL, "0" * 16):
        yield "/api/me/remove", {"device": device}


def about_notices() -> Iterator[tuple[str, Any]]:
    """The same, for how people are told."""
    wishes = {"language": "en", "zone": "Europe/Madrid", "quiet_from": 0, "quiet_to": 60}
    for wrong in (
        {"language": "fr"}, {"zone": ""}, {"zone": NUL}, {"zone": "../../etc/passwd"}, {"zone": "Nowhere/City"},
        {"quiet_from": -1}, {"quiet_to": 1440}, {"quiet_to": None}, {"quiet_to": 0},
    ):  # fmt: skip
        yield "/api/me/notices", wishes | wrong
    for address in (
        "",
        "x",
        "http://a.example/",
        "https://127.0.0.1/",
        "https://a.example/\r\nX: y",
        "ftp://a.example/",
    ):
        yield "/api/me/channels/hook", {"address": address}
        yield "/api/me/channels/push", {"endpoint": address, "p256dh": "A", "auth": "A"}
    for address in ("a", "a@b", "a@b.example\r\nBcc: c@d.example", NUL, "x" * 201):
        yield "/api/me/channels/mail", {"address": address}
    for channel in ("none", "%00", "x" * 33, "..%2f.."):
        for what, body in (("confirm", {"code": "A"}), ("test", {}), ("remove", {})):
            yield f"/api/me/channels/{channel}/{what}", body
    yield "/api/me/feed", {"wanted": 2}


def bad_addresses(table: str) -> Iterator[str]:
    for odd in ("%00", "%ff", "x" * 33, "..%2f..", "%0d%0a", "'--"):
        yield f"/api/tables/{odd}"
        yield f"/api/tables/{odd}/links"
        yield f"/api/tables/{table}/links/{odd}"
        yield f"/api/people/{odd}"
        yield f"/feed/{odd}"
        yield f"/unsubscribe/{odd}"
        yield f"/join/{table}/{odd}"
    for query in ("search=" + "x" * 61, "before=x", "before=1-%00", "before=9999999999999-a", "before=-1-a"):
        yield f"/api/tables/archive?{query}"


def test_what_nobody_should_send_is_refused_and_changes_nothing(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "invited", "open", seed=None)
    ana.post("/api/me", name="Ana")
    before = stored(live)
    here = f"/api/tables/{table}"
    for path, body in chain(about_seats(here), about_a_table(here), about_me(), about_notices()):
        answer = (eve if path.endswith("/seats") else ana).http.post(path, json=body)  # Ana has a seat already
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert answer.json()["error"], (path, body)
    for path in bad_addresses(table):
        answer = (eve if path.startswith("/join/") else ana).http.get(path)
        assert 400 <= answer.status_code < 500, (path, answer.text)
    assert stored(live) == before


def test_odd_texts_are_stored_or_refused_and_never_break_anything(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, links = ana.new_table("here", "invited")
    assert bo.take(links[1]).status_code == 201
    for text in (
        NUL,
        "\x00",
        "\\\x00",
        "\\u0000",
        "\u202egnp.exe",
        "😀" * 100,
        "<script>",
        "' OR 1=1 --",
        "%",
        "\\",
        "{0}",
        "${x}",
    ):
        found = [
            bo.post(f"/api/tables/{table}/report", seat=0, text=text).status_code,
            bo.post(f"/api/tables/{table}/chat", seat=1, text=text, key=str(hash(text))).status_code,
            bo.post("/api/me/channels/push", endpoint="https://a.example", p256dh="A", auth="A", name=text).status_code,
            archive_search(ana, text),
        ]
        assert set(found) <= {200, 400, 422, 429}, (text, found)


def archive_search(browser: Browser, text: str) -> int:
    return browser.http.get("/api/tables/archive", params={"search": text[:60]}).status_code
