site-cards = Alle Karten
site-cards-about = Jede Karte der Box mit allem, was sie tut, in unseren eigenen Worten. Die kleine Zeile sagt, wie oft es sie gibt und woher ihre Zahlen sind.
site-cards-search = Eine Karte nach Namen oder Text suchen
site-cards-none = Keine Karte enthält diese Wörter.
site-stack = Stapel { $stack }
site-power-cards = Machtkarten mit Aktionen und Rollen
