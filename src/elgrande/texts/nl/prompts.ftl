# Eén zin die zegt wie wat moet doen.

prompt-play-power-card = { $player }: speel een machtkaart.
    .other = { $player } speelt een machtkaart.
prompt-reinforce = { $count ->
    [one] { $player }: haal hoogstens 1 caballero uit de provincie naar je hof.
   *[other] { $player }: haal hoogstens { $count } caballero's uit de provincie naar je hof.
}
    .other = { $player } haalt caballero's naar het hof.
prompt-make-up = { $player }: neem een eigen caballero uit een regio terug naar je hof, nog { $left }.
    .other = { $player } neemt caballero's uit regio's terug naar het hof.
table-make-up-text = Je provincie is leeg, maar je machtkaart brengt er meer: de rest mag uit regio's komen. Wat je niet neemt, blijft daar.
prompt-take-card = { $player }: neem een actiekaart.
    .other = { $player } neemt een actiekaart.
prompt-choose-part = { $special ->
    [0] { $placing ->
        [0] { $player }: er is niets meer te doen; beëindig je beurt.
        [one] { $player }: zet 1 caballero, of beëindig je beurt.
       *[other] { $player }: zet tot { $placing } caballero's, of beëindig je beurt.
    }
   *[other] { $placing ->
        [0] { $player }: gebruik de speciale actie van je kaart, of beëindig je beurt.
        [one] { $player }: zet 1 caballero en gebruik de speciale actie, in willekeurige volgorde.
       *[other] { $player }: zet tot { $placing } caballero's en gebruik de speciale actie, in willekeurige volgorde.
    }
}
    .other = { $player } kiest wat er nu met de actiekaart gebeurt.
prompt-choose-aside = { $player }: gebruik een van deze mogelijkheden, of beëindig je beurt.
    .other = { prompt-choose-part.other }
prompt-place = { $player }: zet een caballero, nog { $left }.
    .other = { $player } zet caballero's.
prompt-pick-move = { $player }: kies een caballero om te verplaatsen, nog { $left }.
    .other = { $player } verplaatst caballero's.
prompt-pick-move-both = { $player }: kies een caballero om te verplaatsen, nog { $own } eigen en { $foreign } vijandelijke.
    .other = { $player } verplaatst caballero's.
prompt-put-down = { $player }: kies waar de caballero heen gaat.
    .other = { $player } kiest waar de caballero heen gaat.
prompt-place-extra = { $player }: zet een extra caballero uit je hof, nog { $left }.
    .other = { $player } zet extra caballero's.
prompt-own-or-court = { $player }: kies een van de twee acties van de kaart.
    .other = { $player } kiest een van de twee acties van de kaart.
prompt-dismiss = { $player }: kies een caballero van een andere speler die terug moet naar de provincie.
    .other = { $player } kiest een caballero die terug moet naar de provincie.
prompt-return-own = { $player }: stuur een eigen caballero terug naar de provincie, nog { $left }.
    .other = { $player } stuurt caballero's terug naar de provincie.
prompt-dial-castillo = { $player }: zet je kiesschijf op de regio voor je caballero's uit het Castillo.
    .other = { $player } zet een kiesschijf voor de caballero's uit het Castillo.
prompt-dial-loss = { $count ->
    [one] { $player }: zet je kiesschijf op de regio waar je { $count } caballero verliest.
   *[other] { $player }: zet je kiesschijf op de regio waar je { $count } caballero's verliest.
}
    .other = { $player } zet een kiesschijf op de regio die caballero's kost.
prompt-dial-loss-all = { $player }: zet je kiesschijf op de regio waar je al je caballero's verliest.
    .other = { $player } zet een kiesschijf op de regio die alle eigen caballero's kost.
prompt-dial-scoring = { $player }: zet je kiesschijf op een regio die geteld moet worden.
    .other = { $player } zet een kiesschijf op een regio die geteld moet worden.
prompt-dial-eviction = { $player }: zet je kiesschijf op de regio voor je caballero's { FROM($space) }.
    .other = { $player } zet een kiesschijf voor de caballero's { FROM($space) }.
prompt-score-one = { $player }: kies een regio om te tellen.
    .other = { $player } kiest een regio om te tellen.
prompt-score-next = { $player }: al deze regio's worden geteld. Kies welke nu aan de beurt is.
    .other = { $player } kiest de regio die nu geteld wordt.
prompt-pick-tile = { $player }: kies een scoretegel.
    .other = { $player } kiest een scoretegel.
prompt-put-tile = { $player }: kies waar de scoretegel komt.
    .other = { $player } kiest waar de scoretegel komt.
prompt-take-back = { $player }: kies een machtkaart om terug in je hand te nemen.
    .other = { $player } neemt een machtkaart terug.
prompt-move-grande = { $player }: kies de regio waar je Grande heen gaat.
    .other = { $player } kiest waar de eigen Grande heen gaat.
prompt-evict = { $player }: kies de regio die de anderen moeten verlaten.
    .other = { $player } kiest de regio die de anderen moeten verlaten.
prompt-move-king = { $player }: kies de regio waar de Koning heen gaat.
    .other = { $player } kiest waar de Koning heen gaat.
prompt-veto = { $player }: gebruik je Veto tegen “{ $card }” van { $actor }, of laat het gaan.
    .other = { $player } mag een Veto gebruiken tegen “{ $card }” van { $actor }.

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
    .other = { $player } kiest machtkaarten voor dit spel.
prompt-dial-spy = { $player }: je ziet de kiesschijven van de anderen. Zet de jouwe op de regio voor je caballero's uit het Castillo.
    .other = { $player } ziet de kiesschijven van de anderen en zet de laatste.
