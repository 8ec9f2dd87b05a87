"""What each seat may see of a position: `rules.sight` has the table of all fields.

A view is a position in which everything its player cannot know is blank or in a fixed order, so two positions that
differ only in that have the same view. `imagine` makes a full position from a view alone: that is what bots think with.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from elgrande.board.board import Board
from elgrande.board.hand import cards_in, in_doubt, random_fit
from elgrande.board.options import SPACE, kind_of
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOTHING, NOWHERE
from elgrande.engine.chance import Chance
from elgrande.engine.saving import dump_step
from elgrande.engine.step import Decision, Sealed, Secret, Step
from elgrande.furnish import furnish
from elgrande.notation import SEAT_COLOURS, write
from elgrande.rules.base.round import order_of_turns
from elgrande.rules.position import Position
from elgrande.rules.rules import Rules
from elgrande.rules.sight import SIGHT, VEILED
from elgrande.rules.space import ANY
from elgrande.view_data import BoardView, PlayerView, SpaceView

SPECTATOR: Final = -1


def seen_stack(game: Position, player: int) -> list[Step]:
    """What is still to happen, as a player sees it: the others' secret answers look like open decisions."""
    row = game.row()
    if not row:
        return game.stack[:]
    rest = game.stack[: len(game.stack) - len(row)]
    seen = [_unsealed(step, player) for step in row]
    return rest + sorted(seen, key=lambda step: (isinstance(step, Decision), -_decider(step)))


def _unsealed(step: Step, player: int) -> Step:
    secret = step.decision if isinstance(step, Sealed) else step
    assert isinstance(secret, Secret)
    return step if secret.player == player else secret.veiled()


def _decider(step: Step) -> int:
    decision = step.decision if isinstance(step, Sealed) else step
    assert isinstance(decision, Decision)
    return decision.player


def values_in(rules: Rules, hand: int) -> list[int]:
    """The values of the power cards in a hand."""
    return [rules.values[number] for number in cards_in(hand)]


class View:
    """What one player or a spectator sees: everything that a browser, a bot or an observation gets."""

    def __init__(self, game: Position, player: int) -> None:
        self.player = player
        sealed = [step for step in game.row() if isinstance(step, Sealed)]
        self.answered = sorted([step.decision.player for step in sealed])
        """Players whose dial is already set, in an open row of secret decisions."""
        own = [step.option for step in sealed if step.decision.player == player]
        set_now = [option - SPACE for option in own if kind_of(option) == SPACE]
        self.dial: int = set_now[0] if set_now else game.board.dial[player] if player >= 0 else NOWHERE
        """The region on the player's own dial, once it is set."""
        board = game.board.copy()
        for name, sight in VEILED:
            setattr(board, name, sight(game, player))
        for field in game.rules.secrets.fields:
            field.veil(board, player)
        self.position = Position(game.rules, board, seen_stack(game, player), [], game.revealed)
        """The position as this player sees it; everything they cannot know is blank or in a fixed order."""
        self.decision = self._own_decision(game)
        """What this player has to decide now, if anything."""
        self.options: list[int] = self.decision.options(self.position) if self.decision else []

    def _own_decision(self, game: Position) -> Decision | None:
        return next((decision for decision in game.decisions() if decision.player == self.player), None)

    def __repr__(self) -> str:
        rules, round = self.position.rules, self.board.round
        seen_by = f"seat {self.player} ({SEAT_COLOURS[self.player]})" if self.player >= 0 else "a spectator"
        options = " ".join(write(rules, option) for option in self.options) or "nothing to decide"
        return f"<View of {seen_by} in round {round}: {options}>"

    @property
    def board(self) -> Board:
        """The board as this player sees it."""
        return self.position.board

    def imagine(self, chance: Chance) -> Position:
        """A full position that fits this view: `chance` deals the hidden things anew."""
        position = self.position.copy()
        board, rules = position.board, position.rules
        for stack, unseen in enumerate(board.unseen):
            cards = list(board.stacks[stack][:unseen])
            chance.shuffle(cards)
            board.stacks[stack] = tuple(cards) + board.stacks[stack][unseen:]
        for other in range(rules.players):
            self._imagine_player(board, other, rules.caballeros, chance)
        board.caballeros[CASTILLO * COLOURS + BLACK] += rules.black - sum(board.caballeros[BLACK::COLOURS])
        for field in rules.secrets.fields:
            field.imagine(position, self.player, chance)
        if self.decision is not None:
            position.bring_up(self.decision)
            position.options = self.options
        elif position.stack:
            position.run()
        return position

    def _imagine_player(self, board: Board, other: int, caballeros: int, chance: Chance) -> None:
        # Every caballero is somewhere, so counting shows what is in the Castillo even when it is hidden.
        visible = sum(board.caballeros[other::COLOURS]) + board.court[other] + board.province[other]
        board.caballeros[CASTILLO * COLOURS + other] += caballeros - visible
        if other != self.player:
            masks = board.doubtful[other]
            board.hand[other] = board.hand[other] & ~in_doubt(masks) | random_fit(masks, chance)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View)
            and self.position.rules.config == other.position.rules.config
            and self.position.rules.overrides == other.position.rules.overrides
            and self.key() == other.key()
        )

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> View:
        return deepcopy(self)

    # --- as data ---

    def as_dict(self) -> BoardView:
        """Everything that is seen, by name, as plain data for a browser or a file."""
        seen = self._seen()
        furnish(seen, self.position, self.player)
        return seen

    def _seen(self) -> BoardView:
        board, rules = self.board, self.position.rules
        card_keys = [card.key for card in rules.cards]
        return {
            "seat": self.player,
            "round": board.round,
            "rounds": list(rules.rounds),
            "scoring_rounds": list(rules.scoring_rounds),
            "power_cards": [
                {
                    "value": rules.values[number],
                    "caballeros": rules.reinforcements[number],
                    "card": card_keys[rules.actions[number]] if rules.actions else None,
                    "about": rules.cards[rules.actions[number]].about.split() if rules.actions else [],
                }
                for number in range(1, len(rules.values))
            ],
            "start": board.start,
            "player": board.player,
            "order": order_of_turns(self.position) if all(board.power) else [],
            "places": rules.places,
            "king": self._key(board.king),
            "throne": self._key(board.king),
            "spaces": {space.key: self._space(number) for number, space in enumerate(rules.spaces)},
            "seats": [self._seat(seat) for seat in range(rules.players)],
            "offered": [card_keys[card] if card != NOTHING else None for card in board.offered[1:]],
            "closed": [
                stack
                for stack in range(1, rules.stacks + 1)
                if any(barred(self.position, stack) for barred in rules.turns.barred)
            ],
            "in_use": card_keys[board.card] if board.card != NOTHING else None,
            "kept": [{"card": card_keys[card], "holder": who, "until": until} for card, who, until in board.kept],
            "tiles": [self._key(space) for space in board.tiles],
            "turned": [],
            "shown": [self._key(region) for region in board.shown],
            "unseen": [sorted(card_keys[card] for card in cards[:n]) for cards, n in self._stacks()],
            "seen": [[card_keys[card] for card in cards[n:]] for cards, n in self._stacks()],
            "answered": self.answered,
            "deciding": sorted({d.player for d in self.position.decisions()} - set(self.answered))
            if self.position.stack
            else [],
            "options": self.options,
            "roles": [],
            "links": [],
            "news": [],
        }

    def _key(self, space: int) -> str | None:
        return self.position.rules.spaces[space].key if space >= 0 else None

    def _space(self, number: int) -> SpaceView:
        board, rules = self.board, self.position.rules
        space, region = rules.spaces[number], self.position.region_of(number)
        hidden = number == CASTILLO and rules.config.castillo == "hidden"
        first = number * COLOURS
        return {
            "caballeros": None if hidden else board.caballeros[first : first + rules.players],
            "black": None if hidden else board.on(number, BLACK),
            "table": list(self.position.score_table(number)),
            "tile": board.tile_on(self.position.table_space(number)),
            "within": None if region == number else self._key(region),
            "room": None if space.room == ANY else space.room,
        }

    def _seat(self, seat: int) -> PlayerView:
        board, rules = self.board, self.position.rules
        known = self.power_cards(seat)
        return {
            "colour": SEAT_COLOURS[seat],
            "score": board.score[seat],
            "court": board.court[seat],
            "province": board.province[seat],
            "grande": self._key(board.grande[seat]),
            "power": rules.values[board.power[seat]] if board.power[seat] else None,
            "hand_size": board.hand[seat].bit_count(),
            "hand": values_in(rules, board.hand[seat]) if seat == self.player else None,
            "surely_in_hand": known["surely_in_hand"],
            "doubtful": known["doubtful"],
            "played": known["played"],
            "perhaps_back": known["perhaps_back"],
            "dial": self._key(self.dial if seat == self.player else board.dial[seat]),
        }

    def power_cards(self, seat: int) -> dict[str, list[int] | None]:
        """What everybody can know of a player's power cards: for people only where listed (OPT-10), or their own."""
        board, rules = self.board, self.position.rules
        masks = board.doubtful[seat]
        doubtful = in_doubt(masks)
        sure = board.hand[seat] & ~doubtful
        unseen = masks[0] if masks and rules.actions else 0  # chosen in secret, so never seen
        out = rules.power_cards & ~sure & ~doubtful if board.round in rules.rounds else 0
        listed = rules.config.played == "listed"
        known = {"surely_in_hand": sure, "doubtful": doubtful} if listed or seat == self.player else {}
        known |= {"played": out, "perhaps_back": doubtful & ~unseen} if listed else {}
        names = ("surely_in_hand", "doubtful", "played", "perhaps_back")
        return {name: values_in(rules, known[name]) if name in known else None for name in names}

    def _stacks(self) -> list[tuple[tuple[int, ...], int]]:
        return list(zip(self.board.stacks, self.board.unseen, strict=True))[1:]

    def key(self) -> str:
        """Everything that is seen, as one text: two views are the same if and only if their keys are."""
        values = [getattr(self.board, name) for name in SIGHT if name != "extra"]
        rules, extra = self.position.rules, self.board.extra  # in the order of the manifests, wherever a field lies
        values.append([number for field in rules.fields for number in extra[field.at : field.last]])
        steps = [dump_step(step) for step in self.position.stack]
        return json.dumps([self.player, self.answered, values, steps, self.options])


def redealt(game: Position, players: Sequence[int], chance: Chance) -> Position:
    """A position that these players cannot tell from `game`: `chance` deals what none of them can know anew.

    Those of them who must decide now are asked the same; the others are asked again what they answered in secret.
    """
    views = sorted((View(game, player) for player in players), key=lambda view: view.decision is None)
    view, *others = views
    board = view.board
    for other in others:
        seen = other.board
        board.dial = [max(pair) for pair in zip(board.dial, seen.dial, strict=True)]  # NOWHERE is below all regions
        for place, number in enumerate(seen.extra):
            if number == game.board.extra[place]:
                board.extra[place] = number
    position = view.imagine(chance)
    for other in others:
        position.board.hand[other.player] = other.board.hand[other.player]
    return position
