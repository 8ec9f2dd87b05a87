"""What a notice says: the table, that it is the person's turn or that the game is over, the round, and a link."""

from __future__ import annotations

from dataclasses import dataclass

from elgrande.server.notices.planning import About
from elgrande.server.table import Table
from elgrande.texts import say


@dataclass(frozen=True)
class Notice:
    """A notice in a person's language. It tells nothing that not everybody at the table may know."""

    id: str
    """The same whenever the same notice is sent again, so that its receiver shows it once."""
    about: str
    """`turn`, `end` or `test`."""
    language: str
    title: str
    body: str
    path: str
    """The page that it leads to."""
    table: str = ""
    name: str = ""
    """What the table is called."""
    round: int = 0
    rounds: int = 0


def name_of(title: str, names: list[str]) -> str:
    """What a table is called: its title, or else who sits there."""
    return title or ", ".join(names)


def notice(key: str, table: Table, about: About, language: str) -> Notice:
    """What is said of a table."""
    with table.lock:
        board, rounds, names = table.game.position.board, table.game.rules.rounds[-1], table.names
        won = [names[winner] for winner in table.game.winners] if about == "end" else []
    name = name_of(table.stored.title, names)
    values: dict[str, str | float] = {"table": name, "round": board.round, "rounds": rounds}
    values |= {"names": ", ".join(won), "count": len(won)}
    return Notice(
        id=key,
        about=about,
        language=language,
        title=say(f"notice-{about}", language),
        body=say(f"notice-{about}.body", language, **values),
        path=f"/table/{table.id}",
        table=table.id,
        name=name,
        round=board.round,
        rounds=rounds,
    )


def trial(key: str, language: str) -> Notice:
    """A notice by which somebody sees whether a channel works."""
    said = say("notice-test", language), say("notice-test.body", language)
    return Notice(key, "test", language, *said, path="/")
