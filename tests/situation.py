"""Positions in a few words, so that a test of a rule reads like the rulebook.

game = situation("Gal: 3 red, 2 blue; Cas: 1 red", king="Nue", turn="red", card="intrigue-any-3")
game.follow("special Gal.blue>Val stop")
assert standing(game, "Val") == "1 blue"

With modules (`modules=["grand_inquisitor"]`): `Shi: 2 red; Cpt: 1 blue; Lim: 3 red, 1 black` for spaces inside regions,
`carriers="gold Ame.red, goods Shi.blue"`, `lying="1 gold, 2 goods"`, `fresh="1 Shi.red, 1 gold Ame.red"` for those who
came this round, `keeps="red:double-strike"`; and every field of a module by its name (see `tests.fields`):
`inquisitor="red"`, `limit="Val"`, `banners="red:Gal"`, `quarantine="Val"`.
"""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.board.board import Board
from elgrande.board.spaces import COLOURS, NOWHERE
from elgrande.engine.step import Step
from elgrande.notation import COLOUR_NAMES
from elgrande.rules.base.round import EndTurns, TakeTurns
from elgrande.rules.base.turn import PutUnder, TakeCard, UseCard
from elgrande.rules.grand_inquisitor.facts import LIMIT
from elgrande.rules.grand_inquisitor.newcomers import NEWCOMERS, newcomers
from elgrande.rules.grand_inquisitor.tokens import GOLD, GOODS, LYING
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.king_intrigue.turn import TakeAction
from tests.fields import is_field, put, reset, told

POWER = (13, 11, 7, 5, 2)
"""What the players have played this round, unless a test says otherwise: red is first."""

KINDS = ("plain", "gold", "goods", "bearer")


def situation(
    caballeros: str = "",
    *,
    king: str = "Gal",
    turn: str = "red",
    card: str | None = None,
    court: str = "",
    province: str = "",
    grandes: str = "",
    tiles: str = "",
    vetoes: str = "",
    keeps: str = "",
    carriers: str = "",
    lying: str = "",
    fresh: str = "",
    whole_turn: bool = False,
    scores: str = "",
    offered: dict[int, str] | None = None,
    round: int = 4,
    players: int = 4,
    seed: int = 1,
    **options: Any,
) -> Game:
    """A game in the middle of a round: it is somebody's turn, and they have taken `card` (or are about to take one).

    Caballeros that are not mentioned are in the province, unless `province` says how many are there;
    players not mentioned in `court` have none there. `vetoes` names the colours that keep a Veto. With `whole_turn`
    the turn begins from its first step, journeys and reinforcements included.
    """
    fields = {name: options.pop(name) for name in list(options) if is_field(name)}
    game = Game.new(players=players, seed=seed, **options)
    while not game.position.board.round:  # what modules ask before the first round
        game.position.choose(game.position.options[0])
    board = game.position.board
    board.round = round
    board.king = _space(game, king)
    board.caballeros = [0] * len(board.caballeros)
    for place in filter(None, (part.strip() for part in caballeros.split(";"))):
        name, _, groups = place.partition(":")
        for count, colour in _groups(groups):
            board.caballeros[_space(game, name) * COLOURS + colour] = count
    board.court = _by_player(court, players)
    board.province = _provinces(game, board, province)
    board.score = _by_player(scores, players)
    board.power = list(POWER[:players])
    board.hand = [hand & ~(1 << power) for hand, power in zip(board.hand, board.power, strict=True)]
    board.grande = [NOWHERE] * players
    for owner, name in (word.split(":") for word in grandes.split()):
        board.grande[COLOUR_NAMES.index(owner)] = _space(game, name)
    for tile, name in (word.split(":") for word in tiles.split()):
        board.tiles[["8", "4"].index(tile)] = _space(game, name)
    for stack, key in (offered or {}).items():
        _offer(game, stack, key)
    if vetoes:
        _keep_vetoes(game, [COLOUR_NAMES.index(holder) for holder in vetoes.split()])
    for holder, key in (word.split(":") for word in keeps.split()):
        _keep(game, COLOUR_NAMES.index(holder), key)
    reset(game)
    if LIMIT in game.rules.fields:
        fields.setdefault("limit", "Sev")
        _set_tokens(game, carriers, lying, fresh)
    for name, said in fields.items():
        put(game, name, said)
    _begin_turn(game, COLOUR_NAMES.index(turn), card, whole_turn)
    return game


def _set_tokens(game: Game, carriers: str, lying: str, fresh: str) -> None:
    """Gold and goods in the colonies and with caballeros; all others are in supply."""
    places = [(kind, _cell(game, cell)) for kind, cell in (word.split() for word in carriers.split(",") if word)]
    for count, kind in (word.split() for word in lying.split(",") if word):
        places += [(kind, LYING)] * int(count)
    for kind, place in places:
        (GOLD if kind == "gold" else GOODS).add(game.position, place)
    for count, *which, name in (word.split() for word in fresh.split(",") if word):
        space, colour = divmod(_cell(game, name), COLOURS)
        which_kind = KINDS.index(which[0] if which else "plain")
        NEWCOMERS.put(game.position, int(count), newcomers(space, colour, which_kind))


def _cell(game: Game, name: str) -> int:
    space, _, colour = name.partition(".")
    return _space(game, space) * COLOURS + COLOUR_NAMES.index(colour)


def _begin_turn(game: Game, player: int, card: str | None, whole: bool) -> None:
    """Set up what is to come: this turn, then the rest of the round and of the game."""
    position = game.position
    rest = [make() for make in game.rules.round]
    after = next(number for number, step in enumerate(rest) if isinstance(step, TakeTurns)) + 1
    begin = 0 if whole else next(n for n, make in enumerate(game.rules.turn) if make in (TakeCard, TakeAction))
    turn: list[Step] = [make(player) for make in game.rules.turn[begin:]]
    if card is not None:
        number = game.rules.card_named(card)
        stack = game.rules.cards[number].stack
        _offer(game, stack, card)
        position.board.offered[stack] = -1
        position.board.card = number
        position.board.taken = number
        turn[:1] = [UseCard(player, number, True, True), PutUnder()]
    position.board.player = player
    position.stack = []
    position.then_all([*turn, EndTurns(), *rest[after:]])
    position.run()


def _offer(game: Game, stack: int, key: str) -> None:
    """Put a card face up on its stack, wherever it was."""
    board, card = game.position.board, game.rules.card_named(key)
    if board.offered[stack] != card:
        board.stacks[stack] = (board.offered[stack], *_without(board.stacks[stack], card))
        board.unseen[stack] = len(board.stacks[stack])
        board.offered[stack] = card


def _keep_vetoes(game: Game, holders: list[int]) -> None:
    """Give each holder a Veto, wherever it was."""
    board, veto = game.position.board, game.rules.card_named("veto")
    if board.offered[2] == veto:
        other = next(card for card in board.stacks[2] if card != veto)
        board.stacks[2] = (veto, *_without(board.stacks[2], other))
        board.offered[2] = other
    for holder in holders:
        board.stacks[2] = _without(board.stacks[2], veto)
        board.kept += ((veto, holder, game.rules.next_round(board.round) or board.round),)


def _keep(game: Game, holder: int, key: str) -> None:
    """Give a player a card to keep until they use it, wherever it was."""
    board, card = game.position.board, game.rules.card_named(key)
    stack = game.rules.cards[card].stack
    if board.offered[stack] == card:
        other = next(other for other in board.stacks[stack] if other != card)
        board.stacks[stack] = (card, *_without(board.stacks[stack], other))
        board.offered[stack] = other
    board.stacks[stack] = _without(board.stacks[stack], card)
    board.unseen[stack] = len(board.stacks[stack])
    board.kept += ((card, holder, FOR_GOOD),)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _provinces(game: Game, board: Board, province: str) -> list[int]:
    said = {colour: count for count, colour in _groups(province)}
    left = [
        game.rules.caballeros - sum(board.caballeros[player::COLOURS]) - board.court[player]
        for player in range(game.rules.players)
    ]
    assert all(count >= 0 for count in left), "more caballeros than a player has"
    return [said.get(player, count) for player, count in enumerate(left)]


def _space(game: Game, name: str) -> int:
    return game.rules.space_named(name.strip())


def _groups(text: str) -> list[tuple[int, int]]:
    words = [part.split() for part in text.split(",") if part.strip()]
    return [(int(count), COLOUR_NAMES.index(colour)) for count, colour in words]


def _by_player(text: str, players: int) -> list[int]:
    counts = [0] * players
    for count, colour in _groups(text):
        counts[colour] = count
    return counts


# --- what a player would notice ---


def standing(game: Game, space: str) -> str:
    """The caballeros on a space, such as `3 red, 1 blue`; nothing if it is empty."""
    number = _space(game, space)
    counts = [game.position.board.on(number, colour) for colour in range(COLOURS)]
    return ", ".join(f"{count} {COLOUR_NAMES[colour]}" for colour, count in enumerate(counts) if count)


def texts(game: Game) -> str:
    """The options of the decision on top, in notation."""
    return " ".join(option.text for option in game.decision.options)


def asked(game: Game) -> str:
    """Who is asked what: the colours of the open decisions and the kind, such as `blue MayVeto`."""
    colours = " ".join(COLOUR_NAMES[question.player] for question in game.decisions)
    return f"{colours} {type(game.decision.decision).__name__}"


def kept(game: Game) -> str:
    """The kept cards and their holders, such as `veto blue`."""
    return ", ".join(f"{game.rules.cards[card].key} {COLOUR_NAMES[who]}" for card, who, _ in game.position.board.kept)


def under(game: Game, stack: int) -> str:
    """The card at the bottom of a stack."""
    return game.rules.cards[game.position.board.stacks[stack][-1]].key


def tokens(game: Game) -> str:
    """The gold and goods on the board, such as `gold Ame.red, 2 goods lying`."""
    found = []
    for kind, field in (("gold", GOLD), ("goods", GOODS)):
        places = field.values(game.position)
        for cell in sorted(place for place in places if place >= 0):
            found.append(f"{kind} {game.rules.spaces[cell // COLOURS].short}.{COLOUR_NAMES[cell % COLOURS]}")
        if LYING in places:
            found.append(f"{places.count(LYING)} {kind} lying")
    return ", ".join(found)


def banners(game: Game) -> str:
    """Where the standard bearers are, such as `red:Gal blue:Nue`."""
    return told(game, "banners")
