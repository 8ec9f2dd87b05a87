# Was geschah: die Zeilen des Protokolls. Wo ein Ort andere Wörter braucht, wählt der Name des Ortes sie aus.

event-round = Runde { $round }
event-turned-up = Stapel { $stack }: „{ $card }“ wird aufgedeckt.
event-mercy = Gnade in der ersten Runde: „{ $card }“ kommt wieder unter den Stapel.
event-power = { $player } spielt die Machtkarte { $value } aus.
event-played = { $player } spielt eine Machtkarte aus.
event-turn = { $player } ist am Zug.
event-reinforced = { $count ->
    [one] { $player } holt 1 Caballero an den Hof.
   *[other] { $player } holt { $count } Caballeros an den Hof.
}
event-made-up = { $player } nimmt einen Caballero { FROM($space) } an den Hof zurück.
event-took = { $player } nimmt die Aktionskarte „{ $card }“.
event-placed = { $space ->
    [Castillo] { $player } wirft einen Caballero ins Castillo.
   *[other] { $player } setzt einen Caballero { AT($space) } ein.
}
event-moved = { $to ->
    [Castillo] { $player } wirft einen Caballero von { $colour } { FROM($from) } ins Castillo.
   *[other] { $player } setzt einen Caballero von { $colour } { FROM($from) } { TO($to) } um.
}
event-threw = { $player } wirft Caballeros ins Castillo.
event-special = { $player } führt die Sonderaktion „{ $card }“ aus.
event-vetoed = { $player } legt ein Veto gegen „{ $card }“ von { $actor } ein.
event-kept = { $player } behält „{ $card }“.
event-expired = Die Zeit von „{ $card }“ ist um: { $player } legt die Karte weg.
event-court-returned = { $count ->
    [one] { $player } schickt 1 Caballero vom Hof in die Provinz zurück.
   *[other] { $player } schickt { $count } Caballeros vom Hof in die Provinz zurück.
}
event-returned = { $space ->
    [Hof] { $player } schickt einen Caballero von { $colour } vom Hof in die Provinz zurück.
   *[other] { $player } schickt einen Caballero von { $colour } { FROM($space) } in die Provinz zurück.
}
event-dial = { $player } deckt die Geheimscheibe auf: { $space }.
event-lost = { $count ->
    [one] { $player } verliert 1 Caballero { AT($space) } an die Provinz.
   *[other] { $player } verliert { $count } Caballeros { AT($space) } an die Provinz.
}
event-evicted = { $player } bringt { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} { FROM($from) } { $to ->
    [Hof] an den Hof
   *[other] { TO($to) }
}.
event-evicted-to-court = { $player } bringt { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} { FROM($from) } an den Hof: Die Region auf der Geheimscheibe ist dafür gesperrt.
event-tile = { $space ->
    [Castillo] { $player } legt die Wertungstafel { $tile } zum Castillo.
   *[other] { $player } legt die Wertungstafel { $tile } { TO($space) }.
}
event-took-back = { $player } nimmt eine Machtkarte zurück.
event-grande = { $player } versetzt den eigenen Granden { TO($space) }.
event-king = { $player } versetzt den König nach { $space }.
event-king-stays = { $player } lässt den König stehen.
event-general-scoring = Allgemeine Wertung
event-lifted = Das Castillo wird angehoben.
event-inside = { $player } hat { $count } im Castillo.
event-out-of-castillo = { $player } bringt { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} aus dem Castillo { $space ->
    [Hof] an den Hof
   *[other] nach { $space }
}.
event-out-to-court = { $player } bringt { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} aus dem Castillo an den Hof: Die Region auf der Geheimscheibe ist dafür gesperrt.
event-scoring = { $space ->
    [Castillo] Das Castillo wird gewertet.
   *[other] { THE($space) } wird gewertet.
}
event-nothing-scored = { $space ->
    [Castillo] Niemand bekommt Punkte im Castillo.
   *[other] Niemand bekommt Punkte { AT($space) }.
}
event-points = { $points ->
    [one] { $player } bekommt 1 Punkt ({ $source }).
   *[other] { $player } bekommt { $points } Punkte ({ $source }).
}
event-start-player = { $player } bekommt die Startspielerfigur.
event-result = { $points ->
    [one] { $player } beendet das Spiel mit 1 Punkt.
   *[other] { $player } beendet das Spiel mit { $points } Punkten.
}
event-over = Das Spiel ist zu Ende.

source-place-1 = erster Platz
source-place-2 = zweiter Platz
source-place-3 = dritter Platz
source-king = Königsbonus
source-grande = Heimatbonus
event-angry-at = { $player } lässt { $victim } Caballeros zurückschicken.
event-exiles = { $player } verbannt Caballeros aus den Regionen auf den Geheimscheiben.
event-evicts = { $player } vertreibt die anderen { FROM($space) }.
