"""The types that messages share: texts, events, colours, and answers with a fixed set of words."""

from __future__ import annotations

from typing import Annotated, Literal

from elgrande import notation, view_data
from elgrande.server.schema import SYNONYMS, named

Setting = Annotated[str | int | bool, named("Setting", "A value of an option.")]
Preset = Annotated[
    dict[str, Setting | list[str]],
    named("Preset", "The options that a preset changes; `without` lists the parts that it leaves out."),
]
Values = Annotated[
    dict[str, str | int],
    named(
        "Values",
        "The arguments of a text: numbers of seats, keys of spaces, cards, colours and sources, and plain numbers.",
    ),
]
Text = Annotated[
    tuple[str, Values], named("Text", "A text that the client renders in its own language.", "key", "values")
]
SYNONYMS[view_data.Text] = Text
ToldEvent = Annotated[
    list[str | int],
    named("ToldEvent", "Something that happened: its kind, then its arguments.", "kind", first=(str,)),
]
LoggedEvent = Annotated[
    list[str | int | Values],
    named("LoggedEvent", "An event, after the number of choices made before it.", "n", "kind", first=(int, str)),
]
ChatLine = Annotated[
    tuple[int, int, str],
    named(
        "ChatLine",
        "A line of chat: its number among the entries of the table, the seat, the words.",
        "number",
        "seat",
        "text",
    ),
]
Award = Annotated[
    tuple[int, int, str],
    named("Award", "Points that a seat would score, and for what.", "seat", "points", "source"),
]
Colour = Annotated[notation.Colour, named("Colour", "The colour of a seat.")]
PieceColour = Annotated[
    notation.PieceColour, named("PieceColour", "The colour of a caballero; black ones belong to no seat.")
]
VetoAnswer = Annotated[
    Literal["ask", "start", "never", "round"],
    named(
        "VetoAnswer",
        """Whether a seat is asked to veto.

`ask`: always. `start`: only at the start of a special action. `never`: not in this one. `round`: not in this round.""",
    ),
]
LaterAnswer = Annotated[
    Literal["ask", "round", "always", "show"],
    named(
        "LaterAnswer",
        """Whether a seat is asked to use a kept card in others' turns.

`ask`: yes, about King incognito only between turns. `always`: also in the middle of turns. `round`: not in this
round. `show`: no, the King incognito shows himself at the next occasion.""",
    ),
]
Disclosure = Annotated[
    Literal["hidden", "seed", "game", "position"],
    named(
        "Disclosure",
        """Whether whoever made a table can know more of its cards than the others.

`hidden`: no. `seed`: they chose the seed. `game`: the game continues a finished one, or a record. `position`: it
continues from a position of theirs in which everything hidden was dealt anew.""",
    ),
]
OptionKind = Annotated[
    Literal["word", "power", "card", "space", "pick", "tile", "amount"], named("OptionKind", "What an option chooses.")
]
