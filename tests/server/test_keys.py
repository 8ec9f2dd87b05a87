"""The chance of a table: one key of the operating system, and nothing public tells anything of it."""

from __future__ import annotations

import hmac
from dataclasses import replace
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.engine.chance import SEALED
from elgrande.server import keys
from elgrande.server.bot_jobs import job_of
from elgrande.server.requests import NewPlayer, NewTable
from elgrande.server.services import Services
from elgrande.server.table import Table
from elgrande.view import View
from tests.server.live import begun, settings


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return Services(begun(settings(tmp_path)))


def new_table(services: Services, seed: int | None = None) -> Table:
    players = [NewPlayer("Ana", "here"), NewPlayer("Bo", "random"), NewPlayer("Cid", "random")]
    return services.tables.open(services.creation.create(NewTable(players, seed=seed), "browser").id)


def test_each_table_has_a_key_of_the_operating_systems_chance(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted: list[int] = []

    def token_hex(size: int) -> str:
        wanted.append(size)
        return "77" * size

    monkeypatch.setattr("elgrande.server.keys.token_hex", token_hex)
    table = new_table(services)
    assert wanted == [32]
    assert table.stored.key == "77" * 32


def test_id_deal_bots_and_hints_are_hmacs_with_labels_of_their_own(services: Services) -> None:
    table = new_table(services)
    key = bytes.fromhex(table.stored.key)

    def seed(label: str) -> int:
        return SEALED + int.from_bytes(hmac.digest(key, label.encode(), "sha256")[:16], "big")

    assert table.stored.seed == seed("deal")
    assert table.id == f"{seed('id') % 2**64:016x}"
    assert [keys.bot_seed(table.stored.key, seat) for seat in (1, 2)] == [seed("bot 1"), seed("bot 2")]
    person = table.game.decisions[0].player
    table.journal.sitting[person] = "person"
    assert job_of(table, person).seed == seed(f"hint {person}")
    table.journal.sitting[person] = "random"
    assert job_of(table, person).seed == seed(f"bot {person}")


def test_the_deal_says_nothing_of_the_bots_nor_they_of_it(services: Services) -> None:
    """The record of a finished game shows the seed of its deal; a bot's choices hang on the key alone."""
    table, chosen = new_table(services), new_table(services, 7)
    person = table.game.decision.player
    drawn = job_of(table, person).seed
    table.stored = replace(table.stored, seed=2)
    assert job_of(table, person).seed == drawn
    assert chosen.stored.seed == 7
    assert chosen.stored.key != table.stored.key
    assert keys.bot_seed(chosen.stored.key, 1) != keys.bot_seed(new_table(services, 7).stored.key, 1)


def test_what_the_audit_did_finds_nothing(services: Services) -> None:
    """From 30 public choices of bots the seed of the deal was found; now not even the right one is recognised."""
    table = new_table(services)
    seen: list[tuple[View, int]] = []
    while len(seen) < 30:
        seat = table.game.decision.player
        view, job = table.game.view(seat), job_of(table, seat)
        option = make_bot("random", job.seed).choose(view)
        if seat != 0 and len(view.options) > 1:
            seen.append((view, option))
        table.choose(seat, table.version, option, None)

    def explains(seed: int) -> bool:
        return all(make_bot("random", seed).choose(view) == option for view, option in seen if view.player == 1)

    deal = table.stored.seed
    for guess in (deal, deal % 2**53, deal - SEALED, *range(200)):
        assert not explains(crc32(f"{guess} {table.id} 1".encode()))
        assert not explains(guess)
    own = keys.bot_seed(table.stored.key, 1)
    assert explains(own)
    assert not explains(own % 2**64)  # no part of it is enough
    assert not explains(own ^ 1 << 127)


def test_no_part_of_a_seed_gives_the_deal(services: Services) -> None:
    table = new_table(services)
    stacks = [tuple(cards) for cards in Game.new(**deal_of(table, table.stored.seed)).position.board.stacks]
    assert stacks == table.game.position.board.stacks
    for bits in (32, 53, 64, 127, 128):
        guess = Game.new(**deal_of(table, table.stored.seed % 2**bits))
        assert guess.position.board.stacks != stacks


def deal_of(table: Table, seed: int) -> dict[str, Any]:
    return {**table.stored.config, "seed": seed}


def test_a_table_that_is_stored_without_a_key_gets_one(services: Services) -> None:
    table = new_table(services)
    assert "key" not in repr(table.stored)
    assert table.stored.key not in repr(table.stored)
    again = services.storage.table(table.id)
    assert again is not None
    assert again == replace(table.stored, changed=again.changed)
