"""What a seat sees in a position: the board, its question, what scorings would bring, and what others are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from elgrande.game import Game
from elgrande.server import codec
from elgrande.server.messages import Asked, Preview, Text


@dataclass
class Seen:
    """What a seat sees in a position."""

    view: dict[str, Any]
    question: Asked | None
    preview: dict[str, Preview]
    prompts: list[Text]


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
    return Seen(seen, codec.asked(view), codec.preview(view), prompts)
