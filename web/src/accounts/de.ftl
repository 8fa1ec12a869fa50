# Die eigene Seite.
#
# mark Zeichen · passkey Passkey

me = Du
try-again = Noch einmal versuchen
who = Wer du hier bist
ranks = Wie stark du bist
notices = Wenn du dran bist
devices = Deine anderen Geräte
kept = Was das Haus von dir weiß
past = Was du gespielt hast
shares = Wie oft du gewonnen hast
device-is-you = Auch dieses Gerät bist jetzt du.
browser-is-you = Auch dieser Browser bist jetzt du.
forgotten = Du bist vergessen. Willkommen, wer immer du bist.

## Wer man ist

your-name = Dein Name
your-mark = Dein Zeichen
mark-star = Stern
mark-horseshoe = Hufeisen
mark-hat = Hut
mark-boot = Stiefel
mark-cactus = Kaktus
mark-key = Schlüssel
mark-lantern = Laterne
mark-wheel = Rad
mark-moon = Mond
mark-bottle = Flasche
mark-feather = Feder
mark-flame = Flamme
keep = Behalten
keep-done = Gemerkt.
since = Hier bekannt seit { $day }.
no-account = Es gibt kein Konto und kein Passwort: Dieser Browser ist, wer du bist, und ebenso jedes Gerät, das du mit ihm verbindest.

## Ein anderes Gerät

arriving = Ist das dein anderes Gerät?
arriving-same = Dieser Browser wird derselbe Gast wie der, in dem der Link entstand: dieselben Plätze, dieselbe Vergangenheit.
arriving-circles = Seine Freundeskreise kommen mit.
arriving-behind = Was er jetzt hat, bleibt zurück:
arriving-holds = { $n ->
    [one] ein Tisch oder eine Partie, wohin sich von hier aus niemand mehr setzen kann.
   *[other] { $n } Tische und Partien, wohin sich von hier aus niemand mehr setzen kann.
  }
arriving-yes = Ja, das bin ich
arriving-no = Nein, lieber nicht
link-about = Setz dich am Handy dorthin, wo du am Schreibtisch aufgestanden bist. Wer den Link zuerst öffnet, { $is-you }, mit deinen Plätzen und deinen Karten: Zeig ihn sonst niemandem.
link-is-you = gilt als du
link-drawn = Derselbe Link als QR-Code
link = Link zu deinem anderen Gerät
link-once = Er gilt einmal, und noch { $time }.
link-ten-minutes = zehn Minuten
link-new = Einen neuen
link-withdraw = Zurückziehen
link-make = Ein anderes Gerät verbinden
link-withdraw-before = Den Link von vorhin zurückziehen

## Passkeys

passkey = Für immer: ein Passkey
passkey-about = Dein Handy oder Rechner verwahrt ihn hinter der eigenen Sperre. Mit ihm bist du auf jedem Gerät, das ihn hat, wieder du, auch wenn ein Browser dich vergessen hat.
passkeys = Deine Passkeys
passkey-made = Angelegt am { $day }
passkey-used = , zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-made = Den Passkey vom { $day } entfernen
passkey-leave = Zurücklassen, was hier ist?
passkey-holds = { $n ->
    [one] Dieser Browser hat einen eigenen Tisch oder eine eigene Partie. Bist du hier erst jemand anders, kann sich dort niemand mehr hinsetzen.
   *[other] Dieser Browser hat { $n } eigene Tische und Partien. Bist du hier erst jemand anders, kann sich dort niemand mehr hinsetzen.
  }
passkey-all-the-same = Trotzdem anmelden
passkey-make = Einen Passkey anlegen
passkey-sign-in = Ich habe einen: anmelden
passkey-twice = Dieses Gerät hat schon einen Passkey von dir.
passkey-none = Es wurde kein Passkey gewählt.

## Was das Haus behält

kept-about = Das Haus behält deinen Namen und dein Zeichen, deine Tische und Kreise, wie deine Partien ausgingen und was daraus folgt, was du geschrieben und wen du blockiert hast, und wo du Bescheid bekommen willst, wenn du dran bist. Sonst erfährt es niemand. Was du meldest, liest, wem das Haus gehört.
kept-export = Mitnehmen (JSON)
forget = Vergiss mich
forget-sure = Alles vergessen?
forget-about = Du verlässt jeden Tisch; wo eine Partie weitergeht, können andere deinen Platz nehmen. In dem, was gespielt wurde, heißt du dann „Somebody“. Wertungen, Vergangenes und verbundene Geräte sind weg, und niemand kann sie zurückholen.

## Wie stark, und wie oft

cards = Was du getan und gehabt hast

## Wen man blockiert hat

blocked = Blockiert
blocked-about = Was diese Leute sagen, siehst du nicht. Du bittest sie zu keinem weiteren Spiel, und an deinen Tischen können sie nicht Platz nehmen. Sie erfahren es nicht. Blockieren kannst du am Tisch, neben dem Verlauf.
blocked-nobody = Niemand ist blockiert.
blocked-since = seit { $day }
blocked-undo = Aufheben
blocked-undo-name = { $name } nicht mehr blockieren
blocked-no-more = { $name } ist nicht mehr blockiert.

## Andere Geräte

sign-out = Alle anderen Geräte abmelden
sign-out-sure = Alle Geräte außer diesem werden hier zu Fremden; jedes kannst du mit einem neuen Link wieder hereinlassen. { $stay ->
    [both] Passkeys und Benachrichtigungen bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
    [passkeys] Passkeys bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
    [notices] Benachrichtigungen bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
   *[none] Links zu deinen Plätzen bleiben.
  }
signed-out = Alle anderen Geräte sind abgemeldet.
