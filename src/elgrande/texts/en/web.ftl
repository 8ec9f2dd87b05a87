# The pages around the table in the browser.

## Everywhere

web-skip = Skip to the content
web-menu = Pages
web-play = Play
web-cards = Cards
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-motion = Motion
web-motion-auto = As the system
web-motion-reduced = Less
web-motion-full = Full
web-loading = One moment …
web-again = Try again
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied

## What can go wrong

web-trouble-unreachable = The server cannot be reached. Is it still running?
web-trouble-missing = There is no such table here, or it cannot be watched.
web-trouble-busy = That was too much at once. Wait a moment and try again.
web-trouble-full = All tables of this server are in use. Try again in a few minutes.
web-trouble-stale = The table has moved on in the meantime. Look again, then choose.
web-trouble-broken = Something is wrong with the server. Its log says more under { $id }.
web-trouble-other = That did not work: { $problem }
web-lost = There is no such page
web-lost-text = The address may be mistyped.
web-to-lobby = To the start page

## The lobby

web-title = El Grande
web-what = A board game of influence in medieval Spain, for two to five. Lead your caballeros into the right regions at the right moment, stay close to the King, and remember what went into the Castillo.
web-play-now = Play now against bots
web-play-now-text = You and three bots, nine rounds. You can take back, and you can leave and come back.
web-starting = Setting up the board …
web-new-table = New table
web-new-table-text = Choose players, bots and rules, at one screen or with friends through a link.
web-my-tables = My tables
web-no-tables = You do not sit at any table yet.
web-watch = Watch
web-watch-none = No other table can be watched now.
web-your-turn = Your turn
web-waiting-for = Waiting for { $names }
web-finished = Over
web-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
web-round-of = Round { $round } of { $last }
web-open-record = Open a record
web-open-record-text = Look at a game that you have as a record: choose its file, or paste its text.
web-record-file = File with a record
web-record-paste = Text of a record
web-record-open = Look at it
web-your-name = Your name

## A new table

web-how-many = How many play?
web-players = { $count } players
web-who-plays = Who plays?
web-seat = Seat { $number }
web-name = Name
web-kind = Who
web-kind-here = A person at this screen
web-kind-invited = A friend with a link
web-kind-bot = Bot: { $level }
web-rules = Rules
web-preset = Set of rules
web-preset-own = Your own choice
web-preset-own-text = You have changed something below.
web-option-rounds = Length
web-option-castillo = Castillo
web-option-veto = Veto
web-option-mercy = First round
web-option-tiebreak = Equal scores
web-option-dials = Dials
web-option-played = Played power cards
web-modules = Modules
web-module-base = Base game
web-module-always = Always in play.
web-module-not-with = Does not go with { $modules }.
web-module-needs = Only together with { $modules }.
web-watchable = Others may watch
web-watchable-text = Spectators see only what everybody sees, never a hand or a dial.
web-seed = Seed
web-seed-text = The same seed shuffles the cards in the same way. Leave it empty for chance. Friends with a link are told that you chose it, and take their seats only if they agree.
web-open-table = Open the table
web-need-person = Every player needs a name.
web-same-name = Two players have the same name.
web-table-ready = The table is ready
web-invite-text = Send each friend the link of their seat. A link gives its seat once, to whoever takes it first.
web-invite-for = Link for { $player }
web-invite-again = You find the links again at the table under “{ table-seats }”, and one to your own seat for your other device.
web-only-here = These links open only on this computer. For friends elsewhere, start the server with --host 0.0.0.0 and open this page by the name or address of this computer: then the links work for everybody in your network.
web-in-network = These links have an address of your local network: they open on every device there, but friends elsewhere cannot open them.
web-sit-down = Go to the table

## The cards

web-cards-text = All cards of the game, with their full text and with what is ruled about them.
web-search = Search
web-search-hint = Name, text, key or rule
web-stack = Stack { $stack }
web-every-round = The same card every round.
web-found = { $count ->
    [0] No card fits.
    [one] 1 card
   *[other] { $count } cards
}
web-card-copies = { $copies ->
    [one] 1 in the stack
   *[other] { $copies } in the stack
}
web-card-place = { $place ->
    [one] place 1 caballero
   *[other] place up to { $place } caballeros
}
web-ruling = Ruling
web-provenance = What the marks mean

## At the table

web-reconnecting = The connection is lost. Reconnecting …
web-watching = You are watching.

## The replay

web-replay = Replay
web-back-to-table = Back to the table
web-move-of = Move { $move } of { $all }
web-first-move = To the start
web-previous-move = One move back
web-next-move = One move on
web-copy-link = Copy the link to this move
web-download = Download the record
web-download-later = The record can be downloaded when the game is over.
web-fork = Continue from here
web-fork-text = A new table begins with this position. Who plays on?
web-fork-open = Open the new table

# --- taking a seat ---

web-join = Take a seat
web-join-seat = You can take the seat of { $player }.
web-join-table = At the table: { $players }.
web-join-take = Take the seat
web-join-shared = Somebody holds this seat on another device. You will share it: both of you see and do all that it may.
web-join-agree = I agree, and play all the same.
web-join-used = This link gives no seat
web-join-used-text = It has been used already, or it is not complete. Ask whoever sent it for a new one.

# Who may know the cards.
web-deal-seed = Whoever made this table chose its seed: they can know which cards will come.
web-deal-game = This game goes on from another one that can be looked at: whoever did so knows which cards will come.
web-deal-position = This game goes on from a position of another one. What was hidden there has been dealt anew, but whoever made the table may know what some seats hold.
web-fork-running = What is hidden in the running game is dealt anew.

web-module-advice = The rulebook advises against { $modules } in one game. You can play it all the same.
web-module-unnamed = No box names { $modules } together.
web-role-places = { $players } players: { $place }
