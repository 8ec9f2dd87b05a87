# El módulo Edición de los jugadores: once cartas de poder más para Rey e Intrigante.

web-module-players_edition = Edición de los jugadores
    .text = Once cartas de poder más para Rey e Intrigante: el comodín, un castillo que cambia de sitio, un puente, una alianza, una tormenta y otras.

web-option-crossing = Puente
option-crossing-any = Cruza cualquier caballero
    .text = El dueño del puente pasa por él caballeros de todos los jugadores, como está impreso.
option-crossing-own = Solo cruzan los propios
    .text = El dueño del puente pasa por él solo caballeros propios.

## Lugares

space-beside = Junto al castillo
    .at = junto al castillo
    .to = al sitio junto al castillo
    .from = del sitio junto al castillo
    .the = El sitio junto al castillo
space-bridge = Puente
    .at = en el puente
    .to = al puente
    .from = del puente
    .the = El puente

## Palabras

word-bridge = puente
word-alliance = alianza
word-quarantine = cuarentena
word-collapse = peligro de derrumbe
word-storm = tormenta
word-mistress = amante
word-joker = comodín

## Cartas de poder

card-joker = Comodín
    .brief = Espera y juega un valor que nadie haya jugado
    .text = Pon esta carta y espera hasta que todos los demás hayan jugado. Entonces juega otra carta de poder, con un valor que nadie haya jugado en esta ronda: esa carta cuenta. El comodín queda fuera de la partida.
    .ruling = Si en una ronda se ponen varios comodines, sus jugadores juegan después en el orden en que los pusieron.
card-travel-day = Día de viaje
    .brief = Los demás eligen adónde van sus Grandes
    .text = Cada uno de los demás jugadores elige en secreto otra región con su rueda. Las ruedas se descubren a la vez y los Grandes van allí. Un Grande en la región del rey, en otra región cerrada o en el castillo se queda, igual que aquel cuyo dueño eligió la región del rey.
    .ruling = Lo mismo vale para cualquier otra región que esté cerrada al descubrirlas. { -ruling-dials }
card-shift = Traslado
    .brief = Pon el castillo sobre una región y todos dentro
    .text = Lleva el castillo, sin mirar dentro, a una región que no sea la del rey y arroja en él a todos los caballeros de esa región. Después se puede entrar en ambos como siempre. Mientras está allí, el castillo se puntúa con la tabla o el marcador de esa región, sin bonificaciones. En la próxima puntuación general se vacía y vuelve a su lugar.
    .ruling = La región no puede estar cerrada. Los Grandes se quedan fuera. Se puede arrojar caballeros al castillo aunque el rey llegue a esa región. Lo que hay dentro no cuenta para la región, ni al revés. Un marcador en el lugar propio del castillo espera. Quien juega esta carta más tarde puede llevar el castillo a otra región, también desde una cerrada. Los 2 puntos por un Grande en el castillo valen como siempre.
card-civil-war = Guerra civil
    .brief = Pon 1 en una región: los demás van a la corte
    .text = Pon 1 caballero de tu corte en una región que no sea la del rey. Todos los caballeros de los demás jugadores que están allí van a la corte de sus dueños.
    .ruling = Los demás se van primero. No en una región cerrada; los Grandes y los caballeros negros se quedan. Con la corte vacía esta acción no es posible.
card-alliance = Alianza
    .brief = Dos regiones puntúan como una
    .text = Pon las dos fichas de alianza en dos regiones, no en la del rey. En la próxima puntuación general cada jugador suma sus caballeros de ambas, y cada puesto puntúa en las dos regiones. Quien ocupa solo el primer puesto consigue las bonificaciones de ambas. Después se quitan las fichas.
    .ruling = La pareja se puntúa una vez, cuando le toca a la primera de las dos; basta 1 caballero en una de ellas. Cada región tiene su tabla o su marcador. Las puntuaciones especiales no hacen caso de las fichas. Quien juega esta carta más tarde puede desplazar una o ambas fichas; una que está en una región cerrada se queda.
card-bridge = Construcción de un puente
    .brief = Tiende un puente; crúzalo antes de tus turnos
    .text = Pon el puente entre dos regiones adyacentes, ninguna la del rey, y sobre él 1 caballero adicional de tu corte. Mientras está allí puedes, justo antes de tu turno, pasar los caballeros que quieras, tuyos o ajenos, de una de las dos regiones a la otra, y consigues 1 punto en cada puntuación general.
    .ruling = Si la mesa lo ha acordado, solo pasan caballeros tuyos. Cada uno pasa una vez como máximo, y ninguno mientras una de las dos regiones está cerrada. En ese mismo momento puedes devolver a tu corte el caballero del puente: entonces se quita también el puente. Quien juega esta carta más tarde cambia el puente de sitio, y el caballero que está en él va a la corte de su dueño. No está en ninguna región ni en ninguna corte, y nada más puede quitarlo. Con la corte vacía esta acción no es posible.
card-rebellion = Rebelión
    .brief = Gira un marcador: el último es el primero
    .text = Da la vuelta a un marcador de puntuación. Un marcador vuelto refleja el resultado: quien sería tercero consigue su primer número, quien sería primero el tercero, y el segundo puesto no cambia. Quien está solo allí consigue el número mayor.
    .ruling = Primero se miran los empates y el número de jugadores, luego se refleja. Las bonificaciones son de quien tiene él solo la mayoría. Vale cualquier marcador, también uno junto al tablero o en el castillo, pero no uno en una región cerrada. Quien juega esta carta más tarde puede volver a darle la vuelta. Un marcador vuelto que se desplaza sigue vuelto.
card-collapse = Peligro de derrumbe
    .brief = Los caballeros se juntan a la vista junto al castillo
    .text = Pon la ficha en el castillo. Hasta el final de la próxima puntuación general todo lo que se arrojaría al castillo se pone a su lado, a la vista. Los caballeros de dentro y de al lado cuentan juntos y salen juntos.
    .ruling = Ninguna acción puede desplazar a los de al lado. También un Grande que se arroja queda a su lado. No en partidas con el castillo abierto, ni mientras la ficha está allí.
card-quarantine = Cuarentena
    .brief = Cierra una región junto a la del rey
    .text = Pon la ficha de cuarentena en una región adyacente a la del rey. Queda cerrada como la región del rey: nada entra, ni sale, ni cambia allí.
    .ruling = La ficha se queda cuando el rey se va. El rey puede entrar en la región, y esta se puntúa como siempre. Quien juega esta carta más tarde desplaza la ficha.
card-storm = Tormenta
    .brief = Elige una región: todos allí van a la corte
    .text = Al jugar esta carta elige en secreto una región con tu rueda. Al empezar tu turno se descubre la rueda. Como acción especial todos los caballeros de esa región, también los tuyos, van a la corte de sus dueños.
    .ruling = En una región que entonces está cerrada no ocurre nada. Los caballeros negros se quedan. Después de un comodín eliges con tu segunda carta. La rueda se descubre aunque otra carta reemplace esta acción.
card-mistress = Amante
    .brief = Todos despliegan donde quieran; sin bonificación
    .text = Durante el resto de esta ronda todos los jugadores despliegan en cualesquiera regiones, salvo la del rey y otras cerradas. En esta ronda y en una puntuación general justo después no hay bonificación del rey.
    .ruling = Vale desde la acción especial, también para tu propio despliegue. La bonificación natal se mantiene, y una puntuación aplazada después de esa puntuación general vuelve a dar la bonificación del rey. Si la carta de rey o de intrigante reemplaza esta acción, no tiene efecto.

## Qué hacer

prompt-storm = { $player }: pon tu rueda en secreto en la región a la que llegará la tormenta.
    .other = { $player } pone su rueda en secreto para la tormenta.
prompt-dial-travel = { $player }: pon tu rueda en la región adonde viaja tu Grande.
    .other = { $player } pone su rueda para el viaje de su Grande.
prompt-shift = { $player }: elige la región adonde va el castillo.
    .other = { $player } elige adónde va el castillo.
prompt-civil-war = { $player }: elige la región de la guerra civil.
    .other = { $player } elige la región de la guerra civil.
prompt-enter = { $player }: elige dónde se pone tu caballero { AT($space) }.
    .other = { $player } elige dónde se pone un caballero { AT($space) }.
prompt-ally = { $player }: elige una región para una ficha de alianza.
    .other = { $player } elige una región para una ficha de alianza.
prompt-ally-second = { $player }: elige la región que forma la alianza con { $space }.
    .other = { $player } elige la región que forma la alianza con { $space }.
prompt-bridge = { $player }: elige una región para un extremo del puente.
    .other = { $player } elige una región para un extremo del puente.
prompt-bridge-second = { $player }: elige la región que el puente une con { $space }.
    .other = { $player } elige la región que el puente une con { $space }.
prompt-cross = { $player }: elige un caballero que cruza el puente, quita el tuyo del puente o sigue.
    .other = { $player } elige quién cruza el puente.
prompt-turn-tile = { $player }: elige un marcador de puntuación para darle la vuelta.
    .other = { $player } elige un marcador de puntuación para darle la vuelta.
prompt-quarantine = { $player }: elige una región adyacente a la del rey para la cuarentena.
    .other = { $player } elige una región para la cuarentena.

label-joker = Comodín
label-off-bridge = Quitar el caballero del puente

reason-castillo-here = El castillo ya está allí.
reason-not-beside = { THE($space) } no es adyacente a la primera región.
reason-no-neighbour = { THE($space) } no tiene ninguna región vecina en la que pueda cambiar algo.
reason-token-stays = La ficha está en una región donde no puede cambiar nada: se queda allí.

## Lo que ocurrió

event-joker = { $player } juega el comodín y espera.
event-grandes-travel = { $player } envía a los Grandes de los demás a las regiones de sus ruedas.
event-storm = La tormenta de { $player } golpea { $space }.
event-blown-away = { $count ->
    [one] { $player } lleva 1 caballero { FROM($space) } a su corte.
   *[other] { $player } lleva { $count } caballeros { FROM($space) } a su corte.
}
event-shifted = { $player } lleva el castillo { TO($space) } y arroja en él a todos los caballeros de allí.
event-shifted-back = El castillo vuelve a su lugar.
event-collapses = { $player } pone la ficha de derrumbe en el castillo.
event-danger-over = Ha pasado el peligro de derrumbe: quienes están junto al castillo entran en él.
event-bridge = { $player } construye el puente entre { $from } y { $to }.
event-bridge-down = { $player } quita el caballero del puente: el puente desaparece.
event-crossed = { $player } hace cruzar el puente a un caballero { $colour } { FROM($from) } { TO($to) }.
event-allied = Alianza de { $player }: { $from } y { $to }.
event-civil-war = { $player } empieza una guerra civil { AT($space) }.
event-tile-turned = { $player } da la vuelta al marcador de puntuación { $tile }.
event-quarantined = { $player } pone la ficha de cuarentena { AT($space) }.
event-mistress = { $player }: hasta el final de la ronda todos despliegan en cualquier región y no hay bonificación del rey.

source-bridge = puente
cli-source-bridge = puente

## La mesa en el navegador

table-joker-waits = { $player } ha puesto el comodín y juega después.
table-storm-secret = { $player } ha elegido en secreto dónde habrá tormenta.
table-storm-own = Tu tormenta: { $space }, secreta hasta tu turno
table-storm-shown = Tormenta de { $player }: { $space }
table-shifted = El castillo está { AT($space) }.
table-shifted-text = Se puntúa con la tabla o el marcador de esa región.
table-bridge = Puente de { $player }: { $from } – { $to }
table-bridge-point = 1 punto en cada puntuación general
table-alliance = Alianza: { $from } y { $to } se puntúan juntas
table-quarantine = cuarentena
table-collapse = Peligro de derrumbe: lo que se arroja queda junto al castillo
table-beside = { $count ->
    [one] { $player } tiene 1 caballero junto al castillo
   *[other] { $player } tiene { $count } caballeros junto al castillo
}
table-mistress = Amante: todos despliegan en cualquier región, sin bonificación del rey

picture-joker = comodín
picture-bridge = puente
picture-alliance = alianza
picture-quarantine = cuarentena
picture-collapse = peligro de derrumbe
picture-beside = junto al castillo
picture-turned = vuelto
picture-storm = tormenta
picture-mistress = amante

effect-0 = el puente
effect-2 = la cuarentena
effect-4 = el peligro de derrumbe

## La lección y palabras que se explican

lesson-players_edition =
    # Once cartas de poder más

    Ahora eliges tus 13 cartas de entre 29 (con cinco jugadores, 14). [KI-4, KI-5]

    ```cards
    cards: joker storm rebellion
    caption: El comodín te deja esperar: juegas tu carta de verdad cuando todas las demás están en la mesa.
    ```

    # Cuarentena

    Su ficha cierra una vecina de la región del rey como si él también estuviera allí, y se queda cuando se va. [PE-9]

    ```board
    players: 4
    king: castilla-la-nueva
    field quarantine: granada
    at granada: 2 1 0 0
    show: castilla-la-nueva granada
    caption: Granada está cerrada: nadie entra, nadie sale.
    ```

    # Puente

    Su dueño puede hacer cruzar caballeros de cualquier color antes de cada uno de sus turnos y gana 1 punto en cada puntuación general. [PE-6]

    ```board
    players: 4
    king: galicia
    field bridge: aragon valencia
    at bridge: 1
    at aragon: 2 0 1 0
    at valencia: 0 2 0 0
    show: aragon valencia
    caption: Rojo guarda el puente entre Aragón y Valencia.
    ```

    # Y más

    El castillo puede trasladarse a una región, un marcador de puntuación ponerse del revés, dos regiones aliarse, y con la Amante todos despliegan donde quieran durante una ronda. [PE-3, PE-5, PE-7, PE-11]
about-mistress = Amante
    .forms = Amante
    .text = Mientras está con el rey, hasta el final de la ronda, todos despliegan en cualquier región y el rey no da bonificación.
    .see = rules/players_edition
about-joker = Comodín
    .forms = comodín
    .text = Una carta de poder sin valor: juegas tu carta de verdad después de todos los demás.
    .see = rules/players_edition
about-quarantine = Cuarentena
    .forms = cuarentena
    .text = La región está cerrada como si el rey estuviera allí: nada entra, nada sale.
    .see = rules/players_edition
