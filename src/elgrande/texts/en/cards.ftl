# The action cards: name, what the special action does, and what the project rules about it.

# Rulings that several cards share.
-ruling-moves = One card moves a caballero at most once. The moves are made one by one, and a Veto can stop each of them: moves already made stand.
-ruling-order = You choose the order of the regions; a Veto can stop each of them. Where nobody can react, the program scores in the order of the scoring track without asking.
-ruling-dials = A Veto can be used before the dials are set and again after they are shown.

## Stack 1

card-intrigue-any-3 = Intrigue: any 3
    .brief = Move up to { $amount } caballeros, yours or others'
    .text = { $amount ->
        [one] Move 1 caballero, own or foreign, from a region to another region or into the Castillo. The King's region is closed both ways.
       *[other] Move up to { $amount } caballeros, own or foreign, from any regions to any other regions or into the Castillo. The King's region is closed both ways.
    }
    .ruling = { -ruling-moves }
card-intrigue-any-4 = Intrigue: any 4
    .brief = { card-intrigue-any-3.brief }
    .text = { $amount ->
        [one] Move 1 caballero, own or foreign, from a region to another region or into the Castillo. The King's region is closed both ways.
       *[other] Move up to { $amount } caballeros, own or foreign, from any regions to any other regions or into the Castillo. The King's region is closed both ways.
    }
    .ruling = { -ruling-moves }
card-intrigue-own-4 = Intrigue: own only
    .brief = Move up to { $amount } of your own caballeros
    .text = { $amount ->
        [one] Move 1 caballero of your own from a region to another region or into the Castillo. The King's region is closed both ways.
       *[other] Move up to { $amount } caballeros of your own from any regions to any other regions or into the Castillo. The King's region is closed both ways.
    }
    .ruling = { -ruling-moves }
card-intrigue-foreign-3 = Intrigue: foreign only
    .brief = Move up to { $amount } caballeros of the others
    .text = { $amount ->
        [one] Move 1 caballero of another player from a region to another region or into the Castillo. The King's region is closed both ways.
       *[other] Move up to { $amount } caballeros of other players from any regions to any other regions or into the Castillo. The King's region is closed both ways.
    }
    .ruling = { -ruling-moves }
card-intrigue-both-2 = Intrigue: own and foreign
    .brief = Move up to { $amount } of yours and { $second } of the others'
    .text = Move caballeros from any regions to any other regions or into the Castillo: up to { $amount } of your own and up to { $second } of other players, in any order. The King's region is closed both ways.
    .ruling = { -ruling-moves }
card-intrigue-region-5 = Intrigue: out of one region
    .brief = Move up to { $amount } caballeros out of one region
    .text = { $amount ->
        [one] Choose a region other than the King's. Move 1 caballero, own or foreign, out of it to another region or into the Castillo, not into the King's region.
       *[other] Choose a region other than the King's. Move up to { $amount } caballeros, own or foreign, out of it to any other regions or into the Castillo, not into the King's region.
    }
    .ruling = { -ruling-moves }
card-intrigue-region-own = Intrigue: own out of one region
    .brief = Move any of yours out of one region
    .text = Choose a region other than the King's. Move as many of your own caballeros as you like out of it to any other regions or into the Castillo, not into the King's region.
    .ruling = { -ruling-moves }
card-intrigue-court-2 = Intrigue: extra from the court
    .brief = Place { $amount } more from your court, anywhere
    .text = { $amount ->
        [one] Place 1 extra caballero from your court in any region except the King's, or in the Castillo. It need not be next to the King.
       *[other] Place up to { $amount } extra caballeros from your court in any regions except the King's, or in the Castillo. They need not be next to the King.
    }
    .ruling = A Veto can stop each of these extra caballeros, but not the one that the card lets you place as usual.
card-intrigue-own-or-court = Intrigue: own or from the court
    .brief = Move yours out of one region, or place { $amount } more
    .text = { $amount ->
        [one] Choose one of two actions. Either choose a region other than the King's and move as many of your own caballeros as you like out of it; or place 1 extra caballero from your court. They may go to any regions except the King's, or into the Castillo.
       *[other] Choose one of two actions. Either choose a region other than the King's and move as many of your own caballeros as you like out of it; or place up to { $amount } extra caballeros from your court. They may go to any regions except the King's, or into the Castillo.
    }
    .ruling = { -ruling-moves }

## Stack 2

card-veto = Veto
    .brief = Keep it: stop one special action of another
    .text = Keep this card face up in front of you. Until the end of the next round you may stop one special action of another player, before it starts or while it goes on. The step just announced does not take place and the action ends; what was already done stands.
    .ruling = You are asked each time a step of a special action has been announced. A Veto stops neither placing, nor reinforcements, nor another Veto. Several holders are asked clockwise from the active player, and only the first veto counts. Keeping this card is a special action too and can be vetoed.
card-authority-all = Loss of authority: all
    .brief = The others lose their whole court to the province
    .text = Every other player returns all caballeros at court to the province.
    .ruling = A Veto can stop it once, for all players together.
card-authority-3 = Loss of authority: some
    .brief = The others return { $amount } from court to the province
    .text = { $amount ->
        [one] Every other player returns 1 caballero from court to the province.
       *[other] Every other player returns { $amount } caballeros from court to the province, or all if there are fewer.
    }
    .ruling = A Veto can stop it once, for all players together.
card-dismissal = Dismissal
    .brief = Send { $amount } of each other player to the province
    .text = { $amount ->
        [one] Of each other player you may send 1 caballero of your choice from a region back to the province. You may spare players. Not from the King's region, not from the Castillo.
       *[other] Of each other player you may send up to { $amount } caballeros of your choice from regions back to the province. You may spare players. Not from the King's region, not from the Castillo.
    }
    .ruling = A Veto can stop each caballero; those already sent back stay there.
card-angry-king = The King is angry
    .brief = Each of the others returns { $amount } to the province
    .text = { $amount ->
        [one] Clockwise, beginning on your left, every other player returns 1 own caballero to the province: from a region other than the King's or from court, as each likes. Not from the Castillo.
       *[other] Clockwise, beginning on your left, every other player returns { $amount } own caballeros to the province: from regions other than the King's, from court, or from both, as each likes. Not from the Castillo. Who has fewer returns all of those.
    }
    .ruling = A Veto can be used before each player returns caballeros.
card-exile-all = Exile: a whole region
    .brief = Each other dials a region and loses all there
    .text = Every other player secretly dials a region with at least 1 own caballero, not the King's. The dials are shown together, and each loses all own caballeros in the dialled region to the province.
    .ruling = A player without a caballero outside the King's region dials nothing and loses nothing. A Veto can be used before the dials are set and again after they are shown.
card-exile-2 = Exile: from one region
    .brief = Each other dials a region and loses { $amount } there
    .text = { $amount ->
        [one] Every other player secretly dials a region with at least 1 own caballero, not the King's. The dials are shown together, and each loses 1 own caballero in the dialled region to the province.
       *[other] Every other player secretly dials a region with at least { $amount } own caballeros, not the King's. The dials are shown together, and each loses { $amount } own caballeros in the dialled region to the province.
    }
    .ruling = A player who has that many caballeros in no region outside the King's dials nothing and loses nothing. A Veto can be used before the dials are set and again after they are shown.
card-score-region = Special scoring: one region
    .brief = Score one region of your choice
    .text = Choose a region and score it for all players, with the bonuses. The King's region may be chosen, the Castillo may not.

## Stack 3

card-score-4 = Special scoring: value 4
    .brief = Score all regions of value { $amount }
    .text = Score all regions of value { $amount } for all players, with the bonuses. The value is the highest number of the table, or of the score tile that lies there. The Castillo is not scored.
    .ruling = { -ruling-order }
card-score-5 = Special scoring: value 5
    .brief = { card-score-4.brief }
    .text = Score all regions of value { $amount } for all players, with the bonuses. The value is the highest number of the table, or of the score tile that lies there. The Castillo is not scored.
    .ruling = { -ruling-order }
card-score-6-7 = Special scoring: values 6 and 7
    .brief = Score all regions of value { $amount } or { $second }
    .text = Score all regions of value { $amount } or { $second } for all players, with the bonuses. The value is the highest number of the table, or of the score tile that lies there. The Castillo is not scored.
    .ruling = { -ruling-order }
card-score-castillo = Special scoring: Castillo
    .brief = Lift the Castillo and score it
    .text = Lift the Castillo and score it for all players. The caballeros then go back inside.
card-score-first = Special scoring: first places
    .brief = Score all regions, but only first places
    .text = Score all regions, but only the first place of each counts, with the bonuses. Where several players share the first place nobody scores. The Castillo is not scored.
    .ruling = { -ruling-order }
card-score-most = Special scoring: most caballeros
    .brief = Score the region with the most caballeros
    .text = Score the region with the most caballeros, those of all players together, with the bonuses. If several regions tie, score all of them. The Castillo does not take part.
    .ruling = { -ruling-order }
card-score-fewest = Special scoring: fewest caballeros
    .brief = Score the region with the fewest caballeros
    .text = Score the region with the fewest caballeros, those of all players together, with the bonuses. If several regions tie, score all of them. Empty regions and the Castillo do not take part.
    .ruling = { -ruling-order }
card-score-region-3 = Special scoring: one region, stack 3
    .brief = { card-score-region.brief }
    .text = Choose a region and score it for all players, with the bonuses. The King's region may be chosen, the Castillo may not.

## Stack 4

card-score-tile = Score tile
    .brief = Put or move a score tile: it changes the points
    .text = Put one of the two score tiles on a region or on the Castillo, or move it there from where it lies. It replaces the table there. Not to or from the King's region, and not where the other tile lies.
card-power-card = Power card
    .brief = Take back a power card that you have played
    .text = Take one of the power cards that you have played back into your hand. It may be the one of this round. The others do not see which.
    .ruling = The card of this round stays on view until the round ends in any case, and the turn order and the next start player do not change. A Veto can stop the action, but its holder is not shown the card.
card-court = The court
    .brief = Bring { $amount } more from the province to court
    .text = { $amount ->
        [one] Bring 1 more caballero from the province to your court. If the province is empty you may take one of yours from a region, except the King's.
       *[other] Bring up to { $amount } more caballeros from the province to your court. If the province runs out you may take the rest from your own in regions, except the King's.
    }
    .ruling = A Veto can stop it once, before the first caballero.
card-grande = Grande
    .brief = Move your Grande to another region
    .text = Move your Grande to another region. Not out of or into the King's region, and not into the Castillo.
    .ruling = While your Grande stands in the King's region this action is not possible.
card-secret-scoring = Special scoring: secret
    .brief = All dial; a region dialled once is scored
    .text = All players, you too, secretly dial a region. The dials are shown together, and every region that was dialled exactly once is scored for all players, with the bonuses.
    .ruling = The King's region may be dialled. { -ruling-dials } { -ruling-order }
card-eviction = Eviction
    .brief = The others leave a region for where they dial
    .text = Choose a region other than the King's. Every other player with caballeros there secretly dials a region. The dials are shown together, and all caballeros of those players go where their owner dialled. Yours stay. Whoever dialled the King's region or the emptied one takes the caballeros back to court.
    .ruling = { -ruling-dials }
card-adviser = Royal adviser
    .brief = Move the King to a region next to his
    .text = Move the King to a region adjacent to his own.

## Stack 5

card-king = King
    .brief = Move the King to any region
    .text = Move the King to any region, or leave him where he is. He never enters the Castillo.
    .ruling = This card can be taken in every round.

number-value = value
number-caballeros = caballeros to the court
