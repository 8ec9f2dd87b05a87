# The module Special Cards: ten more power cards for King & Intrigue.

web-module-special_cards = Special Cards
    .text = Ten more power cards for King & Intrigue: a fiesta, spies, a coup, boards that close a region, a reserve and others.

web-option-annulment = Annulment
option-annulment-off = Annulment of cards and boards
    .text = Annulment removes any player's Espionage or Reserve card, or a limit board, as printed.
option-annulment-on = Annulment of tokens too
    .text = Annulment also removes what a token marks, such as the bridge or a 2× token.

## Spaces

space-reserve = Reserve
    .at = on the Reserve card
    .to = onto the Reserve card
    .from = from the Reserve card
    .the = The Reserve card

## Words

word-spies = spies
word-reserve = reserve
word-kings-token = King's token

effect-1 = the alliance
effect-3 = the King's token
effect-5 = a 2× token

## Power cards

card-fiesta = Fiesta
    .brief = Place up to { $amount } more
    .text = { $amount ->
        [one] Place 1 caballero more than your card allows, by the same rules.
       *[other] Place up to { $amount } caballeros more than your card allows, by the same rules.
    }
    .ruling = They are placed as the special action, apart from the number on your King, Caballero or Intrigue card, and a Veto can stop each of them. The holder of the King or Intrigue card uses that card's action instead, with 2 or 3 players too.
card-espionage = Espionage
    .brief = { card-gra-espionage.brief }
    .text = Keep this card face up in front of you. In the next general scoring you set your dial last and see the dials of the others first. Then the card is out of the game.
    .ruling = It has no effect on the dials of special actions. Several spies set their dials in the order in which they kept the card, and each sees all dials set before.
card-coup = Coup
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = A Grande in another closed region stays too. A Grande in the Castillo earns no bonus in any region. If the dial of its owner shows a closed region it stays inside until the next general scoring.
card-maximum-six = Maximum six
    .brief = From now on at most { $amount } stand in a region
    .text = { $amount ->
        [one] Put one of the three limit boards on a region other than the King's, with at most 1 caballero. From now on at most 1 can stand there.
       *[other] Put one of the three limit boards on a region other than the King's, with at most { $amount } caballeros. From now on at most { $amount } can stand there.
    }
    .ruling = Caballeros leave freely, and enter only while there is room. If dials bring too many, room is given one by one, clockwise from the start player; the rest go to their owners' courts. One board for a region, not in a closed one. The board stays. When all three lie on the map the action is not possible.
card-reserve = Reserve
    .brief = Keep 1 caballero for just before a scoring
    .text = Put 1 caballero from your court on this card and keep it. Once, before a special scoring begins or directly before a region is scored in a general scoring, you may put it into any region except the King's. Not into the Castillo.
    .ruling = Not between two regions of a special scoring, and only into a region that is not closed and has room. A Veto can stop it: the card is spent then, and the caballero goes to your court. With an empty court this action is not possible.
card-royal-protection = Royal protection
    .brief = Close a region with the King's token
    .text = Put the King's token on a region other than the King's. It is closed like the King's region: nothing enters, leaves or changes there. There is no King bonus for it.
    .ruling = The token stays, over general scorings too, until whoever plays this card later moves it. The King may enter the region, and it is scored as usual.
card-annulment = Annulment
    .brief = Remove a kept card or a limit board
    .text = Remove an Espionage or a Reserve card that a player keeps, yours too, or one limit board. A caballero on a Reserve card goes to its owner's court.
    .ruling = A limit board in a closed region cannot be removed. If the table has agreed so, an effect that a token marks can be removed instead. Without anything to remove the action is not possible.
card-score-own = Special scoring: a region of yours
    .brief = Score a region where you are present
    .text = Choose a region with at least 1 caballero of yours and score it for all players, with the bonuses. The King's region may be chosen, the Castillo may not.
card-score-any = Special scoring: any region
    .brief = Score any region
    .text = Choose a region, also one without a caballero of yours, and score it for all players, with the bonuses. The King's region may be chosen, the Castillo may not.
card-score-named = Special scoring: one of three
    .brief = Name three regions; another player picks one
    .text = Name three different regions and another player. That player chooses which of the three is scored for all players, with the bonuses. The King's region may be named, the Castillo may not.

## What to do

prompt-fiesta = { $player }: place a caballero for the fiesta, { $left } left.
    .other = { $player } is placing caballeros for the fiesta.
prompt-close-region = { $most ->
    [one] { $player }: choose the region in which at most 1 caballero can stand from now on.
   *[other] { $player }: choose the region in which at most { $most } caballeros can stand from now on.
}
    .other = { $player } is choosing a region where only few caballeros may stand.
prompt-protect = { $player }: choose the region for the King's token.
    .other = { $player } is choosing the region for the King's token.
prompt-reserve = { $player }: put the caballero of your Reserve into a region now, or wait.
    .other = { $player } may put the caballero of the Reserve into a region now.
prompt-annul = { $player }: choose what is removed.
    .other = { $player } is choosing what is removed.
prompt-name-region = { $player }: name a region that may be scored, { $left } left.
    .other = { $player } is naming regions that may be scored.
prompt-name-player = { $player }: name the player who chooses among your regions.
    .other = { $player } is naming the player who chooses among the regions.
prompt-choose-named = { $player }: choose which of the regions that { $actor } has named is scored.
    .other = { $player } is choosing which of the regions that { $actor } has named is scored.

label-board = Limit board { AT($space) }
label-effect = Remove { $effect }
label-doubling = Remove the 2× token of { $player }

reason-too-many = Too many caballeros stand { AT($space) } for a limit board.
reason-named = { THE($space) } has been chosen already.

## What happened

event-region-closed = { $player } puts a limit board { AT($space) }.
event-protected = { $player } puts the King's token { AT($space) }.
event-annulled-effect = { $player } removes { $effect }.
event-annulled-card = { $player } removes “{ $card }” of { $actor }.
event-annulled-board = { $player } removes the limit board { AT($space) }.
event-names = { $player } names three regions: { $actor } chooses which of them is scored.

## The table in the browser

table-protection = King's token: closed
table-limit = limit board: { $count } of { $most }
table-limit-full = limit board: full
table-limits-left = { $count ->
    [0] All limit boards are on the map.
    [one] 1 limit board is free.
   *[other] { $count } limit boards are free.
}
table-reserve = { $count ->
    [one] { $player } has 1 caballero in reserve
   *[other] { $player } has { $count } caballeros in reserve
}
table-spy = Spies: { $player } sets the dial last
table-named = Named: { $spaces }

picture-protection = King's token
picture-limit-six = limit board
picture-reserve = reserve
picture-spies = spies

## The lesson, and words that explain themselves

lesson-special_cards =
    # Ten more power cards

    You pick your 13 cards from ten more. [KI-4]

    ```cards
    cards: fiesta reserve annulment
    caption: Three of them: five more caballeros to place, a caballero in reserve, and an end to what lasts.
    ```

    # Maximum six

    A board closes a region for the seventh caballero. Leaving is always possible. [SC-4]

    ```board
    players: 4
    king: galicia
    field crowded: valencia
    at valencia: 3 2 1 0
    show: valencia
    caption: Six stand in Valencia: it is full.
    ```

    # Spies and coups

    Espionage lets you see the others' dials before you set yours. A coup throws their Grandes into the Castillo. [SC-2, SC-3]
