# Die eigene Seite.
#
# mark Zeichen · passkey Passkey

me = Du
try-again = Noch einmal versuchen
who = Wie andere dich sehen
ranks = Deine Wertungen
notices = Wenn du dran bist
devices = Deine anderen Geräte
kept = Deine Daten
past = Deine Partien
shares = Wie oft du gewonnen hast
device-is-you = Dieses Gerät ist jetzt als du angemeldet.
browser-is-you = Dieser Browser ist jetzt als du angemeldet.
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
keep = Speichern
keep-done = Gespeichert.
since = Hier bekannt seit { $day }.
no-account = Es gibt kein Konto und kein Passwort. Wir erkennen dich an diesem Browser und an jedem Gerät, das du mit ihm verbindest.

## Ein anderes Gerät

arriving = Ist das dein anderes Gerät?
arriving-same = Sagst du ja, sind dieser Browser und der, in dem du den Link erstellt hast, derselbe Gast. Beide haben dieselben Plätze und dieselben vergangenen Partien.
arriving-circles = Die Freundeskreise, denen du in diesem Browser beigetreten bist, kommen mit.
arriving-behind = Du lässt zurück, was dieser Browser jetzt hat:
arriving-holds = { $n ->
    [one] einen Tisch oder eine Partie. Von hier aus kann sich niemand mehr dorthin setzen.
   *[other] { $n } Tische und Partien. Von hier aus kann sich niemand mehr dorthin setzen.
  }
arriving-yes = Ja, das bin ich
arriving-no = Nein, lieber nicht
link-about = Spiel auf dem Handy weiter. Wer den Link zuerst öffnet, { $is-you }, mit deinen Plätzen und deinen Karten. Zeig ihn sonst niemandem.
link-is-you = gilt als du
link-drawn = Derselbe Link als QR-Code
link = Link zu deinem anderen Gerät
link-once = Er gilt einmal, und nur { $time } lang.
link-ten-minutes = zehn Minuten
link-new = Einen neuen
link-withdraw = Zurückziehen
link-make = Ein anderes Gerät verbinden
link-withdraw-before = Den Link von vorhin zurückziehen

## Passkeys

passkey = Damit du angemeldet bleibst: ein Passkey
passkey-about = Dein Handy oder Rechner verwahrt ihn hinter der eigenen Sperre. Er meldet dich auf jedem Gerät an, das ihn hat, auch wenn ein Browser dich vergessen hat.
passkeys = Deine Passkeys
passkey-made = Angelegt am { $day }
passkey-used = , zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-made = Den Passkey vom { $day } entfernen
passkey-leave = Das hier zurücklassen?
passkey-holds = { $n ->
    [one] Dieser Browser hat einen eigenen Tisch oder eine eigene Partie. Sobald du hier als jemand anders angemeldet bist, kann sich dort niemand mehr hinsetzen.
   *[other] Dieser Browser hat { $n } eigene Tische und Partien. Sobald du hier als jemand anders angemeldet bist, kann sich dort niemand mehr hinsetzen.
  }
passkey-all-the-same = Trotzdem anmelden
passkey-make = Einen Passkey anlegen
passkey-sign-in = Ich habe einen: anmelden
passkey-twice = Dieses Gerät hat schon einen Passkey von dir.
passkey-none = Es wurde kein Passkey gewählt.

## Deine Daten

kept-about = Der Server speichert deinen Namen und dein Zeichen, deine Tische und Kreise, deine Ergebnisse und Wertungen. Er speichert auch, was du geschrieben und wen du blockiert hast, und wo du benachrichtigt werden willst. Sonst bekommt das niemand zu sehen. Wenn du jemanden meldest, liest das, wer den Server betreibt.
kept-export = Herunterladen (JSON)
forget = Vergiss mich
forget-sure = Alles vergessen?
forget-about = Du verlässt jeden Tisch. Geht eine Partie weiter, können andere deinen Platz nehmen. In deinen früheren Partien heißt du dann „Somebody“. Wertungen, vergangene Partien und verbundene Geräte werden gelöscht, und niemand kann sie zurückholen.

## Wie stark, und wie oft

cards = Was du getan und gehabt hast

## Wen man blockiert hat

blocked = Blockiert
blocked-about = Was diese Leute sagen, siehst du nicht. Du lädst sie zu keinem weiteren Spiel ein, und an deinen Tischen können sie nicht Platz nehmen. Sie erfahren es nicht. Blockieren kannst du am Tisch, neben dem Verlauf.
blocked-nobody = Niemand ist blockiert.
blocked-since = seit { $day }
blocked-undo = Aufheben
blocked-undo-name = { $name } nicht mehr blockieren
blocked-no-more = { $name } ist nicht mehr blockiert.

## Andere Geräte

sign-out = Alle anderen Geräte abmelden
sign-out-sure = Damit meldest du alle Geräte außer diesem ab. Mit einem neuen Link lässt du eines wieder herein. { $stay ->
    [both] Passkeys und Benachrichtigungen bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
    [passkeys] Passkeys bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
    [notices] Benachrichtigungen bleiben: Entferne sie auf dieser Seite. Auch Links zu deinen Plätzen bleiben.
   *[none] Links zu deinen Plätzen bleiben.
  }
signed-out = Alle anderen Geräte sind abgemeldet.
