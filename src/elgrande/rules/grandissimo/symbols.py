"""Symbols on cards: a ship or the prison, before or after the card's own effect, or not at all (GRA-24)."""

from __future__ import annotations

from typing import ClassVar

from elgrande.board.options import STOP, USE, OptionId
from elgrande.board.spaces import PlayerId
from elgrande.engine.step import Decision, Step
from elgrande.rules.action import Action, NoAction, main_step
from elgrande.rules.card import Card
from elgrande.rules.grandissimo.prison import Imprison
from elgrande.rules.grandissimo.ships import TakeShip
from elgrande.rules.position import Position


def symbol(me: int, card: Card) -> Decision | None:
    """What the symbol of a card lets a player do, if it has one."""
    if card.numbers.get("ship"):
        return TakeShip(me)
    return Imprison(me) if card.numbers.get("prison") else None


def in_words(marked: Decision) -> str:
    """The key of the words for using a symbol."""
    return "label-symbol-ship" if isinstance(marked, TakeShip) else "label-symbol-prison"


def with_symbol(me: int, card: Card, effect: Step) -> Step:
    """The special action of a card: its effect, and its symbol if it has one."""
    marked = symbol(me, card)
    return effect if marked is None else WithSymbol(me, marked, effect)


def only_symbol(me: int, card: Card) -> Step:
    """The special action of a card that has only a symbol (GRA-59)."""
    return symbol(me, card) or NoAction()


class WithSymbol(Action):
    """A card's effect and its symbol, in either order."""

    __slots__ = ("effect", "player", "symbol")

    def __init__(self, player: PlayerId, symbol: Decision, effect: Step) -> None:
        self.player = player
        self.symbol = symbol
        self.effect = effect

    def possible(self, game: Position) -> bool:
        return self.symbol.possible(game) or self.effect.possible(game)

    def main(self) -> Step:
        return main_step(self.effect)

    def run(self, game: Position) -> None:
        if self.symbol.possible(game) and self.effect.possible(game):
            game.then(SymbolFirst(self.player, self.symbol, self.effect))
        elif self.effect.possible(game):
            game.then(self.effect, MaySymbol(self.player, self.symbol))
        else:
            game.then(self.symbol)


class MaySymbol(Decision):
    """Use the symbol after the card's own effect, or not at all."""

    __slots__ = ("symbol",)
    prompt = "prompt-symbol"
    labels: ClassVar[dict[int, str]] = {STOP: "label-symbol-not"}
    shapes_turn = True
    gift = True

    def __init__(self, player: PlayerId, symbol: Decision) -> None:
        self.player = player
        self.symbol = symbol

    def options(self, game: Position) -> list[int]:
        return [USE, STOP] if self.symbol.options(game) else []

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            game.then(self.symbol)

    def words(self, game: Position, option: OptionId) -> tuple[str, dict[str, int]]:
        return (in_words(self.symbol), {}) if option == USE else super().words(game, option)


class SymbolFirst(MaySymbol):
    """Use the symbol before the card's own effect, or wait."""

    __slots__ = ("effect",)
    prompt = "prompt-symbol-first"
    labels: ClassVar[dict[int, str]] = {STOP: "label-symbol-later"}

    def __init__(self, player: PlayerId, symbol: Decision, effect: Step) -> None:
        self.player = player
        self.symbol = symbol
        self.effect = effect

    def options(self, game: Position) -> list[int]:
        return [USE, STOP]

    def choose(self, game: Position, option: OptionId) -> None:
        if option == USE:
            game.then(self.symbol, self.effect)
        else:
            game.then(self.effect, MaySymbol(self.player, self.symbol))
