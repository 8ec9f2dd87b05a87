"""A place where every request can succeed: tables in all states, people with all channels, and what only they know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tests.server.live import GENEROUS, Browser, Live, first, running, settings, wait_for
from tests.server.receivers import BrowserKeys, Mailbox, Receiver, mailbox, receiver
from tests.server.time_machine import TimeMachine

LIMITS: Final = replace(GENEROUS, notice_burst=1e9, code_burst=1e9)
DAY: Final = 24 * 3600
PACE: Final = {"kind": "move", "seconds": 3 * DAY, "end": "host", "level": "random"}
RECORD: Final = Path(__file__).parent.parent / "games" / "base-2-players-1.txt"


@dataclass
class Wish:
    """What a request needs so that it can succeed: parameters of its path, fields of its body, and who asks."""

    fields: dict[str, Any] = field(default_factory=dict)
    who: Browser | None = None
    """Nobody: the host."""
    few: bool = False
    """Whether it never succeeds after a few wrong ones, so that those are not looked for."""

    def written(self, request: str) -> str:
        """As Schemathesis is told of it."""
        lines = ["[[operations]]", f"include-name = {toml(request)}", f"parameters = {toml(self.fields)}"]
        if self.who is not None:
            lines.append(f"headers = {toml({'Cookie': cookie(self.who)})}")
        if self.few:
            lines.append("phases = { coverage = { enabled = false } }")
        return "\n".join(lines)


class BusyPlace:
    """People at a server. What a request destroys is there for it alone."""

    def __init__(self, live: Live, time: TimeMachine, box: Mailbox, others: Receiver) -> None:
        self.live = live
        self._box = box
        self._others = others
        self.host = live.browser()
        late, _ = self.table("here", "invited", pace=PACE)
        self.host.play(late, 1, first)  # now, or from the beginning, the guest is asked
        time.passes(3 * DAY + 1)
        wait_for(lambda: any(seat["over"] for seat in self.host.state(late)["clocks"]["seats"]))
        self.shared, _ = self.table("here", "here", "invited", "invited", "open", pace=PACE)
        self.wishes = {
            **self._tables(late),
            **self._games(),
            **self._people(),
            **self._channels(),
        }

    def config(self) -> str:
        """All wishes, as Schemathesis is told of them."""
        lines = [
            f"headers = {toml({'X-Elgrande': '1', 'Cookie': cookie(self.host)})}",
            f"parameters = {toml({'table_id': self.shared})}",
            *(wish.written(request) for request, wish in self.wishes.items()),
        ]
        return "\n".join(lines) + "\n"

    def table(self, *kinds: str, **more: Any) -> tuple[str, list[str | None]]:
        """A table of the host, and its links; a guest has taken the first of its invited seats."""
        table, links = self.host.new_table(*kinds, **more)
        if "invited" in kinds:
            assert self.live.browser().take(links[kinds.index("invited")]).status_code == 201
        return table, links

    def _tables(self, late: str) -> dict[str, Wish]:
        """Who sits where. Three seats of people are needed to vote one of them out."""
        alone, _ = self.table("here", "here")
        free = {name: self.table("here", "here", "invited", "invited") for name in ("seats", "links", "give")}
        full = {name: self.table("here", "here", "invited")[0] for name in ("leave", "remove", "vote")}
        secrets = {name: (links[3] or "").rpartition("/")[2] for name, (_, links) in free.items()}
        return {
            "DELETE /api/tables/{table_id}": Wish(at(alone)),
            "POST /api/tables": Wish(body(players=players("here", "open"), preset="printed")),
            "POST /api/tables/{table_id}/join": Wish(body(name="Zoe", agreed=True), self.live.browser()),
            "POST /api/tables/{table_id}/seats": Wish(
                at(free["seats"][0]) | body(secret=secrets["seats"], agreed=True), self.live.browser()
            ),
            "GET /api/tables/{table_id}/links/{secret}": Wish(at(free["links"][0]) | {"secret": secrets["links"]}),
            "POST /api/tables/{table_id}/links/revoke": Wish(body(seat=3)),
            "POST /api/tables/{table_id}/give": Wish(at(free["give"][0]) | body(seat=3, level="random")),
            "POST /api/tables/{table_id}/time": Wish(at(late) | body(seat=1)),
            "POST /api/tables/{table_id}/leave": Wish(at(full["leave"]) | body(seat=1)),
            "POST /api/tables/{table_id}/remove": Wish(at(full["remove"]) | body(seat=2)),
            "POST /api/tables/{table_id}/vote": Wish(at(full["vote"]) | body(seat=0, against=2)),
        }

    def _games(self) -> dict[str, Wish]:
        """Games in the middle of a turn, and at their end."""
        begun, _ = self.table("here", "here")
        state = self.host.play(begun, 1, first)
        hinted, _ = self.table("here", "here")
        chosen, _ = self.table("here", "here")
        undoable = self.host.play(chosen, 1, first)
        while not undoable["undo"]["steps"]:
            undoable = self.host.play(chosen, 1, first)
        over, _ = self.table("here", "here", options={"rounds": 6})
        self.host.play(over, 1000, first)
        asked = self.host.state(begun, state["waiting"][0])
        choice = {"seat": asked["seat"], "version": asked["version"], "option": first(asked), "key": "a"}
        undo = {"seat": undoable["seat"], "version": undoable["version"], "key": "b"}
        return {
            "POST /api/tables/{table_id}/choices": Wish(at(begun) | body(**choice)),
            "GET /api/tables/{table_id}/hint": Wish(at(hinted) | {"seat": self.host.state(hinted)["waiting"][0]}),
            "POST /api/tables/{table_id}/undo": Wish(at(chosen) | body(**undo)),
            "POST /api/tables/{table_id}/rematch": Wish(at(over) | body(seat=0)),
            "GET /api/tables/{table_id}/record": Wish(at(over)),
            "GET /api/tables/{table_id}/picture": Wish(at(over)),
            "GET /api/tables/{table_id}/positions/{number}": Wish({"number": 0}),
            "POST /api/tables/{table_id}/fork": Wish(at(over) | body(position=3, players=players("here", "here"))),
            "POST /api/guided": Wish(body(guide="first-game")),
            "POST /api/records": Wish(body(text=RECORD.read_text(encoding="utf-8"))),
        }

    def _people(self) -> dict[str, Wish]:
        """People with a page, a passphrase and devices."""
        known, kept, keeping, forgotten = (self.live.browser() for _ in range(4))
        laptop, opening = self.live.browser(), self.live.browser()
        page = known.post("/api/me", name="Ana", shown=True).json()["page"]
        passphrase = kept.post("/api/me/keep", device="Laptop").json()["passphrase"]
        assert laptop.post("/api/me/open", passphrase=passphrase, device="Phone").status_code == 200
        (other,) = [device["id"] for device in kept.get("/api/me")["devices"] if not device["here"]]
        forgotten.post("/api/me", name="Bo")
        return {
            "GET /api/people/{page}": Wish({"page": page}),
            "POST /api/me/keep": Wish({}, keeping),
            "POST /api/me/open": Wish(body(passphrase=passphrase), opening),
            "POST /api/me/remove": Wish(body(device=other), kept),
            "DELETE /api/me/data": Wish({}, forgotten),
        }

    def _channels(self) -> dict[str, Wish]:
        """A webhook to try, one to remove, an e-mail address whose code is known, and a browser's subscription."""
        address = f"{self._others.address}/hook"
        tried, removed = (
            self.host.post("/api/me/channels/hook", address=f"{address}/{name}").json()["channel"]["id"]
            for name in ("tried", "removed")
        )
        mail = self.host.post("/api/me/channels/mail", address="ana@games.example").json()["channel"]["id"]
        code = str(self._box.mails[-1].get_content()).split(".")[0].split()[-1]
        each = "/api/me/channels/{channel_id}"
        return {
            "POST /api/me/notices": Wish(body(zone="Europe/Madrid")),
            "POST /api/me/channels/push": Wish(body(**BrowserKeys().subscription(f"{self._others.address}/push"))),
            "POST /api/me/channels/mail": Wish(body(address="bo@games.example")),
            "POST /api/me/channels/hook": Wish(body(address=address)),
            f"POST {each}/confirm": Wish({"channel_id": mail} | body(code=code), few=True),
            f"POST {each}/test": Wish({"channel_id": tried}),
            f"POST {each}/remove": Wish({"channel_id": removed}),
        }


@contextmanager
def busy_place(folder: Path) -> Iterator[BusyPlace]:
    """A server of a test with such a place; time stands still there."""
    time = TimeMachine()
    with receiver() as others, mailbox() as box:
        wanted = replace(
            settings(folder, LIMITS), clock=time, smtp=box.address, mail_from="table@games.example", private_hooks=True
        )
        with running(wanted) as live:
            yield BusyPlace(live, time, box, others)


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(name)} = {toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


def body(**fields: Any) -> dict[str, Any]:
    return {f"body.{name}": value for name, value in fields.items()}


def at(table: str) -> dict[str, Any]:
    return {"table_id": table}


def players(*kinds: str) -> list[dict[str, str]]:
    return [{"name": f"Player {seat}", "kind": kind} for seat, kind in enumerate(kinds)]


def cookie(browser: Browser) -> str:
    if "elgrande" not in browser.http.cookies:
        browser.post("/api/me", name="")
    return f"elgrande={browser.http.cookies['elgrande']}"
