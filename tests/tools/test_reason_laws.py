"""The law that a reason for a refusal is true: it knows all reasons, and it finds one that lies."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from elgrande import Game, IllegalChoice
from elgrande.board.spaces import CASTILLO, NOWHERE
from elgrande.engine.chance import Chance
from elgrande.engine.step import Decision
from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets
from elgrande.rules.laws import LawBroken
from elgrande.rules.position import Position
from elgrande.rules.truths import Condition
from elgrande.tools import reason_laws
from elgrande.tools.laws import CHEAP
from tests.fields import put
from tests.rules.grand_inquisitor.positions import whole_turn
from tests.rules.king_intrigue.positions import ki
from tests.rules.players_edition.positions import played
from tests.situation import situation, texts
from tests.test_texts import SOURCES


def test_every_reason_has_a_condition() -> None:
    """A new reason needs a line in TRUTHS of rules/base/truths.py or its module's laws.py that says when it is true."""
    sources = SOURCES / "elgrande"
    rules = [file for file in sources.glob("rules/**/*.py") if file.name not in ("laws.py", "truths.py")]
    files = [*rules, sources / "engine" / "step.py", sources / "question.py"]
    given = {key for file in files for key in re.findall('"(reason-[a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert given == {key for modules in module_sets() for key in build(configure(4, modules)).truths}


@pytest.mark.parametrize("modules", module_sets(), ids="+".join)
def test_no_module_replaces_the_condition_of_another(modules: tuple[str, ...]) -> None:
    found: dict[str, Condition] = {}
    for name in modules[1:]:
        truths = getattr(import_module(f"elgrande.rules.{name}.laws"), "TRUTHS", {})
        assert all(found.setdefault(key, condition) is condition for key, condition in truths.items())


def test_the_law_is_checked_at_every_decision() -> None:
    assert reason_laws.reasons_are_true in CHEAP


# --- it can fail ---


def placing() -> Game:
    """Red places next to the King's region, in Vas or Vie, or in the Castillo."""
    game = situation(king="Gal", card="king", court="2 red")
    game.play("place")
    return game


def broken(game: Game, monkeypatch: pytest.MonkeyPatch, key: str) -> str:
    """What the law finds if all refusals give this reason."""

    def lie(position: Position, decision: Decision, option: int) -> tuple[str, int]:
        return key, NOWHERE

    monkeypatch.setattr(reason_laws, "reason", lie)
    monkeypatch.setattr(reason_laws, "TRIES", 99)
    with pytest.raises(LawBroken) as error:
        reason_laws.reasons_are_true(game, Chance(1))
    return str(error.value)


def test_a_tile_beside_the_board_is_in_no_closed_region(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reason_laws, "TRIES", 99)
    game = played("Val: 1 blue", card="rebellion", king="Gal", quarantine="Vie", tiles="8:Vie")
    game.play("special")
    assert texts(game) == "T2"
    reason_laws.reasons_are_true(game, Chance(1))


def test_a_full_region_has_room_for_whoever_only_shifts_inside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six stand on the ship, and a board lets in no more; one of them may still become captain."""
    monkeypatch.setattr(reason_laws, "TRIES", 99)
    modules = ("grand_inquisitor", "king_intrigue", "special_cards")
    game = ki("Shi: 6 red; Amb: 1 blue", power="10 180 20 30", modules=modules, king="Gal")
    put(game, "crowded", "Shi")
    game.follow("role first Shi.red")
    assert "Cpt" in texts(game).split()
    assert "Amb" not in texts(game).split()
    reason_laws.reasons_are_true(game, Chance(1))


def test_a_carrier_is_no_captain_because_of_its_load_not_because_the_ship_is_full() -> None:
    modules = ("grand_inquisitor", "king_intrigue", "special_cards")
    game = ki("Shi: 6 red", power="10 180 20 30", modules=modules, king="Gal", carriers="goods Shi.red")
    put(game, "crowded", "Shi")
    game.follow("role first Shi.red goods")
    with pytest.raises(IllegalChoice, match="with gold or goods cannot stand"):
        game.play("Cpt")
    reason_laws.reasons_are_true(game, Chance(1))


def test_what_is_true_is_no_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reason_laws, "TRIES", 99)
    reason_laws.reasons_are_true(placing(), Chance(1))


@pytest.mark.parametrize("key", ["king", "full", "not-a-region", "tile-there", "no-load"])
def test_a_lie_is_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken(placing(), monkeypatch, f"reason-{key}").endswith(f"with reason-{key}, which is not true")


def test_a_reason_that_holds_of_what_is_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """That none of red's stands there is true, but no reason: so it is wherever red may place, too."""
    assert broken(placing(), monkeypatch, "reason-none-there").endswith("of which that is true, too")


def test_a_reason_without_a_condition_says_where_to_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = broken(placing(), monkeypatch, "reason-new")
    assert found.startswith("reason-new, a reason of Place")
    assert "TRUTHS of rules/base/truths.py" in found


def test_a_reason_that_gives_away_what_is_hidden_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = whole_turn("Cas: 2 blue; Shi: 1 red", king="Gal")

    def blab(position: Position, decision: Decision, option: int) -> tuple[str, int]:
        return "reason-not-offered", position.board.on(CASTILLO, 1)

    monkeypatch.setattr(reason_laws, "reason", blab)
    with pytest.raises(LawBroken, match="in the player's view"):
        reason_laws.reasons_are_true(game, Chance(1))
