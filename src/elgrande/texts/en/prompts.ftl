# One sentence that says who must do what.

prompt-play-power-card = { $player }: play a power card.
prompt-reinforce = { $count ->
    [one] { $player }: bring up to 1 caballero from the province to your court.
   *[other] { $player }: bring up to { $count } caballeros from the province to your court.
}
prompt-make-up = { $player }: take a caballero of yours from a region back to your court, { $left } left.
prompt-take-card = { $player }: take an action card.
prompt-choose-part = { $player }: choose what to do next with your action card.
prompt-place = { $player }: place a caballero, { $left } left.
prompt-pick-move = { $player }: choose a caballero to move, { $left } left.
prompt-pick-move-both = { $player }: choose a caballero to move, { $own } own and { $foreign } foreign left.
prompt-put-down = { $player }: choose where the caballero goes.
prompt-place-extra = { $player }: place an extra caballero from your court, { $left } left.
prompt-own-or-court = { $player }: choose one of the two actions of the card.
prompt-dismiss = { $player }: choose a caballero of another player to send back to the province.
prompt-return-own = { $player }: return a caballero of yours to the province, { $left } left.
prompt-dial-castillo = { $player }: set your dial to the region for your caballeros from the Castillo.
prompt-dial-loss = { $player }: set your dial to the region where you will lose caballeros.
prompt-dial-scoring = { $player }: set your dial to a region to be scored.
prompt-dial-eviction = { $player }: set your dial to the region for your caballeros { FROM($space) }.
prompt-score-one = { $player }: choose a region to score.
prompt-score-next = { $player }: choose the region to score next.
prompt-pick-tile = { $player }: choose a score tile.
prompt-put-tile = { $player }: choose where the score tile goes.
prompt-take-back = { $player }: choose a power card to take back into your hand.
prompt-move-grande = { $player }: choose the region where your Grande goes.
prompt-evict = { $player }: choose the region that the others must leave.
prompt-move-king = { $player }: choose the region where the King goes.
prompt-veto = { $player }: use your Veto against “{ $card }” of { $actor }, or let it pass.

## What to know before a dial is set

caution-court = { THE($space) } is closed: your caballeros would go back to your court.{ $grande ->
    [1] { " " }Your Grande would stay in the Castillo.
   *[other] { "" }
}{ $black ->
    [1] { " " }Black caballeros would stay where they are.
   *[other] { "" }
}
caution-emptied = Your caballeros must leave { THE($space) }: if you dial it, they go back to your court.{ $black ->
    [1] { " " }Black caballeros would stay where they are.
   *[other] { "" }
}
caution-stays = { THE($space) } is closed: your Grande would stay where it is.
prompt-choose-card = { $player }: choose a power card for this game, { $left } left.
prompt-dial-spy = { $player }: you see the dials of the others. Set yours to the region for your caballeros from the Castillo.
