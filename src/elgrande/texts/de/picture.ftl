# Die Wörter im Bild des Spielbretts.

picture-title = El Grande
picture-round = Runde
picture-scoring = Allgemeine Wertung
picture-points = Punkte
picture-court = Hof
picture-province = Provinz
picture-hand = Hand
picture-power = Machtkarte
picture-start = Startspieler
picture-on-turn = am Zug
picture-cards = Aktionskarten
picture-stack = Stapel
picture-place = einsetzen
picture-taken = genommen
picture-tiles = Wertungstafeln
picture-tile = Wertungstafel
picture-table = Wertungsfeld
picture-king = König
picture-grande = Grande
picture-caballeros = Caballeros
picture-hidden = verdeckt
picture-portugal = Portugal
picture-francia = Francia
