# Choosing: what would be given up, and the keys.

forgoes-placing = { $count ->
    [one] You could still place 1 caballero.
   *[other] You could still place { $count } caballeros.
}
choosing-go-on = Go on
choosing-ends = My turn ends by itself when nothing is left to do
choosing-or = Or: { $what }
choosing-times = { $choice }, { $count } times
choosing-typed = Power card { $number } … (Enter)

## The keys

choosing-keys = Keys
choosing-key-digits = Take the action card of that number, or the choice beside which it stands
choosing-key-power = Play the power card of that number; Enter if a longer number could follow
choosing-key-arrows = Go to the next choice
choosing-key-enter = Choose where you are
choosing-key-shift = Move as many as possible at once
choosing-key-many = Change how many move at once
choosing-key-undo = Take back
choosing-key-skip = Skip what is being shown
choosing-key-escape = Close what is open, or think again
choosing-key-help = This list
choosing-drag = Pieces that you move on the map can also be dragged to where they go.
