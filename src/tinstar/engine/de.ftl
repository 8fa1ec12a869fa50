# What all games say.

who = { $who ->
    [you] du
   *[other] { $who }
  }
whose = { $who ->
    [you] dein
   *[other] von { $who }
  }
list = { $most } und { $last }

## Ein Tisch in Zeilen

table-empty = leer
table-face-down = verdeckt
table-some-face-down = { $n } verdeckt
table-points = { $score }
table-or-more = { $score } oder mehr
table-you = { $letter }, du
table-score = Wertung { $score }.

## Getippte Züge

typed-or = { $most } oder { $last }
typed-more = { $n } weitere
typed-could-be = Das ist nicht eindeutig: { $got } könnte heißen { $moves }
typed-no-move = Das ist kein Zug: { $got }; einer wäre etwa { $moves }
typed-no-number = Die Nummern gehen von 1 bis { $most }, getippt wurde { $got }
