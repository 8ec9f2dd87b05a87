# De pagina's rond de tafel in de browser.

## Overal

web-skip = Naar de inhoud
web-menu = Pagina's
web-play = Spelen
web-cards = Kaarten
web-settings = Instellingen
web-language = Taal
web-theme = Kleuren
web-theme-auto = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Beweging
web-motion-auto = Zoals het systeem
web-motion-reduced = Minder
web-motion-full = Volledig
web-loading = Een ogenblik …
web-again = Opnieuw proberen
web-close = Sluiten
web-cancel = Annuleren
web-copy = Kopiëren
web-copied = Gekopieerd

## Wat er mis kan gaan

web-trouble-unreachable = De server is niet bereikbaar. Draait hij nog?
web-trouble-missing = Zo'n tafel is hier niet, of er mag niet worden toegekeken.
web-trouble-busy = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
web-trouble-full = Alle tafels van deze server zijn bezet. Probeer het over een paar minuten opnieuw.
web-trouble-stale = Intussen is er aan tafel iets gebeurd. Kijk opnieuw en kies dan.
web-trouble-broken = Er is iets mis met de server. Zijn logboek vertelt meer onder { $id }.
web-trouble-other = Dat lukte niet: { $problem }
web-lost = Die pagina bestaat niet
web-lost-text = Misschien staat er een fout in het adres.
web-to-lobby = Naar de startpagina

## De lobby

web-title = El Grande
web-what = Een bordspel over invloed in het middeleeuwse Spanje, voor twee tot vijf spelers. Breng je caballero's op het juiste moment in de juiste regio's, blijf dicht bij de Koning en onthoud wat er in het Castillo ging.
web-play-now = Speel nu tegen bots
web-play-now-text = Jij en drie bots, negen ronden. Je kunt zetten terugnemen, en weggaan en terugkomen.
web-starting = Het bord wordt klaargezet …
web-new-table = Nieuwe tafel
web-new-table-text = Kies spelers, bots en regels, aan één scherm of met vrienden via een link.
web-my-tables = Mijn tafels
web-no-tables = Je zit nog aan geen enkele tafel.
web-watch = Toekijken
web-watch-none = Er is nu geen andere tafel om bij toe te kijken.
web-your-turn = Jij bent aan de beurt
web-waiting-for = Wachten op { $names }
web-finished = Afgelopen
web-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } hebben samen gewonnen
}
web-round-of = Ronde { $round } van { $last }
web-open-record = Een partij openen
web-open-record-text = Bekijk een partij waarvan je het verslag hebt: kies het bestand of plak de tekst.
web-record-file = Bestand met een verslag
web-record-paste = Tekst van een verslag
web-record-open = Bekijken
web-your-name = Je naam

## Een nieuwe tafel

web-how-many = Met hoeveel spelers?
web-players = { $count } spelers
web-who-plays = Wie speelt er mee?
web-seat = Plaats { $number }
web-name = Naam
web-kind = Wie
web-kind-here = Iemand aan dit scherm
web-kind-invited = Een vriend met een link
web-kind-bot = Bot: { $level }
web-rules = Regels
web-preset = Regelset
web-preset-own = Eigen keuze
web-preset-own-text = Je hebt hieronder iets veranderd.
web-option-rounds = Lengte
web-option-castillo = Castillo
web-option-veto = Veto
web-option-mercy = Eerste ronde
web-option-tiebreak = Gelijke score
web-option-dials = Kiesschijven
web-option-played = Gespeelde machtkaarten
web-modules = Modules
web-module-base = Basisspel
web-module-always = Doet altijd mee.
web-module-not-with = Gaat niet samen met { $modules }.
web-module-needs = Alleen samen met { $modules }.
web-watchable = Anderen mogen toekijken
web-watchable-text = Toeschouwers zien alleen wat iedereen ziet, nooit een hand of een kiesschijf.
web-seed = Startgetal
web-seed-text = Hetzelfde startgetal schudt de kaarten op dezelfde manier. Laat het leeg voor toeval. Vrienden met een link krijgen te horen dat jij het koos, en nemen alleen plaats als ze dat goedvinden.
web-open-table = Tafel openen
web-need-person = Elke speler heeft een naam nodig.
web-same-name = Twee spelers hebben dezelfde naam.
web-table-ready = De tafel staat klaar
web-invite-text = Stuur elke vriend de link van de eigen plaats. Een link geeft de plaats één keer, aan wie hem het eerst inneemt.
web-invite-for = Link voor { $player }
web-invite-again = De links vind je aan tafel terug onder “{ table-seats }”, met ook een link naar je eigen plaats voor je andere toestel.
web-only-here = Deze links werken alleen op deze computer. Spelen er vrienden elders mee? Start de server met --host 0.0.0.0 en open deze pagina met de naam of het adres van deze computer: dan werken de links voor iedereen in je netwerk.
web-in-network = Deze links hebben een adres van je lokale netwerk: ze openen op elk apparaat daar, maar vrienden elders kunnen ze niet openen.
web-sit-down = Naar de tafel

## De kaarten

web-cards-text = Alle kaarten van het spel, met de volledige tekst en met wat erover beslist is.
web-search = Zoeken
web-search-hint = Naam, tekst, sleutel of regel
web-stack = Stapel { $stack }
web-every-round = Elke ronde dezelfde kaart.
web-found = { $count ->
    [0] Geen kaart past.
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-card-copies = { $copies ->
    [one] 1 in de stapel
   *[other] { $copies } in de stapel
}
web-card-place = { $place ->
    [one] plaats 1 caballero
   *[other] plaats tot { $place } caballero's
}
web-ruling = Uitleg
web-provenance = Wat de tekens betekenen

## Aan tafel

web-reconnecting = De verbinding is weg. Opnieuw verbinden …
web-watching = Je kijkt toe.

## Terugkijken

web-replay = Terugkijken
web-back-to-table = Terug naar de tafel
web-move-of = Zet { $move } van { $all }
web-first-move = Naar het begin
web-previous-move = Een zet terug
web-next-move = Een zet verder
web-copy-link = Link naar deze zet kopiëren
web-download = Verslag downloaden
web-download-later = Het verslag kan worden gedownload als de partij afgelopen is.
web-fork = Hier verder spelen
web-fork-text = Een nieuwe tafel begint met deze stand. Wie speelt er verder?
web-fork-open = Nieuwe tafel openen

# --- een plaats innemen ---

web-join = Neem plaats
web-join-seat = Je kunt de plaats van { $player } innemen.
web-join-table = Aan tafel: { $players }.
web-join-take = Deze plaats innemen
web-join-shared = Iemand heeft deze plaats al op een ander apparaat. Jullie delen hem: allebei zien en doen jullie alles wat de plaats mag.
web-join-agree = Ik vind het goed en speel toch mee.
web-join-used = Deze link geeft geen plaats
web-join-used-text = Hij is al gebruikt of niet volledig. Vraag een nieuwe aan wie hem stuurde.

# Wie de kaarten kan kennen.
web-deal-seed = Wie deze tafel maakte, koos het startgetal en kan weten welke kaarten er komen.
web-deal-game = Dit spel gaat verder vanuit een ander spel dat te bekijken is: wie dat deed, weet welke kaarten er komen.
web-deal-position = Dit spel gaat verder vanuit een stand van een ander spel. Wat daar verborgen was, is opnieuw gedeeld, maar wie de tafel maakte, weet misschien wat sommige plaatsen in de hand hebben.
web-fork-running = Wat in het lopende spel verborgen is, wordt opnieuw gedeeld.

web-module-advice = Het spelregelboek raadt { $modules } in één spel af. Je kunt het toch spelen.
web-module-unnamed = Geen doos noemt { $modules } samen.
web-role-places = { $players } spelers: { $place }
