"""What a position is worth to each player, in points: what they have and what they can expect.

An `Outlook` is made once for each choice. It fixes how much the scorings to come count from here, so that all
positions that a bot compares for this choice are measured in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from elgrande.board.hand import cards_in
from elgrande.board.spaces import BLACK, CASTILLO, COLOURS, NOBODY, PlayerId, SpaceId
from elgrande.bots.extras import Extras
from elgrande.bots.hands import card_worth
from elgrande.bots.judgement import PLAIN, Judgement
from elgrande.bots.prospects import Prospects
from elgrande.bots.sums import product, summed
from elgrande.rules.base.scoring import awards_for, counting, decided, places, ranked_awards
from elgrande.rules.hooks import Award
from elgrande.rules.keeping import FOR_GOOD
from elgrande.rules.position import Position

COMERS: Final = 2
"""How many more caballeros of a player may come to a space."""
MANY: Final = 4096
"""How many kinds of stakes are remembered from one choice to the next."""

Stakes = tuple[tuple[int, ...], bool, tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
"""Points by place, and whether the last gets most; by player the bonus for a sole first place, what decides ties, and
what offices bring."""

Won = dict[tuple[int, ...], tuple[int, ...]]
"""What a space brings each player, by how many caballeros count for each."""

Known = dict[tuple[int, ...], float]
"""What a space is worth to somebody, by the caballeros on it."""

Company = tuple[int, tuple[int, ...]]
"""How often a space counts in the next general scoring, and the spaces that are scored there as one with it."""

LEFT_OUT: Final[Company] = (0, ())
"""Regions that are not scored with the others; the Castillo has its own time."""

Remembered = tuple[int, int, int, tuple[tuple[int, int], ...], Stakes, Company, Known]
"""A space, where its cells and those of all that counts with it begin and end, what is at stake, its company, and what
is known of it."""


class Setting:
    """What is known of all spaces while only caballeros come and go."""

    __slots__ = ("boards", "spaces")

    def __init__(self, spaces: list[Remembered]) -> None:
        self.spaces = spaces
        self.boards: dict[tuple[int, ...], tuple[float, ...]] = {}
        """What each space is worth, by the caballeros on all spaces."""


class Outlook:
    """The evaluation of positions, seen from one moment of a game."""

    def __init__(self, position: Position, judgement: Judgement = PLAIN) -> None:
        rules = position.rules
        self.rules = rules
        self.judgement = judgement
        self.players = rules.players
        self.prospects = Prospects(position, judgement)
        self.spaces = [space for space, known in enumerate(rules.spaces) if known.region or space == CASTILLO]
        """What is scored: the regions and the Castillo."""
        self.extras = Extras(rules, self.prospects) if not rules.plain else None
        counts, players = range(rules.caballeros + 1), range(self.players)
        self._courts = [[self.court(count, player) for count in counts] for player in players]
        self._hands: dict[int, float] = {}
        self._spaces: dict[tuple[object, ...], Known] = {}
        self._settings: dict[tuple[object, ...], Setting] = {}
        self._held: dict[tuple[object, ...], list[float]] = {}
        worths = self.worth(position)
        self.scored = [self._shares(player, worths, judgement.scored) for player in players]
        """How much the points that each player has count for or against one of them."""
        self.hoped = [self._shares(player, worths, judgement.rivalry) for player in players]
        """The same for the points that they can expect."""

    def _shares(self, player: PlayerId, worths: list[float], rivalry: float) -> list[float]:
        """How much the points of each player count for or against one of them: the leading rival's most."""
        best = max(value for other, value in enumerate(worths) if other != player)
        threats = [exp((value - best) / self.judgement.lead) for value in worths]
        threats[player] = 0.0
        part = (1.0 if self.players == 2 else rivalry) / summed(threats)
        shares = [-part * threat for threat in threats]
        shares[player] = 1.0
        return shares

    def worth(self, position: Position) -> list[float]:
        """What each player has and can expect, in points."""
        if self.extras:
            position = self.extras.when_scored(position)
        worth = [score + self._holdings(position, player) for player, score in enumerate(position.board.score)]
        together = companies(position)
        for space in self.spaces:
            company = together.get(space, LEFT_OUT)
            for player, value in enumerate(self._appraise(position, space, stakes(position, space), company)):
                worth[player] += value
        if self.extras:
            for player, value in enumerate(self.extras.worth(position)):
                worth[player] += value
        return worth

    def utility(self, position: Position, player: PlayerId) -> float:
        """How well a player stands: what they have and can expect, against the others."""
        extras = self.extras
        if extras:
            position = extras.when_scored(position)
        board = position.board
        special = extras.setting(board) if extras else ()
        key = (player, board.king, tuple(board.grande), tuple(board.tiles), special)
        setting = self._settings.get(key)
        if setting is None:
            setting = self._settings[key] = Setting(self._remembered(position, player))
        cells = tuple(board.caballeros)
        values = setting.boards.get(cells)
        if values is None:
            values = setting.boards[cells] = self._values(position, player, cells, setting.spaces)
        scored, held = self.scored[player], self._all_held(position, player)
        total = 0.0
        for other in range(self.players):
            total += scored[other] * board.score[other] + held[other]
        for value in values:
            total += value
        return total + extras.utility(position, cells, player, self.hoped[player]) if extras else total

    def _values(
        self, position: Position, player: PlayerId, cells: tuple[int, ...], spaces: list[Remembered]
    ) -> tuple[float, ...]:
        """What each space is worth to a player, against the others."""
        shares = self.hoped[player]
        values: list[float] = []
        for space, first, end, inside, at_stake, company, known in spaces:
            key = cells[first:end]
            for start, stop in inside:
                key += cells[start:stop]
            value = known.get(key)
            if value is None:
                worth = self._appraise(position, space, at_stake, company)
                value = known[key] = product(shares, worth)
            values.append(value)
        return tuple(values)

    def _remembered(self, position: Position, player: PlayerId) -> list[Remembered]:
        """What is at stake on each space now, and what is known already about spaces on which so much is at stake."""
        found: list[Remembered] = []
        together = companies(position)
        for space in self.spaces:
            company = together.get(space, LEFT_OUT)
            parts = [part for member in company[1] or (space,) for part in position.parts(member) if part != space]
            inside = tuple([(part * COLOURS, (part + 1) * COLOURS) for part in parts])
            here = stakes(position, space)
            joined = here if len(company[1]) < 2 else stakes(position, space, company[1])
            special = self.extras.seen_on(position, space) if self.extras else ()
            table, mirrored, extra, ties, _ = joined
            kind = (player, space, position.taboo(space), table, mirrored, extra, ties, company, special)
            known = self._spaces.setdefault(kind, {})
            found.append((space, space * COLOURS, (space + 1) * COLOURS, inside, here, company, known))
        return found

    # --- what a player has in front of them ---

    def _all_held(self, position: Position, player: PlayerId) -> list[float]:
        """Worth of what all have in front of them, as it counts for or against one of them."""
        board = position.board
        more = self.extras.who_gets_one_more(position) if self.extras else NOBODY
        key = (player, more, board.kept, tuple(board.court), tuple(board.hand))
        held = self._held.get(key)
        if held is None:
            shares = enumerate(self.hoped[player])
            held = self._held[key] = [share * self._holdings(position, other) for other, share in shares]
        return held

    def _holdings(self, position: Position, player: PlayerId) -> float:
        """Worth of a player's court, power cards and kept cards."""
        board, extras = position.board, self.extras
        court = board.court[player]
        if extras and extras.who_gets_one_more(position) == player:
            court += 1
        value = self._courts[player][court] + self.hand(position, board.hand[player])
        if board.kept:
            for card, holder, until in board.kept:
                if holder != player:
                    continue
                if extras and until == FOR_GOOD:
                    value += extras.kept(position.rules.cards[card].kept)
                else:
                    value += self.judgement.veto * (1 + until - board.round) * (self.prospects.total > 0)
        return value

    def court(self, count: int, player: PlayerId) -> float:
        """Worth of so many caballeros at court: the more, the longer the last ones wait."""
        judgement = self.judgement
        room = judgement.placed * self.prospects.rounds[player]
        if not room:
            return judgement.spare * count
        return judgement.ready * self.prospects.total * room * (1 - exp(-count / room)) + judgement.spare * count

    def hand(self, position: Position, hand: int) -> float:
        """Worth of the power cards in a hand: the best ones, as many as will be played."""
        found = self._hands.get(hand)
        if found is None:
            prices = sorted(card_worth(position.rules, card, self.judgement) for card in cards_in(hand))
            found = self._hands[hand] = summed(prices[max(len(prices) - self.prospects.later, 0) :])
        return found

    # --- what stands on the board ---

    def _appraise(self, position: Position, space: SpaceId, at_stake: Stakes, company: Company) -> list[float]:
        """Worth of a space to each player: what the scorings to come will bring them there."""
        judgement, prospects, extras = self.judgement, self.prospects, self.extras
        counts = counting(position, space)
        if len(position.rules.parts[space]) > 1:  # who holds its offices now
            at_stake = stakes(position, space)
        alone = self._expected(position, space, (space,), counts, at_stake)
        if space == CASTILLO:
            out = judgement.way_out * prospects.next + judgement.ready * prospects.afterwards
            return [prospects.next * won + out * counts[player] for player, won in enumerate(alone)]
        often = prospects.total - prospects.next
        if extras:
            often += extras.due_scorings(position, space)
        here = judgement.present * prospects.total
        factor, regions = company
        if len(regions) < 2:
            often += prospects.next * factor
            return [often * won + here * counts[player] for player, won in enumerate(alone)]
        all_counts = [sum(many) for many in zip(*[counting(position, region) for region in regions], strict=True)]
        joined = self._expected(position, space, regions, all_counts, stakes(position, space, regions))
        general = prospects.next * factor
        return [
            often * won + general * more + here * count for won, more, count in zip(alone, joined, counts, strict=True)
        ]

    def _expected(
        self, position: Position, space: SpaceId, regions: tuple[int, ...], counts: list[int], at_stake: Stakes
    ) -> Sequence[float]:
        """What a scoring brings each player: sure points, and what they become if somebody comes along."""
        extras, known = self.extras, known_points(at_stake)
        sure: Sequence[float] = points(position, space, known, counts, regions)
        if extras and position.rules.black:
            free = counts[:]
            for region in regions:
                free = extras.without_black(position, region, free)
            kept = self._kept(position, space)
            if kept < 1.0 and free != counts:
                lost = points(position, space, known, free, regions)
                sure = [kept * won + (1 - kept) * less for won, less in zip(sure, lost, strict=True)]
            counts = free
        calm = position.taboo(space) or (extras is not None and extras.shut(position, space))
        doubt = self.prospects.doubt * self.judgement.calm if calm else self.prospects.doubt
        movers = self.prospects.movers
        if not (doubt and movers):
            return sure
        counts = counts[:]
        vague = [0.0] * self.players
        for player in movers:
            for _ in range(COMERS):
                counts[player] += 1
                for other, won in enumerate(points(position, space, known, counts, regions)):
                    vague[other] = vague[other] + won
            counts[player] -= COMERS
        part = doubt / (COMERS * len(movers))
        return [(1 - doubt) * won + part * vague[player] for player, won in enumerate(sure)]

    def _kept(self, position: Position, space: SpaceId) -> float:
        """How much of what a space will bring, black caballeros bring to their holder.

        If they leave their holder after a general scoring, it is what they bring up to then. If they stay, it is what
        is scored in this round, once the holder has had their turn, and of all else as much as the holder is expected
        to keep.
        """
        prospects = self.prospects
        if self.extras is None:
            return 1.0
        ends = space == CASTILLO or not prospects.total
        until_scored = 1.0 if ends else prospects.next / prospects.total
        if not self.extras.black_stay:
            return until_scored
        now = until_scored if prospects.now and position.owner(BLACK) not in prospects.waiting else 0.0
        return now + (1.0 - now) * self.judgement.loyal


def companies(position: Position) -> dict[int, Company]:
    """How the regions will be scored in the next general scoring."""
    rules = position.rules
    if not (rules.scoring.joins or rules.scoring.factors):
        return {region: (1, (region,)) for region in rules.regions}
    found: dict[int, Company] = {}
    for region in rules.regions:
        regions = tuple(position.scored_with(region))
        for member in regions:
            factor = 1
            for more in rules.scoring.factors:
                factor *= more(position, member)
            found[member] = (factor, regions)
    return found


def stakes(position: Position, space: SpaceId, regions: tuple[int, ...] = ()) -> Stakes:
    """What can be won on a space, whatever stands there: see `Stakes`; with regions, if they are scored as one."""
    rules = position.rules
    extra, offices = [0] * rules.players, [0] * rules.players
    for bonus in rules.scoring.bonuses:
        for player in range(rules.players):
            extra[player] += bonus.points(position, player, space)
    if len(rules.parts[space]) > 1:
        for player, award, _ in awards_for(position, space, offices):  # nobody there has a place
            offices[player] += award
    deciding = regions or (space,)
    ties = tuple([tuple(tiebreak(position, region)) for tiebreak in rules.scoring.tiebreaks for region in deciding])
    mirrored = bool(rules.scoring.mirrors) and any(mirrors(position, space) for mirrors in rules.scoring.mirrors)
    table = position.score_table(space) if mirrored else position.score_table(space)[: rules.places]
    return table, mirrored, tuple(extra), ties, tuple(offices)


_known_points: dict[Stakes, Won] = {}


def known_points(at_stake: Stakes) -> Won:
    """What is known already of spaces with these stakes, in any game."""
    known = _known_points.get(at_stake)
    if known is None:
        if len(_known_points) >= MANY:
            _known_points.clear()
        known = _known_points[at_stake] = {}
    return known


def points(
    position: Position, space: SpaceId, known: Won, counts: list[int], regions: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """What a space brings each player, if so many caballeros count for each, there or in all regions scored with it;
    `known` is for its stakes."""
    key = tuple(counts)
    won = known.get(key)
    if won is None:
        total = [0] * len(counts)
        for player, award, _ in won_there(position, space, counts, regions):
            total[player] += award
        won = known[key] = tuple(total)
    return won


def won_there(position: Position, space: SpaceId, counts: list[int], regions: tuple[int, ...]) -> list[Award]:
    """What a scoring of a space would bring, alone or as one of several regions."""
    if len(regions) < 2:
        return awards_for(position, space, counts)
    return ranked_awards(position, space, places(decided(position, list(regions), counts)))
