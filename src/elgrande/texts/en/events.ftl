# What happened: the lines of the log. Where a place needs other words, the name of the space selects them.

event-round = Round { $round }
event-turned-up = Stack { $stack }: “{ $card }” is turned up.
event-mercy = First-round mercy: “{ $card }” goes back under its stack.
event-power = { $player } plays power card { $value }.
event-played = { $player } plays a power card.
event-turn = { $player } begins their turn.
event-reinforced = { $count ->
    [one] { $player } brings 1 caballero to court.
   *[other] { $player } brings { $count } caballeros to court.
}
event-made-up = { $player } takes a caballero { FROM($space) } back to court.
event-took = { $player } takes the action card “{ $card }”.
event-placed = { $space ->
    [Castillo] { $player } throws a caballero into the Castillo.
   *[other] { $player } places a caballero { AT($space) }.
}
event-moved = { $to ->
    [Castillo] { $player } throws a { $colour } caballero { FROM($from) } into the Castillo.
   *[other] { $player } moves a { $colour } caballero { FROM($from) } { TO($to) }.
}
event-threw = { $player } throws caballeros into the Castillo.
event-special = { $player } carries out the special action “{ $card }”.
event-vetoed = { $player } vetoes “{ $card }” of { $actor }.
event-kept = { $player } keeps “{ $card }”.
event-expired = The time of “{ $card }” is up: { $player } puts it away.
event-court-returned = { $count ->
    [one] { $player } returns 1 caballero from court to the province.
   *[other] { $player } returns { $count } caballeros from court to the province.
}
event-returned = { $player } returns a { $colour } caballero { FROM($space) } to the province.
event-dial = { $player } has dialled { $space }.
event-lost = { $count ->
    [one] { $player } loses 1 caballero { AT($space) } to the province.
   *[other] { $player } loses { $count } caballeros { AT($space) } to the province.
}
event-evicted = { $count ->
    [one] { $player } takes 1 caballero { FROM($from) } { TO($to) }.
   *[other] { $player } takes { $count } caballeros { FROM($from) } { TO($to) }.
}
event-evicted-to-court = { $count ->
    [one] { $player } takes 1 caballero { FROM($from) } to court, since it cannot go where the dial shows.
   *[other] { $player } takes { $count } caballeros { FROM($from) } to court, since they cannot go where the dial shows.
}
event-tile = { $space ->
    [Castillo] { $player } puts score tile { $tile } on the Castillo.
   *[other] { $player } puts score tile { $tile } { AT($space) }.
}
event-took-back = { $player } takes back a power card.
event-grande = { $player } moves their Grande { TO($space) }.
event-king = { $player } moves the King to { $space }.
event-king-stays = { $player } leaves the King where he is.
event-general-scoring = General scoring
event-lifted = The Castillo is lifted.
event-inside = { $player } has { $count } in the Castillo.
event-out-of-castillo = { $count ->
    [one] { $player } takes 1 caballero from the Castillo to { $space }.
   *[other] { $player } takes { $count } caballeros from the Castillo to { $space }.
}
event-out-to-court = { $count ->
    [one] { $player } takes 1 caballero from the Castillo to court, since it cannot go where the dial shows.
   *[other] { $player } takes { $count } caballeros from the Castillo to court, since they cannot go where the dial shows.
}
event-scoring = { $space ->
    [Castillo] The Castillo is scored.
   *[other] { THE($space) } is scored.
}
event-nothing-scored = { $space ->
    [Castillo] Nobody scores in the Castillo.
   *[other] Nobody scores { AT($space) }.
}
event-points = { $points ->
    [one] { $player } scores 1 point ({ $source }).
   *[other] { $player } scores { $points } points ({ $source }).
}
event-start-player = { $player } becomes the start player.
event-result = { $points ->
    [one] { $player } ends with 1 point.
   *[other] { $player } ends with { $points } points.
}
event-over = The game is over.

source-place-1 = first place
source-place-2 = second place
source-place-3 = third place
source-king = King bonus
source-grande = Grande bonus
event-angry-at = { $player } makes { $victim } return caballeros.
event-exiles = { $player } exiles caballeros from the regions on the dials.
event-evicts = { $player } drives the others { FROM($space) }.
