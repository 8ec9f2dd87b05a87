"""What a seat sees of one position: the board, its question, previews of scorings, and what the others are asked."""

from __future__ import annotations

from dataclasses import dataclass

from elgrande.game import Game
from elgrande.picture.chart import chart_of
from elgrande.picture.plates import HEIGHT, WIDTH, plates
from elgrande.server import codec
from elgrande.server.ahead import look_ahead
from elgrande.server.message_parts import Text, ToldEvent
from elgrande.server.table_state import Plate, Preview, Question
from elgrande.view_data import BoardView


@dataclass
class SeatView:
    """A position as one seat, or a spectator, sees it."""

    view: BoardView
    question: Question | None
    preview: dict[str, Preview]
    prompts: list[Text]
    announced: ToldEvent | None
    """The step that somebody is asked about, and could still stop."""
    plates: dict[str, Plate]


def seat_view(game: Game, player: int, everything: bool) -> SeatView:
    """Render a position for a player or a spectator; `everything` includes what was secret."""
    view = game.view(player)
    shown = view.as_dict()
    if everything:
        shown = codec.everything(game.position, shown)
    public = game.view().position
    asked = {decision.player for decision in game.position.decisions()}
    seen_by_all = [decision for decision in public.decisions() if decision.player in asked]
    prompts = [codec.prompt(public, decision) for decision in sorted(seen_by_all, key=lambda one: one.player)]
    steps = (decision.reacts_to(public) for decision in seen_by_all)
    announced = next((codec.told(public.rules, step) for step in steps if step is not None), None)
    question = codec.asked(view)
    if question is not None:
        look_ahead(game, question)
    return SeatView(shown, question, codec.preview(view), prompts, announced, strange_spaces(shown))


def strange_spaces(shown: BoardView) -> dict[str, Plate]:
    """The plates of spaces that no map has a place for."""
    spaces = [key for key, space in shown["spaces"].items() if "absent" not in space and "between" not in space]
    chart = chart_of(spaces)
    sites = plates(chart, [key for key in spaces if key not in chart.sites])
    return {
        key: Plate(
            site.name,
            site.table,
            site.nobles,
            site.caballeros,
            site.grandes_abreast,
            site.tokens_abreast,
            (WIDTH, HEIGHT),
        )
        for key, site in sites.items()
    }
