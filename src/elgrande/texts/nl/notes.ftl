# Wat het logboek van een tafel naast het spel vertelt.

note-undo = { $player } nam { $count ->
    [one] een keuze
   *[other] { $count } keuzes
} terug.
note-bot-replaced = De bot van { $player } gaf niet op tijd antwoord: een eenvoudigere speelt verder.
