# The module King & Intrigue.

web-module-king_intrigue = King & Intrigue
    .text = No action cards: every player secretly chooses 13 of 18 power cards, each with an action of its own. The highest card of a round makes its player King, the lowest one the intriguer.
web-power-cards = Power cards
web-role-cards = King, Caballero and Intrigue cards

## Words

word-role = role
word-chosen-cards = chosen power cards
word-taboo = closed region
word-doubling = 2× token

## King, Caballero and Intrigue cards

-ruling-role = With 4 or 5 players this action replaces that of the power card; with 2 or 3 players its holder chooses one of the two. A Veto can stop it, and the action of the power card does not take its place.

card-role-king = King card
    .brief = { card-king.brief }
    .text = Move the King to any region, or leave him where he is, before or after placing. He never enters the Castillo.
    .ruling = { -ruling-role }
card-role-caballero-1 = First Caballero card
    .brief = Use the action of your power card
    .text = No action of its own: you carry out the special action of your power card.
card-role-caballero-2 = Second Caballero card
    .brief = { card-role-caballero-1.brief }
    .text = No action of its own: you carry out the special action of your power card.
card-role-caballero-3 = Third Caballero card
    .brief = { card-role-caballero-1.brief }
    .text = No action of its own: you carry out the special action of your power card.
card-role-intrigue = Intrigue card
    .brief = Move 1 caballero, or yours out of one region
    .text = Choose one of two actions. Either move 1 caballero, own or foreign; or move as many of your own caballeros as you like out of one region. They may go to any other regions or into the Castillo. The King's region is closed both ways.
    .ruling = { -ruling-moves } { -ruling-role }

## Power cards

card-ki-intrigue = Intrigue
    .brief = { card-role-intrigue.brief }
    .text = With this card you always hold the Intrigue card. { card-role-intrigue.text }
    .ruling = { -ruling-moves }
card-ki-anywhere = Free placing
    .brief = Place anywhere, not only next to the King
    .text = In this turn you place your caballeros in any regions except the King's, or in the Castillo. They need not be next to the King.
    .ruling = Say so before you place: that is when a Veto can stop it.
card-ki-authority = Loss of authority
    .brief = { card-authority-all.brief }
    .text = { card-authority-all.text }
    .ruling = { card-authority-all.ruling }
card-ki-veto = Veto
    .brief = { card-veto.brief }
    .text = { card-veto.text }
    .ruling = { card-veto.ruling } Used or not, the card is then out of the game.
card-ki-angry-king = The King is angry
    .brief = { card-angry-king.brief }
    .text = { card-angry-king.text }
    .ruling = { card-angry-king.ruling }
card-ki-dismissal = Dismissal
    .brief = { card-dismissal.brief }
    .text = { card-dismissal.text }
    .ruling = { card-dismissal.ruling }
card-ki-grande = Grande
    .brief = { card-grande.brief }
    .text = { card-grande.text }
    .ruling = While your Grande stands in the King's region or another closed region this action is not possible.
card-ki-tile = Score tile
    .brief = { card-score-tile.brief }
    .text = { card-score-tile.text }
card-ki-score-4 = Special scoring: value 4
    .brief = { card-score-4.brief }
    .text = { card-score-4.text }
    .ruling = { -ruling-order }
card-ki-score-5 = Special scoring: value 5
    .brief = { card-score-4.brief }
    .text = { card-score-5.text }
    .ruling = { -ruling-order }
card-ki-score-6-7 = Special scoring: values 6 and 7
    .brief = { card-score-6-7.brief }
    .text = { card-score-6-7.text }
    .ruling = { -ruling-order }
card-ki-score-castillo = Special scoring: Castillo
    .brief = { card-score-castillo.brief }
    .text = { card-score-castillo.text }
card-ki-score-region = Special scoring: one region
    .brief = { card-score-region.brief }
    .text = { card-score-region.text }
card-ki-secret-scoring = Special scoring: secret
    .brief = { card-secret-scoring.brief }
    .text = { card-secret-scoring.text }
    .ruling = { card-secret-scoring.ruling }
card-ki-doubling = Doubling
    .brief = Secretly choose a region that will count double
    .text = Take one of the two 2× tokens and secretly choose a region whose card is free; the King's region may be chosen. In the next general scoring that region counts double for all players, bonuses included. A special scoring is never doubled.
    .ruling = Your choice comes to light when the turn of the region comes. Regions beyond the nine have no card, and a Castillo that stands in the region is not doubled. Of two allied regions only the share of the chosen one is doubled. When both tokens are taken the action is not possible.
card-ki-off-to-castillo = Off to the Castillo
    .brief = { card-off-to-castillo.brief }
    .text = { $amount ->
        [one] Throw 1 caballero of your own, then 1 of each other player, from a region into the Castillo. You choose which. Not from the King's region. Without a caballero of your own in a region this action is not possible.
       *[other] Throw { $amount } caballeros of your own, then { $amount } of each other player or as many as there are, from regions into the Castillo. You choose which. Not from the King's region. With fewer than { $amount } of your own in regions this action is not possible.
    }
    .ruling = A Veto can stop each caballero; those already thrown in stay there.
card-ki-adviser = Royal adviser
    .brief = { card-adviser.brief }
    .text = { card-adviser.text }
card-ki-king = King
    .brief = { card-king.brief }
    .text = With this card you always hold the King card. { card-role-king.text }

## What to do

prompt-act = { $special ->
    [0] { $placing ->
        [0] { $player }: nothing is left to do; end your turn.
        [one] { $player }: place 1 caballero, or end your turn.
       *[other] { $player }: place up to { $placing } caballeros, or end your turn.
    }
   *[other] { $placing ->
        [0] { $player }: use the special action of your card, or end your turn.
        [one] { $player }: place 1 caballero and use the special action, in either order.
       *[other] { $player }: place up to { $placing } caballeros and use the special action, in either order.
    }
}
    .other = { $player } is choosing what to do next.
prompt-intrigue = { $player }: choose one of the two actions of the Intrigue card.
    .other = { $player } is choosing an action of the Intrigue card.
prompt-double = { $player }: secretly choose the region that counts double in the next general scoring.
    .other = { $player } is secretly choosing the region that counts double in the next general scoring.
prompt-off-to-castillo = { $player }: choose a caballero to throw into the Castillo.
    .other = { $player } is choosing a caballero to throw into the Castillo.

label-role = Action of the King or Intrigue card
label-power-card = { $value }: { $card }
label-intrigue-one = Move 1 caballero
label-intrigue-own = Move own out of one region
label-seat = { $player }
label-kept = “{ $card }” of { $player }
label-kept-number = Kept card { $count }

reason-chosen = You have chosen that power card already.
reason-card-not-free = The card of that region is taken.
reason-no-region-card = Only the nine regions have region cards.

## What happened

event-power-card = { $player } plays power card { $value }: “{ $card }”.
event-role = { $player } takes “{ $card }”.
event-roams = { $player } may place in any region this turn.
event-doubles = { $player } takes a 2× token and secretly chooses a region.
event-doubled = { THE($space) } counts double: { $player } has its card.
event-no-room = A caballero of { $player } finds no room { AT($space) } and goes to court.

## The table in the browser

table-taboo = closed: nothing may change here
table-doubling-own = Your 2× token: { $space }, secret until the region is scored
table-doubling-secret = { $player } has doubled a region, in secret.
table-doubling-shown = 2× token of { $player }: { $space }
table-doublings-left = { $count ->
    [0] Both 2× tokens are taken.
    [one] One 2× token is free.
   *[other] { $count } 2× tokens are free.
}

picture-role = role
picture-roles = Roles
picture-doubling = 2×

## The lesson, and words that explain themselves

lesson-king_intrigue =
    # Your own power cards

    There are no action cards. Before the game everybody secretly picks 13 of 18 power cards. Each has a value, a number of caballeros and an action of its own. [KI-1, KI-4]

    ```cards
    cards: ki-king ki-score-5 ki-veto ki-intrigue
    caption: High values come first but bring few caballeros, as always.
    ```

    # King, Caballero, Intrigue

    The highest power card of a round takes the King card, the lowest the Intrigue card, the others Caballero cards. This card says how many you place. [KI-2, KI-11]

    ```cards
    cards: role-king role-caballero-1 role-intrigue
    caption: The King card moves the King, the Intrigue card moves caballeros.
    ```

    # Which action?

    With 4 or 5 players, whoever has the King card or the Intrigue card uses the action on it; everybody else uses the one on their power card. With 2 or 3 players, those two may choose between the two. [KI-13]
about-king-card = King card
    .forms = King card
    .text = Whoever played the highest power card has it: the most caballeros to place, and the King may be moved.
    .see = rules/king_intrigue
about-intrigue-card = Intrigue card
    .forms = Intrigue card
    .text = Whoever played the lowest power card has it: few caballeros to place, but some may be moved.
    .see = rules/king_intrigue
