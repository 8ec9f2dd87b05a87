# Was mehrere Module teilen: Caballeros, die zusammenstehen, aber nicht gleich sind.

kind-0 = einfacher Caballero
kind-1 = Caballero mit Gold
kind-2 = Caballero mit Waren
kind-3 = Bannerträger

label-plain = Einfacher Caballero
label-gold = Caballero mit Gold
label-goods = Caballero mit Waren
label-bearer = Bannerträger

prompt-which = { $player }: Sage, welcher der Caballeros { AT($space) } es ist.
    .other = { $player } sagt, welcher der Caballeros { AT($space) } es ist.
event-which = { $player } wählt: { $kind }.

label-use = Karte einsetzen
event-uses = { $player } setzt „{ $card }“ ein.
table-kept-always = { $card }
table-use = „{ $card }“ einsetzen
number-gold = Gold
number-goods = Waren
