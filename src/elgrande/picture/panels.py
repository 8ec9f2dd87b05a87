"""What lies beside the map: rounds, players, action cards, score tiles."""

from __future__ import annotations

from .chart import Chart
from .markup import disc, group, number, rect, text, use, wrap
from .pieces import table, token
from .scene import FaceUp, Scene, Seat

X, WIDTH = 906.0, 282.0
"""The column to the right of the map."""
SEAT_HEIGHT, GAP, HEADING = 88.0, 6.0, 28.0
SCORINGS = (3, 6, 9)


def rounds(scene: Scene, chart: Chart) -> str:
    """The round track on a ribbon above the north coast, with a lily after each general scoring."""
    parts = [text(scene.word("round"), 84, 44, "title", 18, 80)]
    x = 146.0
    for this in scene.rounds:
        state = "now" if this == scene.round else "past" if this < scene.round else "later"
        pip = f'<circle cx="{number(x)}" cy="38" r="13" class="pip {state}"/>' + text(str(this), x, 43.5, state, 16)
        parts.append(group(pip, "round", f"{scene.word('round')} {this}"))
        x += 33
        if this in SCORINGS:
            done = "past" if this < scene.round else "later"
            parts.append(group(use("fleur", x - 3, 38, f"lily {done}", 1.3), "scoring", scene.word("scoring")))
            x += 27
    end = x - 16
    ribbon = (
        f'<path d="M44 25h-22l9 15-9 15h30zM{number(end - 6)} 25h22l-9 15 9 15h-30z" class="ribbon-end"/>'
        f'<path d="M36 20H{number(end)}v36H36z" class="ribbon"/>'
        f'<path d="M40 23.5H{number(end - 4)}M40 52.5H{number(end - 4)}" class="hair"/>'
    )
    corner = f"translate({number(chart.left - 14)} {number(chart.top - 14)})"
    return group(ribbon + "".join(parts), "rounds", transform=corner)


def seats(scene: Scene, chart: Chart) -> str:
    """One strip for each player."""
    best = max(1, *(seat.score for seat in scene.seats))
    return "".join(
        group(_seat(scene, seat, chart.top + at * (SEAT_HEIGHT + GAP), best), "seat", data_player=at)
        for at, seat in enumerate(scene.seats)
    )


def _seat(scene: Scene, seat: Seat, y: float, best: int) -> str:
    parts = [rect(X, y, WIDTH, SEAT_HEIGHT, "eg-panel turn" if seat.on_turn else "eg-panel", 8)]
    parts.append(group(token(seat.colour, None, X + 28, y + 30, 1.25), f"piece {seat.colour}", seat.colour))
    if seat.on_turn:
        arrow = f'<path d="M{number(X - 7)} {number(y + 18)}l15 12-15 12z" class="eg-gold" stroke-width="1.2"/>'
        parts.append(group(arrow, "turn-mark", scene.word("on_turn")))
    if seat.start:
        flag = f'<path d="M{number(X + 22)} {number(y + 76)}v-19l14 5-14 5" class="eg-gold" stroke-width="1.3"/>'
        parts.append(group(flag, "start-mark", scene.word("start")))
    parts.append(text(seat.name, X + 56, y + 30, "left seat-name", 19, 146))
    columns = ((seat.court, "court"), (seat.province, "province"), (seat.hand_size, "hand"))
    step = 46 if seat.aside else 56
    for at, (value, word) in enumerate(columns):
        x = X + 22 + (at + 1) * step
        parts.append(text(str(value), x, y + 57, "figure", 19))
        parts.append(text(scene.word(word), x, y + 71, "soft", 11.5, step - 2))
    parts += [_aside(scene, seat, at, X + 200, y + 45) for at in range(len(seat.aside))]
    score = text(str(seat.score), X + WIDTH - 10, y + 33, "score", 27)
    parts.append(group(score, "", f"{seat.name}: {seat.score} {scene.word('points')}"))
    parts.append(_power(scene, seat.power, X + WIDTH - 25, y + 58))
    bar = (WIDTH - 24) * max(0, seat.score) / best
    parts.append(rect(X + 12, y + SEAT_HEIGHT - 9, WIDTH - 24, 3, "trough", 1.5))
    if bar >= 3:
        parts.append(rect(X + 12, y + SEAT_HEIGHT - 9, bar, 3, seat.colour, 1.5))
    return "".join(parts)


def _aside(scene: Scene, seat: Seat, at: int, x: float, y: float) -> str:
    """Caballeros that stand with a player but not at their court, two in a row."""
    word, colour, count = seat.aside[at]
    spot = f"translate({number(x + at % 2 * 22)} {number(y + at // 2 * 21)})scale(.55)"
    figure = group(token(colour, count, 0, 0), f"piece {colour}", transform=spot)
    return group(figure, "aside", f"{seat.name}: {word}, {count}")


def _power(scene: Scene, power: str | None, x: float, y: float) -> str:
    """The power card played this round."""
    if power is None:
        return rect(x - 14, y - 16, 28, 32, "no-card", 4)
    card = rect(x - 14, y - 16, 28, 32, "card", 4) + text(power, x, y + 6.5, "figure", 18, 26)
    return group(card, "power", f"{scene.word('power')} {power}")


def offered(scene: Scene, chart: Chart) -> str:
    """The face-up action cards with their stack and number of caballeros to place, and the free score tiles."""
    count = len(scene.offered)
    seats_end = chart.top + len(scene.seats) * (SEAT_HEIGHT + GAP)
    bottom = chart.bottom - (36 if scene.tiles_beside else 0)
    step = min(48.0, (bottom - seats_end - HEADING) / max(1, count))
    top = bottom - count * step - HEADING
    parts = [_ornament(scene, seats_end, top), _heading(scene.word("cards"), top + 18) if count else ""]
    for at, card in enumerate(scene.offered):
        parts.append(_offered(scene, card, top + HEADING + at * step, step - 5))
    if scene.tiles_beside:
        y = chart.bottom - 13
        parts.append(text(scene.word("tiles"), X + 2, y + 5, "left title", 16, 106))
        for at, values in enumerate(reversed(scene.tiles_beside)):
            caption = f"{scene.word('tile')} {' / '.join(map(str, values))}"
            parts.append(group(table(values, X + WIDTH - 36 - at * 78, y, True), "tile", caption))
    return group("".join(parts), "offered")


def _ornament(scene: Scene, top: float, bottom: float) -> str:
    """The game's title below a lily, where few players leave room for it."""
    if bottom - top < 150:
        return ""
    x, y = X + WIDTH / 2, (top + bottom) / 2
    return group(use("fleur", x, y - 22, "", 4) + text(scene.word("title"), x, y + 52, "", 30, WIDTH - 20), "ornament")


def _heading(words: str, y: float) -> str:
    middle = X + WIDTH / 2
    return (
        text(words, middle, y, "title", 16, 140)
        + f'<path d="M{number(X)} {number(y - 5)}h30M{number(X + WIDTH)} {number(y - 5)}h-30" class="hair"/>'
        + use("fleur", X + 44, y - 6, "lily past", 0.9)
        + use("fleur", X + WIDTH - 44, y - 6, "lily past", 0.9)
    )


def _offered(scene: Scene, card: FaceUp, y: float, height: float) -> str:
    middle = y + height / 2
    taken = card.name is None
    name = scene.word("taken") if card.name is None else card.name
    state = "later" if taken else "past"
    content = (
        rect(X, y, WIDTH, height, "no-card" if taken else "card", 6)
        + disc(X + 21, middle, 12.5, f"pip {state}")
        + text(str(card.stack), X + 21, middle + 5.4, state, 15.5)
    )
    room, css = WIDTH - 104, "left gone" if taken else "left"
    lines = wrap(name, 15.5, room)
    for at, line in enumerate(lines):
        content += text(line, X + 43, middle + 4.8 + (at - (len(lines) - 1) / 2) * 15.5, css, 15.5, room)
    if not taken:
        content += use("knight", X + WIDTH - 41, middle, "eg-ink", 0.95)
        content += text(str(card.place), X + WIDTH - 18, middle + 6.5, "figure", 19)
    caption = f"{scene.word('stack')} {card.stack}: {name}, {scene.word('place')} {card.place}"
    return group(content, "action-card taken" if taken else "action-card", caption, data_stack=card.stack)
