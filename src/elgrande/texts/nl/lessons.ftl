# De bladzijden met de regels, en wat er gezegd wordt als iemand iets voor het eerst speelt.

rules-title = Regels
rules-ten-minutes = In tien minuten
rules-all = Alle regels
rules-all-text = Elke regel van het spel en van de uitbreidingen, precies zoals dit programma speelt.
rules-words = Woorden
rules-words-text = De woorden van het spel, in een of twee zinnen uitgelegd.
rules-new = Wat er nieuw is
rules-numbers = Toon de nummers van de regels
rules-sources = Toon waar elke regel vandaan komt
rules-sources-text = Nummers zijn spelregelboeken: 000 de Nederlandse Big Box, 001 de Duitse, 002 het Nederlandse basisspel, 003 het Duitse en 004 het Spaanse boek van de uitbreidingen. “Public” is een elders gepubliceerd feit. Een “ruling” is wat wij spelen waar de boeken zwijgen of elkaar tegenspreken.
rules-more-about = Meer in de regels

## Zoeken

rules-search = Zoek regels, kaarten en woorden
rules-found = { $count ->
    [0] Niets gevonden.
    [one] 1 gevonden
   *[other] { $count } gevonden
}
rules-kind-lesson = les
rules-kind-word = woord
rules-kind-card = kaart
rules-kind-rule = regel

## Voorbeelden die je kunt veranderen

rules-region = Regio
rules-players = Spelers
rules-king-here = De Koning staat hier
rules-reset = Zoals het was
rules-colour = Kleur
rules-caballeros = Caballero's
rules-grande-here = Grande hier
rules-place = Plaats
rules-points = Punten
rules-fewer = Eén caballero minder, { $colour }
rules-more = Eén caballero meer, { $colour }
rules-grande-of = De Grande staat hier, { $colour }
rules-nth = { $place }e
rules-scores = { $colour } krijgt { $points }
rules-sum = Samen

## De eerste keer

rules-first-title = Nieuw hier?
rules-first-text = Dit is je eerste tafel op dit apparaat. De regels kosten tien minuten, met plaatjes. Of speel gewoon: het programma laat bij elke stap zien wat je mag doen.
rules-first-read = Regels in tien minuten
rules-first-guide = Speel een spel met uitleg
rules-first-play = Gewoon spelen
rules-got-it = Begrepen
rules-next = Verder
rules-what-is-new = Wat is hier nieuw?
rules-whole = De hele bladzijde
