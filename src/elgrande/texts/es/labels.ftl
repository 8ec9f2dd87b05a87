# Las palabras de una opción, en un botón o en una lista.

label-stop = Listo
label-pass = Ahora no
label-veto = Veto
label-special = Acción especial
label-place = Desplegar caballeros
label-end = Terminar el turno
label-power = Carta de poder { $value }
label-card = { $card } (mazo { $stack })
label-space = { $space }
label-pick = caballero { $colour } { AT($space) }
label-court = de la corte
label-tile = Marcador de puntuación { $tile }
label-amount = tomar { $count }
label-first = Desplazar los tuyos de una región
label-second = Desplegar más de la corte
label-role-card = Acción: { $card }
