# What the faces of cards say besides the words of the card itself.

face-taken-by = genommen von
face-about = Über diese Karte
# Where the long words in the names of cards may be broken.
face-joints =
    Groß|inquisitor|karte Autoritäts|verfall Begren|zungs|tafel Intri|ganten|karte
    Caballero|karte Groß|inquisitor Räumungs|befehl Einsturz|gefahr Sonder|wertung
    Staats|streich Wertungs|tafel Aktions|karte Verschwö|rung Aktions|stopp Doppel|schlag
    Bürger|krieg Königs|karte König|licher Macht|karten Inqui|sition Verdopp|lung
