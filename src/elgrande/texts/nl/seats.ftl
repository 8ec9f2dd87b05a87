# Wie een plaats speelt, en klokken.
note-seat-left = { $player } is vertrokken: een bot speelt verder.
note-seat-away = { $player } is even weg: een bot speelt tot die terug is.
note-seat-back = { $player } is terug en speelt weer zelf.
note-seat-given = Niemand nam de plaats van { $player }: een bot speelt er.
note-seat-removed = De gastheer heeft de plaats van { $player } afgenomen: een bot speelt verder.
note-seat-voted = De anderen hebben { $player } weggestemd: een bot speelt verder.
note-seat-clock = De tijd van { $player } is om: een bot speelt in hun plaats.
note-time-over = De tijd van { $player } is om: de gastheer beslist hoe het verder gaat.
note-more-time = De gastheer geeft { $player } meer tijd.
note-vacation = { $count ->
    [0] { $player } is terug van vakantie.
    [one] { $player } heeft een dag vakantie: hun klok staat stil.
   *[other] { $player } heeft { $count } dagen vakantie: hun klok staat stil.
}
note-vote = { $player } wil dat een bot voor { $victim } speelt.
reason-bot-sits = Een bot speelt deze plaats voor jou. Neem haar eerst terug.
reason-time-over = Je tijd voor dit spel is om: een bot speelt het uit.
reason-no-vacation = Vakantie is er alleen waar elke zet zijn eigen tijd heeft.
reason-vacation-left = { $count ->
    [0] Je hebt hier geen vakantie meer.
    [one] Je hebt hier nog één dag vakantie.
   *[other] Je hebt hier nog { $count } dagen vakantie.
}
reason-seat-taken = Daar zit al iemand.
reason-too-few-voters = Om iemand weg te stemmen zijn minstens twee anderen nodig.
reason-game-over = Het spel is afgelopen.

# Het paneel met de plaatsen.
seats-other-device = Link voor een ander apparaat
seats-invite = Uitnodigingslink maken
seats-link-again = Nieuwe link maken
seats-revoke = Link intrekken
seats-away = Laat even een bot spelen
seats-back = Ik ben terug
seats-leave = Tafel verlaten
seats-leave-sure = Je geeft je plaats voorgoed op en een bot speelt verder. Weet je het zeker?
seats-leave-yes = Ja, verlaten
seats-leave-no = Nee, blijven
seats-vacation = Vakantie nemen
seats-vacation-days = Dagen
seats-vacation-ends = Vakantie beëindigen
seats-bot-plays = Een bot speelt deze plaats.
seats-bot-for-you = Een bot speelt voor jou. Het verslag vertelt wat die deed.
seats-lost = Deze plaats is niet meer van jou: hij is opgegeven of je afgenomen.
seats-waits = Hier zit nog niemand.
seats-votes = { $count ->
    [one] Eén stem voor een bot
   *[other] { $count } stemmen voor een bot
}
seats-give = Laat een bot spelen
seats-more-time = Meer tijd geven
seats-remove = Van tafel sturen
seats-vote = Stem voor een bot
seats-mute = Dempen
seats-unmute = Weer lezen
seats-report = Melden
seats-report-what = Wat moet de beheerder weten?
seats-report-send = Melding sturen
seats-reported = De beheerder weet ervan.

# Klokken.
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min
clock-left = Resterende tijd
clock-over = De tijd is om
clock-vacation = Op vakantie
pace = Tempo
pace-none = Geen klok
    .text = Iedereen neemt zoveel tijd als die wil.
pace-day = Een dag per zet
    .text = Voor vrienden die elke dag even kijken.
pace-three-days = Drie dagen per zet
    .text = Voor een spel naast al het andere; ieder 14 dagen vakantie.
pace-week = Een week per zet
    .text = Niemand hoeft zich te haasten.
pace-half-hour = 30 minuten voor het hele spel
    .text = Iedereen gaat nu zitten en speelt vlot.
pace-hour = 60 minuten voor het hele spel
    .text = Iedereen gaat nu zitten.
pace-in-move = { $time } per zet
pace-in-game = { $time } voor het hele spel
pace-end = Als de tijd om is
pace-end-bot = Een bot speelt
    .text = Tot de speler terug is.
pace-end-host = De gastheer beslist
    .text = Meer tijd, of een bot.
beforehand-power = Je machtkaart als je aan de beurt bent:
beforehand-first = eerste keus
beforehand-second = anders
beforehand-ask = vraag het mij
