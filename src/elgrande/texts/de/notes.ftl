# Was das Protokoll eines Tisches außer dem Spiel sagt.

note-undo = { $player } hat { $count ->
    [one] eine Wahl
   *[other] { $count } Wahlen
} zurückgenommen.
note-bot-replaced = Der Bot von { $player } antwortete nicht rechtzeitig: Ein einfacherer spielt weiter.
