# Eine beendete Partie noch einmal.
#
# replay Rückblick · review Analyse · cost gekostet · luck Glück · win Sieg

replay-of = Rückblick auf { $title }
a-match = eine Partie
once-more = { $title }, noch einmal
as-seen-by = Gesehen von
all-cards = Alle Karten offen
as-name-saw-it = Wie { $name } es sah
as-a-spectator = Wie Zuschauer es sahen
what-is-shown = Was gezeigt wird
tab-table = Tisch
tab-moves = Züge
tab-review = Analyse
to-the-table = Zum Tisch
looking = Der Server liest die Partie …
the-table = Der Tisch

## Von Stellung zu Stellung

replay = Rückblick
what-happened = Was geschah
nothing-to-tell = Es geschah nichts, was du sehen konntest.
before-the-first = Noch ist keine Karte ausgeteilt.
the-best = Das war der beste Zug.
as-good-as-any = Kein anderer Zug war deutlich besser.
that-cost = Dieser Zug senkte die Aussicht zu gewinnen um { $share }. Besser: { $best }
to-the-beginning = Zum Anfang
back = Zurück
play = Abspielen
pause = Anhalten
on = Vor
to-the-end = Zum Ende
jump-to-round = Zu einer Runde
play-on = Ab hier weiterspielen
play-on-means = Du spielst diesen Platz an einem neuen Tisch, Computer spielen die anderen. Karten, die der Platz nicht sehen konnte, werden neu verteilt. Die Partie ist zur Übung: Keine Wertung ändert sich.
play-on-seat = Wähle zuerst, von wessen Platz aus du spielen möchtest.
play-on-over = Hier ist die Partie zu Ende. Geh ein paar Züge zurück.
position = Stellung
at-of = { $at } von { $last }
moves = Züge
cost = kostete

## Aussichten

chance-to-win = Aussicht zu gewinnen
chances-of-all = Aussicht zu gewinnen, vom Anfang bis zum Ende: { $all }
chances-of = { $name }: { $first } am Anfang, { $final } am Ende, mindestens { $low }, höchstens { $high }
above = { $name }, oben
below = { $name }, unten

## Was die Analyse sagt

review = Analyse
too-long = Der Server hat die Analyse abgebrochen, weil sie zu lange dauerte. Das hat er bis dahin gefunden.
whose-game = Wessen Partie
is-you = { $name } (du)
came = { $result ->
    [won] { $name } hat gewonnen, mit anfangs { $start }
    [shared] { $name } hat mitgewonnen, mit anfangs { $start }
   *[lost] { $name } hat verloren, mit anfangs { $start }
  }
helped = { $part ->
    [luck] am meisten half das Glück ({ $by })
    [own] am meisten halfen die eigenen Züge ({ $by })
   *[others] am meisten halfen die Züge der anderen ({ $by })
  }
hurt = { $part ->
    [luck] am meisten schadete das Pech ({ $by })
    [own] am meisten schadeten die eigenen Züge ({ $by })
   *[others] am meisten schadeten die Züge der anderen ({ $by })
  }
sum-up = { $came }: { $why }.
how-it-came = Die Gewinnchance, Teil für Teil
part-start = Am Anfang
part-luck = Glück
part-own = Eigene Züge
part-others = Züge der anderen
result = Ergebnis
add-up = Diese Zahlen ergeben zusammen das Ergebnis. Sie beruhen auf allen Karten, auch auf denen, die niemand sehen konnte. Bei den Kosten eines einzelnen Zuges ist das anders: Sie beruhen nur auf dem, was der Spieler in diesem Moment sehen konnte.
cost-most = Die Züge, die am meisten gekostet haben
cost-nothing = Kein Zug hat die Aussicht zu gewinnen merklich gesenkt
better = Besser: { $best }
mistakes = Fehler
together = Alle Fehler zusammen haben { $wins } Siege gekostet (± { $error }).
computers = Der Server analysiert die Züge von Computerspielern nicht.
luck-turned = Wo das Glück die Aussicht zu gewinnen geändert hat
then = Was danach kam
looks-through = Der Server analysiert die Partie
working = Von jeder Stellung der Partie aus spielt der Server Probepartien. Er beurteilt einen Zug nur nach dem, was der Spieler in diesem Moment sehen konnte. Du musst hier nicht warten: Der Server speichert die Analyse.
waiting = { $n ->
    [one] Der Server analysiert zuerst eine andere Partie. Du musst hier nicht warten: Er speichert auch die Analyse deiner Partie.
   *[other] { $n } andere Partien kommen vor deiner. Du musst hier nicht warten: Der Server speichert deine Analyse.
  }
how-much-done = Fortschritt
luck-or-play = Wie viel war Glück, wie viel Können?
what-it-does = Der Server kann die Partie analysieren. Du erfährst, was jeder Zug gekostet hat, und welcher Zug besser gewesen wäre. Ein Zug wird nur nach dem beurteilt, was sein Spieler sehen konnte. Du erfährst auch, wie sehr das Glück geholfen oder geschadet hat.
failed = Die letzte Analyse kam nicht zu Ende. Bitte starte sie noch einmal.
ask = Partie analysieren

## Ein Journal aus einer Datei

journal = Eine Partie aus einer Datei
journal-means = Wähle das Journal einer Partie, von diesem Haus oder einem anderen. Du siehst, ob sie fair war, und den Rückblick. Davon wird nichts gespeichert.
journal-file = Journal (eine Datei mit der Endung .jsonl)
journal-opening = Das Journal wird geöffnet …
journal-too-long = Dieses Journal ist zu lang. Der Befehl „tinstar replay“ kann es zeigen.
journal-fair = Die Partie war fair.
journal-unfinished = Die Partie ist nicht beendet. Öffne das Journal wieder, wenn sie es ist.
journal-rejected = Mit diesem Journal stimmt etwas nicht.
journal-watch = Rückblick ansehen
journal-as-text = Die Partie lässt sich hier nicht am Tisch zeigen. Das sind ihre Züge:
