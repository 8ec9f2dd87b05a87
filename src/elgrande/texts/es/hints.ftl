# Pistas: qué opciones parecen las mejores, y por qué.

hint-only = Es la única opción.
hint-same = Todas las opciones dan más o menos lo mismo.
hint-besides = Puedes hacerlo además: después se te pregunta otra vez lo mismo.
hint-wait = Guárdalo para más tarde: quizá entonces dé más.
hint-strong = De las cartas que quedan, es de las más útiles.
hint-unlike = Es útil, y aún no has elegido ninguna de un valor parecido.
hint-joker = Esperas a ver qué juegan los demás.
hint-power = { $count ->
    [0] No trae caballeros
    [one] Puede traerte 1 caballero
   *[other] Puede traerte { $count } caballeros
}; { $higher ->
    [0] lo más probable es que nadie juegue una carta más alta.
   *[other] { $others ->
        [one] es probable que tu rival tenga una carta más alta.
       *[other] cuenta con { $higher } de { $others } rivales con una carta más alta.
    }
}
hint-power-first = { $count ->
    [0] Lo más probable es que elijas primero
    [one] Puede traerte 1 caballero, y lo más probable es que elijas primero
   *[other] Puede traerte { $count } caballeros, y lo más probable es que elijas primero
}: «{ $card }» es la que más te conviene ahora.
hint-mix = Varias opciones son más o menos igual de buenas: toma una al azar, para que nadie pueda preverla.
hint-dial = Frente a lo que probablemente elijan los demás, es la mejor.
hint-close = Es la carta que más ayudaría a { $player }.
hint-points = { $planned ->
    [0] Ganas
   *[1] Puedes ganar
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; { $most ->
    [0] nadie más gana ninguno.
   *[other] nadie más gana más de { $most }.
}
hint-first = { $planned ->
    [0] Te da el primer puesto
   *[1] Puede darte el primer puesto
} { AT($space) }: puntuar allí te daría { $points } en vez de { $before } puntos{ $less ->
    [0] .
   *[other] , y { $victim } recibiría { $less } menos.
}
hint-more = { $planned ->
    [0] Puntuar { AT($space) } te daría
   *[1] Puntuar { AT($space) } podría darte entonces
} { $points } en vez de { $before } puntos{ $less ->
    [0] .
   *[other] , y { $victim } recibiría { $less } menos.
}
hint-rival = { $planned ->
    [0] Puntuar { AT($space) } daría a { $player }
   *[1] Puntuar { AT($space) } podría dar entonces a { $player }
} solo { $points } en vez de { $before } puntos.
hint-king = { $planned ->
    [0] El rey guarda tu primer puesto { AT($space) }.
   *[1] El rey puede guardar tu primer puesto { AT($space) }.
}
hint-court = { $planned ->
    [0] Tienes
   *[1] Puedes tener
} { $count ->
    [one] 1 caballero más
   *[other] { $count } caballeros más
} en tu corte.
hint-stand = { $planned ->
    [0] Tienes
   *[1] Puedes tener
} { $count ->
    [one] 1 caballero más
   *[other] { $count } caballeros más
} { AT($space) }.
hint-least = Toda opción cuesta algo; ninguna cuesta mucho menos que esta.
hint-enough = Ninguna otra opción te daría mucho más.
hint-later = No te da puntos enseguida, pero quizá más tarde.

## Alrededor

advice-ask = ¿Qué podría hacer aquí?
advice-thinking = Pensando …
advice-title = Lo que haría un hidalgo
advice-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-note = El número dice cuántos puntos más espera un hidalgo de esta opción que de una al azar, menos lo que ganan con ella los demás.
