# Das Labor: ein Spiel mit anderen Zahlen, und was dabei herauskommt.

lab = Das Labor
game = Spiel
no-such-game = Dieses Spiel gibt es auf diesem Server nicht. Hier ist ein anderes.

## Die Werkbank

what-if = Was wäre, wenn …?
players = Plätze
played-by = Gespielt von
by-greedy = Gierigen
by-net = Sheriffs
by-random = Zufallszügen
no-sheriff = Ein geändertes Spiel hat kein Sheriff gelernt, darum spielt dort ein Deputy.
whose-knobs = Das Spiel, das du änderst
as-it-is = wie es ist
enough = Hier anhalten
again = Noch einmal simulieren
play-out = Simulieren
play-yourself = { $side } selbst spielen
turned-since = Dieses Ergebnis gehört zu den früheren Zahlen: Du hast seitdem welche geändert.
left-out = Dieser Server kann nicht alles, was dieser Link verlangt. Es fehlt: { $what }.
left-out-more = Dieser Server kann nicht alles, was dieser Link verlangt. Es fehlt: { $what } ….
too-long = der ganze Link, denn er ist zu lang
what-comes = Ergebnis
link = Ein Link zu genau diesem
table-of = Ein Tisch für { $title }

## Regler

numbers = Zahlen
turned = { $n } geändert
rulings = Regelfragen
grade = Sicherheitsstufe
as-number = { $text }, als Zahl
from = Quelle: { $source }
back-to = Zurück auf { $value }
how-sure = Wie sicher ist eine Zahl? A steht in den Regeln. B folgt aus dem, was dort steht. C ist so erschlossen, dass es passt. D ist von uns. { $key } auf einem Regler stellt ihn zurück.

## Antworten

after = Nach je { $games } Partien: { $sentence }
failed = Die Simulation kam nicht zu Ende. Versuch es noch einmal.
so-far = Bisher je { $games } Partien, gleich ausgeteilt …
so-far-done = Je { $games } Partien, gleich ausgeteilt. Hier hast du angehalten.
so-far-ended = Je { $games } Partien, gleich ausgeteilt; { $ended }.
figures = Alle Zahlen
figure = Zahl
drawn = Diagramm
from-to = { $low } bis { $high }
beyond-luck = , mehr als Zufall
intervals = Bereiche mit 95 % Sicherheit. ★ ist mehr, als der Zufall bewirkt, alle Zeilen zusammen gerechnet. Führung, Schwankung und Glück folgen den eigenen Schätzungen des Spiels.
queue = Du bist Nummer { $n } in der Schlange.
queue-next = Du bist als Nächstes dran.
queue-few = Der Server simuliert nur wenige Spiele gleichzeitig.
working = Der Server bereitet das Spiel vor. Beim ersten Mal dauert das eine Minute.
begin = Ändere eine Zahl von Spiel B. Der Server spielt dann Tausende Partien von A und von B, gleich ausgeteilt. Du erfährst, wie lange eine Partie dauert, ob es zählt, wer anfängt, und wie viel das Glück entscheidet.
