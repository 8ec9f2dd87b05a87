# A game that the rules of today do not lead to any more
frozen-running = The rules of this program have been corrected since this game began, and by today's rules it would have gone differently. So it stays as it is. You can go on from here at a new table.
frozen-over = The rules of this program have been corrected since this game was played. Its result stays; it cannot be replayed.
frozen-go-on = Go on by today's rules
frozen-go-on-about = Sets a new table with the same players and this position
reason-frozen = This game was played by earlier rules and stays as it is.
