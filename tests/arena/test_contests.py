"""The arena: fair seats on the same deals, the same games wherever they are played, and runs that go on later."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from elgrande import Game
from elgrande.arena import BACKENDS, Archive, BotFailed, Contest, ContestError, Failure, Played, run, summarise
from elgrande.arena.cluster import NoCluster, over_cluster
from elgrande.arena.playing import play
from elgrande.arena.seatings import seatings
from elgrande.bots.plugins import NoSuchBot
from elgrande.engine.chance import Chance
from elgrande.rules.config import configure
from elgrande.transcript import Transcript
from tests.arena.own_bots import MYBOT, own_bot


def contest(deals: int = 2, players: int = 2, bots: Sequence[str] = ("random", MYBOT), seed: int = 1) -> Contest:
    return Contest(configure(players, rounds=6), tuple(bots), deals, seed)


def in_order(games: Sequence[Played]) -> list[Played]:
    return sorted(games, key=lambda game: (game.deal, game.seating))


# --- seats ---


@pytest.mark.parametrize("bots", range(2, 8))
@pytest.mark.parametrize("players", range(2, 6))
def test_every_bot_sits_in_every_seat_once_on_every_deal(bots: int, players: int) -> None:
    for deal in range(10):
        games = seatings(bots, players, Chance(deal))
        assert len(games) == bots
        for seat in range(players):
            assert sorted(game[seat] for game in games) == list(range(bots))


@pytest.mark.parametrize(("bots", "players"), [(2, 5), (3, 4), (4, 4), (7, 3)])
def test_tables_are_as_mixed_as_they_can_be(bots: int, players: int) -> None:
    for deal in range(10):
        for game in seatings(bots, players, Chance(deal)):
            seats = [game.count(bot) for bot in range(bots)]
            assert max(seats) - min(seats) <= 1


def test_all_opponents_meet_equally_often() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for deal in range(400):
        for game in seatings(5, 3, Chance(deal)):
            pairs.update((one, other) for one in game for other in game if one < other)
    assert len(pairs) == 10
    assert max(pairs.values()) < 1.2 * min(pairs.values())


def test_all_games_of_a_deal_have_the_same_set_up_and_luck() -> None:
    games = list(run(contest(3), jobs=1))
    assert [(game.deal, game.seating) for game in games] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert len({game.seed for game in games}) == 3
    assert games[0].seed == games[1].seed
    assert games[0].bots == games[1].bots[::-1]


def test_one_against_three() -> None:
    tables = contest(2, 4, ("page", "random", "random", "random"))
    for deal in range(2):
        seats = [[tables.labels[bot] for bot in here].index("page") for here in tables.deal(deal).seatings]
        assert sorted(seats) == [0, 1, 2, 3]


def test_more_deals_begin_with_the_same_ones() -> None:
    assert contest(3).deal(2) == contest(300).deal(2)
    assert contest(3).deal(2) != contest(3, seed=2).deal(2)


# --- the same games anywhere ---


def test_processes_do_not_change_the_games() -> None:
    assert in_order(list(run(contest(), jobs=2))) == list(run(contest(), jobs=1))


def test_a_game_can_be_repeated_from_its_seed() -> None:
    first = play((contest(), 1, 0))
    assert isinstance(first, Played)
    assert first == play((contest(50), 1, 0))
    assert sum(points[0] for points in first.sources.values()) == first.scores[0]


def test_who_is_level_shares_a_place() -> None:
    games = list(run(contest(12), jobs=1))
    for game in games:
        order = sorted(game.scores, reverse=True)
        assert game.places == tuple(1 + order.index(score) for score in game.scores)


def test_a_game_survives_its_line() -> None:
    game = next(run(contest(), jobs=1))
    again = Played.from_line(game.to_line())
    assert again == game
    assert (again.seconds, again.slowest) == (game.seconds, game.slowest)


def test_a_game_is_kept_with_its_choices() -> None:
    for played in islice(run(contest(3), jobs=1), 2):
        game = Played.from_line(played.to_line()).game.game()
        assert game.over
        assert tuple(game.scores) == played.scores


class Remote:
    """Stands for what Ray makes of a function."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.work = work

    def remote(self, task: Any) -> Callable[[], Any]:
        return lambda: self.work(task)


def stand_in(calls: list[str]) -> Any:
    """As much of Ray as the arena uses; the last task is always the first to be done."""
    return SimpleNamespace(
        is_initialized=lambda: False,
        init=lambda **_: calls.append("init"),
        shutdown=lambda: calls.append("shutdown"),
        cancel=lambda task, force: calls.append("cancel"),
        cluster_resources=lambda: {"CPU": 2.0},
        remote=Remote,
        wait=lambda running: (running[-1:], running[:-1]),
        get=lambda task: task(),
    )


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setitem(sys.modules, "ray", stand_in(calls))
    games = list(run(contest(4), backend=BACKENDS["ray"]))
    assert games != in_order(games) == list(run(contest(4), jobs=1))
    assert calls == ["init", "shutdown"]


def test_a_cluster_is_left_when_a_bot_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[str] = []
    monkeypatch.setitem(sys.modules, "ray", stand_in(calls))
    with pytest.raises(BotFailed, match="Own failed"):
        list(run(contest(4, bots=("random", own_bot(tmp_path, "return 1 / 0"))), backend=BACKENDS["ray"]))
    assert calls == ["init", "cancel", "cancel", "cancel", "shutdown"]


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"elgrande\[cluster\]"):
        list(over_cluster(abs, [1], None))


def test_no_clock_changes_a_game(tmp_path: Path) -> None:
    """A knight that may not think at all at a table plays the same games in the arena as any other."""
    path = tmp_path / "hasty.py"
    path.write_text(
        "from elgrande.bots.knight import KnightBot\nclass Hasty(KnightBot):\n    limit = 0.0\n", encoding="utf-8"
    )
    played = [list(run(contest(bots=("random", bot)), jobs=1)) for bot in ("knight", f"{path}:Hasty")]
    usual, hasty = ([game.scores for game in games] for games in played)
    assert usual == hasty


@pytest.mark.cluster
@pytest.mark.filterwarnings("ignore")
def test_a_real_cluster_plays_the_same_games() -> None:
    assert in_order(list(run(contest(), backend=BACKENDS["ray"], jobs=2))) == list(run(contest(), jobs=1))


# --- bots that fail ---


def test_a_bot_that_fails_is_named_with_seed_and_record(tmp_path: Path) -> None:
    bots = (
        "random",
        own_bot(tmp_path, "raise KeyError('no plan') if view.board.round == 2 else 0; return view.options[0]"),
    )
    with pytest.raises(BotFailed) as caught:
        list(run(contest(bots=bots), jobs=1))
    failure = caught.value.failure
    assert str(caught.value).startswith("Own failed (deal 1, game 1, seed ")
    assert str(caught.value).endswith("KeyError: 'no plan'")
    assert failure.bots[failure.seat] == "Own"
    assert "own.py" in failure.trouble
    assert f'[Seed "{failure.seed}"]' in failure.record
    game = Game.from_record(failure.record)
    assert game.position.board.round == 2
    assert failure.seat in [question.player for question in game.decisions]


@pytest.mark.parametrize(
    ("body", "message"), [("return -5", "Own chose -5, not one of"), ("return None", "Own chose None, not one of")]
)
def test_a_bot_cannot_choose_what_is_not_offered(tmp_path: Path, body: str, message: str) -> None:
    failure = play((contest(bots=("random", own_bot(tmp_path, body))), 0, 0))
    assert isinstance(failure, Failure)
    assert message in str(failure)


# --- contests ---


def test_a_contest_says_what_is_wrong() -> None:
    with pytest.raises(ContestError, match="at least two different bots, not page, page"):
        contest(bots=("page", "page"))
    with pytest.raises(ContestError, match="at least one deal"):
        contest(0)
    with pytest.raises(NoSuchBot, match="no bot is called 'duchess'"):
        contest(bots=("page", "duchess"))


def test_own_bots_are_called_by_their_class_where_that_is_clear(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    one, other = own_bot(tmp_path, "return 0"), own_bot(tmp_path / "other", "return 1")
    assert contest(bots=("page", one, one)).labels == ("page", "Own", "Own")
    assert contest(bots=("page", one, other)).labels == ("page", one, other)


# --- going on later ---


def test_another_run_plays_only_what_is_left(tmp_path: Path) -> None:
    archive = Archive(tmp_path, contest(3))
    first = run(contest(3), jobs=1)
    for _ in range(4):
        archive.add(next(first))
    first.close()
    done = Archive(tmp_path, contest(3)).games(contest(3))
    assert len(done) == 4
    rest = list(run(contest(3), done, jobs=1))
    assert [*done, *rest] == list(run(contest(3), jobs=1))


def test_a_line_that_was_not_finished_is_played_again(tmp_path: Path) -> None:
    archive, games = Archive(tmp_path, contest()), list(run(contest(), jobs=1))
    for game in games[:2]:
        archive.add(game)
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-9])
    assert archive.games(contest()) == games[:1]
    archive.add(games[1])
    assert archive.games(contest()) == games[:2]


def test_more_games_can_be_played_later_and_fewer_can_be_counted(tmp_path: Path) -> None:
    archive = Archive(tmp_path, contest(3))
    for game in run(contest(3), jobs=1):
        archive.add(game)
    assert len(Archive(tmp_path, contest(5)).games(contest(5))) == 6
    assert len(Archive(tmp_path, contest(2)).games(contest(2))) == 4


def test_a_folder_belongs_to_one_contest(tmp_path: Path) -> None:
    bot = own_bot(tmp_path, "return view.options[0]")
    here, folder = contest(bots=("random", bot)), tmp_path / "kept"
    Archive(folder, here)
    Archive(folder, replace(here, deals=9))
    with pytest.raises(ContestError, match="another contest: rounds was 6, now it is 9; seed was 1, now it is 2"):
        Archive(folder, replace(here, seed=2, config=configure(2)))
    with pytest.raises(ContestError, match="bots was random\\+Own, now it is random\\+page"):
        Archive(folder, replace(here, bots=("random", "page")))
    own_bot(tmp_path, "return view.options[-1]")
    with pytest.raises(ContestError, match="the file of Own has changed"):
        Archive(folder, here)


def test_damaged_files_are_named(tmp_path: Path) -> None:
    archive = Archive(tmp_path, contest())
    (tmp_path / "games.jsonl").write_text("{}\n", encoding="utf-8")
    with pytest.raises(ContestError, match=r"games\.jsonl, line 1: not a game of the arena"):
        archive.games(contest())
    (tmp_path / "settings.json").write_text("[]", encoding="utf-8")
    with pytest.raises(ContestError, match=r"settings\.json is not a file of the arena"):
        Archive(tmp_path, contest())


# --- what came out ---


def won(deal: int, seating: int, bots: tuple[str, ...], scores: tuple[int, ...]) -> Played:
    """A game in which all points come from general scorings, and each bot chose twice."""
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    times = (0.5,) * len(bots), (0.4,) * len(bots)
    game = Transcript(configure(len(bots)), 7, bots, "", scores)
    return Played(game, deal, seating, places, {"general": scores}, (2,) * len(bots), *times)


def test_a_summary_counts_wins_meetings_points_and_time() -> None:
    here = contest(1, 3, ("page", "random"))
    games = [won(0, 1, ("random", "page", "random"), (5, 30, 30)), won(0, 0, ("page", "random", "page"), (40, 10, 20))]
    page, random = summarise(here, games).bots
    assert (page.bot, random.bot) == ("page", "random")
    assert (page.wins.count, page.wins.of) == (1.5, 3)
    assert [share.rate for share in page.by_seat] == [1, 0.5, 0]
    assert [share.rate for share in random.by_seat] == [0, 0, 0.5]
    assert (page.against["random"].count, page.against["random"].of) == (3.5, 4)
    assert (random.against["page"].count, random.against["page"].of) == (0.5, 4)
    assert page.mean_sources == {"general": 30}
    assert page.mean_points == 30
    assert (page.choices, page.mean_seconds, page.slowest) == (6, 0.25, 0.4)
    assert page.rating.mu > 25 > random.rating.mu


def test_a_summary_does_not_depend_on_the_order_of_the_games() -> None:
    games = list(run(contest(4), jobs=1))
    assert summarise(contest(4), games) == summarise(contest(4), games[::-1])


def test_the_numbers_as_data() -> None:
    data = summarise(contest(4), run(contest(4), jobs=1)).as_data()
    assert (data["games"], data["deals"], data["parity"]) == (8, 4, 0.5)
    assert data["settings"]["bots"] == ["random", "MyBot"]
    assert sum(bot["wins"] for bot in data["bots"]) == 8
    mine = data["bots"][0]
    assert mine["bot"] == "MyBot"
    assert mine["ahead_of"]["random"]["met"] == 8
    assert mine["rating_95"][0] <= mine["rating"] <= mine["rating_95"][1]
