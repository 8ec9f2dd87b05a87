# Das Modul Sonderkarten: zehn weitere Machtkarten für König & Intrigant.

web-module-special_cards = Sonderkarten
    .text = Zehn weitere Machtkarten für König & Intrigant: eine Fiesta, Spione, ein Staatsstreich, Tafeln, die eine Region begrenzen, eine Reserve und mehr.

web-option-annulment = Aufhebung
option-annulment-off = Aufhebung von Karten und Tafeln
    .text = Aufhebung entfernt eine Karte Spionage oder Reserve eines Spielers oder eine Begrenzungstafel, wie gedruckt.
option-annulment-on = Aufhebung auch von Plättchen
    .text = Aufhebung entfernt auch, was ein Plättchen anzeigt, etwa die Brücke oder ein 2×-Plättchen.

## Orte

space-reserve = Reserve
    .at = auf der Karte Reserve
    .to = auf die Karte Reserve
    .from = von der Karte Reserve
    .the = Die Karte Reserve

## Wörter

word-spies = Spione
word-reserve = Reserve
word-kings-token = Königsplättchen

effect-1 = die Allianz
effect-3 = das Königsplättchen
effect-5 = ein 2×-Plättchen

## Machtkarten

card-fiesta = Fiesta
    .brief = Setze bis zu { $amount } mehr ein
    .text = { $amount ->
        [one] Setze 1 Caballero mehr ein, als deine Karte erlaubt, nach denselben Regeln.
       *[other] Setze bis zu { $amount } Caballeros mehr ein, als deine Karte erlaubt, nach denselben Regeln.
    }
    .ruling = Sie werden als Sonderaktion eingesetzt, getrennt von der Zahl auf deiner Königs-, Caballero- oder Intrigantenkarte, und ein Veto kann jeden davon verhindern. Wer die Königs- oder Intrigantenkarte hat, führt stattdessen deren Aktion aus, auch mit 2 oder 3 Spielern.
card-espionage = Spionage
    .brief = { card-gra-espionage.brief }
    .text = Behalte diese Karte offen vor dir. In der nächsten allgemeinen Wertung stellst du deine Geheimscheibe als Letzter ein und siehst vorher die der anderen. Danach ist die Karte aus dem Spiel.
    .ruling = Bei Geheimscheiben von Sonderaktionen wirkt sie nicht. Mehrere Spione stellen in der Reihenfolge ein, in der sie die Karte behalten haben, und jeder sieht alle schon gestellten Scheiben.
card-coup = Staatsstreich
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = Auch ein Grande in einer anderen gesperrten Region bleibt. Ein Grande im Castillo bringt in keiner Region einen Bonus. Zeigt die Geheimscheibe seines Besitzers eine gesperrte Region, bleibt er bis zur nächsten allgemeinen Wertung darin.
card-maximum-six = Höchstens sechs
    .brief = Ab jetzt stehen höchstens { $amount } in einer Region
    .text = { $amount ->
        [one] Lege eine der drei Begrenzungstafeln in eine Region außer der Königsregion mit höchstens 1 Caballero. Von jetzt an kann dort höchstens 1 stehen.
       *[other] Lege eine der drei Begrenzungstafeln in eine Region außer der Königsregion mit höchstens { $amount } Caballeros. Von jetzt an können dort höchstens { $amount } stehen.
    }
    .ruling = Heraus kommen Caballeros frei, hinein nur, solange Platz ist. Bringen Geheimscheiben zu viele, wird der Platz einzeln vergeben, im Uhrzeigersinn vom Startspieler an; die übrigen kommen an den Hof ihrer Besitzer. Eine Tafel je Region, nicht in einer gesperrten. Die Tafel bleibt liegen. Liegen alle drei, ist die Aktion nicht möglich.
card-reserve = Reserve
    .brief = Behalte 1 Caballero bis kurz vor einer Wertung
    .text = Setze 1 Caballero von deinem Hof auf diese Karte und behalte sie. Einmal, bevor eine Sonderwertung beginnt oder direkt bevor in einer allgemeinen Wertung eine Region gewertet wird, darfst du ihn in eine beliebige Region außer der Königsregion setzen. Nicht ins Castillo.
    .ruling = Nicht zwischen zwei Regionen einer Sonderwertung und nur in eine Region, die nicht gesperrt ist und Platz hat. Ein Veto kann es verhindern: Dann ist die Karte verbraucht, und der Caballero kommt an deinen Hof. Mit leerem Hof ist diese Aktion nicht möglich.
card-royal-protection = Königlicher Schutz
    .brief = Sperre eine Region mit dem Königsplättchen
    .text = Lege das Königsplättchen in eine Region außer der Königsregion. Sie ist gesperrt wie die Königsregion: Nichts kommt hinein oder heraus, nichts ändert sich dort. Einen Königsbonus bringt es nicht.
    .ruling = Das Plättchen bleibt liegen, auch bei allgemeinen Wertungen, bis jemand diese Karte später ausspielt und es versetzt. Der König darf in die Region, und sie wird wie gewohnt gewertet.
card-annulment = Aufhebung
    .brief = Entferne eine behaltene Karte oder eine Tafel
    .text = Entferne eine Karte Spionage oder Reserve, die ein Spieler behält, auch deine eigene, oder eine Begrenzungstafel. Ein Caballero auf einer Karte Reserve kommt an den Hof seines Besitzers.
    .ruling = Eine Begrenzungstafel in einer gesperrten Region kann nicht entfernt werden. Wenn der Tisch es vereinbart hat, kann stattdessen weg, was ein Plättchen anzeigt. Gibt es nichts zu entfernen, ist die Aktion nicht möglich.
card-score-own = Sonderwertung: eine deiner Regionen
    .brief = Werte eine Region, in der du stehst
    .text = Wähle eine Region mit mindestens 1 Caballero von dir und werte sie für alle Spieler, mit den Boni. Die Königsregion ist erlaubt, das Castillo nicht.
card-score-any = Sonderwertung: irgendeine Region
    .brief = Werte irgendeine Region
    .text = Wähle eine Region, auch eine ohne Caballero von dir, und werte sie für alle Spieler, mit den Boni. Die Königsregion ist erlaubt, das Castillo nicht.
card-score-named = Sonderwertung: eine von drei
    .brief = Nenne drei Regionen; ein anderer wählt eine
    .text = Nenne drei verschiedene Regionen und einen Mitspieler. Er wählt, welche der drei für alle Spieler gewertet wird, mit den Boni. Die Königsregion ist erlaubt, das Castillo nicht.

## Was zu tun ist

prompt-fiesta = { $player }: Setze einen Caballero für die Fiesta ein, noch { $left }.
    .other = { $player } setzt Caballeros für die Fiesta ein.
prompt-close-region = { $most ->
    [one] { $player }: Wähle die Region, in der von jetzt an höchstens 1 Caballero stehen kann.
   *[other] { $player }: Wähle die Region, in der von jetzt an höchstens { $most } Caballeros stehen können.
}
    .other = { $player } wählt eine Region, in der nur wenige Caballeros stehen dürfen.
prompt-protect = { $player }: Wähle die Region für das Königsplättchen.
    .other = { $player } wählt die Region für das Königsplättchen.
prompt-reserve = { $player }: Setze den Caballero deiner Reserve jetzt in eine Region oder warte.
    .other = { $player } darf den Caballero der Reserve jetzt in eine Region setzen.
prompt-annul = { $player }: Wähle, was entfernt wird.
    .other = { $player } wählt, was entfernt wird.
prompt-name-region = { $player }: Nenne eine Region, die gewertet werden kann, noch { $left }.
    .other = { $player } nennt Regionen, die gewertet werden können.
prompt-name-player = { $player }: Nenne den Mitspieler, der unter deinen Regionen wählt.
    .other = { $player } nennt, wer unter den Regionen wählt.
prompt-choose-named = { $player }: Wähle, welche der von { $actor } genannten Regionen gewertet wird.
    .other = { $player } wählt, welche der von { $actor } genannten Regionen gewertet wird.

label-board = Begrenzungstafel { AT($space) }
label-effect = Entferne { $effect }
label-doubling = Entferne das 2×-Plättchen von { $player }

reason-too-many = Für eine Begrenzungstafel stehen { AT($space) } zu viele Caballeros.
reason-named = { THE($space) } ist schon gewählt.

## Was geschah

event-region-closed = { $player } legt eine Begrenzungstafel { TO($space) }.
event-protected = { $player } legt das Königsplättchen { TO($space) }.
event-annulled-effect = { $player } entfernt { $effect }.
event-annulled-card = { $player } entfernt „{ $card }“ von { $actor }.
event-annulled-board = { $player } entfernt die Begrenzungstafel { AT($space) }.
event-names = { $player } nennt drei Regionen: { $actor } wählt, welche davon gewertet wird.

## Der Tisch im Browser

table-protection = Königsplättchen: gesperrt
table-limit = Begrenzungstafel: { $count } von { $most }
table-limit-full = Begrenzungstafel: voll
table-limits-left = { $count ->
    [0] Alle Begrenzungstafeln liegen auf der Karte.
    [one] 1 Begrenzungstafel ist frei.
   *[other] { $count } Begrenzungstafeln sind frei.
}
table-reserve = { $count ->
    [one] { $player } hat 1 Caballero in Reserve
   *[other] { $player } hat { $count } Caballeros in Reserve
}
table-spy = Spione: { $player } stellt die Geheimscheibe als Letzter ein
table-named = Genannt: { $spaces }

picture-protection = Königsplättchen
picture-limit-six = Begrenzungstafel
picture-reserve = Reserve
picture-spies = Spione

## Die Lektion, und Wörter, die sich erklären

lesson-special_cards =
    # Zehn Machtkarten mehr

    Es gibt mehr Karten, aus denen du deine 13 wählst. [KI-4]

    ```cards
    cards: fiesta reserve annulment
    caption: Drei davon: fünf Caballeros mehr zum Einsetzen, ein Caballero in Reserve und ein Ende für das, was bleibt.
    ```

    # Höchstens sechs

    Eine Tafel sperrt eine Region für den siebten Caballero. Weggehen kann man immer. [SC-4]

    ```board
    players: 4
    king: galicia
    field crowded: valencia
    at valencia: 3 2 1 0
    show: valencia
    caption: Sechs stehen in Valencia: Es ist voll.
    ```

    # Spione und Staatsstreiche

    Mit Spionage siehst du die Geheimscheiben der anderen, bevor du deine einstellst. Ein Staatsstreich wirft ihre Grandes ins Castillo. [SC-2, SC-3]
