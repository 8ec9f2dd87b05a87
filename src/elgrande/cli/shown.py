"""What modules show on the table, each thing in words by its name in `View.as_dict`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from elgrande.texts import say

Line = Callable[[Any, Sequence[str], str], list[str]]
"""From what is shown, the names of the players and a language to lines of text."""

# --- Grand Inquisitor & Colonies, Anniversary ---


def _inquisitor(holder: Any, names: Sequence[str], language: str) -> list[str]:
    if holder is None:
        return [say("table-inquisitor-nobody", language)]
    return [f"{say('table-inquisitor', language)}: {names[holder]}"]


def _tokens(tokens: Any, names: Sequence[str], language: str) -> list[str]:
    lying = [
        f"{_space(space, language)}: {say(f'table-space-{kind}', language, count=tokens[kind]['lying'])}."
        for kind, space in (("gold", "america"), ("goods", "africa"))
        if tokens[kind]["lying"]
    ]
    supply = say("table-supply", language, gold=tokens["gold"]["supply"], goods=tokens["goods"]["supply"])
    return [" ".join([*lying, supply])]


def _delayed(markers: Any, names: Sequence[str], language: str) -> list[str]:
    return [
        f"{say('table-marker', language)}: {_space(space, language)}, {say(f'table-marker-{when}', language)}"
        for when, spaces in (("now", markers["this_round"]), ("next", markers["next_round"]))
        for space in spaces
    ]


def _banners(spaces: Any, names: Sequence[str], language: str) -> list[str]:
    waiting = [name for name, space in zip(names, spaces, strict=True) if space is None]
    return [say("event-banner-waits", language, player=name) for name in waiting]


# --- King & Intrigue, Players' Edition, Special Cards ---


def _role_cards(cards: Any, names: Sequence[str], language: str) -> list[str]:
    place = say("cli-card-place", language)
    named = [(say(f"card-{one['card']}", language), one["place"]) for one in cards]
    return ["  ".join(f"{name}: {place} {count}" for name, count in named)]


def _roles(cards: Any, names: Sequence[str], language: str) -> list[str]:
    dealt = [f"{name}: {say(f'card-{card}', language)}" for name, card in zip(names, cards, strict=True) if card]
    return ["  ".join(dealt)] if dealt else []


def _jokers(seats: Any, names: Sequence[str], language: str) -> list[str]:
    return [say("table-joker-waits", language, player=names[seat]) for seat in seats]


def _shifted(space: Any, names: Sequence[str], language: str) -> list[str]:
    return [say("table-shifted", language, space=_space(space, language))] if space else []


def _bridge(ends: Any, names: Sequence[str], language: str) -> list[str]:
    return [_about("word-bridge", " – ".join(_space(space, language) for space in ends), language)] if ends else []


def _allied(spaces: Any, names: Sequence[str], language: str) -> list[str]:
    if not spaces:
        return []
    first, second = (_space(space, language) for space in spaces)
    return [say("table-alliance", language, **{"from": first, "to": second})]


def _turned(turned: Any, names: Sequence[str], language: str) -> list[str]:
    tiles = [say(f"tile-{tile}", language) for tile, is_turned in enumerate(turned) if is_turned]
    return [f"{say('label-tile', language, tile=tile)}: {say('table-tile-turned', language)}" for tile in tiles]


def _limits(spaces: Any, names: Sequence[str], language: str) -> list[str]:
    listed = ", ".join(_space(space, language) for space in spaces)
    return [_about("word-limit-board", listed, language)] if spaces else []


# --- Grandissimo ---


def _ships(ships: Any, names: Sequence[str], language: str) -> list[str]:
    free, held = say("table-ship-free", language), [ship for ship in ships if ship["seat"] is not None]
    lines = [f"{_space(ship['space'], language)}: {names[ship['seat']]}" for ship in held]
    lines += [f"{_space(ship['space'], language)}: {free}" for ship in ships if ship["seat"] is None]
    return ["  ".join(sorted(lines))] if lines else []


def _second_cards(cards: Any, names: Sequence[str], language: str) -> list[str]:
    named = [(names[one["seat"]], say(f"card-{one['card']}", language)) for one in cards]
    return [f"{name}: {say('table-second-card', language, card=card)}" for name, card in named]


# --- what is told alike ---


def _space(key: str, language: str) -> str:
    return say(f"space-{key}", language)


def _about(word: str, what: str, language: str) -> str:
    named = say(word, language)
    return f"{named[0].upper()}{named[1:]}: {what}"


def _holder(word: str) -> Line:
    """Who holds something."""
    return lambda seat, names, language: [] if seat is None else [_about(word, names[seat], language)]


def _of(text: str) -> Line:
    """A sentence about a player."""
    return lambda seat, names, language: [] if seat is None else [say(text, language, player=names[seat])]


def _on(word: str) -> Line:
    """What lies on a region."""
    return lambda space, names, language: [_about(word, _space(space, language), language)] if space else []


def _if(text: str) -> Line:
    """A sentence that holds, or does not."""
    return lambda holds, names, language: [say(text, language)] if holds else []


def _secrets(word: str, hidden: str) -> Line:
    """Regions that players have chosen in secret: one's own, and that others have one."""

    def lines(chosen: Any, names: Sequence[str], language: str) -> list[str]:
        return [
            say(hidden, language, player=names[one["seat"]])
            if one["space"] is None
            else _about(word, f"{names[one['seat']]}, {_space(one['space'], language)}", language)
            for one in chosen
        ]

    return lines


def _boycott(chosen: Any, names: Sequence[str], language: str) -> list[str]:
    return _secrets("card-boycott", "table-boycott-secret")([chosen] if chosen else [], names, language)


LINES: Final[dict[str, Line]] = {
    "inquisitor": _inquisitor,
    "tokens": _tokens,
    "delayed": _delayed,
    "banners": _banners,
    "role_cards": _role_cards,
    "roles": _roles,
    "doubled": _secrets("word-doubling", "table-doubling-secret"),
    "jokers": _jokers,
    "castillo_in": _shifted,
    "bridge": _bridge,
    "allied": _allied,
    "turned": _turned,
    "collapsing": _if("table-collapse"),
    "quarantine": _on("word-quarantine"),
    "storms": _secrets("word-storm", "table-storm-secret"),
    "mistress": _if("table-mistress"),
    "limits": _limits,
    "protected": _on("word-kings-token"),
    "ships": _ships,
    "queen": _holder("word-queen"),
    "jester": _holder("word-jester"),
    "general": _holder("word-inquisitor-general"),
    "boycott": _boycott,
    "incognito": _secrets("card-king-incognito", "table-incognito-secret"),
    "acting": _of("table-acting"),
    "silencer": _of("event-actions-stopped"),
    "last_word": _holder("card-last-word"),
    "second_cards": _second_cards,
}
"""By the name of what is shown: how it is told. What the rows of the board tell is not told again."""
