# El módulo Gran Inquisidor y Colonias.

web-module-grand_inquisitor = Gran Inquisidor y Colonias
    .text = Francia, un barco y dos colonias con oro y mercancías, caballeros negros para quien tiene el Gran Inquisidor y una tabla que limita quién cuenta.

## Lugares

space-francia = Francia
space-ship = Barco
    .at = en el barco
    .to = al barco
    .from = del barco
    .the = El barco
space-america = América
space-africa = África
space-ambassador = Embajador
    .at = en la casilla del embajador
    .to = a la casilla del embajador
    .from = de la casilla del embajador
    .the = La casilla del embajador
space-envoy = Enviado
    .at = en la casilla del enviado
    .to = a la casilla del enviado
    .from = de la casilla del enviado
    .the = La casilla del enviado
space-third = Tercera casilla
    .at = en la tercera casilla de Francia
    .to = a la tercera casilla de Francia
    .from = de la tercera casilla de Francia
    .the = La tercera casilla de Francia
space-captain = Capitán
    .at = en la casilla del capitán
    .to = a la casilla del capitán
    .from = de la casilla del capitán
    .the = La casilla del capitán
space-viceroy = Virrey
    .at = en la casilla del virrey
    .to = a la casilla del virrey
    .from = de la casilla del virrey
    .the = La casilla del virrey
space-limit-board = Tabla limitadora
    .at = en la tabla limitadora
    .to = a la tabla limitadora
    .from = de la tabla limitadora
    .the = La tabla limitadora
    .short = Límite

## Palabras

shape-shield = escudo

token-0 = oro
token-1 = mercancía

word-grand-inquisitor = Gran Inquisidor
word-holder = dueño del Gran Inquisidor
word-black-caballeros = caballeros negros
word-limit-board = tabla limitadora
word-journey = viaje
word-coast = costa
word-gold = oro
word-goods = mercancías
word-supply = reserva
word-delayed-scoring = puntuación aplazada
word-closed-card = carta cerrada

## Cartas

-ruling-tokens = Primero el oro de la carta va a América y sus mercancías a África, mientras alcance la reserva. Eso es parte de la acción especial: quien la omite o recibe un veto al empezar no pone nada.

card-holy-inquisition = Santa Inquisición
    .brief = Toma el Gran Inquisidor y mueve { $amount } negros
    .text = { $amount ->
        [one] Toma el Gran Inquisidor: mientras lo tengas, los caballeros negros son tuyos. Después desplaza 1 caballero negro a otra región o al castillo. La región del rey está cerrada en ambos sentidos. Mientras tengas el Gran Inquisidor, en cada uno de tus turnos puedes traer 1 caballero más de las provincias a tu corte o bien desplegar 1 más.
       *[other] Toma el Gran Inquisidor: mientras lo tengas, los caballeros negros son tuyos. Después desplaza hasta { $amount } caballeros negros a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos. Mientras tengas el Gran Inquisidor, en cada uno de tus turnos puedes traer 1 caballero más de las provincias a tu corte o bien desplegar 1 más.
    }
    .ruling = Esta carta se puede tomar en todas las rondas. También puede elegirla quien ya tiene el Gran Inquisidor: lo conserva y desplaza caballeros negros. Quien omite la acción especial no toma el Gran Inquisidor. { -ruling-moves }
card-close-card = Acción anulada
    .brief = Pon boca abajo una carta de acción, ya o luego
    .text = Pon boca abajo una carta de acción descubierta: nadie la puede elegir en esta ronda. Hazlo ahora, o conserva esta carta boca arriba ante ti y hazlo más tarde, en cualquier ronda, cuando un jugador va a elegir su carta de acción.
    .ruling = Se puede cerrar toda carta descubierta de un mazo, también el Rey y la Santa Inquisición, pero nunca una carta que alguien conserva. También puedes usarla antes de tu propia elección. { -ruling-tokens } Con una carta que se conserva llegan cuando se conserva.
card-double-strike = Doble golpe
    .brief = Consérvala: repite una acción de otro
    .text = Conserva esta carta boca arriba ante ti. Una vez, justo después del turno de otro jugador, puedes realizar la acción especial que él ha realizado: con tus propias decisiones, con el oro y las mercancías, pero sin desplegar.
    .ruling = Se puede usar a partir del turno siguiente, en cualquier ronda, también después del último turno de una ronda. Una acción especial omitida, o vetada antes de su primer paso, no se puede repetir; una detenida más tarde se repite entera. Conservar una carta no se puede repetir, pero su oro y sus mercancías se ponen otra vez; si esa carta se usó al momento para cerrar otra, tú también puedes cerrar una. Nadie entra en juego por segunda vez: los caballeros adicionales de la corte no se repiten. Un veto puede detener la repetición como cualquier acción especial.
card-free-choice = Libre elección
    .brief = Consérvala: mueve { $amount } tuyos antes de puntuar
    .text = { $amount ->
        [one] Conserva esta carta boca arriba ante ti. Una vez, en una puntuación general, cuando los caballeros del castillo han ido a sus regiones y antes de puntuar la primera región, puedes desplazar 1 caballero tuyo.
       *[other] Conserva esta carta boca arriba ante ti. Una vez, en una puntuación general, cuando los caballeros del castillo han ido a sus regiones y antes de puntuar la primera región, puedes desplazar hasta { $amount } caballeros tuyos.
    }
    .ruling = No hace falta usarla en la próxima puntuación general. Pueden ir también al castillo, y uno que vuelve a casa con oro o mercancía puntúa al momento. { -ruling-tokens } Con una carta que se conserva llegan cuando se conserva.
card-score-new-regions = Puntuación especial: regiones nuevas
    .brief = Puntúa las cuatro regiones nuevas
    .text = Puntúa Francia, el barco, América y África para todos los jugadores, con las bonificaciones.
    .ruling = { -ruling-order } { -ruling-tokens }
card-score-black = Puntuación especial: caballeros negros
    .brief = Toma el Gran Inquisidor, puntúa donde hay negros
    .text = Toma el Gran Inquisidor. Después puntúa cada región con al menos 1 caballero negro para todos los jugadores, con las bonificaciones.
    .ruling = Quien despliega después ya puede desplegar el caballero de más del Gran Inquisidor. { -ruling-order } { -ruling-tokens }
card-transport = Transporte
    .brief = { card-intrigue-own-4.brief }
    .text = { $amount ->
        [one] Desplaza 1 caballero tuyo de una región a otra región o al castillo. La región del rey está cerrada en ambos sentidos.
       *[other] Desplaza hasta { $amount } caballeros tuyos de cualesquiera regiones a otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    }
    .ruling = Pueden ir a las fichas recién puestas, y los caballeros con oro o mercancía pueden volver a casa. { -ruling-tokens } { -ruling-moves }
card-limit-board = Tabla limitadora
    .brief = Lleva la tabla limitadora y llénala
    .text = Puedes llevar la tabla limitadora a otra región y llenarla con caballeros de esa región, tantos como quepan; tú eliges cuáles. Ni desde la región del rey ni a ella, y tampoco a Francia.
    .ruling = La tabla puede quedarse donde está; el oro y las mercancías se ponen igualmente. Si se va, los caballeros que estaban en ella se quedan en la región antigua. El capitán y el virrey conservan su casilla; los caballeros con oro o mercancía pueden estar en la tabla. { -ruling-tokens }
card-limit-board-gold = Tabla limitadora, con oro
    .brief = { card-limit-board.brief }
    .text = Puedes llevar la tabla limitadora a otra región y llenarla con caballeros de esa región, tantos como quepan; tú eliges cuáles. Ni desde la región del rey ni a ella, y tampoco a Francia.
    .ruling = La tabla puede quedarse donde está; el oro y las mercancías se ponen igualmente. Si se va, los caballeros que estaban en ella se quedan en la región antigua. El capitán y el virrey conservan su casilla; los caballeros con oro o mercancía pueden estar en la tabla. { -ruling-tokens }
card-delayed-scoring = Puntuación especial: aplazada
    .brief = Marca una región: puntúa tras la próxima ronda
    .text = Pon el marcador en una región. Al final de la ronda siguiente esa región se puntúa para todos los jugadores, con las bonificaciones, antes de una puntuación general de esa ronda. Elegida en la última ronda, se puntúa después de la última puntuación general.
    .ruling = Valen la región del rey y las regiones nuevas, pero no el castillo. La región se puntúa tal como esté entonces. { -ruling-tokens }
card-conspiracy = Conspiración
    .brief = Arroja los Grandes rivales al castillo
    .text = Arroja al castillo los Grandes de todos los demás jugadores, salvo uno en la región del rey. Quien tiene un Grande dentro y ocupa allí solo el primer puesto consigue 2 puntos más cuando se puntúa el castillo. En la próxima puntuación general cada Grande va adonde muestra la rueda de su dueño.
    .ruling = Un Grande en el castillo no da bonificación en ninguna región. Si la rueda de su dueño muestra la región del rey, se queda dentro hasta la puntuación general siguiente. { -ruling-tokens }

## Qué hacer

prompt-dial-setup = { $count ->
    [one] { $player }: pon tu rueda en la región donde entra 1 caballero de las provincias.
   *[other] { $player }: pon tu rueda en la región donde entran { $count } caballeros de las provincias.
}
    .other = { $player } pone su rueda para los primeros caballeros.
prompt-journey = { $player }: elige un caballero que viaja, al barco o desde él.
    .other = { $player } elige un caballero que viaja.
prompt-sail = { $player }: elige adónde viaja el caballero { FROM($space) }.
    .other = { $player } elige adónde viaja el caballero { FROM($space) }.
prompt-take-token = { $player }: elige un caballero para ponerlo en una ficha.
    .other = { $player } elige un caballero para ponerlo en una ficha.
prompt-move-black = { $left ->
    [one] { $player }: elige un caballero negro para desplazarlo, queda 1.
   *[other] { $player }: elige un caballero negro para desplazarlo, quedan { $left }.
}
    .other = { $player } desplaza caballeros negros.
prompt-fill-board = { $left ->
    [one] { $player }: elige un caballero { AT($space) } para la tabla limitadora, queda 1.
   *[other] { $player }: elige un caballero { AT($space) } para la tabla limitadora, quedan { $left }.
}
    .other = { $player } elige caballeros { AT($space) } para la tabla limitadora.
prompt-move-board = { $player }: elige la región adonde va la tabla limitadora, o déjala donde está.
    .other = { $player } elige adónde va la tabla limitadora.
prompt-close = { $player }: { $actor } va a elegir una carta de acción. Pon una boca abajo o espera.
    .other = { $player } puede poner una carta de acción boca abajo antes de que { $actor } elija una.
prompt-close-now = { $player }: pon ahora una carta de acción boca abajo o conserva esta carta para más tarde.
    .other = { $player } puede poner ahora una carta de acción boca abajo.
prompt-close-again = { $player }: pon también una carta de acción boca abajo, o ninguna.
    .other = { $player } también puede poner una carta de acción boca abajo.
prompt-strike = { $player }: realiza otra vez la acción especial «{ $card }» de { $actor } o espera.
    .other = { $player } puede realizar otra vez la acción especial «{ $card }» de { $actor }.
prompt-free-choice = { $player }: desplaza ahora caballeros tuyos con «Libre elección» o conserva la carta.
    .other = { $player } puede desplazar ahora caballeros con una carta conservada.
prompt-delay = { $player }: elige la región que se puntúa al final de la ronda siguiente.
    .other = { $player } elige la región que se puntúa al final de la ronda siguiente.
prompt-give-up = { $left ->
    [one] { $player }: elige cuál de tus caballeros { AT($space) } se va, queda 1.
   *[other] { $player }: elige cuál de tus caballeros { AT($space) } se va, quedan { $left }.
}
    .other = { $player } elige qué caballeros { AT($space) } se van.

label-token = Poner un caballero en una ficha
label-levy = 1 más a la corte
label-board-stays = Dejar la tabla

reason-full = No hay sitio libre { AT($space) }.
reason-arrived = Esos caballeros llegaron en esta ronda: pueden viajar en una posterior.
reason-nowhere-to-sail = No hay sitio libre adonde esos caballeros puedan viajar.
reason-not-by-placing = Los caballeros solo llegan { TO($space) } en barco o por un desplazamiento.
reason-no-board = La tabla limitadora no puede estar { AT($space) }.
reason-board-here = Allí ya hay una tabla limitadora.
reason-card-closed = Esta carta está cerrada: nadie puede elegirla en esta ronda.
reason-no-journey = Desde allí ningún viaje lleva { TO($space) }.
reason-no-token = Allí no hay ninguna ficha libre para un caballero.
reason-same-space = El caballero ya está allí.
reason-no-load = Un caballero con oro o mercancías no puede estar { AT($space) }.
reason-laden = Los caballeros de allí ya llevan algo.
reason-not-beside-board = Solo los caballeros que están junto a la tabla limitadora pueden llenarla.

## Lo que ocurrió

event-laid-tokens = { $gold ->
    [0] { $goods ->
        [one] { $player } pone 1 ficha de mercancía en África.
       *[other] { $player } pone { $goods } fichas de mercancía en África.
    }
    [one] { $goods ->
        [0] { $player } pone 1 ficha de oro en América.
        [one] { $player } pone 1 ficha de oro en América y 1 de mercancía en África.
       *[other] { $player } pone 1 ficha de oro en América y { $goods } de mercancía en África.
    }
   *[other] { $goods ->
        [0] { $player } pone { $gold } fichas de oro en América.
        [one] { $player } pone { $gold } fichas de oro en América y 1 de mercancía en África.
       *[other] { $player } pone { $gold } fichas de oro en América y { $goods } de mercancía en África.
    }
}
event-took-token = { $player } pone un caballero { $colour } { AT($space) } sobre una ficha: { $token }.
event-token-back = Una ficha vuelve a la reserva: { $token }.
event-took-inquisitor = { $player } toma el Gran Inquisidor.
event-levied = { $player } trae 1 caballero más a su corte por el Gran Inquisidor.
event-sailed = { $player } hace viajar un caballero { $colour } { FROM($from) } { TO($to) }.
event-board-moved = { $player } lleva la tabla limitadora { TO($space) }.
event-board-stays = { $player } deja la tabla limitadora { AT($space) }.
event-filled = { $player } pone un caballero { $colour } { FROM($space) } en la tabla limitadora.
event-closed = { $player } pone «{ $card }» boca abajo.
event-strikes = { $player } realiza otra vez «{ $card }» de { $actor }.
event-delays = { $player } pone el marcador de una puntuación aplazada { AT($space) }.
event-delayed-scoring = Puntuación aplazada: { $space }
event-grande-thrown = El Grande de { $player } va a parar al castillo.
event-grande-out = El Grande de { $player } sale del castillo y va { TO($space) }.
event-black-out = { $count ->
    [one] 1 caballero negro va del castillo { TO($space) }.
   *[other] { $count } caballeros negros van del castillo { TO($space) }.
}
event-black-inside = { $count ->
    [one] Hay 1 caballero negro en el castillo.
   *[other] Hay { $count } caballeros negros en el castillo.
}
event-black-evicted = { $count ->
    [one] 1 caballero negro va { FROM($from) } { TO($to) }.
   *[other] { $count } caballeros negros van { FROM($from) } { TO($to) }.
}
event-set-out = { $count ->
    [one] { $player } empieza con 1 caballero más { AT($space) }.
   *[other] { $player } empieza con { $count } caballeros más { AT($space) }.
}

source-ambassador = embajador
source-envoy = enviado
source-captain = capitán
source-viceroy = virrey
source-gold = oro
source-goods = mercancía

cli-source-office = cargos
cli-source-token = oro, mercancías

## La mesa en el navegador

table-space-black = { $count ->
    [one] 1 caballero negro
   *[other] { $count } caballeros negros
}
table-space-gold = { $count ->
    [one] aquí hay 1 ficha de oro
   *[other] aquí hay { $count } fichas de oro
}
table-space-goods = { $count ->
    [one] aquí hay 1 ficha de mercancía
   *[other] aquí hay { $count } fichas de mercancía
}
table-carries-gold = { $count ->
    [one] { $player }: 1 caballero con oro
   *[other] { $player }: { $count } caballeros con oro
}
table-carries-goods = { $count ->
    [one] { $player }: 1 caballero con mercancía
   *[other] { $player }: { $count } caballeros con mercancía
}
table-space-coast = costa
table-board-spaces = Tabla limitadora: { $taken } de { $all } casillas ocupadas
table-board-beside = Junto a la tabla limitadora: no cuenta
table-supply = Reserva: { $gold } de oro, { $goods } de mercancía
table-journeys = Viajes
table-journeys-text = Los caballeros que llegaron en una ronda anterior pueden viajar, una vez por turno y sin coste.
table-marker-now = se puntúa al final de esta ronda
table-marker-next = se puntúa al final de la ronda siguiente
table-office = { $points ->
    [one] 1 punto en cada puntuación
   *[other] { $points } puntos en cada puntuación
}

picture-inquisitor = Gran Inquisidor
picture-black = caballeros negros
picture-ship = barco
picture-coast = costa
picture-limit-board = tabla limitadora
picture-gold = oro
picture-goods = mercancías
picture-supply = reserva
picture-marker = puntuación aplazada
picture-closed = cerrada

## La lección y palabras que se explican

lesson-grand_inquisitor =
    # Ultramar

    Cuatro regiones nuevas: Francia, el barco, América y África. Con el rey en la costa los caballeros suben al barco; al empezar un turno posterior navegan a una colonia o a casa. [GIC-10, GIC-25]

    ```board
    players: 3
    field limit: sevilla
    at ambassador: 0 1 0
    at ship: 1 0 2
    at captain: 1
    at america: 1 1 0
    at africa: 0 1 1
    show: francia ship america africa castillo
    caption: En Francia solo caben tres. El embajador, el enviado, el capitán y el virrey ganan puntos propios.
    ```

    # Oro y mercancías

    En América hay oro; en África, mercancías. Pon allí un caballero tuyo sobre una ficha y llévala a España: 6 puntos por el oro, 4 por las mercancías, al momento. [GIC-41, GIC-42]

    # El Gran Inquisidor

    Los caballeros negros no son de nadie, salvo de quien tiene el Gran Inquisidor: para ese jugador cuentan como suyos, y en cada turno recibe un caballero más. La Santa Inquisición se lo quita a quien lo tenga. [GIC-50, GIC-51, GIC-52]

    ```board
    players: 3
    field inquisitor: red
    field limit: sevilla
    at aragon: 1 2 0 0 0 2
    show: aragon
    score: aragon
    points: 5 4
    caption: Rojo tiene el Gran Inquisidor: uno rojo y dos negros son tres, así que rojo es primero.
    ```

    # La tabla limitadora

    En una región solo cuentan los que están en la tabla. Quien no encuentra casilla se queda al lado, para nada. [GIC-55, GIC-56]

    ```board
    players: 3
    field limit: valencia
    at valencia: 2 0 1
    at limit-board: 1 3 2
    show: valencia limit-board
    score: valencia
    points: 0 5 3
    caption: Aquí la tabla está en Valencia: los dos rojos y el verde de al lado no cuentan.
    ```

    # Dos cartas más por ronda

    Hay siete cartas de acción a la vista en vez de cinco. El mazo 6 es siempre la Santa Inquisición; el 7 tiene las cartas de las colonias. [GIC-6]

    ```cards
    cards: holy-inquisition transport double-strike
    caption: Algunas cartas de los mazos nuevos.
    ```
about-grand-inquisitor = Gran Inquisidor
    .forms = Gran Inquisidor
    .text = Quien lo tiene dirige los caballeros negros y recibe un caballero más en cada turno.
    .see = rules/grand_inquisitor
about-limit-board = Tabla limitadora
    .forms = tabla limitadora
    .text = En su región solo cuentan los caballeros de la tabla; los demás están al lado para nada.
    .see = rules/grand_inquisitor
about-captain = Capitán
    .forms = capitán
    .text = Una casilla del barco: 3 puntos cuando se puntúa el barco. El capitán no cuenta para la mayoría.
    .see = rules/grand_inquisitor
about-viceroy = Virrey
    .forms = virrey
    .text = Una casilla de América: 5 puntos cuando se puntúa América. El virrey no cuenta para la mayoría.
    .see = rules/grand_inquisitor
about-colonies = Colonias
    .forms = colonia, colonias
    .text = América y África. Los caballeros solo llegan en barco o por un desplazamiento, y traen oro y mercancías.
    .see = rules/grand_inquisitor
