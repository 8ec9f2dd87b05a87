"""The faces of cards: each has a drawing of what it does, and says it in a line or two in every language."""

from __future__ import annotations

import re

import pytest

from elgrande.picture.icons import DEFAULT, HEIGHT, ICONS, TINTS, WIDTH
from elgrande.picture.palette import card_style, style
from elgrande.rules.action import NoAction
from elgrande.rules.build import build
from elgrande.rules.card import Card
from elgrande.rules.config import configure, module_sets
from elgrande.texts import LANGUAGES, say

LONGEST = 56
"""The most letters that fit on a card that is 96 pixels wide."""
CARDS = {card.key: card for modules in module_sets() for card in build(configure(5, modules)).cards}


def brief(card: Card, language: str) -> str:
    values = dict(zip(("amount", "second"), card.amounts, strict=False))
    return say(f"card-{card.key}.brief", language, **values)


def test_every_card_has_an_icon_that_is_drawn() -> None:
    assert len(CARDS) > 100
    assert {card.key for card in CARDS.values() if card.icon not in ICONS} == set()


def test_every_icon_but_those_for_unknown_cards_is_on_a_card() -> None:
    assert ICONS.keys() - {card.icon for card in CARDS.values()} == {DEFAULT, "keep"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_in_a_line_or_two_what_it_does(language: str) -> None:
    for card in CARDS.values():
        words = brief(card, language)
        assert len(words) <= LONGEST, words
        assert words[0].isupper(), words
        assert not words.endswith("."), words
        assert all(str(amount) in words for amount in card.amounts), words


def test_a_card_without_an_icon_gets_one() -> None:
    """Such as one of a module that these pages do not know."""
    assert Card("a", "X-1", stack=6, effect=lambda me, card: NoAction()).icon == ""
    assert Card("b", "X-2", stack=6, kept="b", effect=lambda me, card: NoAction()).icon == "keep"


def test_icons_are_small_and_use_only_classes_that_exist() -> None:
    known = set(re.findall(r"\.(eg-[\w-]+)", style() + card_style()))
    for name, icon in ICONS.items():
        assert icon.tint in TINTS
        assert len(icon.drawing) < 4000, name
        used = {css for classes in re.findall(r'class="([^"]*)"', icon.drawing) for css in classes.split()}
        assert used <= known, name
        places = [(float(x), float(y)) for x, y in re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", icon.drawing)]
        assert all(abs(x) <= WIDTH / 2 and abs(y) <= HEIGHT / 2 for x, y in places), name


# --- long words in names ---

LONGEST_PART = 10
"""The most letters of a word, or of a part of it, that fit in one line of a small card."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_in_names_can_be_broken_at_their_joints(language: str) -> None:
    joints = {word.replace("|", "").lower(): word for word in say("face-joints", language).split()}
    words = {word for key in CARDS for word in re.findall(r"\w+", say(f"card-{key}", language).lower())}
    assert {word for word in words if len(word) > LONGEST_PART} <= joints.keys()
    assert joints.keys() <= words
    assert max(len(part) for word in joints.values() for part in word.split("|")) <= LONGEST_PART
