"""The picture of a finished game."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.picture import draw
from elgrande.scenes import result, scene
from elgrande.texts import listed, say

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=[2, 5])
def over(request: pytest.FixtureRequest) -> Game:
    game = Game.new(players=request.param, seed=4, names=["Ana", "Bo", "Cy", "Di", "<Eve> & Co"][: request.param])
    bot = make_bot("random", seed=1)
    while not game.over:
        player = game.decision.player
        game.play(bot.choose(game.view(player)), player)
    return game


def test_it_has_the_map_the_winner_and_everybody_in_their_order(over: Game) -> None:
    root = ElementTree.fromstring(over.result_svg())
    words = ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    assert "Galicia" in words
    won = [over.names[player] for player in over.winners]
    assert say("cli-won", names=listed(won, "en"), count=len(won)) in " ".join(words)
    ranked = sorted(range(len(over.names)), key=lambda player: -over.scores[player])
    shown = [word for word in words if word in over.names]
    assert shown == [over.names[player] for player in ranked]
    assert {str(score) for score in over.scores} <= set(words)
    assert "Action cards" not in words
    assert root.get("width")
    assert root.get("height")


def test_it_speaks_the_language_that_was_asked_for(over: Game) -> None:
    assert "Ronde" in over.result_svg("nl")
    assert "gewinn" in over.result_svg("de")


def test_the_course_ends_with_the_scores_and_winners_who_tie_share_the_first_step(over: Game) -> None:
    ended = result(over.position, over.names, over.points())
    assert [scores[-1] for scores in ended.course] == over.scores
    alone = replace(ended, winners=ended.ranking[:1])
    assert [alone.rank(place) for place in range(2)] == [1, 2]
    shared = replace(ended, winners=ended.ranking[:2])
    assert [shared.rank(place) for place in range(2)] == [1, 1]
    ElementTree.fromstring(draw(scene(over.view(), over.names), shared))
