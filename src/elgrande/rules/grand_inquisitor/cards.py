"""The 12 action cards of Grand Inquisitor & Colonies; each says which of its numbers are printed."""

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
    """Lay a card's gold and goods; this is all a player does when they repeat a kept card (GIC-76)."""
    return LayTokens(me, card.numbers["gold"], card.numbers["goods"])


def laying(me: int, card: Card, rest: Step) -> Step:
    """The special action of a card of stack 7: first its gold and goods, then the rest (GIC-40)."""
    return Both(lay(me, card), rest)


STACK_6: Final = (
    # Holy Inquisition. Take the Grand Inquisitor: the black caballeros are yours for as long as you hold it. Then move
    # up to 2 black caballeros to any other regions or into the Castillo. The King's region is closed both ways. While
    # you hold the Grand Inquisitor you may in each of your turns either bring 1 more caballero from the province to
    # your court or place 1 more.
    Card(
        "holy-inquisition",
        rule="GIC-50",
        stack=6,
        place=3,
        amounts=(2,),
        effect=lambda me, card: Both(TakeInquisitor(me), MoveCaballeros(me, own=card.amounts[0], only=BLACK)),
        icon="inquisitor",
    ),
)

STACK_7: Final = (
    # Close an action card. Turn one face-up action card face down: nobody can choose it in this round. Do that now, or
    # keep this card face up in front of you and do it later, in any round, when a player is about to choose an action
    # card.
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
        icon="shut",
    ),
    # Double strike. Keep this card face up in front of you. Once, directly after the turn of another player, you may
    # carry out the special action that this player has carried out: with your own choices, gold and goods included, but
    # without placing.
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
        icon="again",
    ),
    # Free choice. Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the
    # Castillo have gone to their regions and before the first region is scored, you may move up to 2 caballeros of your
    # own.
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
        icon="move-late",
    ),
    # Special scoring: new regions. Score Francia, the ship, América and África for all players, with the bonuses.
    Card(
        "score-new-regions",
        rule="GIC-64",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, ScoreAbroad(me)),
        icon="abroad-scores",
    ),
    # Special scoring: black caballeros. Take the Grand Inquisitor. Then score every region with at least 1 black
    # caballero for all players, with the bonuses.
    Card(
        "score-black",
        rule="GIC-65",
        stack=7,
        place=2,
        provenance=RECONSTRUCTED,
        printed=("place",),
        numbers={"gold": 0, "goods": 1},
        effect=lambda me, card: laying(me, card, Both(TakeInquisitor(me), ScoreBlack(me))),
        icon="black-scores",
    ),
    # Transport. Move up to 3 caballeros of your own from any regions to any other regions or into the Castillo. The
    # King's region is closed both ways.
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
        icon="move-own",
    ),
    # Limit board. You may move the limit board to another region and fill it with caballeros of that region, as many as
    # it takes; you choose which. Not out of or into the King's region, and not to Francia.
    Card(
        "limit-board",
        rule="GIC-67",
        stack=7,
        place=4,
        copies=2,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 1},
        effect=lambda me, card: laying(me, card, MoveBoard(me)),
        icon="limit",
    ),
    # Limit board, with gold. You may move the limit board to another region and fill it with caballeros of that region,
    # as many as it takes; you choose which. Not out of or into the King's region, and not to Francia.
    Card(
        "limit-board-gold",
        rule="GIC-67",
        stack=7,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, MoveBoard(me)),
        icon="limit",
    ),
    # Delayed scoring. Put the marker on a region. At the end of the next round this region is scored for all players,
    # with the bonuses, before a general scoring of that round. Chosen in the last round it is scored after the last
    # general scoring.
    Card(
        "delayed-scoring",
        rule="GIC-68",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"gold": 1, "goods": 0},
        effect=lambda me, card: laying(me, card, Delay(me)),
        icon="later-scores",
    ),
    # Conspiracy. Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has
    # a Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general
    # scoring each Grande goes where its owner's dial shows.
    Card(
        "conspiracy",
        rule="GIC-69",
        stack=7,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"gold": 0, "goods": 2},
        effect=lambda me, card: laying(me, card, Conspire(me)),
        icon="grande-castillo",
    ),
)

CARDS: Final = (*STACK_6, *STACK_7)
