# Wat het logboek van een tafel naast het spel vertelt.

note-undo = { $player } nam { $count ->
    [one] een keuze
   *[other] { $count } keuzes
} terug.
note-bot-replaced = De bot van { $player } gaf niet op tijd antwoord: een eenvoudigere speelt verder.
note-seat-taken = { $player } is aangeschoven.
note-seat-same = De plaats van { $player } is ingenomen op het apparaat van { $actor }.
note-seat-shared = De plaats van { $player } is op nog een apparaat ingenomen.
note-start = Dit spel gaat verder vanuit een stand van een ander spel; wat daar verborgen was, is opnieuw gedeeld.

# Waarom een plaats niet wordt gegeven.
reason-not-agreed = Wie deze tafel maakte, kent misschien kaarten ervan: neem de plaats alleen in als je dat goedvindt.
