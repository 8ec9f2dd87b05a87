# Personas: su nombre, sus dispositivos y cómo conservan sus asientos.

people-me = Tú
people-name = Tu nombre
people-name-text = Las mesas nuevas empiezan con él, y lo llevas a las mesas abiertas.
people-save = Guardar el nombre
people-saved = Guardado.
people-keep = Conserva tus asientos
people-keep-text = Aquí nadie necesita una cuenta: tu navegador guarda tus asientos. Una clave abre los mismos asientos en tu teléfono o en otro navegador, y los recuperas si este navegador te olvida.
people-keep-tables = { $count ->
    [0] Todavía no estás en ninguna mesa.
    [one] Estás en una mesa.
   *[other] Estás en { $count } mesas.
}
people-keep-make = Crear una clave
people-keep-again = Crear una clave nueva
people-keep-again-text = Ya tienes una clave. No se puede volver a mostrar. Una nueva ocupa su lugar; tus dispositivos se quedan.
people-device = Nombre de este dispositivo
people-device-hint = Portátil, teléfono …
people-passphrase = Tu clave
people-passphrase-text = Imprímela o hazle una foto ahora: no se vuelve a mostrar. Quien la tenga tiene tus asientos.
people-qr = Código QR con el enlace que abre tus asientos
people-only-here = El enlace y el código QR solo se abren en este ordenador. Para tus otros dispositivos, inicia el servidor con --host 0.0.0.0 y abre esta página con el nombre o la dirección de este ordenador. La clave sigue siendo la misma.
people-in-network = El enlace y el código QR llevan una dirección de tu red local: tus otros dispositivos los abren en ella, y en ningún otro sitio.
people-copy-passphrase = Copiar la clave
people-copy-link = Copiar el enlace
people-devices = Tus dispositivos
people-devices-none = Por ahora solo este navegador guarda tus asientos.
people-device-here = este dispositivo
people-device-unnamed = Un dispositivo sin nombre
people-device-added = desde el { $date }
people-device-remove = Quitarle los asientos
people-device-remove-of = Quitar los asientos a { $device }
people-device-sure = ¿Quitar los asientos a { $device }? Solo podrá abrirlos otra vez con la clave: si has perdido el dispositivo, crea una nueva.
people-open = Abre tus asientos aquí
people-open-text = Escribe la clave que recibiste con «{ people-keep }» en tu otro dispositivo.
people-open-enter = Clave
people-open-take = Abrir los asientos
people-open-from = ¿Tienes una clave de otro dispositivo?
people-join-again = ¿Ocupaste tú ese asiento en otro dispositivo? Crea allí, en la mesa, en «{ table-seats }», un enlace para este.
people-open-along = Este navegador ya está en algunas mesas. Vienen también: quien tenga la clave tendrá estos asientos. Sigue solo si la clave es tuya.
people-open-wrong = No hay asientos guardados con esta clave. Quizá una nueva ocupó su lugar.
people-open-done = Tus asientos ya están abiertos aquí.
people-to-tables = A mis mesas

people-results = Tus partidas
people-results-of = Las partidas de { $name }
people-results-none = Todavía no ha terminado ninguna partida.
people-results-modules = Módulos
people-results-players = Jugadores
people-results-games = Partidas
people-results-won = Ganadas
people-results-place = Puesto medio
people-results-points = Puntos medios
people-results-by = Resultados por módulos y número de jugadores
people-rating = Puntuación: { $rating }
people-rating-text = Con una probabilidad del 95 % está entre { $low } y { $high }, tras { $games } partidas que puntúan. Todo el mundo empieza con 25.
people-latest = Últimas partidas
people-game = Puesto { $place } de { $players }, { $points } puntos
people-show = Mostrar mis resultados a todo el mundo
people-show-text = Entonces tu nombre en las listas lleva a una página con tus resultados y tu puntuación. Nadie ve allí con quién jugaste.
people-show-page = Tu página
people-person = Partidas de alguien
people-person-unnamed = alguien
people-person-none = Nadie muestra aquí una página.
reason-still-sits = Todavía estás en una mesa cuya partida sigue. Termina la partida, déjala o borra antes la mesa.
