web-module-lanterns = Faroles
    .text = Una isla, un farol, un pedernal y calas ocultas.
space-menorca = Menorca
card-lantern-feast = Fiesta de los faroles
    .text = Cuelga el farol en una región.
card-flint = Pedernal
    .text = Guarda esta carta.
card-hidden-cove = Cala oculta
    .text = Elige una región en secreto.
prompt-hang-lantern = { $player }: elige la región del farol.
prompt-choose-cove = { $player }: elige en secreto la región de tu cala.
event-lantern-hung = { $player } cuelga el farol: { $space }.
event-cove-found = { $player } ha encontrado una cala.
table-lantern = Aquí brilla el farol.
table-cove-own = Tu cala: { $space }, secreta
table-cove-secret = { $player } tiene una cala en secreto.
picture-cove = cala
lesson-lanterns =
    # Faroles sobre el mar

    Una isla, Menorca, está en una placa debajo del mapa. La fiesta cuelga un farol en una región.

    ```board
    field lantern: valencia
    at menorca: 2 1
    show: menorca valencia
    caption: Un farol cuelga en Valencia.
    ```
about-lantern = Farol
    .forms = farol
    .text = Brilla en una región del mapa. Es solo una luz y no cambia nada.
    .see = rules/lanterns
