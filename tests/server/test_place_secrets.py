"""No answer of the server tells others what opens a seat, a feed or a channel, or what the cards are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from elgrande.server.people import People
from tests.server.live import Browser, Live, running, settings
from tests.server.receivers import Mailbox, Receiver, mailbox, receiver


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture
def hooks() -> Iterator[Receiver]:
    with receiver() as made:
        yield made


@pytest.fixture
def live(tmp_path: Path, box: Mailbox) -> Iterator[Live]:
    more = {"smtp": box.address, "mail_from": "table@games.example", "private_hooks": True}
    with running(replace(settings(tmp_path), **more)) as server:  # type: ignore[arg-type]
        yield server


def secrets_of(live: Live, ana: Browser, table: str, link: str, box: Mailbox, hooks: Receiver) -> list[str]:
    """All that only Ana may know, or nobody: what opens their seats, channels and feed, and the deal."""
    cookie = ana.http.cookies["elgrande"]
    passphrase = ana.post("/api/me/keep", device="Ana's secret laptop").json()["passphrase"]
    ana.post("/api/me/channels/mail", address="ana@mail.example")
    code = box.mails[-1].get_content().split(".")[0].split()[-1]
    signing = ana.post("/api/me/channels/hook", address=f"{hooks.address}/anas-hook").json()["secret"]
    feed = ana.post("/api/me/feed", wanted=True).json()["path"].rpartition("/")[2]
    stored = live.services.storage.table(table)
    assert stored is not None
    people: People = live.services.people
    known = [cookie, *cookie.split("."), passphrase, passphrase.replace("-", ""), code, signing, feed]
    known += [link.rpartition("/")[2], "ana@mail.example", "anas-hook", "Ana's secret laptop"]
    known += [stored.key, str(stored.seed), stored.host, *(seat.secret for seat in stored.seats if seat.secret)]
    known += [device.browser for device in people.devices(stored.host)]
    return [secret for secret in known if len(secret) > 5]


def answers(viewer: Browser, table: str, page: str) -> Iterator[tuple[str, str]]:
    """All that a browser can look at: each path, and the text of its answer."""
    values = {"table_id": table, "page": page, "number": "0", "secret": "wrong"}
    paths = viewer.get("/schema/openapi.json")["paths"]
    for path, methods in paths.items():
        if "get" in methods and not path.endswith("/stream"):
            there = re.sub(r"\{(\w+)\}", lambda name: values[name[1]], path)
            for query in ("", "?seat=1", "?language=en"):
                yield there, viewer.http.get(there + query).text
    with viewer.stream(table) as states:
        yield "stream", str(next(states))


def test_no_answer_tells_what_only_somebody_else_may_know(live: Live, box: Mailbox, hooks: Receiver) -> None:
    ana, bo, stranger = live.browser(), live.browser(), live.browser()
    table, links = ana.new_table("here", "invited", "invited", "open", seed=None, title="Friday")
    assert bo.take(links[1]).status_code == 201
    page = ana.post("/api/me", name="Ana", shown=True).json()["page"]
    secrets = secrets_of(live, ana, table, str(links[2]), box, hooks)
    told = [text for _, text in answers(ana, table, page)]
    for own in (
        str(links[2]).rpartition("/")[2],
        "ana@mail.example",
        "Ana's secret laptop",
    ):  # so the search finds them
        assert own in secrets
        assert any(own in text for text in told)
    for viewer in (bo, stranger):
        for there, text in answers(viewer, table, page):
            assert [secret for secret in secrets if secret in text] == [], there


def test_the_log_of_the_server_tells_no_secrets(
    live: Live, box: Mailbox, hooks: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bo = live.browser(), live.browser()
    with caplog.at_level("DEBUG", "elgrande"):
        table, links = ana.new_table("here", "invited", "invited", seed=None)
        secrets = secrets_of(live, ana, table, str(links[2]), box, hooks)
        bo.take(links[1])
        bo.take(links[1])
        bo.post("/api/me/open", passphrase="AAAA-AAAA", device="x")
        box.refuses["ana@mail.example"] = "450 later"
        ana.post("/api/me/channels/mail", address="ana@mail.example")
        ana.http.get("/feed/wrong")
    assert [secret for secret in secrets if secret in caplog.text] == []
