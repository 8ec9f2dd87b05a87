"""The texts: four languages say the same things, and everything that can happen has its words in each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import elgrande
from elgrande import Game
from elgrande.board.options import WORDS
from elgrande.board.spaces import BLACK, CASTILLO
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS
from elgrande.engine.saving import step_kinds
from elgrande.engine.step import Decision
from elgrande.events import tell, without_castillo_count
from elgrande.notation import COLOUR_NAMES, card_name, card_text, space_name
from elgrande.picture import WORDS as PICTURE_WORDS
from elgrande.picture.palette import SHAPES
from elgrande.points import columns_of
from elgrande.question import words
from elgrande.rules.build import MODULES, build
from elgrande.rules.card import PRINTED, PUBLIC, RECONSTRUCTED
from elgrande.rules.config import CHOICES, configure, module_sets, parts, presets
from elgrande.rules.effects import EFFECTS
from elgrande.rules.rules import Rules
from elgrande.texts import FORMS, LANGUAGES, UnknownLanguage, has, listed, say

PACKAGE = Path(elgrande.__file__).parent
SOURCES = Path(__file__).parent.parent / "src"
TABLES = {modules: build(configure(players=5, modules=modules)) for modules in module_sets()}
"""The rules of all tables: no single one has everything (MIX-1)."""
FULLEST = [rules for modules, rules in TABLES.items() if not any(set(modules) < set(other) for other in TABLES)]
"""Those to which nothing can be added; together they have all spaces and all sources of points."""


def samples(rules: Rules) -> dict[str, tuple[int, ...]]:
    """Values that an argument of an event can have: one of each sort."""
    last = len(rules.spaces) - 1
    return {
        "player": (0,),
        "actor": (1,),
        "victim": (1,),
        "card": (0,),
        "space": tuple(range(last + 1)),
        "from": (1, last),
        "to": (2, CASTILLO, last),
        "colour": (0, 4, BLACK),
        "tile": (0, 1),
        "token": (0, 1),
        "kind": (0, 1, 2, 3),
        "effect": (0, 1, 2, 3, 4, 5),
        "gold": (0, 1, 2),
        "goods": (0, 1, 2),
        "count": (0, 1, 2),
        "points": (1, 5),
        "place": (0, 2, 3),
        "round": (9,),
        "stack": (5,),
        "value": (1, len(rules.values) - 1),
        "source": tuple(range(len(rules.scoring.sources))),
    }


PROMPT_VALUES: dict[str, str | int] = {
    "player": "Ana",
    "actor": "Bo",
    "card": "Veto",
    "space": "Galicia",
    "least": 2,
    "count": 1,
    "left": 2,
    "own": 1,
    "foreign": 2,
    "owner": "Bo",
    "most": 6,
    "placing": 3,
    "special": 1,
}
"""The values that prompts speak of."""


# --- the files ---


class Variables(Visitor):
    """Collects the names of the variables in a part of a Fluent file."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def files(language: str) -> list[Path]:
    return sorted((PACKAGE / "texts" / language).glob("*.ftl"))


def entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """All messages and terms of a language, each with the name of its file."""
    for path in files(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                yield path.name, entry


def contents(language: str) -> dict[str, tuple[str, dict[str, set[str]]]]:
    """By message: its file, and the variables of its value and of each attribute."""
    result: dict[str, tuple[str, dict[str, set[str]]]] = {}
    for name, entry in entries(language):
        parts = {attribute.id.name: variables(attribute) for attribute in entry.attributes}
        if entry.value is not None:
            parts[""] = variables(entry.value)
        result[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = name, parts
    return result


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_through_and_through(language: str) -> None:
    assert files(language)
    for path in files(language):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    names = [entry.id.name for _, entry in entries(language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_files_messages_attributes_and_variables(language: str) -> None:
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    english, other = contents("en"), contents(language)
    assert sorted(other) == sorted(english)
    for key, expected in english.items():
        assert other[key] == expected, key


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'fr'"):
        say("label-stop", "fr")


# --- everything has its words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(language: str) -> None:
    told: set[str] = set()
    for rules in TABLES.values():
        names = [card_name(rules, card, language) for card in range(len(rules.cards))]
        assert len(set(names)) == len(names)
        for number, card in enumerate(rules.cards):
            if card.key in told:
                continue
            told.add(card.key)
            text = card_text(rules, number, language)
            assert all(str(amount) in text for amount in card.amounts), text
            if has(f"card-{card.key}.ruling"):
                assert say(f"card-{card.key}.ruling", language)
    written = {key.removeprefix("card-") for key in contents(language) if key.startswith("card-")}
    assert written == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_one_caballero_reads_well_too(language: str) -> None:
    for card in {card.key: card for rules in TABLES.values() for card in rules.cards}.values():
        values = dict.fromkeys(("amount", "second")[: len(card.amounts)], 1)
        assert say(f"card-{card.key}.text", language, **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_lies_on_the_table_has_a_name(language: str) -> None:
    for rules in TABLES.values():
        assert all(space_name(rules, space, language) for space in range(len(rules.spaces)))
        assert all(say(f"number-{name}", language) for card in rules.cards for name in card.numbers)
        assert all(say(f"kind-{mark.kind}", language) for mark in rules.placing.marks)
        assert all(say(f"source-{source}", language) for source in rules.scoring.sources)
        assert all(say(f"cli-source-{name}", language) for name in columns_of(rules))
        assert all(say(f"tile-{tile}", language) for tile in range(len(rules.tiles)))
    assert all(say(f"colour-{colour}", language) for colour in COLOUR_NAMES)
    assert all(say(f"web-module-{name}", language) for name in MODULES)
    assert all(say(f"web-module-{name}.text", language) for name in MODULES[1:])
    assert all(say(f"shape-{shape}", language) for shape in SHAPES.values())
    assert all(say(f"picture-{word.replace('_', '-')}", language) for word in PICTURE_WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_stands_well_in_a_sentence(language: str) -> None:
    for key, (_, forms) in contents(language).items():
        if key.startswith("space-"):
            assert set(forms) - {"short"} in ({""}, {"", *FORMS}), key
            name = say(key, language)
            told = say("event-moved", language, player="Ana", colour="x", **{"from": name, "to": "Galicia"})
            assert (say(f"{key}.from", language) if len(forms) > 1 else name) in told
    assert say("place-at", language, space="Galicia") in say("label-pick", language, colour="x", space="Galicia")


def written_in_sources(kind: str) -> set[str]:
    """The keys of texts that the program names; the laws in `tools` only speak of them."""
    return {
        key
        for path in SOURCES.rglob("*.py")
        if path.parent.name != "tools"
        for key in re.findall(f'"({kind}-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }


LABEL_VALUES: dict[str, str | int] = {
    "player": "Ana",
    "colour": "x",
    "space": "Galicia",
    "least": 2,
    "card": "Veto",
    "stack": 1,
    "value": 13,
    "count": 2,
    "tile": "8/4/0",
    "effect": "x",
}
"""The values that labels speak of."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_words(language: str) -> None:
    labels = {f"label-{word}" for word in WORDS.values()} | written_in_sources("label")
    for key in labels:
        assert say(key, language, **LABEL_VALUES), key
    assert {key for key in contents(language) if key.startswith("label-")} == labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_removed_has_a_name(language: str) -> None:
    assert {f"effect-{effect.number}" for effect in EFFECTS} == {
        key for key in contents(language) if key.startswith("effect-")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompt(language: str) -> None:
    decisions = [kind for kind in step_kinds().values() if issubclass(kind, Decision)]
    prompts = {kind.prompt for kind in decisions if kind.prompt} | written_in_sources("prompt")
    assert len(prompts) > 20
    for key in prompts:
        assert say(key, language, **PROMPT_VALUES).startswith("Ana: "), f"{key} calls its player by name first"
        assert say(f"{key}.other", language, **PROMPT_VALUES).startswith("Ana "), f"{key} says what Ana is doing"
    written = {key for key in contents(language) if key.startswith("prompt-")}
    assert written == prompts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_its_line(language: str) -> None:
    names = ("Ana", "Bo", "Carla", "Dirk", "Eva")
    for kind, declared in KINDS.items():
        for rules in FULLEST:
            values = samples(rules)
            for event in product(*(values[name] for name in declared.arguments)):
                assert re.fullmatch("[^{}]+", tell(rules, names, (kind, *event), language)), (kind, event)
    written = {key for key in contents(language) if key.startswith("event-")}
    assert written == {f"event-{kind}" for kind in KINDS}


def test_lines_say_no_more_than_is_true_of_every_card() -> None:
    """A Veto of King & Intrigue comes from no stack; the Queen brings caballeros, as the Grand Inquisitor does."""
    powers = TABLES["base", "king_intrigue"]
    assert "stack" not in tell(powers, ["Ana"], ("expired", 0, powers.card_named("ki-veto")))
    grandissimo = TABLES["base", "grandissimo"]
    assert tell(grandissimo, ["Ana"], ("queen-brings", 0)).endswith("for the Queen.")
    assert "dial" not in tell(grandissimo, ["Ana"], ("ordered-out", 0, 2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_and_every_sentence_is_used(language: str) -> None:
    used = written_in_sources("reason")
    assert len(used) > 20
    for key in used:
        assert say(key, language, option="Galicia", space="Galicia", count=2), key
    assert {key for key in contents(language) if key.startswith("reason-")} == used


@pytest.mark.rule("OPT-1", "OPT-3", "OPT-4", "OPT-5", "OPT-6", "OPT-7", "OPT-8", "OPT-9", "OPT-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_table_can_agree_on_has_a_name_and_a_text(language: str) -> None:
    values = [(name, value) for name, choices in CHOICES.items() for value in choices]
    words = {True: "on", False: "off"}
    keys = [f"option-{name}-{words[value] if isinstance(value, bool) else value}" for name, value in values]
    keys += [f"preset-{name.replace(' ', '-')}" for name in presets()]
    keys += [f"provenance-{provenance}" for provenance in (PRINTED, PUBLIC, RECONSTRUCTED)]
    for key in keys:
        assert say(key, language)
        assert say(f"{key}.text", language)
    assert all(has(f"part-{part}", language) or has(f"card-{part}", language) for part in parts())


# --- whole games ---


@pytest.mark.parametrize("modules", TABLES, ids="-".join)
def test_a_whole_game_can_be_told_in_every_language(modules: tuple[str, ...]) -> None:
    """With as many players as there are modules, so that all numbers come up; prompts and labels once of each sort."""
    players, castillo = 2 + len(modules) % 4, ("hidden", "open")[len(modules) % 2]
    game, chance = Game.new(players=players, modules=modules, seed=11, castillo=castillo), Chance(5)
    said: set[str] = set()
    while not game.over:
        question = chance.pick(game.decisions)
        position, decision = question.position, question.decision
        if decision.asks(position)[0] not in said:
            said.add(decision.asks(position)[0])
            name = game.names[question.player]
            assert all(name in question.prompt(language) for language in LANGUAGES)
        for option in question.options:
            key = words(position, decision, option.id)[0]
            if key not in said or option.text not in said:
                said |= {key, option.text}
                assert all(option.label(language) for language in LANGUAGES)
        game.play(chance.pick(question.options))
    events = game.events()
    told = {
        language: [
            tell(game.rules, game.names, event, language) for event in [*events, *without_castillo_count(events)]
        ]
        for language in LANGUAGES
    }
    assert all(all(lines) for lines in told.values())
    assert len({"\n".join(lines) for lines in told.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_speaks_every_language(language: str) -> None:
    assert say("picture-round", language) in Game.new(seed=1).svg(language=language)


@pytest.mark.parametrize(("language", "word"), [("en", "and"), ("nl", "en"), ("de", "und"), ("es", "y")])
def test_names_are_listed_as_in_a_sentence(language: str, word: str) -> None:
    assert [listed(["Ana", "Bo", "Cid"][:count], language) for count in (1, 2, 3)] == [
        "Ana",
        f"Ana {word} Bo",
        f"Ana, Bo {word} Cid",
    ]
