# Waar alles op de tafel staat, en wat er bij de spelers staat.

layout-tabs = Meer van de tafel
layout-short-game = Kort spel zonder ronde { $rounds }
layout-cards = Kaarten
layout-own = Hand
layout-turn = Beurt { $place }:
layout-leads =
    { $points ->
        [0] Staat samen bovenaan
        [one] Staat { $points } punt voor
       *[other] Staat { $points } punten voor
    }
layout-court =
    { $count ->
        [one] { $count } caballero aan het hof
       *[other] { $count } caballeros aan het hof
    }
layout-province =
    { $count ->
        [one] { $count } caballero in de provincie
       *[other] { $count } caballeros in de provincie
    }
layout-hand =
    { $count ->
        [one] { $count } machtkaart op hand
       *[other] { $count } machtkaarten op hand
    }
layout-more = Meer laten zien
layout-less = Alleen de laatste regels
layout-log-placed = { $player } zet { $what }.
layout-log-placed-part = { $count ->
    [0] een paar { AT($space) }
   *[other] { $count } { AT($space) }
}
layout-log-moved = { $player } verplaatst { $what }.
layout-log-moved-part = { $count } van { $colour } { FROM($from) } { TO($to) }
