# Lo que dice el registro de una mesa además del juego.

note-undo = { $player } ha deshecho { $count ->
    [one] una elección
   *[other] { $count } elecciones
}.
note-bot-replaced = El bot de { $player } no respondió a tiempo: sigue jugando uno más sencillo.
