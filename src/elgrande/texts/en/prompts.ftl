# One sentence that says who must do what.

prompt-play-power-card = { $player }: play a power card.
    .other = { $player } is playing a power card.
prompt-reinforce = { $count ->
    [one] { $player }: bring up to 1 caballero from the province to your court.
   *[other] { $player }: bring up to { $count } caballeros from the province to your court.
}
    .other = { $player } is bringing caballeros to court.
prompt-make-up = { $player }: take a caballero of yours from a region back to your court, { $left } left.
    .other = { $player } is taking caballeros back to court from regions.
table-make-up-text = Your province is empty, and your power card brings more: the rest may come from regions. Whatever you leave stays there.
prompt-take-card = { $player }: take an action card.
    .other = { $player } is taking an action card.
prompt-choose-part = { $special ->
    [0] { $placing ->
        [0] { $player }: nothing is left to do; end your turn.
        [one] { $player }: place 1 caballero, or end your turn.
       *[other] { $player }: place up to { $placing } caballeros, or end your turn.
    }
   *[other] { $placing ->
        [0] { $player }: use the special action of your card, or end your turn.
        [one] { $player }: place 1 caballero and use the special action, in either order.
       *[other] { $player }: place up to { $placing } caballeros and use the special action, in either order.
    }
}
    .other = { $player } is choosing what to do next with their action card.
prompt-choose-aside = { $player }: use one of these, or end your turn.
    .other = { prompt-choose-part.other }
prompt-place = { $player }: place a caballero, { $left } left.
    .other = { $player } is placing caballeros.
prompt-pick-move = { $player }: choose a caballero to move, { $left } left.
    .other = { $player } is moving caballeros.
prompt-pick-move-both = { $player }: choose a caballero to move, { $own } own and { $foreign } foreign left.
    .other = { $player } is moving caballeros.
prompt-put-down = { $player }: choose where the caballero goes.
    .other = { $player } is choosing where the caballero goes.
prompt-place-extra = { $player }: place an extra caballero from your court, { $left } left.
    .other = { $player } is placing extra caballeros.
prompt-own-or-court = { $player }: choose one of the two actions of the card.
    .other = { $player } is choosing one of the two actions of the card.
prompt-dismiss = { $player }: choose a caballero of another player to send back to the province.
    .other = { $player } is choosing a caballero to send back to the province.
prompt-return-own = { $player }: return a caballero of yours to the province, { $left } left.
    .other = { $player } is returning caballeros to the province.
prompt-dial-castillo = { $player }: set your dial to the region for your caballeros from the Castillo.
    .other = { $player } is setting a dial for the caballeros from the Castillo.
prompt-dial-loss = { $count ->
    [one] { $player }: set your dial to the region where you will lose { $count } caballero.
   *[other] { $player }: set your dial to the region where you will lose { $count } caballeros.
}
    .other = { $player } is setting a dial to the region where they lose caballeros.
prompt-dial-loss-all = { $player }: set your dial to the region where you will lose all your caballeros.
    .other = { $player } is setting a dial to the region where they lose all their caballeros.
prompt-dial-scoring = { $player }: set your dial to a region to be scored.
    .other = { $player } is setting a dial to a region to be scored.
prompt-dial-eviction = { $player }: set your dial to the region for your caballeros { FROM($space) }.
    .other = { $player } is setting a dial for the caballeros { FROM($space) }.
prompt-score-one = { $player }: choose a region to score.
    .other = { $player } is choosing a region to score.
prompt-score-next = { $player }: all these regions are scored. Choose which comes next.
    .other = { $player } is choosing which region is scored next.
prompt-pick-tile = { $player }: choose a score tile.
    .other = { $player } is choosing a score tile.
prompt-put-tile = { $player }: choose where the score tile goes.
    .other = { $player } is choosing where the score tile goes.
prompt-take-back = { $player }: choose a power card to take back into your hand.
    .other = { $player } is taking back a power card.
prompt-move-grande = { $player }: choose the region where your Grande goes.
    .other = { $player } is choosing where their Grande goes.
prompt-evict = { $player }: choose the region that the others must leave.
    .other = { $player } is choosing the region that the others must leave.
prompt-move-king = { $player }: choose the region where the King goes.
    .other = { $player } is choosing where the King goes.
prompt-veto = { $player }: use your Veto against “{ $card }” of { $actor }, or let it pass.
    .other = { $player } may use a Veto against “{ $card }” of { $actor }.

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
    .other = { $player } is choosing power cards for this game.
prompt-dial-spy = { $player }: you see the dials of the others. Set yours to the region for your caballeros from the Castillo.
    .other = { $player } sees the dials of the others and sets the last one.
