"""Results: stored once when a game ends, told by module and number of players, and rated."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande.ratings import FinishedGame, rate
from elgrande.server.new_jobs import NewJob
from elgrande.server.results import RESULT
from elgrande.server.stored_jobs import StoredJob
from tests.server.live import Browser, Live, first, wait_for


def rows(live: Live, table: str) -> list[Any]:
    with live.services.storage.engine.connect() as db:
        return list(db.exec_driver_sql(f"SELECT * FROM results WHERE table_id = '{table}' ORDER BY seat"))


def finish(live: Live, table: str, *players: Browser) -> list[Any]:
    while not players[0].state(table)["over"]:
        for player in players:
            player.play(table, 10_000, first)
    wait_for(lambda: bool(rows(live, table)))
    return rows(live, table)


def rated_game(live: Live, ana: Browser, bo: Browser, **more: Any) -> str:
    table, invites = ana.new_table("here", "invited", seed=None, rated=True, options={"rounds": 6}, **more)
    assert bo.take(invites[1]).status_code == 201
    return table


def test_a_result_is_stored_once_with_place_and_points(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    table, invites = ana.new_table("here", "invited", "random", options={"rounds": 6}, modules=["anniversary"])
    bo.take(invites[1])
    stored = finish(live, table, ana, bo)
    state = ana.state(table)
    assert [row.points for row in stored] == [seat["score"] for seat in state["view"]["seats"]]
    assert [row.place == 1 for row in stored] == [seat in state["winners"] for seat in range(3)]
    assert [row.kind for row in stored] == ["person", "person", "random"]
    assert [bool(row.person) for row in stored] == [True, True, False]
    assert {(row.players, row.modules, bool(row.rated)) for row in stored} == {(3, '["base", "anniversary"]', False)}
    again = StoredJob(RESULT, "again", 0, {"table": table}, 1, 0)
    live.services.results.store(live.services.tables, again)
    assert rows(live, table) == stored


def test_a_job_for_a_table_that_is_gone_or_not_over_does_nothing(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here")
    for name in (table, "gone"):
        live.services.results.store(live.services.tables, StoredJob(RESULT, name, 0, {"table": name}, 1, 0))
    assert rows(live, table) == []
    live.services.jobs.add(NewJob(RESULT, "gone", 0, {"table": "gone"}))
    wait_for(lambda: not [job for job in live.services.jobs.lease(9) if job.key == "gone"])


def test_a_person_sees_what_they_have_played(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    assert ana.get("/api/me/results") == {"name": "", "games": 0, "results": [], "rating": None, "played": []}
    table = rated_game(live, ana, bo, title="Friday")
    stored = finish(live, table, ana, bo)
    page = ana.get("/api/me/results")
    (tally,) = page["results"]
    won = stored[0].place == 1
    assert (tally["games"], tally["players"], tally["modules"], tally["won"]) == (1, 2, ["base"], won)
    (game,) = page["played"]
    assert (game["id"], game["title"], game["place"], game["points"]) == (
        table,
        "Friday",
        stored[0].place,
        stored[0].points,
    )
    assert ana.http.delete(f"/api/tables/{table}").status_code == 200
    (game,) = bo.get("/api/me/results")["played"]  # the result stays with those who played
    assert (game["id"], game["title"]) == ("", "")


def test_ratings_are_those_of_the_arena(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    places = []
    for _ in range(2):
        stored = finish(live, rated_game(live, ana, bo), ana, bo)
        places.append([row.place for row in stored])
    wanted = rate([FinishedGame(["ana", "bo"], game) for game in places])
    for browser, name in ((ana, "ana"), (bo, "bo")):
        rating = browser.get("/api/me/results")["rating"]
        assert rating["games"] == 2
        assert rating["rating"] == pytest.approx(wanted[name].mu, abs=0.06)
        assert rating["low"] < rating["rating"] < rating["high"]


def test_only_games_of_different_people_are_rated(live: Live) -> None:
    """Somebody who takes the other seat, too, plays against nobody."""
    ana = live.browser()
    table = rated_game(live, ana, ana)
    assert [bool(row.rated) for row in finish(live, table, ana)] == [False, False]
    assert ana.get("/api/me/results")["rating"] is None


def test_a_game_at_one_device_counts_once(live: Live) -> None:
    ana = live.browser()
    table, _ = ana.new_table("here", "here", "here", options={"rounds": 6})
    assert [bool(row.person) for row in finish(live, table, ana)] == [True, False, False]
    assert ana.get("/api/me/results")["games"] == 1


def test_a_page_is_shown_only_to_those_who_may_see_it_and_names_lead_there(live: Live) -> None:
    ana, bo, eve = live.browser(), live.browser(), live.browser()
    table = rated_game(live, ana, bo, title="Secret meeting")
    finish(live, table, ana, bo)
    assert ana.post("/api/me", name="Ana", shown=True).json()["shown"]
    page = ana.get("/api/me")["page"]
    shown = eve.get(f"/api/people/{page}")
    assert (shown["name"], shown["games"], shown["played"]) == ("Ana", 1, [])
    text = str(shown)
    assert not [secret for secret in (table, "Secret meeting", "Player 1") if secret in text]
    line = next(line for line in bo.get("/api/tables")["mine"] if line["id"] == table)
    assert [seat["page"] for seat in line["seats"]] == [page, ""]
    assert not ana.post("/api/me", shown=False).json()["shown"]
    assert eve.http.get(f"/api/people/{page}").status_code == 404
    line = next(line for line in bo.get("/api/tables")["mine"] if line["id"] == table)
    assert [seat["page"] for seat in line["seats"]] == ["", ""]
    for wrong in ("x", "0" * 16):
        assert eve.http.get(f"/api/people/{wrong}").status_code == 404
    assert ana.post("/api/me", shown=True).json()["page"] == page  # links to it work again


def test_results_go_along_to_another_device(live: Live) -> None:
    ana, bo, phone = live.browser(), live.browser(), live.browser()
    finish(live, rated_game(live, ana, bo), ana, bo)
    finish(live, rated_game(live, phone, bo), phone, bo)
    passphrase = ana.post("/api/me/keep", device="").json()["passphrase"]
    assert phone.post("/api/me/open", passphrase=passphrase, device="").status_code == 200
    assert phone.get("/api/me/results") == ana.get("/api/me/results")
    assert phone.get("/api/me/results")["rating"]["games"] == 2
