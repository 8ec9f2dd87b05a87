# The game in the terminal, and what other commands show.

cli-title = Round { $round } of { $last }, general scoring after round { $scoring }.
cli-start-player = Start player: { $player }
cli-table = table
cli-tile = tile
cli-open = open
cli-points = points
cli-court = court
cli-province = province
cli-power = power card
cli-hand = cards in hand
cli-cards = Action cards (“card 3” shows a text, “cards” all):
cli-in-use = In use: { $card }
cli-kept = { $player } keeps “{ $card }” until the end of round { $round }.
cli-tiles-beside = Score tiles beside the board: { $tiles }
cli-your-hand = Your power cards:
cli-brings = brings { $count }

cli-welcome = El Grande with seed { $seed }. “help” shows what you can type.
cli-person = a person
cli-bot = a bot: { $level }
cli-resumed = The game goes on where it was saved.
cli-earlier = … { $count } earlier lines: “log” shows them.
cli-pass-on = { $player }, it is your turn. Press Enter when only you can see the screen.
cli-not-understood = “{ $text }” is no choice. Type a number of the list or notation such as P13, A4, +3, Gal, Gal.red>Val; “help” shows more.
cli-no-such-number = { $number } is not in the list: it goes from 1 to { $last }.
cli-left-over = Not played, since something happened before: { $words }
cli-undone = Taken back.
cli-undo-nothing = Nothing to take back: nothing has been chosen yet.
cli-undo-revealed = That stands: something secret or random has come to light since.
cli-undo-other = That stands: { $player } has chosen since.
cli-no-such-card = No face-up card is “{ $text }”. Type card and the number of a stack, or words of its name.
cli-record-secrets = This record tells all, secrets too.
cli-file-needed = Which file? Type save and a name, such as: save game.json
cli-file-trouble = { $file }: { $problem }
cli-saved = The game is saved in { $file }. Go on with: elgrande play --load { $file }
cli-recorded = The record is in { $file }. Look at it with: elgrande replay { $file }
cli-ask-save = Save the game? Type a file name, or press Enter to leave without saving:
cli-ask-record = Save the record of the game? Type a file name, or press Enter to leave:
cli-goodbye = Goodbye.
cli-help =
    Choose with the number in the list, with its name, or with its notation. Several choices can stand
    in one line: A1 special Gal.red>Val stop

    P13          play power card 13
    +3           bring 3 caballeros to your court
    A4           take the action card of stack 4
    special      carry out the special action; place: place caballeros; end: end the turn
    Gal          a region (Gal Vas Ara Cat Vie Nue Sev Gra Val) or Cas, the Castillo
    Gal.red      the red caballero in Galicia; Gal.red>Val: the same, moved to Valencia
    stop         no more of this; veto, pass: answers to the question of a Veto

    undo         take back your last choice, unless something has come to light or another has chosen
    board        show the board again
    card 3       the full text of a face-up card; cards: of all of them
    log          what has happened; record: the game in notation
    save FILE    save the game, to go on later with: elgrande play --load FILE
    quit         leave the game

    On the board, “open” marks the regions next to the King: caballeros are placed there or in the Castillo.
    G is a Grande.

cli-result = Result
cli-rank = place
cli-player = player
cli-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli-total = total
cli-source-general = general scorings
cli-source-castillo = Castillo
cli-source-special = special scorings
cli-source-king = King
cli-source-grande = Grande
cli-by-region = Points in the general scorings, by region
cli-after-choice = After choice { $count } of { $all }.

cli-card-key = key
cli-card-rule = rule
cli-card-stack = stack
cli-card-copies = copies
cli-card-place = place
cli-card-name = name
cli-card-provenance = from
cli-card-facts = { $copies ->
    [one] stack { $stack }, 1 card, place up to { $place }
   *[other] stack { $stack }, { $copies } cards, place up to { $place }
}
cli-card-ruling = Ruling: { $text }

cli-placed = { $player } places caballeros: { $spaces }.
cli-took-and-used = { $player } takes “{ $card }” and carries out the special action.
