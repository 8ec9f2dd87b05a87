# Menschen: ihr Name, ihre Geräte, und wie sie ihre Plätze behalten.

people-me = Du
people-name = Dein Name
people-name-text = Neue Tische beginnen mit ihm, und du bringst ihn an offene Tische mit.
people-save = Namen behalten
people-saved = Behalten.
people-keep = Behalte deine Plätze
people-keep-text = Niemand braucht hier ein Konto: Dein Browser hält deine Plätze. Eine Kennung öffnet dieselben Plätze auf deinem Telefon oder in einem anderen Browser, und du bekommst sie zurück, wenn dieser Browser dich vergisst.
people-keep-tables = { $count ->
    [0] Du sitzt noch an keinem Tisch.
    [one] Du sitzt an einem Tisch.
   *[other] Du sitzt an { $count } Tischen.
}
people-keep-make = Kennung machen
people-keep-again = Neue Kennung machen
people-keep-again-text = Du hast schon eine Kennung. Sie kann nicht noch einmal gezeigt werden. Eine neue tritt an ihre Stelle; deine Geräte bleiben.
people-device = Name dieses Geräts
people-device-hint = Laptop, Telefon …
people-passphrase = Deine Kennung
people-passphrase-text = Druck das jetzt aus oder fotografier es: Es wird nicht noch einmal gezeigt. Wer die Kennung hat, hat deine Plätze.
people-qr = QR-Code mit dem Link, der deine Plätze öffnet
people-only-here = Der Link und der QR-Code gehen nur auf diesem Rechner auf. Für deine anderen Geräte startest du den Server mit --host 0.0.0.0 und öffnest diese Seite mit dem Namen oder der Adresse dieses Rechners. Die Kennung bleibt dieselbe.
people-in-network = Der Link und der QR-Code haben eine Adresse deines lokalen Netzes: Deine anderen Geräte öffnen sie dort, und sonst nirgends.
people-copy-passphrase = Kennung kopieren
people-copy-link = Link kopieren
people-devices = Deine Geräte
people-devices-none = Bisher hält nur dieser Browser deine Plätze.
people-device-here = dieses Gerät
people-device-unnamed = Ein Gerät ohne Namen
people-device-added = seit { $date }
people-device-remove = Plätze wegnehmen
people-device-remove-of = { $device } die Plätze wegnehmen
people-device-sure = { $device } die Plätze wegnehmen? Das Gerät kann sie nur mit der Kennung wieder öffnen: Wenn du es verloren hast, mach eine neue.
people-open = Öffne deine Plätze hier
people-open-text = Tippe die Kennung ein, die du mit „{ people-keep }“ auf deinem anderen Gerät bekommen hast.
people-open-enter = Kennung
people-open-take = Plätze öffnen
people-open-from = Hast du eine Kennung von einem anderen Gerät?
people-join-again = Hast du den Platz selbst eingenommen, auf einem anderen Gerät? Erstelle dort am Tisch, unter „{ table-seats }“, einen Link für dieses.
people-open-along = Dieser Browser sitzt schon an Tischen. Sie kommen mit: Wer die Kennung hat, hat auch diese Plätze. Mach nur weiter, wenn es deine eigene Kennung ist.
people-open-wrong = Unter dieser Kennung sind keine Plätze aufgehoben. Vielleicht ist eine neue an ihre Stelle getreten.
people-open-done = Deine Plätze sind jetzt hier offen.
people-to-tables = Zu meinen Tischen

people-results = Deine Partien
people-results-of = Die Partien von { $name }
people-results-none = Noch ist keine Partie zu Ende.
people-results-modules = Module
people-results-players = Spieler
people-results-games = Partien
people-results-won = Gewonnen
people-results-place = Mittlerer Rang
people-results-points = Mittlere Punkte
people-results-by = Ergebnisse nach Modulen und Zahl der Spieler
people-rating = Wertung: { $rating }
people-rating-text = Mit 95 % Wahrscheinlichkeit liegt sie zwischen { $low } und { $high }, nach { $games } gewerteten Partien. Alle beginnen mit 25.
people-latest = Letzte Partien
people-game = Rang { $place } von { $players }, { $points } Punkte
people-show = Meine Ergebnisse allen zeigen
people-show-text = Dein Name in Listen führt dann zu einer Seite mit deinen Ergebnissen und deiner Wertung. Niemand sieht dort, mit wem du gespielt hast.
people-show-page = Deine Seite
people-person = Partien von jemandem
people-person-unnamed = jemand
people-person-none = Niemand zeigt hier eine Seite.
reason-still-sits = Du sitzt noch an einem Tisch, an dem die Partie weitergeht. Spiel sie zu Ende, verlass sie oder lösch zuerst den Tisch.
