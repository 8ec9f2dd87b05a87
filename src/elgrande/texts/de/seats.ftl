# Wer einen Platz spielt, und Uhren.
note-seat-left = { $player } ist gegangen: Ein Bot spielt weiter.
note-seat-away = { $player } ist weg: Bis zur Rückkehr spielt ein Bot.
note-seat-back = { $player } ist zurück und spielt wieder selbst.
note-seat-given = Niemand nahm den Platz von { $player }: Ein Bot spielt ihn.
note-seat-removed = { $player } hat den Platz verloren, weil die Gastgeberin oder der Gastgeber es so will: Ein Bot spielt weiter.
note-seat-voted = Die anderen haben { $player } abgewählt: Ein Bot spielt weiter.
note-seat-clock = Die Zeit von { $player } ist um: Ein Bot springt ein.
note-time-over = Die Zeit von { $player } ist um: Wer den Tisch eröffnet hat, entscheidet.
note-more-time = { $player } bekommt mehr Zeit.
note-vacation = { $count ->
    [0] { $player } ist aus dem Urlaub zurück.
    [one] { $player } hat einen Tag Urlaub: Die Uhr steht still.
   *[other] { $player } hat { $count } Tage Urlaub: Die Uhr steht still.
}
note-vote = { $player } möchte, dass ein Bot für { $victim } spielt.
reason-bot-sits = Ein Bot spielt diesen Platz für dich. Nimm ihn erst zurück.
reason-time-over = Deine Zeit für dieses Spiel ist um: Ein Bot spielt es zu Ende.
reason-no-vacation = Urlaub gibt es nur, wo jeder Zug seine eigene Zeit hat.
reason-vacation-left = { $count ->
    [0] Du hast hier keinen Urlaub mehr.
    [one] Du hast hier noch einen Tag Urlaub.
   *[other] Du hast hier noch { $count } Tage Urlaub.
}
reason-seat-taken = Dort sitzt schon jemand.
reason-too-few-voters = Um jemanden abzuwählen, braucht es mindestens zwei andere.
reason-game-over = Das Spiel ist zu Ende.

# Das Feld mit den Plätzen.
seats-other-device = Link für ein anderes Gerät
seats-invite = Einladungslink erstellen
seats-link-again = Neuen Link erstellen
seats-revoke = Link zurückziehen
seats-away = Lass vorerst einen Bot spielen
seats-back = Ich bin zurück
seats-leave = Tisch verlassen
seats-leave-sure = Du gibst deinen Platz für immer auf, und ein Bot spielt weiter. Bist du sicher?
seats-leave-yes = Ja, verlassen
seats-leave-no = Nein, bleiben
seats-vacation = Urlaub nehmen
seats-vacation-days = Tage
seats-vacation-ends = Urlaub beenden
seats-bot-plays = Ein Bot spielt diesen Platz.
seats-bot-for-you = Ein Bot spielt für dich. Das Protokoll erzählt, was er getan hat.
seats-lost = Dieser Platz gehört dir nicht mehr: Er wurde aufgegeben oder dir genommen.
seats-waits = Hier sitzt noch niemand.
seats-votes = { $count ->
    [one] Eine Stimme für einen Bot
   *[other] { $count } Stimmen für einen Bot
}
seats-give = Lass einen Bot spielen
seats-more-time = Mehr Zeit geben
seats-remove = Vom Tisch entfernen
seats-vote = Stimm für einen Bot
seats-mute = Stummschalten
seats-unmute = Wieder lesen
seats-report = Melden
seats-report-what = Was soll die Betreiberin oder der Betreiber wissen?
seats-report-send = Meldung senden
seats-reported = Die Meldung ist angekommen.

# Uhren.
clock-days = { $days } T { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.
clock-left = Restliche Zeit
clock-over = Die Zeit ist um
clock-vacation = Im Urlaub
pace = Tempo
pace-none = Keine Uhr
    .text = Alle lassen sich so viel Zeit, wie sie wollen.
pace-day = Ein Tag für jeden Zug
    .text = Für Freunde, die jeden Tag vorbeischauen.
pace-three-days = Drei Tage für jeden Zug
    .text = Für ein Spiel neben allem anderen; 14 Tage Urlaub für jeden Platz.
pace-week = Eine Woche für jeden Zug
    .text = Niemand muss sich beeilen.
pace-half-hour = 30 Minuten für das Spiel
    .text = Alle setzen sich jetzt und spielen schnell.
pace-hour = 60 Minuten für das Spiel
    .text = Alle setzen sich jetzt.
pace-in-move = { $time } für jeden Zug
pace-in-game = { $time } für das Spiel
pace-end = Wenn die Zeit um ist
pace-end-bot = Ein Bot spielt
    .text = Bis jemand zurück ist.
pace-end-host = Du entscheidest
    .text = Mehr Zeit, oder ein Bot.
beforehand-power = Deine Machtkarte, wenn du an der Reihe bist:
beforehand-first = erste Wahl
beforehand-second = sonst
beforehand-ask = frag mich
