# Hints: which choices look best, and why.

hint-only = It is the only choice.
hint-same = All choices come to about the same.
hint-besides = You may do this besides: you are asked the same again afterwards.
hint-wait = Keep it for later: it may do more then.
hint-strong = Of the cards that are left it is among the most useful.
hint-unlike = It is useful, and you have chosen none of about this value yet.
hint-joker = You wait, and see what the others play.
hint-power = { $count ->
    [0] It brings no caballeros
    [one] It can bring you 1 caballero
   *[other] It can bring you { $count } caballeros
}; { $higher ->
    [0] most likely nobody plays a higher card.
   *[other] { $others ->
        [one] your rival is likely to have a higher card.
       *[other] of { $others } rivals, expect { $higher } with a higher card.
    }
}
hint-power-first = { $count ->
    [0] You most likely choose first
    [one] It can bring you 1 caballero, and you most likely choose first
   *[other] It can bring you { $count } caballeros, and you most likely choose first
}: “{ $card }” suits you best now.
hint-mix = Several choices are about as good: take one of them by chance, so that nobody can foresee it.
hint-dial = Against what the others are likely to choose it is best.
hint-close = It is the card that would help { $player } most.
hint-points = { $planned ->
    [0] You score
   *[1] You can score
} { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $most ->
    [0] nobody else scores any.
   *[other] nobody else scores more than { $most }.
}
hint-first = { $planned ->
    [0] It makes you
   *[1] It can make you
} first { AT($space) }: a scoring there would bring you { $points } instead of { $before } points{ $less ->
    [0] .
   *[other] , and { $victim } would get { $less } less.
}
hint-more = { $planned ->
    [0] A scoring { AT($space) } would bring you
   *[1] A scoring { AT($space) } could then bring you
} { $points } instead of { $before } points{ $less ->
    [0] .
   *[other] , and { $victim } would get { $less } less.
}
hint-rival = { $planned ->
    [0] A scoring { AT($space) } would bring { $player }
   *[1] A scoring { AT($space) } could then bring { $player }
} only { $points } instead of { $before } points.
hint-king = { $planned ->
    [0] The King guards your first place { AT($space) }.
   *[1] The King can guard your first place { AT($space) }.
}
hint-court = { $planned ->
    [0] You get
   *[1] You can get
} { $count ->
    [one] 1 more caballero
   *[other] { $count } more caballeros
} at your court.
hint-stand = { $planned ->
    [0] You get
   *[1] You can get
} { $count ->
    [one] 1 more caballero
   *[other] { $count } more caballeros
} { AT($space) }.
hint-least = Every choice costs something; none costs much less than this one.
hint-enough = No other choice would bring you much more.
hint-later = It brings you no points at once, but perhaps later.

## Around them

advice-ask = What could I do here?
advice-thinking = Thinking …
advice-title = What a knight would do
advice-plus = +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-minus = −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-note = The number is how many points more a knight expects from this choice than from one at random, less what the others gain by it.
