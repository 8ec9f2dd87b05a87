# The module Players' Edition: eleven more power cards for King & Intrigue.

web-module-players_edition = Players' Edition
    .text = Eleven more power cards for King & Intrigue: the Joker, a Castillo that moves, a bridge, an alliance, a storm and others.

web-option-crossing = Bridge
option-crossing-any = Any caballeros cross
    .text = The owner of the bridge moves caballeros of all players over it, as printed.
option-crossing-own = Only own caballeros cross
    .text = The owner of the bridge moves only their own caballeros over it.

## Spaces

space-beside = Beside the Castillo
    .at = beside the Castillo
    .to = to a place beside the Castillo
    .from = from beside the Castillo
    .the = The place beside the Castillo
space-bridge = Bridge
    .at = on the bridge
    .to = onto the bridge
    .from = off the bridge
    .the = The bridge

## Words

word-bridge = bridge
word-alliance = alliance
word-quarantine = quarantine
word-collapse = danger of collapse
word-storm = storm
word-mistress = mistress
word-joker = Joker

## Power cards

card-joker = Joker
    .brief = Wait, then play a value that nobody has played
    .text = Lay this card and wait until all others have played. Then play another power card, with a value that nobody has played in this round: that card counts. The Joker is out of the game.
    .ruling = If several Jokers are laid in a round, their players then play in the order in which they laid them.
card-travel-day = Travel day
    .brief = The others dial where their Grandes go
    .text = Every other player secretly dials another region. The dials are shown together, and the Grandes go there. A Grande in the King's region, in another closed region or in the Castillo stays, and so does one whose owner dialled the King's region.
    .ruling = The same goes for any other region that is closed when the dials are shown. { -ruling-dials }
card-shift = Shift
    .brief = Move the Castillo over a region and all in it
    .text = Move the Castillo, without a look inside, into a region other than the King's, and throw all caballeros of that region into it. Both can then be entered as usual. While it stands there the Castillo is scored by the table or the score tile of that region, without bonuses. In the next general scoring it is emptied and goes back to its place.
    .ruling = The region must not be closed. Grandes stay outside. Caballeros can be thrown into the Castillo even when the King comes to that region. What is inside does not count for the region, nor the other way round. A tile on the Castillo's own place waits. Whoever plays this card later may move the Castillo on, also out of a closed region. The 2 points for a Grande in the Castillo are scored as usual.
card-civil-war = Civil war
    .brief = Put 1 in a region: the others there go to court
    .text = Put 1 caballero from your court into a region other than the King's. All caballeros of the other players there go to their owners' courts.
    .ruling = The others leave first. Not in a closed region; Grandes and black caballeros stay. With an empty court this action is not possible.
card-alliance = Alliance
    .brief = Two regions are scored as one
    .text = Put the two alliance tokens on two regions, not on the King's. In the next general scoring each player adds up the caballeros of both, and each place scores in both regions. Whoever is alone in first place scores the bonuses of both. Then the tokens come off.
    .ruling = The pair is scored once, when the turn of its first region comes; 1 caballero in one of the two is enough. Each region has its own table or tile. Special scorings ignore the tokens. Whoever plays this card later may move one or both tokens; one in a closed region stays.
card-bridge = Bridge
    .brief = Build a bridge; cross it before your turns
    .text = Put the bridge between two adjacent regions, not the King's, and 1 extra caballero from your court on it. While it stands you may directly before your turn move any caballeros, yours or those of others, from one of the two regions to the other, and you score 1 point in each general scoring.
    .ruling = If the table has agreed so, only your own caballeros cross. A caballero crosses once at most, and none while one of the two regions is closed. At the same moment you may take the caballero off the bridge to your court: the bridge goes too. Whoever plays this card later moves the bridge, and the caballero on it goes to its owner's court. It is in no region and no court, and nothing else can take it. With an empty court this action is not possible.
card-rebellion = Rebellion
    .brief = Turn a score tile over: the last is the first
    .text = Turn one score tile over. A turned tile mirrors the result: who would score third scores its first number, who would score first its third, and second place stays. A player who is alone there scores the largest number.
    .ruling = Ties and the number of players are looked at first, then the result is mirrored. Bonuses stay with whoever has the sole majority. Any tile can be turned, also one beside the board or at the Castillo, but not one in a closed region. Whoever plays this card later may turn it back. A turned tile that is moved stays turned.
card-collapse = Danger of collapse
    .brief = Caballeros gather in the open beside the Castillo
    .text = Put the token on the Castillo. Until the end of the next general scoring everything that would be thrown into the Castillo is put beside it, in the open. Caballeros in the Castillo and beside it count together and come out together.
    .ruling = No action can move those beside it. A Grande thrown in stands there too. Not in games with an open Castillo, and not while the token lies there.
card-quarantine = Quarantine
    .brief = Close a region next to the King's
    .text = Put the quarantine token on a region next to the King's. It is closed like the King's region: nothing enters, leaves or changes there.
    .ruling = The token stays when the King moves on. The King may enter the region, and it is scored as usual. Whoever plays this card later moves the token.
card-storm = Storm
    .brief = Dial a region: all caballeros there go to court
    .text = When you play this card, secretly dial a region. At the start of your turn the dial is shown. As special action all caballeros of that region, yours too, go to their owners' courts.
    .ruling = Nothing happens in a region that is closed then. Black caballeros stay. After a Joker you dial with your second card. The dial is shown even if another card replaces this action.
card-mistress = Mistress
    .brief = Everybody places anywhere; no King bonus
    .text = For the rest of this round all players place in any regions except the King's and other closed ones. In this round and in a general scoring right after it there is no King bonus.
    .ruling = It holds from the special action on, for your own placing too. The Grande bonus stays, and a delayed scoring after that general scoring pays the King bonus again. If the King or Intrigue card replaces this action it has no effect.

## What to do

prompt-storm = { $player }: secretly set your dial to the region that the storm will hit.
    .other = { $player } is secretly setting a dial for the storm.
prompt-dial-travel = { $player }: set your dial to the region where your Grande travels.
    .other = { $player } is setting a dial for the journey of their Grande.
prompt-shift = { $player }: choose the region into which the Castillo goes.
    .other = { $player } is choosing where the Castillo goes.
prompt-civil-war = { $player }: choose the region for the civil war.
    .other = { $player } is choosing the region for the civil war.
prompt-enter = { $player }: choose where your caballero stands { AT($space) }.
    .other = { $player } is choosing where a caballero stands { AT($space) }.
prompt-ally = { $player }: choose a region for an alliance token.
    .other = { $player } is choosing a region for an alliance token.
prompt-ally-second = { $player }: choose the region that is allied with { $space }.
    .other = { $player } is choosing the region that is allied with { $space }.
prompt-bridge = { $player }: choose a region for an end of the bridge.
    .other = { $player } is choosing a region for an end of the bridge.
prompt-bridge-second = { $player }: choose the region that the bridge joins to { $space }.
    .other = { $player } is choosing the region that the bridge joins to { $space }.
prompt-cross = { $player }: choose a caballero that crosses the bridge, take yours off the bridge, or go on.
    .other = { $player } is choosing who crosses the bridge.
prompt-turn-tile = { $player }: choose a score tile to turn over.
    .other = { $player } is choosing a score tile to turn over.
prompt-quarantine = { $player }: choose a region next to the King's for the quarantine.
    .other = { $player } is choosing a region for the quarantine.

label-joker = Joker
label-off-bridge = Take the caballero off the bridge

reason-castillo-here = The Castillo stands there already.
reason-not-beside = { THE($space) } is not next to the first region.
reason-no-neighbour = { THE($space) } has no neighbour in which anything may change.
reason-token-stays = The token lies in a region where nothing may change: it stays there.

## What happened

event-joker = { $player } plays the Joker and waits.
event-grandes-travel = { $player } sends the Grandes of the others to the regions on their dials.
event-storm = The storm of { $player } hits { $space }.
event-blown-away = { $count ->
    [one] { $player } takes 1 caballero { FROM($space) } to court.
   *[other] { $player } takes { $count } caballeros { FROM($space) } to court.
}
event-shifted = { $player } moves the Castillo { TO($space) } and throws all caballeros there into it.
event-shifted-back = The Castillo goes back to its place.
event-collapses = { $player } puts the collapse token on the Castillo.
event-danger-over = The danger of collapse is over: those beside the Castillo go into it.
event-bridge = { $player } builds the bridge between { $from } and { $to }.
event-bridge-down = { $player } takes their caballero off the bridge, and the bridge is gone.
event-crossed = { $player } lets a { $colour } caballero cross the bridge { FROM($from) } { TO($to) }.
event-allied = Alliance of { $player }: { $from } and { $to }.
event-civil-war = { $player } begins a civil war { AT($space) }.
event-tile-turned = { $player } turns over the score tile { $tile }.
event-quarantined = { $player } puts the quarantine token { AT($space) }.
event-mistress = { $player }: until the end of the round everybody places in any region, and there is no King bonus.

source-bridge = bridge
cli-source-bridge = bridge

## The table in the browser

table-joker-waits = { $player } has laid the Joker and plays later.
table-storm-secret = { $player } has dialled a storm, in secret.
table-storm-own = Your storm: { $space }, secret until your turn
table-storm-shown = Storm of { $player }: { $space }
table-shifted = The Castillo stands { AT($space) }.
table-shifted-text = It is scored by the table or tile of that region.
table-bridge = Bridge of { $player }: { $from } – { $to }
table-bridge-point = 1 point in each general scoring
table-alliance = Alliance: { $from } and { $to } are scored together
table-quarantine = quarantine
table-collapse = Danger of collapse: what is thrown in stands beside the Castillo
table-beside = { $count ->
    [one] { $player } has 1 caballero beside the Castillo
   *[other] { $player } has { $count } caballeros beside the Castillo
}
table-mistress = Mistress: everybody places in any region, no King bonus

picture-joker = Joker
picture-bridge = bridge
picture-alliance = alliance
picture-quarantine = quarantine
picture-collapse = danger of collapse
picture-beside = beside the Castillo
picture-turned = turned
picture-storm = storm
picture-mistress = mistress

effect-0 = the bridge
effect-2 = the quarantine
effect-4 = the danger of collapse

## The lesson, and words that explain themselves

lesson-players_edition =
    # Eleven more power cards

    You pick your 13 cards from 29 now (with five players 14). [KI-4, KI-5]

    ```cards
    cards: joker storm rebellion
    caption: The Joker lets you wait: you play your real card when all others lie on the table.
    ```

    # Quarantine

    Its token closes a neighbour of the King's region as if the King stood there too, and stays when he leaves. [PE-9]

    ```board
    players: 4
    king: castilla-la-nueva
    field quarantine: granada
    at granada: 2 1 0 0
    show: castilla-la-nueva granada
    caption: Granada is closed: nobody in, nobody out.
    ```

    # Bridge

    Its owner may let caballeros of any colour cross before each of their turns, and scores 1 in every general scoring. [PE-6]

    ```board
    players: 4
    king: galicia
    field bridge: aragon valencia
    at bridge: 1
    at aragon: 2 0 1 0
    at valencia: 0 2 0 0
    show: aragon valencia
    caption: Red guards the bridge between Aragón and Valencia.
    ```

    # And more

    The Castillo can be shifted to a region, a score tile turned upside down, two regions allied, and the Mistress lets everybody place anywhere for a round. [PE-3, PE-5, PE-7, PE-11]
about-mistress = Mistress
    .forms = Mistress
    .text = While she is with the King, until the end of the round, everybody places in any region, and the King gives no bonus.
    .see = rules/players_edition
about-joker = Joker
    .forms = Joker
    .text = A power card without value: you play your real card after all others.
    .see = rules/players_edition
about-quarantine = Quarantine
    .forms = quarantine, Quarantine
    .text = The region is closed as if the King stood there: nothing comes in, nothing goes out.
    .see = rules/players_edition
