"""Looks one choice ahead for people, so that they need not click what only leads to what they want."""

from __future__ import annotations

from elgrande.board.options import END, PASS, POWER, STOP, kind_of
from elgrande.engine.event import KINDS
from elgrande.engine.step import NONE, Decision, Secret
from elgrande.game import Game
from elgrande.server import codec
from elgrande.server.table_state import NextQuestion, Question


def look_ahead(game: Game, question: Question) -> None:
    """Add to a question what the options that only open another one lead to, and the usual answer.

    Of two such questions people see both at once only if one is about spaces and the other about pieces.
    """
    seat = question.seat
    decision = next(decision for decision in game.position.decisions() if decision.player == seat)
    offered = {option.id: option for option in question.options}
    shown: set[str] = set()
    for opener in decision.opens(game.position):
        following = next_question(game, seat, opener, set(offered))
        if following is None:
            break  # somebody else may be asked first; the usual choice keeps its button, and so do the others
        kinds = {option.kind for option in following.options}
        if not shown or (shown == {"space"} and kinds == {"pick"}):
            offered[opener].then = following
            shown |= kinds
    usual = usual_answer(game, decision)
    if usual != NONE:
        question.usual = usual


def next_question(game: Game, seat: int, option: int, known: set[int]) -> NextQuestion | None:
    """What a seat is asked after an option that does nothing else; None if it does more.

    It shows nothing that the seat could not see by choosing and taking back: nothing is revealed, nobody else is asked,
    and no piece moves. It leaves out what is `known` to be offered already, and doing nothing.
    """
    after = game.copy()
    events = after.play(option, seat)
    if any(KINDS[event[0]].moves for event in events) or not _goes_on(game, after, seat):
        return None
    asked = codec.asked(after.view(seat))
    if asked is None or asked.secret:
        return None
    fresh = [one for one in asked.options if one.id not in known and one.id not in (STOP, PASS, END)]
    return NextQuestion(asked.prompt, fresh, asked.refused, asked.hint) if fresh else None


def usual_answer(game: Game, decision: Decision) -> int:
    """The option that a person need not choose by hand: the usual one, or the only one if it is a formality."""
    position = game.position
    usual = decision.usual(position)
    if usual != NONE or isinstance(decision, Secret):
        return usual
    options = decision.options(position)
    if len(options) > 1 or kind_of(options[0]) == POWER or decision.caution(position, options[0])[0]:
        return NONE  # people play their last power card by hand, too
    after = game.copy()
    after.play(options[0], decision.player)
    return options[0] if _goes_on(game, after, decision.player) else NONE


def _goes_on(game: Game, after: Game, seat: int) -> bool:
    """Whether nothing was revealed, and the same seat alone is asked next."""
    same = after.position.revealed == game.position.revealed
    return same and [decision.player for decision in after.position.decisions()] == [seat]
