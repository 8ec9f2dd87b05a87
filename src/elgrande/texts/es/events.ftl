# Lo que ocurrió: las líneas del registro. Donde un lugar pide otras palabras, las elige el nombre del lugar.

event-round = Ronda { $round }
event-turned-up = Mazo { $stack }: se descubre «{ $card }».
event-mercy = Clemencia en la primera ronda: «{ $card }» vuelve debajo de su mazo.
event-power = { $player } juega la carta de poder { $value }.
event-played = { $player } juega una carta de poder.
event-turn = { $player } empieza su turno.
event-reinforced = { $count ->
    [one] { $player } trae 1 caballero a su corte.
   *[other] { $player } trae { $count } caballeros a su corte.
}
event-made-up = { $player } devuelve un caballero { FROM($space) } a su corte.
event-took = { $player } toma la carta de acción «{ $card }».
event-placed = { $space ->
    [Castillo] { $player } arroja un caballero al castillo.
   *[other] { $player } despliega un caballero { AT($space) }.
}
event-moved = { $to ->
    [Castillo] { $player } arroja un caballero { $colour } { FROM($from) } al castillo.
   *[other] { $player } desplaza un caballero { $colour } { FROM($from) } { TO($to) }.
}
event-threw = { $player } arroja caballeros al castillo.
event-special = { $player } realiza la acción especial «{ $card }».
event-vetoed = { $player } veta «{ $card }» de { $actor }.
event-kept = { $player } conserva «{ $card }».
event-expired = Se acabó el plazo de «{ $card }»: { $player } la retira.
event-court-returned = { $count ->
    [one] { $player } devuelve 1 caballero de la corte a las provincias.
   *[other] { $player } devuelve { $count } caballeros de la corte a las provincias.
}
event-returned = { $space ->
    [corte] { $player } devuelve un caballero { $colour } de la corte a las provincias.
   *[other] { $player } devuelve un caballero { $colour } { FROM($space) } a las provincias.
}
event-dial = { $player } descubre la rueda: { $space }.
event-lost = { $count ->
    [one] { $player } pierde 1 caballero { AT($space) }, que va a las provincias.
   *[other] { $player } pierde { $count } caballeros { AT($space) }, que van a las provincias.
}
event-evicted = { $player } lleva { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
} { FROM($from) } { $to ->
    [corte] a su corte
   *[other] { TO($to) }
}.
event-evicted-to-court = { $player } lleva { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
} { FROM($from) } a su corte: { $count ->
    [one] no puede
   *[other] no pueden
} ir adonde muestra la rueda.
event-tile = { $space ->
    [Castillo] { $player } pone el marcador de puntuación { $tile } en el castillo.
   *[other] { $player } pone el marcador de puntuación { $tile } { AT($space) }.
}
event-took-back = { $player } recupera una carta de poder.
event-grande = { $player } desplaza su Grande { TO($space) }.
event-king = { $player } desplaza el rey a { $space }.
event-king-stays = { $player } deja el rey donde está.
event-general-scoring = Puntuación general
event-lifted = Se levanta el castillo.
event-inside = { $player } tiene { $count } en el castillo.
event-out-of-castillo = { $player } lleva { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
} del castillo a { $space ->
    [corte] su corte
   *[other] { $space }
}.
event-out-to-court = { $player } lleva { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
} del castillo a su corte: { $count ->
    [one] no puede
   *[other] no pueden
} ir adonde muestra la rueda.
event-scoring = { $space ->
    [Castillo] Se puntúa el castillo.
   *[other] Puntuación { FROM($space) }.
}
event-nothing-scored = { $space ->
    [Castillo] Nadie puntúa en el castillo.
   *[other] Nadie puntúa { AT($space) }.
}
event-points = { $points ->
    [one] { $player } consigue 1 punto ({ $source }).
   *[other] { $player } consigue { $points } puntos ({ $source }).
}
event-start-player = { $player } pasa a ser jugador inicial.
event-result = { $points ->
    [one] { $player } termina con 1 punto.
   *[other] { $player } termina con { $points } puntos.
}
event-over = La partida ha terminado.

source-place-1 = primer puesto
source-place-2 = segundo puesto
source-place-3 = tercer puesto
source-king = bonificación del rey
source-grande = bonificación natal
event-angry-at = { $player } hace que { $victim } devuelva caballeros.
event-exiles = { $player } destierra caballeros de las regiones de las ruedas.
event-evicts = { $player } echa a los demás { FROM($space) }.
