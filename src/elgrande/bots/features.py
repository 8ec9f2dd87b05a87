"""A position at the end of a round as numbers, from which a network can learn who will win.

Some numbers are the same for all players; the others are one row for each player. A row names no seat, so if players
change seats, their rows change places and nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from math import sqrt
from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, PlayerId
from elgrande.bots.evaluate import Outlook
from elgrande.bots.judgement import KEEN, PLAIN
from elgrande.bots.sums import summed
from elgrande.rules.base.scoring import awards_for, counting, places
from elgrande.rules.build import MODULES
from elgrande.rules.position import Position

SHARED: Final = (
    "rounds",
    "to next scoring",
    "one scoring",
    "two scorings",
    "two players",
    "three players",
    "four players",
    "five players",
    *MODULES[1:],
)
"""What is the same for all players: what is still to come, and what is played."""

OWN: Final = (
    "score",
    "expected",
    "expected by turn",
    "score by turn",
    "board",
    "court",
    "hand",
    "modules",
    "scored now",
    "castillo scored now",
    "at court",
    "in province",
    "in regions",
    "in castillo",
    "sole first",
    "shared first",
    "sole second",
    "safe",
    "contested",
    "home",
    "king",
    "highest card",
    "mean card",
    "lowest card",
    "start",
    "inquisitor",
    "kept",
    "behind the best",
    "behind the second",
    "behind in score",
)
"""What each player has: see `own_rows`."""

POINTS: Final = 20.0
"""This many points are one unit."""
FEW_POINTS: Final = 5.0
"""The same for what brings few points."""
SAFE: Final = 3
"""A player who is ahead by this many caballeros is safe."""


FIGURES: Final = replace(PLAIN, loyal=KEEN.loyal)
"""The figures of the outlook that the numbers come from; if they change, the network must be trained again."""


def outlook_of(position: Position) -> Outlook:
    """The outlook that the numbers come from."""
    return Outlook(position, FIGURES)


def shared(position: Position, outlook: Outlook) -> list[float]:
    """What is the same for all players."""
    rules, prospects = position.rules, outlook.prospects
    left = rounds_left(position)
    to_next = 0
    for number in rules.rounds:
        if number >= position.board.round:
            to_next += 1
            if number in rules.scoring_rounds:
                break
    row = [left / 9, to_next / 3, float(prospects.scorings == 1), float(prospects.scorings == 2)]
    row += [float(rules.players == players) for players in range(2, 6)]
    return row + [float(name in rules.config.modules) for name in MODULES[1:]]


def rounds_left(position: Position) -> int:
    """How many rounds are still to be played, this one included."""
    return len([number for number in position.rules.rounds if number >= position.board.round])


def own_rows(position: Position, outlook: Outlook) -> list[list[float]]:
    """What each player has, one row for each; points are compared with what all have on average."""
    rules, board = position.rules, position.board
    players = range(rules.players)
    score = level([float(points) for points in board.score])
    expected = level(outlook.worth(position))
    courts = [outlook.court(board.court[player], player) for player in players]
    hands = [outlook.hand(position, board.hand[player]) for player in players]
    modules = outlook.extras.worth(position) if outlook.extras else [0.0] * rules.players
    rest = [expected[p] - score[p] - courts[p] - hands[p] - modules[p] for p in players]
    majorities = Majorities(position)
    scored, castle = level(majorities.points), level(majorities.castle)
    kept = [0] * rules.players
    for _, holder, _ in board.kept:
        kept[holder] += 1
    patience = 4 * sqrt(rounds_left(position))
    highest = float(len(rules.reinforcements) - 1)
    inquisitor = position.owner(BLACK)
    rows: list[list[float]] = []
    courts, hands, modules, rest = level(courts), level(hands), level(modules), level(rest)
    for player in players:
        cards = cards_in(board.hand[player]) or [0]
        in_castillo = board.caballeros[CASTILLO * COLOURS + player]
        outside = board.court[player] + board.province[player] + in_castillo
        best, second = two_best(expected, player)
        rows.append(
            [
                score[player] / POINTS,
                expected[player] / POINTS,
                expected[player] / patience,
                score[player] / patience,
                rest[player] / POINTS,
                courts[player] / FEW_POINTS,
                hands[player] / FEW_POINTS,
                modules[player] / FEW_POINTS,
                scored[player] / POINTS,
                castle[player] / FEW_POINTS,
                board.court[player] / 8,
                board.province[player] / 16,
                (rules.caballeros - outside) / 16,
                in_castillo / 4,
                majorities.sole_first[player] / 4,
                majorities.shared_first[player] / 4,
                majorities.sole_second[player] / 4,
                majorities.safe[player] / 4,
                majorities.contested[player] / 4,
                majorities.home[player],
                majorities.king[player],
                cards[-1] / highest,
                sum(cards) / (len(cards) * highest),
                cards[0] / highest,
                float(player == board.start),
                float(player == inquisitor),
                kept[player] / 2,
                (expected[player] - best) / patience,
                (expected[player] - second) / patience,
                (score[player] - two_best(score, player)[0]) / POINTS,
            ]
        )
    return rows


def level(values: list[float]) -> list[float]:
    """The values, less what they are on average."""
    mean = summed(values) / len(values)
    return [value - mean for value in values]


def two_best(values: list[float], player: PlayerId) -> tuple[float, float]:
    """The best value of the others, and the second best; with two players the same twice."""
    others = sorted(values[:player] + values[player + 1 :])
    return others[-1], others[-2] if len(others) > 1 else others[-1]


class Majorities:
    """Where the players are first and second on the board now, each list by player."""

    def __init__(self, position: Position) -> None:
        rules, board, players = position.rules, position.board, position.rules.players
        self.points = [0.0] * players
        """What all regions would bring, if they were scored now."""
        self.castle = [0.0] * players
        """The same for the Castillo."""
        self.sole_first = [0] * players
        """In how many regions each is first, alone."""
        self.shared_first = [0] * players
        self.sole_second = [0] * players
        self.safe = [0] * players
        """In how many regions each is first by far."""
        self.contested = [0] * players
        """In how many regions each is level with another player, or behind or ahead by one caballero."""
        self.home = [0.0] * players
        """Whether each is the only first where their Grande stands."""
        self.king = [0.0] * players
        """Whether each is the only first where the King stands."""
        for region in rules.regions:
            counts = counting(position, region)
            if not any(counts):
                continue
            for player, points, _ in awards_for(position, region, counts):
                self.points[player] += points
            ordered = sorted(counts)
            ahead = ordered[-1] - ordered[-2]
            for player, place in enumerate(places(counts)):
                own = counts[player]
                if place == 1:
                    self.sole_first[player] += 1
                    self.safe[player] += ahead >= SAFE
                    self.contested[player] += ahead == 1
                    self.home[player] += board.grande[player] == region
                    self.king[player] += board.king == region
                elif place:
                    self.shared_first[player] += own == ordered[-1]
                    self.sole_second[player] += place == 2 and own < ordered[-1]
                    self.contested[player] += ordered[-1] - own <= 1
        for player, points, _ in awards_for(position, CASTILLO, counting(position, CASTILLO)):
            self.castle[player] += points
