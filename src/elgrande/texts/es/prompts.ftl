# Una frase que dice quién tiene que hacer qué.

prompt-play-power-card = { $player }: juega una carta de poder.
prompt-reinforce = { $count ->
    [one] { $player }: trae como máximo 1 caballero de las provincias a tu corte.
   *[other] { $player }: trae como máximo { $count } caballeros de las provincias a tu corte.
}
prompt-make-up = { $left ->
    [one] { $player }: devuelve a tu corte un caballero tuyo de una región, queda 1.
   *[other] { $player }: devuelve a tu corte un caballero tuyo de una región, quedan { $left }.
}
prompt-take-card = { $player }: toma una carta de acción.
prompt-choose-part = { $player }: elige qué haces ahora con tu carta de acción.
prompt-place = { $left ->
    [one] { $player }: despliega un caballero, queda 1.
   *[other] { $player }: despliega un caballero, quedan { $left }.
}
prompt-pick-move = { $left ->
    [one] { $player }: elige un caballero para desplazarlo, queda 1.
   *[other] { $player }: elige un caballero para desplazarlo, quedan { $left }.
}
prompt-pick-move-both = { $player }: elige un caballero para desplazarlo, quedan { $own } de los tuyos y { $foreign } de los rivales.
prompt-put-down = { $player }: elige adónde va el caballero.
prompt-place-extra = { $left ->
    [one] { $player }: despliega un caballero adicional de tu corte, queda 1.
   *[other] { $player }: despliega un caballero adicional de tu corte, quedan { $left }.
}
prompt-own-or-court = { $player }: elige una de las dos acciones de la carta.
prompt-dismiss = { $player }: elige un caballero de otro jugador para devolverlo a las provincias.
prompt-return-own = { $left ->
    [one] { $player }: devuelve un caballero tuyo a las provincias, queda 1.
   *[other] { $player }: devuelve un caballero tuyo a las provincias, quedan { $left }.
}
prompt-dial-castillo = { $player }: pon tu rueda en la región para tus caballeros del castillo.
prompt-dial-loss = { $player }: pon tu rueda en la región donde perderás caballeros.
prompt-dial-scoring = { $player }: pon tu rueda en una región para puntuarla.
prompt-dial-eviction = { $player }: pon tu rueda en la región para tus caballeros { FROM($space) }.
prompt-score-one = { $player }: elige una región para puntuarla.
prompt-score-next = { $player }: elige la región que se puntúa ahora.
prompt-pick-tile = { $player }: elige un marcador de puntuación.
prompt-put-tile = { $player }: elige adónde va el marcador de puntuación.
prompt-take-back = { $player }: elige una carta de poder para recuperarla en tu mano.
prompt-move-grande = { $player }: elige la región adonde va tu Grande.
prompt-evict = { $player }: elige la región que los demás deben abandonar.
prompt-move-king = { $player }: elige la región adonde va el rey.
prompt-veto = { $player }: usa tu veto contra «{ $card }» de { $actor } o déjalo pasar.

## Lo que hay que saber antes de poner una rueda

caution-court = { THE($space) } está cerrada: tus caballeros volverían a tu corte.{ $grande ->
    [1] { " " }Tu Grande se quedaría en el castillo.
   *[other] { "" }
}{ $black ->
    [1] { " " }Los caballeros negros se quedarían donde están.
   *[other] { "" }
}
caution-emptied = Tus caballeros deben salir { FROM($space) }: si eliges esa región, vuelven a tu corte.{ $black ->
    [1] { " " }Los caballeros negros se quedarían donde están.
   *[other] { "" }
}
caution-stays = { THE($space) } está cerrada: tu Grande se quedaría donde está.
prompt-choose-card = { $left ->
    [one] { $player }: elige una carta de poder para esta partida, queda 1.
   *[other] { $player }: elige una carta de poder para esta partida, quedan { $left }.
}
prompt-dial-spy = { $player }: ves las ruedas de los demás. Pon la tuya en la región para tus caballeros del castillo.
