"""King & Intrigue: material, set-up and the secret choice of power cards (KI-1 to KI-5, KI-40)."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, Game, IllegalChoice
from elgrande.board.hand import cards_in, in_doubt
from elgrande.engine.chance import Chance
from elgrande.notation import space_name
from elgrande.rules.base.cards import CARDS as BASE_CARDS
from elgrande.rules.choosing import ChooseCard
from elgrande.view import View, values_in
from tests.rules.king_intrigue.playing import choose_values, hand, offered_values, play_value
from tests.rules.king_intrigue.positions import PLAYERS, choosing, first_round, new
from tests.rules.playing import to_round
from tests.rules.refusing import reason
from tests.situation import asked, texts

EIGHTEEN = list(range(10, 190, 10))
LOW, HIGH = EIGHTEEN[:13], EIGHTEEN[5:]

# --- material ---


@pytest.mark.rule("KI-1")
def test_the_action_cards_and_power_cards_of_the_base_game_are_out() -> None:
    rules = new().rules
    keys = [card.key for card in rules.cards]
    assert not {card.key for card in BASE_CARDS} & set(keys)
    assert rules.stacks == 0
    assert rules.values[1:] == EIGHTEEN
    assert keys[-4:] == ["role-king", "role-caballero-1", "role-caballero-2", "role-intrigue"]


@pytest.mark.rule("KI-1", "KI-2")
@pytest.mark.parametrize(("players", "numbers"), [(2, "4 2"), (3, "5 3 1"), (4, "5 3 2 1"), (5, "5 4 3 2 1")])
def test_one_card_for_each_player_with_its_number_of_caballeros(players: int, numbers: str) -> None:
    rules = new(players).rules
    roles = [rules.cards[number] for number in rules.roles]
    assert " ".join(str(card.place) for card in roles) == numbers
    assert (roles[0].key, roles[-1].key) == ("role-king", "role-intrigue")
    assert all(card.key.startswith("role-caballero-") for card in roles[1:-1])


@pytest.mark.parametrize(
    ("id", "value", "caballeros", "key"),
    [
        pytest.param("KI-21", 10, 6, "ki-intrigue", marks=pytest.mark.rule("KI-21")),
        pytest.param("KI-22", 20, 5, "ki-anywhere", marks=pytest.mark.rule("KI-22")),
        pytest.param("KI-23", 30, 5, "ki-authority", marks=pytest.mark.rule("KI-23")),
        pytest.param("KI-24", 40, 4, "ki-veto", marks=pytest.mark.rule("KI-24")),
        pytest.param("KI-25", 50, 4, "ki-angry-king", marks=pytest.mark.rule("KI-25")),
        pytest.param("KI-26", 60, 4, "ki-dismissal", marks=pytest.mark.rule("KI-26")),
        pytest.param("KI-27", 70, 3, "ki-grande", marks=pytest.mark.rule("KI-27")),
        pytest.param("KI-28", 80, 3, "ki-tile", marks=pytest.mark.rule("KI-28")),
        pytest.param("KI-29", 90, 3, "ki-score-4", marks=pytest.mark.rule("KI-29")),
        pytest.param("KI-30", 100, 2, "ki-score-5", marks=pytest.mark.rule("KI-30")),
        pytest.param("KI-31", 110, 2, "ki-score-6-7", marks=pytest.mark.rule("KI-31")),
        pytest.param("KI-32", 120, 2, "ki-score-castillo", marks=pytest.mark.rule("KI-32")),
        pytest.param("KI-33", 130, 1, "ki-score-region", marks=pytest.mark.rule("KI-33")),
        pytest.param("KI-34", 140, 1, "ki-secret-scoring", marks=pytest.mark.rule("KI-34")),
        pytest.param("KI-35", 150, 1, "ki-doubling", marks=pytest.mark.rule("KI-35")),
        pytest.param("KI-36", 160, 0, "ki-off-to-castillo", marks=pytest.mark.rule("KI-36")),
        pytest.param("KI-37", 170, 0, "ki-adviser", marks=pytest.mark.rule("KI-37")),
        pytest.param("KI-38", 180, 0, "ki-king", marks=pytest.mark.rule("KI-38")),
    ],
)
def test_value_and_caballeros_of_each_power_card(id: str, value: int, caballeros: int, key: str) -> None:
    rules = new().rules
    number = rules.values.index(value)
    card = rules.cards[rules.actions[number]]
    assert (card.key, card.rule, rules.reinforcements[number]) == (key, id, caballeros)


@pytest.mark.rule("KI-24", "OPT-3")
def test_without_vetoes_card_40_is_out() -> None:
    game = choosing(veto="none")
    assert offered_values(game) == [value for value in EIGHTEEN[::-1] if value != 40]


# --- the dial of the set-up ---


@pytest.mark.rule("KI-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_dials_a_region_for_one_caballero_of_the_province(players: int) -> None:
    game = new(players)
    king = game.position.board.king
    assert asked(game).endswith("SetOutDial")
    assert len(game.decisions) == players
    assert len(game.decision.options) == 8
    with pytest.raises(IllegalChoice, match=reason("king", space_name(game.rules, king))):
        game.play(game.rules.spaces[king].short, 0)
    target = texts(game).split()[0]
    before = game.position.copy().board
    for seat in range(players):
        assert game.position.board.caballeros == before.caballeros
        game.play(target, seat)
    after, space = game.position.board, game.rules.space_named(target)
    assert [after.on(space, seat) for seat in range(players)] == [before.on(space, seat) + 1 for seat in range(players)]
    assert after.province == [20] * players
    assert after.court == [7] * players


@pytest.mark.rule("KI-3", "KI-40")
def test_nobody_sees_a_dial_before_all_are_set() -> None:
    game = new()
    first, second = texts(game).split()[:2]
    other = game.copy()
    game.play(first, 0)
    other.play(second, 0)
    assert game.view(1).key() == other.view(1).key()
    assert game.view(0).key() != other.view(0).key()


# --- thirteen of eighteen ---


@pytest.mark.rule("KI-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_chooses_thirteen_of_eighteen_at_the_same_time(players: int) -> None:
    game = choosing(players)
    assert [type(question.decision) for question in game.decisions] == [ChooseCard] * players
    assert all(question.secret for question in game.decisions)
    assert offered_values(game, "red") == EIGHTEEN[::-1]
    choose_values(game, "red", *HIGH)
    assert all(question.player for question in game.decisions)
    choose_values(game, "blue", *LOW)
    while not game.position.board.round:
        game.play(game.decision.options[0])
    assert hand(game, "red") == HIGH
    assert hand(game, "blue") == LOW
    assert asked(game).endswith("PlayPowerCard")


@pytest.mark.rule("KI-4")
def test_no_card_is_chosen_twice() -> None:
    game = choosing()
    play_value(game, "red", 80)
    assert 80 not in offered_values(game, "red")
    with pytest.raises(IllegalChoice, match=reason("chosen")):
        play_value(game, "red", 80)
    assert 80 in offered_values(game, "blue")


@pytest.mark.rule("KI-4")
def test_players_may_choose_in_any_order() -> None:
    game = choosing(2)
    for one, other in zip(LOW, HIGH, strict=True):
        play_value(game, "blue", other)
        play_value(game, "red", one)
    assert hand(game, "red") == LOW
    assert hand(game, "blue") == HIGH


@pytest.mark.rule("KI-4")
def test_a_choice_can_be_taken_back_before_all_have_chosen() -> None:
    game = choosing(2)
    choose_values(game, "red", *LOW[:5])
    choose_values(game, "blue", 180, 170)
    game.undo(1)
    assert 170 in offered_values(game, "blue")
    assert 180 not in offered_values(game, "blue")
    assert 50 not in offered_values(game, "red")


@pytest.mark.rule("KI-4")
@pytest.mark.parametrize("rounds", [6, 9])
def test_thirteen_cards_are_enough_for_the_game(rounds: int) -> None:
    game = first_round(5, rounds=rounds)
    to_round(game, 9)
    assert len(hand(game, "red")) >= 5


@pytest.mark.rule("KI-5")
@pytest.mark.parametrize(
    ("players", "modules", "count"),
    [
        (5, ("king_intrigue", "players_edition"), 14),
        (5, ("king_intrigue", "players_edition", "special_cards"), 14),
        (5, ("king_intrigue", "special_cards"), 13),
        (4, ("king_intrigue", "players_edition"), 13),
        (5, ("king_intrigue",), 13),
    ],
)
def test_five_players_with_the_players_edition_choose_fourteen(
    players: int, modules: tuple[str, ...], count: int
) -> None:
    game = first_round(players, modules=modules)
    assert all(held.bit_count() == count for held in game.position.board.hand)


@pytest.mark.rule("KI-4")
def test_the_cards_of_the_additions_can_be_chosen_too() -> None:
    game = choosing(modules=("king_intrigue", "players_edition", "special_cards"))
    assert len(offered_values(game)) == 18 + 11 + 10


# --- who sees what ---


def doubtful(view: View, seat: int) -> list[int]:
    """The power cards that a bot thinks a player may have."""
    return values_in(view.position.rules, in_doubt(view.board.doubtful[seat]))


def two_ways() -> tuple[Game, Game]:
    """Two games that differ only in what red has chosen."""
    game = first_round(2)
    other = choosing(2)
    choose_values(other, "red", *HIGH)
    while not other.position.board.round:
        other.play(other.decision.options[-1])
    return game, other


@pytest.mark.rule("KI-4", "KI-40")
@pytest.mark.parametrize("count", [0, 1, 7, 12, 13])
def test_what_others_have_chosen_so_far_shows_in_no_view(count: int) -> None:
    one, other = choosing(3), choosing(3)
    choose_values(one, "blue", *LOW[:count])
    choose_values(other, "blue", *HIGH[:count])
    for seat in (0, 2, SPECTATOR):
        assert one.view(seat).key() == other.view(seat).key()
        assert len(one.view(seat).position.decisions()) == 3


@pytest.mark.rule("KI-4", "KI-40")
def test_nor_how_many_they_have_chosen_before_they_have_all() -> None:
    one, other = choosing(3), choosing(3)
    choose_values(other, "blue", *LOW[:6])
    assert one.view(0).key() == other.view(0).key()
    assert one.view(1).key() != other.view(1).key()
    choose_values(other, "blue", *LOW[6:])
    assert other.view(0).as_dict()["answered"] == [1]


@pytest.mark.rule("KI-4", "KI-40")
def test_the_chosen_hand_is_seen_by_its_owner_only() -> None:
    one, other = two_ways()
    assert one.view(1).key() == other.view(1).key()
    assert one.view(SPECTATOR).key() == other.view(SPECTATOR).key()
    assert one.view(0).key() != other.view(0).key()
    seats = one.view(1).as_dict()["seats"]
    assert seats[0]["hand"] is None
    assert seats[0]["hand_size"] == 13
    assert seats[0]["surely_in_hand"] is seats[0]["doubtful"] is None
    assert doubtful(one.view(1), 0) == EIGHTEEN
    assert seats[1]["hand"] == LOW


@pytest.mark.rule("KI-4", "KI-40")
def test_a_card_that_was_played_is_no_longer_in_doubt() -> None:
    game = first_round(2)
    for colour, value in (("red", 60), ("blue", 70)) if asked(game).startswith("red") else (("blue", 70), ("red", 60)):
        play_value(game, colour, value)
    view = game.view(1)
    assert view.as_dict()["seats"][0]["hand_size"] == 12
    assert doubtful(view, 0) == [v for v in EIGHTEEN if v != 60]


@pytest.mark.rule("KI-40")
def test_a_bot_imagines_hands_of_thirteen_and_knows_only_its_own() -> None:
    game = first_round(3)
    hands = {game.resample(0, Chance(seed)).position.board.hand[1] for seed in range(20)}
    assert len(hands) > 10
    assert all(imagined.bit_count() == 13 for imagined in hands)
    assert {value for imagined in hands for value in cards_in(imagined)} == set(range(1, 19))
    assert game.resample(0, Chance(5)).position.board.hand[0] == game.position.board.hand[0]


@pytest.mark.rule("KI-40")
def test_a_bot_imagines_how_others_choose_while_it_chooses() -> None:
    game = choosing(3)
    choose_values(game, "blue", *LOW[:4])
    choose_values(game, "red", 180, 170)
    imagined = game.resample(0, Chance(1)).position
    mine = next(decision for decision in imagined.decisions() if decision.player == 0)
    assert len(mine.options(imagined)) == 16
    others = [decision for decision in imagined.decisions() if decision.player]
    assert [len(decision.options(imagined)) for decision in others] == [18, 18]
