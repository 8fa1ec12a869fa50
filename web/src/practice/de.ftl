# Üben: Rätsel und die eigenen teuren Züge.

practice = Üben
all = Alle Rätsel
looking = Der Server legt die Karten aus …

## Was es gibt

worst-moves = Deine schlechtesten Züge
worst-moves-mean = Die Analysen deiner Partien finden Züge, die deine Gewinnchance gesenkt haben. Diese Stellungen kommen nach einigen Tagen wieder, bis du sie kannst.
no-exercises = Noch keine. Öffne die Wiederholung einer Partie und lass sie vom Server analysieren.
nothing-due = { $n ->
    [one] Eine Stellung kommt { $when } wieder.
   *[other] { $n } Stellungen kommen wieder, die erste { $when }.
  }
the-match = { $day }{ $others ->
    [0] {""}
   *[other] , gegen { $names }
  }
the-move = Zug { $n } von { $last }
chance = Gewinnchance
more-wait = { $n ->
    [one] Einer wartet noch. Du bekommst die teuersten zuerst.
   *[other] { $n } weitere warten. Du bekommst die teuersten zuerst.
  }
puzzles = Rätsel
puzzles-mean = In jedem Rätsel ist ein Zug klar der beste. Du siehst alle Karten, die sein Spieler gesehen hatte, und keine anderen. Rätsel ändern keine Wertung.
puzzles-of = Rätsel zu { $title }
so-many-solved = { $n } gelöst
found-in = { $n } Rätsel, gefunden in { $games } Partien zwischen Computern.
number = Rätsel { $n }
players = { $n } Spieler
solved = gelöst
other-rules = Für Fassung { $got } der Regeln gemacht. Gespielt wird jetzt Fassung { $now }.
rating = { $n } von fünf Sternen: { $n ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[other] sehr schwer
  }

## Eine Stellung

puzzle = Rätsel
puzzle-of = { $title }: Rätsel
exercise = Übung
exercise-of = { $title }: dein Zug
question = Die Frage
find-best = Welcher Zug ist der beste?
better-now = Was spielst du jetzt?
the-best = Das ist der beste Zug.
nearly-best = Gut: nur { $cost } schlechter als der beste.
not-best = Nicht der beste: Er kostet { $cost }.
why = Deine Gewinnchance mit jedem Zug. Die Probepartien dafür verteilen alles neu, was du nicht sehen konntest.
your-move = (dein Zug)
still-open = Du hast noch { $n } vor dir.
first = Erstes Rätsel
again = Noch einmal versuchen
next = Nächstes Rätsel
next-exercise = Nächster Zug von dir
go-on = Weiter
due-again = Diese Stellung kommt { $when } wieder.
today-at = heute um { $time }
on-day = am { $day }
