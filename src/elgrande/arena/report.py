"""The report of a contest: one self-contained HTML file with tables and charts, light or dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from elgrande.arena.charts import COLOURS_OF_THE_PAGE, STYLE_OF_CHARTS, Measured, interval_chart, stacked_chart
from elgrande.arena.summary import Share, Summary
from elgrande.ratings import MU

STYLE: Final = f"""
{COLOURS_OF_THE_PAGE}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }}
h1 {{ font-size: 1.6rem; margin-bottom: 0.2rem; }} h2 {{ font-size: 1.15rem; margin: 2.2rem 0 0.4rem; }}
p {{ margin: 0.3rem 0; }} .note, figcaption {{ color: var(--faint); font-size: 0.9rem; }}
code {{ background: color-mix(in srgb, var(--line) 45%, transparent); padding: 0.1rem 0.3rem; border-radius: 4px;
  overflow-wrap: anywhere; }}
.wide {{ overflow-x: auto; }} figure {{ margin: 0.5rem 0; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
th, td {{ padding: 0.3rem 0.8rem 0.3rem 0; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }} th {{ font-weight: 600; }}
td.share {{ background: color-mix(in srgb, var(--main) calc(var(--part) * 60%), transparent); padding: 0.3rem 0.8rem; }}
svg {{ width: 100%; height: auto; max-width: 720px; }}
{STYLE_OF_CHARTS}
"""


def write_report(summary: Summary, command: str) -> str:
    """The report as HTML, including the command that repeats the contest."""
    contest, config = summary.contest, summary.contest.config
    names = [bot.bot for bot in summary.bots]
    added = ", ".join(name.replace("_", " ") for name in config.modules[1:])
    table = f"Base game with {added}" if added else "Base game"
    title = f"Arena: {', '.join(names)}"
    ratings = [Measured(bot.bot, bot.rating.mu, bot.rating.low, bot.rating.high) for bot in summary.bots]
    wins = [Measured(bot.bot, bot.wins.rate, *bot.wins.interval) for bot in summary.bots]
    layers = {
        source: [bot.mean_sources[source] for bot in summary.bots] for source in next(iter(summary.bots)).mean_sources
    }
    seats = [f"seat {number}" for number in range(1, config.players + 1)]
    sections = [
        section(
            "Rating",
            interval_chart("Rating", ratings, lambda value: f"{value:.1f}", MU),
            "Plackett–Luce after Weng and Lin, as OpenSkill computes it; everybody began at 25. "
            "Intervals are 95 %, by drawing the deals anew.",
        ),
        section(
            "Wins",
            interval_chart("Wins", wins, lambda value: f"{value:.1%}", summary.parity),
            "The share of its games that a bot won; a shared win counts for its share. Intervals are 95 % (Wilson).",
        ),
        section(
            "Ahead of whom",
            _table(
                ["", *names],
                ((bot.bot, *(_share(bot.against.get(name)) for name in names)) for bot in summary.bots),
            ),
            "How often the bot of a row finished ahead of the bot of a column at the same table; level counts half.",
        ),
        section(
            "Points by source",
            stacked_chart("Points by source", names, layers)
            + _table(
                ["", "points", *layers],
                (
                    (bot.bot, _cell(f"{bot.mean_points:.1f}"), *(_cell(f"{v:.1f}") for v in bot.mean_sources.values()))
                    for bot in summary.bots
                ),
            ),
            "Points per game.",
        ),
        section(
            "Wins by seat",
            _table(["", *seats], ((bot.bot, *(_share(share) for share in bot.by_seat)) for bot in summary.bots)),
            "Everybody sat in every seat equally often, on the same deals.",
        ),
        section(
            "Time",
            _table(
                ["", "choices", "ms per choice", "slowest, ms"],
                (
                    (
                        bot.bot,
                        _cell(f"{bot.choices:,}"),
                        _cell(f"{1000 * bot.mean_seconds:,.2f}"),
                        _cell(f"{1000 * bot.slowest:,.0f}"),
                    )
                    for bot in summary.bots
                ),
            ),
            "Only choices between several options are counted.",
        ),
    ]
    about = (
        f"{contest.games:,} games of {config.players} players: {contest.deals:,} deals, each played "
        f"{len(contest.bots)} times in rotating seats. {table}, {config.rounds} rounds. Seed {contest.seed}."
    )
    return whole_page(title, about, command, sections)


def whole_page(title: str, about: str, command: str, sections: Sequence[str]) -> str:
    """A report as one self-contained HTML file, with the command that produced it."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{about}</p>
<p class="note">Made by <code>{escape(command)}</code></p>
{"".join(sections)}
</body>
</html>
"""


def section(heading: str, content: str, note: str) -> str:
    """A table or chart with a heading and a note below."""
    return (
        f'<h2>{escape(heading)}</h2>\n<figure><div class="wide">{content}</div>\n'
        f"<figcaption>{escape(note)}</figcaption></figure>\n"
    )


def _table(headings: Sequence[str], rows: Iterable[tuple[str, ...]]) -> str:
    """A table; the first cell of each row is a name, the others come from `_cell` and `_share`."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join(f"<tr><td>{escape(name)}</td>{''.join(cells)}</tr>\n" for name, *cells in rows)
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"


def _cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _share(share: Share | None) -> str:
    """A share, darker if larger; empty for bots that never met."""
    if share is None or not share.of:
        return "<td>–</td>"
    low, high = share.interval
    shown = f"{share.rate:.1%} of {share.of:,} ({low:.1%} to {high:.1%})"
    return f'<td class="share" style="--part: {share.rate:.3f}" title="{shown}">{share.rate:.1%}</td>'
