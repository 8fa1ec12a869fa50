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
looking = Die Aufzeichnung wird gelesen …
the-table = Der Tisch

## Von Stellung zu Stellung

replay = Rückblick
what-happened = Was geschah
nothing-to-tell = Nichts zu erzählen.
before-the-first = Vor der ersten Karte.
the-best = Der beste Zug.
as-good-as-any = So gut wie jeder andere Zug.
that-cost = Das hat { $share } eines Sieges gekostet. Besser: { $best }
to-the-beginning = Zum Anfang
back = Zurück
play = Abspielen
pause = Anhalten
on = Vor
to-the-end = Zum Ende
position = Stellung
at-of = { $at } von { $last }
moves = Züge
cost = kostete

## Aussichten

chance-to-win = Aussicht zu gewinnen
chances-of-all = Aussicht zu gewinnen, vom Anfang bis zum Ende: { $all }
chances-of = { $name } von { $first } auf { $final }, zwischen { $low } und { $high }
above = { $name }, oben
below = { $name }, unten

## Was die Analyse sagt

review = Analyse
too-long = Die Analyse hat aufgehört, weil sie zu lange dauerte. Das hat sie bis dahin gefunden.
whose-game = Wessen Partie
is-you = { $name } (du)
from-to = Von { $start } auf { $result }
part-start = Am Anfang
part-luck = Glück
part-own = Eigene Züge
part-others = Züge der anderen
result = Ergebnis
add-up = Diese Zahlen ergeben zusammen das Ergebnis. Sie rechnen mit allen Karten, auch mit verdeckten. Daneben steht, was Züge gekostet haben, nur nach dem, was man beim Ziehen wissen konnte:
cost-most = Was am meisten gekostet hat
cost-nothing = Kein Zug hat etwas Nennenswertes gekostet
better = Besser: { $best }
mistakes = Fehler
together = Alle Fehler zusammen: { $wins } Siege (± { $error }).
computers = Die Züge von Computerspielern werden nicht analysiert.
luck-turned = Wo das Glück das Spiel gewendet hat
then = Was danach kam
looks-through = Der Server analysiert die Partie
working = Er spielt von jeder Stellung aus weiter und beurteilt jeden Zug nach dem, was dabei zu sehen war. Du musst hier nicht warten: Die Analyse wird gespeichert.
waiting = { $n ->
    [one] Eine andere Partie kommt zuerst dran. Deine ist vorgemerkt, du musst hier nicht warten.
   *[other] { $n } andere Partien kommen zuerst dran. Deine ist vorgemerkt, du musst hier nicht warten.
  }
how-much-done = Fortschritt
luck-or-play = Wie viel war Glück, wie viel Können?
what-it-does = Der Server kann die Partie analysieren. Du erfährst, was jeder Zug gekostet hat, nach dem, was man dabei wissen konnte, und welcher Zug besser gewesen wäre. Du erfährst auch, wie sehr die Karten geholfen oder geschadet haben.
failed = Die letzte Analyse kam nicht zu Ende.
ask = Partie analysieren
