# Das Modul Spieleredition: elf weitere Machtkarten für König & Intrigant.

web-module-players_edition = Spieleredition
    .text = Elf weitere Machtkarten für König & Intrigant: der Joker, ein Castillo, das wandert, eine Brücke, eine Allianz, ein Sturm und mehr.

web-option-crossing = Brücke
option-crossing-any = Alle Caballeros über die Brücke
    .text = Wem die Brücke gehört, der bringt Caballeros aller Spieler hinüber, wie gedruckt.
option-crossing-own = Nur eigene Caballeros über die Brücke
    .text = Wem die Brücke gehört, der bringt nur eigene Caballeros hinüber.

## Orte

space-beside = Neben dem Castillo
    .at = neben dem Castillo
    .to = neben das Castillo
    .from = vom Platz neben dem Castillo
    .the = Der Platz neben dem Castillo
space-bridge = Brücke
    .at = auf der Brücke
    .to = auf die Brücke
    .from = von der Brücke
    .the = Die Brücke

## Wörter

word-bridge = Brücke
word-alliance = Allianz
word-quarantine = Quarantäne
word-collapse = Einsturzgefahr
word-storm = Sturm
word-mistress = Mätresse
word-joker = Joker

## Machtkarten

card-joker = Joker
    .brief = Warte, dann spiele einen Wert, den keiner hat
    .text = Lege diese Karte und warte, bis alle anderen ausgespielt haben. Spiele dann eine andere Machtkarte aus, mit einem Wert, den in dieser Runde noch niemand ausgespielt hat: Diese Karte zählt. Der Joker ist aus dem Spiel.
    .ruling = Liegen in einer Runde mehrere Joker, spielen ihre Spieler danach in der Reihenfolge, in der sie sie gelegt haben.
card-travel-day = Reisetag
    .brief = Die anderen stellen ein, wohin ihre Granden gehen
    .text = Jeder Mitspieler stellt geheim eine andere Region ein. Die Geheimscheiben werden zusammen aufgedeckt, und die Granden kommen dorthin. Ein Grande in der Königsregion, in einer anderen gesperrten Region oder im Castillo bleibt, ebenso einer, dessen Besitzer die Königsregion eingestellt hat.
    .ruling = Dasselbe gilt für jede andere Region, die beim Aufdecken gesperrt ist. { -ruling-dials }
card-shift = Umzug
    .brief = Versetze das Castillo über eine Region und alle darin
    .text = Versetze das Castillo, ohne hineinzusehen, in eine Region außer der Königsregion und wirf alle Caballeros dieser Region hinein. Danach kann man in beide wie gewohnt einsetzen. Solange es dort steht, wird das Castillo nach dem Wertungsfeld oder der Wertungstafel dieser Region gewertet, ohne Boni. In der nächsten allgemeinen Wertung wird es geleert und kommt an seinen Platz zurück.
    .ruling = Die Region darf nicht gesperrt sein. Granden bleiben draußen. Ins Castillo kann man auch werfen, wenn der König in diese Region kommt. Was darin ist, zählt nicht für die Region, und umgekehrt. Eine Tafel auf dem eigenen Platz des Castillo wartet. Wer diese Karte später ausspielt, darf das Castillo weiter versetzen, auch aus einer gesperrten Region. Die 2 Punkte für einen Granden im Castillo gelten wie gewohnt.
card-civil-war = Bürgerkrieg
    .brief = Setze 1 in eine Region: Die anderen gehen an den Hof
    .text = Setze 1 Caballero von deinem Hof in eine Region außer der Königsregion. Alle Caballeros der Mitspieler dort kommen an den Hof ihrer Besitzer.
    .ruling = Die anderen gehen zuerst. Nicht in einer gesperrten Region; Granden und schwarze Caballeros bleiben. Mit leerem Hof ist diese Aktion nicht möglich.
card-alliance = Allianz
    .brief = Zwei Regionen werden wie eine gewertet
    .text = Lege die beiden Allianzplättchen in zwei Regionen, nicht in die Königsregion. In der nächsten allgemeinen Wertung zählt jeder seine Caballeros in beiden zusammen, und jeder Platz bringt Punkte in beiden Regionen. Wer allein auf dem ersten Platz ist, bekommt die Boni beider. Danach kommen die Plättchen weg.
    .ruling = Das Paar wird einmal gewertet, wenn die erste der beiden Regionen an der Reihe ist; 1 Caballero in einer von beiden genügt. Jede Region hat ihr eigenes Wertungsfeld oder ihre Tafel. Sonderwertungen beachten die Plättchen nicht. Wer diese Karte später ausspielt, darf ein Plättchen oder beide versetzen; eines in einer gesperrten Region bleibt liegen.
card-bridge = Brückenbau
    .brief = Baue eine Brücke; überquere sie vor deinen Zügen
    .text = Lege die Brücke zwischen zwei benachbarte Regionen, nicht die Königsregion, und setze 1 zusätzlichen Caballero von deinem Hof darauf. Solange sie steht, darfst du direkt vor deinem Zug beliebig viele Caballeros, eigene wie fremde, von einer der beiden Regionen in die andere bringen, und du bekommst in jeder allgemeinen Wertung 1 Punkt.
    .ruling = Wenn der Tisch es vereinbart hat, gehen nur eigene Caballeros über die Brücke. Jeder geht höchstens einmal hinüber und keiner, solange eine der beiden Regionen gesperrt ist. Im selben Moment darfst du den Caballero von der Brücke an deinen Hof nehmen: Dann kommt auch die Brücke weg. Wer diese Karte später ausspielt, versetzt die Brücke, und der Caballero darauf kommt an den Hof seines Besitzers. Er ist in keiner Region und an keinem Hof, und nichts anderes kann ihn nehmen. Mit leerem Hof ist diese Aktion nicht möglich.
card-rebellion = Aufstand
    .brief = Drehe eine Wertungstafel um: Letzter wird Erster
    .text = Drehe eine Wertungstafel um. Eine umgedrehte Tafel spiegelt das Ergebnis: Wer Dritter wäre, bekommt ihre erste Zahl, wer Erster wäre, die dritte, und der zweite Platz bleibt. Wer dort allein ist, bekommt die größte Zahl.
    .ruling = Zuerst werden Gleichstände und Spielerzahl beachtet, dann wird gespiegelt. Boni bleiben bei dem, der allein die Mehrheit hat. Jede Tafel kann umgedreht werden, auch eine neben dem Brett oder beim Castillo, aber keine in einer gesperrten Region. Wer diese Karte später ausspielt, darf sie zurückdrehen. Eine umgedrehte Tafel bleibt umgedreht, wenn sie versetzt wird.
card-collapse = Einsturzgefahr
    .brief = Caballeros sammeln sich offen neben dem Castillo
    .text = Lege das Plättchen auf das Castillo. Bis zum Ende der nächsten allgemeinen Wertung kommt alles, was ins Castillo geworfen würde, offen daneben. Caballeros im Castillo und daneben zählen zusammen und kommen zusammen heraus.
    .ruling = Keine Aktion kann die daneben versetzen. Auch ein hineingeworfener Grande steht daneben. Nicht in Spielen mit offenem Castillo und nicht, solange das Plättchen dort liegt.
card-quarantine = Quarantäne
    .brief = Sperre eine Region neben der des Königs
    .text = Lege das Quarantäneplättchen in eine Region, die an die Königsregion grenzt. Sie ist gesperrt wie die Königsregion: Nichts kommt hinein oder heraus, nichts ändert sich dort.
    .ruling = Das Plättchen bleibt, wenn der König weiterzieht. Der König darf in die Region, und sie wird wie gewohnt gewertet. Wer diese Karte später ausspielt, versetzt das Plättchen.
card-storm = Sturm
    .brief = Stelle eine Region ein: Alle dort gehen an den Hof
    .text = Stelle geheim eine Region ein, wenn du diese Karte ausspielst. Am Anfang deines Zuges wird die Geheimscheibe aufgedeckt. Als Sonderaktion kommen alle Caballeros dieser Region, auch deine, an den Hof ihrer Besitzer.
    .ruling = In einer Region, die dann gesperrt ist, geschieht nichts. Schwarze Caballeros bleiben. Nach einem Joker stellst du mit deiner zweiten Karte ein. Die Geheimscheibe wird auch aufgedeckt, wenn eine andere Karte diese Aktion ersetzt.
card-mistress = Mätresse
    .brief = Alle setzen überall ein; kein Königsbonus
    .text = Für den Rest dieser Runde setzen alle Spieler in beliebige Regionen ein, nicht in die Königsregion und andere gesperrte Regionen. In dieser Runde und in einer allgemeinen Wertung gleich danach gibt es keinen Königsbonus.
    .ruling = Es gilt von der Sonderaktion an, auch wenn du danach selbst einsetzt. Der Heimatbonus bleibt, und eine aufgeschobene Wertung nach dieser allgemeinen Wertung bringt wieder den Königsbonus. Ersetzt die Königs- oder Intrigantenkarte diese Aktion, hat sie keine Wirkung.

## Was zu tun ist

prompt-storm = { $player }: Stelle deine Geheimscheibe geheim auf die Region, die der Sturm trifft.
    .other = { $player } stellt geheim eine Geheimscheibe für den Sturm ein.
prompt-dial-travel = { $player }: Stelle deine Geheimscheibe auf die Region, in die dein Grande reist.
    .other = { $player } stellt eine Geheimscheibe für die Reise des Grande ein.
prompt-shift = { $player }: Wähle die Region, in die das Castillo kommt.
    .other = { $player } wählt, wohin das Castillo kommt.
prompt-civil-war = { $player }: Wähle die Region für den Bürgerkrieg.
    .other = { $player } wählt die Region für den Bürgerkrieg.
prompt-enter = { $player }: Wähle, wo dein Caballero { AT($space) } steht.
    .other = { $player } wählt, wo ein Caballero { AT($space) } steht.
prompt-ally = { $player }: Wähle eine Region für ein Allianzplättchen.
    .other = { $player } wählt eine Region für ein Allianzplättchen.
prompt-ally-second = { $player }: Wähle die Region, die mit { $space } eine Allianz bildet.
    .other = { $player } wählt die Region, die mit { $space } eine Allianz bildet.
prompt-bridge = { $player }: Wähle eine Region für ein Ende der Brücke.
    .other = { $player } wählt eine Region für ein Ende der Brücke.
prompt-bridge-second = { $player }: Wähle die Region, die die Brücke mit { $space } verbindet.
    .other = { $player } wählt die Region, die die Brücke mit { $space } verbindet.
prompt-cross = { $player }: Wähle einen Caballero, der über die Brücke geht, nimm deinen von der Brücke oder mach weiter.
    .other = { $player } wählt, wer über die Brücke geht.
prompt-turn-tile = { $player }: Wähle eine Wertungstafel zum Umdrehen.
    .other = { $player } wählt eine Wertungstafel zum Umdrehen.
prompt-quarantine = { $player }: Wähle eine Region neben der Königsregion für die Quarantäne.
    .other = { $player } wählt eine Region für die Quarantäne.

label-joker = Joker
label-off-bridge = Caballero von der Brücke nehmen

reason-castillo-here = Das Castillo steht schon dort.
reason-not-beside = { THE($space) } grenzt nicht an die erste Region.
reason-no-neighbour = { THE($space) } hat keine Nachbarregion, in der sich etwas ändern darf.
reason-token-stays = Das Plättchen liegt in einer Region, in der sich nichts ändern darf: Es bleibt dort.

## Was geschah

event-joker = { $player } spielt den Joker aus und wartet.
event-grandes-travel = { $player } schickt die Grandes der anderen in die Regionen auf ihren Geheimscheiben.
event-storm = Der Sturm von { $player } trifft { $space }.
event-blown-away = { $count ->
    [one] { $player } nimmt 1 Caballero { FROM($space) } an den Hof.
   *[other] { $player } nimmt { $count } Caballeros { FROM($space) } an den Hof.
}
event-shifted = { $player } versetzt das Castillo { TO($space) } und wirft alle Caballeros dort hinein.
event-shifted-back = Das Castillo kommt an seinen Platz zurück.
event-collapses = { $player } legt das Einsturzplättchen auf das Castillo.
event-danger-over = Die Einsturzgefahr ist vorbei: Wer neben dem Castillo steht, kommt hinein.
event-bridge = { $player } baut die Brücke zwischen { $from } und { $to }.
event-bridge-down = { $player } nimmt den Caballero von der Brücke: Die Brücke ist weg.
event-crossed = { $player } bringt einen Caballero von { $colour } { FROM($from) } über die Brücke { TO($to) }.
event-allied = Allianz von { $player }: { $from } und { $to }.
event-civil-war = { $player } beginnt einen Bürgerkrieg { AT($space) }.
event-tile-turned = { $player } dreht die Wertungstafel { $tile } um.
event-quarantined = { $player } legt das Quarantäneplättchen { TO($space) }.
event-mistress = { $player }: Bis zum Ende der Runde setzen alle in beliebige Regionen ein, und es gibt keinen Königsbonus.

source-bridge = Brücke
cli-source-bridge = Brücke

## Der Tisch im Browser

table-joker-waits = { $player } hat den Joker gelegt und spielt später aus.
table-storm-secret = { $player } hat geheim einen Sturm eingestellt.
table-storm-own = Dein Sturm: { $space }, geheim bis zu deinem Zug
table-storm-shown = Sturm von { $player }: { $space }
table-shifted = Das Castillo steht { AT($space) }.
table-shifted-text = Es wird nach dem Wertungsfeld oder der Tafel dieser Region gewertet.
table-bridge = Brücke von { $player }: { $from } – { $to }
table-bridge-point = 1 Punkt in jeder allgemeinen Wertung
table-alliance = Allianz: { $from } und { $to } werden zusammen gewertet
table-quarantine = Quarantäne
table-collapse = Einsturzgefahr: Was hineingeworfen wird, steht neben dem Castillo
table-beside = { $count ->
    [one] { $player } hat 1 Caballero neben dem Castillo
   *[other] { $player } hat { $count } Caballeros neben dem Castillo
}
table-mistress = Mätresse: Alle setzen in beliebige Regionen ein, kein Königsbonus

picture-joker = Joker
picture-bridge = Brücke
picture-alliance = Allianz
picture-quarantine = Quarantäne
picture-collapse = Einsturzgefahr
picture-beside = neben dem Castillo
picture-turned = umgedreht
picture-storm = Sturm
picture-mistress = Mätresse

effect-0 = die Brücke
effect-2 = die Quarantäne
effect-4 = die Einsturzgefahr

## Die Lektion, und Wörter, die sich erklären

lesson-players_edition =
    # Elf Machtkarten mehr

    Du wählst deine 13 Karten jetzt aus 29 (zu fünft 14). [KI-4, KI-5]

    ```cards
    cards: joker storm rebellion
    caption: Mit dem Joker wartest du: Deine echte Karte spielst du, wenn alle anderen auf dem Tisch liegen.
    ```

    # Quarantäne

    Ihr Plättchen sperrt eine Nachbarregion des Königs, als stünde er auch dort, und bleibt, wenn er geht. [PE-9]

    ```board
    players: 4
    king: castilla-la-nueva
    field quarantine: granada
    at granada: 2 1 0 0
    show: castilla-la-nueva granada
    caption: Granada ist gesperrt: niemand hinein, niemand hinaus.
    ```

    # Brücke

    Wem sie gehört, der darf vor jedem seiner Züge Caballeros jeder Farbe hinübergehen lassen und bekommt in jeder allgemeinen Wertung 1 Punkt. [PE-6]

    ```board
    players: 4
    king: galicia
    field bridge: aragon valencia
    at bridge: 1
    at aragon: 2 0 1 0
    at valencia: 0 2 0 0
    show: aragon valencia
    caption: Rot bewacht die Brücke zwischen Aragón und Valencia.
    ```

    # Und mehr

    Das Castillo kann in eine Region umziehen, eine Wertungstafel wird auf den Kopf gestellt, zwei Regionen verbünden sich, und mit der Mätresse setzen alle eine Runde lang überall ein. [PE-3, PE-5, PE-7, PE-11]
about-mistress = Mätresse
    .forms = Mätresse
    .text = Solange sie beim König ist, bis zum Ende der Runde, setzen alle in jede Region ein, und der König gibt keinen Bonus.
    .see = rules/players_edition
about-joker = Joker
    .forms = Joker, Jokers
    .text = Eine Machtkarte ohne Wert: Deine echte Karte spielst du nach allen anderen.
    .see = rules/players_edition
about-quarantine = Quarantäne
    .forms = Quarantäne
    .text = Die Region ist gesperrt, als stünde der König dort: nichts hinein, nichts hinaus.
    .see = rules/players_edition
