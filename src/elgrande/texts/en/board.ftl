# The board: spaces, colours, shapes, score tiles, and the words of the game.

space-galicia = Galicia
space-pais-vasco = País Vasco
space-aragon = Aragón
space-cataluna = Cataluña
space-castilla-la-vieja = Castilla la Vieja
space-castilla-la-nueva = Castilla la Nueva
space-sevilla = Sevilla
space-granada = Granada
space-valencia = Valencia
space-castillo = Castillo
    .at = in the Castillo
    .to = into the Castillo
    .from = out of the Castillo
    .the = The Castillo
space-court = court
space-province = province

# How a sentence speaks of a region: { AT($space) } and so on. A space that needs other words has them as attributes.

place-at = in { $space }
place-to = to { $space }
place-from = from { $space }
place-the = { $space }

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-black = black

shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star

tile-0 = 8/4/0
tile-1 = 4/0/0

word-king = King
word-grande = Grande
word-caballero = { $count ->
    [one] caballero
   *[other] caballeros
}
word-round = round
word-score = score
word-court = court
word-province = province
word-castillo = Castillo
word-hand = hand
word-start-player = start player
word-power-card = power card
word-action-cards = action cards
word-turn-order = turn order
word-general-scoring = general scoring
word-special-scoring = special scoring
