"""The numbers and places in the coach's words, taken from what the learner sees and from what everybody was told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from elgrande.board.options import POWER, kind_of, number_of
from elgrande.board.spaces import CASTILLO, COLOURS, NOTHING
from elgrande.engine.event import Event
from elgrande.outcome import ranking
from elgrande.points import Points, points_by_source
from elgrande.rules.base.round import ROUND
from elgrande.rules.base.scoring import BONUS, GRANDE, KING, SOURCES, places
from elgrande.rules.base.turn import PLACED, REINFORCED
from elgrande.view import View

Facts = dict[str, int]
"""By name; what cannot be said now is not there."""


def facts_of(view: View, events: Sequence[Event]) -> Facts:
    """All that the coach can speak of."""
    points = points_by_source(view.position.rules, events)
    return {**_house(view), **_bids(view), **_turn(view, events), **_card_scored(view, points), **_scored(view, points)}


def _house(view: View) -> Facts:
    """The learner's pieces, the King, and how long it is until a scoring."""
    board, rules, seat = view.board, view.position.rules, view.player
    home, king = board.grande[seat], board.king
    to_come = [number for number in rules.rounds if number >= board.round]
    scorings = [place for place, number in enumerate(to_come, 1) if number in rules.scoring_rounds]
    first, second, third = view.position.score_table(home)
    facts = {
        "court": board.court[seat],
        "province": board.province[seat],
        "king": king,
        "home": home,
        "at-home": board.on(home, seat),
        "home-first": first,
        "home-second": second,
        "home-third": third,
        "near": int(king in rules.borders[home]),
        "bonus": BONUS,
        "scorings": len([number for number in rules.rounds if number in rules.scoring_rounds]),
    }
    return facts | ({"until-scoring": scorings[0]} if scorings else {})


def _bids(view: View) -> Facts:
    """The power cards of this round."""
    board, rules, seat = view.board, view.position.rules, view.player
    others = [player for player in range(rules.players) if player != seat and board.power[player]]
    facts: Facts = {}
    if others:
        highest = max(others, key=lambda player: board.power[player])
        facts |= {"bidder": highest, "bid": board.power[highest]}
    playable = [number_of(option) for option in view.options if kind_of(option) == POWER]
    if playable:
        facts["most-called"] = max(rules.reinforcements[value] for value in playable)
    if board.power[seat]:
        earlier = sum(board.power[player] > board.power[seat] for player in others)
        facts |= {"power": board.power[seat], "turn": 1 + earlier}
    return facts


def _turn(view: View, events: Sequence[Event]) -> Facts:
    """The action card in use, and what the learner has called to court and placed in this round."""
    board, rules, seat = view.board, view.position.rules, view.player
    start = max((place for place, event in enumerate(events) if event[0] == ROUND.key), default=0)
    placed = sum(event[:2] == (PLACED.key, seat) for event in events[start:])
    called = sum(event[2] for event in events[start:] if event[:2] == (REINFORCED.key, seat))
    facts = {"placed": placed, "called": called}
    if board.player == seat and board.taken != NOTHING:
        left = min(rules.cards[board.taken].place - placed, board.court[seat])
        facts |= {"card": board.taken, "left": left}
    return facts


def _card_scored(view: View, points: Sequence[Points]) -> Facts:
    """The most that a region brought somebody else in this round by a special action."""
    board, rules = view.board, view.position.rules
    sums: Counter[tuple[int, str]] = Counter()
    for one in points:
        if one.round == board.round and one.scoring not in ("", "general") and one.player != view.player:
            sums[one.player, one.space] += one.points
    if not sums:
        return {}
    ((player, space), won), *_ = sums.most_common(1)
    return {"winner": player, "won": won, "won-at": [known.key for known in rules.spaces].index(space)}


def _scored(view: View, points: Sequence[Points]) -> Facts:
    """What the last general scoring brought, once there was one."""
    board, rules, seat = view.board, view.position.rules, view.player
    general = [one for one in points if one.scoring == "general"]
    last = [one for one in general if one.round == max(one.round for one in general)]
    if not last:
        return {}
    own = [one for one in last if one.player == seat]
    facts = {"scored": sum(one.points for one in own), "rank": 1 + ranking(view.position).index(seat)}
    facts["leader"] = ranking(view.position)[0]
    facts["lead"] = board.score[facts["leader"]]
    facts["castillo-scored"] = sum(one.points for one in own if one.space == rules.spaces[CASTILLO].key)
    keys = [space.key for space in rules.spaces]
    in_regions = [one for one in own if one.space != rules.spaces[CASTILLO].key]
    if in_regions:
        sums: Counter[str] = Counter()
        for one in in_regions:
            sums[one.space] += one.points
        best = max(sums, key=lambda space: sums[space])
        facts |= {"best": keys.index(best), "best-points": sums[best]}
        sources = {one.source: one.points for one in in_regions if one.space == best}
        facts["best-place"] = sum(number for source, number in sources.items() if source.startswith("place-"))
        facts["best-king"] = sources.get(SOURCES[KING], 0)
        facts["best-grande"] = sources.get(SOURCES[GRANDE], 0)
    return facts | _tie(view)


def _tie(view: View) -> Facts:
    """A region in which the learner stands level with another player for the first place."""
    board, rules, seat = view.board, view.position.rules, view.player
    for space, known in enumerate(rules.spaces):
        counts = board.caballeros[space * COLOURS : space * COLOURS + rules.players]
        if known.region and places(counts)[seat] == 2 and counts[seat] == max(counts):
            rival = next(player for player, count in enumerate(counts) if count == counts[seat] and player != seat)
            return {"tied": space, "rival": rival, "level": counts[seat]}
    return {}
