# What a table may agree on (OPT-1 to OPT-7), where a card fact comes from, and who may sit in a seat.

option-rounds-9 = Nine rounds
    .text = The whole game, with a general scoring after rounds 3, 6 and 9.
option-rounds-6 = Six rounds
    .text = The short game: rounds 1, 4 and 7 are left out. There are still three general scorings.
option-castillo-hidden = Hidden Castillo
    .text = How many caballeros go in is announced when it happens. After that only your memory knows what is inside, until the Castillo is lifted.
option-castillo-open = Open Castillo
    .text = Everybody can see at any time how many caballeros of each player are in the Castillo.
option-veto-printed = Veto as printed
    .text = A Veto can stop a special action before it starts and at each step of it.
option-veto-start = Veto only at the start
    .text = A Veto can stop a special action only before it starts, not once it is under way.
option-veto-none = No Veto
    .text = The Veto cards stay in the box.
option-mercy-on = First-round mercy
    .text = A “Loss of authority” card that comes up in the first round goes under its stack, and the next card is turned up instead.
option-mercy-off = No mercy
    .text = Every card that comes up in the first round stays, as printed.
option-tiebreak-shared = Shared win
    .text = Players who end with the same highest score win together, as printed.
option-tiebreak-tournament = Tournament tie-break
    .text = Among players with the same score the one with more caballeros at court comes first, then the one with more in the province, then the one with the highest power card left.
option-ending-automatic = A turn ends by itself
    .text = When both parts of the action card are done, or cannot be done, the next player is on turn.
option-ending-asked = Every turn is ended by its player
    .text = Until then the player can take back what was chosen in the turn.

preset-printed = As printed
    .text = Nine rounds, a hidden Castillo, the Veto as printed and a shared win.
preset-tournament = Tournament
    .text = Nine rounds with an open Castillo and the tournament tie-break.
preset-first-game = First game
    .text = The basic game in six rounds: the best way to get to know it.

provenance-printed = Printed
    .text = A rulebook of the game says so.
provenance-public = Public
    .text = The rulebooks do not say it, but another published source does.
provenance-reconstructed = Reconstructed
    .text = The printed card could not be consulted. This value fits everything that the rulebooks say about the card.

bot-random = Random
    .text = Picks any legal choice, by chance.
bot-page = Page
    .text = Plays by simple sense: looks at the points that each choice brings, mostly at its own. Good to learn the game with.
bot-knight = Knight
    .text = Looks through its whole turn as one plan, and watches the others' points, too.
bot-duke = Duke
    .text = Thinks the round through to its end, with what the others may do: up to two seconds for a choice.
bot-grande = Grande
    .text = The strongest: thinks longer and more carefully, and has learned from many games who wins. Up to five seconds for a choice.
