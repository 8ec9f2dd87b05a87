# Die Wörter einer Wahlmöglichkeit, auf einem Knopf oder in einer Liste.

label-stop = Fertig
label-pass = Jetzt nicht
label-veto = Veto
label-special = Sonderaktion
label-place = Caballeros einsetzen
label-end = Zug beenden
label-power = Machtkarte { $value }
label-card = { $card } (Stapel { $stack })
label-space = { $space }
label-pick = Caballero von { $colour } { AT($space) }
label-court = vom Hof
label-tile = Wertungstafel { $tile }
label-amount = { $count } nehmen
label-first = Eigene aus einer Region umsetzen
label-second = Zusätzliche vom Hof einsetzen
label-role-card = Aktion: { $card }
