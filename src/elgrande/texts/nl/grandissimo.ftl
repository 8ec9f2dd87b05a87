# De module Grandissimo.

web-module-grandissimo = Grandissimo
    .text = Portugal, schepen en een gevangenis, een Koningin, een Hofnar en een Generaal-inquisiteur met huurlingen, en twintig extra actiekaarten.

## Delen die een tafel kan weglaten

web-parts-grandissimo = Delen van Grandissimo
    .text = Wat je weglaat, blijft in de doos, met zijn symbolen. Van stapel 6 blijft er minstens één kaart.
part-ships = Schepen
    .text = Ze brengen caballero's naar de kusten.
part-prison = Gevangenis
    .text = Ze houdt caballero's van de kaart tot de Koningskaart ze vrijlaat.
part-inquisitor-general = Generaal-inquisiteur
    .text = Met de huurlingen en de kaart “Spaanse inquisitie”.
web-option-second_ship = Tweede schip
option-second_ship-off = Eén schip met 2 spelers
    .text = Grandissimo heeft met 2 spelers één schip, zoals de spelregels aanraden.
option-second_ship-on = Twee schepen met 2 spelers
    .text = Grandissimo heeft ook met 2 spelers twee schepen.
preset-first-grandissimo = Eerste Grandissimo
    .text = Grandissimo zonder schepen, gevangenis en Generaal-inquisiteur: de beste manier om het te leren kennen.

## Plaatsen

space-portugal = Portugal
space-ship-1 = Schip 1
    .at = op schip 1
    .to = naar schip 1
    .from = van schip 1
    .the = Schip 1
space-ship-2 = Schip 2
    .at = op schip 2
    .to = naar schip 2
    .from = van schip 2
    .the = Schip 2
space-prison = Gevangenis
    .at = in de gevangenis
    .to = naar de gevangenis
    .from = uit de gevangenis
    .the = De gevangenis
space-guests-0 = Gasten van rood
    .at = bij de gasten van rood
    .to = naar de gasten van rood
    .from = van de gasten van rood
    .the = De groep gasten van rood
space-guests-1 = Gasten van blauw
    .at = bij de gasten van blauw
    .to = naar de gasten van blauw
    .from = van de gasten van blauw
    .the = De groep gasten van blauw
space-guests-2 = Gasten van groen
    .at = bij de gasten van groen
    .to = naar de gasten van groen
    .from = van de gasten van groen
    .the = De groep gasten van groen
space-guests-3 = Gasten van geel
    .at = bij de gasten van geel
    .to = naar de gasten van geel
    .from = van de gasten van geel
    .the = De groep gasten van geel
space-guests-4 = Gasten van paars
    .at = bij de gasten van paars
    .to = naar de gasten van paars
    .from = van de gasten van paars
    .the = De groep gasten van paars

## Woorden

number-ship = schip
number-prison = gevangenis

word-prison = gevangenis
word-prisoners = gevangenen
word-load = lading
word-queen = Koningin
word-jester = Hofnar
word-inquisitor-general = Generaal-inquisiteur
word-mercenaries = huurlingen
word-guest = gast
word-acting-king = plaatsvervanger van de Koning
word-region-card = regiokaart
word-second-card = tweede kaart
word-symbol = symbool

## Kaarten van stapel 6

-ruling-symbol = Toont de kaart een schip of de gevangenis, dan mag je dat symbool hiervoor of hierna gebruiken, of niet. Het hoort bij de speciale actie: sla je die over, of neemt een Veto of een Actiestop haar weg, dan ben je ook het symbool kwijt.

card-boycott = Boycot
    .brief = Kies geheim een regio die straks niet telt
    .text = Kies in het geheim een regio waarvan de kaart vrij is. Die regio wordt bij de volgende algemene puntentelling niet geteld.
    .ruling = De anderen horen welke het is als de regio aan de beurt is. Portugal heeft geen regiokaart. Extra puntentellingen gaan gewoon door, en een geboycotte regio valt uit een alliantie. Zolang er een boycot is, kan niemand er nog een beginnen. { -ruling-symbol }
card-coalition = Verbond
    .brief = Leg of verplaats een of beide scoretegels
    .text = Leg een of beide scoretegels in regio's of bij het Castillo, of verplaats ze vanwaar ze liggen. Ze worden eerst opgenomen en mogen dus van plaats wisselen. Niet in of uit de Koningsregio, en nooit allebei op één plaats.
    .ruling = Een Veto kan het tegenhouden voordat de tegels worden opgenomen, en bij elk van beide. { -ruling-symbol }
card-double-turn = Dubbele beurt
    .brief = Neem nog een actiekaart, voor nu of later
    .text = Doe eerst alles van deze kaart, ook het zetten en de gevangenis, en neem dan nog een open actiekaart. Gebruik haar meteen helemaal, ook om te zetten; of houd haar en gebruik haar in een latere beurt, naast de kaart van die beurt.
    .ruling = Elke kaart die open ligt, mag, ook de Koning en Koningin en Hofnar; tot je haar gebruikt, ligt op een stapel met één kaart niets open. Een tweede kaart die je houdt, gebruik je helemaal voor of helemaal na de kaart van die beurt; wie er nog een heeft, neemt geen andere. De speciale actie is de gevangenis, die je niet hoeft te gebruiken, en de tweede kaart: wie haar overslaat of door een Veto of Actiestop verliest, neemt geen tweede kaart.
card-gra-free-choice = Vrije keuze
    .brief = { card-free-choice.brief }
    .text = { card-free-choice.text }
    .ruling = Het hoeft niet bij de eerstvolgende algemene puntentelling. Ze mogen ook in het Castillo. { -ruling-symbol }
card-king-incognito = Koning incognito
    .brief = Kies geheim waar de Koning straks opduikt
    .text = Kies in het geheim een regio waarvan de kaart vrij is, en houd deze kaart open voor je. Eén keer, ook in de beurt van een andere speler, mag je je keuze tonen: de Koning staat meteen daar.
    .ruling = Je wordt gevraagd vóór de eerste beurt en na elke beurt van een ronde, en in elke beurt, ook die van jezelf: als er een kaart is genomen, voordat het zetten begint, na elke caballero die wordt gezet of verplaatst en na elke aangekondigde stap. Niet bij een algemene puntentelling. Zolang je hem kunt tonen, kiest de speler die aan de beurt is in welke volgorde meerdere regio's worden geteld. Wat gedaan is, blijft; wat volgt, houdt zich aan de nieuwe Koningsregio. Een Veto kan het niet tegenhouden. Het haalt de Koning ook uit het Castillo en maakt een einde aan een Revolutie. Amnestie is er niet.
card-eviction-order = Ontruimingsbevel
    .brief = De anderen gaan uit het Castillo naar hun hof
    .text = Til het Castillo op. Alle andere spelers nemen hun caballero's eruit naar hun hof. Je eigen caballero's gaan er weer in.
    .ruling = Iedereen ziet wat erin zit. Ook Grandes, huurlingen en de Koning gaan er weer in.
card-score-coasts = Extra puntentelling: kusten
    .brief = Tel alle regio's aan de kust
    .text = Tel alle zeven kustregio's voor alle spelers, met de bonussen: Galicia, País Vasco, Cataluña, Sevilla, Granada, Valencia en Portugal.
    .ruling = { -ruling-order }
card-gra-espionage = Spionage
    .brief = Bewaar: zie de schijven, kies zelf als laatste
    .text = Houd deze kaart open voor je. Bij de volgende algemene puntentelling stel je je kiesschijf als laatste in en zie je eerst die van de anderen. Daarna gaat de kaart terug onder haar stapel.
    .ruling = Op kiesschijven van speciale acties heeft ze geen invloed. { -ruling-symbol }
card-score-courts = Puntentelling van de hoven
    .brief = Meeste caballero's in het hof: punten per plaats
    .text = De speler met de meeste caballero's in het hof scoort 7 punten, de tweede 5, de derde 1. Voor gelijke stand en aantal spelers geldt hetzelfde als in een regio.
    .ruling = Gasten tellen niet mee, en een leeg hof scoort niets.
card-action-stop = Actiestop
    .brief = Wie na jou komt, verliest de speciale actie
    .text = Alle spelers die deze ronde na jou aan de beurt komen, verliezen hun speciale actie. Ze zetten gewoon.
    .ruling = Ook symbolen, tweede kaarten en de amnestie vervallen; met een tweede kaart die iemand houdt, kan die alleen zetten. Kaarten die al eerder werden gehouden, Veto's, Koningin, Hofnar, Generaal-inquisiteur, landen en gasten gaan gewoon door.
card-overthrow = Revolutie
    .brief = Een Grande is Koning tot na de puntentelling
    .text = Zet de Koning in het Castillo en wijs een Grande aan die in een regio staat, van wie ook. Tot na de volgende algemene puntentelling is die in alles de Koning: zijn regio is de Koningsregio en heeft de bonus, en de Koningskaart verplaatst hem. Dan komt de Koning naar Portugal.
    .ruling = Het Castillo wordt niet de Koningsregio. De Grande levert ook zijn eigen bonus op; de kaarten Grande en Complot kunnen hem niet verplaatsen. Zit de Koning al in het Castillo of staat er geen Grande in een regio, dan kan de actie niet. { -ruling-symbol }
card-quick-deployment = Conquistadores
    .brief = Zet uit de provincie, niet uit je hof
    .text = De caballero's die je met deze kaart zet, komen uit de provincie en niet uit je hof.
    .ruling = Zeg het voordat je zet. Heeft de provincie er minder, dan zet je er minder. De 1 extra van de Koningin komt uit het hof. Zonder deze actie zet je gewoon uit je hof. { -ruling-symbol }
card-score-inland = Extra puntentelling: binnenland
    .brief = Tel de drie regio's in het binnenland
    .text = Tel Aragón, Castilla la Vieja en Castilla la Nueva voor alle spelers, met de bonussen.
    .ruling = { -ruling-order }
card-spanish-inquisition = Spaanse inquisitie
    .brief = Neem de Generaal-inquisiteur en de huurlingen
    .text = Neem de Generaal-inquisiteur en houd hem tot de volgende algemene puntentelling voorbij is. Tot dan tellen de huurlingen als die van jou, en één keer in elke beurt van jou mag je er tot 2 naar andere regio's of in het Castillo verplaatsen. Elk mag uit zijn regio 1 caballero van jou meenemen. In en uit de Koningsregio kan niets.
    .ruling = De eerste keer kan al in deze beurt, naast de speciale actie. Voor de anderen zijn huurlingen vijandelijk; heeft niemand de Generaal-inquisiteur, dan tellen ze voor niemand. Ze gaan nooit naar een hof of naar de provincie. { -ruling-symbol }
card-gra-conspiracy = Complot
    .brief = { card-conspiracy.brief }
    .text = { card-conspiracy.text }
    .ruling = Een Grande in het Castillo levert in geen enkele regio een bonus op. Toont de kiesschijf van de eigenaar de Koningsregio, dan blijft hij erin tot de volgende algemene puntentelling. Een Grande die de Koning vervangt, blijft staan. { -ruling-symbol }
card-off-to-castillo = Op naar het Castillo
    .brief = Werp er { $amount } van elke speler in het Castillo
    .text = { card-ki-off-to-castillo.text }
    .ruling = Huurlingen zijn hier van niemand. { card-ki-off-to-castillo.ruling }
card-gra-alliance = Alliantie
    .brief = { card-alliance.brief }
    .text = { card-alliance.text }
    .ruling = Het paar wordt één keer geteld, als de eerste van de twee regio's aan de beurt is; 1 caballero in een van de twee is genoeg. Elke regio heeft haar eigen scoretabel of tegel. Extra puntentellingen letten niet op de fiches, en een geboycotte regio valt uit de alliantie. { -ruling-symbol }
card-last-word = Het laatste woord
    .brief = Bewaar: kom één keer als laatste aan de beurt
    .text = Houd deze kaart open voor je. Eén keer, in een latere ronde, als de machtkaarten zijn gespeeld en vóór de eerste beurt, mag je besluiten als laatste aan de beurt te komen.
    .ruling = De volgende startspeler blijft wie de laagste machtkaart speelde. { -ruling-symbol }
card-united-force = Vereende kracht
    .brief = Geen actie, maar veel caballero's om te zetten
    .text = Geen speciale actie behalve het symbool van de kaart: je zet veel caballero's.
    .ruling = De gevangenis is hier de speciale actie, en je mag haar overslaan. Een Veto kan haar tegenhouden.

## De kaart van stapel 7

card-queen-and-jester = Koningin en Hofnar
    .brief = Neem de Koningin of de Hofnar
    .text = Neem de Koningin of de Hofnar, van wie de kaart ook heeft, en houd die tot een andere speler haar neemt. Koningin: in elke beurt van jou mag je 1 caballero extra uit de provincie naar je hof halen of er 1 extra zetten. Hofnar: in elke beurt van jou mag je 1 eigen caballero uit de provincie in het hof van een andere speler zetten; die moet hem aan het begin van zijn volgende beurt op het bord zetten.
    .ruling = Deze kaart is er elke ronde, en één speler mag ze allebei hebben. In de beurt waarin je de Koningin neemt, mag je met haar alleen 1 extra zetten, als je daarna nog zet; de Hofnar mag je ook in die beurt gebruiken, op elk moment nadat je hem hebt genomen. Een gast wordt volgens de gewone regels gezet, naast de eigen caballero's van de gastheer, maar niet op een schip. Gasten horen bij geen enkel hof.

## Wat te doen

prompt-take-ship = { $player }: neem een schip.
    .other = { $player } neemt een schip.
prompt-land-first = { $player }: kies welk van je schepen het eerst mag landen, of land niets.
    .other = { $player } kiest een schip dat landt.
prompt-land = { $player }: kies een kust waar een caballero van je schip landt, { $left } aan boord. Ze landen allemaal of geen enkele.
    .other = { $player } laat caballero's van een schip landen.
prompt-imprison = { $player }: kies een caballero die naar de gevangenis gaat.
    .other = { $player } kiest een caballero die naar de gevangenis gaat.
prompt-amnesty = { $player }: kies de regio waar alle gevangenen heen gaan, of laat ze gevangen.
    .other = { $player } kiest waar alle gevangenen heen gaan.
prompt-symbol-first = { $player }: gebruik eerst het symbool van de kaart, of begin met de kaart zelf.
    .other = { $player } mag eerst het symbool van de kaart gebruiken.
prompt-symbol = { $player }: gebruik het symbool van de kaart, of laat het.
    .other = { $player } mag het symbool van de kaart gebruiken.
prompt-take-character = { $player }: neem de Koningin of de Hofnar.
    .other = { $player } neemt de Koningin of de Hofnar.
prompt-queen = { $player }: haal met de Koningin 1 caballero extra naar je hof, of bewaar haar voor het zetten.
    .other = { $player } mag met de Koningin 1 caballero extra naar het hof halen.
prompt-jester = { $player }: kies de speler naar wiens hof de Hofnar een caballero van jou stuurt, of stuur er geen.
    .other = { $player } mag met de Hofnar een caballero naar een ander hof sturen.
prompt-jest = { $player }: kies de speler naar wiens hof de Hofnar een caballero van jou stuurt.
    .other = { $player } stuurt met de Hofnar een caballero naar een ander hof.
prompt-place-guest = { $player }: zet de gast van { $owner } uit je hof.
    .other = { $player } zet de gast van { $owner }.
prompt-march = { $player }: kies een huurling om te verplaatsen, nog { $left }.
    .other = { $player } verplaatst huurlingen.
prompt-take-along = { $player }: kies een eigen caballero { AT($space) } die met de huurling meegaat, of geen.
    .other = { $player } kiest wie { AT($space) } met de huurling meegaat.
prompt-region-card = { $player }: kies in het geheim een regio waarvan de kaart vrij is.
    .other = { $player } kiest in het geheim een regio.
prompt-show-king = { $player }: toon nu waar de Koning is, of wacht.
    .other = { $player } mag tonen waar de Koning is.
prompt-overthrow = { $player }: kies wiens Grande de Koning vervangt.
    .other = { $player } kiest wiens Grande de Koning vervangt.
prompt-second-card = { $player }: neem een tweede actiekaart, of geen.
    .other = { $player } mag een tweede actiekaart nemen.
prompt-use-second = { $player }: gebruik nu je tweede kaart “{ $card }”, of houd haar voor later.
    .other = { $player } mag nu de tweede kaart “{ $card }” gebruiken.
prompt-coalition = { $player }: kies de scoretegel die je legt of verplaatst, of beide.
    .other = { $player } kiest een scoretegel om te leggen of te verplaatsen.
prompt-last-word = { $player }: kom deze ronde met “Het laatste woord” als laatste aan de beurt, of houd de kaart.
    .other = { $player } mag deze ronde als laatste aan de beurt komen.

label-march = Huurlingen verplaatsen
label-jest = Met de Hofnar een gast sturen
label-queen = Koningin
label-jester = Hofnar
label-both-tiles = Beide scoretegels
label-symbol-ship = Een schip nemen
label-symbol-prison = Een caballero gevangen zetten
label-symbol-later = Eerst de kaart zelf
label-symbol-not = Symbool niet gebruiken
label-show-king = De Koning tonen
label-second-card = Tweede kaart gebruiken
label-last-word = Als laatste aan de beurt
label-nobody = Niemand

reason-no-coast = { THE($space) } heeft geen kust waar een schip kan landen.
reason-silenced = Je speciale acties zijn deze ronde gestopt.

## Wat er gebeurde

event-ship-taken = { $player } neemt een schip: { $space }.
event-landed = { $player } laat een caballero landen { AT($space) }.
event-imprisoned = { $player } zet een caballero van { $colour } { FROM($space) } gevangen.
event-freed = { $player } laat de gevangenen vrij: ze gaan allemaal { TO($space) }.
event-took-queen = { $player } neemt de Koningin.
event-took-jester = { $player } neemt de Hofnar.
event-queen-brings = { $player } haalt door de Koningin 1 caballero extra naar het hof.
event-guest = { $player } stuurt een caballero als gast naar het hof van { $actor }.
event-guest-placed = { $space ->
    [Castillo] { $player } werpt een gast in het Castillo, een caballero van { $actor }.
   *[other] { $player } zet een gast { AT($space) }, een caballero van { $actor }.
}
event-took-general = { $player } neemt de Generaal-inquisiteur.
event-boycotts = { $player } begint een boycot en kiest in het geheim een regio.
event-boycotted = { $player } boycot { $space }: die regio wordt niet geteld.
event-king-shown = { $player } toont waar de Koning is: { $space }.
event-overthrown = { $player } zet de Koning af: de Grande van { $actor } neemt zijn plaats in.
event-king-returns = De Koning komt uit het Castillo { TO($space) }.
event-court-points = { $points ->
    [one] { $player } scoort 1 punt ({ $source }).
   *[other] { $player } scoort { $points } punten ({ $source }).
}
event-ordered-out = { $player } moet { $count ->
    [one] 1 caballero
   *[other] { $count } caballero's
} uit het Castillo naar het hof halen.
event-actions-stopped = { $player } stopt de speciale acties van iedereen die deze ronde nog aan de beurt komt.
event-mustered = { $player } zet deze beurt uit de provincie.
event-last-turn = { $player } komt deze ronde als laatste aan de beurt.

source-courts = hoven
cli-source-courts = hoven

## De tafel in de browser

table-ship = Schip van { $player }
table-ship-free = Vrij schip
table-ship-load = { $count ->
    [0] niets aan boord
    [one] 1 caballero aan boord
   *[other] { $count } caballero's aan boord
}
table-ship-text = Caballero's die je zet, mogen aan boord. Aan het begin van je beurt mogen ze allemaal op de kusten landen.
table-land-left = { $count ->
    [one] er landt nog 1 caballero
   *[other] er landen nog { $count } caballero's
}
table-prison = Gevangenis
table-prison-empty = Niemand zit gevangen.
table-prison-holds = { $count ->
    [one] { $player } heeft 1 caballero in de gevangenis
   *[other] { $player } heeft { $count } caballero's in de gevangenis
}
table-prison-text = Wie de Koningskaart gebruikt, mag alle gevangenen vrijlaten.
table-symbol-ship = Schip
    .text = Bij de speciale actie mag je een vrij schip nemen, ook als tweede. Liggen ze allemaal bij anderen, dan mag je er daar een nemen; de lading gaat naar de hoven.
table-symbol-prison = Gevangenis
    .text = Bij de speciale actie mag je 1 eigen of vijandelijke caballero uit een regio gevangenzetten. Niet uit de Koningsregio, en geen huurling.
table-characters = Karakters
table-queen = Koningin
    .text = In elke beurt 1 caballero extra naar het hof of 1 extra zetten.
table-queen-nobody = Niemand heeft de Koningin.
table-queen-used = De Koningin heeft deze beurt al geholpen.
table-jester = Hofnar
    .text = In elke beurt 1 caballero uit de provincie als gast naar een ander hof.
table-jester-nobody = Niemand heeft de Hofnar.
table-general = Generaal-inquisiteur
    .text = Leidt de huurlingen tot de volgende algemene puntentelling voorbij is.
table-general-nobody = Niemand heeft de Generaal-inquisiteur: de huurlingen zijn neutraal.
table-mercenaries = { $count ->
    [one] 1 huurling
   *[other] { $count } huurlingen
}
table-mercenaries-of = Huurlingen: tellen voor { $player }
table-mercenaries-neutral = Huurlingen: tellen voor niemand
table-marched = De huurlingen zijn deze beurt al verplaatst.
table-guests = { $count ->
    [one] 1 gast in het hof
   *[other] { $count } gasten in het hof
}
table-guests-of = { $count ->
    [one] 1 caballero van { $player }
   *[other] { $count } caballero's van { $player }
}
table-guests-text = De gastheer zet gasten aan het begin van zijn volgende beurt.
table-acting = De Grande van { $player } vervangt de Koning.
table-acting-short = vervangt de Koning
table-king-inside = De Koning zit in het Castillo tot na de volgende algemene puntentelling.
table-boycott-own = Jouw boycot: { $space }, geheim tot de regio aan de beurt is
table-boycott-secret = { $player } boycot in het geheim een regio.
table-boycott-shown = Boycot van { $player }: { $space }
table-incognito-own = Koning incognito: { $space }, geheim tot je het toont
table-incognito-show = Toon de Koning { AT($space) }
table-incognito-soon = De Koning laat zich bij de volgende gelegenheid zien.
table-incognito-not-yet = Toch nog wachten
table-incognito-when = Vraag het mij
table-incognito-when-ask = tussen de beurten
table-incognito-when-always = bij elke stap
table-incognito-when-round = deze ronde niet
table-second-card = Tweede kaart: { $card }
table-second-card-text = Ze kan in een latere beurt worden gebruikt, voor of na de kaart van die beurt.
table-actions-stopped = Actiestop: geen speciale acties tot het einde van de ronde
table-mustered = Zet deze beurt uit de provincie
table-last-word = Komt deze ronde als laatste aan de beurt

picture-prison = gevangenis
picture-load = lading
picture-queen = Koningin
picture-jester = Hofnar
picture-general = Generaal-inquisiteur
picture-mercenaries = huurlingen
picture-guests = gasten
picture-acting = vervangt de Koning
picture-second-card = tweede kaart
picture-boycott = boycot
picture-incognito = Koning incognito

## De les, en woorden die zichzelf uitleggen

lesson-grandissimo =
    # Portugal

    Een tiende regio: 5 punten voor wie er alleen eerste is, niets voor de anderen. [GRA-10]

    ```board
    players: 4
    king: castilla-la-vieja
    at portugal: 2 1 1 0
    show: portugal
    score: portugal
    points: 5
    caption: Rood staat alleen voorop en krijgt 5. Bij een gelijke stand krijgt niemand iets.
    ```

    # Schepen en gevangenis

    Sommige kaarten tonen een symbool. Schip: neem een schip; je mag erop zetten waar de Koning ook is, en aan het begin van een latere beurt iedereen aan kusten laten landen. Gevangenis: sluit één caballero op, van wie ook, tot de kaart Koning amnestie brengt. [GRA-20, GRA-22, GRA-25, GRA-26]

    ```board
    players: 4
    field ships: red
    at ship-1: 3
    at prison: 0 2 1 0
    show: ship-1 prison
    caption: Rood heeft een schip met drie aan boord. Twee blauwe en een groene zitten gevangen.
    ```

    # Koningin en Hofnar

    De Koningin helpt je elke beurt aan één caballero meer. De Hofnar stuurt er een van jou naar een ander hof, en die speler moet hem voor je zetten. Ze blijven bij je tot iemand ze afpakt. [GRA-30, GRA-31, GRA-33]

    # Huurlingen

    Twee zwarte caballero's vechten voor wie de Generaal-inquisiteur heeft, tot na de volgende algemene puntentelling. Zonder hem tellen ze voor niemand. [GRA-35]

    ```board
    players: 4
    field inquisitor: blue
    at sevilla: 2 1 0 0 0 2
    show: sevilla
    score: sevilla
    points: 3 4
    caption: Blauw heeft de Generaal-inquisiteur: één blauwe en twee zwarte winnen van twee rode.
    ```

    # Twee stapels meer

    Stapel 6 heeft negentien kaarten, allemaal verschillend; stapel 7 is altijd Koningin en Hofnar. [GRA-3]

    ```cards
    cards: queen-and-jester king-incognito double-turn
    caption: Drie van de twintig nieuwe kaarten.
    ```
about-inquisitor-general = Generaal-inquisiteur
    .forms = Generaal-inquisiteur
    .text = Wie hem heeft, leidt de huurlingen tot na de volgende algemene puntentelling.
    .see = rules/grandissimo
about-mercenaries = Huurlingen
    .forms = huurling, huurlingen
    .text = Twee zwarte caballero's. Ze tellen voor wie de Generaal-inquisiteur heeft, anders voor niemand.
    .see = rules/grandissimo
about-guest = Gast
    .forms = gast, gasten
    .text = Een caballero die de Hofnar naar een ander hof stuurde. Die speler moet hem aan het begin van de beurt zetten.
    .see = rules/grandissimo
about-prison = Gevangenis
    .forms = gevangenis
    .text = Wie daar zit, telt nergens mee, tot amnestie met de kaart Koning iedereen tegelijk bevrijdt.
    .see = rules/grandissimo
