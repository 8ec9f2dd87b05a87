# Las páginas con las reglas y lo que se dice cuando alguien juega algo por primera vez.

rules-title = Reglas
rules-ten-minutes = En diez minutos
rules-all = Todas las reglas
rules-all-text = Cada regla del juego y de sus expansiones, tal como las juega este programa.
rules-words = Palabras
rules-words-text = Las palabras del juego, explicadas en una o dos frases.
rules-new = Qué hay de nuevo
rules-numbers = Mostrar los números de las reglas
rules-sources = Mostrar de dónde viene cada regla
rules-sources-text = Los números son reglamentos: 000 la Big Box neerlandesa, 001 la alemana, 002 el juego básico neerlandés, 003 el alemán y 004 el español de las expansiones. «Public» es un dato publicado en otro lugar. Un «ruling» es lo que jugamos donde los reglamentos callan o se contradicen.
rules-more-about = Más en las reglas

## La búsqueda

rules-search = Buscar reglas, cartas y palabras
rules-found = { $count ->
    [0] No hay nada así.
    [one] 1 resultado
   *[other] { $count } resultados
}
rules-kind-lesson = lección
rules-kind-word = palabra
rules-kind-card = carta
rules-kind-rule = regla

## Ejemplos que se pueden cambiar

rules-region = Región
rules-players = Jugadores
rules-king-here = El rey está aquí
rules-reset = Como estaba
rules-colour = Color
rules-caballeros = Caballeros
rules-grande-here = Grande aquí
rules-place = Puesto
rules-points = Puntos
rules-fewer = Un caballero menos, { $colour }
rules-more = Un caballero más, { $colour }
rules-grande-of = El Grande está aquí, { $colour }
rules-nth = { $place }.º
rules-scores = { $colour } gana { $points }
rules-sum = En total

## La primera vez

rules-first-title = ¿Primera vez aquí?
rules-first-text = Es tu primera mesa en este dispositivo. Las reglas llevan diez minutos, con dibujos. O juega sin más: el programa te muestra en cada paso lo que puedes hacer.
rules-first-read = Reglas en diez minutos
rules-first-guide = Jugar una partida guiada
rules-first-play = Jugar sin más
rules-got-it = Entendido
rules-next = Siguiente
rules-what-is-new = ¿Qué hay de nuevo aquí?
rules-whole = La página entera
