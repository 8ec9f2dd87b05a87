# Lo que una mesa puede acordar (OPT-1 a OPT-7), de dónde viene un dato de una carta y quién puede sentarse a jugar.

option-rounds-9 = Nueve rondas
    .text = La partida completa, con una puntuación general después de las rondas 3, 6 y 9.
option-rounds-6 = Seis rondas
    .text = La partida corta: se omiten las rondas 1, 4 y 7. Sigue habiendo tres puntuaciones generales.
option-castillo-hidden = Castillo cerrado
    .text = Cuando entran caballeros se anuncia cuántos son. Después solo tu memoria sabe lo que hay dentro, hasta que se levanta el castillo.
option-castillo-open = Castillo abierto
    .text = Todos pueden ver en cualquier momento cuántos caballeros de cada jugador hay en el castillo.
option-veto-printed = Veto como está impreso
    .text = Un veto puede detener una acción especial antes de que empiece y en cada uno de sus pasos.
option-veto-start = Veto solo al empezar
    .text = Un veto puede detener una acción especial solo antes de que empiece, no cuando ya está en marcha.
option-veto-none = Sin veto
    .text = Las cartas de veto se quedan en la caja.
option-mercy-on = Clemencia en la primera ronda
    .text = Una carta «Pérdida de autoridad» que aparece en la primera ronda va debajo de su mazo, y en su lugar se descubre la siguiente.
option-mercy-off = Sin clemencia
    .text = Toda carta que aparece en la primera ronda se queda, como está impreso.
option-tiebreak-shared = Victoria compartida
    .text = Los jugadores con la misma puntuación más alta ganan juntos, como está impreso.
option-tiebreak-tournament = Desempate de torneo
    .text = A igualdad de puntos va delante quien tiene más caballeros en la corte, luego quien tiene más en las provincias y luego quien conserva la carta de poder más alta.
option-ending-automatic = El turno acaba solo
    .text = Cuando las dos partes de la carta de acción están hechas, o no son posibles, le toca al siguiente jugador.
option-ending-asked = Cada jugador termina su turno
    .text = Hasta entonces el jugador puede deshacer lo elegido en el turno.

preset-printed = Como está impreso
    .text = Nueve rondas, castillo cerrado, el veto como está impreso y victoria compartida.
preset-tournament = Torneo
    .text = Nueve rondas con el castillo abierto y el desempate de torneo.
preset-first-game = Primera partida
    .text = El juego básico en seis rondas: la mejor manera de conocerlo.

provenance-printed = Impreso
    .text = Lo dice un reglamento del juego.
provenance-public = Público
    .text = Los reglamentos no lo dicen, pero sí otra fuente publicada.
provenance-reconstructed = Reconstruido
    .text = No se pudo consultar la carta impresa. Este valor encaja con todo lo que los reglamentos dicen de la carta.

bot-random = Azar
    .text = Elige al azar entre lo que está permitido.
bot-page = Paje
    .text = Juega con sentido común: mira los puntos que da cada opción, sobre todo los suyos. Bueno para aprender el juego.
bot-knight = Hidalgo
    .text = Ve todo su turno como un solo plan y vigila también los puntos de los demás.
bot-duke = Duque
    .text = Piensa la ronda hasta su final, con lo que pueden hacer los demás: hasta dos segundos por decisión.
bot-grande = Grande
    .text = El más fuerte: piensa más tiempo y con más cuidado, y ha aprendido de muchas partidas quién gana. Hasta cinco segundos por elección.
