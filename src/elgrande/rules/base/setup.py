"""Set-up of the base game (BASE-10 to BASE-14)."""

from __future__ import annotations

from elgrande.board.spaces import COLOURS, REGIONS
from elgrande.engine.chance import Chance
from elgrande.rules.base.facts import COURT, HOME
from elgrande.rules.base.round import StartRound
from elgrande.rules.position import Position


def draw_regions(game: Position, chance: Chance) -> None:
    """Region cards: the first is the King's, then one home region for each player (BASE-10, BASE-11)."""
    board, rules = game.board, game.rules
    region_cards = list(range(REGIONS))
    chance.shuffle(region_cards)
    board.king = region_cards.pop()
    for player in range(rules.players):
        home = region_cards.pop()
        board.grande[player] = home
        board.caballeros[home * COLOURS + player] = HOME
        board.court[player] = COURT
        board.province[player] = rules.caballeros - HOME - COURT
        board.hand[player] = rules.power_cards


def shuffle_stacks(game: Position, chance: Chance) -> None:
    """Each stack of action cards is shuffled on its own (BASE-12)."""
    board = game.board
    for stack in range(1, game.rules.stacks + 1):
        cards = [n for n, card in enumerate(game.rules.cards) if card.stack == stack for _ in range(card.copies)]
        chance.shuffle(cards)
        board.stacks[stack] = tuple(cards)
        board.unseen[stack] = len(cards)


def draw_start_player(game: Position, chance: Chance) -> None:
    """Somebody starts (BASE-13)."""
    game.board.start = chance.below(game.rules.players)


def begin(game: Position, chance: Chance) -> None:
    """The first round comes next (BASE-14)."""
    game.then(StartRound(game.rules.rounds[0]))
