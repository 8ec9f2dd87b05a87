# Das Spielbrett: Orte, Farben, Formen, Wertungstafeln und die Wörter des Spiels.

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
    .at = im Castillo
    .to = ins Castillo
    .from = aus dem Castillo
    .the = Das Castillo
space-court = Hof
space-province = Provinz

# Wie ein Satz von einer Region spricht: { AT($space) } und so weiter. Ein Ort, der andere Wörter braucht, hat sie als Attribut.

place-at = in { $space }
place-to = nach { $space }
place-from = aus { $space }
place-the = { $space }

colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-purple = Lila
colour-black = Schwarz

shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern

tile-0 = 8/4/0
tile-1 = 4/0/0

word-king = König
word-grande = Grande
word-caballero = { $count ->
    [one] Caballero
   *[other] Caballeros
}
word-round = Runde
word-score = Punktestand
word-court = Hof
word-province = Provinz
word-castillo = Castillo
word-hand = Hand
word-start-player = Startspieler
word-power-card = Machtkarte
word-action-cards = Aktionskarten
word-turn-order = Zugreihenfolge
word-general-scoring = allgemeine Wertung
word-special-scoring = Sonderwertung
