# De module Grootinquisiteur & koloniën.

web-module-grand_inquisitor = Grootinquisiteur & koloniën
    .text = Francia, een schip en twee koloniën met goud en goederen, zwarte caballero's voor wie de Grootinquisiteur heeft, en een tableau dat begrenst wie er meetelt.

## Plaatsen

space-francia = Francia
space-ship = Schip
    .at = op het schip
    .to = naar het schip
    .from = van het schip
    .the = Het schip
space-america = América
space-africa = África
space-ambassador = Ambassadeur
    .at = op het veld van de ambassadeur
    .to = naar het veld van de ambassadeur
    .from = van het veld van de ambassadeur
    .the = Het veld van de ambassadeur
space-envoy = Gezant
    .at = op het veld van de gezant
    .to = naar het veld van de gezant
    .from = van het veld van de gezant
    .the = Het veld van de gezant
space-third = Derde veld
    .at = op het derde veld van Francia
    .to = naar het derde veld van Francia
    .from = van het derde veld van Francia
    .the = Het derde veld van Francia
space-captain = Kapitein
    .at = op het kapiteinsveld
    .to = naar het kapiteinsveld
    .from = van het kapiteinsveld
    .the = Het kapiteinsveld
space-viceroy = Onderkoning
    .at = op het onderkoningsveld
    .to = naar het onderkoningsveld
    .from = van het onderkoningsveld
    .the = Het onderkoningsveld
space-limit-board = Begrenzingstableau
    .at = op het begrenzingstableau
    .to = naar het begrenzingstableau
    .from = van het begrenzingstableau
    .the = Het begrenzingstableau
    .short = Begrenzing

## Woorden

shape-shield = schild

token-0 = goud
token-1 = goederen

word-grand-inquisitor = Grootinquisiteur
word-holder = houder van de Grootinquisiteur
word-black-caballeros = zwarte caballero's
word-limit-board = begrenzingstableau
word-journey = reis
word-coast = kust
word-gold = goud
word-goods = goederen
word-supply = voorraad
word-delayed-scoring = uitgestelde puntentelling
word-closed-card = gesloten kaart

## Kaarten

-ruling-tokens = Eerst gaat het goud van de kaart naar América en gaan de goederen naar África, zolang de voorraad strekt. Dat hoort bij de speciale actie: wie haar overslaat of bij het begin een Veto krijgt, legt niets.

card-holy-inquisition = Heilige inquisitie
    .brief = Neem de Grootinquisiteur en verplaats { $amount } zwarte
    .text = { $amount ->
        [one] Neem de Grootinquisiteur: zolang je hem hebt, zijn de zwarte caballero's van jou. Verplaats dan 1 zwarte caballero naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets. Zolang je de Grootinquisiteur hebt, mag je in elke beurt van jou 1 caballero extra uit de provincie naar je hof halen of er 1 extra zetten.
       *[other] Neem de Grootinquisiteur: zolang je hem hebt, zijn de zwarte caballero's van jou. Verplaats dan tot { $amount } zwarte caballero's naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets. Zolang je de Grootinquisiteur hebt, mag je in elke beurt van jou 1 caballero extra uit de provincie naar je hof halen of er 1 extra zetten.
    }
    .ruling = Deze kaart is er elke ronde. Ook wie de Grootinquisiteur al heeft, mag haar kiezen: die houdt hem en verplaatst zwarte caballero's. Wie de speciale actie overslaat, neemt de Grootinquisiteur niet. { -ruling-moves }
card-close-card = Actiekaart sluiten
    .brief = Draai een actiekaart om, nu of later
    .text = Draai één open actiekaart om: niemand kan haar deze ronde kiezen. Doe dat nu, of houd deze kaart open voor je en doe het later, in welke ronde ook, als een speler op het punt staat een actiekaart te kiezen.
    .ruling = Elke kaart die open op een stapel ligt, kan gesloten worden, ook de Koning en de Heilige inquisitie, maar nooit een kaart die iemand houdt. Ook vóór je eigen keuze mag je haar gebruiken. { -ruling-tokens } Bij een kaart die je houdt, komen ze op het moment dat je haar houdt.
card-double-strike = Dubbelslag
    .brief = Bewaar: herhaal één actie van een ander
    .text = Houd deze kaart open voor je. Eén keer mag je direct na de beurt van een andere speler de speciale actie uitvoeren die deze speler heeft uitgevoerd: met je eigen keuzes, met goud en goederen, maar zonder te zetten.
    .ruling = Dat kan vanaf de volgende beurt, in elke ronde, ook na de laatste beurt van een ronde. Een speciale actie die is overgeslagen of vóór haar eerste stap een Veto kreeg, kan niet worden herhaald; een die later werd tegengehouden, wordt helemaal herhaald. Een kaart houden kan niet worden herhaald, maar haar goud en goederen worden nog eens gelegd; werd met “Actiekaart sluiten” meteen een kaart gesloten, dan mag jij er ook een sluiten. Niemand komt een tweede keer in het spel: extra caballero's uit het hof worden niet herhaald. Een Veto kan de herhaling tegenhouden zoals elke speciale actie.
card-free-choice = Vrije keuze
    .brief = Bewaar: verplaats { $amount } eigen voor een puntentelling
    .text = { $amount ->
        [one] Houd deze kaart open voor je. Eén keer mag je bij een algemene puntentelling, als de caballero's uit het Castillo in hun regio's staan en voordat de eerste regio wordt geteld, 1 caballero van jezelf verplaatsen.
       *[other] Houd deze kaart open voor je. Eén keer mag je bij een algemene puntentelling, als de caballero's uit het Castillo in hun regio's staan en voordat de eerste regio wordt geteld, tot { $amount } caballero's van jezelf verplaatsen.
    }
    .ruling = Het hoeft niet bij de eerstvolgende algemene puntentelling. Ze mogen ook in het Castillo, en een caballero die goud of goederen thuisbrengt, scoort meteen. { -ruling-tokens } Bij een kaart die je houdt, komen ze op het moment dat je haar houdt.
card-score-new-regions = Extra puntentelling: nieuwe regio's
    .brief = Tel de vier nieuwe regio's
    .text = Tel Francia, het schip, América en África voor alle spelers, met de bonussen.
    .ruling = { -ruling-order } { -ruling-tokens }
card-score-black = Extra puntentelling: zwarte caballero's
    .brief = Neem de Grootinquisiteur, tel regio's met zwart
    .text = Neem de Grootinquisiteur. Tel dan elke regio met ten minste 1 zwarte caballero voor alle spelers, met de bonussen.
    .ruling = Wie hierna zet, mag al de 1 extra van de Grootinquisiteur zetten. { -ruling-order } { -ruling-tokens }
card-transport = Transport
    .brief = { card-intrigue-own-4.brief }
    .text = { $amount ->
        [one] Verplaats 1 caballero van jezelf uit een regio naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets.
       *[other] Verplaats tot { $amount } caballero's van jezelf uit regio's naar keuze naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets.
    }
    .ruling = Ze mogen naar de fiches die net zijn gelegd, en caballero's met goud of goederen mogen naar huis. { -ruling-tokens } { -ruling-moves }
card-limit-board = Begrenzingstableau
    .brief = Verplaats het begrenzingstableau en vul het
    .text = Je mag het begrenzingstableau naar een andere regio verplaatsen en het met caballero's uit die regio vullen, zoveel als erop kunnen; jij kiest welke. Niet in of uit de Koningsregio, en niet naar Francia.
    .ruling = Het tableau mag blijven liggen; goud en goederen worden evengoed gelegd. Gaat het weg, dan blijven de caballero's die erop stonden in de oude regio. Kapitein en onderkoning houden hun veld; caballero's met goud of goederen mogen op het tableau staan. { -ruling-tokens }
card-limit-board-gold = Begrenzingstableau, met goud
    .brief = { card-limit-board.brief }
    .text = Je mag het begrenzingstableau naar een andere regio verplaatsen en het met caballero's uit die regio vullen, zoveel als erop kunnen; jij kiest welke. Niet in of uit de Koningsregio, en niet naar Francia.
    .ruling = Het tableau mag blijven liggen; goud en goederen worden evengoed gelegd. Gaat het weg, dan blijven de caballero's die erop stonden in de oude regio. Kapitein en onderkoning houden hun veld; caballero's met goud of goederen mogen op het tableau staan. { -ruling-tokens }
card-delayed-scoring = Extra puntentelling: uitgesteld
    .brief = Merk een regio: ze telt na de volgende ronde
    .text = Leg het fiche in een regio. Aan het einde van de volgende ronde wordt die regio voor alle spelers geteld, met de bonussen, vóór een algemene puntentelling van die ronde. Wie dit in de laatste ronde kiest, laat de regio na de laatste algemene puntentelling tellen.
    .ruling = De Koningsregio en de nieuwe regio's mogen, het Castillo niet. De regio telt zoals ze er dan bij ligt. { -ruling-tokens }
card-conspiracy = Complot
    .brief = Werp de Grandes van de anderen in het Castillo
    .text = Werp de Grandes van alle andere spelers in het Castillo, behalve een in de Koningsregio. Wie een Grande in het Castillo heeft en daar alleen op de eerste plaats staat, scoort 2 extra als het Castillo wordt geteld. Bij de volgende algemene puntentelling gaat elke Grande naar de regio op de kiesschijf van zijn eigenaar.
    .ruling = Een Grande in het Castillo levert in geen enkele regio een bonus op. Toont de kiesschijf van de eigenaar de Koningsregio, dan blijft hij erin tot de volgende algemene puntentelling. { -ruling-tokens }

## Wat te doen

prompt-dial-setup = { $count ->
    [one] { $player }: zet je kiesschijf op de regio waar je 1 caballero uit de provincie zet.
   *[other] { $player }: zet je kiesschijf op de regio waar je { $count } caballero's uit de provincie zet.
}
    .other = { $player } zet een kiesschijf voor de eerste caballero's.
prompt-journey = { $player }: kies een caballero die vaart, naar het schip of ervandaan.
    .other = { $player } kiest een caballero die vaart.
prompt-sail = { $player }: kies waar de caballero { FROM($space) } heen vaart.
    .other = { $player } kiest waar de caballero { FROM($space) } heen vaart.
prompt-take-token = { $player }: kies een caballero om op een fiche te zetten.
    .other = { $player } kiest een caballero om op een fiche te zetten.
prompt-move-black = { $player }: kies een zwarte caballero om te verplaatsen, nog { $left }.
    .other = { $player } verplaatst zwarte caballero's.
prompt-fill-board = { $player }: kies een caballero { AT($space) } voor het begrenzingstableau, nog { $left }.
    .other = { $player } kiest caballero's { AT($space) } voor het begrenzingstableau.
prompt-move-board = { $player }: kies de regio waar het begrenzingstableau heen gaat, of laat het liggen.
    .other = { $player } kiest waar het begrenzingstableau heen gaat.
prompt-close = { $player }: { $actor } staat op het punt een actiekaart te kiezen. Draai er een om, of wacht.
    .other = { $player } mag een actiekaart omdraaien voordat { $actor } er een kiest.
prompt-close-now = { $player }: draai nu een actiekaart om, of houd deze kaart voor later.
    .other = { $player } mag nu een actiekaart omdraaien.
prompt-close-again = { $player }: draai ook een actiekaart om, of geen.
    .other = { $player } mag ook een actiekaart omdraaien.
prompt-strike = { $player }: voer de speciale actie “{ $card }” van { $actor } nog eens uit, of wacht.
    .other = { $player } mag de speciale actie “{ $card }” van { $actor } nog eens uitvoeren.
prompt-free-choice = { $player }: verplaats nu eigen caballero's met “Vrije keuze”, of houd de kaart.
    .other = { $player } mag nu caballero's verplaatsen met een bewaarde kaart.
prompt-delay = { $player }: kies de regio die aan het einde van de volgende ronde wordt geteld.
    .other = { $player } kiest de regio die aan het einde van de volgende ronde wordt geteld.
prompt-give-up = { $player }: kies welke van je caballero's { AT($space) } weggaat, nog { $left }.
    .other = { $player } kiest welke caballero's { AT($space) } weggaan.

label-token = Caballero op een fiche zetten
label-levy = 1 extra naar het hof
label-board-stays = Tableau laten liggen

reason-full = Er is geen vrije plaats { AT($space) }.
reason-arrived = Die caballero's kwamen in deze ronde: ze kunnen in een latere ronde varen.
reason-nowhere-to-sail = Er is geen vrije plaats waar die caballero's heen kunnen varen.
reason-not-by-placing = Caballero's komen alleen per schip of door een verplaatsing { TO($space) }.
reason-no-board = Het begrenzingstableau kan niet { AT($space) } liggen.
reason-board-here = Daar ligt al een begrenzingstableau.
reason-card-closed = Deze kaart is gesloten: niemand kan haar deze ronde kiezen.
reason-no-journey = Van daar gaat geen reis { TO($space) }.
reason-no-token = Daar is geen vrij fiche voor een caballero.
reason-same-space = De caballero staat daar al.
reason-no-load = Een caballero met goud of waren kan niet { AT($space) } staan.
reason-laden = De caballero's daar dragen al iets.
reason-not-beside-board = Alleen caballero's naast het begrenzingstableau kunnen het vullen.

## Wat er gebeurde

event-laid-tokens = { $gold ->
    [0] { $goods ->
        [one] { $player } legt 1 goederenfiche in África.
       *[other] { $player } legt { $goods } goederenfiches in África.
    }
    [one] { $goods ->
        [0] { $player } legt 1 goudfiche in América.
        [one] { $player } legt 1 goudfiche in América en 1 goederenfiche in África.
       *[other] { $player } legt 1 goudfiche in América en { $goods } goederenfiches in África.
    }
   *[other] { $goods ->
        [0] { $player } legt { $gold } goudfiches in América.
        [one] { $player } legt { $gold } goudfiches in América en 1 goederenfiche in África.
       *[other] { $player } legt { $gold } goudfiches in América en { $goods } goederenfiches in África.
    }
}
event-took-token = { $player } zet een caballero van { $colour } { AT($space) } op een fiche: { $token }.
event-token-back = Een fiche gaat terug naar de voorraad: { $token }.
event-took-inquisitor = { $player } neemt de Grootinquisiteur.
event-levied = { $player } haalt door de Grootinquisiteur 1 caballero extra naar het hof.
event-sailed = { $player } laat een caballero van { $colour } varen { FROM($from) } { TO($to) }.
event-board-moved = { $player } verplaatst het begrenzingstableau { TO($space) }.
event-board-stays = { $player } laat het begrenzingstableau { AT($space) } liggen.
event-filled = { $player } zet een caballero van { $colour } { AT($space) } op het begrenzingstableau.
event-closed = { $player } draait “{ $card }” om.
event-strikes = { $player } voert “{ $card }” van { $actor } nog eens uit.
event-delays = { $player } legt het fiche voor een uitgestelde puntentelling { AT($space) }.
event-delayed-scoring = Uitgestelde puntentelling: { $space }
event-grande-thrown = De Grande van { $player } wordt in het Castillo geworpen.
event-grande-out = De Grande van { $player } gaat uit het Castillo { TO($space) }.
event-black-out = { $count ->
    [one] 1 zwarte caballero gaat uit het Castillo { TO($space) }.
   *[other] { $count } zwarte caballero's gaan uit het Castillo { TO($space) }.
}
event-black-inside = { $count ->
    [one] In het Castillo zit 1 zwarte caballero.
   *[other] In het Castillo zitten { $count } zwarte caballero's.
}
event-black-evicted = { $count ->
    [one] 1 zwarte caballero gaat { FROM($from) } { TO($to) }.
   *[other] { $count } zwarte caballero's gaan { FROM($from) } { TO($to) }.
}
event-set-out = { $count ->
    [one] { $player } begint met nog 1 caballero { AT($space) }.
   *[other] { $player } begint met nog { $count } caballero's { AT($space) }.
}

source-ambassador = ambassadeur
source-envoy = gezant
source-captain = kapitein
source-viceroy = onderkoning
source-gold = goud
source-goods = goederen

cli-source-office = ambten
cli-source-token = goud, goederen

## De tafel in de browser

table-space-black = { $count ->
    [one] 1 zwarte caballero
   *[other] { $count } zwarte caballero's
}
table-space-gold = { $count ->
    [one] hier ligt 1 goudfiche
   *[other] hier liggen { $count } goudfiches
}
table-space-goods = { $count ->
    [one] hier ligt 1 goederenfiche
   *[other] hier liggen { $count } goederenfiches
}
table-carries-gold = { $count ->
    [one] { $player }: 1 caballero met goud
   *[other] { $player }: { $count } caballero's met goud
}
table-carries-goods = { $count ->
    [one] { $player }: 1 caballero met goederen
   *[other] { $player }: { $count } caballero's met goederen
}
table-space-coast = kust
table-board-spaces = Begrenzingstableau: { $taken } van { $all } velden bezet
table-board-beside = Naast het begrenzingstableau: telt niet mee
table-supply = Voorraad: { $gold } goud, { $goods } goederen
table-journeys = Reizen
table-journeys-text = Caballero's die in een eerdere ronde kwamen, kunnen varen: één keer per beurt en kosteloos.
table-marker-now = telt aan het einde van deze ronde
table-marker-next = telt aan het einde van de volgende ronde
table-office = { $points ->
    [one] 1 punt bij elke telling
   *[other] { $points } punten bij elke telling
}

picture-inquisitor = Grootinquisiteur
picture-black = zwarte caballero's
picture-ship = schip
picture-coast = kust
picture-limit-board = begrenzingstableau
picture-gold = goud
picture-goods = goederen
picture-supply = voorraad
picture-marker = uitgestelde puntentelling
picture-closed = gesloten

## De les, en woorden die zichzelf uitleggen

lesson-grand_inquisitor =
    # Overzee

    Vier nieuwe regio's: Francia, het schip, América en África. Staat de Koning aan de kust, dan gaan caballero's aan boord; aan het begin van een latere beurt varen ze verder, naar een kolonie of naar huis. [GIC-10, GIC-25]

    ```board
    players: 3
    field limit: sevilla
    at ambassador: 0 1 0
    at ship: 1 0 2
    at captain: 1
    at america: 1 1 0
    at africa: 0 1 1
    show: francia ship america africa castillo
    caption: In Francia is maar plaats voor drie. Ambassadeur, gezant, kapitein en onderkoning leveren eigen punten op.
    ```

    # Goud en goederen

    In América ligt goud, in África liggen goederen. Zet daar een eigen caballero op een fiche en breng het naar Spanje: meteen 6 punten voor goud, 4 voor goederen. [GIC-41, GIC-42]

    # De Grootinquisiteur

    Zwarte caballero's zijn van niemand, behalve van wie de Grootinquisiteur heeft: voor die speler tellen ze als eigen, en elke beurt krijgt die één caballero meer. Met Heilige inquisitie pak je hem af van wie hem heeft. [GIC-50, GIC-51, GIC-52]

    ```board
    players: 3
    field inquisitor: red
    field limit: sevilla
    at aragon: 1 2 0 0 0 2
    show: aragon
    score: aragon
    points: 5 4
    caption: Rood heeft de Grootinquisiteur: één rode en twee zwarte zijn drie, dus rood is eerste.
    ```

    # Het begrenzingstableau

    In één regio tellen alleen wie op het tableau staan. Wie er geen plaats vindt, staat ernaast, voor niets. [GIC-55, GIC-56]

    ```board
    players: 3
    field limit: valencia
    at valencia: 2 0 1
    at limit-board: 1 3 2
    show: valencia limit-board
    score: valencia
    points: 0 5 3
    caption: Hier ligt het tableau in Valencia: de twee rode en de groene ernaast tellen niet mee.
    ```

    # Elke ronde twee kaarten meer

    Er liggen zeven actiekaarten open in plaats van vijf. Stapel 6 is altijd Heilige inquisitie, stapel 7 heeft de kaarten van de koloniën. [GIC-6]

    ```cards
    cards: holy-inquisition transport double-strike
    caption: Enkele kaarten van de nieuwe stapels.
    ```
about-grand-inquisitor = Grootinquisiteur
    .forms = Grootinquisiteur
    .text = Wie hem heeft, leidt de zwarte caballero's en krijgt elke beurt één caballero meer.
    .see = rules/grand_inquisitor
about-limit-board = Begrenzingstableau
    .forms = begrenzingstableau
    .text = In deze regio tellen alleen de caballero's op het tableau; de andere staan er voor niets naast.
    .see = rules/grand_inquisitor
about-captain = Kapitein
    .forms = kapitein
    .text = Een plaats op het schip: 3 punten als het schip geteld wordt. De kapitein telt niet mee voor de meerderheid.
    .see = rules/grand_inquisitor
about-viceroy = Onderkoning
    .forms = onderkoning
    .text = Een plaats in América: 5 punten als América geteld wordt. De onderkoning telt niet mee voor de meerderheid.
    .see = rules/grand_inquisitor
about-colonies = Koloniën
    .forms = kolonie, koloniën
    .text = América en África. Caballero's komen er alleen per schip of door een verplaatsing, en halen er goud en goederen.
    .see = rules/grand_inquisitor
