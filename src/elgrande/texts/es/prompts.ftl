# Una frase que dice quién tiene que hacer qué.

prompt-play-power-card = { $player }: juega una carta de poder.
    .other = { $player } juega una carta de poder.
prompt-reinforce = { $count ->
    [one] { $player }: trae como máximo 1 caballero de las provincias a tu corte.
   *[other] { $player }: trae como máximo { $count } caballeros de las provincias a tu corte.
}
    .other = { $player } trae caballeros a su corte.
prompt-make-up = { $left ->
    [one] { $player }: devuelve a tu corte un caballero tuyo de una región, queda 1.
   *[other] { $player }: devuelve a tu corte un caballero tuyo de una región, quedan { $left }.
}
    .other = { $player } devuelve a su corte caballeros de las regiones.
table-make-up-text = Tus provincias están vacías y tu carta de poder trae más: el resto puede venir de las regiones. Lo que no tomes se queda allí.
prompt-take-card = { $player }: toma una carta de acción.
    .other = { $player } toma una carta de acción.
prompt-choose-part = { $special ->
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
    .other = { $player } elige qué hacer ahora con su carta de acción.
prompt-choose-aside = { $player }: usa una de estas posibilidades, o termina tu turno.
    .other = { prompt-choose-part.other }
prompt-place = { $left ->
    [one] { $player }: despliega un caballero, queda 1.
   *[other] { $player }: despliega un caballero, quedan { $left }.
}
    .other = { $player } despliega caballeros.
prompt-pick-move = { $left ->
    [one] { $player }: elige un caballero para desplazarlo, queda 1.
   *[other] { $player }: elige un caballero para desplazarlo, quedan { $left }.
}
    .other = { $player } desplaza caballeros.
prompt-pick-move-both = { $player }: elige un caballero para desplazarlo, quedan { $own } de los tuyos y { $foreign } de los rivales.
    .other = { $player } desplaza caballeros.
prompt-put-down = { $player }: elige adónde va el caballero.
    .other = { $player } elige adónde va el caballero.
prompt-place-extra = { $left ->
    [one] { $player }: despliega un caballero adicional de tu corte, queda 1.
   *[other] { $player }: despliega un caballero adicional de tu corte, quedan { $left }.
}
    .other = { $player } despliega caballeros adicionales.
prompt-own-or-court = { $player }: elige una de las dos acciones de la carta.
    .other = { $player } elige una de las dos acciones de la carta.
prompt-dismiss = { $player }: elige un caballero de otro jugador para devolverlo a las provincias.
    .other = { $player } elige un caballero para devolverlo a las provincias.
prompt-return-own = { $left ->
    [one] { $player }: devuelve un caballero tuyo a las provincias, queda 1.
   *[other] { $player }: devuelve un caballero tuyo a las provincias, quedan { $left }.
}
    .other = { $player } devuelve caballeros a las provincias.
prompt-dial-castillo = { $player }: pon tu rueda en la región para tus caballeros del castillo.
    .other = { $player } pone su rueda para los caballeros del castillo.
prompt-dial-loss = { $count ->
    [one] { $player }: pon tu rueda en la región donde perderás { $count } caballero.
   *[other] { $player }: pon tu rueda en la región donde perderás { $count } caballeros.
}
    .other = { $player } pone su rueda en la región donde perderá caballeros.
prompt-dial-loss-all = { $player }: pon tu rueda en la región donde perderás todos tus caballeros.
    .other = { $player } pone su rueda en la región donde perderá todos sus caballeros.
prompt-dial-scoring = { $player }: pon tu rueda en una región para puntuarla.
    .other = { $player } pone su rueda en una región para puntuarla.
prompt-dial-eviction = { $player }: pon tu rueda en la región para tus caballeros { FROM($space) }.
    .other = { $player } pone su rueda para los caballeros { FROM($space) }.
prompt-score-one = { $player }: elige una región para puntuarla.
    .other = { $player } elige una región para puntuarla.
prompt-score-next = { $player }: se puntúan todas estas regiones. Elige cuál va ahora.
    .other = { $player } elige la región que se puntúa ahora.
prompt-pick-tile = { $player }: elige un marcador de puntuación.
    .other = { $player } elige un marcador de puntuación.
prompt-put-tile = { $player }: elige adónde va el marcador de puntuación.
    .other = { $player } elige adónde va el marcador de puntuación.
prompt-take-back = { $player }: elige una carta de poder para recuperarla en tu mano.
    .other = { $player } recupera una carta de poder.
prompt-move-grande = { $player }: elige la región adonde va tu Grande.
    .other = { $player } elige adónde va su Grande.
prompt-evict = { $player }: elige la región que los demás deben abandonar.
    .other = { $player } elige la región que los demás deben abandonar.
prompt-move-king = { $player }: elige la región adonde va el rey.
    .other = { $player } elige adónde va el rey.
prompt-veto = { $player }: usa tu veto contra «{ $card }» de { $actor } o déjalo pasar.
    .other = { $player } puede usar un veto contra «{ $card }» de { $actor }.

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
    .other = { $player } elige cartas de poder para esta partida.
prompt-dial-spy = { $player }: ves las ruedas de los demás. Pon la tuya en la región para tus caballeros del castillo.
    .other = { $player } ve las ruedas de los demás y pone la última.
