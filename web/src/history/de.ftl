# Was jemand gespielt hat.
#
# rating Wertung

## Was gespielt wurde

which-matches = Welche Partien
game = Spiel
every-game = alle Spiele
seats = Plätze
any-seats = beliebig viele Plätze
n-seats = { $n } Plätze
against = Gegen
against-anybody = gegen alle
computer = { $name } (Computer)
no-match = Du hast noch keine solche Partie gespielt.
no-match-at-all = Du hast noch keine Partie zu Ende gespielt. Hier stehen dann deine Ergebnisse und Wiederholungen.
older = Ältere Partien zeigen
came-open = Offen
came-won = Gewonnen
came-lost = Verloren
came-left = Gegangen
state-left = du bist vor dem Ende gegangen
state-running = läuft noch
state-abandoned = seit einer Woche hat niemand gezogen
you = du
nobody = niemand
scored = { $name } { $score }
unrated = zählt nicht für deine Wertung
to-table = Zum Tisch
to-table-of = Zum Tisch von { $title }
look-again = Rückblick
look-again-at = Rückblick: { $title } vom { $day }
look-again-review = Rückblick: { $title } vom { $day }, mit der Analyse

## Wie stark, und wie oft

at-seats = mit { $n } Plätzen
sure = mit 95 % Sicherheit zwischen { $low } und { $high }
unknown = Noch keine Wertung
changed = { $change } in der letzten Partie
rated = Du hast { $n } von { $enough } Partien gespielt, die eine Wertung braucht.
stands = { $name } hat die Wertung { $points }
nothing-yet = Du hast noch keine Wertung. Dafür spiel Partien auf einem einzigen Platz zu Ende, gegen Leute oder gegen Greenhorn.
counts = Welche Partien zählen, und was Wertungen bedeuten
counts-numbers = Greenhorn hat in jedem Spiel 1.500 Punkte. An einem Tisch für zwei bedeuten 200 Punkte mehr drei Siege von vier. Die Wertung jedes Computerspielers haben wir einmal gemessen, und sie ändert sich nicht. Hat ein Computerspieler in einem Spiel keine Wertung, übergeht deine Wertung seinen Platz.
counts-matches = Eine Partie zählt, wenn du sie zu Ende gespielt hast, ohne die Zahlen des Spiels zu ändern. Du darfst an deinem Bildschirm nur einen Platz gespielt haben, und kein Computerspieler darf einen Zug für dich gemacht haben.
counts-winning = Nur Siege zählen, nicht der Punktestand. Die Wertung berücksichtigt nicht, ob dein Platz ein guter ist. Tausch darum ab und zu den Platz.
luck = { $wins } von { $matches } Partien gewonnen. Mit { $players } Spielern ist der Durchschnitt ein Sieg in { $players }. Nach so wenigen Partien kann der Unterschied Glück sein.
luck-more = { $wins } von { $matches } Partien gewonnen. Mit { $players } Spielern ist der Durchschnitt ein Sieg in { $players }. Glück allein erklärt so viele Siege nicht.
luck-less = { $wins } von { $matches } Partien gewonnen. Mit { $players } Spielern ist der Durchschnitt ein Sieg in { $players }. Pech allein erklärt so wenige Siege nicht.
share = { $wins } von { $matches } gewonnen, { $share } % ({ $low } bis { $high })
by-seat = Nach Plätzen
game-and-seat = Spiel und Platz
won = Gewonnen
seat-of = { $title }, Platz { $letter } von { $players }
in-company = Deine Siege mit jedem anderen Spieler
who-there = Spieler
a-computer = { $name }, ein Computerspieler
shares-about = Gezählt sind die Partien, die du von Anfang bis Ende auf einem einzigen Platz gespielt hast. Mit 95 % Sicherheit liegt dein wahrer Anteil an Siegen zwischen den zwei Zahlen in Klammern.
shares-none = Noch gibt es keine Partien zu zählen.
cards-at = { $title } mit { $n } Plätzen
cards-did = Was du getan hast
cards-what = Zug oder Karte
cards-times = { $n } Mal
cards-waiting = { $n ->
    [one] Eine Partie wird noch gezählt.
   *[other] { $n } Partien werden noch gezählt.
  }
cards-about = Gezählt sind die Partien, die du von Anfang bis Ende auf einem einzigen Platz gespielt hast. Jede Zeile zeigt, wie oft du die Partien gewonnen hast, in denen du etwas getan oder eine Karte gehabt hast. Das muss nicht der Grund sein: Manche Züge kann nur machen, wer schon gewinnt.
