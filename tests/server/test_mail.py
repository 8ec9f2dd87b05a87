"""Notices by e-mail, through a real mail server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from aiosmtpd.smtp import LoginPassword

from elgrande.server.errors import Refused
from elgrande.server.notices.channels import CODE_AGE, TRIES
from elgrande.server.notices.mail import MailServer, log
from elgrande.server.notices.planning import GRACE
from tests.server.notice_place import ORIGIN, Place, confirmed_mail, place_with, play_until
from tests.server.receivers import Certificate, mailbox

PASSWORD = LoginPassword(b"table", b"p@ss:w/rd %")
USER = "table:p%40ss%3Aw%2Frd%20%25@"


def test_mail_comes_with_a_stable_id_and_a_way_out(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    confirmed_mail(place, "bo", "bo@mail.example")
    place.box.mails.clear()
    play_until(table, 1)
    place.passes(GRACE)
    (mail,) = place.box.mails
    assert mail["To"] == "bo@mail.example"
    assert mail["From"] == "El Grande <table@games.example>"
    assert mail["Subject"] == "Your turn: ana, bo, cid"
    assert mail["Message-ID"].endswith("@games.example>")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{ORIGIN}/table/{table.id}" in mail.get_content()
    stop = mail["List-Unsubscribe"].strip("<>")
    assert stop in mail.get_content()
    token = stop.rpartition("/")[2]
    channel = place.services.notices.channels.of("bo")[0]
    assert place.services.notices.mail.channel_id(token) == channel.id
    assert place.services.notices.mail.channel_id(token[:-1] + ("0" if token[-1] != "0" else "1")) is None


def test_an_address_must_be_confirmed_with_the_code_that_is_mailed_to_it(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    notices = place.services.notices
    channel = notices.add_mail("bo", ORIGIN, "bo@mail.example", "client")
    (mail,) = place.box.mails
    code = mail.get_content().split(".")[0].split()[-1]
    assert "http" not in mail.get_content()
    with place.services.storage.engine.connect() as db:
        assert code not in str(db.exec_driver_sql("SELECT * FROM channels").all())
    play_until(table, 1)
    place.passes(GRACE)
    assert len(place.box.mails) == 1
    for _ in range(TRIES):
        with pytest.raises(Refused):
            notices.channels.confirm(channel, "WRONG")
    with pytest.raises(Refused):  # even the right one is too late now
        notices.channels.confirm(channel, code)
    channel = notices.add_mail("bo", ORIGIN, "bo@mail.example", "client")
    code = place.box.mails[-1].get_content().split(".")[0].split()[-1]
    place.time.passes(CODE_AGE + 1)
    with pytest.raises(Refused):
        notices.channels.confirm(channel, code)
    assert len(notices.channels.of("bo")) == 1


@pytest.mark.parametrize(
    "address",
    ["x", "a@b", "a b@mail.example", "a@mail.example\nBcc: c@mail.example", "<a@mail.example>", "a@@mail.example"],
)
def test_what_is_no_mail_address_is_refused(place: Place, address: str) -> None:
    with pytest.raises(Refused):
        place.services.notices.add_mail("bo", ORIGIN, address, "client")
    assert place.box.mails == []


def test_a_mail_server_that_refuses_is_told(place: Place) -> None:
    place.box.refuses["bo@mail.example"] = "550 there is nobody here"
    with pytest.raises(Refused) as refused:
        place.services.notices.add_mail("bo", ORIGIN, "bo@mail.example", "client")
    assert refused.value.reason == ("notices-trouble-refused", {})
    assert place.services.notices.channels.of("bo") == []


# --- TLS and passwords ---


@contextmanager
def secured(folder: Path, scheme: str, monkeypatch: pytest.MonkeyPatch, trusted: bool = True) -> Iterator[Place]:
    """A place whose mail server wants TLS and a password."""
    certificate = Certificate.new(folder)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate.certificate))
    with place_with(folder, mail=mailbox(scheme, certificate, PASSWORD), user=USER) as place:
        yield place


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mail_goes_through_tls_with_a_password(tmp_path: Path, scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with secured(tmp_path, scheme, monkeypatch) as place:
        table = place.table("ana", "bo", "cid")
        confirmed_mail(place, "bo", "bo@mail.example")
        play_until(table, 1)
        place.passes(GRACE)
        assert [mail["Subject"] for mail in place.box.mails][1:] == ["Your turn: ana, bo, cid"]
        assert place.box.tried == [PASSWORD] * 2


def test_a_refused_password_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with secured(tmp_path, "smtp", monkeypatch) as place:
        table = place.table("ana", "bo", "cid")
        confirmed_mail(place, "bo", "bo@mail.example")
        place.box.mails.clear()
        place.box.password = LoginPassword(b"table", b"another one")
        play_until(table, 1)
        place.passes(GRACE)
        assert place.box.mails == []
        (line,) = [record.getMessage() for record in caplog.records if record.name == log.name]
        name = place.box.address.removeprefix("smtp://")
        start = f"no mail can be sent through {name}: it refuses the user name or the password (535 "
        assert line.startswith(start)
        assert "p@ss" not in caplog.text
        assert "bo@mail.example" not in caplog.text
        with pytest.raises(Refused) as refused:  # whoever waits for a code is told at once
            place.services.notices.add_mail("ana", ORIGIN, "ana@mail.example", "client")
        assert refused.value.reason == ("notices-trouble-unmailed", {})
        place.box.password = PASSWORD  # the operator has set it right
        place.passes(1000)
        place.passes(1000)
        assert [mail["To"] for mail in place.box.mails] == ["bo@mail.example"]
        (channel,) = place.services.notices.channels.of("bo")
        assert (channel.failures, channel.off) == (0, False)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_no_password_goes_to_a_mail_server_whose_certificate_nobody_trusts(
    tmp_path: Path, scheme: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with secured(tmp_path, scheme, monkeypatch, trusted=False) as place:
        with pytest.raises(Refused):
            place.services.notices.add_mail("bo", ORIGIN, "bo@mail.example", "client")
        assert (place.box.tried, place.box.mails) == ([], [])
    assert "CERTIFICATE_VERIFY_FAILED" in caplog.text


def test_no_password_is_sent_without_tls(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with place_with(tmp_path, user=USER) as place:
        with pytest.raises(Refused):
            place.services.notices.add_mail("bo", ORIGIN, "bo@mail.example", "client")
        assert place.box.mails == []
    assert "no password is sent without TLS" in caplog.text


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://mail.example", "smtp://host:port"),
        ("smtp://", "smtp://host:port"),
        ("smtp://mail.example:99999", "Port out of range"),
        ("smtp://table:gr%C3%BCn@mail.example", "ASCII"),
    ],
)
def test_what_cannot_be_a_mail_server_is_refused_at_the_start(address: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        MailServer(address)
