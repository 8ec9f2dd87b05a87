# The Anniversary module: banners and standard bearers.

web-module-anniversary = Anniversary
    .text = Each player has a banner. The caballero that carries it decides ties in its owner's favour.

word-banner = banner
word-standard-bearer = standard bearer

prompt-pass-banner = { $player }: choose the caballero that carries your banner now.
    .other = { $player } is choosing who carries their banner now.

event-banner = The banner of { $player } is now { AT($space) }.
event-banner-waits = The banner of { $player } waits for the next caballero that comes to a region.

table-bearer = Standard bearer of { $player }
table-bearer-tie = The standard bearer of { $player } breaks the tie.
table-banner-waits = banner: waits for the next caballero

picture-banner = banner
picture-bearer = standard bearer

## The lesson, and words that explain themselves

lesson-anniversary =
    # A banner breaks ties

    One of your caballeros carries your banner. Where it stands you win every tie. [ANN-1, ANN-2]

    ```board
    players: 4
    field banners: aragon
    at aragon: 3 3 2 0
    grandes: aragon
    show: aragon
    score: aragon
    points: 7 4 1
    caption: Red and blue have three each, but red has the banner: red is first alone, and even gets the 2 for the Grande.
    ```

    # It goes along

    The banner moves with its caballero. Whoever moves one out of a group with the bearer in it says whether it is the bearer that goes. [ANN-5]

    # It is never lost

    When the bearer leaves the map, another of your caballeros takes up the banner at once, or the next one that you place. [ANN-7]
about-banner = Banner
    .forms = banner, banners
    .text = The caballero that carries your banner wins ties for you in its region.
    .see = rules/anniversary
about-standard-bearer = Standard bearer
    .forms = standard bearer, standard bearers
    .text = Your caballero with the banner. It decides ties in your favour.
    .see = rules/anniversary
