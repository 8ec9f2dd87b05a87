"""Games that go on from a position of another game: they hold only what was seen there, and play like any other."""

from __future__ import annotations

import pytest

from elgrande import CannotUndo, Game, RecordError
from elgrande.board.hand import in_doubt
from elgrande.engine.chance import Chance
from elgrande.engine.saving import SaveError
from elgrande.engine.step import Decision
from elgrande.game import Table
from elgrande.rules.config import module_sets
from elgrande.saving import dump_start
from elgrande.tools.laws import position_laws
from elgrande.view import redealt


def played(game: Game, choices: int, chance: Chance) -> Game:
    """The game after so many more choices by chance, or at its end."""
    for _ in range(choices):
        if game.over:
            break
        game.play(chance.pick(chance.pick(game.decisions).options))
    return game


def seen(game: Game, seat: int) -> dict[str, object]:
    """What a seat sees, but not who of the others has answered in secret."""
    return {name: value for name, value in game.view(seat).as_dict().items() if name not in ("answered", "deciding")}


def going_on(game: Game, seats: list[int], chance: Chance) -> Game:
    """A game that begins with what these seats see now."""
    old = game.table
    start = dump_start(redealt(game.position, seats, chance))
    return Game._begin(Table(old.config, 0, old.names, old.overrides, start))


@pytest.mark.parametrize("modules", module_sets(), ids=" ".join)
def test_what_is_redealt_looks_the_same_and_plays_to_the_end(modules: tuple[str, ...]) -> None:
    chance = Chance(len(modules))
    game = Game.new(players=4, modules=modules, seed=3)
    while not game.over:
        for seats in ([0], [1, 2]):
            again = going_on(game, seats, chance)
            for law in position_laws(again.rules):
                law(again.position)
            asked = next((seat for seat in seats if game.view(seat).decision), seats[0])
            assert seen(again, asked) == seen(game, asked)
            for seat in seats:
                assert again.position.board.hand[seat] == game.position.board.hand[seat]
                if not game.position.row():
                    assert again.view(seat).key() == game.view(seat).key()
        played(game, 9, chance)
    start = going_on(played(Game.new(players=4, modules=modules, seed=4), 100, chance), [0, 3], chance)
    after = played(start.copy(), 1000, chance)
    assert after.over
    for player, score in enumerate(after.scores):
        assert score == sum(one.points for one in after.points() if one.player == player)
    assert Game.from_record(after.record()).save() == after.save()
    assert Game.load(after.save()).save() == after.save()


def test_what_is_hidden_is_dealt_anew() -> None:
    chance = Chance(1)
    game = Game.new(players=3, seed=5)
    while not any(in_doubt(masks) for masks in game.position.board.doubtful[1:]):
        game = played(game, 1, chance) if not game.over else Game.new(players=3, seed=chance.bits())
    starts = [going_on(game, [0], chance).position.board for _ in range(20)]
    assert len({str(board.stacks) for board in starts}) == 20
    doubted = [seat for seat in (1, 2) if in_doubt(game.position.board.doubtful[seat])]
    assert doubted
    for seat in doubted:
        assert len({board.hand[seat] for board in starts}) > 1


def test_answers_in_secret_are_asked_again() -> None:
    chance = Chance(2)
    game = Game.new(players=3, seed=5)
    while len(game.decisions) < 3:
        played(game, 1, chance)
    for question in game.decisions[:2]:
        game.play(question.options[0])
    left = game.decisions[0].player
    own = next(seat for seat in range(3) if seat != left)
    again = going_on(game, [own], chance)
    assert own not in [question.player for question in again.decisions]  # the own answer is kept
    assert len(again.decisions) == 2
    assert all(isinstance(decision, Decision) for decision in again.position.decisions())


def test_nothing_before_the_start_can_be_taken_back() -> None:
    chance = Chance(3)
    game = going_on(played(Game.new(players=2, seed=5), 30, chance), [0, 1], chance)
    assert (game.choices, game.undoable) == ([], 0)
    with pytest.raises(CannotUndo):
        game.undo()
    question = game.decision
    game.play(question.options[0])
    assert game.at(0).position.board.round > 1


def test_a_start_that_is_no_position_is_refused() -> None:
    game = going_on(played(Game.new(players=2, seed=5), 30, Chance(1)), [0], Chance(1))
    for start in ("{}", "[]", "nonsense", "[" * 100_000, '{"board":[],"stack":[],"revealed":0}'):
        with pytest.raises(SaveError):
            Game._begin(Table(game.table.config, 0, game.names, None, start))
    for said in ("[Start 7 ", "[Start []]["):
        with pytest.raises(RecordError):
            Game.from_record(game.record().replace("[Start ", said))
