"""Who plays a seat: links that can be seen and revoked, leaving, coming back, and being removed."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elgrande.cli import app
from tests.server.live import Browser, Live, State, first, running, settings, wait_for


@pytest.fixture
def live(tmp_path: Path, database: str) -> Iterator[Live]:
    with running(settings(tmp_path, database=database)) as live:
        yield live


def party(live: Live, guests: int = 2) -> tuple[str, list[Browser]]:
    """A table of a host and guests who have taken their seats."""
    host = live.browser()
    table, links = host.new_table("here", *["invited"] * guests)
    people = [host, *(live.browser() for _ in range(guests))]
    for guest, link in zip(people[1:], links[1:], strict=True):
        assert guest.take(link).status_code == 201
    return table, people


def post(browser: Browser, table: str, what: str, **body: object) -> State:
    answer = browser.post(f"/api/tables/{table}/{what}", **body)
    assert answer.status_code == 200, answer.text
    state: State = answer.json()
    return state


def notes(state: State) -> list[str]:
    return [line[2] for line in state["log"] if line[1] == "note"]


def powers(state: State, seat: int) -> list[int]:
    """The power cards that a seat has played."""
    return [line[3] for line in state["log"] if line[1:3] == ["power", seat]]


def test_the_host_sees_open_links_again_and_can_revoke_them(live: Live) -> None:
    host, guest = live.browser(), live.browser()
    table, links = host.new_table("here", "invited", "invited")
    found = host.get(f"/api/tables/{table}/links")["links"]
    assert [(one["seat"], one["invite"]) for one in found] == [(1, links[1]), (2, links[2])]
    assert guest.http.get(f"/api/tables/{table}/links").status_code == 403
    left = post(host, table, "links/revoke", seat=1)["links"]
    assert [one["seat"] for one in left] == [2]
    assert guest.take(links[1]).status_code == 404
    assert host.post(f"/api/tables/{table}/links/revoke", seat=1).status_code == 404
    anew = host.post(f"/api/tables/{table}/links", seat=1).json()["invite"]
    assert anew != links[1]
    assert [one["invite"] for one in host.get(f"/api/tables/{table}/links")["links"]] == [anew, links[2]]
    assert guest.take(anew).status_code == 201
    assert [one["seat"] for one in host.get(f"/api/tables/{table}/links")["links"]] == [2]


def test_nobody_can_know_an_open_link_from_the_database(live: Live) -> None:
    host = live.browser()
    _, links = host.new_table("here", "invited")
    secret = (links[1] or "").rpartition("/")[2]
    with live.services.storage.engine.connect() as db:
        assert secret not in str(db.exec_driver_sql("SELECT * FROM seats").all())


def test_of_a_host_who_revokes_and_a_guest_who_joins_one_wins(live: Live) -> None:
    for _ in range(5):
        host, guest = live.browser(), live.browser()
        table, links = host.new_table("here", "invited")
        with ThreadPoolExecutor(2) as pool:
            joining = pool.submit(guest.take, links[1])
            revoking = pool.submit(host.post, f"/api/tables/{table}/links/revoke", seat=1)
        assert {joining.result().status_code, revoking.result().status_code} in ({201, 404}, {404, 200})
        taken = host.state(table)["seats"][1]["taken"]
        assert taken == (joining.result().status_code == 201)


def test_the_host_gives_a_seat_that_nobody_takes_to_a_bot(live: Live) -> None:
    host, late = live.browser(), live.browser()
    table, links = host.new_table("here", "invited")
    assert late.post(f"/api/tables/{table}/give", seat=1, level="page").status_code == 403
    assert host.post(f"/api/tables/{table}/give", seat=1, level="champion").status_code == 422
    state = post(host, table, "give", seat=1, level="random")
    assert (state["seats"][1]["kind"], state["seats"][1]["sits_in"]) == ("random", True)
    assert late.take(links[1]).status_code == 404
    assert "note-seat-given" in notes(host.state(table))
    wait_for(lambda: host.state(table)["waiting"] == [0])


def test_of_a_host_who_gives_a_seat_away_and_a_guest_who_joins_one_wins(live: Live) -> None:
    for _ in range(5):
        host, guest = live.browser(), live.browser()
        table, links = host.new_table("here", "invited")
        with ThreadPoolExecutor(2) as pool:
            joining = pool.submit(guest.take, links[1])
            giving = pool.submit(host.post, f"/api/tables/{table}/give", seat=1, level="random")
        joined, given = joining.result().status_code == 201, giving.result().status_code == 200
        assert joined != given
        assert host.state(table)["seats"][1]["kind"] == ("person" if joined else "random")


def test_whoever_leaves_is_played_by_a_bot_and_another_can_be_invited(live: Live) -> None:
    table, (host, bo, _) = party(live)
    assert bo.post(f"/api/tables/{table}/leave", seat=0).status_code == 403
    post(bo, table, "leave", seat=1)
    state = host.state(table)
    assert (state["seats"][1]["kind"], state["seats"][1]["taken"]) == ("knight", False)
    assert "note-seat-left" in notes(state)
    assert bo.get("/api/tables")["mine"] == []
    link = host.post(f"/api/tables/{table}/links", seat=1).json()["invite"]
    eva = live.browser()
    assert eva.take(link).status_code == 201
    state = eva.state(table, 1)
    assert (state["seats"][1]["kind"], state["seats"][1]["sits_in"]) == ("person", False)


def test_a_bot_sits_in_until_the_person_is_back(live: Live) -> None:
    table, (host, bo, cid) = party(live)
    post(bo, table, "away", seat=1)
    state = host.state(table)
    assert (state["seats"][1]["kind"], state["seats"][1]["sits_in"], state["seats"][1]["taken"]) == (
        "knight", True, True
    )  # fmt: skip
    assert host.post(f"/api/tables/{table}/links", seat=1).status_code == 403
    refused = bo.choose(bo.state(table, 1), 0, 1)
    assert (refused.status_code, refused.json()["reason"][0]) == (422, "reason-bot-sits")

    def after_the_others() -> State:
        for player in (host, cid):
            player.play(table, 1, first)
        return bo.state(table, 1)

    wait_for(lambda: bool(powers(after_the_others(), 1)))
    state = post(bo, table, "back", seat=1)
    assert (state["seats"][1]["kind"], state["seats"][1]["sits_in"]) == ("person", False)
    log = bo.state(table, 1)["log"]
    told = [line[2] if line[1] == "note" else line[1] for line in log if line[1] == "note" or line[1:3] == ["power", 1]]
    assert told == [*["note-seat-taken"] * 2, "note-seat-away", "power", "note-seat-back"]
    wait_for(lambda: 1 in after_the_others()["waiting"])  # from now on Bo plays again
    state = bo.state(table, 1)
    assert bo.choose(state, first(state), 1).status_code == 200


def test_the_host_can_remove_somebody_and_nobody_else_can(live: Live) -> None:
    table, (host, bo, cid) = party(live)
    assert bo.post(f"/api/tables/{table}/remove", seat=2).status_code == 403
    assert host.post(f"/api/tables/{table}/remove", seat=0).status_code == 422
    state = post(host, table, "remove", seat=2)
    assert (state["seats"][2]["kind"], state["seats"][2]["sits_in"]) == ("knight", True)
    assert cid.post(f"/api/tables/{table}/back", seat=2).status_code == 403


def test_the_others_can_vote_somebody_out(live: Live) -> None:
    table, (host, bo, cid, dora) = party(live, guests=3)
    assert bo.post(f"/api/tables/{table}/vote", seat=1, against=1).status_code == 422
    assert bo.post(f"/api/tables/{table}/vote", seat=2, against=0).status_code == 403
    state = post(bo, table, "vote", seat=1, against=0)
    post(bo, table, "vote", seat=1, against=0)  # twice counts once
    assert state["votes"] == {"0": [1]}
    assert state["seats"][0]["kind"] == "person"
    state = post(cid, table, "vote", seat=2, against=0)
    assert (state["seats"][0]["kind"], state["seats"][0]["sits_in"]) == ("knight", True)
    assert host.post(f"/api/tables/{table}/back", seat=0).status_code == 403
    assert "votes" not in dora.state(table)


def test_a_host_who_leaves_or_is_voted_out_is_the_host_no_more(live: Live) -> None:
    table, (host, bo, cid) = party(live)
    post(bo, table, "vote", seat=1, against=0)
    post(cid, table, "vote", seat=2, against=0)
    assert [person.state(table)["host"] for person in (host, bo, cid)] == [False, True, False]
    for what, body in (("remove", {"seat": 2}), ("give", {"seat": 2, "level": "page"}), ("links", {"seat": 0})):
        assert host.post(f"/api/tables/{table}/{what}", **body).status_code == 403
    link = bo.post(f"/api/tables/{table}/links", seat=0).json()["invite"]
    assert host.take(link).status_code == 201  # as a guest
    assert not host.state(table)["host"]
    post(bo, table, "leave", seat=1)
    assert [person.state(table)["host"] for person in (host, bo, cid)] == [True, False, False]
    post(host, table, "remove", seat=2)
    post(host, table, "leave", seat=0)
    assert host.state(table)["host"]  # nobody else is there who could be


def test_a_host_with_another_seat_stays_the_host(live: Live) -> None:
    host, bo = live.browser(), live.browser()
    table, links = host.new_table("here", "here", "invited")
    assert bo.take(links[2]).status_code == 201
    post(host, table, "leave", seat=0)
    assert (host.state(table)["host"], bo.state(table)["host"]) == (True, False)


def test_one_person_alone_cannot_vote_another_out(live: Live) -> None:
    table, (_, bo) = party(live, guests=1)
    answer = bo.post(f"/api/tables/{table}/vote", seat=1, against=0)
    assert (answer.status_code, answer.json()["reason"][0]) == (422, "reason-too-few-voters")


def test_what_happened_to_seats_is_there_after_a_restart(tmp_path: Path, database: str) -> None:
    with running(settings(tmp_path, database=database)) as live:
        table, (host, bo, _) = party(live)
        post(bo, table, "leave", seat=1)
        before = host.state(table)["seats"]
        cookies = dict(host.http.cookies)
    with running(settings(tmp_path, database=database)) as live:
        again = live.browser()
        again.http.cookies.update(cookies)
        assert [seat["kind"] for seat in again.state(table)["seats"]] == [seat["kind"] for seat in before]


def test_a_person_can_mute_somebody_and_report_them(live: Live) -> None:
    table, (host, bo, _) = party(live)
    assert post(bo, table, "mute", seat=2, muted=True)["muted"] == [2]
    assert bo.state(table)["muted"] == [2]
    assert host.state(table)["muted"] == []
    assert post(bo, table, "mute", seat=2, muted=False)["muted"] == []
    for _ in range(5):
        post(bo, table, "report", seat=2, text="rude")
    assert bo.post(f"/api/tables/{table}/report", seat=2, text="rude").status_code == 429
    assert live.browser().post(f"/api/tables/{table}/report", seat=2, text="x").status_code == 403


def test_the_operator_reads_reports_on_the_command_line(live: Live, tmp_path: Path, database: str) -> None:
    runner, where = CliRunner(), ["--data", str(tmp_path), "--database", database]
    assert "Nobody has reported anything." in runner.invoke(app, ["admin", "reports", *where]).output
    table, (host, bo, _) = party(live)
    post(bo, table, "report", seat=2, text="rude\x1b[2J\nand loud")
    (line,) = runner.invoke(app, ["admin", "reports", *where]).output.splitlines()
    assert line.endswith(f"table {table}  Player 2: rude [2J and loud")
    assert "nobody has reported" in runner.invoke(app, ["admin", "reports", "--done", "nowhere", *where]).output
    assert host.http.delete(f"/api/tables/{table}").status_code == 403
    assert "deleted: 1" in runner.invoke(app, ["admin", "reports", "--done", table, *where]).output
    assert "Nobody has reported anything." in runner.invoke(app, ["admin", "reports", *where]).output
    assert "no database" in runner.invoke(app, ["admin", "reports", "--data", str(tmp_path / "nowhere")]).output


def test_a_power_card_chosen_beforehand_is_played_in_turn_or_the_second_choice(live: Live) -> None:
    table, people = party(live, guests=3)
    (asked,) = people[0].state(table)["waiting"]
    later = [(asked + more) % 4 for more in (1, 2, 3)]
    cards = people[later[0]].state(table)["beforehand"]["power"]
    assert people[asked].state(table)["beforehand"]["power"] == []
    one, two, three, four = cards[:4]
    # The first player plays the first card, so the next one is left with their second choice; that leaves the one after
    # them with theirs; and nobody plays what the last one wants.
    for seat, wanted in zip(later, [(one, two), (two, three), (four, one)], strict=True):
        options = [card["id"] for card in wanted]
        choice = post(people[seat], table, "power", seat=seat, options=options)
        assert choice["beforehand"]["power_chosen"] == options
    assert people[later[0]].post(f"/api/tables/{table}/power", seat=later[0], options=[9999]).status_code == 422
    state = people[asked].state(table)
    assert state["beforehand"]["power_chosen"] == []
    assert people[asked].choose(state, one["id"]).status_code == 200
    state = people[0].state(table)
    played = [line[2:4] for line in state["log"] if line[1] == "power"]
    in_turn = zip([asked, *later], [one, two, three, four], strict=True)
    assert played == [[seat, card["value"]] for seat, card in in_turn]
