"""What seats have answered beforehand: whether they veto, and whether they use kept cards in others' turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.board.options import PASS, USE
from elgrande.engine.step import Decision
from elgrande.rules.base.veto import MayVeto
from elgrande.rules.grandissimo.secrets import INCOGNITO_CARD, ShowKing
from elgrande.rules.keeping import held
from elgrande.rules.position import Position
from elgrande.server.messages import LaterAnswer

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
        asked_again = PASS in position.options and hasattr(decision, "actor")
        return PASS if asked_again and later == "round" else None

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
