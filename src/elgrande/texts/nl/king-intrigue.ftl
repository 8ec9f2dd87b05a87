# De module Koning & Intrigant.

web-module-king_intrigue = Koning & Intrigant
    .text = Geen actiekaarten: elke speler kiest in het geheim 13 van 18 machtkaarten, elk met een eigen actie. Wie in een ronde de hoogste kaart speelt, is de Koning; wie de laagste speelt, de Intrigant.
web-power-cards = Machtkaarten
web-role-cards = Koningskaart, Caballerokaarten en Intrigantenkaart

## Woorden

word-role = rol
word-chosen-cards = gekozen machtkaarten
word-taboo = gesloten regio
word-doubling = 2×-fiche

## Konings-, Caballero- en Intrigantenkaart

-ruling-role = Met 4 of 5 spelers komt deze actie in de plaats van die van de machtkaart; met 2 of 3 spelers kiest de houder een van de twee. Een Veto kan haar tegenhouden, en de actie van de machtkaart komt er dan niet voor in de plaats.

card-role-king = Koningskaart
    .brief = { card-king.brief }
    .text = Verplaats de Koning naar een regio naar keuze, of laat hem staan, voor of na het zetten. In het Castillo komt hij nooit.
    .ruling = { -ruling-role }
card-role-caballero-1 = Eerste Caballerokaart
    .brief = Gebruik de actie van je machtkaart
    .text = Geen eigen actie: je voert de speciale actie van je machtkaart uit.
card-role-caballero-2 = Tweede Caballerokaart
    .brief = { card-role-caballero-1.brief }
    .text = Geen eigen actie: je voert de speciale actie van je machtkaart uit.
card-role-caballero-3 = Derde Caballerokaart
    .brief = { card-role-caballero-1.brief }
    .text = Geen eigen actie: je voert de speciale actie van je machtkaart uit.
card-role-intrigue = Intrigantenkaart
    .brief = Verplaats er 1, of je eigen uit één regio
    .text = Kies een van twee acties. Verplaats 1 eigen of vijandelijke caballero; of verplaats zoveel van je eigen caballero's als je wilt uit één regio. Ze mogen naar andere regio's naar keuze of in het Castillo. In en uit de Koningsregio kan niets.
    .ruling = { -ruling-moves } { -ruling-role }

## Machtkaarten

card-ki-intrigue = Intrigant
    .brief = { card-role-intrigue.brief }
    .text = Met deze kaart heb je altijd de Intrigantenkaart. { card-role-intrigue.text }
    .ruling = { -ruling-moves }
card-ki-anywhere = Vrij zetten
    .brief = Zet waar je wilt, niet alleen naast de Koning
    .text = Deze beurt zet je je caballero's in regio's naar keuze, niet in de Koningsregio, of in het Castillo. De regio's hoeven niet aan die van de Koning te grenzen.
    .ruling = Zeg het voordat je zet: dan kan een Veto het tegenhouden.
card-ki-authority = Autoriteitsverlies
    .brief = { card-authority-all.brief }
    .text = { card-authority-all.text }
    .ruling = { card-authority-all.ruling }
card-ki-veto = Veto
    .brief = { card-veto.brief }
    .text = { card-veto.text }
    .ruling = { card-veto.ruling } Gebruikt of niet, daarna is de kaart uit het spel.
card-ki-angry-king = De Koning is boos
    .brief = { card-angry-king.brief }
    .text = { card-angry-king.text }
    .ruling = { card-angry-king.ruling }
card-ki-dismissal = Ontslag
    .brief = { card-dismissal.brief }
    .text = { card-dismissal.text }
    .ruling = { card-dismissal.ruling }
card-ki-grande = Grande
    .brief = { card-grande.brief }
    .text = { card-grande.text }
    .ruling = Zolang je Grande in de Koningsregio of een andere gesloten regio staat, kan deze actie niet.
card-ki-tile = Scoretegel
    .brief = { card-score-tile.brief }
    .text = { card-score-tile.text }
card-ki-score-4 = Extra puntentelling: waarde 4
    .brief = { card-score-4.brief }
    .text = { card-score-4.text }
    .ruling = { -ruling-order }
card-ki-score-5 = Extra puntentelling: waarde 5
    .brief = { card-score-4.brief }
    .text = { card-score-5.text }
    .ruling = { -ruling-order }
card-ki-score-6-7 = Extra puntentelling: waarde 6 en 7
    .brief = { card-score-6-7.brief }
    .text = { card-score-6-7.text }
    .ruling = { -ruling-order }
card-ki-score-castillo = Extra puntentelling: Castillo
    .brief = { card-score-castillo.brief }
    .text = { card-score-castillo.text }
card-ki-score-region = Extra puntentelling: één regio
    .brief = { card-score-region.brief }
    .text = { card-score-region.text }
card-ki-secret-scoring = Extra puntentelling: geheim
    .brief = { card-secret-scoring.brief }
    .text = { card-secret-scoring.text }
    .ruling = { card-secret-scoring.ruling }
card-ki-doubling = Verdubbeling
    .brief = Kies geheim een regio die straks dubbel telt
    .text = Neem een van de twee 2×-fiches en kies in het geheim een regio waarvan de kaart vrij is; de Koningsregio mag ook. Bij de volgende algemene puntentelling telt die regio voor alle spelers dubbel, ook de bonussen. Een extra puntentelling wordt nooit verdubbeld.
    .ruling = Je keuze wordt bekend als de regio aan de beurt is. Regio's buiten de negen hebben geen kaart, en een Castillo dat in de regio staat, telt niet dubbel. Van twee verbonden regio's telt alleen het deel van de gekozen regio dubbel. Zijn beide fiches vergeven, dan kan de actie niet.
card-ki-off-to-castillo = Naar het Castillo
    .brief = { card-off-to-castillo.brief }
    .text = { $amount ->
        [one] Werp 1 eigen caballero en daarna van elke andere speler 1 caballero uit een regio in het Castillo. Jij kiest welke. Niet uit de Koningsregio. Zonder eigen caballero in een regio kan deze actie niet.
       *[other] Werp { $amount } eigen caballero's en daarna van elke andere speler { $amount } caballero's, of zoveel als er zijn, uit regio's in het Castillo. Jij kiest welke. Niet uit de Koningsregio. Met minder dan { $amount } eigen caballero's in regio's kan deze actie niet.
    }
    .ruling = Een Veto kan elke caballero tegenhouden; wat er al in ligt, blijft erin.
card-ki-adviser = Koninklijke adviseur
    .brief = { card-adviser.brief }
    .text = { card-adviser.text }
card-ki-king = Koning
    .brief = { card-king.brief }
    .text = Met deze kaart heb je altijd de Koningskaart. { card-role-king.text }

## Wat te doen

prompt-act = { $special ->
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
    .other = { $player } kiest wat er nu gebeurt.
prompt-intrigue = { $player }: kies een van de twee acties van de Intrigantenkaart.
    .other = { $player } kiest een actie van de Intrigantenkaart.
prompt-double = { $player }: kies in het geheim de regio die bij de volgende algemene puntentelling dubbel telt.
    .other = { $player } kiest in het geheim de regio die bij de volgende algemene puntentelling dubbel telt.
prompt-off-to-castillo = { $player }: kies een caballero om in het Castillo te werpen.
    .other = { $player } kiest een caballero om in het Castillo te werpen.

label-role = Actie van de Konings- of Intrigantenkaart
label-power-card = { $value }: { $card }
label-intrigue-one = 1 caballero verplaatsen
label-intrigue-own = Eigen uit één regio verplaatsen
label-seat = { $player }
label-kept = “{ $card }” van { $player }
label-kept-number = Bewaarde kaart { $count }

reason-chosen = Die machtkaart heb je al gekozen.
reason-card-not-free = De kaart van die regio is al genomen.
reason-no-region-card = Alleen de negen regio's hebben een regiokaart.

## Wat er gebeurde

event-power-card = { $player } speelt machtkaart { $value }: “{ $card }”.
event-role = { $player } neemt “{ $card }”.
event-roams = { $player } mag deze beurt in elke regio zetten.
event-doubles = { $player } neemt een 2×-fiche en kiest in het geheim een regio.
event-doubled = { THE($space) } telt dubbel: { $player } heeft de regiokaart.
event-no-room = Een caballero van { $player } vindt geen plaats { AT($space) } en gaat naar het hof.

## De tafel in de browser

table-taboo = gesloten: hier mag niets veranderen
table-doubling-own = Jouw 2×-fiche: { $space }, geheim tot de regio wordt geteld
table-doubling-secret = { $player } heeft in het geheim een regio verdubbeld.
table-doubling-shown = 2×-fiche van { $player }: { $space }
table-doublings-left = { $count ->
    [0] Beide 2×-fiches zijn vergeven.
    [one] Er is nog 1 2×-fiche vrij.
   *[other] Er zijn nog { $count } 2×-fiches vrij.
}

picture-role = rol
picture-roles = Rollen
picture-doubling = 2×

## De les, en woorden die zichzelf uitleggen

lesson-king_intrigue =
    # Je eigen machtkaarten

    Er zijn geen actiekaarten. Voor het spel kiest iedereen in het geheim 13 van 18 machtkaarten. Elke kaart heeft een waarde, een aantal caballero's en een eigen actie. [KI-1, KI-4]

    ```cards
    cards: ki-king ki-score-5 ki-veto ki-intrigue
    caption: Hoge waarden gaan voor maar brengen weinig caballero's, zoals altijd.
    ```

    # Koning, Caballero, Intrigant

    De hoogste machtkaart van een ronde krijgt de Koningskaart, de laagste de Intrigantenkaart, de andere Caballerokaarten. Die kaart zegt hoeveel je zet. [KI-2, KI-11]

    ```cards
    cards: role-king role-caballero-1 role-intrigue
    caption: De Koningskaart verplaatst de Koning, de Intrigantenkaart verplaatst caballero's.
    ```

    # Welke actie?

    Met 4 of 5 spelers gebruiken Koning en Intrigant de actie van hun Konings- of Intrigantenkaart, de anderen die van hun machtkaart. Met 2 of 3 spelers kiezen die twee tussen beide. [KI-13]
about-king-card = Koningskaart
    .forms = Koningskaart
    .text = Wie de hoogste machtkaart speelde, heeft haar: de meeste caballero's om te zetten, en de Koning mag verplaatst worden.
    .see = rules/king_intrigue
about-intrigue-card = Intrigantenkaart
    .forms = Intrigantenkaart
    .text = Wie de laagste machtkaart speelde, heeft haar: weinig caballero's om te zetten, maar er mogen er verplaatst worden.
    .see = rules/king_intrigue
