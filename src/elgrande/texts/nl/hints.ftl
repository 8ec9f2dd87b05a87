# Hints: welke keuzes het beste lijken, en waarom.

hint-only = Het is de enige keuze.
hint-same = Alle keuzes komen ongeveer op hetzelfde neer.
hint-besides = Dit mag je er ook nog bij doen: daarna krijg je dezelfde vraag opnieuw.
hint-wait = Bewaar het voor later: dan levert het misschien meer op.
hint-strong = Van de kaarten die over zijn, is dit een van de nuttigste.
hint-unlike = Hij is nuttig, en je hebt er nog geen gekozen met ongeveer deze waarde.
hint-joker = Je wacht af wat de anderen spelen.
hint-power = { $count ->
    [0] Hij brengt geen caballero's
    [one] Hij kan je 1 caballero brengen
   *[other] Hij kan je { $count } caballero's brengen
}; { $higher ->
    [0] waarschijnlijk speelt niemand een hogere kaart.
   *[other] { $others ->
        [one] je tegenstander heeft waarschijnlijk een hogere kaart.
       *[other] reken op { $higher } van { $others } tegenstanders met een hogere kaart.
    }
}
hint-power-first = { $count ->
    [0] Je kiest waarschijnlijk als eerste
    [one] Hij kan je 1 caballero brengen, en je kiest waarschijnlijk als eerste
   *[other] Hij kan je { $count } caballero's brengen, en je kiest waarschijnlijk als eerste
}: “{ $card }” past nu het best bij je.
hint-mix = Meerdere keuzes zijn ongeveer even goed: neem er een op goed geluk, zodat niemand het kan voorzien.
hint-dial = Tegen wat de anderen waarschijnlijk kiezen, is dit het beste.
hint-close = Dit is de kaart die { $player } het meest zou helpen.
hint-points = { $planned ->
    [0] Dit levert je nu op:
   *[1] Dit kan je opleveren:
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}; { $most ->
    [0] niemand anders krijgt er een.
   *[other] niemand anders krijgt er meer dan { $most }.
}
hint-first = { $planned ->
    [0] Je wordt de eerste { AT($space) }
   *[1] Je kunt { AT($space) } de eerste worden
}: een puntentelling daar zou je { $points } in plaats van { $before } punten opleveren{ $less ->
    [0] .
   *[other] , en { $victim } zou er { $less } minder krijgen.
}
hint-more = { $planned ->
    [0] Een puntentelling { AT($space) } zou je
   *[1] Een puntentelling { AT($space) } kan je dan
} { $points } in plaats van { $before } punten opleveren{ $less ->
    [0] .
   *[other] , en { $victim } zou er { $less } minder krijgen.
}
hint-rival = { $planned ->
    [0] Een puntentelling { AT($space) } zou { $player }
   *[1] Een puntentelling { AT($space) } kan { $player } dan
} maar { $points } in plaats van { $before } punten opleveren.
hint-king = { $planned ->
    [0] De Koning bewaakt je eerste plaats { AT($space) }.
   *[1] De Koning kan je eerste plaats { AT($space) } bewaken.
}
hint-court = { $planned ->
    [0] Je hebt dan
   *[1] Je hebt dan misschien
} { $count ->
    [one] 1 caballero meer
   *[other] { $count } caballero's meer
} aan je hof.
hint-stand = { $planned ->
    [0] Je hebt dan
   *[1] Je hebt dan misschien
} { $count ->
    [one] 1 caballero meer
   *[other] { $count } caballero's meer
} { AT($space) }.
hint-least = Elke keuze kost iets; geen enkele kost veel minder dan deze.
hint-enough = Geen andere keuze zou je veel meer opleveren.
hint-later = Het brengt je niet meteen punten, maar misschien later.

## Eromheen

advice-ask = Wat kan ik hier doen?
advice-thinking = Denkt na …
advice-title = Wat een Ridder zou doen
advice-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-note = Het getal zegt hoeveel punten meer een Ridder van deze keuze verwacht dan van een willekeurige, min wat de anderen erbij winnen.
