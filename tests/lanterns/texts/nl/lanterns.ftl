web-module-lanterns = Lantaarns
    .text = Een eiland, een lantaarn, een vuursteen en verborgen baaien.
space-menorca = Menorca
card-lantern-feast = Lantaarnfeest
    .text = Hang de lantaarn in een regio.
card-flint = Vuursteen
    .text = Bewaar deze kaart.
card-hidden-cove = Verborgen baai
    .text = Kies in het geheim een regio.
prompt-hang-lantern = { $player }: kies de regio van de lantaarn.
prompt-choose-cove = { $player }: kies in het geheim de regio van je baai.
event-lantern-hung = { $player } hangt de lantaarn op: { $space }.
event-cove-found = { $player } heeft een baai gevonden.
table-lantern = Hier schijnt de lantaarn.
table-cove-own = Jouw baai: { $space }, geheim
table-cove-secret = { $player } heeft in het geheim een baai.
picture-cove = baai
lesson-lanterns =
    # Lantaarns boven zee

    Een eiland, Menorca, ligt op een bordje onder de kaart. Het feest hangt een lantaarn in een regio.

    ```board
    field lantern: valencia
    at menorca: 2 1
    show: menorca valencia
    caption: Er hangt een lantaarn in Valencia.
    ```
about-lantern = Lantaarn
    .forms = lantaarn
    .text = Ze schijnt in één regio van de kaart. Het is maar een licht, en er verandert niets door.
    .see = rules/lanterns
