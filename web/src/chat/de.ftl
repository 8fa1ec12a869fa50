# Was Leute am Tisch einander schreiben, und von wem man nichts mehr hören will.

chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-who-reads = Alle, die hier sitzen, können es lesen, jetzt und später.
chat-is-off = Wer den Tisch führt, hat den Chat hier abgeschaltet.
your-line = Deine Nachricht
write = Schreiben
is-quiet = Dieser Tisch ist stumm geschaltet: Niemand kann schreiben.
let-write = An diesem Tisch darf geschrieben werden

## Leute

people = Jemanden blockieren oder melden
people-of-host = Chat; jemanden blockieren oder melden
blocked = blockiert
block = Blockieren
block-name = { $name } blockieren
unblock = Aufheben
unblock-name = { $name } nicht mehr blockieren
report = Melden
report-name = { $name } melden
block-means = Die Person erfährt es nicht. Du siehst nicht mehr, was sie sagt, und lädst sie zu keinem weiteren Spiel ein. An deinen Tischen kann sie nicht Platz nehmen.

report-of = { $name } melden. Das liest, wer diesen Server betreibt.
report-kind = Grund
kind-insult = Beleidigung oder Drohung
kind-flood = Spam
kind-cheating = Betrug
kind-name = der Name
kind-other = etwas anderes
report-text = In wenigen Worten, wenn du magst
report-means = Deine Meldung enthält die letzten Nachrichten an diesem Tisch, von allen, die hier sitzen. Sonst geschieht nichts von selbst.
send = Absenden
rather-not = Lieber nicht
reported = Wer den Server betreibt, kann deine Meldung { $days } Tage lang lesen. { $lines ->
    [0] Geschrieben hatte hier niemand etwas.
    [one] Sie enthält eine Nachricht.
   *[other] Sie enthält { $lines } Nachrichten.
  }
