"""Laws that hold at every decision of every game, whatever is chosen. The fuzzer and the tests check them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from elgrande.board.spaces import COLOURS, NOTHING
from elgrande.engine.chance import Chance
from elgrande.game import ACTIONS, Game
from elgrande.notation import read, write
from elgrande.rules.position import Position
from elgrande.saving import dump_position, to_text
from elgrande.view import SPECTATOR, View


class LawBroken(AssertionError):
    """A law does not hold: the program has a bug."""


Law = Callable[[Game, Chance], None]
"""Checks a game at a decision, without changing it; raises LawBroken."""


def state(position: Position) -> str:
    """All of a position as a text, to be compared with what it was or will be."""
    return to_text(dump_position(position) | {"options": position.options})


def demand(holds: bool, message: str) -> None:
    """Raise LawBroken unless something holds."""
    if not holds:
        raise LawBroken(message)


# --- laws of the position ---


def caballeros_are_conserved(game: Game, chance: Chance) -> None:
    """Each player's caballeros are in regions, Castillo, court or province: none is lost, none is made."""
    board = game.position.board
    demand(min(board.caballeros + board.court + board.province) >= 0, "a negative number of caballeros")
    for player in range(game.rules.players):
        total = sum(board.caballeros[player::COLOURS]) + board.court[player] + board.province[player]
        demand(total == game.rules.caballeros, f"{game.names[player]} has {total} caballeros")


def cards_are_conserved(game: Game, chance: Chance) -> None:
    """Each action card is in its stack, face up, in use or kept."""
    board = game.position.board
    for stack in range(1, game.rules.stacks + 1):
        cards = Counter(board.stacks[stack])
        cards.update(card for card in (board.offered[stack],) if card != NOTHING)
        cards.update(card for card, _, _ in board.kept if game.rules.cards[card].stack == stack)
        if board.card != NOTHING and game.rules.cards[board.card].stack == stack:
            cards[board.card] += 1
        wanted = Counter({n: card.copies for n, card in enumerate(game.rules.cards) if card.stack == stack})
        demand(cards == +wanted, f"the cards of stack {stack} are {dict(cards)}")


def pieces_stand_in_regions(game: Game, chance: Chance) -> None:
    """King and Grandes stand in regions, and no two score tiles lie on one space (BASE-73)."""
    board, regions = game.position.board, game.rules.regions
    demand(board.king in regions, f"the King is at {board.king}")
    demand(all(where in regions for where in board.grande), f"the Grandes are at {board.grande}")
    laid = [where for where in board.tiles if where >= 0]
    demand(len(laid) == len(set(laid)), f"the tiles are at {board.tiles}")


def somebody_can_choose(game: Game, chance: Chance) -> None:
    """There is no dead end: every open decision has options, each once, and each player at most one decision."""
    for question in game.decisions:
        ids = [option.id for option in question.options]
        demand(bool(ids), f"{question.decision} has no options")
        demand(len(ids) == len(set(ids)), f"{question.decision} offers an option twice: {ids}")
        demand(all(0 <= option < ACTIONS for option in ids), f"{question.decision} offers {ids}")
    players = [question.player for question in game.decisions]
    demand(len(players) == len(set(players)), f"players {players} are asked at once")


def options_are_pure(game: Game, chance: Chance) -> None:
    """Asking for options changes nothing, and gives the same each time; the list kept on top is up to date."""
    before = state(game.position)
    for decision in game.position.decisions():
        demand(decision.options(game.position) == decision.options(game.position), f"{decision} changes its mind")
    demand(state(game.position) == before, "asking for options changed the position")
    demand(game.position.options == game.position.decision.options(game.position), "the options on top are stale")


def notation_goes_both_ways(game: Game, chance: Chance) -> None:
    """Every option has a notation that means just that option, and the mask shows just the options."""
    options = game.position.options
    for option in options:
        text = write(game.rules, option)
        demand(read(game.rules, text) == option, f"{text} is read as {read(game.rules, text)}, not {option}")
    demand([n for n, offered in enumerate(game.mask()) if offered] == sorted(options), "the mask is wrong")


def saving_keeps_everything(game: Game, chance: Chance) -> None:
    """A game that is saved and loaded is the same game."""
    text = game.save()
    loaded = Game.load(text)
    demand(state(loaded.position) == state(game.position), "loading gave another position")
    demand(loaded.choices == game.choices, "loading gave other choices")
    demand(loaded.undoable == game.undoable, "loading changed what can be undone")
    demand(loaded.save() == text, "saving again gave another text")
    demand(len(text.encode()) < 4096, f"the saved game has {len(text.encode())} bytes")


def views_keep_secrets(game: Game, chance: Chance) -> None:
    """Dealing anew what a player cannot see changes nothing that he sees; and he sees his own options."""
    for player in range(SPECTATOR, game.rules.players):
        view = game.view(player)
        imagined = view.imagine(chance)
        again = View(imagined, player)
        again.answered = view.answered  # who has answered is public, but the answers are not imagined
        demand(again.key() == view.key(), f"seat {player} can tell the difference")
        demand(to_text(again.as_dict()) == to_text(view.as_dict()), f"seat {player} is shown a difference")
    for question in game.decisions:
        own = [option.id for option in question.options]
        demand(game.view(question.player).options == own, f"seat {question.player} sees other options")


def copies_are_independent(game: Game, chance: Chance) -> None:
    """Playing on a copy changes neither the original nor another copy."""
    before = state(game.position)
    first, second = game.copy(), game.copy()
    for _ in range(5):
        if not first.over:
            first.position.choose(chance.pick(first.position.options))
    demand(state(game.position) == before, "playing on a copy changed the original")
    demand(state(second.position) == before, "playing on a copy changed another copy")


def checked_and_unchecked_agree(game: Game, chance: Chance) -> None:
    """`play` and the fast path `choose` lead to the same position, and an option not offered is refused."""
    option = chance.pick(game.position.options)
    checked, unchecked = game.copy(), game.copy()
    checked.play(option, game.decision.player)
    unchecked.position.choose(option)
    demand(state(checked.position) == state(unchecked.position), f"{option} leads to different positions")
    other = chance.below(ACTIONS)
    if other not in game.position.options:
        before = state(game.position)
        try:
            game.play(other, game.decision.player)
        except ValueError:
            demand(state(game.position) == before, "a refused choice changed the position")
        else:
            raise LawBroken(f"option {other} was not offered, but accepted")


def undo_returns(game: Game, chance: Chance) -> None:
    """Taking a choice back returns to the same position."""
    before, choices = state(game.position), game.choices
    again = game.copy()
    again.play(chance.pick(again.decision.options))
    if again.undoable:
        again.undo()
        demand(state(again.position) == before and again.choices == choices, "undo leads elsewhere")


def records_tell_all(game: Game, chance: Chance) -> None:
    """A record rebuilds the game, and the rebuilt game has the same record."""
    text = game.record()
    again = Game.from_record(text)
    demand(state(again.position) == state(game.position), "the record leads to another position")
    demand(again.record() == text, "the rebuilt game has another record")


def points_have_sources(game: Game, chance: Chance) -> None:
    """All points of a player come from somewhere."""
    scores = [0] * game.rules.players
    for points in game.points():
        scores[points.player] += points.points
    demand(scores == game.scores, f"the sources add up to {scores}, the scores are {game.scores}")


CHEAP: Final[tuple[Law, ...]] = (
    caballeros_are_conserved,
    cards_are_conserved,
    pieces_stand_in_regions,
    somebody_can_choose,
    options_are_pure,
    notation_goes_both_ways,
    saving_keeps_everything,
    views_keep_secrets,
    copies_are_independent,
    checked_and_unchecked_agree,
)
"""Checked at every decision."""

DEAR: Final[tuple[Law, ...]] = (undo_returns, records_tell_all, points_have_sources)
"""These replay the whole game: checked at some decisions."""


# --- a law of what a choice may change ---


def kings_region(game: Game) -> tuple[Any, ...]:
    """All that stands in the King's region."""
    board = game.position.board
    first = board.king * COLOURS
    grandes = tuple(player for player, where in enumerate(board.grande) if where == board.king)
    return board.king, board.caballeros[first : first + COLOURS], grandes, board.tile_on(board.king)


def taboo_is_kept(before: tuple[Any, ...], after: tuple[Any, ...]) -> None:
    """Nothing in the King's region changes while he stands there (BASE-50)."""
    if before[0] == after[0]:
        demand(before == after, f"the King's region changed from {before} to {after}")
