# Lo que comparten varios módulos: caballeros que están juntos pero no son iguales.

kind-0 = caballero sencillo
kind-1 = caballero con oro
kind-2 = caballero con mercancía
kind-3 = portaestandarte

label-plain = Caballero sencillo
label-gold = Caballero con oro
label-goods = Caballero con mercancía
label-bearer = Portaestandarte

prompt-which = { $player }: di cuál de los caballeros { AT($space) } es.
    .other = { $player } dice cuál de los caballeros { AT($space) } es.
event-which = { $player } elige: { $kind }.

label-use = Usar la carta
event-uses = { $player } usa «{ $card }».
table-kept-always = { $card }
table-use = Usar «{ $card }»
number-gold = oro
number-goods = mercancías
