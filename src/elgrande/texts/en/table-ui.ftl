# The table in the browser.

## The map

table-map = The map of Spain
table-round-of = Round { $round } of { $last }
table-space-grande = Grande of { $player }
table-space-caballeros = { $count ->
    [one] { $player } has 1 caballero
   *[other] { $player } has { $count } caballeros
}
table-space-legal = can be chosen
table-tile-turned = turned: the result is mirrored
table-castillo-hidden = Nobody sees what is inside.
table-preview-now = If it were scored now:
table-preview-nobody = Nobody scores.
table-preview-more = With one more caballero of yours:
table-preview-same = Nothing would change.

## Cards

table-card-places = { $count ->
    [one] Stack { $stack }: lets you place 1 caballero.
   *[other] Stack { $stack }: lets you place up to { $count } caballeros.
}
table-ruling = Ruling:
table-places = caballeros to place
table-your-hand = Your power cards

## Players

table-players = Players
table-you = you
table-away = away
table-decides = choosing
table-kept = { $card } until round { $round }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-score-track = Score track
table-dial-shows = dial: { $space }
table-dial-set = dial: set
table-dial-open = dial: …
table-played = played: { $cards }
table-played-doubt = perhaps back in hand: { $cards }

## What to do

table-prompt = What to do
table-waiting = Waiting for { $names }.
table-announced = Announced:
table-secret = Your answer stays secret until all have answered.
table-own-dial = Your dial is set: { $space }.
table-dials-set = Set: { $names }.
table-caution-yes = Set my dial to { $space }
table-caution-no = Another region
table-in-use = Card in use:
table-your-card = Your card:
table-all-choices = All choices as a list ({ $count })
table-undo = Take back
table-undo-turn = Start my turn again
table-several = At once
table-fewer = Fewer at once
table-more = More at once
table-several-all = all { $count }
table-several-keys = The right mouse button, Shift and a click, or Shift and Enter: as many as possible. The keys + and − change the number.
table-standing = When your Veto can be used
table-standing-ask = always ask
table-standing-start = ask only at the start of an action
table-standing-never = not in this action
table-standing-round = not in this round
table-later = Do not ask again about kept cards in this round
table-pass-on = Pass the device to { $player }.
table-i-am = I am { $player }: show the table

## Scoring

table-scoring = Scoring
table-scorings = Scorings
table-scoring-general = General scoring, round { $round }
table-scoring-card = { $card }, round { $round }
table-close = Close
table-skip = Skip

## Log and chat

table-log = Log
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something
table-chat-send = Send
table-chat-earlier = Earlier lines

## The end

table-by-source = Points by source
table-rank = rank
table-chart = The score over the rounds
table-see-map = Look at the map
table-replay = Replay the game

# --- links to seats ---

table-seats = Seats
table-not-taken = seat still free
table-link-own = Take this link to your other device to sit there, too. It works once, and the log tells everybody.

table-space-free = free
table-closed = closed in this round
table-choose = Choose your power cards
table-choose-text = Choose { $count } cards for the whole game. Nobody else learns which; the rest are out of the game, unseen.
table-choose-left = { $count ->
    [0] All cards are chosen.
    [one] 1 card left to choose
   *[other] { $count } cards left to choose
}
table-choose-chosen = Chosen: { $count } of { $all }
table-choose-over = { $count ->
    [one] 1 card too many
   *[other] { $count } cards too many
}
table-choose-clear = Put all back
table-choose-confirm = Play with these cards
table-choose-waiting = Your cards are chosen. The others are still choosing.
table-choose-others = Have chosen already: { $names }.
table-choose-secret = Chosen cards stay secret for the whole game.
table-choose-own = Your chosen cards
table-filter = Show
table-filter-all = all cards
table-filter-chosen = chosen cards
table-filter-movement = movement
table-filter-scoring = scoring
table-filter-pieces = King, Grandes, tiles, tokens
table-filter-kept = cards to keep
table-filter-others = against others
table-filter-set = Set
table-preset = Suggestions
table-preset-balanced = Balanced
    .text = High and low values, some of every kind of action.
table-preset-fighter = Fighter
    .text = Many moves, and actions that hit the others.
table-preset-scorer = Scorer
    .text = High values and as many special scorings as possible.
table-preset-random = Random
    .text = Any cards, by chance.
table-preset-last = Same as last time
    .text = The cards that you chose for your last game with these modules.
table-role-places = { $count ->
    [one] lets place 1 caballero
   *[other] lets place up to { $count } caballeros
}
table-roles = Roles of this round
table-power-brings = { $count ->
    [0] brings no caballeros to court
    [one] brings 1 caballero to court
   *[other] brings up to { $count } caballeros to court
}
table-power-card = { $value }: { $card }
table-spy-sees = Your spies report the dials of the others:
table-spy-dial = { $player }: { $space }
