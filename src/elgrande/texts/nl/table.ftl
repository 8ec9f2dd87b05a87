# Wat een tafel kan afspreken (OPT-1 tot OPT-7), waar een kaartgegeven vandaan komt en wie er kan meespelen.

option-rounds-9 = Negen ronden
    .text = Het hele spel, met een algemene puntentelling na ronde 3, 6 en 9.
option-rounds-6 = Zes ronden
    .text = Het korte spel: ronde 1, 4 en 7 vallen weg. Er blijven drie algemene puntentellingen.
option-castillo-hidden = Gesloten Castillo
    .text = Hoeveel caballero's erin gaan, wordt op dat moment gemeld. Daarna weet alleen je geheugen wat erin zit, tot het Castillo wordt opgetild.
option-castillo-open = Open Castillo
    .text = Iedereen kan altijd zien hoeveel caballero's van elke speler in het Castillo zitten.
option-veto-printed = Veto zoals gedrukt
    .text = Een Veto kan een speciale actie tegenhouden voordat ze begint en bij elke stap ervan.
option-veto-start = Veto alleen bij het begin
    .text = Een Veto kan een speciale actie alleen tegenhouden voordat ze begint, niet als ze al bezig is.
option-veto-none = Geen Veto
    .text = De Veto-kaarten blijven in de doos.
option-mercy-on = Genade in de eerste ronde
    .text = Een kaart “Autoriteitsverlies” die in de eerste ronde opengaat, gaat onder haar stapel; de volgende kaart komt ervoor in de plaats.
option-mercy-off = Geen genade
    .text = Elke kaart die in de eerste ronde opengaat, blijft liggen, zoals gedrukt.
option-tiebreak-shared = Gedeelde winst
    .text = Spelers met dezelfde hoogste score winnen samen, zoals gedrukt.
option-tiebreak-tournament = Toernooi-beslissing
    .text = Bij gelijke score gaat de speler met meer caballero's in het hof voor, dan die met meer in de provincie, dan die met de hoogste machtkaart die nog over is.
option-ending-automatic = Een beurt eindigt vanzelf
    .text = Zodra beide delen van de actiekaart gedaan zijn, of niet kunnen, is de volgende speler aan de beurt.
option-ending-asked = Iedere speler beëindigt zelf zijn beurt
    .text = Tot dan kan de speler terugnemen wat in de beurt is gekozen.

preset-printed = Zoals gedrukt
    .text = Negen ronden, een gesloten Castillo, het Veto zoals gedrukt en gedeelde winst.
preset-tournament = Toernooi
    .text = Negen ronden met een open Castillo en de toernooi-beslissing bij gelijke stand.
preset-first-game = Eerste spel
    .text = Het basisspel in zes ronden: de beste manier om het te leren kennen.

provenance-printed = Gedrukt
    .text = Een spelregelboek van het spel zegt het zo.
provenance-public = Openbaar
    .text = De spelregelboeken zeggen het niet, maar een andere gepubliceerde bron wel.
provenance-reconstructed = Gereconstrueerd
    .text = De gedrukte kaart kon niet worden geraadpleegd. Deze waarde past bij alles wat de spelregelboeken over de kaart zeggen.

bot-random = Toeval
    .text = Kiest op goed geluk uit wat er mag.
bot-page = Page
    .text = Speelt met gezond verstand: kijkt hoeveel punten elke keuze oplevert, vooral zichzelf. Goed om het spel mee te leren.
bot-knight = Ridder
    .text = Overziet zijn hele beurt als één plan en let ook op de punten van de anderen.
bot-duke = Hertog
    .text = Denkt de ronde tot het einde door, met alles wat de anderen kunnen doen: tot twee seconden voor een keuze.
bot-grande = Grande
    .text = De sterkste: denkt langer en zorgvuldiger, en heeft uit veel partijen geleerd wie er wint. Tot vijf seconden voor een keuze.
