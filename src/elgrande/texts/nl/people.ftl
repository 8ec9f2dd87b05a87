# Mensen: hun naam, hun apparaten, en hoe ze hun plaatsen bewaren.

people-me = Jij
people-name = Je naam
people-name-text = Nieuwe tafels beginnen ermee, en je neemt hem mee naar open tafels.
people-save = Naam bewaren
people-saved = Bewaard.
people-keep = Bewaar je plaatsen
people-keep-text = Niemand heeft hier een account nodig: je browser houdt je plaatsen. Een wachtzin opent dezelfde plaatsen op je telefoon of in een andere browser, en je krijgt ze terug als deze browser je vergeet.
people-keep-tables = { $count ->
    [0] Je zit nog aan geen enkele tafel.
    [one] Je zit aan één tafel.
   *[other] Je zit aan { $count } tafels.
}
people-keep-make = Maak een wachtzin
people-keep-again = Maak een nieuwe wachtzin
people-keep-again-text = Je hebt al een wachtzin. Die kan niet nog eens worden getoond. Een nieuwe komt ervoor in de plaats; je apparaten blijven.
people-device = Naam van dit apparaat
people-device-hint = Laptop, telefoon …
people-passphrase = Je wachtzin
people-passphrase-text = Druk dit nu af of maak er een foto van: het wordt niet nog eens getoond. Wie de wachtzin heeft, heeft je plaatsen.
people-qr = QR-code met de link die je plaatsen opent
people-only-here = De link en de QR-code werken alleen op deze computer. Start voor je andere apparaten de server met --host 0.0.0.0 en open deze pagina met de naam of het adres van deze computer. De wachtzin blijft dezelfde.
people-in-network = De link en de QR-code hebben een adres van je lokale netwerk: je andere apparaten openen ze daar, en nergens anders.
people-copy-passphrase = Wachtzin kopiëren
people-copy-link = Link kopiëren
people-devices = Je apparaten
people-devices-none = Tot nu toe houdt alleen deze browser je plaatsen.
people-device-here = dit apparaat
people-device-unnamed = Een apparaat zonder naam
people-device-added = sinds { $date }
people-device-remove = Neem de plaatsen weg
people-device-remove-of = Neem de plaatsen weg van { $device }
people-device-sure = De plaatsen wegnemen van { $device }? Het kan ze alleen met de wachtzin weer openen: maak een nieuwe als je het apparaat kwijt bent.
people-open = Open je plaatsen hier
people-open-text = Typ de wachtzin die je met “{ people-keep }” op je andere apparaat hebt gekregen.
people-open-enter = Wachtzin
people-open-take = Open de plaatsen
people-open-from = Heb je een wachtzin van een ander apparaat?
people-join-again = Heb je de plaats zelf ingenomen, op een ander apparaat? Maak daar aan tafel, onder “{ table-seats }”, een link voor dit apparaat.
people-open-along = Deze browser zit al aan tafels. Die gaan mee: wie de wachtzin heeft, heeft ook deze plaatsen. Ga alleen verder als het je eigen wachtzin is.
people-open-wrong = Onder deze wachtzin zijn geen plaatsen bewaard. Misschien is er een nieuwe voor in de plaats gekomen.
people-open-done = Je plaatsen zijn nu hier open.
people-to-tables = Naar mijn tafels

people-results = Je partijen
people-results-of = De partijen van { $name }
people-results-none = Er is nog geen partij afgelopen.
people-results-modules = Modules
people-results-players = Spelers
people-results-games = Partijen
people-results-won = Gewonnen
people-results-place = Gemiddelde plaats
people-results-points = Gemiddelde punten
people-results-by = Uitslagen per module en aantal spelers
people-rating = Rating: { $rating }
people-rating-text = Met een kans van 95 % ligt hij tussen { $low } en { $high }, na { $games } partijen die tellen. Iedereen begint met 25.
people-latest = Laatste partijen
people-game = Plaats { $place } van { $players }, { $points } punten
people-show = Toon mijn uitslagen aan iedereen
people-show-text = Je naam in lijsten leidt dan naar een pagina met je uitslagen en je rating. Niemand ziet daar met wie je speelde.
people-show-page = Je pagina
people-person = Partijen van iemand
people-person-unnamed = iemand
people-person-none = Niemand toont hier een pagina.
reason-still-sits = Je zit nog aan een tafel waar de partij doorgaat. Maak de partij af, verlaat haar of wis eerst de tafel.
