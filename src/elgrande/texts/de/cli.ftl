# Das Spiel im Terminal, und was andere Befehle zeigen.

## Der Plan

cli-title = Runde { $round } von { $last }, allgemeine Wertung nach Runde { $scoring }.
cli-set-up = Aufbau. Allgemeine Wertung nach Runde { $scoring }.
cli-start-player = Startspieler: { $player }
cli-tile = * Dort liegt eine Wertungstafel.
cli-open = frei
cli-closed = zu
cli-points = Punkte
cli-court = Hof
cli-province = Provinz
cli-power = Machtkarte
cli-hand = Handkarten
cli-cards = Aktionskarten („card 3“ zeigt einen Text, „cards“ alle):
cli-in-use = Im Einsatz: { $card }
cli-kept = { $player } behält „{ $card }“ bis zum Ende von Runde { $round }.
cli-kept-for-good = { $player } behält „{ $card }“.
cli-tiles-beside = Wertungstafeln neben dem Plan: { $tiles }
cli-your-hand = Deine Machtkarten:
cli-brings = bringt { $count }
cli-choose = Mehrere können in einer Zeile stehen: P180 P90 P10. „balanced“ (ausgewogen) oder „random“ (zufällig) wählt alle übrigen; „cards“ zeigt die Texte.

## Was geschehen ist

cli-placed = { $player } setzt Caballeros ein: { $spaces }.
cli-took-and-used = { $player } nimmt „{ $card }“ und führt die Sonderaktion aus.
cli-earlier = … { $count } frühere Zeilen: „log“ zeigt sie.

## Im Gespräch mit den Spielern

cli-welcome = El Grande mit der Startzahl { $seed }. „help“ zeigt, was du tippen kannst.
cli-person = ein Mensch
cli-bot = ein Bot ({ $level })
cli-resumed = Das Spiel geht dort weiter, wo es gespeichert wurde.
cli-pass-on = { $player }, du bist an der Reihe. Drücke Enter, wenn nur du den Bildschirm siehst.
cli-not-understood = „{ $text }“ ist keine Wahl. Tippe eine Nummer der Liste oder Notation wie P13, A4, +3, Gal, Gal.red>Val; „help“ zeigt mehr.
cli-no-such-number = { $number } steht nicht in der Liste: Sie geht von 1 bis { $last }.
cli-left-over = Nicht gespielt, weil sich die Lage geändert hat: { $words }
cli-undone = Zurückgenommen.
cli-undo-nothing = Es gibt nichts zurückzunehmen: Noch ist nichts gewählt.
cli-undo-revealed = Deine letzte Wahl steht fest: Seither ist etwas Geheimes oder Zufälliges ans Licht gekommen.
cli-undo-other = Deine letzte Wahl steht fest: { $player } hat seither gewählt.
cli-no-such-card = Keine Karte ist „{ $text }“. Tippe card und die Nummer eines Stapels, oder Wörter einer Karte.
cli-record-secrets = Diese Aufzeichnung verrät alles, auch Geheimes.
cli-file-needed = Welche Datei? Tippe save und einen Namen, etwa: save spiel.json
cli-file-trouble = { $file }: { $problem }
cli-saved = Das Spiel ist in { $file } gespeichert. Weiter geht es mit: elgrande play --load { $file }
cli-recorded = Die Aufzeichnung ist in { $file }. Sieh sie an mit: elgrande replay { $file }
cli-ask-save = Das Spiel speichern? Ein Dateiname, oder nur Enter, um ohne Speichern zu gehen:
cli-ask-record = Die Aufzeichnung des Spiels speichern? Ein Dateiname, oder nur Enter, um zu gehen:
cli-goodbye = Auf Wiedersehen.
cli-help =
    Wähle mit der Nummer in der Liste, mit dem Namen oder mit der Notation.
    Mehrere Wahlen können in einer Zeile stehen: A1 special Gal.red>Val stop

      P13        spiele Machtkarte 13 aus
      +3         hole 3 Caballeros an deinen Hof
      A4         nimm die Aktionskarte von Stapel 4
      special    führe die Sonderaktion aus
      place      setze Caballeros ein
      end        beende den Zug
      Gal        eine Region: Gal Vas Ara Cat Vie Nue Sev Gra Val
      Cas        das Castillo
      Gal.red    der rote Caballero in Galicia (red blue green yellow purple)
      Gal.red>Val  derselbe, nach Valencia umgesetzt
      stop       nichts mehr davon
      veto, pass   Antworten, wenn ein Veto möglich ist

    Mit Modulen:
      Fra Shi Ame Afr  Francia, das Schiff, América, África
      Amb Env Thi  Botschafter, Gesandter, drittes Feld von Francia
      Cpt Vic Lim  Kapitän, Vizekönig, Begrenzungstafel
      token      einen Caballero auf ein Plättchen stellen
      levy       1 Caballero mehr an deinen Hof holen
      use, pass  Antworten, wenn eine behaltene Karte möglich ist
      plain gold goods bearer  welcher Caballero es ist
      P40 PJ     Machtkarte 40, der Joker; card P40 zeigt den Text
      role       führe die Aktion der Königs- oder Intrigenkarte aus
      @red       ein Spieler; K1 die erste aller behaltenen Karten
      Por Sh1 Sh2 Pri  Portugal, die Schiffe, das Gefängnis
      march      ziehe Söldner

      hint       die besten Möglichkeiten, und warum
      undo       nimm deine letzte Wahl zurück, solange nichts ans Licht kam
      board      zeige den Plan noch einmal
      card 3     der ganze Text einer Karte; cards: aller offenen Karten
      log        was bisher geschehen ist
      record     das bisherige Spiel in Notation
      save FILE  speichere das Spiel, für später: elgrande play --load FILE
      quit       verlasse das Spiel

    Auf dem Plan steht „frei“, wo Caballeros eingesetzt werden dürfen: in den
    Regionen neben dem König und im Castillo. G ist ein Grande.

## Das Ende

cli-player = Spieler
cli-and = { $names } und { $last }
cli-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
cli-total = gesamt
cli-source-general = allgemein
cli-source-castillo = Castillo
cli-source-special = Sonder
cli-source-king = König
cli-source-grande = Grande
cli-source-earlier = vorher
cli-by-region = Punkte in den allgemeinen Wertungen, mit den Boni
cli-after-choice = Nach Wahl { $count } von { $all }.

## Karten

cli-card-key = Schlüssel
cli-card-rule = Regel
cli-card-stack = Stapel
cli-card-copies = Anzahl
cli-card-place = einsetzen
cli-card-name = Name
cli-card-facts = { $copies ->
    [one] Stapel { $stack }, 1 Karte, bis zu { $place } einsetzen
   *[other] Stapel { $stack }, { $copies } Karten, bis zu { $place } einsetzen
}
cli-card-ruling = Auslegung: { $text }
