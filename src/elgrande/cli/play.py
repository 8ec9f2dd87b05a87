"""`elgrande play`: a full game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from elgrande.cli import options

SEEDS = 1_000_000
"""Without a given seed, a game gets one below this: short enough to type."""


@options.with_table()
def play(  # noqa: PLR0913  every parameter is an option of the command line
    *,
    players: Annotated[int, typer.Option(metavar="N", min=2, max=5, help="How many play.")] = 4,
    you: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Your name, or your login name; several (with commas) share the device."),
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", min=1, max=5, help="The seat of the first person.")] = 1,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="LEVEL",
            help="The bots in the other seats, page, knight, duke, grande or random: one for all, or one for each "
            "(with commas).",
        ),
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="People in all seats, at one device.")] = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="The same seed gives the same set-up.", show_default=False)
    ] = None,
    table: dict[str, Any],
    cards: options.Cards = None,
    language: options.Language = "en",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the game saved here all the time.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the record here at the end.")] = None,
) -> None:
    """Play a full game in the terminal, against bots or with others at the same device.

    \b
    Examples: elgrande play
              elgrande play --players 3 --you Ana --bots knight,duke --seed 7 --record game.txt
              elgrande play --modules king-intrigue,players-edition,special-cards
              elgrande play --modules grandissimo --preset first-grandissimo
              elgrande play --hot-seat --you Ana,Bo --players 2 --preset tournament
    """
    from elgrande.cli.seating import load_game, seat_everybody
    from elgrande.cli.session import Session
    from elgrande.game import Game

    if load is not None:
        game, seating = load_game(load)
    else:
        people = [name.strip() for text in you or () for name in text.split(",")]
        seating = seat_everybody(players, people, seat, options.bot_names(bots or ["page"]), hot_seat)
        options.overrides(cards)  # reports in one line what is wrong with the file
        game = Game.new(players, seed=_seed(seed), names=seating.names, cards=cards, **table)
        _remark(game.rules.config.modules, language)
    Session(game, seating, language, save or load, record).run(resumed=load is not None)


def _remark(modules: tuple[str, ...], language: str) -> None:
    """Warn about modules that a rulebook advises against playing together, or that no box combines."""
    from elgrande.cli.output import console
    from elgrande.rules.config import remarks
    from elgrande.texts import say

    for key, names in remarks(modules):
        named = " + ".join(say(f"web-module-{name}", language) for name in names)
        console().print(say(key, language, modules=named), style="italic")


def _seed(seed: int | None) -> int:
    from secrets import randbelow

    return randbelow(SEEDS) if seed is None else seed
