# El módulo Grandissimo.

web-module-grandissimo = Grandissimo
    .text = Portugal, barcos y una prisión, una Reina, un Bufón y un Inquisidor General con mercenarios, y veinte cartas de acción más.

## Partes que una mesa puede dejar fuera

web-parts-grandissimo = Partes de Grandissimo
    .text = Lo que dejas fuera se queda en la caja, con sus símbolos. Del mazo 6 queda al menos una carta.
part-ships = Barcos
    .text = Llevan caballeros a las costas.
part-prison = Prisión
    .text = Aparta caballeros del mapa hasta que la carta Rey los libera.
part-inquisitor-general = Inquisidor General
    .text = Con los mercenarios y la carta «La inquisición española».
web-option-second_ship = Segundo barco
option-second_ship-off = Un barco con 2 jugadores
    .text = Con 2 jugadores Grandissimo tiene un barco, como aconseja el reglamento.
option-second_ship-on = Dos barcos con 2 jugadores
    .text = Grandissimo tiene dos barcos también con 2 jugadores.
preset-first-grandissimo = Primer Grandissimo
    .text = Grandissimo sin barcos, prisión ni Inquisidor General: la mejor manera de conocerlo.

## Lugares

space-portugal = Portugal
space-ship-1 = Barco 1
    .at = en el barco 1
    .to = al barco 1
    .from = del barco 1
    .the = El barco 1
space-ship-2 = Barco 2
    .at = en el barco 2
    .to = al barco 2
    .from = del barco 2
    .the = El barco 2
space-prison = Prisión
    .at = en la prisión
    .to = a la prisión
    .from = de la prisión
    .the = La prisión
space-guests-0 = Huéspedes de rojo
    .at = entre los huéspedes de rojo
    .to = a los huéspedes de rojo
    .from = de los huéspedes de rojo
    .the = El grupo de huéspedes de rojo
space-guests-1 = Huéspedes de azul
    .at = entre los huéspedes de azul
    .to = a los huéspedes de azul
    .from = de los huéspedes de azul
    .the = El grupo de huéspedes de azul
space-guests-2 = Huéspedes de verde
    .at = entre los huéspedes de verde
    .to = a los huéspedes de verde
    .from = de los huéspedes de verde
    .the = El grupo de huéspedes de verde
space-guests-3 = Huéspedes de amarillo
    .at = entre los huéspedes de amarillo
    .to = a los huéspedes de amarillo
    .from = de los huéspedes de amarillo
    .the = El grupo de huéspedes de amarillo
space-guests-4 = Huéspedes de morado
    .at = entre los huéspedes de morado
    .to = a los huéspedes de morado
    .from = de los huéspedes de morado
    .the = El grupo de huéspedes de morado

## Palabras

number-ship = barco
number-prison = prisión

word-prison = prisión
word-prisoners = presos
word-load = carga
word-queen = Reina
word-jester = Bufón
word-inquisitor-general = Inquisidor General
word-mercenaries = mercenarios
word-guest = huésped
word-acting-king = suplente del rey
word-region-card = carta de región
word-second-card = segunda carta
word-symbol = símbolo

## Cartas del mazo 6

-ruling-symbol = Si la carta muestra un barco o la prisión, puedes usar ese símbolo antes o después de esto, o renunciar a él. Es parte de la acción especial: si la omites, o te la quita un veto o un Bloqueo de acciones, pierdes también el símbolo.

card-boycott = Boicot
    .brief = Elige en secreto una región que no puntuará
    .text = Elige en secreto una región cuya carta esté libre. Esa región no se puntúa en la próxima puntuación general.
    .ruling = Los demás saben cuál es cuando le llega el turno a la región. Portugal no tiene carta de región. Las puntuaciones especiales siguen como siempre, y una región boicoteada sale de una alianza. Mientras haya un boicot nadie puede declarar otro. { -ruling-symbol }
card-coalition = Coalición
    .brief = Pon o mueve uno o ambos marcadores
    .text = Pon uno o los dos marcadores de puntuación en regiones o en el castillo, o desplázalos desde donde estén. Primero se levantan ambos, así que pueden intercambiarse. Ni a la región del rey ni desde ella, y nunca los dos en un mismo lugar.
    .ruling = Un veto puede detenerlo antes de levantar los marcadores y con cada uno de los dos. { -ruling-symbol }
card-double-turn = Turno doble
    .brief = Toma otra carta de acción, para ya o luego
    .text = Primero haz todo lo de esta carta, también desplegar y la prisión; después toma otra carta de acción descubierta. Úsala entera al momento, también para desplegar; o consérvala y úsala en un turno posterior, además de la carta de ese turno.
    .ruling = Vale toda carta descubierta, también el Rey y La Reina y el Bufón; hasta que la uses, un mazo de una sola carta no muestra nada. Una segunda carta conservada se usa entera antes o entera después de la carta de ese turno; quien aún tiene una no toma otra. La acción especial es la prisión, a la que puedes renunciar, y la segunda carta: quien la omite, o la pierde por un veto o un bloqueo de acciones, no toma segunda carta.
card-gra-free-choice = Libre elección
    .brief = { card-free-choice.brief }
    .text = { card-free-choice.text }
    .ruling = No hace falta usarla en la próxima puntuación general. Pueden ir también al castillo. { -ruling-symbol }
card-king-incognito = Rey de incógnito
    .brief = Elige en secreto dónde aparecerá el rey
    .text = Elige en secreto una región cuya carta esté libre y conserva esta carta boca arriba ante ti. Una vez, también en el turno de otro jugador, puedes descubrir tu elección: el rey pasa a estar allí al momento.
    .ruling = Se te pregunta antes del primer turno y después de cada turno de una ronda; y en cada turno, también en el tuyo: cuando se ha tomado una carta, antes de empezar a desplegar, después de cada caballero desplegado o desplazado y de cada paso anunciado. No en una puntuación general. Mientras puedas descubrirlo, el jugador en turno elige en qué orden se puntúan varias regiones. Lo hecho queda hecho; lo que sigue obedece a la nueva región del rey. Un veto no puede detenerlo. También saca al rey del castillo y acaba con un Derrocamiento. No hay amnistía.
card-eviction-order = Desalojo
    .brief = Los demás llevan los suyos del castillo a la corte
    .text = Levanta el castillo. Todos los demás jugadores llevan de él sus caballeros a su corte. Los tuyos vuelven a entrar.
    .ruling = Todos ven lo que hay dentro. También vuelven a entrar los Grandes, los mercenarios y el rey.
card-score-coasts = Puntuación especial: costas
    .brief = Puntúa todas las regiones costeras
    .text = Puntúa las siete regiones con costa para todos los jugadores, con las bonificaciones: Galicia, País Vasco, Cataluña, Sevilla, Granada, Valencia y Portugal.
    .ruling = { -ruling-order }
card-gra-espionage = Espionaje
    .brief = Consérvala: mira las ruedas y elige al final
    .text = Conserva esta carta boca arriba ante ti. En la próxima puntuación general pones tu rueda en último lugar y ves antes las de los demás. Después la carta vuelve debajo de su mazo.
    .ruling = No tiene efecto en las ruedas de acciones especiales. { -ruling-symbol }
card-score-courts = Puntuación de las cortes
    .brief = Más caballeros en la corte: puntos por puesto
    .text = Quien tiene más caballeros en la corte consigue 7 puntos, el segundo 5 y el tercero 1. Los empates y el número de jugadores cuentan como en una región.
    .ruling = Los huéspedes no cuentan, y una corte vacía no consigue nada.
card-action-stop = Bloqueo de acciones
    .brief = Quien juegue después pierde su acción especial
    .text = Todos los jugadores que en esta ronda tienen su turno después de ti pierden su acción especial. Despliegan como siempre.
    .ruling = Con ella se pierden los símbolos, las segundas cartas y la amnistía; una segunda carta conservada solo permite desplegar. Las cartas conservadas antes, los vetos, la Reina, el Bufón, el Inquisidor General, el desembarco y los huéspedes siguen como siempre.
card-overthrow = Derrocamiento
    .brief = Un Grande es rey hasta la próxima puntuación
    .text = Pon el rey en el castillo y nombra un Grande que esté en una región, de quien sea. Hasta después de la próxima puntuación general es el rey en todo: su región es la del rey y tiene su bonificación, y la carta Rey lo desplaza. Después el rey va a Portugal.
    .ruling = El castillo no pasa a ser la región del rey. El Grande da también su propia bonificación; las cartas Grande y Conspiración no pueden desplazarlo. No es posible si el rey ya está en el castillo o no hay ningún Grande en una región. { -ruling-symbol }
card-quick-deployment = Despliegue rápido
    .brief = Despliega desde las provincias, no de la corte
    .text = Los caballeros que despliegas con esta carta salen de las provincias y no de tu corte.
    .ruling = Anúncialo antes de desplegar. Si en las provincias hay menos, despliegas menos. El caballero de más de la Reina sale de la corte. Sin esta acción despliegas de tu corte como siempre. { -ruling-symbol }
card-score-inland = Puntuación especial: interior
    .brief = Puntúa las tres regiones del interior
    .text = Puntúa Aragón, Castilla la Vieja y Castilla la Nueva para todos los jugadores, con las bonificaciones.
    .ruling = { -ruling-order }
card-spanish-inquisition = La inquisición española
    .brief = Toma el Inquisidor General: los mercenarios son tuyos
    .text = Toma el Inquisidor General y consérvalo hasta que acabe la próxima puntuación general. Hasta entonces los mercenarios cuentan como tuyos, y una vez en cada uno de tus turnos puedes desplazar hasta 2 a otras regiones o al castillo. Cada uno puede llevarse 1 caballero tuyo de su región. La región del rey está cerrada en ambos sentidos.
    .ruling = La primera vez ya vale en este turno, además de la acción especial. Para los demás los mercenarios son rivales; si nadie tiene el Inquisidor General, no cuentan para nadie. Nunca van a una corte ni a las provincias. { -ruling-symbol }
card-gra-conspiracy = Conspiración
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = Un Grande en el castillo no da bonificación en ninguna región. Si la rueda de su dueño muestra la región del rey, se queda dentro hasta la puntuación general siguiente. Un Grande que hace de rey se queda donde está. { -ruling-symbol }
card-off-to-castillo = Al castillo
    .brief = Arroja { $amount } de cada jugador al castillo
    .text = { card-ki-off-to-castillo.text }
    .ruling = Aquí los mercenarios no son de nadie. { card-ki-off-to-castillo.ruling }
card-gra-alliance = Alianza
    .brief = { card-alliance.brief }
    .text = { card-alliance.text }
    .ruling = La pareja se puntúa una vez, cuando le toca a la primera de las dos; basta 1 caballero en una de ellas. Cada región tiene su tabla o su marcador. Las puntuaciones especiales no hacen caso de las fichas, y una región boicoteada sale de la alianza. { -ruling-symbol }
card-last-word = La última palabra
    .brief = Consérvala: una vez juegas en último lugar
    .text = Conserva esta carta boca arriba ante ti. Una vez, en una ronda posterior, cuando se han jugado las cartas de poder y antes del primer turno, puedes decidir jugar tu turno en último lugar.
    .ruling = El siguiente jugador inicial sigue siendo quien jugó la carta de poder más baja. { -ruling-symbol }
card-united-force = Concentración de poder
    .brief = Sin acción, pero muchos caballeros
    .text = Sin más acción especial que el símbolo de la carta: despliegas muchos caballeros.
    .ruling = Aquí la prisión es la acción especial, y puedes omitirla. Un veto puede detenerla.

## La carta del mazo 7

card-queen-and-jester = La Reina y el Bufón
    .brief = Toma la Reina o el Bufón
    .text = Toma la Reina o el Bufón, de quien tenga la carta, y consérvala hasta que otro jugador la tome. Reina: en cada uno de tus turnos puedes traer 1 caballero más de las provincias a tu corte o bien desplegar 1 más. Bufón: en cada uno de tus turnos puedes poner 1 caballero tuyo de las provincias en la corte de otro jugador, que tiene que desplegarlo al empezar su próximo turno.
    .ruling = Esta carta se puede tomar en todas las rondas, y un jugador puede tener las dos. En el turno en que tomas la Reina solo te permite desplegar 1 más, si despliegas después; el Bufón se puede usar también en ese turno, en cualquier momento después de tomarlo. Un huésped se despliega con las reglas de siempre, además de los caballeros propios del anfitrión, pero no en un barco. Los huéspedes no son de ninguna corte.

## Qué hacer

prompt-take-ship = { $player }: toma un barco.
    .other = { $player } toma un barco.
prompt-land-first = { $player }: elige cuál de tus barcos puede desembarcar primero, o no desembarques nada.
    .other = { $player } elige un barco que desembarca.
prompt-land = { $player }: elige una costa donde desembarca un caballero de tu barco, { $left } a bordo. Desembarcan todos o ninguno.
    .other = { $player } desembarca caballeros de un barco.
prompt-imprison = { $player }: elige un caballero que va a la prisión.
    .other = { $player } elige un caballero que va a la prisión.
prompt-amnesty = { $player }: elige la región adonde van todos los presos o déjalos en la prisión.
    .other = { $player } elige adónde van todos los presos.
prompt-symbol-first = { $player }: usa primero el símbolo de la carta o empieza por la carta misma.
    .other = { $player } puede usar primero el símbolo de la carta.
prompt-symbol = { $player }: usa el símbolo de la carta o renuncia a él.
    .other = { $player } puede usar el símbolo de la carta.
prompt-take-character = { $player }: toma la Reina o el Bufón.
    .other = { $player } toma la Reina o el Bufón.
prompt-queen = { $player }: trae 1 caballero más a tu corte con la Reina o guárdala para desplegar.
    .other = { $player } puede traer 1 caballero más a su corte con la Reina.
prompt-jester = { $player }: elige el jugador a cuya corte el Bufón envía un caballero tuyo, o no envíes ninguno.
    .other = { $player } puede enviar un caballero a otra corte con el Bufón.
prompt-jest = { $player }: elige el jugador a cuya corte el Bufón envía un caballero tuyo.
    .other = { $player } envía un caballero a otra corte con el Bufón.
prompt-place-guest = { $player }: despliega el huésped de { $owner } que está en tu corte.
    .other = { $player } despliega el huésped de { $owner }.
prompt-march = { $left ->
    [one] { $player }: elige un mercenario para desplazarlo, queda 1.
   *[other] { $player }: elige un mercenario para desplazarlo, quedan { $left }.
}
    .other = { $player } desplaza mercenarios.
prompt-take-along = { $player }: elige un caballero tuyo { AT($space) } que va con el mercenario, o ninguno.
    .other = { $player } elige quién va con el mercenario { AT($space) }.
prompt-region-card = { $player }: elige en secreto una región cuya carta esté libre.
    .other = { $player } elige una región en secreto.
prompt-show-king = { $player }: descubre ahora dónde está el rey o espera.
    .other = { $player } puede descubrir dónde está el rey.
prompt-overthrow = { $player }: elige de quién es el Grande que hace de rey.
    .other = { $player } elige de quién es el Grande que hace de rey.
prompt-second-card = { $player }: toma una segunda carta de acción o ninguna.
    .other = { $player } puede tomar una segunda carta de acción.
prompt-use-second = { $player }: usa ahora tu segunda carta «{ $card }» o consérvala para más tarde.
    .other = { $player } puede usar ahora la segunda carta «{ $card }».
prompt-coalition = { $player }: elige el marcador de puntuación que pones o desplazas, o los dos.
    .other = { $player } elige un marcador de puntuación para ponerlo o desplazarlo.
prompt-last-word = { $player }: juega en último lugar en esta ronda con «La última palabra» o conserva la carta.
    .other = { $player } puede jugar en último lugar en esta ronda.

label-march = Desplazar mercenarios
label-jest = Enviar un huésped con el Bufón
label-queen = Reina
label-jester = Bufón
label-both-tiles = Los dos marcadores de puntuación
label-symbol-ship = Tomar un barco
label-symbol-prison = Encarcelar a un caballero
label-symbol-later = Primero la carta misma
label-symbol-not = Renunciar al símbolo
label-show-king = Descubrir al rey
label-second-card = Usar la segunda carta
label-last-word = Jugar en último lugar
label-nobody = Nadie

reason-no-coast = { THE($space) } no tiene costa donde pueda desembarcar un barco.
reason-silenced = Tus acciones especiales están bloqueadas en esta ronda.

## Lo que ocurrió

event-ship-taken = { $player } toma un barco: { $space }.
event-landed = { $player } desembarca un caballero { AT($space) }.
event-imprisoned = { $player } mete en la prisión un caballero { $colour } { FROM($space) }.
event-freed = { $player } libera a los presos: todos van { TO($space) }.
event-took-queen = { $player } toma la Reina.
event-took-jester = { $player } toma el Bufón.
event-queen-brings = { $player } trae 1 caballero más a su corte por la reina.
event-guest = { $player } envía un caballero como huésped a la corte de { $actor }.
event-guest-placed = { $space ->
    [Castillo] { $player } arroja un huésped al castillo, un caballero de { $actor }.
   *[other] { $player } despliega un huésped { AT($space) }, un caballero de { $actor }.
}
event-took-general = { $player } toma el Inquisidor General.
event-boycotts = { $player } declara un boicot y elige en secreto una región.
event-boycotted = { $player } boicotea { $space }: no se puntúa.
event-king-shown = { $player } descubre dónde está el rey: { $space }.
event-overthrown = { $player } derroca al rey: el Grande de { $actor } ocupa su lugar.
event-king-returns = El rey sale del castillo y va { TO($space) }.
event-court-points = { $points ->
    [one] { $player } consigue 1 punto ({ $source }).
   *[other] { $player } consigue { $points } puntos ({ $source }).
}
event-ordered-out = { $player } debe llevar { $count ->
    [one] 1 caballero
   *[other] { $count } caballeros
} del castillo a su corte.
event-actions-stopped = { $player } bloquea las acciones especiales de todos los que aún tienen su turno en esta ronda.
event-mustered = { $player } despliega desde las provincias en este turno.
event-last-turn = { $player } juega en último lugar en esta ronda.

source-courts = cortes
cli-source-courts = cortes

## La mesa en el navegador

table-ship = Barco de { $player }
table-ship-free = Barco libre
table-ship-load = { $count ->
    [0] nada a bordo
    [one] 1 caballero a bordo
   *[other] { $count } caballeros a bordo
}
table-ship-text = Los caballeros que despliegas pueden subir a bordo. Al empezar tu turno pueden desembarcar todos en las costas.
table-land-left = { $count ->
    [one] aún desembarca 1 caballero
   *[other] aún desembarcan { $count } caballeros
}
table-prison = Prisión
table-prison-empty = No hay nadie en la prisión.
table-prison-holds = { $count ->
    [one] { $player } tiene 1 caballero en la prisión
   *[other] { $player } tiene { $count } caballeros en la prisión
}
table-prison-text = Quien usa la carta Rey puede liberar a todos los presos.
table-symbol-ship = Barco
    .text = Con la acción especial puedes tomar un barco libre, también como segundo. Si los otros los tienen todos, puedes tomar uno de los suyos; su carga va a las cortes.
table-symbol-prison = Prisión
    .text = Con la acción especial puedes meter en la prisión 1 caballero, tuyo o rival, de una región. No de la región del rey, y no un mercenario.
table-characters = Personajes
table-queen = Reina
    .text = En cada turno, 1 caballero más a la corte o 1 más para desplegar.
table-queen-nobody = Nadie tiene la Reina.
table-queen-used = La Reina ya ha ayudado en este turno.
table-jester = Bufón
    .text = En cada turno, 1 caballero de las provincias como huésped a otra corte.
table-jester-nobody = Nadie tiene el Bufón.
table-general = Inquisidor General
    .text = Dirige a los mercenarios hasta que acabe la próxima puntuación general.
table-general-nobody = Nadie tiene el Inquisidor General: los mercenarios son neutrales.
table-mercenaries = { $count ->
    [one] 1 mercenario
   *[other] { $count } mercenarios
}
table-mercenaries-of = Mercenarios: cuentan para { $player }
table-mercenaries-neutral = Mercenarios: no cuentan para nadie
table-marched = Los mercenarios ya se han desplazado en este turno.
table-guests = { $count ->
    [one] 1 huésped en la corte
   *[other] { $count } huéspedes en la corte
}
table-guests-of = { $count ->
    [one] 1 caballero de { $player }
   *[other] { $count } caballeros de { $player }
}
table-guests-text = El anfitrión despliega a los huéspedes al empezar su próximo turno.
table-acting = El Grande de { $player } hace de rey.
table-acting-short = hace de rey
table-king-inside = El rey está en el castillo hasta después de la próxima puntuación general.
table-boycott-own = Tu boicot: { $space }, secreto hasta que le toque a la región
table-boycott-secret = { $player } boicotea una región en secreto.
table-boycott-shown = Boicot de { $player }: { $space }
table-incognito-own = Rey de incógnito: { $space }, secreto hasta que lo descubras
table-incognito-show = Descubrir al rey { AT($space) }
table-incognito-soon = El rey aparecerá en la próxima ocasión.
table-incognito-not-yet = Esperar todavía
table-incognito-when = Pregúntame
table-incognito-when-ask = entre turnos
table-incognito-when-always = en cada paso
table-incognito-when-round = en esta ronda no
table-second-card = Segunda carta: { $card }
table-second-card-text = Se puede usar en un turno posterior, antes o después de la carta de ese turno.
table-actions-stopped = Bloqueo de acciones: sin acciones especiales hasta el final de la ronda
table-mustered = Despliega de las provincias en este turno
table-last-word = Juega en último lugar en esta ronda

picture-prison = prisión
picture-load = carga
picture-queen = Reina
picture-jester = Bufón
picture-general = Inquisidor General
picture-mercenaries = mercenarios
picture-guests = huéspedes
picture-acting = hace de rey
picture-second-card = segunda carta
picture-boycott = boicot
picture-incognito = Rey de incógnito

## La lección y palabras que se explican

lesson-grandissimo =
    # Portugal

    Una décima región: 5 puntos para quien sea allí primero en solitario, nada para los demás. [GRA-10]

    ```board
    players: 4
    king: castilla-la-vieja
    at portugal: 2 1 1 0
    show: portugal
    score: portugal
    points: 5
    caption: Rojo va solo en cabeza y gana 5. Con un empate nadie ganaría nada.
    ```

    # Barcos y prisión

    Algunas cartas muestran un símbolo. Barco: toma un barco; puedes desplegar en él esté donde esté el rey, y desembarcar a todos en costas al empezar un turno posterior. Prisión: encierra un caballero, sea de quien sea, hasta que la carta del rey traiga una amnistía. [GRA-20, GRA-22, GRA-25, GRA-26]

    ```board
    players: 4
    field ships: red
    at ship-1: 3
    at prison: 0 2 1 0
    show: ship-1 prison
    caption: Rojo tiene un barco con tres a bordo. Dos azules y uno verde están en prisión.
    ```

    # La Reina y el Bufón

    La Reina te ayuda con un caballero más en cada turno. El Bufón envía uno tuyo a otra corte, y ese jugador tiene que desplegarlo por ti. Se quedan contigo hasta que alguien se los lleve. [GRA-30, GRA-31, GRA-33]

    # Mercenarios

    Dos caballeros negros luchan por quien tiene el Inquisidor General, hasta después de la próxima puntuación general. Sin él no cuentan para nadie. [GRA-35]

    ```board
    players: 4
    field inquisitor: blue
    at sevilla: 2 1 0 0 0 2
    show: sevilla
    score: sevilla
    points: 3 4
    caption: Azul tiene el Inquisidor General: uno azul y dos negros ganan a dos rojos.
    ```

    # Dos mazos más

    El mazo 6 tiene diecinueve cartas, todas distintas; el 7 es siempre La Reina y el Bufón. [GRA-3]

    ```cards
    cards: queen-and-jester king-incognito double-turn
    caption: Tres de las veinte cartas nuevas.
    ```
about-inquisitor-general = Inquisidor General
    .forms = Inquisidor General
    .text = Quien lo tiene dirige a los mercenarios hasta después de la próxima puntuación general.
    .see = rules/grandissimo
about-mercenaries = Mercenarios
    .forms = mercenario, mercenarios
    .text = Dos caballeros negros. Cuentan para quien tiene el Inquisidor General; si no, para nadie.
    .see = rules/grandissimo
about-guest = Huésped
    .forms = huésped, huéspedes
    .text = Un caballero que el Bufón envió a otra corte. Ese jugador tiene que desplegarlo al empezar su turno.
    .see = rules/grandissimo
about-prison = Prisión
    .forms = prisión
    .text = Quien está allí no cuenta en ninguna parte, hasta que una amnistía de la carta del rey los libere a todos.
    .see = rules/grandissimo
