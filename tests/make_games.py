"""Makes the recorded games of `tests/games`: `.venv/bin/python -m tests.make_games`.

It plays only the games that are missing. Recorded games show when a rule changes: remove one and make it again only
when the format of records changes. New tables go to the end of `TABLES`, since the seed of a game is its place there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from elgrande import Game
from elgrande.board import options as ids
from elgrande.board.spaces import CASTILLO, NOTHING
from elgrande.bots import BOTS, make_bot
from elgrande.engine.chance import Chance
from elgrande.engine.event import Event
from elgrande.rules.choosing import ChooseCard
from elgrande.rules.config import configure
from elgrande.rules.grand_inquisitor.journeys import Sail
from elgrande.view import View

GAMES = Path(__file__).parent / "games"
NAMES = ["Ana", "Bartolomé", "Carmen", "Diego", "Estrella"]

COLONIES = ["grand_inquisitor"]
INTRIGUE = ["king_intrigue"]
BOTH = [*COLONIES, *INTRIGUE]
PLAYERS, SPECIAL, BANNERS = "players_edition", "special_cards", "anniversary"
ATLANTIC = ["grandissimo"]
TABLES: list[tuple[list[str], dict[str, Any]]] = [
    (["page", "page"], {}),
    (["page", "random"], {"castillo": "open"}),
    (["page", "page", "page"], {}),
    (["page", "random", "page"], {"rounds": 6}),
    (["page", "page", "page", "page"], {}),
    (["page", "random", "random", "page"], {"preset": "tournament"}),
    (["random", "random", "random", "random"], {"veto": "start"}),
    (["page", "page", "page", "page"], {"mercy": True, "castillo": "open"}),
    (["page", "page", "page", "page", "page"], {}),
    (["page", "page", "random", "random", "page"], {"veto": "none", "rounds": 6}),
    (["random", "random", "random", "random", "random"], {}),
    (["page", "page", "page", "page", "page"], {"castillo": "open", "tiebreak": "tournament"}),
    (["page", "random", "page", "random", "page"], {"preset": "first game"}),
    (["random", "random", "random", "page"], {"mercy": True}),
    (["eager", "eager"], {"modules": COLONIES}),
    (["eager", "eager", "eager"], {"modules": COLONIES, "castillo": "open"}),
    (["eager", "eager", "random", "eager"], {"modules": COLONIES, "veto": "start"}),
    (["eager", "eager", "eager", "eager", "eager"], {"modules": COLONIES}),
    (["random", "random", "random"], {"modules": ["anniversary"]}),
    (["random", "random", "random", "random", "random"], {"modules": ["anniversary"], "rounds": 6}),
    (["eager", "eager"], {"modules": [*COLONIES, "anniversary"], "rounds": 6}),
    (["eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"]}),
    (["eager", "eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"], "castillo": "open"}),
    (["eager", "random", "eager", "eager", "eager"], {"modules": [*COLONIES, "anniversary"], "ending": "asked"}),
    (["keen"] * 2, {"modules": INTRIGUE}),
    (["keen"] * 5, {"modules": [*INTRIGUE, PLAYERS, SPECIAL], "annulment": True}),
    (["keen"] * 3, {"modules": [*INTRIGUE, PLAYERS, SPECIAL, BANNERS]}),
    (["keen", "page", "keen", "page"], {"modules": [*INTRIGUE, PLAYERS]}),
    (["keen"] * 5, {"modules": [*INTRIGUE, SPECIAL], "rounds": 6}),
    (["keen"] * 3, {"modules": [*INTRIGUE, BANNERS], "rounds": 6}),
    (["keen"] * 2, {"modules": [*INTRIGUE, PLAYERS, BANNERS]}),
    (["keen"] * 4, {"modules": [*INTRIGUE, SPECIAL, BANNERS], "castillo": "open"}),
    (["keen"] * 3, {"modules": BOTH}),
    (["keen"] * 4, {"modules": [*BOTH, PLAYERS], "veto": "start", "rounds": 6}),
    (["keen"] * 2, {"modules": [*BOTH, SPECIAL], "annulment": True}),
    (["keen"] * 5, {"modules": [*BOTH, PLAYERS, SPECIAL]}),
    (["keen"] * 4, {"modules": [*BOTH, BANNERS], "rounds": 6}),
    (["keen"] * 3, {"modules": [*BOTH, PLAYERS, BANNERS]}),
    (["keen"] * 2, {"modules": [*BOTH, SPECIAL, BANNERS], "rounds": 6}),
    (["keen"] * 3, {"modules": [*BOTH, PLAYERS, SPECIAL, BANNERS], "annulment": True}),
    (["keen"] * 3, {"modules": ATLANTIC}),
    (["keen"] * 4, {"modules": ATLANTIC, "castillo": "open"}),
    (["keen"] * 2, {"modules": ATLANTIC, "rounds": 6}),
    (["keen", "page", "keen", "keen", "page"], {"modules": [*ATLANTIC, BANNERS]}),
    (["keen"] * 3, {"modules": [*ATLANTIC, BANNERS], "veto": "none"}),
    (["keen"] * 4, {"modules": [*ATLANTIC, BANNERS], "preset": "first grandissimo", "rounds": 6}),
]

EAGER = (ids.TOKEN, ids.USE, ids.SPECIAL)
"""What an eager player does whenever they can."""
IDLE = (ids.STOP, ids.PASS)
"""What they do only if they must, or on a whim."""


def eager(view: View, chance: Chance) -> int:
    """Play at random, but so that much happens: sail out, take tokens, sail home, take and use the new cards."""
    options, decision = view.options, type(view.decision).__name__
    for option in EAGER:
        if option in options:
            return option
    if isinstance(view.decision, Sail):
        loaded = view.decision.kind in (ids.WITH_GOLD, ids.WITH_GOODS)
        options = [option for option in options if (option - ids.SPACE < CASTILLO) == loaded] or options
    elif decision == "TakeCard" and chance.below(2):
        options = [option for option in options if option in (ids.CARD + 6, ids.CARD + 7)] or options
    elif decision == "Place" and chance.below(2):
        ship = ids.SPACE + view.position.rules.space_named("ship")
        options = [ship] if ship in options else options
    if chance.below(5):
        options = [option for option in options if option not in IDLE] or options
    return chance.pick(options)


ATTEMPTS = 16
"""Keen players play this many games; the one that shows most that no earlier game shows is kept."""


def keen(view: View, chance: Chance, seen: set[str]) -> int:
    """Play at random, but prefer cards that no earlier game has used, and do something rather than nothing."""
    options, decision = view.options, type(view.decision).__name__
    fresh = [option for option in options if new_card(view, option, seen)]
    if fresh and chance.below(4):
        return chance.pick(fresh)
    if isinstance(view.decision, ChooseCard):
        return chance.pick(options)
    if ids.SPECIAL in options and chance.below(8):
        return ids.SPECIAL
    if decision == "ShowKing" and chance.below(4):
        return ids.PASS
    if chance.below(5):
        options = [option for option in options if option not in (*IDLE, ids.END)] or options
    return chance.pick(options)


def new_card(view: View, option: int, seen: set[str]) -> bool:
    """Whether an option takes, chooses or plays a card that no earlier game has used."""
    rules, card = view.position.rules, NOTHING
    if ids.kind_of(option) == ids.CARD:
        card = view.board.offered[ids.number_of(option)]
    elif ids.kind_of(option) == ids.POWER and rules.actions:
        card = rules.actions[ids.number_of(option)]
    return card != NOTHING and not {rules.cards[card].key, f"special {rules.cards[card].key}"} & seen  # Jokers are laid


def shown(game: Game) -> set[str]:
    """What happens in a game: kinds of events, cards whose special action is carried out, sources of points."""
    events = game.events()
    kinds = {event[0] for event in events} | {points.source for points in game.points()}
    return kinds | {f"special {game.rules.cards[card].key}" for card in carried_out(events)}


def carried_out(events: Sequence[Event]) -> list[int]:
    """The cards whose special actions were carried out, as often as they were: not those that somebody stopped."""
    cards: list[int] = []
    for kind, *values in events:
        if kind == "special":
            cards.append(values[1])
        elif kind == "vetoed" and values[2] in cards:
            cards.remove(values[2])
    return cards


def names() -> list[str]:
    """The files of the games: their modules and players, and which of those it is (`base-2-players-1.txt`)."""
    found: list[str] = []
    for levels, options in TABLES:
        modules = configure(len(levels), options.get("modules", ())).modules
        group = f"{'-'.join(modules)}-{len(levels)}-players"
        found.append(f"{group}-{1 + sum(name.startswith(f'{group}-') for name in found)}.txt")
    return found


def main() -> None:
    """Play and write the games that are missing."""
    GAMES.mkdir(exist_ok=True)
    seen: set[str] = set()
    for number, ((levels, options), name) in enumerate(zip(TABLES, names(), strict=True), 1):
        path = GAMES / name
        if not path.exists():
            attempts = range(ATTEMPTS if "keen" in levels else 1)
            games = [played(number, levels, options, 100 * attempt, seen) for attempt in attempts]
            best = max(games, key=lambda game: len(shown(game) - seen))
            path.write_text(best.record(), encoding="utf-8")
        seen |= shown(Game.from_record(path.read_text("utf-8")))


def played(number: int, levels: list[str], options: dict[str, Any], attempt: int, seen: set[str]) -> Game:
    """One game from beginning to end."""
    seed = 1000 + number + attempt
    game = Game.new(players=len(levels), seed=seed, names=NAMES[: len(levels)], **options)
    bots = [make_bot(level, 10 * number + seat) if level in BOTS else None for seat, level in enumerate(levels)]
    chance = Chance(number + attempt)
    while not game.over:
        seat = game.decision.player
        view, bot = game.view(seat), bots[seat]
        if bot is not None:
            game.play(bot.choose(view), seat)
        else:
            game.play(eager(view, chance) if levels[seat] == "eager" else keen(view, chance, seen), seat)
    return game


if __name__ == "__main__":
    main()
