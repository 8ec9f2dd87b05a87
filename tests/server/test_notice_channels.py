"""Webhooks and Web Push, and whose channel is whose."""

from __future__ import annotations

import hmac
import json
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path

import pytest
from py_vapid import Vapid02

from elgrande.server.errors import Refused
from elgrande.server.notices.channels import MOST, new_channel
from elgrande.server.notices.messages import NewPush
from elgrande.server.notices.planning import GRACE
from elgrande.server.notices.telling import GAP
from elgrande.server.services import Services
from tests.server.live import settings
from tests.server.notice_place import ORIGIN, Place, place_with, play_until
from tests.server.receivers import BrowserKeys


def test_a_webhook_is_signed_like_the_standard_webhooks(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    channel = place.services.notices.channels.own("bo", place.hook("bo"))
    secret = place.services.notices.hooks.secret(channel)
    play_until(table, 1)
    place.passes(GRACE)
    (got,) = place.hooks.received
    name, time = got.headers["webhook-id"], got.headers["webhook-timestamp"]
    key = b64decode(secret.removeprefix("whsec_"))
    signature = hmac.new(key, f"{name}.{time}.".encode() + got.body, sha256).digest()
    assert got.headers["webhook-signature"] == f"v1,{b64encode(signature).decode()}"
    assert int(time) == place.time.now()
    said = got.json
    assert said["url"] == f"{ORIGIN}/table/{table.id}"
    assert (said["type"], said["table"], said["name"]) == ("turn", table.id, "ana, bo, cid")
    assert said["content"] == (
        f"**Your turn** ana, bo, cid\\: it is your turn in round {said['round']} of 9.\n<{said['url']}>"
    )
    assert said["text"].startswith("*Your turn* ana, bo, cid:")
    assert said["allowed_mentions"] == {"parse": []}


def test_no_name_at_the_table_can_call_everybody_or_hide_a_link(place: Place) -> None:
    table = place.table("@everyone", "bo", "<!channel> [x](https//evil)")
    place.hook("bo")
    play_until(table, 1)
    place.passes(GRACE)
    said = place.hooks.received[0].json
    assert "<!channel>" not in said["text"] + said["content"]
    assert "](" not in said["content"]
    assert "\\@everyone" in said["content"]


def test_web_push_is_encrypted_signed_and_replaced_by_what_is_newer(place: Place) -> None:
    table = place.table("ana", "bo", "cid")
    keys = BrowserKeys()
    wanted = NewPush(**keys.subscription(f"{place.hooks.address}/push/bo"))
    place.services.notices.add_push("bo", "phone", ORIGIN, wanted)
    play_until(table, 1)
    now = table.game.position.board.round
    place.passes(GRACE + GAP)
    play_until(table, 1)
    place.passes(GRACE + GAP)
    first, second = place.hooks.received
    said = keys.read(first)
    assert said == {
        "title": "Your turn",
        "body": f"ana, bo, cid: it is your turn in round {now} of 9.",
        "path": f"/table/{table.id}",
        "tag": table.id,
        "language": "en",
    }
    assert b"ana" not in first.body
    assert first.headers["topic"] == second.headers["topic"]
    assert len(first.headers["topic"]) <= 32
    assert table.id not in first.headers["topic"]
    assert int(first.headers["ttl"]) > 3600
    assert Vapid02.verify(first.headers["authorization"])
    token, key = (part.partition("=")[2] for part in first.headers["authorization"].removeprefix("vapid ").split(","))
    assert key == place.services.notices.push.public_key
    claims = json.loads(b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == place.hooks.address
    assert claims["sub"] == "mailto:table@games.example"
    assert place.time.now() - GRACE - GAP < claims["exp"] <= place.time.now() + 24 * 3600


def test_the_key_that_signs_is_the_same_after_a_restart(place: Place, tmp_path: Path) -> None:
    with place_with(tmp_path) as again, place_with(tmp_path / "another server") as other:
        assert again.services.notices.push.public_key == place.services.notices.push.public_key
        assert other.services.notices.push.public_key != place.services.notices.push.public_key


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(place: Place, status: int) -> None:
    table = place.table("ana", "bo", "cid")
    wanted = NewPush(**BrowserKeys().subscription(f"{place.hooks.address}/push/bo"))
    place.services.notices.add_push("bo", "phone", ORIGIN, wanted)
    place.hooks.status = status
    play_until(table, 1)
    place.passes(GRACE)
    assert place.services.notices.channels.of("bo") == []
    assert place.jobs() == []


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "AAAA"}, {"p256dh": "B" * 87}, {"auth": "AAAA"}, {"auth": "A"}, {"endpoint": "http//x"}]
)
def test_a_subscription_that_no_browser_sends_is_refused(place: Place, wrong: dict[str, str]) -> None:
    wanted = BrowserKeys().subscription(f"{place.hooks.address}/push/bo") | wrong
    with pytest.raises(Refused):
        place.services.notices.add_push("bo", "phone", ORIGIN, NewPush(**wanted))


def test_nobody_has_channels_without_end(place: Place) -> None:
    for number in range(MOST):
        place.services.notices.add_hook("bo", ORIGIN, f"{place.hooks.address}/{number}")
    place.services.notices.add_hook("bo", ORIGIN, f"{place.hooks.address}/0")  # the same one again
    with pytest.raises(Refused, match="more than"):
        place.services.notices.add_hook("bo", ORIGIN, f"{place.hooks.address}/one-more")


def test_a_webhook_to_a_private_network_is_refused_unless_the_operator_allows_it(tmp_path: Path) -> None:
    services = Services(settings(tmp_path))
    for address in ("https://127.0.0.1/x", "https://[::1]/x", "http://hooks.example/x", "https://10.0.0.1:8443/x"):
        with pytest.raises(Refused):
            services.notices.add_hook("bo", ORIGIN, address)
        keys = BrowserKeys().subscription(address)
        with pytest.raises(Refused):
            services.notices.add_push("bo", "phone", ORIGIN, NewPush(**keys))
    services.storage.close()


def test_a_removed_device_gets_no_more_notices(place: Place) -> None:
    services = place.services
    ana = services.people.open(services.people.keep("laptop", "Laptop"), "phone", "Phone")
    for browser in ("laptop", "phone"):
        wanted = NewPush(**BrowserKeys().subscription(f"{place.hooks.address}/{browser}"))
        services.notices.add_push(ana, browser, ORIGIN, wanted)
    services.people.remove_device(ana, "phone")
    assert [channel.browser for channel in services.notices.channels.of(ana)] == ["laptop"]


def test_the_channel_of_somebody_else_is_nobodys_business(place: Place) -> None:
    channel = new_channel("bo", "hook", "https://hooks.example/x", {"origin": ORIGIN})
    place.services.notices.channels.add(channel)
    for person in ("ana", None, ""):
        with pytest.raises(Exception, match="no such channel"):
            place.services.notices.channels.own(person, channel.id)
