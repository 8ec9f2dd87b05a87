"""What a position is worth to each player, in points: what he has and what he can expect.

An `Outlook` is made once for a choice. It fixes how much the scorings to come count from here, so that all
positions that a bot compares for this choice are measured alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from elgrande.board.spaces import CASTILLO, COLOURS
from elgrande.rules.base.round import StartTurn, TakeTurns
from elgrande.rules.base.scoring import counting, places
from elgrande.rules.base.scorings import ScoreRound
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
"""How much of that doubt is left for the King's region, in which nothing changes while he is there."""
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

Stakes = tuple[tuple[int, ...], tuple[int, ...]]
"""Points by place, and the bonus of each player for a sole first place."""

Known = dict[tuple[int, ...], float]
"""What a space is worth to somebody, by the caballeros on it."""


class Outlook:
    """How much everything counts, seen from one moment of a game."""

    def __init__(self, position: Position) -> None:
        self.players = position.rules.players
        self._look_ahead(position)
        counts, players = range(position.rules.caballeros + 1), range(self.players)
        self._courts = [[self.court(count, player) for count in counts] for player in players]
        self._hands: dict[int, float] = {}
        self._spaces: dict[tuple[int, int, bool, Stakes], Known] = {}
        self._settings: dict[tuple[int, ...], list[tuple[Stakes, Known]]] = {}
        standing = self.worth(position)
        self.scored = [self._shares(player, standing, SCORED) for player in players]
        """How much the points that each player has count for or against one of them."""
        self.hoped = [self._shares(player, standing, RIVALRY) for player in players]
        """The same for the points that he can expect."""

    def _look_ahead(self, position: Position) -> None:
        """What is still to come: turns, rounds and scorings."""
        rules, board = position.rules, position.board
        waiting = turns_to_come(position)
        rounds = [number for number in rules.rounds if number >= board.round]
        later = rounds[1:]
        scored = not any(isinstance(step, ScoreRound) for step in position.stack)
        scorings = [n for n in (later if scored else rounds) if n in rules.scoring_rounds]
        weights = [PATIENCE ** rounds.index(number) for number in scorings]
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
        for space in range(len(position.rules.spaces)):
            for player, value in enumerate(self._appraise(position, space, stakes(position, space))):
                worth[player] += value
        return worth

    def utility(self, position: Position, player: int) -> float:
        """How well a player stands: what he has and can expect, against the others."""
        board, caballeros, shares = position.board, position.board.caballeros, self.hoped[player]
        setting = (player, board.king, *board.grande, *board.tiles)
        spaces = self._settings.get(setting)
        if spaces is None:
            spaces = self._settings[setting] = self._remembered(position, player)
        total, first, scored = 0.0, 0, self.scored[player]
        for other, share in enumerate(shares):
            total += scored[other] * board.score[other] + share * self._holdings(position, other)
        for space, (at_stake, known) in enumerate(spaces):
            key = tuple(caballeros[first : first + COLOURS])
            first += COLOURS
            value = known.get(key)
            if value is None:
                worth = self._appraise(position, space, at_stake)
                value = known[key] = sum([share * part for share, part in zip(shares, worth, strict=True)])
            total += value
        return total

    def _remembered(self, position: Position, player: int) -> list[tuple[Stakes, Known]]:
        """What is at stake on each space now, and what is known already about spaces on which so much is at stake."""
        king = position.board.king
        at_stake = [stakes(position, space) for space in range(len(position.rules.spaces))]
        return [
            (here, self._spaces.setdefault((player, space, space == king, here), {}))
            for space, here in enumerate(at_stake)
        ]

    # --- what a player has in front of him ---

    def _holdings(self, position: Position, player: int) -> float:
        """Worth of a player's court, power cards and Vetoes."""
        board = position.board
        value = self._courts[player][board.court[player]] + self.hand(position, board.hand[player])
        if board.kept:
            for _, holder, until in board.kept:
                if holder == player:
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
        counts = counting(position, space)
        sure: Sequence[float] = points(at_stake, tuple(counts))
        doubt = self.doubt * CALM if space == position.board.king else self.doubt
        if doubt and self.movers:
            vague = [0.0] * self.players
            for player in self.movers:
                for _ in range(COMERS):
                    counts[player] += 1
                    for other, won in enumerate(points(at_stake, tuple(counts))):
                        vague[other] += won
                counts[player] -= COMERS
            part = doubt / (COMERS * len(self.movers))
            sure = [(1 - doubt) * won + part * far for won, far in zip(sure, vague, strict=True)]
        if space == CASTILLO:
            out = WAY_OUT * self.next + READY * self.afterwards
            return [self.next * won + out * count for won, count in zip(sure, counts, strict=True)]
        here = PRESENT * self.total
        return [self.total * won + here * count for won, count in zip(sure, counts, strict=True)]


def stakes(position: Position, space: int) -> Stakes:
    """What can be won on a space: the places that count, and what each player gets besides for a sole first place."""
    rules = position.rules
    extra = [0] * rules.players
    if rules.spaces[space].region:
        for bonus in rules.bonuses:
            for player in range(rules.players):
                extra[player] += bonus.points(position, player, space)
    return position.table(space)[: rules.places], tuple(extra)


@lru_cache(maxsize=1 << 16)
def points(at_stake: Stakes, counts: tuple[int, ...]) -> tuple[int, ...]:
    """What a space brings each player, if so many caballeros count for each (BASE-70 to BASE-72)."""
    table, extra = at_stake
    return tuple(
        [
            (table[place - 1] if 1 <= place <= len(table) else 0) + (extra[player] if place == 1 else 0)
            for player, place in enumerate(places(list(counts)))
        ]
    )


def turns_to_come(position: Position) -> list[int]:
    """Who has still to begin his turn in this round."""
    for step in position.stack:
        if isinstance(step, TakeTurns):
            return list(range(position.rules.players))
    return [step.player for step in position.stack if isinstance(step, StartTurn)]


def card_worth(position: Position, value: int) -> float:
    """Worth of one power card: how early it lets one move, and how many caballeros it brings."""
    return ORDER * value + BRINGS * position.rules.reinforcements[value]
