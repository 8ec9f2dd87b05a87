# Las cartas de acción: nombre, lo que hace la acción especial y lo que el proyecto decide sobre ella.

# Decisiones comunes a varias cartas.
-ruling-moves = Una carta desplaza un mismo caballero una vez como máximo. Los desplazamientos se hacen uno a uno y un veto puede detener cada uno: los ya hechos se mantienen.
-ruling-order = Tú decides el orden de las regiones; un veto puede detener cada una. Donde nadie puede reaccionar, el programa puntúa en el orden de la tabla de puntuación sin preguntar.
-ruling-dials = Se puede vetar antes de poner las ruedas y otra vez después de descubrirlas.

## Mazo 1

card-intrigue-any-3 = Intrigante: 3 cualesquiera
    .brief = Mueve hasta { $amount } caballeros, de quien sea
    .text = { $amount ->
        [one] Desplaza 1 caballero, tuyo o rival, de una región a otra región o al castillo. La región del rey está cerrada en ambos sentidos.
       *[other] Desplaza hasta { $amount } caballeros, tuyos o rivales, de cualesquiera regiones a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    }
    .ruling = { -ruling-moves }
card-intrigue-any-4 = Intrigante: 4 cualesquiera
    .brief = { card-intrigue-any-3.brief }
    .text = { $amount ->
        [one] Desplaza 1 caballero, tuyo o rival, de una región a otra región o al castillo. La región del rey está cerrada en ambos sentidos.
       *[other] Desplaza hasta { $amount } caballeros, tuyos o rivales, de cualesquiera regiones a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    }
    .ruling = { -ruling-moves }
card-intrigue-own-4 = Intrigante: solo los tuyos
    .brief = Mueve hasta { $amount } de tus caballeros
    .text = { $amount ->
        [one] Desplaza 1 caballero tuyo de una región a otra región o al castillo. La región del rey está cerrada en ambos sentidos.
       *[other] Desplaza hasta { $amount } caballeros tuyos de cualesquiera regiones a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    }
    .ruling = { -ruling-moves }
card-intrigue-foreign-3 = Intrigante: solo rivales
    .brief = Mueve hasta { $amount } caballeros rivales
    .text = { $amount ->
        [one] Desplaza 1 caballero de otro jugador de una región a otra región o al castillo. La región del rey está cerrada en ambos sentidos.
       *[other] Desplaza hasta { $amount } caballeros de otros jugadores de cualesquiera regiones a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    }
    .ruling = { -ruling-moves }
card-intrigue-both-2 = Intrigante: tuyos y rivales
    .brief = Mueve hasta { $amount } tuyos y { $second } rivales
    .text = Desplaza caballeros de cualesquiera regiones a otras regiones o al castillo: hasta { $amount } tuyos y hasta { $second } de otros jugadores, en cualquier orden. La región del rey está cerrada en ambos sentidos.
    .ruling = { -ruling-moves }
card-intrigue-region-5 = Intrigante: de una región
    .brief = Mueve hasta { $amount } fuera de una región
    .text = { $amount ->
        [one] Elige una región que no sea la del rey. Desplaza 1 caballero, tuyo o rival, de ella a otra región o al castillo, pero no a la región del rey.
       *[other] Elige una región que no sea la del rey. Desplaza hasta { $amount } caballeros, tuyos o rivales, de ella a otras regiones o al castillo, pero no a la región del rey.
    }
    .ruling = { -ruling-moves }
card-intrigue-region-own = Intrigante: los tuyos de una región
    .brief = Mueve los tuyos que quieras de una región
    .text = Elige una región que no sea la del rey. Desplaza de ella cuantos caballeros tuyos quieras a otras regiones o al castillo, pero no a la región del rey.
    .ruling = { -ruling-moves }
card-intrigue-court-2 = Intrigante: más de la corte
    .brief = Despliega { $amount } más de tu corte, donde quieras
    .text = { $amount ->
        [one] Despliega 1 caballero adicional de tu corte en cualquier región salvo la del rey, o en el castillo. No hace falta que sea adyacente al rey.
       *[other] Despliega hasta { $amount } caballeros adicionales de tu corte en cualesquiera regiones salvo la del rey, o en el castillo. No hace falta que sean adyacentes al rey.
    }
    .ruling = Un veto puede detener cada uno de estos caballeros adicionales, pero no el que la carta te deja desplegar como siempre.
card-intrigue-own-or-court = Intrigante: los tuyos o de la corte
    .brief = Mueve los tuyos de una región o despliega { $amount } más
    .text = { $amount ->
        [one] Elige una de dos acciones. O bien eliges una región que no sea la del rey y desplazas de ella cuantos caballeros tuyos quieras, o bien despliegas 1 caballero adicional de tu corte. Pueden ir a cualquier región salvo la del rey, o al castillo.
       *[other] Elige una de dos acciones. O bien eliges una región que no sea la del rey y desplazas de ella cuantos caballeros tuyos quieras, o bien despliegas hasta { $amount } caballeros adicionales de tu corte. Pueden ir a cualquier región salvo la del rey, o al castillo.
    }
    .ruling = { -ruling-moves }

## Mazo 2

card-veto = Veto
    .brief = Consérvala: detén una acción de otro
    .text = Conserva esta carta boca arriba ante ti. Hasta el final de la ronda siguiente puedes detener una acción especial de otro jugador, antes de que empiece o mientras dura. El paso recién anunciado no se realiza y la acción termina; lo ya hecho se mantiene.
    .ruling = Se te pregunta cada vez que se ha anunciado un paso de una acción especial. Un veto no detiene el despliegue, ni los refuerzos, ni otro veto. Si varios tienen un veto, se les pregunta en el sentido de las agujas del reloj desde el jugador activo y solo cuenta el primero. Conservar esta carta también es una acción especial y se puede vetar.
card-authority-all = Pérdida de autoridad: todos
    .brief = Los demás devuelven toda su corte a las provincias
    .text = Cada uno de los demás jugadores devuelve a las provincias todos los caballeros de su corte.
    .ruling = Un veto puede detenerla una vez, para todos los jugadores a la vez.
card-authority-3 = Pérdida de autoridad: una parte
    .brief = Los demás devuelven { $amount } de la corte a las provincias
    .text = { $amount ->
        [one] Cada uno de los demás jugadores devuelve a las provincias 1 caballero de su corte.
       *[other] Cada uno de los demás jugadores devuelve a las provincias { $amount } caballeros de su corte, o todos si tiene menos.
    }
    .ruling = Un veto puede detenerla una vez, para todos los jugadores a la vez.
card-dismissal = Destitución
    .brief = Manda { $amount } de cada rival a las provincias
    .text = { $amount ->
        [one] De cada uno de los demás jugadores puedes devolver a las provincias 1 caballero de una región, a tu elección. Puedes perdonar a jugadores. Ni de la región del rey ni del castillo.
       *[other] De cada uno de los demás jugadores puedes devolver a las provincias hasta { $amount } caballeros de regiones, a tu elección. Puedes perdonar a jugadores. Ni de la región del rey ni del castillo.
    }
    .ruling = Un veto puede salvar a cada caballero; los ya devueltos se quedan en las provincias.
card-angry-king = El rey está furioso
    .brief = Cada rival devuelve { $amount } a las provincias
    .text = { $amount ->
        [one] En el sentido de las agujas del reloj, empezando por tu izquierda, cada uno de los demás jugadores devuelve a las provincias 1 caballero suyo: de una región que no sea la del rey o de su corte, a su elección. No del castillo.
       *[other] En el sentido de las agujas del reloj, empezando por tu izquierda, cada uno de los demás jugadores devuelve a las provincias { $amount } caballeros suyos: de regiones que no sean la del rey, de su corte o de ambas, a su elección. No del castillo. Quien tiene menos devuelve todos esos.
    }
    .ruling = Se puede vetar cada vez, antes de que un jugador devuelva caballeros.
card-exile-all = Destierro: toda una región
    .brief = Cada rival elige una región y pierde allí todos
    .text = Cada uno de los demás jugadores elige en secreto con su rueda una región con al menos 1 caballero suyo, que no sea la del rey. Las ruedas se descubren a la vez y cada uno pierde todos sus caballeros de la región elegida, que van a las provincias.
    .ruling = Quien no tiene caballeros fuera de la región del rey no elige nada y no pierde nada. Se puede vetar antes de poner las ruedas y otra vez después de descubrirlas.
card-exile-2 = Destierro: de una región
    .brief = Cada rival elige una región y pierde allí { $amount }
    .text = { $amount ->
        [one] Cada uno de los demás jugadores elige en secreto con su rueda una región con al menos 1 caballero suyo, que no sea la del rey. Las ruedas se descubren a la vez y cada uno pierde 1 caballero de la región elegida, que va a las provincias.
       *[other] Cada uno de los demás jugadores elige en secreto con su rueda una región con al menos { $amount } caballeros suyos, que no sea la del rey. Las ruedas se descubren a la vez y cada uno pierde { $amount } caballeros de la región elegida, que van a las provincias.
    }
    .ruling = Quien no tiene tantos caballeros en ninguna región fuera de la del rey no elige nada y no pierde nada. Se puede vetar antes de poner las ruedas y otra vez después de descubrirlas.
card-score-region = Puntuación especial: una región
    .brief = Puntúa una región a tu elección
    .text = Elige una región y puntúala para todos los jugadores, con las bonificaciones. Vale la región del rey, pero no el castillo.

## Mazo 3

card-score-4 = Puntuación especial: valor 4
    .brief = Puntúa todas las regiones de valor { $amount }
    .text = Puntúa todas las regiones de valor { $amount } para todos los jugadores, con las bonificaciones. El valor es el número más alto de la tabla o del marcador de puntuación que haya allí. El castillo no se puntúa.
    .ruling = { -ruling-order }
card-score-5 = Puntuación especial: valor 5
    .brief = { card-score-4.brief }
    .text = Puntúa todas las regiones de valor { $amount } para todos los jugadores, con las bonificaciones. El valor es el número más alto de la tabla o del marcador de puntuación que haya allí. El castillo no se puntúa.
    .ruling = { -ruling-order }
card-score-6-7 = Puntuación especial: valores 6 y 7
    .brief = Puntúa todas las regiones de valor { $amount } o { $second }
    .text = Puntúa todas las regiones de valor { $amount } o { $second } para todos los jugadores, con las bonificaciones. El valor es el número más alto de la tabla o del marcador de puntuación que haya allí. El castillo no se puntúa.
    .ruling = { -ruling-order }
card-score-castillo = Puntuación especial: castillo
    .brief = Levanta el castillo y puntúalo
    .text = Levanta el castillo y puntúalo para todos los jugadores. Después los caballeros vuelven adentro.
card-score-first = Puntuación especial: primeros puestos
    .brief = Puntúa todas las regiones, solo el primer puesto
    .text = Puntúa todas las regiones, pero solo cuenta el primer puesto de cada una, con las bonificaciones. Donde varios jugadores comparten el primer puesto, nadie puntúa. El castillo no se puntúa.
    .ruling = { -ruling-order }
card-score-most = Puntuación especial: más caballeros
    .brief = Puntúa la región con más caballeros
    .text = Puntúa la región con más caballeros, sumados los de todos los jugadores, con las bonificaciones. Si varias regiones empatan, puntúalas todas. El castillo no participa.
    .ruling = { -ruling-order }
card-score-fewest = Puntuación especial: menos caballeros
    .brief = Puntúa la región con menos caballeros
    .text = Puntúa la región con menos caballeros, sumados los de todos los jugadores, con las bonificaciones. Si varias regiones empatan, puntúalas todas. Las regiones vacías y el castillo no participan.
    .ruling = { -ruling-order }
card-score-region-3 = Puntuación especial: una región, mazo 3
    .brief = { card-score-region.brief }
    .text = Elige una región y puntúala para todos los jugadores, con las bonificaciones. Vale la región del rey, pero no el castillo.

## Mazo 4

card-score-tile = Marcador de puntuación
    .brief = Pon o mueve un marcador: cambia los puntos
    .text = Pon uno de los dos marcadores de puntuación en una región o en el castillo, o desplázalo allí desde donde esté. Reemplaza a la tabla del lugar. Ni a la región del rey ni desde ella, y no donde esté el otro marcador.
card-power-card = Carta de poder
    .brief = Recupera una carta de poder jugada
    .text = Recupera en tu mano una de las cartas de poder que has jugado. Puede ser la de esta ronda. Los demás no ven cuál es.
    .ruling = La carta de esta ronda sigue a la vista hasta el final de la ronda en todo caso, y no cambian ni el orden de turno ni el próximo jugador inicial. Un veto puede detener la acción, pero a quien lo tiene no se le muestra la carta.
card-court = La corte
    .brief = Trae { $amount } más de las provincias a la corte
    .text = { $amount ->
        [one] Suma a tu corte 1 caballero de las provincias. Si las provincias están vacías, puedes tomar uno tuyo de una región, salvo la del rey.
       *[other] Suma a tu corte hasta { $amount } caballeros de las provincias. Si las provincias se agotan, puedes tomar el resto de los tuyos en regiones, salvo la del rey.
    }
    .ruling = Un veto puede detenerla una vez, antes del primer caballero.
card-grande = Grande
    .brief = Lleva tu Grande a otra región
    .text = Desplaza tu Grande a otra región. Ni desde la región del rey ni a ella, y tampoco al castillo.
    .ruling = Mientras tu Grande está en la región del rey, esta acción no es posible.
card-secret-scoring = Puntuación especial: secreta
    .brief = Todos eligen; la región elegida una vez se puntúa
    .text = Todos los jugadores, tú también, eligen en secreto una región con su rueda. Las ruedas se descubren a la vez y cada región elegida exactamente una vez se puntúa para todos los jugadores, con las bonificaciones.
    .ruling = Se puede elegir la región del rey. { -ruling-dials } { -ruling-order }
card-eviction = Expulsión
    .brief = Los demás salen de una región adonde elijan
    .text = Elige una región que no sea la del rey. Cada uno de los demás jugadores con caballeros allí elige en secreto una región con su rueda. Las ruedas se descubren a la vez y todos esos caballeros van adonde eligió su dueño. Los tuyos se quedan. Quien eligió la región del rey o la región desalojada se lleva sus caballeros a su corte.
    .ruling = { -ruling-dials }
card-adviser = Consejero real
    .brief = Lleva al rey a una región adyacente
    .text = Desplaza el rey a una región adyacente a la suya.

## Mazo 5

card-king = Rey
    .brief = Lleva al rey a cualquier región
    .text = Desplaza el rey a cualquier región o déjalo donde está. Nunca entra en el castillo.
    .ruling = Esta carta se puede tomar en todas las rondas.

number-value = valor
number-caballeros = caballeros a la corte
