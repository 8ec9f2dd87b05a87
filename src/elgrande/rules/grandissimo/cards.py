"""The 20 action cards of Grandissimo; each says which of its numbers are printed."""

from __future__ import annotations

from typing import Final

from elgrande.rules.card import RECONSTRUCTED, Card
from elgrande.rules.grandissimo.actions import (
    LAST_WORD_CARD,
    BeginCourts,
    Coalition,
    EvictionOrder,
    Muster,
    ScoreCoasts,
    ScoreInland,
    StopActions,
)
from elgrande.rules.grandissimo.characters import TakeCharacter
from elgrande.rules.grandissimo.double_turn import DOUBLE_TURN, double_turn
from elgrande.rules.grandissimo.mercenaries import TakeGeneral
from elgrande.rules.grandissimo.overthrow import Overthrow
from elgrande.rules.grandissimo.secrets import INCOGNITO_CARD, CallBoycott, KeepIncognito
from elgrande.rules.grandissimo.symbols import only_symbol, with_symbol
from elgrande.rules.keeping import Keep
from elgrande.rules.shared.alliance import Ally
from elgrande.rules.shared.conspiracy import Conspire
from elgrande.rules.shared.free_choice import FREE_CHOICE
from elgrande.rules.shared.off_to_castillo import OffToCastillo
from elgrande.rules.shared.spies import SPY

STACK_6: Final = (
    # Boycott. Secretly choose a region whose card is free. That region is not scored in the next general scoring.
    Card(
        "boycott",
        rule="GRA-41",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, CallBoycott(me)),
        icon="unscored",
    ),
    # Coalition. Put one or both score tiles on regions or on the Castillo, or move them from where they lie. Both are
    # lifted first, so they may change places. Not to or from the King's region, and never both in one place.
    Card(
        "coalition",
        rule="GRA-42",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Coalition(me)),
        icon="tiles",
    ),
    # Double turn. When this card is wholly done, placing and prison included, take another face-up action card. Use it
    # in full right away, placing included; or keep it and use it in a later turn, besides the card of that turn.
    Card(
        DOUBLE_TURN,
        rule="GRA-43",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        printed=("place", "prison"),
        numbers={"prison": 1},
        effect=double_turn,
        icon="two-cards",
    ),
    # Free choice. Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the
    # Castillo have gone to their regions and before the first region is scored, you may move up to 2 caballeros of your
    # own.
    Card(
        "gra-free-choice",
        rule="GRA-44",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        amounts=(2,),
        kept=FREE_CHOICE,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
        icon="move-late",
    ),
    # King incognito. Secretly choose a region whose card is free, and keep this card face up in front of you. Once,
    # also in the turn of another player, you may show your choice: the King stands there at once.
    Card(
        "king-incognito",
        rule="GRA-45",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        kept=INCOGNITO_CARD,
        effect=lambda me, card: KeepIncognito(me, 0),
        icon="king-hidden",
    ),
    # Eviction order. Lift the Castillo. All other players take their caballeros from it to their courts. Your own
    # caballeros go back in.
    Card(
        "eviction-order",
        rule="GRA-46",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: EvictionOrder(me),
        icon="castillo-to-courts",
    ),
    # Special scoring: coasts. Score all seven coastal regions for all players, with the bonuses: Galicia, País Vasco,
    # Cataluña, Sevilla, Granada, Valencia and Portugal.
    Card(
        "score-coasts",
        rule="GRA-47",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: ScoreCoasts(me),
        icon="coasts-score",
    ),
    # Espionage. Keep this card face up in front of you. In the next general scoring you set your dial last and see the
    # dials of the others first. Then the card goes back under its stack.
    Card(
        "gra-espionage",
        rule="GRA-48",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        kept=SPY,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
        icon="spy",
    ),
    # Scoring of the courts. The player with the most caballeros at court scores 7 points, the second 5, the third 1.
    # Ties and the number of players count as in a region.
    Card(
        "score-courts",
        rule="GRA-49",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: BeginCourts(me),
        icon="courts-score",
    ),
    # Action stop. All players who are on turn after you in this round lose their special actions. They place as usual.
    Card(
        "action-stop",
        rule="GRA-50",
        stack=6,
        place=1,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: StopActions(me),
        icon="stop",
    ),
    # Overthrow. Put the King into the Castillo and name a Grande that stands in a region, of any player. Until after
    # the next general scoring it is King in everything: its region is the King's region and has the bonus, and the King
    # card moves it. Then the King comes to Portugal.
    Card(
        "overthrow",
        rule="GRA-51",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, Overthrow(me)),
        icon="crown-falls",
    ),
    # Quick deployment. The caballeros that this card lets you place come from the province and not from your court.
    Card(
        "quick-deployment",
        rule="GRA-52",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        printed=("place",),
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Muster(me)),
        icon="muster",
    ),
    # Special scoring: inland. Score Aragón, Castilla la Vieja and Castilla la Nueva for all players, with the bonuses.
    Card(
        "score-inland",
        rule="GRA-53",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        effect=lambda me, card: ScoreInland(me),
        icon="inland-scores",
    ),
    # Spanish Inquisition. Take the Inquisitor General and keep him until the next general scoring is over. Until then
    # the mercenaries count as yours, and once in each of your turns you may move up to 2 of them to other regions or
    # into the Castillo. Each may take along 1 caballero of yours from its region. The King's region is closed both
    # ways.
    Card(
        "spanish-inquisition",
        rule="GRA-54",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, TakeGeneral(me)),
        icon="move-black",
    ),
    # Conspiracy. Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has
    # a Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general
    # scoring each Grande goes where its owner's dial shows.
    Card(
        "gra-conspiracy",
        rule="GRA-55",
        stack=6,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        effect=lambda me, card: with_symbol(me, card, Conspire(me)),
        icon="grande-castillo",
    ),
    # Off to the Castillo. Throw 2 caballeros of your own, then 2 of each other player or as many as there are, from
    # regions into the Castillo. You choose which. Not from the King's region. With fewer than 2 of your own in regions
    # this action is not possible.
    Card(
        "off-to-castillo",
        rule="GRA-56",
        stack=6,
        place=2,
        provenance=RECONSTRUCTED,
        amounts=(2,),
        effect=lambda me, card: OffToCastillo(me, card.amounts[0]),
        icon="into-castillo",
    ),
    # Alliance. Put the two alliance tokens on two regions, not on the King's. In the next general scoring each player
    # adds up the caballeros of both, and each place scores in both regions. Whoever is alone in first place scores the
    # bonuses of both. Then the tokens come off.
    Card(
        "gra-alliance",
        rule="GRA-57",
        stack=6,
        place=3,
        provenance=RECONSTRUCTED,
        numbers={"ship": 1},
        effect=lambda me, card: with_symbol(me, card, Ally(me)),
        icon="joined",
    ),
    # The last word. Keep this card face up in front of you. Once, in a later round, when the power cards are played and
    # before the first turn, you may decide to take your turn last.
    Card(
        "last-word",
        rule="GRA-58",
        stack=6,
        place=4,
        provenance=RECONSTRUCTED,
        numbers={"prison": 1},
        kept=LAST_WORD_CARD,
        effect=lambda me, card: with_symbol(me, card, Keep(me, 0)),
        icon="last",
    ),
    # United force. No special action but the symbol of the card: you place many caballeros.
    Card(
        "united-force",
        rule="GRA-59",
        stack=6,
        place=6,
        provenance=RECONSTRUCTED,
        printed=("place", "prison"),
        numbers={"prison": 1},
        effect=only_symbol,
        icon="crowd",
    ),
)

STACK_7: Final = (
    # Queen and Jester. Take the Queen or the Jester from whoever has the card, and keep it until another player takes
    # it. Queen: in each of your turns you may either bring 1 more caballero from the province to your court or place 1
    # more. Jester: in each of your turns you may put 1 caballero of yours from the province into the court of another
    # player, who has to place it at the start of the next turn there.
    Card(
        "queen-and-jester",
        rule="GRA-60",
        stack=7,
        place=3,
        provenance=RECONSTRUCTED,
        printed=("place",),
        effect=lambda me, card: TakeCharacter(me),
        icon="characters",
    ),
)
