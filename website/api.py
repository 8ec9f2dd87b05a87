"""The API reference: a page for each subject of the library, made from docstrings."""

from __future__ import annotations

from typing import Final

SUBJECTS: Final = {
    "game": (
        "Games",
        "A game as a person would use it: choices, events, views, undo, saves and records.",
        ["elgrande.game.Game", "elgrande.question.Question", "elgrande.question.Option", "elgrande.events.NamedEvent"],
    ),
    "views": (
        "Views",
        "What a seat sees, as a position to think with and as plain typed data.",
        ["elgrande.view.View", "elgrande.view_data"],
    ),
    "position": (
        "Positions",
        "The fast level below a game: no checks, no names, numbers only.",
        ["elgrande.rules.position.Position", "elgrande.engine.machine.Machine", "elgrande.engine.step"],
    ),
    "tables": (
        "Tables and modules",
        "What is played: modules, options, presets, and numbers read on your own cards.",
        ["elgrande.rules.config", "elgrande.rules.overrides", "elgrande.rules.module"],
    ),
    "errors": (
        "Errors",
        "What is raised, always before anything has changed.",
        [
            "elgrande.question.IllegalChoice",
            "elgrande.notation.NotationError",
            "elgrande.game.CannotUndo",
            "elgrande.record.RecordError",
            "elgrande.engine.saving.SaveError",
            "elgrande.rules.config.ConfigError",
            "elgrande.rules.overrides.OverrideError",
        ],
    ),
    "bots": ("Bots", "Players that see no more than their seat does.", ["elgrande.bots", "elgrande.bots.bot.Bot"]),
    "arena": (
        "The arena",
        "Bots on the same deals in all seats, with ratings and intervals.",
        [
            "elgrande.arena.contest.Contest",
            "elgrande.arena.running.run",
            "elgrande.arena.summary",
            "elgrande.arena.report.write_report",
        ],
    ),
    "observation": (
        "Observations",
        "What a seat sees as numbers in a buffer.",
        ["elgrande.observation.layout", "elgrande.observation.observer", "elgrande.observation.history"],
    ),
    "environments": (
        "Environments",
        "PettingZoo, Gymnasium, OpenSpiel, and batches of games in arrays.",
        [
            "elgrande.envs.elgrande_v0",
            "elgrande.envs.solo",
            "elgrande.envs.openspiel",
            "elgrande.envs.batch",
            "elgrande.envs.processes",
            "elgrande.envs.rewards",
        ],
    ),
    "data": (
        "Games as data",
        "Played games as lines of JSON, data sets of them, and rows for programs that learn.",
        [
            "elgrande.transcript",
            "elgrande.data.rows",
            "elgrande.data.export",
            "elgrande.data.collection",
            "elgrande.data.card",
        ],
    ),
    "pictures": ("Pictures", "Any position as SVG or as text.", ["elgrande.scenes", "elgrande.board_text"]),
}
"""The pages, each with its title, what it is about, and the objects on it."""


def api_pages() -> dict[str, str]:
    """The pages of the reference by their names, the overview among them."""
    pages = {}
    overview = ["# API reference", "Everything here has types and is safe to use from outside."]
    rows = ["| page | what is there |", "|---|---|"]
    for name, (title, about, objects) in SUBJECTS.items():
        rows.append(f"| [{title}]({name}.md) | {about} |")
        pages[f"{name}.md"] = "\n\n".join([f"# {title}", about, *(f"::: {one}" for one in objects)]) + "\n"
    pages["index.md"] = "\n\n".join([*overview, "\n".join(rows)]) + "\n"
    return pages
