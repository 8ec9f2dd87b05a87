# Het spel in de terminal, en wat andere opdrachten tonen.

## Het bord

cli-title = Ronde { $round } van { $last }, algemene puntentelling na ronde { $scoring }.
cli-set-up = Opstelling. Algemene puntentelling na ronde { $scoring }.
cli-start-player = Startspeler: { $player }
cli-tile = * Daar ligt een scoretegel.
cli-open = vrij
cli-closed = dicht
cli-points = punten
cli-court = hof
cli-province = provincie
cli-power = machtkaart
cli-hand = handkaarten
cli-cards = Actiekaarten (“card 3” toont een tekst, “cards” alle):
cli-in-use = In gebruik: { $card }
cli-kept = { $player } houdt “{ $card }” tot het einde van ronde { $round }.
cli-kept-for-good = { $player } houdt “{ $card }”.
cli-tiles-beside = Scoretegels naast het bord: { $tiles }
cli-your-hand = Je machtkaarten:
cli-brings = brengt { $count }
cli-choose = Er kunnen er meer op een regel staan: P180 P90 P10. “balanced” (evenwichtig) of “random” (willekeurig) kiest de rest; “cards” toont de teksten.

## Wat er gebeurd is

cli-placed = { $player } zet caballero's: { $spaces }.
cli-took-and-used = { $player } neemt “{ $card }” en voert de speciale actie uit.
cli-earlier = … { $count } eerdere regels: “log” toont ze.

## In gesprek met de spelers

cli-welcome = El Grande met startgetal { $seed }. “help” toont wat je kunt typen.
cli-person = een mens
cli-bot = een bot ({ $level })
cli-resumed = Het spel gaat verder waar het bewaard werd.
cli-pass-on = { $player }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm ziet.
cli-not-understood = “{ $text }” is geen keuze. Typ een nummer uit de lijst of notatie zoals P13, A4, +3, Gal, Gal.red>Val; “help” toont meer.
cli-no-such-number = { $number } staat niet in de lijst: die gaat van 1 tot { $last }.
cli-left-over = Niet gespeeld, want de situatie is veranderd: { $words }
cli-undone = Teruggenomen.
cli-undo-nothing = Er is niets terug te nemen: er is nog niets gekozen.
cli-undo-revealed = Je laatste keuze staat vast: sindsdien is er iets geheims of toevalligs aan het licht gekomen.
cli-undo-other = Je laatste keuze staat vast: { $player } heeft sindsdien gekozen.
cli-no-such-card = Geen kaart is “{ $text }”. Typ card en het nummer van een stapel, of woorden van een kaart.
cli-record-secrets = Dit verslag vertelt alles, ook wat geheim is.
cli-file-needed = Welk bestand? Typ save en een naam, zoals: save spel.json
cli-file-trouble = { $file }: { $problem }
cli-saved = Het spel is bewaard in { $file }. Ga verder met: elgrande play --load { $file }
cli-recorded = Het verslag staat in { $file }. Bekijk het met: elgrande replay { $file }
cli-ask-save = Het spel bewaren? Een bestandsnaam, of alleen Enter om te stoppen zonder bewaren:
cli-ask-record = Het verslag van het spel bewaren? Een bestandsnaam, of alleen Enter om te stoppen:
cli-goodbye = Tot ziens.
cli-help =
    Kies met het nummer in de lijst, met de naam of met de notatie.
    Er kunnen meer keuzes op één regel staan: A1 special Gal.red>Val stop

      P13        speel machtkaart 13
      +3         haal 3 caballero's naar je hof
      A4         neem de actiekaart van stapel 4
      special    voer de speciale actie uit
      place      zet caballero's
      end        beëindig de beurt
      Gal        een regio: Gal Vas Ara Cat Vie Nue Sev Gra Val
      Cas        het Castillo
      Gal.red    de rode caballero in Galicia (red blue green yellow purple)
      Gal.red>Val  dezelfde, verplaatst naar Valencia
      stop       hier niet meer van
      veto, pass   antwoorden als een Veto gebruikt kan worden

    Met modules:
      Fra Shi Ame Afr  Francia, het schip, América, África
      Amb Env Thi  ambassadeur, gezant, derde veld van Francia
      Cpt Vic Lim  kapitein, onderkoning, begrenzingstableau
      token      een caballero op een fiche zetten
      levy       1 caballero extra naar je hof halen
      use, pass  antwoorden als een kaart die je houdt gebruikt kan worden
      plain gold goods bearer  welke caballero het is
      P40 PJ     machtkaart 40, de Joker; card P40 toont de tekst
      role       voer de actie van de Konings- of Intrigekaart uit
      @red       een speler; K1 de eerste van alle gehouden kaarten
      Por Sh1 Sh2 Pri  Portugal, de schepen, de gevangenis
      march      verplaats huurlingen

      hint       de keuzes die het beste lijken, en waarom
      undo       neem je laatste keuze terug, zolang er niets aan het licht kwam
      board      toon het bord opnieuw
      card 3     de hele tekst van een kaart; cards: van alle open kaarten
      log        wat er tot nu toe gebeurd is
      record     het spel tot nu toe in notatie
      save FILE  bewaar het spel, voor later: elgrande play --load FILE
      quit       verlaat het spel

    Op het bord staat “vrij” waar caballero's gezet mogen worden: in de regio's
    naast de Koning en in het Castillo. G is een Grande.

## Het einde

cli-player = speler
cli-and = { $names } en { $last }
cli-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen samen.
}
cli-total = totaal
cli-source-general = algemeen
cli-source-castillo = Castillo
cli-source-special = extra
cli-source-king = Koning
cli-source-grande = Grande
cli-source-earlier = eerder
cli-by-region = Punten in de algemene puntentellingen, met de bonussen
cli-after-choice = Na keuze { $count } van { $all }.

## Kaarten

cli-card-key = sleutel
cli-card-rule = regel
cli-card-stack = stapel
cli-card-copies = aantal
cli-card-place = zetten
cli-card-name = naam
cli-card-facts = { $copies ->
    [one] stapel { $stack }, 1 kaart, hoogstens { $place } zetten
   *[other] stapel { $stack }, { $copies } kaarten, hoogstens { $place } zetten
}
cli-card-ruling = Uitspraak: { $text }
