"""Why a choice is good, in one true sentence: it compares the positions before and after the choice."""

from __future__ import annotations

from typing import Final

from elgrande.board.options import END, PASS, STOP, OptionId
from elgrande.board.spaces import CASTILLO, PlayerId, SpaceId
from elgrande.bots.evaluate import companies
from elgrande.bots.mind import Mind, half_chosen, opens_a_part, scores_later
from elgrande.bots.sense import Reason
from elgrande.rules.base.scoring import awards, counting, decided, places
from elgrande.rules.base.turn import Place
from elgrande.rules.position import Position

ENDINGS: Final = (STOP, PASS, END)
"""Choices that do nothing."""
LITTLE: Final = 0.05
"""Fewer points than this count as none."""
ALONE: Final = 1
"""How often a region is scored that nothing doubles."""


class Reasons:
    """What the choices of one decision change."""

    def __init__(self, position: Position, mind: Mind, best: float) -> None:
        self.position = position
        self.mind = mind
        self.player = position.decision.player
        self.costs = best < mind.outlook.utility(position, self.player) - LITTLE
        """Whether even the best choice, of this worth, makes things worse."""

    def why(self, option: OptionId) -> Reason:
        """The most telling thing that a choice brings."""
        after, planned = self._outcome(option)
        return (
            self._points(after, planned)
            or self._places(after, planned)
            or self._pieces(after, planned)
            or self._nothing(option)
        )

    def _outcome(self, option: OptionId) -> tuple[Position, int]:
        """What a choice leads to, and 1 if more has to be chosen for that, by its player or others."""
        position, player = self.position, self.player
        decision = position.decision
        done = self.mind.senses.as_if_done(position, decision, option)
        if done is not None:
            return done, 1
        after = position.copy()
        after.choose(option)
        whole = (
            decision.shapes_turn
            or (opens_a_part(option) and not decision.immediate)
            or (isinstance(decision, Place) and scores_later(position))
        )
        planned = 0
        while after.stack and (whole or half_chosen(after, player) or _settles(after)):
            planned = 1
            after.choose(self.mind.best(after))
        return after, planned

    def _points(self, after: Position, planned: int) -> Reason | None:
        """Points that are scored."""
        gains = [new - old for new, old in zip(after.board.score, self.position.board.score, strict=True)]
        own = gains.pop(self.player)
        if own <= 0:
            return None
        return "hint-points", {"points": own, "most": max(0, *gains), "planned": planned}

    def _places(self, after: Position, planned: int) -> Reason | None:
        """The region where a scoring would bring most more than before, or most less to somebody else."""
        before, best, found = self.position, 0, None
        for space in self._scored_alone(after):
            old, new = _won(before, space), _won(after, space)
            own = new[self.player] - old[self.player]
            if own > best:
                best = own
                first = _is_first(after, space, self.player) and not _is_first(before, space, self.player)
                values = {"space": space, "points": new[self.player], "before": old[self.player], "planned": planned}
                found = ("hint-first" if first else "hint-more", values | self._loser(old, new))
            for rival in range(before.rules.players):
                if rival != self.player and own >= 0 and old[rival] - new[rival] > best:
                    best = old[rival] - new[rival]
                    values = {"player": rival, "space": space, "points": new[rival], "before": old[rival]}
                    found = ("hint-rival", values | {"planned": planned})
        return found

    def _loser(self, old: list[int], new: list[int]) -> dict[str, int]:
        """Who else loses most by it, and how much; the player themselves and nothing if nobody does."""
        losses = [before - after for before, after in zip(old, new, strict=True)]
        losses[self.player] = 0
        less = max(losses)
        return {"victim": losses.index(less), "less": less} if less > 0 else {"victim": self.player, "less": 0}

    def _scored_alone(self, after: Position) -> list[int]:
        """The spaces whose scoring can be predicted: scored alone and once, and nothing in them is hidden."""
        now, then = companies(self.position), companies(after)
        alone = [space for space in now if now[space] == then.get(space) == (ALONE, (space,))]
        return alone if self.position.rules.config.castillo == "hidden" else [*alone, CASTILLO]

    def _pieces(self, after: Position, planned: int) -> Reason | None:
        """Caballeros that come to the court, or to a region; a King who guards a majority."""
        before, player = self.position, self.player
        king = after.board.king
        if king != before.board.king and king >= 0 and _is_first(after, king, player) and after.taboo(king):
            return "hint-king", {"space": king, "planned": planned}
        court = after.board.court[player] - before.board.court[player]
        if court > 0:
            return "hint-court", {"count": court, "planned": planned}
        more = {space: after.count(space, player) - before.count(space, player) for space in self.mind.outlook.spaces}
        space = max(more, key=lambda space: more[space])
        if more[space] > 0:
            return "hint-stand", {"space": space, "count": more[space], "planned": planned}
        return None

    def _nothing(self, option: OptionId) -> Reason:
        """Nothing to be seen at once."""
        if self.costs:
            return "hint-least", {}
        return ("hint-enough" if option in ENDINGS else "hint-later"), {}


def _settles(position: Position) -> bool:
    """Whether what happens next is decided by others, or is a detail."""
    return position.options[0] == PASS or position.decision.settles


def _won(position: Position, space: SpaceId) -> list[int]:
    """What a scoring of a space would bring each player now."""
    won = [0] * position.rules.players
    for player, points, _ in awards(position, space):
        won[player] += points
    return won


def _is_first(position: Position, space: SpaceId, player: PlayerId) -> bool:
    """Whether a player is alone in the first place."""
    return places(decided(position, [space], counting(position, space)))[player] == 1
