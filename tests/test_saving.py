"""Saved games and records: what was written comes back, and damage is named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from elgrande import Game, RecordError, SaveError
from elgrande.board.options import ALL, OF_KIND, WITH_GOLD
from elgrande.engine.chance import Chance
from elgrande.rules.config import module_sets
from elgrande.saving import pack_choices, seal, to_text, unpack_choices

SAVED = Path(__file__).parent / "saved"
EARLY = sorted(SAVED.glob("before-modules-*.json"))
"""Games saved by the version before there were modules: the steps on the stack had other names."""
COLONIES = ("grand_inquisitor", "anniversary")


def played(choices: int = 120, **options: object) -> Game:
    game, chance = Game.new(players=4, seed=11, names=["Ana", "Bo", "Cid", "Dora"], **options), Chance(11)  # type: ignore[arg-type]
    for _ in range(choices):
        if not game.over:
            game.play(chance.pick(chance.pick(game.decisions).options))
    return game


def test_a_saved_game_is_short() -> None:
    assert len(played(10_000).save().encode()) < 4096


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (seal('{"elgrande":1}'), "damaged"),
        ("", "not a saved game"),
        ("hello", "not a saved game"),
        ("[]", "no 'elgrande' version"),
        ('{"elgrande": 99}', "saved in format 99; this version reads format 1"),
        ('{"elgrande": 1}', "damaged"),
    ],
)
def test_a_text_that_is_no_saved_game_is_refused(text: str, message: str) -> None:
    with pytest.raises(SaveError, match=message):
        Game.load(text)


@pytest.mark.parametrize("key", ["config", "seed", "names", "choices", "board", "stack", "revealed", "undoable"])
@pytest.mark.parametrize("value", [None, 17, "x", [], {}, [[]], ["Nonsense"], {"players": 4}])
def test_a_saved_game_with_a_changed_entry_is_refused(key: str, value: object) -> None:
    data = json.loads(played().save())
    data[key] = value
    with pytest.raises(SaveError, match="damaged"):
        Game.load(to_text(data))


@pytest.mark.parametrize("key", ["config", "names", "choices", "board"])
@pytest.mark.parametrize("value", [None, 17, "x", [], {}, [[]], ["Nonsense"], {"players": 4}])
def test_a_saved_game_that_was_never_one_is_refused_too(key: str, value: object) -> None:
    data = json.loads(played().save())
    del data["check"]
    data[key] = value
    with pytest.raises(SaveError, match="damaged"):
        Game.load(seal(to_text(data)))


def test_every_changed_character_is_noticed() -> None:
    text, chance = played().save(), Chance(4)
    for _ in range(200):
        place = chance.below(len(text))
        changed = text[:place] + chance.pick(list('0123456789xyz[]{},"')) + text[place + 1 :]
        if changed != text:
            with pytest.raises(SaveError):
                Game.load(changed)


def test_a_record_reads_like_a_game() -> None:
    game = played()
    record = game.record()
    assert record.startswith('[Game "El Grande"]\n[Format "1"]\n[Players "Ana" "Bo" "Cid" "Dora"]\n[Seed "11"]\n')
    assert "\nRound 1 {King in " in record
    assert "\nRound 2 {King in " in record
    assert Game.from_record(record).save() == game.save()


def test_comments_and_blank_lines_in_a_record_do_not_matter() -> None:
    game = played()
    spaced = game.record().replace("\n", "\n\n").replace("Ana: ", "Ana: {so it went} ")
    assert Game.from_record(spaced).record() == game.record()


def test_the_result_stands_in_the_header_of_a_finished_game() -> None:
    game = played(10_000)
    standing = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.scores, strict=True))
    assert f'[Result "{standing}"]' in game.record()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Seed "11"]', "", "the header has no \\[Seed"),
        ('[Seed "11"]', '[Seed "x"]', "the seed is a whole number, not 'x'"),
        ('[Format "1"]', '[Format "7"]', "this version reads format 1"),
        ("veto=printed", "veto=maybe", "veto can be 'printed', 'start' or 'none', not 'maybe'"),
        ('[Modules "base"]', '[Modules "base dragons"]', "no module is called 'dragons'"),
        ('[Modules "base"]', '[Modules "base special_cards"]', "'special_cards' goes only with 'king_intrigue'"),
        ('[Seed "11"]', '[Seed "11"]\n[Without "ships"]', "only 'grandissimo' has parts that can be left out"),
        ("\nAna: ", "\nAna: Madrid ", "line \\d+: 'Madrid' is no option"),
        ("\nRound 2", "\nRound 8", "the record says round 8, but it is round 2"),
        ("\nAna: ", "\nBo: ", "the record says Bo, but it is the turn of Ana"),
        ("\nAna: ", "\n", "the record says nobody, but it is the turn of Ana"),
        ("tiebreak=shared", "", "does not say tiebreak"),
        ("tiebreak=shared", "tiebreak=shared players=3", "no option is called 'players'"),
        ('[Seed "11"]', '[Seed "11"]\n[Seed "12"]', "\\[Seed …\\] twice"),
        ('[Seed "11"]', '[Seed "11"]\n[Cards 5]', "\\[Cards …\\] is a text in quotes"),
        ('[Seed "11"]', '[Seed "11"]\n[Cards {x}]', "is a text in quotes, not {x}"),
        ('[Seed "11"]', '[Seed "11"]\n[Result "Ana 1"]', "its choices end before the game does"),
        ('"Ana" "Bo" "Cid" "Dora"', '"Ana"', "2 to 5 players"),
        ('"Ana" "Bo" "Cid" "Dora"', '"Ana" "Ana" "Cid" "Dora"', "different names"),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(old: str, new: str, message: str) -> None:
    record = played().record()
    assert old in record
    with pytest.raises(RecordError, match=message):
        Game.from_record(record.replace(old, new, 1))


def test_a_wrong_result_is_noticed() -> None:
    record = played(10_000).record()
    with pytest.raises(RecordError, match=r"the record says Ana 999, .* but its choices lead to Ana"):
        Game.from_record(re.sub(r"Result \"Ana \d+", 'Result "Ana 999', record))


def test_a_saved_game_whose_choices_do_not_lead_to_its_position_is_refused() -> None:
    data = json.loads(played().save())
    del data["check"]
    data["board"][0] += 1
    with pytest.raises(SaveError, match="its choices do not lead to its position"):
        Game.load(seal(to_text(data)))
    assert Game.load(seal(to_text(data)), checked=False).position.board.round == data["board"][0]


@pytest.mark.parametrize(
    "text", [None, 5, b"", "[" * 100_000, "1" * 5000, '{"elgrande":1,"names":"\\ud800","check":5}']
)
def test_what_is_no_text_of_a_game_is_refused(text: Any) -> None:
    with pytest.raises(SaveError):
        Game.load(text)
    with pytest.raises(RecordError):
        Game.from_record(text)


def test_an_illegal_choice_in_a_record_names_its_line() -> None:
    lines = played().record().split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("Round 1")) + 1
    lines[first] = lines[first].replace("P", "A", 1)
    with pytest.raises(RecordError, match=f"line {first + 1}: .* Possible now: P13"):
        Game.from_record("\n".join(lines))


# --- games from before there were modules ---


@pytest.mark.parametrize("file", EARLY, ids=lambda file: file.stem)
def test_a_game_saved_before_there_were_modules_goes_on(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    data, game, chance = json.loads(text), Game.load(text), Chance(1)
    board = game.position.board
    assert (board.round, board.king, board.score) == (data["board"][0], data["board"][3], data["board"][9])
    assert game.undoable == data["undoable"]
    assert Game.load(game.save()).save() == game.save()
    while not game.over:
        game.play(chance.pick(chance.pick(game.decisions).options))
    assert Game.from_record(game.record()).scores == game.scores


def test_there_are_such_games() -> None:
    assert len(EARLY) == 2


def test_an_early_game_whose_choices_do_not_fit_is_refused() -> None:
    data = json.loads(EARLY[0].read_text(encoding="utf-8"))
    del data["check"]
    with pytest.raises(SaveError, match="its choices do not lead to its position"):
        Game.load(seal(to_text(data | {"undoable": 50})))
    with pytest.raises(SaveError, match="does not fit these rules"):
        Game.load(seal(to_text(data | {"choices": data["choices"][2:]})))


# --- games saved by other versions ---


def stored(modules: tuple[str, ...]) -> str:
    """A game of these modules that was saved some versions ago (`python -m tests.make_saves`)."""
    return (SAVED / f"{'-'.join(modules)}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_a_stored_game_of_every_set_of_modules_goes_on(modules: tuple[str, ...]) -> None:
    data, game, chance = json.loads(stored(modules)), Game.load(stored(modules)), Chance(1)
    assert game.table.config.modules == modules
    assert (len(game.choices), game.undoable) == (len(data["choices"]) // 2, data["undoable"])
    assert Game.load(game.save()) == game
    while not game.over:
        question = chance.pick(game.decisions)
        game.play(chance.pick(question.options), question.player)
    assert Game.from_record(game.record()) == game


def resaved(game: Game, **changes: object) -> str:
    """A save with other contents and a checksum that fits them."""
    data = json.loads(game.save())
    del data["check"]
    return seal(to_text(data | changes))


@pytest.mark.parametrize("checked", [True, False])
@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_a_save_with_fewer_or_more_numbers_is_rebuilt_from_its_choices(modules: tuple[str, ...], checked: bool) -> None:
    game = played(60, modules=modules)
    *board, extra = json.loads(game.save())["board"]
    changed = [{**extra, "gone": [1]}, *[{**extra, name: [*numbers, 0]} for name, numbers in extra.items()], [0] * 200]
    for other in (*[[*board, fields] for fields in changed], [*board, extra, 0]):
        assert Game.load(resaved(game, board=other), checked) == game


@pytest.mark.parametrize("checked", [True, False])
def test_a_save_with_steps_of_another_version_is_rebuilt_from_its_choices(checked: bool) -> None:
    game = played()
    *stack, top = json.loads(game.save())["stack"]
    for other in ([*stack, ["StepThatWasRenamed"]], [*stack, [*top, 1]], [*stack, top[:-1]]):
        assert Game.load(resaved(game, stack=other), checked) == game


def test_a_save_of_another_version_whose_choices_do_not_fit_is_refused() -> None:
    game = played()
    data = json.loads(game.save())
    with pytest.raises(SaveError, match="does not fit these rules"):
        Game.load(resaved(game, board=[*data["board"], 0], choices=data["choices"][2:]))
    with pytest.raises(SaveError, match="its choices do not lead to its position"):
        Game.load(resaved(game, board=[*data["board"], 0], undoable=data["undoable"] + 50))


def test_every_option_of_the_table_can_be_saved() -> None:
    choices = [(seat, option) for seat in range(5) for option in range(ALL)]
    assert unpack_choices(pack_choices(choices)) == choices


@pytest.mark.parametrize("choice", [(0, ALL), (0, 512), (0, -1), (8, 0), (-1, 0)])
def test_a_choice_that_does_not_fit_is_never_saved_as_another(choice: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="cannot be saved"):
        pack_choices([choice])


# --- modules ---


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_with_modules_is_saved_and_loaded_at_every_kind_of_decision(players: int) -> None:
    kinds: set[str] = set()
    for seed in range(6):
        game, chance = Game.new(players, COLONIES, seed), Chance(seed)
        while not game.over:
            kind = type(game.position.decision).__name__
            if kind not in kinds:
                kinds.add(kind)
                text = game.save()
                loaded = Game.load(text)
                assert loaded.save() == text
                assert loaded.decision.prompt() == game.decision.prompt()
            game.play(chance.pick(chance.pick(game.decisions).options))
        assert Game.load(game.save()).scores == game.scores
        assert Game.from_record(game.record()).save() == game.save()
    assert {"SetOutDial", "Journey", "Sail", "PickTaker", "WhichOne"} <= kinds


def test_a_record_with_modules_begins_with_the_set_up() -> None:
    game = Game.new(2, COLONIES, 3, names=["Ana", "Bo"])
    game.play("Gal", 0)
    game.play("Vas", 1)
    record = game.record()
    assert '[Modules "base grand_inquisitor anniversary"]' in record
    assert "\n{Set-up; King in " in record
    assert "\nred:Gal blue:Vas\n" in record
    assert Game.from_record(record).save() == game.save()


def test_a_move_of_one_kind_of_caballero_is_one_word_of_a_record() -> None:
    game = played_to_a_kind(WITH_GOLD)
    assert any(re.fullmatch(r"(\w+:)?\w+\.\w+>gold>\w+", word) for word in game.record().split())


def played_to_a_kind(kind: int) -> Game:
    """A random game up to the first move of a caballero of this kind that stood beside others."""
    for seed in range(60):
        game, chance = Game.new(2, COLONIES[:1], seed), Chance(seed)
        while not game.over:
            option = chance.pick(chance.pick(game.decisions).options)
            if OF_KIND + kind in game.position.options:
                game.play(OF_KIND + kind, game.decision.player)
                if type(game.position.decision).__name__ in ("Sail", "PutDown"):
                    game.play(game.decision.options[0])
                    return game
            else:
                game.play(option)
    raise AssertionError("no such game")


@pytest.mark.rule("MIX-1", "OPT-6", "OPT-8", "OPT-9", "OPT-10", "OPT-11")
@pytest.mark.parametrize("modules", module_sets(), ids="-".join)
def test_a_game_of_every_table_is_saved_recorded_and_looked_back_at(modules: tuple[str, ...]) -> None:
    without = ["ships", "boycott"] if "grandissimo" in modules else []
    agreed: dict[str, Any] = {"annulment": True, "dials": "safe", "played": "listed", "crossing": "own"}
    game = Game.new(3, modules, seed=4, without=without, rounds=6, **agreed)
    chance = Chance(4)
    while not game.over:
        question = chance.pick(game.decisions)
        game.play(chance.pick(question.options), question.player)
        if len(game.choices) % 60 == 0:
            again = Game.load(game.save())
            assert (again.save(), again.table.config) == (game.save(), game.table.config)
            assert again.view(1).key() == game.view(1).key()
    again = Game.from_record(game.record())
    assert (again.save(), again.record()) == (game.save(), game.record())
    assert again.table.config.without == tuple(without)
    assert (again.table.config.dials, again.table.config.played) == ("safe", "listed")
    assert game.at(30).choices == game.choices[:30]
