"""The law of refusals: the reason that a player is given is true, and applies to no option that is offered."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import PICK, SPACE, WORD, OptionId, kind_of
from elgrande.board.spaces import COLOURS
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision
from elgrande.game import ACTIONS, Game
from elgrande.question import reason
from elgrande.rules.laws import demand
from elgrande.rules.position import Position
from elgrande.rules.truths import Refusal

TRIES: Final = 16
"""How many options that are not offered are tried at each decision."""
WHERE: Final = "say when it is true in TRUTHS of rules/base/truths.py or of the laws.py of its module"


def reasons_are_true(game: Game, chance: Chance) -> None:
    """What a refusal says is true, and the player's own view gives the same reason."""
    for decision in game.position.decisions():
        offered = decision.options(game.position)
        refused = _refused(game.position, offered)
        tried = refused if len(refused) <= TRIES else [chance.pick(refused) for _ in range(TRIES)]
        seen = game.view(decision.player).position
        for option in tried:
            given = reason(game.position, decision, option)
            demand(given[0] in game.rules.truths, f"{given[0]}, a reason of {decision}, has no condition: {WHERE}")
            _demand_true(game.position, decision, option, given[0], offered)
            told = reason(seen, decision, option)
            demand(told == given, f"{decision} refuses {option} with {given}, in the player's view with {told}")


def _refused(position: Position, offered: list[int]) -> list[int]:
    """The options that are not offered, of kinds that are: other kinds have nothing to do with the question."""
    spaces = len(position.rules.spaces)
    ends = {SPACE: SPACE + spaces, PICK: PICK + spaces * COLOURS}
    kinds = {kind: ends.get(kind, ACTIONS) for kind in map(kind_of, offered)}
    return [option for option in range(ACTIONS) if option < kinds.get(kind_of(option), 0) and option not in offered]


def _demand_true(position: Position, decision: Decision, option: OptionId, key: str, offered: list[int]) -> None:
    """Demand that the reason is true of this option, and of no similar option that is offered."""
    true = position.rules.truths[key]
    demand(true(Refusal(position, decision, option)), f"{decision} refuses {option} with {key}, which is not true")
    if key == "reason-not-offered" or kind_of(option) == WORD:  # says nothing; or words, which are all unlike
        return
    for other in offered:
        if kind_of(other) == kind_of(option):
            holds = true(Refusal(position, decision, other))
            demand(not holds, f"{decision} refuses {option} with {key}, but offers {other}, of which that is true, too")
