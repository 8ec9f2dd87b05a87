"""The 12 action cards of Grand Inquisitor & Colonies; bold numbers of the specification are marked as such."""

from __future__ import annotations

from typing import Final

from elgrande.board.spaces import BLACK
from elgrande.engine.step import Step
from elgrande.rules.action import Both
from elgrande.rules.base.moves import MoveCaballeros
from elgrande.rules.base.scorings import ScoreRegions
from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.grand_inquisitor.delayed import Delay
from elgrande.rules.grand_inquisitor.facts import ABROAD
from elgrande.rules.grand_inquisitor.inquisitor import ScoreBlack, TakeInquisitor
from elgrande.rules.grand_inquisitor.kept import STRIKE, CloseAgain, CloseNow
from elgrande.rules.grand_inquisitor.limit_board import MoveBoard
from elgrande.rules.grand_inquisitor.tokens import LayTokens
from elgrande.rules.keeping import CLOSE, Keep
from elgrande.rules.position import Position
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.free_choice import FREE_CHOICE


class ScoreAbroad(ScoreRegions):
    """Score the four new regions (GIC-64)."""

    __slots__ = ()

    def named(self, game: Position) -> list[int]:
        return [region for region in game.rules.regions if region >= ABROAD]


def lay(me: int, card: Card) -> Step:
    """A card's gold and goods: what is left of keeping it, if another player repeats that (GIC-76)."""
    return LayTokens(me, card.numbers["gold"], card.numbers["goods"])


def laying(me: int, card: Card, rest: Step) -> Step:
    """The special action of a card of stack 7: its gold and goods come first (GIC-40)."""
    return Both(lay(me, card), rest)


STACK_6: Final = (
    Card(
        "holy-inquisition",
        rule="GIC-50",
        stack=6,
        place=3,
        amounts=(2,),
        effect=lambda me, card: Both(TakeInquisitor(me), MoveCaballeros(me, own=card.amounts[0], only=BLACK)),
    ),
)

STACK_7: Final = (
    Card(
        "close-card",
        rule="GIC-61",
        stack=7,
        place=2,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 1},
        kept=CLOSE,
        effect=lambda me, card: laying(me, card, Both(Keep(me, 0), CloseNow(me))),
        again=lambda me, card: laying(me, card, CloseAgain(me)),
    ),
    Card(
        "double-strike",
        rule="GIC-62",
        stack=7,
        place=2,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 0},
        kept=STRIKE,
        effect=lambda me, card: laying(me, card, Keep(me, 0)),
        again=lay,
    ),
    Card(
        "free-choice",
        rule="GIC-63",
        stack=7,
        place=2,
        amounts=(2,),
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 1},
        kept=FREE_CHOICE,
        effect=lambda me, card: laying(me, card, Keep(me, 0)),
        again=lay,
    ),
    Card(
        "score-new-regions",
        rule="GIC-64",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, ScoreAbroad(me)),
    ),
    Card(
        "score-black",
        rule="GIC-65",
        stack=7,
        place=2,
        provenance=RECONSTRUCTED,
        printed=("place",),
        numbers={"gold": 0, "goods": 1},
        effect=lambda me, card: laying(me, card, Both(TakeInquisitor(me), ScoreBlack(me))),
    ),
    Card(
        "transport",
        rule="GIC-66",
        stack=7,
        place=1,
        amounts=(3,),
        provenance=RECONSTRUCTED,
        printed=("gold", "goods"),
        numbers={"gold": 1, "goods": 2},
        effect=lambda me, card: laying(me, card, MoveCaballeros(me, own=card.amounts[0])),
    ),
    Card(
        "limit-board",
        rule="GIC-67",
        stack=7,
        place=4,
        copies=2,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 1},
        effect=lambda me, card: laying(me, card, MoveBoard(me)),
    ),
    Card(
        "limit-board-gold",
        rule="GIC-67",
        stack=7,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, MoveBoard(me)),
    ),
    Card(
        "delayed-scoring",
        rule="GIC-68",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, Delay(me)),
    ),
    Card(
        "conspiracy",
        rule="GIC-69",
        stack=7,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 2},
        effect=lambda me, card: laying(me, card, Conspire(me)),
    ),
)

CARDS: Final = (*STACK_6, *STACK_7)
