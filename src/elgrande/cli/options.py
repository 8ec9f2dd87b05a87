"""Options that several commands share: table options, language, JSON."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from elgrande.cli.output import Trouble, read_text
from elgrande.rules.build import MODULES
from elgrande.rules.config import parts, presets, unknown

if TYPE_CHECKING:
    from elgrande.rules.overrides import Overrides

Rounds = Annotated[int | None, typer.Option(metavar="9|6", help="How many; 6 for a short game.", show_default=False)]
Castillo = Annotated[str | None, typer.Option(metavar="hidden|open", help="Whether all see what is inside.")]
Veto = Annotated[str | None, typer.Option(metavar="printed|start|none", help="What a Veto can stop.")]
Mercy = Annotated[bool | None, typer.Option("--mercy/--no-mercy", help="No loss of authority in the first round.")]
Tiebreak = Annotated[str | None, typer.Option(metavar="shared|tournament", help="What decides a tie.")]
Annulment = Annotated[
    bool | None, typer.Option("--annulment/--no-annulment", help="Annulment also removes what tokens mark.")
]
Dials = Annotated[str | None, typer.Option(metavar="printed|safe", help="Dials only to regions that can be entered.")]
Played = Annotated[str | None, typer.Option(metavar="memory|listed", help="Whether played power cards are listed.")]
Crossing = Annotated[str | None, typer.Option(metavar="any|own", help="Whose caballeros cross the bridge.")]
SecondShip = Annotated[
    bool | None, typer.Option("--second-ship/--no-second-ship", help="Two ships in Grandissimo with 2 players too.")
]
Without = Annotated[
    list[str] | None,
    typer.Option(metavar="PART,…", help=f"Parts of Grandissimo to leave out: {', '.join(parts()[:3])}, or cards."),
]
Preset = Annotated[
    str,
    typer.Option(metavar="|".join(name.replace(" ", "-") for name in presets()), help="A set of these options."),
]
Modules = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME,…", help=f"Besides the base game: {', '.join(MODULES[1:]).replace('_', '-')}."),
]
Cards = Annotated[Path | None, typer.Option(metavar="FILE", help="A TOML file with the numbers on your own cards.")]
Keep = Annotated[bool, typer.Option("--keep/--no-keep", help="Keep the games; without --out, in ELGRANDE_GAMES.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON.")]
Jobs = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="How many processes; all cores by default.", show_default=False)
]


def _language(language: str) -> str:
    from elgrande.texts import LANGUAGES

    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[
    str,
    typer.Option(metavar="en|nl|de|es", help="Language of the texts.", envvar="ELGRANDE_LANGUAGE", callback=_language),
]


TABLE: Final = {
    "modules": Modules,
    "preset": Preset,
    "rounds": Rounds,
    "castillo": Castillo,
    "veto": Veto,
    "mercy": Mercy,
    "tiebreak": Tiebreak,
    "annulment": Annulment,
    "dials": Dials,
    "played": Played,
    "crossing": Crossing,
    "second_ship": SecondShip,
    "without": Without,
}
"""The options that say what is played."""


def with_table(*but: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Let a command take these options, except some; its argument `table` is what `Game.new` and `configure` take."""
    names = [name for name in TABLE if name not in but]

    def decorate(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**given: Any) -> None:
            table = {name: given.pop(name) for name in names}
            for name in ("modules", "without"):
                table[name] = listed(table[name]) or None
            command(**given, table={name: value for name, value in table.items() if value is not None})

        own = signature(command, eval_str=True)
        parameters = list(own.parameters.values())
        place = [parameter.name for parameter in parameters].index("table")
        parameters[place : place + 1] = [_parameter(name) for name in names]
        vars(run)["__signature__"] = own.replace(parameters=parameters)
        return run

    return decorate


def _parameter(name: str) -> Parameter:
    default = "printed" if name == "preset" else None
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=TABLE[name])


def listed(given: list[str] | None) -> list[str]:
    """Names separated by commas, or given by repeating the option."""
    return [name.strip() for text in given or () for name in text.split(",") if name.strip()]


def overrides(cards: Path | None) -> Overrides | None:
    """The numbers from the user's own card file."""
    if cards is None:
        return None
    from elgrande.rules.overrides import Overrides

    return Overrides(read_text(cards))


def bot_names(given: list[str]) -> list[str]:
    """The named bots; each must be one of ours."""
    from elgrande.bots import BOTS

    names = listed(given)
    for name in names:
        if name not in BOTS:
            raise Trouble(unknown("bot", name, BOTS), 2)
    return names


def tables(given: list[str] | None) -> tuple[str, ...]:
    """Tables by the modules on them, joined by + and written with - or _."""
    return tuple(name.replace("-", "_") for name in listed(given))


def numbers(option: str, text: str) -> tuple[int, ...]:
    """A list of numbers, separated by commas."""
    try:
        return tuple(int(number) for number in listed([text]))
    except ValueError:
        raise Trouble(f"{option} is a list of numbers, such as 2,3,4,5, not {text!r}", 2) from None
