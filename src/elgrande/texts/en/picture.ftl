# The words in the picture of the board.

picture-title = El Grande
picture-round = Round
picture-scoring = General scoring
picture-points = points
picture-court = court
picture-province = province
picture-hand = hand
picture-power = power card
picture-start = start player
picture-on-turn = on turn
picture-cards = Action cards
picture-stack = stack
picture-place = place
picture-taken = taken
picture-tiles = Score tiles
picture-tile = score tile
picture-table = score table
picture-king = King
picture-grande = Grande
picture-caballeros = caballeros
picture-hidden = hidden
picture-portugal = Portugal
picture-francia = Francia
