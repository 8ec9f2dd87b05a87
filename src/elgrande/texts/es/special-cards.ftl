# El módulo Cartas especiales: diez cartas de poder más para Rey e Intrigante.

web-module-special_cards = Cartas especiales
    .text = Diez cartas de poder más para Rey e Intrigante: una fiesta, espías, un golpe de Estado, tablas que limitan una región, una reserva y otras.

web-option-annulment = Anulación
option-annulment-off = Anulación de cartas y tablas
    .text = Anulación quita una carta Espionaje o Reserva de cualquier jugador, o una tabla limitadora, como está impreso.
option-annulment-on = Anulación también de fichas
    .text = Anulación quita también lo que señala una ficha, como el puente o una ficha 2×.

## Lugares

space-reserve = Reserva
    .at = en la carta Reserva
    .to = a la carta Reserva
    .from = de la carta Reserva
    .the = La carta Reserva

## Palabras

word-spies = espías
word-reserve = reserva
word-kings-token = ficha del rey

effect-1 = la alianza
effect-3 = la ficha del rey
effect-5 = una ficha 2×

## Cartas de poder

card-fiesta = Fiesta
    .brief = Despliega hasta { $amount } más
    .text = { $amount ->
        [one] Despliega 1 caballero más de los que permite tu carta, con las mismas reglas.
       *[other] Despliega hasta { $amount } caballeros más de los que permite tu carta, con las mismas reglas.
    }
    .ruling = Se despliegan como acción especial, aparte del número de tu carta de rey, de caballero o de intrigante, y un veto puede detener cada uno. Quien tiene la carta de rey o de intrigante realiza en su lugar la acción de esa carta, también con 2 o 3 jugadores.
card-espionage = Espionaje
    .brief = { card-gra-espionage.brief }
    .text = Conserva esta carta boca arriba ante ti. En la próxima puntuación general pones tu rueda en último lugar y ves antes las de los demás. Después la carta queda fuera de la partida.
    .ruling = No tiene efecto en las ruedas de acciones especiales. Varios espías ponen su rueda en el orden en que conservaron la carta, y cada uno ve todas las ya puestas.
card-coup = Golpe de Estado
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = También se queda un Grande en otra región cerrada. Un Grande en el castillo no da bonificación en ninguna región. Si la rueda de su dueño muestra una región cerrada, se queda dentro hasta la puntuación general siguiente.
card-maximum-six = Seis como máximo
    .brief = Desde ahora caben { $amount } en una región
    .text = { $amount ->
        [one] Pon una de las tres tablas limitadoras en una región que no sea la del rey, con 1 caballero como máximo. Desde ahora cabe allí 1 como máximo.
       *[other] Pon una de las tres tablas limitadoras en una región que no sea la del rey, con { $amount } caballeros como máximo. Desde ahora caben allí { $amount } como máximo.
    }
    .ruling = Los caballeros salen libremente y solo entran mientras hay sitio. Si las ruedas traen demasiados, el sitio se reparte de uno en uno, en el sentido de las agujas del reloj desde el jugador inicial; los demás van a la corte de sus dueños. Una tabla por región, no en una cerrada. La tabla se queda. Si las tres están puestas, la acción no es posible.
card-reserve = Reserva
    .brief = Guarda 1 caballero para justo antes de puntuar
    .text = Pon 1 caballero de tu corte sobre esta carta y consérvala. Una vez, antes de que empiece una puntuación especial o justo antes de que se puntúe una región en una puntuación general, puedes ponerlo en cualquier región salvo la del rey. No en el castillo.
    .ruling = No entre dos regiones de una puntuación especial, y solo en una región que no esté cerrada y tenga sitio. Un veto puede detenerlo: entonces la carta está gastada y el caballero va a tu corte. Con la corte vacía esta acción no es posible.
card-royal-protection = Protección real
    .brief = Cierra una región con la ficha del rey
    .text = Pon la ficha del rey en una región que no sea la del rey. Queda cerrada como la región del rey: nada entra, ni sale, ni cambia allí. No da bonificación del rey.
    .ruling = La ficha se queda, también en las puntuaciones generales, hasta que quien juega esta carta más tarde la desplaza. El rey puede entrar en la región, y esta se puntúa como siempre.
card-annulment = Anulación
    .brief = Quita una carta conservada o una tabla
    .text = Quita una carta Espionaje o Reserva que conserva cualquier jugador, también tú, o una tabla limitadora. Un caballero que está sobre una carta Reserva va a la corte de su dueño.
    .ruling = Una tabla limitadora en una región cerrada no se puede quitar. Si la mesa lo ha acordado, se puede quitar en su lugar lo que señala una ficha. Si no hay nada que quitar, la acción no es posible.
card-score-own = Puntuación especial: una región tuya
    .brief = Puntúa una región donde estés
    .text = Elige una región con al menos 1 caballero tuyo y puntúala para todos los jugadores, con las bonificaciones. Vale la región del rey, pero no el castillo.
card-score-any = Puntuación especial: cualquier región
    .brief = Puntúa cualquier región
    .text = Elige una región, también una sin caballeros tuyos, y puntúala para todos los jugadores, con las bonificaciones. Vale la región del rey, pero no el castillo.
card-score-named = Puntuación especial: una de tres
    .brief = Nombra tres regiones; otro elige una
    .text = Nombra tres regiones distintas y a otro jugador. Ese jugador elige cuál de las tres se puntúa para todos los jugadores, con las bonificaciones. Vale la región del rey, pero no el castillo.

## Qué hacer

prompt-fiesta = { $left ->
    [one] { $player }: despliega un caballero de la fiesta, queda 1.
   *[other] { $player }: despliega un caballero de la fiesta, quedan { $left }.
}
    .other = { $player } despliega caballeros de la fiesta.
prompt-close-region = { $most ->
    [one] { $player }: elige la región donde desde ahora cabe 1 caballero como máximo.
   *[other] { $player }: elige la región donde desde ahora caben { $most } caballeros como máximo.
}
    .other = { $player } elige una región donde caben pocos caballeros.
prompt-protect = { $player }: elige la región para la ficha del rey.
    .other = { $player } elige la región para la ficha del rey.
prompt-reserve = { $player }: pon ahora el caballero de tu reserva en una región o espera.
    .other = { $player } puede poner ahora el caballero de su reserva en una región.
prompt-annul = { $player }: elige qué se quita.
    .other = { $player } elige qué se quita.
prompt-name-region = { $left ->
    [one] { $player }: nombra una región que se puede puntuar, queda 1.
   *[other] { $player }: nombra una región que se puede puntuar, quedan { $left }.
}
    .other = { $player } nombra regiones que se pueden puntuar.
prompt-name-player = { $player }: nombra al jugador que elige entre tus regiones.
    .other = { $player } nombra a quien elige entre las regiones.
prompt-choose-named = { $player }: elige cuál de las regiones que ha nombrado { $actor } se puntúa.
    .other = { $player } elige cuál de las regiones que ha nombrado { $actor } se puntúa.

label-board = Tabla limitadora { AT($space) }
label-effect = Quitar { $effect }
label-doubling = Quitar la ficha 2× de { $player }

reason-too-many = Hay demasiados caballeros { AT($space) } para una tabla limitadora.
reason-named = { THE($space) } ya está elegida.

## Lo que ocurrió

event-region-closed = { $player } pone una tabla limitadora { AT($space) }.
event-protected = { $player } pone la ficha del rey { AT($space) }.
event-annulled-effect = { $player } quita { $effect }.
event-annulled-card = { $player } quita «{ $card }» de { $actor }.
event-annulled-board = { $player } quita la tabla limitadora { FROM($space) }.
event-names = { $player } nombra tres regiones: { $actor } elige cuál de ellas se puntúa.

## La mesa en el navegador

table-protection = Ficha del rey: cerrada
table-limit = tabla limitadora: { $count } de { $most }
table-limit-full = tabla limitadora: llena
table-limits-left = { $count ->
    [0] Todas las tablas limitadoras están en el mapa.
    [one] Queda 1 tabla limitadora libre.
   *[other] Quedan { $count } tablas limitadoras libres.
}
table-reserve = { $count ->
    [one] { $player } tiene 1 caballero en reserva
   *[other] { $player } tiene { $count } caballeros en reserva
}
table-spy = Espías: { $player } pone la rueda en último lugar
table-named = Nombradas: { $spaces }

picture-protection = ficha del rey
picture-limit-six = tabla limitadora
picture-reserve = reserva
picture-spies = espías

## La lección y palabras que se explican

lesson-special_cards =
    # Diez cartas de poder más

    Hay más cartas de las que eliges tus 13. [KI-4]

    ```cards
    cards: fiesta reserve annulment
    caption: Tres de ellas: cinco caballeros más que desplegar, un caballero en reserva y el fin de lo que dura.
    ```

    # Seis como máximo

    Una tabla cierra una región al séptimo caballero. Salir siempre se puede. [SC-4]

    ```board
    players: 4
    king: galicia
    field crowded: valencia
    at valencia: 3 2 1 0
    show: valencia
    caption: Hay seis en Valencia: está llena.
    ```

    # Espías y golpes

    El Espionaje te deja ver las ruedas de los demás antes de poner la tuya. Un Golpe de Estado echa sus Grandes al castillo. [SC-2, SC-3]
