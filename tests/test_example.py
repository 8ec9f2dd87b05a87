import pytest

from tests.situation import asked, kept, situation, standing, texts, under


@pytest.mark.rule("BASE-112")
def test_veto_takes_back_the_third_move_and_ends_the_intrigue() -> None:
    game = situation("Val: 4 blue", king="Gal", card="intrigue-any-4", turn="red", vetoes="green", court="2 red")
    game.follow("special Val.blue>Gra pass Val.blue>Gra pass Val.blue>Sev veto")
    assert standing(game, "Val") == "2 blue"
    assert standing(game, "Gra") == "2 blue"
    assert standing(game, "Sev") == ""
    assert kept(game) == ""
    assert under(game, 2) == "veto"
    assert asked(game) == "red UseCard"
    assert texts(game) == "place end"
