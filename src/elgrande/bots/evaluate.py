"""What a position is worth to each player, in points: what he has and what he can expect.

An `Outlook` is made once for a choice. It fixes how much the scorings to come count from here, so that all
positions that a bot compares for this choice are measured alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from elgrande.board.spaces import CASTILLO, COLOURS, NOBODY
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
RIVALRY: Final = 0.8
"""How much the points of all others together count against a player's own; of a single other one, all."""
LEAD: Final = 15.0
"""So many points behind, a rival counts much less than the leading one."""

Stakes = tuple[tuple[int, ...], tuple[int, ...]]
"""Points by place, and the bonus of each player for a sole first place."""

Known = dict[tuple[int, ...], float]
"""What a space is worth to somebody, by the caballeros on it."""


class Outlook:
    """How much everything counts, seen from one moment of a game."""

    def __init__(self, position: Position) -> None:
        rules, board = position.rules, position.board
        self.players = rules.players
        waiting = turns_to_come(position)
        later = [number for number in rules.rounds if number > board.round]
        rest_of_round = len(waiting) + (board.player != NOBODY)
        self.next, self.then = 0.0, 0.0
        scorings = [number for number in later if number in rules.scoring_rounds]
        if any(isinstance(step, ScoreRound) for step in position.stack) and board.round in rules.scoring_rounds:
            scorings.insert(0, board.round)
        rounds = [number for number in rules.rounds if number >= board.round]
        for number in scorings:
            weight = PATIENCE ** rounds.index(number)
            if number == scorings[0]:
                self.next = weight
            else:
                self.then += weight
        self.special = SPECIAL * (len(later) + rest_of_round / self.players)
        self.total = self.next + self.then + self.special
        turns = len(waiting) + (self.players * rounds.index(scorings[0]) if scorings else 0)
        self.doubt = turns / (turns + UNREST)
        self.movers = list(range(self.players)) if len(waiting) < turns else waiting
        self.rounds = [len(later) + (player in waiting) for player in range(self.players)]
        """In how many rounds each player will still place caballeros, after this turn."""
        self.cards = len(later)
        """How many power cards each player has still to play after this round."""
        self._hands: dict[int, float] = {}
        self._courts = [[self.court(count, player) for count in range(rules.caballeros + 1)] for player in range(self.players)]
        self._spaces: dict[tuple[int, int, Stakes], Known] = {}
        self._settings: dict[tuple[int, ...], list[tuple[Stakes, Known]]] = {}
        self.shares = [self._shares(player, self.worth(position)) for player in range(self.players)]

    def _shares(self, player: int, worth: list[float]) -> list[float]:
        """How much the points of each player count for or against one of them: the leading rival's most."""
        best = max(value for other, value in enumerate(worth) if other != player)
        shares = [-exp((value - best) / LEAD) for value in worth]
        shares[player] = 0.0
        total = -sum(shares)
        rivalry = 1.0 if self.players == 2 else RIVALRY
        shares = [share / total * rivalry for share in shares]
        shares[player] = 1.0
        return shares

    def worth(self, position: Position) -> list[float]:
        """What each player has and can expect, in points."""
        worth = [self._holdings(position, player) for player in range(self.players)]
        for space in range(len(position.rules.spaces)):
            for player, value in enumerate(self._appraise(position, space, stakes(position, space))):
                worth[player] += value
        return worth

    def utility(self, position: Position, player: int) -> float:
        """How well a player stands: his own worth against that of the others.

        It agrees with `worth`, but looks at a space only once while nothing changes on it.
        """
        board, caballeros, shares = position.board, position.board.caballeros, self.shares[player]
        setting = (player, board.king, *board.grande, *board.tiles)
        spaces = self._settings.get(setting)
        if spaces is None:
            spaces = self._settings[setting] = self._remembered(position, player)
        total, first = 0.0, 0
        for other, share in enumerate(shares):
            total += share * self._holdings(position, other)
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
        """What is at stake on each space now, and what is known about it then."""
        at_stake = [stakes(position, space) for space in range(len(position.rules.spaces))]
        return [(here, self._spaces.setdefault((player, space, here), {})) for space, here in enumerate(at_stake)]

    # --- what a player has in front of him ---

    def _holdings(self, position: Position, player: int) -> float:
        """Points, court, Vetoes and power cards of a player."""
        board = position.board
        value = board.score[player] + self._courts[player][board.court[player]] + self.hand(position, board.hand[player])
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
            out = WAY_OUT * self.next + READY * self.then
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
                extra[player] += bonus(position, player, space)[0]
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
