"""The guided games: their data is valid, their stories are told to the end, and what the coach says is so."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from elgrande import Game
from elgrande.board.options import CARD, POWER, kind_of, number_of
from elgrande.board.spaces import CASTILLO
from elgrande.bots import make_bot
from elgrande.engine.chance import Chance
from elgrande.engine.event import KINDS, Event
from elgrande.engine.saving import step_kinds
from elgrande.engine.step import Decision
from elgrande.guide.facts import facts_of
from elgrande.guide.lesson import LESSONS, Lesson, Line, When, lesson
from elgrande.guide.script import scripted
from elgrande.guide.story import Said, told
from elgrande.notation import read, write
from elgrande.texts import LANGUAGES, has, say
from tests.test_texts import PACKAGE, variables

ANA = "Ana"
PLACES = {"", "hand", "court", "players", "offer", "prompt", "rounds", "scoring", "track"}
"""What the page knows to point at, besides cards and spaces."""


@dataclass(frozen=True)
class Played:
    seat: int
    option: int
    events: list[Event]


class Walk:
    """A guided game that somebody plays; the others choose as at a table."""

    def __init__(self, guided: Lesson, bots: int = 1) -> None:
        self.lesson = guided
        self.game = Game.new(
            players=len(guided.others) + 1, seed=guided.seed, names=guided.names(ANA), **dict(guided.options)
        )
        self.choices: list[Played] = []
        self.setup = self.game.events()
        self.strayed = 0
        """How often a bot had to think."""
        self._bots = [make_bot("random", bots + seat) for seat in range(self.game.rules.players)]

    @property
    def events(self) -> list[Event]:
        return self.setup + [event for choice in self.choices for event in choice.events]

    def play(self, option: int, seat: int) -> None:
        self.choices.append(Played(seat, option, [*self.game.play(option, seat)]))

    def others(self) -> None:
        """Let the others choose until the learner is asked."""
        while not self.game.over:
            position = self.game.position
            decision = next((one for one in position.decisions() if one.player != self.lesson.seat), None)
            if decision is None:
                return
            seat, offered = decision.player, decision.options(position)
            rules, round = self.game.rules, position.board.round
            option = scripted(self.lesson, rules, round, self.choices, seat, offered)
            if option is None:
                self.strayed += 1
                option = self._bots[seat].choose(self.game.view(seat))
            self.play(option, seat)

    def lines(self) -> list[Said]:
        return told(self.lesson, self.game.view(self.lesson.seat), self.events).lines

    def last(self) -> bool:
        return told(self.lesson, self.game.view(self.lesson.seat), self.events).last

    def facts(self) -> dict[str, int]:
        return facts_of(self.game.view(self.lesson.seat), self.events)

    def words(self, said: Said, language: str) -> str:
        """A line in words, as the page renders it."""
        kinds = {"space": "space", "card": "card"}
        values = {
            name: self.game.names[int(value)]
            if name == "player"
            else say(f"{kinds[name]}-{value}", language)
            if name in kinds
            else value
            for name, value in said.values.items()
        }
        return say(said.key, language, **values)


def expected(walk: Walk) -> list[list[Said]]:
    """Play as the coach hopes, up to the end of the story; what he said at each question."""
    story: list[list[Said]] = []
    made: dict[int, int] = {}
    while True:
        walk.others()
        story.append(walk.lines())
        if walk.last():
            return story
        round = walk.game.position.board.round
        text = walk.lesson.expected[round][made.get(round, 0)]
        made[round] = made.get(round, 0) + 1
        walk.play(read(walk.game.rules, text), walk.lesson.seat)  # an illegal choice is an error


@pytest.fixture(params=LESSONS)
def guided(request: pytest.FixtureRequest) -> Lesson:
    return lesson(request.param)


def all_lines(guided: Lesson) -> list[tuple[str, Line]]:
    return [(stop.key, line) for stop in guided.stops for moment in stop.moments for line in moment.lines]


def all_conditions(guided: Lesson) -> list[When]:
    moments = [moment for stop in guided.stops for moment in stop.moments]
    return [moment.when for moment in moments] + [line.when for _, line in all_lines(guided)]


# --- the data ---


def test_every_line_has_its_words_and_all_words_are_said(guided: Lesson) -> None:
    for language in LANGUAGES:
        text = (PACKAGE / "texts" / language / "guide.ftl").read_text(encoding="utf-8")
        messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        stops = {entry.id.name: entry for entry in messages if entry.attributes}
        assert list(stops) == [stop.key for stop in guided.stops]
        written = {(key, one.id.name): variables(one) for key, entry in stops.items() for one in entry.attributes}
        assert written == {(key, line.say): set(line.tells) for key, line in all_lines(guided)}


def test_all_words_around_the_coach_are_used(guided: Lesson) -> None:
    """By the pages, or as a note of the log."""
    pages = Path(__file__).parent.parent / "web" / "src" / "guide"
    source = "".join(path.read_text(encoding="utf-8") for path in pages.iterdir())
    text = (PACKAGE / "texts" / "en" / "guide.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)) - {stop.key for stop in guided.stops} - {"note-guide"}
    assert {key for key in keys if f'"{key}"' not in source} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_has_more_than_three_sentences(guided: Lesson, language: str) -> None:
    walk = Walk(guided)
    for lines in expected(walk):
        for line in lines:
            words = walk.words(line, language)
            assert len(re.findall(r"[.!?](?= |$)", words)) <= 3, words
            assert len(words) < 270, words


def test_conditions_name_what_there_is(guided: Lesson) -> None:
    walk = Walk(guided)
    prompts = {kind.prompt for kind in step_kinds().values() if issubclass(kind, Decision)}
    expected(walk)
    facts = walk.facts() | {"card": 0, "left": 0, "most-called": 0, "power": 0, "turn": 0, "bidder": 0, "bid": 0}
    facts |= {"winner": 0, "won": 0, "won-at": 0}
    rounds = set(walk.game.rules.rounds)
    for when in all_conditions(guided):
        assert set(when.rounds) <= rounds
        assert set(when.prompt) <= prompts
        assert all(read(walk.game.rules, text) for text in (*filter(None, [when.offers]), *when.lacks))
        deeds = [re.sub(r"^\d+ ", "", deed).split()[0] for deed in (*when.after, *when.before)]
        assert set(deeds) <= set(KINDS)
        assert set(when.facts) <= set(facts)
    for _, line in all_lines(guided):
        assert set(line.tells.values()) <= set(facts), line
        kind, colon, which = line.at.partition(":")
        if kind == "space":
            assert which in facts or which in {space.key for space in walk.game.rules.spaces}
        elif kind == "card":
            assert 1 <= int(which) <= walk.game.rules.stacks
        else:
            assert not colon
            assert kind in PLACES


def test_the_names_of_a_table_differ_whatever_the_learner_is_called(guided: Lesson) -> None:
    for name in (ANA, *guided.others):
        names = guided.names(name)
        assert names[guided.seat] == name
        assert len(set(names)) == len(guided.others) + 1
    assert guided.spare not in guided.others


def test_there_is_no_other_guided_game() -> None:
    with pytest.raises(KeyError):
        lesson("second-game")


# --- the story ---


def test_the_story_is_told_to_its_end_without_a_bot(guided: Lesson) -> None:
    walk = Walk(guided)
    story = [line for lines in expected(walk) for line in lines]
    assert not walk.strayed
    stops = [line.stop for line in story]
    assert stops == sorted(stops), "the stops come in order"
    assert set(stops) == set(range(1, len(guided.stops) + 1)), "and none is left out"
    said = {line.key for line in story}
    left_out = {f"{key}.{line.say}" for key, line in all_lines(guided)} - said
    assert left_out == {"guide-card.other", "guide-king.place", "guide-special.other"}, "these are for other choices"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_can_be_told_in_every_language(guided: Lesson, language: str) -> None:
    walk = Walk(guided)
    for lines in expected(walk):
        for line in lines:
            assert re.fullmatch("[^{}$]+", walk.words(line, language)), line
            assert has(line.key.partition(".")[0], language)


def test_what_the_coach_says_about_the_first_game_is_so() -> None:
    """The deal has what the story needs; numbers in the words come from the position."""
    walk = Walk(lesson("first-game"))
    walk.others()
    board, rules, seat = walk.game.position.board, walk.game.rules, walk.lesson.seat
    assert walk.facts()["near"], "the learner's home is next to the King"
    assert board.court[seat] > max(card.place for card in rules.cards), "the court is full"
    higher = [option for option in walk.game.position.options if number_of(option) > walk.facts()["bid"]]
    assert higher, "the learner can bid the most"
    story = [line for lines in expected(walk) for line in lines]
    values = {line.key: line.values for line in story}
    assert values["guide-card.order"]["turn"] == 1
    board = walk.game.position.board
    best = values["guide-scoring.best"]
    home = rules.spaces[board.grande[seat]]
    assert (best["space"], best["place"]) == (home.key, home.table[0])
    assert best["points"] == int(best["place"]) + int(best["king"]) + int(best["grande"])
    assert values["guide-scoring.total"]["points"] == board.score[seat]
    assert values["guide-scoring.tower"]["points"] == rules.spaces[CASTILLO].table[0]
    scored = values["guide-own.scored"]
    assert scored["points"] == sum(points.points for points in walk.game.points() if points.scoring == "score-region")
    tied = values["guide-scoring.tied"]
    space = next(number for number, space in enumerate(rules.spaces) if space.key == tied["space"])
    assert board.on(space, seat) == board.on(space, int(tied["player"])) == tied["count"]


def test_no_card_lets_place_more_than_the_king_of_which_the_coach_says_so() -> None:
    walk = Walk(lesson("first-game"))
    rules = walk.game.rules
    king = rules.cards[rules.card_named("king")]
    assert king.place == max(card.place for card in rules.cards)
    assert king.stack == int(
        next(line.at for _, line in all_lines(walk.lesson) if line.say == "take").partition(":")[2]
    )


@pytest.mark.parametrize("seed", range(40))
def test_whatever_the_learner_chooses_the_game_goes_on_and_the_coach_has_words(seed: int) -> None:
    walk, chance = Walk(lesson("first-game"), bots=seed), Chance(seed)
    heard: set[str] = set()
    while walk.game.position.board.round < 6 and not walk.game.over:
        walk.others()
        lines = walk.lines()
        for line in lines:
            heard.add(line.key)
            for language in LANGUAGES:
                assert re.fullmatch("[^{}$]+", walk.words(line, language)), line
        if walk.last():
            assert lines[-1].key == "guide-scoring.free"
        decision = next(one for one in walk.game.position.decisions() if one.player == walk.lesson.seat)
        walk.play(chance.pick(decision.options(walk.game.position)), walk.lesson.seat)
    assert {"guide-house.welcome", "guide-bid.play", "guide-card.cards", "guide-own.low", "guide-scoring.free"} <= heard


def test_only_what_the_learner_sees_is_said() -> None:
    """Two positions that look the same to the learner are told in the same words."""
    walk = Walk(lesson("first-game"))
    walk.others()
    seat, view = walk.lesson.seat, walk.game.view(walk.lesson.seat)
    other = walk.game.resample(seat, Chance(3)).position
    assert other != walk.game.position
    assert facts_of(type(view)(other, seat), walk.events) == walk.facts()


# --- the script ---


def test_a_seat_that_cannot_follow_the_script_thinks_for_itself_until_the_round_is_over() -> None:
    guided = lesson("first-game")
    walk = Walk(guided)
    walk.others()
    walk.play(read(walk.game.rules, "P13"), guided.seat)
    taken = read(walk.game.rules, guided.script[2][0][2])
    assert kind_of(taken) == CARD
    walk.play(taken, guided.seat)
    walk.play(read(walk.game.rules, "end"), guided.seat)
    walk.others()
    assert walk.strayed
    assert walk.game.position.board.round == 3
    bids = {choice.seat: choice.option for choice in walk.choices if kind_of(choice.option) == POWER}
    first = guided.seat + 3  # has bid before the learner in the new round
    assert write(walk.game.rules, bids[first]) == guided.script[3][2][0]


def test_the_script_says_nothing_to_the_learner_and_nothing_after_its_last_round() -> None:
    guided = lesson("first-game")
    walk = Walk(guided)
    rules, offered = walk.game.rules, walk.game.position.options
    assert scripted(guided, rules, 2, [], 1, offered) == read(rules, "P10")
    assert scripted(guided, rules, 2, [], guided.seat, offered) is None
    assert scripted(guided, rules, 9, [], 1, offered) is None
