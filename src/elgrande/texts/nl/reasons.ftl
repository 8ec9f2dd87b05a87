# Waarom een keuze nu niet kan. { $option } is wat werd geprobeerd, { $space } de plaats die erin voorkomt.

reason-not-offered = “{ $option }” kan nu niet worden gekozen.
reason-king = { THE($space) } is de Koningsregio: daar mag niets veranderen.
reason-taboo = { THE($space) } is afgesloten: daar mag niets veranderen.
reason-castillo = Caballero's verlaten het Castillo alleen bij een algemene puntentelling.
reason-power-played = Een andere speler heeft die machtkaart deze ronde al gespeeld.
reason-power-gone = Die machtkaart heb je niet in je hand.
reason-in-hand = Die machtkaart heb je al in je hand.
reason-card-taken = De kaart van die stapel is al genomen.
reason-no-effect = De speciale actie van deze kaart zou nu niets doen.
reason-special-used = De speciale actie is al gebruikt.
reason-court-empty = Er is geen caballero in je hof.
reason-placing-done = Je hebt al gezet.
reason-not-beside-king = { THE($space) } grenst niet aan de Koningsregio.
reason-only-own = Alleen eigen caballero's kunnen worden genomen.
reason-no-own = Deze actie verplaatst geen eigen caballero's meer.
reason-no-foreign = Deze actie verplaatst geen vijandelijke caballero's meer.
reason-none-there = Daarvoor zijn er niet genoeg caballero's.
reason-other-region = Alle caballero's van deze actie komen uit één regio.
reason-moved = Deze actie heeft die caballero al verplaatst.
reason-same-region = Zo gaat er niets weg { FROM($space) }: kies een andere regio.
reason-hit-already = Die speler heeft door deze actie al een caballero verloren.
reason-not-a-region = Het Castillo is geen regio.
reason-not-in-this-scoring = { THE($space) } wordt nu niet geteld of is al geteld.
reason-not-on-dial = Een kiesschijf toont een van de negen regio's.
reason-tile-there = Daar ligt al een scoretegel.
reason-not-the-king = De Koning gaat nooit { TO($space) }.
