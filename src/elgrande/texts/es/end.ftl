# El final de una partida, sus puntuaciones, jugar otra vez y volver a mirarla.

note-rematch = { $player } ha vuelto a poner la mesa.

# De dónde salen los puntos de un lugar.
event-counted = { $player } tiene { $count } { AT($space) }.
event-mirrored = La ficha vuelta refleja el resultado { AT($space) }.
event-together = { THE($space) } se puntúa junto con { $to }.
event-tied = { $place ->
    [2] { $count } jugadores están empatados { AT($space) } y comparten el segundo puesto.
    [3] { $count } jugadores están empatados { AT($space) } y comparten el tercer puesto.
   *[other] { $count } jugadores están empatados { AT($space) }, así que su puesto no da puntos.
}

# El final de la partida.
end-ahead = { $points ->
    [one] Un punto más que { $player }
   *[other] { $points } puntos más que { $player }
}
end-again = Jugar otra vez
end-again-about = Las mismas personas, módulos y opciones, y cartas repartidas de nuevo
end-set-again = { $player } ha vuelto a poner la mesa.
end-join = A la mesa nueva
end-watch-again = Ver la partida nueva
end-picture = Imagen para compartir
end-swings = Momentos decisivos
end-swing = { $player } gana { $points }
end-swing-leads = { $player } gana { $points } y toma la delantera
end-sums = En total
end-show = Ver el resultado

# Varias cosas que pasan a la vez; a continuación se dice cuáles.
moment-dials = Se descubren las ruedas:
moment-lift = Se levanta el castillo:
moment-cards = Nuevas cartas de acción:
moment-out = Del castillo:
moment-points = { $space }:
moment-result = La puntuación final:

# Volver a mirar una partida.
end-play = Reproducir
end-pause = Pausa
end-next-turn = Turno siguiente
end-next-round = Ronda siguiente
end-speed = Velocidad
end-go-to = Ir a …
end-replay-keys = Espacio: reproducir o pausar. Flechas: una jugada. Re Pág y Av Pág: un turno. Inicio y Fin: primera y última jugada.
