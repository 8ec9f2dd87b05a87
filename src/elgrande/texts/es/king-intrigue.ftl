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
    .text = Desplaza el rey a cualquier región o déjalo donde está, antes o después de desplegar. Nunca entra en el castillo.
    .ruling = { -ruling-role }
card-role-caballero-1 = Primera carta de caballero
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-caballero-2 = Segunda carta de caballero
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-caballero-3 = Tercera carta de caballero
    .text = Sin acción propia: realizas la acción especial de tu carta de poder.
card-role-intrigue = Carta de intrigante
    .text = Elige una de dos acciones. O bien desplazas 1 caballero, tuyo o rival, o bien desplazas cuantos caballeros tuyos quieras de una sola región. Pueden ir a cualesquiera otras regiones o al castillo. La región del rey está cerrada en ambos sentidos.
    .ruling = { -ruling-moves } { -ruling-role }

## Cartas de poder

card-ki-intrigue = Intrigante
    .text = Con esta carta siempre tienes la carta de intrigante. { card-role-intrigue.text }
    .ruling = { -ruling-moves }
card-ki-anywhere = Despliegue libre
    .text = En este turno despliegas tus caballeros en cualesquiera regiones salvo la del rey, o en el castillo. No hace falta que sean adyacentes al rey.
    .ruling = Anúncialo antes de desplegar: entonces puede detenerlo un veto.
card-ki-authority = Pérdida de autoridad
    .text = { card-authority-all.text }
    .ruling = { card-authority-all.ruling }
card-ki-veto = Veto
    .text = { card-veto.text }
    .ruling = { card-veto.ruling } Usada o no, después la carta queda fuera de la partida.
card-ki-angry-king = El rey está furioso
    .text = { card-angry-king.text }
    .ruling = { card-angry-king.ruling }
card-ki-dismissal = Destitución
    .text = { card-dismissal.text }
    .ruling = { card-dismissal.ruling }
card-ki-grande = Grande
    .text = { card-grande.text }
    .ruling = Mientras tu Grande está en la región del rey o en otra región cerrada, esta acción no es posible.
card-ki-tile = Marcador de puntuación
    .text = { card-score-tile.text }
card-ki-score-4 = Puntuación especial: valor 4
    .text = { card-score-4.text }
    .ruling = { -ruling-order }
card-ki-score-5 = Puntuación especial: valor 5
    .text = { card-score-5.text }
    .ruling = { -ruling-order }
card-ki-score-6-7 = Puntuación especial: valores 6 y 7
    .text = { card-score-6-7.text }
    .ruling = { -ruling-order }
card-ki-score-castillo = Puntuación especial: castillo
    .text = { card-score-castillo.text }
card-ki-score-region = Puntuación especial: una región
    .text = { card-score-region.text }
card-ki-secret-scoring = Puntuación especial: secreta
    .text = { card-secret-scoring.text }
    .ruling = { card-secret-scoring.ruling }
card-ki-doubling = Duplicación
    .text = Toma una de las dos fichas 2× y elige en secreto una región cuya carta esté libre; vale la región del rey. En la próxima puntuación general esa región cuenta el doble para todos los jugadores, incluidas las bonificaciones. Una puntuación especial nunca se duplica.
    .ruling = Tu elección se descubre cuando le llega el turno a la región. Las regiones que no son de las nueve no tienen carta, y un castillo que está en la región no cuenta doble. De dos regiones aliadas solo se duplica la parte de la elegida. Si ambas fichas están tomadas, la acción no es posible.
card-ki-off-to-castillo = Al castillo
    .text = { $amount ->
        [one] Arroja al castillo 1 caballero tuyo y después 1 de cada otro jugador, desde una región. Tú eliges cuál. No desde la región del rey. Sin ningún caballero tuyo en una región esta acción no es posible.
       *[other] Arroja al castillo { $amount } caballeros tuyos y después { $amount } de cada otro jugador, o cuantos haya, desde regiones. Tú eliges cuáles. No desde la región del rey. Con menos de { $amount } tuyos en regiones esta acción no es posible.
    }
    .ruling = Un veto puede salvar a cada caballero; los ya arrojados se quedan dentro.
card-ki-adviser = Consejero real
    .text = { card-adviser.text }
card-ki-king = Rey
    .text = Con esta carta siempre tienes la carta de rey. { card-role-king.text }

## Qué hacer

prompt-act = { $player }: elige qué haces ahora.
prompt-intrigue = { $player }: elige una de las dos acciones de la carta de intrigante.
prompt-double = { $player }: elige en secreto la región que cuenta doble en la próxima puntuación general.
prompt-off-to-castillo = { $player }: elige un caballero para arrojarlo al castillo.

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
event-roams = { $player } despliega en cualesquiera regiones en este turno.
event-doubles = { $player } toma una ficha 2× y elige en secreto una región.
event-doubled = { THE($space) } cuenta doble: { $player } tiene la carta de la región.
event-no-room = Un caballero de { $player } no encuentra sitio { AT($space) } y va a la corte.

## La mesa en el navegador

table-taboo = cerrada: aquí no puede cambiar nada
table-doubling = 2×: cuenta doble
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
