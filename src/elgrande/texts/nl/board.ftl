# Het bord: plaatsen, kleuren, vormen, scoretegels en de woorden van het spel.

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
    .at = in het Castillo
    .to = in het Castillo
    .from = uit het Castillo
    .the = Het Castillo
space-court = hof
space-province = provincie

# Hoe een zin over een regio spreekt: { AT($space) } enzovoort. Een plaats die andere woorden vraagt, heeft ze als attribuut.

place-at = in { $space }
place-to = naar { $space }
place-from = uit { $space }
place-the = { $space }

colour-red = rood
colour-blue = blauw
colour-green = groen
colour-yellow = geel
colour-purple = paars
colour-black = zwart

shape-circle = cirkel
shape-square = vierkant
shape-triangle = driehoek
shape-diamond = ruit
shape-star = ster

tile-0 = 8/4/0
tile-1 = 4/0/0

word-king = Koning
word-grande = Grande
word-caballero = { $count ->
    [one] caballero
   *[other] caballero's
}
word-round = ronde
word-score = score
word-court = hof
word-province = provincie
word-castillo = Castillo
word-hand = hand
word-start-player = startspeler
word-power-card = machtkaart
word-action-cards = actiekaarten
word-turn-order = beurtvolgorde
word-general-scoring = algemene puntentelling
word-special-scoring = extra puntentelling
