# Wo am Tisch was ist, und was bei den Spielern steht.

layout-tabs = Mehr vom Tisch
layout-short-game = Kurzspiel ohne Runde { $rounds }
layout-cards = Karten
layout-own = Hand
layout-turn = Zug { $place }:
layout-leads =
    { $points ->
        [0] Liegt gemeinsam vorn
        [one] Liegt { $points } Punkt vorn
       *[other] Liegt { $points } Punkte vorn
    }
layout-court =
    { $count ->
        [one] { $count } Caballero am Hof
       *[other] { $count } Caballeros am Hof
    }
layout-province =
    { $count ->
        [one] { $count } Caballero in der Provinz
       *[other] { $count } Caballeros in der Provinz
    }
layout-hand =
    { $count ->
        [one] { $count } Machtkarte auf der Hand
       *[other] { $count } Machtkarten auf der Hand
    }
layout-more = Mehr davon zeigen
layout-less = Nur die letzten Zeilen
layout-log-placed = { $player } setzt { $what } ein.
layout-log-placed-part = { $count ->
    [0] einige { AT($space) }
   *[other] { $count } { AT($space) }
}
layout-log-moved = { $player } setzt um: { $what }.
layout-log-moved-part = { $count } von { $colour } { FROM($from) } { TO($to) }
