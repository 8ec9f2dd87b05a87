"""A folder with many games of bots: what is played, the games, and going on where a run was stopped."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from elgrande.arena.contest import our_code
from elgrande.bots.plugins import find_bot
from elgrande.engine.chance import Chance, mix
from elgrande.rules.build import build, set_up
from elgrande.rules.config import Config, configure, module_sets
from elgrande.rules.log import Choice
from elgrande.tools.parallel import cores, spread
from elgrande.tools.simulate import take_seat
from elgrande.transcript import GAMES, Transcript, mend, to_line, whole_lines

BATCH: Final = 4
"""Games per task of a process."""
SHORT: Final = 6
LONG: Final = 9
"""The numbers of rounds that are played, in turn."""
SETTINGS: Final = "settings.json"


class RecipeError(ValueError):
    """A data set that cannot be made, or a folder that keeps another one; the message says why."""


@dataclass(frozen=True)
class Recipe:
    """What a data set is made from. The games go through all tables in turn, so many of them are a fair mix."""

    games: int
    bots: tuple[str, ...]
    """Each seat of each game draws one of these."""
    tables: tuple[str, ...] = ()
    """Sets of modules, joined by +; all of them if none is named."""
    players: tuple[int, ...] = (2, 3, 4, 5)
    seed: int = 1

    def __post_init__(self) -> None:
        if self.games < 1 or not self.bots or not self.players:
            raise RecipeError("a data set needs at least one game, one bot and one number of players")
        for bot in self.bots:
            find_bot(bot)
        assert self.configs

    @cached_property
    def configs(self) -> list[Config]:
        """All tables, in the order in which they are played."""
        sets = [table.split("+") for table in self.tables] or [list(modules) for modules in module_sets()]
        return [
            configure(players, modules, rounds=rounds)
            for rounds in (LONG, SHORT)
            for players in self.players
            for modules in sets
        ]

    def settings(self) -> dict[str, Any]:
        """Everything that determines the games, except how many there are."""
        return {
            "elgrande": version("elgrande"),
            "code": our_code(),
            "bots": list(self.bots),
            "tables": list(self.tables),
            "players": list(self.players),
            "seed": self.seed,
        }

    def play(self, number: int) -> Transcript:
        """Play one game; it depends only on the settings and its number."""
        config = self.configs[number % len(self.configs)]
        chance = Chance(mix(mix(self.seed) ^ number))
        seed = chance.below(1 << 32)
        names = tuple([chance.pick(list(self.bots)) for _ in range(config.players)])
        seats = [take_seat(name, chance.below(1 << 32)) for name in names]
        position = set_up(build(config), seed)
        position.run()
        made: list[Choice] = []
        while not position.over:
            player = position.decision.player
            option = position.options[0] if len(position.options) == 1 else seats[player].answer(position)
            position.choose(option)
            made.append((player, option))
        return Transcript.of(position, seed, names, made)


def play_some(task: tuple[Recipe, tuple[int, ...]]) -> list[str]:
    """Play games of a recipe; returns their lines."""
    recipe, numbers = task
    return [to_line(recipe.play(number).as_data() | {"number": number}) for number in numbers]


class Collection:
    """The folder of a data set: `settings.json`, `games.jsonl` and, when it is complete, its card."""

    def __init__(self, folder: Path, recipe: Recipe) -> None:
        """Create the folder, or open one of the same recipe; the number of games may differ."""
        self.folder = folder
        self.recipe = recipe
        self.file = folder / GAMES
        folder.mkdir(parents=True, exist_ok=True)
        settings, file = recipe.settings(), folder / SETTINGS
        if not file.exists():
            file.write_text(json.dumps(settings, indent=2) + "\n", encoding="utf-8")
            return
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            before = None
        if not isinstance(before, dict):
            raise RecipeError(f"{file} is not a file of a data set")
        for name, value in settings.items():
            if before.get(name) != value:
                change = "the code that plays has changed" if name == "code" else f"{name} is {value} now"
                raise RecipeError(f"{folder} keeps another data set: {change}")

    def numbers(self) -> set[int]:
        """The numbers of the games that are there; an incomplete last line is removed."""
        mend(self.file)
        found = set()
        for line_number, line in enumerate(whole_lines(self.file), 1):
            try:
                found.add(int(json.loads(line)["number"]))
            except (KeyError, ValueError, TypeError, RecursionError):
                raise RecipeError(f"{self.file}, line {line_number}: not a game of a data set") from None
        if found and max(found) >= self.recipe.games:
            raise RecipeError(f"{self.folder} is a data set of more games: it needs --games {max(found) + 1} or more")
        return found

    def play(self, jobs: int | None = None) -> Generator[int, None, None]:
        """Play the games that are missing, on all cores, and save them; yields how many have come each time.

        At the end all games are put in order, so that the same recipe ends with the same file.
        """
        known = self.numbers()
        missing = [number for number in range(self.recipe.games) if number not in known]
        processes = min(jobs or cores(), max(1, len(missing) // BATCH))
        with self.file.open("a", encoding="utf-8") as file, closing(self._played(missing, processes)) as batches:
            for lines in batches:
                file.write("".join(lines))
                file.flush()
                yield len(lines)
        self._put_in_order()

    def _put_in_order(self) -> None:
        lines = list(whole_lines(self.file))
        numbered = {int(json.loads(line)["number"]): line for line in lines}  # two runs at once play some games twice
        ordered = [numbered[number] for number in sorted(numbered)]
        if ordered != lines:
            part = self.file.with_name(f"{GAMES}.part")
            part.write_text("".join(ordered), encoding="utf-8")
            part.replace(self.file)

    def _played(self, missing: list[int], processes: int) -> Generator[list[str], None, None]:
        tasks = ((self.recipe, tuple(missing[at : at + BATCH])) for at in range(0, len(missing), BATCH))
        yield from spread(play_some, tasks, processes)

    def games(self) -> Iterator[Transcript]:
        """The games of the recipe that are there."""
        for line in whole_lines(self.file):
            data = json.loads(line)
            if data["number"] < self.recipe.games:
                yield Transcript.from_data(data)
