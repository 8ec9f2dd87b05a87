# Tipps: welche Möglichkeiten am besten aussehen, und warum.

hint-only = Es gibt nichts anderes zu wählen.
hint-same = Alle Möglichkeiten laufen ungefähr auf dasselbe hinaus.
hint-besides = Das darfst du außerdem tun: Danach wirst du dasselbe noch einmal gefragt.
hint-wait = Heb es dir für später auf: Dann bringt es vielleicht mehr.
hint-strong = Von den übrigen Karten gehört sie zu den nützlichsten.
hint-unlike = Sie ist nützlich, und du hast noch keine mit ungefähr diesem Wert gewählt.
hint-joker = Du wartest ab, was die anderen spielen.
hint-power = { $count ->
    [0] Sie bringt keine Caballeros
    [one] Sie kann dir 1 Caballero bringen
   *[other] Sie kann dir { $count } Caballeros bringen
}; { $higher ->
    [0] wahrscheinlich spielt niemand eine höhere Karte.
   *[other] { $others ->
        [one] dein Gegner hat wahrscheinlich eine höhere Karte.
       *[other] rechne mit { $higher } von { $others } Gegnern mit einer höheren Karte.
    }
}
hint-power-first = { $count ->
    [0] Du wählst wahrscheinlich zuerst
    [one] Sie kann dir 1 Caballero bringen, und du wählst wahrscheinlich zuerst
   *[other] Sie kann dir { $count } Caballeros bringen, und du wählst wahrscheinlich zuerst
}: „{ $card }“ nützt dir jetzt am meisten.
hint-mix = Mehrere Möglichkeiten sind ungefähr gleich gut: Nimm eine davon auf gut Glück, damit niemand sie vorhersehen kann.
hint-dial = Gegen das, was die anderen wahrscheinlich wählen, ist das am besten.
hint-close = Diese Karte würde { $player } am meisten helfen.
hint-points = { $planned ->
    [0] Das bringt dir jetzt
   *[1] Das bringt dir vielleicht
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; { $most ->
    [0] sonst bekommt niemand etwas.
   *[other] sonst bekommt niemand mehr als { $most }.
}
hint-first = { $planned ->
    [0] Du kommst { AT($space) } auf den ersten Platz
   *[1] Du kannst { AT($space) } auf den ersten Platz kommen
}: Eine Wertung dort brächte dir { $points } statt { $before } Punkte{ $less ->
    [0] .
   *[other] , und { $victim } bekäme { $less } weniger.
}
hint-more = { $planned ->
    [0] Eine Wertung { AT($space) } brächte dir
   *[1] Eine Wertung { AT($space) } brächte dir dann vielleicht
} { $points } statt { $before } Punkte{ $less ->
    [0] .
   *[other] , und { $victim } bekäme { $less } weniger.
}
hint-rival = { $planned ->
    [0] Eine Wertung { AT($space) } brächte { $player }
   *[1] Eine Wertung { AT($space) } brächte { $player } dann vielleicht
} nur { $points } statt { $before } Punkte.
hint-king = { $planned ->
    [0] Der König bewacht deinen ersten Platz { AT($space) }.
   *[1] Der König kann deinen ersten Platz { AT($space) } bewachen.
}
hint-court = { $planned ->
    [0] Du bekommst
   *[1] Du bekommst vielleicht
} { $count ->
    [one] 1 Caballero mehr
   *[other] { $count } Caballeros mehr
} an deinem Hof.
hint-stand = { $planned ->
    [0] Du bekommst
   *[1] Du bekommst vielleicht
} { $count ->
    [one] 1 Caballero mehr
   *[other] { $count } Caballeros mehr
} { AT($space) }.
hint-least = Alles kostet etwas; nichts kostet viel weniger als das.
hint-enough = Nichts anderes brächte dir viel mehr.
hint-later = Es bringt dir nicht sofort Punkte, aber vielleicht später.

## Drumherum

advice-ask = Was könnte ich hier tun?
advice-thinking = Denkt nach …
advice-title = Was ein Ritter täte
advice-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-note = Die Zahl sagt, wie viele Punkte mehr ein Ritter davon erwartet als von einer zufälligen Wahl, weniger das, was die anderen dabei gewinnen.
