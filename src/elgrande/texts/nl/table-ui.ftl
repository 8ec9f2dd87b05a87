# The table in the browser.

## The map

table-map = De kaart van Spanje
table-round-of = Ronde { $round } van { $last }
table-space-grande = Grande van { $player }
table-space-caballeros = { $count ->
    [one] { $player } heeft 1 caballero
   *[other] { $player } heeft { $count } caballero's
}
table-space-legal = kan gekozen worden
table-tile-turned = omgedraaid: de uitslag wordt gespiegeld
table-castillo-hidden = Niemand ziet wat erin zit.
table-preview-now = Als er nu geteld werd:
table-preview-nobody = Niemand scoort.
table-preview-more = Met één caballero meer van jou:
table-preview-same = Er zou niets veranderen.

## Cards

table-card-places = { $count ->
    [one] Stapel { $stack }: je mag 1 caballero zetten.
   *[other] Stapel { $stack }: je mag tot { $count } caballero's zetten.
}
table-ruling = Uitleg:
table-places = te zetten caballero's
table-your-hand = Jouw machtkaarten

## Players

table-players = Spelers
table-you = jij
table-away = weg
table-decides = kiest
table-kept = { $card } tot en met ronde { $round }
table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-score-track = Scorespoor
table-dial-shows = schijf: { $space }
table-dial-set = schijf: gezet
table-dial-open = schijf: …
table-played = gespeeld: { $cards }
table-played-doubt = misschien terug in de hand: { $cards }

## What to do

table-prompt = Wat te doen
table-waiting = Wachten op { $names }.
table-announced = Aangekondigd:
table-secret = Je antwoord blijft geheim tot iedereen geantwoord heeft.
table-own-dial = Je kiesschijf is gezet: { $space }.
table-dials-set = Gezet: { $names }.
table-caution-yes = Mijn kiesschijf op { $space } zetten
table-caution-no = Een andere regio
table-in-use = Kaart in gebruik:
table-your-card = Jouw kaart:
table-all-choices = Alle keuzes als lijst ({ $count })
table-undo = Terugnemen
table-undo-turn = Mijn beurt opnieuw
table-several = Tegelijk
table-fewer = Minder tegelijk
table-more = Meer tegelijk
table-several-all = alle { $count }
table-several-keys = De rechtermuisknop, Shift en een klik, of Shift en Enter: zo veel mogelijk. De toetsen + en − veranderen het aantal.
table-standing = Als je Veto gebruikt kan worden
table-standing-ask = altijd vragen
table-standing-start = alleen aan het begin van een actie vragen
table-standing-never = niet in deze actie
table-standing-round = niet in deze ronde
table-later = Deze ronde niet meer vragen naar bewaarde kaarten
table-pass-on = Geef het toestel aan { $player }.
table-i-am = Ik ben { $player }: toon de tafel

## Scoring

table-scoring = Puntentelling
table-scorings = Tellingen
table-scoring-general = Algemene puntentelling, ronde { $round }
table-scoring-card = { $card }, ronde { $round }
table-close = Sluiten
table-skip = Overslaan

## Log and chat

table-log = Logboek
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-write = Zeg iets
table-chat-send = Versturen
table-chat-earlier = Eerdere berichten

## The end

table-by-source = Punten per bron
table-rank = plaats
table-chart = De score per ronde
table-see-map = Speelbord bekijken
table-replay = Partij naspelen

# --- links naar plaatsen ---

table-seats = Plaatsen
table-not-taken = plaats nog vrij
table-link-own = Open deze link op je andere apparaat om ook daar te zitten. Hij werkt één keer, en het logboek vertelt het iedereen.

table-space-free = vrij
table-closed = deze ronde gesloten
table-choose = Kies je machtkaarten
table-choose-text = Kies { $count } kaarten voor het hele spel. Niemand anders weet welke; de rest gaat ongezien uit het spel.
table-choose-left = { $count ->
    [0] Alle kaarten zijn gekozen.
    [one] nog 1 kaart te kiezen
   *[other] nog { $count } kaarten te kiezen
}
table-choose-chosen = Gekozen: { $count } van { $all }
table-choose-over = { $count ->
    [one] 1 kaart te veel
   *[other] { $count } kaarten te veel
}
table-choose-clear = Alles terugleggen
table-choose-confirm = Met deze kaarten spelen
table-choose-waiting = Je kaarten zijn gekozen. De anderen kiezen nog.
table-choose-others = Al gekozen: { $names }.
table-choose-secret = Gekozen kaarten blijven het hele spel geheim.
table-choose-own = Jouw gekozen kaarten
table-filter = Toon
table-filter-all = alle kaarten
table-filter-chosen = gekozen kaarten
table-filter-movement = verplaatsen
table-filter-scoring = puntentellingen
table-filter-pieces = Koning, Grandes, tegels, fiches
table-filter-kept = kaarten om te houden
table-filter-others = tegen anderen
table-filter-set = Set
table-preset = Voorstellen
table-preset-balanced = Evenwichtig
    .text = Hoge en lage waarden, van elke soort actie een paar.
table-preset-fighter = Vechter
    .text = Veel verplaatsingen, en acties die de anderen raken.
table-preset-scorer = Puntenteller
    .text = Hoge waarden en zoveel mogelijk extra puntentellingen.
table-preset-random = Toeval
    .text = Willekeurige kaarten.
table-preset-last = Zoals de vorige keer
    .text = De kaarten die je koos voor je vorige spel met deze modules.
table-role-places = { $count ->
    [one] 1 caballero zetten
   *[other] tot { $count } caballero's zetten
}
table-roles = Rollen van deze ronde
table-power-brings = { $count ->
    [0] haalt geen caballero's naar het hof
    [one] haalt 1 caballero naar het hof
   *[other] haalt tot { $count } caballero's naar het hof
}
table-power-card = { $value }: { $card }
table-spy-sees = Je spionnen melden de kiesschijven van de anderen:
table-spy-dial = { $player }: { $space }
