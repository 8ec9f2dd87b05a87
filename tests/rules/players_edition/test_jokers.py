"""The Joker and the storm: what happens while power cards are played (PE-1, PE-10, KI-5, KI-18, KI-40)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import CannotUndo, Game
from elgrande.engine.chance import Chance
from elgrande.notation import COLOUR_NAMES
from tests.fields import told
from tests.rules.events import kinds
from tests.rules.observing import courts
from tests.rules.players_edition.playing import hand_offered, play_card
from tests.rules.players_edition.positions import SETS, new_round, number, played
from tests.rules.refusing import reason, refuses
from tests.situation import asked, standing, texts

# --- how many cards ---


@pytest.mark.rule("KI-5", "KI-4")
@pytest.mark.parametrize(
    ("players", "modules", "count"),
    [(5, SETS, 14), (5, SETS[:2], 14), (4, SETS, 13), (2, SETS[:2], 13), (5, ("king_intrigue", "special_cards"), 13)],
)
def test_with_five_players_and_the_players_edition_everybody_chooses_fourteen(
    players: int, modules: tuple[str, ...], count: int
) -> None:
    game = Game.new(players=players, modules=modules, seed=0)
    while not game.position.board.round:
        game.position.choose(game.position.options[0])
    assert [hand.bit_count() for hand in game.position.board.hand] == [count] * players


# --- Joker ---

HANDS = "red:joker+storm+ki-king blue:ki-king+ki-veto green:ki-veto+coup+joker yellow:coup+shift"


def order_of(game: Game) -> str:
    """The power cards on view, by seat."""
    cards, actions = game.rules.cards, game.rules.actions
    return " ".join(cards[actions[power]].key if power else "-" for power in game.position.board.power)


@pytest.mark.rule("PE-1")
def test_its_player_waits_until_all_others_have_played() -> None:
    game = new_round(HANDS)
    events = play_card(game, "joker")
    assert events == [("joker", 0)]
    for colour, card in (("blue", "ki-king"), ("green", "ki-veto"), ("yellow", "coup")):
        assert asked(game) == f"{colour} PlayCard"
        play_card(game, card)
    assert asked(game) == "red PlayCard"
    assert order_of(game) == "- ki-king ki-veto coup"


@pytest.mark.rule("PE-1")
def test_then_he_plays_a_value_that_nobody_has_played_and_that_card_counts() -> None:
    game = new_round("red:joker+ki-king+ki-veto+mistress blue:ki-king green:ki-veto yellow:coup")
    for card in ("joker", "ki-king", "ki-veto", "coup"):
        play_card(game, card)
    assert hand_offered(game) == {"mistress"}
    assert refuses(game, "P180")
    play_card(game, "mistress")
    assert order_of(game) == "mistress ki-king ki-veto coup"
    assert asked(game) == "blue Act"


@pytest.mark.rule("PE-1", "KI-16")
def test_the_joker_is_out() -> None:
    game = new_round(HANDS)
    for card in ("joker", "ki-king", "ki-veto", "coup", "storm"):
        play_card(game, card)
    game.play("Val")
    hands = game.position.board.hand
    assert hands[0] == 1 << number(game, "ki-king")
    assert hands[2].bit_count() == 2


@pytest.mark.rule("PE-1")
def test_several_play_in_the_order_in_which_they_laid_theirs() -> None:
    hands = "red:joker+ki-veto+shift blue:ki-king green:joker+coup yellow:joker+ki-veto+mistress"
    game = new_round(hands, start="green")
    for card in ("joker", "joker", "joker"):  # nobody has played a Joker's value
        play_card(game, card)
    assert asked(game) == "blue PlayCard"
    play_card(game, "ki-king")
    assert asked(game) == "green PlayCard"
    play_card(game, "coup")
    assert hand_offered(game) == {"ki-veto", "mistress"}
    play_card(game, "ki-veto")
    assert asked(game) == "red PlayCard"
    assert hand_offered(game) == {"shift"}


@pytest.mark.rule("PE-1")
def test_when_all_lay_a_joker_the_start_player_plays_first_all_the_same() -> None:
    game = new_round("red:joker+coup blue:joker+ki-king green:joker+ki-veto yellow:joker+mistress", start="blue")
    for _ in range(4):
        play_card(game, "joker")
    assert asked(game) == "blue PlayCard"
    for card in ("ki-king", "ki-veto", "mistress", "coup"):
        play_card(game, card)
    assert order_of(game) == "coup ki-king ki-veto mistress"


@pytest.mark.rule("PE-1", "KI-11", "KI-16")
def test_roles_and_the_next_start_player_go_by_the_second_card() -> None:
    game = new_round("red:joker+ki-intrigue blue:ki-king green:ki-veto yellow:coup")
    for card in ("joker", "ki-king", "ki-veto"):
        play_card(game, card)
    play_card(game, "coup")
    events = play_card(game, "ki-intrigue")
    assert [event[1] for event in kinds(events, "role")] == [1, 3, 2, 0]


@pytest.mark.rule("PE-1")
def test_jokers_of_an_earlier_round_are_forgotten() -> None:
    game = new_round("red:joker+coup blue:ki-king green:ki-veto yellow:mistress")
    for card in ("joker", "ki-king", "ki-veto", "mistress", "coup"):
        play_card(game, card)
    later = new_round("red:coup blue:ki-king green:joker+ki-veto yellow:mistress", start="blue")
    for card in ("ki-king", "joker", "mistress", "coup"):
        play_card(later, card)
    assert asked(later) == "green PlayCard"


@pytest.mark.rule("PE-1")
def test_it_is_seen_who_waits_and_no_longer() -> None:
    game = new_round("red:joker+coup blue:ki-king green:joker+ki-veto yellow:mistress")
    waiting = []
    for card in ("joker", "ki-king", "joker", "mistress", "coup", "ki-veto"):
        play_card(game, card)
        waiting.append([seat for seat, line in enumerate(game.view().as_dict()["seats"]) if "laid" in line])
    assert waiting == [[0], [0], [0, 2], [0, 2], [2], []]


@pytest.mark.rule("PE-1", "KI-40")
def test_the_others_know_that_it_is_gone_and_nothing_more_of_the_hand() -> None:
    game = Game.new(players=2, modules=SETS, seed=0)
    while not game.position.board.round:
        game.position.choose(game.position.options[-1])  # the lowest cards, the Joker among them
    first = game.decision.player
    play_card(game, "joker")
    hands = {game.resample(1 - first, Chance(seed)).position.board.hand[first] for seed in range(10)}
    assert {hand.bit_count() for hand in hands} == {12}
    assert not any(hand >> number(game, "joker") & 1 for hand in hands)
    assert len(hands) > 3


# --- storm: dialled in secret ---


def dialling(**rest: Any) -> Game:
    """Red has played the storm, and blue has not played yet."""
    game = new_round("red:storm blue:ki-king green:ki-veto yellow:coup", **rest)
    play_card(game, "storm")
    return game


@pytest.mark.rule("PE-10")
def test_the_region_is_dialled_when_the_card_is_played() -> None:
    game = dialling(king="Nue", quarantine="Val")
    assert asked(game) == "red DialStorm"
    assert texts(game) == "Gal Vas Ara Cat Vie Nue Sev Gra Val"  # what counts is what is taboo then
    assert refuses(game, "Cas")
    assert game.decision.secret
    assert game.play("Val") == []
    assert asked(game) == "blue PlayCard"


@pytest.mark.rule("PE-10", "PE-1")
def test_after_a_joker_it_is_dialled_with_the_second_card() -> None:
    game = new_round("red:joker+storm blue:ki-king green:ki-veto yellow:coup")
    for card in ("joker", "ki-king", "ki-veto", "coup", "storm"):
        play_card(game, card)
    assert asked(game) == "red DialStorm"
    game.play("Val")
    assert asked(game) == "blue Act"


@pytest.mark.rule("KI-40", "PE-10")
def test_only_its_player_sees_the_dial() -> None:
    one, other = dialling(), dialling()
    one.play("Val")
    other.play("Sev")
    for seat in (-1, 1, 2, 3):
        assert one.view(seat).key() == other.view(seat).key()
    assert one.view(0).key() != other.view(0).key()
    regions = {told(one.resample(1, Chance(seed)).position, "storm") for seed in range(30)}
    assert len(regions) > 3
    assert {told(one.resample(0, Chance(seed)).position, "storm") for seed in range(5)} == {"red:Val"}


@pytest.mark.rule("KI-18", "PE-10")
def test_it_is_revealed_at_the_start_of_the_turn_after_the_bridge_and_before_reinforcements() -> None:
    game = played("Val: 1 red; Bri: 1 red", card="storm", storming="red:Sev", bridge="Val Gra", whole=True, king="Gal")
    assert asked(game) == "red Cross"
    assert told(game.view(1).position, "storm") == "red:?"
    events = game.play("stop")
    assert kinds(events, "storm") == [("storm", 0, 6)]
    assert asked(game) == "red Reinforce"
    assert len({told(game.view(seat).position, "storm") for seat in range(-1, 4)}) == 1


@pytest.mark.rule("PE-10")
def test_what_was_chosen_before_the_reveal_stands() -> None:
    game = dialling()
    game.play("Sev")
    for card in ("ki-king", "ki-veto"):
        play_card(game, card)
    assert game.undoable
    play_card(game, "coup")
    game.follow("end")  # the King's turn is over: the storm is next
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.rule("PE-10", "KI-13")
@pytest.mark.parametrize("plays", ["blue:joker green:joker yellow:joker", "blue:ki-king green:ki-king yellow:ki-king"])
def test_it_is_revealed_even_if_another_card_replaces_the_action(plays: str) -> None:
    game = played("Sev: 2 blue", card="storm", plays=plays, storming="red:Sev", whole=True)
    assert told(game.view(1).position, "storm") == "red:Sev"
    game.play("+0")
    assert texts(game) == "role end"
    assert standing(game, "Sev") == "2 blue"


# --- storm: it strikes ---


@pytest.mark.rule("PE-10")
def test_all_caballeros_of_the_region_go_to_their_courts_the_own_too() -> None:
    game = played("Sev: 2 red, 3 blue, 1 yellow; Val: 1 blue", card="storm", storm="red:Sev", king="Gal")
    game.play("special")
    assert standing(game, "Sev") == ""
    assert standing(game, "Val") == "1 blue"
    assert courts(game) == "2 red, 3 blue, 1 yellow"


@pytest.mark.rule("PE-10")
def test_it_leaves_the_castillo_that_stands_there_and_the_grandes() -> None:
    game = played("Gra: 1 blue; Cas: 2 blue", card="storm", storm="red:Gra", shifted="Gra", castillo="open", king="Gal")
    game.play("special")
    assert standing(game, "Cas") == "2 blue"
    assert game.position.board.grande[0] == game.rules.space_named("Gra")


@pytest.mark.rule("PE-10", "KI-41")
@pytest.mark.parametrize("why", [{"king": "Sev"}, {"quarantine": "Sev"}, {"protected": "Sev"}])
def test_not_if_the_region_is_taboo_then(why: dict[str, Any]) -> None:
    game = played("Sev: 2 blue", card="storm", storm="red:Sev", court="1 red", **{"king": "Gal", **why})
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("PE-10", "KI-14")
def test_a_region_that_was_the_kings_when_it_was_dialled_can_be_struck_when_he_has_gone() -> None:
    game = new_round("red:storm blue:ki-king green:ki-veto yellow:coup", king="Gal")
    play_card(game, "storm")
    game.play("Gal")
    for card in ("ki-king", "ki-veto", "coup"):
        play_card(game, card)
    game.follow("role Nue")
    assert asked(game) == "red Reinforce"
    game.follow("+0 special")
    assert standing(game, "Gal") == ""


@pytest.mark.rule("PE-10", "KI-45")
def test_an_empty_region_cannot_be_struck() -> None:
    game = played("Val: 2 blue", card="storm", storm="red:Sev", court="1 red", king="Gal")
    assert texts(game) == "place end"


@pytest.mark.rule("PE-10", "KI-42")
def test_several_dials_of_a_round_are_kept_apart() -> None:
    game = played(
        "Sev: 1 green; Val: 1 green",
        card="storm",
        storming="red:Sev blue:Val",
        whole=True,
        later="blue",
        king="Gal",
        court="1 blue",
    )
    game.follow("+0 special")
    assert asked(game) == "blue Act"
    assert (standing(game, "Sev"), standing(game, "Val")) == ("", "1 green")
    assert told(game, "storm") == "red:Sev blue:Val"


@pytest.mark.rule("PE-10", "KI-42")
def test_a_travel_day_does_not_disturb_a_dial_set_beforehand() -> None:
    game = played("Sev: 1 green", card="travel-day", storming="blue:Sev", king="Gal", court="1 red")
    game.follow("special blue:Cat green:Vie yellow:Ara")
    assert told(game.view(1).position, "storm") == "blue:Sev"
    assert told(game.view(0).position, "storm") == "blue:?"


@pytest.mark.rule("PE-10", "GIC-53")
def test_black_caballeros_stay() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "players_edition"]
    game = played(
        "Sev: 1 blue, 2 black",
        card="storm",
        storm="red:Sev",
        king="Gal",
        modules=modules,
        limit="Val",
        inquisitor="blue",
    )
    game.play("special")
    assert standing(game, "Sev") == "2 black"


@pytest.mark.rule("PE-10", "KI-41")
def test_the_refusal_of_a_dial_says_why() -> None:
    game = dialling()
    with pytest.raises(ValueError, match=reason("not-on-dial")):
        game.play("Cas")
    assert COLOUR_NAMES[game.decision.player] == "red"


@pytest.mark.rule("KI-18", "GIC-25", "PE-6", "PE-10")
def test_a_turn_begins_with_the_bridge_then_journeys_then_the_storm_then_reinforcements() -> None:
    modules = ["grand_inquisitor", "king_intrigue", "players_edition"]
    game = played(
        "Bri: 1 red; Shi: 1 red", card="storm", storming="red:Sev", bridge="Val Gra", whole=True, modules=modules
    )
    assert asked(game) == "red Cross"
    game.play("stop")
    assert asked(game) == "red Journey"
    assert told(game.view(1).position, "storm") == "red:?"
    events = game.play("stop")
    assert kinds(events, "storm") == [("storm", 0, 6)]
    assert asked(game) == "red Reinforce"
