# Was Leute am Tisch einander schreiben, und von wem man nichts mehr hören will.

chat = Gespräch
chat-empty = Noch hat niemand etwas geschrieben.
chat-who-reads = Alle, die hier sitzen, lesen es, jetzt und später.
chat-is-off = Wer den Tisch führt, lässt hier niemanden schreiben.
your-line = Deine Zeile
write = Schreiben
is-quiet = Hier soll Ruhe sein: Niemand schreibt.
let-write = An diesem Tisch darf geschrieben werden

## Leute

people = Jemanden blockieren oder melden
people-of-host = Gespräch; jemanden blockieren oder melden
blocked = blockiert
block = Blockieren
block-name = { $name } blockieren
unblock = Aufheben
unblock-name = { $name } nicht mehr blockieren
report = Melden
report-name = { $name } melden
block-means = Wer blockiert ist, erfährt es nicht. Du siehst nicht mehr, was er oder sie sagt; du bittest die Person zu keinem weiteren Spiel, und an deinen Tischen kann sie nicht Platz nehmen.

report-of = { $name } dem Haus melden
report-kind = Worum es geht
kind-insult = Beleidigung oder Drohung
kind-flood = eine Flut von Worten
kind-cheating = Betrug
kind-name = der Name
kind-other = etwas anderes
report-text = In wenigen Worten, wenn du magst
report-means = Die letzten Zeilen dieses Tisches gehen mit, von allen, die hier sitzen. Von selbst geschieht sonst nichts.
send = Absenden
rather-not = Lieber nicht
reported = Wer das Haus führt, kann es { $days } Tage lang lesen. { $lines ->
    [0] Gesagt worden war hier nichts.
    [one] Eine Zeile ging mit.
   *[other] { $lines } Zeilen gingen mit.
  }
