"""Secret dials as mixed strategies: nobody can foresee them, and they do no harm."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.bots.dials import Payoffs, drawn, mixed_dial, mixed_strategy
from elgrande.bots.evaluate import Outlook
from elgrande.bots.horizon import this_turn_only
from elgrande.bots.mind import Mind
from elgrande.bots.thinker import imagined
from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.rules.position import Position
from elgrande.view import View
from tests.bots.levels import LEVELS
from tests.rules.players_edition.positions import played, scoring
from tests.situation import asked, situation

KINDS = {
    "CastilloDial",
    "ChooseCard",
    "ChooseDoubled",
    "ChooseRegionCard",
    "DialStorm",
    "EvictionDial",
    "ExileDial",
    "ScoringDial",
    "SetOutDial",
    "SpyDial",
    "TravelDial",
}
"""All that is chosen in secret, in any module."""
SETTLED = (
    "Gal: 4 red, 1 blue; Cat: 4 blue, 1 red; Vas: 4 red, 1 blue; "
    "Vie: 4 blue, 1 red; Nue: 4 red, 1 blue; Gra: 4 blue, 1 red"
)
"""Regions where one caballero more, or two, changes nothing between two players."""
SETTLED_FOR_THREE = (
    "Gal: 5 red, 3 blue, 1 green; Cat: 5 blue, 3 green, 1 red; Vas: 5 green, 3 red, 1 blue; "
    "Vie: 5 red, 3 green, 1 blue; Nue: 5 blue, 3 red, 1 green; Ara: 5 green, 3 blue, 1 red; Gra: 5 red, 3 blue, 1 green"
)


def thinking(view: View, seed: int = 1) -> tuple[Position, Mind, Chance]:
    """What a bot thinks with."""
    chance = Chance(seed)
    position = imagined(view, chance)
    mind = Mind(Outlook(position), chance)
    this_turn_only(position)
    return position, mind, chance


def strategy(view: View, seed: int = 1, rounds: int = 240) -> list[float]:
    """How likely each option is."""
    position, mind, chance = thinking(view, seed)
    return mixed_strategy(position, position.decision, mind, chance, rounds)


def named(game: Game, player: int, seed: int = 1) -> dict[str, float]:
    """The regions that a player would dial, and how likely each is."""
    view = game.view(player)
    texts = [option.text for option in next(q for q in game.decisions if q.player == player).options]
    return {text: part for text, part in zip(texts, strategy(view, seed), strict=True) if part}


def dialling(where: str, round: int = 9, **options: Any) -> Game:
    """A general scoring, the last if not said otherwise, with an open Castillo, when the dials are to be set."""
    game = situation(where, king="Ara", round=round, card="king", castillo="open", **options)
    while "Dial" not in asked(game):
        game.play(game.decision.options[-1])
    return game


def hunt() -> Game:
    """Blue leads by one in two regions like each other; red takes one, unless blue comes to the same."""
    return dialling(f"Cas: 2 red, 1 blue; Sev: 2 red, 3 blue; Val: 2 red, 3 blue; {SETTLED}", players=2)


# --- conflicts ---


def test_who_must_not_be_found_dials_both_regions() -> None:
    for seed in range(5):
        for player in range(2):
            parts = named(hunt(), player, seed)
            assert min(parts.get("Sev", 0), parts.get("Val", 0)) > 0.2


def test_of_two_who_should_not_meet_nobody_can_foresee_who_yields() -> None:
    game = dialling(f"Cas: 1 red, 1 blue; {SETTLED_FOR_THREE}", players=3)
    for player in range(2):
        found = [named(game, player, seed) for seed in range(8)]
        assert {name for parts in found for name in parts} == {"Sev", "Val"}
        assert sum(len(parts) == 2 for parts in found) >= 6
        assert 0.3 < sum(parts.get("Sev", 0) for parts in found) / 8 < 0.7


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_can_be_foreseen(name: str) -> None:
    """Over many games every level dials both regions about as often, and no other."""
    game = hunt()
    texts = {option.id: option.text for option in next(q for q in game.decisions if q.player == 0).options}
    dials = Counter(texts[make_bot(name, seed).choose(game.view(0))] for seed in range(40))
    assert set(dials) == {"Sev", "Val"}
    assert min(dials.values()) >= 8


def test_a_region_that_is_always_worse_is_never_dialled() -> None:
    for seed in range(5):
        assert set(named(hunt(), 0, seed)) == {"Sev", "Val"}


def against(payoffs: Payoffs, seat: int, other: list[float]) -> list[float]:
    """What each option of one of two brings against a strategy of the other."""
    values = [0.0] * len(payoffs.options[seat])
    for mine, his in product(range(len(values)), range(len(other))):
        values[mine] += other[his] * payoffs.of(seat, [mine, his] if seat == 0 else [his, mine])
    return values


def test_nobody_gains_much_by_knowing_the_strategy() -> None:
    game = hunt()
    position, mind, _ = thinking(game.view(0))
    payoffs = Payoffs(position, sorted(position.decisions(), key=lambda decision: decision.player), mind)
    both = [strategy(game.view(player), 3) for player in range(2)]
    for player in range(2):
        rival, count = 1 - player, len(both[player])
        values = against(payoffs, rival, both[player])
        usual = sum(part * value for part, value in zip(both[rival], values, strict=True))
        pure = [[float(option == dialled) for option in range(count)] for dialled in range(count)]
        foreseen = min(max(against(payoffs, rival, dial)) for dial in pure)
        assert max(values) - usual < (foreseen - usual) / 4


def test_a_dial_that_changes_nothing_may_be_anything() -> None:
    game = situation("Gra: 3 red, 2 blue; Cas: 2 blue", king="Ara", round=9, card="king")
    while "Dial" not in asked(game):
        game.play(game.decision.options[-1])
    parts = strategy(game.view(0))
    assert max(parts) - min(parts) < 1e-9


def test_a_grande_goes_where_he_pays_though_no_caballero_moves() -> None:
    where = "Sev: 5 blue, 1 green; Gra: 4 green, 1 blue; Val: 4 yellow; Nue: 3 red"
    game = played(where, card="travel-day", king="Gal", round=9)
    game.follow("special")
    assert asked(game) == "blue green yellow TravelDial"
    assert [named(game, player) for player in (1, 2, 3)] == [{"Sev": 1}, {"Gra": 1}, {"Val": 1}]


# --- to the court ---

DECIDED = "Gal: 7 red; Vas: 7 blue; Cat: 7 red; Vie: 7 blue; Nue: 7 red; Sev: 7 blue; Gra: 7 red; Val: 7 blue"
"""Regions where a caballero more is of no use: it is worth more at court, to be placed where it is."""


def dialled(name: str, game: Game, player: int) -> str:
    """What a level dials."""
    chosen = make_bot(name, 1).choose(game.view(player))
    return next(option.text for question in game.decisions for option in question.options if option.id == chosen)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_dials_the_kings_region_when_the_court_is_best(name: str) -> None:
    assert dialled(name, dialling(f"Cas: 1 red; {DECIDED}", players=2, round=3), 0) == "Ara"


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_dials_the_kings_region_when_another_one_pays(name: str) -> None:
    game = dialling(f"Cas: 1 red; {DECIDED}; Ara: 1 blue".replace("Val: 7 blue", "Val: 1 blue"), players=2, round=3)
    assert dialled(name, game, 0) == "Val"
    table = dialling(f"Cas: 1 red; {DECIDED}", players=2, round=3, dials="safe")
    assert dialled(name, table, 0) != "Ara"


def test_who_is_evicted_goes_to_court_when_that_is_best_and_nobody_can_foresee_with_which_region() -> None:
    where = "Gal: 1 red, 6 blue; Cat: 6 blue; Vie: 6 blue; Sev: 6 blue; Vas: 5 red; Nue: 5 red; Gra: 5 red; Val: 6 red"
    game = situation(f"{where}; Ara: 6 red", king="Ara", card="eviction", turn="blue", players=2, round=4)
    game.follow("special Gal")
    assert named(game, 0) == {"Gal": 0.5, "Ara": 0.5}


def test_the_court_is_one_of_the_strategies_of_those_who_dial_at_once() -> None:
    game = dialling(f"Cas: 1 red, 1 blue; {DECIDED}", players=2, round=3)
    for player in range(2):
        assert named(game, player) == {"Ara": 1}


# --- alone ---


def test_a_spy_dials_what_is_best() -> None:
    where = "Cas: 2 red, 2 blue; Gra: 3 red, 2 blue; Vas: 4 green, 3 blue, 3 yellow; Val: 4 green, 3 blue, 3 yellow"
    game = scoring(where, castillo="open", keeps="red:espionage", king="Gal", round=9)
    game.follow("blue:Gra")
    assert asked(game) == "red SpyDial"
    position, mind, _ = thinking(game.view(0))
    values = mind.dial_values(position, position.decision)
    assert all(value > max(values) - 1e-6 for value, part in zip(values, strategy(game.view(0)), strict=True) if part)


# --- a function of the view and the seed ---


def test_same_seed_same_dial() -> None:
    view = hunt().view(0)
    dials = []
    for seed in [*range(12), *range(12)]:
        position, mind, chance = thinking(view, seed)
        dials.append(mixed_dial(position, position.decision, mind, chance))
    assert dials[:12] == dials[12:]
    assert len(set(dials)) == 2


def test_what_others_have_dialled_makes_no_difference() -> None:
    seen = []
    for region in ("Sev", "Val", "Cat"):
        game = hunt()
        game.follow(f"blue:{region}")
        seen.append(strategy(game.view(0)))
    assert seen[0] == seen[1] == seen[2] == strategy(hunt().view(0))


def test_options_are_drawn_as_often_as_they_should() -> None:
    chance = Chance(5)
    numbers = [drawn([0.5, 0.0, 0.3, 0.2], chance) for _ in range(4000)]
    assert [round(numbers.count(number) / 4000, 1) for number in range(4)] == [0.5, 0.0, 0.3, 0.2]


@pytest.mark.parametrize("rounds", [0, 1, 7, 40])
def test_with_any_number_of_rounds(rounds: int) -> None:
    assert sum(strategy(hunt().view(1), 2, rounds)) == pytest.approx(1)


# --- all tables ---


def test_all_that_is_chosen_in_secret_in_any_module() -> None:
    tables: list[tuple[int, list[str]]] = [
        (4, []),
        (2, ["grand_inquisitor", "anniversary"]),
        (4, ["king_intrigue", "players_edition", "special_cards"]),
        (3, ["grandissimo"]),
        (5, ["grand_inquisitor", "king_intrigue"]),
    ]
    game = played("Sev: 2 blue, 1 green; Gra: 1 yellow, 1 blue", card="travel-day", king="Gal", court="1 red")
    game.follow("special")
    spying = scoring("Cas: 2 red, 2 blue; Gra: 3 red", castillo="open", keeps="red:espionage", king="Gal", round=9)
    found = try_secrets(game, set()) | try_secrets(spying, set())
    for seed in range(12):
        for players, modules in tables:
            found |= try_secrets(Game.new(players=players, seed=seed, rounds=6, modules=modules), found)
        if found == KINDS:
            break
    assert found == KINDS


def try_secrets(game: Game, known: set[str]) -> set[str]:
    """Let random players play; think about the first secret choice of each kind that is not known yet."""
    found: set[str] = set()
    bots = [make_bot("random", seat) for seat in range(game.rules.players)]
    while not game.over:
        player = game.decision.player
        view = game.view(player)
        kind = type(view.decision).__name__
        if isinstance(view.decision, Secret) and len(view.options) > 1 and kind not in known | found:
            found.add(kind)
            position, mind, chance = thinking(view, 4)
            parts = mixed_strategy(position, position.decision, mind, chance, 20)
            assert sum(parts) == pytest.approx(1)
            assert len(parts) == len(view.options)
            assert min(parts) >= 0
            assert mixed_dial(position, position.decision, mind, chance, 20) in view.options
        game.play(bots[player].choose(view), player)
    return found
