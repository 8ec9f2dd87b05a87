# People: their name, their devices, and how they keep their seats.

people-me = You
people-name = Your name
people-name-text = New tables begin with it, and you bring it to open tables.
people-save = Keep the name
people-saved = Kept.
people-keep = Keep your seats
people-keep-text = Nobody needs an account here: your browser holds your seats. A passphrase opens the same seats on your phone or in another browser, and you get them back if this browser forgets you.
people-keep-tables = { $count ->
    [0] You do not sit at any table yet.
    [one] You sit at one table.
   *[other] You sit at { $count } tables.
}
people-keep-make = Make a passphrase
people-keep-again = Make a new passphrase
people-keep-again-text = You have a passphrase already. It cannot be shown again. A new one takes its place; your devices stay.
people-device = Name of this device
people-device-hint = Laptop, phone …
people-passphrase = Your passphrase
people-passphrase-text = Print or photograph this now: it is not shown again. Whoever has it holds your seats.
people-qr = QR code with the link that opens your seats
people-only-here = The link and the QR code open only on this computer. For your other devices, start the server with --host 0.0.0.0 and open this page by the name or address of this computer. The passphrase stays the same.
people-in-network = The link and the QR code have an address of your local network: your other devices open them there, and nowhere else.
people-copy-passphrase = Copy the passphrase
people-copy-link = Copy the link
people-devices = Your devices
people-devices-none = Only this browser holds your seats so far.
people-device-here = this device
people-device-unnamed = A device without a name
people-device-added = since { $date }
people-device-remove = Take its seats away
people-device-remove-of = Take the seats away from { $device }
people-device-sure = Take the seats away from { $device }? It can open them again only with the passphrase: if you lost the device, make a new one.
people-open = Open your seats here
people-open-text = Type the passphrase that you got with “{ people-keep }” on your other device.
people-open-enter = Passphrase
people-open-take = Open the seats
people-open-from = You have a passphrase of another device?
people-join-again = Did you take the seat yourself, on another device? Make a link for this one there, at the table under “{ table-seats }”.
people-open-along = This browser already sits at tables. They come along: whoever has the passphrase holds these seats, too. Go on only if the passphrase is your own.
people-open-wrong = No seats are kept under this passphrase. A new passphrase may have taken its place.
people-open-done = Your seats are open here now.
people-to-tables = To my tables

people-results = Your games
people-results-of = The games of { $name }
people-results-none = No game has ended yet.
people-results-modules = Modules
people-results-players = Players
people-results-games = Games
people-results-won = Won
people-results-place = Mean place
people-results-points = Mean points
people-results-by = Results by modules and number of players
people-rating = Rating: { $rating }
people-rating-text = With a chance of 95 % it is between { $low } and { $high }, after { $games } rated games. Everybody begins with 25.
people-latest = Latest games
people-game = Place { $place } of { $players }, { $points } points
people-show = Show my results to everybody
people-show-text = Your name in lists leads to a page with your results and your rating then. Nobody sees there with whom you played.
people-show-page = Your page
people-person = Somebody’s games
people-person-unnamed = somebody
people-person-none = Nobody shows a page here.
reason-still-sits = You still sit at a table whose game goes on. Finish the game, leave it, or delete the table first.
