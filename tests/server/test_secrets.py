"""Nothing that a seat may not see leaves the server for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.engine.chance import Chance
from elgrande.engine.step import Sealed
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.states import state_at, state_of
from elgrande.server.table import Table
from elgrande.view import SPECTATOR
from tests.server.live import begun, settings

PLAYERS = 3


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(begun(settings(tmp_path)))


def new_table(services: Services, seed: int, *modules: str, **options: str) -> Table:
    players = [NewPlayer(name, "here") for name in ("Ana", "Bo", "Cid")]
    wanted = NewTable(players, seed=seed, options={"rounds": 6, **options}, modules=list(modules))
    return services.tables.open(services.creation.create(wanted, "browser").id)


def sent(table: Table, seat: int) -> bytes:
    """All that a seat is sent, with everything that happened so far."""
    eyes = None if seat == SPECTATOR else seat
    return msgspec.json.encode(state_of(table, eyes, [], since=0, log=True))


def choose_by_chance(table: Table, seed: int) -> None:
    question = table.game.decisions[-1]
    option = make_bot("random", seed).choose(table.game.view(question.player))
    table.choose(question.player, table.version, option, None)


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_sent(services: Services, seed: int) -> None:
    """Hands, the order of the stacks and the Castillo are dealt anew as the seat could imagine them."""
    table = new_table(services, seed)
    compared = 0
    while not table.game.over:
        game = table.game
        if len(game.choices) % 12 == 0 and not any(isinstance(step, Sealed) for step in game.position.row()):
            for seat in range(SPECTATOR, PLAYERS):
                before = sent(table, seat)
                other = Game(game.table, game.view(seat).imagine(Chance(seed * 100 + seat)), game._log)
                table.game = other
                table.cache.forget_views()
                assert sent(table, seat) == before
                table.game = game
                table.cache.forget_views()
                compared += 1
        choose_by_chance(table, seed)
    assert compared > 20
    assert b'"hand":null' not in sent(table, SPECTATOR)  # all secrets, now that it is over


def test_a_dial_is_secret_until_all_are_set(services: Services) -> None:
    checked = 0
    for seed in range(3):
        tables = [new_table(services, seed), new_table(services, seed)]
        while not tables[0].game.over and checked < 6:
            questions = tables[0].game.decisions
            if len(questions) > 1:
                player = questions[0].player
                options = [questions[0].options[0].id, questions[0].options[-1].id]
                for table, option in zip(tables, options, strict=True):
                    table.choose(player, table.version, option, None)
                for seat in range(SPECTATOR, PLAYERS):
                    one, other = (sent(table, seat).replace(table.id.encode(), b"id") for table in tables)
                    assert (one == other) == (seat != player)
                    past = [msgspec.json.encode(state_at(table, len(table.choices), None, [])) for table in tables]
                    assert past[0].replace(tables[0].id.encode(), b"") == past[1].replace(tables[1].id.encode(), b"")
                    checked += 1
                for table in tables:
                    table.undo(player, table.version, False, None)
                    table.choose(player, table.version, options[0], None)
            else:
                for table in tables:
                    choose_by_chance(table, seed)
    assert checked >= 4


def test_who_answers_in_secret_does_not_make_the_others_stale(services: Services) -> None:
    table = new_table(services, 1)
    while len(table.game.decisions) < 2:
        choose_by_chance(table, 1)
    version = table.version
    questions = table.game.decisions
    for question in questions:
        table.choose(question.player, version, question.options[0].id, None)
    assert table.version == version + len(questions)


def test_hands_are_told_to_their_seat_alone(services: Services) -> None:
    table = new_table(services, 2)
    for number in range(60):
        choose_by_chance(table, number)
        for seat in range(SPECTATOR, PLAYERS):
            state = msgspec.json.decode(sent(table, seat))
            hands = [line["hand"] for line in state["view"]["seats"]]
            assert [hand is not None for hand in hands] == [other == seat for other in range(PLAYERS)]
            assert state["view"]["spaces"]["castillo"]["caballeros"] is None
            assert "castillo" not in state["preview"]
            assert state["question"] is None or state["question"]["seat"] == seat


@pytest.mark.rule("OPT-10", "BASE-142")
def test_what_others_can_know_of_power_cards_is_sent_only_where_it_is_listed(services: Services) -> None:
    known = ("surely_in_hand", "doubtful", "played", "perhaps_back")
    for played in ("memory", "listed"):
        table = new_table(services, 2, played=played)
        for number in range(70):
            choose_by_chance(table, number)
        assert table.game.position.board.round > 2
        for seat in range(SPECTATOR, PLAYERS):
            state = msgspec.json.decode(sent(table, seat))
            for other, line in enumerate(state["view"]["seats"]):
                if other != seat:
                    assert [line[name] is not None for name in known] == [played == "listed"] * 4


@pytest.mark.rule("OPT-10", "BASE-142")
def test_power_cards_of_earlier_rounds_are_in_no_log_and_no_earlier_position(services: Services) -> None:
    for played in ("memory", "listed"):
        table = new_table(services, 2, played=played)
        while table.game.position.board.round < 5:
            choose_by_chance(table, len(table.choices))
        before = next(n for n in range(len(table.choices)) if table.game.at(n).position.board.power[0])
        early = msgspec.json.decode(msgspec.json.encode(state_at(table, before, None, [])))
        now = msgspec.json.decode(sent(table, SPECTATOR))
        told = [line[1] for line in [*early["log"], *now["log"]]]
        assert ("power" in told) == (played == "listed")
        shown = [line["power"] for line in early["view"]["seats"]]
        assert any(power is not None for power in shown) == (played == "listed")
        while not table.game.over:
            choose_by_chance(table, len(table.choices))
        early = msgspec.json.decode(msgspec.json.encode(state_at(table, before, None, [])))
        assert "power" in [line[1] for line in early["log"]]
        assert any(line["power"] is not None for line in early["view"]["seats"])


@pytest.mark.rule("KI-4", "KI-40")
def test_the_power_cards_that_a_player_chooses_are_told_to_nobody_else(services: Services) -> None:
    tables = [new_table(services, 1, "king_intrigue", "players_edition") for _ in range(2)]
    while "prompt-choose-card" not in tables[0].game.decisions[0].decision.prompt:
        for table in tables:
            choose_by_chance(table, 1)
    player = tables[0].game.decisions[0].player
    for number in range(13):
        for table, end in zip(tables, (0, -1), strict=True):
            question = next(one for one in table.game.decisions if one.player == player)
            table.choose(player, table.version, question.options[end].id, None)
        for seat in range(SPECTATOR, PLAYERS):
            one, other = (sent(table, seat).replace(table.id.encode(), b"id") for table in tables)
            assert (one == other) == (seat != player), number
