# Die Lobby.

welcome = Setz dich dazu. Die Karten sind ehrlich gemischt, und du kannst das nachprüfen.
me = Du
settings = Einstellungen
try-again = Noch einmal versuchen
your-tables = Deine Tische
new-table = Ein neuer Tisch
which-game = Welches Spiel darf es sein?
played = Vergangene Partien
friends = Freunde
practice = Löse Rätsel und wiederhole deine schlechtesten Züge: { $link }.
practice-link = Üben
file = Sieh dir eine Partie aus einer Datei an: { $link }.
file-link = Journal öffnen
lab = Und wenn eine Karte mehr wert wäre? { $link } spielt Probepartien und zeigt es dir.
lab-link = Das Labor
licences = Lizenzen dessen, woraus diese Seite besteht
in-python = Sheriffs und Marshals denken hier langsam: Dieser Server hat keinen kompilierten Code für { $games }. Wer ihn betreibt, kann das Extra „compile“ installieren.
show-all = Alle { $n } zeigen

## Ein Spiel

play = Spielen
play-game = { $title } spielen
learn = Spielend lernen
learn-game = { $title } spielend lernen
set = Tisch einrichten
set-game = Tisch einrichten für { $title }
table-of = Ein Tisch für { $title }

## Die eigenen Tische

your-turn = Du bist dran
your-turn-by = Du bist dran, bis { $day }
phase-revealing = gleich geht es los
phase-playing = läuft
phase-gathering = wartet auf Mitspieler
phase-over = vorbei
asked-again = die anderen laden dich zu einer neuen Partie ein
sat-in-for = { $name } springt für dich ein; du kannst zurückkommen
left = du bist gegangen und kannst zurückkommen
paused = pausiert, bis jemand den Tisch öffnet
to-come = { $n ->
    [one] wartet noch auf einen Spieler
   *[other] wartet noch auf { $n } Spieler
  }
all-here = alle sind da
is-asked = { $name } ist dran
at-one-screen = { $names } an einem Bildschirm
with = mit { $names }
free-chair = einem freien Platz
you-won = Du hast mit { $best } gewonnen
won-with-you = { $names } habt mit { $best } gewonnen
won = { $n ->
    [one] { $names } hat mit { $best } gewonnen
   *[other] { $names } haben mit { $best } gewonnen
  }
scored = { $name } { $score }
you-first = Du
you = du
