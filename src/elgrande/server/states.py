"""States: a table, now or earlier, as a seat or a spectator is shown it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace as dataclass_replace

from msgspec import UNSET, UnsetType
from msgspec.json import encode
from msgspec.structs import replace

from elgrande.game import Game
from elgrande.notation import SEAT_COLOURS
from elgrande.outcome import ranking
from elgrande.points import Points, earlier_points, points_by_source
from elgrande.server import codec
from elgrande.server.errors import Forbidden, NotFound, Refused
from elgrande.server.followed_table import FROZEN, waiting
from elgrande.server.game_setup import settings_of
from elgrande.server.guided import guide_of
from elgrande.server.message_parts import LoggedEvent
from elgrande.server.seat_view import SeatView, seat_view
from elgrande.server.stored_table import PERSON
from elgrande.server.table import Table
from elgrande.server.table_state import Beforehand, Clocks, Seat, SeatTime, State, TableConfig, Undoable
from elgrande.view import SPECTATOR


def state_of(table: Table, seat: int | None, mine: Sequence[int], since: int | None = None, log: bool = False) -> State:
    """The table as a seat or a spectator sees it; `since` is the version that the client has."""
    with table.lock:
        view = table.cache.view(table.game, SPECTATOR if seat is None else seat)
        if table.frozen:
            view = _silent(view)
        state = _state(table, table.game, seat, mine, view)
        if since is not None:
            state.events = table.journal.events_since(table.setup.rules, since, _round(table))
        if seat is not None:
            position = table.game.position
            if state.question is not None and table.journal.undone:
                state.question = replace(state.question, usual=UNSET)
            state.undo = table.journal.undoable(table.game, seat)
            state.veto = table.answers.veto(seat, position)
            state.later = table.answers.later(seat, position)
            state.beforehand = table.answers.offered(seat, position)
            state.guide = guide_of(table, seat)
        if log:
            state.log = _log(table, len(table.journal.choices))
        return state


def encoded_state(table: Table, seat: int | None, browser: str | None, since: int | None) -> tuple[int, bytes]:
    """The version and the state as JSON; clients that would get the same share it. The browser must hold the seat."""
    with table.lock:
        mine = [] if seat is None else table.held(browser)
        if seat is not None and seat not in mine:
            raise Forbidden(f"seat {seat} is not yours")
        known = None if since is None else table.journal.last_news(since)
        key = (seat, tuple(mine), known)
        return table.version, table.cache.state(key, lambda: encode(state_of(table, seat, mine, known)))


def encoded_state_at_once(
    table: Table, seat: int | None, browser: str | None, since: int | None
) -> tuple[int, bytes] | None:
    """The same without waiting; None while another thread uses the table."""
    if not table.lock.acquire(blocking=False):
        return None
    try:
        return encoded_state(table, seat, browser, since)
    finally:
        table.lock.release()


def state_at(table: Table, number: int, seat: int | None, mine: Sequence[int], log: bool = True) -> State:
    """The table after `number` choices as the seat saw it, or with all secrets once the game is over."""
    with table.lock:
        choices = len(table.journal.choices)
        if not 0 <= number <= choices:
            raise NotFound(f"the game has {choices} choices so far, not {number}")
        if table.frozen and number < choices:
            raise Refused(FROZEN, ("reason-frozen", {}))
        game = table.game if table.frozen else table.cache.position(table.game, number)
        view = _silent(seat_view(game, SPECTATOR if seat is None else seat, everything=table.game.over))
        if _round(table) not in (None, game.position.board.round):
            codec.forget_power_cards(table.setup.config, view.view)
        state = _state(table, game, seat, mine, view)
        if log:
            state.log = _log(table, number)
        return state


def _silent(view: SeatView) -> SeatView:
    """A view in which nobody is asked anything."""
    return dataclass_replace(view, question=None, prompts=[], announced=None)


def _state(table: Table, game: Game, seat: int | None, mine: Sequence[int], view: SeatView) -> State:
    """What the present and earlier states have in common."""
    over = game.over
    return State(
        id=table.id,
        version=table.version,
        position=game.length,
        seat=seat,
        seats=[_seat(table, number, number in mine) for number in range(table.players)],
        config=TableConfig(**settings_of(table.setup.config)),
        view=view.view,
        question=view.question,
        waiting=[] if table.frozen else waiting(game),
        prompts=view.prompts,
        undo=Undoable(0, 0),
        veto="ask",
        later="ask",
        beforehand=Beforehand([], [], []),
        preview=view.preview,
        events=[],
        said=table.journal.chat.last,
        over=over,
        winners=game.winners if over else [],
        ranking=ranking(game.position),
        points=_points(table) if over and not table.frozen else None,
        deal=table.stored.deal,  # type: ignore[arg-type]
        announced=view.announced or UNSET,
        plates=view.plates or UNSET,
        symbols=game.rules.secrets.symbols or UNSET,
        clocks=_clocks(table),
        votes={seat: sorted(voters) for seat, voters in table.journal.votes.items()} or UNSET,
        rematch=table.journal.rematch or UNSET,
        frozen=table.frozen or UNSET,
    )


def _seat(table: Table, seat: int, mine: bool) -> Seat:
    kind = table.kinds[seat]
    bot = kind != PERSON
    return Seat(
        name=table.names[seat],
        colour=SEAT_COLOURS[seat],
        kind=kind,
        mine=mine,
        connected=bot or table.connected(seat),
        taken=table.stored.seats[seat].kind != PERSON or seat in table.taken,
        sits_in=table.sits_in(seat),
    )


def _clocks(table: Table) -> Clocks | UnsetType:
    clock = table.journal.clock
    if clock is None:
        return UNSET
    now = table.storage.clock.now()
    seats = [
        SeatTime(
            left=one.left if one.deadline is None else max(0, min(one.left, one.deadline - now)),
            runs=one.deadline is not None and one.paused_until <= now,
            over=one.over,
            vacation=one.vacation,
            away_until=one.paused_until if one.paused_until > now else 0,
        )
        for one in clock.seats
    ]
    return Clocks(clock.pace.kind, clock.pace.seconds, clock.pace.end, seats)


def _round(table: Table) -> int | None:
    """The current round; None once the game is over, because then the log may keep everything."""
    return None if table.game.over else table.game.position.board.round


def _log(table: Table, position: int) -> list[LoggedEvent]:
    return table.journal.log(table.setup.rules, table.setup_events, _round(table), position)


def _points(table: Table) -> list[Points]:
    events = table.setup_events + [event for choice in table.journal.choices for event in choice.events]
    earlier = earlier_points(table.setup.begin())
    return earlier + points_by_source(table.setup.rules, events)
