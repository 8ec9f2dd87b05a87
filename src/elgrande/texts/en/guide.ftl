# The guided first game: what the adviser says, and the words around it.

## On the start page

guide-new-here = New here?
guide-invitation = Learn El Grande by playing it: an adviser explains one thing at a time. Ten minutes, and no rulebook.
guide-begin = Learn by playing
guide-go-on = Carry on learning
guide-where = You were at { $number } of { $count }: { $title }.
guide-anew = Start over
guide-finished = You know everything the adviser can teach you. Well played!

## Around the adviser's words

guide-adviser = Your adviser
guide-progress = { $number } of { $count }
guide-next = Next
guide-back = Back
guide-leave = Leave
guide-leave-text = Play on without the adviser. You can call him back at any time.
guide-call = Ask the adviser
guide-your-choice = Now you choose.
guide-quiet = The choice is yours. I am here when there is something new.
guide-play-on = Play on
guide-own-table = Open a table of my own

## What he says: at most three short sentences at once

guide-house = Your house
    .welcome = Welcome to Spain! You are the head of a noble house, and I am your adviser, Fermín. I explain one thing at a time; the choices are yours.
    .home = { THE($space) } is your home. The large piece is your Grande, the pride of your house; the { $count } small ones are caballeros, your knights.
    .aim = What counts is who has the most caballeros in a region. The numbers of your home are { $first }, { $second } and { $third }: the points for first, second and third place.
    .scorings = These points are paid out { $count } times in a game, the first time after only { $rounds } rounds. Whoever has the most points at the end wins.
    .court = { $count } more caballeros are waiting at your court: these you can send out. Another { $more } are far away in the province and have to be called to court first.
guide-bid = The bid
    .cards = Each round begins with a bid: everybody plays one power card. A high card lets you go early. A low card calls more caballeros to your court.
    .others = The others have bid already; { $player } is highest with { $value }. Nobody may repeat a number in this round, and you have each card only once.
    .play = Your court is full, so it pays to be early: play a card above { $value }. Would you rather try another one? Go ahead.
guide-card = The action card
    .order = { $turn ->
        [1] Your { $value } is the highest card: you go first and can choose from all the cards.
       *[other] Your { $value } makes you number { $turn } in this round.
    } { $count ->
        [0] In return it calls nobody to your court.
        [one] In return it called 1 caballero to your court.
       *[other] In return it called { $count } caballeros to your court.
    }
    .cards = Now you take one of the action cards. Each says how many caballeros you may place, and what else it can do.
    .take = I would take the King: no other card lets you place so many. But you can learn with any of them.
    .other = The King is taken already. Take the card you like best.
guide-king = Beside the King
    .king = That is the King, { AT($space) }. All eyes are on him: you place your caballeros only in regions that touch his, never in his own.
    .taboo = Where the King is, nothing may change. Nobody enters { $space } and nobody leaves it until he moves on.
    .home = { THE($space) } touches his region, so send three caballeros home: click it three times. If you alone are first where your Grande lives, you score { $count } extra points.
    .place = The regions that glow are open to you. You may place { $count ->
        [one] 1 caballero
       *[other] { $count } caballeros
    }: send them where you can be first.
    .more = Well done! Now { $count } of yours stand { AT($space) }, and you may place { $left } more.
guide-castillo = The Castillo
    .tower = This tower is the Castillo, and it is always open. What goes in is out of sight, so remember who sent how many.
    .later = It is scored like a region. Then its doors open, and all your caballeros ride to one region that you choose in secret: a fine surprise!
    .throw = Send one into the tower.
    .rest = Nobody will know where that one will ride. Place the rest where you like: { $count } left.
guide-special = The special action
    .action = Besides placing caballeros, every action card has a special action. You may use it before or after placing, or not at all.
    .king = Yours moves the King himself. Click { $space } to bring him to your home: then nobody can disturb your caballeros there, and being first where he is earns { $count } points more.
    .other = Yours is called “{ $card }”, and the card says what it does. Use it if it helps you, or end your turn.
    .end = That was a whole turn! End it, and watch what the others do.
guide-own = Your own round
    .round = A new round: new action cards are on the table. Think first which one you would like, then bid.
    .low = { $count ->
        [0] Nobody is left at your court.
        [one] Only 1 caballero is left at your court.
       *[other] { $count } caballeros are left at your court.
    } A low bid calls up to { $most } from the province; but whoever bids lowest is the last to choose an action card.
    .play = I would bid low this time: 1, 2 or 3. But it is your house, so play what you like.
    .scored = Did you see it? { $player } had { $space } scored at once, by a special action: { $points } points! Everybody who is there scores, and you will find such cards, too.
    .came = { $count ->
        [0] This time nobody came from the province.
        [one] 1 caballero came from the province to your court.
       *[other] { $count } caballeros came from the province to your court.
    } Now { $court } are there, ready to be sent out.
    .free = This turn is all yours. Take whichever card you like.
    .regions = The King is { AT($space) }, so the regions around him are open. Point at a region, or hold a finger on it, and you will see what it would bring. After this turn comes the scoring!
    .again = Everybody is in place. If you like, use “{ $card }” as well; otherwise end your turn.
guide-scoring = The scoring
    .castillo = The first scoring! The tower comes first: its caballeros are counted, and first, second and third place bring points. Then all the regions follow.
    .dial = But first, set your secret dial to the region where your caballeros from the tower are to ride. Just not to { $space }: the King lets nobody in, and they would return to your court.
    .tower = That was the scoring. The tower brought you { $points ->
        [0] nothing
        [one] 1 point
       *[other] { $points } points
    }, and then the doors opened.
    .best = { THE($space) } was your best region, with { $points } points: { $place } for your place{ $king ->
        [0] { "" }
       *[other] , { $king } for the King
    }{ $grande ->
        [0] { "" }
       *[other] , { $grande } for your Grande
    }.
    .tied = { THE($space) } was close: { $player } has { $count } there, and so have you. Whoever is level only gets the next place: one more would have put you first!
    .total = In all you scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $rank ->
        [1] You lead the table!
       *[other] { $player } leads with { $lead }.
    }
    .free = Now you know El Grande: bid, place, and keep the next scoring in mind. Play on here as long as you like, or open a table of your own. I am proud of you!

note-guide = A guided game: the adviser explains, and the others play a settled first part.
