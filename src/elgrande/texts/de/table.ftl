# Was ein Tisch vereinbaren kann (OPT-1 bis OPT-7), woher eine Kartenangabe stammt und wer mitspielen kann.

option-rounds-9 = Neun Runden
    .text = Das ganze Spiel, mit einer allgemeinen Wertung nach Runde 3, 6 und 9.
option-rounds-6 = Sechs Runden
    .text = Das kurze Spiel: Die Runden 1, 4 und 7 entfallen. Es bleibt bei drei allgemeinen Wertungen.
option-castillo-hidden = Verdecktes Castillo
    .text = Wie viele Caballeros hineinkommen, wird in dem Moment angesagt. Danach weiß nur dein Gedächtnis, was darin ist, bis das Castillo angehoben wird.
option-castillo-open = Offenes Castillo
    .text = Alle können jederzeit sehen, wie viele Caballeros von jedem Spieler im Castillo sind.
option-veto-printed = Veto wie gedruckt
    .text = Ein Veto kann eine Sonderaktion verhindern, bevor sie beginnt, und bei jedem ihrer Schritte.
option-veto-start = Veto nur am Anfang
    .text = Ein Veto kann eine Sonderaktion nur verhindern, bevor sie beginnt, nicht wenn sie schon läuft.
option-veto-none = Kein Veto
    .text = Die Veto-Karten bleiben in der Schachtel.
option-mercy-on = Gnade in der ersten Runde
    .text = Eine Karte „Autoritätsverfall“, die in der ersten Runde aufgedeckt wird, kommt unter ihren Stapel; dafür wird die nächste Karte aufgedeckt.
option-mercy-off = Keine Gnade
    .text = Jede Karte, die in der ersten Runde aufgedeckt wird, bleibt liegen, wie gedruckt.
option-tiebreak-shared = Geteilter Sieg
    .text = Spieler mit der gleichen höchsten Punktzahl gewinnen gemeinsam, wie gedruckt.
option-tiebreak-tournament = Turnierentscheid
    .text = Bei gleicher Punktzahl liegt vorn, wer mehr Caballeros am Hof hat, dann wer mehr in der Provinz hat, dann wer die höchste übrige Machtkarte hat.
option-ending-automatic = Ein Zug endet von selbst
    .text = Sobald beide Teile der Aktionskarte erledigt sind oder nicht möglich sind, ist der nächste Spieler am Zug.
option-ending-asked = Jeder beendet seinen Zug selbst
    .text = Bis dahin kann der Spieler zurücknehmen, was im Zug gewählt wurde.

preset-printed = Wie gedruckt
    .text = Neun Runden, ein verdecktes Castillo, das Veto wie gedruckt und ein geteilter Sieg.
preset-tournament = Turnier
    .text = Neun Runden mit offenem Castillo und dem Turnierentscheid bei Gleichstand.
preset-first-game = Erstes Spiel
    .text = Das Grundspiel in sechs Runden: der beste Weg, es kennenzulernen.

provenance-printed = Gedruckt
    .text = So steht es in einer Spielregel des Spiels.
provenance-public = Öffentlich
    .text = Die Spielregeln sagen es nicht, aber eine andere veröffentlichte Quelle.
provenance-reconstructed = Rekonstruiert
    .text = Die gedruckte Karte konnte nicht eingesehen werden. Dieser Wert passt zu allem, was die Spielregeln über die Karte sagen.

bot-random = Zufall
    .text = Wählt auf gut Glück aus dem, was erlaubt ist.
bot-page = Page
    .text = Spielt mit einfachem Verstand: achtet auf die Punkte, die jede Wahl bringt, vor allem auf die eigenen. Gut, um das Spiel zu lernen.
bot-knight = Ritter
    .text = Überblickt seinen ganzen Zug als einen Plan und achtet auch auf die Punkte der anderen.
bot-duke = Herzog
    .text = Denkt die Runde bis zu ihrem Ende durch, mit allem, was die anderen tun könnten: bis zu zwei Sekunden für eine Wahl.
bot-grande = Grande
    .text = Der stärkste: denkt länger und sorgfältiger und hat aus vielen Partien gelernt, wer gewinnt. Bis zu fünf Sekunden für eine Wahl.
