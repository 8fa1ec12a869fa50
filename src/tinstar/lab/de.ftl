# Was das Labor findet.
#
# decision Entscheidung · choice Wahl · turn Runde am Zug · action Zug · lead Führung · hints Einschätzungen

## Ein Vergleich

as-it-is = dem Spiel, wie es ist
same = Beide Spiele sind gleich. Ändere eine Zahl von A oder B.
if-numbers = Mit { $numbers }:{" "}
if-ruled = Angenommen, es gilt: { $ruled }. Dann:{" "}
if-ruled-numbers = Angenommen, es gilt: { $ruled }. Dann, mit { $numbers }:{" "}
if-both = { $one } und { $other }
set-number = „{ $what }“ auf { $now } statt { $before }
set-same = „{ $what }“ auf { $now }
set-on = „{ $what }“ eingeschaltet
set-off = „{ $what }“ ausgeschaltet
set-players = { $value } Spielern
set-seats = { $value } am Tisch
set-variant = der Variante { $value }
set-edition = den Zahlen aus { $value }
from-to = { $near } bis { $far }
as-even = die Siege verteilen sich so gleichmäßig wie zuvor
nothing-sure = kein Unterschied ist sicher

## Warum es zu Ende war

time-up = die Zeit war um
most-games = mehr Partien spielt ein Vergleich nicht
narrow = die Bereiche sind eng genug

## Was gemessen wird, und um wie viel es sich unterscheidet

metric-more = { $more ->
    [less] weniger
   *[more] mehr
  }
metric-later = { $more ->
    [less] früher
   *[more] später
  }
metric-length = Entscheidungen in einer Partie
metric-length-differs = eine Partie hat { $amount } Entscheidungen { metric-more }
metric-chair = Siege nach Plätzen
metric-chair-differs = Platz { $which } gewinnt { $amount } von 100 Partien { metric-more }
metric-kind = Siege eines Platzes, nach Art der Spieler
metric-kind-differs = ein Platz mit { $which } gewinnt { $amount } von 100 Partien { metric-more }
metric-turn = Siege danach, wer zuerst gefragt wird
metric-turn-differs = wer { $which } gefragt wird, gewinnt { $amount } von 100 Partien { metric-more }
metric-breadth = Züge, unter denen ein Netz wirklich wählt: exp(Entropie) seiner Gewichte, wo es eine Wahl gibt
metric-breadth-differs = ein Netz wählt im Grunde unter { $amount } Zügen { metric-more }
metric-capped = Partien, die eine Grenze abbricht
metric-capped-differs = { $amount } von 100 Partien { metric-more } bricht eine Grenze ab
metric-choice = Entscheidungen, die eine Wahl lassen
metric-choice-differs = { $amount } von 100 Entscheidungen { metric-more } lassen eine Wahl
metric-dead = Runden am Zug ganz ohne Wahl
metric-dead-differs = { $amount } von 100 Runden am Zug { metric-more } sind ganz ohne Wahl
metric-decided = Teil einer Partie, der noch gespielt wird, obwohl zu 80 % feststeht, wer gewinnt, nach den Einschätzungen des Spiels
metric-decided-differs = entschieden sind am Ende { $amount } Hundertstel einer Partie { metric-more }
metric-drama = Gewinnchance, um die unterwegs zurücklag, wer gewinnt, nach den Einschätzungen des Spiels
metric-drama-differs = wer gewinnt, lag unterwegs um { $amount } von 100 Partien { metric-more } zurück
metric-endings = wie Partien enden
metric-endings-differs = { $amount } von 100 Partien { metric-more } enden so: „{ $which }“
metric-leads = Wechsel der Führung, nach den Einschätzungen des Spiels
metric-leads-differs = die Führung wechselt { $amount }-mal { metric-more }
metric-luck = Gewinnchance, die das folgenreichste Ergebnis des Zufalls verschiebt, nach den Einschätzungen des Spiels
metric-luck-differs = das folgenreichste Ergebnis des Zufalls verschiebt { $amount } von 100 Partien { metric-more }
metric-options = erlaubte Züge, wo es eine Wahl gibt
metric-options-differs = eine Wahl besteht zwischen { $amount } Zügen { metric-more }
metric-points = Punkte, die mehr hat, wer zuerst gefragt wird
metric-points-differs = wer zuerst gefragt wird, hat gegenüber anderen { $amount } Punkte { metric-more }
metric-score = Punkte am Ende
metric-score-differs = { $which } hat { $amount } Punkte { metric-more }
metric-settled = Teil einer Partie, nach dem die Führung nicht mehr wechselt, nach den Einschätzungen des Spiels
metric-settled-differs = die Führung wechselt zum letzten Mal { $amount } Hundertstel der Partie { metric-later }
metric-shared = Partien, die mehrere gewinnen
metric-shared-differs = { $amount } von 100 Partien { metric-more } gewinnen mehrere gemeinsam
metric-swing = Gewinnchance, die die folgenreichste Entscheidung verschiebt, nach den Einschätzungen des Spiels
metric-swing-differs = die folgenreichste Entscheidung einer Partie verschiebt { $amount } von 100 Partien { metric-more }

## Was auseinandergehalten wird

which-the-winner = wer gewinnt
which-a-seat = ein Platz
which-first = an 1. Stelle
which-second = an 2. Stelle
which-third = an 3. Stelle
which-fourth = an 4. Stelle
which-fifth = an 5. Stelle
which-sixth = an 6. Stelle
which-seventh = an 7. Stelle
which-eighth = an 8. Stelle
which-ninth = an 9. Stelle
which-tenth = an 10. Stelle
