# Das Modul Großinquisitor & Kolonien.

web-module-grand_inquisitor = Großinquisitor & Kolonien
    .text = Francia, ein Schiff und zwei Kolonien mit Gold und Waren, schwarze Caballeros für den Besitzer des Großinquisitors und eine Tafel, die begrenzt, wer zählt.

## Orte

space-francia = Francia
space-ship = Schiff
    .at = auf dem Schiff
    .to = auf das Schiff
    .from = vom Schiff
    .the = Das Schiff
space-america = América
space-africa = África
space-ambassador = Botschafter
    .at = auf dem Botschafterfeld
    .to = auf das Botschafterfeld
    .from = vom Botschafterfeld
    .the = Das Botschafterfeld
space-envoy = Gesandter
    .at = auf dem Gesandtenfeld
    .to = auf das Gesandtenfeld
    .from = vom Gesandtenfeld
    .the = Das Gesandtenfeld
space-third = Drittes Feld
    .at = auf dem dritten Feld von Francia
    .to = auf das dritte Feld von Francia
    .from = vom dritten Feld von Francia
    .the = Das dritte Feld von Francia
space-captain = Kapitän
    .at = auf dem Kapitänsfeld
    .to = auf das Kapitänsfeld
    .from = vom Kapitänsfeld
    .the = Das Kapitänsfeld
space-viceroy = Vizekönig
    .at = auf dem Vizekönigsfeld
    .to = auf das Vizekönigsfeld
    .from = vom Vizekönigsfeld
    .the = Das Vizekönigsfeld
space-limit-board = Begrenzungstafel
    .at = auf der Begrenzungstafel
    .to = auf die Begrenzungstafel
    .from = von der Begrenzungstafel
    .the = Die Begrenzungstafel
    .short = Begrenzung

## Wörter

shape-shield = Schild

token-0 = Gold
token-1 = Waren

word-grand-inquisitor = Großinquisitor
word-holder = Besitzer des Großinquisitors
word-black-caballeros = schwarze Caballeros
word-limit-board = Begrenzungstafel
word-journey = Reise
word-coast = Küste
word-gold = Gold
word-goods = Waren
word-supply = Vorrat
word-delayed-scoring = aufgeschobene Wertung
word-closed-card = geschlossene Karte

## Karten

-ruling-tokens = Zuerst kommt das Gold der Karte nach América und kommen ihre Waren nach África, soweit der Vorrat reicht. Das gehört zur Sonderaktion: Wer sie auslässt oder an ihrem Anfang ein Veto bekommt, legt nichts.

card-holy-inquisition = Großinquisitorkarte
    .brief = Nimm den Großinquisitor, setze { $amount } schwarze um
    .text = { $amount ->
        [one] Nimm den Großinquisitor: Solange du ihn hast, gehören die schwarzen Caballeros dir. Setze dann 1 schwarzen Caballero in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt. Solange du den Großinquisitor hast, darfst du in jedem deiner Züge entweder 1 Caballero mehr aus der Provinz an deinen Hof holen oder 1 mehr einsetzen.
       *[other] Nimm den Großinquisitor: Solange du ihn hast, gehören die schwarzen Caballeros dir. Setze dann bis zu { $amount } schwarze Caballeros in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt. Solange du den Großinquisitor hast, darfst du in jedem deiner Züge entweder 1 Caballero mehr aus der Provinz an deinen Hof holen oder 1 mehr einsetzen.
    }
    .ruling = Diese Karte gibt es in jeder Runde. Auch wer den Großinquisitor schon hat, darf sie wählen, behält ihn und setzt schwarze Caballeros um. Wer die Sonderaktion auslässt, nimmt den Großinquisitor nicht. { -ruling-moves }
card-close-card = Aktionskarte umdrehen
    .brief = Drehe eine Aktionskarte um, jetzt oder später
    .text = Drehe eine offene Aktionskarte um: Niemand kann sie in dieser Runde wählen. Tu das jetzt, oder behalte diese Karte offen vor dir und tu es später, in einer beliebigen Runde, wenn ein Spieler gerade eine Aktionskarte wählen will.
    .ruling = Jede Karte, die offen auf einem Stapel liegt, kann umgedreht werden, auch die Königskarte und die Großinquisitorkarte, aber nie eine Karte, die jemand behält. Auch vor deiner eigenen Wahl darfst du sie einsetzen. { -ruling-tokens } Bei einer behaltenen Karte kommen sie, wenn du sie behältst.
card-double-strike = Doppelschlag
    .brief = Behalte sie: Wiederhole einmal eine fremde Aktion
    .text = Behalte diese Karte offen vor dir. Einmal darfst du gleich nach dem Zug eines Mitspielers die Sonderaktion ausführen, die er ausgeführt hat: nach deiner eigenen Wahl, mit Gold und Waren, aber ohne einzusetzen.
    .ruling = Das geht vom nächsten Zug an, in jeder Runde, auch nach dem letzten Zug einer Runde. Eine Sonderaktion, die ausgelassen oder vor ihrem ersten Schritt durch ein Veto gestoppt wurde, kann nicht wiederholt werden; eine später gestoppte wird ganz wiederholt. Das Behalten einer Karte kann nicht wiederholt werden, ihr Gold und ihre Waren werden aber noch einmal gelegt; wurde mit dieser Karte sofort eine Aktionskarte umgedreht, darfst auch du eine umdrehen. Niemand kommt ein zweites Mal ins Spiel: Zusätzliche Caballeros vom Hof werden nicht wiederholt. Ein Veto kann die Wiederholung stoppen wie jede Sonderaktion.
card-free-choice = Umsetzen vor der Wertung
    .brief = Behalte sie: Setze vor einer Wertung { $amount } eigene um
    .text = { $amount ->
        [one] Behalte diese Karte offen vor dir. Einmal darfst du bei einer allgemeinen Wertung, wenn die Caballeros aus dem Castillo in ihren Regionen stehen und bevor die erste Region gewertet wird, 1 Caballero deiner Farbe umsetzen.
       *[other] Behalte diese Karte offen vor dir. Einmal darfst du bei einer allgemeinen Wertung, wenn die Caballeros aus dem Castillo in ihren Regionen stehen und bevor die erste Region gewertet wird, bis zu { $amount } Caballeros deiner Farbe umsetzen.
    }
    .ruling = Es muss nicht bei der nächsten allgemeinen Wertung sein. Auch das Castillo ist erlaubt, und ein Caballero, der Gold oder Waren heimbringt, bekommt sofort Punkte. { -ruling-tokens } Bei einer behaltenen Karte kommen sie, wenn du sie behältst.
card-score-new-regions = Sonderwertung: neue Regionen
    .brief = Werte die vier neuen Regionen
    .text = Werte Francia, das Schiff, América und África für alle Spieler, mit den Boni.
    .ruling = { -ruling-order } { -ruling-tokens }
card-score-black = Sonderwertung: Großinquisitor
    .brief = Nimm den Großinquisitor, werte Regionen mit Schwarz
    .text = Nimm den Großinquisitor. Werte dann jede Region mit mindestens 1 schwarzen Caballero für alle Spieler, mit den Boni.
    .ruling = Wer danach einsetzt, darf schon den 1 Caballero mehr des Großinquisitors einsetzen. { -ruling-order } { -ruling-tokens }
card-transport = Transport
    .brief = { card-intrigue-own-4.brief }
    .text = { $amount ->
        [one] Setze 1 Caballero deiner Farbe aus einer Region in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
       *[other] Setze bis zu { $amount } Caballeros deiner Farbe aus beliebigen Regionen in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
    }
    .ruling = Sie dürfen zu den gerade gelegten Plättchen, und Caballeros mit Gold oder Waren dürfen heimkommen. { -ruling-tokens } { -ruling-moves }
card-limit-board = Begrenzungstafel versetzen
    .brief = Versetze die Begrenzungstafel und fülle sie
    .text = Du darfst die Begrenzungstafel in eine andere Region versetzen und mit Caballeros aus dieser Region füllen, so viele darauf passen; du wählst, welche. Nicht aus der Königsregion, nicht in sie hinein und nicht nach Francia.
    .ruling = Die Tafel darf liegen bleiben; Gold und Waren werden trotzdem gelegt. Kommt sie weg, bleiben die Caballeros, die darauf standen, in der alten Region. Kapitän und Vizekönig behalten ihre Felder; Caballeros mit Gold oder Waren dürfen auf der Tafel stehen. { -ruling-tokens }
card-limit-board-gold = Begrenzungstafel versetzen, mit Gold
    .brief = { card-limit-board.brief }
    .text = Du darfst die Begrenzungstafel in eine andere Region versetzen und mit Caballeros aus dieser Region füllen, so viele darauf passen; du wählst, welche. Nicht aus der Königsregion, nicht in sie hinein und nicht nach Francia.
    .ruling = Die Tafel darf liegen bleiben; Gold und Waren werden trotzdem gelegt. Kommt sie weg, bleiben die Caballeros, die darauf standen, in der alten Region. Kapitän und Vizekönig behalten ihre Felder; Caballeros mit Gold oder Waren dürfen auf der Tafel stehen. { -ruling-tokens }
card-delayed-scoring = Sonderwertung: beliebige Region
    .brief = Merke eine Region vor: gewertet nach nächster Runde
    .text = Lege den Marker in eine Region. Am Ende der nächsten Runde wird diese Region für alle Spieler gewertet, mit den Boni, vor einer allgemeinen Wertung dieser Runde. Wird das in der letzten Runde gewählt, folgt die Wertung nach der letzten allgemeinen.
    .ruling = Die Königsregion und die neuen Regionen sind erlaubt, das Castillo nicht. Die Region wird so gewertet, wie sie dann aussieht. { -ruling-tokens }
card-conspiracy = Verschwörung
    .brief = Wirf die Granden der anderen ins Castillo
    .text = Wirf die Granden aller Mitspieler ins Castillo, außer einem in der Königsregion. Wer einen Granden darin hat und dort allein auf dem ersten Platz ist, bekommt 2 Punkte mehr, wenn das Castillo gewertet wird. Bei der nächsten allgemeinen Wertung kommt jeder Grande dorthin, wohin die Geheimscheibe seines Besitzers zeigt.
    .ruling = Ein Grande im Castillo bringt in keiner Region einen Bonus. Zeigt die Geheimscheibe seines Besitzers die Königsregion, bleibt er bis zur nächsten allgemeinen Wertung darin. { -ruling-tokens }

## Was zu tun ist

prompt-dial-setup = { $count ->
    [one] { $player }: Stelle deine Geheimscheibe auf die Region, in die 1 Caballero aus der Provinz kommt.
   *[other] { $player }: Stelle deine Geheimscheibe auf die Region, in die { $count } Caballeros aus der Provinz kommen.
}
    .other = { $player } stellt eine Geheimscheibe für die ersten Caballeros ein.
prompt-journey = { $player }: Wähle einen Caballero, der auf das Schiff oder vom Schiff reist.
    .other = { $player } wählt einen Caballero, der auf Reisen geht.
prompt-sail = { $player }: Wähle, wohin der Caballero { FROM($space) } reist.
    .other = { $player } wählt, wohin der Caballero { FROM($space) } reist.
prompt-take-token = { $player }: Wähle einen Caballero, der auf ein Plättchen kommt.
    .other = { $player } wählt einen Caballero, der auf ein Plättchen kommt.
prompt-move-black = { $player }: Wähle einen schwarzen Caballero zum Umsetzen, noch { $left }.
    .other = { $player } setzt schwarze Caballeros um.
prompt-fill-board = { $player }: Wähle einen Caballero { AT($space) } für die Begrenzungstafel, noch { $left }.
    .other = { $player } wählt Caballeros { AT($space) } für die Begrenzungstafel.
prompt-move-board = { $player }: Wähle die Region, in die die Begrenzungstafel kommt, oder lass sie liegen.
    .other = { $player } wählt, wohin die Begrenzungstafel kommt.
prompt-close = { $player }: { $actor } will gerade eine Aktionskarte wählen. Drehe eine um oder warte.
    .other = { $player } darf eine Aktionskarte umdrehen, bevor { $actor } eine wählt.
prompt-close-now = { $player }: Drehe jetzt eine Aktionskarte um oder behalte diese Karte für später.
    .other = { $player } darf jetzt eine Aktionskarte umdrehen.
prompt-close-again = { $player }: Drehe auch eine Aktionskarte um, oder keine.
    .other = { $player } darf auch eine Aktionskarte umdrehen.
prompt-strike = { $player }: Führe die Sonderaktion „{ $card }“ von { $actor } noch einmal aus oder warte.
    .other = { $player } darf die Sonderaktion „{ $card }“ von { $actor } noch einmal ausführen.
prompt-free-choice = { $player }: Setze jetzt eigene Caballeros um oder behalte die Karte.
    .other = { $player } darf jetzt mit einer behaltenen Karte Caballeros umsetzen.
prompt-delay = { $player }: Wähle die Region, die am Ende der nächsten Runde gewertet wird.
    .other = { $player } wählt die Region, die am Ende der nächsten Runde gewertet wird.
prompt-give-up = { $player }: Wähle, welcher deiner Caballeros { AT($space) } geht, noch { $left }.
    .other = { $player } wählt, welche Caballeros { AT($space) } gehen.

label-token = Caballero auf ein Plättchen stellen
label-levy = 1 mehr an den Hof
label-board-stays = Tafel liegen lassen

reason-full = Es gibt keinen freien Platz { AT($space) }.
reason-arrived = Diese Caballeros kamen in dieser Runde: Sie können in einer späteren reisen.
reason-nowhere-to-sail = Wohin diese Caballeros reisen könnten, ist kein Platz frei.
reason-not-by-placing = Caballeros kommen nur mit dem Schiff oder durch Umsetzen { TO($space) }.
reason-no-board = Die Begrenzungstafel kann nicht { AT($space) } liegen.
reason-board-here = Dort liegt schon eine Begrenzungstafel.
reason-card-closed = Diese Karte ist verdeckt: niemand kann sie in dieser Runde wählen.
reason-no-journey = Von dort führt keine Reise { TO($space) }.
reason-no-token = Dort ist kein freies Plättchen für einen Caballero.
reason-same-space = Der Caballero steht schon dort.
reason-no-load = Ein Caballero mit Gold oder Waren kann nicht { AT($space) } stehen.
reason-laden = Die Caballeros dort tragen schon etwas.
reason-not-beside-board = Nur Caballeros neben der Begrenzungstafel können sie füllen.

## Was geschah

event-laid-tokens = { $gold ->
    [0] { $goods ->
        [one] { $player } legt 1 Warenplättchen nach África.
       *[other] { $player } legt { $goods } Warenplättchen nach África.
    }
    [one] { $goods ->
        [0] { $player } legt 1 Goldplättchen nach América.
        [one] { $player } legt 1 Goldplättchen nach América und 1 Warenplättchen nach África.
       *[other] { $player } legt 1 Goldplättchen nach América und { $goods } Warenplättchen nach África.
    }
   *[other] { $goods ->
        [0] { $player } legt { $gold } Goldplättchen nach América.
        [one] { $player } legt { $gold } Goldplättchen nach América und 1 Warenplättchen nach África.
       *[other] { $player } legt { $gold } Goldplättchen nach América und { $goods } Warenplättchen nach África.
    }
}
event-took-token = { $player } stellt einen Caballero von { $colour } { AT($space) } auf ein Plättchen: { $token }.
event-token-back = Ein Plättchen kommt in den Vorrat zurück: { $token }.
event-took-inquisitor = { $player } nimmt den Großinquisitor.
event-levied = { $player } holt durch den Großinquisitor 1 Caballero mehr an den Hof.
event-sailed = { $player } lässt einen Caballero von { $colour } { FROM($from) } { TO($to) } reisen.
event-board-moved = { $player } versetzt die Begrenzungstafel { TO($space) }.
event-board-stays = { $player } lässt die Begrenzungstafel { AT($space) } liegen.
event-filled = { $player } stellt einen Caballero von { $colour } { AT($space) } auf die Begrenzungstafel.
event-closed = { $player } dreht „{ $card }“ um.
event-strikes = { $player } führt „{ $card }“ von { $actor } noch einmal aus.
event-delays = { $player } legt den Marker für eine aufgeschobene Wertung { TO($space) }.
event-delayed-scoring = Aufgeschobene Wertung: { $space }
event-grande-thrown = Der Grande von { $player } wird ins Castillo geworfen.
event-grande-out = Der Grande von { $player } kommt aus dem Castillo { TO($space) }.
event-black-out = { $count ->
    [one] 1 schwarzer Caballero kommt aus dem Castillo { TO($space) }.
   *[other] { $count } schwarze Caballeros kommen aus dem Castillo { TO($space) }.
}
event-black-inside = { $count ->
    [one] 1 schwarzer Caballero ist im Castillo.
   *[other] { $count } schwarze Caballeros sind im Castillo.
}
event-black-evicted = { $count ->
    [one] 1 schwarzer Caballero kommt { FROM($from) } { TO($to) }.
   *[other] { $count } schwarze Caballeros kommen { FROM($from) } { TO($to) }.
}
event-set-out = { $count ->
    [one] { $player } beginnt mit 1 weiteren Caballero { AT($space) }.
   *[other] { $player } beginnt mit { $count } weiteren Caballeros { AT($space) }.
}

source-ambassador = Botschafter
source-envoy = Gesandter
source-captain = Kapitän
source-viceroy = Vizekönig
source-gold = Gold
source-goods = Waren

cli-source-office = Ämter
cli-source-token = Gold, Waren

## Der Tisch im Browser

table-space-black = { $count ->
    [one] 1 schwarzer Caballero
   *[other] { $count } schwarze Caballeros
}
table-space-gold = { $count ->
    [one] hier liegt 1 Goldplättchen
   *[other] hier liegen { $count } Goldplättchen
}
table-space-goods = { $count ->
    [one] hier liegt 1 Warenplättchen
   *[other] hier liegen { $count } Warenplättchen
}
table-carries-gold = { $count ->
    [one] { $player }: 1 Caballero mit Gold
   *[other] { $player }: { $count } Caballeros mit Gold
}
table-carries-goods = { $count ->
    [one] { $player }: 1 Caballero mit Waren
   *[other] { $player }: { $count } Caballeros mit Waren
}
table-space-coast = Küste
table-board-spaces = Begrenzungstafel: { $taken } von { $all } Feldern besetzt
table-board-beside = Neben der Begrenzungstafel: zählt nicht
table-supply = Vorrat: { $gold } Gold, { $goods } Waren
table-journeys = Reisen
table-journeys-text = Caballeros, die in einer früheren Runde kamen, können reisen: einmal je Zug und kostenlos.
table-marker-now = wird am Ende dieser Runde gewertet
table-marker-next = wird am Ende der nächsten Runde gewertet
table-office = { $points ->
    [one] 1 Punkt bei jeder Wertung
   *[other] { $points } Punkte bei jeder Wertung
}

picture-inquisitor = Großinquisitor
picture-black = schwarze Caballeros
picture-ship = Schiff
picture-coast = Küste
picture-limit-board = Begrenzungstafel
picture-gold = Gold
picture-goods = Waren
picture-supply = Vorrat
picture-marker = aufgeschobene Wertung
picture-closed = geschlossen

## Die Lektion, und Wörter, die sich erklären

lesson-grand_inquisitor =
    # Übersee

    Vier neue Regionen: Francia, das Schiff, América und África. Steht der König an der Küste, gehen Caballeros an Bord; zu Beginn eines späteren Zuges segeln sie weiter, in eine Kolonie oder nach Hause. [GIC-10, GIC-25]

    ```board
    players: 3
    field limit: sevilla
    at ambassador: 0 1 0
    at ship: 1 0 2
    at captain: 1
    at america: 1 1 0
    at africa: 0 1 1
    show: francia ship america africa castillo
    caption: In Francia ist nur Platz für drei. Botschafter, Gesandter, Kapitän und Vizekönig bringen eigene Punkte.
    ```

    # Gold und Waren

    In América liegt Gold, in África liegen Waren. Stelle dort einen eigenen Caballero auf ein Plättchen und bring es heim nach Spanien: sofort 6 Punkte für Gold, 4 für Waren. [GIC-41, GIC-42]

    # Der Großinquisitor

    Schwarze Caballeros gehören niemandem, außer wer den Großinquisitor hat: Für diesen Spieler zählen sie wie eigene, und in jedem Zug bekommt er einen Caballero mehr. Die Großinquisitorkarte nimmt ihn dem weg, der ihn hat. [GIC-50, GIC-51, GIC-52]

    ```board
    players: 3
    field inquisitor: red
    field limit: sevilla
    at aragon: 1 2 0 0 0 2
    show: aragon
    score: aragon
    points: 5 4
    caption: Rot hat den Großinquisitor: ein roter und zwei schwarze sind drei, also ist Rot Erster.
    ```

    # Die Begrenzungstafel

    In einer Region zählt nur, wer auf der Tafel steht. Wer dort keinen Platz findet, steht daneben, umsonst. [GIC-55, GIC-56]

    ```board
    players: 3
    field limit: valencia
    at valencia: 2 0 1
    at limit-board: 1 3 2
    show: valencia limit-board
    score: valencia
    points: 0 5 3
    caption: Hier liegt die Tafel in Valencia: Die beiden roten und der grüne daneben zählen nicht.
    ```

    # Jede Runde zwei Karten mehr

    Sieben Aktionskarten liegen offen statt fünf. Stapel 6 ist immer die Großinquisitorkarte, Stapel 7 hat die Karten der Kolonien. [GIC-6]

    ```cards
    cards: holy-inquisition transport double-strike
    caption: Einige Karten der neuen Stapel.
    ```
about-grand-inquisitor = Großinquisitor
    .forms = Großinquisitor, Großinquisitors
    .text = Wer ihn hat, führt die schwarzen Caballeros und bekommt in jedem Zug einen Caballero mehr.
    .see = rules/grand_inquisitor
about-limit-board = Begrenzungstafel
    .forms = Begrenzungstafel
    .text = In ihrer Region zählen nur Caballeros auf der Tafel; die anderen stehen umsonst daneben.
    .see = rules/grand_inquisitor
about-captain = Kapitän
    .forms = Kapitän, Kapitäns
    .text = Ein Feld auf dem Schiff: 3 Punkte, wenn das Schiff gewertet wird. Der Kapitän zählt nicht für die Mehrheit.
    .see = rules/grand_inquisitor
about-viceroy = Vizekönig
    .forms = Vizekönig, Vizekönigs
    .text = Ein Feld in América: 5 Punkte, wenn América gewertet wird. Der Vizekönig zählt nicht für die Mehrheit.
    .see = rules/grand_inquisitor
about-colonies = Kolonien
    .forms = Kolonie, Kolonien
    .text = América und África. Caballeros kommen nur mit dem Schiff oder durch Umsetzen hin und holen Gold und Waren.
    .see = rules/grand_inquisitor
