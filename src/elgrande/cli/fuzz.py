"""`elgrande fuzz`: random games on all tables, with the laws of the game checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from elgrande.cli import options

if TYPE_CHECKING:
    from elgrande.rules.config import Config
    from elgrande.tools.fuzz import Finding

Task = tuple["Config", int]
Outcome = tuple["Config", int, "Finding | None"]
Counts = dict[tuple[str, ...], list[int]]
"""Games, decisions and findings, by table or by the value of an option."""
TABLE = ("modules", "players", "rounds")
"""What defines a table; all other options rotate over its games."""


def fuzz(
    minutes: Annotated[float | None, typer.Option(metavar="N", min=0, help="How long; 5 by default.")] = None,
    games: Annotated[int | None, typer.Option(metavar="N", min=1, help="Games at each table, instead.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")] = 1,
    tables: Annotated[
        str, typer.Option(metavar="'players=4 rounds=6 …'", help="Only tables with these options.")
    ] = "all",
    modules: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME,…", help="Only tables with just these modules; base for none.", show_default=False),
    ] = None,
    jobs: options.Jobs = None,
    json: options.Json = False,
) -> None:
    """Play random games on all tables and check the laws of the game.

    All sets of modules are played with all numbers of players and rounds (176 tables), while the other options rotate;
    with --tables those that fit. Laws that take long are checked at some decisions. Each finding comes with a record
    that reproduces it (elgrande replay). Exit code 1 if there is any.

    \b
    Example: elgrande fuzz --minutes 1 --tables "players=5 castillo=open" --modules anniversary
             elgrande fuzz --tables all --games 20
    """
    from elgrande.cli.output import progress, show_json
    from elgrande.engine.chance import Chance
    from elgrande.tools.parallel import cores, spread

    chosen = _chosen(tables, modules)
    Chance(seed).shuffle(chosen)
    limit = None if minutes is None and games else 60 * (5.0 if minutes is None else minutes)
    by_table: Counts = {_table(variants[0]): [0, 0, 0] for variants in chosen}
    by_option: Counts = {}
    findings: list[Finding] = []
    clock = _Clock(limit)
    total = len(chosen) * games if games else round(limit or 0)
    with progress("Games" if games else "Seconds", total) as advance:
        shown = 0
        outcomes = spread(_fuzz_one, _tasks(chosen, seed, games, clock), jobs or cores())
        for played, (config, decisions, finding) in enumerate(outcomes, 1):
            _count(by_table, by_option, config, decisions, finding)
            if finding is not None:
                findings.append(finding)
            advanced = 1 if games else int(clock.seconds) - shown
            shown += advanced
            advance(advanced, f"{played} games, {played / clock.seconds:.1f}/s, {len(findings)} findings")
    if json:
        show_json(_as_data(by_table, by_option, findings, seed, clock.seconds))
    else:
        _show(by_table, by_option, findings, clock.seconds)
    if findings:
        raise typer.Exit(1)


class _Clock:
    """The time since the start, and whether time is up."""

    def __init__(self, limit: float | None) -> None:
        from time import perf_counter

        self._now = perf_counter
        self._began = perf_counter()
        self._limit = limit

    @property
    def seconds(self) -> float:
        return self._now() - self._began

    @property
    def up(self) -> bool:
        return self._limit is not None and self.seconds >= self._limit


def _tasks(chosen: list[list[Config]], seed: int, games: int | None, clock: _Clock) -> Iterator[Task]:
    """Games on all tables in turn, until all are played or time is up; at least one."""
    from itertools import count

    from elgrande.tools.simulate import game_chance

    for number in range(games * len(chosen)) if games else count():
        if number and clock.up:
            return
        turn, place = divmod(number, len(chosen))
        variants = chosen[place]
        yield variants[(turn + place) % len(variants)], game_chance(seed, number).below(1 << 32)


def _fuzz_one(task: Task) -> Outcome:
    from elgrande.tools.fuzz import fuzz_game

    return (task[0], *fuzz_game(*task))


def _chosen(text: str, modules: list[str] | None) -> list[list[Config]]:
    """The tables with these modules and all given options, each with the options that rotate."""
    from itertools import groupby

    from elgrande.cli.output import Trouble
    from elgrande.rules.config import ConfigError, check_modules
    from elgrande.tools.fuzz import tables, variants

    chosen = tables()
    if modules is not None:
        try:
            wanted = check_modules(options.listed(modules))
        except ConfigError as error:
            raise Trouble(str(error), 2) from None
        chosen = [config for config in chosen if config.modules == wanted]
    pairs = [] if text == "all" else [pair.partition("=") for pair in text.replace(",", " ").split()]
    names = _options(chosen[0])
    for name, equals, value in pairs:
        if not equals or name not in names:
            raise Trouble(f"tables are chosen with {'=… '.join(names)}=…, not {name + equals + value!r}", 2)
    chosen = _fitting(chosen, [(name, value) for name, _, value in pairs if name in TABLE])
    rotating = [(name, value) for name, _, value in pairs if name not in TABLE]
    every = _fitting([config for table in chosen for config in variants(table)], rotating)
    return [list(fitting) for _, fitting in groupby(every, _table)]


def _fitting(configs: list[Config], pairs: list[tuple[str, str]]) -> list[Config]:
    """Those with these values of options, each of which one of them must have."""
    from elgrande.cli.output import Trouble

    for name, value in pairs:
        said = [_options(config)[name] for config in configs]
        if value not in said:
            raise Trouble(f"{name} can be {', '.join(dict.fromkeys(said))}, not {value!r}", 2)
        configs = [config for config, known in zip(configs, said, strict=True) if known == value]
    return configs


def _options(config: Config) -> dict[str, str]:
    """The configuration of a table as text, by name."""
    words: dict[Any, str] = {True: "on", False: "off"}
    values = {name: value for name, value in config._asdict().items() if name not in ("modules", "without")}
    said = {name: words[value] if isinstance(value, bool) else str(value) for name, value in values.items()}
    return said | {"modules": "+".join(config.modules), "without": "+".join(config.without) or "nothing"}


def _table(config: Config) -> tuple[str, ...]:
    """What defines a table; the base game is implied."""
    added = config.modules[1:] or config.modules
    return "+".join(added), str(config.players), str(config.rounds)


def _count(by_table: Counts, by_option: Counts, config: Config, decisions: int, finding: Finding | None) -> None:
    """Count a game for its table, and for each of its options."""
    said = _options(config) | {"without": "some parts" if config.without else "nothing"}
    rotating = [pair for pair in said.items() if pair[0] not in TABLE]
    rows = [by_table[_table(config)], *(by_option.setdefault(pair, [0, 0, 0]) for pair in rotating)]
    for row in rows:
        for part, more in enumerate((1, decisions, int(finding is not None))):
            row[part] += more


# --- the report ---


def _as_data(by_table: Counts, by_option: Counts, findings: list[Finding], seed: int, seconds: float) -> dict[str, Any]:
    parts = ("games", "decisions", "findings")
    return {
        "seed": seed,
        "seconds": round(seconds, 1),
        "games": _sum(by_table)[0],
        "decisions": _sum(by_table)[1],
        "tables": [
            dict(zip(TABLE, table, strict=True)) | dict(zip(parts, by_table[table], strict=True))
            for table in sorted(by_table, key=_in_order)
        ],
        "options": [
            {"option": name, "value": value} | dict(zip(parts, by_option[name, value], strict=True))
            for name, value in sorted(by_option)
        ],
        "findings": [
            {
                "law": finding.law,
                "message": finding.message,
                "table": _options(finding.config),
                "seed": finding.seed,
                "record": finding.record,
            }
            for finding in findings
        ],
    }


def _sum(counts: Counts) -> list[int]:
    """Games, decisions and findings of all tables."""
    return [sum(count[part] for count in counts.values()) for part in range(3)]


def _in_order(table: tuple[str, ...]) -> tuple[int, ...]:
    """Tables in the order of the box: by modules, players and rounds."""
    from elgrande.rules.config import check_modules, module_sets

    modules, players, rounds = table
    return module_sets().index(check_modules(modules.split("+"))), int(players), -int(rounds)


def _show(by_table: Counts, by_option: Counts, findings: list[Finding], seconds: float) -> None:
    from elgrande.cli.output import console, plain_table

    out = console()
    table = plain_table(*TABLE, "games", "decisions", "findings", right=1)
    for key in sorted(by_table, key=_in_order):
        table.add_row(*key, *_numbers(by_table[key]))
    total = _sum(by_table)
    table.add_row(f"all {len(by_table)} tables", "", "", *_numbers(total))
    out.print(table)
    options = plain_table("option", "value", "games", "decisions", "findings", right=2)
    for name, value in sorted(by_option):
        options.add_row(name, value, *_numbers(by_option[name, value]))
    out.print("\n", options, sep="")
    out.print(f"\n{total[0]:,} games, {total[1]:,} decisions in {seconds:.1f} s: {len(findings) or 'no'} findings")
    for finding in findings:
        said = " ".join(f"{name}={value}" for name, value in _options(finding.config).items())
        out.print(f"\nFinding: {finding.law} ({said} seed={finding.seed})\n{finding.message}\n\n{finding.record}")


def _numbers(count: list[int]) -> list[str]:
    return [f"{number:,}" for number in count]
