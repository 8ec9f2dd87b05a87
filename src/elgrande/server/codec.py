"""Translates from the engine to JSON: questions, options, reasons, previews and events, as keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET, UnsetType

from elgrande.board import options as ids
from elgrande.board.options import kind_of, number_of, space_of
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOWHERE
from elgrande.bots.hint import Hint as Advice
from elgrande.engine.event import Event, arguments_of
from elgrande.engine.step import Decision, Sealed, Secret
from elgrande.events import kept_in_log, named
from elgrande.notation import COLOUR_NAMES, NotationError, write
from elgrande.question import reason as reason_for
from elgrande.question import words
from elgrande.rules.base.scoring import awards_for, counting, counting_parts
from elgrande.rules.build import build
from elgrande.rules.config import Config, configure, known_modules, module_sets
from elgrande.rules.keeping import held
from elgrande.rules.module import KNOWN, pairs, symbols
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.server.answers import BoxModule, BoxPart, Card
from elgrande.server.message_parts import Award, LoggedEvent, Text, ToldEvent
from elgrande.server.table_state import Hint, Option, Preview, Question
from elgrande.view import View, values_in
from elgrande.view_data import BoardView

AT = "at"
"""In a list of events: the number of the choice that caused the events after it."""

# --- the box ---


def box_modules() -> list[BoxModule]:
    """All modules of the box, and which of them go together."""
    return [
        BoxModule(
            module.name,
            apart=_partners("apart", module.name),
            needs=list(module.needs),
            advised_against=_partners("advised_against", module.name),
            unnamed=_partners("unnamed", module.name),
        )
        for module in KNOWN
    ]


def _partners(kind: str, key: str) -> list[str]:
    return [other for pair in pairs(kind) if key in pair for other in pair if other != key]


def box_parts() -> list[BoxPart]:
    """The parts that can be left out, those that are cards with their stack."""
    found: list[BoxPart] = []
    for module in KNOWN:
        if module.parts or module.part_cards:
            stacks = {card.key: card.stack for card in build(configure(modules=[*module.needs, module.name])).cards}
            for key in (*module.parts, *module.part_cards):
                partners = [other for other in module.together if key in module.together and other != key]
                found.append(BoxPart(key, module.name, stacks.get(key, 0), partners))
    return found


def box_cards() -> list[Card]:
    """All action cards of the box, each with the module that brings it."""
    facts: dict[str, Card] = {}
    known: set[str] = set()
    player_counts = range(2, 6)
    for modules in module_sets():
        role_places = {players: _role_places(players, modules) for players in player_counts}
        brings = next((module for module in modules if module not in known), modules[-1])
        known |= set(modules)
        for card in build(configure(max(player_counts), modules)).cards:
            if card.key not in facts:
                facts[card.key] = Card(
                    key=card.key,
                    rule=card.rule,
                    module=brings,
                    stack=card.stack,
                    copies=card.copies,
                    place=card.place,
                    amounts=list(card.amounts),
                    provenance=card.provenance,
                    numbers=dict(card.numbers),
                    symbols={name: part for name, part in symbols().items() if name in card.numbers},
                    printed=list(card.printed),
                    public=list(card.public),
                    icon=card.icon,
                    places={players: places[card.key] for players, places in role_places.items() if card.key in places},
                )
    return sorted(facts.values(), key=lambda card: (known_modules().index(card.module), card.stack))


def _role_places(players: int, modules: tuple[str, ...]) -> dict[str, int]:
    """How many caballeros each role card of a table lets its holder place."""
    rules = build(configure(players, modules))
    return {rules.cards[role].key: rules.cards[role].place for role in rules.roles}


# --- questions ---


def asked(view: View) -> Question | None:
    """What a seat has to decide, rendered from its own view alone."""
    decision = view.decision
    if decision is None:
        return None
    position = view.position
    announced = decision.reacts_to(position)
    return Question(
        seat=decision.player,
        secret=isinstance(decision, Secret),
        prompt=prompt(position, decision),
        announced=told(position.rules, announced) if announced else None,
        options=[choice(position, decision, option) for option in view.options],
        refused=refused(position, decision, view.options),
        tool=tool(position, decision),
        hint=(decision.hint, {}) if decision.hint else UNSET,
        continues=True if decision.continues else UNSET,
        picks_up=True if decision.picks_up else UNSET,
        carries=decision.carries or UNSET,
    )


def tool(position: Position, decision: Decision) -> str | UnsetType:
    """The kept card that a question is about."""
    kept = held(position, decision.player, decision.tool) if decision.tool else []
    return position.rules.cards[kept[0][0]].key if kept else UNSET


def prompt(position: Position, decision: Decision) -> Text:
    """The sentence that says who must do what."""
    key, values = decision.asks(position)
    return key, named(position.rules, values)


def choice(position: Position, decision: Decision, option: int) -> Option:
    """An option, with what a button or a place on the map needs, and what to know before choosing it."""
    found = _choice(position, decision, option)
    key, values = decision.caution(position, option)
    if key:
        found.caution = key, named(position.rules, values)
    key, values = decision.forgoes(position, option)
    if key:
        found.forgoes = key, named(position.rules, values)
    return found


def _choice(position: Position, decision: Decision, option: int) -> Option:
    rules = position.rules
    text = write(rules, option)
    key, values = words(position, decision, option)
    label = key, named(rules, values)
    number = number_of(option)
    match kind_of(option):
        case ids.PICK:
            space, colour = rules.spaces[space_of(option)].key, COLOUR_NAMES[number % COLOURS]
            return Option(option, text, "pick", label, space, colour)
        case ids.SPACE:
            return Option(option, text, "space", label, rules.spaces[number].key)
        case ids.CARD:
            card = rules.cards[position.board.offered[number]].key
            return Option(option, text, "card", label, card=card, value=number)
        case ids.POWER:
            card_of = rules.cards[rules.actions[number]].key if rules.actions else UNSET
            return Option(option, text, "power", label, card=card_of, value=rules.values[number])
        case ids.AMOUNT:
            return Option(option, text, "amount", label, value=number)
        case ids.TILE:
            return Option(option, text, "tile", label, value=number)
    return Option(option, text, "word", label)


def refused(position: Position, decision: Decision, offered: list[int]) -> dict[str, Text]:
    """For a decision about spaces or caballeros: why each of the other spaces cannot be chosen."""
    kinds = {kind_of(option) for option in offered}
    if not kinds & {ids.SPACE, ids.PICK}:
        return {}
    open_now = {space_of(option) for option in offered}
    reasons: dict[str, Text] = {}
    for number, space in enumerate(position.rules.spaces):
        if number not in open_now:
            option = ids.SPACE + number if ids.SPACE in kinds else _nearest_pick(position, decision.player, number)
            reasons[space.key] = reason(position, decision, option, offered)
    return reasons


def _nearest_pick(position: Position, player: int, space: int) -> int:
    """The caballero on a space that a player would think of first: one of their own, or any other."""
    colours = [player, *range(COLOURS)]
    colour = next((colour for colour in colours if position.board.on(space, colour)), player)
    return ids.PICK + space * COLOURS + colour


def reason(position: Position, decision: Decision, option: int, offered: list[int] | None = None) -> Text:
    """Why an option is not offered now."""
    try:
        name = write(position.rules, option)
    except NotationError:
        name = str(option)
    key, space = reason_for(position, decision, option, offered)
    return key, {"option": name, "space": name if space == NOWHERE else position.rules.spaces[space].key}


def hints(rules: Rules, found: list[Advice]) -> list[Hint]:
    """The hints of a bot."""
    return [
        Hint(one.option, one.points, (key, named(rules, values)), UNSET if one.then is None else one.then, one.times)
        for one in found
        for key, values in [one.reason]
    ]


# --- the board ---


def preview(view: View) -> dict[str, Preview]:
    """What a scoring of each region would bring now, and with one more caballero of the viewer."""
    position, rules = view.position, view.position.rules
    spaces: dict[str, Preview] = {}
    for number, space in enumerate(rules.spaces):
        if (number == CASTILLO and rules.config.castillo == "hidden") or position.region_of(number) != number:
            continue
        counts = counting(position, number)
        more: list[Award] = []
        if view.player >= 0:
            one = int(_would_count(position, number))
            raised = [count + one * (player == view.player) for player, count in enumerate(counts)]
            more = _awards(position, number, raised)
        spaces[space.key] = Preview(_awards(position, number, counts), more)
    return spaces


def _would_count(position: Position, region: int) -> bool:
    """Whether one more caballero in a region would count: not if it stands beside a full limit board."""
    first = position.arrival(region)
    rooms = position.rooms(region) if first == region else [first]
    parts = counting_parts(position, region)
    return any(room in parts for room in rooms)


def _awards(position: Position, space: int, counts: list[int]) -> list[Award]:
    sources = position.rules.scoring.sources
    return [(player, points, sources[source]) for player, points, source in awards_for(position, space, counts)]


def forget_power_cards(config: Config, seen: BoardView) -> None:
    """Hide power cards from those who look back in a running game, if they must be remembered (OPT-10)."""
    if config.played == "memory":
        for seat in seen["seats"]:
            seat["power"] = None
        if seen["in_use"] in {card["card"] for card in seen["power_cards"]}:
            seen["in_use"] = None


def everything(position: Position, seen: BoardView) -> BoardView:
    """A view with all secrets added, for games that are over."""
    board, rules = position.board, position.rules
    first = CASTILLO * COLOURS
    castillo = rules.spaces[CASTILLO].key
    answers = [step for step in position.row() if isinstance(step, Sealed) and kind_of(step.option) == ids.SPACE]
    sealed = {step.decision.player: step.option - ids.SPACE for step in answers}
    seen["spaces"][castillo]["caballeros"] = board.caballeros[first : first + rules.players]
    seen["spaces"][castillo]["black"] = board.on(CASTILLO, BLACK)
    for number, seat in enumerate(seen["seats"]):
        seat["hand"] = seat["surely_in_hand"] = values_in(rules, board.hand[number])
        seat["doubtful"] = []
        dial = sealed.get(number, board.dial[number])
        if dial != NOWHERE:
            seat["dial"] = rules.spaces[dial].key
    return seen


# --- events ---


def told(rules: Rules, event: Event) -> ToldEvent:
    """An event with keys in place of the engine's numbers."""
    return [event[0], *named(rules, arguments_of(event)).values()]


def numbered(
    rules: Rules, events: Iterable[tuple[int, Sequence[Event]]], round: int | None
) -> list[tuple[int, LoggedEvent]]:
    """Events, each with the number of choices made by then. With the current `round`, only what the log keeps."""
    flat = [event for number, group in events for event in ((AT, number), *group)]
    lines: list[tuple[int, LoggedEvent]] = []
    number = 0
    for event in flat if round is None else kept_in_log(rules.config, flat, round):
        if event[0] == AT:
            number = event[1]
        else:
            lines.append((number, [number, *told(rules, event)]))
    return lines
