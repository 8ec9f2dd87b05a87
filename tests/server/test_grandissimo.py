"""King incognito over the wire: when its owner is asked, what the others see of it, and what can be taken back."""

from __future__ import annotations

import json

import pytest

from tests.server.live import Browser, Live, State

SEED = 1  # King incognito lies face up in round 1; Cid begins
ANA, BO, CID = range(3)


class Game:
    """A game of three seats at one browser, played in notation; Cid keeps King incognito, and Ana is on turn."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.table, _ = browser.new_table("here", "here", "here", modules=["grandissimo"], seed=SEED)
        self.play(CID, "P13")
        self.play(ANA, "P12")
        self.play(BO, "P11")
        self.play(CID, "A6 special Gal")
        assert self.asked() == (CID, "prompt-choose-part")

    def state(self, seat: int) -> State:
        return self.browser.state(self.table, seat)

    def asked(self) -> tuple[int, str]:
        """Who has to do what."""
        seat = self.state(CID)["waiting"][0]
        return seat, self.state(seat)["question"]["prompt"][0]

    def play(self, seat: int, line: str) -> State:
        for word in line.split():
            state = self.state(seat)
            option = next(one["id"] for one in state["question"]["options"] if one["text"] == word)
            answer = self.browser.choose(state, option)
            assert answer.status_code == 200, answer.text
        return self.state(seat)

    def later(self, answer: str) -> State:
        state: State = self.browser.post(f"/api/tables/{self.table}/later", seat=CID, answer=answer).json()
        return state


@pytest.fixture
def game(browser: Browser) -> Game:
    return Game(browser)


@pytest.mark.rule("GRA-66")
def test_the_owner_is_asked_between_turns_and_not_after_every_caballero(game: Game) -> None:
    game.play(CID, "place Vas Vas stop end")
    assert game.asked() == (CID, "prompt-show-king")
    game.play(CID, "pass")
    assert game.asked()[0] == ANA
    game.play(ANA, "A5 place Vas")
    assert game.asked() == (ANA, "prompt-place")
    game.play(ANA, "Vas stop end")
    assert game.asked() == (CID, "prompt-show-king")


@pytest.mark.rule("GRA-66")
def test_who_wants_so_is_asked_at_every_step(game: Game) -> None:
    game.play(CID, "end pass")
    assert game.later("always")["later"] == "always"
    for word, then in (("A5", "prompt-choose-part"), ("place", "prompt-place"), ("Vas", "prompt-place")):
        game.play(ANA, word)
        assert game.asked() == (CID, "prompt-show-king")
        game.play(CID, "pass")
        assert game.asked() == (ANA, then)


@pytest.mark.rule("GRA-66")
def test_in_the_own_turn_the_button_shows_him_before_placing_begins(game: Game) -> None:
    """Nobody is asked there, but whoever wants so can do it."""
    assert game.asked() == (CID, "prompt-choose-part")
    assert game.later("show")["view"]["king"] != "galicia"
    after = game.play(CID, "place")
    assert after["view"]["king"] == "galicia"
    assert after["question"]["prompt"][0] == "prompt-place"
    assert "galicia" not in {option.get("space") for option in after["question"]["options"]}


@pytest.mark.rule("GRA-66")
def test_who_does_not_want_to_be_asked_in_this_round_is_not(game: Game) -> None:
    game.play(CID, "end")
    assert game.later("round")["later"] == "round"
    game.play(ANA, "A5 place Vas stop end")
    assert game.asked()[0] == BO


@pytest.mark.rule("GRA-45", "GRA-66")
def test_the_king_is_shown_at_the_next_occasion_and_the_player_on_turn_is_asked_afresh(game: Game) -> None:
    game.play(CID, "end pass")
    game.play(ANA, "A5 place")
    before = game.state(ANA)
    assert "galicia" in {option.get("space") for option in before["question"]["options"]}
    assert game.later("show")["later"] == "show"
    assert game.state(ANA)["question"] == before["question"]  # nobody notices
    after = game.play(ANA, "Vas")
    assert game.asked() == (ANA, "prompt-place")
    assert after["view"]["king"] == "galicia"
    assert "galicia" not in {option.get("space") for option in after["question"]["options"]}
    assert "king-shown" in [line[1] for line in after["log"]]
    assert after["undo"]["steps"] == 0
    assert game.state(CID)["later"] == "ask"
    assert game.state(CID)["view"]["kept"] == []


@pytest.mark.rule("GRA-66")
def test_whoever_is_asked_can_be_answered_for_by_the_button(game: Game) -> None:
    game.play(CID, "end")
    assert game.asked() == (CID, "prompt-show-king")
    assert game.later("show")["view"]["king"] == "galicia"
    assert game.asked()[0] == ANA


@pytest.mark.rule("GRA-69")
def test_the_others_see_neither_the_region_nor_the_answer_given_beforehand(game: Game) -> None:
    game.play(CID, "end pass")
    game.later("show")
    state = game.state(ANA)
    assert "galicia" not in json.dumps(state["view"]["seats"][CID])
    assert all("marks" not in space for space in state["view"]["spaces"].values())
    assert state["later"] == "ask"
    assert state["waiting"] == [ANA]
    assert [one["space"] for one in game.state(CID)["view"]["seats"][CID]["belongings"]] == ["galicia"]
    assert game.state(CID)["view"]["spaces"]["galicia"]["marks"] == [{"symbol": "incognito", "secret": True}]


def test_answers_given_beforehand_do_not_stand_in_the_way_of_taking_back(game: Game) -> None:
    game.play(CID, "end pass")
    game.play(ANA, "A5 place Vas")
    state = game.play(ANA, "Ara")
    assert state["undo"]["steps"] == 4
    before = state["view"]["spaces"]
    back = game.browser.undo(state).json()
    assert back["question"]["prompt"][0] == "prompt-place"
    assert back["view"]["spaces"]["aragon"]["caballeros"][ANA] == before["aragon"]["caballeros"][ANA] - 1
    assert back["view"]["spaces"]["pais-vasco"] == before["pais-vasco"]
    again = game.play(ANA, "Ara")
    assert again["view"]["spaces"] == before
    start = game.browser.undo(again, whole_turn=True).json()
    assert start["view"]["spaces"]["pais-vasco"]["caballeros"][ANA] == before["pais-vasco"]["caballeros"][ANA] - 1
    assert start["undo"]["turn"] == 0


def test_an_answer_of_another_person_cannot_be_taken_back(game: Game) -> None:
    game.play(CID, "end pass")
    game.later("always")
    game.play(ANA, "A5")
    assert game.state(ANA)["undo"]["steps"] == 1
    game.play(CID, "pass")
    assert game.state(ANA)["undo"]["steps"] == 0


def test_only_who_keeps_the_card_can_show_the_king(game: Game, live: Live) -> None:
    answer = game.browser.post(f"/api/tables/{game.table}/later", seat=ANA, answer="show")
    assert answer.status_code == 422
    plain, _ = game.browser.new_table("here", "here")
    assert game.browser.post(f"/api/tables/{plain}/later", seat=0, answer="show").status_code == 422
    assert live.browser().post(f"/api/tables/{game.table}/later", seat=CID, answer="show").status_code == 403
