"""Looks ahead for people, so that they need not click what only leads to what they want."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from elgrande.board.options import END, PASS, POWER, STOP, kind_of
from elgrande.engine.event import KINDS
from elgrande.engine.step import NONE, Decision, Secret
from elgrande.game import Game
from elgrande.server import codec
from elgrande.server.table_state import NextQuestion, Option, Question

ON_THE_MAP: Final = {"space", "pick"}


def look_ahead(game: Game, question: Question) -> None:
    """Add to a question what the options that only lead to another one lead to, and the usual answer.

    Of two such questions people see both at once only if one is about spaces and the other about pieces.
    """
    seat = question.seat
    decision = decision_of(game, seat)
    offered = {option.id: option for option in question.options}
    shown: set[str] = set()
    for opener in decision.opens(game.position):
        following = next_question(game, seat, opener, set(offered))
        if following is None:
            break  # somebody else may be asked first; the usual choice keeps its button, and so do the others
        kinds = _kinds(following.options)
        if not shown or (shown == {"space"} and kinds == {"pick"}):
            offered[opener].then = following
            shown |= kinds
        elif following.carries:
            offered[opener].carries = following.carries
    onward = decision.onward(game.position)
    if onward != NONE:
        following = question_onward(game, seat, onward, question.options)
        if following is not None:
            offered[onward].then = following
    usual = usual_answer(game, decision)
    if usual != NONE:
        question.usual = usual


def decision_of(game: Game, seat: int) -> Decision:
    """What a seat has to decide."""
    return next(decision for decision in game.position.decisions() if decision.player == seat)


def next_question(game: Game, seat: int, option: int, known: set[int]) -> NextQuestion | None:
    """What a seat is asked after an option that does nothing else; None if it does more.

    It shows nothing that the seat could not see by choosing and taking back: nothing is revealed, nobody else is asked,
    and no piece moves. It leaves out what is `known` to be offered already, and doing nothing.
    """
    after = _chosen(game, seat, option, still=True)
    asked = None if after is None else codec.asked(after.view(seat))
    return None if asked is None else _rest(asked, known)


def question_onward(game: Game, seat: int, option: int, offered: list[Option]) -> NextQuestion | None:
    """What a seat is asked after an option that does nothing, and after the usual answers to what is asked in between;
    None if that cannot be shown together with what is `offered` now."""
    after = _chosen(game, seat, option, still=True)
    through: list[int] = []
    while after is not None:
        usual = usual_answer(after, decision_of(after, seat))
        if usual in (NONE, END):
            break
        through.append(usual)
        after = _chosen(after, seat, usual)
    asked = None if after is None else codec.asked(after.view(seat))
    if after is None or asked is None:
        return None
    look_ahead(after, asked)
    for one in asked.options:
        if one.then and _kinds(offered) & _kinds(one.then.options) & ON_THE_MAP:
            one.then = UNSET
    following = _rest(asked, {one.id for one in offered})
    if following is None or _kinds(offered) & _kinds(following.options) & ON_THE_MAP:
        return None
    following.onward = True
    if through:
        following.through = through
    return following


def _rest(asked: Question, known: set[int]) -> NextQuestion | None:
    """A question without what is `known` to be offered already, and without doing nothing; None if nothing remains."""
    fresh = [one for one in asked.options if one.id not in known and one.id not in (STOP, PASS, END)]
    if asked.secret or not fresh:
        return None
    return NextQuestion(asked.prompt, fresh, asked.refused, asked.hint, asked.picks_up, asked.carries)


def usual_answer(game: Game, decision: Decision) -> int:
    """The option that a person need not choose by hand: the usual one, or the only one if it is a formality."""
    position = game.position
    usual = decision.usual(position)
    if usual != NONE or isinstance(decision, Secret):
        return usual
    options = decision.options(position)
    if len(options) > 1 or kind_of(options[0]) == POWER or decision.caution(position, options[0])[0]:
        return NONE  # people play their last power card by hand, too
    return options[0] if _chosen(game, decision.player, options[0]) else NONE


def _chosen(game: Game, seat: int, option: int, still: bool = False) -> Game | None:
    """The game after a choice, if nothing was revealed and the same seat alone is asked next; `still`: and if no piece
    moved."""
    after = game.copy()
    events = after.play(option, seat)
    if still and any(KINDS[event[0]].moves for event in events):
        return None
    same = after.position.revealed == game.position.revealed
    return after if same and [decision.player for decision in after.position.decisions()] == [seat] else None


def _kinds(options: list[Option]) -> set[str]:
    return {option.kind for option in options}
