# Ein Satz, der sagt, wer was tun muss.

prompt-play-power-card = { $player }: Spiele eine Machtkarte aus.
    .other = { $player } spielt eine Machtkarte aus.
prompt-reinforce = { $count ->
    [one] { $player }: Hole höchstens 1 Caballero aus der Provinz an deinen Hof.
   *[other] { $player }: Hole höchstens { $count } Caballeros aus der Provinz an deinen Hof.
}
    .other = { $player } holt Caballeros an den Hof.
prompt-make-up = { $player }: Nimm einen eigenen Caballero aus einer Region an deinen Hof zurück, noch { $left }.
    .other = { $player } nimmt Caballeros aus Regionen an den Hof zurück.
table-make-up-text = Deine Provinz ist leer, deine Machtkarte bringt aber mehr: Der Rest darf aus Regionen kommen. Was du nicht nimmst, bleibt dort.
prompt-take-card = { $player }: Nimm eine Aktionskarte.
    .other = { $player } nimmt eine Aktionskarte.
prompt-choose-part = { $special ->
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
    .other = { $player } wählt, was jetzt mit der Aktionskarte geschieht.
prompt-choose-aside = { $player }: Nutze eine dieser Möglichkeiten, oder beende deinen Zug.
    .other = { prompt-choose-part.other }
prompt-place = { $player }: Setze einen Caballero ein, noch { $left }.
    .other = { $player } setzt Caballeros ein.
prompt-pick-move = { $player }: Wähle einen Caballero zum Umsetzen, noch { $left }.
    .other = { $player } setzt Caballeros um.
prompt-pick-move-both = { $player }: Wähle einen Caballero zum Umsetzen, noch { $own } von deinen und { $foreign } von den anderen.
    .other = { $player } setzt Caballeros um.
prompt-put-down = { $player }: Wähle, wohin der Caballero kommt.
    .other = { $player } wählt, wohin der Caballero kommt.
prompt-place-extra = { $player }: Setze einen zusätzlichen Caballero von deinem Hof ein, noch { $left }.
    .other = { $player } setzt zusätzliche Caballeros ein.
prompt-own-or-court = { $player }: Wähle eine der beiden Aktionen der Karte.
    .other = { $player } wählt eine der beiden Aktionen der Karte.
prompt-dismiss = { $player }: Wähle einen Caballero eines Mitspielers, der in die Provinz zurückmuss.
    .other = { $player } wählt einen Caballero, der in die Provinz zurückmuss.
prompt-return-own = { $player }: Schicke einen eigenen Caballero in die Provinz zurück, noch { $left }.
    .other = { $player } schickt Caballeros in die Provinz zurück.
prompt-dial-castillo = { $player }: Stelle deine Geheimscheibe auf die Region für deine Caballeros aus dem Castillo.
    .other = { $player } stellt eine Geheimscheibe für die Caballeros aus dem Castillo ein.
prompt-dial-loss = { $count ->
    [one] { $player }: Stelle deine Geheimscheibe auf die Region, in der du { $count } Caballero verlierst.
   *[other] { $player }: Stelle deine Geheimscheibe auf die Region, in der du { $count } Caballeros verlierst.
}
    .other = { $player } stellt eine Geheimscheibe auf die Region, die Caballeros kostet.
prompt-dial-loss-all = { $player }: Stelle deine Geheimscheibe auf die Region, in der du alle deine Caballeros verlierst.
    .other = { $player } stellt eine Geheimscheibe auf die Region, die alle eigenen Caballeros kostet.
prompt-dial-scoring = { $player }: Stelle deine Geheimscheibe auf eine Region, die gewertet werden soll.
    .other = { $player } stellt eine Geheimscheibe auf eine Region, die gewertet werden soll.
prompt-dial-eviction = { $player }: Stelle deine Geheimscheibe auf die Region für deine Caballeros { FROM($space) }.
    .other = { $player } stellt eine Geheimscheibe für die Caballeros { FROM($space) } ein.
prompt-score-one = { $player }: Wähle eine Region für die Wertung.
    .other = { $player } wählt eine Region für die Wertung.
prompt-score-next = { $player }: Alle diese Regionen werden gewertet. Wähle, welche als nächste dran ist.
    .other = { $player } wählt die Region, die als nächste gewertet wird.
prompt-pick-tile = { $player }: Wähle eine Wertungstafel.
    .other = { $player } wählt eine Wertungstafel.
prompt-put-tile = { $player }: Wähle, wohin die Wertungstafel kommt.
    .other = { $player } wählt, wohin die Wertungstafel kommt.
prompt-take-back = { $player }: Wähle eine Machtkarte, die auf deine Hand zurückkommt.
    .other = { $player } nimmt eine Machtkarte zurück.
prompt-move-grande = { $player }: Wähle die Region, in die dein Grande kommt.
    .other = { $player } wählt, wohin der eigene Grande kommt.
prompt-evict = { $player }: Wähle die Region, die die anderen verlassen müssen.
    .other = { $player } wählt die Region, die die anderen verlassen müssen.
prompt-move-king = { $player }: Wähle die Region, in die der König kommt.
    .other = { $player } wählt, wohin der König kommt.
prompt-veto = { $player }: Setze dein Veto gegen „{ $card }“ von { $actor } ein oder lass es geschehen.
    .other = { $player } darf ein Veto gegen „{ $card }“ von { $actor } einsetzen.

## Was man wissen muss, bevor man eine Geheimscheibe einstellt

caution-court = { THE($space) } ist gesperrt: Deine Caballeros kämen an deinen Hof zurück.{ $grande ->
    [1] { " " }Dein Grande bliebe im Castillo.
   *[other] { "" }
}{ $black ->
    [1] { " " }Schwarze Caballeros blieben, wo sie sind.
   *[other] { "" }
}
caution-emptied = Deine Caballeros müssen { FROM($space) } weg: Stellst du diese Region ein, kommen sie an deinen Hof zurück.{ $black ->
    [1] { " " }Schwarze Caballeros blieben, wo sie sind.
   *[other] { "" }
}
caution-stays = { THE($space) } ist gesperrt: Dein Grande bliebe, wo er ist.
prompt-choose-card = { $player }: Wähle eine Machtkarte für dieses Spiel, noch { $left }.
    .other = { $player } wählt Machtkarten für dieses Spiel.
prompt-dial-spy = { $player }: Du siehst die Geheimscheiben der anderen. Stelle deine auf die Region für deine Caballeros aus dem Castillo.
    .other = { $player } sieht die Geheimscheiben der anderen und stellt die letzte ein.
