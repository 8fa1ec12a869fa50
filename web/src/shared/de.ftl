# Was auf vielen Seiten steht.
#
# server Server · table Tisch · chair, seat Platz · match Partie · shout rufen · hint Rat · log Verlauf

copy = Kopieren
copied = Kopiert
close = Schließen
rather-not = Lieber nicht
at-the-table = { $n } am Tisch
one-screen = { $names } sitzen an einem Bildschirm.

## Spiele

players = { $seats } Spieler
or = { $least } oder { $most }
to = { $least } bis { $most }
about-minutes = etwa { $minutes } Minuten

## Der Server

unreachable = Der Server ist nicht zu erreichen. Prüf deine Verbindung.
answers = Der Server meldet Fehler { $status }. Versuch es später noch einmal.
journal-too-long = Die Aufzeichnung dieser Partie ist zu lang, um sie hier zu zeigen.
feature-off = { $feature ->
    [circles] Freundeskreise sind auf diesem Server abgeschaltet.
    [tournaments] Turniere und Gruppen von Tischen mit denselben Karten sind auf diesem Server abgeschaltet.
    [notifications] Benachrichtigungen sind auf diesem Server abgeschaltet.
    [reviews] Analysen von Partien sind auf diesem Server abgeschaltet.
    [lab] Das Labor ist auf diesem Server abgeschaltet.
   *[passkeys] Passkeys sind auf diesem Server abgeschaltet.
  }
to-the-lobby = Zur Lobby

## Der Reiter im Browser

your-turn = Du bist dran
your-turn-elsewhere = Anderswo bist du dran

## Einstellungen

your-name = Dein Name
language = Sprache (language)
language-of-the-browser = wie im Browser
speed = Wie schnell die anderen spielen
speed-slow = langsam
speed-natural = in Ruhe, wie am Tisch
speed-quick = zügig
speed-at-once = sofort, ohne Warten
still = Keine Bewegung: Karten wechseln sofort ihren Platz
light = Licht
light-auto = wie auf meinem Gerät
light-noon = Mittag (hell)
light-lamp = Lampenschein (dunkel)
log-size = Schriftgröße im Verlauf
log-small = klein
log-normal = normal
log-large = groß
careful = Nachfragen, bevor ein Zug mich etwas kosten kann
pointless = Mich nur fragen, ob ich reagiere, wenn ich etwas Sinnvolles habe. Mit anderen Menschen nur an Tischen mit Gedächtnisstütze
sound = Ton
how-loud = Lautstärke
buzz = Das Handy vibriert, wenn du dran bist
told = Wenn du an einem deiner Tische dran bist, siehst du das am Reiter im Browser und in der Lobby.
told-elsewhere = Benachrichtigungen außerhalb dieser Seite einrichten
guide = Jedes Spiel beim Spielen erklären, jede Regel einmal

## Tasten

keys = Tasten
key-tab = zum Tisch, dann zu den Knöpfen daneben
key-arrows = von einer Möglichkeit zur nächsten
key-enter = eine Figur oder Karte nehmen oder hinlegen
key-esc = die Figur zurücklegen, oder schließen, was offen ist
key-rules = die Regeln öffnen, mit den Zügen, die sie gerade erlauben
key-on = weiter bis zu deinem Zug, mit kurzer Zusammenfassung
key-shout = rufen, wo das zum Spiel gehört
key-quiet = alles ablehnen, bis du am Zug bist
key-hint = um Rat fragen
key-undo = deinen letzten Zug zurücknehmen, außer wenn er etwas Verdecktes gezeigt hat
key-log = den Verlauf öffnen
key-company = die Liste der Spieler öffnen, mit Links für Freunde
key-settings = die Einstellungen und diese Liste der Tasten öffnen

## Wie lange etwas dauert

days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  }
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
  }
no-time = keine Zeit
