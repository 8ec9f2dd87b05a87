# El tablero: lugares, colores, formas, marcadores de puntuación y las palabras del juego.

space-galicia = Galicia
space-pais-vasco = País Vasco
space-aragon = Aragón
space-cataluna = Cataluña
space-castilla-la-vieja = Castilla la Vieja
space-castilla-la-nueva = Castilla la Nueva
space-sevilla = Sevilla
space-granada = Granada
space-valencia = Valencia
space-castillo = Castillo
    .at = en el castillo
    .to = al castillo
    .from = del castillo
    .the = El castillo
space-court = corte
space-province = provincias

# Cómo habla una frase de una región: { AT($space) }, etc. Un lugar que pide otras palabras las tiene como atributos.

place-at = en { $space }
place-to = a { $space }
place-from = de { $space }
place-the = { $space }

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-black = negro

shape-circle = círculo
shape-square = cuadrado
shape-triangle = triángulo
shape-diamond = rombo
shape-star = estrella

tile-0 = 8/4/0
tile-1 = 4/0/0

word-king = rey
word-grande = Grande
word-caballero = { $count ->
    [one] caballero
   *[other] caballeros
}
word-round = ronda
word-score = puntos
word-court = corte
word-province = provincias
word-castillo = castillo
word-hand = mano
word-start-player = jugador inicial
word-power-card = carta de poder
word-action-cards = cartas de acción
word-turn-order = orden de turno
word-general-scoring = puntuación general
word-special-scoring = puntuación especial
