# Was man sieht, wenn der Server gerade nichts tun kann.

reason-cannot-store = Der Server kann gerade nichts speichern. Die Seite versucht es weiter.
reason-overloaded = Der Server hat gerade zu viel zu tun. Die Seite versucht es weiter.
reason-banned = Wer diesen Server betreibt, lässt dich hier nicht spielen.
