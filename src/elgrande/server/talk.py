"""What is said at a table: the storage keeps the lines, a table in memory only the latest of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from elgrande.server.messages import ChatLine, ChatPage
from elgrande.server.storage import Storage

PAGE: Final = 50
"""Lines that are sent at once, and kept in memory."""
KEPT: Final = 500
"""Lines of a table that are stored; when there is a page more, that page is deleted."""


@dataclass
class Talk:
    """The latest lines of a table."""

    latest: tuple[ChatLine, ...] = ()
    """Replaced and never changed, so that streams can look at any time."""
    stored: int = 0
    """How many lines the storage has."""

    def add(self, line: ChatLine) -> None:
        """Something was said."""
        self.latest = (*self.latest, line)[-PAGE:]
        self.stored += 1

    @property
    def last(self) -> int:
        """The number of the last line; 0: nobody has said anything."""
        return self.latest[-1][0] if self.latest else 0

    def since(self, number: int) -> list[ChatLine] | None:
        """What was said after a number; nothing if that is so much that it must be asked for in pages."""
        missed = [line for line in self.latest if line[0] > number]
        return None if len(missed) == PAGE < self.stored else missed

    def forget(self, table: str, storage: Storage) -> set[str]:
        """Delete the oldest lines if there are too many; the keys of the requests that said them."""
        if self.stored < KEPT + PAGE:
            return set()
        self.stored = KEPT
        return storage.forget_chat(table, KEPT)


def page(table: str, storage: Storage, before: int | None) -> ChatPage:
    """The last lines of a table, or the last before one of them."""
    found = storage.chat(table, before, PAGE + 1)
    lines = [(entry.number, entry.data["seat"], entry.data["text"]) for entry in found]
    return ChatPage(lines[-PAGE:], len(lines) > PAGE)
