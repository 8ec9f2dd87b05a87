"""Lets bots play whole games, turns or single choices, and says what they chose."""

from __future__ import annotations

from elgrande import Game
from elgrande.bots import make_bot
from elgrande.bots.pupil import PupilBot


def play(game: Game, *names: str, seed: int = 0) -> list[tuple[str, int, list[int]]]:
    """Play a game to its end; returns the kind of decision, the option and the offered options of each choice."""
    bots = [make_bot(name, seed * 10 + seat) for seat, name in enumerate(names)]
    made = []
    while not game.over:
        question = game.decision
        offered = [option.id for option in question.options]
        option = bots[question.player].choose(game.view(question.player))
        assert option in offered
        made.append((type(question.decision).__name__, option, offered))
        game.play(option, question.player)
    return made


def one_page(game: Game, seat: int, seed: int = 0) -> bool:
    """Whether a page wins a game against random players, alone or not."""
    play(game, *["page" if other == seat else "random" for other in range(game.rules.players)], seed=seed)
    return seat in game.winners


def finish_turn(game: Game, seed: int = 0) -> Game:
    """Let a pupil play until the current turn is over; returns the game."""
    player, bot = game.position.board.player, PupilBot(seed)
    while not game.over and game.position.board.player == player:
        decider = game.decision.player
        game.play(bot.choose(game.view(decider)), decider)
    return game


def chosen(game: Game, seed: int = 0) -> str:
    """What a pupil chooses now, in notation."""
    player = game.decision.player
    option = PupilBot(seed).choose(game.view(player))
    return next(offered.text for offered in game.decision.options if offered.id == option)


def choose_until(game: Game, *kinds: str) -> None:
    """Let a pupil choose for everybody until such a decision comes up."""
    while type(game.decision.decision).__name__ not in kinds:
        player = game.decision.player
        game.play(PupilBot().choose(game.view(player)), player)


def crowds(names: str) -> str:
    """Regions full of all others, where one or two more caballeros bring red nothing."""
    return "; ".join(f"{name}: 4 green, 3 blue, 3 yellow" for name in names.split())
