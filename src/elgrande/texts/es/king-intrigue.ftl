# El módulo Rey e Intrigante.

web-module-king_intrigue = Rey e Intrigante
    .text = Sin cartas de acción: cada jugador elige en secreto 13 de 18 cartas de poder, cada una con su acción. La carta más alta de la ronda hace de su jugador el rey; la más baja, el intrigante.
web-power-cards = Cartas de poder
web-role-cards = Cartas de rey, de caballero y de intrigante

## Palabras

word-role = papel
word-chosen-cards = cartas de poder elegidas
word-taboo = región cerrada
word-doubling = ficha 2×

## Cartas de rey, de caballero y de intrigante

-ruling-role = Con 4 o 5 jugadores esta acción reemplaza a la de la carta de poder; con 2 o 3 jugadores su dueño elige una de las dos. Un veto puede detenerla y la acción de la carta de poder no ocupa su lugar.

card-role-king = Carta de rey
    .brief = { card-king.brief }
    .text = Desplaza el rey a cualquier región o déjalo donde está, antes o después de desplegar. Nunca entra en el castillo.
    .ruling = { -ruling-role }
card-role-caballero-1 = Primera carta de caballero
    .brief = Usa la acción de tu carta de poder
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-caballero-2 = Segunda carta de caballero
    .brief = { card-role-caballero-1.brief }
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-caballero-3 = Tercera carta de caballero
    .brief = { card-role-caballero-1.brief }
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-intrigue = Carta de intrigante
    .brief = Mueve 1, o los tuyos de una región
    .text = Elige una de dos acciones. O bien desplazas 1 caballero, tuyo o rival, o bien desplazas cuantos caballeros tuyos quieras de una sola región. Pueden ir a cualesquiera otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    .ruling = { -ruling-moves } { -ruling-role }

## Cartas de poder

card-ki-intrigue = Intrigante
    .brief = { card-role-intrigue.brief }
    .text = Con esta carta siempre tienes la carta de intrigante. { card-role-intrigue.text }
    .ruling = { -ruling-moves }
card-ki-anywhere = Despliegue libre
    .brief = Despliega donde quieras, no solo junto al rey
    .text = En este turno despliegas tus caballeros en cualesquiera regiones salvo la del rey, o en el castillo. No hace falta que sean adyacentes al rey.
    .ruling = Anúncialo antes de desplegar: entonces puede detenerlo un veto.
card-ki-authority = Pérdida de autoridad
    .brief = { card-authority-all.brief }
    .text = { card-authority-all.text }
    .ruling = { card-authority-all.ruling }
card-ki-veto = Veto
    .brief = { card-veto.brief }
    .text = { card-veto.text }
    .ruling = { card-veto.ruling } Usada o no, después la carta queda fuera de la partida.
card-ki-angry-king = El rey está furioso
    .brief = { card-angry-king.brief }
    .text = { card-angry-king.text }
    .ruling = { card-angry-king.ruling }
card-ki-dismissal = Destitución
    .brief = { card-dismissal.brief }
    .text = { card-dismissal.text }
    .ruling = { card-dismissal.ruling }
card-ki-grande = Grande
    .brief = { card-grande.brief }
    .text = { card-grande.text }
    .ruling = Mientras tu Grande está en la región del rey o en otra región cerrada, esta acción no es posible.
card-ki-tile = Marcador de puntuación
    .brief = { card-score-tile.brief }
    .text = { card-score-tile.text }
card-ki-score-4 = Puntuación especial: valor 4
    .brief = { card-score-4.brief }
    .text = { card-score-4.text }
    .ruling = { -ruling-order }
card-ki-score-5 = Puntuación especial: valor 5
    .brief = { card-score-4.brief }
    .text = { card-score-5.text }
    .ruling = { -ruling-order }
card-ki-score-6-7 = Puntuación especial: valores 6 y 7
    .brief = { card-score-6-7.brief }
    .text = { card-score-6-7.text }
    .ruling = { -ruling-order }
card-ki-score-castillo = Puntuación especial: castillo
    .brief = { card-score-castillo.brief }
    .text = { card-score-castillo.text }
card-ki-score-region = Puntuación especial: una región
    .brief = { card-score-region.brief }
    .text = { card-score-region.text }
card-ki-secret-scoring = Puntuación especial: secreta
    .brief = { card-secret-scoring.brief }
    .text = { card-secret-scoring.text }
    .ruling = { card-secret-scoring.ruling }
card-ki-doubling = Duplicación
    .brief = Elige en secreto una región que contará doble
    .text = Toma una de las dos fichas 2× y elige en secreto una región cuya carta esté libre; vale la región del rey. En la próxima puntuación general esa región cuenta el doble para todos los jugadores, incluidas las bonificaciones. Una puntuación especial nunca se duplica.
    .ruling = Tu elección se descubre cuando le llega el turno a la región. Las regiones que no son de las nueve no tienen carta, y un castillo que está en la región no cuenta doble. De dos regiones aliadas solo se duplica la parte de la elegida. Si ambas fichas están tomadas, la acción no es posible.
card-ki-off-to-castillo = Al castillo
    .brief = { card-off-to-castillo.brief }
    .text = { $amount ->
        [one] Arroja al castillo 1 caballero tuyo y después 1 de cada otro jugador, desde una región. Tú eliges cuál. No desde la región del rey. Sin ningún caballero tuyo en una región esta acción no es posible.
       *[other] Arroja al castillo { $amount } caballeros tuyos y después { $amount } de cada otro jugador, o cuantos haya, desde regiones. Tú eliges cuáles. No desde la región del rey. Con menos de { $amount } tuyos en regiones esta acción no es posible.
    }
    .ruling = Un veto puede salvar a cada caballero; los ya arrojados se quedan dentro.
card-ki-adviser = Consejero real
    .brief = { card-adviser.brief }
    .text = { card-adviser.text }
card-ki-king = Rey
    .brief = { card-king.brief }
    .text = Con esta carta siempre tienes la carta de rey. { card-role-king.text }

## Qué hacer

prompt-act = { $special ->
    [0] { $placing ->
        [0] { $player }: no queda nada por hacer; termina tu turno.
        [one] { $player }: despliega 1 caballero, o termina tu turno.
       *[other] { $player }: despliega hasta { $placing } caballeros, o termina tu turno.
    }
   *[other] { $placing ->
        [0] { $player }: usa la acción especial de tu carta, o termina tu turno.
        [one] { $player }: despliega 1 caballero y usa la acción especial, en el orden que quieras.
       *[other] { $player }: despliega hasta { $placing } caballeros y usa la acción especial, en el orden que quieras.
    }
}
    .other = { $player } elige qué hacer ahora.
prompt-intrigue = { $player }: elige una de las dos acciones de la carta de intrigante.
    .other = { $player } elige una acción de la carta de intrigante.
prompt-double = { $player }: elige en secreto la región que cuenta doble en la próxima puntuación general.
    .other = { $player } elige en secreto la región que cuenta doble en la próxima puntuación general.
prompt-off-to-castillo = { $player }: elige un caballero para arrojarlo al castillo.
    .other = { $player } elige un caballero para arrojarlo al castillo.

label-role = Acción de la carta de rey o de intrigante
label-power-card = { $value }: { $card }
label-intrigue-one = Desplazar 1 caballero
label-intrigue-own = Desplazar los tuyos de una región
label-seat = { $player }
label-kept = «{ $card }» de { $player }
label-kept-number = Carta guardada { $count }

reason-chosen = Ya has elegido esa carta de poder.
reason-card-not-free = La carta de esa región está tomada.
reason-no-region-card = Solo las nueve regiones tienen carta de región.

## Lo que ocurrió

event-power-card = { $player } juega la carta de poder { $value }: «{ $card }».
event-role = { $player } toma «{ $card }».
event-roams = { $player } puede desplegar en cualquier región en este turno.
event-doubles = { $player } toma una ficha 2× y elige en secreto una región.
event-doubled = { THE($space) } cuenta doble: { $player } tiene la carta de la región.
event-no-room = Un caballero de { $player } no encuentra sitio { AT($space) } y va a la corte.

## La mesa en el navegador

table-taboo = cerrada: aquí no puede cambiar nada
table-doubling-own = Tu ficha 2×: { $space }, secreta hasta que se puntúe la región
table-doubling-secret = { $player } ha duplicado una región en secreto.
table-doubling-shown = Ficha 2× de { $player }: { $space }
table-doublings-left = { $count ->
    [0] Las dos fichas 2× están tomadas.
    [one] Queda 1 ficha 2× libre.
   *[other] Quedan { $count } fichas 2× libres.
}

picture-role = papel
picture-roles = Papeles
picture-doubling = 2×

## La lección y palabras que se explican

lesson-king_intrigue =
    # Tus propias cartas de poder

    No hay cartas de acción. Antes de la partida cada cual elige en secreto 13 de 18 cartas de poder. Cada una tiene un valor, un número de caballeros y una acción propia. [KI-1, KI-4]

    ```cards
    cards: ki-king ki-score-5 ki-veto ki-intrigue
    caption: Los valores altos van antes pero traen pocos caballeros, como siempre.
    ```

    # Rey, caballero, intrigante

    La carta de poder más alta de la ronda toma la carta de rey; la más baja, la de intrigante; las demás, cartas de caballero. Esa carta dice cuántos despliegas. [KI-2, KI-11]

    ```cards
    cards: role-king role-caballero-1 role-intrigue
    caption: La carta de rey mueve al rey; la de intrigante desplaza caballeros.
    ```

    # ¿Qué acción?

    Con 4 o 5 jugadores el rey y el intrigante usan la acción de su carta de rey o de intrigante; los demás, la de su carta de poder. Con 2 o 3 jugadores esos dos eligen entre ambas. [KI-13]
about-king-card = Carta de rey
    .forms = carta de rey
    .text = La tiene quien jugó la carta de poder más alta: el mayor número de caballeros, y el rey se puede mover.
    .see = rules/king_intrigue
about-intrigue-card = Carta de intrigante
    .forms = carta de intrigante
    .text = La tiene quien jugó la carta de poder más baja: pocos caballeros que desplegar, pero puede desplazar.
    .see = rules/king_intrigue
