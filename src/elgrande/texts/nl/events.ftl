# Wat er gebeurde: de regels van het verslag. Waar een plaats andere woorden vraagt, kiest de naam van de plaats die.

event-round = Ronde { $round }
event-turned-up = Stapel { $stack }: “{ $card }” gaat open.
event-mercy = Genade in de eerste ronde: “{ $card }” gaat terug onder haar stapel.
event-power = { $player } speelt machtkaart { $value }.
event-played = { $player } speelt een machtkaart.
event-turn = { $player } is aan de beurt.
event-reinforced = { $count ->
    [one] { $player } haalt 1 caballero naar het hof.
   *[other] { $player } haalt { $count } caballero's naar het hof.
}
event-made-up = { $player } neemt een caballero { FROM($space) } terug naar het hof.
event-took = { $player } neemt de actiekaart “{ $card }”.
event-placed = { $space ->
    [Castillo] { $player } werpt een caballero in het Castillo.
   *[other] { $player } zet een caballero { AT($space) }.
}
event-moved = { $to ->
    [Castillo] { $player } werpt een caballero van { $colour } { FROM($from) } in het Castillo.
   *[other] { $player } verplaatst een caballero van { $colour } { FROM($from) } { TO($to) }.
}
event-threw = { $player } werpt caballero's in het Castillo.
event-special = { $player } voert de speciale actie “{ $card }” uit.
event-vetoed = { $player } spreekt een veto uit tegen “{ $card }” van { $actor }.
event-kept = { $player } houdt “{ $card }”.
event-expired = De tijd van “{ $card }” is om: { $player } legt de kaart weg.
event-court-returned = { $count ->
    [one] { $player } stuurt 1 caballero uit het hof terug naar de provincie.
   *[other] { $player } stuurt { $count } caballero's uit het hof terug naar de provincie.
}
event-returned = { $space ->
    [hof] { $player } stuurt een caballero van { $colour } uit het hof terug naar de provincie.
   *[other] { $player } stuurt een caballero van { $colour } { FROM($space) } terug naar de provincie.
}
event-dial = { $player } toont de kiesschijf: { $space }.
event-lost = { $count ->
    [one] { $player } verliest 1 caballero { AT($space) } aan de provincie.
   *[other] { $player } verliest { $count } caballero's { AT($space) } aan de provincie.
}
event-evicted = { $player } brengt { $count ->
    [one] 1 caballero
   *[other] { $count } caballero's
} { FROM($from) } { $to ->
    [hof] naar het hof
   *[other] { TO($to) }
}.
event-evicted-to-court = { $player } brengt { $count ->
    [one] 1 caballero
   *[other] { $count } caballero's
} { FROM($from) } naar het hof, want de regio op de kiesschijf is gesloten.
event-tile = { $space ->
    [Castillo] { $player } legt scoretegel { $tile } bij het Castillo.
   *[other] { $player } legt scoretegel { $tile } { AT($space) }.
}
event-took-back = { $player } neemt een machtkaart terug.
event-grande = { $player } verplaatst de eigen Grande { TO($space) }.
event-king = { $player } verplaatst de Koning naar { $space }.
event-king-stays = { $player } laat de Koning staan.
event-general-scoring = Algemene puntentelling
event-lifted = Het Castillo wordt opgetild.
event-inside = { $player } heeft { $count } in het Castillo.
event-out-of-castillo = { $player } brengt { $count ->
    [one] 1 caballero
   *[other] { $count } caballero's
} uit het Castillo naar { $space ->
    [hof] het hof
   *[other] { $space }
}.
event-out-to-court = { $player } brengt { $count ->
    [one] 1 caballero
   *[other] { $count } caballero's
} uit het Castillo naar het hof, want de regio op de kiesschijf is gesloten.
event-scoring = { $space ->
    [Castillo] Het Castillo wordt geteld.
   *[other] { THE($space) } wordt geteld.
}
event-nothing-scored = { $space ->
    [Castillo] Niemand scoort in het Castillo.
   *[other] Niemand scoort { AT($space) }.
}
event-points = { $points ->
    [one] { $player } scoort 1 punt ({ $source }).
   *[other] { $player } scoort { $points } punten ({ $source }).
}
event-start-player = { $player } wordt startspeler.
event-result = { $points ->
    [one] { $player } eindigt met 1 punt.
   *[other] { $player } eindigt met { $points } punten.
}
event-over = Het spel is afgelopen.

source-place-1 = eerste plaats
source-place-2 = tweede plaats
source-place-3 = derde plaats
source-king = Koningsbonus
source-grande = Grandebonus
event-angry-at = { $player } laat { $victim } caballero's terugsturen.
event-exiles = { $player } verbant caballero's uit de regio's op de kiesschijven.
event-evicts = { $player } jaagt de anderen weg { FROM($space) }.
