# Lo que se reproduce en la mesa: el rótulo, lo que ha pasado desde entonces, avisos, velocidad y sonido.

playback-skip = Saltar
playback-since = Desde tu última jugada
playback-again = Ver otra vez lo que hizo { $player }
playback-notice = Esto te afecta
playback-ok = Vale
playback-lost = { $player } tiene ahora lo que era tuyo: { $what }.
playback-speed = Lo que hacen los demás se ve
playback-speed-slow = Despacio
playback-speed-normal = Normal
playback-speed-fast = Rápido
playback-speed-instant = Al instante
playback-sound = Sonido
playback-sound-off = No
playback-sound-on = Sí
