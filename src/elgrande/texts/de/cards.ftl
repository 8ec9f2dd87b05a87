# Die Aktionskarten: Name, was die Sonderaktion bewirkt, und was das Projekt dazu entschieden hat.

# Entscheidungen, die für mehrere Karten gelten.
-ruling-moves = Eine Karte setzt einen Caballero höchstens einmal um. Es wird einzeln nacheinander umgesetzt, und ein Veto kann jedes Mal eingreifen: Was schon umgesetzt ist, bleibt stehen.
-ruling-order = Du bestimmst die Reihenfolge der Regionen; ein Veto kann jede davon verhindern. Wo niemand eingreifen kann, wertet das Programm ohne Nachfrage in der Reihenfolge der Wertungsleiste.
-ruling-dials = Ein Veto ist möglich, bevor die Geheimscheiben eingestellt werden, und noch einmal nach dem Aufdecken.

## Stapel 1

card-intrigue-any-3 = Intrigant: 3 beliebige
    .brief = Setze bis zu { $amount } Caballeros um, gleich wessen
    .text = { $amount ->
        [one] Setze 1 eigenen oder fremden Caballero aus einer Region in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
       *[other] Setze bis zu { $amount } eigene oder fremde Caballeros aus beliebigen Regionen in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
    }
    .ruling = { -ruling-moves }
card-intrigue-any-4 = Intrigant: 4 beliebige
    .brief = { card-intrigue-any-3.brief }
    .text = { $amount ->
        [one] Setze 1 eigenen oder fremden Caballero aus einer Region in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
       *[other] Setze bis zu { $amount } eigene oder fremde Caballeros aus beliebigen Regionen in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
    }
    .ruling = { -ruling-moves }
card-intrigue-own-4 = Intrigant: nur eigene
    .brief = Setze bis zu { $amount } eigene Caballeros um
    .text = { $amount ->
        [one] Setze 1 Caballero deiner Farbe aus einer Region in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
       *[other] Setze bis zu { $amount } Caballeros deiner Farbe aus beliebigen Regionen in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
    }
    .ruling = { -ruling-moves }
card-intrigue-foreign-3 = Intrigant: nur fremde
    .brief = Setze bis zu { $amount } fremde Caballeros um
    .text = { $amount ->
        [one] Setze 1 Caballero eines Mitspielers aus einer Region in eine andere Region oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
       *[other] Setze bis zu { $amount } Caballeros deiner Mitspieler aus beliebigen Regionen in andere Regionen oder ins Castillo um. Die Königsregion ist in beiden Richtungen gesperrt.
    }
    .ruling = { -ruling-moves }
card-intrigue-both-2 = Intrigant: eigene und fremde
    .brief = Setze bis zu { $amount } eigene und { $second } fremde um
    .text = Setze Caballeros aus beliebigen Regionen in andere Regionen oder ins Castillo um: bis zu { $amount } deiner Farbe und bis zu { $second } deiner Mitspieler, in beliebiger Folge. Die Königsregion ist in beiden Richtungen gesperrt.
    .ruling = { -ruling-moves }
card-intrigue-region-5 = Intrigant: aus einer Region
    .brief = Setze bis zu { $amount } aus einer Region um
    .text = { $amount ->
        [one] Wähle eine Region außer der Königsregion. Setze 1 eigenen oder fremden Caballero von dort in eine andere Region oder ins Castillo um, nicht in die Königsregion.
       *[other] Wähle eine Region außer der Königsregion. Setze bis zu { $amount } eigene oder fremde Caballeros von dort in andere Regionen oder ins Castillo um, nicht in die Königsregion.
    }
    .ruling = { -ruling-moves }
card-intrigue-region-own = Intrigant: eigene aus einer Region
    .brief = Setze beliebig viele eigene aus einer Region um
    .text = Wähle eine Region außer der Königsregion. Setze von dort so viele deiner Caballeros, wie du willst, in andere Regionen oder ins Castillo um, nicht in die Königsregion.
    .ruling = { -ruling-moves }
card-intrigue-court-2 = Intrigant: zusätzlich vom Hof
    .brief = Setze { $amount } mehr vom Hof ein, wo du willst
    .text = { $amount ->
        [one] Setze 1 Caballero mehr von deinem Hof in eine Region oder ins Castillo ein, nicht in die Königsregion. Es muss keine Nachbarregion des Königs sein.
       *[other] Setze bis zu { $amount } Caballeros mehr von deinem Hof in Regionen oder ins Castillo ein, nicht in die Königsregion. Es müssen keine Nachbarregionen des Königs sein.
    }
    .ruling = Ein Veto kann jeden dieser zusätzlichen Caballeros verhindern, aber nicht den, den du mit der Karte ohnehin einsetzen darfst.
card-intrigue-own-or-court = Intrigant: eigene oder vom Hof
    .brief = Setze eigene aus einer Region um oder { $amount } mehr ein
    .text = { $amount ->
        [one] Wähle eine von zwei Aktionen. Entweder wähle eine Region außer der Königsregion und setze von dort so viele deiner Caballeros um, wie du willst; oder setze 1 Caballero mehr von deinem Hof ein. Erlaubt sind alle Regionen außer der Königsregion und das Castillo.
       *[other] Wähle eine von zwei Aktionen. Entweder wähle eine Region außer der Königsregion und setze von dort so viele deiner Caballeros um, wie du willst; oder setze bis zu { $amount } Caballeros mehr von deinem Hof ein. Erlaubt sind alle Regionen außer der Königsregion und das Castillo.
    }
    .ruling = { -ruling-moves }

## Stapel 2

card-veto = Veto
    .brief = Behalte sie: Stoppe eine fremde Sonderaktion
    .text = Behalte diese Karte offen vor dir. Bis zum Ende der nächsten Runde darfst du eine Sonderaktion eines Mitspielers stoppen, bevor sie beginnt oder während sie läuft. Der gerade angesagte Schritt findet nicht statt und die Aktion ist vorbei; was schon geschehen ist, bleibt so.
    .ruling = Du wirst jedes Mal gefragt, wenn ein Schritt einer Sonderaktion angesagt ist. Ein Veto verhindert weder das Einsetzen noch den Nachschub noch ein anderes Veto. Haben mehrere ein Veto, werden sie vom aktiven Spieler aus im Uhrzeigersinn gefragt, und nur das erste zählt. Auch das Behalten dieser Karte ist eine Sonderaktion, gegen die ein Veto möglich ist.
card-authority-all = Autoritätsverfall: alle
    .brief = Die anderen verlieren ihren ganzen Hof an die Provinz
    .text = Alle Mitspieler legen sämtliche Caballeros von ihrem Hof in die Provinz zurück.
    .ruling = Ein Veto kann dies einmal verhindern, für alle Spieler zusammen.
card-authority-3 = Autoritätsverfall: ein Teil
    .brief = Die anderen geben { $amount } vom Hof in die Provinz
    .text = { $amount ->
        [one] Alle Mitspieler legen je 1 Caballero von ihrem Hof in die Provinz zurück.
       *[other] Alle Mitspieler legen je { $amount } Caballeros von ihrem Hof in die Provinz zurück, oder alle, wenn es weniger sind.
    }
    .ruling = Ein Veto kann dies einmal verhindern, für alle Spieler zusammen.
card-dismissal = Entlassung
    .brief = Schicke { $amount } von jedem anderen in die Provinz
    .text = { $amount ->
        [one] Je Mitspieler darfst du 1 Caballero deiner Wahl aus einer Region in die Provinz zurücklegen. Du darfst Mitspieler verschonen. Nicht aus der Königsregion und nicht aus dem Castillo.
       *[other] Je Mitspieler darfst du bis zu { $amount } Caballeros deiner Wahl aus Regionen in die Provinz zurücklegen. Du darfst Mitspieler verschonen. Nicht aus der Königsregion und nicht aus dem Castillo.
    }
    .ruling = Ein Veto kann jeden Caballero schützen; die schon zurückgelegten bleiben dort.
card-angry-king = König erzürnt!
    .brief = Jeder andere gibt { $amount } in die Provinz zurück
    .text = { $amount ->
        [one] Im Uhrzeigersinn, links von dir beginnend, legt jeder Mitspieler 1 eigenen Caballero in die Provinz zurück: aus einer Region außer der Königsregion oder vom Hof, nach eigener Wahl. Nicht aus dem Castillo.
       *[other] Im Uhrzeigersinn, links von dir beginnend, legt jeder Mitspieler { $amount } eigene Caballeros in die Provinz zurück: aus Regionen außer der Königsregion, vom Hof oder von beiden, nach eigener Wahl. Nicht aus dem Castillo. Wer weniger hat, legt diese alle zurück.
    }
    .ruling = Ein Veto ist jedes Mal möglich, bevor ein Spieler Caballeros zurücklegt.
card-exile-all = Verbannung: ganze Region
    .brief = Jeder andere stellt eine Region ein, verliert dort alle
    .text = Jeder Mitspieler stellt geheim eine Region mit mindestens 1 eigenen Caballero ein, nicht die Königsregion. Die Geheimscheiben werden zusammen aufgedeckt, und jeder verliert in der eingestellten Region alle eigenen Caballeros an die Provinz.
    .ruling = Wer außerhalb der Königsregion keinen Caballero hat, stellt nichts ein und verliert nichts. Ein Veto ist möglich, bevor die Geheimscheiben eingestellt werden, und noch einmal nach dem Aufdecken.
card-exile-2 = Verbannung: aus einer Region
    .brief = Jeder andere stellt eine Region ein, verliert dort { $amount }
    .text = { $amount ->
        [one] Jeder Mitspieler stellt geheim eine Region mit mindestens 1 eigenen Caballero ein, nicht die Königsregion. Die Geheimscheiben werden zusammen aufgedeckt, und jeder verliert in der eingestellten Region 1 eigenen Caballero an die Provinz.
       *[other] Jeder Mitspieler stellt geheim eine Region mit mindestens { $amount } eigenen Caballeros ein, nicht die Königsregion. Die Geheimscheiben werden zusammen aufgedeckt, und jeder verliert in der eingestellten Region { $amount } eigene Caballeros an die Provinz.
    }
    .ruling = Wer außerhalb der Königsregion in keiner Region so viele Caballeros hat, stellt nichts ein und verliert nichts. Ein Veto ist möglich, bevor die Geheimscheiben eingestellt werden, und noch einmal nach dem Aufdecken.
card-score-region = Sonderwertung: eine Region
    .brief = Werte eine Region deiner Wahl
    .text = Wähle eine Region und werte sie für alle Spieler, mit den Boni. Die Königsregion ist erlaubt, das Castillo nicht.

## Stapel 3

card-score-4 = Sonderwertung: Wert 4
    .brief = Werte alle Regionen vom Wert { $amount }
    .text = Werte alle Regionen mit dem Wert { $amount } für alle Spieler, mit den Boni. Der Wert ist die höchste Zahl des Wertungsfeldes oder der Wertungstafel, die dort liegt. Das Castillo gehört nicht dazu.
    .ruling = { -ruling-order }
card-score-5 = Sonderwertung: Wert 5
    .brief = { card-score-4.brief }
    .text = Werte alle Regionen mit dem Wert { $amount } für alle Spieler, mit den Boni. Der Wert ist die höchste Zahl des Wertungsfeldes oder der Wertungstafel, die dort liegt. Das Castillo gehört nicht dazu.
    .ruling = { -ruling-order }
card-score-6-7 = Sonderwertung: Wert 6 und 7
    .brief = Werte alle Regionen vom Wert { $amount } oder { $second }
    .text = Werte alle Regionen mit dem Wert { $amount } oder { $second } für alle Spieler, mit den Boni. Der Wert ist die höchste Zahl des Wertungsfeldes oder der Wertungstafel, die dort liegt. Das Castillo gehört nicht dazu.
    .ruling = { -ruling-order }
card-score-castillo = Sonderwertung: Castillo
    .brief = Hebe das Castillo an und werte es
    .text = Hebe das Castillo an und werte es für alle Spieler. Die Caballeros kommen danach wieder hinein.
card-score-first = Sonderwertung: erste Plätze
    .brief = Werte alle Regionen, aber nur erste Plätze
    .text = Werte alle Regionen, aber nur der erste Platz jeder Region zählt, mit den Boni. Wo sich Spieler den ersten Platz teilen, geht dort jeder leer aus. Das Castillo gehört nicht dazu.
    .ruling = { -ruling-order }
card-score-most = Sonderwertung: meiste Caballeros
    .brief = Werte die Region mit den meisten Caballeros
    .text = Werte die Region mit den meisten Caballeros aller Spieler zusammen, mit den Boni. Bei Gleichstand werte alle diese Regionen. Das Castillo nimmt nicht teil.
    .ruling = { -ruling-order }
card-score-fewest = Sonderwertung: wenigste Caballeros
    .brief = Werte die Region mit den wenigsten Caballeros
    .text = Werte die Region mit den wenigsten Caballeros aller Spieler zusammen, mit den Boni. Bei Gleichstand werte alle diese Regionen. Leere Regionen und das Castillo nehmen nicht teil.
    .ruling = { -ruling-order }
card-score-region-3 = Sonderwertung: eine Region, Stapel 3
    .brief = { card-score-region.brief }
    .text = Wähle eine Region und werte sie für alle Spieler, mit den Boni. Die Königsregion ist erlaubt, das Castillo nicht.

## Stapel 4

card-score-tile = Wertungstafel
    .brief = Lege oder versetze eine Wertungstafel
    .text = Lege eine der beiden Wertungstafeln in eine Region oder zum Castillo, oder versetze sie dorthin von da, wo sie liegt. Sie tritt an die Stelle des Wertungsfeldes. Nicht in die Königsregion oder aus ihr heraus, und nicht dorthin, wo die andere Tafel liegt.
card-power-card = Machtkarten
    .brief = Nimm eine ausgespielte Machtkarte zurück
    .text = Nimm eine deiner ausgespielten Machtkarten wieder auf die Hand. Es darf auch die dieser Runde sein. Die anderen sehen nicht, welche es ist.
    .ruling = Die Karte dieser Runde bleibt auf jeden Fall bis zum Rundenende sichtbar, und Zugreihenfolge und nächster Startspieler ändern sich nicht. Ein Veto kann die Aktion verhindern, aber wer es hat, bekommt die Karte nicht zu sehen.
card-court = Der Hof
    .brief = Hole { $amount } mehr aus der Provinz an den Hof
    .text = { $amount ->
        [one] Hole noch 1 Caballero aus der Provinz an deinen Hof. Ist die Provinz leer, darfst du einen eigenen aus einer Region nehmen, nicht aus der Königsregion.
       *[other] Hole noch bis zu { $amount } Caballeros aus der Provinz an deinen Hof. Ist die Provinz leer, darfst du den Rest von deinen Caballeros in Regionen nehmen, nicht aus der Königsregion.
    }
    .ruling = Ein Veto kann dies einmal verhindern, vor dem ersten Caballero.
card-grande = Grande
    .brief = Versetze deinen Granden in eine andere Region
    .text = Versetze deinen Granden in eine andere Region. Nicht aus der Königsregion, nicht in sie hinein und nicht ins Castillo.
    .ruling = Solange dein Grande in der Königsregion steht, ist diese Aktion nicht möglich.
card-secret-scoring = Sonderwertung: geheim
    .brief = Alle stellen ein; was nur einmal vorkommt, zählt
    .text = Alle Spieler, auch du, stellen geheim eine Region ein. Die Geheimscheiben werden zusammen aufgedeckt, und jede Region, die nur ein einziges Mal eingestellt ist, wird für alle Spieler gewertet, mit den Boni.
    .ruling = Die Königsregion darf eingestellt werden. { -ruling-dials } { -ruling-order }
card-eviction = Rauswurf
    .brief = Die anderen räumen eine Region, Ziel per Geheimscheibe
    .text = Wähle eine Region außer der Königsregion. Jeder Mitspieler mit Caballeros dort stellt geheim eine Region ein. Die Geheimscheiben werden zusammen aufgedeckt, und alle diese Caballeros kommen dorthin, wohin ihr Besitzer sie bestimmt hat. Deine bleiben stehen. Wer die Königsregion oder die geräumte Region eingestellt hat, nimmt seine Caballeros an seinen Hof zurück.
    .ruling = { -ruling-dials }
card-adviser = Königlicher Ratgeber
    .brief = Versetze den König in eine Nachbarregion
    .text = Versetze den König in eine Region, die an seine grenzt.

## Stapel 5

card-king = Königskarte
    .brief = Versetze den König in eine beliebige Region
    .text = Versetze den König in eine beliebige Region oder lass ihn stehen. Ins Castillo kommt er nie.
    .ruling = Diese Karte gibt es in jeder Runde.

number-value = Wert
number-caballeros = Caballeros an den Hof
