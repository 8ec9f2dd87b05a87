"""A game in the terminal: shows the board, asks people, lets bots answer, tells what happened."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from elgrande.board.hand import cards_in
from elgrande.board.spaces import NOTHING
from elgrande.board_text.powers import power_words
from elgrande.cli.answers import NotUnderstood, play_line
from elgrande.cli.cards import find_cards, full_card
from elgrande.cli.ending import draw_result
from elgrande.cli.hints import hint_lines
from elgrande.cli.output import console
from elgrande.cli.powers import power_number
from elgrande.cli.screen import draw_board, in_columns, seat_text
from elgrande.cli.seating import PERSON, Seating, save_game
from elgrande.cli.story import story
from elgrande.game import Game
from elgrande.notation import COLOUR_NAMES, power_card
from elgrande.question import Option, Question
from elgrande.rules.choosing import ChooseCard
from elgrande.texts import say

NOBODY: Final = -1
CAUTION: Final = "↩"
"""Marks an option that may not do what one expects, and the sentence that explains it."""
LONG: Final = 30
"""At most this many lines of events appear above a question; the log has the rest."""


class Quit(Exception):
    """Somebody quits the game."""


class Session:
    """A game in progress in the terminal."""

    def __init__(
        self, game: Game, seating: Seating, language: str, save: Path | None = None, record: Path | None = None
    ) -> None:
        self.game = game
        self.seating = seating
        self.language = language
        self.save_file = save
        self.record_file = record
        self.out = console()
        self.terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.bots = seating.make_bots(game.table.seed)
        self.events = game.events()
        self.seen = dict.fromkeys(seating.people, 0)
        """How many events each person had seen at their last decision."""
        self.notes: list[str | Text] = []
        """Shown once, with the next question."""
        self.facing = NOBODY
        """Who is looking at the screen."""
        if self.terminal:
            import readline  # noqa: F401  arrow keys and history in input()

    def say(self, key: str, **values: str | int) -> str:
        """A text of the terminal game in the person's language."""
        return say(f"cli-{key}", self.language, **values)

    # --- the game ---

    def run(self, resumed: bool = False) -> None:
        """Play to the end, or until somebody quits."""
        self._welcome(resumed)
        try:
            while not self.game.over:
                question = self._question()
                if question is not None:
                    self._ask(question)
        except Quit:
            self._leave(ask=True)
        except EOFError:
            self.out.print()
            self._leave(ask=False)
        except KeyboardInterrupt:
            self.out.print()
            self._leave(ask=False)
            raise
        else:
            self._end()

    def _welcome(self, resumed: bool) -> None:
        self.seen = dict.fromkeys(self.seen, len(self.events))
        self.notes = [self.say("welcome", seed=self.game.table.seed)]
        if resumed:
            self.notes = [self.say("resumed")]
        for seat, kind in enumerate(self.seating.kinds):
            who = self.say("person") if kind == PERSON else self.say("bot", level=say(f"bot-{kind}", self.language))
            colour = say(f"colour-{COLOUR_NAMES[seat]}", self.language)
            name = seat_text(seat, self.game.names[seat])
            self.notes.append(Text.assemble(name, f": {colour}, {who}"))

    def _question(self) -> Question | None:
        """The next question for a person, after the bots have answered; None when the game is over."""
        while not self.game.over:
            questions = self.game.decisions
            for question in questions:
                if question.player in self.bots:
                    self._answer_for_bot(question.player)
                    break
            else:
                return questions[0]
        return None

    def _answer_for_bot(self, seat: int) -> None:
        self.events += self.game.play(self.bots[seat].choose(self.game.view(seat)), seat)

    def _ask(self, question: Question) -> None:
        """Show everything to a person, and take commands until they have chosen."""
        if self.save_file is not None:
            self._save(self.save_file, quiet=True)
        self._face(question.player)
        self._show(question)
        while not self._obey(question, self._read(question)):
            pass

    def _face(self, seat: int) -> None:
        """Ask the others to look away when the device goes to another person (hands and dials are secret)."""
        if self.terminal:
            self.out.clear()
        if seat != self.facing and len(self.seating.people) > 1:
            self.out.print(self.say("pass-on", player=self.game.names[seat]))
            self._prompt("")
            if self.terminal:
                self.out.clear()
        self.facing = seat

    # --- shown ---

    def _show(self, question: Question) -> None:
        seat = question.player
        self.out.print(draw_board(self.game.view(seat), self.game.names, self.language, self.out.width))
        since = self.events[self.seen[seat] :]
        lines = story(self.game.rules, self.game.names, since, self.language, whole=False)
        if len(lines) > LONG:
            lines = [self.say("earlier", count=len(lines) - LONG), *lines[-LONG:]]
        if lines or self.notes:
            self.out.print()
        for line in [*lines, *self.notes]:
            self._tell(line)
        self.notes = []
        self._show_options(question)

    def _tell(self, line: str | Text) -> None:
        self.out.print(Padding(Text(line) if isinstance(line, str) else line, (0, 0, 0, 2), expand=False))

    def _show_options(self, question: Question) -> None:
        self.out.print()
        self.out.print(Text(question.prompt(self.language), style="bold"))
        options = question.options
        width = max(len(option.text) for option in options)
        entries = [
            Text.assemble((f"{number:3} ", "bold"), (f"{option.text:{width}}  ", "cyan"), self._label(option))
            for number, option in enumerate(options, 1)
        ]
        self.out.print(in_columns(entries, self.out.width))
        for option in options:
            if option.caution():
                self._tell(Text(f"{CAUTION} {option.caution(self.language)}", style="yellow"))
        if isinstance(question.decision, ChooseCard):
            self.out.print(Text(self.say("choose"), style="dim"))

    def _label(self, option: Option) -> str:
        power = power_number(option.id)
        words = power_words(self.game.rules, power, self.language) if power else option.label(self.language)
        return f"{words} {CAUTION}" if option.caution() else words

    # --- typed ---

    def _prompt(self, text: str) -> str:
        """A line that a person types."""
        if self.terminal:
            return input(text)
        self.out.print(text, end="")
        line = sys.stdin.readline()
        self.out.print()
        if not line:
            raise EOFError
        return line

    def _read(self, question: Question) -> str:
        return self._prompt(f"{self.game.names[question.player]}> ").strip()

    def _obey(self, question: Question, line: str) -> bool:
        """Carry out what was typed; returns whether to show the board again."""
        word, _, rest = line.partition(" ")
        command = {
            "?": self._help,
            "help": self._help,
            "log": self._log,
            "record": self._record,
            "card": self._card,
            "cards": self._cards,
            "save": self._save_as,
        }.get(word.lower())
        if command is not None:
            command(rest.strip())
            return False
        if word.lower() in ("quit", "exit"):
            raise Quit
        if word.lower() == "undo":
            return self._undo(question.player)
        if word.lower() == "board":
            self._show(question)
            return False
        if word.lower() == "hint":
            self._hint(question)
            return False
        if not line:
            self._show_options(question)
            return False
        return self._choose(question, line)

    def _choose(self, question: Question, line: str) -> bool:
        try:
            after, left = play_line(self.game, question, line, self.language)
        except NotUnderstood as error:
            self.out.print(str(error))
            return False
        self.seen[question.player] = len(self.events)
        self.game = after
        self.events = after.events()
        if left:
            self.notes.append(self.say("left-over", words=" ".join(left)))
        return True

    # --- commands ---

    def _undo(self, seat: int) -> bool:
        """Take back this person's last choice, unless something was revealed or somebody else has chosen since."""
        choices = self.game.choices
        if not choices:
            self.out.print(self.say("undo-nothing"))
        elif not self.game.undoable:
            self.out.print(self.say("undo-revealed"))
        elif choices[-1][0] != seat:
            self.out.print(self.say("undo-other", player=self.game.names[choices[-1][0]]))
        else:
            self.game.undo(seat)
            self.events = self.game.events()
            self.seen = {person: min(count, len(self.events)) for person, count in self.seen.items()}
            self.notes.append(self.say("undone"))
            return True
        return False

    def _hint(self, question: Question) -> None:
        """Show what looks best to a bot that sees what this person sees."""
        for line in hint_lines(self.game, question, self._label, self.language):
            self._tell(line)

    def _help(self, _: str) -> None:
        self.out.print(self.say("help"))

    def _log(self, _: str) -> None:
        for line in story(self.game.rules, self.game.names, self.game.told(), self.language):
            self._tell(line)

    def _record(self, _: str) -> None:
        self.out.print(self.say("record-secrets"))
        self.out.print(self.game.record())

    def _card(self, text: str) -> None:
        """Show the text of a face-up card, by stack or words; if none matches, of any card in the game."""
        rules, board = self.game.rules, self.game.position.board
        stack = text.upper().removeprefix("A")
        powers = {power_card(rules, power): card for power, card in enumerate(rules.actions) if power}
        if f"P{text.upper().removeprefix('P')}" in powers:
            found = [powers[f"P{text.upper().removeprefix('P')}"]]
        elif stack.isdecimal():
            face_up = int(stack) < len(board.offered) and board.offered[int(stack)] != NOTHING
            found = [board.offered[int(stack)]] if face_up else []
            in_use = board.card != NOTHING and rules.cards[board.card].stack == int(stack)
            found = found or ([board.card] if in_use else [])
        else:
            found = find_cards(rules, text, self.language) if text else []
        if not found:
            self.out.print(self.say("no-such-card", text=text))
        for card in found:
            self.out.print()
            self.out.print(full_card(rules, card, self.language))

    def _cards(self, _: str) -> None:
        """Show the texts of all face-up cards, and of those in the person's own hand."""
        rules, board = self.game.rules, self.game.position.board
        hand = [rules.actions[power] for power in cards_in(board.hand[self.facing])] if rules.actions else []
        for card in [*board.offered, board.card, *hand]:
            if card != NOTHING:
                self.out.print()
                self.out.print(full_card(self.game.rules, card, self.language))

    def _save_as(self, name: str) -> None:
        if name:
            self._save(Path(name).expanduser())
        else:
            self.out.print(self.say("file-needed"))

    # --- files and the end ---

    def _save(self, file: Path, quiet: bool = False) -> None:
        try:
            save_game(self.game, self.seating, file)
        except OSError as error:
            self.out.print(self.say("file-trouble", file=str(file), problem=error.strerror or str(error)))
        else:
            if not quiet:
                self.out.print(self.say("saved", file=str(file)), soft_wrap=True)

    def _write_record(self, file: Path) -> None:
        try:
            file.write_text(self.game.record(), encoding="utf-8")
        except OSError as error:
            self.out.print(self.say("file-trouble", file=str(file), problem=error.strerror or str(error)))
        else:
            self.out.print(self.say("recorded", file=str(file)), soft_wrap=True)

    def _leave(self, ask: bool) -> None:
        """End the game early, and save it if wanted."""
        if self.save_file is not None:
            self._save(self.save_file)
        elif ask:
            name = self._ask_for_file("ask-save")
            if name:
                self._save(Path(name).expanduser())
        if self.record_file is not None:
            self._write_record(self.record_file)
        self.out.print(self.say("goodbye"))

    def _ask_for_file(self, question: str) -> str:
        try:
            self.out.print(self.say(question))
            return self._prompt("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return ""

    def _end(self) -> None:
        """Show the end of the game: the last events, the board, the result."""
        if self.terminal:
            self.out.clear()
        first = min(self.seen.values(), default=0)
        for line in story(self.game.rules, self.game.names, self.events[first:], self.language, whole=False):
            self._tell(line)
        self.out.print()
        self.out.print(draw_board(self.game.view(), self.game.names, self.language, self.out.width))
        self.out.print()
        self.out.print(draw_result(self.game, self.language))
        self.out.print()
        if self.save_file is not None:
            self._save(self.save_file, quiet=True)
        if self.record_file is not None:
            self._write_record(self.record_file)
        elif self.terminal:
            name = self._ask_for_file("ask-record")
            if name:
                self._write_record(Path(name).expanduser())
