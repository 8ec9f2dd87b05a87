# Das begleitete erste Spiel: was der Ratgeber sagt, und die Wörter darum herum.

## Auf der Startseite

guide-new-here = Neu hier?
guide-invitation = Lerne El Grande, indem du es spielst: Ein Ratgeber erklärt eins nach dem anderen. Zehn Minuten, ganz ohne Regelheft.
guide-begin = Spielend lernen
guide-go-on = Weiterlernen
guide-where = Du warst bei { $number } von { $count }: { $title }.
guide-anew = Von vorn beginnen
guide-finished = Du kannst alles, was der Ratgeber dir beibringen kann. Gut gespielt!

## Um die Worte des Ratgebers herum

guide-adviser = Dein Ratgeber
guide-progress = { $number } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-leave = Gehen
guide-leave-text = Spiele ohne den Ratgeber weiter. Du kannst ihn jederzeit zurückrufen.
guide-call = Frag den Ratgeber
guide-your-choice = Jetzt wählst du.
guide-quiet = Du hast die Wahl. Ich melde mich, wenn es etwas Neues gibt.
guide-play-on = Weiterspielen
guide-own-table = Eigenen Tisch eröffnen

## Was er sagt: höchstens drei kurze Sätze auf einmal

guide-house = Dein Haus
    .welcome = Willkommen in Spanien! Du führst ein Adelshaus, und ich bin Fermín, dein Ratgeber. Ich erkläre eins nach dem anderen; wählen wirst immer du.
    .home = { THE($space) } ist deine Heimat. Die große Figur ist dein Grande, der Stolz deines Hauses; die { $count } kleinen sind Caballeros, deine Ritter.
    .aim = Es zählt, wer in einer Region die meisten Caballeros hat. Die Zahlen deiner Heimat sind { $first }, { $second } und { $third }: die Punkte für den ersten, zweiten und dritten Platz.
    .scorings = Diese Punkte gibt es { $count }-mal im Spiel, zum ersten Mal schon nach { $rounds } Runden. Wer am Ende die meisten Punkte hat, gewinnt.
    .court = { $count } weitere Caballeros warten an deinem Hof: Die kannst du aussenden. Noch einmal { $more } sind fern in der Provinz und müssen erst an den Hof gerufen werden.
guide-bid = Das Gebot
    .cards = Jede Runde beginnt mit einem Gebot: Alle spielen eine Machtkarte aus. Mit einer hohen bist du früh dran. Eine niedrige ruft mehr Caballeros an deinen Hof.
    .others = Die anderen haben schon geboten; { $player } liegt mit { $value } vorn. Dieselbe Zahl darf in dieser Runde niemand mehr spielen, und jede Karte hast du nur einmal.
    .play = Dein Hof ist voll, also lohnt es sich, früh dran zu sein: Spiele eine Karte über { $value }. Du willst lieber eine andere versuchen? Nur zu.
guide-card = Die Aktionskarte
    .order = { $turn ->
        [1] Deine { $value } ist die höchste Karte: Du bist zuerst dran und hast die volle Auswahl.
       *[other] Mit deiner { $value } bist du in dieser Runde Nummer { $turn }.
    } { $count ->
        [0] Dafür ruft sie niemanden an deinen Hof.
        [one] Dafür kam 1 Caballero an deinen Hof.
       *[other] Dafür kamen { $count } Caballeros an deinen Hof.
    }
    .cards = Nun nimmst du eine der Aktionskarten. Jede sagt, wie viele Caballeros du einsetzen darfst und was sie sonst noch kann.
    .take = Ich nähme den König: Keine andere Karte lässt dich so viele einsetzen. Aber lernen kannst du mit jeder.
    .other = Der König ist schon weg. Nimm die Karte, die dir am besten gefällt.
guide-king = Neben dem König
    .king = Da ist der König, { AT($space) }. Alles dreht sich um ihn: Du setzt deine Caballeros nur in Regionen ein, die an seine grenzen, nie in seine eigene.
    .taboo = Denn wo der König ist, ändert sich nichts. Niemand kommt { TO($space) } oder geht von dort weg, bis er weiterzieht.
    .home = { THE($space) } grenzt an seine Region, also schick drei Caballeros nach Hause: Klicke dreimal darauf. Bist du dort, wo dein Grande wohnt, allein auf Platz eins, gibt das { $count } Punkte extra.
    .place = Die leuchtenden Regionen stehen dir offen. Du darfst { $count ->
        [one] 1 Caballero
       *[other] { $count } Caballeros
    } einsetzen: Schick sie dorthin, wo du Erster werden kannst.
    .more = Gut so! Jetzt stehen { $count } von deinen { AT($space) }, und du darfst noch { $left } einsetzen.
guide-castillo = Das Castillo
    .tower = Dieser Turm ist das Castillo, und er steht immer offen. Was hineingeht, sieht niemand mehr: Merk dir also, wer wie viele hineinschickt.
    .later = Er wird gewertet wie eine Region. Dann gehen die Tore auf, und alle deine Caballeros reiten in eine Region, die du geheim wählst: eine schöne Überraschung!
    .throw = Schick einen in den Turm.
    .rest = Niemand weiß, wohin der einmal reitet. Setze den Rest ein, wo du magst: noch { $count }.
guide-special = Die Sonderaktion
    .action = Außer dem Einsetzen hat jede Aktionskarte eine Sonderaktion. Du kannst sie vor oder nach dem Einsetzen ausführen oder ganz darauf verzichten.
    .king = Deine versetzt den König selbst. Klicke auf { $space }, um ihn in deine Heimat zu holen: Dann kann niemand deine Caballeros dort stören, und Platz eins bei ihm bringt { $count } Punkte mehr.
    .other = Deine heißt „{ $card }“; auf der Karte steht, was sie tut. Nutze sie, wenn sie dir hilft, oder beende deinen Zug.
    .end = Das war ein ganzer Zug! Beende ihn und schau, was die anderen tun.
guide-own = Deine eigene Runde
    .round = Eine neue Runde: Neue Aktionskarten liegen aus. Überlege erst, welche du gern hättest, und biete dann.
    .low = { $count ->
        [0] An deinem Hof ist niemand mehr.
        [one] An deinem Hof ist nur noch 1 Caballero.
       *[other] An deinem Hof sind noch { $count } Caballeros.
    } Ein niedriges Gebot ruft bis zu { $most } aus der Provinz; aber wer niedrig bietet, wählt zuletzt eine Aktionskarte.
    .play = Ich würde diesmal niedrig bieten: 1, 2 oder 3. Aber es ist dein Haus, also spiele, was du magst.
    .scored = Hast du es gesehen? { $player } ließ { $space } durch eine Sonderaktion sofort werten: { $points } Punkte! Dabei punkten alle, die dort stehen, und auch du wirst solche Karten finden.
    .came = { $count ->
        [0] Diesmal kam niemand aus der Provinz.
        [one] 1 Caballero kam aus der Provinz an deinen Hof.
       *[other] { $count } Caballeros kamen aus der Provinz an deinen Hof.
    } Jetzt stehen dort { $court } bereit.
    .free = Dieser Zug gehört ganz dir. Nimm die Karte, die du magst.
    .regions = Der König ist { AT($space) }, also stehen die Regionen um ihn herum offen. Zeige auf eine Region oder halte den Finger darauf, und du siehst, was sie brächte. Nach diesem Zug kommt die Wertung!
    .again = Alle sind eingesetzt. Nutze noch „{ $card }“, wenn du magst; sonst beende deinen Zug.
guide-scoring = Die Wertung
    .castillo = Die erste Wertung! Zuerst der Turm: Seine Caballeros werden gezählt, und Platz eins, zwei und drei bringen Punkte. Dann folgen alle Regionen.
    .dial = Doch vorher stellst du deine Geheimscheibe auf die Region, in die deine Caballeros aus dem Turm reiten sollen. Nur nicht auf { $space }: Der König lässt niemanden hinein, und sie kämen an deinen Hof zurück.
    .tower = Das war die Wertung. Der Turm brachte dir { $points ->
        [0] nichts
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und dann gingen die Tore auf.
    .best = { THE($space) } war deine beste Region, mit { $points } Punkten: { $place } für deinen Platz{ $king ->
        [0] { "" }
       *[other] , { $king } für den König
    }{ $grande ->
        [0] { "" }
       *[other] , { $grande } für deinen Grande
    }.
    .tied = { THE($space) } war knapp: { $player } hat dort { $count } und du auch. Wer gleichauf liegt, bekommt erst den nächsten Platz: Einer mehr, und du wärst vorn gewesen!
    .total = Insgesamt bekamst du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $rank ->
        [1] Du liegst vorn!
       *[other] { $player } führt mit { $lead }.
    }
    .free = Jetzt kennst du El Grande: bieten, einsetzen und an die nächste Wertung denken. Spiele hier weiter, solange du magst, oder eröffne einen eigenen Tisch. Ich bin stolz auf dich!

note-guide = Ein begleitetes Spiel: Der Ratgeber erklärt, und die anderen spielen einen festgelegten ersten Teil.
