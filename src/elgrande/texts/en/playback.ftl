# What is played at the table: the caption, what happened since, notices, speed and sound.

playback-skip = Skip
playback-since = Since your last move
playback-again = See again what { $player } did
playback-notice = This affects you
playback-ok = OK
playback-lost = { $player } now has what was yours: { $what }.
playback-speed = Show what others do
playback-speed-slow = Slow
playback-speed-normal = Normal
playback-speed-fast = Fast
playback-speed-instant = Instant
playback-sound = Sound
playback-sound-off = Off
playback-sound-on = On
