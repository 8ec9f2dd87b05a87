web-module-lanterns = Lanterns
    .text = An island, a lantern, a flint and hidden coves.
space-menorca = Menorca
card-lantern-feast = Feast of lanterns
    .text = Hang the lantern in a region.
card-flint = Flint
    .text = Keep this card.
card-hidden-cove = Hidden cove
    .text = Choose a region in secret.
prompt-hang-lantern = { $player }: choose the region of the lantern.
prompt-choose-cove = { $player }: choose the region of your cove, in secret.
event-lantern-hung = { $player } hangs the lantern { AT($space) }.
event-cove-found = { $player } has found a cove.
table-lantern = The lantern shines here.
table-cove-own = Your cove: { $space }, a secret of yours
table-cove-secret = { $player } has a cove, in secret.
picture-cove = cove
lesson-lanterns =
    # Lanterns over the sea

    An island, Menorca, lies on a plate below the map. The feast hangs a lantern in a region.

    ```board
    field lantern: valencia
    at menorca: 2 1
    show: menorca valencia
    caption: A lantern hangs in Valencia.
    ```
about-lantern = Lantern
    .forms = lantern
    .text = It shines in one region of the map. It is only a light, and changes nothing.
    .see = rules/lanterns
