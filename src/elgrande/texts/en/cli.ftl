# The game in the terminal, and what other commands show.

## The board

cli-title = Round { $round } of { $last }, general scoring after round { $scoring }.
cli-set-up = Set-up. General scoring after round { $scoring }.
cli-start-player = Start player: { $player }
cli-tile = * A score tile lies there.
cli-open = open
cli-closed = closed
cli-points = points
cli-court = court
cli-province = province
cli-power = power card
cli-hand = cards in hand
cli-cards = Action cards (“card 3” shows a text, “cards” all):
cli-in-use = In use: { $card }
cli-kept = { $player } keeps “{ $card }” until the end of round { $round }.
cli-kept-for-good = { $player } keeps “{ $card }”.
cli-tiles-beside = Score tiles beside the board: { $tiles }
cli-your-hand = Your power cards:
cli-brings = brings { $count }
cli-choose = Several can stand in one line: P180 P90 P10. “balanced” or “random” chooses all that are left; “cards” shows their texts.

## What happened

cli-placed = { $player } places caballeros: { $spaces }.
cli-took-and-used = { $player } takes “{ $card }” and carries out the special action.
cli-earlier = … { $count } earlier lines: “log” shows them.

## Talking with people

cli-welcome = El Grande with seed { $seed }. “help” shows what you can type.
cli-person = a person
cli-bot = a bot ({ $level })
cli-resumed = The game goes on where it was saved.
cli-pass-on = { $player }, it is your turn. Press Enter when only you can see the screen.
cli-not-understood = “{ $text }” is no choice. Type a number of the list or notation such as P13, A4, +3, Gal, Gal.red>Val; “help” shows more.
cli-no-such-number = { $number } is not in the list: it goes from 1 to { $last }.
cli-left-over = Not played, since the situation has changed: { $words }
cli-undone = Taken back.
cli-undo-nothing = Nothing to take back: nothing has been chosen yet.
cli-undo-revealed = Your last choice stands: something secret or random has come to light since.
cli-undo-other = Your last choice stands: { $player } has chosen since.
cli-no-such-card = No card is “{ $text }”. Type card and the number of a stack, or words of a card.
cli-record-secrets = This record tells all, secrets too.
cli-file-needed = Which file? Type save and a name, such as: save game.json
cli-file-trouble = { $file }: { $problem }
cli-saved = The game is saved in { $file }. Go on with: elgrande play --load { $file }
cli-recorded = The record is in { $file }. Look at it with: elgrande replay { $file }
cli-ask-save = Save the game? A file name, or just Enter to leave without saving:
cli-ask-record = Save the record of the game? A file name, or just Enter to leave:
cli-goodbye = Goodbye.
cli-help =
    Choose with the number in the list, with its name, or with its notation.
    Several choices can stand in one line: A1 special Gal.red>Val stop

      P13        play power card 13
      +3         bring 3 caballeros to your court
      A4         take the action card of stack 4
      special    carry out the special action
      place      place caballeros
      end        end the turn
      Gal        a region: Gal Vas Ara Cat Vie Nue Sev Gra Val
      Cas        the Castillo
      Gal.red    the red caballero in Galicia (red blue green yellow purple)
      Gal.red>Val  the same, moved to Valencia
      stop       no more of this
      veto, pass   answers when a Veto can be used

    With modules:
      Fra Shi Ame Afr  Francia, the ship, América, África
      Amb Env Thi  ambassador, envoy, third space of Francia
      Cpt Vic Lim  captain, viceroy, limit board
      token      put a caballero on a token
      levy       bring 1 more caballero to your court
      use, pass  answers when a kept card can be used
      plain gold goods bearer  which caballero it is
      P40 PJ     power card 40, the Joker; card P40 shows its text
      role       carry out the action of the King or Intrigue card
      @red       a player; K1 the first of all kept cards
      Por Sh1 Sh2 Pri  Portugal, the ships, the prison
      march      move mercenaries

      hint       the choices that look best, and why
      undo       take back your last choice, until something comes to light
      board      show the board again
      card 3     the full text of a card; cards: of all that are face up
      log        what has happened so far
      record     the game so far in notation
      save FILE  save the game, to go on later: elgrande play --load FILE
      quit       leave the game

    On the board “open” marks where caballeros may be placed: the regions next to
    the King, and the Castillo. G is a Grande.

## The end

cli-player = player
cli-and = { $names } and { $last }
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli-total = total
cli-source-general = general
cli-source-castillo = Castillo
cli-source-special = special
cli-source-king = King
cli-source-grande = Grande
cli-source-earlier = earlier
cli-by-region = Points in the general scorings, bonuses included
cli-after-choice = After choice { $count } of { $all }.

## Cards

cli-card-key = key
cli-card-rule = rule
cli-card-stack = stack
cli-card-copies = copies
cli-card-place = place
cli-card-name = name
cli-card-facts = { $copies ->
    [one] stack { $stack }, 1 card, place up to { $place }
   *[other] stack { $stack }, { $copies } cards, place up to { $place }
}
cli-card-ruling = Ruling: { $text }
