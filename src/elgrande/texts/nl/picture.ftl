# De woorden in het beeld van het bord.

picture-title = El Grande
picture-round = Ronde
picture-scoring = Algemene puntentelling
picture-points = punten
picture-court = hof
picture-province = provincie
picture-hand = hand
picture-power = machtkaart
picture-start = startspeler
picture-on-turn = aan de beurt
picture-cards = Actiekaarten
picture-stack = stapel
picture-place = zetten
picture-taken = genomen
picture-tiles = Scoretegels
picture-tile = scoretegel
picture-table = scoretabel
picture-king = Koning
picture-grande = Grande
picture-caballeros = caballero's
picture-hidden = verborgen
picture-portugal = Portugal
picture-francia = Francia
