# What the faces of cards say besides the words of the card itself.

face-taken-by = tomada por
face-about = Sobre esta carta
# Where the long words in the names of cards may be broken.
face-joints =
    Concen|tración Derroca|miento Construc|ción Conspi|ración cuales|quiera Inqui|sición
    Desti|tución Dupli|cación
