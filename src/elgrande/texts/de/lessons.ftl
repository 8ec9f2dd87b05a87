# Die Seiten mit den Regeln, und was gesagt wird, wenn jemand etwas zum ersten Mal spielt.

rules-title = Regeln
rules-ten-minutes = In zehn Minuten
rules-all = Alle Regeln
rules-all-text = Jede Regel des Spiels und seiner Erweiterungen, genau so, wie dieses Programm spielt.
rules-words = Wörter
rules-words-text = Die Wörter des Spiels, in ein, zwei Sätzen erklärt.
rules-new = Was neu ist
rules-numbers = Nummern der Regeln zeigen
rules-sources = Zeigen, woher jede Regel stammt
rules-sources-text = Nummern sind Spielregeln: 000 die niederländische Big Box, 001 die deutsche, 002 das niederländische Grundspiel, 003 die deutsche und 004 die spanische Regel der Erweiterungen. „Public“ ist eine anderswo veröffentlichte Tatsache. Ein „ruling“ ist, was wir spielen, wo die Regeln schweigen oder sich widersprechen.
rules-more-about = Mehr in den Regeln

## Die Suche

rules-search = Regeln, Karten und Wörter suchen
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 gefunden
   *[other] { $count } gefunden
}
rules-kind-lesson = Lektion
rules-kind-word = Wort
rules-kind-card = Karte
rules-kind-rule = Regel

## Beispiele, die man ändern kann

rules-region = Region
rules-players = Spieler
rules-king-here = Der König steht hier
rules-reset = Wie es war
rules-colour = Farbe
rules-caballeros = Caballeros
rules-grande-here = Grande hier
rules-place = Platz
rules-points = Punkte
rules-fewer = Ein Caballero weniger, { $colour }
rules-more = Ein Caballero mehr, { $colour }
rules-grande-of = Der Grande steht hier, { $colour }
rules-nth = { $place }.
rules-scores = { $colour } bekommt { $points }
rules-sum = Zusammen

## Das erste Mal

rules-first-title = Neu hier?
rules-first-text = Das ist dein erster Tisch auf diesem Gerät. Die Regeln dauern zehn Minuten, mit Bildern. Oder spiel einfach: Das Programm zeigt dir bei jedem Schritt, was du tun darfst.
rules-first-read = Regeln in zehn Minuten
rules-first-guide = Ein Spiel mit Anleitung
rules-first-play = Einfach spielen
rules-got-it = Verstanden
rules-next = Weiter
rules-what-is-new = Was ist hier neu?
rules-whole = Die ganze Seite
