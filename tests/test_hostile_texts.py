"""Texts that are made to do harm: too long, too deep, too slow. They are refused, in a sentence, and soon."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from typer.testing import CliRunner

from elgrande import Game, OverrideError, RecordError
from elgrande.cli import app
from elgrande.engine.saving import SaveError
from elgrande.notation import NotationError
from elgrande.rules import overrides
from elgrande.rules.build import KEPT, _build, build
from elgrande.rules.config import ConfigError, configure, module_sets
from elgrande.rules.overrides import Overrides, _fields, read_toml, scored_spaces
from elgrande.saving import dump_start, seal

RECORD = """[Game "El Grande"]
[Format "1"]
[Players "Ana" "Bo"]
[Seed "7"]
[Modules "base"]
[Options "rounds=9 castillo=hidden veto=printed mercy=off tiebreak=shared ending=automatic"]

Round 1
red:P13
"""

DEEP = {
    "dotted key": "a" + ".a" * 8_000 + "=1",
    "dotted key with blanks": "a" + " . a" * 4_000 + "=1",
    "quoted names": '"a"' + ".'a'" * 4_000 + "=1",
    "section": "[" + "a." * 8_000 + "a]",
    "inline tables": "a=" + "{a=" * 4_000 + "1" + "}" * 4_000,
    "lists": "a=" + "[" * 16_000,
    "hidden by a text of several lines": 'a=["""\n#""", {' + "b." * 8_000 + "b=1}]",
    "hidden by another one": "a=['''\n#''', {" + "b." * 8_000 + "b=1}]",
}
LONG = {
    "number": "[power-cards]\n7=" + "9" * 5_000,
    "hexadecimal number": "[power-cards]\n7=0x" + "f" * 5_000,
    "value of a power card": "[power-cards]\n" + "9" * 5_000 + "=1",
    "name in quotes": '"' + '\\"' * 8_000,
    "file": "#" * (overrides.LONGEST + 1),
    "issue 18": "a" + ".a" * 31_000 + "=1",
    "entries": "".join(f"a{number}=1\n" for number in range(overrides.ENTRIES + 1)),
}


def whole_file(modules: tuple[str, ...]) -> str:
    """All that an owner can read on the cards of a box, with a remark on each line."""
    rules = build(configure(5, modules))
    lines = []
    for card in rules.cards:
        lines.append(f"[cards.{card.key}]")
        for field in _fields(card):
            value = list(card.amounts) if field == "amounts" else getattr(card, field, card.numbers.get(field, 0))
            lines.append(f"{field} = {value}  # ¿{card.rule}?")
    lines.append("[tables]")
    lines += [f"{rules.spaces[space].key} = {list(rules.spaces[space].table)}" for space in scored_spaces(rules)]
    return "\n".join(lines)


@pytest.mark.parametrize("text", [*DEEP.values(), *LONG.values()], ids=[*DEEP, *LONG])
def test_overrides_are_not_parsed_if_they_are_deeper_or_longer_than_any_box_needs(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(text: str) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr("tomllib.loads", parse)
    with pytest.raises(OverrideError) as refused:
        build(configure(2), Overrides(text))
    assert len(str(refused.value)) < 200
    with pytest.raises(RecordError) as refused_record:
        Game.from_record(RECORD.replace("\n\n", f"\n[Cards {json.dumps(text)}]\n\n"))
    assert len(str(refused_record.value)) < 200


@pytest.mark.parametrize("modules", module_sets(), ids=" ".join)
def test_a_file_with_every_number_of_a_box_is_read(modules: tuple[str, ...]) -> None:
    text = whole_file(modules)
    assert len(text) < overrides.LONGEST
    build(configure(5, modules), Overrides(text))


@pytest.mark.parametrize(
    "text",
    [
        "cards.intrigue-any-3.amounts = [2]",
        "cards = {intrigue-any-3 = {amounts = [2]}}",
        "[cards.'intrigue-any-3']\namounts = [2,]  # it's \"2\"",
        '["cards"]\n"intrigue-any-3" = {amounts = [2]}',
    ],
)
def test_all_ways_of_toml_to_write_a_number_are_read(text: str) -> None:
    rules = build(configure(2), Overrides(text))
    assert rules.cards[rules.card_named("intrigue-any-3")].amounts == (2,)


def test_half_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(OverrideError, match="character 3"):
        read_toml("# \ud800")
    with pytest.raises(RecordError, match="surrogate"):
        Game.from_record(RECORD.replace("\n\n", '\n[Cards "# \\ud800"]\n\n'))
    with pytest.raises(RecordError, match="a name has"):
        Game.from_record(RECORD.replace('"Ana"', '"\\ud800"'))


def test_rules_of_own_cards_do_not_pile_up() -> None:
    for number in range(KEPT + 10):
        build(configure(2), Overrides(f"# {number}"))
    assert _build.cache_info().currsize == KEPT


# --- records ---

HOSTILE_RECORDS: dict[str, Callable[[int], str]] = {
    "braces": lambda n: "{" * n,
    "braces in a record": lambda n: RECORD + "{" * n,
    "remarks": lambda n: RECORD + "{}" * (n // 2),
    "names that never end": lambda n: RECORD.replace('"Ana" "Bo"', '"' + '\\"' * (n // 2)),
    "names": lambda n: RECORD.replace('"Ana" "Bo"', '"a" ' * (n // 8)) + "b\n" * (n // 4),
    "long names": lambda n: RECORD.replace("Ana", "a" * (n // 2)) + "b\n" * (n // 4),
    "cards that never end": lambda n: RECORD.replace("\n\n", '\n[Cards "' + '\\"' * (n // 2) + "]\n\n"),
    "lists of cards": lambda n: RECORD.replace("\n\n", "\n[Cards " + "[" * n + "]\n\n"),
    "a number of cards": lambda n: RECORD.replace("\n\n", "\n[Cards " + "9" * n + "]\n\n"),
    "headers": lambda n: "".join(f"[a{number} ]\n" for number in range(n // 8)) + RECORD,
    "openings of headers": lambda n: "[a " * (n // 3),
    "seed": lambda n: RECORD.replace('"7"', '"' + "9" * n + '"'),
    "round": lambda n: RECORD.replace("Round 1", "Round " + "9" * n),
    "rounds": lambda n: "Round 1\n" * (n // 8) + RECORD,
    "modules": lambda n: RECORD.replace('"base"', '"' + "base " * (n // 5) + '"'),
    "options": lambda n: RECORD.replace("rounds=9", "rounds=9 " * (n // 9)),
    "power card": lambda n: RECORD.replace("P13", "P" + "9" * n),
    "words": lambda n: RECORD + "blue:P12 " * (n // 9),
    "moves": lambda n: RECORD + "Gal" + ">Gal" * (n // 4),
    "colons": lambda n: RECORD + "red:" * (n // 4),
    "blanks": lambda n: RECORD + " " * n,
    "lines": lambda n: "\n" * n + RECORD,
    "result": lambda n: RECORD.replace("\n\n", '\n[Result "' + "a" * n + '"]\n\n'),
    "nothing that is text": lambda n: RECORD + "\0" * n,
}  # fmt: skip


def effort(text: str) -> tuple[int, float]:
    """How many functions are called to read a record, and how much of this thread's time it takes."""
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event.endswith("call")

    said = ""
    began = time.thread_time()
    sys.setprofile(count)
    try:
        Game.from_record(text)
    except RecordError as error:
        said = str(error)
    finally:
        sys.setprofile(None)
    assert len(said) < 1_000
    return calls, time.thread_time() - began


@pytest.mark.parametrize("hostile", HOSTILE_RECORDS.values(), ids=HOSTILE_RECORDS)
def test_a_record_is_read_in_steps_that_grow_with_its_length_and_no_faster(hostile: Callable[[int], str]) -> None:
    """Calls are counted. What happens inside one call of a regular expression can only be timed: by this thread's own
    time, which no other program uses up, with room for a machine 100 times slower; quadratic it would be a minute."""
    effort(RECORD)
    length = 90_000
    once, _ = effort(hostile(length))
    twice, seconds = effort(hostile(2 * length))
    assert twice < 2.2 * once + 1_000
    assert seconds < 10


def test_a_record_has_its_limit() -> None:
    with pytest.raises(RecordError, match="at most 200000 characters"):
        Game.from_record(RECORD + "{" + "a" * 200_000 + "}")
    assert Game.from_record(RECORD + "{" + "a" * 100_000 + "}").choices


def test_an_open_brace_is_said() -> None:
    with pytest.raises(RecordError, match="line 9: a brace is opened and not closed"):
        Game.from_record(RECORD.replace("red:P13", "red:P13 {the highest"))
    assert len(Game.from_record(RECORD.replace("red:P13", "{a {b} red:P13 {c}blue:P12{}")).choices) == 2


# --- choices, seeds, saves, files ---


def test_long_numbers_are_no_options() -> None:
    game = Game.new(players=2, seed=0)
    for text in ("P" + "9" * 10_000, "+" + "9" * 10_000, "A" + "9" * 10_000, "K" + "9" * 10_000, "T" + "9" * 10_000):
        with pytest.raises(NotationError) as refused:
            game.play(text)
        assert len(str(refused.value)) < 1_000


def test_a_seed_fits_into_a_record() -> None:
    game = Game.new(players=2, seed=10**40 - 1)
    assert Game.from_record(game.record()).table.seed == game.table.seed
    for seed in (10**40, -(10**40), 10**5_000):
        with pytest.raises(ConfigError, match="40 digits"):
            Game.new(players=2, seed=seed)


def saved(**changes: Any) -> str:
    data = json.loads(Game.new(players=2, seed=0).save()) | changes
    del data["check"]
    return seal(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def test_no_number_of_a_save_is_used_before_it_is_checked() -> None:
    """A hand of which power card 10¹² was played would be a number of 125 GB."""
    game = Game.new(players=2, seed=0)
    game.play("P13")
    stack = json.loads(game.save())["stack"]
    data = json.loads(json.dumps(stack).replace("13", str(10**12)))
    board = json.loads(game.save())["board"]
    for number in range(len(board)):
        if isinstance(board[number], int):
            huge = [*board[:number], 10**12, *board[number + 1 :]]
        elif board[number] and isinstance(board[number][0], int):
            huge = [*board[:number], [10**12] * len(board[number]), *board[number + 1 :]]
        else:
            continue
        with pytest.raises(SaveError, match="do not lead to its position"):
            Game.load(saved(board=huge))
    with pytest.raises(SaveError):
        Game.load(saved(stack=data))


def nested(depth: int) -> Any:
    step: Any = 1
    for _ in range(depth):
        step = ["Sealed", step, 1]
    return step


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        '{"elgrande":' * 10_000,
        '{"elgrande":' + "9" * 5_000 + "}",
        "{" + " " * 200_000 + "}",
        saved(stack=[nested(400)]),
        saved(stack=[{"t": "x" * 50_000}]),
        saved(choices="?" * 50_000),
        saved(choices="00" * 50_000),
        saved(names=["a" * 50_000, "b"]),
        saved(config={"players": "x" * 50_000}),
        saved(cards="a" + ".a" * 8_000 + "=1"),
        saved(seed=10**100),
    ],
)
def test_a_hostile_save_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(SaveError) as refused:
        Game.load(text)
    assert len(str(refused.value)) < 1_000


def test_a_step_that_nobody_knows_may_be_of_another_version_so_the_choices_tell_all() -> None:
    assert Game.load(saved(stack=[["x" * 50_000]])) == Game.new(players=2, seed=0)


def test_a_file_is_not_read_to_its_end_if_it_has_none(tmp_path: Path) -> None:
    large = tmp_path / "large.txt"
    large.write_bytes(b"#" * 1_000_001)
    for command in (
        ["replay", str(large)],
        ["replay", "/dev/zero"],
        ["play", "--load", str(large)],
        ["cards", "--cards", str(large)],
    ):
        result = CliRunner().invoke(app, command)
        assert result.exit_code == 1, result.output
        assert "larger than 1 MB" in result.output, result.output
    for file in (large, Path("/dev/zero")):
        with pytest.raises(OverrideError):
            Game.new(players=2, cards=file, seed=0)


# --- games that begin with a position ---


def starting_with(start: str) -> str:
    return RECORD.replace("\n\n", f"\n[Start {json.dumps(start)}]\n\n").replace("red:P13\n", "")


def test_a_game_begins_with_no_position_that_nobody_wrote() -> None:
    game = Game.new(players=2, seed=7)
    game.play("P13")
    whole = dump_start(game.position)
    assert Game.from_record(starting_with(whole)).position == game.position
    for number, value in enumerate(json.loads(whole)["board"]):
        for wrong in (10**15, 1.5, None, [10**15] * 40):
            data = json.loads(whole)
            data["board"][number] = [wrong] * len(value) if isinstance(value, list) and value else wrong
            with pytest.raises(RecordError):
                Game.from_record(starting_with(json.dumps(data)))
    for stack in ([["Sealed", 1, 1]], [["Sealed", ["PlayPowerCard", 10**40], 1]], [1], 1, [["PlayPowerCard", "x"]]):
        with pytest.raises(RecordError):
            Game.from_record(starting_with(json.dumps(json.loads(whole) | {"stack": stack})))
