# Das Labor: ein Spiel mit anderen Zahlen, und was dabei herauskommt.

lab = Das Labor
game = Spiel
no-such-game = Das Spiel, das du wolltest, gibt es auf diesem Server nicht. Er zeigt stattdessen ein anderes.

## Die Werkbank

what-if = Was wäre, wenn …?
players = Plätze
played-by = Gespielt von
by-greedy = Gierigen
by-net = Sheriffs
by-random = Zufallszügen
no-sheriff = Der Sheriff hat nur das unveränderte Spiel gelernt. Dein geändertes Spiel spielt ein anderer Computerspieler, der Deputy.
whose-knobs = Das Spiel, das du änderst
as-it-is = wie es ist
enough = Hier anhalten
again = Noch einmal simulieren
play-out = Simulieren
play-yourself = { $side } selbst spielen
turned-since = Dieses Ergebnis gehört zu den früheren Zahlen: Du hast seitdem welche geändert.
left-out = Mit manchen Teilen dieses Links kann dieser Server nichts anfangen. Er übergeht sie: { $what }.
left-out-more = Mit manchen Teilen dieses Links kann dieser Server nichts anfangen. Er übergeht sie: { $what } ….
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
how-sure = Der Buchstabe neben einer Zahl sagt, wie sicher sie ist. A: Sie steht in den Regeln. B: Sie folgt aus den Regeln. C: Wir haben sie erschlossen, und sie passt zum Rest. D: Wir haben sie erfunden. { $key } auf einem Regler stellt ihn zurück.

## Antworten

after = Nach je { $games } Partien beider Spiele: { $sentence }
failed = Die Simulation kam nicht zu Ende. Bitte starte sie noch einmal.
so-far = Bisher je { $games } Partien beider Spiele. Beide bekommen dieselben Karten und Würfe …
so-far-done = Je { $games } Partien beider Spiele, mit denselben Karten und Würfen. Hier hast du die Simulation angehalten.
so-far-ended = Je { $games } Partien beider Spiele, mit denselben Karten und Würfen; { $ended }.
figures = Alle Zahlen
figure = Zahl
drawn = Diagramm
from-to = { $low } bis { $high }
beyond-luck = , mehr als Zufall
intervals = Mit 95 % Sicherheit liegt der wahre Wert im angegebenen Bereich. ★ heißt: Glück allein erklärt den Unterschied nicht, auch bei so vielen Zeilen. Führung, Schwankung und Glück beruhen darauf, wie jedes Spiel selbst schätzt, wer vorn liegt.
queue = Du bist Nummer { $n } in der Schlange.
queue-next = Du bist als Nächstes dran.
queue-few = Der Server rechnet nur wenige Simulationen gleichzeitig.
working = Der Server bereitet das Spiel vor. Beim ersten Mal dauert das eine Minute.
begin = Ändere eine Zahl von Spiel B. Der Server spielt dann Tausende Partien von A und von B, mit denselben Karten und Würfen. Du erfährst, wie lange eine Partie dauert, ob der erste Spieler im Vorteil ist, und wie viel das Glück entscheidet.
