"""The card browser: all cards of the box on one page in each language, with their icons and all of their text."""

from __future__ import annotations

from html import escape
from typing import Final

from elgrande.cli.cards import all_cards, card_facts
from elgrande.notation import card_name, card_text
from elgrande.picture.icons import DEFAULT, HEIGHT, ICONS, WIDTH
from elgrande.picture.palette import card_style, style
from elgrande.rules.card import Card
from elgrande.rules.config import module_sets
from elgrande.rules.rules import Rules
from elgrande.texts import has, say
from website.rulebook import Rulebook

GROUNDS: Final = {
    "land": "america",
    "loss": "cataluna",
    "score": "castilla-la-nueva",
    "noble": "francia",
    "kept": "sea",
    "plain": "castilla-la-vieja",
}
"""The colours of the grounds of icons, as at the table."""


def cards_page(language: str, rulebook: Rulebook) -> str:
    """The page with all cards in a language."""
    rules = all_cards(module_sets(), None)
    parts = [
        f"# {say('site-cards', language)}",
        say("site-cards-about", language),
        f'<input id="card-search" type="search" placeholder="{escape(say("site-cards-search", language), quote=True)}"'
        f' aria-label="{escape(say("site-cards-search", language), quote=True)}">',
        f'<p id="card-none" hidden>{escape(say("site-cards-none", language))}</p>',
    ]
    heading = ""
    for number in sorted(range(len(rules.cards)), key=lambda number: not rules.cards[number].stack):
        card = rules.cards[number]
        above = _heading(card, language)
        if above != heading:
            heading = above
            parts.append(f"## {heading}")
        parts.append(_card(rules, number, language, rulebook))
    return "\n\n".join(parts) + "\n"


def stylesheet() -> str:
    """The style of the icons on the cards."""
    grounds = "".join(f".card .{tint} {{ background: var(--{colour}); }}\n" for tint, colour in GROUNDS.items())
    return f"{style()}\n{card_style()}\n{grounds}"


def _heading(card: Card, language: str) -> str:
    return say("site-stack", language, stack=card.stack) if card.stack else say("site-power-cards", language)


def _card(rules: Rules, number: int, language: str, rulebook: Rulebook) -> str:
    """A card: its drawing, its name and numbers, and what it does."""
    card = rules.cards[number]
    facts = " · ".join([*card_facts(rules, number, language), say(f"provenance-{card.provenance}", language)])
    ruling = f"card-{card.key}.ruling"
    lines = [
        f'<article class="card" id="{card.key}" markdown="1">',
        _drawing(card),
        '<div class="words" markdown="1">',
        f"### {card_name(rules, number, language)} {{ #card-{card.key} }}",
        card_text(rules, number, language).replace("\n", "\n\n"),
    ]
    if has(ruling, language):
        lines.append(f"*{say('cli-card-ruling', language, text=say(ruling, language))}*")
    rule = rulebook.link(card.rule, language, f"cards/{language}.md")
    lines += [f'<small markdown="1">{facts} · {rule}</small>', "</div>", "</article>"]
    return "\n\n".join(lines)


def _drawing(card: Card) -> str:
    icon = ICONS.get(card.icon, ICONS[DEFAULT])
    box = f"{-WIDTH // 2} {-HEIGHT // 2} {WIDTH} {HEIGHT}"
    return f'<div class="icon elgrande {icon.tint}"><svg viewBox="{box}" aria-hidden="true">{icon.drawing}</svg></div>'
