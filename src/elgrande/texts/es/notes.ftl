# Lo que dice el registro de una mesa además del juego.

note-undo = { $player } ha deshecho { $count ->
    [one] una elección
   *[other] { $count } elecciones
}.
note-bot-replaced = El bot de { $player } no respondió a tiempo: sigue jugando uno más sencillo.
note-seat-taken = { $player } se ha sentado a la mesa.
note-seat-same = El asiento de { $player } se ha ocupado en el dispositivo de { $actor }.
note-seat-shared = El asiento de { $player } se ha ocupado en otro dispositivo más.
note-start = Esta partida continúa desde una posición de otra; lo que allí estaba oculto se ha repartido de nuevo.

# Por qué no se da un asiento.
reason-not-agreed = Quien creó esta mesa quizá conozca algunas cartas: ocupa el asiento solo si estás de acuerdo.
