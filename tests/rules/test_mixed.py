"""King & Intrigue with Grand Inquisitor & Colonies (MIX-3 to MIX-8), and with Anniversary."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from elgrande.rules.config import misfits, remarks
from tests.fields import put, told
from tests.rules.events import kinds
from tests.rules.grand_inquisitor.observing import holder
from tests.rules.grand_inquisitor.positions import NO_SUPPLY
from tests.rules.king_intrigue.playing import hand, play_value
from tests.rules.king_intrigue.positions import choosing, first_round, ki, new
from tests.rules.observing import cards_in_stack, courts, king, points
from tests.rules.playing import follow, to_round
from tests.rules.refusing import reason, refuses
from tests.situation import asked, banners, kept, standing, texts, tokens

MIXED = ("grand_inquisitor", "king_intrigue")
BANNERS = ("anniversary", "king_intrigue")
ROUND_OVER = "PlayPowerCard"


def mixed(caballeros: str = "", power: str = "80 180 20 30", **rest: Any) -> Game:
    """Red's turn, mostly with power card 80 and a Caballero card for 2; no token can be taken."""
    return ki(caballeros, power=power, modules=MIXED, **{"lying": NO_SUPPLY, "limit": "Cat", **rest})


def offered(game: Game) -> list[str | None]:
    """The face-up cards of stacks 6 and 7."""
    shown: list[str | None] = game.view().as_dict()["offered"][5:]
    return shown


# --- set-up ---


@pytest.mark.rule("MIX-7")
def test_the_two_can_be_played_together_and_the_program_says_that_the_rulebook_advises_against_it() -> None:
    assert misfits(MIXED) == []
    assert remarks(("base", *MIXED)) == [("web-module-advice", ["grand_inquisitor", "king_intrigue"])]
    assert remarks(("base", "king_intrigue", "players_edition", "anniversary")) == []
    assert new(modules=MIXED).table.config.modules == ("base", *MIXED)


@pytest.mark.rule("MIX-1")
def test_it_also_says_that_no_box_names_the_additions_together_with_grand_inquisitor() -> None:
    together = remarks((*MIXED, "special_cards"))
    assert together[1:] == [("web-module-unnamed", ["grand_inquisitor", "special_cards"])]


@pytest.mark.rule("MIX-5", "KI-3")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_dials_twice_for_two_and_for_one(players: int) -> None:
    game = new(players, modules=MIXED)
    target = texts(game).split()[0]
    space = game.rules.space_named(target)
    before = [game.position.count(space, seat) for seat in range(players)]
    for more in (2, 3):
        assert asked(game).endswith("SetOutDial")
        for seat in range(players):
            game.play(target, seat)
        assert [game.position.count(space, seat) for seat in range(players)] == [count + more for count in before]
    assert asked(game).endswith("ChooseCard")


@pytest.mark.rule("MIX-3", "KI-1")
def test_only_stacks_six_and_seven_lie_there() -> None:
    game = choosing(modules=MIXED)
    assert [len(cards) for cards in game.position.board.stacks] == [0, 0, 0, 0, 0, 0, 1, 11]


@pytest.mark.rule("MIX-3")
def test_each_round_one_card_of_each_is_turned_up() -> None:
    game = first_round(2, modules=MIXED)
    first = cards_in_stack(game, 7)
    assert offered(game)[0] == "holy-inquisition"
    up = offered(game)[1]
    to_round(game, 2)
    assert offered(game) == ["holy-inquisition", first[0]]
    assert cards_in_stack(game, 7) == [*first[1:], up]


# --- a card on offer instead of the own card ---


@pytest.mark.rule("MIX-3")
def test_a_card_on_offer_replaces_special_action_and_number() -> None:
    game = mixed(court="7 red", offered={7: "score-black"}, king="Gal")
    assert texts(game) == "special place A6 A7 end"
    game.play("A6")
    assert texts(game) == "special place end"
    game.play("place")
    game.follow("Vas Vas Vas")
    assert standing(game, "Vas") == "3 red"
    game.follow("special")
    assert holder(game) == "red"


@pytest.mark.rule("MIX-3")
@pytest.mark.parametrize("power", ["80 20 30 40", "80 90 100 110", "80 20", "80 90 100"])
def test_also_instead_of_king_and_intrigue_card(power: str) -> None:
    game = mixed("Val: 1 blue", power=power, court="7 red", offered={7: "score-new-regions"}, king="Gal")
    game.play("A7")
    assert texts(game) == "special place end"
    assert refuses(game, "role")
    number = game.rules.cards[game.rules.card_named("score-new-regions")].place
    game.follow("place " + "Vas " * number)
    assert courts(game) == f"{7 - number} red"
    assert king(game) == "Gal"


@pytest.mark.rule("MIX-3")
def test_reinforcements_stay() -> None:
    game = mixed(whole=True)
    assert texts(game) == "+3 +2 +1 +0"
    game.follow("+3 A6")
    assert courts(game) == "3 red"


@pytest.mark.rule("MIX-3")
@pytest.mark.parametrize("line", ["special T1 Val", "place Vas stop"])
def test_not_once_the_own_card_has_been_used(line: str) -> None:
    game = mixed(court="7 red")
    game.follow(line)
    assert "A6" not in texts(game).split()
    assert refuses(game, "A6")


@pytest.mark.rule("MIX-3")
def test_a_used_card_is_gone_for_the_rest_of_the_round() -> None:
    game = mixed("Val: 1 green", court="1 red, 1 green", later="green", offered={7: "score-black"})
    game.follow("A7 end +0")
    assert asked(game) == "green Act"
    assert texts(game) == "role place A6 end"
    with pytest.raises(IllegalChoice, match=reason("card-taken")):
        game.play("A7")
    game.play("end")
    assert asked(game).endswith(ROUND_OVER)
    assert cards_in_stack(game, 7)[-1] == "score-black"
    assert offered(game)[0] == "holy-inquisition"


@pytest.mark.rule("MIX-3")
def test_holy_inquisition_is_back_in_the_next_round() -> None:
    game = mixed(court="1 red")
    game.follow("A6 special end")
    assert asked(game).endswith(ROUND_OVER)
    assert offered(game)[0] == "holy-inquisition"


@pytest.mark.rule("MIX-3", "KI-16")
def test_a_replaced_power_card_is_not_kept() -> None:
    game = mixed(power="40 180 20 30", court="1 red", offered={7: "score-black"})
    game.follow("A7 end")
    assert kept(game) == ""
    assert 40 not in hand(game, "red")


@pytest.mark.rule("MIX-3")
def test_a_card_of_stack_seven_that_is_kept_stays_with_its_player() -> None:
    game = mixed(court="1 red", offered={7: "free-choice"})
    game.follow("A7 special end")
    assert kept(game) == "free-choice red"


@pytest.mark.rule("MIX-3")
def test_a_closed_card_cannot_be_used() -> None:
    game = mixed(court="1 red, 1 green", later="green", offered={7: "close-card"})
    game.follow("A7 special A6 end +0")
    assert asked(game) == "green Act"
    assert texts(game) == "place end"
    assert refuses(game, "A6")


# --- Close as a Veto ---


@pytest.mark.rule("MIX-4")
@pytest.mark.parametrize(("power", "line"), [("80 180 20 30", "special T1 Val"), ("80 20 30 40", "role Val")])
def test_close_an_action_card_stops_a_special_action(power: str, line: str) -> None:
    game = mixed(power=power, court="1 red", keeps="blue:close-card", king="Gal")
    game.follow(line)
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert kept(game) == ""
    assert cards_in_stack(game, 7)[-1] == "close-card"
    assert king(game) == "Gal"
    assert game.position.board.tiles == [-1, -1]
    assert texts(game) == "place end"


@pytest.mark.rule("MIX-4")
def test_without_king_and_intrigue_close_is_no_veto() -> None:
    assert "close" not in Game.new(modules=["grand_inquisitor"], seed=0).rules.turns.vetoes
    assert "close" in new(modules=MIXED).rules.turns.vetoes


@pytest.mark.rule("MIX-4")
def test_the_holder_of_both_spends_a_veto_first() -> None:
    game = mixed(court="1 red", keeps="blue:close-card", vetoes="blue")
    game.follow("special T1 Val veto")
    assert kept(game) == "close-card blue"


# --- Intrigue and the new regions ---


@pytest.mark.rule("MIX-8", "KI-15")
def test_the_intrigue_card_moves_to_and_from_the_new_regions() -> None:
    game = mixed("Shi: 2 red; Val: 1 blue", power="80 180 90 100", court="1 red")
    game.follow("role first Val.blue")
    assert {"Shi", "Amb", "Afr"} & set(texts(game).split())
    game.play("Shi")
    assert standing(game, "Shi") == "2 red, 1 blue"


@pytest.mark.rule("MIX-8", "KI-15")
def test_carriers_bring_home_what_they_carry() -> None:
    game = mixed(
        "Shi: 2 red",
        power="80 180 90 100",
        court="1 red",
        carriers="gold Shi.red",
        lying="4 gold, 11 goods",
        king="Gal",
    )
    game.follow("role second Shi.red>gold>Val")
    assert standing(game, "Val") == "1 red"
    assert tokens(game) == "4 gold lying, 11 goods lying"
    assert points(game) == "6 red"
    game.follow("Shi.red>Afr")
    assert standing(game, "Afr") == "1 red"


# --- Double strike, limit boards ---


@pytest.mark.rule("MIX-3", "KI-22")
def test_free_placing_is_of_no_use_to_who_strikes_again() -> None:
    game = mixed(power="20 180 10 30", court="7 red, 7 blue", keeps="blue:double-strike", king="Gal")
    game.follow("special place Val Val")
    assert asked(game).endswith(ROUND_OVER)


@pytest.mark.rule("MIX-3", "KI-14")
def test_the_king_card_can_be_repeated_by_double_strike() -> None:
    game = mixed(power="180 80 20 30", keeps="blue:double-strike", king="Gal")
    game.follow("role Val use Sev")
    assert king(game) == "Sev"


@pytest.mark.rule("MIX-3", "GIC-76")
@pytest.mark.parametrize(
    ("value", "line"), [(33, "special Val"), (53, "special Val Gra"), (15, "special Vas"), (75, "special")]
)
def test_no_action_that_brings_caballeros_into_play_can_be_repeated(value: int, line: str) -> None:
    """Civil war, bridge, fiesta and reserve take them from the court."""
    modules = (*MIXED, "players_edition", "special_cards")
    game = ki(power=f"{value} 180 10 130", modules=modules, court="1 red, 7 blue", keeps="blue:double-strike")
    game.follow(line)
    if asked(game).startswith("red"):
        game.play("end")
    assert asked(game) == "green PlayCard"
    assert kept(game).startswith("double-strike blue")


@pytest.mark.rule("MIX-6")
def test_the_two_kinds_of_limit_boards_share_no_region() -> None:
    modules = (*MIXED, "special_cards")
    game = ki(power="65 180 20 30", modules=modules, limit="Val", king="Gal", court="1 red")
    game.play("special")
    assert "Val" not in texts(game).split()
    game.play("Sev")
    assert told(game, "crowded") == "Sev"
    game = ki(power="65 180 20 30", modules=modules, limit="Val", king="Gal", offered={7: "limit-board"})
    put(game, "crowded", "Sev")
    game.follow("A7 special")
    assert "Sev" not in texts(game).split()
    with pytest.raises(IllegalChoice, match="A limit board lies there already"):
        game.play("Sev")
    assert "Gra" in texts(game).split()


# --- Anniversary ---


@pytest.mark.rule("KI-17", "ANN-1")
def test_banners_with_king_and_intrigue() -> None:
    game = new(3, modules=BANNERS)
    homes = [game.rules.spaces[home].short for home in game.position.board.grande]
    assert banners(game) == f"red:{homes[0]} blue:{homes[1]} green:{homes[2]}"


@pytest.mark.rule("KI-15", "KI-17")
def test_the_intrigue_card_moves_a_standard_bearer() -> None:
    game = ki("Val: 2 blue", power="80 180 90 100", modules=BANNERS, banners="blue:Val")
    other = game.copy()
    game.follow("role first Val.blue>bearer>Sev")
    assert banners(game) == "blue:Sev"
    other.follow("role first Val.blue>plain>Sev")
    assert banners(other) == "blue:Val"


@pytest.mark.rule("KI-36", "KI-17")
def test_off_to_the_castillo_says_whether_the_bearer_goes() -> None:
    game = ki("Val: 2 red; Sev: 1 red", power="160 180 10 20", modules=BANNERS, banners="red:Val")
    other = game.copy()
    game.follow("special Val.red>plain Val.red")
    assert standing(game, "Cas") == "2 red"
    assert banners(game) == "red:Sev"
    other.follow("special Val.red>plain Sev.red")
    assert banners(other) == "red:Val"


@pytest.mark.rule("KI-35", "KI-17")
def test_a_doubled_region_where_the_banner_decides_a_tie() -> None:
    game = ki(
        "Val: 2 red, 2 blue",
        power="80 180 30 20",
        modules=BANNERS,
        banners="red:Val",
        doubled="yellow:Val",
        round=3,
        castillo="open",
        grandes="",
    )
    follow(game, "end")
    assert points(game) == "10 red, 6 blue"


@pytest.mark.rule("MIX-3", "KI-17")
@pytest.mark.parametrize("modules", [MIXED, BANNERS, ("grand_inquisitor", "anniversary", "king_intrigue")])
def test_a_whole_game_with_all_of_it(modules: tuple[str, ...]) -> None:
    game = first_round(3, modules=modules)
    colours = ("red", "blue", "green")
    for value in (20, 40, 60):
        play_value(game, colours[game.decision.player], value)
    while not game.over:
        game.play(game.decision.options[-1], game.decision.player)
    assert len(kinds(game.events(), "general-scoring")) == 3
