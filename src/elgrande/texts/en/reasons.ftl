# Why an option is not offered now. { $option } is what was tried, { $space } the space that it names.

reason-not-offered = “{ $option }” cannot be chosen now.
reason-king = { THE($space) } is the King's region: nothing may change there.
reason-taboo = { THE($space) } is closed off: nothing may change there.
reason-castillo = Caballeros leave the Castillo only at a general scoring.
reason-power-played = Another player has played that power card this round.
reason-power-gone = That power card is not in your hand.
reason-in-hand = That power card is in your hand already.
reason-card-taken = The card of that stack has been taken.
reason-no-effect = The special action of this card would do nothing now.
reason-special-used = The special action has been used.
reason-court-empty = There is no caballero in your court.
reason-placing-done = Placing is done.
reason-not-beside-king = { THE($space) } is not next to the King's region.
reason-only-own = Only your own caballeros can be taken.
reason-no-own = This action moves no more caballeros of your own.
reason-no-foreign = This action moves no more caballeros of other players.
reason-none-there = There are not enough caballeros for that.
reason-other-region = All caballeros of this action come from one region.
reason-moved = This action has moved that caballero already.
reason-same-region = Nothing would go away { FROM($space) }: choose another region.
reason-hit-already = That player has lost a caballero to this action already.
reason-not-a-region = The Castillo is not a region.
reason-not-in-this-scoring = { THE($space) } is not scored now, or has been scored already.
reason-not-on-dial = A dial shows one of the nine regions.
reason-tile-there = A score tile lies there already.
reason-not-the-king = The King never goes { TO($space) }.
