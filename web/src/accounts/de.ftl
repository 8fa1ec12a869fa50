# Die eigene Seite.
#
# mark Zeichen · passkey Passkey

me = Du
try-again = Noch einmal versuchen
who = Wie andere dich sehen
ranks = Deine Wertungen
change = Name und Zeichen
next = Wie es weitergeht
next-table = Spiel wählen
next-practice = Rätsel und Übungen
notices = Wenn du dran bist
devices = Deine anderen Geräte
kept = Deine Daten
past = Deine Partien
shares = Wie oft du gewonnen hast
device-is-you = Dieses Gerät ist jetzt als du angemeldet.
browser-is-you = Dieser Browser ist jetzt als du angemeldet.
forgotten = Der Server hat deine Daten gelöscht. Willkommen, wer immer du bist.

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
since = Auf diesem Server seit { $day }.
no-account = Du brauchst kein Konto und kein Passwort. Der Server erkennt diesen Browser und jedes Gerät, das du mit deinem Profil verbindest.

## Ein anderes Gerät

arriving = Ist das dein anderes Gerät?
arriving-same = Sagst du ja, gehören dieser Browser und der, in dem du den Link erstellt hast, demselben Spieler. Beide zeigen dieselben Tische und dieselben früheren Partien.
arriving-circles = Die Freundeskreise, denen du in diesem Browser beigetreten bist, kommen zu diesem Spieler mit.
arriving-behind = Sagst du ja, verliert dieser Browser:
arriving-holds = { $n ->
    [one] einen Tisch oder eine Partie. In diesem Browser kannst du nicht dorthin zurück.
   *[other] { $n } Tische und Partien. In diesem Browser kannst du nicht dorthin zurück.
  }
arriving-yes = Ja, das bin ich
arriving-no = Nein, lieber nicht
link-about = Spiel auf einem anderen Gerät weiter, etwa auf dem Handy. Wer den Link zuerst öffnet, { $is-you }: Diese Person sieht deine Karten und kann für dich spielen. Zeig den Link sonst niemandem.
link-is-you = gilt als du
link-drawn = Derselbe Link als QR-Code
link = Link zu deinem anderen Gerät
link-once = Der Link gilt einmal, und nur { $time } lang.
link-ten-minutes = zehn Minuten
link-new = Neuen Link erstellen
link-withdraw = Zurückziehen
link-make = Ein anderes Gerät verbinden
link-withdraw-before = Den Link von vorhin zurückziehen

## Passkeys

passkey = Damit du angemeldet bleibst: ein Passkey
passkey-about = Dein Handy oder Rechner speichert für dich einen Passkey. Bevor er ihn benutzt, fragt er nach Fingerabdruck, Gesicht oder PIN. Mit dem Passkey meldest du dich auf jedem Gerät an, das ihn hat, auch in einem neuen Browser.
passkeys = Deine Passkeys
passkey-made = Angelegt am { $day }
passkey-used = , zuletzt benutzt am { $day }
passkey-remove = Entfernen
passkey-remove-made = Den Passkey vom { $day } entfernen
passkey-leave = Diese Tische und Partien verlieren?
passkey-holds = { $n ->
    [one] Ein Tisch oder eine Partie in diesem Browser gehört nicht zum Passkey. Meldest du dich an, kannst du in diesem Browser nicht dorthin zurück.
   *[other] { $n } Tische und Partien in diesem Browser gehören nicht zum Passkey. Meldest du dich an, kannst du in diesem Browser nicht dorthin zurück.
  }
passkey-all-the-same = Trotzdem anmelden
passkey-make = Einen Passkey anlegen
passkey-sign-in = Ich habe einen: anmelden
passkey-twice = Dieses Gerät hat schon einen Passkey von dir.
passkey-none = Es wurde kein Passkey gewählt.

## Deine Daten

kept-about = Der Server speichert deinen Namen und dein Zeichen, deine Tische und Kreise, deine Ergebnisse und Wertungen. Er speichert auch deine Nachrichten, die Leute, die du blockiert hast, und die Orte, an denen du benachrichtigt werden willst. Wenn du jemanden meldest, liest der Betreiber des Servers deine Meldung.
kept-export = Deine Daten herunterladen (JSON)
forget = Vergiss mich
forget-sure = Alle deine Daten löschen?
forget-about = Du verlässt jeden Tisch. In einer Partie, die noch läuft, kann jemand anders deinen Platz nehmen. In deinen früheren Partien steht dann „Somebody“ statt deines Namens. Der Server löscht deine Wertungen, deine Liste der Partien und deine verbundenen Geräte. Niemand kann sie wiederherstellen.

## Wie stark, und wie oft

cards = Wie oft du mit einem Zug oder einer Karte gewonnen hast

## Wen man blockiert hat

blocked = Blockiert
blocked-about = Du siehst nicht, was blockierte Leute schreiben. Du lädst sie zu keinem weiteren Spiel ein, und sie können sich an keinen Tisch setzen, den du führst. Der Server sagt es ihnen nicht. Um jemanden zu blockieren, öffne einen Tisch, an dem ihr beide spielt: Der Knopf ist neben dem Verlauf.
blocked-nobody = Niemand ist blockiert.
blocked-since = seit { $day }
blocked-undo = Aufheben
blocked-undo-name = { $name } nicht mehr blockieren
blocked-no-more = { $name } ist nicht mehr blockiert.

## Andere Geräte

sign-out = Alle anderen Geräte abmelden
sign-out-sure = Damit meldest du alle Geräte außer diesem ab. Um ein Gerät wieder anzumelden, erstelle einen neuen Link dafür. { $stay ->
    [both] Passkeys und Benachrichtigungen gelten weiter; du kannst sie auf dieser Seite entfernen. Auch Links, die einen Platz auf ein anderes Gerät bringen, gelten weiter.
    [passkeys] Passkeys gelten weiter; du kannst sie auf dieser Seite entfernen. Auch Links, die einen Platz auf ein anderes Gerät bringen, gelten weiter.
    [notices] Benachrichtigungen gelten weiter; du kannst sie auf dieser Seite entfernen. Auch Links, die einen Platz auf ein anderes Gerät bringen, gelten weiter.
   *[none] Links, die einen Platz auf ein anderes Gerät bringen, gelten weiter.
  }
signed-out = Alle anderen Geräte sind abgemeldet.
