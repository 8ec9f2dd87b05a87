# Das Modul Jubiläum: Banner und Bannerträger.

web-module-anniversary = Jubiläum
    .text = Jeder Spieler hat ein Banner. Der Caballero, der es trägt, entscheidet einen Gleichstand für seinen Besitzer.

word-banner = Banner
word-standard-bearer = Bannerträger

prompt-pass-banner = { $player }: Wähle den Caballero, der jetzt dein Banner trägt.

event-banner = Das Banner von { $player } steht jetzt { AT($space) }.
event-banner-waits = Das Banner von { $player } wartet auf den nächsten Caballero, der in eine Region kommt.

table-bearer = Bannerträger von { $player }
table-bearer-tie = Der Bannerträger von { $player } entscheidet den Gleichstand.
table-banner-waits = Banner: wartet auf den nächsten Caballero

picture-banner = Banner
picture-bearer = Bannerträger
