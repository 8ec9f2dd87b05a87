# Elegir: a qué se renunciaría, y las teclas.

forgoes-placing = { $count ->
    [one] Aún podrías desplegar 1 caballero.
   *[other] Aún podrías desplegar { $count } caballeros.
}
choosing-go-on = Seguir
choosing-ends = Mi turno termina solo cuando no queda nada por hacer
choosing-or = O bien: { $what }
choosing-times = { $choice }, { $count } veces
choosing-typed = Carta de poder { $number } … (Intro)

## Las teclas

choosing-keys = Teclas
choosing-key-digits = Tomar la carta de acción de ese número, o la opción junto a la que está
choosing-key-power = Jugar la carta de poder de ese número; Intro si puede seguir un número más largo
choosing-key-arrows = Ir a la opción siguiente
choosing-key-enter = Elegir donde estás
choosing-key-shift = Mover tantos como sea posible de una vez
choosing-key-many = Cambiar cuántos se mueven de una vez
choosing-key-undo = Deshacer
choosing-key-skip = Saltar lo que se está mostrando
choosing-key-escape = Cerrar lo que está abierto, o pensarlo otra vez
choosing-key-help = Esta lista
choosing-drag = Las piezas que mueves en el mapa también se pueden arrastrar hasta su destino.
