"""Doubling: a region chosen in secret counts double in the next general scoring (KI-35, KI-40, KI-42 to KI-45)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.engine.chance import Chance
from elgrande.engine.event import Event
from elgrande.rules.king_intrigue.doubling import DOUBLED
from tests.fields import told
from tests.rules.events import kinds, won
from tests.rules.king_intrigue.positions import ki, with_card
from tests.rules.observing import points
from tests.rules.playing import follow
from tests.rules.positions import NINE
from tests.rules.refusing import reason, refuses
from tests.situation import asked, texts


def doubled(game: Game) -> str:
    """Who has doubled which region, such as `red:Val`."""
    return told(game, "doubled")


def general_scoring(caballeros: str, **rest: Any) -> tuple[Game, list[Event]]:
    """The last turn of round 3 ends, and a general scoring follows."""
    game = ki(caballeros, power="80 180 30 20", **{"round": 3, "castillo": "open", "grandes": "", **rest})
    return game, follow(game, "end")


# --- taking a token and a region card ---


@pytest.mark.rule("KI-35")
def test_150_takes_a_token_and_a_region_card_the_kings_too() -> None:
    game = with_card(150, court="1 red", king="Gal")
    game.play("special")
    assert asked(game) == "red ChooseDoubled"
    assert game.decision.secret
    assert texts(game) == NINE
    assert refuses(game, "Cas")
    game.play("Gal")
    assert doubled(game) == "red:Gal"
    assert texts(game) == "place end"


@pytest.mark.rule("KI-35")
def test_a_region_card_that_somebody_has_is_not_free() -> None:
    game = with_card(150, court="1 red", doubled="green:Nue")
    game.play("special")
    assert texts(game) == "Gal Vas Ara Cat Vie Sev Gra Val"
    with pytest.raises(IllegalChoice, match=reason("card-not-free")):
        game.play("Nue")


@pytest.mark.rule("KI-35")
def test_new_regions_have_no_card() -> None:
    game = with_card(150, court="1 red", modules=("grand_inquisitor", "king_intrigue"))
    game.play("special")
    assert texts(game) == NINE
    assert refuses(game, "Fra")


@pytest.mark.rule("KI-35", "KI-45")
def test_with_both_tokens_taken_the_action_is_not_possible() -> None:
    game = with_card(150, court="1 red", doubled="green:Nue blue:Val")
    assert texts(game) == "place end"
    with pytest.raises(IllegalChoice, match=reason("no-effect")):
        game.play("special")


@pytest.mark.rule("KI-35", "KI-45", "KI-13")
def test_with_two_players_the_king_card_stays_open_then() -> None:
    game = ki(power="150 20 30", court="1 red", doubled="green:Nue blue:Val")
    assert texts(game) == "role place end"


@pytest.mark.rule("KI-35", "KI-13")
def test_with_the_king_card_of_four_players_nothing_is_doubled() -> None:
    game = ki(power="150 20 30 40", court="1 red")
    game.follow("role Val end")
    assert doubled(game) == ""


@pytest.mark.rule("KI-35", "KI-46")
def test_a_veto_comes_before_the_region_is_chosen_and_the_token_stays() -> None:
    game = with_card(150, court="1 red", vetoes="blue")
    game.play("special")
    assert asked(game) == "blue MayVeto"
    game.play("veto")
    assert doubled(game) == ""
    assert texts(game) == "place end"


# --- who knows it ---


def two_ways() -> tuple[Game, Game]:
    """Red has doubled Val in one game, Sev in the other."""
    one, other = with_card(150, court="1 red"), with_card(150, court="1 red")
    one.follow("special Val")
    other.follow("special Sev")
    return one, other


@pytest.mark.rule("KI-35", "KI-40")
def test_only_who_has_chosen_sees_the_region() -> None:
    one, other = two_ways()
    for seat in (1, 2, 3, SPECTATOR):
        assert one.view(seat).key() == other.view(seat).key()
    assert one.view(0).key() != other.view(0).key()


@pytest.mark.rule("KI-35", "KI-40")
def test_all_see_that_somebody_has_a_token() -> None:
    game = with_card(150, court="1 red")
    events = follow(game, "special Val")
    assert kinds(events, "doubles") == [("doubles", 0)]
    assert game.rules.space_named("Val") not in [value for event in events for value in event[2:]]
    assert told(game.view(1).position, "doubled") == "red:?"


@pytest.mark.rule("KI-40")
def test_a_bot_imagines_some_free_region_and_knows_its_own() -> None:
    game = with_card(150, court="1 red", doubled="blue:Nue")
    game.follow("special Val")
    of_red = {DOUBLED.of(game.resample(1, Chance(seed)).position, 0) for seed in range(60)}
    nueva = game.rules.space_named("Nue")
    assert of_red == set(range(9)) - {nueva}
    assert all(DOUBLED.of(game.resample(1, Chance(seed)).position, 1) == nueva for seed in range(5))


@pytest.mark.rule("KI-40")
def test_who_chooses_sees_which_cards_lie_there_and_nobody_else() -> None:
    one, other = (with_card(150, court="1 red", doubled=f"blue:{region}") for region in ("Nue", "Sev"))
    one.play("special")
    other.play("special")
    assert one.view(0).options == [option.id for option in one.decision.options]
    assert one.view(2).key() == other.view(2).key()
    assert one.view(SPECTATOR).key() == other.view(SPECTATOR).key()
    assert one.undoable == 0
    imagined = {told(one.resample(0, Chance(seed)).position, "doubled") for seed in range(20)}
    assert imagined == {"blue:Nue"}


@pytest.mark.rule("KI-40", "KI-42")
def test_a_doubled_region_blocks_no_dial() -> None:
    game = ki("Cas: 1 red", power="80 180 30 20", round=3, doubled="blue:Val", grandes="")
    game.play("end")
    assert asked(game) == "yellow red blue green CastilloDial"
    assert "Val" in texts(game).split()
    game.follow("red:Val blue:Val green:Sev yellow:Sev")
    assert points(game) == f"{5 + 5 * 2} red"


# --- what it does ---


@pytest.mark.rule("KI-35", "KI-43")
def test_a_doubled_region_counts_double_for_all_bonuses_included() -> None:
    board = "Val: 4 red, 3 blue, 2 green; Sev: 1 yellow"
    game, events = general_scoring(board, king="Val", grandes="red:Val", doubled="yellow:Val")
    assert won(game, events, "Val") == [2 * (5 + 2 + 2), 2 * 3, 2 * 2, 0]
    assert won(game, events, "Sev") == [0, 0, 0, 4]


@pytest.mark.rule("KI-35", "KI-43")
def test_the_doubled_region_pays_its_tile() -> None:
    game, events = general_scoring("Val: 4 red, 3 blue", tiles="8:Val", doubled="red:Val")
    assert won(game, events, "Val") == [16, 8, 0, 0]


@pytest.mark.rule("KI-35")
def test_two_doubled_regions() -> None:
    game, events = general_scoring("Val: 4 red; Sev: 1 blue; Gal: 1 green", doubled="red:Val yellow:Sev", king="Nue")
    assert game.scores == [10, 8, 4, 0]
    assert [event[1:] for event in kinds(events, "doubled")] == [(3, 6), (0, 8)]


@pytest.mark.rule("KI-35", "KI-43")
def test_it_is_revealed_when_the_regions_turn_comes() -> None:
    game, events = general_scoring("Val: 4 red; Sev: 1 blue; Gra: 1 blue", doubled="yellow:Val")
    order = [event[:2] for event in kinds(events, "doubled", "scoring") if event[1] >= 6 or event[0] == "doubled"]
    assert order == [("scoring", 6), ("scoring", 7), ("doubled", 3), ("scoring", 8)]
    assert game.scores == [10, 10, 0, 0]


@pytest.mark.rule("KI-35")
def test_after_the_general_scoring_tokens_and_cards_come_back() -> None:
    game, _ = general_scoring("Val: 4 red", doubled="red:Val blue:Nue")
    assert doubled(game) == ""


@pytest.mark.rule("KI-35")
def test_nothing_comes_back_after_a_round_without_scoring() -> None:
    game, events = general_scoring("Val: 4 red", doubled="red:Val", round=4)
    assert kinds(events, "doubled", "scoring") == []
    assert doubled(game) == "red:Val"


@pytest.mark.rule("KI-35")
@pytest.mark.parametrize(("value", "line"), [(100, "special"), (130, "special Val")])
def test_a_special_scoring_never_counts_double(value: int, line: str) -> None:
    game = with_card(value, "Val: 4 red, 3 blue", king="Val", grandes="red:Val", doubled="blue:Val")
    events = follow(game, line)
    assert won(game, events, "Val") == [9, 3, 0, 0]
    assert kinds(events, "doubled") == []
    assert doubled(game) == "blue:Val"


@pytest.mark.rule("KI-35")
def test_never_for_a_castillo_that_stands_there() -> None:
    game = ki(
        "Val: 1 blue; Cas: 3 red",
        power="23 180 20 90",
        court="1 red",
        round=3,
        castillo="open",
        grandes="",
        doubled="yellow:Val",
        modules=("king_intrigue", "players_edition"),
    )
    game.follow("special Val end")
    events = follow(game, "red:Sev blue:Gra")
    assert won(game, events, "Cas") == [5, 3, 0, 0]
    assert won(game, events, "Val") == [0, 0, 0, 0]


@pytest.mark.rule("KI-44")
def test_in_an_allied_pair_only_the_doubled_share_counts_double() -> None:
    game = ki(
        "Val: 2 red; Nue: 1 blue",
        power="43 180 20 90",
        court="1 red",
        round=3,
        castillo="open",
        grandes="",
        doubled="yellow:Val",
        modules=("king_intrigue", "players_edition"),
    )
    game.follow("special Nue Val")
    events = follow(game, "end")
    assert won(game, events, "Val") == [10, 6, 0, 0]
    assert won(game, events, "Nue") == [7, 4, 0, 0]
