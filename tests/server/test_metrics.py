"""Metrics: what they count, who may read them, and that they tell no secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from elgrande.server import metrics
from elgrande.server.metrics import MOST, Counter, Histogram, rendered
from tests.server.live import Browser, Live, first, get, running, settings, wait_for

LINE = re.compile(
    r'(?:# (?:HELP|TYPE) elgrande_\w+ .+|elgrande_\w+(?:\{\w+="[^"\n]*"(?:,\w+="[^"\n]*")*\})? [-+.e\d]+)'
)


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    given = replace(settings(tmp_path_factory.mktemp("data")), metrics=("127.0.0.0/8",), proxies=("127.0.0.1",))
    with running(given) as server:
        yield server


def read(live: Live, **headers: str) -> str:
    answer = get(f"{live.address}/metrics", headers={"Host": "node-1", **headers})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return answer.text


def number(text: str, start: str) -> float:
    """The sum of all samples that begin like this."""
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(start))


def test_what_happens_is_counted(live: Live) -> None:
    browser = live.browser()
    before = read(live)
    table, invites = browser.new_table("here", "here", "invited", "random")
    browser.play(table, 1, first)
    browser.post(f"/api/tables/{table}/chat", seat=0, text="hello", key="hello")
    browser.http.get(f"/api/tables/{table}/links/nothing")
    assert browser.http.get(invites[2] or "").status_code == 200
    with browser.stream(table, 0) as states:
        next(states)
        text = read(live)

    def more(start: str) -> float:
        return number(text, start) - number(before, start)

    for line in text.splitlines():
        assert LINE.fullmatch(line), line
    assert more('elgrande_requests_total{method="POST",route="/api/tables/{table_id}/choices",status="200"}') == 1
    assert more('elgrande_requests_total{method="GET",route="/api/tables/{table_id}/links/{secret}",status="404"}') == 1
    assert more('elgrande_request_seconds_count{route="/api/tables/{table_id}/choices"}') == 1
    assert more('elgrande_request_seconds_bucket{route="/api/tables/{table_id}/choices",le="+Inf"}') == 1
    assert more('elgrande_entries_stored_total{kind="choice"}') >= 1
    assert more('elgrande_entries_stored_total{kind="chat"}') == 1
    assert number(text, "elgrande_streams ") == 1
    assert number(text, "elgrande_tables_in_memory ") >= 1
    assert "elgrande_jobs_due " in text
    assert table not in text
    assert (invites[2] or "").rpartition("/")[2] not in text


def test_bots_are_timed(live: Live) -> None:
    browser = live.browser()
    browser.new_table("random", "random")
    wait_for(lambda: number(read(live), 'elgrande_work_seconds_count{what="think"}') > 0)
    assert number(read(live), 'elgrande_work_waited_seconds_count{what="think"}') > 0


def test_only_whom_the_operator_names_reads_them(live: Live, browser: Browser) -> None:
    answer = get(f"{live.address}/metrics", headers={"X-Forwarded-For": "198.51.100.7"})
    assert answer.status_code == 404
    assert "elgrande_" not in answer.text


def test_by_default_there_are_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running(settings(tmp_path_factory.mktemp("data"))) as live:
        assert get(f"{live.address}/metrics").status_code == 404


def test_wrong_addresses_make_no_new_labels(live: Live) -> None:
    for path in range(20):
        get(f"{live.address}/nowhere/{path}")
        httpx.request(f"METHOD{path}", f"{live.address}/api/box")
    text = read(live)
    assert "nowhere" not in text
    assert "METHOD" not in text


def test_there_are_never_too_many_labels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_metrics", [])
    counter = Counter("things_total", "Things.", "name")
    times = Histogram("times", "Times.", "name")
    for one in range(MOST + 50):
        counter.add(f"thing {one}")
        times.observe(0.3, f"thing {one}")
    counter.add("thing 1")
    text = rendered({"now": ("Now.", 2.5)})
    assert number(text, 'elgrande_things_total{name="thing 1"}') == 2
    assert number(text, 'elgrande_things_total{name="other"}') == 50
    assert number(text, 'elgrande_times_count{name="other"}') == 50
    assert number(text, "elgrande_now ") == 2.5


def test_a_histogram_is_cumulative_and_labels_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "_metrics", [])
    times = Histogram("times", "Times.", "name")
    for seconds in (0.005, 0.006, 0.3, 99):
        times.observe(seconds, 'a"b\\c\nd')
    lines = rendered({}).splitlines()
    assert lines[:2] == ["# HELP elgrande_times Times.", "# TYPE elgrande_times histogram"]
    label = 'name="a\\"b\\\\c\\nd"'
    assert f'elgrande_times_bucket{{{label},le="0.005"}} 1' in lines
    assert f'elgrande_times_bucket{{{label},le="0.01"}} 2' in lines
    assert f'elgrande_times_bucket{{{label},le="0.5"}} 3' in lines
    assert f'elgrande_times_bucket{{{label},le="+Inf"}} 4' in lines
    assert f"elgrande_times_count{{{label}}} 4" in lines
