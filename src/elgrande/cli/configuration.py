"""Settings of the server: each is an option, a variable of the environment, and a key of a TOML file.

What the command line says comes first, then the environment, then the file. Keys of the file are the options without
their dashes; variables begin with ELGRANDE_.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

import typer

from elgrande.cli.output import Trouble, read_text

PREFIX: Final = "ELGRANDE_"
ELSEWHERE: Final = {"ELGRANDE_COMPILE", "ELGRANDE_GAMES", "ELGRANDE_LANGUAGE", "ELGRANDE_SERVER"}
"""Variables that are no settings of the server: for other commands, for building, and for developing the pages."""
TESTS: Final = "ELGRANDE_TEST_"


@contextmanager
def server_libraries() -> Iterator[None]:
    """What needs the libraries of the server: if one is missing, the error says which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "elgrande").partition(".")[0]
        if library == "elgrande":
            raise
        extra = "postgresql" if library == "psycopg" else "server"
        raise Trouble(f"the server needs {library}: pip install 'elgrande[{extra}]'") from None


def setting(name: str, **given: Any) -> Any:
    """An option of the server that has a variable of the environment, too."""
    first = name.partition("/")[0].removeprefix("--")
    return typer.Option(name, envvar=PREFIX + first.replace("-", "_").upper(), **given)


def use_file(ctx: typer.Context, file: Path | None) -> Path | None:
    """Take what the command line and the environment leave open from a file."""
    known = _server_options(ctx)
    _check_environment(set(known))
    if file is None:
        return None
    import tomllib

    try:
        given = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"{file}: {error}") from None
    from elgrande.cli.serve import serve

    kinds = get_type_hints(serve)
    values: dict[str, Any] = {}
    for key, value in given.items():
        option = known.get(PREFIX + key.replace("-", "_").upper()) if "_" not in key else None
        if option is None or key == "config":
            raise Trouble(f"{file}: there is no setting {key!r:.40}; `elgrande serve --help` lists them")
        values[option.name] = _checked(file, key, value, kinds[option.name])
    ctx.default_map = {**(ctx.default_map or {}), **values}
    return file


def _server_options(ctx: Any) -> dict[str, Any]:
    """The options of the server, by their variables."""
    serve = ctx.find_root().command.commands["serve"]
    return {option.envvar: option for option in serve.params if isinstance(option.envvar, str)}


def _check_environment(known: set[str]) -> None:
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known | ELSEWHERE and not name.startswith(TESTS):
            raise Trouble(f"there is no setting {name:.60}; `elgrande serve --help` lists them")


def _checked(file: Path, key: str, value: Any, kind: Any) -> Any:
    """The value of a setting, if it has the right form; a message never says what was given, it may be a password."""
    if kind == list[str] | None:
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return value
        raise Trouble(f'{file}: {key} takes a list of texts, such as ["a", "b"]')
    forms: dict[Any, tuple[tuple[type, ...], str]] = {
        bool: ((bool,), "true or false"),
        int: ((int,), "a whole number"),
        float: ((int, float), "a number"),
    }
    form, said = forms.get(kind, ((str,), "a text in quotes"))
    if not isinstance(value, form) or (isinstance(value, bool) and kind is not bool):
        raise Trouble(f"{file}: {key} takes {said}")
    return value


Config = Annotated[
    Path | None,
    setting(
        "--config",
        metavar="FILE",
        help="A TOML file with settings: options without their dashes, such as port = 8321.",
        is_eager=True,
        callback=use_file,
        show_default=False,
    ),
]
Data = Annotated[
    Path | None,
    setting("--data", metavar="DIR", help="The data folder; or this user's own.", show_default=False),
]
Database = Annotated[
    str, setting("--database", metavar="URL", help="A database, such as postgresql://…, or a SQLite file.")
]
Key = Annotated[
    Path | None,
    setting(
        "--key",
        metavar="FILE",
        help="The key that signs; by default in the data folder. Servers that share a database share it, too.",
        show_default=False,
    ),
]
