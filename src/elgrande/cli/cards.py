"""`elgrande cards`: action cards, power cards and roles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table

    from elgrande.rules.card import Card
    from elgrande.rules.overrides import Overrides
    from elgrande.rules.rules import Rules


MARKS = {"printed": "●", "public": "◐", "reconstructed": "○"}
"""How a list shows where a card's facts come from."""


def cards(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="KEY|RULE-ID|WORDS", help="One card, or words to look for.")
    ] = None,
    stack: Annotated[int | None, typer.Option(metavar="N", min=1, max=9, help="Only the cards of one stack.")] = None,
    modules: options.Modules = None,
    cards: options.Cards = None,
    language: options.Language = "en",
    json: options.Json = False,
) -> None:
    """List the cards of all modules, or show one in full: its text, the rulings about it, and where it is from.

    With --modules, list only the cards of a table with these modules.

    \b
    Examples: elgrande cards --stack 2
              elgrande cards veto
              elgrande cards BASE-136 --language nl
              elgrande cards --stack 7 --json

    \b
    A file for --cards holds the numbers that differ on your own cards and board:
      [cards.intrigue-any-3]
      place = 1
      copies = 1
      amounts = [3]
      [cards.transport]
      gold = 1
      goods = 2
      [cards.ki-veto]
      value = 40
      caballeros = 4
      [cards.double-turn]
      ship = 0
      prison = 1
      [power-cards]
      7 = 3
      [tables]
      galicia = [4, 2, 0]
    """
    from elgrande.cli.output import Trouble, console, show_json
    from elgrande.rules.config import check_modules, module_sets
    from elgrande.texts import say

    played = [check_modules(options.listed(modules))] if modules else module_sets()
    rules = all_cards(played, options.overrides(cards))
    found = find_cards(rules, " ".join(wanted or ()), language)
    found = [card for card in found if stack in (None, rules.cards[card].stack)]
    if not found and not wanted:
        raise Trouble(f"there is no stack {stack}; the last one is {rules.stacks}")
    if not found:
        raise Trouble(f"no card has the words {' '.join(wanted or ())!r}; `elgrande cards` lists all")
    if json:
        show_json([_as_data(rules, card, language) for card in found])
        return
    out = console()
    if wanted and len(found) == 1:
        out.print(full_card(rules, found[0], language))
        return
    for group in ([n for n in found if rules.cards[n].stack], [n for n in found if not rules.cards[n].stack]):
        if group:
            out.print(_listed(rules, group, language))
            out.print()
    marks = [f"{mark} {say(f'provenance-{provenance}', language)}" for provenance, mark in MARKS.items()]
    out.print("  ".join(marks))


def _listed(rules: Rules, cards: Sequence[int], language: str) -> Table:
    """A table of action cards, or of power and role cards, which have no stack."""
    from elgrande.cli.output import plain_table
    from elgrande.notation import card_name
    from elgrande.texts import say

    from_stack = bool(rules.cards[cards[0]].stack)
    facts = ("key", "rule", "stack", "copies", "place", "name") if from_stack else ("key", "rule", "place", "name")
    named = list(dict.fromkeys(name for number in cards for name in rules.cards[number].numbers))
    headings = [say(f"cli-card-{name}", language) for name in facts]
    table = plain_table(*headings, *(say(f"number-{name}", language) for name in named), "")
    for number in cards:
        card = rules.cards[number]
        stack = [f"{card.stack}", f"{card.copies}"] if from_stack else []
        place = f"{card.place}" if from_stack or card.place else ""
        numbers = [str(card.numbers.get(name, "")) for name in named]
        name = card_name(rules, number, language)
        table.add_row(card.key, card.rule, *stack, place, name, *numbers, MARKS[card.provenance])
    return table


def all_cards(played: Sequence[Sequence[str]], overrides: Overrides | None) -> Rules:
    """The cards of all tables with these sets of modules, each once, by stack."""
    from elgrande.rules.build import build
    from elgrande.rules.config import configure
    from elgrande.rules.overrides import OverrideError
    from elgrande.rules.rules import Rules

    known: dict[str, Card] = {}
    problem: OverrideError | None = None
    for modules in sorted(played, key=len, reverse=True):
        try:
            known = {card.key: card for card in build(configure(modules=modules), overrides).cards} | known
        except OverrideError as error:  # a card of a module that is not in this set
            problem = error
    if problem is not None and not known:
        raise problem
    rules = Rules(configure())
    rules.cards = sorted(known.values(), key=lambda card: (card.stack, card.numbers.get("value", 0)))
    rules.stacks = rules.cards[-1].stack
    return rules


def find_cards(rules: Rules, words: str, language: str) -> list[int]:
    """The card with this key or rule id, or all cards whose name or text contains the words."""
    from elgrande.notation import card_name, card_text

    wanted = words.casefold()
    everything = range(len(rules.cards))
    exact = [
        number for number in everything if wanted in (rules.cards[number].key, rules.cards[number].rule.casefold())
    ]
    named = exact or [number for number in everything if wanted == card_name(rules, number, language).casefold()]
    if named:
        return named
    texts = [f"{card_name(rules, number, language)} {card_text(rules, number, language)}" for number in everything]
    return [number for number in everything if all(word in texts[number].casefold() for word in wanted.split())]


def full_card(rules: Rules, number: int, language: str) -> RenderableType:
    """A card with its text and the rulings about it."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from elgrande.notation import card_name, card_text
    from elgrande.texts import has, say

    card = rules.cards[number]
    facts = ", ".join(card_facts(rules, number, language))
    provenance = say(f"provenance-{card.provenance}", language)
    lines: list[RenderableType] = [
        Text.assemble((card_name(rules, number, language), "bold"), (f"  {card.key} · {card.rule}", "dim")),
        Text(f"{facts} · {provenance}", style="dim"),
        Padding(Text(card_text(rules, number, language)), (1, 0, 0, 2), expand=False),
    ]
    if has(f"card-{card.key}.ruling", language):
        ruling = say(f"card-{card.key}.ruling", language)
        lines.append(Padding(Text(say("cli-card-ruling", language, text=ruling)), (1, 0, 0, 2), expand=False))
    return Group(*lines)


def card_facts(rules: Rules, number: int, language: str) -> list[str]:
    """The numbers of a card in words; only action cards have a stack."""
    from elgrande.rules.module import symbols
    from elgrande.texts import say

    card = rules.cards[number]
    numbers = {name: value for name, value in card.numbers.items() if value or name not in symbols()}
    facts = [
        f"{say(f'number-{name}', language)} {value}{_source(card, name, language)}" for name, value in numbers.items()
    ]
    if card.stack:
        facts.insert(0, say("cli-card-facts", language, stack=card.stack, copies=card.copies, place=card.place))
    elif card.place:
        facts.insert(0, f"{say('cli-card-place', language)} {card.place}")
    return facts


def _source(card: Card, number: str, language: str) -> str:
    """Where a number is from, if it differs from the rest of the card."""
    from elgrande.texts import say

    source = card.source_of(number)
    return "" if source == card.provenance else f" ({say(f'provenance-{source}', language).lower()})"


def _as_data(rules: Rules, number: int, language: str) -> dict[str, Any]:
    from elgrande.notation import card_name, card_text
    from elgrande.texts import has, say

    card = rules.cards[number]
    ruling = f"card-{card.key}.ruling"
    return {
        "key": card.key,
        "rule": card.rule,
        "stack": card.stack,
        "copies": card.copies,
        "place": card.place,
        "amounts": list(card.amounts),
        "numbers": dict(card.numbers),
        "provenance": card.provenance,
        "printed": list(card.printed),
        "public": list(card.public),
        "name": card_name(rules, number, language),
        "text": card_text(rules, number, language),
        "ruling": say(ruling, language) if has(ruling, language) else None,
    }
