# Ein Satz, der sagt, wer was tun muss.

prompt-play-power-card = { $player }: Spiele eine Machtkarte aus.
prompt-reinforce = { $count ->
    [one] { $player }: Hole höchstens 1 Caballero aus der Provinz an deinen Hof.
   *[other] { $player }: Hole höchstens { $count } Caballeros aus der Provinz an deinen Hof.
}
prompt-make-up = { $player }: Nimm einen eigenen Caballero aus einer Region an deinen Hof zurück, noch { $left }.
prompt-take-card = { $player }: Nimm eine Aktionskarte.
prompt-choose-part = { $player }: Wähle, was du jetzt mit deiner Aktionskarte tust.
prompt-place = { $player }: Setze einen Caballero ein, noch { $left }.
prompt-pick-move = { $player }: Wähle einen Caballero zum Umsetzen, noch { $left }.
prompt-pick-move-both = { $player }: Wähle einen Caballero zum Umsetzen, noch { $own } von deinen und { $foreign } von den anderen.
prompt-put-down = { $player }: Wähle, wohin der Caballero kommt.
prompt-place-extra = { $player }: Setze einen zusätzlichen Caballero von deinem Hof ein, noch { $left }.
prompt-own-or-court = { $player }: Wähle eine der beiden Aktionen der Karte.
prompt-dismiss = { $player }: Wähle einen Caballero eines Mitspielers, der in die Provinz zurückmuss.
prompt-return-own = { $player }: Schicke einen eigenen Caballero in die Provinz zurück, noch { $left }.
prompt-dial-castillo = { $player }: Stelle deine Geheimscheibe auf die Region für deine Caballeros aus dem Castillo.
prompt-dial-loss = { $player }: Stelle deine Geheimscheibe auf die Region, in der du Caballeros verlierst.
prompt-dial-scoring = { $player }: Stelle deine Geheimscheibe auf eine Region, die gewertet werden soll.
prompt-dial-eviction = { $player }: Stelle deine Geheimscheibe auf die Region für deine Caballeros { FROM($space) }.
prompt-score-one = { $player }: Wähle eine Region für die Wertung.
prompt-score-next = { $player }: Wähle die Region, die als nächste gewertet wird.
prompt-pick-tile = { $player }: Wähle eine Wertungstafel.
prompt-put-tile = { $player }: Wähle, wohin die Wertungstafel kommt.
prompt-take-back = { $player }: Wähle eine Machtkarte, die auf deine Hand zurückkommt.
prompt-move-grande = { $player }: Wähle die Region, in die dein Grande kommt.
prompt-evict = { $player }: Wähle die Region, die die anderen verlassen müssen.
prompt-move-king = { $player }: Wähle die Region, in die der König kommt.
prompt-veto = { $player }: Setze dein Veto gegen „{ $card }“ von { $actor } ein oder lass es geschehen.

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
prompt-dial-spy = { $player }: Du siehst die Geheimscheiben der anderen. Stelle deine auf die Region für deine Caballeros aus dem Castillo.
