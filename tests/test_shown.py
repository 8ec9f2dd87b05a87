"""What modules show goes to the spaces, the players and the table that it is about."""

from __future__ import annotations

import pytest

from elgrande import BoardView, Game
from elgrande.picture import draw
from elgrande.picture.marks import SYMBOLS
from elgrande.rules.grandissimo.secrets import BOYCOTT
from elgrande.rules.shown import Mark, shown
from elgrande.scenes import scene
from tests.looks import belongings, marked, noted
from tests.rules.grand_inquisitor.positions import colonies
from tests.rules.grandissimo.positions import gra
from tests.rules.players_edition.positions import played


def seen(game: Game, viewer: int = -1) -> BoardView:
    return game.view(viewer).as_dict()


def test_without_modules_nothing_is_added() -> None:
    data = seen(Game.new(seed=1))
    assert all(space.keys() == data["spaces"]["castillo"].keys() for space in data["spaces"].values())
    assert (data["closed"], data["turned"], data["roles"], data["links"], data["news"]) == ([], [], [], [], [])
    assert data["throne"] == data["king"]


# --- Colonies ---


def test_tokens_are_seen_with_their_carriers_also_with_black_ones() -> None:
    game = colonies("Shi: 3 red, 1 black", carriers="gold Shi.red, gold Shi.red, goods Shi.black")
    ship = seen(game)["spaces"]["ship"]
    assert ship["carried"] == {"red": {"gold": 2}, "black": {"goods": 1}}
    assert ("table-carries-gold", {"player": 0, "count": 2}) in ship["notes"]
    assert ("table-carries-goods", {"player": 5, "count": 1}) in ship["notes"]


# --- King & Intrigue and its additions ---


def test_alliance_and_bridge_join_two_regions() -> None:
    game = played("Bri: 1 blue", card="coup", alliance="Gra Ara", bridge="Ara Nue")
    data = seen(game)
    assert marked(game, "alliance") == ["aragon", "granada"]
    assert data["links"] == [{"kind": "ribbon", "ends": ("aragon", "granada"), "symbol": "alliance"}]
    line = {"player": 1, "from": "aragon", "to": "castilla-la-nueva"}
    assert noted(game, "table-bridge") == {"aragon": line, "castilla-la-nueva": line, "bridge": line}
    assert data["spaces"]["bridge"]["between"] == {"ends": ("aragon", "castilla-la-nueva"), "symbol": "bridge"}


def test_a_bridge_that_nobody_built_and_the_place_beside_a_sound_castillo_are_not_there() -> None:
    spaces = seen(played(card="coup"))["spaces"]
    assert spaces["bridge"]["absent"]
    assert spaces["beside"]["absent"]
    danger = played(card="coup", collapsing=True)
    assert "absent" not in seen(danger)["spaces"]["beside"]
    assert marked(danger, "collapse") == ["castillo"]


def test_a_turned_tile_mirrors_its_table_also_for_the_castillo_that_stands_there() -> None:
    game = played(card="coup", tiles="8:Gra", turned="8 4", shifted="Gra")
    data = seen(game)
    assert data["turned"] == [0, 1]
    for key in ("granada", "castillo"):
        space = data["spaces"][key]
        assert (space["table"], space["tile"], space["turned"]) == ([0, 4, 8], 0, True)
    assert marked(game, "castillo") == ["granada"]
    assert data["links"] == [{"kind": "track", "ends": ("castillo", "granada"), "symbol": "castillo"}]


def test_who_has_caballeros_in_reserve_has_them_at_the_seat() -> None:
    data = seen(played("Res: 2 blue", card="coup"))
    text = ("table-reserve", {"player": 1, "count": 2})
    group = {"sign": "picture-reserve", "colour": "blue", "count": 2, "text": text, "about": None}
    assert data["seats"][1]["aside"] == [group]
    assert "aside" not in data["seats"][0]
    assert data["spaces"]["reserve"]["absent"]


def test_the_roles_are_seen_with_their_holders() -> None:
    roles = seen(played(card="coup", players=3))["roles"]
    assert [(role["card"], role["place"]) for role in roles] == [
        ("role-king", 5),
        ("role-caballero-1", 3),
        ("role-intrigue", 1),
    ]
    assert {role["seat"] for role in roles} == {0, 1, 2}
    assert len(roles) == 3


# --- Grandissimo ---


def test_a_ship_says_whose_it_is_and_what_is_on_board() -> None:
    game = gra("Sh1: 3 blue", ships="blue")
    first, second = (seen(game)["spaces"][key] for key in ("ship-1", "ship-2"))
    assert first["holder"] == 1
    assert first["notes"] == [("table-ship", {"player": 1}), ("table-ship-load", {"count": 3})]
    assert "holder" not in second
    assert second["notes"] == [("table-ship-free", {}), ("table-ship-load", {"count": 0})]


def test_the_prison_says_who_is_in_it() -> None:
    assert noted(gra(), "table-prison-empty") == {"prison": {}}
    notes = seen(gra("Pri: 1 red, 2 green"))["spaces"]["prison"]["notes"]
    assert [values for key, values in notes if key == "table-prison-holds"] == [
        {"player": 0, "count": 1},
        {"player": 2, "count": 2},
    ]


def test_characters_second_cards_and_the_last_word_belong_to_their_players() -> None:
    game = gra(queen="red", jester="green", second="blue:king", last_word="blue")
    assert belongings(game) == [
        (0, "word-queen"),
        (1, "table-last-word"),
        (1, "table-second-card"),
        (2, "word-jester"),
    ]
    assert [one["card"] for one in seen(game)["seats"][1]["belongings"]] == [None, "king"]


def test_mercenaries_count_for_whoever_has_the_inquisitor_general() -> None:
    assert noted(gra("Por: 2 black"), "table-mercenaries-neutral") == {"portugal": {}}
    assert noted(gra("Por: 2 black", inquisitor="blue"), "table-mercenaries-of") == {"portugal": {"player": 1}}


def test_guests_stand_with_the_player_at_whose_court_they_are() -> None:
    data = seen(gra("Gu3: 2 red, 1 blue"))
    groups = [(group["colour"], group["count"], group["about"]) for group in data["seats"][2]["aside"]]
    assert groups == [("red", 2, "table-guests-text"), ("blue", 1, "table-guests-text")]
    assert data["spaces"]["guests-2"]["absent"]


def test_after_an_overthrow_it_is_told_who_acts_as_king_and_where_the_king_is() -> None:
    game = gra(acting="blue")
    data = seen(game)
    assert (data["throne"], data["king"]) == ("castillo", "valencia")
    assert data["seats"][1]["regent"]
    assert belongings(game) == [(1, "table-acting-short")]
    assert noted(game, "table-acting") == {"valencia": {"player": 1}}
    assert noted(game, "table-king-inside") == {"castillo": {}}


def test_an_action_stop_is_told_to_everybody() -> None:
    game = gra(silencer="red")
    assert seen(game)["news"] == [("table-actions-stopped", {})]


def test_a_region_chosen_in_secret_is_marked_for_whoever_chose_it_and_for_nobody_else() -> None:
    game = gra(boycott="blue:Gal", incognito="green:Gra")
    assert [marked(game, "boycott", viewer) for viewer in range(-1, 3)] == [[], [], ["galicia"], []]
    assert [marked(game, "incognito", viewer) for viewer in range(-1, 3)] == [[], [], [], ["granada"]]
    (own,) = seen(game, 2)["seats"][2]["belongings"]
    assert (own["space"], own["hidden"], own["card"], own["reveal"]) == (
        "granada",
        True,
        "king-incognito",
        "table-incognito",
    )
    assert belongings(game, 0) == [(1, "table-boycott-secret")]


def test_a_boycott_that_has_come_to_light_is_seen_by_all() -> None:
    game = gra(boycott="blue:Gal")
    BOYCOTT.show(game.position, 1)
    assert marked(game, "boycott", 0) == ["galicia"]
    assert noted(game, "table-boycott-shown", 0) == {"galicia": {"player": 1, "space": "galicia"}}


# --- the picture ---


SITUATIONS = {
    "colonies": colonies("Shi: 1 red", carriers="gold Shi.red", lying="1 goods", limit="Val"),
    "intrigue": played(
        "Bri: 1 red; Res: 1 blue",
        card="coup",
        alliance="Gra Ara",
        bridge="Ara Nue",
        quarantine="Vas",
        protected="Val",
        crowded="Gal Sev",
        shifted="Vie",
        doubled="red:Gal",
        storming="red:Val",
        collapsing=True,
        mistress=True,
    ),
    "grandissimo": gra("Sh1: 1 red; Gu2: 1 red", ships="red", boycott="red:Gal", incognito="red:Gra", acting="blue"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_mark_has_a_symbol_and_lies_in_the_picture(name: str) -> None:
    game = SITUATIONS[name]
    symbols = [thing.symbol for thing in shown(game.view(0).position, 0) if isinstance(thing, Mark)]
    assert set(symbols) <= SYMBOLS.keys()
    picture = draw(scene(game.view(0), game.names))
    for symbol in symbols:
        assert picture.count(f'href="#eg-{symbol}"') >= symbols.count(symbol)
