# Die Seiten rund um den Tisch im Browser.

## Überall

web-skip = Zum Inhalt
web-menu = Seiten
web-play = Spielen
web-cards = Karten
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-auto = Wie das System
web-motion-reduced = Weniger
web-motion-full = Voll
web-loading = Einen Augenblick …
web-again = Noch einmal versuchen
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert

## Was schiefgehen kann

web-trouble-unreachable = Der Server ist nicht erreichbar. Läuft er noch?
web-trouble-missing = Diesen Tisch gibt es hier nicht, oder man darf nicht zuschauen.
web-trouble-busy = Das war zu viel auf einmal. Kurz warten und noch einmal versuchen.
web-trouble-full = Alle Tische dieses Servers sind besetzt. In ein paar Minuten noch einmal versuchen.
web-trouble-stale = Am Tisch ist inzwischen etwas geschehen. Erst ansehen, dann wählen.
web-trouble-broken = Mit dem Server stimmt etwas nicht. Sein Protokoll sagt mehr unter { $id }.
web-trouble-other = Das ging nicht: { $problem }
web-lost = Diese Seite gibt es nicht
web-lost-text = Vielleicht ist die Adresse falsch geschrieben.
web-to-lobby = Zur Startseite

## Die Lobby

web-title = El Grande
web-what = Ein Brettspiel um Einfluss im mittelalterlichen Spanien, für zwei bis fünf. Bring deine Caballeros im richtigen Moment in die richtigen Regionen, bleib nahe beim König und merk dir, was ins Castillo ging.
web-play-now = Jetzt gegen Bots spielen
web-play-now-text = Du und drei Bots, neun Runden. Du kannst zurücknehmen, weggehen und wiederkommen.
web-starting = Das Brett wird aufgebaut …
web-new-table = Neuer Tisch
web-new-table-text = Wähle Spieler, Bots und Regeln, an einem Bildschirm oder mit Freunden über einen Link.
web-my-tables = Meine Tische
web-no-tables = Du sitzt noch an keinem Tisch.
web-watch = Zuschauen
web-watch-none = Gerade gibt es keinen anderen Tisch zum Zuschauen.
web-your-turn = Du bist dran
web-waiting-for = Warten auf { $names }
web-finished = Beendet
web-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
}
web-round-of = Runde { $round } von { $last }
web-open-record = Partie öffnen
web-open-record-text = Sieh dir eine Partie an, deren Aufzeichnung du hast: Datei wählen oder Text einfügen.
web-record-file = Datei mit einer Aufzeichnung
web-record-paste = Text einer Aufzeichnung
web-record-open = Ansehen
web-your-name = Dein Name

## Ein neuer Tisch

web-how-many = Wie viele spielen?
web-players = { $count } Spieler
web-who-plays = Wer spielt?
web-seat = Platz { $number }
web-name = Name
web-kind = Wer
web-kind-here = Jemand an diesem Gerät
web-kind-invited = Jemand mit einem Link
web-kind-bot = Bot: { $level }
web-rules = Regeln
web-preset = Regelsatz
web-preset-own = Eigene Wahl
web-preset-own-text = Du hast unten etwas geändert.
web-option-rounds = Länge
web-option-castillo = Castillo
web-option-veto = Veto
web-option-mercy = Erste Runde
web-option-tiebreak = Gleichstand
web-option-dials = Geheimscheiben
web-option-played = Gespielte Machtkarten
web-modules = Module
web-module-base = Grundspiel
web-module-always = Immer dabei.
web-module-not-with = Geht nicht zusammen mit { $modules }.
web-module-needs = Nur zusammen mit { $modules }.
web-watchable = Andere dürfen zuschauen
web-watchable-text = Zuschauer sehen nur, was alle sehen, nie eine Hand oder eine Geheimscheibe.
web-seed = Startzahl
web-seed-text = Dieselbe Startzahl mischt die Karten auf dieselbe Weise. Leer lassen für Zufall. Wer einen Link bekommt, erfährt, dass du sie gewählt hast, und nimmt nur Platz, wenn das in Ordnung ist.
web-open-table = Tisch öffnen
web-need-person = Jeder Spieler braucht einen Namen.
web-same-name = Zwei Spieler haben denselben Namen.
web-table-ready = Der Tisch ist bereit
web-invite-text = Schick jedem den Link zum eigenen Platz. Ein Link gibt seinen Platz nur einmal her: an den, der ihn zuerst einnimmt.
web-invite-for = Link für { $player }
web-invite-again = Am Tisch findest du die Links unter „{ table-seats }“ wieder, und einen zu deinem eigenen Platz für dein anderes Gerät.
web-only-here = Diese Links gehen nur auf diesem Rechner auf. Für Freunde anderswo startest du den Server mit --host 0.0.0.0 und öffnest diese Seite mit dem Namen oder der Adresse dieses Rechners: Dann gelten die Links im ganzen Netz.
web-in-network = Diese Links haben eine Adresse deines lokalen Netzes: Sie gehen auf jedem Gerät dort auf, aber Freunde anderswo können sie nicht öffnen.
web-sit-down = Zum Tisch

## Die Karten

web-cards-text = Alle Karten des Spiels, mit vollem Text und dem, was über sie entschieden ist.
web-search = Suche
web-search-hint = Name, Text, Schlüssel oder Regel
web-stack = Stapel { $stack }
web-every-round = Jede Runde dieselbe Karte.
web-found = { $count ->
    [0] Keine Karte passt.
    [one] 1 Karte
   *[other] { $count } Karten
}
web-card-copies = { $copies ->
    [one] 1 im Stapel
   *[other] { $copies } im Stapel
}
web-card-place = { $place ->
    [one] 1 Caballero einsetzen
   *[other] bis zu { $place } Caballeros einsetzen
}
web-ruling = Auslegung
web-provenance = Was die Zeichen bedeuten

## Am Tisch

web-reconnecting = Die Verbindung ist weg. Neu verbinden …
web-watching = Du schaust zu.

## Der Rückblick

web-replay = Rückblick
web-back-to-table = Zurück zum Tisch
web-move-of = Zug { $move } von { $all }
web-first-move = Zum Anfang
web-previous-move = Einen Zug zurück
web-next-move = Einen Zug weiter
web-copy-link = Link zu diesem Zug kopieren
web-download = Aufzeichnung herunterladen
web-download-later = Die Aufzeichnung gibt es, wenn die Partie beendet ist.
web-fork = Von hier weiterspielen
web-fork-text = Ein neuer Tisch beginnt mit dieser Stellung. Wer spielt weiter?
web-fork-open = Neuen Tisch öffnen

# --- Platz nehmen ---

web-join = Platz nehmen
web-join-seat = Du kannst den Platz von { $player } einnehmen.
web-join-table = Am Tisch: { $players }.
web-join-take = Diesen Platz einnehmen
web-join-shared = Jemand hat diesen Platz schon auf einem anderen Gerät. Ihr teilt ihn euch: Beide seht und tut ihr alles, was der Platz darf.
web-join-agree = Ich bin einverstanden und spiele trotzdem mit.
web-join-used = Dieser Link gibt keinen Platz
web-join-used-text = Er wurde schon benutzt oder ist nicht vollständig. Bitte den Absender um einen neuen.

# Wer die Karten kennen kann.
web-deal-seed = Wer diesen Tisch eröffnet hat, hat die Startzahl gewählt und kann wissen, welche Karten kommen.
web-deal-game = Dieses Spiel geht von einem anderen aus weiter, das man ansehen kann: Wer das getan hat, weiß, welche Karten kommen.
web-deal-position = Dieses Spiel geht von einer Stellung eines anderen Spiels aus weiter. Was dort verdeckt war, wurde neu verteilt, aber wer den Tisch eröffnet hat, weiß vielleicht, was manche Plätze auf der Hand haben.
web-fork-running = Was im laufenden Spiel verdeckt ist, wird neu verteilt.

web-module-advice = Die Spielregel rät von { $modules } in einem Spiel ab. Spielen könnt ihr es trotzdem.
web-module-unnamed = Keine Schachtel nennt { $modules } zusammen.
web-role-places = { $players } Spieler: { $place }
