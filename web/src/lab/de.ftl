# Das Labor: ein Spiel mit anderen Zahlen, und was dabei herauskommt.

lab = Das Labor
game = Spiel
no-such-game = Ein solches Spiel kennt das Haus nicht; hier ist ein anderes.

## Die Werkbank

what-if = Was wäre, wenn …?
players = Plätze
played-by = Gespielt von
by-greedy = Gierigen
by-net = Sheriffs
by-random = dem Zufall
no-sheriff = Ein geändertes Spiel hat kein Sheriff gelernt: Dort spielt ein Deputy.
whose-knobs = Wessen Regler du drehst
as-it-is = wie es ist
enough = Das genügt
again = Noch einmal durchspielen
play-out = Durchspielen
play-yourself = { $side } selbst spielen
turned-since = Seitdem wurde an den Reglern gedreht.
left-out = Nicht alles an diesem Link gibt es hier, darum fehlt: { $what }.
left-out-more = Nicht alles an diesem Link gibt es hier, darum fehlt: { $what } ….
too-long = das Ganze, denn es ist zu lang
what-comes = Was dabei herauskommt
link = Ein Link zu genau diesem
table-of = Ein Tisch für { $title }

## Regler

numbers = Zahlen
turned = { $n } gedreht
rulings = Regelfragen
grade = sicher nach Stufe
as-number = { $text }, als Zahl
from = Quelle: { $source }
back-to = Zurück auf { $value }
how-sure = Wie sicher eine Zahl ist: A steht in den Regeln, B folgt aus dem, was dort steht, C ist so erschlossen, dass es passt, D ist von uns. { $key } auf einem Regler stellt ihn zurück.

## Antworten

after = Nach je { $games } Partien: { $sentence }
failed = Es kam nicht zu Ende; frag noch einmal.
so-far = Je { $games } Partien, gleich ausgeteilt, und es kommen noch mehr…
so-far-done = Je { $games } Partien, gleich ausgeteilt; das war genug.
so-far-ended = Je { $games } Partien, gleich ausgeteilt; { $ended }.
figures = Alle Zahlen
figure = Zahl
drawn = gezeichnet
from-to = { $low } bis { $high }
beyond-luck = , mehr als Zufall
intervals = Bereiche mit 95 % Sicherheit. ★ ist mehr, als der Zufall bewirkt, für alle Zeilen zusammen. Führung, Schwankung und Glück gehen nach den eigenen Einschätzungen des Spiels.
queue = Du bist Nummer { $n } in der Schlange.
queue-next = Du bist als Nächstes dran.
queue-few = Das Haus spielt wenige Fragen gleichzeitig durch.
working = Die Karten werden zugeschnitten. Beim ersten Mal dauert das eine Minute.
begin = Dreh an einem Regler von B, und das Haus spielt Tausende Partien von beiden, gleich ausgeteilt, bis es weiß, was deine Änderung bewirkt: wie lange eine Partie dauert, ob es zählt, wer anfängt, was das Glück ausmacht.
