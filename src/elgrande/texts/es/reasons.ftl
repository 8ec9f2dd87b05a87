# Por qué algo no se puede elegir ahora. { $option } es lo que se intentó, { $space } el lugar que nombra.

reason-not-offered = «{ $option }» no se puede elegir ahora.
reason-king = { THE($space) } es la región del rey: allí no puede cambiar nada.
reason-taboo = { THE($space) } está cerrada: allí no puede cambiar nada.
reason-castillo = Los caballeros solo salen del castillo en una puntuación general.
reason-power-played = Otro jugador ya ha jugado esa carta de poder en esta ronda.
reason-power-gone = No tienes esa carta de poder en la mano.
reason-in-hand = Ya tienes esa carta de poder en la mano.
reason-card-taken = La carta de ese mazo ya está tomada.
reason-no-effect = La acción especial de esta carta no haría nada ahora.
reason-special-used = La acción especial ya está gastada.
reason-court-empty = No hay ningún caballero en tu corte.
reason-placing-done = Ya has desplegado.
reason-not-beside-king = { THE($space) } no es adyacente a la región del rey.
reason-only-own = Solo se pueden tomar caballeros tuyos.
reason-no-own = Esta acción no desplaza más caballeros tuyos.
reason-no-foreign = Esta acción no desplaza más caballeros de otros jugadores.
reason-none-there = No hay bastantes caballeros para eso.
reason-other-region = Todos los caballeros de esta acción salen de una sola región.
reason-moved = Esta acción ya ha desplazado ese caballero.
reason-same-region = Nada saldría { FROM($space) }: elige otra región.
reason-hit-already = Ese jugador ya ha perdido un caballero por esta acción.
reason-not-a-region = El castillo no es una región.
reason-not-in-this-scoring = { THE($space) } no se puntúa ahora o ya está puntuada.
reason-not-on-dial = Una rueda muestra una de las nueve regiones.
reason-tile-there = Allí ya hay un marcador de puntuación.
reason-not-the-king = El rey nunca va { TO($space) }.
