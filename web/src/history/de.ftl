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
state-abandoned = seit einer Woche ist nichts geschehen
you = du
nobody = niemand
scored = { $name } { $score }
unrated = zählt nicht für deine Wertung
to-table = Zum Tisch
to-table-of = Zum Tisch von { $title }
look-again = Noch einmal ansehen
look-again-at = Noch einmal ansehen: { $title } vom { $day }
look-again-review = Noch einmal ansehen: { $title } vom { $day }, mit der Besprechung

## Wie stark, und wie oft

at-seats = mit { $n } Plätzen
sure = zu 95 % sicher: { $low } bis { $high }
unknown = Noch nicht bekannt
rated = { $n } von { $enough } Partien, die es dafür braucht.
stands = { $name } steht bei { $points }
nothing-yet = Noch nichts. Spiel eine Partie auf einem Platz bis zum Ende, mit Leuten oder mit Greenhorn, und eine Wertung beginnt.
counts = Was zählt, und was die Zahlen heißen
counts-numbers = Greenhorn steht in jedem Spiel bei 1.500. Mit zwei Plätzen sind 200 Punkte mehr drei Siege von vier. Die Computerspieler des Hauses stehen, wo sie gemessen wurden, und rücken nie; wer in einem Spiel nicht gemessen ist, zählt dort nicht.
counts-matches = Nur eine Partie, die bis zum Ende und mit den eigenen Zahlen des Spiels gespielt wurde, und nur für Leute, die allein vor ihrem Bildschirm saßen und für die nie jemand eingesprungen ist.
counts-winning = Nur Gewinnen zählt. Wer auf welchem Platz saß, wird nicht herausgerechnet: Tauscht ab und zu die Plätze.
luck = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Bei so wenigen kann das auch Glück sein.
luck-more = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Das ist mehr, als Glück bringt.
luck-less = { $wins } von { $matches } gewonnen, ausgeglichen wäre eine von { $players }: Das ist nicht allein Pech.
share = { $wins } von { $matches } gewonnen, { $share } % ({ $low } bis { $high })
by-seat = Nach Plätzen
game-and-seat = Spiel und Platz
won = Gewonnen
seat-of = { $title }, Platz { $letter } von { $players }
in-company = In wessen Gesellschaft
who-there = Wer
a-computer = { $name }, ein Computerspieler
shares-about = Partien, die du von Anfang bis Ende auf einem Platz gespielt hast. Was in Klammern steht, enthält den wahren Anteil in 19 von 20 Fällen.
shares-none = Noch gibt es nichts zu zählen.
cards-at = { $title } mit { $n } Plätzen
cards-did = Was du getan hast
cards-what = Was
cards-times = { $n } Mal
cards-waiting = { $n ->
    [one] Eine Partie wird noch gezählt.
   *[other] { $n } Partien werden noch gezählt.
  }
cards-about = Partien, die du von Anfang bis Ende auf einem Platz gespielt hast, und wie die ausgingen, in denen du es getan oder gehabt hast. Der Grund muss das nicht sein: Manches kann nur tun, wer gerade gewinnt.
