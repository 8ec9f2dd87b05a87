# La primera partida guiada: lo que dice el consejero y las palabras que lo rodean.

## En la página de inicio

guide-new-here = ¿Es tu primera vez?
guide-invitation = Aprende El Grande jugando: un consejero te explica las cosas de una en una. Diez minutos, sin reglamento.
guide-begin = Aprender jugando
guide-go-on = Seguir aprendiendo
guide-where = Estabas en { $number } de { $count }: { $title }.
guide-anew = Empezar de nuevo
guide-finished = Ya sabes todo lo que el consejero puede enseñarte. ¡Bien jugado!

## Alrededor de las palabras del consejero

guide-adviser = Tu consejero
guide-progress = { $number } de { $count }
guide-next = Seguir
guide-back = Atrás
guide-leave = Salir
guide-leave-text = Sigue jugando sin el consejero. Puedes volver a llamarlo cuando quieras.
guide-call = Preguntar al consejero
guide-your-choice = Ahora eliges tú.
guide-quiet = Tú eliges. Aquí estaré cuando haya algo nuevo.
guide-play-on = Seguir jugando
guide-own-table = Abrir mi propia mesa

## Lo que dice: tres frases cortas a la vez como mucho

guide-house = Tu casa
    .welcome = ¡Te doy la bienvenida a España! Diriges una casa noble, y yo soy Fermín, tu consejero. Te explico las cosas de una en una; las decisiones son tuyas.
    .home = { THE($space) } es tu hogar. La pieza grande es tu Grande, el orgullo de tu casa; las { $count } pequeñas son tus caballeros.
    .aim = Lo que cuenta es quién tiene más caballeros en una región. Los números de tu hogar son { $first }, { $second } y { $third }: los puntos del primero, del segundo y del tercero.
    .scorings = Esos puntos se reparten { $count } veces en la partida, la primera tras solo { $rounds } rondas. Quien tenga más puntos al final gana.
    .court = Otros { $count } caballeros esperan en tu corte: puedes enviarlos. Y { $more } más están lejos, en las provincias; primero hay que llamarlos a la corte.
guide-bid = La puja
    .cards = Cada ronda empieza con una puja: cada cual juega una carta de poder. Con una alta juegas pronto. Una baja llama a más caballeros a tu corte.
    .others = Los demás ya han pujado; la más alta es la de { $player }, con { $value }. Nadie puede repetir número en esta ronda, y cada carta la tienes una sola vez.
    .play = Tu corte está llena, así que conviene ir pronto: juega una carta mayor que { $value }. ¿Prefieres probar otra? Adelante.
guide-card = La carta de acción
    .order = { $turn ->
        [1] Tu { $value } es la carta más alta: juegas antes que nadie y puedes elegir entre todas.
       *[other] Con tu { $value } te toca en el puesto { $turn } de esta ronda.
    } { $count ->
        [0] A cambio, no llama a nadie a tu corte.
        [one] A cambio, llegó 1 caballero a tu corte.
       *[other] A cambio, llegaron { $count } caballeros a tu corte.
    }
    .cards = Ahora tomas una de las cartas de acción. Cada una dice cuántos caballeros puedes desplegar y qué más permite hacer.
    .take = Yo tomaría el rey: ninguna otra carta te deja desplegar tantos. Pero con cualquiera se aprende.
    .other = El rey ya no está. Toma la carta que más te guste.
guide-king = Junto al rey
    .king = Ahí está el rey, { AT($space) }. Todo gira en torno a él: despliegas tus caballeros solo en regiones que tocan la suya, nunca en la suya.
    .taboo = Porque donde está el rey nada cambia. Nadie entra { AT($space) } ni sale de allí hasta que él se marche.
    .home = { THE($space) } toca su región, así que envía tres caballeros a casa: pulsa tres veces en ella. Si vas primero en solitario donde vive tu Grande, ganas { $count } puntos más.
    .place = Las regiones que brillan están abiertas para ti. Puedes desplegar { $count ->
        [one] 1 caballero
       *[other] { $count } caballeros
    }: envíalos adonde puedas ir primero.
    .more = ¡Muy bien! Ahora tienes { $count } { AT($space) } y puedes desplegar { $left } más.
guide-castillo = El castillo
    .tower = Esta torre es el castillo, y siempre está abierta. Lo que entra deja de verse: recuerda quién metió cuántos.
    .later = Se puntúa como una región. Luego se abren sus puertas y todos tus caballeros cabalgan a una región que eliges en secreto: ¡una buena sorpresa!
    .throw = Envía uno a la torre.
    .rest = Nadie sabrá adónde irá ese. Despliega los demás donde quieras: { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }.
guide-special = La acción especial
    .action = Además de desplegar, cada carta de acción tiene una acción especial. Puedes usarla antes o después de desplegar, o no usarla.
    .king = La tuya mueve al propio rey. Pulsa en { $space } para llevarlo a tu hogar: nadie podrá molestar allí a tus caballeros, y ser primero junto a él da { $count } puntos más.
    .other = La tuya se llama «{ $card }», y la carta dice qué hace. Úsala si te ayuda, o termina tu turno.
    .end = ¡Eso ha sido un turno entero! Termínalo y mira lo que hacen los demás.
guide-own = Tu propia ronda
    .round = Una nueva ronda: hay nuevas cartas de acción. Piensa primero cuál te gustaría y luego puja.
    .low = { $count ->
        [0] En tu corte no queda nadie.
        [one] En tu corte solo queda 1 caballero.
       *[other] En tu corte quedan { $count } caballeros.
    } Una puja baja llama hasta { $most } de las provincias; pero quien puja bajo es el último en elegir carta de acción.
    .play = Yo pujaría bajo esta vez: 1, 2 o 3. Pero es tu casa: juega lo que quieras.
    .scored = ¿Lo has visto? { $player } hizo puntuar { $space } de inmediato con una acción especial: ¡{ $points } puntos! Así puntúan todos los que están allí, y tú también encontrarás cartas así.
    .came = { $count ->
        [0] Esta vez no vino nadie de las provincias.
        [one] Vino 1 caballero de las provincias a tu corte.
       *[other] Vinieron { $count } caballeros de las provincias a tu corte.
    } Ahora hay { $court }, listos para salir.
    .free = Este turno es todo tuyo. Toma la carta que quieras.
    .regions = El rey está { AT($space) }, así que las regiones de alrededor están abiertas. Señala una región, o mantén el dedo en ella, y verás lo que daría. ¡Tras este turno llega la puntuación!
    .again = Todos están en su sitio. Si quieres, usa también «{ $card }»; si no, termina tu turno.
guide-scoring = La puntuación
    .castillo = ¡La primera puntuación! Primero, la torre: se cuentan sus caballeros, y el primer, segundo y tercer puesto dan puntos. Después, todas las regiones.
    .dial = Pero antes pon tu rueda secreta en la región adonde irán tus caballeros de la torre. Eso sí, no en { $space }: el rey no deja entrar a nadie y volverían a tu corte.
    .tower = Esa fue la puntuación. La torre te dio { $points ->
        [0] cero puntos
        [one] 1 punto
       *[other] { $points } puntos
    }, y luego se abrieron las puertas.
    .best = { THE($space) } fue tu mejor región, con { $points } puntos: { $place } por tu puesto{ $king ->
        [0] { "" }
       *[other] , { $king } por el rey
    }{ $grande ->
        [0] { "" }
       *[other] , { $grande } por tu Grande
    }.
    .tied = { THE($space) } estuvo reñida: { $player } tiene { $count } allí, y tú también. Quien empata solo recibe el puesto siguiente: ¡con uno más habrías ido primero!
    .total = En total sumaste { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }. { $rank ->
        [1] ¡Vas en cabeza!
       *[other] { $player } va en cabeza con { $lead }.
    }
    .free = Ya conoces El Grande: pujar, desplegar y pensar en la próxima puntuación. Sigue jugando aquí cuanto quieras o abre tu propia mesa. ¡Estoy orgulloso de ti!

note-guide = Una partida guiada: el consejero explica, y los demás juegan una primera parte ya preparada.
