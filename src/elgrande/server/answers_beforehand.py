"""Answers that seats give beforehand: whether they veto, and whether they use kept cards in others' turns."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from elgrande.board.options import PASS, USE
from elgrande.engine.event import Event
from elgrande.engine.step import Decision
from elgrande.game import Game
from elgrande.rules.base.veto import MayVeto, vetoes
from elgrande.rules.keeping import held
from elgrande.rules.position import Position
from elgrande.server.message_parts import LaterAnswer
from elgrande.server.messages import Beforehand

ASK: Final[tuple[LaterAnswer, int]] = ("ask", 0)


class AnswersBeforehand:
    """What the seats of a table have answered beforehand."""

    def __init__(self, veto: Sequence[str]) -> None:
        self.veto = list(veto)
        self._later = [ASK] * len(veto)
        """What each seat says about its kept cards in others' turns, and the round in which it said so."""

    def play(self, game: Game, people: Collection[int]) -> Iterator[tuple[int, int, list[Event]]]:
        """Play what people have answered beforehand, as long as they are asked: seat, option and events of each."""
        while not game.over:
            decision = game.position.decision
            option = self.answer(decision, game.position)
            if decision.player not in people or option is None:
                return
            yield decision.player, option, game.play(option, decision.player)

    def answer(self, decision: Decision, position: Position) -> int | None:
        """The option that a seat chose beforehand: about a Veto, or about a kept card in another's turn."""
        seat = decision.player
        if isinstance(decision, MayVeto):
            start_only = self.veto[seat] == "start" and position.board.carried > 0
            return PASS if start_only or self.veto[seat] == "never" else None
        if not decision.standing:
            return None
        later = self.later(seat, position)
        if later == "show" and decision.tool in position.rules.anytime:
            return USE
        return PASS if later == "round" or (later == "ask" and decision.asked_often()) else None

    def offered(self, seat: int, position: Position) -> Beforehand:
        """The answers that a seat may give beforehand now, including those that take back what it said."""
        printed = position.rules.config.veto == "printed"
        stops = self.veto[seat] != "ask" or vetoes(position, seat)
        asked = any(asked_each_turn(decision, position) for decision in position.decisions() if decision.player == seat)
        waits = asked or self.later(seat, position) == "round"
        return Beforehand(
            veto=["ask", "start", "never"] if stops and printed else ["ask", "never"] if stops else [],
            later=["ask", "round"] if waits else [],
            king=["ask", "always", "round", "show"] if keeps_anytime(position, seat) else [],
        )

    def later(self, seat: int, position: Position) -> LaterAnswer:
        """What a seat has said about its kept cards; "not in this round" ends with the round."""
        answer, round = self._later[seat]
        return "ask" if answer == "round" and round != position.board.round else answer

    def set_later(self, seat: int, answer: LaterAnswer, position: Position) -> bool:
        """Note what a seat says about its kept cards; return whether it can say so."""
        if answer == "show" and not keeps_anytime(position, seat):
            return False
        self._later[seat] = (answer, position.board.round)
        return True

    def update(self, position: Position) -> None:
        """Forget that a seat wants to use a card at the next occasion once it has used it."""
        for seat, (answer, _) in enumerate(self._later):
            if answer == "show" and not keeps_anytime(position, seat):
                self._later[seat] = ASK


def asked_each_turn(decision: Decision, position: Position) -> bool:
    """Whether this asks about a kept card in another's turn, so that the next turn will ask again."""
    return decision.standing and not isinstance(decision, MayVeto) and decision.tool not in position.rules.anytime


def keeps_anytime(position: Position, seat: int) -> bool:
    """Whether a seat keeps a card that it can use between any two steps of a turn."""
    return any(held(position, seat, use) for use in position.rules.anytime)
