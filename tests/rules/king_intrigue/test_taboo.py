"""Cards of King & Intrigue where another region is closed like the King's: quarantine, the King's token (KI-41)."""

from __future__ import annotations

from typing import Any

import pytest

from elgrande import Game, IllegalChoice
from tests.fields import put
from tests.rules.events import won
from tests.rules.king_intrigue.positions import ki
from tests.rules.observing import courts, king, points
from tests.rules.playing import follow
from tests.rules.positions import NINE
from tests.situation import asked, standing, texts

TOKENS = {"players_edition": "quarantine", "special_cards": "protected"}

both = pytest.mark.parametrize("token", list(TOKENS))


def closed(token: str, caballeros: str = "", value: int = 80, region: str = "Vas", **rest: Any) -> Game:
    """Red's turn with a power card; the King is in Galicia, and this token of a module closes a region next to him."""
    power = rest.pop("power", f"{value} 180 10 130" if value != 130 else "130 180 10 140")
    game = ki(caballeros, power=power, modules=("king_intrigue", token), **{"court": "7 red", **rest})
    put(game, TOKENS[token], region)
    game.position.run()
    return game


@both
@pytest.mark.rule("KI-41")
def test_nobody_places_there(token: str) -> None:
    game = closed(token)
    game.play("place")
    assert texts(game) == "stop Vie Cas"
    with pytest.raises(IllegalChoice, match=r"^País Vasco is .*: nothing may change there"):
        game.play("Vas")


@both
@pytest.mark.rule("KI-41", "KI-22")
def test_free_placing_does_not_reach_it(token: str) -> None:
    game = closed(token, value=20)
    game.follow("special place")
    assert texts(game) == "stop Ara Cat Vie Nue Sev Gra Val Cas"


@both
@pytest.mark.rule("KI-41", "KI-15")
def test_intrigue_moves_nobody_into_it_or_out_of_it(token: str) -> None:
    game = closed(token, "Vas: 2 red, 2 blue; Val: 1 red", power="80 180 90 100")
    game.follow("role first")
    assert texts(game) == "stop Val.red"
    game.play("Val.red")
    assert texts(game) == "Ara Cat Vie Nue Sev Gra Cas"


@both
@pytest.mark.rule("KI-41", "KI-14", "KI-37")
def test_the_king_may_enter_it(token: str) -> None:
    game = closed(token, power="180 20 30 40")
    game.play("role")
    assert texts(game) == NINE
    game.play("Vas")
    assert king(game) == "Vas"
    game = closed(token, value=170)
    game.play("special")
    assert texts(game) == "Vas Vie"


@both
@pytest.mark.rule("KI-41", "KI-25", "KI-26")
def test_nobody_is_sent_home_from_it(token: str) -> None:
    game = closed(token, "Vas: 2 blue; Val: 1 blue", value=60)
    game.play("special")
    assert texts(game) == "stop Val.blue"
    game = closed(token, "Vas: 2 blue; Val: 1 blue", value=50)
    game.play("special")
    assert asked(game) == "blue ReturnOwn"
    assert texts(game) == "Val.blue"


@both
@pytest.mark.rule("KI-41", "KI-27", "KI-45")
def test_no_grande_goes_there_or_leaves(token: str) -> None:
    game = closed(token, value=70, grandes="red:Val")
    game.play("special")
    assert texts(game) == "Ara Cat Vie Nue Sev Gra"
    game = closed(token, value=70, grandes="red:Vas")
    assert texts(game) == "place end"


@both
@pytest.mark.rule("KI-41", "KI-28")
def test_no_tile_is_laid_there_or_lifted(token: str) -> None:
    game = closed(token, value=80, tiles="4:Vas")
    game.play("special")
    assert texts(game) == "T1"
    game.play("T1")
    assert texts(game) == "Ara Cat Vie Nue Sev Gra Val Cas"


@both
@pytest.mark.rule("KI-41", "KI-36")
def test_nobody_is_thrown_into_the_castillo_from_it(token: str) -> None:
    game = closed(token, "Vas: 2 blue, 2 red; Val: 1 blue, 2 red", value=160)
    game.play("special")
    assert texts(game) == "Val.red"
    game.follow("Val.red Val.red")
    assert texts(game) == "Val.blue"
    game = closed(token, "Vas: 2 red; Val: 1 red", value=160)
    assert texts(game) == "place end"


@both
@pytest.mark.rule("KI-41", "KI-12")
def test_nobody_makes_up_a_shortage_from_it(token: str) -> None:
    game = closed(token, "Vas: 2 red; Val: 1 red", whole=True, province="1 red", court="")
    game.play("+1")
    assert texts(game) == "stop Val.red"
    game.play("Val.red")
    assert courts(game) == "2 red"
    assert asked(game) == "red Act"


@both
@pytest.mark.rule("KI-41", "KI-33", "KI-34")
def test_scoring_is_never_stopped_and_brings_no_king_bonus(token: str) -> None:
    game = closed(token, "Vas: 2 red; Gal: 1 red", value=130, grandes="")
    game.follow("special Vas")
    assert points(game) == "5 red"
    game = closed(token, "Vas: 2 red", value=140, grandes="")
    game.play("special")
    assert texts(game) == NINE
    game.follow("red:Vas blue:Val green:Val yellow:Val")
    assert points(game) == "5 red"


@both
@pytest.mark.rule("KI-41", "KI-35")
def test_it_can_be_doubled(token: str) -> None:
    game = closed(token, "Vas: 2 red; Cas: 1 red", value=150, round=3, castillo="open", grandes="")
    game.follow("special Vas end")
    assert asked(game) == "red CastilloDial"
    events = follow(game, "Val")
    assert won(game, events, "Vas") == [10, 0, 0, 0]
    assert standing(game, "Val") == "1 red"
