# The module Grand Inquisitor & Colonies.

web-module-grand_inquisitor = Grand Inquisitor & Colonies
    .text = Francia, a ship and two colonies with gold and goods, black caballeros for whoever holds the Grand Inquisitor, and a board that limits who counts.

## Spaces

space-francia = Francia
space-ship = Ship
    .at = on the ship
    .to = to the ship
    .from = from the ship
    .the = The ship
space-america = América
space-africa = África
space-ambassador = Ambassador
    .at = on the ambassador's space
    .to = to the ambassador's space
    .from = from the ambassador's space
    .the = The ambassador's space
space-envoy = Envoy
    .at = on the envoy's space
    .to = to the envoy's space
    .from = from the envoy's space
    .the = The envoy's space
space-third = Third space
    .at = on the third space of Francia
    .to = to the third space of Francia
    .from = from the third space of Francia
    .the = The third space of Francia
space-captain = Captain
    .at = on the captain's space
    .to = to the captain's space
    .from = from the captain's space
    .the = The captain's space
space-viceroy = Viceroy
    .at = on the viceroy's space
    .to = to the viceroy's space
    .from = from the viceroy's space
    .the = The viceroy's space
space-limit-board = Limit board
    .at = on the limit board
    .to = onto the limit board
    .from = off the limit board
    .the = The limit board
    .short = Limit

## Words

shape-shield = shield

token-0 = gold
token-1 = goods

word-grand-inquisitor = Grand Inquisitor
word-holder = holder of the Grand Inquisitor
word-black-caballeros = black caballeros
word-limit-board = limit board
word-journey = journey
word-coast = coast
word-gold = gold
word-goods = goods
word-supply = supply
word-delayed-scoring = delayed scoring
word-closed-card = closed card

## Cards

-ruling-tokens = First the card's gold goes to América and its goods to África, as far as the supply lasts. That is part of the special action: whoever skips it or meets a Veto at its start lays none.

card-holy-inquisition = Holy Inquisition
    .brief = Take the Grand Inquisitor and move { $amount } black ones
    .text = { $amount ->
        [one] Take the Grand Inquisitor: the black caballeros are yours for as long as you hold it. Then move 1 black caballero to another region or into the Castillo. The King's region is closed both ways. While you hold the Grand Inquisitor you may in each of your turns either bring 1 more caballero from the province to your court or place 1 more.
       *[other] Take the Grand Inquisitor: the black caballeros are yours for as long as you hold it. Then move up to { $amount } black caballeros to any other regions or into the Castillo. The King's region is closed both ways. While you hold the Grand Inquisitor you may in each of your turns either bring 1 more caballero from the province to your court or place 1 more.
    }
    .ruling = This card can be taken in every round. Whoever holds the Grand Inquisitor already may choose it too, keeps the Grand Inquisitor and moves black caballeros. Whoever skips the special action does not take the Grand Inquisitor. { -ruling-moves }
card-close-card = Close an action card
    .brief = Turn an action card face down, now or later
    .text = Turn one face-up action card face down: nobody can choose it in this round. Do that now, or keep this card face up in front of you and do it later, in any round, when a player is about to choose an action card.
    .ruling = Every card that lies face up on a stack can be closed, the King and Holy Inquisition too, but never a card that somebody keeps. You may also use it before your own choice. { -ruling-tokens } For a kept card they come when it is kept.
card-double-strike = Double strike
    .brief = Keep it: repeat another player's action once
    .text = Keep this card face up in front of you. Once, directly after the turn of another player, you may carry out the special action that this player has carried out: with your own choices, gold and goods included, but without placing.
    .ruling = It can be used from the next turn on, in any round, also after the last turn of a round. A special action that was skipped, or vetoed before its first step, cannot be repeated; one that was stopped later is repeated in full. Keeping a card cannot be repeated, but its gold and goods are laid again; where “Close an action card” was used at once, you may close a card too. Nobody comes into play a second time: extra caballeros from the court are not repeated. A Veto can stop the repetition like any special action.
card-free-choice = Free choice
    .brief = Keep it: move { $amount } of yours before a scoring
    .text = { $amount ->
        [one] Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the Castillo have gone to their regions and before the first region is scored, you may move 1 caballero of your own.
       *[other] Keep this card face up in front of you. Once, in a general scoring, when the caballeros of the Castillo have gone to their regions and before the first region is scored, you may move up to { $amount } caballeros of your own.
    }
    .ruling = You need not use it in the next general scoring. They may go into the Castillo too, and one that comes home with gold or goods scores at once. { -ruling-tokens } For a kept card they come when it is kept.
card-score-new-regions = Special scoring: new regions
    .brief = Score the four new regions
    .text = Score Francia, the ship, América and África for all players, with the bonuses.
    .ruling = { -ruling-order } { -ruling-tokens }
card-score-black = Special scoring: black caballeros
    .brief = Take the Grand Inquisitor, score regions with black
    .text = Take the Grand Inquisitor. Then score every region with at least 1 black caballero for all players, with the bonuses.
    .ruling = Whoever places after this may already place the 1 more of the Grand Inquisitor. { -ruling-order } { -ruling-tokens }
card-transport = Transport
    .brief = { card-intrigue-own-4.brief }
    .text = { $amount ->
        [one] Move 1 caballero of your own from a region to another region or into the Castillo. The King's region is closed both ways.
       *[other] Move up to { $amount } caballeros of your own from any regions to any other regions or into the Castillo. The King's region is closed both ways.
    }
    .ruling = They may go to the tokens just laid, and caballeros with gold or goods may come home. { -ruling-tokens } { -ruling-moves }
card-limit-board = Limit board
    .brief = Move the limit board and choose who fills it
    .text = You may move the limit board to another region and fill it with caballeros of that region, as many as it takes; you choose which. Not out of or into the King's region, and not to Francia.
    .ruling = The board may stay where it is; its gold and goods are laid all the same. If it goes, the caballeros that stood on it stay in the old region. Captain and viceroy keep their spaces; caballeros with gold or goods may stand on the board. { -ruling-tokens }
card-limit-board-gold = Limit board, with gold
    .brief = { card-limit-board.brief }
    .text = You may move the limit board to another region and fill it with caballeros of that region, as many as it takes; you choose which. Not out of or into the King's region, and not to Francia.
    .ruling = The board may stay where it is; its gold and goods are laid all the same. If it goes, the caballeros that stood on it stay in the old region. Captain and viceroy keep their spaces; caballeros with gold or goods may stand on the board. { -ruling-tokens }
card-delayed-scoring = Delayed scoring
    .brief = Mark a region: it is scored after the next round
    .text = Put the marker on a region. At the end of the next round this region is scored for all players, with the bonuses, before a general scoring of that round. Chosen in the last round it is scored after the last general scoring.
    .ruling = The King's region and the new regions may be chosen, the Castillo may not. The region is scored as it is then. { -ruling-tokens }
card-conspiracy = Conspiracy
    .brief = Throw the others' Grandes into the Castillo
    .text = Throw the Grandes of all other players into the Castillo, except one in the King's region. Whoever has a Grande inside and is alone in first place there scores 2 more when the Castillo is scored. At the next general scoring each Grande goes where its owner's dial shows.
    .ruling = A Grande in the Castillo earns no bonus in any region. If the dial of its owner shows the King's region it stays inside until the next general scoring. { -ruling-tokens }

## What to do

prompt-dial-setup = { $count ->
    [one] { $player }: set your dial to the region where you put 1 caballero from the province.
   *[other] { $player }: set your dial to the region where you put { $count } caballeros from the province.
}
    .other = { $player } is setting a dial for the first caballeros.
prompt-journey = { $player }: choose a caballero to sail, to or from the ship.
    .other = { $player } is choosing a caballero that sails.
prompt-sail = { $player }: choose where the caballero { FROM($space) } sails.
    .other = { $player } is choosing where the caballero { FROM($space) } sails.
prompt-take-token = { $player }: choose a caballero to put on a token.
    .other = { $player } is choosing a caballero to put on a token.
prompt-move-black = { $player }: choose a black caballero to move, { $left } left.
    .other = { $player } is moving black caballeros.
prompt-fill-board = { $player }: choose a caballero { AT($space) } for the limit board, { $left } left.
    .other = { $player } is choosing caballeros { AT($space) } for the limit board.
prompt-move-board = { $player }: choose the region where the limit board goes, or leave it where it is.
    .other = { $player } is choosing where the limit board goes.
prompt-close = { $player }: { $actor } is about to choose an action card. Turn one face down, or wait.
    .other = { $player } may turn an action card face down before { $actor } chooses one.
prompt-close-now = { $player }: turn one action card face down now, or keep this card for later.
    .other = { $player } may turn an action card face down now.
prompt-close-again = { $player }: turn one action card face down too, or none.
    .other = { $player } may turn an action card face down, too.
prompt-strike = { $player }: carry out the special action “{ $card }” of { $actor } once more, or wait.
    .other = { $player } may carry out the special action “{ $card }” of { $actor } once more.
prompt-free-choice = { $player }: move caballeros of yours with “Free choice” now, or keep the card.
    .other = { $player } may move caballeros with a kept card now.
prompt-delay = { $player }: choose the region that is scored at the end of the next round.
    .other = { $player } is choosing the region that is scored at the end of the next round.
prompt-give-up = { $player }: choose which of your caballeros { AT($space) } goes, { $left } left.
    .other = { $player } is choosing which caballeros { AT($space) } go.

label-token = Put a caballero on a token
label-levy = 1 more to the court
label-board-stays = Leave the board

reason-full = There is no free place { AT($space) }.
reason-arrived = Those caballeros came in this round: they can sail in a later one.
reason-nowhere-to-sail = There is no free place where those caballeros could sail.
reason-not-by-placing = Caballeros come { TO($space) } only by ship or by a move.
reason-no-board = The limit board cannot lie { AT($space) }.
reason-board-here = A limit board lies there already.
reason-card-closed = This card is closed: nobody can choose it this round.
reason-no-journey = No journey leads { TO($space) } from there.
reason-no-token = There is no free token for a caballero there.
reason-same-space = The caballero stands there already.
reason-no-load = A caballero with gold or goods cannot stand { AT($space) }.
reason-laden = The caballeros there carry something already.
reason-not-beside-board = Only caballeros beside the limit board can fill it.

## What happened

event-laid-tokens = { $gold ->
    [0] { $goods ->
        [one] { $player } lays 1 goods token in África.
       *[other] { $player } lays { $goods } goods tokens in África.
    }
    [one] { $goods ->
        [0] { $player } lays 1 gold token in América.
        [one] { $player } lays 1 gold token in América and 1 goods token in África.
       *[other] { $player } lays 1 gold token in América and { $goods } goods tokens in África.
    }
   *[other] { $goods ->
        [0] { $player } lays { $gold } gold tokens in América.
        [one] { $player } lays { $gold } gold tokens in América and 1 goods token in África.
       *[other] { $player } lays { $gold } gold tokens in América and { $goods } goods tokens in África.
    }
}
event-took-token = { $player } puts a { $colour } caballero { AT($space) } on a token: { $token }.
event-token-back = A token goes back to the supply: { $token }.
event-took-inquisitor = { $player } takes the Grand Inquisitor.
event-levied = { $player } brings 1 more caballero to court, for the Grand Inquisitor.
event-sailed = { $player } sails a { $colour } caballero { FROM($from) } { TO($to) }.
event-board-moved = { $player } moves the limit board { TO($space) }.
event-board-stays = { $player } leaves the limit board { AT($space) }.
event-filled = { $player } puts a { $colour } caballero { AT($space) } on the limit board.
event-closed = { $player } turns “{ $card }” face down.
event-strikes = { $player } carries out “{ $card }” of { $actor } once more.
event-delays = { $player } puts the marker for a delayed scoring { AT($space) }.
event-delayed-scoring = Delayed scoring: { $space }
event-grande-thrown = The Grande of { $player } is thrown into the Castillo.
event-grande-out = The Grande of { $player } comes out of the Castillo { TO($space) }.
event-black-out = { $count ->
    [one] 1 black caballero goes from the Castillo { TO($space) }.
   *[other] { $count } black caballeros go from the Castillo { TO($space) }.
}
event-black-inside = { $count ->
    [one] 1 black caballero is in the Castillo.
   *[other] { $count } black caballeros are in the Castillo.
}
event-black-evicted = { $count ->
    [one] 1 black caballero goes { FROM($from) } { TO($to) }.
   *[other] { $count } black caballeros go { FROM($from) } { TO($to) }.
}
event-set-out = { $count ->
    [one] { $player } begins with 1 more caballero { AT($space) }.
   *[other] { $player } begins with { $count } more caballeros { AT($space) }.
}

source-ambassador = ambassador
source-envoy = envoy
source-captain = captain
source-viceroy = viceroy
source-gold = gold
source-goods = goods

cli-source-office = offices
cli-source-token = gold, goods

## The table in the browser

table-space-black = { $count ->
    [one] 1 black caballero
   *[other] { $count } black caballeros
}
table-space-gold = { $count ->
    [one] 1 gold token lies here
   *[other] { $count } gold tokens lie here
}
table-space-goods = { $count ->
    [one] 1 goods token lies here
   *[other] { $count } goods tokens lie here
}
table-carries-gold = { $count ->
    [one] { $player }: 1 caballero with gold
   *[other] { $player }: { $count } caballeros with gold
}
table-carries-goods = { $count ->
    [one] { $player }: 1 caballero with goods
   *[other] { $player }: { $count } caballeros with goods
}
table-space-coast = coast
table-board-spaces = Limit board: { $taken } of { $all } spaces taken
table-board-beside = Beside the limit board: does not count
table-supply = Supply: { $gold } gold, { $goods } goods
table-journeys = Journeys
table-journeys-text = Caballeros that came in an earlier round can sail, once each turn and free of charge.
table-marker-now = scored at the end of this round
table-marker-next = scored at the end of the next round
table-office = { $points ->
    [one] 1 point in each scoring
   *[other] { $points } points in each scoring
}

picture-inquisitor = Grand Inquisitor
picture-black = black caballeros
picture-ship = ship
picture-coast = coast
picture-limit-board = limit board
picture-gold = gold
picture-goods = goods
picture-supply = supply
picture-marker = delayed scoring
picture-closed = closed

## The lesson, and words that explain themselves

lesson-grand_inquisitor =
    # Overseas

    Four new regions: Francia, the ship, América and África. While the King is in a coastal region you may place caballeros on the ship; at the start of a later turn they sail on, to a colony or home. [GIC-10, GIC-25]

    ```board
    players: 3
    field limit: sevilla
    at ambassador: 0 1 0
    at ship: 1 0 2
    at captain: 1
    at america: 1 1 0
    at africa: 0 1 1
    show: francia ship america africa castillo
    caption: Francia has room for only three. Ambassador, envoy, captain and viceroy earn points of their own.
    ```

    # Gold and goods

    In América lies gold, in África goods. Put a caballero of yours on a token there and bring it home to Spain: 6 points for gold, 4 for goods, at once. [GIC-41, GIC-42]

    # The Grand Inquisitor

    Black caballeros belong to nobody but the player who holds the Grand Inquisitor: they count as that player's own. The holder also gets one more caballero each turn. Holy Inquisition takes him away from whoever has him. [GIC-50, GIC-51, GIC-52]

    ```board
    players: 3
    field inquisitor: red
    field limit: sevilla
    at aragon: 1 2 0 0 0 2
    show: aragon
    score: aragon
    points: 5 4
    caption: Red holds the Grand Inquisitor: one red and two black ones are three, so red is first.
    ```

    # The limit board

    In one region only the caballeros on the limit board count. Those that find no space on it stand beside it, for nothing. [GIC-55, GIC-56]

    ```board
    players: 3
    field limit: valencia
    at valencia: 2 0 1
    at limit-board: 1 3 2
    show: valencia limit-board
    score: valencia
    points: 0 5 3
    caption: Here the board lies in Valencia: the two red ones and the green one beside it do not count.
    ```

    # Two more cards each round

    Seven action cards lie face up instead of five. Stack 6 is always Holy Inquisition, stack 7 has the cards of the colonies. [GIC-6]

    ```cards
    cards: holy-inquisition transport double-strike
    caption: Some cards of the new stacks.
    ```
about-grand-inquisitor = Grand Inquisitor
    .forms = Grand Inquisitor
    .text = Whoever holds him leads the black caballeros and gets one more caballero in each turn.
    .see = rules/grand_inquisitor
about-limit-board = Limit board
    .forms = limit board
    .text = In its region only caballeros on the board count; the others stand beside it for nothing.
    .see = rules/grand_inquisitor
about-captain = Captain
    .forms = captain
    .text = A space on the ship: 3 points when the ship is scored. The captain does not count for the majority.
    .see = rules/grand_inquisitor
about-viceroy = Viceroy
    .forms = viceroy
    .text = A space in América: 5 points when América is scored. The viceroy does not count for the majority.
    .see = rules/grand_inquisitor
about-colonies = Colonies
    .forms = colony, colonies
    .text = América and África. Caballeros reach them only by ship or by a move, and bring back gold and goods.
    .see = rules/grand_inquisitor
