# La partida en el terminal, y lo que muestran otras órdenes.

## El tablero

cli-title = Ronda { $round } de { $last }, puntuación general después de la ronda { $scoring }.
cli-set-up = Preparación. Puntuación general después de la ronda { $scoring }.
cli-start-player = Jugador inicial: { $player }
cli-tile = * Allí hay un marcador de puntuación.
cli-open = libre
cli-closed = cerrada
cli-points = puntos
cli-court = corte
cli-province = provincias
cli-power = carta de poder
cli-hand = cartas en mano
cli-cards = Cartas de acción («card 3» muestra un texto, «cards» todos):
cli-in-use = En uso: { $card }
cli-kept = { $player } conserva «{ $card }» hasta el final de la ronda { $round }.
cli-kept-for-good = { $player } conserva «{ $card }».
cli-tiles-beside = Marcadores de puntuación junto al tablero: { $tiles }
cli-your-hand = Tus cartas de poder:
cli-brings = trae { $count }
cli-choose = Puede haber varias en una línea: P180 P90 P10. «balanced» (equilibradas) o «random» (al azar) elige todas las que faltan; «cards» muestra los textos.

## Lo que ha pasado

cli-placed = { $player } despliega caballeros: { $spaces }.
cli-took-and-used = { $player } toma «{ $card }» y realiza la acción especial.
cli-earlier = … { $count } líneas anteriores: «log» las muestra.

## Hablando con los jugadores

cli-welcome = El Grande con la semilla { $seed }. «help» muestra lo que puedes escribir.
cli-person = una persona
cli-bot = un bot ({ $level })
cli-resumed = La partida sigue donde se guardó.
cli-pass-on = { $player }, te toca. Pulsa Intro cuando solo tú veas la pantalla.
cli-not-understood = «{ $text }» no es una opción. Escribe un número de la lista o notación como P13, A4, +3, Gal, Gal.red>Val; «help» muestra más.
cli-no-such-number = El { $number } no está en la lista: va del 1 al { $last }.
cli-left-over = No se ha jugado, porque la situación ha cambiado: { $words }
cli-undone = Deshecho.
cli-undo-nothing = No hay nada que deshacer: aún no se ha elegido nada.
cli-undo-revealed = Tu última elección queda: desde entonces se ha revelado algo secreto o al azar.
cli-undo-other = Tu última elección queda: { $player } ha elegido desde entonces.
cli-no-such-card = Ninguna carta es «{ $text }». Escribe card y el número de un mazo, o palabras de una carta.
cli-record-secrets = Este registro lo cuenta todo, también lo secreto.
cli-file-needed = ¿Qué archivo? Escribe save y un nombre, por ejemplo: save partida.json
cli-file-trouble = { $file }: { $problem }
cli-saved = La partida está guardada en { $file }. Sigue con: elgrande play --load { $file }
cli-recorded = El registro está en { $file }. Míralo con: elgrande replay { $file }
cli-ask-save = ¿Guardar la partida? Un nombre de archivo, o solo Intro para salir sin guardar:
cli-ask-record = ¿Guardar el registro de la partida? Un nombre de archivo, o solo Intro para salir:
cli-goodbye = Hasta pronto.
cli-help =
    Elige con el número de la lista, con el nombre o con la notación.
    Puede haber varias elecciones en una línea: A1 special Gal.red>Val stop

      P13        juega la carta de poder 13
      +3         trae 3 caballeros a tu corte
      A4         toma la carta de acción del mazo 4
      special    realiza la acción especial
      place      despliega caballeros
      end        termina el turno
      Gal        una región: Gal Vas Ara Cat Vie Nue Sev Gra Val
      Cas        el castillo
      Gal.red    el caballero rojo en Galicia (red blue green yellow purple)
      Gal.red>Val  el mismo, desplazado a Valencia
      stop       no más de esto
      veto, pass   respuestas cuando se puede usar un veto

    Con módulos:
      Fra Shi Ame Afr  Francia, el barco, América, África
      Amb Env Thi  embajador, enviado, tercera casilla de Francia
      Cpt Vic Lim  capitán, virrey, tabla limitadora
      token      poner un caballero en una ficha
      levy       traer 1 caballero más a tu corte
      use, pass  respuestas cuando se puede usar una carta conservada
      plain gold goods bearer  qué caballero es
      P40 PJ     carta de poder 40, el comodín; card P40 muestra su texto
      role       realiza la acción de la carta de rey o de intriga
      @red       un jugador; K1 la primera de todas las cartas conservadas
      Por Sh1 Sh2 Pri  Portugal, los barcos, la prisión
      march      desplaza mercenarios

      hint       las opciones que parecen mejores, y por qué
      undo       deshace tu última elección, mientras no se haya revelado nada
      board      muestra otra vez el tablero
      card 3     el texto entero de una carta; cards: de todas las descubiertas
      log        lo que ha pasado hasta ahora
      record     la partida hasta ahora en notación
      save FILE  guarda la partida, para seguir luego: elgrande play --load FILE
      quit       deja la partida

    En el tablero «libre» marca dónde se pueden desplegar caballeros: las regiones
    junto al rey y el castillo. G es un Grande.

## El final

cli-player = jugador
cli-and = { $names } y { $last }
cli-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan juntos { $names }.
}
cli-total = total
cli-source-general = general
cli-source-castillo = castillo
cli-source-special = especial
cli-source-king = rey
cli-source-grande = Grande
cli-source-earlier = antes
cli-by-region = Puntos en las puntuaciones generales, con las primas
cli-after-choice = Después de la elección { $count } de { $all }.

## Cartas

cli-card-key = clave
cli-card-rule = regla
cli-card-stack = mazo
cli-card-copies = copias
cli-card-place = desplegar
cli-card-name = nombre
cli-card-facts = { $copies ->
    [one] mazo { $stack }, 1 carta, desplegar hasta { $place }
   *[other] mazo { $stack }, { $copies } cartas, desplegar hasta { $place }
}
cli-card-ruling = Interpretación: { $text }
