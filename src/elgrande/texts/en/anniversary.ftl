# The Anniversary module: banners and standard bearers.

web-module-anniversary = Anniversary
    .text = Each player has a banner. The caballero that carries it decides ties in its owner's favour.

word-banner = banner
word-standard-bearer = standard bearer

prompt-pass-banner = { $player }: choose the caballero that carries your banner now.

event-banner = The banner of { $player } is now { AT($space) }.
event-banner-waits = The banner of { $player } waits for the next caballero that comes to a region.

table-bearer = Standard bearer of { $player }
table-bearer-tie = The standard bearer of { $player } breaks the tie.
table-banner-waits = banner: waits for the next caballero

picture-banner = banner
picture-bearer = standard bearer
