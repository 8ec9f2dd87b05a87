"""Chat at a table: the storage keeps the lines, memory only the latest of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elgrande.server.answers import ChatPage
from elgrande.server.message_parts import ChatLine
from elgrande.server.storage import Storage

PAGE: Final = 50
"""Lines to send at once, and to keep in memory."""
STORED: Final = 500
"""Lines to store for each table; before there is one more, the oldest page is deleted."""


@dataclass
class RecentChat:
    """The latest lines of a table."""

    latest: tuple[ChatLine, ...] = ()
    """Replaced and never changed, so that streams can read it at any time."""
    stored: int = 0
    """How many lines the storage has."""

    def add(self, line: ChatLine) -> None:
        """Add a line."""
        self.latest = (*self.latest, line)[-PAGE:]
        self.stored += 1

    @property
    def last(self) -> int:
        """The number of the last line, 0 if there is none."""
        return self.latest[-1][0] if self.latest else 0

    def since(self, number: int) -> list[ChatLine] | None:
        """The lines after a number; None if there are so many that the client must ask for pages."""
        missed = [line for line in self.latest if line[0] > number]
        return None if len(missed) == PAGE < self.stored else missed

    def forget(self, table_id: str, storage: Storage) -> set[str]:
        """Delete the oldest lines if there are too many; return the keys of their requests."""
        if self.stored <= STORED:
            return set()
        self.stored = STORED - PAGE
        return storage.forget_chat(table_id, self.stored)


def page(table_id: str, storage: Storage, before: int | None) -> ChatPage:
    """The last lines of a table, or the last ones before a number."""
    found = storage.chat(table_id, before, PAGE + 1)
    lines = [(entry.number, entry.data["seat"], entry.data["text"]) for entry in found]
    return ChatPage(lines[-PAGE:], len(lines) > PAGE)
