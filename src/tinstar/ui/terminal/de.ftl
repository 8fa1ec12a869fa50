# Das Terminal auf Deutsch.

you = Du
hand = Hand
hands = Hände { $counts }
points = { $score } P.
on-top = oben { $card }
in-all = { $card }, zusammen { $n }
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
  }
dollars = { NUMBER($n, useGrouping: 0) } $

## Der Bildschirm

sit-down = Du setzt dich zu { $title }. Drück ? für die Regeln in wenigen Zeilen.
hint = Rat: { $move }.
thinks-about-a-hint = Der Computer sucht einen Rat ...
first-time = Beim ersten Mal dauert es eine Minute, weil das Spiel kompiliert werden muss.
key-line = ↑↓ wählen   Enter spielen   Buchstaben: Zug tippen   h Rat   ? Hilfe   Strg-Q gehen
too-small = Das Terminal muss mindestens { $columns } Spalten und { $lines } Zeilen haben, dieses hat { $width } und { $height }; mach es größer oder spiele mit --plain
made-too-small = Dieses Terminal hat { $width } Spalten und { $height } Zeilen.
    Der Tisch braucht { $columns } Spalten und { $lines } Zeilen.
    Mach es größer, oder drücke Strg-Q und spiele mit --plain.
in-a-few-lines = { $title } in wenigen Zeilen
keys = Tasten
key-choose = ↑ ↓ Enter
key-choose-does = einen Zug aus der Liste wählen; seine Karten leuchten auf
key-type = Buchstaben
key-type-does = einen Zug tippen, oder die Anfänge seiner Wörter, etwa s ban b3
key-hint = h oder F1
key-hint-does = Rat: was der Computer täte
key-help = ? oder F2
key-help-does = diese Hilfe
key-back = Esc
key-back-does = zurück zur Liste, noch einmal: hinaus
key-leave = Strg-C, Strg-Q
key-leave-does = gehen; die Partie ist gespeichert
how-moves-are-written = Wie man Züge schreibt
play-again = Noch einmal spielen
look-at-the-table = Den Tisch ansehen
quit = Gehen
press-any-key = Weiter mit irgendeiner Taste.
shows = zeigt { $cards }
shows-nothing = zeigt keine Karten

## Zeilen

welcome = { $title }. Jederzeit hilft help, und quit beendet.
how-to-move = Tippe einen Zug, wie `moves` ihn zeigt, oder die Anfänge seiner Wörter, oder seine Nummer in jener Liste.
command-moves = deine möglichen Züge, mit Nummern
command-hint = fragen, was der Computer täte
command-table = den Tisch noch einmal zeigen
command-rules = die Regeln mit ihren Nummern, oder eine davon wie P6
command-help = das Spiel in wenigen Zeilen, und diese Liste
command-quit = gehen; die Partie ist gespeichert
would = Der Computer würde: { $move }. ({ $notation })
again-or-quit = Mit again spielst du noch einmal, mit quit gehst du.
not-again-or-quit = Hier geht again oder quit, getippt wurde { $got }

## Gehen

kept = Nichts ist verloren. Die Partie ist gespeichert in { $file }
kept-over = Die Partie ist aus. Sie ist gespeichert in { $file }
verify = Prüf, ob alles fair war:
resume = Mach damit weiter:

## Die Partie des Tages

no-hints = In der Partie des Tages gibt es keinen Rat.
daily-won = Du hast gewonnen. Dein Ergebnis: { $points }.
daily-lost = Du hast nicht gewonnen. Dein Ergebnis: { $points }.
daily-working = Dein Ergebnis wird mit hundert Partien verglichen ...
daily-share = Ein starker Computerspieler saß in hundert Partien auf deinem Platz. In { $percent } % davon war er nicht besser als du.
daily-alone = Dein Ergebnis lässt sich nicht vergleichen: Für dieses Spiel gibt es keinen übersetzten Code.
daily-shared = { $title }, { $date }: { $won ->
    [yes] gewonnen
   *[no] nicht gewonnen
  }{ $percent ->
    [none] {""}
   *[other] , so gut wie oder besser als { $percent } % der Partien
  }

## 25 Outlaws

none-yet = noch leer
against = { $one } gegen { $other }

## Showdown

open-cards = Offen
bucks = { $n } Dollar

## Rin Tin Tin

boodle = Beute { $n }
all-placed = alles gesetzt
cavalryman = { $n ->
    [one] { $n } Kavallerist
   *[other] { $n } Kavalleristen
  }
rin-tin-tin = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
  }
purple = Lila
pink = Rosa
white = Weiß
black = Schwarz
