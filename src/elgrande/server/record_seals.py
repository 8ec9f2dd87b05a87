"""Seals of records: the server knows its own records again.

A record can begin with a position instead of a set-up. The server reads such a record only if it signed it itself,
because a position that somebody made up could be anything.
"""

from __future__ import annotations

import re
from typing import Final

from elgrande.record import RecordError
from elgrande.server.credentials import Signer
from elgrande.server.table import Table

SEAL: Final = re.compile(r'\[Sealed "([0-9a-f]{64})"\]\n')


class RecordSeals:
    """Seals records with the key of the server, and checks their seals."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def record(self, table: Table) -> str:
        """The record of a game, sealed if it begins with a position."""
        text = table.game.record()
        return f'[Sealed "{self._signer.sign(text.strip())}"]\n{text}' if table.stored.start else text

    def unsealed(self, text: str) -> str:
        """A record without its seal; one that begins with a position must have ours."""
        sealed = SEAL.match(text)
        if sealed:
            text = text[sealed.end() :]
        if "[Start " in text and not (sealed and self._signer.signed(text.strip(), sealed[1])):
            raise RecordError("a game that begins with a position can be looked at only where it was played")
        return text
