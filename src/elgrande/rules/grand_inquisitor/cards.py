"""The 12 action cards of Grand Inquisitor & Colonies; each says which of its numbers are printed."""

from __future__ import annotations

from typing import Any, Final

from elgrande.board.spaces import BLACK
from elgrande.engine.step import Step
from elgrande.rules.action import Both
from elgrande.rules.base.moves import MoveCaballeros
from elgrande.rules.card import RECONSTRUCTED, Card, Effect
from elgrande.rules.grand_inquisitor.delayed import Delay
from elgrande.rules.grand_inquisitor.inquisitor import ScoreAbroad, ScoreBlack, TakeInquisitor
from elgrande.rules.grand_inquisitor.kept import STRIKE, CloseAgain, CloseNow
from elgrande.rules.grand_inquisitor.limit_board import MoveBoard
from elgrande.rules.grand_inquisitor.tokens import LayTokens
from elgrande.rules.keeping import CLOSE, Keep
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.free_choice import FREE_CHOICE


def lay(me: int, card: Card) -> Step:
    """Lay a card's gold and goods; this is all a player does when they repeat a kept card (GIC-76)."""
    return LayTokens(me, card.numbers["gold"], card.numbers["goods"])


def colonial(
    key: str, rule: str, place: int, rest: Effect, gold: int = 0, goods: int = 0, again: Effect = lay, **facts: Any
) -> Card:
    """A card of stack 7: first its gold and goods, then the rest of its special action (GIC-40)."""
    facts |= {"numbers": {"gold": gold, "goods": goods}, "again": again if "kept" in facts else None}
    return Card(key, rule, 7, laying(rest), place=place, provenance=RECONSTRUCTED, **facts)


def laying(rest: Effect) -> Effect:
    """First a card's gold and goods, then the rest of its special action."""
    return lambda me, card: Both(lay(me, card), rest(me, card))


STACK_6: Final = (
    # Holy Inquisition. Take the Grand Inquisitor: the black caballeros are yours for as long as you hold it. Then move
    # up to 2 black caballeros to any other regions or into the Castillo. The King's region is closed both ways. While
    # you hold the Grand Inquisitor you may in each of your turns either bring 1 more caballero from the province to
    # your court or place 1 more.
    Card(
        "holy-inquisition",
        "GIC-50",
        6,
        lambda me, card: Both(TakeInquisitor(me), MoveCaballeros(me, own=card.amounts[0], only=BLACK)),
        place=3,
        amounts=(2,),
        icon="inquisitor",
    ),
)

STACK_7: Final = (
    # Close an action card. Turn one face-up action card face down: nobody can choose it in this round. Do that now, or
    # keep this card face up in front of you and do it later, in any round, when a player is about to choose an action
    # card.
    colonial(
        "close-card",
        "GIC-61",
        2,
        lambda me, card: Both(Keep(me, 0), CloseNow(me)),
        goods=1,
        kept=CLOSE,
        icon="shut",
        again=laying(lambda me, card: CloseAgain(me)),
    ),
    # Double strike. Keep this card face up in front of you. Once, directly after the turn of another player, you may
    # carry out the special action that this player has carried out: with your own choices, gold and goods included, but
    # without placing.
    colonial("double-strike", "GIC-62", 2, lambda me, card: Keep(me, 0), kept=STRIKE, icon="again"),
    # Free choice. Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the
    # Castillo have gone to their regions and before the first region is scored, you may move up to 2 caballeros of your
    # own.
    colonial(
        "free-choice",
        "GIC-63",
        2,
        lambda me, card: Keep(me, 0),
        goods=1,
        amounts=(2,),
        kept=FREE_CHOICE,
        icon="move-late",
    ),
    # Special scoring: new regions. Score Francia, the ship, América and África for all players, with the bonuses.
    colonial("score-new-regions", "GIC-64", 3, lambda me, card: ScoreAbroad(me), gold=1, icon="abroad-scores"),
    # Special scoring: black caballeros. Take the Grand Inquisitor. Then score every region with at least 1 black
    # caballero for all players, with the bonuses.
    colonial(
        "score-black",
        "GIC-65",
        2,
        lambda me, card: Both(TakeInquisitor(me), ScoreBlack(me)),
        goods=1,
        printed=("place",),
        icon="black-scores",
    ),
    # Transport. Move up to 3 caballeros of your own from any regions to any other regions or into the Castillo. The
    # King's region is closed both ways.
    colonial(
        "transport",
        "GIC-66",
        1,
        lambda me, card: MoveCaballeros(me, own=card.amounts[0]),
        gold=1,
        goods=2,
        amounts=(3,),
        printed=("gold", "goods"),
        icon="move-own",
    ),
    # Limit board. You may move the limit board to another region and fill it with caballeros of that region, as many as
    # it takes; you choose which. Not out of or into the King's region, and not to Francia.
    colonial("limit-board", "GIC-67", 4, lambda me, card: MoveBoard(me), goods=1, copies=2, icon="limit"),
    # Limit board, with gold. You may move the limit board to another region and fill it with caballeros of that region,
    # as many as it takes; you choose which. Not out of or into the King's region, and not to Francia.
    colonial("limit-board-gold", "GIC-67", 4, lambda me, card: MoveBoard(me), gold=1, icon="limit"),
    # Delayed scoring. Put the marker on a region. At the end of the next round this region is scored for all players,
    # with the bonuses, before a general scoring of that round. Chosen in the last round it is scored after the last
    # general scoring.
    colonial("delayed-scoring", "GIC-68", 3, lambda me, card: Delay(me), gold=1, icon="later-scores"),
    # Conspiracy. Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has
    # a Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general
    # scoring each Grande goes where its owner's dial shows.
    colonial("conspiracy", "GIC-69", 4, lambda me, card: Conspire(me), goods=2, icon="grande-castillo"),
)

CARDS: Final = (*STACK_6, *STACK_7)
