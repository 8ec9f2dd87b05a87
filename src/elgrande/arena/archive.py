"""A folder that keeps the games of a contest, so that a later run can resume it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from elgrande.arena.contest import Contest, ContestError
from elgrande.arena.playing import Failure, Played
from elgrande.arena.summary import Summary
from elgrande.bots.plugins import name_of
from elgrande.transcript import GAMES, mend, whole_lines


class Archive:
    """`settings.json` describes the contest; `games.jsonl` has one line for each finished game, in order of arrival."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        """Create the folder, or open an existing one of the same contest; the number of deals may differ."""
        nameless = [name_of(bot) for bot in contest.bots if not isinstance(bot, str)]
        if nameless:  # nobody could tell later whether they have changed
            raise ContestError(f"a folder keeps games of bots that have a name, such as ./mybot.py:{nameless[0]}")
        self.folder = folder
        self._games = folder / GAMES
        folder.mkdir(parents=True, exist_ok=True)
        settings, file = contest.settings(), folder / "settings.json"
        if not file.exists():
            self._write_json(file.name, settings)
            return
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            before = None
        if not isinstance(before, dict):
            raise ContestError(f"{file} is not a file of the arena")
        differing = "; ".join(_differences(before, settings))
        if differing:
            raise ContestError(f"{folder} keeps another contest: {differing}")

    def games(self, contest: Contest) -> list[Played]:
        """The finished games of a contest; removes an incomplete last line."""
        mend(self._games)
        found: dict[tuple[int, int], Played] = {}
        for number, line in enumerate(whole_lines(self._games), 1):
            try:
                game = Played.from_line(line)
            except (KeyError, ValueError, TypeError, AttributeError):
                raise ContestError(f"{self._games}, line {number}: not a game of the arena") from None
            if game.deal < contest.deals:
                found.setdefault((game.deal, game.seating), game)
        return list(found.values())

    def add(self, game: Played) -> None:
        """Save a finished game."""
        with self._games.open("a", encoding="utf-8") as file:
            file.write(game.to_line())

    def keep_summary(self, summary: Summary, report: str) -> None:
        """Save the results, as JSON and as a readable report."""
        self._write_json("results.json", summary.as_data())
        (self.folder / "report.html").write_text(report, encoding="utf-8")

    def _write_json(self, name: str, data: dict[str, Any]) -> None:
        (self.folder / name).write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")

    def keep_failure(self, failure: Failure) -> Path:
        """Save the record of a game in which a bot failed; returns the file."""
        path = self.folder / f"failed-{failure.deal + 1}-{failure.seating + 1}.txt"
        path.write_text(failure.record, encoding="utf-8")
        return path


def _differences(before: dict[str, Any], now: dict[str, Any], inside: str = "") -> list[str]:
    found = []
    for name in dict.fromkeys([*before, *now]):
        old, new = before.get(name), now.get(name)
        if isinstance(old, dict) and isinstance(new, dict):
            found += _differences(old, new, name)
        elif old != new and (inside == "files" or name == "cards"):
            found.append(f"the file of {name} has changed")
        elif old != new:
            found.append(f"{name} was {_shown(old)}, now it is {_shown(new)}")
    return found


def _shown(value: Any) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)
