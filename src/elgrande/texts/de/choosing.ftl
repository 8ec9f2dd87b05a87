# Wählen: worauf man verzichten würde, und die Tasten.

forgoes-placing = { $count ->
    [one] Du könntest noch 1 Caballero einsetzen.
   *[other] Du könntest noch { $count } Caballeros einsetzen.
}
choosing-go-on = Weiterspielen
choosing-ends = Mein Zug endet von selbst, wenn nichts mehr zu tun ist
choosing-or = Oder: { $what }
choosing-times = { $choice }, { $count }-mal
choosing-typed = Machtkarte { $number } … (Enter)

## Die Tasten

choosing-keys = Tasten
choosing-key-digits = Die Aktionskarte mit dieser Nummer nehmen, oder die Möglichkeit, neben der sie steht
choosing-key-power = Die Machtkarte mit dieser Zahl spielen; Enter, falls eine längere Zahl folgen könnte
choosing-key-arrows = Zur nächsten Möglichkeit gehen
choosing-key-enter = Wählen, wo du bist
choosing-key-shift = So viele wie möglich auf einmal bewegen
choosing-key-many = Ändern, wie viele sich auf einmal bewegen
choosing-key-undo = Zurücknehmen
choosing-key-skip = Überspringen, was gerade gezeigt wird
choosing-key-escape = Schließen, was offen ist, oder es dir anders überlegen
choosing-key-help = Diese Liste
choosing-drag = Figuren, die du auf der Karte versetzt, kannst du auch an ihren neuen Ort ziehen.
