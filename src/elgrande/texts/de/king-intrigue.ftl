# Das Modul König & Intrigant.

web-module-king_intrigue = König & Intrigant
    .text = Keine Aktionskarten: Jeder Spieler wählt geheim 13 von 18 Machtkarten, jede mit eigener Aktion. Die höchste Karte einer Runde macht zum König, die niedrigste zum Intriganten.
web-power-cards = Machtkarten
web-role-cards = Königs-, Caballero- und Intrigantenkarten

## Wörter

word-role = Rolle
word-chosen-cards = gewählte Machtkarten
word-taboo = gesperrte Region
word-doubling = 2×-Plättchen

## Königskarte, Caballerokarten und Intrigantenkarte

-ruling-role = Mit 4 oder 5 Spielern ersetzt diese Aktion die der Machtkarte; mit 2 oder 3 Spielern wählt der Besitzer eine von beiden. Ein Veto kann sie verhindern, und die Aktion der Machtkarte tritt dann nicht an ihre Stelle.

card-role-king = Königskarte
    .brief = { card-king.brief }
    .text = Versetze den König in eine beliebige Region oder lass ihn stehen, vor oder nach dem Einsetzen. Ins Castillo kommt er nie.
    .ruling = { -ruling-role }
card-role-caballero-1 = Erste Caballerokarte
    .brief = Nutze die Aktion deiner Machtkarte
    .text = Keine eigene Aktion: Du führst die Sonderaktion deiner Machtkarte aus.
card-role-caballero-2 = Zweite Caballerokarte
    .brief = { card-role-caballero-1.brief }
    .text = Keine eigene Aktion: Du führst die Sonderaktion deiner Machtkarte aus.
card-role-caballero-3 = Dritte Caballerokarte
    .brief = { card-role-caballero-1.brief }
    .text = Keine eigene Aktion: Du führst die Sonderaktion deiner Machtkarte aus.
card-role-intrigue = Intrigantenkarte
    .brief = Setze 1 um oder eigene aus einer Region
    .text = Wähle eine von zwei Aktionen. Setze entweder 1 eigenen oder fremden Caballero um oder beliebig viele eigene Caballeros aus einer einzigen Region. Sie dürfen in beliebige andere Regionen oder ins Castillo. Die Königsregion ist in beiden Richtungen gesperrt.
    .ruling = { -ruling-moves } { -ruling-role }

## Machtkarten

card-ki-intrigue = Intrigant
    .brief = { card-role-intrigue.brief }
    .text = Mit dieser Karte hast du immer die Intrigantenkarte. { card-role-intrigue.text }
    .ruling = { -ruling-moves }
card-ki-anywhere = Freies Einsetzen
    .brief = Setze überall ein, nicht nur neben dem König
    .text = In diesem Zug setzt du deine Caballeros in beliebige Regionen außer der Königsregion oder ins Castillo ein. Die Regionen müssen nicht an die des Königs grenzen.
    .ruling = Sage es an, bevor du einsetzt: Dann kann ein Veto es verhindern.
card-ki-authority = Autoritätsverfall
    .brief = { card-authority-all.brief }
    .text = { card-authority-all.text }
    .ruling = { card-authority-all.ruling }
card-ki-veto = Veto
    .brief = { card-veto.brief }
    .text = { card-veto.text }
    .ruling = { card-veto.ruling } Eingesetzt oder nicht, danach ist die Karte aus dem Spiel.
card-ki-angry-king = König erzürnt
    .brief = { card-angry-king.brief }
    .text = { card-angry-king.text }
    .ruling = { card-angry-king.ruling }
card-ki-dismissal = Entlassung
    .brief = { card-dismissal.brief }
    .text = { card-dismissal.text }
    .ruling = { card-dismissal.ruling }
card-ki-grande = Grande
    .brief = { card-grande.brief }
    .text = { card-grande.text }
    .ruling = Solange dein Grande in der Königsregion oder einer anderen gesperrten Region steht, ist diese Aktion nicht möglich.
card-ki-tile = Wertungstafel
    .brief = { card-score-tile.brief }
    .text = { card-score-tile.text }
card-ki-score-4 = Sonderwertung: Wert 4
    .brief = { card-score-4.brief }
    .text = { card-score-4.text }
    .ruling = { -ruling-order }
card-ki-score-5 = Sonderwertung: Wert 5
    .brief = { card-score-4.brief }
    .text = { card-score-5.text }
    .ruling = { -ruling-order }
card-ki-score-6-7 = Sonderwertung: Wert 6 und 7
    .brief = { card-score-6-7.brief }
    .text = { card-score-6-7.text }
    .ruling = { -ruling-order }
card-ki-score-castillo = Sonderwertung: Castillo
    .brief = { card-score-castillo.brief }
    .text = { card-score-castillo.text }
card-ki-score-region = Sonderwertung: eine Region
    .brief = { card-score-region.brief }
    .text = { card-score-region.text }
card-ki-secret-scoring = Sonderwertung: geheim
    .brief = { card-secret-scoring.brief }
    .text = { card-secret-scoring.text }
    .ruling = { card-secret-scoring.ruling }
card-ki-doubling = Verdopplung
    .brief = Wähle geheim eine Region, die doppelt zählt
    .text = Nimm eines der beiden 2×-Plättchen und wähle geheim eine Region, deren Karte frei ist; auch die Königsregion ist erlaubt. In der nächsten allgemeinen Wertung zählt diese Region für alle Spieler doppelt, auch die Boni. Eine Sonderwertung wird nie verdoppelt.
    .ruling = Deine Wahl wird aufgedeckt, wenn die Region an der Reihe ist. Regionen außer den neun haben keine Karte, und ein Castillo, das in der Region steht, zählt nicht doppelt. Von zwei verbündeten Regionen wird nur der Anteil der gewählten verdoppelt. Sind beide Plättchen vergeben, ist die Aktion nicht möglich.
card-ki-off-to-castillo = Ab ins Castillo
    .brief = { card-off-to-castillo.brief }
    .text = { $amount ->
        [one] Wirf 1 eigenen Caballero und dann von jedem Mitspieler 1 Caballero aus einer Region ins Castillo. Du wählst, welchen. Nicht aus der Königsregion. Ohne eigenen Caballero in einer Region ist diese Aktion nicht möglich.
       *[other] Wirf { $amount } eigene Caballeros und dann von jedem Mitspieler { $amount }, oder so viele, wie da sind, aus Regionen ins Castillo. Du wählst, welche. Nicht aus der Königsregion. Mit weniger als { $amount } eigenen in Regionen ist diese Aktion nicht möglich.
    }
    .ruling = Ein Veto kann jeden Caballero verhindern; was schon darin ist, bleibt darin.
card-ki-adviser = Königlicher Ratgeber
    .brief = { card-adviser.brief }
    .text = { card-adviser.text }
card-ki-king = König
    .brief = { card-king.brief }
    .text = Mit dieser Karte hast du immer die Königskarte. { card-role-king.text }

## Was zu tun ist

prompt-act = { $special ->
    [0] { $placing ->
        [0] { $player }: Es gibt nichts mehr zu tun; beende deinen Zug.
        [one] { $player }: Setze 1 Caballero ein, oder beende deinen Zug.
       *[other] { $player }: Setze bis zu { $placing } Caballeros ein, oder beende deinen Zug.
    }
   *[other] { $placing ->
        [0] { $player }: Nutze die Sonderaktion deiner Karte, oder beende deinen Zug.
        [one] { $player }: Setze 1 Caballero ein und nutze die Sonderaktion, in beliebiger Reihenfolge.
       *[other] { $player }: Setze bis zu { $placing } Caballeros ein und nutze die Sonderaktion, in beliebiger Reihenfolge.
    }
}
    .other = { $player } wählt, was jetzt geschieht.
prompt-intrigue = { $player }: Wähle eine der beiden Aktionen der Intrigantenkarte.
    .other = { $player } wählt eine Aktion der Intrigantenkarte.
prompt-double = { $player }: Wähle geheim die Region, die in der nächsten allgemeinen Wertung doppelt zählt.
    .other = { $player } wählt geheim die Region, die in der nächsten allgemeinen Wertung doppelt zählt.
prompt-off-to-castillo = { $player }: Wähle einen Caballero, der ins Castillo kommt.
    .other = { $player } wählt einen Caballero, der ins Castillo kommt.

label-role = Aktion der Königs- oder Intrigantenkarte
label-power-card = { $value }: { $card }
label-intrigue-one = 1 Caballero umsetzen
label-intrigue-own = Eigene aus einer Region umsetzen
label-seat = { $player }
label-kept = „{ $card }“ von { $player }
label-kept-number = Aufbewahrte Karte { $count }

reason-chosen = Diese Machtkarte hast du schon gewählt.
reason-card-not-free = Die Karte dieser Region ist vergeben.
reason-no-region-card = Nur die neun Regionen haben eine Regionskarte.

## Was geschah

event-power-card = { $player } spielt die Machtkarte { $value } aus: „{ $card }“.
event-role = { $player } nimmt „{ $card }“.
event-roams = { $player } darf in diesem Zug in jede Region einsetzen.
event-doubles = { $player } nimmt ein 2×-Plättchen und wählt geheim eine Region.
event-doubled = { THE($space) } zählt doppelt: { $player } hat die Regionskarte.
event-no-room = Ein Caballero von { $player } findet keinen Platz { AT($space) } und kommt an den Hof.

## Der Tisch im Browser

table-taboo = gesperrt: Hier darf sich nichts ändern
table-doubling-own = Dein 2×-Plättchen: { $space }, geheim bis zur Wertung der Region
table-doubling-secret = { $player } hat geheim eine Region verdoppelt.
table-doubling-shown = 2×-Plättchen von { $player }: { $space }
table-doublings-left = { $count ->
    [0] Beide 2×-Plättchen sind vergeben.
    [one] Ein 2×-Plättchen ist frei.
   *[other] { $count } 2×-Plättchen sind frei.
}

picture-role = Rolle
picture-roles = Rollen
picture-doubling = 2×

## Die Lektion, und Wörter, die sich erklären

lesson-king_intrigue =
    # Deine eigenen Machtkarten

    Es gibt keine Aktionskarten. Vor dem Spiel wählt jeder geheim 13 von 18 Machtkarten. Jede hat einen Wert, eine Zahl von Caballeros und eine eigene Aktion. [KI-1, KI-4]

    ```cards
    cards: ki-king ki-score-5 ki-veto ki-intrigue
    caption: Hohe Werte sind früher dran, bringen aber wenige Caballeros, wie immer.
    ```

    # König, Caballero, Intrigant

    Die höchste Machtkarte einer Runde bekommt die Königskarte, die niedrigste die Intrigantenkarte, die anderen Caballerokarten. Diese Karte sagt, wie viele du einsetzt. [KI-2, KI-11]

    ```cards
    cards: role-king role-caballero-1 role-intrigue
    caption: Die Königskarte versetzt den König, die Intrigantenkarte setzt Caballeros um.
    ```

    # Welche Aktion?

    Bei 4 oder 5 Spielern nutzen König und Intrigant die Aktion ihrer Königs- oder Intrigantenkarte, alle anderen die ihrer Machtkarte. Bei 2 oder 3 Spielern wählen diese beiden zwischen beidem. [KI-13]
about-king-card = Königskarte
    .forms = Königskarte
    .text = Wer die höchste Machtkarte gespielt hat, hat sie: die meisten Caballeros zum Einsetzen, und der König darf versetzt werden.
    .see = rules/king_intrigue
about-intrigue-card = Intrigantenkarte
    .forms = Intrigantenkarte
    .text = Wer die niedrigste Machtkarte gespielt hat, hat sie: wenige Caballeros zum Einsetzen, aber man darf umsetzen.
    .see = rules/king_intrigue
