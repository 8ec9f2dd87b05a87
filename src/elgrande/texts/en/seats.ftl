# Who plays a seat, and clocks.
note-seat-left = { $player } has left: a bot plays on.
note-seat-away = { $player } is away: a bot plays until they are back.
note-seat-back = { $player } is back and plays again.
note-seat-given = Nobody took the seat of { $player }: a bot plays it.
note-seat-removed = The host has taken the seat of { $player } away: a bot plays on.
note-seat-voted = The others have voted { $player } out: a bot plays on.
note-seat-clock = The time of { $player } is over: a bot plays for them.
note-time-over = The time of { $player } is over: the host decides how to go on.
note-more-time = The host gives { $player } more time.
note-vacation = { $count ->
    [0] { $player } is back from vacation.
    [one] { $player } is on vacation for a day: their clock stands still.
   *[other] { $player } is on vacation for { $count } days: their clock stands still.
}
note-vote = { $player } wants a bot to play for { $victim }.
reason-bot-sits = A bot plays this seat for you. Take it back first.
reason-time-over = Your time for this game is over: a bot plays it to the end.
reason-no-vacation = There is vacation only where each move has its time.
reason-vacation-left = { $count ->
    [0] You have no vacation left here.
    [one] You have one day of vacation left here.
   *[other] You have { $count } days of vacation left here.
}
reason-seat-taken = Somebody sits there.
reason-too-few-voters = It takes at least two others to vote somebody out.
reason-game-over = The game is over.

# The panel of seats.
seats-other-device = Link for another device
seats-invite = Make an invite link
seats-link-again = Make a new link
seats-revoke = Revoke the link
seats-away = Let a bot play for now
seats-back = I am back
seats-leave = Leave the table
seats-leave-sure = You give up your seat for good, and a bot plays on. Are you sure?
seats-leave-yes = Yes, leave
seats-leave-no = No, stay
seats-vacation = Go on vacation
seats-vacation-days = Days
seats-vacation-ends = End my vacation
seats-bot-plays = A bot plays this seat.
seats-bot-for-you = A bot plays for you. The log tells what it did.
seats-lost = This seat is not yours any more: it was given up or taken away.
seats-waits = Nobody sits here yet.
seats-votes = { $count ->
    [one] One vote for a bot instead
   *[other] { $count } votes for a bot instead
}
seats-give = Let a bot play
seats-more-time = Give more time
seats-remove = Remove from the table
seats-vote = Vote for a bot instead
seats-mute = Mute
seats-unmute = Read again
seats-report = Report
seats-report-what = What should the operator know?
seats-report-send = Send the report
seats-reported = The operator has been told.

# Clocks.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = Time left
clock-over = Time is over
clock-vacation = On vacation
pace = Pace
pace-none = No clock
    .text = Everybody takes as long as they like.
pace-day = A day for each move
    .text = For friends who look in every day.
pace-three-days = Three days for each move
    .text = For a game beside everything else; 14 days of vacation each.
pace-week = A week for each move
    .text = Nobody has to hurry.
pace-half-hour = 30 minutes for the game
    .text = Everybody sits down now and plays fast.
pace-hour = 60 minutes for the game
    .text = Everybody sits down now.
pace-in-move = { $time } for each move
pace-in-game = { $time } for the game
pace-end = When the time is over
pace-end-bot = A bot plays
    .text = Until the player is back.
pace-end-host = The host decides
    .text = More time, or a bot.
beforehand-power = Your power card when your turn comes:
beforehand-first = first choice
beforehand-second = otherwise
beforehand-ask = ask me
