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
looking = Die Aufzeichnung wird durchgesehen …
the-table = Der Tisch

## Von Stellung zu Stellung

replay = Rückblick
what-happened = Was geschah
nothing-to-tell = Nichts zu erzählen.
before-the-first = Vor der ersten Karte.
the-best = Das Beste, was es gab.
as-good-as-any = So gut wie alles andere.
that-cost = Das hat { $share } eines Sieges gekostet. Besser: { $best }
to-the-beginning = Zum Anfang
back = Zurück
play = Abspielen
pause = Anhalten
on = Weiter
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
too-long = Es hat zu lange gedauert; das ist, was bis dahin gefunden war.
whose-game = Wessen Partie
is-you = { $name } (du)
from-to = Von { $start } auf { $result }
part-start = Am Anfang
part-luck = Glück
part-own = Eigene Züge
part-others = Züge der anderen
result = Ergebnis
add-up = So ist es gekommen, alle Karten aufgedeckt: Diese Zahlen ergeben zusammen das Ergebnis. Daneben, was Züge gekostet haben, gemessen an dem, was man beim Ziehen wissen konnte:
cost-most = Was am meisten gekostet hat
cost-nothing = Kein Zug hat etwas Nennenswertes gekostet
better = Besser: { $best }
mistakes = Fehler
together = Alle zusammen: { $wins } Siege (± { $error }).
computers = Die Züge von Computerspielern werden nicht angesehen.
luck-turned = Wo das Glück es gewendet hat
then = Was dann kam
looks-through = Das Haus sieht die Partie durch
working = Es spielt von jeder Stellung aus weiter und denkt über jeden Zug mit dem nach, was zu sehen war, als er gespielt wurde. Du musst hier nicht warten: Das Ergebnis bleibt erhalten.
waiting = { $n ->
    [one] Eine andere Partie kommt zuerst dran. Das Ergebnis bleibt erhalten, du musst hier nicht warten.
   *[other] { $n } andere kommen zuerst dran. Das Ergebnis bleibt erhalten, du musst hier nicht warten.
  }
how-much-done = Wie viel davon geschafft ist
luck-or-play = Wie viel war Glück, wie viel Können?
what-it-does = Das Haus kann die Partie durchsehen: was jeder Zug gekostet hat, nach dem, was man dabei wissen konnte, welcher besser gewesen wäre, und was die Karten gegeben und genommen haben.
failed = Beim letzten Mal kam es nicht bis zum Ende.
ask = Partie analysieren
