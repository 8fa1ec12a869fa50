# Was Leute am Tisch einander schreiben, und von wem man nichts mehr hören will.

chat = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-who-reads = Alle, die an diesem Tisch sitzen, können den Chat lesen, auch wer sich später hinsetzt.
chat-is-off = Wer den Tisch führt, hat den Chat an diesem Tisch abgeschaltet.
your-line = Deine Nachricht
write = Schreiben
is-quiet = Wer den Tisch führt, hat ihn stumm geschaltet. Darum kann hier niemand schreiben.
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
block-means = Der Server sagt es der Person nicht. Du siehst nicht mehr, was sie schreibt, und lädst sie zu keinem weiteren Spiel ein. Sie kann sich an keinen Tisch setzen, den du führst.

report-of = { $name } melden. Das liest, wer diesen Server betreibt.
report-kind = Grund
kind-insult = Beleidigung oder Drohung
kind-flood = Spam
kind-cheating = Betrug
kind-name = der Name
kind-other = etwas anderes
report-text = In wenigen Worten, wenn du magst
report-means = Deine Meldung enthält die letzten Nachrichten an diesem Tisch, von allen, die hier sitzen. Was dann geschieht, entscheidet, wer den Server betreibt.
send = Absenden
rather-not = Lieber nicht
reported = Wer den Server betreibt, kann deine Meldung { $days } Tage lang lesen. { $lines ->
    [0] Sie enthält keine Nachrichten, denn an diesem Tisch hat niemand etwas geschrieben.
    [one] Sie enthält eine Nachricht von diesem Tisch.
   *[other] Sie enthält { $lines } Nachrichten von diesem Tisch.
  }
