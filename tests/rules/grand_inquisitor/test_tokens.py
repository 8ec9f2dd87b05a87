"""Grand Inquisitor & Colonies: gold and goods (GIC-40 to GIC-44)."""

from __future__ import annotations

import pytest

from elgrande import IllegalChoice
from tests.rules.events import kinds
from tests.rules.grand_inquisitor.observing import seen_tokens, sources
from tests.rules.grand_inquisitor.positions import colonies, scored, whole_turn
from tests.rules.observing import courts, points, province
from tests.rules.playing import follow
from tests.rules.refusing import reason, refuses
from tests.situation import asked, kept, situation, standing, texts, tokens

# --- laid by cards ---

LAID = [
    ("close-card", "", "1 goods lying"),
    ("double-strike", "", ""),
    ("free-choice", "", "1 goods lying"),
    ("score-new-regions", "", "1 gold lying"),
    ("score-black", "", "1 goods lying"),
    ("transport", "", "1 gold lying, 2 goods lying"),
    ("limit-board", "Val", "1 goods lying"),
    ("limit-board-gold", "Val", "1 gold lying"),
    ("delayed-scoring", "Val", "1 gold lying"),
    ("conspiracy", "", "2 goods lying"),
]


@pytest.mark.rule("GIC-40")
@pytest.mark.parametrize(("card", "rest", "laid"), LAID)
def test_the_special_action_lays_the_cards_gold_and_goods(card: str, rest: str, laid: str) -> None:
    game = colonies("Gal: 1 red; Cat: 1 blue", king="Nue", card=card, grandes="blue:Cat red:Gal")
    game.follow(f"special {rest}")
    assert tokens(game) == laid


@pytest.mark.rule("GIC-40")
def test_all_cards_together_lay_as_much_as_the_supply_has_at_the_start() -> None:
    cards = [card for card in colonies().rules.cards if card.stack == 7 for _ in range(card.copies)]
    assert sum(card.numbers["gold"] for card in cards) == 4
    assert sum(card.numbers["goods"] for card in cards) == 9


@pytest.mark.rule("GIC-40")
def test_they_are_laid_first_and_added_to_what_lies_there() -> None:
    game = colonies("Val: 1 red", king="Nue", card="transport", lying="1 gold, 2 goods")
    events = follow(game, "special")
    assert kinds(events, "laid-tokens") == [("laid-tokens", 0, 1, 2)]
    assert tokens(game) == "2 gold lying, 4 goods lying"
    assert texts(game) == "stop Val.red"


@pytest.mark.rule("GIC-40")
def test_only_as_many_as_the_supply_has() -> None:
    game = colonies("Val: 1 red", king="Nue", card="transport", lying="5 gold, 10 goods")
    assert kinds(follow(game, "special"), "laid-tokens") == [("laid-tokens", 0, 0, 1)]
    assert tokens(game) == "5 gold lying, 11 goods lying"
    game = colonies("Val: 1 red", king="Nue", card="transport", lying="5 gold, 11 goods")
    assert kinds(follow(game, "special"), "laid-tokens") == []
    assert texts(game) == "stop Val.red"


@pytest.mark.rule("GIC-40", "BASE-33")
def test_who_skips_the_special_action_lays_nothing() -> None:
    game = colonies("Val: 1 red", king="Nue", card="transport", court="1 red")
    game.follow("place Ara end")
    assert tokens(game) == ""


@pytest.mark.rule("GIC-40", "BASE-112", "BASE-121")
def test_a_veto_against_laying_stops_the_whole_action() -> None:
    game = colonies("Val: 1 red", king="Nue", card="transport", court="1 red", vetoes="blue")
    game.follow("special")
    assert asked(game) == "blue MayVeto"
    assert "1 gold" in game.decision.prompt()
    game.follow("veto")
    assert tokens(game) == ""
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-40", "BASE-112")
def test_a_veto_against_a_later_step_leaves_the_tokens() -> None:
    game = colonies("Val: 1 red", king="Nue", card="transport", court="1 red", vetoes="blue")
    game.follow("special pass Val.red>Gra veto")
    assert tokens(game) == "1 gold lying, 2 goods lying"
    assert standing(game, "Val") == "1 red"


@pytest.mark.rule("GIC-40", "BASE-36")
def test_laying_alone_makes_the_special_action_possible() -> None:
    game = colonies("", king="Nue", card="conspiracy", court="1 red", grandes="blue:Nue green:Nue yellow:Nue red:Gal")
    assert texts(game) == "special place end"
    game.follow("special")
    assert tokens(game) == "2 goods lying"


@pytest.mark.rule("GIC-40")
def test_a_kept_card_lays_when_it_is_kept_not_when_it_is_used() -> None:
    game = colonies("Val: 1 red", king="Nue", card="free-choice", round=3)
    game.follow("special")
    assert kept(game) == "free-choice red"
    assert tokens(game) == "1 goods lying"
    while not asked(game).endswith("MayChooseFreely"):
        game.play(game.decision.options[0])
    game.follow("red:use red:Val.red>Gal")
    assert tokens(game) == "1 goods lying"


# --- taken by caballeros ---


@pytest.mark.rule("GIC-41")
def test_own_caballeros_take_tokens_of_their_region_one_each() -> None:
    game = colonies("Ame: 2 red; Afr: 2 red", king="Nue", card="king", court="1 red", lying="1 gold, 3 goods")
    assert texts(game) == "special place token end"
    game.follow("token")
    assert texts(game) == "Ame.red Afr.red"
    game.follow("Ame.red token")
    assert texts(game) == "Afr.red"
    game.follow("Afr.red token Afr.red")
    assert tokens(game) == "gold Ame.red, goods Afr.red, goods Afr.red, 1 goods lying"
    assert texts(game) == "special place end"


@pytest.mark.rule("GIC-41")
def test_it_is_not_an_action() -> None:
    game = colonies("Ame: 1 red", king="Nue", card="king", court="1 red", lying="1 gold")
    game.follow("token Ame.red")
    assert texts(game) == "special place end"
    game.follow("place Ara special")
    assert texts(game).startswith("Gal Vas")


@pytest.mark.rule("GIC-41")
def test_nobody_takes_a_second_token_nor_one_of_another_region() -> None:
    game = colonies("Ame: 1 red", king="Nue", card="king", court="1 red", lying="2 gold, 2 goods")
    game.follow("token Ame.red")
    assert texts(game) == "special place end"
    assert refuses(game, "token")
    game = colonies("Shi: 1 red; Amb: 1 red; Val: 1 red", king="Nue", card="king", court="1 red", lying="2 gold")
    assert refuses(game, "token")


@pytest.mark.rule("GIC-41")
def test_only_own_take_tokens() -> None:
    game = colonies("Ame: 1 red, 1 blue, 1 black", king="Nue", card="king", court="1 red", lying="3 gold")
    game.follow("token")
    assert texts(game) == "Ame.red"
    with pytest.raises(IllegalChoice, match=reason("only-own")):
        game.play("Ame.blue")
    game = colonies("Ame: 1 blue", king="Nue", card="king", court="1 red", lying="3 gold")
    assert refuses(game, "token")


@pytest.mark.rule("GIC-41", "GIC-53")
def test_the_holder_of_the_grand_inquisitor_puts_black_ones_on_tokens() -> None:
    game = colonies("Afr: 1 black", king="Nue", card="king", court="1 red", lying="1 goods", inquisitor="red")
    game.follow("token Afr.black")
    assert tokens(game) == "goods Afr.black"


@pytest.mark.rule("GIC-41")
def test_the_viceroy_takes_none_but_who_stands_on_the_limit_board_does() -> None:
    game = colonies("Vic: 1 red", king="Nue", card="king", court="1 red", lying="1 gold")
    assert refuses(game, "token")
    game = colonies("Lim: 1 red", limit="Ame", king="Nue", card="king", court="1 red", lying="1 gold")
    game.follow("token Lim.red")
    assert tokens(game) == "gold Lim.red"


@pytest.mark.rule("GIC-41")
def test_a_standard_bearer_takes_none() -> None:
    modules = ("grand_inquisitor", "anniversary")
    game = situation("Ame: 1 red", modules=modules, banners="red:Ame", card="king", court="1 red", lying="1 gold")
    assert refuses(game, "token")
    game = situation("Ame: 2 red", modules=modules, banners="red:Ame", card="king", court="1 red", lying="2 gold")
    game.follow("token Ame.red")
    assert refuses(game, "token")


@pytest.mark.rule("GIC-41")
def test_at_any_time_of_the_turn() -> None:
    game = whole_turn(
        "Shi: 2 yellow; Afr: 1 yellow",
        turn="yellow",
        king="Val",
        court="2 yellow",
        lying="3 goods",
        offered={1: "intrigue-own-4"},
    )
    assert texts(game) == "stop Shi.yellow Afr.yellow token"
    game.follow("token Afr.yellow Shi.yellow>Afr")
    assert texts(game) == "stop Shi.yellow Afr.yellow token"
    game.follow("stop")
    assert texts(game) == "+4 +3 +2 +1 +0 token"
    game.follow("token Afr.yellow +0 A1")
    assert texts(game) == "special place end"
    game.follow("special Shi.yellow>Afr")
    assert texts(game) == "stop Afr.yellow token"
    game.follow("token")
    assert texts(game) == "Afr.yellow"
    game.follow("Afr.yellow stop place")
    assert tokens(game) == "goods Afr.yellow, goods Afr.yellow, goods Afr.yellow"


@pytest.mark.rule("GIC-41")
def test_before_choosing_a_card_while_placing_and_at_the_end() -> None:
    game = whole_turn("Ame: 3 red", king="Val", court="2 red", lying="3 gold", fresh="3 Ame.red", offered={5: "king"})
    assert texts(game) == "A1 A2 A3 A4 A5 A6 A7 token"
    game.follow("token Ame.red A5 place")
    assert texts(game).endswith("Cas token")
    game.follow("token Ame.red Ara Ara special Gal")
    assert texts(game) == "token end"
    game.follow("token Ame.red")
    assert tokens(game) == "gold Ame.red, gold Ame.red, gold Ame.red"


@pytest.mark.rule("GIC-41")
def test_not_in_the_turn_of_another() -> None:
    game = colonies("Ame: 1 blue", king="Nue", card="angry-king", lying="1 gold", court="1 red")
    game.follow("special")
    assert asked(game) == "blue ReturnOwn"
    assert texts(game) == "Ame.blue"


@pytest.mark.rule("GIC-41", "GIC-66")
def test_the_caballeros_just_moved_take_the_tokens_just_laid() -> None:
    game = colonies("Val: 2 red", king="Nue", card="transport")
    game.follow("special Val.red>Ame token Ame.red Val.red>Afr token Afr.red")
    assert tokens(game) == "gold Ame.red, goods Afr.red, 1 goods lying"


@pytest.mark.rule("GIC-41", "BASE-122")
def test_no_veto_against_taking_a_token() -> None:
    game = colonies("Ame: 1 red", king="Nue", card="king", court="1 red", lying="1 gold", vetoes="blue")
    game.follow("token Ame.red")
    assert asked(game) == "red UseCard"
    assert tokens(game) == "gold Ame.red"


@pytest.mark.rule("GIC-41")
def test_caballero_and_token_stay_together_whoever_moves_them() -> None:
    game = colonies(
        "Ame: 1 blue; Afr: 1 blue", king="Nue", card="intrigue-any-3", carriers="gold Ame.blue, goods Afr.blue"
    )
    game.follow("special Ame.blue>Afr Afr.blue>Shi")
    assert tokens(game) == "gold Afr.blue, goods Shi.blue"
    assert seen_tokens(game, "gold") == (4, 0, ["africa blue"])
    assert game.scores == [0, 0, 0, 0]


# --- brought home ---


@pytest.mark.rule("GIC-42")
def test_four_rounds_from_the_court_home() -> None:
    game = whole_turn("Shi: 1 red", king="Nue", lying="1 gold")
    game.follow("Shi.red>Ame token Ame.red")
    assert tokens(game) == "gold Ame.red"
    game = whole_turn("Ame: 1 red", king="Nue", carriers="gold Ame.red")
    game.follow("Ame.red>Shi")
    assert tokens(game) == "gold Shi.red"
    game = whole_turn("Shi: 1 red", king="Nue", carriers="gold Shi.red")
    events = follow(game, "Shi.red>Val")
    assert sources(game, events) == ["red 6 gold"]
    assert standing(game, "Val") == "1 red"
    assert tokens(game) == ""
    assert seen_tokens(game, "gold")[0] == 5


@pytest.mark.rule("GIC-42")
@pytest.mark.parametrize(("kind", "worth"), [("goods", 4), ("gold", 6)])
@pytest.mark.parametrize("region", ["Gal", "Vas", "Ara", "Cat", "Vie", "Sev", "Gra", "Val"])
def test_in_any_of_the_nine_it_pays_at_once(kind: str, worth: int, region: str) -> None:
    game = colonies("Afr: 1 red", king="Nue", card="intrigue-any-3", carriers=f"{kind} Afr.red", limit="Sev")
    game.follow(f"special Afr.red>{region}")
    assert points(game) == f"{worth} red"
    assert tokens(game) == ""
    assert standing(game, "Lim" if region == "Sev" else region) == "1 red"


@pytest.mark.rule("GIC-42")
@pytest.mark.parametrize("target", ["Shi", "Amb", "Ame"])
def test_elsewhere_it_stays_with_its_carrier(target: str) -> None:
    game = colonies("Afr: 1 red", king="Nue", card="intrigue-any-3", carriers="goods Afr.red")
    game.follow(f"special Afr.red>{target}")
    assert tokens(game) == f"goods {target}.red"
    assert points(game) == ""


@pytest.mark.rule("GIC-42")
def test_the_points_are_the_owners_whoever_moved_it() -> None:
    game = colonies("Ame: 1 blue", king="Nue", card="intrigue-foreign-3", carriers="gold Ame.blue")
    game.follow("special Ame.blue>Val")
    assert points(game) == "6 blue"


@pytest.mark.rule("GIC-42")
@pytest.mark.parametrize(("holder", "result"), [("red", "6 red"), ("green", "6 green"), ("", "")])
def test_for_a_black_one_the_points_are_the_holders_else_nobodys(holder: str, result: str) -> None:
    game = colonies("Ame: 1 black", king="Nue", card="intrigue-any-3", carriers="gold Ame.black", inquisitor=holder)
    game.follow("special Ame.black>Val")
    assert points(game) == result
    assert tokens(game) == ""


@pytest.mark.rule("GIC-42", "GIC-50")
def test_the_holder_at_that_moment_is_whoever_has_just_taken_the_card() -> None:
    game = colonies("Ame: 1 black", king="Nue", card="holy-inquisition", carriers="gold Ame.black", inquisitor="blue")
    game.follow("special Ame.black>Val")
    assert points(game) == "6 red"


@pytest.mark.rule("GIC-42")
def test_who_picks_one_of_several_says_which() -> None:
    game = colonies("Afr: 3 blue", king="Nue", card="intrigue-any-3", carriers="gold Afr.blue, goods Afr.blue")
    game.follow("special Afr.blue")
    assert texts(game) == "plain gold goods"
    game.follow("plain Val Afr.blue")
    assert texts(game) == "gold goods"
    game.follow("gold Val Afr.blue>Val")
    assert points(game) == "10 blue"
    assert standing(game, "Val") == "3 blue"


# --- lost ---


@pytest.mark.rule("GIC-43")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_in_the_castillo_it_is_lost_without_points(colour: str) -> None:
    game = colonies(f"Ame: 1 {colour}", king="Nue", card="intrigue-any-3", carriers=f"gold Ame.{colour}")
    events = follow(game, f"special Ame.{colour}>Cas")
    assert kinds(events, "token-back", "points") == [("token-back", 0)]
    assert (tokens(game), points(game)) == ("", "")
    assert seen_tokens(game, "gold")[0] == 5


@pytest.mark.rule("GIC-43", "BASE-116")
def test_in_the_province_it_is_lost_and_the_dismisser_says_which() -> None:
    game = colonies("Afr: 2 blue", king="Nue", card="dismissal", carriers="goods Afr.blue")
    game.follow("special Afr.blue")
    assert asked(game) == "red WhichOne"
    game.follow("goods")
    assert (tokens(game), points(game), standing(game, "Afr")) == ("", "", "1 blue")
    assert province(game, "blue") == 35


@pytest.mark.rule("GIC-43", "BASE-117")
def test_the_owner_says_which_one_the_angry_king_gets() -> None:
    game = colonies("Afr: 4 blue", king="Nue", card="angry-king", carriers="goods Afr.blue")
    game.follow("special Afr.blue")
    assert asked(game) == "blue WhichOne"
    game.follow("plain Afr.blue>plain Afr.blue>goods")
    assert (tokens(game), standing(game, "Afr")) == ("", "1 blue")


@pytest.mark.rule("GIC-43", "BASE-31")
def test_at_court_it_is_lost() -> None:
    game = whole_turn(
        "Afr: 2 yellow",
        turn="yellow",
        king="Nue",
        province="0 yellow",
        carriers="goods Afr.yellow",
        fresh="1 Afr.yellow, 1 goods Afr.yellow",
    )
    assert asked(game) == "yellow MakeUp"
    game.follow("Afr.yellow>goods")
    assert (tokens(game), courts(game), points(game)) == ("", "1 yellow", "")


# --- carriers ---


@pytest.mark.rule("GIC-44")
def test_a_carrier_counts_for_majorities() -> None:
    assert scored("Ame", "Ame: 2 red, 1 blue", carriers="gold Ame.red, gold Ame.red") == [4, 0, 0, 0]
    assert scored("Afr", "Afr: 1 red, 2 blue", carriers="goods Afr.red, goods Afr.blue") == [2, 4, 0, 0]
    assert scored("Fra", "Amb: 1 red", carriers="gold Amb.red") == [5, 0, 0, 0]


@pytest.mark.rule("GIC-44")
def test_a_carrier_is_neither_captain_nor_viceroy() -> None:
    game = whole_turn("Ame: 1 red", king="Nue", carriers="gold Ame.red")
    game.follow("Ame.red")
    assert texts(game) == "Shi"
    game = whole_turn("Shi: 1 red", king="Nue", carriers="gold Shi.red")
    game.follow("Shi.red")
    assert texts(game) == "Gal Vas Cat Sev Gra Val Amb Env Thi Ame Afr"
    assert refuses(game, "Vic")
    game = colonies("Ame: 2 red", king="Nue", card="intrigue-any-3", carriers="gold Ame.red")
    game.follow("special Ame.red>gold")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Val Amb Env Thi Shi Afr Cas"
    assert refuses(game, "Vic")
    assert refuses(game, "Cpt")
