"""Positions that keep all laws, with everything of some modules on the board."""

from __future__ import annotations

from typing import Any

from elgrande import Game
from elgrande.tools.laws import position_laws
from tests.rules.grandissimo.positions import gra
from tests.rules.players_edition.positions import played
from tests.situation import situation

COLONIES = ["grand_inquisitor", "anniversary"]
ALL_BLACK = "Nue: 2 black; Vie: 2 black"
ABROAD = f"{ALL_BLACK}; Shi: 2 red, 1 blue; Amb: 1 blue; Cpt: 1 red; Lim: 3 red"


def keep_all(game: Game) -> None:
    """All laws hold."""
    for law in position_laws(game.rules):
        law(game.position)


def abroad(caballeros: str = ABROAD, **rest: Any) -> Game:
    """Red's turn, with caballeros in the regions abroad and on the limit board."""
    return situation(
        caballeros, king="Ara", card="king", grandes="red:Gal blue:Vas", players=2, modules=COLONIES, **rest
    )


def intrigue(caballeros: str = "Bri: 1 blue; Bes: 2 red; Res: 1 green; Val: 3 red, 3 blue", **rest: Any) -> Game:
    """Red's turn, with a bridge, an alliance, a quarantine, a board, a storm and two doubled regions."""
    game = played(
        caballeros,
        **{
            "card": "ki-score-4",
            "king": "Gal",
            "bridge": "Val Gra",
            "alliance": "Cat Ara",
            "quarantine": "Vas",
            "protected": "Cat",
            "crowded": "Val",
            "doubled": "red:Val green:Sev",
            "storm": "blue:Nue",
            "collapsing": True,
            "keeps": "green:reserve blue:ki-veto",
            **rest,
        },
    )
    game.position.board.hand = [1 << 3 | 1 << 4 | 1 << 6] * 4
    return game


def atlantic(caballeros: str = "Sh1: 2 red; Pri: 1 blue; Gu2: 1 red; Nue: 2 black", **rest: Any) -> Game:
    """Red's turn, with ships, prisoners, guests, a boycott, King incognito and a second card."""
    given = {
        "ships": "red blue",
        "queen": "red",
        "jester": "blue",
        "boycott": "green:Gal",
        "incognito": "red:Ara",
        "second": "blue:boycott",
    }
    return gra(caballeros, **{**given, **rest})
