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
no-match = Noch keine solche Partie.
older = Ältere zeigen
came-open = Offen
came-won = Gewonnen
came-lost = Verloren
came-left = Gegangen
state-left = du warst vor dem Ende gegangen
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
sure = zu 95 % sicher: { $low } bis { $high }
unknown = Noch nicht bekannt
rated = { $n } von { $enough } Partien, die eine Wertung braucht.
stands = { $name } hat die Wertung { $points }
nothing-yet = Noch nichts. Für eine Wertung spiel eine Partie auf einem Platz bis zum Ende, mit Leuten oder mit Greenhorn.
counts = Was zählt, und was die Zahlen heißen
counts-numbers = Greenhorn hat in jedem Spiel 1.500 Punkte. Mit zwei Plätzen bedeuten 200 Punkte mehr drei Siege von vier. Computerspieler haben eine feste Wertung, die wir gemessen haben. Hat ein Computerspieler in einem Spiel keine Wertung, zählt er dort nicht.
counts-matches = Eine Partie zählt, wenn sie mit den eigenen Zahlen des Spiels zu Ende gespielt wurde. Du musst allein vor deinem Bildschirm gesessen haben, und kein Computerspieler darf für dich gespielt haben.
counts-winning = Nur Gewinnen zählt. Die Wertung berücksichtigt deinen Platz nicht: Tauscht darum ab und zu die Plätze.
luck = { $wins } von { $matches } gewonnen. Durchschnitt ist ein Sieg in { $players }. Nach so wenigen Partien kann der Unterschied Glück sein.
luck-more = { $wins } von { $matches } gewonnen. Durchschnitt ist ein Sieg in { $players }. Glück allein erklärt so viele Siege nicht.
luck-less = { $wins } von { $matches } gewonnen. Durchschnitt ist ein Sieg in { $players }. Pech allein erklärt so wenige Siege nicht.
share = { $wins } von { $matches } gewonnen, { $share } % ({ $low } bis { $high })
by-seat = Nach Plätzen
game-and-seat = Spiel und Platz
won = Gewonnen
seat-of = { $title }, Platz { $letter } von { $players }
in-company = Danach, wer mitgespielt hat
who-there = Spieler
a-computer = { $name }, ein Computerspieler
shares-about = Das sind die Partien, die du von Anfang bis Ende auf einem Platz gespielt hast. Die Klammern zeigen, wo dein wahrer Anteil mit 95 % Sicherheit liegt.
shares-none = Noch gibt es nichts zu zählen.
cards-at = { $title } mit { $n } Plätzen
cards-did = Was du getan hast
cards-what = Zug oder Karte
cards-times = { $n } Mal
cards-waiting = { $n ->
    [one] Eine Partie wird noch gezählt.
   *[other] { $n } Partien werden noch gezählt.
  }
cards-about = Das sind die Partien, die du von Anfang bis Ende auf einem Platz gespielt hast. Jede Zeile zeigt, wie oft du gewonnen hast, wenn du etwas getan oder eine Karte gehabt hast. Der Grund muss das nicht sein: Manches kann nur tun, wer gerade gewinnt.
