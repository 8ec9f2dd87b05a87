"""Grand Inquisitor & Colonies: cards of the base game in the new regions and on special spaces (GIC-73), secrecy."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS
from elgrande.engine.chance import Chance
from elgrande.events import without_castillo_count
from tests.rules.events import kinds, scored_order
from tests.rules.grand_inquisitor.positions import colonies, whole_turn
from tests.rules.observing import courts, points, province
from tests.rules.playing import follow
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts, tokens

SPECIAL_SPACES = "Amb: 1 blue; Cpt: 1 blue; Vic: 1 blue; Lim: 1 blue; Shi: 1 blue"
PICKS = "Lim.blue Amb.blue Shi.blue Cpt.blue Vic.blue"

# --- back to province and court, from special spaces too ---


@pytest.mark.rule("GIC-73", "BASE-116")
@pytest.mark.parametrize("space", ["Amb", "Cpt", "Vic", "Lim", "Shi"])
def test_dismissal_takes_one_from_any_space(space: str) -> None:
    game = colonies(SPECIAL_SPACES, king="Nue", card="dismissal")
    game.follow("special")
    assert texts(game) == f"stop {PICKS}"
    game.follow(f"{space}.blue")
    assert standing(game, space) == ""
    assert province(game, "blue") == 32


@pytest.mark.rule("GIC-73", "BASE-116", "GIC-53")
def test_dismissal_takes_no_black_one_and_none_of_the_kings_region() -> None:
    game = colonies("Cpt: 1 black; Vic: 1 blue; Amb: 1 blue; Env: 1 black", king="Fra", card="dismissal")
    game.follow("special")
    assert texts(game) == "stop Vic.blue"
    assert refuses(game, "Cpt.black")
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Amb.blue")


@pytest.mark.rule("GIC-73", "BASE-117")
def test_to_the_angry_king_the_owner_gives_whom_he_likes() -> None:
    game = colonies(SPECIAL_SPACES, king="Nue", card="angry-king", court="1 blue")
    game.follow("special")
    assert asked(game) == "blue ReturnOwn"
    assert texts(game) == f"{PICKS} court"
    game.follow("Cpt.blue Vic.blue Lim.blue")
    assert [standing(game, space) for space in ("Cpt", "Vic", "Lim", "Amb")] == ["", "", "", "1 blue"]
    assert province(game, "blue") == 33


@pytest.mark.rule("GIC-73", "BASE-117", "GIC-53")
def test_black_ones_are_not_given_to_the_angry_king() -> None:
    game = colonies("Val: 4 black; Cpt: 1 blue", king="Nue", card="angry-king", inquisitor="blue")
    game.follow("special")
    assert texts(game) == "Cpt.blue"
    game.follow("Cpt.blue")
    assert standing(game, "Val") == "4 black"
    game = colonies("Val: 4 black", king="Nue", card="angry-king", inquisitor="blue", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("GIC-73", "BASE-31")
def test_a_shortage_of_the_province_is_made_up_from_any_space() -> None:
    game = whole_turn(
        "Amb: 1 yellow; Cpt: 1 yellow; Vic: 1 yellow; Lim: 1 yellow; Afr: 1 yellow",
        turn="yellow",
        king="Nue",
        province="0 yellow",
        fresh="1 Shi.yellow, 1 Ame.yellow, 1 Afr.yellow",
    )
    assert asked(game) == "yellow MakeUp"
    assert texts(game) == "stop Lim.yellow Amb.yellow Cpt.yellow Vic.yellow Afr.yellow"
    game.follow("Amb.yellow Cpt.yellow Vic.yellow Lim.yellow")
    assert courts(game) == "4 yellow"
    assert [standing(game, space) for space in ("Amb", "Cpt", "Vic", "Lim", "Afr")] == ["", "", "", "", "1 yellow"]


@pytest.mark.rule("GIC-73", "BASE-143")
def test_the_court_card_takes_the_shortage_from_special_spaces() -> None:
    game = colonies("Cpt: 1 red; Thi: 1 red", king="Nue", card="court", province="0 red")
    game.follow("special Cpt.red Thi.red")
    assert courts(game) == "2 red"


# --- exile, with the limit board ---


@pytest.mark.rule("GIC-73", "BASE-118")
def test_all_go_into_exile_from_the_limit_board_and_beside_it() -> None:
    game = colonies("Lim: 2 blue, 8 green; Sev: 3 blue, 1 red", limit="Sev", king="Nue", card="exile-all")
    game.follow("special blue:Sev green:Sev")
    assert standing(game, "Lim") == "1 red"
    assert standing(game, "Sev") == ""
    assert (province(game, "blue"), province(game, "green")) == (36, 36)


@pytest.mark.rule("GIC-73", "BASE-119")
def test_of_two_groups_the_owner_says_which_two_go() -> None:
    game = colonies("Lim: 2 blue; Sev: 2 blue, 3 green", limit="Sev", king="Nue", card="exile-2", court="1 red")
    game.follow("special blue:Sev green:Sev")
    assert asked(game) == "blue GiveUp"
    assert texts(game) == "Sev.blue Lim.blue"
    game.follow("Lim.blue Sev.blue")
    assert standing(game, "Lim") == "1 blue"
    assert standing(game, "Sev") == "1 blue, 1 green"
    assert province(game, "blue") == 34


@pytest.mark.rule("GIC-73", "BASE-119")
def test_two_are_enough_wherever_in_the_region_they_stand() -> None:
    game = colonies("Lim: 1 blue; Sev: 1 blue", limit="Sev", king="Nue", card="exile-2", court="1 red")
    game.follow("special Sev")
    assert (standing(game, "Lim"), standing(game, "Sev")) == ("", "")
    assert province(game, "blue") == 36


@pytest.mark.rule("GIC-73", "GIC-53", "BASE-118")
def test_black_ones_neither_go_into_exile_nor_make_a_region_that_can_be_dialled() -> None:
    game = colonies("Val: 3 black; Cat: 1 blue, 1 black", king="Nue", card="exile-all", inquisitor="blue")
    game.follow("special")
    assert texts(game) == "Cat"
    game.follow("Cat")
    assert (standing(game, "Cat"), standing(game, "Val")) == ("1 black", "3 black")
    game = colonies("Cat: 1 blue, 1 black", king="Nue", card="exile-2", inquisitor="blue", court="1 red")
    assert texts(game) == "place end"


# --- eviction ---


@pytest.mark.rule("GIC-73", "BASE-146")
@pytest.mark.parametrize(
    ("region", "caballeros", "spaces"),
    [
        ("Fra", "Amb: 1 blue; Env: 1 red; Thi: 1 blue", ["Amb", "Thi"]),
        ("Shi", "Shi: 1 blue; Cpt: 1 blue", ["Shi", "Cpt"]),
        ("Ame", "Ame: 1 blue; Vic: 1 blue", ["Ame", "Vic"]),
        ("Afr", "Afr: 2 blue", ["Afr"]),
        ("Sev", "Lim: 1 blue; Sev: 1 blue", ["Lim", "Sev"]),
    ],
)
def test_all_of_a_new_region_leave_it(region: str, caballeros: str, spaces: list[str]) -> None:
    game = colonies(caballeros, king="Nue", card="eviction", limit="Sev")
    game.follow("special")
    assert texts(game) == region
    game.follow(f"{region} blue:Cat")
    assert [standing(game, space) for space in spaces] == [""] * len(spaces)
    assert standing(game, "Cat") == "2 blue"
    assert province(game, "blue") == 34


@pytest.mark.rule("GIC-42", "BASE-146")
def test_who_must_leave_a_colony_brings_his_tokens_home() -> None:
    game = colonies(
        "Ame: 3 blue, 1 green, 2 red; Vic: 1 blue",
        king="Nue",
        card="eviction",
        limit="Gra",
        carriers="gold Ame.blue, goods Ame.blue, gold Ame.red, goods Ame.green",
    )
    game.follow("special Ame blue:Val green:Sev")
    assert points(game) == "10 blue, 4 green"
    assert standing(game, "Val") == "4 blue"
    assert standing(game, "Sev") == "1 green"
    assert (standing(game, "Ame"), standing(game, "Vic")) == ("2 red", "")
    assert tokens(game) == "gold Ame.red"


# --- other cards ---


@pytest.mark.rule("BASE-106", "BASE-107", "GIC-60")
@pytest.mark.parametrize("card", ["intrigue-region-5", "intrigue-region-own"])
def test_out_of_one_new_region_means_from_all_its_spaces_and_away(card: str) -> None:
    game = colonies("Shi: 2 red; Cpt: 1 red; Val: 1 red", king="Nue", card=card)
    game.follow("special Cpt.red")
    assert refuses(game, "Shi")
    game.follow("Gal")
    assert texts(game) == "stop Shi.red"
    game.follow("Shi.red")
    assert refuses(game, "Cpt")
    game.follow("Ame Shi.red>Vic")
    assert [standing(game, space) for space in ("Shi", "Ame", "Vic", "Gal")] == ["", "1 red", "1 red", "1 red"]


@pytest.mark.rule("BASE-141", "GIC-12", "BASE-50")
def test_a_tile_leaves_francia_only_without_the_king() -> None:
    game = colonies("", king="Fra", card="score-tile", tiles="8:Fra 4:Shi")
    game.follow("special")
    assert texts(game) == "T2"
    with pytest.raises(IllegalChoice, match=reason("king", "Francia")):
        game.play("T1")
    game.follow("T2")
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val Ame Afr Cas"


@pytest.mark.rule("BASE-120", "GIC-10")
def test_any_new_region_may_be_scored_but_no_space_inside() -> None:
    game = colonies("Cpt: 1 red", king="Nue", card="score-region")
    game.follow("special")
    assert refuses(game, "Cpt")
    assert scored_order(game, follow(game, "Shi")) == "Shi"
    assert points(game) == "3 red"


# --- secrets ---


def thrown(castillo: str) -> Game:
    """Red, who holds the Grand Inquisitor, throws a second black caballero into the Castillo."""
    game = colonies(
        "Val: 3 red, 2 black; Cas: 1 black", king="Nue", card="intrigue-own-4", inquisitor="red", castillo=castillo
    )
    game.follow("special Val.black>Cas stop")
    return game


@pytest.mark.rule("BASE-41", "GIC-53")
def test_nobody_sees_the_black_ones_in_a_hidden_castillo() -> None:
    seen = thrown("hidden").view(0).as_dict()["spaces"]["castillo"]
    assert (seen["black"], seen["caballeros"]) == (None, None)
    seen = thrown("open").view(2).as_dict()["spaces"]["castillo"]
    assert (seen["black"], seen["caballeros"]) == (2, [0, 0, 0, 0])


@pytest.mark.rule("BASE-41", "GIC-53")
def test_views_of_a_hidden_castillo_do_not_show_what_is_in_it() -> None:
    one, other = (colonies("Val: 1 red", king="Nue", card="king", inquisitor="red") for _ in range(2))
    other.position.board.caballeros[CASTILLO * COLOURS + BLACK] = 3
    for seat in range(SPECTATOR, 4):
        assert one.view(seat).key() == other.view(seat).key()


@pytest.mark.rule("BASE-41")
def test_counting_tells_how_many_black_ones_are_inside() -> None:
    game = colonies("Val: 1 black; Cpt: 1 black; Cas: 2 black", king="Nue")
    assert game.view(1).imagine(Chance(1)).board.on(CASTILLO, BLACK) == 2


@pytest.mark.rule("BASE-42")
def test_a_lift_shows_the_black_ones_too() -> None:
    game = colonies("Cas: 2 red, 3 black", king="Nue", card="score-castillo", inquisitor="blue")
    events = follow(game, "special")
    assert kinds(events, "inside", "black-inside") == [
        *[("inside", seat, count) for seat, count in enumerate((2, 0, 0, 0))],
        ("black-inside", 3),
    ]
    assert points(game) == "3 red, 5 blue"
    assert game.view().as_dict()["spaces"]["castillo"]["black"] is None


@pytest.mark.rule("BASE-41", "GIC-53")
def test_the_log_keeps_no_number_of_black_ones_thrown_in() -> None:
    game = colonies("Val: 2 red, 2 black", king="Nue", card="intrigue-own-4", inquisitor="red")
    events = follow(game, "special Val.black>Cas Val.red>Cas Val.black>Cas stop")
    castillo = kinds(without_castillo_count(events), "moved", "threw", "black-inside")
    assert castillo == [("threw", 0)]


@pytest.mark.rule("BASE-41")
def test_the_log_keeps_no_number_of_carriers_thrown_in() -> None:
    game = colonies("Ame: 3 red", king="Nue", card="intrigue-own-4", carriers="gold Ame.red")
    events = follow(game, "special Ame.red>plain>Cas Ame.red>plain>Cas stop")
    assert kinds(without_castillo_count(events), "moved", "threw", "which") == [("threw", 0)]
