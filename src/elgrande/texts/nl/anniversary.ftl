# De module Jubileum: vaandels en vaandeldragers.

web-module-anniversary = Jubileum
    .text = Elke speler heeft een vaandel. De caballero die het draagt, beslist een gelijke stand in het voordeel van zijn eigenaar.

word-banner = vaandel
word-standard-bearer = vaandeldrager

prompt-pass-banner = { $player }: kies de caballero die nu je vaandel draagt.

event-banner = Het vaandel van { $player } staat nu { AT($space) }.
event-banner-waits = Het vaandel van { $player } wacht op de volgende caballero die in een regio komt.

table-bearer = Vaandeldrager van { $player }
table-bearer-tie = De vaandeldrager van { $player } beslist de gelijke stand.
table-banner-waits = vaandel: wacht op de volgende caballero

picture-banner = vaandel
picture-bearer = vaandeldrager
