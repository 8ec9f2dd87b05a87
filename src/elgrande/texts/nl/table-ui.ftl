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
table-decides = beslist
table-kept = { $card } tot en met ronde { $round }
table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
table-score-track = Scorespoor
table-dial-shows = kiesschijf: { $space }
table-dial-set = kiesschijf: gezet
table-dial-open = kiesschijf: …
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
table-several-keys = Shift en een klik, of Shift en Enter: zo veel mogelijk. De toetsen + en − veranderen het aantal.
table-standing = Als je Veto gebruikt kan worden
table-standing-ask = altijd vragen
table-standing-start = alleen aan het begin van een actie vragen
table-standing-never = niet in deze actie
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
table-earlier = { $count ->
    [one] 1 eerdere regel
   *[other] { $count } eerdere regels
}
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
table-link-free = Nog niemand heeft deze plaats ingenomen. Een nieuwe link vervangt de vorige.
table-link-make = Link maken
