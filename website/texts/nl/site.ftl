site-cards = Alle kaarten
site-cards-about = Elke kaart uit de doos met alles wat ze doet, in onze eigen woorden. De kleine regel zegt hoeveel er zijn en waar de getallen vandaan komen.
site-cards-search = Zoek een kaart op naam of tekst
site-cards-none = Geen kaart bevat deze woorden.
site-stack = Stapel { $stack }
site-power-cards = Machtskaarten met acties, en rollen
