# De actiekaarten: naam, wat de speciale actie doet, en wat het project erover beslist.

# Beslissingen die voor meer kaarten gelden.
-ruling-moves = Eén kaart verplaatst een caballero hoogstens één keer. De verplaatsingen gaan een voor een, en een Veto kan elke verplaatsing tegenhouden: wat al verplaatst is, blijft staan.
-ruling-order = Jij bepaalt de volgorde van de regio's; een Veto kan elke telling tegenhouden. Waar niemand kan ingrijpen, telt het programma in de volgorde van het scorespoor zonder te vragen.
-ruling-dials = Een Veto is mogelijk vóór het instellen van de kiesschijven en nog eens na het tonen ervan.

## Stapel 1

card-intrigue-any-3 = Intrigant: 3 naar keuze
    .brief = Verplaats tot { $amount } caballero's, van wie ook
    .text = { $amount ->
        [one] Verplaats 1 caballero, van jezelf of van een ander, uit een regio naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets.
       *[other] Verplaats tot { $amount } eigen of vijandelijke caballero's uit regio's naar keuze naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets.
    }
    .ruling = { -ruling-moves }
card-intrigue-any-4 = Intrigant: 4 naar keuze
    .brief = { card-intrigue-any-3.brief }
    .text = { $amount ->
        [one] Verplaats 1 caballero, van jezelf of van een ander, uit een regio naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets.
       *[other] Verplaats tot { $amount } eigen of vijandelijke caballero's uit regio's naar keuze naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets.
    }
    .ruling = { -ruling-moves }
card-intrigue-own-4 = Intrigant: alleen eigen
    .brief = Verplaats tot { $amount } eigen caballero's
    .text = { $amount ->
        [one] Verplaats 1 caballero van jezelf uit een regio naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets.
       *[other] Verplaats tot { $amount } caballero's van jezelf uit regio's naar keuze naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets.
    }
    .ruling = { -ruling-moves }
card-intrigue-foreign-3 = Intrigant: alleen vijandelijke
    .brief = Verplaats tot { $amount } caballero's van anderen
    .text = { $amount ->
        [one] Verplaats 1 caballero van een andere speler uit een regio naar een andere regio of in het Castillo. In en uit de Koningsregio kan niets.
       *[other] Verplaats tot { $amount } caballero's van andere spelers uit regio's naar keuze naar andere regio's of in het Castillo. In en uit de Koningsregio kan niets.
    }
    .ruling = { -ruling-moves }
card-intrigue-both-2 = Intrigant: eigen en vijandelijke
    .brief = Verplaats tot { $amount } van jou en { $second } van anderen
    .text = Verplaats caballero's uit regio's naar keuze naar andere regio's of in het Castillo: tot { $amount } van jezelf en tot { $second } van andere spelers, door elkaar. In en uit de Koningsregio kan niets.
    .ruling = { -ruling-moves }
card-intrigue-region-5 = Intrigant: uit één regio
    .brief = Verplaats er tot { $amount } uit één regio
    .text = { $amount ->
        [one] Kies een regio, niet die van de Koning. Verplaats daaruit 1 eigen of vijandelijke caballero naar een andere regio of in het Castillo, niet naar de Koningsregio.
       *[other] Kies een regio, niet die van de Koning. Verplaats daaruit tot { $amount } eigen of vijandelijke caballero's naar andere regio's of in het Castillo, niet naar de Koningsregio.
    }
    .ruling = { -ruling-moves }
card-intrigue-region-own = Intrigant: eigen uit één regio
    .brief = Verplaats je eigen uit één regio
    .text = Kies een regio, niet die van de Koning. Verplaats daaruit zoveel van je eigen caballero's als je wilt naar andere regio's of in het Castillo, niet naar de Koningsregio.
    .ruling = { -ruling-moves }
card-intrigue-court-2 = Intrigant: extra uit het hof
    .brief = Zet er { $amount } extra uit je hof, waar je wilt
    .text = { $amount ->
        [one] Zet 1 caballero extra uit je hof in een regio of in het Castillo, niet in de Koningsregio. De regio hoeft niet aan die van de Koning te grenzen.
       *[other] Zet tot { $amount } caballero's extra uit je hof in regio's of in het Castillo, niet in de Koningsregio. De regio's hoeven niet aan die van de Koning te grenzen.
    }
    .ruling = Een Veto kan elk van deze extra caballero's tegenhouden, maar niet de caballero die je met de kaart gewoon mag zetten.
card-intrigue-own-or-court = Intrigant: eigen of uit het hof
    .brief = Verplaats eigen uit één regio, of zet er { $amount } extra
    .text = { $amount ->
        [one] Kies een van twee acties. Kies een regio, niet die van de Koning, en verplaats daaruit zoveel van je eigen caballero's als je wilt; of zet 1 caballero extra uit je hof. Ze mogen naar alle regio's behalve de Koningsregio, of in het Castillo.
       *[other] Kies een van twee acties. Kies een regio, niet die van de Koning, en verplaats daaruit zoveel van je eigen caballero's als je wilt; of zet tot { $amount } caballero's extra uit je hof. Ze mogen naar alle regio's behalve de Koningsregio, of in het Castillo.
    }
    .ruling = { -ruling-moves }

## Stapel 2

card-veto = Veto
    .brief = Bewaar: stop één actie van een ander
    .text = Houd deze kaart open voor je. Tot het einde van de volgende ronde mag je één speciale actie van een andere speler tegenhouden, voordat ze begint of terwijl ze bezig is. De stap die net is aangekondigd gaat niet door en de actie is afgelopen; wat al gedaan is, blijft zo.
    .ruling = Je wordt gevraagd telkens als een stap van een speciale actie is aangekondigd. Een Veto houdt het zetten, de versterkingen en een ander Veto niet tegen. Als meer spelers een Veto hebben, worden ze met de klok mee gevraagd vanaf de actieve speler, en alleen het eerste veto telt. Deze kaart houden is zelf ook een speciale actie waartegen een veto mogelijk is.
card-authority-all = Autoriteitsverlies: alles
    .brief = De anderen verliezen hun hele hof aan de provincie
    .text = Elke andere speler stuurt alle caballero's uit het hof terug naar de provincie.
    .ruling = Een Veto kan dit één keer tegenhouden, voor alle spelers samen.
card-authority-3 = Autoriteitsverlies: een deel
    .brief = De anderen sturen er { $amount } van hof naar provincie
    .text = { $amount ->
        [one] Elke andere speler stuurt 1 caballero uit het hof terug naar de provincie.
       *[other] Elke andere speler stuurt { $amount } caballero's uit het hof terug naar de provincie, of alle als het er minder zijn.
    }
    .ruling = Een Veto kan dit één keer tegenhouden, voor alle spelers samen.
card-dismissal = Ontslag
    .brief = Stuur er { $amount } van elke ander naar de provincie
    .text = { $amount ->
        [one] Van elke andere speler mag je 1 caballero naar keuze uit een regio terugsturen naar de provincie. Je mag spelers sparen. Niet uit de Koningsregio en niet uit het Castillo.
       *[other] Van elke andere speler mag je tot { $amount } caballero's naar keuze uit regio's terugsturen naar de provincie. Je mag spelers sparen. Niet uit de Koningsregio en niet uit het Castillo.
    }
    .ruling = Een Veto kan elke caballero tegenhouden; wie al terug is, blijft terug.
card-angry-king = De Koning is boos!
    .brief = Elke ander stuurt er { $amount } terug naar de provincie
    .text = { $amount ->
        [one] Met de klok mee, te beginnen links van jou, stuurt elke andere speler 1 eigen caballero terug naar de provincie: uit een regio die niet de Koningsregio is of uit het hof, naar eigen keuze. Niet uit het Castillo.
       *[other] Met de klok mee, te beginnen links van jou, stuurt elke andere speler { $amount } eigen caballero's terug naar de provincie: uit regio's die niet de Koningsregio zijn, uit het hof of uit beide, naar eigen keuze. Niet uit het Castillo. Wie er minder heeft, stuurt die alle.
    }
    .ruling = Een Veto is mogelijk telkens voordat een speler caballero's terugstuurt.
card-exile-all = Verbanning: een hele regio
    .brief = Elke ander stelt een regio in en verliest daar alles
    .text = Elke andere speler stelt in het geheim een regio in met ten minste 1 eigen caballero, niet de Koningsregio. De kiesschijven gaan samen open, en ieder verliest alle eigen caballero's in de ingestelde regio aan de provincie.
    .ruling = Een speler zonder caballero buiten de Koningsregio stelt niets in en verliest niets. Een Veto is mogelijk vóór het instellen van de kiesschijven en nog eens na het tonen ervan.
card-exile-2 = Verbanning: uit één regio
    .brief = Elke ander stelt een regio in en verliest er { $amount }
    .text = { $amount ->
        [one] Elke andere speler stelt in het geheim een regio in met ten minste 1 eigen caballero, niet de Koningsregio. De kiesschijven gaan samen open, en ieder verliest 1 eigen caballero in de ingestelde regio aan de provincie.
       *[other] Elke andere speler stelt in het geheim een regio in met ten minste { $amount } eigen caballero's, niet de Koningsregio. De kiesschijven gaan samen open, en ieder verliest { $amount } eigen caballero's in de ingestelde regio aan de provincie.
    }
    .ruling = Een speler die buiten de Koningsregio in geen enkele regio zoveel caballero's heeft, stelt niets in en verliest niets. Een Veto is mogelijk vóór het instellen van de kiesschijven en nog eens na het tonen ervan.
card-score-region = Extra puntentelling: één regio
    .brief = Tel één regio naar keuze
    .text = Kies een regio en tel die voor alle spelers, met de bonussen. De Koningsregio mag, het Castillo niet.

## Stapel 3

card-score-4 = Extra puntentelling: waarde 4
    .brief = Tel alle regio's met waarde { $amount }
    .text = Tel alle regio's met waarde { $amount } voor alle spelers, met de bonussen. De waarde is het hoogste getal van de scoretabel, of van de scoretegel die er ligt. Het Castillo telt niet mee.
    .ruling = { -ruling-order }
card-score-5 = Extra puntentelling: waarde 5
    .brief = { card-score-4.brief }
    .text = Tel alle regio's met waarde { $amount } voor alle spelers, met de bonussen. De waarde is het hoogste getal van de scoretabel, of van de scoretegel die er ligt. Het Castillo telt niet mee.
    .ruling = { -ruling-order }
card-score-6-7 = Extra puntentelling: waarde 6 en 7
    .brief = Tel alle regio's met waarde { $amount } of { $second }
    .text = Tel alle regio's met waarde { $amount } of { $second } voor alle spelers, met de bonussen. De waarde is het hoogste getal van de scoretabel, of van de scoretegel die er ligt. Het Castillo telt niet mee.
    .ruling = { -ruling-order }
card-score-castillo = Extra puntentelling: Castillo
    .brief = Til het Castillo op en tel het
    .text = Til het Castillo op en tel het voor alle spelers. De caballero's gaan daarna weer naar binnen.
card-score-first = Extra puntentelling: eerste plaatsen
    .brief = Tel alle regio's, maar alleen eerste plaatsen
    .text = Tel alle regio's, maar alleen de eerste plaats van elke regio levert punten op, met de bonussen. Waar spelers de eerste plaats delen, scoort niemand. Het Castillo telt niet mee.
    .ruling = { -ruling-order }
card-score-most = Extra puntentelling: meeste caballero's
    .brief = Tel de regio met de meeste caballero's
    .text = Tel de regio met de meeste caballero's van alle spelers samen, met de bonussen. Bij een gelijke stand worden al die regio's geteld. Het Castillo doet niet mee.
    .ruling = { -ruling-order }
card-score-fewest = Extra puntentelling: minste caballero's
    .brief = Tel de regio met de minste caballero's
    .text = Tel de regio met de minste caballero's van alle spelers samen, met de bonussen. Bij een gelijke stand worden al die regio's geteld. Lege regio's en het Castillo doen niet mee.
    .ruling = { -ruling-order }
card-score-region-3 = Extra puntentelling: één regio, stapel 3
    .brief = { card-score-region.brief }
    .text = Kies een regio en tel die voor alle spelers, met de bonussen. De Koningsregio mag, het Castillo niet.

## Stapel 4

card-score-tile = Scoretegel
    .brief = Leg of verplaats een scoretegel: andere punten
    .text = Leg een van de twee scoretegels in een regio of bij het Castillo, of verplaats hem daarheen vanwaar hij ligt. Hij komt in de plaats van de scoretabel. Niet in of uit de Koningsregio, en niet waar de andere tegel ligt.
card-power-card = Machtkaarten
    .brief = Neem een gespeelde machtkaart terug
    .text = Neem een van de machtkaarten die je hebt gespeeld terug in je hand. Die van deze ronde mag ook. De anderen zien niet welke het is.
    .ruling = De kaart van deze ronde blijft in elk geval tot het einde van de ronde zichtbaar, en de beurtvolgorde en de volgende startspeler veranderen niet. Een Veto kan de actie tegenhouden, maar de houder ervan krijgt de kaart niet te zien.
card-court = Het hof
    .brief = Haal er { $amount } extra van provincie naar hof
    .text = { $amount ->
        [one] Vul je hof aan met nog 1 caballero uit de provincie. Is de provincie leeg, dan mag je er een van jezelf uit een regio nemen, niet uit de Koningsregio.
       *[other] Vul je hof aan met nog tot { $amount } caballero's uit de provincie. Is de provincie leeg, dan mag je de rest van jezelf uit regio's nemen, niet uit de Koningsregio.
    }
    .ruling = Een Veto kan dit één keer tegenhouden, vóór de eerste caballero.
card-grande = Grande
    .brief = Verplaats je Grande naar een andere regio
    .text = Verplaats je Grande naar een andere regio. Niet uit of naar de Koningsregio, en niet in het Castillo.
    .ruling = Zolang je Grande in de Koningsregio staat, kan deze actie niet.
card-secret-scoring = Extra puntentelling: geheim
    .brief = Iedereen stelt in; wat één keer gekozen is, telt
    .text = Alle spelers, jij ook, stellen in het geheim een regio in. De kiesschijven gaan samen open, en elke regio die precies één keer is ingesteld, wordt geteld voor alle spelers, met de bonussen.
    .ruling = De Koningsregio mag worden ingesteld. { -ruling-dials } { -ruling-order }
card-eviction = Leegloop
    .brief = De anderen gaan uit een regio naar hun keuze
    .text = Kies een regio, niet die van de Koning. Elke andere speler met caballero's daar stelt in het geheim een regio in. De kiesschijven gaan samen open, en al die caballero's gaan naar de regio die hun eigenaar heeft ingesteld. De jouwe blijven staan. Wie de Koningsregio of de geleegde regio heeft ingesteld, neemt zijn caballero's terug naar zijn hof.
    .ruling = { -ruling-dials }
card-adviser = Koninklijke adviseur
    .brief = Zet de Koning in een regio naast de zijne
    .text = Verplaats de Koning naar een regio die aan de zijne grenst.

## Stapel 5

card-king = Koningskaart
    .brief = Zet de Koning in een regio naar keuze
    .text = Verplaats de Koning naar een regio naar keuze, of laat hem staan. In het Castillo komt hij nooit.
    .ruling = Deze kaart is er elke ronde.

number-value = waarde
number-caballeros = caballero's naar het hof
