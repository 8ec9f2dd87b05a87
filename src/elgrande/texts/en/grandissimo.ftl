# The module Grandissimo.

web-module-grandissimo = Grandissimo
    .text = Portugal, ships and a prison, a Queen, a Jester and an Inquisitor General with mercenaries, and twenty more action cards.

## Parts that a table can leave out

web-parts-grandissimo = Parts of Grandissimo
    .text = Whatever you leave out stays in the box, with its symbols. One card of stack 6 stays at least.
part-ships = Ships
    .text = They carry caballeros to the coasts.
part-prison = Prison
    .text = It takes caballeros off the map until the King card frees them.
part-inquisitor-general = Inquisitor General
    .text = With the mercenaries and the card “Spanish Inquisition”.
web-option-second_ship = Second ship
option-second_ship-off = One ship with 2 players
    .text = Grandissimo with 2 players has one ship, as the rulebook advises.
option-second_ship-on = Two ships with 2 players
    .text = Grandissimo has two ships with 2 players too.
preset-first-grandissimo = First Grandissimo
    .text = Grandissimo without ships, prison and Inquisitor General: the best way to get to know it.

## Spaces

space-portugal = Portugal
space-ship-1 = Ship 1
    .at = on ship 1
    .to = onto ship 1
    .from = off ship 1
    .the = Ship 1
space-ship-2 = Ship 2
    .at = on ship 2
    .to = onto ship 2
    .from = off ship 2
    .the = Ship 2
space-prison = Prison
    .at = in prison
    .to = to prison
    .from = out of prison
    .the = The prison
space-guests-0 = Guests of red
    .at = among the guests of red
    .to = to the guests of red
    .from = from the guests of red
    .the = The group of guests of red
space-guests-1 = Guests of blue
    .at = among the guests of blue
    .to = to the guests of blue
    .from = from the guests of blue
    .the = The group of guests of blue
space-guests-2 = Guests of green
    .at = among the guests of green
    .to = to the guests of green
    .from = from the guests of green
    .the = The group of guests of green
space-guests-3 = Guests of yellow
    .at = among the guests of yellow
    .to = to the guests of yellow
    .from = from the guests of yellow
    .the = The group of guests of yellow
space-guests-4 = Guests of purple
    .at = among the guests of purple
    .to = to the guests of purple
    .from = from the guests of purple
    .the = The group of guests of purple

## Words

number-ship = ship
number-prison = prison

word-prison = prison
word-prisoners = prisoners
word-load = load
word-queen = Queen
word-jester = Jester
word-inquisitor-general = Inquisitor General
word-mercenaries = mercenaries
word-guest = guest
word-acting-king = acting King
word-region-card = region card
word-second-card = second card
word-symbol = symbol

## Cards of stack 6

-ruling-symbol = If the card shows a ship or the prison, you may use that symbol before or after this, or leave it. It belongs to the special action: if you skip that, or a Veto or an Action stop takes it away, the symbol is lost too.

card-boycott = Boycott
    .brief = Secretly choose a region that will not be scored
    .text = Secretly choose a region whose card is free. That region is not scored in the next general scoring.
    .ruling = The others learn which region it is when its turn comes. Portugal has no region card. Special scorings go on as usual, and a boycotted region leaves an alliance. While a boycott is called nobody can call another one. { -ruling-symbol }
card-coalition = Coalition
    .brief = Put or move one or both score tiles
    .text = Put one or both score tiles on regions or on the Castillo, or move them from where they lie. Both are lifted first, so they may change places. Not to or from the King's region, and never both in one place.
    .ruling = A Veto can stop it before the tiles are lifted and at each of the two tiles. { -ruling-symbol }
card-double-turn = Double turn
    .brief = Take another action card, for now or later
    .text = When this card is wholly done, placing and prison included, take another face-up action card. Use it in full right away, placing included; or keep it and use it in a later turn, besides the card of that turn.
    .ruling = It may be any card that lies face up, the King and Queen and Jester too; until it is used, a stack with one card shows nothing. A kept second card is used wholly before or wholly after the card of that turn; whoever still has one takes no other. The special action is the prison, which you may leave, and the second card: whoever skips it, or loses it to a Veto or an Action stop, takes no second card.
card-gra-free-choice = Free choice
    .brief = { card-free-choice.brief }
    .text = { card-free-choice.text }
    .ruling = You need not use it in the next general scoring. They may go into the Castillo too. { -ruling-symbol }
card-king-incognito = King incognito
    .brief = Secretly choose where the King shows himself later
    .text = Secretly choose a region whose card is free, and keep this card face up in front of you. Once, also in the turn of another player, you may show your choice: the King stands there at once.
    .ruling = You are asked before the first turn and after every turn of a round, and in every turn, your own too: when a card has been taken, before placing begins, after each caballero that is placed or moved and after each announced step. Not in a general scoring. As long as you can show him, the player on turn is asked in which order several regions are scored. What is done stays done; what follows obeys the new King's region. A Veto cannot stop it. It also takes the King out of the Castillo and ends an Overthrow. There is no amnesty.
card-eviction-order = Eviction order
    .brief = The others take theirs from the Castillo to court
    .text = Lift the Castillo. All other players take their caballeros from it to their courts. Your own caballeros go back in.
    .ruling = Everybody sees what is inside. Grandes, mercenaries and the King go back in too.
card-score-coasts = Special scoring: coasts
    .brief = Score all coastal regions
    .text = Score all seven coastal regions for all players, with the bonuses: Galicia, País Vasco, Cataluña, Sevilla, Granada, Valencia and Portugal.
    .ruling = { -ruling-order }
card-gra-espionage = Espionage
    .brief = Keep it: see the dials, then set yours last
    .text = Keep this card face up in front of you. In the next general scoring you set your dial last and see the dials of the others first. Then the card goes back under its stack.
    .ruling = It has no effect on the dials of special actions. { -ruling-symbol }
card-score-courts = Scoring of the courts
    .brief = Most caballeros at court: points for all places
    .text = The player with the most caballeros at court scores 7 points, the second 5, the third 1. Ties and the number of players count as in a region.
    .ruling = Guests do not count, and an empty court scores nothing.
card-action-stop = Action stop
    .brief = Everybody after you loses their special action
    .text = All players who are on turn after you in this round lose their special actions. They place as usual.
    .ruling = Symbols, second cards and the amnesty are lost with them; a kept second card only lets its player place. Cards that were kept before, Vetoes, Queen, Jester, Inquisitor General, landing and guests go on as usual.
card-overthrow = Overthrow
    .brief = A Grande is King until after the next scoring
    .text = Put the King into the Castillo and name a Grande that stands in a region, of any player. Until after the next general scoring it is King in everything: its region is the King's region and has the bonus, and the King card moves it. Then the King comes to Portugal.
    .ruling = The Castillo does not become the King's region. The Grande earns its own bonus as well; the cards Grande and Conspiracy cannot move it. Not possible while the King is inside already or no Grande stands in a region. { -ruling-symbol }
card-quick-deployment = Quick deployment
    .brief = Place from the province, not from your court
    .text = The caballeros that this card lets you place come from the province and not from your court.
    .ruling = Say so before you place. If the province holds fewer you place fewer. The 1 more of the Queen comes from the court. Without this action you place from your court as usual. { -ruling-symbol }
card-score-inland = Special scoring: inland
    .brief = Score the three inland regions
    .text = Score Aragón, Castilla la Vieja and Castilla la Nueva for all players, with the bonuses.
    .ruling = { -ruling-order }
card-spanish-inquisition = Spanish Inquisition
    .brief = Take the Inquisitor General: mercenaries are yours
    .text = Take the Inquisitor General and keep him until the next general scoring is over. Until then the mercenaries count as yours, and once in each of your turns you may move up to 2 of them to other regions or into the Castillo. Each may take along 1 caballero of yours from its region. The King's region is closed both ways.
    .ruling = The first time is in this very turn, besides the special action. For the others mercenaries are foreign; without a holder they count for nobody. They never go to a court or to the province. { -ruling-symbol }
card-gra-conspiracy = Conspiracy
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = A Grande in the Castillo earns no bonus in any region. If the dial of its owner shows the King's region it stays inside until the next general scoring. A Grande that acts as King stays where it is. { -ruling-symbol }
card-off-to-castillo = Off to the Castillo
    .brief = Throw { $amount } of each player into the Castillo
    .text = { card-ki-off-to-castillo.text }
    .ruling = Mercenaries are nobody's here. { card-ki-off-to-castillo.ruling }
card-gra-alliance = Alliance
    .brief = { card-alliance.brief }
    .text = { card-alliance.text }
    .ruling = The pair is scored once, when the turn of its first region comes; 1 caballero in one of the two is enough. Each region has its own table or tile. Special scorings ignore the tokens, and a boycotted region leaves the alliance. { -ruling-symbol }
card-last-word = The last word
    .brief = Keep it: once take your turn last
    .text = Keep this card face up in front of you. Once, in a later round, when the power cards are played and before the first turn, you may decide to take your turn last.
    .ruling = The next start player is still the one with the lowest power card. { -ruling-symbol }
card-united-force = United force
    .brief = No action, but many caballeros to place
    .text = No special action but the symbol of the card: you place many caballeros.
    .ruling = The prison is the special action here, and you may leave it. A Veto can stop it.

## The card of stack 7

card-queen-and-jester = Queen and Jester
    .brief = Take the Queen or the Jester
    .text = Take the Queen or the Jester from whoever has the card, and keep it until another player takes it. Queen: in each of your turns you may either bring 1 more caballero from the province to your court or place 1 more. Jester: in each of your turns you may put 1 caballero of yours from the province into the court of another player, who has to place it at the start of the next turn there.
    .ruling = This card can be taken in every round, and one player may have both. In the turn in which you take the Queen she only lets you place 1 more, if you place afterwards; the Jester can be used in that turn too, at any moment after you took him. A guest is placed by the usual rules, in addition to the host's own caballeros, but not onto a ship. Guests belong to no court.

## What to do

prompt-take-ship = { $player }: take a ship.
    .other = { $player } is taking a ship.
prompt-land-first = { $player }: choose which of your ships may land first, or land nothing.
    .other = { $player } is choosing a ship that lands.
prompt-land = { $player }: choose a coast where a caballero from your ship lands, { $left } on board. Either all land or none.
    .other = { $player } is landing caballeros from a ship.
prompt-imprison = { $player }: choose a caballero to put in prison.
    .other = { $player } is choosing a caballero to put in prison.
prompt-amnesty = { $player }: choose the region to which all prisoners go, or leave them in prison.
    .other = { $player } is choosing where all prisoners go.
prompt-symbol-first = { $player }: use the symbol of the card first, or begin with the card itself.
    .other = { $player } may use the symbol of the card first.
prompt-symbol = { $player }: use the symbol of the card, or leave it.
    .other = { $player } may use the symbol of the card.
prompt-take-character = { $player }: take the Queen or the Jester.
    .other = { $player } is taking the Queen or the Jester.
prompt-queen = { $player }: bring 1 more caballero to your court for the Queen, or save her for placing.
    .other = { $player } may bring 1 more caballero to court for the Queen.
prompt-jester = { $player }: choose the player to whose court the Jester sends a caballero of yours, or send none.
    .other = { $player } may send a caballero to another court with the Jester.
prompt-jest = { $player }: choose the player to whose court the Jester sends a caballero of yours.
    .other = { $player } is sending a caballero to another court with the Jester.
prompt-place-guest = { $player }: place the guest of { $owner } from your court.
    .other = { $player } is placing the guest of { $owner }.
prompt-march = { $player }: choose a mercenary to move, { $left } left.
    .other = { $player } is moving mercenaries.
prompt-take-along = { $player }: choose a caballero of yours { AT($space) } that goes along with the mercenary, or none.
    .other = { $player } is choosing who goes along with the mercenary { AT($space) }.
prompt-region-card = { $player }: secretly choose a region whose card is free.
    .other = { $player } is secretly choosing a region.
prompt-show-king = { $player }: show now where the King is, or wait.
    .other = { $player } may show where the King is.
prompt-overthrow = { $player }: choose whose Grande acts as King.
    .other = { $player } is choosing whose Grande acts as King.
prompt-second-card = { $player }: take a second action card, or none.
    .other = { $player } may take a second action card.
prompt-use-second = { $player }: use your second card “{ $card }” now, or keep it for later.
    .other = { $player } may use the second card “{ $card }” now.
prompt-coalition = { $player }: choose the score tile that you lay or move, or both of them.
    .other = { $player } is choosing a score tile to lay or move.
prompt-last-word = { $player }: take your turn last in this round with “The last word”, or keep the card.
    .other = { $player } may take their turn last in this round.

label-march = Move mercenaries
label-jest = Send a guest with the Jester
label-queen = Queen
label-jester = Jester
label-both-tiles = Both score tiles
label-symbol-ship = Take a ship
label-symbol-prison = Put a caballero in prison
label-symbol-later = First the card itself
label-symbol-not = Leave the symbol
label-show-king = Show the King
label-second-card = Use the second card
label-last-word = Take the turn last
label-nobody = Nobody

reason-no-coast = { THE($space) } has no coast where a ship can land.
reason-silenced = Your special actions are stopped for this round.

## What happened

event-ship-taken = { $player } takes a ship: { $space }.
event-landed = { $player } lands a caballero { AT($space) }.
event-imprisoned = { $player } puts a { $colour } caballero { FROM($space) } in prison.
event-freed = { $player } frees the prisoners: all of them go { TO($space) }.
event-took-queen = { $player } takes the Queen.
event-took-jester = { $player } takes the Jester.
event-queen-brings = { $player } brings 1 more caballero to court, for the Queen.
event-guest = { $player } sends a caballero as a guest to the court of { $actor }.
event-guest-placed = { $space ->
    [Castillo] { $player } throws a guest into the Castillo, a caballero of { $actor }.
   *[other] { $player } places a guest { AT($space) }, a caballero of { $actor }.
}
event-took-general = { $player } takes the Inquisitor General.
event-boycotts = { $player } calls a boycott and secretly chooses a region.
event-boycotted = { $player } boycotts { $space }: it is not scored.
event-king-shown = { $player } shows where the King is: { $space }.
event-overthrown = { $player } overthrows the King: the Grande of { $actor } takes his place.
event-king-returns = The King comes out of the Castillo { TO($space) }.
event-court-points = { $points ->
    [one] { $player } scores 1 point ({ $source }).
   *[other] { $player } scores { $points } points ({ $source }).
}
event-ordered-out = { $count ->
    [one] { $player } must take 1 caballero from the Castillo to court.
   *[other] { $player } must take { $count } caballeros from the Castillo to court.
}
event-actions-stopped = { $player } stops the special actions of everybody whose turn comes later this round.
event-mustered = { $player } places caballeros from the province this turn.
event-last-turn = { $player } takes their turn last in this round.

source-courts = courts
cli-source-courts = courts

## The table in the browser

table-ship = Ship of { $player }
table-ship-free = Free ship
table-ship-load = { $count ->
    [0] nothing on board
    [one] 1 caballero on board
   *[other] { $count } caballeros on board
}
table-ship-text = Caballeros that you place may go on board. At the start of your turn all of them may land on the coasts.
table-land-left = { $count ->
    [one] 1 caballero still lands
   *[other] { $count } caballeros still land
}
table-prison = Prison
table-prison-empty = Nobody is in prison.
table-prison-holds = { $count ->
    [one] { $player } has 1 caballero in prison
   *[other] { $player } has { $count } caballeros in prison
}
table-prison-text = Whoever uses the King card may free all prisoners.
table-symbol-ship = Ship
    .text = With the special action you may take a free ship, also as your second one. If the others have all of them you may take one of theirs; its load goes to the courts.
table-symbol-prison = Prison
    .text = With the special action you may put 1 caballero, own or foreign, from a region in prison. Not from the King's region, and not a mercenary.
table-characters = Characters
table-queen = Queen
    .text = In each turn either 1 more caballero to the court or 1 more to place.
table-queen-nobody = Nobody has the Queen.
table-queen-used = The Queen has helped in this turn.
table-jester = Jester
    .text = In each turn 1 caballero from the province as a guest into another court.
table-jester-nobody = Nobody has the Jester.
table-general = Inquisitor General
    .text = Leads the mercenaries until the next general scoring is over.
table-general-nobody = Nobody has the Inquisitor General: the mercenaries are neutral.
table-mercenaries = { $count ->
    [one] 1 mercenary
   *[other] { $count } mercenaries
}
table-mercenaries-of = Mercenaries: count for { $player }
table-mercenaries-neutral = Mercenaries: count for nobody
table-marched = The mercenaries have marched in this turn.
table-guests = { $count ->
    [one] 1 guest at court
   *[other] { $count } guests at court
}
table-guests-of = { $count ->
    [one] 1 caballero of { $player }
   *[other] { $count } caballeros of { $player }
}
table-guests-text = The host places guests at the start of the next turn.
table-acting = The Grande of { $player } acts as King.
table-acting-short = acts as King
table-king-inside = The King is in the Castillo until after the next general scoring.
table-boycott-own = Your boycott: { $space }, secret until the region is scored
table-boycott-secret = { $player } boycotts a region, in secret.
table-boycott-shown = Boycott of { $player }: { $space }
table-incognito-own = King incognito: { $space }, secret until you show it
table-incognito-show = Show the King { AT($space) }
table-incognito-soon = The King shows himself at the next occasion.
table-incognito-not-yet = Wait after all
table-incognito-when = Ask me
table-incognito-when-ask = between turns
table-incognito-when-always = at every step
table-incognito-when-round = not in this round
table-second-card = Second card: { $card }
table-second-card-text = It can be used in a later turn, before or after the card of that turn.
table-actions-stopped = Action stop: no special actions until the end of the round
table-mustered = Places from the province in this turn
table-last-word = Takes the turn last in this round

picture-prison = prison
picture-load = load
picture-queen = Queen
picture-jester = Jester
picture-general = Inquisitor General
picture-mercenaries = mercenaries
picture-guests = guests
picture-acting = acts as King
picture-second-card = second card
picture-boycott = boycott
picture-incognito = King incognito

## The lesson, and words that explain themselves

lesson-grandissimo =
    # Portugal

    A tenth region: 5 points for whoever alone is first there, nothing for the others. [GRA-10]

    ```board
    players: 4
    king: castilla-la-vieja
    at portugal: 2 1 1 0
    show: portugal
    score: portugal
    points: 5
    caption: Red alone is first and gets 5. A tie would pay nobody.
    ```

    # Ships and prison

    Some cards show a symbol. Ship: take a ship; you may place on it wherever the King is, and land everybody in coastal regions at the start of a later turn. Prison: lock up one caballero, anybody's, until the King card brings an amnesty. [GRA-20, GRA-22, GRA-25, GRA-26]

    ```board
    players: 4
    field ships: red
    at ship-1: 3
    at prison: 0 2 1 0
    show: ship-1 prison
    caption: Red has a ship with three on board. Two blue ones and a green one sit in prison.
    ```

    # Queen and Jester

    The Queen gives you one more caballero each turn. The Jester sends one of yours to another court, whose player has to place it for you. They stay with you until somebody takes them away. [GRA-30, GRA-31, GRA-33]

    # Mercenaries

    Two black caballeros fight for whoever has the Inquisitor General, until the next general scoring is over. Without him they count for nobody. [GRA-35]

    ```board
    players: 4
    field inquisitor: blue
    at sevilla: 2 1 0 0 0 2
    show: sevilla
    score: sevilla
    points: 3 4
    caption: Blue has the Inquisitor General: one blue and two black ones beat two red ones.
    ```

    # Two more stacks

    Stack 6 has nineteen cards, all different; stack 7 is always Queen and Jester. [GRA-3]

    ```cards
    cards: queen-and-jester king-incognito double-turn
    caption: Three of the twenty new cards.
    ```
about-inquisitor-general = Inquisitor General
    .forms = Inquisitor General
    .text = Whoever has him leads the mercenaries until the next general scoring is over.
    .see = rules/grandissimo
about-mercenaries = Mercenaries
    .forms = mercenary, mercenaries
    .text = Two black caballeros. They count for whoever has the Inquisitor General, otherwise for nobody.
    .see = rules/grandissimo
about-guest = Guest
    .forms = guest, guests
    .text = A caballero that the Jester sent to another court. That player has to place it at the start of their turn.
    .see = rules/grandissimo
about-prison = Prison
    .forms = prison
    .text = Whoever sits there counts nowhere, until an amnesty of the King card frees all at once.
    .see = rules/grandissimo
