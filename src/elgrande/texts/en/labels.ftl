# The words of an option, on a button or in a list.

label-stop = Done
label-pass = Not now
label-veto = Veto
label-special = Special action
label-place = Place caballeros
label-end = End the turn
label-power = Power card { $value }
label-card = { $card } (stack { $stack })
label-space = { $space }
label-pick = { $colour } caballero { AT($space) }
label-court = from the court
label-tile = Score tile { $tile }
label-amount = take { $count }
label-first = Move own out of one region
label-second = Place extra from the court
label-role-card = Action: { $card }
