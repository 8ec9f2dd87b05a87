# Warum etwas jetzt nicht zur Wahl steht. { $option } ist, was versucht wurde, { $space } der Ort darin.

reason-not-offered = „{ $option }“ steht jetzt nicht zur Wahl.
reason-king = { THE($space) } ist die Königsregion: Dort darf sich nichts ändern.
reason-taboo = { THE($space) } ist gesperrt: Dort darf sich nichts ändern.
reason-castillo = Caballeros verlassen das Castillo nur bei einer allgemeinen Wertung.
reason-power-played = Diese Machtkarte hat in dieser Runde schon jemand anders ausgespielt.
reason-power-gone = Diese Machtkarte hast du nicht auf der Hand.
reason-in-hand = Diese Machtkarte hast du schon auf der Hand.
reason-card-taken = Die Karte dieses Stapels ist schon genommen.
reason-no-effect = Die Sonderaktion dieser Karte würde jetzt nichts bewirken.
reason-special-used = Die Sonderaktion ist schon verbraucht.
reason-court-empty = An deinem Hof ist kein Caballero.
reason-placing-done = Das Einsetzen ist schon vorbei.
reason-not-beside-king = { THE($space) } grenzt nicht an die Königsregion.
reason-only-own = Nur eigene Caballeros können genommen werden.
reason-no-own = Diese Aktion setzt keine eigenen Caballeros mehr um.
reason-no-foreign = Diese Aktion setzt keine Caballeros der anderen mehr um.
reason-none-there = Dafür sind nicht genug Caballeros da.
reason-other-region = Alle Caballeros dieser Aktion kommen aus einer Region.
reason-moved = Diese Aktion hat den Caballero schon umgesetzt.
reason-same-region = So käme nichts { FROM($space) } weg: Wähle eine andere Region.
reason-hit-already = Dieser Mitspieler hat durch diese Aktion schon einen Caballero verloren.
reason-not-a-region = Das Castillo ist keine Region.
reason-not-in-this-scoring = { THE($space) } wird jetzt nicht gewertet oder ist schon gewertet.
reason-not-on-dial = Eine Geheimscheibe zeigt eine der neun Regionen.
reason-tile-there = Dort liegt schon eine Wertungstafel.
reason-not-the-king = Der König kommt nie { TO($space) }.
