# Bescheid bekommen: Nachrichten an alle, die nicht am Tisch sind, und die Seite, auf der man wählt, wie.

## Nachrichten

notice-turn = Du bist dran
    .body = { $table }: Du bist dran, in Runde { $round } von { $rounds }.
notice-others = Du bist nicht dran
    .body = { $table }: Die anderen spielen, in Runde { $round } von { $rounds }.
notice-end = Das Spiel ist aus
    .body = { $count ->
    [one] { $table }: { $names } hat gewonnen.
   *[other] { $table }: { $names } haben gemeinsam gewonnen.
}
notice-test = Es klappt
    .body = So sagt dir El Grande, dass du dran bist.
notice-feed = El Grande: meine Tische
notice-mail-code = Dein Code für El Grande
    .body = Dein Code ist { $code }. Gib ihn innerhalb einer Stunde auf der Seite ein, auf der du ihn angefordert hast.

    Wenn du ihn nicht angefordert hast, hat sich jemand bei der Adresse vertippt. Du brauchst nichts zu tun und hörst nichts mehr von uns.
notice-mail-end = Keine solchen E-Mails mehr: { $link }
notice-stop = Keine E-Mails mehr über deine Tische?
notice-stop-button = Keine E-Mails mehr
notice-stopped = Du bekommst keine E-Mails mehr über deine Tische.

## Die Seite

notices-title = Nachrichten
notices-what = Wenn du dran bist und nicht am Tisch sitzt, bekommst du Bescheid: einmal pro Zug und nie in deinen Ruhezeiten.
notices-push = Auf diesem Gerät
notices-push-text = Eine Nachricht auf diesem Gerät, auch wenn die Seite geschlossen ist.
notices-push-on = Auf diesem Gerät Bescheid geben
notices-push-denied = Dieser Browser blockiert Nachrichten von hier. Erlaube sie in den Einstellungen des Browsers.
notices-push-impossible = Dieser Browser kann von hier keine Nachrichten anzeigen. Dazu braucht es https, und auf einem iPhone oder iPad muss die Seite auf dem Home-Bildschirm sein.
notices-push-failed = Der Browser konnte sich nicht anmelden. Ist er online?
notices-mail = Per E-Mail
notices-mail-address = Deine E-Mail-Adresse
notices-mail-send = Code schicken
notices-mail-none = Dieser Server verschickt keine E-Mails.
notices-mail-code = Der Code aus der E-Mail
notices-mail-confirm = Bestätigen
notices-hook = An einen Webhook
notices-hook-text = Für Discord, Slack oder ein eigenes Programm: Seine Adresse bekommt eine Anfrage.
notices-hook-address = Adresse des Webhooks
notices-hook-add = Hinzufügen
notices-hook-secret = Nachrichten an diesen Webhook sind mit diesem Geheimnis signiert. Es wird nur jetzt gezeigt:
notices-feed = Als Feed
notices-feed-text = Eine Liste deiner Tische für Feedreader und Programme (JSON Feed). Wer die Adresse kennt, kann sie lesen.
notices-feed-new = Adresse anlegen
notices-feed-again = Neue Adresse anlegen
notices-feed-end = Feed beenden
notices-feed-address = Die Adresse wird nur jetzt gezeigt; die vorige führt nirgendwo mehr hin:
notices-quiet = Ruhezeiten
notices-quiet-want = Nachts keine Nachrichten
notices-quiet-from = von
notices-quiet-to = bis
notices-zone = Zeitzone
notices-language = Sprache der Nachrichten
notices-save = Speichern
notices-saved = Gespeichert
notices-yours = Hier bekommst du Bescheid
notices-none = Du bekommst noch nirgends Bescheid.
notices-device = Browser
notices-this-device = Dieses Gerät
notices-unconfirmed = noch nicht bestätigt
notices-off = abgeschaltet, weil nichts mehr ankam
notices-try = Ausprobieren
notices-sent = Eine Nachricht ist unterwegs.
notices-remove = Entfernen
notices-trouble = Die letzte Nachricht kam nicht an: { $why }
notices-trouble-refused = Die Gegenseite lehnt sie ab.
notices-trouble-redirected = Die Adresse führt zu einer anderen.
notices-trouble-unreachable = Dort antwortet niemand.
notices-trouble-private = Die Adresse liegt nicht im öffentlichen Internet.
notices-trouble-unmailed = Der Mailserver hat sie nicht angenommen.
notices-here = Nachrichten von diesem Tisch
notices-here-on = Dieser Tisch gibt dir Bescheid, wenn du dran bist
notices-here-off = Dieser Tisch ist still

## Offline

notices-offline = Du bist offline. So war es um { $time }.
notices-offline-choose = Wählen kannst du wieder, wenn die Verbindung da ist.

## Warum nicht

reason-wrong-code = Dieser Code ist falsch oder zu alt. Fordere einen neuen an.
reason-no-mail = Dieser Server verschickt keine E-Mails.
reason-bad-address = Das ist keine E-Mail-Adresse.
reason-bad-hook = Ein Webhook braucht eine Adresse im öffentlichen Internet, die mit https:// beginnt.
