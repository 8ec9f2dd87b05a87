"""Numbers that an owner of the box read on his own cards and board (`Game.new(cards=…)`)."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from elgrande import Game, OverrideError
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import follow, play_out
from tests.rules.positions import special_scoring, turn
from tests.situation import asked, situation, standing, texts


@pytest.fixture
def cards(tmp_path: Path) -> Any:
    """Writes a TOML file and says where it is."""

    def write(text: str) -> Path:
        path = tmp_path / "cards.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


# --- what can be changed ---


def test_how_many_caballeros_a_card_lets_a_player_place(cards: Any) -> None:
    path = cards("[cards.king]\nplace = 2")
    game = situation(king="Gal", card="king", court="9 red", cards=path)
    game.follow("place Vas Vas")
    assert asked(game) == "red UseCard"
    assert standing(game, "Vas") == "2 red"


def test_a_card_may_place_nobody(cards: Any) -> None:
    game = situation(card="king", court="9 red", cards=cards("[cards.king]\nplace = 0"))
    assert texts(game) == "special end"


def test_the_numbers_in_the_text_of_a_card(cards: Any) -> None:
    path = cards("[cards.intrigue-both-2]\namounts = [1, 3]")
    game = situation("Val: 3 red, 4 blue", king="Gal", card="intrigue-both-2", cards=path)
    game.follow("special Val.red>Sev Val.blue>Sev Val.blue>Sev")
    assert texts(game) == "stop Val.blue"
    game.follow("Val.blue>Sev")
    assert standing(game, "Sev") == "1 red, 3 blue"
    assert asked(game) == "yellow PlayPowerCard"


@pytest.mark.parametrize("count", [0, 1, 5])
def test_how_often_a_card_is_in_its_stack(cards: Any, count: int) -> None:
    game = Game.new(cards=cards(f"[cards.intrigue-any-3]\ncopies = {count}"), seed=0)
    in_stack = [offered(game)[0], *cards_in_stack(game, 1)]
    assert in_stack.count("intrigue-any-3") == count
    assert len(in_stack) == 10 + count


def test_what_a_power_card_brings(cards: Any) -> None:
    path = cards("[power-cards]\n7 = 5\n13 = 1")
    assert texts(turn(power=7, cards=path)) == "+5 +4 +3 +2 +1 +0"
    assert texts(turn(power=13, cards=path)) == "+1 +0"
    assert texts(turn(power=8, cards=path)) == "+2 +1 +0"


def test_a_power_card_brings_15_at_most(cards: Any) -> None:
    game = turn(power=7, cards=cards("[power-cards]\n7 = 15"))
    assert texts(game).split()[0] == "+15"
    game.play("+15")
    assert game.position.board.court[0] == 15


def test_the_table_of_a_region_of_the_castillo_and_of_a_tile(cards: Any) -> None:
    path = cards("[tables]\ngalicia = [9, 5, 3]\ncastillo = [6, 2, 1]\ntile-0 = [10, 1, 0]\ntile-1 = [3, 2, 1]")
    crowd = "3 red, 2 blue, 1 green"
    assert special_scoring(f"Gal: {crowd}", "Gal", king="Nue", cards=path) == [9, 5, 3, 0]
    assert special_scoring(f"Cas: {crowd}", "Cas", king="Nue", cards=path) == [6, 2, 1, 0]
    assert special_scoring(f"Val: {crowd}", "Val", king="Nue", cards=path, tiles="8:Val") == [10, 1, 0, 0]
    assert special_scoring(f"Val: {crowd}", "Val", king="Nue", cards=path, tiles="4:Val") == [3, 2, 1, 0]
    assert special_scoring(f"Vas: {crowd}", "Vas", king="Nue", cards=path) == [5, 3, 1, 0]


def test_a_new_table_changes_the_value_of_a_region(cards: Any) -> None:
    game = situation("Val: 1 red", king="Gal", card="score-4", cards=cards("[tables]\nvalencia = [4, 3, 2]"))
    game.follow("special")
    assert game.scores == [4, 0, 0, 0]


def test_an_empty_file_changes_nothing(cards: Any) -> None:
    game, printed = Game.new(seed=7, cards=cards("# nothing yet\n")), Game.new(seed=7)
    play_out(game)
    play_out(printed)
    assert game.choices == printed.choices
    assert game.scores == printed.scores


def test_other_tables_keep_the_printed_numbers(cards: Any) -> None:
    path = cards("[cards.king]\nplace = 2\n[power-cards]\n7 = 6\n[tables]\ngalicia = [9, 5, 3]")
    Game.new(cards=path, seed=0)
    assert texts(turn(power=7)) == "+3 +2 +1 +0"
    assert special_scoring("Gal: 1 red", "Gal", king="Nue") == [4, 0, 0, 0]


def only(stack: int, *keep: str) -> str:
    """TOML that leaves nothing in a stack but these cards."""
    cards = Game.new(seed=0).rules.cards
    return "\n".join(f"[cards.{c.key}]\ncopies = {int(c.key in keep)}" for c in cards if c.stack == stack)


@pytest.mark.rule("OPT-3")
def test_a_card_that_this_table_leaves_out_may_be_in_the_file(cards: Any) -> None:
    path = cards("[cards.veto]\ncopies = 1\n[cards.king]\nplace = 2")
    assert len(cards_in_stack(Game.new(cards=path, seed=0), 2)) == 9
    game = situation(card="king", court="5 red", veto="none", cards=path)
    assert len(cards_in_stack(game, 2)) == 8


@pytest.mark.rule("BASE-24", "BASE-35")
def test_a_stack_of_one_card_offers_it_every_round(cards: Any) -> None:
    game = Game.new(seed=1, cards=cards(only(1, "intrigue-any-3")))
    for number in range(2, 10):
        assert offered(game)[0] == "intrigue-any-3"
        assert cards_in_stack(game, 1) == []
        play_out(game, until_round=number)


@pytest.mark.rule("BASE-24")
def test_two_cards_take_turns_on_top_of_a_stack(cards: Any) -> None:
    game = Game.new(seed=1, cards=cards(only(1, "intrigue-any-3", "intrigue-any-4")))
    first, second = offered(game)[0], cards_in_stack(game, 1)[0]
    tops = [first]
    for number in range(2, 10):
        play_out(game, until_round=number)
        tops.append(offered(game)[0])
    assert tops == [first, second] * 4 + [first]


# --- with modules ---

POWERS = ["king_intrigue", "players_edition", "special_cards"]


@pytest.mark.rule("KI-10", "KI-11")
def test_the_value_of_a_power_card_and_what_it_brings(cards: Any) -> None:
    path = cards("[cards.ki-intrigue]\nvalue = 200\ncaballeros = 2\n[cards.storm]\nvalue = 91")
    rules = Game.new(players=3, modules=POWERS, cards=path, seed=0).rules
    highest = rules.actions[-1]
    assert (rules.cards[highest].key, rules.values[-1], rules.reinforcements[-1]) == ("ki-intrigue", 200, 2)
    assert rules.values == sorted(rules.values)
    assert 91 in rules.values
    assert 93 not in rules.values
    assert Game.new(players=3, modules=POWERS, seed=0).rules.values[-1] == 180


def test_power_cards_with_other_values_are_played_saved_and_recorded(cards: Any) -> None:
    path = cards("[cards.ki-intrigue]\nvalue = 999\n[cards.maximum-six]\namounts = [4]\n[cards.role-king]\nplace = 9")
    game = Game.new(players=2, modules=POWERS, cards=path, seed=3, rounds=6)
    highest = game.view(0).as_dict()["power_cards"][-1]
    assert (highest["value"], highest["caballeros"], highest["card"]) == (999, 6, "ki-intrigue")
    play_out(game)
    again = Game.from_record(game.record())
    assert again.save() == game.save()
    assert Game.load(game.save()).scores == game.scores
    assert [role["place"] for role in game.view().as_dict()["roles"]] == [9, 2]


@pytest.mark.rule("GRA-24")
def test_another_symbol_on_a_card_or_none(cards: Any) -> None:
    path = cards("[cards.boycott]\nship = 0\nprison = 1\nplace = 5\n[cards.coalition]\nship = 0")
    rules = Game.new(players=3, modules=["grandissimo"], cards=path, seed=0).rules
    boycott, coalition = (rules.cards[rules.card_named(key)] for key in ("boycott", "coalition"))
    assert (boycott.place, boycott.numbers["ship"], boycott.numbers["prison"]) == (5, 0, 1)
    assert not any(coalition.numbers.values())


@pytest.mark.rule("OPT-6")
def test_a_symbol_of_a_part_that_is_left_out_stays_in_the_box(cards: Any) -> None:
    path = cards("[cards.boycott]\nship = 1\n[cards.overthrow]\nship = 1\nprison = 0\n[cards.united-force]\nplace = 5")
    rules = Game.new(players=3, modules=["grandissimo"], cards=path, without=["ships", "united-force"], seed=0).rules
    assert not any(card.numbers.get("ship") for card in rules.cards)


@pytest.mark.parametrize(
    ("modules", "toml", "message"),
    [
        (POWERS, "[cards.storm]\nvalue = 90", "[cards]: ki-score-4 and storm would both have the value 90"),
        (POWERS, "[cards.storm]\nvalue = 0", "[cards.storm] value is a whole number from 1 to 999, not 0"),
        (POWERS, "[cards.storm]\nvalue = 1000", "[cards.storm] value is a whole number from 1 to 999, not 1000"),
        (POWERS, "[cards.storm]\ncaballeros = 16", "[cards.storm] caballeros is a whole number from 0 to 15, not 16"),
        (POWERS, "[cards.storm]\nplace = 3", "[cards.storm] can have amounts, value, caballeros, not 'place'"),
        (POWERS, "[cards.storm]\ncopies = 2", "[cards.storm] can have amounts, value, caballeros, not 'copies'"),
        (POWERS, "[cards.joker]\nvalue = 5", "[cards.joker] value is a whole number from 0 to 0, not 5"),
        (POWERS, "[cards.role-king]\ncopies = 0", "[cards.role-king] can have place, not 'copies'"),
        (POWERS, "[cards.king]\nplace = 3", "no card is called 'king'"),
        (POWERS, "[power-cards]\n7 = 3", "[power-cards] is for the base game; here they are cards"),
        (["grandissimo"], "[cards.boycott]\nprison = 1", "[cards.boycott] has one symbol: ship or prison is 0"),
        (["grandissimo"], "[cards.boycott]\nship = 2", "[cards.boycott] ship is a whole number from 0 to 1, not 2"),
        (["grandissimo"], "[cards.score-inland]\nship = 1", "can have place, copies, amounts, not 'ship'"),
        (["grandissimo"], "[tables]\nprison = [1, 0, 0]", "castillo, portugal, tile-0, tile-1, not 'prison'"),
    ],
)
def test_a_wrong_entry_of_a_module_is_named(cards: Any, modules: list[str], toml: str, message: str) -> None:
    with pytest.raises(OverrideError, match=re.escape(message)):
        Game.new(players=3, modules=modules, cards=cards(toml), seed=0)


# --- what is refused ---


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("[cards", "not a TOML file: "),
        ("hello", "not a TOML file: "),
        ("[cards.king]\nplace = 1\nplace = 2", "not a TOML file: "),
        ("[kings]\nplace = 1", "no section is called [kings]; there are cards, power-cards, tables"),
        ("cards = 3", "[cards] is a section with entries, not 3"),
        ("tables = [1, 2]", "[tables] is a section with entries, not [1, 2]"),
        ("[cards.kong]\nplace = 1", "no card is called 'kong'; there are intrigue-any-3, intrigue-any-4, "),
        ("[cards]\nking = 5", "[cards.king] is a section with place, copies, amounts, not 5"),
        ("[cards.king]\nstack = 1", "[cards.king] can have place, copies, amounts, not 'stack'"),
        ("[cards.king]\nplace = -1", "[cards.king] place is a whole number from 0 to 36, not -1"),
        ("[cards.king]\nplace = 37", "[cards.king] place is a whole number from 0 to 36, not 37"),
        ("[cards.king]\nplace = 1.5", "[cards.king] place is a whole number from 0 to 36, not 1.5"),
        ("[cards.king]\nplace = true", "[cards.king] place is a whole number from 0 to 36, not True"),
        ("[cards.king]\nplace = '5'", "[cards.king] place is a whole number from 0 to 36, not '5'"),
        ("[cards.veto]\ncopies = -1", "[cards.veto] copies is a whole number from 0 to 36, not -1"),
        ("[cards.veto]\ncopies = true", "[cards.veto] copies is a whole number from 0 to 36, not True"),
        ("[cards.exile-2]\namounts = [0]", "[cards.exile-2] amounts is a whole number from 1 to 15, not 0"),
        ("[cards.exile-2]\namounts = [true]", "[cards.exile-2] amounts is a whole number from 1 to 15, not True"),
        ("[cards.exile-2]\namounts = 2", "[cards.exile-2] amounts has 1 number, not 2"),
        ("[cards.exile-2]\namounts = [2, 2]", "[cards.exile-2] amounts has 1 number, not [2, 2]"),
        ("[cards.intrigue-both-2]\namounts = [2]", "[cards.intrigue-both-2] amounts has 2 numbers, not [2]"),
        ("[cards.king]\namounts = [1]", "[cards.king] amounts has 0 numbers, not [1]"),
        ("[power-cards]\n14 = 1", "[power-cards] has the values 1 to 13, not '14'"),
        ("[power-cards]\n0 = 1", "[power-cards] has the values 1 to 13, not '0'"),
        ("[power-cards]\nseven = 1", "[power-cards] has the values 1 to 13, not 'seven'"),
        ("[power-cards]\n7 = 16", "[power-cards] 7 is a whole number from 0 to 15, not 16"),
        ("[cards.court]\namounts = [16]", "[cards.court] amounts is a whole number from 1 to 15, not 16"),
        ("[power-cards]\n7 = -1", "[power-cards] 7 is a whole number from 0 to "),
        ("[power-cards]\n7 = true", "[power-cards] 7 is a whole number from 0 to "),
        ("[power-cards]\n7 = [3]", "[power-cards] 7 is a whole number from 0 to "),
        ("[tables]\nportugal = [4, 2, 0]", "[tables] has galicia, pais-vasco, aragon, cataluna, "),
        ("[tables]\ntile-2 = [4, 2, 0]", "castillo, tile-0, tile-1, not 'tile-2'"),
        ("[tables]\ngalicia = [4, 2]", "[tables] galicia has three numbers, such as [4, 2, 0], not [4, 2]"),
        ("[tables]\ngalicia = 4", "[tables] galicia has three numbers, such as [4, 2, 0], not 4"),
        ("[tables]\ngalicia = [4, 2, -1]", "[tables] galicia is a whole number from 0 to 36, not -1"),
        ("[tables]\ngalicia = [4, 2, false]", "[tables] galicia is a whole number from 0 to 36, not False"),
        ("[tables]\ngalicia = [37, 2, 1]", "[tables] galicia is a whole number from 0 to 36, not 37"),
        ("[cards.king]\ncopies = 0", "[cards]: stack 5 would have no card"),
    ],
)
def test_a_wrong_entry_is_named_with_what_would_be_right(cards: Any, toml: str, message: str) -> None:
    with pytest.raises(OverrideError, match=re.escape(message)):
        Game.new(cards=cards(toml), seed=0)


def test_a_stack_of_a_single_veto_is_refused(cards: Any) -> None:
    # Whoever keeps it leaves the stack without a card to turn up in the next round.
    with pytest.raises(OverrideError, match="stack 2"):
        Game.new(cards=cards(only(2, "veto")), seed=0)


def test_a_stack_of_two_vetoes_never_runs_out(cards: Any) -> None:
    game = Game.new(
        seed=1, cards=cards(only(2, "veto").replace("[cards.veto]\ncopies = 1", "[cards.veto]\ncopies = 2"))
    )
    while not game.over:
        words = texts(game).split()
        choice = next((word for word in ("A2", "special", "pass") if word in words), words[0])
        game.play(choice, game.decision.player)
    assert sorted(cards_in_stack(game, 2)) == ["veto", "veto"]


def test_mercy_with_nothing_but_losses_of_authority_does_not_hang(cards: Any) -> None:
    program = """
import sys
from elgrande import Game, OverrideError
try:
    Game.new(mercy=True, cards=sys.argv[1], seed=0)
except OverrideError as error:
    assert "stack 2" in str(error), error
"""
    path = cards(only(2, "authority-all", "authority-3"))
    subprocess.run([sys.executable, "-c", program, str(path)], check=True, timeout=300)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"[cards.king]\nplace = 1 # \xff\xfe")
    with pytest.raises(OverrideError, match="not a TOML file"):
        Game.new(cards=path, seed=0)


def test_a_file_that_does_not_exist_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nowhere\.toml"):
        Game.new(cards=tmp_path / "nowhere.toml", seed=0)


# --- a game keeps them ---

TOML = """# Ana's box; a "quoted" word, a {brace}, an accent: é
[cards.intrigue-any-3]
place = 3
[power-cards]
1 = 9
[tables]
galicia = [9, 5, 3]
"""


def test_a_saved_game_keeps_them(cards: Any) -> None:
    game = Game.new(seed=5, players=3, cards=cards(TOML))
    play_out(game, until_round=3)
    again = Game.load(game.save())
    assert again.save() == game.save()
    assert again.view().as_dict()["spaces"]["galicia"]["table"] == [9, 5, 3]
    assert play_out(again) == play_out(game)
    assert again.scores == game.scores


def test_a_record_keeps_them(cards: Any) -> None:
    game = Game.new(seed=5, players=3, cards=cards(TOML))
    play_out(game)
    again = Game.from_record(game.record())
    assert again.save() == game.save()
    assert again.record() == game.record()
    assert again.view().as_dict()["spaces"]["galicia"]["table"] == [9, 5, 3]


@pytest.mark.parametrize("separator", ["\u2028", "\u0085", "\r\n", "]"])
def test_a_record_keeps_a_file_with_an_unusual_comment(cards: Any, separator: str) -> None:
    game = Game.new(seed=5, players=2, cards=cards(f"# one{separator}# two\n[tables]\ngalicia = [9, 5, 3]\n"))
    play_out(game, until_round=2)
    assert Game.from_record(game.record()).save() == game.save()


def test_a_copy_and_an_undo_keep_them(cards: Any) -> None:
    game = turn(power=1, cards=cards(TOML)).copy()
    assert texts(game).startswith("+9 ")
    game = Game.new(seed=5, cards=cards(TOML))
    follow(game, "P13")
    game.undo()
    assert game.view().as_dict()["spaces"]["galicia"]["table"] == [9, 5, 3]


def test_the_file_may_change_or_go_once_the_game_has_begun(cards: Any) -> None:
    path: Path = cards(TOML)
    game = Game.new(seed=5, cards=path)
    saved, record = game.save(), game.record()
    path.unlink()
    assert Game.load(saved).save() == saved
    assert Game.from_record(record).save() == saved
