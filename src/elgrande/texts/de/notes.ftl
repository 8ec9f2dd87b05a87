# Was das Protokoll eines Tisches außer dem Spiel sagt.

note-undo = { $player } hat { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen.
note-bot-replaced = Der Bot von { $player } antwortete nicht rechtzeitig: Ein einfacherer spielt weiter.
note-seat-taken = { $player } hat Platz genommen.
note-seat-same = Der Platz von { $player } wurde auf dem Gerät von { $actor } eingenommen.
note-seat-shared = Der Platz von { $player } wurde auf einem weiteren Gerät eingenommen.
note-start = Dieses Spiel geht von einer Stellung eines anderen Spiels aus weiter; was dort verdeckt war, wurde neu verteilt.

# Warum ein Platz nicht vergeben wird.
reason-not-agreed = Wer diesen Tisch eröffnet hat, kennt vielleicht Karten davon: Nimm nur Platz, wenn du einverstanden bist.
