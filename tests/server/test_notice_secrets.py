"""Nothing secret is in a notice or a feed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from elgrande.server.notices.messages import NewPush
from elgrande.server.notices.planning import GRACE
from elgrande.server.notices.preferences import Preferences
from elgrande.server.notices.telling import GAP
from tests.server.notice_place import ORIGIN, Place, choose, confirmed_mail, play_until, waiting
from tests.server.receivers import BrowserKeys, Receiver, receiver


@pytest.fixture
def push() -> Iterator[Receiver]:
    """A push service."""
    with receiver() as made:
        yield made


def test_nothing_secret_is_in_a_notice_a_job_or_a_feed(place: Place, push: Receiver) -> None:
    """What hands and dials hold changes nothing that is sent: two games that differ only in that tell the same."""
    sent = []
    keys = BrowserKeys()
    for option in (0, -1):
        table = place.table("ana", "bo", "cid")
        place.hooks.received.clear()
        for person in ("ana", "bo", "cid"):
            place.hook(person)
            wanted = NewPush(**keys.subscription(f"{push.address}/{person}"))
            place.services.notices.add_push(person, person, ORIGIN, wanted)
            if option == 0:
                confirmed_mail(place, person, f"{person}@mail.example")
        place.box.mails.clear()
        push.received.clear()
        path = place.services.notices.feeds.new("bo")
        while len(waiting(table)) < 2:
            choose(table, len(table.choices))
        first = table.game.decisions[0]
        table.choose(first.player, table.version, first.options[option].id, None)
        jobs = [(job.kind, json.loads(job.data)) for job in place.jobs()]
        assert all(set(data) <= {"table", "seat", "number", "about", "channel"} for _, data in jobs)
        place.passes(GRACE + GAP)
        feed = place.services.notices.feeds.show(path.rpartition("/")[2], ORIGIN)
        feed["items"] = [item | {"date_modified": ""} for item in feed["items"] if table.id in item["url"]]
        said = [received.json for received in place.hooks.received]
        pushed = [keys.read(received) for received in push.received]
        mailed = [[mail["To"], mail["Subject"], mail.get_content()] for mail in place.box.mails]
        assert len(said) == len(pushed) == len(mailed) > 0
        about = [data["about"] for _, data in jobs]
        sent.append(json.dumps([*map(_sorted, (said, pushed, mailed)), feed, about]).replace(table.id, "id"))
    assert sent[0] == sent[1]


def _sorted(said: list[Any]) -> list[str]:
    """What was sent, whichever thread was faster."""
    return sorted(json.dumps(one, sort_keys=True) for one in said)


def test_a_notice_says_only_what_a_list_of_tables_says(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    place.passes(GRACE)
    said = place.hooks.received[0].json
    assert set(said) == {
        "type", "title", "table", "name", "round", "rounds", "url", "content", "allowed_mentions", "text"
    }  # fmt: skip
    for word in (table.stored.key, '"seed"', "secret"):
        assert word not in json.dumps(said)


# --- the feed ---


def test_the_feed_has_my_tables_my_turn_first(place: Place) -> None:
    mine, other = place.table("ana", "bo", "cid"), place.table("ana", "bo", "cid")
    play_until(mine, 1)
    place.time.passes(100)
    while 1 in waiting(other):
        choose(other)
    place.time.passes(100)
    choose(other)
    while 1 in waiting(other):
        choose(other)
    path = place.services.notices.feeds.new("bo")
    feed = place.services.notices.feeds.show(path.rpartition("/")[2], ORIGIN)
    assert feed["version"] == "https://jsonfeed.org/version/1.1"
    assert [item["_elgrande"]["table"] for item in feed["items"]] == [mine.id, other.id]
    assert [item["_elgrande"]["my_turn"] for item in feed["items"]] == [True, False]
    assert feed["items"][0]["title"] == "Your turn"
    assert feed["items"][0]["url"] == f"{ORIGIN}/table/{mine.id}"
    assert len({item["id"] for item in feed["items"]}) == 2


def test_a_feed_has_an_address_that_can_be_replaced_and_is_not_stored(place: Place) -> None:
    feeds = place.services.notices.feeds
    first = feeds.new("bo").rpartition("/")[2]
    second = feeds.new("bo").rpartition("/")[2]
    with place.services.storage.engine.connect() as db:
        assert second not in str(db.exec_driver_sql("SELECT * FROM people").all())
    assert feeds.show(second, ORIGIN)["items"] == []
    feeds.end("bo")
    for secret in (first, second, ""):
        with pytest.raises(Exception, match="no such feed"):
            feeds.show(secret, ORIGIN)


def test_a_feed_that_nobody_has_made_cannot_be_read(place: Place) -> None:
    place.services.notices.preferences.set("bo", Preferences())
    with pytest.raises(Exception, match="no such feed"):
        place.services.notices.feeds.show("", ORIGIN)
