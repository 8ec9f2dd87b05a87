"""The options of a table (OPT-1 to OPT-10), and how a wrong table is refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from elgrande import ConfigError, Game
from elgrande.events import without_castillo_count
from elgrande.outcome import ranking
from elgrande.rules.config import configure
from tests.rules.events import kinds, log
from tests.rules.observing import cards_in_stack, offered
from tests.rules.playing import follow, play_out
from tests.rules.positions import general_scoring, last_turn
from tests.situation import asked, kept, situation, texts, under

AUTHORITY = {"authority-all", "authority-3"}


def seed_with(tops: int, **options: Any) -> int:
    """A seed whose stack 2 begins with so many Losses of authority, and then another card."""
    for seed in range(5000):
        game = Game.new(seed=seed, **options)
        cards = [offered(game)[1], *cards_in_stack(game, 2)]
        if [card in AUTHORITY for card in cards[: tops + 1]] == [True] * tops + [False]:
            return seed
    raise LookupError(tops)


# --- OPT-1: rounds ---


@pytest.mark.rule("OPT-1", "BASE-14")
@pytest.mark.parametrize(("rounds", "played"), [(9, [1, 2, 3, 4, 5, 6, 7, 8, 9]), (6, [2, 3, 5, 6, 8, 9])])
def test_a_long_and_a_short_game(rounds: int, played: list[int]) -> None:
    game = Game.new(players=2, seed=4, rounds=rounds)
    assert game.position.board.round == played[0]
    play_out(game)
    assert [event[1] for event in kinds(game.events(), "round")] == played
    assert len(kinds(game.events(), "general-scoring")) == 3
    hands = [seat["hand_size"] for seat in game.view().as_dict()["seats"]]
    assert hands == [13 - rounds] * 2


@pytest.mark.rule("OPT-1", "BASE-113")
@pytest.mark.parametrize(("rounds", "until"), [(9, 4), (6, 5)])
def test_a_veto_goes_back_after_the_next_round_that_is_played(rounds: int, until: int) -> None:
    game = situation(card="veto", round=3, rounds=rounds, castillo="open")
    game.follow("special")
    assert game.position.board.round == until
    assert kept(game) == "veto red", "kept through the general scoring and through the next round"
    events = play_out(game, until_round=until + 1)
    assert kept(game) == ""
    assert "veto" in cards_in_stack(game, 2)
    assert [event[0] for event in kinds(events, "start-player", "expired")] == ["start-player", "expired"]


@pytest.mark.rule("OPT-1", "BASE-113")
@pytest.mark.parametrize("rounds", [9, 6])
def test_a_veto_of_the_last_round_goes_back_at_its_end(rounds: int) -> None:
    game = situation(card="veto", round=9, rounds=rounds, castillo="open")
    game.follow("special")
    assert game.over
    assert kept(game) == ""
    assert under(game, 2) == "veto"


# --- OPT-2: Castillo (the displays are in test_castillo, the dials in test_general_scoring) ---


@pytest.mark.rule("OPT-2", "BASE-41")
def test_the_castillo_is_hidden_unless_the_table_opens_it() -> None:
    assert Game.new(seed=0).rules.config.castillo == "hidden"
    shown = [
        Game.new(castillo=castillo, seed=0).view(0).as_dict()["spaces"]["castillo"]["caballeros"]
        for castillo in ("hidden", "open")
    ]
    assert shown == [None, [0, 0, 0, 0]]


@pytest.mark.rule("OPT-2", "BASE-41")
def test_at_an_open_castillo_the_log_may_keep_the_number() -> None:
    game = situation(king="Gal", card="king", court="5 red", castillo="open")
    events = follow(game, "place Cas Cas stop")
    assert log(game, events)[:2] == ["Red throws a caballero into the Castillo."] * 2
    assert log(game, without_castillo_count(events)) == ["Red throws caballeros into the Castillo."]


@pytest.mark.rule("OPT-2", "BASE-41")
def test_a_lift_reveals_nothing_new_where_the_castillo_is_open() -> None:
    for castillo, undoable in (("open", 1), ("hidden", 0)):
        game = situation("Cas: 2 red", card="score-castillo", court="1 red", castillo=castillo)
        game.follow("special")
        assert game.undoable == undoable


# --- OPT-3: Veto ---


@pytest.mark.rule("OPT-3")
@pytest.mark.parametrize("veto", ["printed", "start"])
def test_a_veto_can_stop_an_action_before_it_starts(veto: str) -> None:
    game = situation("Val: 4 blue", card="intrigue-any-4", vetoes="green", veto=veto, court="1 red")
    game.follow("special Val.blue>Gra")
    assert asked(game) == "green MayVeto"
    game.follow("veto")
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"


@pytest.mark.rule("OPT-3")
@pytest.mark.parametrize(("veto", "next_asked"), [("printed", "green MayVeto"), ("start", "red MoveCaballeros")])
def test_only_the_printed_veto_can_stop_it_while_it_goes_on(veto: str, next_asked: str) -> None:
    game = situation("Val: 4 blue", card="intrigue-any-4", vetoes="green", veto=veto, court="1 red")
    game.follow("special Val.blue>Gra pass Val.blue>Gra")
    assert asked(game) == next_asked
    assert kept(game) == "veto green"


@pytest.mark.rule("OPT-3")
@pytest.mark.parametrize(("veto", "next_asked"), [("printed", "green MayVeto"), ("start", "red UseCard")])
def test_only_the_printed_veto_can_stop_an_exile_after_the_reveal(veto: str, next_asked: str) -> None:
    game = situation("Val: 4 blue", card="exile-all", vetoes="green", veto=veto, court="1 red", king="Gal")
    game.follow("special")
    assert asked(game) == "green MayVeto"
    game.follow("pass blue:Val")
    assert asked(game) == next_asked


@pytest.mark.rule("OPT-3")
def test_a_second_action_can_be_stopped_before_it_starts() -> None:
    game = situation("Val: 4 blue", card="intrigue-any-4", vetoes="green", veto="start")
    game.follow("special Val.blue>Gra pass Val.blue>Gra stop")
    game.position.board.offered[4] = game.rules.card_named("grande")
    game.position.board.grande[:] = [8] * 4
    game.follow("P13 P12 P10 P9 A4 special Sev")
    assert asked(game) == "green MayVeto"


@pytest.mark.rule("OPT-3")
def test_without_veto_cards_stack_2_has_nine_cards() -> None:
    game = Game.new(veto="none", seed=0)
    cards = [offered(game)[1], *cards_in_stack(game, 2)]
    assert len(cards) == 9
    assert "veto" not in cards
    play_out(game)
    assert game.over


@pytest.mark.rule("OPT-3")
def test_as_printed_there_are_two_vetoes() -> None:
    for veto in ("printed", "start"):
        game = Game.new(veto=veto, seed=0)
        assert [offered(game)[1], *cards_in_stack(game, 2)].count("veto") == 2


# --- OPT-4: first-round mercy ---


@pytest.mark.rule("OPT-4")
@pytest.mark.parametrize("rounds", [9, 6])
@pytest.mark.parametrize("tops", [1, 2])
def test_a_loss_of_authority_of_the_first_round_goes_under_its_stack(tops: int, rounds: int) -> None:
    seed = seed_with(tops, rounds=rounds)
    harsh, mild = (Game.new(seed=seed, rounds=rounds, mercy=mercy) for mercy in (False, True))
    cards = [offered(harsh)[1], *cards_in_stack(harsh, 2)]
    assert offered(harsh)[1] in AUTHORITY
    assert [offered(mild)[1], *cards_in_stack(mild, 2)] == cards[tops:] + cards[:tops]
    assert offered(mild)[2:] == offered(harsh)[2:]
    told = log(mild, kinds(mild.events(), "mercy"))
    assert len(told) == tops
    assert re.fullmatch("First-round mercy: “.+” goes back under its stack.", told[0])
    assert mild.view().as_dict()["seen"][1] == cards[:tops], "everybody has seen it"


@pytest.mark.rule("OPT-4")
def test_there_is_no_mercy_in_later_rounds() -> None:
    for seed in range(500):
        game = Game.new(seed=seed, mercy=True)
        if cards_in_stack(game, 2)[0] in AUTHORITY:
            play_out(game, until_round=2)
            assert offered(game)[1] in AUTHORITY
            assert kinds(game.events(), "mercy") == []
            return
    pytest.fail("no seed found")


@pytest.mark.rule("OPT-4")
def test_mercy_is_off_by_default_and_leaves_other_cards_alone() -> None:
    assert Game.new(seed=0).rules.config.mercy is False
    seed = seed_with(0)
    assert offered(Game.new(seed=seed, mercy=True)) == offered(Game.new(seed=seed))


# --- OPT-5: tie-break ---


@pytest.mark.rule("OPT-5", "BASE-25")
@pytest.mark.parametrize(
    ("court", "province", "winner"),
    [
        ("1 red, 2 blue", "9 red, 5 blue", 1),
        ("2 red, 2 blue", "9 red, 5 blue", 0),
        ("2 red, 2 blue", "5 red, 5 blue", 1),
    ],
    ids=["court", "province", "power card"],
)
def test_the_tournament_breaks_a_tie(court: str, province: str, winner: int) -> None:
    def end(tiebreak: str) -> Game:
        game = last_turn(scores="9 red, 9 blue, 3 green", round=9, court=court, province=province, tiebreak=tiebreak)
        game.follow("end")
        assert game.over
        return game

    # Red has played 13 and keeps 12 as his highest power card; Blue keeps 13.
    assert end("shared").winners == [0, 1]
    assert end("tournament").winners == [winner]
    assert ranking(end("tournament").position) == [winner, 1 - winner, 2, 3]


@pytest.mark.rule("OPT-5")
def test_points_come_before_any_tie_break() -> None:
    game, _ = general_scoring("", scores="9 red, 10 blue", round=9, court="9 red", tiebreak="tournament")
    assert game.winners == [1]


@pytest.mark.rule("OPT-5")
def test_who_is_level_in_everything_shares_the_win_even_in_a_tournament() -> None:
    game = last_turn(scores="9 red, 9 blue", round=9, tiebreak="tournament")
    game.position.board.hand[:] = [0b10110, 0b10010, 0b10, 0b10]
    game.follow("end")
    assert game.winners == [0, 1]


# --- OPT-7: presets ---


@pytest.mark.rule("OPT-7")
@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("printed", {}),
        ("tournament", {"castillo": "open", "tiebreak": "tournament"}),
        ("first game", {"rounds": 6}),
    ],
)
def test_a_preset_is_a_named_set_of_options(preset: str, changed: dict[str, Any]) -> None:
    printed: dict[str, Any] = {
        "rounds": 9,
        "castillo": "hidden",
        "veto": "printed",
        "mercy": False,
        "tiebreak": "shared",
        "ending": "automatic",
    }
    config = Game.new(preset=preset, seed=0).rules.config
    assert {name: getattr(config, name) for name in printed} == printed | changed
    assert config.modules == ("base",)


@pytest.mark.rule("OPT-7")
def test_printed_is_the_default() -> None:
    assert configure() == configure(preset="printed")


@pytest.mark.rule("OPT-7")
def test_single_options_change_a_preset() -> None:
    config = configure(preset="tournament", castillo="hidden", mercy=True)
    assert (config.castillo, config.tiebreak, config.mercy) == ("hidden", "tournament", True)


@pytest.mark.rule("OPT-1", "OPT-2", "OPT-3", "OPT-4", "OPT-5")
@pytest.mark.parametrize(
    "options", [{"preset": "tournament"}, {"preset": "first game"}, {"veto": "start"}, {"veto": "none", "mercy": True}]
)
def test_a_saved_game_and_a_record_keep_the_options(options: dict[str, Any]) -> None:
    game = Game.new(players=3, seed=2, **options)
    play_out(game, until_round=3)
    for again in (Game.load(game.save()), Game.from_record(game.record())):
        assert again.rules.config == game.rules.config
        assert again.save() == game.save()


# --- a table that cannot be played ---


@pytest.mark.rule("BASE-1")
@pytest.mark.parametrize("players", [1, 6, 0, -2, "4", True, 4.0, None])
def test_only_2_to_5_can_play(players: Any) -> None:
    with pytest.raises(ConfigError, match=f"^El Grande is for 2 to 5 players, not {re.escape(repr(players))}$"):
        Game.new(players=players, seed=0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"modules": ["grandisimo"]}, "no module is called 'grandisimo'; did you mean 'grandissimo'? There are 'base'"),
        ({"modules": "base"}, "modules is a list of names, such as ['base'], not 'base'"),
        ({"seats": 4}, "no option is called 'seats'; there are 'rounds', 'castillo', 'veto', 'mercy', 'tiebreak'"),
        ({"rounds": 7}, "rounds can be 9 or 6, not 7"),
        ({"rounds": "6"}, "rounds can be 9 or 6, not '6'"),
        ({"castillo": "glass"}, "castillo can be 'hidden' or 'open', not 'glass'"),
        ({"veto": "never"}, "veto can be 'printed', 'start' or 'none', not 'never'"),
        ({"mercy": 1}, "mercy can be False or True, not 1"),
        ({"mercy": "yes"}, "mercy can be False or True, not 'yes'"),
        ({"tiebreak": "dice"}, "tiebreak can be 'shared' or 'tournament', not 'dice'"),
        (
            {"preset": "party"},
            "no preset is called 'party'; there are 'printed', 'tournament', 'first game' and 'first grandissimo'",
        ),
    ],
)
def test_a_wrong_table_is_refused_with_what_would_be_right(options: dict[str, Any], message: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(message)):
        Game.new(**options)


def test_the_base_game_may_be_named() -> None:
    assert Game.new(modules=["base"], seed=0).save() == Game.new(seed=0).save()


# --- names ---


def test_players_are_called_by_their_colours_unless_they_have_names() -> None:
    assert Game.new(players=5, seed=0).names == ("Red", "Blue", "Green", "Yellow", "Purple")
    assert Game.new(players=2, names=["Ana", "Bo"], seed=0).names == ("Ana", "Bo")


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Ana"], "2 players need 2 different names, not ['Ana']"),
        (["Ana", "Bo", "Cy"], "2 players need 2 different names, not ['Ana', 'Bo', 'Cy']"),
        (["Ana", "Ana"], "2 players need 2 different names, not ['Ana', 'Ana']"),
        (["Ana", ""], "a name has 1 to 40 characters, none of them : { } or a line break, not ''"),
        (["Ana", " "], "a name has 1 to 40 characters"),
        (["Ana", "B:o"], "a name has 1 to 40 characters"),
        (["Ana", "{Bo}"], "a name has 1 to 40 characters"),
        (["Ana", "Bo\nCy"], "a name has 1 to 40 characters"),
        (["Ana", "Bo\r"], "a name has 1 to 40 characters"),
        (["Ana", "Bo\u2028Cy"], "a name has 1 to 40 characters"),
        (["Ana", "Bo\x0bCy"], "a name has 1 to 40 characters"),
        (["Ana", "Bo\x85Cy"], "a name has 1 to 40 characters"),
        (["Ana", "B" * 41], "a name has 1 to 40 characters"),
        (["Ana", 7], "a name has 1 to 40 characters"),
    ],
)
def test_names_are_checked(names: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        Game.new(players=2, names=names, seed=0)


@pytest.mark.parametrize(
    "names",
    [
        ["Ana María", "B" * 40],
        ["Zoë", "李"],
        ['"Q"', "[A]"],
        ["An", "Ana"],
        ["Round 1", "stop"],
        ["blue", "red"],
        ["red", "blue"],
        ["\\", "P13"],
    ],
)
def test_a_record_keeps_any_name_that_is_allowed(names: list[str]) -> None:
    game = Game.new(players=2, seed=3, names=names)
    play_out(game, until_round=3)
    while not game.decision.secret:
        game.play(game.decision.options[0])
    red, blue = (next(question for question in game.decisions if question.player == seat) for seat in (0, 1))
    first, second = (blue, red) if game.decision.player == 0 else (red, blue)
    game.play(first.options[1])
    game.play(second.options[2])
    again = Game.from_record(game.record())
    assert again.names == tuple(names)
    assert again.save() == game.save()
