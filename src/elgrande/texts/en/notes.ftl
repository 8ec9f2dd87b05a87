# What the log of a table says besides the game.

note-undo = { $player } took back { $count ->
    [one] a choice
   *[other] { $count } choices
}.
note-bot-replaced = The bot of { $player } gave no answer in time: a simpler one plays on.
