"""A played game as one line of JSON: its table, its seed, who played, every choice and the result.

The arena, simulations, trainings and data sets keep their games like this, each with more keys of its own, one game
after another in a file `games.jsonl`. A process may be stopped at any moment: an incomplete last line is left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from elgrande.engine.saving import SaveError
from elgrande.game import Game, Table, check_names
from elgrande.rules.build import build, set_up
from elgrande.rules.config import CHOICES, Config, configure, whole
from elgrande.rules.log import Choice
from elgrande.rules.overrides import Overrides
from elgrande.rules.position import Position
from elgrande.saving import DAMAGE, LONGEST, pack_choices, to_text, unpack_choices

GAMES: Final = "games.jsonl"
"""The name of a file with games."""
LONGEST_LINE: Final = 2 * LONGEST
"""The maximum length of a line; a usual one has 1,000 characters, and a card file may come with it."""


@dataclass(frozen=True)
class Transcript:
    """A finished game; its table, its seed and its choices describe it completely."""

    config: Config
    seed: int
    """The seed of the set-up."""
    bots: tuple[str, ...]
    """Who played, by seat."""
    choices: str
    """Who chose what, two characters for each choice: see `saving.pack_choices`."""
    scores: tuple[int, ...]
    cards: str = ""
    """The owner's card file, if there was one."""

    @classmethod
    def of(
        cls, position: Position, seed: int, bots: tuple[str, ...], made: list[Choice], cards: Overrides | None = None
    ) -> Transcript:
        """The transcript of a game that is over."""
        config, scores = position.rules.config, tuple(position.board.score)
        return cls(config, seed, bots, pack_choices(made), scores, cards.text if cards else "")

    def as_data(self) -> dict[str, Any]:
        """As plain data."""
        config = self.config._asdict()
        options = {name: config[name] for name, known in CHOICES.items() if config[name] != known[0]}
        if self.config.without:
            options["without"] = list(self.config.without)
        data: dict[str, Any] = {"players": self.config.players, "modules": list(self.config.modules[1:])}
        if options:
            data["options"] = options
        data |= {"seed": self.seed, "bots": list(self.bots), "choices": self.choices, "scores": list(self.scores)}
        return data | ({"cards": self.cards} if self.cards else {})

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Transcript:
        """What `as_data` made, if it can be a game; other keys are left alone."""
        try:
            config = configure(data["players"], data["modules"], **data.get("options", {}))
            bots, scores, cards = tuple(data["bots"]), tuple(data["scores"]), data.get("cards", "")
            if len(bots) != config.players or not all(isinstance(bot, str) for bot in bots):
                raise SaveError("its bots are not one for each seat")
            if len(scores) != config.players or any(whole(score) is None for score in scores):
                raise SaveError("its scores are not one for each seat")
            if whole(data["seed"]) is None or not isinstance(cards, str):
                raise SaveError("its seed is no number, or its cards are no text")
            unpack_choices(data["choices"])
        except SaveError:
            raise
        except DAMAGE as error:
            raise SaveError(f"{type(error).__name__}: {error}") from None
        return cls(config, data["seed"], bots, data["choices"], scores, cards)

    def replay(self) -> Iterator[tuple[Position, int]]:
        """Each decision and what was chosen: the position before it, always the same object, and the option."""
        overrides = Overrides(self.cards) if self.cards else None
        position = set_up(build(self.config, overrides), self.seed)
        position.run()
        for player, option in unpack_choices(self.choices):
            if position.over or position.decision.player != player or option not in position.options:
                raise SaveError(f"the game with seed {self.seed} does not fit these rules")
            yield position, option
            position.choose(option)
        if not position.over or tuple(position.board.score) != self.scores:
            raise SaveError(f"the game with seed {self.seed} ends otherwise by these rules")

    def game(self) -> Game:
        """The game as the library knows it, at its end."""
        table = Table(
            self.config,
            self.seed,
            check_names(None, self.config.players),
            Overrides(self.cards) if self.cards else None,
        )
        position = table.begin()
        position.run()
        game = Game(table, position, None)
        for player, option in unpack_choices(self.choices):
            game.play(option, player)
        return game


# --- files ---


def to_line(data: dict[str, Any]) -> str:
    """Plain data as a line."""
    return to_text(data) + "\n"


def mend(file: Path) -> None:
    """Remove an incomplete last line, which a stopped process left, before more is written."""
    if file.exists():
        data = file.read_bytes()
        whole = data.rfind(b"\n") + 1
        if whole != len(data):
            with file.open("r+b") as opened:
                opened.truncate(whole)


@contextmanager
def adding_to(file: Path | None) -> Iterator[Callable[[Iterable[Transcript]], None]]:
    """Adds games to the end of a file; without a file it does nothing."""
    if file is None:
        yield lambda games: None
        return
    mend(file)
    with file.open("a", encoding="utf-8") as opened:

        def add(games: Iterable[Transcript]) -> None:
            for game in games:
                opened.write(to_line(game.as_data()))
            opened.flush()

        yield add


def whole_lines(file: Path) -> Iterator[str]:
    """The lines of a file of games, without an incomplete last one; none if there is no file."""
    if not file.exists():
        return
    with file.open("rb") as opened:
        while line := opened.readline(LONGEST_LINE + 1):
            if len(line) > LONGEST_LINE:
                raise SaveError(f"{file}: a line is longer than {LONGEST_LINE} characters")
            if line.endswith(b"\n"):
                yield line.decode("utf-8", "replace")


def read_games(file: Path) -> Iterator[Transcript]:
    """The games of a file, in order of arrival."""
    for number, line in enumerate(whole_lines(file), 1):
        try:
            data = json.loads(line)
            if not isinstance(data, dict):
                raise SaveError("it is no object")
            yield Transcript.from_data(data)
        except (ValueError, RecursionError) as error:
            raise SaveError(f"{file}, line {number}: not a game: {error}") from None
