"""The picture of a finished game: the map, and beside it who has won and how the scores went."""

from __future__ import annotations

from dataclasses import dataclass

from .chart import Chart
from .markup import group, number, rect, text, use, wrap
from .palette import SHAPES
from .panels import WIDTH, X
from .pieces import token
from .scene import Scene, Seat

STEPS = (64.0, 44.0, 30.0, 18.0, 10.0)
"""How high the steps are, by rank."""
ROW = 33.0
CHART = 320.0


@dataclass(frozen=True)
class Result:
    """How a game has ended."""

    headline: str
    """Who has won, in words."""
    ranking: tuple[int, ...]
    """The players, best first."""
    winners: tuple[int, ...]
    course: tuple[tuple[int, ...], ...]
    """By player: the score after each round."""

    def rank(self, place: int) -> int:
        """The rank of the player in this place of the ranking; players who share the win share the first."""
        return 1 if self.ranking[place] in self.winners else place + 1


def results(scene: Scene, result: Result, chart: Chart) -> str:
    """What lies beside the map: the winner, the others in their order, and the score over the rounds."""
    middle = X + WIDTH / 2
    y = chart.top + 34
    parts = [use("fleur", middle - 104, y - 8, "lily past", 1.3), use("fleur", middle + 104, y - 8, "lily past", 1.3)]
    parts.append(text(scene.word("title"), middle, y, "title", 26, 140))
    for line in wrap(result.headline, 22, WIDTH - 16):
        y += 30
        parts.append(text(line, middle, y, "seat-name", 22, WIDTH - 16))
    foot = y + 150
    parts.append(_podium(scene, result, foot))
    for place in range(len(result.ranking)):
        parts.append(_row(scene, result, place, foot + 12 + place * ROW))
    top = foot + 12 + len(result.ranking) * ROW + 14
    parts.append(_course(scene, result, top, min(CHART, chart.bottom - top - 4)))
    return group("".join(parts), "result")


def _podium(scene: Scene, result: Result, foot: float) -> str:
    """The Grandes on their steps: the best in the middle, the others beside them in turn."""
    count = len(result.ranking)
    order = [place for place in (3, 1, 0, 2, 4) if place < count]
    width = min(72.0, (WIDTH - 8) / count)
    left = X + (WIDTH - width * count) / 2
    parts = []
    for at, place in enumerate(order):
        seat, rank = scene.seats[result.ranking[place]], result.rank(place)
        x, height = left + (at + 0.5) * width, STEPS[rank - 1]
        parts.append(rect(x - width / 2 + 2, foot - height, width - 4, height, "card", 3))
        parts.append(text(str(rank), x, foot - height / 2 + 7, "figure", 20 if rank < 4 else 15))
        parts.append(_grande(seat, x, foot - height - 31, 1.25 if rank == 1 else 1.0))
    return "".join(parts)


def _grande(seat: Seat, x: float, y: float, scale: float) -> str:
    emblem = f'<use href="#eg-plain-{SHAPES[seat.colour]}" class="emblem" transform="translate(0 9)scale(.4)"/>'
    spot = f"translate({number(x)} {number(y)})scale({scale:g})"
    return group(use("grande", 0, 0) + emblem, f"grande piece {seat.colour}", transform=spot)


def _row(scene: Scene, result: Result, place: int, y: float) -> str:
    seat = scene.seats[result.ranking[place]]
    won = result.rank(place) == 1
    parts = [rect(X, y, WIDTH, ROW - 4, "eg-panel turn" if won else "eg-panel", 7)]
    parts.append(group(token(seat.colour, None, X + 20, y + ROW / 2 - 2, 0.8), f"piece {seat.colour}"))
    parts.append(text(seat.name, X + 40, y + 20, "left seat-name", 17, WIDTH - 100))
    parts.append(text(str(seat.score), X + WIDTH - 10, y + 22, "score", 22))
    return "".join(parts)


def _course(scene: Scene, result: Result, top: float, height: float) -> str:
    """One line for each player over the rounds; nothing where there is no room for it."""
    if height < 60:
        return ""
    rounds = len(scene.rounds)
    most = max(20, *(max(scores, default=0) for scores in result.course))
    left, right, foot = X + 14, X + WIDTH - 16, top + height - 18

    def spot(at: int, score: int) -> tuple[float, float]:
        return left + at / max(1, rounds) * (right - left), foot - max(0, score) / most * (foot - top - 12)

    parts = [rect(X, top, WIDTH, height, "eg-panel", 7)]
    parts += [text(str(number_), spot(at, 0)[0], foot + 13, "soft", 10.5) for at, number_ in enumerate(scene.rounds, 1)]
    parts.append(f'<path d="M{number(left)} {number(foot)}H{number(right)}" class="hair"/>')
    for place in reversed(range(len(result.ranking))):
        player = result.ranking[place]
        colour = scene.seats[player].colour
        spots = [spot(at, score) for at, score in enumerate((0, *result.course[player]))]
        line = "L".join(f"{number(x)} {number(y)}" for x, y in spots)
        parts.append(f'<path d="M{line}" class="eg-line" stroke-width="3.8"/>')
        parts.append(f'<path d="M{line}" fill="none" stroke="var(--{colour})" stroke-width="2.4"/>')
        parts.append(group(token(colour, None, *spots[-1], 0.42), f"piece {colour}"))
    return "".join(parts)
