"""Notices that do not arrive, and crashes."""

from __future__ import annotations

from pathlib import Path

import pytest

from elgrande.server.errors import Refused
from elgrande.server.job_runner import ATTEMPTS
from elgrande.server.notices.channels import FAILURES
from elgrande.server.notices.planning import GRACE
from elgrande.server.notices.telling import GAP
from elgrande.server.stored_jobs import LEASE
from tests.server.notice_place import Place, confirmed_mail, play_until
from tests.server.receivers import receiver


def test_what_fails_is_tried_again_and_the_other_channels_are_not(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    confirmed_mail(place, "bo", "bo@mail.example")
    place.box.mails.clear()
    place.hook("bo")
    place.hooks.status = 503
    play_until(table, 1)
    place.passes(GRACE)
    place.passes(40)
    assert len(place.told) == 2
    place.hooks.status = 200
    for _ in range(ATTEMPTS):
        place.passes(1000)
    assert len(place.told) == 3
    assert len(place.box.mails) == 1
    assert len({received.headers["webhook-id"] for received in place.hooks.received}) == 1
    assert place.services.notices.channels.of("bo")[1].failures == 0


def test_a_channel_that_fails_too_often_is_switched_off_and_says_why(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    channel_id = place.hook("bo")
    place.hooks.status = 403
    for turn in range(FAILURES + 2):
        play_until(table, 1, turn)
        place.passes(GRACE + GAP)
    assert len(place.told) == FAILURES
    shown = place.services.notices.shown("bo", None).channels[0]
    assert (shown.off, shown.trouble) == (True, "refused")
    place.hooks.status = 200
    place.services.notices.try_out(place.services.notices.channels.own("bo", channel_id), "client")
    shown = place.services.notices.shown("bo", None).channels[0]
    assert (shown.off, shown.trouble) == (False, None)


def test_a_redirect_is_a_failure(place: Place) -> None:
    with receiver() as inside:
        place.hooks.status, place.hooks.location = 307, inside.address
        channel = place.services.notices.channels.own("bo", place.hook("bo"))
        with pytest.raises(Refused) as refused:
            place.services.notices.try_out(channel, "client")
        assert refused.value.reason == ("notices-trouble-redirected", {})
        assert inside.received == []


def test_a_crash_after_sending_sends_the_same_notice_again_under_the_same_id(place: Place) -> None:
    """A notice can come twice then; the receiver knows by its id that it is the same one."""
    table = place.table("ana", "bo", "cid")
    confirmed_mail(place, "bo", "bo@mail.example")
    place.box.mails.clear()
    place.hook("bo")
    play_until(table, 1)
    place.time.passes(GRACE)
    (notice,) = place.services.jobs.lease(10)
    place.services.job_runner.do(notice)
    for job in place.services.jobs.lease(10):
        place.services.notices.telling.send(job)  # and here the server crashes
    place.passes(LEASE)
    assert len({received.headers["webhook-id"] for received in place.hooks.received}) == 1
    assert len({mail["Message-ID"] for mail in place.box.mails}) == 1
    assert (len(place.hooks.received), len(place.box.mails)) == (2, 2)
    place.passes(10 * LEASE)
    assert (len(place.hooks.received), len(place.box.mails)) == (2, 2)


def test_a_crash_before_sending_loses_nothing(place: Place, tmp_path: Path) -> None:
    table = place.table("ana", "bo", "cid")
    place.hook("bo")
    play_until(table, 1)
    place.time.passes(GRACE)
    (notice,) = place.services.jobs.lease(10)
    place.services.notices.telling.spread(notice)  # its jobs are stored in the transaction that deletes it
    place.services.job_runner.do(notice)  # a second server that still had it finds nothing to do twice
    place.passes(LEASE)
    assert place.told == [("bo", "turn")]
