# Kiezen: wat je zou laten liggen, en de toetsen.

forgoes-placing = { $count ->
    [one] Je kunt nog 1 caballero zetten.
   *[other] Je kunt nog { $count } caballero's zetten.
}
choosing-go-on = Verder spelen
choosing-ends = Mijn beurt eindigt vanzelf als er niets meer te doen is
choosing-or = Of: { $what }
choosing-times = { $choice }, { $count } keer
choosing-typed = Machtkaart { $number } … (Enter)

## De toetsen

choosing-keys = Toetsen
choosing-key-digits = De actiekaart met dat nummer nemen, of de keuze waar het bij staat
choosing-key-power = De machtkaart met dat getal spelen; Enter als er een langer getal kan volgen
choosing-key-arrows = Naar de volgende keuze gaan
choosing-key-enter = Kiezen waar je bent
choosing-key-shift = Zo veel mogelijk tegelijk verplaatsen
choosing-key-many = Veranderen hoeveel er tegelijk gaan
choosing-key-undo = Terugnemen
choosing-key-skip = Overslaan wat er wordt getoond
choosing-key-escape = Sluiten wat open is, of je bedenken
choosing-key-help = Deze lijst
choosing-drag = Stukken die je op de kaart verplaatst, kun je er ook heen slepen.
