"""Stack 4, the cards with dials: secret scoring and eviction (BASE-145, BASE-146)."""

from __future__ import annotations

import pytest

from elgrande import SPECTATOR, CannotUndo, IllegalChoice
from tests.rules.events import scored_order
from tests.rules.observing import courts, grande, points
from tests.rules.positions import NINE
from tests.situation import asked, situation, standing, texts

# --- secret scoring ---


@pytest.mark.rule("BASE-145")
def test_all_players_dial_at_once_any_region_the_kings_too() -> None:
    game = situation(king="Gal", card="secret-scoring", court="1 red")
    game.follow("special")
    assert asked(game) == "red blue green yellow ScoringDial"
    assert all(" ".join(option.text for option in question.options) == NINE for question in game.decisions)


@pytest.mark.rule("BASE-145")
def test_every_region_dialled_exactly_once_is_scored_for_all() -> None:
    game = situation(
        "Val: 2 red, 1 blue; Nue: 2 green; Sev: 3 yellow", king="Gal", card="secret-scoring", court="1 red"
    )
    game.follow("special yellow:Sev red:Val green:Sev")
    assert points(game) == ""
    assert scored_order(game, game.play("Nue", 1)) == "Nue Val"
    assert points(game) == "5 red, 3 blue, 7 green"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-145")
def test_a_region_dialled_by_three_is_not_scored_and_all_alike_score_nothing() -> None:
    game = situation("Val: 2 red", king="Gal", card="secret-scoring", court="1 red")
    game.follow("special red:Val blue:Val green:Val yellow:Nue")
    assert points(game) == ""
    alike = situation("Val: 2 red", king="Gal", card="secret-scoring", court="1 red")
    alike.follow("special red:Val blue:Val green:Val yellow:Val")
    assert points(alike) == ""
    assert texts(alike) == "place end"


@pytest.mark.rule("BASE-145", "BASE-51", "BASE-52")
def test_the_kings_region_may_be_dialled_and_bonuses_count() -> None:
    game = situation("Gal: 2 red, 1 blue", king="Gal", grandes="red:Gal", card="secret-scoring")
    game.follow("special blue:Gal red:Ara green:Ara yellow:Ara")
    assert points(game) == "8 red, 2 blue"


@pytest.mark.rule("BASE-4", "BASE-145")
def test_a_dial_does_not_show_the_castillo() -> None:
    game = situation("Cas: 2 red", king="Gal", card="secret-scoring")
    game.follow("special")
    with pytest.raises(IllegalChoice, match="nine regions"):
        game.play("Cas", game.decision.player)


@pytest.mark.rule("BASE-145")
def test_nobody_sees_a_dial_before_all_are_set() -> None:
    game = situation(king="Gal", card="secret-scoring")
    game.follow("special")
    other = game.copy()
    game.follow("red:Val yellow:Nue")
    other.follow("red:Sev yellow:Nue")
    for seat in (1, 2, 3, SPECTATOR):
        assert game.view(seat).key() == other.view(seat).key()
    assert game.view(1).as_dict()["answered"] == [0, 3]
    assert asked(game) == "blue green ScoringDial"
    with pytest.raises(IllegalChoice, match="Red has nothing to decide"):
        game.play("Val", 0)


@pytest.mark.rule("BASE-145")
def test_dials_stand_once_they_are_revealed() -> None:
    game = situation("Val: 2 red", king="Gal", card="secret-scoring", court="1 red")
    game.follow("special red:Val blue:Val green:Nue yellow:Nue")
    with pytest.raises(CannotUndo):
        game.undo()


@pytest.mark.rule("BASE-32", "BASE-145")
def test_the_secret_scoring_comes_before_or_after_placing() -> None:
    tied = "Vas: 1 red, 1 blue"
    game = situation(tied, king="Gal", card="secret-scoring", court="1 red")
    game.follow("place Vas special red:Vas blue:Ara green:Ara yellow:Ara")
    assert points(game) == "5 red, 3 blue"
    late = situation(tied, king="Gal", card="secret-scoring", court="1 red")
    late.follow("special red:Vas blue:Ara green:Ara yellow:Ara place Vas")
    assert points(late) == "3 red, 3 blue"


@pytest.mark.rule("BASE-112", "BASE-121", "BASE-145")
def test_a_veto_before_the_dials_are_set() -> None:
    game = situation("Val: 2 red", king="Gal", card="secret-scoring", court="1 red", vetoes="blue")
    game.follow("special")
    assert asked(game) == "blue MayVeto"
    game.follow("veto")
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-81", "BASE-112", "BASE-121", "BASE-145")
def test_a_veto_after_the_reveal_and_between_the_regions() -> None:
    game = situation("Val: 2 red; Nue: 1 red", king="Gal", card="secret-scoring", court="1 red", vetoes="blue")
    game.follow("special pass red:Val blue:Nue green:Gal yellow:Gal")
    assert asked(game) == "red ScoreNext"
    assert texts(game) == "Nue Val"
    stopped = game.copy()
    stopped.follow("Val veto")
    assert points(stopped) == ""
    assert texts(stopped) == "place end"
    game.follow("Val pass veto")
    assert points(game) == "5 red"
    assert texts(game) == "place end"


# --- eviction ---


@pytest.mark.rule("BASE-146")
def test_all_others_in_a_region_go_where_they_dial_and_the_own_stay() -> None:
    game = situation("Val: 2 red, 3 blue, 1 yellow; Sev: 1 blue", king="Gal", card="eviction", court="1 red")
    game.follow("special Val")
    assert asked(game) == "blue yellow EvictionDial"
    game.follow("yellow:Nue blue:Sev")
    assert standing(game, "Val") == "2 red"
    assert standing(game, "Sev") == "4 blue"
    assert standing(game, "Nue") == "1 yellow"
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-36", "BASE-146")
def test_only_regions_with_others_can_be_emptied_and_never_the_kings() -> None:
    game = situation("Gal: 2 blue; Val: 2 red; Sev: 1 red, 1 green; Cas: 2 blue", king="Gal", card="eviction")
    game.follow("special")
    assert texts(game) == "Sev"
    with pytest.raises(IllegalChoice, match="King's region"):
        game.play("Gal")


@pytest.mark.rule("BASE-36", "BASE-146")
def test_without_anybody_to_evict_the_action_is_not_offered() -> None:
    game = situation("Gal: 2 blue; Val: 2 red; Cas: 3 green", king="Gal", card="eviction", court="1 red")
    assert texts(game) == "place end"


@pytest.mark.rule("BASE-146")
def test_any_of_the_nine_regions_can_be_dialled_but_not_the_castillo() -> None:
    game = situation("Val: 3 blue", king="Gal", card="eviction")
    game.follow("special Val")
    assert texts(game) == NINE
    with pytest.raises(IllegalChoice, match="nine regions"):
        game.play("Cas")


@pytest.mark.rule("BASE-50", "BASE-146")
@pytest.mark.parametrize("dialled", ["Gal", "Val"])
def test_who_dials_the_kings_region_or_the_emptied_one_goes_to_court(dialled: str) -> None:
    game = situation("Val: 1 red, 3 blue, 2 green; Gal: 1 blue", king="Gal", card="eviction", court="1 red")
    game.follow(f"special Val blue:{dialled} green:Sev")
    assert courts(game) == "1 red, 3 blue"
    assert (standing(game, "Val"), standing(game, "Gal"), standing(game, "Sev")) == ("1 red", "1 blue", "2 green")


@pytest.mark.rule("BASE-146")
def test_all_of_them_may_go_to_court() -> None:
    game = situation("Val: 3 blue, 2 green, 1 yellow", king="Gal", card="eviction", court="1 red")
    game.follow("special Val blue:Gal green:Val yellow:Gal")
    assert courts(game) == "1 red, 3 blue, 2 green, 1 yellow"
    assert standing(game, "Val") == ""


@pytest.mark.rule("BASE-146")
def test_whom_the_king_awaits_at_the_reveal_goes_to_court() -> None:
    game = situation("Val: 3 blue, 2 green", king="Gal", card="eviction", court="1 red")
    game.follow("special Val blue:Sev")
    game.position.board.king = game.rules.space_named("Sev")
    game.follow("green:Nue")
    assert standing(game, "Sev") == ""
    assert courts(game) == "1 red, 3 blue"
    assert standing(game, "Nue") == "2 green"
    assert standing(game, "Val") == ""


@pytest.mark.rule("BASE-53", "BASE-146")
def test_grandes_stay_when_their_caballeros_leave() -> None:
    game = situation("Val: 3 blue", king="Gal", grandes="blue:Val", card="eviction")
    game.follow("special Val Ara")
    assert grande(game, "blue") == "Val"
    assert standing(game, "Ara") == "3 blue"


@pytest.mark.rule("BASE-146")
def test_the_dials_of_an_eviction_are_secret() -> None:
    game = situation("Val: 3 blue, 2 green", king="Gal", card="eviction")
    game.follow("special Val")
    other = game.copy()
    game.follow("blue:Sev")
    other.follow("blue:Nue")
    for seat in (0, 2, 3, SPECTATOR):
        assert game.view(seat).key() == other.view(seat).key()
    assert standing(game, "Val") == "3 blue, 2 green"


@pytest.mark.rule("BASE-32", "BASE-146")
def test_caballeros_that_were_placed_first_stay() -> None:
    game = situation("Vas: 1 blue", king="Gal", card="eviction", court="2 red")
    game.follow("place Vas Vas special Vas blue:Ara")
    assert standing(game, "Vas") == "2 red"
    assert standing(game, "Ara") == "1 blue"


@pytest.mark.rule("BASE-112", "BASE-121", "BASE-146")
def test_a_veto_against_an_eviction_before_the_dials_or_after_the_reveal() -> None:
    game = situation("Val: 3 blue, 1 green", king="Gal", card="eviction", court="1 red", vetoes="yellow")
    game.follow("special Val")
    assert asked(game) == "yellow MayVeto"
    early = game.copy()
    early.follow("veto")
    assert asked(early) == "red UseCard"
    assert standing(early, "Val") == "3 blue, 1 green"
    game.follow("pass blue:Sev green:Nue")
    assert asked(game) == "yellow MayVeto"
    game.follow("veto")
    assert standing(game, "Val") == "3 blue, 1 green"
    assert standing(game, "Sev") == ""
    assert texts(game) == "place end"
