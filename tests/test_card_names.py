"""Cards are called what the rulebook of that language calls them, where it prints a name."""

from __future__ import annotations

from collections import Counter

import pytest

from elgrande.rules.build import build
from elgrande.rules.config import configure, module_sets
from elgrande.texts import LANGUAGES, say

PRINTED: dict[str, dict[str, str]] = {
    "nl": {  # the Dutch Big Box names the cards of all modules
        "veto": "Veto",
        "angry-king": "De Koning is boos!",
        "score-tile": "Scoretegel",
        "power-card": "Machtkaarten",
        "court": "Het hof",
        "grande": "Grande",
        "eviction": "Leegloop",
        "adviser": "Koninklijke adviseur",
        "king": "Koningskaart",
        "close-card": "Actiekaart sluiten",
        "double-strike": "Dubbelslag",
        "free-choice": "Vrije keuze",
        "transport": "Transport",
        "limit-board": "Begrenzingstableau",
        "conspiracy": "Complot",
        "boycott": "Boycot",
        "coalition": "Verbond",
        "double-turn": "Dubbele beurt",
        "gra-free-choice": "Vrije keuze",
        "king-incognito": "Koning incognito",
        "eviction-order": "Ontruimingsbevel",
        "gra-espionage": "Spionage",
        "score-courts": "Puntentelling van de hoven",
        "action-stop": "Actiestop",
        "quick-deployment": "Conquistadores",
        "spanish-inquisition": "Spaanse inquisitie",
        "gra-conspiracy": "Complot",
        "off-to-castillo": "Op naar het Castillo",
        "gra-alliance": "Alliantie",
        "last-word": "Het laatste woord",
        "united-force": "Vereende kracht",
        "queen-and-jester": "Koningin en Hofnar",
        "ki-intrigue": "Intrigant",
        "role-king": "Koningskaart",
        "role-intrigue": "Intrigantenkaart",
        "joker": "Joker",
        "travel-day": "Reisdag",
        "shift": "Samenzwering",
        "civil-war": "Burgeroorlog",
        "alliance": "Alliantie",
        "bridge": "Bruggenbouw",
        "rebellion": "Opstand",
        "collapse": "Instortingsgevaar",
        "quarantine": "Quarantaine",
        "storm": "Tormenta",
        "mistress": "Minnares",
        "fiesta": "Fiesta",
        "espionage": "Spionage",
        "coup": "Staatsgreep",
        "maximum-six": "Maximaal 6",
        "royal-protection": "Koninklijke bescherming",
    },
    "de": {  # the German rulebooks: the base game, and Grand Inquisitor & Colonies
        "veto": "Veto",
        "angry-king": "König erzürnt!",
        "score-tile": "Wertungstafel",
        "power-card": "Machtkarten",
        "court": "Der Hof",
        "grande": "Grande",
        "eviction": "Rauswurf",
        "adviser": "Königlicher Ratgeber",
        "king": "Königskarte",
        "holy-inquisition": "Großinquisitorkarte",
        "close-card": "Aktionskarte umdrehen",
        "double-strike": "Doppelschlag",
        "free-choice": "Umsetzen vor der Wertung",
        "transport": "Transport",
        "limit-board": "Begrenzungstafel versetzen",
        "conspiracy": "Verschwörung",
        "score-new-regions": "Sonderwertung: neue Regionen",
        "score-black": "Sonderwertung: Großinquisitor",
        "delayed-scoring": "Sonderwertung: beliebige Region",
    },
    "es": {  # the Spanish rulebook of the expansions
        "holy-inquisition": "Santa Inquisición",
        "close-card": "Acción anulada",
        "double-strike": "Doble golpe",
        "free-choice": "Libre elección",
        "transport": "Transporte",
        "limit-board": "Tabla limitadora",
        "conspiracy": "Conspiración",
        "boycott": "Boicot",
        "coalition": "Coalición",
        "double-turn": "Turno doble",
        "gra-free-choice": "Libre elección",
        "king-incognito": "Rey de incógnito",
        "eviction-order": "Desalojo",
        "gra-espionage": "Espionaje",
        "score-courts": "Puntuación de las cortes",
        "action-stop": "Bloqueo de acciones",
        "overthrow": "Derrocamiento",
        "quick-deployment": "Despliegue rápido",
        "spanish-inquisition": "La inquisición española",
        "gra-conspiracy": "Conspiración",
        "off-to-castillo": "Al castillo",
        "gra-alliance": "Alianza",
        "last-word": "La última palabra",
        "united-force": "Concentración de poder",
        "queen-and-jester": "La Reina y el Bufón",
    },
}
SERIES = {"nl": "Extra puntentelling", "de": "Sonderwertung", "es": "Puntuación especial"}
"""What the rulebooks call every special scoring; we add which one it is."""


@pytest.mark.parametrize(
    ("language", "card"), [(language, card) for language, names in PRINTED.items() for card in names]
)
def test_a_card_has_the_name_that_its_rulebook_prints(language: str, card: str) -> None:
    assert say(f"card-{card}", language) == PRINTED[language][card]


@pytest.mark.parametrize("language", SERIES)
def test_every_special_scoring_of_the_action_cards_is_called_one(language: str) -> None:
    scorings = ("score-4", "score-5", "score-coasts", "score-inland", "delayed-scoring")
    assert all(say(f"card-{card}", language).startswith(f"{SERIES[language]}: ") for card in scorings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_table_have_the_same_name(language: str) -> None:
    for modules in module_sets():
        names = Counter(say(f"card-{card.key}", language) for card in build(configure(4, modules)).cards)
        assert [name for name, count in names.items() if count > 1] == []
