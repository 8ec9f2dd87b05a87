# The table in the browser.

## The map

table-map = El mapa de España
table-round-of = Ronda { $round } de { $last }
table-space-grande = Grande de { $player }
table-space-caballeros = { $count ->
    [one] { $player } tiene 1 caballero
   *[other] { $player } tiene { $count } caballeros
}
table-space-legal = se puede elegir
table-tile-turned = vuelto: el resultado se refleja
table-castillo-hidden = Nadie ve lo que hay dentro.
table-preview-now = Si se puntuara ahora:
table-preview-nobody = Nadie puntúa.
table-preview-more = Con un caballero tuyo más:
table-preview-same = No cambiaría nada.

## Cards

table-card-places = { $count ->
    [one] Mazo { $stack }: permite colocar 1 caballero.
   *[other] Mazo { $stack }: permite colocar hasta { $count } caballeros.
}
table-ruling = Aclaración:
table-places = caballeros por colocar
table-your-hand = Tus cartas de poder

## Players

table-players = Jugadores
table-you = tú
table-away = ausente
table-decides = elige
table-kept = { $card } hasta la ronda { $round }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-score-track = Marcador
table-dial-shows = rueda: { $space }
table-dial-set = rueda: puesta
table-dial-open = rueda: …
table-played = jugadas: { $cards }
table-played-doubt = quizá de nuevo en la mano: { $cards }

## What to do

table-prompt = Qué hacer
table-waiting = Esperando a { $names }.
table-announced = Anunciado:
table-secret = Tu respuesta queda en secreto hasta que todos respondan.
table-own-dial = Tu rueda está puesta: { $space }.
table-dials-set = Puestas: { $names }.
table-caution-yes = Poner mi rueda en { $space }
table-caution-no = Otra región
table-in-use = Carta en uso:
table-your-card = Tu carta:
table-all-choices = Todas en una lista ({ $count })
table-undo = Deshacer
table-undo-turn = Empezar mi turno de nuevo
table-several = De una vez
table-fewer = Menos de una vez
table-more = Más de una vez
table-several-all = los { $count }
table-several-keys = El botón derecho del ratón, Mayús y un clic, o Mayús e Intro: tantos como sea posible. Las teclas + y − cambian el número.
table-standing = Cuando se puede usar tu veto
table-standing-ask = preguntar siempre
table-standing-start = preguntar solo al inicio de una acción
table-standing-never = no en esta acción
table-standing-round = no en esta ronda
table-later = No preguntar más por las cartas guardadas en esta ronda
table-pass-on = Pasa el dispositivo a { $player }.
table-i-am = Soy { $player }: mostrar la mesa

## Scoring

table-scoring = Puntuación
table-scorings = Puntuaciones
table-scoring-general = Puntuación general, ronda { $round }
table-scoring-card = { $card }, ronda { $round }
table-close = Cerrar
table-skip = Saltar

## Log and chat

table-log = Registro
table-chat = Chat
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-write = Di algo
table-chat-send = Enviar
table-chat-earlier = Mensajes anteriores

## The end

table-by-source = Puntos por origen
table-rank = puesto
table-chart = Los puntos a lo largo de las rondas
table-see-map = Ver el mapa
table-replay = Repetir la partida

# --- enlaces a los asientos ---

table-seats = Asientos
table-not-taken = asiento aún libre
table-link-own = Abre este enlace en tu otro dispositivo para sentarte también allí. Sirve una vez, y el registro se lo dice a todos.

table-space-free = libre
table-closed = cerrada en esta ronda
table-choose = Elige tus cartas de poder
table-choose-text = Elige { $count } cartas para toda la partida. Nadie más sabe cuáles; las demás quedan fuera de la partida sin que nadie las vea.
table-choose-left = { $count ->
    [0] Todas las cartas están elegidas.
    [one] queda 1 carta por elegir
   *[other] quedan { $count } cartas por elegir
}
table-choose-chosen = Elegidas: { $count } de { $all }
table-choose-over = { $count ->
    [one] sobra 1 carta
   *[other] sobran { $count } cartas
}
table-choose-clear = Devolver todas
table-choose-confirm = Jugar con estas cartas
table-choose-waiting = Tus cartas están elegidas. Los demás aún eligen.
table-choose-others = Ya han elegido: { $names }.
table-choose-secret = Las cartas elegidas son secretas durante toda la partida.
table-choose-own = Tus cartas elegidas
table-filter = Mostrar
table-filter-all = todas las cartas
table-filter-chosen = cartas elegidas
table-filter-movement = desplazamientos
table-filter-scoring = puntuaciones
table-filter-pieces = rey, Grandes, marcadores, fichas
table-filter-kept = cartas que se conservan
table-filter-others = contra los demás
table-filter-set = Juego de cartas
table-preset = Propuestas
table-preset-balanced = Equilibrada
    .text = Valores altos y bajos, algo de cada clase de acción.
table-preset-fighter = Luchadora
    .text = Muchos desplazamientos y acciones que golpean a los demás.
table-preset-scorer = De puntos
    .text = Valores altos y tantas puntuaciones especiales como sea posible.
table-preset-random = Al azar
    .text = Cartas cualesquiera, al azar.
table-preset-last = Como la última vez
    .text = Las cartas que elegiste para tu última partida con estos módulos.
table-role-places = { $count ->
    [one] permite desplegar 1 caballero
   *[other] permite desplegar hasta { $count } caballeros
}
table-roles = Papeles de esta ronda
table-power-brings = { $count ->
    [0] no trae caballeros a la corte
    [one] trae 1 caballero a la corte
   *[other] trae hasta { $count } caballeros a la corte
}
table-power-card = { $value }: { $card }
table-spy-sees = Tus espías informan de las ruedas de los demás:
table-spy-dial = { $player }: { $space }
