"""What seats have answered beforehand: whether they veto, and whether they use kept cards in others' turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.board.options import PASS, USE
from elgrande.engine.step import Decision
from elgrande.rules.base.veto import MayVeto, vetoes
from elgrande.rules.grandissimo.secrets import INCOGNITO_CARD, ShowKing
from elgrande.rules.keeping import held
from elgrande.rules.position import Position
from elgrande.server.messages import Beforehand, LaterAnswer

ASK: Final[tuple[LaterAnswer, int]] = ("ask", 0)


class Standing:
    """The standing answers of all seats of a table."""

    def __init__(self, veto: Sequence[str]) -> None:
        self.veto = list(veto)
        self._later = [ASK] * len(veto)
        """Whether each seat is asked about its kept cards in others' turns, and since which round that holds."""

    def answer(self, decision: Decision, position: Position) -> int | None:
        """The answer that was given beforehand: to a Veto, or to what is asked again and again in others' turns."""
        seat = decision.player
        if isinstance(decision, MayVeto):
            start_only = self.veto[seat] == "start" and position.board.carried > 0
            return PASS if start_only or self.veto[seat] == "never" else None
        later = self.later(seat, position)
        if isinstance(decision, ShowKing):
            waits = later == "round" or (decision.amid and later == "ask")
            return USE if later == "show" else PASS if waits else None
        return PASS if comes_again(decision, position) and later == "round" else None

    def beforehand(self, seat: int, position: Position) -> Beforehand:
        """The answers that a seat may give now: about what it keeps, and to take back what it has said."""
        printed = position.rules.config.veto == "printed"
        stops = self.veto[seat] != "ask" or vetoes(position, seat)
        asked = any(comes_again(decision, position) for decision in position.decisions() if decision.player == seat)
        waits = asked or self.later(seat, position) == "round"
        return Beforehand(
            veto=["ask", "start", "never"] if stops and printed else ["ask", "never"] if stops else [],
            later=["ask", "round"] if waits else [],
            king=["ask", "always", "round", "show"] if held(position, seat, INCOGNITO_CARD) else [],
        )

    def later(self, seat: int, position: Position) -> LaterAnswer:
        """What a seat has said about its kept cards; "not in this round" holds no longer than that."""
        answer, round = self._later[seat]
        return "ask" if answer == "round" and round != position.board.round else answer

    def set_later(self, seat: int, answer: LaterAnswer, position: Position) -> bool:
        """Whether a seat can say this about its kept cards; from now on it holds."""
        if answer == "show" and not held(position, seat, INCOGNITO_CARD):
            return False
        self._later[seat] = (answer, position.board.round)
        return True

    def go_on(self, position: Position) -> None:
        """The game has changed: whoever has shown the King does not show him again."""
        for seat, (answer, _) in enumerate(self._later):
            if answer == "show" and not held(position, seat, INCOGNITO_CARD):
                self._later[seat] = ASK


def comes_again(decision: Decision, position: Position) -> bool:
    """Whether a seat is asked about a kept card in the turn of another, so that the next turn will ask again."""
    return not isinstance(decision, MayVeto) and hasattr(decision, "actor") and PASS in decision.options(position)
