# Die Partie des Tages.

deals = Die Partie des Tages
about = Heute bekommen in jedem Spiel alle dieselben Karten und Würfe. Es zählt nur dein erster Versuch, ohne Hinweise und ohne Zurücknehmen.
play = Spielen
play-game = Die Partie des Tages in { $title } spielen
resume = Weiterspielen
resume-game = Die Partie des Tages in { $title } weiterspielen
result = Ergebnis
result-share = Ergebnis { $percent }{ "\u00A0" }%
result-game = { $result }: die Partie des Tages in { $title }
streak = { $n ->
    [one] Serie: { $n } Tag
   *[other] Serie: { $n } Tage
  }
tomorrow = Morgen kommt eine neue Partie. Spielst du sie dann zu Ende, dauert deine Serie { $n } Tage.
won = Du hast gewonnen. Dein Ergebnis: { $points }.
lost = Du hast nicht gewonnen. Dein Ergebnis: { $points }.
share = Ein starker Computerspieler saß in hundert Partien auf deinem Platz. In { $percent } % davon war er nicht besser als du.
share-short = { $percent } %
working = Dein Ergebnis wird mit hundert Partien verglichen …
not-compared = Dieser Server kann keine Ergebnisse vergleichen: Für dieses Spiel fehlt ihm der übersetzte Code.
other-rules = Die Regeln dieses Spiels haben sich seither geändert (bei dir: Version { $version }), darum lässt sich dein Ergebnis nicht mehr vergleichen.
late = Du hast diese Partie an einem anderen Tag beendet, darum zählt sie nicht für deine Serie.
to-share = Text zum Teilen
shared = { $title }, { $date }: { $won ->
    [yes] gewonnen
   *[no] nicht gewonnen
  }{ $percent ->
    [none] {""}
   *[other] , so gut wie oder besser als { $percent } % der Partien
  }{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , { $streak } Tage in Folge
  }
all-results = Alle Ergebnisse
title-on = { $title }, { $date }
day-before = Tag davor
day-after = Tag danach
first-play = Spiel diese Partie, um dein Ergebnis und die der anderen zu sehen.
goes-on = Du hast diese Partie begonnen. Es zählt dein erster Versuch.
past = Vergangene Tage zählen nicht für deine Serie.
future = Dieser Tag hat bei dir noch nicht begonnen. Wenn du seine Partie jetzt spielst, zählt sie nicht für deine Serie.
results = Ergebnisse
everybody = Alle auf diesem Server
whose = Wessen Ergebnisse
place = Platz
who = Spieler
points = Punkte
compared = Vergleich
yours = (du)
winner = gewonnen
version = Regeln der Version { $n }, nicht vergleichbar
replay = Aufzeichnung von { $name }
to-the-lobby = Zur Startseite
try-again = Noch einmal versuchen
