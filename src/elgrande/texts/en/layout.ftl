# Where things are at the table, and what the plates of the players say.

layout-tabs = More of the table
layout-short-game = Short game without rounds { $rounds }
layout-cards = Cards
layout-own = Hand
layout-turn = Turn { $place }:
layout-leads =
    { $points ->
        [0] Shares the lead
        [one] Leads by { $points } point
       *[other] Leads by { $points } points
    }
layout-court =
    { $count ->
        [one] { $count } caballero at the court
       *[other] { $count } caballeros at the court
    }
layout-province =
    { $count ->
        [one] { $count } caballero in the province
       *[other] { $count } caballeros in the province
    }
layout-hand =
    { $count ->
        [one] { $count } power card in hand
       *[other] { $count } power cards in hand
    }
layout-more = Show more of it
layout-less = Show only the last lines
layout-log-placed = { $player } places { $what }.
layout-log-placed-part = { $count ->
    [0] some { AT($space) }
   *[other] { $count } { AT($space) }
}
layout-log-moved = { $player } moves { $what }.
layout-log-moved-part = { $count } { $colour } { FROM($from) } { TO($to) }
