"""Why a notice does not arrive, whatever the channel."""

from __future__ import annotations

from typing import Final, Literal

Trouble = Literal["refused", "redirected", "unreachable", "private", "unmailed"]
"""What people are told of it: `notices-trouble-` and this is a text."""
LATER: Final = (408, 425, 429)
"""Refusals that mean that we may ask again."""


class Undeliverable(Exception):
    """A notice has not arrived. If `final`, there is no use in trying again."""

    def __init__(self, trouble: Trouble, final: bool = False) -> None:
        super().__init__(trouble)
        self.trouble: Final = trouble
        self.final: Final = final


class Gone(Exception):
    """The receiver does not exist any more."""


def check_status(status: int) -> None:
    """Raise what an answer with this status means, unless it means that the notice has arrived."""
    if 200 <= status < 300:
        return
    if 300 <= status < 400:
        raise Undeliverable("redirected", final=True)
    if status >= 500 or status in LATER:
        raise Undeliverable("unreachable")
    raise Undeliverable("refused", final=True)
