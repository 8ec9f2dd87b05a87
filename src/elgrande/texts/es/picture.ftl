# Las palabras de la imagen del tablero.

picture-title = El Grande
picture-round = Ronda
picture-scoring = Puntuación general
picture-points = puntos
picture-court = corte
picture-province = provincias
picture-hand = mano
picture-power = carta de poder
picture-start = jugador inicial
picture-on-turn = en su turno
picture-cards = Cartas de acción
picture-stack = mazo
picture-place = desplegar
picture-taken = tomada
picture-tiles = Marcadores
picture-tile = marcador de puntuación
picture-table = tabla de puntuación
picture-king = rey
picture-grande = Grande
picture-caballeros = caballeros
picture-hidden = oculto
picture-portugal = Portugal
picture-francia = Francia
