"""A course from games to weights, generation by generation, in a folder that a later run can resume."""

from __future__ import annotations

import json
from collections.abc import Generator
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Any, Final

from elgrande.arena import Archive, Contest, Played, run, summarise
from elgrande.arena.running import over_processes
from elgrande.bots.learned import write_weights
from elgrande.engine.saving import SaveError
from elgrande.rules.config import configure
from elgrande.train.course import LEARNER, Course, CourseError
from elgrande.train.fitting import Fit, Tell, fit
from elgrande.train.learner import write_bot
from elgrande.train.lessons import Row, gather, rows_of
from elgrande.train.selfplay import Finished, play
from elgrande.transcript import GAMES, mend, whole_lines

SETTINGS: Final = "settings.json"
CURVE: Final = "curve.json"
BEST: Final = "best.json"


class Training:
    """The folder of a course: `generation-1`, `generation-2` and so on, the curve, and the best weights."""

    def __init__(self, folder: Path, course: Course) -> None:
        """Create the folder, or open an existing one of the same course."""
        self.folder = folder
        self.course = course
        self._rows: dict[tuple[int, int], list[Row]] = {}
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / SETTINGS
        if not file.exists():
            _write_json(file, course.settings())
            return
        before = _read_json(file)
        for name, value in course.settings().items():
            if before.get(name) != value:
                raise CourseError(f"{folder} keeps another course: {name} was {before.get(name)}, now it is {value}")

    def generation(self, number: int) -> Path:
        """The folder of a generation."""
        return self.folder / f"generation-{number}"

    # --- games ---

    def games(self, generation: int) -> list[Finished]:
        """The finished games of a generation; removes an incomplete last line."""
        file = self.generation(generation) / GAMES
        mend(file)
        found: dict[int, Finished] = {}
        for line_number, line in enumerate(whole_lines(file), 1):
            try:
                game = Finished.from_line(line)
            except (KeyError, ValueError, TypeError, AttributeError):
                raise CourseError(f"{file}, line {line_number}: not a game of a training") from None
            found.setdefault(game.number, game)
        return [found[number] for number in sorted(found)]

    def play(self, generation: int, jobs: int | None) -> Generator[Finished, None, None]:
        """Play the remaining games of a generation, save them, and yield them as they finish."""
        folder = self.generation(generation)
        folder.mkdir(exist_ok=True)
        known = {game.number for game in self.games(generation)}
        bot = self.player(generation)
        tasks = [(self.course, bot, generation, n) for n in range(self.course.games) if n not in known]
        with (folder / GAMES).open("a", encoding="utf-8") as file:
            for game in over_processes(play, tasks, jobs):
                file.write(game.to_line())
                file.flush()
                yield game

    def player(self, generation: int) -> str:
        """The bot that plays the games of a generation; later generations may play with the latest weights."""
        name = self.course.bot if generation == 1 else self.course.later
        return write_bot(self.generation(generation - 1), generation - 1) if name == LEARNER else name

    # --- weights ---

    def learn(self, generation: int, tell: Tell) -> Fit:
        """Fit a network to the games of all generations up to this one, and save its weights."""
        known: list[tuple[Finished, list[Row]]] = []
        for number in range(1, generation + 1):
            for game in self.games(number):
                rows = self._rows.get((number, game.number))
                if rows is None:
                    try:
                        rows = self._rows[number, game.number] = rows_of(game)
                    except SaveError as error:
                        raise CourseError(f"{self.generation(number)}: {error}; begin a new folder") from None
                known.append((game, rows))
        fitted = fit(gather(known), self.course.seed + generation, tell)
        about = {
            "made by": "elgrande train",
            "generation": generation,
            "games": len(known),
            "log-loss": {name: measured.as_data() for name, measured in fitted.measured.items()},
            "course": self.course.settings(),
        }
        (self.generation(generation) / "weights.json").write_text(write_weights(fitted.value, about), encoding="utf-8")
        for played in self.generation(generation).glob("against-*"):  # played with the previous weights
            rmtree(played)
        point = {"generation": generation, "games": len(known), "epochs": fitted.epochs, "log-loss": about["log-loss"]}
        self._keep(generation, point | {"strength": []})
        return fitted

    def learned(self, generation: int) -> bool:
        """Whether a generation's weights exist already, learned from all games up to it."""
        games = sum(len(self.games(number)) for number in range(1, generation + 1))
        return any(point["generation"] == generation and point["games"] == games for point in self.curve())

    # --- strength ---

    def contests(self, generation: int) -> list[tuple[Contest, Archive]]:
        """The contests that measure a generation: its bot alone against several of each rival."""
        course, found = self.course, []
        bot = write_bot(self.generation(generation), generation)
        for rival in course.rivals if course.checks else ():
            for table in course.check_tables:
                players = 4 if 4 in course.players else max(course.players)
                config = configure(players, table.split("+"))
                deals = -(-course.checks // players)
                contest = Contest(config, (bot, *[rival] * (players - 1)), deals, course.seed)
                name = f"against-{rival.rpartition(':')[2] or rival}-{table}"
                found.append((contest, Archive(self.generation(generation) / name, contest)))
        return found

    def check(self, contest: Contest, archive: Archive, jobs: int | None) -> Generator[Played, None, None]:
        """Play the rest of a contest, save the games, and yield them as they finish."""
        for game in run(contest, archive.games(contest), jobs=jobs):
            archive.add(game)
            yield game

    def rate(self, generation: int) -> None:
        """Add the contest results of a generation to the curve."""
        strength = []
        for contest, archive in self.contests(generation):
            bots = summarise(contest, archive.games(contest)).bots
            own = next(bot for bot in bots if bot.bot == contest.labels[0])
            strength.append(
                {
                    "against": contest.labels[1],
                    "table": "+".join(contest.config.modules[1:]) or "base",
                    "players": contest.config.players,
                    "games": own.wins.of,
                    "even": round(1 / contest.config.players, 4),
                    "wins": round(own.wins.rate, 4),
                    "wins_95": [round(bound, 4) for bound in own.wins.interval],
                }
            )
        self._keep(generation, {"strength": strength})
        copyfile(self.generation(self.best()) / "weights.json", self.folder / BEST)

    def best(self) -> int:
        """The generation with the best weights: by wins if there are any results, otherwise by log-loss."""

        def merit(point: dict[str, Any]) -> tuple[float, float]:
            strength = point.get("strength") or []
            wins = sum(one["wins"] / one["even"] for one in strength) / max(1, len(strength))
            return wins, -point["log-loss"]["all"]["learned"]

        best: dict[str, Any] = max(self.curve(), key=merit)
        return int(best["generation"])

    # --- the curve ---

    def curve(self) -> list[dict[str, Any]]:
        """What is known about each generation so far, in order."""
        file = self.folder / CURVE
        return list(_read_json(file).get("generations", [])) if file.exists() else []

    def _keep(self, generation: int, more: dict[str, Any]) -> None:
        points = {point["generation"]: point for point in self.curve()}
        points[generation] = points.get(generation, {}) | more
        _write_json(self.folder / CURVE, {"generations": [points[number] for number in sorted(points)]})


def _write_json(file: Path, data: dict[str, Any]) -> None:
    file.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _read_json(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise CourseError(f"{file} is not a file of a training")
    return data
