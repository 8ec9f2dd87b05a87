"""`elgrande replay`: replays a record."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.game import Game


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `elgrande play --record` writes it.")],
    to: Annotated[int | None, typer.Option(min=0, metavar="N", help="Only the first N choices.")] = None,
    round: Annotated[int | None, typer.Option(min=1, metavar="R", help="Up to the beginning of round R.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="OUT.svg", help="Write the board as a picture.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell in words what happened.")] = False,
    language: options.Language = "en",
    json: options.Json = False,
) -> None:
    """Replay a record and show the board at its end, or at any earlier moment.

    \b
    Example: elgrande replay game.txt --round 4 --log
    """
    from elgrande.cli.ending import draw_result
    from elgrande.cli.output import Trouble, console, read_text, show_json
    from elgrande.cli.screen import draw_board
    from elgrande.cli.story import story
    from elgrande.game import Game
    from elgrande.record import RecordError
    from elgrande.texts import say

    if to is not None and round is not None:
        raise Trouble("--to and --round exclude each other", 2)
    try:
        whole = Game.from_record(read_text(file))
    except RecordError as error:
        raise Trouble(f"{file}: {error}") from None
    count = len(whole.choices)
    if to is not None and to > count:
        raise Trouble(f"{file} has {count} choices, not {to}", 2)
    if round is not None and round not in whole.rules.rounds:
        raise Trouble(f"the rounds are {', '.join(map(str, whole.rules.rounds))}, not {round}", 2)
    game = _at_round(whole, round) if round is not None else whole.at(count if to is None else to)
    if svg is not None:
        svg.write_text(game.svg(language=language), encoding="utf-8")
    if json:
        show_json(_as_data(game))
        return
    out = console()
    if log:
        for line in story(game.rules, game.names, game.told(), language):
            out.print(line)
        out.print()
    if svg is None:
        out.print(draw_board(game.view(), game.names, language, out.width))
        out.print()
    if game.over:
        out.print(draw_result(game, language))
    else:
        out.print(say("cli-after-choice", language, count=len(game.choices), all=count))
        out.print(game.decision.prompt(language))


def _at_round(whole: Game, number: int) -> Game:
    """The game at the start of a round, before anybody has chosen."""
    from elgrande.cli.output import Trouble

    game = whole.at(0)
    for player, option in whole.choices:
        if game.position.board.round >= number:
            break
        game.play(option, player)
    if game.position.board.round < number:
        raise Trouble(f"the record ends in round {game.position.board.round}, before round {number}")
    return game


def _as_data(game: Game) -> dict[str, Any]:
    from dataclasses import asdict

    return {
        "table": game.table.config._asdict(),
        "seed": game.table.seed if game.table.seed < 2**53 else str(game.table.seed),  # JavaScript would round it
        "names": list(game.names),
        "choices": len(game.choices),
        "over": game.over,
        "scores": game.scores,
        "winners": game.winners if game.over else [],
        "points": [asdict(points) for points in game.points()],
        "view": game.view().as_dict(),
    }
