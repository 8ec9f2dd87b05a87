# The table in the browser.

## The map

table-map = Die Karte von Spanien
table-round-of = Runde { $round } von { $last }
table-space-grande = Grande von { $player }
table-space-caballeros = { $count ->
    [one] { $player } hat 1 Caballero
   *[other] { $player } hat { $count } Caballeros
}
table-space-legal = wählbar
table-tile-turned = umgedreht: Das Ergebnis wird gespiegelt
table-castillo-hidden = Niemand sieht, was darin ist.
table-preview-now = Bei einer Wertung jetzt:
table-preview-nobody = Niemand punktet.
table-preview-more = Mit einem Caballero mehr von dir:
table-preview-same = Nichts würde sich ändern.

## Cards

table-card-places = { $count ->
    [one] Stapel { $stack }: Du darfst 1 Caballero einsetzen.
   *[other] Stapel { $stack }: Du darfst bis zu { $count } Caballeros einsetzen.
}
table-ruling = Auslegung:
table-places = einzusetzende Caballeros
table-your-hand = Deine Machtkarten

## Players

table-players = Spieler
table-you = du
table-away = nicht da
table-decides = wählt
table-kept = { $card } bis Runde { $round }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-score-track = Punkteleiste
table-dial-shows = Geheimscheibe: { $space }
table-dial-set = Geheimscheibe: gestellt
table-dial-open = Geheimscheibe: …
table-played = gespielt: { $cards }
table-played-doubt = vielleicht wieder auf der Hand: { $cards }

## What to do

table-prompt = Was zu tun ist
table-waiting = Warten auf { $names }.
table-announced = Angekündigt:
table-secret = Deine Antwort bleibt geheim, bis alle geantwortet haben.
table-own-dial = Deine Geheimscheibe ist gestellt: { $space }.
table-dials-set = Gestellt: { $names }.
table-caution-yes = Meine Geheimscheibe auf { $space } stellen
table-caution-no = Eine andere Region
table-in-use = Karte im Spiel:
table-your-card = Deine Karte:
table-all-choices = Alle als Liste ({ $count })
table-undo = Zurücknehmen
table-undo-turn = Meinen Zug neu beginnen
table-several = Auf einmal
table-fewer = Weniger auf einmal
table-more = Mehr auf einmal
table-several-all = alle { $count }
table-several-keys = Die rechte Maustaste, Umschalt und ein Klick oder Umschalt und Enter: so viele wie möglich. Die Tasten + und − ändern die Zahl.
table-standing = Wenn dein Veto möglich ist
table-standing-ask = immer fragen
table-standing-start = nur am Anfang einer Aktion fragen
table-standing-never = nicht in dieser Aktion
table-standing-round = nicht in dieser Runde
table-later = In dieser Runde nicht mehr nach behaltenen Karten fragen
table-pass-on = Gib das Gerät an { $player } weiter.
table-i-am = Ich bin { $player }: Tisch zeigen

## Scoring

table-scoring = Wertung
table-scorings = Wertungen
table-scoring-general = Allgemeine Wertung, Runde { $round }
table-scoring-card = { $card }, Runde { $round }
table-close = Schließen
table-skip = Überspringen

## Log and chat

table-log = Protokoll
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-write = Etwas sagen
table-chat-send = Senden
table-chat-earlier = Frühere Nachrichten

## The end

table-by-source = Punkte nach Herkunft
table-rank = Rang
table-chart = Der Punktestand im Lauf der Runden
table-see-map = Spielplan ansehen
table-replay = Partie nachspielen

# --- Links zu Plätzen ---

table-seats = Plätze
table-not-taken = Platz noch frei
table-link-own = Öffne diesen Link auf deinem anderen Gerät, um auch dort zu sitzen. Er gilt einmal, und das Protokoll sagt es allen.

table-space-free = frei
table-closed = in dieser Runde geschlossen
table-choose = Wähle deine Machtkarten
table-choose-text = Wähle { $count } Karten für das ganze Spiel. Niemand sonst erfährt, welche; der Rest kommt ungesehen aus dem Spiel.
table-choose-left = { $count ->
    [0] Alle Karten sind gewählt.
    [one] noch 1 Karte zu wählen
   *[other] noch { $count } Karten zu wählen
}
table-choose-chosen = Gewählt: { $count } von { $all }
table-choose-over = { $count ->
    [one] 1 Karte zu viel
   *[other] { $count } Karten zu viel
}
table-choose-clear = Alle zurücklegen
table-choose-confirm = Mit diesen Karten spielen
table-choose-waiting = Deine Karten sind gewählt. Die anderen wählen noch.
table-choose-others = Schon gewählt: { $names }.
table-choose-secret = Gewählte Karten bleiben das ganze Spiel geheim.
table-choose-own = Deine gewählten Karten
table-filter = Zeigen
table-filter-all = alle Karten
table-filter-chosen = gewählte Karten
table-filter-movement = Umsetzen
table-filter-scoring = Wertungen
table-filter-pieces = König, Granden, Tafeln, Plättchen
table-filter-kept = Karten zum Behalten
table-filter-others = gegen die anderen
table-filter-set = Satz
table-preset = Vorschläge
table-preset-balanced = Ausgewogen
    .text = Hohe und niedrige Werte, von jeder Art Aktion etwas.
table-preset-fighter = Kämpfer
    .text = Viel Umsetzen und Aktionen, die die anderen treffen.
table-preset-scorer = Punktejäger
    .text = Hohe Werte und so viele Sonderwertungen wie möglich.
table-preset-random = Zufall
    .text = Irgendwelche Karten, auf gut Glück.
table-preset-last = Wie beim letzten Mal
    .text = Die Karten, die du für dein letztes Spiel mit diesen Modulen gewählt hast.
table-role-places = { $count ->
    [one] 1 Caballero einsetzen
   *[other] bis zu { $count } Caballeros einsetzen
}
table-roles = Rollen dieser Runde
table-power-brings = { $count ->
    [0] bringt keine Caballeros an den Hof
    [one] bringt 1 Caballero an den Hof
   *[other] bringt bis zu { $count } Caballeros an den Hof
}
table-power-card = { $value }: { $card }
table-spy-sees = Deine Spione melden die Geheimscheiben der anderen:
table-spy-dial = { $player }: { $space }
