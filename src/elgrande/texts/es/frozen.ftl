# A game that the rules of today do not lead to any more
frozen-running = Las reglas de este programa se han corregido desde que empezó esta partida, y con las reglas de hoy habría ido de otro modo. Por eso se queda como está. Podéis seguir desde aquí en una mesa nueva.
frozen-over = Las reglas de este programa se han corregido desde que se jugó esta partida. El resultado se mantiene; no se puede repasar.
frozen-go-on = Seguir con las reglas de hoy
frozen-go-on-about = Prepara una mesa nueva con los mismos jugadores y esta posición
reason-frozen = Esta partida se jugó con reglas anteriores y se queda como está.
