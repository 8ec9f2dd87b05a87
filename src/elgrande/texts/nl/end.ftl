# Het einde van een spel, zijn waarderingen, nog een keer spelen en terugkijken.

note-rematch = { $player } heeft de tafel opnieuw gedekt.

# Waar de punten van een plek uit volgen.
event-counted = { $player } heeft er { $count } { AT($space) }.
event-mirrored = De omgedraaide tegel spiegelt de uitslag { AT($space) }.
event-together = { THE($space) } wordt samen met { $to } geteld.
event-tied = { $place ->
    [2] { $count } spelers staan { AT($space) } gelijk en delen de tweede plaats.
    [3] { $count } spelers staan { AT($space) } gelijk en delen de derde plaats.
   *[other] { $count } spelers staan { AT($space) } gelijk, dus hun plaats levert niets op.
}

# Het einde van het spel.
end-ahead = { $points ->
    [one] Eén punt meer dan { $player }
   *[other] { $points } punten meer dan { $player }
}
end-again = Nog een keer
end-again-about = Dezelfde mensen, modules en opties, en nieuw gedeelde kaarten
end-set-again = { $player } heeft de tafel opnieuw gedekt.
end-join = Naar de nieuwe tafel
end-watch-again = Kijk bij het nieuwe spel
end-picture = Plaatje om te delen
end-swings = Keerpunten
end-swing = { $player } krijgt er { $points }
end-swing-leads = { $player } krijgt er { $points } en neemt de leiding
end-sums = Totaal
end-show = Toon de uitslag

# Verschillende dingen die tegelijk gebeuren; wat het zijn, volgt.
moment-dials = De kiesschijven worden omgedraaid:
moment-lift = Het Castillo wordt opgetild:
moment-cards = Nieuwe actiekaarten:
moment-out = Uit het Castillo:
moment-points = { $space }:
moment-result = De eindstand:

# Terugkijken naar een spel.
end-play = Afspelen
end-pause = Pauze
end-next-turn = Volgende beurt
end-next-round = Volgende ronde
end-speed = Snelheid
end-go-to = Ga naar …
end-replay-keys = Spatie: afspelen of pauze. Pijltjes: één zet. Page Up en Down: één beurt. Home en End: eerste en laatste zet.
