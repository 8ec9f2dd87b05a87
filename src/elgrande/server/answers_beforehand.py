"""Answers that seats give beforehand: power cards, Vetoes, and kept cards in others' turns."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Sequence
from copy import copy
from typing import Final

from elgrande.board.options import PASS, USE
from elgrande.engine.event import Event
from elgrande.engine.step import Decision
from elgrande.game import Game
from elgrande.rules.base.round import PlayPowerCard
from elgrande.rules.base.veto import MayVeto, vetoes
from elgrande.rules.keeping import held
from elgrande.rules.position import Position
from elgrande.server import codec
from elgrande.server.message_parts import LaterAnswer, VetoAnswer
from elgrande.server.stored_table import to_json
from elgrande.server.table_state import Beforehand

ASK: Final = ("ask", 0)


class AnswersBeforehand:
    """What the seats of a table have answered beforehand."""

    def __init__(self, stored: Sequence[str]) -> None:
        """The answers as `stored` wrote them."""
        answers = [json.loads(text) if text else {} for text in stored]
        self._power = [(tuple(options), round) for options, round in (one.get("power", ((), 0)) for one in answers)]
        """The power cards that each seat has chosen beforehand, and the round for which it has."""
        self._veto: list[tuple[VetoAnswer, int]] = [tuple(one.get("veto", ASK)) for one in answers]
        """What each seat says about its Veto, and the round in which it said so."""
        self._later: list[tuple[LaterAnswer, int]] = [tuple(one.get("later", ASK)) for one in answers]
        """What each seat says about its kept cards in others' turns, and the round in which it said so."""

    def stored(self) -> list[str]:
        """What is stored of each seat's answers."""
        return [
            to_json(
                ({"power": power} if power[0] else {})
                | ({"veto": veto} if veto[0] != "ask" else {})
                | ({"later": later} if later[0] != "ask" else {})
            )
            for power, veto, later in zip(self._power, self._veto, self._later, strict=True)
        ]

    def after(self, position: Position, action_ends: bool) -> AnswersBeforehand:
        """The answers that still hold at a later position; `action_ends` says that a special action has ended."""
        later = copy(self)
        later._veto, later._later = self._veto[:], self._later[:]
        for seat in range(len(self._veto)):
            if action_ends and later.veto(seat, position) == "never":
                later._veto[seat] = ASK  # "never in this action" ends with the action
            if later._later[seat][0] == "show" and not keeps_anytime(position, seat):
                later._later[seat] = ASK  # they have used the card
        return later

    def play(self, game: Game, people: Collection[int]) -> Iterator[tuple[int, int, Sequence[Event]]]:
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
        if isinstance(decision, PlayPowerCard):
            offered = decision.options(position)
            return next((option for option in self.power(seat, position) if option in offered), None)
        if isinstance(decision, MayVeto):
            veto = self.veto(seat, position)
            start_only = veto == "start" and position.board.carried > 0
            return PASS if start_only or veto in ("never", "round") else None
        if not decision.recurring:
            return None
        later = self.later(seat, position)
        if later == "show" and decision.tool in position.rules.turns.anytime:
            return USE
        return PASS if later == "round" or (later == "ask" and decision.asked_often()) else None

    def offered(self, seat: int, position: Position) -> Beforehand:
        """The answers that a seat may give beforehand now, including those that take back what it said."""
        printed = position.rules.config.veto == "printed"
        stops = self.veto(seat, position) != "ask" or vetoes(position, seat)
        asked = any(asked_each_turn(decision, position) for decision in position.decisions() if decision.player == seat)
        waits = asked or self.later(seat, position) == "round"
        start: list[VetoAnswer] = ["start"] if printed else []
        return Beforehand(
            veto=["ask", *start, "never", "round"] if stops else [],
            later=["ask", "round"] if waits else [],
            king=["ask", "always", "round", "show"] if keeps_anytime(position, seat) else [],
            power=[
                codec.choice(position, decision, option)
                for decision in power_card_to_come(seat, position)
                for option in decision.options(position)
            ],
            power_chosen=list(self.power(seat, position)),
        )

    def power(self, seat: int, position: Position) -> tuple[int, ...]:
        """The power cards that a seat has chosen for this round, the first choice first."""
        options, round = self._power[seat]
        return options if round == position.board.round else ()

    def set_power(self, seat: int, options: Sequence[int], position: Position) -> bool:
        """Note which power cards a seat wants to play, the first choice first; return whether it can say so."""
        offered = [option for decision in power_card_to_come(seat, position) for option in decision.options(position)]
        if not set(options) <= set(offered):
            return False
        self._power[seat] = (tuple(options), position.board.round)
        return True

    def veto(self, seat: int, position: Position) -> VetoAnswer:
        """What a seat has said about its Veto; "not in this round" ends with the round."""
        answer, round = self._veto[seat]
        return "ask" if answer == "round" and round != position.board.round else answer

    def set_veto(self, seat: int, answer: VetoAnswer, position: Position) -> None:
        """Note what a seat says about its Veto."""
        self._veto[seat] = (answer, position.board.round)

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


def power_card_to_come(seat: int, position: Position) -> list[PlayPowerCard]:
    """The question for a power card that a seat will be asked in this round, but not yet."""
    return [step for step in position.stack[:-1] if isinstance(step, PlayPowerCard) and step.player == seat]


def asked_each_turn(decision: Decision, position: Position) -> bool:
    """Whether this asks about a kept card in another's turn, so that the next turn will ask again."""
    return (
        decision.recurring and not isinstance(decision, MayVeto) and decision.tool not in position.rules.turns.anytime
    )


def keeps_anytime(position: Position, seat: int) -> bool:
    """Whether a seat keeps a card that it can use between any two steps of a turn."""
    return any(held(position, seat, use) for use in position.rules.turns.anytime)
