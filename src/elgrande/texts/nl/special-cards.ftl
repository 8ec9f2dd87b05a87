# De module Speciale kaarten: tien extra machtkaarten voor Koning & Intrigant.

web-module-special_cards = Speciale kaarten
    .text = Tien extra machtkaarten voor Koning & Intrigant: een fiesta, spionnen, een staatsgreep, tableaus die een regio begrenzen, een reserve en meer.

web-option-annulment = Annulering
option-annulment-off = Kaarten en tableaus annuleren
    .text = Annulering verwijdert een kaart Spionage of Reserve van een speler, of een begrenzingstableau, zoals gedrukt.
option-annulment-on = Ook fiches annuleren
    .text = Annulering verwijdert ook wat een fiche aangeeft, zoals de brug of een 2×-fiche.

## Plaatsen

space-reserve = Reserve
    .at = op de kaart Reserve
    .to = naar de kaart Reserve
    .from = van de kaart Reserve
    .the = De kaart Reserve

## Woorden

word-spies = spionnen
word-reserve = reserve
word-kings-token = Koningsfiche

effect-1 = de alliantie
effect-3 = het Koningsfiche
effect-5 = een 2×-fiche

## Machtkaarten

card-fiesta = Fiesta
    .brief = Zet er tot { $amount } extra
    .text = { $amount ->
        [one] Zet 1 caballero meer dan je kaart toestaat, volgens dezelfde regels.
       *[other] Zet tot { $amount } caballero's meer dan je kaart toestaat, volgens dezelfde regels.
    }
    .ruling = Ze worden gezet als speciale actie, los van het aantal op je Konings-, Caballero- of Intrigantenkaart, en een Veto kan elk ervan tegenhouden. Wie de Konings- of Intrigantenkaart heeft, voert in plaats hiervan de actie van die kaart uit, ook met 2 of 3 spelers.
card-espionage = Spionage
    .brief = { card-gra-espionage.brief }
    .text = Houd deze kaart open voor je. Bij de volgende algemene puntentelling stel je je kiesschijf als laatste in en zie je eerst die van de anderen. Daarna is de kaart uit het spel.
    .ruling = Op kiesschijven van speciale acties heeft ze geen invloed. Meer spionnen stellen in in de volgorde waarin ze de kaart hielden, en elk ziet alle kiesschijven die al gezet zijn.
card-coup = Staatsgreep
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = Ook een Grande in een andere gesloten regio blijft staan. Een Grande in het Castillo levert in geen enkele regio een bonus op. Toont de kiesschijf van de eigenaar een gesloten regio, dan blijft hij erin tot de volgende algemene puntentelling.
card-maximum-six = Maximaal 6
    .brief = Voortaan staan er hooguit { $amount } in een regio
    .text = { $amount ->
        [one] Leg een van de drie begrenzingstableaus in een regio die niet de Koningsregio is, met hoogstens 1 caballero. Vanaf nu kan er hoogstens 1 staan.
       *[other] Leg een van de drie begrenzingstableaus in een regio die niet de Koningsregio is, met hoogstens { $amount } caballero's. Vanaf nu kunnen er hoogstens { $amount } staan.
    }
    .ruling = Caballero's gaan er vrij uit, en erin alleen zolang er plaats is. Brengen kiesschijven er te veel, dan wordt de plaats een voor een verdeeld, met de klok mee vanaf de startspeler; de rest gaat naar het hof van de eigenaar. Eén tableau per regio, niet in een gesloten regio. Het tableau blijft liggen. Liggen ze alle drie, dan kan de actie niet.
card-reserve = Reserve
    .brief = Bewaar 1 caballero voor vlak voor een telling
    .text = Zet 1 caballero uit je hof op deze kaart en houd haar. Eén keer, voordat een extra puntentelling begint of direct voordat bij een algemene puntentelling een regio wordt geteld, mag je hem in een regio naar keuze zetten, niet in de Koningsregio. Niet in het Castillo.
    .ruling = Niet tussen twee regio's van een extra puntentelling, en alleen in een regio die niet gesloten is en plaats heeft. Een Veto kan het tegenhouden: dan is de kaart op, en de caballero gaat naar je hof. Met een leeg hof kan deze actie niet.
card-royal-protection = Koninklijke bescherming
    .brief = Sluit een regio met het Koningsfiche
    .text = Leg het Koningsfiche in een regio die niet de Koningsregio is. Ze is gesloten zoals de Koningsregio: niets gaat erin of eruit, en niets verandert daar. Een Koningsbonus geeft het niet.
    .ruling = Het fiche blijft liggen, ook bij algemene puntentellingen, tot wie deze kaart later speelt het verplaatst. De Koning mag de regio in, en ze wordt gewoon geteld.
card-annulment = Annulering
    .brief = Verwijder een bewaarde kaart of een tableau
    .text = Verwijder een kaart Spionage of Reserve die een speler houdt, ook van jezelf, of één begrenzingstableau. Een caballero op een kaart Reserve gaat naar het hof van zijn eigenaar.
    .ruling = Een begrenzingstableau in een gesloten regio kan niet weg. Als de tafel dat heeft afgesproken, kan in plaats daarvan weg wat een fiche aangeeft. Is er niets om te verwijderen, dan kan de actie niet.
card-score-own = Extra puntentelling: een regio van jou
    .brief = Tel een regio waar jij staat
    .text = Kies een regio met ten minste 1 caballero van jou en tel die voor alle spelers, met de bonussen. De Koningsregio mag, het Castillo niet.
card-score-any = Extra puntentelling: een regio naar keuze
    .brief = Tel een regio naar keuze
    .text = Kies een regio, ook een zonder caballero van jou, en tel die voor alle spelers, met de bonussen. De Koningsregio mag, het Castillo niet.
card-score-named = Extra puntentelling: een van drie
    .brief = Noem drie regio's; een ander kiest er één
    .text = Noem drie verschillende regio's en een andere speler. Die speler kiest welke van de drie voor alle spelers wordt geteld, met de bonussen. De Koningsregio mag, het Castillo niet.

## Wat te doen

prompt-fiesta = { $player }: zet een caballero voor de fiesta, nog { $left }.
    .other = { $player } zet caballero's voor de fiesta.
prompt-close-region = { $most ->
    [one] { $player }: kies de regio waar vanaf nu hoogstens 1 caballero kan staan.
   *[other] { $player }: kies de regio waar vanaf nu hoogstens { $most } caballero's kunnen staan.
}
    .other = { $player } kiest een regio waar maar weinig caballero's mogen staan.
prompt-protect = { $player }: kies de regio voor het Koningsfiche.
    .other = { $player } kiest de regio voor het Koningsfiche.
prompt-reserve = { $player }: zet de caballero van je Reserve nu in een regio, of wacht.
    .other = { $player } mag de caballero van de Reserve nu in een regio zetten.
prompt-annul = { $player }: kies wat er wordt verwijderd.
    .other = { $player } kiest wat er wordt verwijderd.
prompt-name-region = { $player }: noem een regio die geteld kan worden, nog { $left }.
    .other = { $player } noemt regio's die geteld kunnen worden.
prompt-name-player = { $player }: noem de speler die uit je regio's kiest.
    .other = { $player } noemt de speler die uit de regio's kiest.
prompt-choose-named = { $player }: kies welke van de regio's die { $actor } noemt wordt geteld.
    .other = { $player } kiest welke van de regio's die { $actor } noemt wordt geteld.

label-board = Begrenzingstableau { AT($space) }
label-effect = Verwijder { $effect }
label-doubling = Verwijder het 2×-fiche van { $player }

reason-too-many = Er staan te veel caballero's { AT($space) } voor een begrenzingstableau.
reason-named = { THE($space) } is al gekozen.

## Wat er gebeurde

event-region-closed = { $player } legt een begrenzingstableau { AT($space) }.
event-protected = { $player } legt het Koningsfiche { AT($space) }.
event-annulled-effect = { $player } verwijdert { $effect }.
event-annulled-card = { $player } verwijdert “{ $card }” van { $actor }.
event-annulled-board = { $player } verwijdert het begrenzingstableau { AT($space) }.
event-names = { $player } noemt drie regio's: { $actor } kiest welke ervan wordt geteld.

## De tafel in de browser

table-protection = Koningsfiche: gesloten
table-limit = begrenzingstableau: { $count } van { $most }
table-limit-full = begrenzingstableau: vol
table-limits-left = { $count ->
    [0] Alle begrenzingstableaus liggen op de kaart.
    [one] Er is nog 1 begrenzingstableau vrij.
   *[other] Er zijn nog { $count } begrenzingstableaus vrij.
}
table-reserve = { $count ->
    [one] { $player } heeft 1 caballero in reserve
   *[other] { $player } heeft { $count } caballero's in reserve
}
table-spy = Spionnen: { $player } stelt de kiesschijf als laatste in
table-named = Genoemd: { $spaces }

picture-protection = Koningsfiche
picture-limit-six = begrenzingstableau
picture-reserve = reserve
picture-spies = spionnen

## De les, en woorden die zichzelf uitleggen

lesson-special_cards =
    # Tien machtkaarten meer

    Er zijn meer kaarten waaruit je je 13 kiest. [KI-4]

    ```cards
    cards: fiesta reserve annulment
    caption: Drie ervan: vijf caballero's meer om te zetten, een caballero in reserve, en een eind aan wat blijft.
    ```

    # Maximaal 6

    Een tableau sluit een regio voor de zevende caballero. Weggaan kan altijd. [SC-4]

    ```board
    players: 4
    king: galicia
    field crowded: valencia
    at valencia: 3 2 1 0
    show: valencia
    caption: Er staan er zes in Valencia: het is vol.
    ```

    # Spionnen en staatsgrepen

    Met Spionage zie je de kiesschijven van de anderen voor je die van jou instelt. Een Staatsgreep gooit hun Grandes in het Castillo. [SC-2, SC-3]
