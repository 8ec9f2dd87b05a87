"""Stack 5: the King (BASE-151)."""

from __future__ import annotations

import pytest

from elgrande import Game, IllegalChoice
from tests.rules.observing import king, noticed, offered, points
from tests.rules.positions import NINE
from tests.situation import asked, kept, situation, standing, texts, under


@pytest.mark.rule("BASE-151")
def test_the_king_may_go_to_any_region_or_stay() -> None:
    game = situation(king="Gal", card="king", court="1 red")
    game.follow("special")
    assert texts(game) == NINE
    game.follow("Val")
    assert king(game) == "Val"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-151")
def test_the_king_may_be_left_where_he_is() -> None:
    game = situation(king="Gal", card="king", court="1 red")
    game.follow("special Gal")
    assert king(game) == "Gal"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-4", "BASE-151")
def test_the_king_never_enters_the_castillo() -> None:
    game = situation(king="Gal", card="king")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="not a region"):
        game.play("Cas")


@pytest.mark.rule("BASE-32", "BASE-34", "BASE-151")
def test_king_first_then_placing_next_to_his_new_region() -> None:
    game = situation(king="Gal", card="king", court="6 red")
    game.follow("special Nue place")
    assert texts(game) == "stop Ara Vie Sev Gra Val Cas"
    game.follow("Ara Sev Sev Val Cas")
    assert standing(game, "Sev") == "2 red"
    assert standing(game, "Cas") == "1 red"
    assert asked(game).endswith("PlayPowerCard")  # five, and no more


@pytest.mark.rule("BASE-32", "BASE-34", "BASE-50", "BASE-151")
def test_placing_first_then_the_king_closes_the_region() -> None:
    game = situation("Vie: 1 blue", king="Gal", card="king", court="6 red")
    game.follow("place")
    assert texts(game) == "stop Vas Vie Cas"
    game.follow("Vie Vie stop special Vie")
    assert king(game) == "Vie"
    assert standing(game, "Vie") == "2 red, 1 blue"


@pytest.mark.rule("BASE-51", "BASE-151")
def test_his_bonus_goes_with_the_king() -> None:
    game = situation("Val: 2 red, 1 blue", king="Gal", card="king", round=3, castillo="open")
    game.follow("special Val")
    assert points(game) == "7 red, 3 blue"


@pytest.mark.rule("BASE-33", "BASE-151")
def test_the_king_may_be_skipped() -> None:
    game = situation(king="Gal", card="king", court="2 red")
    game.follow("place Vas stop end")
    assert king(game) == "Gal"
    assert standing(game, "Vas") == "1 red"


@pytest.mark.rule("BASE-36", "BASE-151")
def test_the_king_can_be_moved_even_with_an_empty_court() -> None:
    game = situation(king="Gal", card="king")
    assert texts(game) == "special end"


@pytest.mark.rule("BASE-112", "BASE-121", "BASE-122", "BASE-151")
@pytest.mark.parametrize("region", ["Nue", "Gal"])
def test_a_veto_keeps_the_king_and_the_placing_is_next_to_his_old_region(region: str) -> None:
    game = situation(king="Gal", card="king", court="2 red", vetoes="yellow")
    before = noticed(game)
    game.follow(f"special {region}")
    assert asked(game) == "yellow MayVeto"
    game.follow("veto")
    assert noticed(game) == before
    assert kept(game) == ""
    assert under(game, 2) == "veto"
    game.follow("place")
    assert texts(game) == "stop Vas Vie Cas"


@pytest.mark.rule("BASE-112", "BASE-151")
def test_a_king_who_is_let_go_leaves_the_veto_with_its_holder() -> None:
    game = situation(king="Gal", card="king", court="2 red", vetoes="yellow")
    game.follow("special Nue pass")
    assert king(game) == "Nue"
    assert kept(game) == "veto yellow"


@pytest.mark.rule("BASE-7", "BASE-35", "BASE-151")
@pytest.mark.parametrize("use", ["special Val end", "end"])
def test_the_card_is_available_again_in_the_next_round(use: str) -> None:
    game = situation(king="Gal", card="king", court="1 red")
    assert "king" not in offered(game)
    game.follow(use)
    assert game.position.board.round == 5
    assert "king" in offered(game)


@pytest.mark.rule("BASE-24", "BASE-151")
def test_the_card_is_available_again_if_nobody_took_it() -> None:
    game = situation(king="Gal", offered={1: "intrigue-any-3"})  # which can do nothing on an empty board
    assert "king" in offered(game)
    game.follow("A1")
    assert game.position.board.round == 5
    assert "king" in offered(game)


@pytest.mark.rule("BASE-7", "BASE-20", "BASE-151")
def test_the_card_is_on_offer_in_every_round_of_a_game() -> None:
    game = Game.new(players=2, seed=3)
    rounds = set()
    while not game.over:
        if asked(game).endswith("PlayPowerCard"):
            rounds.add(game.position.board.round)
            assert "king" in offered(game)
        game.play(game.decision.options[0])
    assert rounds == set(range(1, 10))
