# What the faces of cards say besides the words of the card itself.

face-taken-by = genomen door
face-about = Over deze kaart
# Where the long words in the names of cards may be broken.
face-joints =
    Begren|zings|tableau Autori|teits|verlies Instor|tings|gevaar Intri|ganten|kaart
    Ontrui|mings|bevel Caballero|kaart Conquis|tadores Punten|telling vijande|lijke
    Burger|oorlog Konings|kaart Samen|zwering Macht|kaarten Verdub|beling Quaran|taine
    Bruggen|bouw Staats|greep Konink|lijke bescher|ming
