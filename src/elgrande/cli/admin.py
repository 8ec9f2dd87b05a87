"""`elgrande admin`: what the operator of a server does, beside the running server or without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperGroup

from elgrande.cli.configuration import Config, Data, Database, Key, server_libraries
from elgrande.cli.output import Trouble, console, plain_table, show_json

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

    from elgrande.server.settings import Settings


class OperatorCommands(TyperGroup):
    """The commands; all of them need the libraries of the server."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        with server_libraries():
            return super().invoke(ctx)


admin: Final = typer.Typer(
    cls=OperatorCommands,
    help="For the operator of a server: its tables, who may not come, backups, and whether all is well.",
    no_args_is_help=True,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
LONGEST_BAN: Final = 36_500
TRY_IT: Final = (
    "a check would have to change it: make a backup with that version, restore it with this one into an empty folder"
    " (`elgrande admin restore FILE --data FOLDER`), and check that"
)
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.", show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


# --- what all of them share ---


def settings_of(data: Path | None, database: str, key: Path | None = None) -> Settings:
    """The settings by which the database is found."""
    from elgrande.server.settings import Settings, data_folder

    return Settings(data or data_folder(), database, key=key)


@contextmanager
def opened(settings: Settings, empty: bool = False, unchanged: bool = False) -> Iterator[Engine]:
    """The database, brought to the form of this version unless it must stay `unchanged`.

    It must be there, unless it may be `empty`.
    """
    from sqlalchemy.exc import SQLAlchemyError

    from elgrande.server.backup import BadBackup
    from elgrande.server.database import Damaged, Outdated, connect_database, open_database, open_unchanged
    from elgrande.server.sql_schema import SCHEMA

    if not empty and not settings.database and not (settings.data / "tables.sqlite").exists():
        raise Trouble(f"there is no database in {settings.data}; see --data and --database")
    try:
        how = connect_database if empty else open_unchanged if unchanged else open_database
        engine = how(settings.address, SCHEMA)
        try:
            yield engine
        finally:
            engine.dispose()
    except Outdated as error:
        raise Trouble(f"{error}; {TRY_IT}") from None
    except (Damaged, BadBackup) as error:
        raise Trouble(str(error)) from None
    except ModuleNotFoundError:
        raise  # `server_libraries` says how to get it
    except (SQLAlchemyError, ImportError) as error:
        raise Trouble(f"the database cannot be used: {str(error).splitlines()[0]}") from None


@contextmanager
def connected(data: Path | None, database: str) -> Iterator[Connection]:
    """A transaction in the database."""
    with opened(settings_of(data, database)) as engine, engine.begin() as db:
        yield db


def moment(seconds: int) -> str:
    """A time, as people read it."""
    from datetime import UTC, datetime

    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def plain(text: str) -> str:
    """A text of somebody else, without what would act on a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def no_table(table: str) -> Trouble:
    """The error for a table that is not there."""
    return Trouble(f"there is no table {plain(table)!r:.40}; `elgrande admin tables` lists them")


# --- tables ---


@admin.command("tables", short_help="List tables.")
def list_tables(
    search: Annotated[
        str, typer.Argument(metavar="WORDS", help="Words in the title or the names.", show_default=False)
    ] = "",
    running: Annotated[
        bool | None,
        typer.Option("--running/--over", help="Only games that go on, or that are over.", show_default=False),
    ] = None,
    person: Annotated[str, typer.Option(metavar="PERSON", help="Only where this person sits.")] = "",
    limit: Annotated[int, typer.Option(metavar="N", min=1, max=100_000, help="At most so many.")] = 50,
    as_json: AsJson = False,
    data: Data = None,
    database: Database = "",
    config: Config = None,
) -> None:
    """List tables, the one that changed last first.

    \b
    Examples: elgrande admin tables --running
              elgrande admin tables "friday ana" --json
    """
    from elgrande.server.administration import Wanted, tables

    with connected(data, database) as db:
        found = tables(db, Wanted(search, running, person_named(db, person) if person else "", limit))
    if as_json:
        show_json([asdict(table) for table in found])
        return
    shown = plain_table("table", "changed (UTC)", "game", "players", "title", "entries", right=5)
    for table in found:
        over = "over" if table.finished else "goes on"
        names = plain(", ".join(table.names))
        shown.add_row(table.id, moment(table.changed), over, names, plain(table.title), str(table.entries))
    console().print(shown) if found else typer.echo("There are no such tables.")


@admin.command("seats", short_help="Show who sits at a table.")
def show_seats(
    table: TableId, as_json: AsJson = False, data: Data = None, database: Database = "", config: Config = None
) -> None:
    """Show the seats of a table, and the people who hold them, as `elgrande admin ban` takes them.

    \b
    Example: elgrande admin seats 0123456789abcdef
    """
    from elgrande.server.administration import seats

    with connected(data, database) as db:
        found = seats(db, table)
    if not found:
        raise no_table(table)
    if as_json:
        show_json([asdict(seat) for seat in found])
        return
    shown = plain_table("seat", "name", "played by", "held by", "")
    for seat in found:
        state = "open to all" if seat.open else "link not used" if seat.link else ""
        held = ", ".join(person[:16] for person in seat.holders)
        shown.add_row(str(seat.seat), plain(seat.name), seat.kind, held, state)
    console().print(shown)


@admin.command("delete", short_help="Delete a table.")
def delete_table(
    table: TableId,
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
    database: Database = "",
    config: Config = None,
) -> None:
    """Delete a table and all that is stored of it; results stay with those who played.

    Nobody can do anything there any more. A running server that has the table in memory may show it for a while.

    \b
    Example: elgrande admin delete 0123456789abcdef
    """
    from elgrande.server.administration import delete, seats

    with connected(data, database) as db:
        found = seats(db, table)
        names = plain(", ".join(seat.name for seat in found))
        if not sure and found and not typer.confirm(f"Delete the table of {names} for good?"):
            raise Trouble("nothing was deleted")
        if not delete(db, table):
            raise no_table(table)
    typer.echo(f"The table {table} is deleted.")


@admin.command("export", short_help="Print all that is stored of a table.")
def export_table(
    table: TableId,
    complete: Annotated[
        bool, typer.Option("--complete", help="With hidden cards, people and links: keep it to yourself.")
    ] = False,
    data: Data = None,
    database: Database = "",
    config: Config = None,
) -> None:
    """Print a table with its entries as JSON. It names no people, and a running game keeps its secrets.

    \b
    Example: elgrande admin export 0123456789abcdef >table.json
    """
    from elgrande.server.administration import export

    with connected(data, database) as db:
        found = export(db, table, complete)
    if found is None:
        raise no_table(table)
    show_json(found)


# --- people ---


@admin.command("reports", short_help="Show what people told you.")
def reports(
    done: Annotated[
        str,
        typer.Option("--done", metavar="TABLE", help="Delete the reports about this table: you have dealt with them."),
    ] = "",
    data: Data = None,
    database: Database = "",
    config: Config = None,
) -> None:
    """Show what people have reported about others at their tables, the latest last.

    As long as there is a report about a table, only you can delete that table.

    \b
    Example: elgrande admin reports --database postgresql://elgrande@localhost/elgrande
    """
    from elgrande.server.manners import all_reports, delete_reports

    with connected(data, database) as db:
        if done:
            deleted = delete_reports(db, done)
            if not deleted:
                raise Trouble(f"nobody has reported anything about the table {plain(done)!r:.40}")
            typer.echo(f"Reports deleted: {deleted}.")
            return
        found = all_reports(db)
    for report in found:
        typer.echo(f"{report.when:%Y-%m-%d %H:%M} UTC  table {report.table}  {report.name}: {report.text}")
    if not found:
        typer.echo("Nobody has reported anything.")


def person_named(db: Connection, name: str) -> str:
    """The person whom the operator means: the beginning of what `elgrande admin seats` shows is enough."""
    from elgrande.server.administration import SHORTEST, people

    found = people(db, name.lower())
    if not found:
        raise Trouble(f"there is nobody called {plain(name)!r:.40}; give {SHORTEST} or more letters of `admin seats`")
    if len(found) > 1:
        raise Trouble(f"several people are called {plain(name)!r:.40}: give more letters")
    return found[0]


def whom(db: Connection, name: str) -> tuple[str, str]:
    """A person, or a network."""
    from ipaddress import ip_network

    if "." not in name and ":" not in name:
        return person_named(db, name), ""
    try:
        return "", str(ip_network(name))
    except ValueError as error:
        raise Trouble(f"no address and no network: {error}") from None


Whom = Annotated[
    str,
    typer.Argument(
        metavar="PERSON|NETWORK",
        help="A person, as `seats` shows them, or an address or network, such as 192.0.2.0/24.",
        show_default=False,
    ),
]


@admin.command("ban", short_help="Let somebody in no more.")
def ban(
    whom_: Whom,
    days: Annotated[int, typer.Option(metavar="N", min=0, max=LONGEST_BAN, help="For so many days; 0 for good.")] = 0,
    why: Annotated[str, typer.Option(metavar="TEXT", help="A note for yourself.")] = "",
    data: Data = None,
    database: Database = "",
    config: Config = None,
) -> None:
    """Let a person, or all who come from a network, in no more. Running servers notice within a few seconds.

    A person who has not kept their seats is one browser: whoever deletes its cookies is somebody else.

    \b
    Examples: elgrande admin ban 3fa94c0de1 --days 30 --why "insults"
              elgrande admin ban 2001:db8:1::/48
    """
    import time

    from elgrande.server.bans import Ban, add_ban

    now = int(time.time())
    with connected(data, database) as db:
        person, network = whom(db, whom_)
        add_ban(db, Ban(person, network, plain(why)[:500], now, now + days * 86_400 if days else 0))
    how_long = f"for {days} day{'s' * (days > 1)}" if days else "for good"
    typer.echo(f"{network or person[:16]} is banned {how_long}.")


@admin.command("unban", short_help="Let them in again.")
def unban(whom_: Whom, data: Data = None, database: Database = "", config: Config = None) -> None:
    """Let a banned person or network in again.

    \b
    Example: elgrande admin unban 2001:db8:1::/48
    """
    from elgrande.server.bans import all_bans, lift_ban

    with connected(data, database) as db:
        banned = {found.person for found in all_bans(db, 0) if found.person.startswith(whom_.lower())}
        person, network = (banned.pop(), "") if len(banned) == 1 else whom(db, whom_)
        if not lift_ban(db, person, network):
            raise Trouble(f"{network or person[:16]} is not banned; `elgrande admin bans` lists who is")
    typer.echo(f"{network or person[:16]} may come again.")


@admin.command("bans", short_help="List who is banned.")
def list_bans(as_json: AsJson = False, data: Data = None, database: Database = "", config: Config = None) -> None:
    """List the people and networks that are banned.

    \b
    Example: elgrande admin bans
    """
    import time

    from elgrande.server.bans import all_bans

    with connected(data, database) as db:
        found = all_bans(db, int(time.time()))
    if as_json:
        show_json([asdict(one) for one in found])
        return
    shown = plain_table("who", "since (UTC)", "until (UTC)", "why")
    for one in found:
        until = moment(one.ends) if one.ends else "for good"
        shown.add_row(one.network or one.person[:16], moment(one.created), until, plain(one.why))
    console().print(shown) if found else typer.echo("Nobody is banned.")


# --- the database ---


def key_files(settings: Settings) -> dict[str, Path]:
    """Where the keys of the server are."""
    from elgrande.server.backup import KEYS

    (key,) = KEYS
    return {key: settings.key or settings.data / key}


@admin.command("backup", short_help="Write all that is stored to a file.")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    data: Data = None,
    database: Database = "",
    key: Key = None,
    config: Config = None,
) -> None:
    """Write all that is stored, and the keys of the server, to a new file. The server may run meanwhile.

    Whoever has the file can pretend to be anybody: only its owner can read it, and that should stay so.

    \b
    Examples: elgrande admin backup elgrande-2026-11-18.backup
              elgrande admin backup --config /etc/elgrande.toml /var/backups/elgrande.backup
    """
    import time

    from elgrande.server.backup import KEYS, make_backup

    settings = settings_of(data, database, key)
    with opened(settings) as engine:
        made = make_backup(engine, file, key_files(settings), int(time.time()))
    typer.echo(f"{file}: {sum(made.counts.values())} rows, {made.counts['tables']} tables.")
    for name in KEYS:
        if name not in made.keys:
            typer.echo(f"elgrande: the backup has no {key_files(settings)[name]}, since there is none", err=True)


@admin.command("restore", short_help="Bring a backup into an empty database.")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    data: Data = None,
    database: Database = "",
    key: Key = None,
    config: Config = None,
) -> None:
    """Bring all that a backup holds into an empty database, of the same kind or of the other one.

    \b
    Examples: elgrande admin restore elgrande-2026-11-18.backup --data /var/lib/elgrande
              elgrande admin restore club.backup --database postgresql://elgrande@localhost/elgrande
    """
    from elgrande.server.backup import BadBackup, check_backup, restore_backup
    from elgrande.server.database import open_database
    from elgrande.server.sql_schema import SCHEMA

    settings = settings_of(data, database, key)
    if not file.exists():
        raise Trouble(f"{file}: there is no such file")
    try:
        check_backup(file)  # before a database is made for it
    except BadBackup as error:
        raise Trouble(str(error)) from None
    with opened(settings, empty=True) as engine:
        made = restore_backup(engine, file, key_files(settings))
        open_database(settings.address, SCHEMA).dispose()
    typer.echo(f"{sum(made.counts.values())} rows, {made.counts['tables']} tables, as of {moment(made.made)} UTC.")


@admin.command("check", short_help="Check the whole database.")
def check(as_json: AsJson = False, data: Data = None, database: Database = "", config: Config = None) -> None:
    """Check all that is stored, and replay all games by the rules of this version.

    A game that these rules would change stays as it is stored. The exit code is 1 if something is wrong. Nothing is
    changed, so a database of an earlier version cannot be checked: to try a new version, make a backup with the old
    one, restore it with the new one into an empty folder, and check that.

    \b
    Example: elgrande admin check
    """
    from elgrande.server import checking
    from elgrande.server.rules_check import check_tables
    from elgrande.server.storage import Storage

    settings = settings_of(data, database)
    with opened(settings, unchanged=True) as engine:
        counts = checking.counts(engine)
        found = dict(checking.check(engine))
        with closing(Storage(settings.address)) as storage:
            games = list(check_tables(storage))
    frozen = [game for game in games if game.differs]
    wrong = sum(map(len, found.values()))
    if as_json:
        rules = {
            "games": len(games),
            "frozen": [
                {"table": game.table.id, "entry": game.differs, "over": game.over, "readable": game.readable}
                for game in frozen
            ],
        }
        told = {name: [asdict(one) for one in many] for name, many in found.items()}
        show_json({"rows": counts, "found": told, "rules": rules})
    else:
        shown = plain_table("stored", "rows", right=1)
        for name, number in counts.items():
            shown.add_row(name, str(number))
        console().print(shown)
        for name, many in found.items():
            typer.echo(f"{name}: {'all is well' if not many else f'{len(many)} wrong'}")
            for one in many:
                typer.echo(f"  {f'table {one.table}: ' if one.table else ''}{one.what}")
        typer.echo(f"rules: {len(games) - len(frozen)} of {len(games)} games are the same by the rules of this version")
        for game in frozen:
            state = "over, its result stays" if game.over else "running, stays as it is"
            typer.echo(f"  table {game.table.id}: entry {game.differs} leads elsewhere ({state})")
    if wrong:
        raise Trouble("something is wrong with the database: keep a copy, and restore a backup")
