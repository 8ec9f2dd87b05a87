# Wat aan tafel wordt afgespeeld: het bijschrift, wat er intussen gebeurde, meldingen, tempo en geluid.

playback-skip = Overslaan
playback-since = Sinds je laatste zet
playback-again = Bekijk opnieuw wat { $player } deed
playback-notice = Dit raakt jou
playback-ok = OK
playback-lost = { $player } heeft nu wat van jou was: { $what }.
playback-speed = Wat anderen doen, zie je
playback-speed-slow = Langzaam
playback-speed-normal = Normaal
playback-speed-fast = Snel
playback-speed-instant = Meteen
playback-sound = Geluid
playback-sound-off = Uit
playback-sound-on = Aan
