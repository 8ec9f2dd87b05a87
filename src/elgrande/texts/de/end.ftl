# Das Ende einer Partie, ihre Wertungen, noch einmal spielen und zurückschauen.

note-rematch = { $player } hat den Tisch neu gedeckt.

# Woraus die Punkte eines Ortes folgen.
event-counted = { $player } hat { $count } { AT($space) }.
event-mirrored = Das umgedrehte Plättchen spiegelt das Ergebnis { AT($space) }.
event-together = { THE($space) } wird zusammen mit { $to } gewertet.
event-tied = { $place ->
    [2] { $count } Spieler liegen { AT($space) } gleichauf und teilen sich den zweiten Platz.
    [3] { $count } Spieler liegen { AT($space) } gleichauf und teilen sich den dritten Platz.
   *[other] { $count } Spieler liegen { AT($space) } gleichauf, daher bringt ihr Platz nichts.
}

# Das Ende der Partie.
end-ahead = { $points ->
    [one] Ein Punkt vor { $player }
   *[other] { $points } Punkte vor { $player }
}
end-again = Noch einmal
end-again-about = Dieselben Leute, Module und Optionen, und neu gegebene Karten
end-set-again = { $player } hat den Tisch neu gedeckt.
end-join = Zum neuen Tisch
end-watch-again = Der neuen Partie zusehen
end-picture = Bild zum Teilen
end-swings = Wendepunkte
end-swing = { $player } bekommt { $points }
end-swing-leads = { $player } bekommt { $points } und übernimmt die Führung
end-sums = Insgesamt
end-show = Ergebnis zeigen

# Mehreres, das auf einmal geschieht; was es ist, folgt.
moment-dials = Die Geheimscheiben werden aufgedeckt:
moment-lift = Das Castillo wird angehoben:
moment-cards = Neue Aktionskarten:
moment-out = Aus dem Castillo:
moment-points = { $space }:
moment-result = Der Endstand:

# Auf eine Partie zurückschauen.
end-play = Abspielen
end-pause = Pause
end-next-turn = Nächster Zug
end-next-round = Nächste Runde
end-speed = Tempo
end-go-to = Gehe zu …
end-replay-keys = Leertaste: abspielen oder Pause. Pfeile: eine Wahl. Bild auf und ab: ein Zug. Pos1 und Ende: Anfang und Ende.
