"""Options that several commands share: table options, language, JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli.output import Trouble, read_text
from elgrande.rules.build import MODULES
from elgrande.rules.config import parts, presets, unknown

if TYPE_CHECKING:
    from elgrande.rules.overrides import Overrides

TABLE = "Table"
"""The help panel of the options that say what is played."""

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


def table_options(
    modules: list[str] | None, preset: str, without: list[str] | None = None, **given: Any
) -> dict[str, Any]:
    """The table options that were given, as `Game.new` and `configure` take them."""
    table: dict[str, Any] = {"modules": listed(modules), "preset": preset}
    if without:
        table["without"] = listed(without)
    return table | {name: value for name, value in given.items() if value is not None}


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
