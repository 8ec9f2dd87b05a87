# De woorden van een keuze, op een knop of in een lijst.

label-stop = Klaar
label-pass = Nu niet
label-veto = Veto
label-special = Speciale actie
label-place = Caballero's zetten
label-end = Beurt beëindigen
label-power = Machtkaart { $value }
label-card = { $card } (stapel { $stack })
label-space = { $space }
label-pick = caballero van { $colour } { AT($space) }
label-court = uit het hof
label-tile = Scoretegel { $tile }
label-amount = neem { $count }
label-first = Eigen uit één regio verplaatsen
label-second = Extra uit het hof zetten
label-role-card = Actie: { $card }
