# The pages with the rules, and what is said when somebody plays something for the first time.

rules-title = Rules
rules-ten-minutes = In ten minutes
rules-all = All rules
rules-all-text = Every rule of the game and of its expansions, exactly as this program plays it.
rules-words = Words
rules-words-text = The words of the game, explained in a sentence or two.
rules-new = What is new
rules-numbers = Show the numbers of the rules
rules-sources = Show where each rule comes from
rules-sources-text = Numbers are rulebooks: 000 the Dutch Big Box, 001 the German one, 002 the Dutch basic game, 003 the German and 004 the Spanish rulebook of the expansions. “Public” is a published fact from elsewhere. A “ruling” is what we play where the rulebooks say nothing, or different things.
rules-more-about = More in the rules

## The search

rules-search = Search rules, cards and words
rules-found = { $count ->
    [0] Nothing fits.
    [one] 1 found
   *[other] { $count } found
}
rules-kind-lesson = lesson
rules-kind-word = word
rules-kind-card = card
rules-kind-rule = rule

## Examples that can be changed

rules-region = Region
rules-players = Players
rules-king-here = The King is here
rules-reset = As it was
rules-colour = Colour
rules-caballeros = Caballeros
rules-grande-here = Grande here
rules-place = Place
rules-points = Points
rules-fewer = One { $colour } caballero fewer
rules-more = One { $colour } caballero more
rules-grande-of = The { $colour } Grande is here
rules-nth = { $place }.
rules-scores = { $colour } scores { $points }
rules-sum = Together

## The first time

rules-first-title = New here?
rules-first-text = This is your first table on this device. The rules take ten minutes, with pictures. Or just play: the program shows you at every step what you may do.
rules-first-read = Rules in ten minutes
rules-first-guide = Play a guided game
rules-first-play = Just play
rules-got-it = Got it
rules-next = Next
rules-what-is-new = What is new here?
rules-whole = The whole page
