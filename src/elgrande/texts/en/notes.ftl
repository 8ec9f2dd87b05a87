# What the log of a table says besides the game.

note-undo = { $player } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
note-bot-replaced = The bot of { $player } gave no answer in time: a simpler one plays on.
note-seat-taken = { $player } has taken the seat.
note-seat-same = The seat of { $player } was taken on the device of { $actor }.
note-seat-shared = The seat of { $player } was taken on one more device.
note-start = This game goes on from a position of another one; what was hidden there has been dealt anew.

# Why a seat is not given.
reason-not-agreed = Whoever made this table may know some of its cards: take the seat only if you agree.
