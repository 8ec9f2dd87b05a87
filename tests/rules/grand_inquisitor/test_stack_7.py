"""What all cards of stack 7 have in common: caballeros, gold and goods, order, skipping, Veto (GIC-6, GIC-40)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from elgrande import Game, OverrideError
from elgrande.rules.card import RECONSTRUCTED
from tests.rules.grand_inquisitor.observing import delayed, holder, limit_board
from tests.rules.grand_inquisitor.positions import NO_SUPPLY, ROUND_OVER, gic
from tests.rules.observing import cards_in_stack, noticed, offered
from tests.rules.playing import to_round
from tests.rules.refusing import refuses
from tests.situation import asked, kept, texts, tokens, under

KEPT = {"close-card": "special stop", "double-strike": "special", "free-choice": "special"}
"""The kept cards of stack 7, each with the fewest choices that carry out its special action."""
OTHERS = {
    "score-new-regions": "special",
    "score-black": "special",
    "transport": "special stop",
    "limit-board": "special Val",
    "limit-board-gold": "special Val",
    "delayed-scoring": "special Val",
    "conspiracy": "special",
}
"""The other cards of stack 7, likewise."""
STACK_7 = KEPT | OTHERS

FACTS = [
    ("GIC-61", "close-card", 1, 2, "1 goods lying"),
    ("GIC-62", "double-strike", 1, 2, ""),
    ("GIC-63", "free-choice", 1, 2, "1 goods lying"),
    ("GIC-64", "score-new-regions", 1, 3, "1 gold lying"),
    ("GIC-65", "score-black", 1, 2, "1 goods lying"),
    ("GIC-66", "transport", 1, 1, "1 gold lying, 2 goods lying"),
    ("GIC-67", "limit-board", 2, 4, "1 goods lying"),
    ("GIC-67", "limit-board-gold", 1, 4, "1 gold lying"),
    ("GIC-68", "delayed-scoring", 1, 3, "1 gold lying"),
    ("GIC-69", "conspiracy", 1, 4, "2 goods lying"),
]
"""Rule, card, copies, caballeros to place, and the tokens that it lays."""
PLACES = {card: place for _, card, _, place, _ in FACTS}
LAYS = {card: laid for _, card, _, _, laid in FACTS}
LAYING = [card for card, laid in LAYS.items() if laid]


def new(seed: int) -> Game:
    """A game whose first round has begun."""
    game = Game.new(modules=["grand_inquisitor"], seed=seed)
    to_round(game, 1)
    return game


# --- stacks 6 and 7 ---


@pytest.mark.rule("GIC-6")
def test_stack_7_has_11_cards() -> None:
    game = new(seed=3)
    everything = [offered(game)[6], *cards_in_stack(game, 7)]
    assert len(everything) == 11
    assert {card: everything.count(card) for card in STACK_7} == {card: copies for _, card, copies, _, _ in FACTS}


@pytest.mark.rule("GIC-6")
def test_stack_7_is_shuffled() -> None:
    orders = {(offered(new(seed))[6], *cards_in_stack(new(seed), 7)) for seed in range(8)}
    assert len(orders) == 8


@pytest.mark.rule("GIC-6")
def test_seven_cards_are_face_up_each_round_and_holy_inquisition_is_always_one_of_them() -> None:
    game = new(seed=5)
    for number in range(1, 10):
        to_round(game, number)
        assert len(offered(game)) == 7
        assert all(offered(game))
        assert offered(game)[4:6] == ["king", "holy-inquisition"]
        assert offered(game)[6] in STACK_7


@pytest.mark.rule("GIC-6", "GIC-50")
def test_holy_inquisition_is_there_again_after_it_was_used() -> None:
    game = gic(card="holy-inquisition", round=4)
    game.follow("special end")
    assert asked(game) == ROUND_OVER
    assert offered(game)[5] == "holy-inquisition"


@pytest.mark.rule("GIC-6", "BASE-20")
def test_a_new_card_of_stack_7_is_turned_up_each_round() -> None:
    game = new(seed=5)
    first, top = offered(game)[6], cards_in_stack(game, 7)[0]
    to_round(game, 2)
    assert offered(game)[6] == top
    assert under(game, 7) == first


# --- the numbers on the cards ---


@pytest.mark.parametrize(("rule", "card", "copies", "place", "laid"), FACTS)
def test_the_numbers_of_a_card(rule: str, card: str, copies: int, place: int, laid: str) -> None:
    game = gic(card=card)
    facts = game.rules.cards[game.rules.card_named(card)]
    assert (facts.rule, facts.copies, facts.place) == (rule, copies, place)
    game.follow(STACK_7[card])
    assert tokens(game) == laid


@pytest.mark.rule("GIC-5", "GIC-40")
def test_all_cards_together_lay_as_much_as_is_in_supply_at_the_start() -> None:
    cards = [card for card in new(seed=1).rules.cards if card.stack == 7]
    assert sum(card.copies * card.numbers["gold"] for card in cards) == 4
    assert sum(card.copies * card.numbers["goods"] for card in cards) == 9


@pytest.mark.parametrize("card", STACK_7)
def test_reconstructed_numbers_are_marked(card: str) -> None:
    rules = new(seed=1).rules
    assert rules.cards[rules.card_named(card)].provenance == RECONSTRUCTED


@pytest.mark.rule("GIC-50")
def test_the_numbers_of_holy_inquisition_are_printed() -> None:
    rules = new(seed=1).rules
    card = rules.cards[rules.card_named("holy-inquisition")]
    assert (card.stack, card.copies, card.place, card.amounts, card.provenance) == (6, 1, 3, (2,), "printed")


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize("card", STACK_7)
def test_so_many_may_be_placed_and_no_more(card: str) -> None:
    game = gic(card=card, king="Gal", court="9 red")
    game.follow("place" + " Vas" * PLACES[card])
    assert asked(game) == "red UseCard"
    assert texts(game) == "special end"
    assert game.position.board.court[0] == 9 - PLACES[card]


@pytest.mark.rule("BASE-34")
@pytest.mark.parametrize("card", [card for card, place in PLACES.items() if place > 1])
def test_fewer_may_be_placed(card: str) -> None:
    game = gic(card=card, king="Gal", court="9 red")
    game.follow("place Vas stop end")
    assert asked(game) == ROUND_OVER
    assert game.position.board.court[0] == 8


# --- order, skipping, and what is not possible ---


@pytest.mark.rule("BASE-32", "GIC-40")
@pytest.mark.parametrize("card", STACK_7)
def test_the_special_action_comes_before_placing_or_after_it(card: str) -> None:
    placing, special = "place" + " Vas" * PLACES[card], STACK_7[card]
    first, last = (gic(card=card, king="Gal", court="9 red") for _ in range(2))
    first.follow(special)
    assert texts(first) == ("place levy end" if card == "score-black" else "place end")
    assert tokens(first) == LAYS[card]
    last.follow(placing)
    assert tokens(last) == ""
    first.follow(placing)
    last.follow(special)
    assert tokens(first) == tokens(last) == LAYS[card]
    assert noticed(first) == noticed(last)
    if card != "score-black":  # with the Grand Inquisitor one more may come
        assert asked(first) == asked(last) == ROUND_OVER


@pytest.mark.rule("BASE-33", "GIC-40")
@pytest.mark.parametrize("card", STACK_7)
def test_the_special_action_may_be_skipped_and_its_tokens_with_it(card: str) -> None:
    game = gic("Gra: 1 red; Afr: 1 red", card=card, king="Gal", court="9 red")
    before = noticed(game)
    game.play("end")
    assert asked(game) == ROUND_OVER
    assert tokens(game) == ""
    assert kept(game) == ""
    assert under(game, 7) == card
    assert noticed(game) == before


@pytest.mark.rule("BASE-35", "GIC-72")
@pytest.mark.parametrize("card", STACK_7)
def test_afterwards_the_card_goes_under_its_stack_or_stays_with_its_holder(card: str) -> None:
    game = gic(card=card)
    game.follow(STACK_7[card])
    if asked(game) == "red UseCard":
        game.play("end")
    assert asked(game) == ROUND_OVER
    assert (kept(game), under(game, 7) == card) == ((f"{card} red", False) if card in KEPT else ("", True))


@pytest.mark.rule("GIC-40")
@pytest.mark.parametrize(
    ("lying", "laid"),
    [
        ("4 gold, 9 goods", (1, 2)),
        ("4 gold, 10 goods", (1, 1)),
        ("5 gold, 10 goods", (0, 1)),
        ("4 gold, 11 goods", (1, 0)),
    ],
)
def test_tokens_are_laid_as_far_as_the_supply_lasts(lying: str, laid: tuple[int, int]) -> None:
    game = gic(card="transport", lying=lying)
    assert ("laid-tokens", 0, *laid) in game.play("special")
    assert tokens(game) == "5 gold lying, 11 goods lying"


@pytest.mark.rule("GIC-40", "GIC-41")
def test_tokens_with_carriers_are_not_in_supply() -> None:
    carriers = ", ".join(["gold Ame.blue"] * 4)
    game = gic("Gra: 1 red; Ame: 4 blue", card="score-new-regions", carriers=carriers, lying="1 gold")
    game.play("special")
    assert tokens(game) == f"{carriers}, 1 gold lying"


@pytest.mark.rule("BASE-36", "GIC-40")
@pytest.mark.parametrize(
    ("card", "rest"),
    [
        ("transport", {"caballeros": "Gal: 3 red; Cas: 1 red; Val: 2 blue"}),
        ("limit-board", {"limit": "Gal"}),
        ("limit-board-gold", {"limit": "Gal"}),
        ("conspiracy", {"grandes": "red:Val blue:Gal green:Cas yellow:Gal"}),
    ],
)
def test_with_nothing_to_do_and_nothing_to_lay_the_action_is_not_offered(card: str, rest: dict[str, Any]) -> None:
    game = gic(card=card, king="Gal", court="1 red", lying=NO_SUPPLY, **rest)
    assert texts(game) == "place end"
    assert refuses(game, "special")


@pytest.mark.rule("BASE-36", "GIC-40")
@pytest.mark.parametrize(
    ("card", "rest"),
    [
        ("transport", {"caballeros": "Gal: 3 red; Cas: 1 red; Val: 2 blue"}),
        ("limit-board", {"limit": "Gal"}),
        ("limit-board-gold", {"limit": "Gal"}),
        ("conspiracy", {"grandes": "red:Val blue:Gal green:Cas yellow:Gal"}),
    ],
)
def test_tokens_are_laid_even_if_nothing_else_can_be_done(card: str, rest: dict[str, Any]) -> None:
    game = gic(card=card, king="Gal", court="1 red", vetoes="blue", **rest)
    game.follow("special blue:pass")
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"
    assert tokens(game) == LAYS[card]


@pytest.mark.rule("BASE-36", "GIC-40")
@pytest.mark.parametrize("card", ["score-new-regions", "score-black", "delayed-scoring", *KEPT])
def test_these_can_be_done_without_supply_too(card: str) -> None:
    game = gic("", card=card, king="Gal", lying=NO_SUPPLY)
    game.follow(STACK_7[card])
    assert tokens(game) == "5 gold lying, 11 goods lying"
    assert asked(game) == ("red UseCard" if card == "score-black" else ROUND_OVER)


# --- Veto ---


@pytest.mark.rule("BASE-112", "BASE-121", "GIC-40")
@pytest.mark.parametrize("card", STACK_7)
def test_vetoed_at_the_start_nothing_is_laid_and_nothing_happens(card: str) -> None:
    game = gic("Gra: 2 red; Afr: 1 red; Vas: 2 black", card=card, king="Gal", court="9 red", vetoes="green")
    before = noticed(game)
    game.follow("special green:veto")
    assert noticed(game) == before
    assert tokens(game) == ""
    assert kept(game) == ""
    assert texts(game) == "place end"
    game.play("end")
    assert under(game, 7) == card


@pytest.mark.rule("BASE-112", "BASE-121", "GIC-40")
@pytest.mark.parametrize("card", LAYING)
def test_vetoed_after_the_tokens_are_laid_these_stay_and_the_rest_does_not_happen(card: str) -> None:
    game = gic("Gra: 2 red; Vas: 1 black", card=card, king="Gal", court="9 red", vetoes="green")
    before = noticed(game)
    rest = {"transport": "Gra.red>Vas", "score-new-regions": "Afr"}.get(card, OTHERS.get(card, "").partition(" ")[2])
    game.follow(f"special green:pass {rest}")
    assert asked(game) == "green MayVeto"
    game.play("veto")
    assert noticed(game) == before
    assert tokens(game) == LAYS[card]
    assert kept(game) == ""
    assert (holder(game), delayed(game), limit_board(game)) == (None, ([], []), "Sev")
    assert texts(game).startswith("place")


@pytest.mark.rule("OPT-3", "GIC-40")
@pytest.mark.parametrize("card", LAYING)
def test_where_a_veto_counts_only_at_the_start_laying_tokens_is_the_start(card: str) -> None:
    game = gic(card=card, king="Gal", vetoes="green", veto="start")
    words = STACK_7[card].split()
    game.play(words[0])
    assert asked(game) == "green MayVeto"
    game.play("pass")
    game.follow(" ".join(words[1:]))
    assert asked(game) in ("red UseCard", ROUND_OVER)


@pytest.mark.rule("BASE-124", "GIC-40")
def test_without_supply_the_first_window_is_before_the_first_step_that_does_anything() -> None:
    game = gic(card="delayed-scoring", lying=NO_SUPPLY, vetoes="green")
    game.play("special")
    assert asked(game) == "red Delay"
    game.play("Val")
    assert asked(game) == "green MayVeto"


# --- the owner's own numbers ---


@pytest.fixture
def own(tmp_path: Path) -> Any:
    """Writes a TOML file for one card and says where it is."""

    def write(card: str, text: str) -> Path:
        path = tmp_path / "cards.toml"
        path.write_text(f"[cards.{card}]\n{text}\n", encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("card", STACK_7)
def test_gold_goods_and_place_are_the_owners_if_he_says_so(own: Any, card: str) -> None:
    game = gic(card=card, king="Gal", court="9 red", cards=own(card, "gold = 2\ngoods = 3\nplace = 6"))
    game.follow(STACK_7[card])
    assert tokens(game) == "2 gold lying, 3 goods lying"
    game.follow("place" + " Vas" * 6)
    assert game.position.board.court[0] == 3
    assert asked(game) in (ROUND_OVER, "red Place")


def test_a_card_that_lays_nothing_any_more_opens_no_window_for_it(own: Any) -> None:
    game = gic(card="transport", cards=own("transport", "gold = 0\ngoods = 0"), vetoes="green")
    game.play("special")
    assert asked(game) == "red MoveCaballeros"
    assert tokens(game) == ""


@pytest.mark.parametrize("number", ["silver = 1", "gold = -1", "goods = 16", "goods = true"])
def test_other_numbers_are_refused(own: Any, number: str) -> None:
    with pytest.raises(OverrideError, match="transport"):
        Game.new(modules=["grand_inquisitor"], cards=own("transport", number), seed=0)


def test_cards_of_the_base_game_have_no_gold(own: Any) -> None:
    with pytest.raises(OverrideError, match="gold"):
        Game.new(modules=["grand_inquisitor"], cards=own("king", "gold = 1"), seed=0)


def test_the_numbers_in_the_text_are_the_owners_too(own: Any) -> None:
    game = gic("Gra: 5 red", card="transport", king="Gal", cards=own("transport", "amounts = [1]"))
    game.follow("special Gra.red>Val")
    assert asked(game) == ROUND_OVER
