"""The report of a training run: one HTML file with the strength curve and the quality of predictions."""

from __future__ import annotations

from html import escape
from typing import Any

from elgrande.arena.charts import Measured, interval_chart
from elgrande.arena.report import section, whole_page

COLUMNS = ("positions", "even", "baseline", "learned", "gain", "margin_missed")


def write_report(curve: list[dict[str, Any]], command: str) -> str:
    """The report as HTML, including the command that repeats the training."""
    last = curve[-1]
    sections = [_strength(curve, key) for key in _opponents(curve)]
    sections.append(
        section(
            "What was learned",
            interval_chart(
                "Gain by generation",
                [_gain(f"generation {point['generation']}", point["log-loss"]["all"]) for point in curve],
                lambda value: f"{value:.3f}",
                0.0,
            ),
            "How much better the network predicts who wins than the outlook alone, in nats of log-loss, on games "
            "that it has not learned from. Intervals are 95 %; positions of one game count together.",
        )
    )
    rows = "".join(_row(name, numbers) for name, numbers in last["log-loss"].items())
    head = "".join(f"<th>{escape(name.replace('_', ' '))}</th>" for name in ("", *COLUMNS))
    sections.append(
        section(
            f"By table, generation {last['generation']}",
            f"<table><thead><tr>{head}</tr></thead>\n<tbody>{rows}</tbody></table>",
            "Log-loss: the lower, the better. Even gives all players the same chance; the baseline knows what the "
            "outlook expects and how many rounds are left. The margin is missed by so many points (root mean square).",
        )
    )
    return whole_page("Training", f"{len(curve)} generations, {last['games']:,} games.", command, sections)


def _opponents(curve: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """The rivals and tables on which strength was measured."""
    return list(dict.fromkeys((one["against"], one["table"]) for point in curve for one in point.get("strength", ())))


def _strength(curve: list[dict[str, Any]], key: tuple[str, str]) -> str:
    rows, even, players = [], 0.0, 0
    for point in curve:
        for one in point.get("strength", ()):
            if (one["against"], one["table"]) == key:
                rows.append(Measured(f"generation {point['generation']}", one["wins"], *one["wins_95"]))
                even, players = one["even"], one["players"]
    rival, table = key
    return section(
        f"Strength against {rival}: {table.replace('_', ' ')}",
        interval_chart(f"Strength against {rival}", rows, lambda value: f"{value:.1%}", even),
        f"Games that the bot of a generation won alone against {players - 1} of {rival}; a shared win counts for its "
        "share. Intervals are 95 % (Wilson).",
    )


def _gain(name: str, numbers: dict[str, Any]) -> Measured:
    return Measured(name, numbers["gain"], *numbers["gain_95"])


def _row(name: str, numbers: dict[str, Any]) -> str:
    cells = "".join(f"<td>{numbers[column]}</td>" for column in COLUMNS)
    return f"<tr><td>{escape(name.replace('_', ' '))}</td>{cells}</tr>\n"
