"""The 20 action cards of Grandissimo; each says which of its numbers are printed."""

from __future__ import annotations

from typing import Any, Final

from elgrande.rules.card import RECONSTRUCTED, Card, Effect
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


def symbol_card(key: str, rule: str, place: int, effect: Effect, symbol: str = "", **facts: Any) -> Card:
    """A card of stack 6: its effect and its symbol, a ship or the prison, if it has one."""
    facts |= {"place": place, "numbers": {symbol: 1} if symbol else {}, "provenance": RECONSTRUCTED}
    return Card(key, rule, 6, lambda me, card: with_symbol(me, card, effect(me, card)), **facts)


STACK_6: Final = (
    # Boycott. Secretly choose a region whose card is free. That region is not scored in the next general scoring.
    symbol_card("boycott", "GRA-41", 3, lambda me, card: CallBoycott(me), "ship", icon="unscored"),
    # Coalition. Put one or both score tiles on regions or on the Castillo, or move them from where they lie. Both are
    # lifted first, so they may change places. Not to or from the King's region, and never both in one place.
    symbol_card("coalition", "GRA-42", 3, lambda me, card: Coalition(me), "ship", icon="tiles"),
    # Double turn. When this card is wholly done, placing and prison included, take another face-up action card. Use it
    # in full right away, placing included; or keep it and use it in a later turn, besides the card of that turn.
    Card(
        DOUBLE_TURN,
        "GRA-43",
        6,
        double_turn,
        place=2,
        numbers={"prison": 1},
        printed=("place", "prison"),
        provenance=RECONSTRUCTED,
        icon="two-cards",
    ),
    # Free choice. Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the
    # Castillo have gone to their regions and before the first region is scored, you may move up to 2 caballeros of your
    # own.
    symbol_card(
        "gra-free-choice",
        "GRA-44",
        3,
        lambda me, card: Keep(me, 0),
        "ship",
        amounts=(2,),
        kept=FREE_CHOICE,
        icon="move-late",
    ),
    # King incognito. Secretly choose a region whose card is free, and keep this card face up in front of you. Once,
    # also in the turn of another player, you may show your choice: the King stands there at once.
    symbol_card(
        "king-incognito", "GRA-45", 3, lambda me, card: KeepIncognito(me, 0), kept=INCOGNITO_CARD, icon="king-hidden"
    ),
    # Eviction order. Lift the Castillo. All other players take their caballeros from it to their courts. Your own
    # caballeros go back in.
    symbol_card("eviction-order", "GRA-46", 2, lambda me, card: EvictionOrder(me), icon="castillo-to-courts"),
    # Special scoring: coasts. Score all seven coastal regions for all players, with the bonuses: Galicia, País Vasco,
    # Cataluña, Sevilla, Granada, Valencia and Portugal.
    symbol_card("score-coasts", "GRA-47", 2, lambda me, card: ScoreCoasts(me), icon="coasts-score"),
    # Espionage. Keep this card face up in front of you. In the next general scoring you set your dial last and see the
    # dials of the others first. Then the card goes back under its stack.
    symbol_card("gra-espionage", "GRA-48", 3, lambda me, card: Keep(me, 0), "ship", kept=SPY, icon="spy"),
    # Scoring of the courts. The player with the most caballeros at court scores 7 points, the second 5, the third 1.
    # Ties and the number of players count as in a region.
    symbol_card("score-courts", "GRA-49", 2, lambda me, card: BeginCourts(me), icon="courts-score"),
    # Action stop. All players who are on turn after you in this round lose their special actions. They place as usual.
    symbol_card("action-stop", "GRA-50", 1, lambda me, card: StopActions(me), icon="stop"),
    # Overthrow. Put the King into the Castillo and name a Grande that stands in a region, of any player. Until after
    # the next general scoring it is King in everything: its region is the King's region and has the bonus, and the King
    # card moves it. Then the King comes to Portugal.
    symbol_card("overthrow", "GRA-51", 3, lambda me, card: Overthrow(me), "prison", icon="crown-falls"),
    # Quick deployment. The caballeros that this card lets you place come from the province and not from your court.
    symbol_card(
        "quick-deployment", "GRA-52", 3, lambda me, card: Muster(me), "ship", printed=("place",), icon="muster"
    ),
    # Special scoring: inland. Score Aragón, Castilla la Vieja and Castilla la Nueva for all players, with the bonuses.
    symbol_card("score-inland", "GRA-53", 2, lambda me, card: ScoreInland(me), icon="inland-scores"),
    # Spanish Inquisition. Take the Inquisitor General and keep him until the next general scoring is over. Until then
    # the mercenaries count as yours, and once in each of your turns you may move up to 2 of them to other regions or
    # into the Castillo. Each may take along 1 caballero of yours from its region. The King's region is closed both
    # ways.
    symbol_card("spanish-inquisition", "GRA-54", 3, lambda me, card: TakeGeneral(me), "prison", icon="move-black"),
    # Conspiracy. Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has
    # a Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general
    # scoring each Grande goes where its owner's dial shows.
    symbol_card("gra-conspiracy", "GRA-55", 4, lambda me, card: Conspire(me), "prison", icon="grande-castillo"),
    # Off to the Castillo. Throw 2 caballeros of your own, then 2 of each other player or as many as there are, from
    # regions into the Castillo. You choose which. Not from the King's region. With fewer than 2 of your own in regions
    # this action is not possible.
    symbol_card(
        "off-to-castillo",
        "GRA-56",
        2,
        lambda me, card: OffToCastillo(me, card.amounts[0]),
        amounts=(2,),
        icon="into-castillo",
    ),
    # Alliance. Put the two alliance tokens on two regions, not on the King's. In the next general scoring each player
    # adds up the caballeros of both, and each place scores in both regions. Whoever is alone in first place scores the
    # bonuses of both. Then the tokens come off.
    symbol_card("gra-alliance", "GRA-57", 3, lambda me, card: Ally(me), "ship", icon="joined"),
    # The last word. Keep this card face up in front of you. Once, in a later round, when the power cards are played and
    # before the first turn, you may decide to take your turn last.
    symbol_card("last-word", "GRA-58", 4, lambda me, card: Keep(me, 0), "prison", kept=LAST_WORD_CARD, icon="last"),
    # United force. No special action but the symbol of the card: you place many caballeros.
    Card(
        "united-force",
        "GRA-59",
        6,
        only_symbol,
        place=6,
        numbers={"prison": 1},
        printed=("place", "prison"),
        provenance=RECONSTRUCTED,
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
        "GRA-60",
        7,
        lambda me, card: TakeCharacter(me),
        place=3,
        printed=("place",),
        provenance=RECONSTRUCTED,
        icon="characters",
    ),
)
