"""Tables: what can be set up, made, joined and listed, and by whom."""

from __future__ import annotations

from typing import Any

import pytest

import elgrande
from elgrande.bots import BOTS
from elgrande.rules.base.cards import CARDS
from elgrande.rules.build import MODULES, build
from elgrande.rules.config import CHOICES, configure, module_sets, parts, presets
from elgrande.rules.grand_inquisitor.cards import CARDS as COLONY_CARDS
from tests.server.live import Browser, Live


def test_box_says_what_can_be_set_up(browser: Browser) -> None:
    box = browser.get("/api/box")
    assert box["players"] == [2, 3, 4, 5]
    assert box["options"] == {name: list(CHOICES[name]) for name in CHOICES if name != "ending"}
    assert [part["key"] for part in box["parts"]] == list(parts())
    assert {part["stack"] for part in box["parts"][3:]} == {6}
    assert box["presets"] == {name: _plain(preset) for name, preset in presets().items()}
    assert box["bots"] == list(BOTS)
    assert box["version"] == elgrande.__version__
    assert [module["key"] for module in box["modules"]] == list(MODULES)


def _plain(preset: dict[str, Any]) -> dict[str, Any]:
    return {name: list(value) if isinstance(value, tuple) else value for name, value in preset.items()}


def test_all_cards_are_told(browser: Browser) -> None:
    cards = browser.get("/api/cards")
    keys = [card["key"] for card in cards]
    assert keys[: len(CARDS) + len(COLONY_CARDS)] == [card.key for card in (*CARDS, *COLONY_CARDS)]
    every = {card.key for modules in module_sets() for card in build(configure(5, modules)).cards}
    assert set(keys) == every
    assert len(keys) == len(every)
    veto = next(card for card in cards if card["key"] == "veto")
    assert (veto["rule"], veto["stack"], veto["copies"], veto["place"]) == ("BASE-111", 2, 2, 2)


def test_a_forged_cookie_is_nobody(live: Live) -> None:
    ana, eve = live.browser(), live.browser()
    table, _ = ana.new_table("here", "here", watchable=False)
    name, _, signature = ana.http.cookies["elgrande"].partition(".")
    for forged in (name, f"{name}.", f"{name}.{signature[:-1]}", f"x{name}.{signature}", "ñ.ñ"):
        answer = eve.http.get(f"/api/tables/{table}", headers=[(b"Cookie", f"elgrande={forged}".encode())])
        assert answer.status_code == 403


def test_lists(live: Live) -> None:
    ana, bo = live.browser(), live.browser()
    watched, _ = ana.new_table("here", "random", seed=3)
    private, _ = ana.new_table("here", "here", watchable=False)
    mine = {line["id"]: line for line in ana.get("/api/tables")["mine"]}
    assert set(mine) == {watched, private}
    assert mine[private]["waiting"]
    assert (mine[private]["round"], mine[private]["rounds"], mine[private]["over"]) == (1, 9, False)
    assert [seat["mine"] for seat in mine[watched]["seats"]] == [True, False]
    seen = {line["id"] for line in bo.get("/api/tables")["watch"]}
    assert watched in seen
    assert private not in seen
    assert bo.get("/api/tables")["mine"] == []


def player(name: Any = "A", kind: Any = "here") -> dict[str, Any]:
    return {"name": name, "kind": kind}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"players": [player()]}, 400),
        ({"players": [player(), player("B", "baron")]}, 422),
        ({"players": [player(), player("A")]}, 422),
        ({"players": [player(), player(" B")]}, 422),
        ({"players": [player(), player("B" * 41)]}, 400),
        ({"players": [player(), player("B")], "options": {"rounds": 7}}, 422),
        ({"players": [player(), player("B")], "options": {"colour": "red"}}, 422),
        ({"players": [player(), player("B")], "options": {"players": 3}}, 422),
        ({"players": [player(), player("B")], "options": {"preset": "tournament"}}, 422),
        ({"players": [player(), player("B")], "preset": "other"}, 422),
        ({"players": [player(), player("B")], "modules": ["grandissimo", "king_intrigue"]}, 422),
        ({"players": [player(), player("B")], "modules": ["special_cards"]}, 422),
        ({"players": [player(), player("B")], "modules": ["grandissimo"], "without": ["queen"]}, 422),
        ({"players": [player(), player("B")], "modules": ["grandissimo"], "without": list(parts())}, 422),
        ({"players": [player(), player("B")], "modules": ["grandissimo"], "without": "ships"}, 400),
        ({"players": [player(), player("B")], "without": ["ships"]}, 422),
        ({"players": [player(), player("B")], "preset": "first grandissimo"}, 422),
        ({"players": [player(), player("B")], "options": {"annulment": "on"}}, 422),
        ({"players": [player(), player("B")], "options": {"crossing": "some"}}, 422),
        ({"players": [player(), player("B")], "options": {"without": "ships"}}, 422),
        ({"players": [player(), player("B")], "seed": "x"}, 400),
        ({"players": [player(), player("B")], "seed": -1}, 400),
        ({"players": [player(), player("B")], "cards": "[cards.none]"}, 422),
        ({"players": [player(), player("B")], "surplus": 1}, 400),
        ({}, 400),
    ],
)
def test_a_table_that_cannot_be_made_says_why(browser: Browser, body: dict[str, Any], code: int) -> None:
    answer = browser.post("/api/tables", **body)
    assert answer.status_code == code, answer.text
    assert answer.json()["error"]


def test_own_numbers_and_options(browser: Browser) -> None:
    table, _ = browser.new_table(
        "here", "here", cards="[tables]\ngalicia = [9, 2, 0]\n", preset="tournament", options={"rounds": 6}
    )
    state = browser.state(table)
    assert state["view"]["spaces"]["galicia"]["table"] == [9, 2, 0]
    assert (state["config"]["rounds"], state["config"]["castillo"]) == (6, "open")


@pytest.mark.rule("OPT-6", "OPT-7", "OPT-8")
def test_parts_that_are_left_out_and_annulment_of_tokens(browser: Browser) -> None:
    table, _ = browser.new_table("here", "here", modules=["grandissimo"], without=["prison", "overthrow"])
    state = browser.state(table)
    assert state["config"]["without"] == ["prison", "overthrow"]
    assert "prison" not in state["view"]["spaces"]
    fork = browser.post(f"/api/tables/{table}/fork", position=0, players=[player(), player("B")]).json()["id"]
    assert browser.state(fork)["config"] == state["config"]
    table, _ = browser.new_table("here", "here", modules=["grandissimo"], preset="first grandissimo")
    first = browser.state(table)["config"]["without"]
    assert first == ["ships", "prison", "inquisitor-general", "spanish-inquisition"]
    table, _ = browser.new_table("here", "here", modules=["grandissimo"], preset="first grandissimo", without=[])
    assert browser.state(table)["config"]["without"] == []
    modules = ["king_intrigue", "special_cards"]
    table, _ = browser.new_table("here", "here", modules=modules, options={"annulment": True})
    assert browser.state(table)["config"]["annulment"] is True


@pytest.mark.rule("OPT-11")
def test_a_table_agrees_on_who_crosses_the_bridge(browser: Browser) -> None:
    modules = ["king_intrigue", "players_edition"]
    table, _ = browser.new_table("here", "here", modules=modules, options={"crossing": "own"})
    assert browser.state(table)["config"]["crossing"] == "own"
    table, _ = browser.new_table("here", "here", modules=modules)
    assert browser.state(table)["config"]["crossing"] == "any"


@pytest.mark.rule("OPT-12")
def test_a_second_ship_for_two_players(browser: Browser) -> None:
    for second in (False, True):
        table, _ = browser.new_table("here", "here", modules=["grandissimo"], options={"second_ship": second})
        state = browser.state(table)
        assert state["config"]["second_ship"] is second
        assert len([key for key in state["view"]["spaces"] if key.startswith("ship-")]) == 1 + second


@pytest.mark.rule("OPT-9", "OPT-10")
def test_dials_and_played_cards_as_the_table_agreed(browser: Browser) -> None:
    config = browser.state(browser.new_table("here", "here")[0])["config"]
    assert (config["dials"], config["played"]) == ("printed", "memory")
    options = {"dials": "safe", "played": "listed"}
    config = browser.state(browser.new_table("here", "here", options=options)[0])["config"]
    assert (config["dials"], config["played"]) == ("safe", "listed")


@pytest.mark.rule("BASE-61", "BASE-64", "OPT-9")
def test_the_question_says_which_regions_mean_the_court(browser: Browser) -> None:
    for dials, closed in (("printed", 1), ("safe", 0)):
        table, _ = browser.new_table("here", "here", seed=3, options={"rounds": 6, "dials": dials})
        state = browser.state(table)
        while state["question"] is None or state["question"]["prompt"][0] != "prompt-dial-castillo":
            state = browser.state(table, seat=browser.state(table)["waiting"][0])
            if state["question"]["prompt"][0] != "prompt-dial-castillo":
                browser.choose(state, state["question"]["options"][0]["id"])
        cautions = {one["space"]: one["caution"] for one in state["question"]["options"] if "caution" in one}
        assert len(cautions) == closed
        assert all(space == state["view"]["king"] for space in cautions)
        for key, values in cautions.values():
            assert (key, values) == ("caution-court", {"space": state["view"]["king"], "grande": 0, "black": 0})
