# Being told: notices that reach people who are not at the table, and the page on which they choose how.

## Notices

notice-turn = Your turn
    .body = { $table }: it is your turn in round { $round } of { $rounds }.
notice-others = Not your turn
    .body = { $table }: the others are playing in round { $round } of { $rounds }.
notice-end = The game is over
    .body = { $count ->
    [one] { $table }: { $names } has won.
   *[other] { $table }: { $names } have won together.
}
notice-test = It works
    .body = This is how El Grande tells you that it is your turn.
notice-feed = El Grande: my tables
notice-mail-code = Your code for El Grande
    .body = Your code is { $code }. Enter it on the page on which you asked for it, within an hour.

    If you did not ask for it, somebody mistyped their address. Do nothing, and you will hear no more.
notice-mail-end = Stop these e-mails: { $link }
notice-stop = Stop the e-mails about your tables?
notice-stop-button = Stop the e-mails
notice-stopped = You will get no more e-mail about your tables.

## The page

notices-title = Notices
notices-what = When it is your turn and you are not at the table, you can be told: once for each turn, never in your quiet hours.
notices-push = On this device
notices-push-text = A notice on this device, even while the page is closed.
notices-push-on = Tell me on this device
notices-push-denied = This browser blocks notices from this site. Allow them in the settings of the browser.
notices-push-impossible = This browser cannot show notices from this site. That needs https, and on an iPhone or iPad the page must be on the home screen.
notices-push-failed = The browser could not subscribe. Is it online?
notices-mail = By e-mail
notices-mail-address = Your e-mail address
notices-mail-send = Send me a code
notices-mail-none = This server sends no e-mail.
notices-mail-code = The code from the e-mail
notices-mail-confirm = Confirm
notices-hook = To a webhook
notices-hook-text = For Discord, Slack or a program of your own: its address gets a request.
notices-hook-address = Address of the webhook
notices-hook-add = Add
notices-hook-secret = Notices to this webhook are signed with this secret. It is shown only now:
notices-feed = As a feed
notices-feed-text = A list of your tables for feed readers and programs (JSON Feed). Whoever knows its address can read it.
notices-feed-new = Make an address
notices-feed-again = Make a new address
notices-feed-end = End the feed
notices-feed-address = The address is shown only now; the old one no longer works:
notices-quiet = Quiet hours
notices-quiet-want = No notices at night
notices-quiet-from = from
notices-quiet-to = until
notices-zone = Time zone
notices-language = Language of the notices
notices-save = Save
notices-saved = Saved
notices-yours = You are told here
notices-none = You are not told anywhere yet.
notices-device = Browser
notices-this-device = This device
notices-unconfirmed = not confirmed yet
notices-off = switched off, since nothing arrived any more
notices-try = Try it out
notices-sent = A notice is on its way.
notices-remove = Remove
notices-trouble = The last notice did not arrive: { $why }
notices-trouble-refused = the other side refuses it.
notices-trouble-redirected = the address leads to another one.
notices-trouble-unreachable = nobody answers there.
notices-trouble-private = the address is not on the public internet.
notices-trouble-unmailed = the mail server did not take it.
notices-here = Notices from this table
notices-here-on = This table tells you when it is your turn
notices-here-off = This table is quiet

## Offline

notices-offline = You are offline. This is how it was at { $time }.
notices-offline-choose = You can choose again when the connection is back.

## Why not

reason-wrong-code = This code is wrong or too old. Ask for a new one.
reason-no-mail = This server sends no e-mail.
reason-bad-address = This is not an e-mail address.
reason-bad-hook = A webhook needs an address on the public internet that begins with https://.
