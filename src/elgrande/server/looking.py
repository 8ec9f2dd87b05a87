"""What a seat sees in a position: the board, its question, what scorings would bring, and what others are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from elgrande.game import Game
from elgrande.picture.chart import chart_of
from elgrande.picture.plates import plates
from elgrande.picture.sites import Site
from elgrande.server import codec
from elgrande.server.messages import Asked, Preview, Text


@dataclass
class Seen:
    """What a seat sees in a position."""

    view: dict[str, Any]
    question: Asked | None
    preview: dict[str, Preview]
    prompts: list[Text]
    plates: dict[str, Site]


def look(game: Game, player: int, everything: bool) -> Seen:
    """What a player sees, or a spectator; with `everything` all that was secret, too."""
    view = game.view(player)
    seen = view.as_dict()
    if everything:
        seen = codec.everything(game.position, seen)
    public = game.view().position
    asked = {decision.player for decision in game.position.decisions()}
    seen_by_all = [decision for decision in public.decisions() if decision.player in asked]
    prompts = [codec.prompt(public, decision) for decision in sorted(seen_by_all, key=lambda one: one.player)]
    return Seen(seen, codec.asked(view), codec.preview(view), prompts, strange_spaces(seen))


def strange_spaces(seen: dict[str, Any]) -> dict[str, Site]:
    """The plates of spaces that no map has a place for."""
    spaces = seen["spaces"]
    shown = [key for key in spaces if "absent" not in spaces[key] and "between" not in spaces[key]]
    chart = chart_of(shown)
    return plates(chart, [key for key in shown if key not in chart.sites])
