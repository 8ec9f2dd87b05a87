# What the faces of cards say besides the words of the card itself.

face-taken-by = taken by
face-about = About this card
# Where the long words in the names of cards may be broken.
face-joints =
    Inqui|sition
