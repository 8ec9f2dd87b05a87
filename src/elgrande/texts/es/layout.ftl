# Dónde está cada cosa en la mesa y qué dicen las placas de los jugadores.

layout-tabs = Más de la mesa
layout-short-game = Partida corta sin las rondas { $rounds }
layout-cards = Cartas
layout-own = Mano
layout-turn = Turno { $place }:
layout-leads =
    { $points ->
        [0] Comparte la cabeza
        [one] Va en cabeza por { $points } punto
       *[other] Va en cabeza por { $points } puntos
    }
layout-court =
    { $count ->
        [one] { $count } caballero en la corte
       *[other] { $count } caballeros en la corte
    }
layout-province =
    { $count ->
        [one] { $count } caballero en las provincias
       *[other] { $count } caballeros en las provincias
    }
layout-hand =
    { $count ->
        [one] { $count } carta de poder en la mano
       *[other] { $count } cartas de poder en la mano
    }
layout-more = Mostrar más
layout-less = Solo las últimas líneas
layout-log-placed = { $player } despliega { $what }.
layout-log-placed-part = { $count ->
    [0] varios { AT($space) }
   *[other] { $count } { AT($space) }
}
layout-log-moved = { $player } desplaza { $what }.
layout-log-moved-part = { $count } de color { $colour } { FROM($from) } { TO($to) }
