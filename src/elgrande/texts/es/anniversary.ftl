# El módulo Aniversario: estandartes y portaestandartes.

web-module-anniversary = Aniversario
    .text = Cada jugador tiene un estandarte. El caballero que lo lleva decide los empates a favor de su dueño.

word-banner = estandarte
word-standard-bearer = portaestandarte

prompt-pass-banner = { $player }: elige el caballero que lleva ahora tu estandarte.
    .other = { $player } elige quién lleva ahora su estandarte.

event-banner = El estandarte de { $player } está ahora { AT($space) }.
event-banner-waits = El estandarte de { $player } espera al próximo caballero que llegue a una región.

table-bearer = Portaestandarte de { $player }
table-bearer-tie = El portaestandarte de { $player } decide el empate.
table-banner-waits = estandarte: espera al próximo caballero

picture-banner = estandarte
picture-bearer = portaestandarte

## La lección y palabras que se explican

lesson-anniversary =
    # Un estandarte rompe los empates

    Uno de tus caballeros lleva tu estandarte. Donde está, ganas todos los empates. [ANN-1, ANN-2]

    ```board
    players: 4
    field banners: aragon
    at aragon: 3 3 2 0
    grandes: aragon
    show: aragon
    score: aragon
    points: 7 4 1
    caption: Rojo y azul tienen tres cada uno, pero rojo tiene el estandarte: es primero en solitario y gana también los 2 del Grande.
    ```

    # Va con él

    El estandarte se mueve con su caballero. Cuando se saca uno de un grupo, se pregunta si va el portaestandarte. [ANN-5]

    # Nunca se pierde

    Cuando el portador deja el mapa, otro de tus caballeros toma el estandarte al momento, o el próximo que despliegues. [ANN-7]
about-banner = Estandarte
    .forms = estandarte, estandartes
    .text = El caballero que lleva tu estandarte gana por ti los empates de su región.
    .see = rules/anniversary
about-standard-bearer = Portaestandarte
    .forms = portaestandarte, portaestandartes
    .text = Tu caballero con el estandarte. Decide los empates a tu favor.
    .see = rules/anniversary
