"""The public game: a table, the choices made so far, and the position that follows from them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from os import urandom
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from elgrande import record as records
from elgrande.board.options import ALL, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.engine.chance import Chance
from elgrande.engine.event import Event
from elgrande.engine.saving import OtherShape, SaveError
from elgrande.engine.step import Decision, Sealed
from elgrande.events import NamedEvent, kept_in_log, tell
from elgrande.notation import COLOUR_NAMES, read, split
from elgrande.outcome import winners
from elgrande.question import IllegalChoice, Option, Question, explain
from elgrande.rules.build import build, set_up
from elgrande.rules.config import Config, ConfigError, configure, whole
from elgrande.rules.log import Choice, Log, choices_of, last_kept, logged
from elgrande.rules.overrides import LONGEST, OverrideError, Overrides
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.saving import (
    DAMAGE,
    dump_position,
    dump_start,
    from_text,
    load_position,
    load_start,
    pack_choices,
    seal,
    to_text,
    unpack_choices,
)
from elgrande.view import SPECTATOR, View

if TYPE_CHECKING:
    from pathlib import Path

    from elgrande.board_text import Drawing
    from elgrande.points import Points

# What few games need, and is slow to import, is imported where it is needed: `import elgrande` is quick.
# ruff: noqa: PLC0415

FORMAT: Final = 1
"""The format of saved games."""

UNKNOWN: Final = -1
"""Stands for how much was revealed before a choice, where that choice can no longer be undone."""

SEEDS: Final = 10**40
"""The absolute value of every seed is below this, so that a record can hold it."""

ACTIONS: Final = ALL
"""The number of option ids: the length of a mask."""


OVER: Final = "the game is over: nothing is left to decide"

NAME: Final = re.compile(r"[^\s:{}]([^:{}\n\r]{0,38}[^\s:{}])?")


class CannotUndo(ValueError):
    """A choice that cannot be undone; the message says why."""


class Table:
    """What never changes in a game: the rules, the seed of its set-up, who sits where, and how it begins."""

    def __init__(
        self, config: Config, seed: int, names: tuple[str, ...], overrides: Overrides | None, start: str = ""
    ) -> None:
        if not -SEEDS < seed < SEEDS:
            raise ConfigError("the seed has at most 40 digits")
        self.config = config
        self.seed = seed
        self.names = names
        self.overrides = overrides
        self.start = start
        """The position with which the game begins, as `dump_start` writes it; usually none, which means a set-up."""
        self.rules: Rules = build(config, overrides)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._facts() == other._facts()

    def __hash__(self) -> int:
        return hash(self._facts())

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, self._facts()

    def _facts(self) -> tuple[Config, int, tuple[str, ...], Overrides | None, str]:
        return self.config, self.seed, self.names, self.overrides, self.start

    def begin(self) -> Position:
        """The position before the first choice, ready to run."""
        return load_start(self.rules, self.start) if self.start else set_up(self.rules, self.seed)


class Game:  # noqa: PLW1641  (it changes, so it has no hash)
    """A game of El Grande.

    >>> game = Game.new(players=4, seed=7)
    >>> game.decision.options[0].text
    'P13'
    >>> game.play("P13")
    [power(player=0, value=13)]
    >>> game.undo()
    >>> game.choices
    []
    """

    __slots__ = ("_log", "position", "table")

    def __init__(self, table: Table, position: Position, log: Log | None) -> None:
        self.table = table
        self.position = position
        """Rules, board and stack: the fast, unchecked level below."""
        self._log = log

    # --- made ---

    @classmethod
    def new(
        cls,
        players: SupportsIndex = 4,
        modules: Sequence[str] = (),
        seed: SupportsIndex | None = None,
        names: Sequence[str] | None = None,
        cards: str | Path | None = None,
        **options: Any,
    ) -> Game:
        """A new game; `options` are a `preset` and table options, as named in `rules.config.CHOICES`.

        The same seed gives the same deal for ever; without one it is drawn, and `game.seed` tells it. `cards` is the
        path of a TOML file with the numbers on the owner's own cards.
        """
        config = configure(players, modules, **options)
        number = any_seed() if seed is None else whole(seed)
        if number is None:
            raise ConfigError(f"the seed is a whole number, not {seed!r}")
        overrides = read_overrides(cards) if cards is not None else None
        return cls._begin(Table(config, number, check_names(names, config.players), overrides))

    @classmethod
    def _begin(cls, table: Table) -> Game:
        position = table.begin()
        position.run()
        return cls(table, position, None)

    def copy(self) -> Game:
        """An equal, independent game."""
        return Game(self.table, self.position.copy(), self._log)

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Game._restored, (self.table, self.position, self.choices, self.undoable)

    def __eq__(self, other: object) -> bool:
        """Whether the same choices were made at the same table, no matter how the game got there."""
        return (
            isinstance(other, Game)
            and self.table == other.table
            and self.choices == other.choices
            and self.position == other.position
        )

    # --- asked ---

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.position.stack

    @property
    def decision(self) -> Question:
        """The decision to make now; if several are open at once, the first of `decisions`."""
        if self.over:
            raise IllegalChoice(OVER)
        return self._question(self.position.decision)

    @property
    def decisions(self) -> list[Question]:
        """All decisions that are open now: several at once when dials are set in secret."""
        return [self._question(decision) for decision in self.position.decisions()]

    def _question(self, decision: Decision) -> Question:
        return Question(self.position, decision, self.table.names)

    @property
    def player(self) -> PlayerId:
        """The seat that has to decide now; if several have to, that of `decision`."""
        if self.over:
            raise IllegalChoice(OVER)
        return self.position.decision.player

    @property
    def options(self) -> list[Option]:
        """What `decision` offers; nothing when the game is over."""
        return [] if self.over else self.decision.options

    @property
    def round(self) -> int:
        """The round that is played; 0 until the first one begins."""
        return self.position.board.round

    @property
    def seed(self) -> int:
        """The seed of the set-up."""
        return self.table.seed

    @property
    def rules(self) -> Rules:
        """Everything in the box for this table."""
        return self.table.rules

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self.table.names

    @property
    def scores(self) -> list[int]:
        """The points of each player."""
        return list(self.position.board.score)

    @property
    def winners(self) -> list[PlayerId]:
        """Who has won, or is leading; tied players share the win unless the table has a tie-break (BASE-25, OPT-5)."""
        return winners(self.position)

    def mask(self) -> list[bool]:
        """For each option id, whether `decision` offers it."""
        offered = set(self.position.options)
        return [option in offered for option in range(ACTIONS)]

    def view(self, player: SupportsIndex = SPECTATOR) -> View:
        """What a player, or a spectator, sees."""
        seat = whole(player)
        if seat is None or seat not in range(SPECTATOR, self.rules.players):
            raise ValueError(f"seats are 0 to {self.rules.players - 1}, not {player}")
        return View(self.position, seat)

    def resample(self, player: SupportsIndex, chance: Chance) -> Game:
        """A game in which everything a player cannot know is dealt anew by `chance`; what they see stays.

        It begins with the position now: its seed and its choices would tell what is hidden.
        """
        position = self.view(player).imagine(chance)
        table = self.table
        return Game(Table(table.config, 0, table.names, table.overrides, dump_start(position)), position, None)

    # --- played ---

    def play(self, choice: Option | SupportsIndex | str, player: SupportsIndex | None = None) -> list[NamedEvent]:
        """Make a choice, checked: an option, its id or its notation. Returns what happened."""
        position = self.position
        if isinstance(choice, Option):
            option, player = choice.id, choice.player if player is None else player
        else:
            option = choice if type(choice) is int else self._meant(choice)
        decision = self._addressed(player)
        if option not in position.options_of(decision):
            raise IllegalChoice(explain(position, decision, option, self.names))
        self._log = logged(self._log, position, decision.player, option)
        return list(map(NamedEvent, position.told(decision, option)))

    def _meant(self, choice: SupportsIndex | str) -> OptionId:
        """The option that is meant by its notation or by any kind of integer."""
        if isinstance(choice, str):
            return read(self.rules, choice)
        number = whole(choice)
        if number is None:
            raise IllegalChoice(f"a choice is an option, its id or its notation, not {choice!r}")
        return number

    def _addressed(self, player: SupportsIndex | None) -> Decision:
        """The open decision that is addressed: the player's, or the only one."""
        open_now = self.position.decisions()
        if len(open_now) == 1 and (player is None or open_now[0].player == player):  # the usual case
            return open_now[0]
        if not open_now:
            raise IllegalChoice(OVER)
        waiting = ", ".join(self.names[decision.player] for decision in open_now)
        if player is None:
            raise IllegalChoice(f"{waiting} choose at once: say whose choice it is")
        for decision in open_now:
            if decision.player == player:
                return decision
        seat = whole(player)
        who = self.names[seat] if seat is not None and 0 <= seat < len(self.names) else f"seat {player}"
        raise IllegalChoice(f"{who} has nothing to decide now; the game waits for {waiting}")

    def follow(self, line: str) -> None:
        """Make all choices in a line of notation, such as `A1 special Gal.red>Val stop`, or none of them."""
        after = self.copy()
        for colour, text in split(line):
            after.play(text, COLOUR_NAMES.index(colour) if colour else None)
        self.position, self._log = after.position, after._log

    # --- the log ---

    @property
    def choices(self) -> list[Choice]:
        """All choices so far: who chose, and which option id."""
        return choices_of(self._log)

    @property
    def length(self) -> int:
        """How many choices have been made."""
        return self._log.length if self._log else 0

    @property
    def undoable(self) -> int:
        """How many choices can be undone: those since something secret or random was last revealed."""
        count, log = 0, self._log
        while log is not None and log.revealed == self.position.revealed:
            count, log = count + 1, log.before
        return count

    def undo(self, player: PlayerId | None = None) -> None:
        """Undo the last choice (of this player), unless something has been revealed since."""
        log = self._log
        if log is None:
            raise CannotUndo("nothing has been chosen yet")
        if not self.undoable:
            raise CannotUndo("something secret or random has been revealed by the last choice: it stands")
        choices = self.choices
        place = len(choices) - 1
        if player is not None and player != log.player:
            sealed = sum(isinstance(step, Sealed) for step in self.position.row())
            while place >= len(choices) - sealed and choices[place][0] != player:
                place -= 1  # secret answers come in any order: each player may undo their own
            if place < len(choices) - sealed:
                raise CannotUndo(f"{self.names[log.player]} chose last: only his own choice can a player take back")
        earlier = self.with_choices(choices[:place] + choices[place + 1 :])
        self.position, self._log = earlier.position, earlier._log

    def at(self, count: int) -> Game:
        """The game as it was after the first `count` choices."""
        choices = self.choices
        if not 0 <= count <= len(choices):
            raise ValueError(f"the game has {len(choices)} choices: ask for 0 to {len(choices)}, not {count}")
        return self.with_choices(choices[:count])

    def with_choices(self, choices: list[Choice]) -> Game:
        """The game with other choices at the same table, replayed from a position kept before they differ."""
        pairs = enumerate(zip(self.choices, choices, strict=False))
        same = next((place for place, (one, other) in pairs if one != other), min(self.length, len(choices)))
        log = last_kept(self._log, same)
        if log is None or log.kept is None:
            game = Game._begin(self.table)
        else:
            game = Game(self.table, log.kept.copy(), log.before)
        for player, option in choices[game.length :]:
            game._replay(player, option)
        return game

    def _replay(self, player: PlayerId, option: OptionId) -> None:
        position = self.position
        decision = next((decision for decision in position.decisions() if decision.player == player), None)
        if decision is None or option not in position.options_of(decision):
            raise SaveError(f"choice {self.length + 1} does not fit these rules")
        self._log = logged(self._log, position, player, option)
        position.answer(decision, option)

    def events(self) -> list[NamedEvent]:
        """Everything that has happened, replayed from the log, including what players must remember (see `told`)."""
        position = self.table.begin()
        events: list[Event] = []
        position.events = events
        position.run()
        for player, option in self.choices:
            decision = next(decision for decision in position.decisions() if decision.player == player)
            position.answer(decision, option)
        return [NamedEvent(event) for event in events]

    def told(self) -> list[NamedEvent]:
        """What the log of a running game may keep: nothing that players must remember (BASE-41, BASE-142)."""
        events = self.events()
        if self.over:
            return events
        return [NamedEvent(event) for event in kept_in_log(self.table.config, events, self.round)]

    def tell(self, event: Event, language: str = "en") -> str:
        """An event in words."""
        return tell(self.rules, self.names, event, language)

    def points(self) -> list[Points]:
        """All points so far by source: region, place, King, Grande, card, or from before this game began."""
        from elgrande.points import earlier_points, points_by_source

        return earlier_points(self.table.begin()) + points_by_source(self.rules, self.events())

    # --- written ---

    def save(self) -> str:
        """The whole game as a short text, to `load` at exactly this decision; it contains all secrets."""
        table = self.table
        data: dict[str, Any] = {
            "elgrande": FORMAT,
            "config": table.config._asdict(),
            "seed": table.seed,
            "names": table.names,
            "choices": pack_choices(self.choices),
            "undoable": self.undoable,
        }
        if table.overrides is not None:
            data["cards"] = table.overrides.text
        if table.start:
            data["start"] = table.start
        return seal(to_text(data | dump_position(self.position)))

    @classmethod
    def load(cls, text: str, checked: bool = True) -> Game:
        """The game that `save` wrote; if `checked`, its choices must lead to its position (a few milliseconds)."""
        data = from_text(text, FORMAT)
        try:
            settings = dict(data["config"])
            config = configure(settings.pop("players"), settings.pop("modules"), **settings)
            overrides = Overrides(data["cards"]) if "cards" in data else None
            names = check_names(list(data["names"]), config.players)
            table = Table(config, data["seed"], names, overrides, data.get("start", ""))
            choices = unpack_choices(data["choices"])
            try:
                position: Position | None = load_position(table.rules, data)
            except OtherShape:  # saved by another version: the choices are enough
                position = None
            if position is not None and not checked:
                return cls._restored(table, position, choices, data["undoable"])
            game = cls._begin(table).with_choices(choices)
            if game.undoable != data["undoable"] or position not in (None, game.position):
                raise SaveError("its choices do not lead to its position")
            return game
        except DAMAGE as error:
            raise SaveError(f"the saved game is damaged: {error}") from None

    @classmethod
    def _restored(cls, table: Table, position: Position, choices: list[Choice], undoable: int) -> Game:
        """A game put together from its parts, unchecked."""
        if position.stack:
            position.options = position.decision.options(position)
        log: Log | None = None
        for number, (player, option) in enumerate(choices):
            settled = number < len(choices) - undoable
            log = Log(log, player, option, UNKNOWN if settled else position.revealed, None)
        return cls(table, position, log)

    def record(self) -> str:
        """The whole game in notation, for people: header, then rounds and turns; it contains all secrets."""
        table = self.table
        cards = table.overrides.text if table.overrides else ""
        header = records.Header(table.config, table.seed, table.names, cards, start=table.start)
        return records.write_record(header, table.begin(), self.choices)

    @classmethod
    def from_record(cls, text: str) -> Game:
        """The game that a record describes, replayed and checked."""
        header, choices = records.read_record(text)
        try:
            return cls._recorded(header, choices)
        except DAMAGE as error:
            if isinstance(error, records.RecordError) or not header.start:
                raise
            raise records.RecordError("no game begins with this position") from error

    @classmethod
    def _recorded(cls, header: records.Header, choices: list[records.RecordedChoice]) -> Game:
        """The game of a header and its choices."""
        overrides = Overrides(header.cards) if header.cards else None
        try:
            names = check_names(header.names, header.config.players)
            game = cls._begin(Table(header.config, header.seed, names, overrides, header.start))
        except ValueError as error:
            raise records.RecordError(str(error)) from None
        for choice in choices:
            records.check_choice(game.position, names, choice)
            try:
                player = COLOUR_NAMES.index(choice.colour) if choice.colour else None
                game.play(choice.text, player)
            except ValueError as error:
                raise records.RecordError(f"line {choice.line}: {error}") from None
        records.check_result(game.position, header)
        return game

    # --- shown ---

    @property
    def board(self) -> Drawing:
        """The table as text, as a spectator sees it: print it, or just ask for it in a notebook."""
        return self.text()

    def text(self, player: PlayerId = SPECTATOR, language: str = "en") -> Drawing:
        """The table as text, as a player or a spectator sees it."""
        from elgrande.board_text import draw_text

        return draw_text(self.view(player), self.names, language)

    def svg(self, player: PlayerId = SPECTATOR, language: str = "en") -> str:
        """The position as a picture, as a player or a spectator sees it."""
        from elgrande.picture import draw
        from elgrande.scenes import scene

        return draw(scene(self.view(player), self.names, language))

    def result_svg(self, language: str = "en") -> str:
        """The map at the end of the game as a picture, with the result beside it."""
        from elgrande.picture import draw
        from elgrande.scenes import result, scene

        return draw(
            scene(self.view(), self.names, language), result(self.position, self.names, self.points(), language)
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.scores, strict=True))
        table = "".join([f"{name}, " for name in self.table.config.modules[1:]]) + f"seed {self.seed}"
        if self.over:
            return f"<Game over, {table}: {scores}>"
        return f"<Game in round {self.round}, {table}: {scores}; {self.decision.prompt()}>"


def any_seed() -> int:
    """A seed that nobody has chosen, short enough to be written down."""
    return int.from_bytes(urandom(4), "big")


def read_overrides(file: str | Path) -> Overrides | None:
    """An owner's numbers, from a file; None if the file is empty."""
    from pathlib import Path

    path = Path(file)
    try:
        with path.open(encoding="utf-8") as opened:
            text = opened.read(LONGEST + 1)  # one more than allowed, so that a long file is refused and not cut
        return Overrides(text) if text.strip() else None
    except UnicodeDecodeError as error:
        raise OverrideError(f"not a TOML file: {path} is not written in UTF-8 ({error.reason})") from None


def check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The names of all seats; their colours by default."""
    if isinstance(names, str | Mapping) or not isinstance(names, Sequence | None):
        raise ValueError(f"names is a list of names, not {names!r:.60}")
    if names is None:
        return tuple(colour.capitalize() for colour in COLOUR_NAMES[:players])
    if len(names) != players or len(set(names)) != players:
        raise ValueError(f"{players} players need {players} different names, not {list(names)!r:.200}")
    for name in names:
        if not (isinstance(name, str) and name.isprintable() and NAME.fullmatch(name)):
            raise ValueError(f"a name has 1 to 40 characters, none of them : {{ }} or a line break, not {name!r:.60}")
    return tuple(names)
