# Das Modul Grandissimo.

web-module-grandissimo = Grandissimo
    .text = Portugal, Schiffe und ein Gefängnis, eine Königin, ein Hofnarr und ein Generalinquisitor mit Söldnern und zwanzig weitere Aktionskarten.

## Teile, die ein Tisch weglassen kann

web-parts-grandissimo = Teile von Grandissimo
    .text = Was du weglässt, bleibt mit seinen Symbolen in der Schachtel. Von Stapel 6 bleibt mindestens eine Karte.
part-ships = Schiffe
    .text = Sie bringen Caballeros an die Küsten.
part-prison = Gefängnis
    .text = Es hält Caballeros von der Karte fern, bis die Königskarte sie befreit.
part-inquisitor-general = Generalinquisitor
    .text = Mit den Söldnern und der Karte „Spanische Inquisition“.
web-option-second_ship = Zweites Schiff
option-second_ship-off = Ein Schiff zu zweit
    .text = Grandissimo hat zu zweit ein Schiff, wie es die Spielregel empfiehlt.
option-second_ship-on = Zwei Schiffe zu zweit
    .text = Grandissimo hat auch zu zweit zwei Schiffe.
preset-first-grandissimo = Erstes Grandissimo
    .text = Grandissimo ohne Schiffe, Gefängnis und Generalinquisitor: der beste Weg, es kennenzulernen.

## Orte

space-portugal = Portugal
space-ship-1 = Schiff 1
    .at = auf Schiff 1
    .to = auf Schiff 1
    .from = von Schiff 1
    .the = Schiff 1
space-ship-2 = Schiff 2
    .at = auf Schiff 2
    .to = auf Schiff 2
    .from = von Schiff 2
    .the = Schiff 2
space-prison = Gefängnis
    .at = im Gefängnis
    .to = ins Gefängnis
    .from = aus dem Gefängnis
    .the = Das Gefängnis
space-guests-0 = Gäste von Rot
    .at = bei den Gästen von Rot
    .to = zu den Gästen von Rot
    .from = von den Gästen von Rot
    .the = Die Gruppe der Gäste von Rot
space-guests-1 = Gäste von Blau
    .at = bei den Gästen von Blau
    .to = zu den Gästen von Blau
    .from = von den Gästen von Blau
    .the = Die Gruppe der Gäste von Blau
space-guests-2 = Gäste von Grün
    .at = bei den Gästen von Grün
    .to = zu den Gästen von Grün
    .from = von den Gästen von Grün
    .the = Die Gruppe der Gäste von Grün
space-guests-3 = Gäste von Gelb
    .at = bei den Gästen von Gelb
    .to = zu den Gästen von Gelb
    .from = von den Gästen von Gelb
    .the = Die Gruppe der Gäste von Gelb
space-guests-4 = Gäste von Lila
    .at = bei den Gästen von Lila
    .to = zu den Gästen von Lila
    .from = von den Gästen von Lila
    .the = Die Gruppe der Gäste von Lila

## Wörter

number-ship = Schiff
number-prison = Gefängnis

word-prison = Gefängnis
word-prisoners = Gefangene
word-load = Ladung
word-queen = Königin
word-jester = Hofnarr
word-inquisitor-general = Generalinquisitor
word-mercenaries = Söldner
word-guest = Gast
word-acting-king = Vertreter des Königs
word-region-card = Regionskarte
word-second-card = zweite Karte
word-symbol = Symbol

## Karten von Stapel 6

-ruling-symbol = Zeigt die Karte ein Schiff oder das Gefängnis, darfst du dieses Symbol davor oder danach nutzen oder darauf verzichten. Es gehört zur Sonderaktion: Lässt du sie aus oder nimmt ein Veto oder ein Aktionsstopp sie dir, ist auch das Symbol verloren.

card-boycott = Boykott
    .brief = Wähle geheim eine Region, die nicht gewertet wird
    .text = Wähle geheim eine Region, deren Karte frei ist. Diese Region wird in der nächsten allgemeinen Wertung nicht gewertet.
    .ruling = Die anderen erfahren, welche es ist, wenn die Region an der Reihe ist. Portugal hat keine Regionskarte. Sonderwertungen finden wie gewohnt statt, und eine boykottierte Region fällt aus einer Allianz heraus. Solange ein Boykott läuft, kann niemand einen weiteren ausrufen. { -ruling-symbol }
card-coalition = Koalition
    .brief = Lege oder versetze eine oder beide Wertungstafeln
    .text = Lege eine oder beide Wertungstafeln in Regionen oder zum Castillo, oder versetze sie von da, wo sie liegen. Beide werden zuerst aufgenommen und dürfen also die Plätze tauschen. Nicht in die Königsregion oder aus ihr heraus, und nie beide an einen Ort.
    .ruling = Ein Veto kann eingreifen, bevor die Tafeln aufgenommen werden, und bei jeder der beiden. { -ruling-symbol }
card-double-turn = Doppelzug
    .brief = Nimm noch eine Aktionskarte, für jetzt oder später
    .text = Führe diese Karte erst ganz aus, mit Einsetzen und Gefängnis, und nimm dann noch eine offene Aktionskarte. Nutze sie sofort ganz, auch zum Einsetzen; oder behalte sie und nutze sie in einem späteren Zug, neben der Karte dieses Zuges.
    .ruling = Jede offen liegende Karte ist erlaubt, auch der König und Königin und Hofnarr; bis sie genutzt ist, liegt auf einem Stapel mit nur einer Karte nichts offen. Eine behaltene zweite Karte wird ganz vor oder ganz nach der Karte jenes Zuges genutzt; wer noch eine hat, nimmt keine weitere. Die Sonderaktion ist das Gefängnis, auf das du verzichten darfst, und die zweite Karte: Wer sie auslässt oder durch ein Veto oder einen Aktionsstopp verliert, nimmt keine zweite Karte.
card-gra-free-choice = Freie Wahl
    .brief = { card-free-choice.brief }
    .text = { card-free-choice.text }
    .ruling = Es muss nicht bei der nächsten allgemeinen Wertung sein. Auch das Castillo ist erlaubt. { -ruling-symbol }
card-king-incognito = König inkognito
    .brief = Wähle geheim, wo der König später auftaucht
    .text = Wähle geheim eine Region, deren Karte frei ist, und behalte diese Karte offen vor dir. Einmal, auch im Zug eines Mitspielers, darfst du deine Wahl aufdecken: Der König steht sofort dort.
    .ruling = Du wirst vor dem ersten Zug und nach jedem Zug einer Runde gefragt, und in jedem Zug, auch in deinem eigenen: wenn eine Karte genommen ist, bevor das Einsetzen beginnt, nach jedem Caballero, der eingesetzt oder umgesetzt wird, und nach jedem angesagten Schritt. Nicht bei einer allgemeinen Wertung. Solange du ihn aufdecken kannst, wird der Spieler am Zug gefragt, in welcher Reihenfolge mehrere Regionen gewertet werden. Was getan ist, bleibt; was folgt, richtet sich nach der neuen Königsregion. Ein Veto kann es nicht verhindern. Es holt den König auch aus dem Castillo und beendet einen Umsturz. Eine Amnestie gibt es nicht.
card-eviction-order = Räumungsbefehl
    .brief = Die anderen holen ihre aus dem Castillo an den Hof
    .text = Hebe das Castillo an. Alle Mitspieler nehmen ihre Caballeros daraus an ihren Hof. Deine eigenen kommen wieder hinein.
    .ruling = Alle sehen, was darin ist. Auch Granden, Söldner und der König kommen wieder hinein.
card-score-coasts = Sonderwertung: Küsten
    .brief = Werte alle Küstenregionen
    .text = Werte alle sieben Küstenregionen für alle Spieler, mit den Boni: Galicia, País Vasco, Cataluña, Sevilla, Granada, Valencia und Portugal.
    .ruling = { -ruling-order }
card-gra-espionage = Spionage
    .brief = Behalte sie: Sieh alle Scheiben, wähle zuletzt
    .text = Behalte diese Karte offen vor dir. In der nächsten allgemeinen Wertung stellst du deine Geheimscheibe als Letzter ein und siehst vorher die der anderen. Danach kommt die Karte wieder unter ihren Stapel.
    .ruling = Bei Geheimscheiben von Sonderaktionen wirkt sie nicht. { -ruling-symbol }
card-score-courts = Wertung der Höfe
    .brief = Meiste Caballeros am Hof: Punkte für alle Plätze
    .text = Wer die meisten Caballeros am Hof hat, bekommt 7 Punkte, der Zweite 5, der Dritte 1. Für Gleichstand und Spielerzahl gilt dasselbe wie in einer Region.
    .ruling = Gäste zählen nicht, und ein leerer Hof bringt nichts.
card-action-stop = Aktionsstopp
    .brief = Wer nach dir dran ist, verliert die Sonderaktion
    .text = Alle Spieler, die in dieser Runde nach dir am Zug sind, verlieren ihre Sonderaktion. Sie setzen wie gewohnt ein.
    .ruling = Auch Symbole, zweite Karten und die Amnestie entfallen; eine behaltene zweite Karte erlaubt nur das Einsetzen. Schon vorher behaltene Karten, Vetos, Königin, Hofnarr, Generalinquisitor, Landung und Gäste bleiben unberührt.
card-overthrow = Umsturz
    .brief = Ein Grande ist König bis nach der Wertung
    .text = Stelle den König ins Castillo und bestimme einen Granden, der in einer Region steht, gleich von wem. Bis nach der nächsten allgemeinen Wertung ist er in allem der König: Seine Region ist die Königsregion und bringt deren Bonus, und die Königskarte versetzt ihn. Dann kommt der König nach Portugal.
    .ruling = Das Castillo wird nicht zur Königsregion. Der Grande bringt auch seinen eigenen Bonus; die Karten Grande und Verschwörung können ihn nicht versetzen. Nicht möglich, wenn der König schon im Castillo ist oder kein Grande in einer Region steht. { -ruling-symbol }
card-quick-deployment = Schneller Einsatz
    .brief = Setze aus der Provinz ein, nicht vom Hof
    .text = Die Caballeros, die du mit dieser Karte einsetzt, kommen aus der Provinz und nicht von deinem Hof.
    .ruling = Sage es an, bevor du einsetzt. Sind in der Provinz weniger, setzt du weniger ein. Der 1 Caballero mehr der Königin kommt vom Hof. Ohne diese Aktion setzt du wie gewohnt vom Hof ein. { -ruling-symbol }
card-score-inland = Sonderwertung: Binnenland
    .brief = Werte die drei Regionen im Binnenland
    .text = Werte Aragón, Castilla la Vieja und Castilla la Nueva für alle Spieler, mit den Boni.
    .ruling = { -ruling-order }
card-spanish-inquisition = Spanische Inquisition
    .brief = Nimm den Generalinquisitor: Die Söldner sind deine
    .text = Nimm den Generalinquisitor und behalte ihn, bis die nächste allgemeine Wertung vorbei ist. Bis dahin zählen die Söldner als deine, und einmal in jedem deiner Züge darfst du bis zu 2 von ihnen in andere Regionen oder ins Castillo umsetzen. Jeder darf aus seiner Region 1 Caballero von dir mitnehmen. Die Königsregion ist in beiden Richtungen gesperrt.
    .ruling = Das erste Mal geht es schon in diesem Zug, neben der Sonderaktion. Für die anderen sind Söldner fremd; hat niemand den Generalinquisitor, zählen sie für niemanden. Sie kommen nie an einen Hof oder in die Provinz. { -ruling-symbol }
card-gra-conspiracy = Verschwörung
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = Ein Grande im Castillo bringt in keiner Region einen Bonus. Zeigt die Geheimscheibe seines Besitzers die Königsregion, bleibt er bis zur nächsten allgemeinen Wertung darin. Ein Grande, der den König vertritt, bleibt stehen. { -ruling-symbol }
card-off-to-castillo = Ab ins Castillo
    .brief = Wirf { $amount } von jedem ins Castillo
    .text = { card-ki-off-to-castillo.text }
    .ruling = Söldner gehören hier niemandem. { card-ki-off-to-castillo.ruling }
card-gra-alliance = Allianz
    .brief = { card-alliance.brief }
    .text = { card-alliance.text }
    .ruling = Das Paar wird einmal gewertet, wenn die erste der beiden Regionen an der Reihe ist; 1 Caballero in einer von beiden genügt. Jede Region hat ihr eigenes Wertungsfeld oder ihre Tafel. Sonderwertungen beachten die Plättchen nicht, und eine boykottierte Region fällt aus der Allianz heraus. { -ruling-symbol }
card-last-word = Das letzte Wort
    .brief = Behalte sie: Sei einmal als Letzter am Zug
    .text = Behalte diese Karte offen vor dir. Einmal, in einer späteren Runde, wenn die Machtkarten ausgespielt sind und vor dem ersten Zug, darfst du bestimmen, dass du als Letzter am Zug bist.
    .ruling = Startspieler der nächsten Runde wird trotzdem, wer die niedrigste Machtkarte hat. { -ruling-symbol }
card-united-force = Vereinte Kraft
    .brief = Keine Aktion, dafür viele Caballeros
    .text = Keine Sonderaktion außer dem Symbol der Karte: Du setzt viele Caballeros ein.
    .ruling = Das Gefängnis ist hier die Sonderaktion, und du darfst sie auslassen. Ein Veto kann sie verhindern.

## Die Karte von Stapel 7

card-queen-and-jester = Königin und Hofnarr
    .brief = Nimm die Königin oder den Hofnarren
    .text = Nimm die Königin oder den Hofnarren, gleich von wem, und behalte die Karte, bis ein anderer sie nimmt. Königin: In jedem deiner Züge darfst du entweder 1 Caballero mehr aus der Provinz an deinen Hof holen oder 1 mehr einsetzen. Hofnarr: In jedem deiner Züge darfst du 1 eigenen Caballero aus der Provinz an den Hof eines Mitspielers stellen; dieser muss ihn zu Beginn seines nächsten Zuges einsetzen.
    .ruling = Diese Karte gibt es in jeder Runde, und ein Spieler darf beide haben. In dem Zug, in dem du die Königin nimmst, darfst du mit ihr nur 1 mehr einsetzen, wenn du danach einsetzt; den Hofnarren darfst du auch in diesem Zug nutzen, jederzeit nachdem du ihn genommen hast. Ein Gast wird nach den üblichen Regeln eingesetzt, zusätzlich zu den eigenen Caballeros des Gastgebers, aber nicht auf ein Schiff. Gäste gehören zu keinem Hof.

## Was zu tun ist

prompt-take-ship = { $player }: Nimm ein Schiff.
    .other = { $player } nimmt ein Schiff.
prompt-land-first = { $player }: Wähle, welches deiner Schiffe zuerst landen darf, oder lande nichts.
    .other = { $player } wählt ein Schiff, das landet.
prompt-land = { $player }: Wähle eine Küste, an der ein Caballero von deinem Schiff landet, { $left } an Bord. Es landen alle oder keiner.
    .other = { $player } lässt Caballeros von einem Schiff landen.
prompt-imprison = { $player }: Wähle einen Caballero, der ins Gefängnis kommt.
    .other = { $player } wählt einen Caballero, der ins Gefängnis kommt.
prompt-amnesty = { $player }: Wähle die Region, in die alle Gefangenen kommen, oder lass sie im Gefängnis.
    .other = { $player } wählt, wohin alle Gefangenen kommen.
prompt-symbol-first = { $player }: Nutze zuerst das Symbol der Karte oder beginne mit der Karte selbst.
    .other = { $player } darf zuerst das Symbol der Karte nutzen.
prompt-symbol = { $player }: Nutze das Symbol der Karte oder verzichte darauf.
    .other = { $player } darf das Symbol der Karte nutzen.
prompt-take-character = { $player }: Nimm die Königin oder den Hofnarren.
    .other = { $player } nimmt die Königin oder den Hofnarren.
prompt-queen = { $player }: Hole mit der Königin 1 Caballero mehr an deinen Hof oder hebe sie für das Einsetzen auf.
    .other = { $player } darf mit der Königin 1 Caballero mehr an den Hof holen.
prompt-jester = { $player }: Wähle, an wessen Hof der Hofnarr einen Caballero von dir schickt, oder schicke keinen.
    .other = { $player } darf mit dem Hofnarren einen Caballero an einen anderen Hof schicken.
prompt-jest = { $player }: Wähle, an wessen Hof der Hofnarr einen Caballero von dir schickt.
    .other = { $player } schickt mit dem Hofnarren einen Caballero an einen anderen Hof.
prompt-place-guest = { $player }: Setze den Gast von { $owner } von deinem Hof ein.
    .other = { $player } setzt den Gast von { $owner } ein.
prompt-march = { $player }: Wähle einen Söldner zum Umsetzen, noch { $left }.
    .other = { $player } setzt Söldner um.
prompt-take-along = { $player }: Wähle einen eigenen Caballero { AT($space) }, der mit dem Söldner geht, oder keinen.
    .other = { $player } wählt, wer { AT($space) } mit dem Söldner geht.
prompt-region-card = { $player }: Wähle geheim eine Region, deren Karte frei ist.
    .other = { $player } wählt geheim eine Region.
prompt-show-king = { $player }: Decke jetzt auf, wo der König ist, oder warte.
    .other = { $player } darf aufdecken, wo der König ist.
prompt-overthrow = { $player }: Wähle, wessen Grande den König vertritt.
    .other = { $player } wählt, wessen Grande den König vertritt.
prompt-second-card = { $player }: Nimm eine zweite Aktionskarte oder keine.
    .other = { $player } darf eine zweite Aktionskarte nehmen.
prompt-use-second = { $player }: Nutze jetzt deine zweite Karte „{ $card }“ oder behalte sie für später.
    .other = { $player } darf jetzt die zweite Karte „{ $card }“ nutzen.
prompt-coalition = { $player }: Wähle die Wertungstafel, die du legst oder versetzt, oder beide.
    .other = { $player } wählt eine Wertungstafel zum Legen oder Versetzen.
prompt-last-word = { $player }: Sei in dieser Runde mit „Das letzte Wort“ als Letzter am Zug oder behalte die Karte.
    .other = { $player } darf in dieser Runde zuletzt am Zug sein.

label-march = Söldner umsetzen
label-jest = Mit dem Hofnarren einen Gast schicken
label-queen = Königin
label-jester = Hofnarr
label-both-tiles = Beide Wertungstafeln
label-symbol-ship = Ein Schiff nehmen
label-symbol-prison = Einen Caballero einsperren
label-symbol-later = Zuerst die Karte selbst
label-symbol-not = Auf das Symbol verzichten
label-show-king = Den König aufdecken
label-second-card = Zweite Karte nutzen
label-last-word = Als Letzter am Zug sein
label-nobody = Niemand

reason-no-coast = { THE($space) } hat keine Küste, an der ein Schiff landen kann.
reason-silenced = Deine Sonderaktionen sind in dieser Runde gestoppt.

## Was geschah

event-ship-taken = { $player } nimmt ein Schiff: { $space }.
event-landed = { $player } lässt einen Caballero { AT($space) } landen.
event-imprisoned = { $player } bringt einen Caballero von { $colour } { FROM($space) } ins Gefängnis.
event-freed = { $player } befreit die Gefangenen: Alle kommen { TO($space) }.
event-took-queen = { $player } nimmt die Königin.
event-took-jester = { $player } nimmt den Hofnarren.
event-queen-brings = { $player } holt durch die Königin 1 Caballero mehr an den Hof.
event-guest = { $player } schickt einen Caballero als Gast an den Hof von { $actor }.
event-guest-placed = { $space ->
    [Castillo] { $player } wirft einen Gast ins Castillo, einen Caballero von { $actor }.
   *[other] { $player } setzt einen Gast { AT($space) } ein, einen Caballero von { $actor }.
}
event-took-general = { $player } nimmt den Generalinquisitor.
event-boycotts = { $player } ruft einen Boykott aus und wählt geheim eine Region.
event-boycotted = { $player } boykottiert { $space }: Die Region wird nicht gewertet.
event-king-shown = { $player } deckt auf, wo der König ist: { $space }.
event-overthrown = { $player } stürzt den König: Der Grande von { $actor } tritt an seine Stelle.
event-king-returns = Der König kommt aus dem Castillo { TO($space) }.
event-court-points = { $points ->
    [one] { $player } bekommt 1 Punkt ({ $source }).
   *[other] { $player } bekommt { $points } Punkte ({ $source }).
}
event-ordered-out = { $player } muss { $count ->
    [one] 1 Caballero
   *[other] { $count } Caballeros
} aus dem Castillo an den Hof holen.
event-actions-stopped = { $player } stoppt die Sonderaktionen aller, die in dieser Runde noch an die Reihe kommen.
event-mustered = { $player } setzt in diesem Zug aus der Provinz ein.
event-last-turn = { $player } ist in dieser Runde als Letzter am Zug.

source-courts = Höfe
cli-source-courts = Höfe

## Der Tisch im Browser

table-ship = Schiff von { $player }
table-ship-free = Freies Schiff
table-ship-load = { $count ->
    [0] nichts an Bord
    [one] 1 Caballero an Bord
   *[other] { $count } Caballeros an Bord
}
table-ship-text = Caballeros, die du einsetzt, dürfen an Bord. Zu Beginn deines Zuges dürfen alle an den Küsten landen.
table-land-left = { $count ->
    [one] noch 1 Caballero landet
   *[other] noch { $count } Caballeros landen
}
table-prison = Gefängnis
table-prison-empty = Niemand ist im Gefängnis.
table-prison-holds = { $count ->
    [one] { $player } hat 1 Caballero im Gefängnis
   *[other] { $player } hat { $count } Caballeros im Gefängnis
}
table-prison-text = Wer die Königskarte nutzt, darf alle Gefangenen befreien.
table-symbol-ship = Schiff
    .text = Mit der Sonderaktion darfst du ein freies Schiff nehmen, auch als zweites. Haben die anderen alle, darfst du eines von ihnen nehmen; seine Ladung kommt an die Höfe.
table-symbol-prison = Gefängnis
    .text = Mit der Sonderaktion darfst du 1 eigenen oder fremden Caballero aus einer Region ins Gefängnis bringen. Nicht aus der Königsregion und keinen Söldner.
table-characters = Figuren
table-queen = Königin
    .text = In jedem Zug 1 Caballero mehr an den Hof oder 1 mehr einsetzen.
table-queen-nobody = Niemand hat die Königin.
table-queen-used = Die Königin hat in diesem Zug schon geholfen.
table-jester = Hofnarr
    .text = In jedem Zug 1 Caballero aus der Provinz als Gast an einen anderen Hof.
table-jester-nobody = Niemand hat den Hofnarren.
table-general = Generalinquisitor
    .text = Führt die Söldner, bis die nächste allgemeine Wertung vorbei ist.
table-general-nobody = Niemand hat den Generalinquisitor: Die Söldner sind neutral.
table-mercenaries = { $count ->
    [one] 1 Söldner
   *[other] { $count } Söldner
}
table-mercenaries-of = Söldner: zählen für { $player }
table-mercenaries-neutral = Söldner: zählen für niemanden
table-marched = Die Söldner sind in diesem Zug schon umgesetzt.
table-guests = { $count ->
    [one] 1 Gast am Hof
   *[other] { $count } Gäste am Hof
}
table-guests-of = { $count ->
    [one] 1 Caballero von { $player }
   *[other] { $count } Caballeros von { $player }
}
table-guests-text = Der Gastgeber setzt Gäste zu Beginn seines nächsten Zuges ein.
table-acting = Der Grande von { $player } vertritt den König.
table-acting-short = vertritt den König
table-king-inside = Der König ist bis nach der nächsten allgemeinen Wertung im Castillo.
table-boycott-own = Dein Boykott: { $space }, geheim, bis die Region an der Reihe ist
table-boycott-secret = { $player } boykottiert geheim eine Region.
table-boycott-shown = Boykott von { $player }: { $space }
table-incognito-own = König inkognito: { $space }, geheim, bis du es aufdeckst
table-incognito-show = Den König { AT($space) } aufdecken
table-incognito-soon = Der König zeigt sich bei der nächsten Gelegenheit.
table-incognito-not-yet = Doch noch warten
table-incognito-when = Frag mich
table-incognito-when-ask = zwischen den Zügen
table-incognito-when-always = bei jedem Schritt
table-incognito-when-round = in dieser Runde nicht
table-second-card = Zweite Karte: { $card }
table-second-card-text = Sie kann in einem späteren Zug genutzt werden, vor oder nach der Karte jenes Zuges.
table-actions-stopped = Aktionsstopp: keine Sonderaktionen bis zum Ende der Runde
table-mustered = Setzt in diesem Zug aus der Provinz ein
table-last-word = Ist in dieser Runde als Letzter am Zug

picture-prison = Gefängnis
picture-load = Ladung
picture-queen = Königin
picture-jester = Hofnarr
picture-general = Generalinquisitor
picture-mercenaries = Söldner
picture-guests = Gäste
picture-acting = vertritt den König
picture-second-card = zweite Karte
picture-boycott = Boykott
picture-incognito = König inkognito

## Die Lektion, und Wörter, die sich erklären

lesson-grandissimo =
    # Portugal

    Eine zehnte Region: 5 Punkte für den, der dort allein Erster ist, nichts für die anderen. [GRA-10]

    ```board
    players: 4
    king: castilla-la-vieja
    at portugal: 2 1 1 0
    show: portugal
    score: portugal
    points: 5
    caption: Rot ist allein vorn und bekommt 5. Bei Gleichstand bekommt niemand etwas.
    ```

    # Schiffe und Gefängnis

    Manche Karten zeigen ein Symbol. Schiff: Nimm ein Schiff; du darfst darauf einsetzen, wo der König auch ist, und zu Beginn eines späteren Zuges alle an Küsten landen. Gefängnis: Sperre einen Caballero ein, wem er auch gehört, bis die Karte König eine Amnestie bringt. [GRA-20, GRA-22, GRA-25, GRA-26]

    ```board
    players: 4
    field ships: red
    at ship-1: 3
    at prison: 0 2 1 0
    show: ship-1 prison
    caption: Rot hat ein Schiff mit drei an Bord. Zwei blaue und ein grüner sitzen im Gefängnis.
    ```

    # Königin und Hofnarr

    Die Königin hilft dir in jedem Zug mit einem Caballero mehr. Der Hofnarr schickt einen von dir an einen anderen Hof, und dieser Spieler muss ihn für dich einsetzen. Sie bleiben bei dir, bis sie jemand wegnimmt. [GRA-30, GRA-31, GRA-33]

    # Söldner

    Zwei schwarze Caballeros kämpfen für den, der den Generalinquisitor hat, bis nach der nächsten allgemeinen Wertung. Ohne ihn zählen sie für niemanden. [GRA-35]

    ```board
    players: 4
    field inquisitor: blue
    at sevilla: 2 1 0 0 0 2
    show: sevilla
    score: sevilla
    points: 3 4
    caption: Blau hat den Generalinquisitor: ein blauer und zwei schwarze schlagen zwei rote.
    ```

    # Zwei Stapel mehr

    Stapel 6 hat neunzehn Karten, alle verschieden; Stapel 7 ist immer Königin und Hofnarr. [GRA-3]

    ```cards
    cards: queen-and-jester king-incognito double-turn
    caption: Drei der zwanzig neuen Karten.
    ```
about-inquisitor-general = Generalinquisitor
    .forms = Generalinquisitor, Generalinquisitors
    .text = Wer ihn hat, führt die Söldner bis nach der nächsten allgemeinen Wertung.
    .see = rules/grandissimo
about-mercenaries = Söldner
    .forms = Söldner, Söldnern, Söldners
    .text = Zwei schwarze Caballeros. Sie zählen für den, der den Generalinquisitor hat, sonst für niemanden.
    .see = rules/grandissimo
about-guest = Gast
    .forms = Gast, Gäste, Gästen
    .text = Ein Caballero, den der Hofnarr an einen anderen Hof geschickt hat. Dieser Spieler muss ihn zu Beginn seines Zuges einsetzen.
    .see = rules/grandissimo
about-prison = Gefängnis
    .forms = Gefängnis
    .text = Wer dort sitzt, zählt nirgends, bis eine Amnestie mit der Karte König alle zugleich befreit.
    .see = rules/grandissimo
