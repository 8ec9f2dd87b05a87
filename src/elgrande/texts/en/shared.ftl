# What several modules share: caballeros that stand together but are not alike.

kind-0 = plain caballero
kind-1 = caballero with gold
kind-2 = caballero with goods
kind-3 = standard bearer

label-plain = Plain caballero
label-gold = Caballero with gold
label-goods = Caballero with goods
label-bearer = Standard bearer

prompt-which = { $player }: say which of the caballeros { AT($space) } it is.
    .other = { $player } is saying which of the caballeros { AT($space) } it is.
event-which = { $player } chooses: { $kind }.

label-use = Use the card
event-uses = { $player } uses “{ $card }”.
table-kept-always = { $card }
table-use = Use “{ $card }”
number-gold = gold
number-goods = goods
