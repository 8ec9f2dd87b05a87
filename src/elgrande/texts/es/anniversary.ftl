# El módulo Aniversario: estandartes y portaestandartes.

web-module-anniversary = Aniversario
    .text = Cada jugador tiene un estandarte. El caballero que lo lleva decide los empates a favor de su dueño.

word-banner = estandarte
word-standard-bearer = portaestandarte

prompt-pass-banner = { $player }: elige el caballero que lleva ahora tu estandarte.

event-banner = El estandarte de { $player } está ahora { AT($space) }.
event-banner-waits = El estandarte de { $player } espera al próximo caballero que llegue a una región.

table-bearer = Portaestandarte de { $player }
table-bearer-tie = El portaestandarte de { $player } decide el empate.
table-banner-waits = estandarte: espera al próximo caballero

picture-banner = estandarte
picture-bearer = portaestandarte
