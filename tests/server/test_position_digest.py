"""The digest of a position: everything on the board is in it, and what was stored in earlier forms still counts."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande.board.board import FIELDS
from elgrande.bots import make_bot
from elgrande.game import Game
from elgrande.rules.fields import Field
from elgrande.server.position_digest import PRESENT, agrees, digest

LARGE = (
    ("anniversary", "grand_inquisitor", "king_intrigue", "players_edition", "special_cards"),
    ("anniversary", "grandissimo"),
)
"""Sets of modules that have all fields between them."""
OF_THE_FIRST_FORM = "969376cb7fa3"
"""What servers stored of the position of `played()` at first."""


def played(modules: tuple[str, ...] = (), choices: int = 60) -> Game:
    game = Game.new(players=4, modules=modules, seed=7)
    bot = make_bot("random", 7)
    for _ in range(choices):
        game.play(bot.choose(game))
    return game


def other(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 1)
    return [other(value[0]), *value[1:]]


@pytest.mark.parametrize("name", [name for name in FIELDS if name != "extra"])
def test_everything_on_a_board_is_in_its_digest(name: str) -> None:
    game = played()
    changed = game.copy()
    setattr(changed.position.board, name, other(getattr(changed.position.board, name)))
    assert digest(changed) != digest(game)
    assert not agrees(changed, digest(game))


@pytest.mark.parametrize("modules", LARGE)
def test_everything_that_modules_keep_is_in_a_digest(modules: tuple[str, ...]) -> None:
    game = played(modules)
    before = digest(game)
    assert game.position.rules.fields
    for field in game.position.rules.fields:
        for place in range(field.at, field.last):
            changed = game.copy()
            changed.position.board.extra[place] += 1
            assert digest(changed) != before, f"{field.name}, place {place - field.at}"


def test_fields_that_are_laid_out_anew_change_no_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(LARGE[1])

    def alike(field: Field) -> tuple[int, int, int]:
        return field.count, field.first, field.last - field.end

    fields = game.position.rules.fields
    one, another = next(
        (one, another) for one in fields for another in fields if one is not another and alike(one) == alike(another)
    )
    extra = game.position.board.extra
    for place in range(one.at, one.last):
        extra[place] += 1
    before = digest(game)
    for step in range(one.last - one.at):
        here, there = one.at + step, another.at + step
        extra[here], extra[there] = extra[there], extra[here]
    assert digest(game) != before
    for name in ("at", "end", "last"):
        values = getattr(one, name), getattr(another, name)
        monkeypatch.setattr(one, name, values[1])
        monkeypatch.setattr(another, name, values[0])
    assert digest(game) == before


def test_a_digest_of_the_first_form_still_counts() -> None:
    game = played()
    assert agrees(game, OF_THE_FIRST_FORM)
    assert not agrees(game, OF_THE_FIRST_FORM[::-1])
    game.position.board.score[0] += 1
    assert not agrees(game, OF_THE_FIRST_FORM)


def test_a_digest_of_a_form_that_is_not_known_does_not_agree() -> None:
    game = played()
    known = digest(game)
    assert known.startswith(PRESENT)
    assert agrees(game, known)
    assert not agrees(game, known.replace(PRESENT, "3:"))
