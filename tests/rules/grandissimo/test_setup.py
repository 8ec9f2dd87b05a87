"""Grandissimo: set-up, Portugal, parts that are left out (GRA-1 to GRA-10, OPT-6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from elgrande import ConfigError, Game
from elgrande.board.spaces import BLACK, COLOURS
from elgrande.rules.config import parts
from tests.rules.events import kinds, scored_order, won
from tests.rules.grandissimo.observing import characters
from tests.rules.grandissimo.playing import offers, play, possible, refused
from tests.rules.grandissimo.positions import ROUND_OVER, gra, scoring
from tests.rules.observing import king, offered, points
from tests.situation import asked, standing

CARDS = parts()[3:]
COASTS = "Gal Vas Cat Sev Gra Val Por"


def new(**options: Any) -> Game:
    return Game.new(modules=["grandissimo"], **{"players": 4, "seed": 1, **options})


def spaces(game: Game) -> str:
    return " ".join(space.short for space in game.rules.spaces)


# --- set-up ---


@pytest.mark.rule("GRA-1", "GRA-10")
def test_portugal_is_a_region_behind_the_nine() -> None:
    game = new()
    regions = [game.rules.spaces[region].short for region in game.rules.regions]
    assert " ".join(regions) == "Gal Vas Ara Cat Vie Nue Sev Gra Val Por"


@pytest.mark.rule("GRA-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_the_mercenaries_stand_where_neither_the_king_nor_a_grande_begins(players: int, seed: int) -> None:
    board = new(players=players, seed=seed).position.board
    black = [space for space in range(len(board.caballeros) // COLOURS) if board.on(space, BLACK)]
    assert [board.on(space, BLACK) for space in black] == [2]
    assert len({board.king, *black, *board.grande}) == players + 2
    assert max(board.king, *black, *board.grande) < 9  # no region card shows Portugal


@pytest.mark.rule("GRA-3")
def test_seven_cards_are_face_up_in_every_round() -> None:
    game = new()
    assert len(offered(game)) == 7
    assert "" not in offered(game)
    assert offered(game)[6] == "queen-and-jester"
    assert offered(game)[5] in CARDS
    assert len(game.position.board.stacks[6]) == 18
    assert game.position.board.stacks[7] == ()


@pytest.mark.rule("GRA-3")
def test_the_cards_of_stack_6_are_shuffled_and_all_different() -> None:
    tops = {offered(new(seed=seed))[5] for seed in range(20)}
    assert len(tops) > 5
    game = new()
    keys = [card.key for card in game.rules.cards if card.stack == 6]
    assert sorted(keys) == sorted(CARDS)
    assert len(keys) == 19


@pytest.mark.rule("GRA-3")
def test_stack_7_has_its_card_again_in_the_next_round() -> None:
    game = gra(card="queen-and-jester")
    play(game, "special first")
    assert asked(game) == ROUND_OVER
    assert offered(game)[6] == "queen-and-jester"


@pytest.mark.rule("GRA-4")
@pytest.mark.rule("OPT-12")
@pytest.mark.parametrize(("players", "second", "ships"), [(2, False, 1), (2, True, 2), (3, False, 2), (5, True, 2)])
def test_ships_prison_and_characters_lie_ready(players: int, second: bool, ships: int) -> None:
    game = new(players=players, second_ship=second)
    assert spaces(game).split().count("Pri") == 1
    assert sum(short.startswith("Sh") for short in spaces(game).split()) == ships
    assert characters(game) == ""
    assert [standing(game, space) for space in ("Sh1", "Pri", "Gu1", "Gu2")] == [""] * 4


@pytest.mark.rule("OPT-12", "OPT-6")
def test_without_ships_there_is_no_second_one_either() -> None:
    assert "Sh1" not in spaces(new(players=2, second_ship=True, without=["ships"]))


@pytest.mark.rule("OPT-12")
def test_a_record_says_that_there_are_two_ships_and_one_ship_is_what_older_records_mean() -> None:
    two = new(players=2, second_ship=True).record()
    assert "second_ship=on" in two
    assert Game.from_record(two).rules.config.second_ship
    one = new(players=2).record()
    assert "second_ship" not in one
    assert not Game.from_record(one).rules.config.second_ship


# --- Portugal ---


@pytest.mark.rule("GRA-10")
@pytest.mark.parametrize(
    ("caballeros", "expected"),
    [
        ("Por: 2 red, 1 blue", "5 red"),
        ("Por: 2 red, 2 blue", ""),
        ("Por: 2 red, 2 blue, 1 green", ""),
        ("Por: 3 red, 1 blue, 1 green", "5 red"),
    ],
)
def test_only_a_sole_first_place_scores(caballeros: str, expected: str) -> None:
    game = gra(caballeros, card="score-region", king="Ara")
    play(game, "special Por")
    assert points(game) == expected


@pytest.mark.rule("GRA-10")
def test_both_bonuses_count_in_portugal() -> None:
    game = gra("Por: 1 red", card="score-region", king="Por", grandes="red:Por")
    play(game, "special Por")
    assert points(game) == "9 red"


@pytest.mark.rule("GRA-10")
def test_portugal_is_a_region_of_value_5() -> None:
    game = gra("Por: 1 red; Gal: 1 blue", card="score-5", king="Ara")
    play(game, "special")
    assert points(game) == "5 red"


@pytest.mark.rule("GRA-10")
@pytest.mark.parametrize(
    ("where", "beside"),
    [
        ("Por", "stop Gal Vie Nue Sev Cas"),
        ("Gal", "stop Vas Vie Por Cas"),
        ("Sev", "stop Nue Gra Por Cas"),
        ("Val", "stop Ara Cat Nue Gra Cas"),
    ],
)
def test_borders_of_portugal_are_mutual(where: str, beside: str) -> None:
    game = gra(card="king", king=where, court="1 red")
    play(game, "place")
    assert offers(game) == beside


@pytest.mark.rule("GRA-10")
def test_the_king_may_go_to_portugal_and_makes_it_taboo() -> None:
    game = gra("Por: 1 blue", card="king", court="1 red")
    play(game, "special Por place")
    assert king(game) == "Por"
    assert refused(game, "Por") == "reason-king"


@pytest.mark.rule("GRA-10")
def test_portugal_is_scored_after_the_nine() -> None:
    game, events = scoring("Por: 1 red; Val: 1 blue; Gal: 1 green", king="Ara")
    assert scored_order(game, events) == "Cas Gal Vas Ara Cat Vie Nue Sev Gra Val Por"
    assert won(game, events, "Por") == [5, 0, 0, 0]


@pytest.mark.rule("GRA-10")
def test_the_dial_cannot_show_portugal() -> None:
    game, _ = scoring("Cas: 1 red", king="Ara")
    assert asked(game) == "red CastilloDial"
    assert offers(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"
    assert refused(game, "Por") == "reason-not-on-dial"


@pytest.mark.rule("GRA-10", "GRA-22")
def test_seven_regions_are_coastal() -> None:
    game = new()
    coasts = [game.rules.spaces[region].short for region in game.rules.regions if game.rules.spaces[region].coast]
    assert " ".join(coasts) == COASTS


# --- parts that are left out ---


@pytest.mark.rule("OPT-6")
def test_without_ships_no_card_brings_one() -> None:
    game = gra(card="coalition", without=["ships"])
    assert "Sh1" not in spaces(game)
    play(game, "special T1 Gal" if king(game) != "Gal" else "special T1 Val")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("OPT-6", "GRA-59")
def test_without_the_prison_united_force_only_places_and_the_king_card_is_as_printed() -> None:
    game = gra("Val: 1 red, 1 blue", card="united-force", court="6 red", without=["prison"])
    assert "Pri" not in spaces(game)
    assert offers(game) == "place end"
    game = gra("Val: 1 red", card="king", without=["prison"])
    play(game, "special Nue")
    assert asked(game) == ROUND_OVER
    game = gra("Val: 1 blue", card="gra-conspiracy", without=["prison"])
    play(game, "special")
    assert asked(game) == ROUND_OVER


@pytest.mark.rule("OPT-6")
@pytest.mark.parametrize("part", ["inquisitor-general", "spanish-inquisition"])
def test_the_inquisitor_general_leaves_with_his_card_and_the_mercenaries(part: str) -> None:
    game = new(without=[part])
    assert game.rules.config.without == ("inquisitor-general", "spanish-inquisition")
    assert not any(game.position.board.caballeros[BLACK::COLOURS])
    assert "spanish-inquisition" not in [card.key for card in game.rules.cards]


@pytest.mark.rule("OPT-6")
def test_every_card_of_stack_6_can_be_left_out() -> None:
    for card in CARDS:
        game = new(without=[card])
        assert card not in [other.key for other in game.rules.cards]
        assert len(game.position.board.stacks[6]) == 17


@pytest.mark.rule("GRA-3", "OPT-6")
@pytest.mark.parametrize("stays", CARDS)
def test_any_number_of_cards_can_be_left_out_but_one_stays(stays: str) -> None:
    game = new(without=[card for card in CARDS if card != stays])
    assert offered(game)[5] == stays
    assert game.position.board.stacks[6] == ()


@pytest.mark.rule("GRA-3", "OPT-6")
@pytest.mark.parametrize("also", ["united-force", "inquisitor-general"])
def test_one_card_stays_at_least(also: str) -> None:
    last = "spanish-inquisition" if also == "inquisitor-general" else also
    with pytest.raises(ConfigError, match="'grandissimo' needs one of the cards"):
        new(without=[also, *(card for card in CARDS if card != last)])


@pytest.mark.rule("GRA-3", "BASE-35")
def test_the_only_card_of_stack_6_is_there_again_in_the_next_round() -> None:
    game = gra(card="action-stop", without=[card for card in CARDS if card != "action-stop"])
    play(game, "special")
    assert asked(game) == ROUND_OVER
    assert offered(game)[5] == "action-stop"


@pytest.mark.rule("GRA-3", "GRA-61")
def test_while_the_only_card_is_kept_its_stack_shows_nothing() -> None:
    game = gra(card="last-word", without=[card for card in CARDS if card != "last-word"])
    play(game, "special")
    assert asked(game) == ROUND_OVER
    assert offered(game) == [*offered(game)[:5], "", "queen-and-jester"]
    for power in ("P10", "P11", "P3", "P4"):
        play(game, power)
    play(game, "use")
    while asked(game) != "blue PlayPowerCard":  # power card 3 starts the next round
        play(game, offers(game).split()[0])
    assert offered(game)[5] == "last-word"


@pytest.mark.rule("OPT-6")
def test_only_parts_of_grandissimo_can_be_left_out() -> None:
    with pytest.raises(ConfigError, match="no part is called"):
        new(without=["castillo"])
    with pytest.raises(ConfigError, match="only 'grandissimo'"):
        Game.new(without=["ships"], seed=0)


@pytest.mark.rule("OPT-6", "OPT-7")
def test_the_preset_for_a_first_game_leaves_four_things_out() -> None:
    game = new(preset="first grandissimo")
    assert game.rules.config.without == ("ships", "prison", "inquisitor-general", "spanish-inquisition")
    assert not {"Sh1", "Sh2", "Pri"} & set(spaces(game).split())
    assert len(game.position.board.stacks[6]) == 17


@pytest.mark.rule("OPT-6", "GRA-68")
@pytest.mark.parametrize("without", [[], ["ships"], ["prison"], ["ships", "prison", "inquisitor-general"], CARDS[1:]])
def test_such_games_are_played_to_their_end(without: Sequence[str]) -> None:
    game = new(seed=3, without=without)
    events = []
    while not game.over:
        number = (7 * game.position.board.round + len(game.position.options)) % len(game.position.options)
        events += game.play(game.position.options[number - 1], game.position.decision.player)
    assert kinds(events, "over")
    assert [event[2] for event in kinds(events, "result")] == game.scores


@pytest.mark.rule("GRA-68")
def test_nothing_counts_at_the_end_for_what_is_in_no_region() -> None:
    game, events = scoring(
        "Sh1: 3 red; Pri: 2 blue; Gu1: 1 green",
        ships="red",
        keeps="red:gra-free-choice blue:last-word",
        grandes="red:Cas",
        king="Ara",
        round=9,
        line="Gal",
    )
    assert kinds(events, "over")
    assert game.scores == [0, 0, 0, 0]


@pytest.mark.rule("GRA-24", "OPT-6")
def test_a_symbol_of_a_part_that_is_in_the_game_stays() -> None:
    game = gra("Val: 1 blue", card="gra-conspiracy", without=["ships"])
    assert possible(game)
    play(game, "special use Val.blue")
    assert standing(game, "Pri") == "1 blue"
