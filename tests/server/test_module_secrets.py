"""What players of modules choose in secret leaves the server for nobody else: cards, dials, regions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elgrande.engine.chance import Chance
from elgrande.engine.step import Secret
from elgrande.game import Game
from elgrande.question import Option, Question, words
from elgrande.rules.grandissimo.secrets import ChooseRegionCard
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.states import encoded_state, state_at, state_of
from elgrande.server.stored_table import Entry
from elgrande.server.table import Table
from elgrande.tools.secret_laws import may_know, unrevealed
from elgrande.view import SPECTATOR
from tests.server.live import begun, settings

PLAYERS = 3
POWERS = ("king_intrigue", "players_edition", "special_cards")
SECRETIVE = ("ki-doubling", "storm", "boycott", "king-incognito")
"""Cards with which a region is chosen in secret."""


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(begun(settings(tmp_path)))


def new_table(services: Services, seed: int, modules: Sequence[str]) -> Table:
    players = [NewPlayer(name, "here") for name in ("Ana", "Bo", "Cid")]
    wanted = NewTable(players, seed=seed, options={"rounds": 6}, modules=list(modules))
    return services.tables.open(services.creation.create(wanted, "browser").id)


def told(table: Table, seat: int, moments: Sequence[int]) -> list[bytes]:
    """All that a seat, or a spectator, can ask for: how it stands, the log, the stream, earlier positions."""
    eyes = None if seat == SPECTATOR else seat
    states = [state_of(table, eyes, [], since=0, log=True), *(state_at(table, moment, eyes, []) for moment in moments)]
    return [msgspec.json.encode(state) for state in states] + [encoded_state(table, eyes, "browser", 0)[1]]


def seen(table: Table, seat: int) -> Any:
    """What a seat sees of the board, with what modules show."""
    return state_of(table, seat, [seat]).view


def with_choices(table: Table, choices: Sequence[tuple[int, int]]) -> Table:
    """The same table, at which this was chosen."""
    data = [{"seat": seat, "option": option} for seat, option in choices]
    return Table(table.stored, [Entry(n, "choice", one) for n, one in enumerate(data, 1)], table.storage)


def sort_of(decision: Secret) -> str:
    """What is chosen in secret; the two uses of a region card apart."""
    if isinstance(decision, ChooseRegionCard):
        return "boycott" if decision.boycott else "incognito"
    return type(decision).__name__


@pytest.mark.rule("KI-4", "KI-40", "PE-10", "GRA-41", "GRA-44", "GRA-69", "BASE-61")
@pytest.mark.parametrize(
    ("modules", "sorts", "seeds"),
    [
        (POWERS, {"ChooseCard", "ChooseDoubled", "DialStorm", "CastilloDial"}, range(3)),
        (("grandissimo", "anniversary"), {"boycott", "incognito", "CastilloDial"}, range(5)),
        (("grand_inquisitor", "king_intrigue"), {"ChooseCard", "ChooseDoubled"}, range(2)),
    ],
    ids=["powers", "grandissimo", "colonies"],
)
def test_nobody_else_is_told_a_secret_choice(
    services: Services, modules: tuple[str, ...], sorts: set[str], seeds: range
) -> None:
    """With another secret choice, not revealed yet, the others and spectators are sent the very same bytes."""
    compared: set[str] = set()
    for seed in seeds:
        table, chance = new_table(services, seed, modules), Chance(seed)
        game = table.game.copy()
        while not game.over and not (sorts <= compared and len(game.choices) > 100):
            question = chance.pick(game.decisions)
            game.play(chance.pick(busy(question)), question.player)
            fresh = isinstance(question.decision, Secret) and sort_of(question.decision) not in compared
            if fresh or len(game.choices) % 20 == 0:
                compared |= compare(table, game, chance)
    assert sorts <= compared


def busy(question: Question) -> list[Option]:
    """The options that lead to secrets, if there are such; else all but those that do nothing."""
    cards = [words(question.position, question.decision, option.id)[1].get("card") for option in question.options]
    keys = [question.position.rules.cards[card].key if card is not None else "" for card in cards]
    wanted = [option for option, key in zip(question.options, keys, strict=True) if key in SECRETIVE]
    doing = [option for option in question.options if option.text not in ("stop", "pass", "end")]
    return wanted or doing or question.options


def compare(table: Table, game: Game, chance: Chance) -> set[str]:
    """What the others are sent, with one of the secret choices of each sort as it is and otherwise; the sorts."""
    found = {sort_of(choice.decision): (choice, others) for choice, others in unrevealed(game)}
    for sort, (choice, others) in found.items():
        changed = game.choices
        changed[choice.place] = (choice.player, chance.pick(others))
        moments = [choice.place, choice.place + 1, len(changed)]
        one, other = with_choices(table, game.choices), with_choices(table, changed)
        for seat in range(SPECTATOR, PLAYERS):
            if seat != choice.player and not may_know(game.position, seat):
                assert told(one, seat, moments) == told(other, seat, moments), (sort, seat)
        assert told(one, choice.player, moments) != told(other, choice.player, moments), sort
    return set(found)


@pytest.mark.rule("KI-4")
def test_chosen_cards_stay_secret_for_the_whole_game(services: Services) -> None:
    """Even at the last decision nobody else is told of a card that a player has not played."""
    table, chance = new_table(services, 5, POWERS), Chance(5)
    game = table.game.copy()
    last = game
    while not game.over:
        last = game.copy()
        question = game.decision
        game.play(chance.pick(question.options), question.player)
    one = with_choices(table, last.choices)
    for seat in range(SPECTATOR, PLAYERS):
        state = msgspec.json.decode(told(one, seat, [])[0])
        for other, line in enumerate(state["view"]["seats"]):
            assert (line["hand"] is not None) == (other == seat)
            if other != seat:
                assert line["surely_in_hand"] is None
        assert all("picked" not in line for line in state["view"]["seats"])
    assert not one.game.over


@pytest.mark.rule("KI-4")
def test_a_chosen_card_can_be_taken_back_also_when_others_have_chosen_since(services: Services) -> None:
    table = new_table(services, 5, POWERS)
    while table.game.decision.decision.prompt != "prompt-choose-card":
        question = table.game.decision
        table.choose(question.player, table.version, question.options[0].id, None)
    ana, bo = 0, 1
    for seat, option in ((ana, 40), (ana, 41), (bo, 50), (ana, 42), (bo, 51)):
        table.choose(seat, table.version, option, None)
    assert (state_of(table, ana, [ana]).undo.steps, state_of(table, bo, [bo]).undo.steps) == (3, 2)
    table.undo(ana, table.version, False, None)
    picked = seen(table, ana)["seats"][ana]["picked"]
    assert picked == [table.game.rules.values[number] for number in (8, 9)]
    assert len(seen(table, bo)["seats"][bo]["picked"]) == 2
    table.undo(ana, table.version, True, None)
    assert seen(table, ana)["seats"][ana]["picked"] == []
    assert [line["picks"] for line in seen(table, ana)["seats"]] == [13] * len(table.game.names)
    assert state_of(table, ana, [ana]).undo.steps == 0


def test_what_was_answered_for_a_seat_is_still_known_when_the_table_is_loaded_again(services: Services) -> None:
    answered = 0
    for seed in range(4):
        table, chance = new_table(services, seed, ()), Chance(seed)
        for seat in range(PLAYERS):
            table.set_veto(seat, "start")
        while not table.game.over:
            question = table.game.decision
            options = [option for option in question.options if option.text in ("A2", "A1", "special", "pass")]
            table.choose(question.player, table.version, chance.pick(options or busy(question)).id, None)
        beforehand = [choice.beforehand for choice in table.journal.choices]
        again = Table(table.stored, services.storage.entries(table.id), services.storage)
        assert [choice.beforehand for choice in again.journal.choices] == beforehand
        answered += sum(beforehand)
    assert answered
