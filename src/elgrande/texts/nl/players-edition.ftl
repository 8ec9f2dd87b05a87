# De module Spelers' editie: elf extra machtkaarten voor Koning & Intrigant.

web-module-players_edition = Spelers' editie
    .text = Elf extra machtkaarten voor Koning & Intrigant: de Joker, een Castillo dat zich verplaatst, een brug, een alliantie, een storm en meer.

web-option-crossing = Brug
option-crossing-any = Alle caballero's over de brug
    .text = De eigenaar van de brug verplaatst caballero's van alle spelers eroverheen, zoals gedrukt.
option-crossing-own = Alleen eigen caballero's over de brug
    .text = De eigenaar van de brug verplaatst alleen eigen caballero's eroverheen.

## Plaatsen

space-beside = Naast het Castillo
    .at = naast het Castillo
    .to = naar een plaats naast het Castillo
    .from = van naast het Castillo
    .the = De plaats naast het Castillo
space-bridge = Brug
    .at = op de brug
    .to = naar de brug
    .from = van de brug
    .the = De brug

## Woorden

word-bridge = brug
word-alliance = alliantie
word-quarantine = quarantaine
word-collapse = instortingsgevaar
word-storm = storm
word-mistress = minnares
word-joker = Joker

## Machtkaarten

card-joker = Joker
    .brief = Wacht, en speel dan een waarde die niemand speelde
    .text = Leg deze kaart en wacht tot alle anderen hebben gespeeld. Speel dan een andere machtkaart, met een waarde die niemand deze ronde heeft gespeeld: die kaart telt. De Joker is uit het spel.
    .ruling = Worden er in een ronde meer Jokers gelegd, dan spelen hun spelers daarna in de volgorde waarin ze die legden.
card-travel-day = Reisdag
    .brief = De anderen kiezen geheim waar hun Grandes heen gaan
    .text = Elke andere speler stelt in het geheim een andere regio in. De kiesschijven gaan samen open, en de Grandes gaan daarheen. Een Grande in de Koningsregio, in een andere gesloten regio of in het Castillo blijft staan; dat geldt ook voor een Grande wiens eigenaar de Koningsregio heeft ingesteld.
    .ruling = Hetzelfde geldt voor elke andere regio die bij het tonen gesloten is. { -ruling-dials }
card-shift = Samenzwering
    .brief = Zet het Castillo over een regio en allen erin
    .text = Verplaats het Castillo, zonder erin te kijken, naar een regio die niet de Koningsregio is, en werp alle caballero's uit die regio erin. Daarna kun je in beide weer gewoon zetten. Zolang het er staat, telt het Castillo met de scoretabel of scoretegel van die regio, zonder bonussen. Bij de volgende algemene puntentelling wordt het geleegd en gaat het terug naar zijn plaats.
    .ruling = De regio mag niet gesloten zijn. Grandes blijven erbuiten. Je kunt ook caballero's in het Castillo werpen als de Koning in die regio komt. Wat erin zit, telt niet voor de regio, en andersom ook niet. Een tegel op de eigen plaats van het Castillo wacht. Wie deze kaart later speelt, mag het Castillo verder verplaatsen, ook uit een gesloten regio. De 2 punten voor een Grande in het Castillo gelden gewoon.
card-civil-war = Burgeroorlog
    .brief = Zet er 1 in een regio: de anderen gaan naar hun hof
    .text = Zet 1 caballero uit je hof in een regio die niet de Koningsregio is. Alle caballero's van de andere spelers daar gaan naar het hof van hun eigenaar.
    .ruling = De anderen gaan eerst weg. Niet in een gesloten regio; Grandes en zwarte caballero's blijven. Met een leeg hof kan deze actie niet.
card-alliance = Alliantie
    .brief = Twee regio's tellen als één
    .text = Leg de twee alliantiefiches in twee regio's, niet in de Koningsregio. Bij de volgende algemene puntentelling telt elke speler de caballero's van beide op, en elke plaats scoort in beide regio's. Wie alleen op de eerste plaats staat, krijgt de bonussen van beide. Daarna gaan de fiches eraf.
    .ruling = Het paar wordt één keer geteld, als de eerste van de twee regio's aan de beurt is; 1 caballero in een van de twee is genoeg. Elke regio heeft haar eigen scoretabel of tegel. Extra puntentellingen letten niet op de fiches. Wie deze kaart later speelt, mag een of beide fiches verplaatsen; een fiche in een gesloten regio blijft liggen.
card-bridge = Bruggenbouw
    .brief = Bouw een brug; steek over voor je beurt
    .text = Leg de brug tussen twee regio's die aan elkaar grenzen, niet de Koningsregio, en zet er 1 caballero extra uit je hof op. Zolang ze er ligt, mag je direct voor je beurt naar believen caballero's, eigen of vreemde, van de ene regio naar de andere verplaatsen, en je krijgt 1 punt bij elke algemene puntentelling.
    .ruling = Als de tafel dat heeft afgesproken, gaan alleen eigen caballero's over de brug. Een caballero gaat hooguit één keer over, en geen enkele zolang een van de twee regio's gesloten is. Op hetzelfde moment mag je de caballero van de brug naar je hof nemen: dan gaat ook de brug weg. Wie deze kaart later speelt, verplaatst de brug, en de caballero erop gaat naar het hof van zijn eigenaar. Hij staat in geen regio en in geen hof, en niets anders kan hem weghalen. Met een leeg hof kan deze actie niet.
card-rebellion = Opstand
    .brief = Draai een scoretegel om: de laatste is de eerste
    .text = Draai één scoretegel om. Een omgedraaide tegel spiegelt de uitslag: wie derde zou zijn, krijgt het eerste getal van de tegel, wie eerste zou zijn het derde, en de tweede plaats blijft gelijk. Wie daar alleen is, krijgt het hoogste getal.
    .ruling = Eerst wordt gekeken naar gelijke standen en het aantal spelers, dan wordt gespiegeld. Bonussen blijven voor wie als enige de meeste heeft. Elke tegel kan, ook een naast het bord of bij het Castillo, maar geen in een gesloten regio. Wie deze kaart later speelt, mag hem terugdraaien. Een omgedraaide tegel blijft omgedraaid als hij wordt verplaatst.
card-collapse = Instortingsgevaar
    .brief = Caballero's komen open naast het Castillo
    .text = Leg het fiche op het Castillo. Tot het einde van de volgende algemene puntentelling komt alles wat in het Castillo geworpen zou worden er open naast te staan. Caballero's in en naast het Castillo tellen samen en gaan er samen uit.
    .ruling = Geen actie kan de caballero's ernaast verplaatsen. Ook een Grande die erin geworpen wordt, staat ernaast. Niet in een spel met open Castillo, en niet zolang het fiche er ligt.
card-quarantine = Quarantaine
    .brief = Sluit een regio naast die van de Koning
    .text = Leg het quarantainefiche in een regio die aan de Koningsregio grenst. Ze is gesloten zoals de Koningsregio: niets gaat erin of eruit, en niets verandert daar.
    .ruling = Het fiche blijft liggen als de Koning verder gaat. De Koning mag de regio in, en ze wordt gewoon geteld. Wie deze kaart later speelt, verplaatst het fiche.
card-storm = Tormenta
    .brief = Kies geheim een regio: allen daar gaan naar hun hof
    .text = Stel in het geheim een regio in als je deze kaart speelt. Aan het begin van je beurt gaat de kiesschijf open. Als speciale actie gaan alle caballero's uit die regio, ook de jouwe, naar het hof van hun eigenaar.
    .ruling = In een regio die dan gesloten is, gebeurt niets. Zwarte caballero's blijven. Na een Joker stel je in bij je tweede kaart. De kiesschijf gaat ook open als een andere kaart deze actie vervangt.
card-mistress = Minnares
    .brief = Iedereen zet waar die wil; geen Koningsbonus
    .text = De rest van deze ronde zetten alle spelers in regio's naar keuze, niet in de Koningsregio en andere gesloten regio's. In deze ronde en bij een algemene puntentelling direct erna is er geen Koningsbonus.
    .ruling = Het geldt vanaf de speciale actie, ook als jij zelf daarna zet. De Grandebonus blijft, en een uitgestelde puntentelling na die algemene puntentelling geeft weer een Koningsbonus. Vervangt de Konings- of Intrigantenkaart deze actie, dan heeft ze geen effect.

## Wat te doen

prompt-storm = { $player }: zet je kiesschijf in het geheim op de regio die de storm treft.
    .other = { $player } zet in het geheim een kiesschijf voor de storm.
prompt-dial-travel = { $player }: zet je kiesschijf op de regio waar je Grande heen reist.
    .other = { $player } zet een kiesschijf voor de reis van de Grande.
prompt-shift = { $player }: kies de regio waar het Castillo heen gaat.
    .other = { $player } kiest waar het Castillo heen gaat.
prompt-civil-war = { $player }: kies de regio voor de burgeroorlog.
    .other = { $player } kiest de regio voor de burgeroorlog.
prompt-enter = { $player }: kies waar je caballero { AT($space) } staat.
    .other = { $player } kiest waar een caballero { AT($space) } staat.
prompt-ally = { $player }: kies een regio voor een alliantiefiche.
    .other = { $player } kiest een regio voor een alliantiefiche.
prompt-ally-second = { $player }: kies de regio die een alliantie vormt met { $space }.
    .other = { $player } kiest de regio die een alliantie vormt met { $space }.
prompt-bridge = { $player }: kies een regio voor een einde van de brug.
    .other = { $player } kiest een regio voor een einde van de brug.
prompt-bridge-second = { $player }: kies de regio die de brug met { $space } verbindt.
    .other = { $player } kiest de regio die de brug met { $space } verbindt.
prompt-cross = { $player }: kies een caballero die over de brug gaat, neem de jouwe van de brug, of ga verder.
    .other = { $player } kiest wie over de brug gaat.
prompt-turn-tile = { $player }: kies een scoretegel om om te draaien.
    .other = { $player } kiest een scoretegel om om te draaien.
prompt-quarantine = { $player }: kies een regio naast die van de Koning voor de quarantaine.
    .other = { $player } kiest een regio voor de quarantaine.

label-joker = Joker
label-off-bridge = Caballero van de brug nemen

reason-castillo-here = Het Castillo staat daar al.
reason-not-beside = { THE($space) } grenst niet aan de eerste regio.
reason-no-neighbour = { THE($space) } heeft geen buurregio waar iets mag veranderen.
reason-token-stays = Het fiche ligt in een regio waar niets mag veranderen: het blijft daar.

## Wat er gebeurde

event-joker = { $player } speelt de Joker en wacht.
event-grandes-travel = { $player } stuurt de Grandes van de anderen naar de regio's op hun kiesschijven.
event-storm = De Tormenta van { $player } treft { $space }.
event-blown-away = { $count ->
    [one] { $player } neemt 1 caballero { FROM($space) } naar het hof.
   *[other] { $player } neemt { $count } caballero's { FROM($space) } naar het hof.
}
event-shifted = { $player } verplaatst het Castillo { TO($space) } en werpt alle caballero's daar erin.
event-shifted-back = Het Castillo gaat terug naar zijn plaats.
event-collapses = { $player } legt het instortingsfiche op het Castillo.
event-danger-over = Het instortingsgevaar is voorbij: wie naast het Castillo staat, gaat erin.
event-bridge = { $player } bouwt de brug tussen { $from } en { $to }.
event-bridge-down = { $player } neemt de caballero van de brug: de brug is weg.
event-crossed = { $player } laat een caballero van { $colour } { FROM($from) } { TO($to) } over de brug gaan.
event-allied = Alliantie van { $player }: { $from } en { $to }.
event-civil-war = { $player } begint een burgeroorlog { AT($space) }.
event-tile-turned = { $player } draait de scoretegel { $tile } om.
event-quarantined = { $player } legt het quarantainefiche { AT($space) }.
event-mistress = { $player }: tot het einde van de ronde zet iedereen in regio's naar keuze, en er is geen Koningsbonus.

source-bridge = brug
cli-source-bridge = brug

## De tafel in de browser

table-joker-waits = { $player } heeft de Joker gelegd en speelt later.
table-storm-secret = { $player } heeft in het geheim een storm ingesteld.
table-storm-own = Jouw storm: { $space }, geheim tot je beurt
table-storm-shown = Tormenta van { $player }: { $space }
table-shifted = Het Castillo staat { AT($space) }.
table-shifted-text = Het telt met de scoretabel of tegel van die regio.
table-bridge = Brug van { $player }: { $from } – { $to }
table-bridge-point = 1 punt bij elke algemene puntentelling
table-alliance = Alliantie: { $from } en { $to } tellen samen
table-quarantine = quarantaine
table-collapse = Instortingsgevaar: wat erin geworpen wordt, staat naast het Castillo
table-beside = { $count ->
    [one] { $player } heeft 1 caballero naast het Castillo
   *[other] { $player } heeft { $count } caballero's naast het Castillo
}
table-mistress = Minnares: iedereen zet in regio's naar keuze, geen Koningsbonus

picture-joker = Joker
picture-bridge = brug
picture-alliance = alliantie
picture-quarantine = quarantaine
picture-collapse = instortingsgevaar
picture-beside = naast het Castillo
picture-turned = omgedraaid
picture-storm = storm
picture-mistress = minnares

effect-0 = de brug
effect-2 = de quarantaine
effect-4 = het instortingsgevaar

## De les, en woorden die zichzelf uitleggen

lesson-players_edition =
    # Elf machtkaarten meer

    Je kiest je 13 kaarten nu uit 29 (met vijf spelers 14). [KI-4, KI-5]

    ```cards
    cards: joker storm rebellion
    caption: Met de Joker wacht je: je speelt je echte kaart als alle andere op tafel liggen.
    ```

    # Quarantaine

    Het fiche sluit een buur van de Koningsregio alsof de Koning er ook stond, en blijft als hij weggaat. [PE-9]

    ```board
    players: 4
    king: castilla-la-nueva
    field quarantine: granada
    at granada: 2 1 0 0
    show: castilla-la-nueva granada
    caption: Granada is gesloten: niemand erin, niemand eruit.
    ```

    # Brug

    De eigenaar mag voor elke eigen beurt caballero's van alle kleuren laten oversteken, en krijgt 1 punt bij elke algemene puntentelling. [PE-6]

    ```board
    players: 4
    king: galicia
    field bridge: aragon valencia
    at bridge: 1
    at aragon: 2 0 1 0
    at valencia: 0 2 0 0
    show: aragon valencia
    caption: Rood bewaakt de brug tussen Aragón en Valencia.
    ```

    # En meer

    Het Castillo kan naar een regio verhuizen, een scoretegel kan omgedraaid worden, twee regio's kunnen een alliantie vormen, en met de Minnares zet iedereen een ronde lang overal. [PE-3, PE-5, PE-7, PE-11]
about-mistress = Minnares
    .forms = Minnares
    .text = Zolang zij bij de Koning is, tot het eind van de ronde, zet iedereen in elke regio, en de Koning geeft geen bonus.
    .see = rules/players_edition
about-joker = Joker
    .forms = Joker
    .text = Een machtkaart zonder waarde: je speelt je echte kaart na alle anderen.
    .see = rules/players_edition
about-quarantine = Quarantaine
    .forms = quarantaine, Quarantaine
    .text = De regio is gesloten alsof de Koning er stond: niets erin, niets eruit.
    .see = rules/players_edition
