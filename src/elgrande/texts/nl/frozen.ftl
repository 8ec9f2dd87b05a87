# A game that the rules of today do not lead to any more
frozen-running = De regels van dit programma zijn verbeterd sinds dit spel begon, en volgens de regels van vandaag zou het anders zijn verlopen. Daarom blijft het zoals het is. Jullie kunnen vanaf hier verder spelen aan een nieuwe tafel.
frozen-over = De regels van dit programma zijn verbeterd sinds dit spel werd gespeeld. De uitslag blijft staan; terugkijken kan niet.
frozen-go-on = Verder met de regels van vandaag
frozen-go-on-about = Zet een nieuwe tafel klaar met dezelfde spelers en deze stelling
reason-frozen = Dit spel is volgens eerdere regels gespeeld en blijft zoals het is.
