site-cards = All cards
site-cards-about = Every card of the box with all that it does, in our own words. The small line says how many there are, and where its numbers are from.
site-cards-search = Look for a card by its name or its text
site-cards-none = No card has these words.
site-stack = Stack { $stack }
site-power-cards = Power cards with actions, and roles
