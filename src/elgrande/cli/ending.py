"""The end of a game: who won, and where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from elgrande.cli.output import plain_table
from elgrande.cli.screen import seat_text
from elgrande.notation import space_name
from elgrande.outcome import rank, ranking
from elgrande.points import EARLIER, column, columns_of
from elgrande.rules.overrides import scored_spaces
from elgrande.texts import listed, say

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

    from elgrande.game import Game


def draw_result(game: Game, language: str) -> RenderableType:
    """Ranking and points by source, then the general scorings by region."""
    names = [game.names[player] for player in game.winners]
    won = say("cli-won", language, names=listed(names, language), count=len(names))
    regions = Text(say("cli-by-region", language), style="bold")
    return Group(Text(won, style="bold"), Text(), _sources(game, language), Text(), regions, _regions(game, language))


def _sources(game: Game, language: str) -> Table:
    points = [(one.player, column(game.rules, one), one.points) for one in game.points()]
    columns = columns_of(game.rules) + [EARLIER] * any(name == EARLIER for _, name, _ in points)
    headings = [say(f"cli-source-{name}", language) for name in columns]
    table = plain_table("", say("cli-player", language), say("cli-total", language), *headings, right=2)
    order = ranking(game.position)
    ranks = [rank(game.position, player) for player in order]
    for player in order:
        place = ranks.index(rank(game.position, player)) + 1
        sums = [sum(value for who, where, value in points if (who, where) == (player, name)) for name in columns]
        table.add_row(f"{place}.", seat_text(player, game.names[player]), f"{game.scores[player]}", *map(str, sums))
    return table


def _regions(game: Game, language: str) -> Table:
    """The general scorings with their bonuses, by region and player."""
    order = ranking(game.position)
    table = plain_table("", *(game.names[player] for player in order), right=1)
    points = [one for one in game.points() if one.scoring == "general"]
    scored = scored_spaces(game.rules)
    for number, space in enumerate(game.rules.spaces):
        here = [one for one in points if one.space == space.key]
        if number not in scored and not here:
            continue
        sums = [sum(one.points for one in here if one.player == player) for player in order]
        table.add_row(space_name(game.rules, number, language), *(str(value or "·") for value in sums))
    return table
