# Was am Tisch abgespielt wird: der Untertitel, was seither geschah, Hinweise, Tempo und Ton.

playback-skip = Überspringen
playback-since = Seit deinem letzten Zug
playback-again = Noch einmal ansehen, was { $player } getan hat
playback-notice = Das trifft dich
playback-ok = OK
playback-lost = { $player } hat jetzt, was dir gehörte: { $what }.
playback-speed = Was andere tun, siehst du
playback-speed-slow = Langsam
playback-speed-normal = Normal
playback-speed-fast = Schnell
playback-speed-instant = Sofort
playback-sound = Ton
playback-sound-off = Aus
playback-sound-on = An
