# Das Modul Jubiläum: Banner und Bannerträger.

web-module-anniversary = Jubiläum
    .text = Jeder Spieler hat ein Banner. Der Caballero, der es trägt, entscheidet einen Gleichstand für seinen Besitzer.

word-banner = Banner
word-standard-bearer = Bannerträger

prompt-pass-banner = { $player }: Wähle den Caballero, der jetzt dein Banner trägt.
    .other = { $player } wählt, wer jetzt das Banner trägt.

event-banner = Das Banner von { $player } steht jetzt { AT($space) }.
event-banner-waits = Das Banner von { $player } wartet auf den nächsten Caballero, der in eine Region kommt.

table-bearer = Bannerträger von { $player }
table-bearer-tie = Der Bannerträger von { $player } entscheidet den Gleichstand.
table-banner-waits = Banner: wartet auf den nächsten Caballero

picture-banner = Banner
picture-bearer = Bannerträger

## Die Lektion, und Wörter, die sich erklären

lesson-anniversary =
    # Ein Banner entscheidet Gleichstände

    Einer deiner Caballeros trägt dein Banner. Wo er steht, gewinnst du jeden Gleichstand. [ANN-1, ANN-2]

    ```board
    players: 4
    field banners: aragon
    at aragon: 3 3 2 0
    grandes: aragon
    show: aragon
    score: aragon
    points: 7 4 1
    caption: Rot und Blau haben je drei, aber Rot hat das Banner: Rot ist allein Erster und bekommt auch die 2 für den Grande.
    ```

    # Es geht mit

    Das Banner geht mit seinem Caballero. Wird einer aus einer Gruppe genommen, wird gefragt, ob der Bannerträger geht. [ANN-5]

    # Es geht nie verloren

    Verlässt der Träger die Karte, nimmt ein anderer deiner Caballeros das Banner sofort auf, oder der nächste, den du einsetzt. [ANN-7]
about-banner = Banner
    .forms = Banner, Banners, Bannern
    .text = Der Caballero, der dein Banner trägt, gewinnt in seiner Region Gleichstände für dich.
    .see = rules/anniversary
about-standard-bearer = Bannerträger
    .forms = Bannerträger, Bannerträgers, Bannerträgern
    .text = Dein Caballero mit dem Banner. Er entscheidet Gleichstände für dich.
    .see = rules/anniversary
