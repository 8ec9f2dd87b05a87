"""Chance: small seeds give the same deal for ever; sealed seeds cannot be tried out or run backwards."""

from __future__ import annotations

import hmac
from collections import Counter

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.bots.bot import chance_for
from elgrande.engine.chance import SEALED, Chance, SealedChance, chance_of, derived

KEY = SEALED + 0x0123456789ABCDEF0123456789ABCDEF


def deal(seed: int) -> list[tuple[int, ...]]:
    return Game.new(players=4, seed=seed).position.board.stacks


def test_a_small_seed_keeps_its_numbers_for_ever() -> None:
    chance = chance_of(7)
    assert [chance.bits() for _ in range(4)] == [1121352506, 2804854169, 2864493613, 3213389851]
    assert [cards[:4] for cards in deal(7)[1:3]] == [(3, 0, 2, 5), (13, 14, 9, 10)]
    for seed in (0, -1, 2**53, 2**64, SEALED - 1):
        assert type(chance_of(seed)) is Chance


def test_a_sealed_seed_is_the_key_of_an_hmac_of_a_counter() -> None:
    chance = chance_of(KEY)
    assert type(chance) is SealedChance
    key = KEY.to_bytes(17, "big")
    blocks = b"".join(hmac.digest(key, number.to_bytes(8, "big"), "sha256") for number in range(3))
    wanted = [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, len(blocks), 4)]
    assert [chance.bits() for _ in range(24)] == wanted


def test_all_of_a_sealed_seed_counts() -> None:
    """The small generator knows 64 bits of its seed only; every bit of a key gives another deal."""
    assert deal(KEY) == deal(KEY)
    deals = {str(deal(KEY ^ 1 << bit)) for bit in range(128)}
    assert len(deals) == 128


def test_each_number_of_a_sealed_seed_is_equally_likely() -> None:
    chance = chance_of(KEY)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(850 < count < 1150 for count in counts.values())


def test_what_a_key_gives_for_one_purpose_tells_nothing_of_another() -> None:
    key = bytes(range(32))
    given = [derived(key, label) for label in ("deal", "bot 0", "bot 1", "hint 0", "id")]
    assert len(set(given)) == len(given)
    assert all(SEALED <= seed < 2 * SEALED for seed in given)
    assert given[0] == SEALED + int.from_bytes(hmac.digest(key, b"deal", "sha256")[:16], "big")


def test_a_bot_with_a_sealed_seed_meets_each_view_with_other_chance() -> None:
    game = Game.new(players=2, seed=7)
    view = game.view(game.decision.player)
    low, high = chance_for(KEY, view), chance_for(KEY + (1 << 100), view)
    assert isinstance(low, SealedChance)
    assert low.bits() != high.bits()  # the small generator would not see the difference
    assert make_bot("random", KEY).choose(view) == make_bot("random", KEY).choose(view)
    first = chance_for(KEY, view).bits()
    game.play(game.decision.options[0])
    assert chance_for(KEY, game.view(game.decision.player)).bits() != first


def test_a_record_repeats_a_sealed_deal() -> None:
    game = Game.new(players=2, seed=2 * SEALED - 1)
    game.play(game.decision.options[0])
    again = Game.from_record(game.record())
    assert again.position.board.stacks == game.position.board.stacks
    assert Game.load(game.save()).table.seed == 2 * SEALED - 1
