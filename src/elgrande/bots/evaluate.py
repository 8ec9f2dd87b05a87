"""What a position is worth to each player, in points: what he has and what he can expect.

An `Outlook` is made once for a choice. It fixes how much the scorings to come count from here, so that all
positions that a bot compares for this choice are measured alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from elgrande.board.spaces import CASTILLO, COLOURS, NOBODY
from elgrande.bots.modules import Modules
from elgrande.engine.step import Secret
from elgrande.rules.base.round import StartTurn, TakeTurns
from elgrande.rules.base.scoring import awards_for, counting
from elgrande.rules.base.scorings import ScoreAllRegions, ScoreRound
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.position import Position

PATIENCE: Final = 0.8
"""How much of a region's points are still there a round later."""
SPECIAL: Final = 0.12
"""How much of a region's points the special scorings of one round bring."""
UNREST: Final = 4.0
"""After so many turns half of what is known about majorities is doubtful."""
COMERS: Final = 2
"""So many caballeros may come along."""
CALM: Final = 0.5
"""How much of that doubt is left where nobody can come: in the King's region, or where there is no room."""
READY: Final = 0.35
"""Worth of the first caballero at court, for each time that a region will be scored."""
PLACED: Final = 3.0
"""Caballeros that a player places in a round: with more than that at court, the rest must wait."""
PRESENT: Final = 0.06
"""Worth of any caballero on the board, for each time that a region will be scored."""
SPARE: Final = 0.01
"""Worth of a caballero at court that will not be placed any more: it only breaks a tie."""
WAY_OUT: Final = 0.5
"""Worth of a caballero in the Castillo, for the region to which it goes at the next general scoring."""
ORDER: Final = 0.12
"""Worth of each step of a power card's value in hand."""
BRINGS: Final = 0.2
"""Worth of each caballero that a power card in hand will bring."""
VETO: Final = 1.0
"""Worth of a kept Veto for each round in which it can be used."""
SCORED: Final = 0.9
"""How much the points that the others have scored count against a player's own, all others together."""
RIVALRY: Final = 0.5
"""How much the points count that they can expect. A single other player's points always count fully."""
LEAD: Final = 15.0
"""So many points behind, a rival counts much less than the leading one."""

MANY: Final = 4096
"""So many kinds of stakes are remembered from one choice to the next."""

Stakes = tuple[tuple[int, ...], bool, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Points by place, and whether the last gets most; by player the bonus for a sole first place, what decides ties, and
what offices bring."""

Won = dict[tuple[int, ...], tuple[int, ...]]
"""What a space brings each player, by how many caballeros count for each."""

Known = dict[tuple[int, ...], float]
"""What a space is worth to somebody, by the caballeros on it."""

Remembered = tuple[int, int, int, tuple[tuple[int, int], ...], Stakes, Known]
"""A space, where its cells and those of the spaces inside begin and end, what is at stake, and what is known of it."""


class Outlook:
    """How much everything counts, seen from one moment of a game."""

    def __init__(self, position: Position) -> None:
        rules = position.rules
        self.players = rules.players
        self._look_ahead(position)
        self.spaces = [space for space, known in enumerate(rules.spaces) if known.region or space == CASTILLO]
        """What is scored: the regions and the Castillo."""
        self.modules = Modules(rules, self.total, self.rounds, self.cards, self.scorings) if rules.extra else None
        counts, players = range(rules.caballeros + 1), range(self.players)
        self._courts = [[self.court(count, player) for count in counts] for player in players]
        self._hands: dict[int, float] = {}
        self._spaces: dict[tuple[object, ...], Known] = {}
        self._settings: dict[tuple[int, ...], list[Remembered]] = {}
        self._held: dict[tuple[object, ...], list[float]] = {}
        standing = self.worth(position)
        self.scored = [self._shares(player, standing, SCORED) for player in players]
        """How much the points that each player has count for or against one of them."""
        self.hoped = [self._shares(player, standing, RIVALRY) for player in players]
        """The same for the points that he can expect."""

    def _look_ahead(self, position: Position) -> None:
        """What is still to come: turns, rounds and scorings."""
        rules, board = position.rules, position.board
        waiting = self.waiting = turns_to_come(position)
        """Who has still to begin his turn in this round."""
        rounds = [number for number in rules.rounds if number >= board.round]
        later = rounds[1:]
        begun = being_scored(position)
        scored = not begun and not any(isinstance(step, ScoreRound) for step in position.stack)
        scorings = [n for n in (later if scored else rounds) if n in rules.scoring_rounds]
        weights = [PATIENCE ** rounds.index(number) for number in scorings]
        self.scorings = len(scorings) - begun
        """How many general scorings are still to begin."""
        self.next = weights[0] if weights else 0.0
        """How much the next general scoring counts."""
        self.afterwards = sum(weights[1:])
        """How much those after it count."""
        self.total = self.next + self.afterwards + SPECIAL * (len(later) + len(waiting) / self.players)
        """How often a region will be scored, specially or generally."""
        turns = len(waiting) + (self.players * rounds.index(scorings[0]) if scorings else 0)
        self.doubt = turns / (turns + UNREST)
        """How little the majorities of now say about the next general scoring."""
        self.movers = list(range(self.players)) if turns > len(waiting) else waiting
        """Who can change them before it."""
        self.rounds = [len(later) + (player in waiting) for player in range(self.players)]
        """In how many rounds each player will still place caballeros, after this turn."""
        self.cards = len(later)
        """How many power cards each player has still to play, after this round."""

    def _shares(self, player: int, standing: list[float], rivalry: float) -> list[float]:
        """How much the points of each player count for or against one of them: the leading rival's most."""
        best = max(value for other, value in enumerate(standing) if other != player)
        threats = [exp((value - best) / LEAD) for value in standing]
        threats[player] = 0.0
        part = (1.0 if self.players == 2 else rivalry) / sum(threats)
        shares = [-part * threat for threat in threats]
        shares[player] = 1.0
        return shares

    def worth(self, position: Position) -> list[float]:
        """What each player has and can expect, in points."""
        worth = [score + self._holdings(position, player) for player, score in enumerate(position.board.score)]
        for space in self.spaces:
            for player, value in enumerate(self._appraise(position, space, stakes(position, space))):
                worth[player] += value
        if self.modules:
            for player, value in enumerate(self.modules.worth(position)):
                worth[player] += value
        return worth

    def utility(self, position: Position, player: int) -> float:
        """How well a player stands: what he has and can expect, against the others."""
        board, modules, shares = position.board, self.modules, self.hoped[player]
        setting: tuple[int, ...] = (player, board.king, *board.grande, *board.tiles)
        if modules:
            setting += modules.setting(board)
        spaces = self._settings.get(setting)
        if spaces is None:
            spaces = self._settings[setting] = self._remembered(position, player)
        total = 0.0
        for share, score, held in zip(self.scored[player], board.score, self._all_held(position, player), strict=True):
            total += share * score + held
        cells = tuple(board.caballeros)
        for space, first, end, inside, at_stake, known in spaces:
            key = cells[first:end]
            for start, stop in inside:
                key += cells[start:stop]
            value = known.get(key)
            if value is None:
                worth = self._appraise(position, space, at_stake)
                value = known[key] = sum([share * part for share, part in zip(shares, worth, strict=True)])
            total += value
        return total + modules.utility(position, cells, player, shares) if modules else total

    def _remembered(self, position: Position, player: int) -> list[Remembered]:
        """What is at stake on each space now, and what is known already about spaces on which so much is at stake."""
        king, found = position.board.king, []
        for space in self.spaces:
            inside = tuple([(part * COLOURS, (part + 1) * COLOURS) for part in position.parts(space) if part != space])
            here = stakes(position, space)
            special = self.modules.special(position, space) if self.modules else ()
            known = self._spaces.setdefault((player, space, space == king, here[:4], special), {})
            found.append((space, space * COLOURS, (space + 1) * COLOURS, inside, here, known))
        return found

    # --- what a player has in front of him ---

    def _all_held(self, position: Position, player: int) -> list[float]:
        """Worth of what all have in front of them, as it counts for or against one of them."""
        board = position.board
        more = self.modules.who_gets_one_more(position) if self.modules else NOBODY
        key = (player, more, board.kept, *board.court, *board.hand)
        held = self._held.get(key)
        if held is None:
            shares = enumerate(self.hoped[player])
            held = self._held[key] = [share * self._holdings(position, other) for other, share in shares]
        return held

    def _holdings(self, position: Position, player: int) -> float:
        """Worth of a player's court, power cards and kept cards."""
        board, modules = position.board, self.modules
        court = board.court[player]
        if modules and modules.who_gets_one_more(position) == player:
            court += 1
        value = self._courts[player][court] + self.hand(position, board.hand[player])
        if board.kept:
            for card, holder, until in board.kept:
                if holder != player:
                    continue
                if modules and until == FOR_GOOD:
                    value += modules.kept(position.rules.cards[card].kept)
                else:
                    value += VETO * (1 + until - board.round) * (self.total > 0)
        return value

    def court(self, count: int, player: int) -> float:
        """Worth of so many caballeros at court: the more, the longer the last ones wait."""
        room = PLACED * self.rounds[player]
        if not room:
            return SPARE * count
        return READY * self.total * room * (1 - exp(-count / room)) + SPARE * count

    def hand(self, position: Position, hand: int) -> float:
        """Worth of the power cards in a hand: the best ones, as many as will be played."""
        found = self._hands.get(hand)
        if found is None:
            prices = sorted(card_worth(position, value) for value in range(1, hand.bit_length()) if hand >> value & 1)
            found = self._hands[hand] = sum(prices[max(len(prices) - self.cards, 0) :])
        return found

    # --- what stands on the board ---

    def _appraise(self, position: Position, space: int, at_stake: Stakes) -> list[float]:
        """Worth of a space to each player: sure points, and what they become if somebody comes along."""
        counts, modules = counting(position, space), self.modules
        if len(position.rules.parts[space]) > 1:  # who holds its offices now
            at_stake = stakes(position, space)
        known = known_points(at_stake)
        sure: Sequence[float] = points(position, space, known, counts)
        calm = space == position.board.king or (modules is not None and modules.shut(position, space))
        doubt = self.doubt * CALM if calm else self.doubt
        if doubt and self.movers:
            if modules:
                counts = modules.without_black(position, space, counts)
            vague = [0.0] * self.players
            for player in self.movers:
                for _ in range(COMERS):
                    counts[player] += 1
                    for other, won in enumerate(points(position, space, known, counts)):
                        vague[other] += won
                counts[player] -= COMERS
            part = doubt / (COMERS * len(self.movers))
            sure = [(1 - doubt) * won + part * far for won, far in zip(sure, vague, strict=True)]
        if space == CASTILLO:
            out = WAY_OUT * self.next + READY * self.afterwards
            return [self.next * won + out * count for won, count in zip(sure, counts, strict=True)]
        here = PRESENT * self.total
        times = self.total + modules.markers(position, space) if modules else self.total
        return [times * won + here * count for won, count in zip(sure, counts, strict=True)]


def being_scored(position: Position) -> bool:
    """Whether a general scoring is under way, its dials are set, and its regions are still to be scored."""
    if not position.stack or isinstance(position.stack[-1], Secret):
        return False
    return any(isinstance(step, ScoreAllRegions) for step in position.stack)


def stakes(position: Position, space: int) -> Stakes:
    """What can be won on a space, whatever stands there: see `Stakes`."""
    rules = position.rules
    extra, offices = [0] * rules.players, [0] * rules.players
    for bonus in rules.bonuses:
        for player in range(rules.players):
            extra[player] += bonus.points(position, player, space)
    if len(rules.parts[space]) > 1:
        for player, award, _ in awards_for(position, space, offices):  # nobody there has a place
            offices[player] += award
    ties = tuple([tuple(tiebreak(position, space)) for tiebreak in rules.tiebreaks])
    mirrored = bool(rules.mirrors) and any(mirrors(position, space) for mirrors in rules.mirrors)
    table = position.table(space) if mirrored else position.table(space)[: rules.places]
    return table, mirrored, tuple(extra), ties, tuple(offices)


_known_points: dict[Stakes, Won] = {}


def known_points(at_stake: Stakes) -> Won:
    """What is known already of spaces with these stakes, in any game."""
    known = _known_points.get(at_stake)
    if known is None:
        if len(_known_points) >= MANY:
            _known_points.clear()
        known = _known_points[at_stake] = {}
    return known


def points(position: Position, space: int, known: Won, counts: list[int]) -> tuple[int, ...]:
    """What a space brings each player, if so many caballeros count for each; `known` is for its stakes."""
    key = tuple(counts)
    won = known.get(key)
    if won is None:
        total = [0] * len(counts)
        for player, award, _ in awards_for(position, space, counts):
            total[player] += award
        won = known[key] = tuple(total)
    return won


def turns_to_come(position: Position) -> list[int]:
    """Who has still to begin his turn in this round."""
    for step in position.stack:
        if isinstance(step, TakeTurns):
            return list(range(position.rules.players))
    return [step.player for step in position.stack if isinstance(step, StartTurn)]


def card_worth(position: Position, value: int) -> float:
    """Worth of one power card: how early it lets one move, and how many caballeros it brings."""
    return ORDER * value + BRINGS * position.rules.reinforcements[value]
