# Las páginas alrededor de la mesa en el navegador.

## En todas partes

web-skip = Ir al contenido
web-menu = Páginas
web-play = Jugar
web-cards = Cartas
web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-auto = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-motion = Movimiento
web-motion-auto = Como el sistema
web-motion-reduced = Menos
web-motion-full = Completo
web-loading = Un momento …
web-again = Intentar de nuevo
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado

## Lo que puede fallar

web-trouble-unreachable = No se puede alcanzar el servidor. ¿Sigue en marcha?
web-trouble-missing = Aquí no existe esa mesa, o no se puede mirar.
web-trouble-busy = Ha sido demasiado de golpe. Espera un momento e inténtalo de nuevo.
web-trouble-full = Todas las mesas de este servidor están ocupadas. Inténtalo de nuevo en unos minutos.
web-trouble-stale = Mientras tanto ha cambiado la mesa. Mira otra vez y luego elige.
web-trouble-broken = Algo va mal en el servidor. Su registro dice más con el número { $id }.
web-trouble-other = No ha funcionado: { $problem }
web-lost = Esta página no existe
web-lost-text = Puede que la dirección esté mal escrita.
web-to-lobby = A la página de inicio

## La entrada

web-title = El Grande
web-what = Un juego de mesa de influencia en la España medieval, para dos a cinco. Lleva tus caballeros a las regiones adecuadas en el momento adecuado, mantente cerca del Rey y recuerda lo que entró en el castillo.
web-play-now = Jugar ya contra bots
web-play-now-text = Tú y tres bots, nueve rondas. Puedes deshacer, y puedes irte y volver.
web-starting = Preparando el tablero …
web-new-table = Mesa nueva
web-new-table-text = Elige jugadores, bots y reglas, en una pantalla o con amigos mediante un enlace.
web-my-tables = Mis mesas
web-no-tables = Todavía no estás en ninguna mesa.
web-watch = Mirar
web-watch-none = Ahora no hay otra mesa que se pueda mirar.
web-your-turn = Te toca
web-waiting-for = Esperando a { $names }
web-finished = Terminada
web-won = { $count ->
    [one] Ha ganado { $names }
   *[other] Han ganado juntos { $names }
}
web-round-of = Ronda { $round } de { $last }
web-open-record = Abrir una partida
web-open-record-text = Mira una partida de la que tienes el registro: elige el archivo o pega el texto.
web-record-file = Archivo con un registro
web-record-paste = Texto de un registro
web-record-open = Mirarla
web-your-name = Tu nombre

## Una mesa nueva

web-how-many = ¿Cuántos juegan?
web-players = { $count } jugadores
web-who-plays = ¿Quién juega?
web-seat = Puesto { $number }
web-name = Nombre
web-kind = Quién
web-kind-here = Una persona en esta pantalla
web-kind-invited = Un amigo con un enlace
web-kind-bot = Bot: { $level }
web-rules = Reglas
web-preset = Conjunto de reglas
web-preset-own = Elección propia
web-preset-own-text = Has cambiado algo más abajo.
web-option-rounds = Duración
web-option-castillo = Castillo
web-option-veto = Veto
web-option-mercy = Primera ronda
web-option-tiebreak = Empate
web-option-dials = Ruedas
web-option-played = Cartas de poder jugadas
web-modules = Módulos
web-module-base = Juego básico
web-module-always = Siempre en juego.
web-module-not-with = No se combina con { $modules }.
web-module-needs = Solo junto con { $modules }.
web-watchable = Otros pueden mirar
web-watchable-text = Los espectadores ven solo lo que ven todos, nunca una mano ni una rueda.
web-seed = Semilla
web-seed-text = La misma semilla baraja las cartas de la misma manera. Déjala vacía para el azar. Quien reciba un enlace sabrá que la elegiste, y solo se sentará si está de acuerdo.
web-open-table = Abrir la mesa
web-need-person = Cada jugador necesita un nombre.
web-same-name = Dos jugadores tienen el mismo nombre.
web-table-ready = La mesa está lista
web-invite-text = Envía a cada amigo el enlace de su asiento. Un enlace da su asiento una sola vez, a quien lo ocupe primero.
web-invite-for = Enlace para { $player }
web-invite-again = En la mesa encuentras los enlaces en «{ table-seats }», y uno a tu propio asiento para tu otro dispositivo.
web-only-here = Estos enlaces solo se abren en este ordenador. Para amigos en otro sitio, inicia el servidor con --host 0.0.0.0 y abre esta página con el nombre o la dirección de este ordenador: así los enlaces valen para todos los de tu red.
web-in-network = Estos enlaces llevan una dirección de tu red local: se abren en cualquier dispositivo de ella, pero tus amigos de fuera no pueden abrirlos.
web-sit-down = Ir a la mesa

## Las cartas

web-cards-text = Todas las cartas del juego, con su texto completo y lo que se ha decidido sobre ellas.
web-search = Buscar
web-search-hint = Nombre, texto, clave o regla
web-stack = Mazo { $stack }
web-every-round = La misma carta en cada ronda.
web-found = { $count ->
    [0] Ninguna carta coincide.
    [one] 1 carta
   *[other] { $count } cartas
}
web-card-copies = { $copies ->
    [one] 1 en el mazo
   *[other] { $copies } en el mazo
}
web-card-place = { $place ->
    [one] colocar 1 caballero
   *[other] colocar hasta { $place } caballeros
}
web-ruling = Aclaración
web-provenance = Qué significan las marcas

## En la mesa

web-reconnecting = Se ha perdido la conexión. Conectando de nuevo …
web-watching = Estás mirando.

## La repetición

web-replay = Repetición
web-back-to-table = Volver a la mesa
web-move-of = Jugada { $move } de { $all }
web-first-move = Al principio
web-previous-move = Una jugada atrás
web-next-move = Una jugada adelante
web-copy-link = Copiar el enlace a esta jugada
web-download = Descargar el registro
web-download-later = El registro se puede descargar cuando termina la partida.
web-fork = Seguir desde aquí
web-fork-text = Una mesa nueva empieza con esta posición. ¿Quién sigue jugando?
web-fork-open = Abrir la mesa nueva

# --- ocupar un asiento ---

web-join = Siéntate a la mesa
web-join-seat = Puedes ocupar el asiento de { $player }.
web-join-table = A la mesa: { $players }.
web-join-take = Ocupar el asiento
web-join-shared = Alguien tiene ya este asiento en otro dispositivo. Lo compartiréis: los dos veréis y haréis todo lo que el asiento permite.
web-join-agree = Estoy de acuerdo y juego de todos modos.
web-join-used = Este enlace no da ningún asiento
web-join-used-text = Ya se ha usado o no está completo. Pide uno nuevo a quien te lo envió.

# Quién puede conocer las cartas.
web-deal-seed = Quien creó esta mesa eligió la semilla y puede saber qué cartas vendrán.
web-deal-game = Esta partida continúa otra que se puede mirar: quien lo haya hecho sabe qué cartas vendrán.
web-deal-position = Esta partida continúa desde una posición de otra. Lo que allí estaba oculto se ha repartido de nuevo, pero quien creó la mesa quizá sepa qué cartas tienen algunos asientos.
web-fork-running = Lo que está oculto en la partida en curso se reparte de nuevo.

web-module-advice = El reglamento desaconseja { $modules } en una misma partida. Se puede jugar de todos modos.
web-module-unnamed = Ninguna caja nombra { $modules } juntas.
web-role-places = { $players } jugadores: { $place }
