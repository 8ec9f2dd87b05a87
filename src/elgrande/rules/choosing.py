"""Choosing a hand of power cards in secret, one card after another."""

from __future__ import annotations

from collections.abc import Iterator

from elgrande.board.hand import cards_in, in_doubt, options_of, settle
from elgrande.board.options import POWER, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.engine.step import Sealed, Secret
from elgrande.rules.position import Position
from elgrande.rules.shown import Picked


class ChooseCard(Secret):
    """Choose one more power card; a player who has them all waits for the others."""

    __slots__ = ("chosen", "left")
    prompt = "prompt-choose-card"

    def __init__(self, player: PlayerId, chosen: int, left: int) -> None:
        self.player = player
        self.chosen = chosen
        """The cards chosen so far, one bit each."""
        self.left = left

    def options(self, game: Position) -> list[int]:
        return options_of(game.rules.power_cards & ~self.chosen)

    def follows(self, option: OptionId) -> Secret | None:
        return ChooseCard(self.player, self.with_card(option), self.left - 1) if self.left > 1 else None

    @property
    def given(self) -> int:
        return self.chosen.bit_count()

    @property
    def all(self) -> int:
        """How many cards the player chooses, those chosen so far included."""
        return self.left + self.given

    def with_card(self, option: OptionId) -> int:
        """The chosen cards with one more."""
        return self.chosen | 1 << (option - POWER)

    def veiled(self) -> Secret:
        return ChooseCard(self.player, 0, self.all)

    def choose(self, game: Position, option: OptionId) -> None:
        hand = self.with_card(option)
        game.board.hand[self.player] = hand
        game.board.doubtful[self.player] = settle((game.rules.power_cards,) * hand.bit_count())

    def instead(self, game: Position, option: OptionId, options: list[int]) -> list[int]:
        """Any doubtful card that is not in the hand, as long as this one is in both."""
        board, player = game.board, self.player
        hand, doubtful = chosen_hand(game, player), game.rules.power_cards
        if not hand:  # everybody has chosen
            hand, doubtful = board.hand[player], in_doubt(board.doubtful[player])
        number = option - POWER
        return options_of(doubtful & ~hand) if hand >> number & doubtful >> number & 1 else []

    def why_not(self, game: Position, option: OptionId) -> str:
        return "reason-chosen"


def chosen_hand(game: Position, player: PlayerId) -> int:
    """The cards that a player has chosen so far, while everybody is choosing."""
    for step in game.row():
        choice = step.decision if isinstance(step, Sealed) else step
        if isinstance(choice, ChooseCard) and choice.player == player:
            return choice.with_card(step.option) if isinstance(step, Sealed) else choice.chosen
    return 0


def show_chosen(game: Position) -> Iterator[Picked]:
    """What each player has chosen so far, while everybody is choosing."""
    for step in game.row():
        choice = step.decision if isinstance(step, Sealed) else step
        if isinstance(choice, ChooseCard):
            yield Picked(choice.player, tuple(cards_in(chosen_hand(game, choice.player))), choice.all)
