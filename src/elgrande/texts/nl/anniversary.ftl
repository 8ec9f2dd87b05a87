# De module Jubileum: vaandels en vaandeldragers.

web-module-anniversary = Jubileum
    .text = Elke speler heeft een vaandel. De caballero die het draagt, beslist een gelijke stand in het voordeel van zijn eigenaar.

word-banner = vaandel
word-standard-bearer = vaandeldrager

prompt-pass-banner = { $player }: kies de caballero die nu je vaandel draagt.
    .other = { $player } kiest wie nu het vaandel draagt.

event-banner = Het vaandel van { $player } staat nu { AT($space) }.
event-banner-waits = Het vaandel van { $player } wacht op de volgende caballero die in een regio komt.

table-bearer = Vaandeldrager van { $player }
table-bearer-tie = De vaandeldrager van { $player } beslist de gelijke stand.
table-banner-waits = vaandel: wacht op de volgende caballero

picture-banner = vaandel
picture-bearer = vaandeldrager

## De les, en woorden die zichzelf uitleggen

lesson-anniversary =
    # Een vaandel breekt een gelijke stand

    Een van je caballero's draagt je vaandel. Waar die staat, win je elke gelijke stand. [ANN-1, ANN-2]

    ```board
    players: 4
    field banners: aragon
    at aragon: 3 3 2 0
    grandes: aragon
    show: aragon
    score: aragon
    points: 7 4 1
    caption: Rood en blauw hebben er elk drie, maar rood heeft het vaandel: rood is alleen eerste, en krijgt ook de 2 voor de Grande.
    ```

    # Het gaat mee

    Het vaandel gaat met zijn caballero mee. Wordt er een uit een groep gehaald, dan wordt gevraagd of de vaandeldrager gaat. [ANN-5]

    # Het gaat nooit verloren

    Verlaat de drager de kaart, dan neemt een andere caballero van jou het vaandel meteen over, of de volgende die je zet. [ANN-7]
about-banner = Vaandel
    .forms = vaandel, vaandels
    .text = De caballero die je vaandel draagt, wint in zijn regio elke gelijke stand voor je.
    .see = rules/anniversary
about-standard-bearer = Vaandeldrager
    .forms = vaandeldrager, vaandeldragers
    .text = Je caballero met het vaandel. Die beslist een gelijke stand in jouw voordeel.
    .see = rules/anniversary
