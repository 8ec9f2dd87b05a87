web-module-lanterns = Laternen
    .text = Eine Insel, eine Laterne, ein Feuerstein und verborgene Buchten.
space-menorca = Menorca
card-lantern-feast = Laternenfest
    .text = Hänge die Laterne in eine Region.
card-flint = Feuerstein
    .text = Behalte diese Karte.
card-hidden-cove = Verborgene Bucht
    .text = Wähle geheim eine Region.
prompt-hang-lantern = { $player }: Wähle die Region der Laterne.
prompt-choose-cove = { $player }: Wähle geheim die Region deiner Bucht.
event-lantern-hung = { $player } hängt die Laterne auf: { $space }.
event-cove-found = { $player } hat eine Bucht gefunden.
table-lantern = Hier leuchtet die Laterne.
table-cove-own = Deine Bucht: { $space }, dein Geheimnis
table-cove-secret = { $player } hat geheim eine Bucht.
picture-cove = Bucht
lesson-lanterns =
    # Laternen über dem Meer

    Eine Insel, Menorca, liegt auf einer Tafel unter der Karte. Das Fest hängt eine Laterne in eine Region.

    ```board
    field lantern: valencia
    at menorca: 2 1
    show: menorca valencia
    caption: Eine Laterne hängt in Valencia.
    ```
about-lantern = Laterne
    .forms = Laterne
    .text = Sie leuchtet in einer Region der Karte. Sie ist nur ein Licht und ändert nichts.
    .see = rules/lanterns
