"""`elgrande fuzz`: random games on all tables, every law checked at every decision."""

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
FEW = 24
"""More tables than these are summed up by option."""


def fuzz(
    minutes: Annotated[float | None, typer.Option(metavar="N", min=0, help="How long; 5 if nothing is said.")] = None,
    games: Annotated[int | None, typer.Option(metavar="N", min=1, help="How many games, instead.")] = None,
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
    """Play random games on all tables and check every law at every decision.

    All sets of modules are played with all numbers of players and rounds, while the other options rotate; with
    --tables all combinations that fit. Each finding comes with a record that reproduces it (elgrande replay).
    Exit code 1 if there is any.

    \b
    Example: elgrande fuzz --minutes 1 --tables "players=5 castillo=open" --modules anniversary
    """
    from elgrande.cli.output import progress, show_json
    from elgrande.engine.chance import Chance
    from elgrande.tools.parallel import cores, spread

    chosen = _chosen(tables, modules)
    Chance(seed).shuffle(chosen)
    limit = None if minutes is None and games else 60 * (5.0 if minutes is None else minutes)
    counts: dict[Config, list[int]] = {}
    findings: list[Finding] = []
    clock = _Clock(limit)
    with progress("Games" if games else "Seconds", games or round(limit or 0)) as advance:
        shown = 0
        for config, decisions, finding in spread(_fuzz_one, _tasks(chosen, seed, games, clock), jobs or cores()):
            count = counts.setdefault(config, [0, 0, 0])
            count[0] += 1
            count[1] += decisions
            if finding is not None:
                count[2] += 1
                findings.append(finding)
            played = sum(count[0] for count in counts.values())
            advanced = 1 if games else int(clock.seconds) - shown
            shown += advanced
            advance(advanced, f"{played} games, {played / clock.seconds:.1f}/s, {len(findings)} findings")
    if json:
        show_json(_as_data(counts, findings, seed, clock.seconds))
    else:
        _show(counts, findings, clock.seconds)
    if findings:
        raise typer.Exit(1)


class _Clock:
    """The time since the start, and whether it is up."""

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


def _tasks(tables: list[Config], seed: int, games: int | None, clock: _Clock) -> Iterator[Task]:
    """Games on all tables in turn, until they are played or the time is up; at least one."""
    from itertools import count

    from elgrande.tools.simulate import game_chance

    for number in range(games) if games else count():
        if number and clock.up:
            return
        yield tables[number % len(tables)], game_chance(seed, number).below(1 << 32)


def _fuzz_one(task: Task) -> Outcome:
    from elgrande.tools.fuzz import fuzz_game

    return (task[0], *fuzz_game(*task))


def _chosen(text: str, modules: list[str] | None) -> list[Config]:
    """The tables that have the modules and all options that are said."""
    from elgrande.cli.output import Trouble
    from elgrande.rules.config import ConfigError, check_modules
    from elgrande.tools.fuzz import all_tables, tables

    chosen = tables() if text == "all" else all_tables()
    if modules is not None:
        try:
            wanted = check_modules(options.module_names(modules))
        except ConfigError as error:
            raise Trouble(str(error), 2) from None
        chosen = [config for config in chosen if config.modules == wanted]
    for pair in [] if text == "all" else text.replace(",", " ").split():
        name, equals, value = pair.partition("=")
        known = _options(chosen[0])
        if not equals or name not in known:
            raise Trouble(f"tables are chosen with {'=… '.join(known)}=…, not {pair!r}", 2)
        matching = [config for config in chosen if _options(config)[name] == value]
        if not matching:
            values = dict.fromkeys(_options(config)[name] for config in chosen)
            raise Trouble(f"{name} can be {', '.join(values)}, not {value!r}", 2)
        chosen = matching
    return chosen


def _options(config: Config) -> dict[str, str]:
    """The options of a table as text, by name."""

    words: dict[Any, str] = {True: "on", False: "off"}
    values = {name: value for name, value in config._asdict().items() if name != "modules"}
    said = {name: words[value] if isinstance(value, bool) else str(value) for name, value in values.items()}
    return said | {"modules": "+".join(config.modules)}


def _as_data(counts: dict[Config, list[int]], findings: list[Finding], seed: int, seconds: float) -> dict[str, Any]:
    return {
        "seed": seed,
        "seconds": round(seconds, 1),
        "games": sum(count[0] for count in counts.values()),
        "decisions": sum(count[1] for count in counts.values()),
        "tables": [
            {"table": _options(config), "games": count[0], "decisions": count[1], "findings": count[2]}
            for config, count in counts.items()
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


def _show(counts: dict[Config, list[int]], findings: list[Finding], seconds: float) -> None:
    from elgrande.cli.output import console, plain_table

    out = console()
    table = plain_table("table", "games", "decisions", "findings", right=1)
    rows = _by_table(counts) if len(counts) <= FEW else _by_option(counts)
    total = [sum(count[part] for count in counts.values()) for part in range(3)]
    for name, count in [*rows.items(), (f"all {len(counts)} tables", total)]:
        table.add_row(name, *(f"{number:,}" for number in count))
    out.print(table)
    out.print(f"\n{total[0]:,} games, {total[1]:,} decisions in {seconds:.1f} s: {len(findings) or 'no'} findings")
    for finding in findings:
        options = " ".join(f"{name}={value}" for name, value in _options(finding.config).items())
        out.print(f"\nFinding: {finding.law} ({options} seed={finding.seed})\n{finding.message}\n\n{finding.record}")


def _by_table(counts: dict[Config, list[int]]) -> dict[str, list[int]]:
    return {" ".join(f"{n}={v}" for n, v in _options(config).items()): count for config, count in counts.items()}


def _by_option(counts: dict[Config, list[int]]) -> dict[str, list[int]]:
    """The tables with each value of each option."""
    rows: dict[str, list[int]] = {}
    for config, count in counts.items():
        for name, value in _options(config).items():
            row = rows.setdefault(f"{name}={value}", [0, 0, 0])
            for part in range(3):
                row[part] += count[part]
    names = list(_options(next(iter(counts))))
    return dict(sorted(rows.items(), key=lambda row: (names.index(row[0].split("=")[0]), row[0])))
