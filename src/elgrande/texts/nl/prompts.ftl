# Eén zin die zegt wie wat moet doen.

prompt-play-power-card = { $player }: speel een machtkaart.
prompt-reinforce = { $count ->
    [one] { $player }: haal hoogstens 1 caballero uit de provincie naar je hof.
   *[other] { $player }: haal hoogstens { $count } caballero's uit de provincie naar je hof.
}
prompt-make-up = { $player }: neem een eigen caballero uit een regio terug naar je hof, nog { $left }.
prompt-take-card = { $player }: neem een actiekaart.
prompt-choose-part = { $player }: kies wat je nu met je actiekaart doet.
prompt-place = { $player }: zet een caballero, nog { $left }.
prompt-pick-move = { $player }: kies een caballero om te verplaatsen, nog { $left }.
prompt-pick-move-both = { $player }: kies een caballero om te verplaatsen, nog { $own } eigen en { $foreign } vijandelijke.
prompt-put-down = { $player }: kies waar de caballero heen gaat.
prompt-place-extra = { $player }: zet een extra caballero uit je hof, nog { $left }.
prompt-own-or-court = { $player }: kies een van de twee acties van de kaart.
prompt-dismiss = { $player }: kies een caballero van een andere speler die terug moet naar de provincie.
prompt-return-own = { $player }: stuur een eigen caballero terug naar de provincie, nog { $left }.
prompt-dial-castillo = { $player }: zet je kiesschijf op de regio voor je caballero's uit het Castillo.
prompt-dial-loss = { $player }: zet je kiesschijf op de regio waar je caballero's verliest.
prompt-dial-scoring = { $player }: zet je kiesschijf op een regio die geteld moet worden.
prompt-dial-eviction = { $player }: zet je kiesschijf op de regio voor je caballero's { FROM($space) }.
prompt-score-one = { $player }: kies een regio om te tellen.
prompt-score-next = { $player }: kies de regio die nu geteld wordt.
prompt-pick-tile = { $player }: kies een scoretegel.
prompt-put-tile = { $player }: kies waar de scoretegel komt.
prompt-take-back = { $player }: kies een machtkaart om terug in je hand te nemen.
prompt-move-grande = { $player }: kies de regio waar je Grande heen gaat.
prompt-evict = { $player }: kies de regio die de anderen moeten verlaten.
prompt-move-king = { $player }: kies de regio waar de Koning heen gaat.
prompt-veto = { $player }: gebruik je Veto tegen “{ $card }” van { $actor }, of laat het gaan.

## Wat je moet weten voordat je een kiesschijf instelt

caution-court = { THE($space) } is gesloten: je caballero's zouden naar je hof teruggaan.{ $grande ->
    [1] { " " }Je Grande zou in het Castillo blijven.
   *[other] { "" }
}{ $black ->
    [1] { " " }Zwarte caballero's zouden blijven waar ze zijn.
   *[other] { "" }
}
caution-emptied = Je caballero's moeten weg { FROM($space) }: stel je die regio in, dan gaan ze naar je hof terug.{ $black ->
    [1] { " " }Zwarte caballero's zouden blijven waar ze zijn.
   *[other] { "" }
}
caution-stays = { THE($space) } is gesloten: je Grande zou blijven waar hij is.
prompt-choose-card = { $player }: kies een machtkaart voor dit spel, nog { $left }.
prompt-dial-spy = { $player }: je ziet de kiesschijven van de anderen. Zet de jouwe op de regio voor je caballero's uit het Castillo.
