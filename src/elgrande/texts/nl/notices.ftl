# Bericht krijgen: berichten aan wie niet aan tafel zit, en de pagina waarop je kiest hoe.

## Berichten

notice-turn = Jij bent aan de beurt
    .body = { $table }: jij bent aan de beurt in ronde { $round } van { $rounds }.
notice-others = Je bent niet aan de beurt
    .body = { $table }: de anderen spelen in ronde { $round } van { $rounds }.
notice-end = Het spel is afgelopen
    .body = { $count ->
    [one] { $table }: { $names } heeft gewonnen.
   *[other] { $table }: { $names } hebben samen gewonnen.
}
notice-test = Het werkt
    .body = Zo laat El Grande je weten dat je aan de beurt bent.
notice-feed = El Grande: mijn tafels
notice-mail-code = Je code voor El Grande
    .body = Je code is { $code }. Vul hem binnen een uur in op de pagina waar je erom vroeg.

    Heb je er niet om gevraagd, dan heeft iemand zich in het adres vergist. Je hoeft niets te doen en hoort niets meer.
notice-mail-end = Geen e-mail meer zoals deze: { $link }
notice-stop = Geen e-mail meer over je tafels?
notice-stop-button = Geen e-mail meer
notice-stopped = Je krijgt geen e-mail meer over je tafels.

## De pagina

notices-title = Berichten
notices-what = Ben je aan de beurt en zit je niet aan tafel, dan krijg je bericht: één keer per beurt en nooit in je stille uren.
notices-push = Op dit apparaat
notices-push-text = Een bericht op dit apparaat, ook als de pagina dicht is.
notices-push-on = Bericht me op dit apparaat
notices-push-denied = Deze browser blokkeert berichten van hier. Sta ze toe in de instellingen van de browser.
notices-push-impossible = Deze browser kan van hier geen berichten tonen. Daarvoor is https nodig, en op een iPhone of iPad moet de pagina op het beginscherm staan.
notices-push-failed = De browser kon zich niet aanmelden. Is hij online?
notices-mail = Per e-mail
notices-mail-address = Je e-mailadres
notices-mail-send = Stuur me een code
notices-mail-none = Deze server verstuurt geen e-mail.
notices-mail-code = De code uit de e-mail
notices-mail-confirm = Bevestigen
notices-hook = Naar een webhook
notices-hook-text = Voor Discord, Slack of een eigen programma: het adres krijgt een verzoek.
notices-hook-address = Adres van de webhook
notices-hook-add = Toevoegen
notices-hook-secret = Berichten naar deze webhook zijn met dit geheim ondertekend. Het wordt alleen nu getoond:
notices-feed = Als feed
notices-feed-text = Een lijst van je tafels voor feedlezers en programma’s (JSON Feed). Wie het adres kent, kan hem lezen.
notices-feed-new = Adres maken
notices-feed-again = Nieuw adres maken
notices-feed-end = Feed beëindigen
notices-feed-address = Het adres wordt alleen nu getoond; het vorige leidt nergens meer heen:
notices-quiet = Stille uren
notices-quiet-want = ’s Nachts geen berichten
notices-quiet-from = van
notices-quiet-to = tot
notices-zone = Tijdzone
notices-language = Taal van de berichten
notices-save = Opslaan
notices-saved = Opgeslagen
notices-yours = Hier krijg je bericht
notices-none = Je krijgt nog nergens bericht.
notices-device = Browser
notices-this-device = Dit apparaat
notices-unconfirmed = nog niet bevestigd
notices-off = uitgeschakeld, omdat er niets meer aankwam
notices-try = Uitproberen
notices-sent = Er is een bericht onderweg.
notices-remove = Verwijderen
notices-trouble = Het laatste bericht kwam niet aan: { $why }
notices-trouble-refused = de andere kant weigert het.
notices-trouble-redirected = het adres leidt naar een ander adres.
notices-trouble-unreachable = daar antwoordt niemand.
notices-trouble-private = het adres ligt niet op het openbare internet.
notices-trouble-unmailed = de mailserver nam het niet aan.
notices-here = Berichten van deze tafel
notices-here-on = Deze tafel laat je weten wanneer je aan de beurt bent
notices-here-off = Deze tafel is stil

## Offline

notices-offline = Je bent offline. Zo was het om { $time }.
notices-offline-choose = Je kunt weer kiezen als de verbinding terug is.

## Waarom niet

reason-wrong-code = Deze code is fout of te oud. Vraag een nieuwe aan.
reason-no-mail = Deze server verstuurt geen e-mail.
reason-bad-address = Dit is geen e-mailadres.
reason-bad-hook = Een webhook heeft een adres op het openbare internet nodig dat met https:// begint.
