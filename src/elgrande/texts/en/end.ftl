# The end of a game, its scorings, playing again, and looking back at it.

note-rematch = { $player } has set the table again.

# What the points of a space follow from.
event-counted = { $player } has { $count } { AT($space) }.
event-mirrored = The turned tile mirrors the result { AT($space) }.
event-together = { THE($space) } is scored together with { $to }.
event-tied = { $place ->
    [2] { $count } players are tied { AT($space) } and share second place.
    [3] { $count } players are tied { AT($space) } and share third place.
   *[other] { $count } players are tied { AT($space) }, so their place brings nothing.
}

# The end of the game.
end-ahead = { $points ->
    [one] One point ahead of { $player }
   *[other] { $points } points ahead of { $player }
}
end-again = Play again
end-again-about = The same people, modules and options, and a new deal
end-set-again = { $player } has set the table again.
end-join = To the new table
end-watch-again = Watch them play again
end-picture = Picture to share
end-swings = Turning points
end-swing = { $player } gets { $points }
end-swing-leads = { $player } gets { $points } and takes the lead
end-sums = Total
end-show = Show the result

# Several things that happen at once; what each of them is follows.
moment-dials = The dials are turned over:
moment-lift = The Castillo is lifted:
moment-cards = New action cards:
moment-out = Out of the Castillo:
moment-points = { $space }:
moment-result = The final scores:

# Looking back at a game.
end-play = Play
end-pause = Pause
end-next-turn = Next turn
end-next-round = Next round
end-speed = Speed
end-go-to = Go to …
end-replay-keys = Space: play or pause. Arrows: one move. Page Up and Down: one turn. Home and End: first and last move.
