"""The Grand Inquisitor: Holy Inquisition, and who holds him (GIC-47, GIC-50)."""

from __future__ import annotations

from functools import partial

import pytest

from elgrande import Game, IllegalChoice
from tests.fields import told
from tests.looks import belongings
from tests.rules.observing import courts, points
from tests.rules.playing import windows
from tests.rules.positions import turn
from tests.rules.refusing import reason, refuses
from tests.situation import asked, kept, situation, standing, texts, tokens, under

colonies = partial(situation, modules=["grand_inquisitor"])
turn_of = partial(turn, modules=["grand_inquisitor"])

ROUND_OVER = "yellow PlayPowerCard"
"""Red's turn was the last of the round in these positions; yellow starts the next one."""


def inquisitor(game: Game) -> str:
    """Who holds the Grand Inquisitor."""
    return told(game, "inquisitor") or "nobody"


# --- Holy Inquisition ---


@pytest.mark.rule("GIC-50")
def test_the_player_takes_the_grand_inquisitor_and_moves_two_black() -> None:
    game = colonies("Val: 2 black, 1 blue; Vas: 2 black", card="holy-inquisition", court="1 red")
    game.follow("special Val.black>Gra Vas.black>Cat")
    assert inquisitor(game) == "red"
    assert standing(game, "Val") == "1 blue, 1 black"
    assert standing(game, "Vas") == "1 black"
    assert standing(game, "Gra") == "1 black"
    assert standing(game, "Cat") == "1 black"
    assert texts(game) == "place levy end"


@pytest.mark.rule("GIC-50")
def test_everybody_sees_who_holds_him() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition")
    assert belongings(game, 1) == []
    game.follow("special stop")
    assert belongings(game, 1) == [(0, "word-grand-inquisitor")]


@pytest.mark.rule("GIC-50", "BASE-80")
@pytest.mark.parametrize("line", ["stop", "Val.black>Gra stop"])
def test_fewer_black_may_move_even_none(line: str) -> None:
    game = colonies("Val: 2 black; Vas: 2 black", card="holy-inquisition", court="1 red")
    game.follow(f"special {line}")
    assert inquisitor(game) == "red"
    assert texts(game) == "place levy end"


@pytest.mark.rule("GIC-50")
def test_only_black_move_and_not_more_than_two() -> None:
    game = colonies("Val: 2 black, 3 red, 3 blue; Vas: 2 black", card="holy-inquisition", court="1 red")
    game.play("special")
    assert texts(game) == "stop Vas.black Val.black levy"
    assert refuses(game, "Val.red")
    assert refuses(game, "Val.blue")
    game.follow("Val.black>Gra Val.black>Gra")
    assert texts(game) == "place levy end"


@pytest.mark.rule("GIC-50", "BASE-82")
def test_the_same_black_one_does_not_move_twice() -> None:
    game = colonies("Val: 1 black; Cas: 3 black", card="holy-inquisition")
    game.follow("special Val.black>Gra")
    assert texts(game) == "levy end"
    game = colonies("Val: 1 black; Vas: 1 black", card="holy-inquisition")
    game.follow("special Val.black>Gra")
    with pytest.raises(IllegalChoice, match=reason("moved")):
        game.play("Gra.black")


@pytest.mark.rule("GIC-50", "BASE-50", "BASE-80")
def test_black_move_to_old_and_new_regions_and_the_castillo_but_the_king_is_taboo() -> None:
    game = colonies("Gal: 2 black; Val: 2 black", king="Gal", card="holy-inquisition")
    game.play("special")
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal.black")
    game.play("Val.black")
    assert texts(game) == "Vas Ara Cat Vie Nue Sev Gra Amb Env Thi Shi Cpt Ame Vic Afr Cas"
    with pytest.raises(IllegalChoice, match=reason("king", "Galicia")):
        game.play("Gal")
    game.follow("Cas Val.black>Vic")
    assert standing(game, "Cas") == "1 black"
    assert standing(game, "Vic") == "1 black"


@pytest.mark.rule("GIC-50")
@pytest.mark.parametrize("where", ["Gal", "Cas"])
def test_he_is_taken_even_if_no_black_one_can_move(where: str) -> None:
    game = colonies(f"{where}: 4 black", king="Gal", card="holy-inquisition", court="1 red")
    game.follow("special")
    assert inquisitor(game) == "red"
    assert texts(game) == "place levy end"


@pytest.mark.rule("GIC-50", "GIC-53")
def test_black_carriers_move_too_and_bring_their_token_home_for_the_new_holder() -> None:
    game = colonies("Ame: 2 black", card="holy-inquisition", carriers="gold Ame.black", inquisitor="blue")
    game.follow("special Ame.black>gold>Val")
    assert points(game) == "6 red"
    assert standing(game, "Val") == "1 black"
    assert tokens(game) == ""


@pytest.mark.rule("GIC-50", "BASE-34")
def test_the_card_lets_three_be_placed_if_that_comes_first() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", court="5 red")
    game.follow("place Vas Vie Cas")
    assert courts(game) == "2 red"
    assert texts(game) == "special end"
    game.follow("special Val.black>Gra Val.black>Gra")
    assert inquisitor(game) == "red"
    assert texts(game) == "levy end"


@pytest.mark.rule("GIC-50", "GIC-51")
def test_after_the_special_action_four_can_be_placed() -> None:
    """The rulebook's example."""
    game = colonies("Val: 2 black; Ara: 2 black", card="holy-inquisition", court="5 red")
    game.follow("special Val.black>Gra Ara.black>Gra place Vas Vas Vie")
    assert texts(game) == "stop Vas Vie Shi Cpt Cas levy"
    game.play("Vie")
    assert standing(game, "Vas") == "2 red"
    assert standing(game, "Vie") == "2 red"
    assert courts(game) == "1 red"
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("GIC-50", "BASE-35", "GIC-6")
def test_the_card_goes_under_its_stack_and_comes_again_next_round() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition")
    game.follow("special stop end")
    assert asked(game) == ROUND_OVER
    assert game.rules.cards[game.position.board.offered[6]].key == "holy-inquisition"


@pytest.mark.rule("GIC-50", "GIC-6")
def test_it_is_taken_from_stack_six() -> None:
    game = colonies("Val: 2 black", court="1 red")
    game.follow("A6 special Val.black>Gra stop end")
    assert inquisitor(game) == "red"
    assert standing(game, "Gra") == "1 black"
    assert asked(game) == ROUND_OVER


# --- vetoes ---


@pytest.mark.rule("GIC-50", "BASE-121")
def test_taking_him_and_each_move_can_be_vetoed() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", court="4 red", vetoes="green")
    line = "special? Val.black>Gra? Val.black>Gra? place Vas Vas Vas Vas"
    assert windows(game, line) == line


@pytest.mark.rule("GIC-50", "BASE-112")
def test_a_veto_at_the_start_stops_everything() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", court="5 red", vetoes="green", inquisitor="blue")
    game.play("special")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert inquisitor(game) == "blue"
    assert standing(game, "Val") == "2 black"
    assert kept(game) == ""
    assert under(game, 2) == "veto"
    assert texts(game) == "place end"
    game.follow("place Vas Vas Vas")
    assert asked(game) == ROUND_OVER
    assert courts(game) == "2 red"


@pytest.mark.rule("GIC-50", "BASE-112")
def test_a_veto_against_the_first_move_leaves_him_with_the_player() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", court="5 red", vetoes="green", inquisitor="blue")
    game.follow("special pass Val.black>Gra veto")
    assert inquisitor(game) == "red"
    assert standing(game, "Val") == "2 black"
    assert texts(game) == "place levy end"
    game.follow("place Vas Vas Vas Vas")
    assert courts(game) == "1 red"


@pytest.mark.rule("GIC-50", "BASE-112")
def test_a_veto_against_the_second_move_leaves_the_first() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", vetoes="green")
    game.follow("special pass Val.black>Gra pass Val.black>Gra veto")
    assert standing(game, "Val") == "1 black"
    assert standing(game, "Gra") == "1 black"
    assert texts(game) == "levy end"


# --- who holds him ---


@pytest.mark.rule("GIC-47")
@pytest.mark.parametrize(("line", "card"), [("special stop", "holy-inquisition"), ("special", "score-black")])
def test_another_player_takes_him_away(line: str, card: str) -> None:
    game = colonies("Val: 2 black", card=card, inquisitor="blue")
    game.follow(line)
    assert inquisitor(game) == "red"


@pytest.mark.rule("GIC-47")
@pytest.mark.parametrize("line", ["end", "place Vas stop end"])
@pytest.mark.parametrize("card", ["holy-inquisition", "score-black"])
def test_who_skips_the_special_action_does_not_take_him(card: str, line: str) -> None:
    game = colonies("Val: 2 black", card=card, court="5 red", inquisitor="blue")
    game.follow(line)
    assert asked(game) == ROUND_OVER
    assert inquisitor(game) == "blue"


@pytest.mark.rule("GIC-47")
def test_the_holder_may_choose_holy_inquisition_again_and_moves_black() -> None:
    game = colonies("Val: 2 black", card="holy-inquisition", inquisitor="red")
    game.follow("special Val.black>Gra Val.black>Vas")
    assert inquisitor(game) == "red"
    assert standing(game, "Gra") == "1 black"
    assert standing(game, "Vas") == "1 black"


@pytest.mark.rule("GIC-47")
def test_the_holder_may_choose_the_scoring_again_and_scores() -> None:
    game = colonies("Val: 2 black, 1 blue", card="score-black", inquisitor="red")
    game.follow("special")
    assert inquisitor(game) == "red"
    assert points(game) == "5 red, 3 blue"


@pytest.mark.rule("GIC-47")
def test_he_stays_while_nobody_takes_him() -> None:
    game = turn_of("Val: 2 black", later="blue", inquisitor="red", court="1 red, 1 blue")
    game.follow("+0 A5 end +0 A1 end")
    assert asked(game) == ROUND_OVER
    assert game.position.board.round == 5
    assert inquisitor(game) == "red"
