# Wat meer modules delen: caballero's die bij elkaar staan maar niet gelijk zijn.

kind-0 = gewone caballero
kind-1 = caballero met goud
kind-2 = caballero met goederen
kind-3 = vaandeldrager

label-plain = Gewone caballero
label-gold = Caballero met goud
label-goods = Caballero met goederen
label-bearer = Vaandeldrager

prompt-which = { $player }: zeg welke van de caballero's { AT($space) } het is.
    .other = { $player } zegt welke van de caballero's { AT($space) } het is.
event-which = { $player } kiest: { $kind }.

label-use = Kaart gebruiken
event-uses = { $player } gebruikt “{ $card }”.
table-kept-always = { $card }
table-use = “{ $card }” gebruiken
number-gold = goud
number-goods = goederen
