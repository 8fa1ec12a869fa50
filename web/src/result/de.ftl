# Wie es ausging.
#
# to commit sich festlegen · words Worte · seed Startwert · journal Aufzeichnung · chance Zufall

game-is-over = Das Spiel ist aus
you-win = Du hast gewonnen!
wins = { $name } gewinnt
share-the-win = { $names } gewinnen gemeinsam
rating = Deine Wertung mit { $seats } Plätzen
rating-first = neu
rating-later = { $n ->
    [one] Noch eine Partie mit { $seats } Plätzen, dann bekommst du eine Wertung in diesem Spiel.
   *[other] Noch { $n } Partien mit { $seats } Plätzen, dann bekommst du eine Wertung in diesem Spiel.
  }
lost-on-time = { $left } hat nach Zeit verloren. { $name } hat auf diesem Platz weitergespielt, konnte aber nicht mehr gewinnen.
is-you = { $name } (du)
winner = gewinnt
still-in = Noch im Spiel
out = Aus dem Spiel
how-you-went-out = Wie du ausgeschieden bist
look-back = Rückblick auf diese Partie
to-the-lobby = Zur Lobby

## Wie es sich gewendet hat

how-it-turned = Wie das Spiel verlief
mistakes = ein Zug, den die Analyse einen Fehler nennt
changed = { $name }: { $before } → { $after }.
changed-you = Du: { $before } → { $after }.

## Noch einmal

again = Noch einmal
again-all = Noch einmal, wir alle
in-for-another = { $n ->
    [one] { $names } möchte noch eine Partie.
   *[other] { $names } möchten noch eine Partie.
  }
asked = { $n ->
    [one] { $names } fehlt noch.
   *[other] { $names } fehlen noch.
  }
i-am-in = Ich bin dabei
not-this-time = Diesmal nicht
next-game = Weiter zur nächsten Partie
watch-next = Bei der nächsten Partie zuschauen

## War der Zufall ehrlich?

fair = Waren die Karten ehrlich gemischt?
was-fair = Die Karten waren fair: Jede Prüfung ist bestanden.
was-not-fair = Die Karten waren nicht fair: Eine Prüfung ist gescheitert.
not-known-yet = Ob die Karten fair waren, wissen wir noch nicht.
bound-to-all = Bevor sich jemand setzte, hat sich der Server auf einen geheimen Startwert (eine Zufallszahl) für alle Tische mit diesen Karten festgelegt. Worte der Spieler wurden nicht verwendet: Sonst hätte jeder Tisch andere Karten bekommen.
bound-to-date = Der Startwert (eine Zufallszahl) einer Partie des Tages ergibt sich aus dem Spiel, seinen Regeln und dem Datum { $date }. Darum bekommen alle dieselben Karten und Würfe, und jeder könnte sie im Voraus berechnen.
bound-why = Zuerst hat sich der Server auf einen geheimen Startwert (eine Zufallszahl) festgelegt: Er hat einen Fingerabdruck davon veröffentlicht und konnte den Startwert danach nicht mehr ändern. Dann haben sich alle Spieler ebenso auf ihre Worte festgelegt. Erst dann wurden alle Worte gezeigt. So konnte niemand Worte wählen, die zu denen der anderen passen.
kept-early = Dieser Browser hat alle diese Fingerabdrücke (die Festlegungen) vor der ersten Karte gespeichert.
kept-late = Dieser Browser hat die Partie erst nach der ersten Karte gesehen. Er kann darum nicht prüfen, wann die Fingerabdrücke (die Festlegungen) veröffentlicht wurden.
own = Was diese Seite selbst geprüft hat
holds = ✓ bestanden
fails = ✗ nicht bestanden
theirs = Was der Server zu den Regeln sagt
finding-fair = ehrlich
finding-unfinished = noch nicht zu Ende
finding-rejected = verworfen
giving-again = Jeder Zug wird nachgespielt …
no-rules = Diese Seite kennt die Regeln des Spiels nicht. Sie kann darum nicht prüfen, wie wahrscheinlich jede Karte und jeder Wurf sein sollte. Das hat der Server geprüft. Wenn du es selbst prüfen willst, ohne dem Server zu glauben: { $link } und lass { $command } laufen.
take-home = Lade die Aufzeichnung herunter
no-check = Zwei Arten von Betrug findet keine Prüfung: Der Server kann seinen Startwert jemandem verraten haben, oder er kann vor diesem Tisch andere Tische weggeworfen haben. Vergleich bitte die Aufzeichnung mit der Partie, die du gesehen hast: Sieh dir den Rückblick an.
house-bound = Festlegung des Servers
by-its-seed = Startwert des Servers
unpublished = noch nicht veröffentlicht
person-bound = Festlegung von { $name }
by-words = auf „{ $words }“
by-no-words = auf Worte, die nicht gezeigt wurden und darum nicht zählten
recomputing = Jede Karte wird nachgerechnet …

## Was geprüft wurde

chained = Die Aufzeichnung dieser Partie hat { $n } Zeilen, und jede passt zur Zeile davor.
unchained = Zeile { $n } der Aufzeichnung dieser Partie passt nicht zur Zeile davor.
no-journal = Das ist nicht die Aufzeichnung einer beendeten Partie.
seed = Der veröffentlichte Startwert ist der, auf den sich der Server festgelegt hatte.
seed-not = Der veröffentlichte Startwert ist NICHT der, auf den sich der Server festgelegt hatte.
window = Die Spieler hatten { $n } Sekunden zum Rufen, wie vereinbart.
window-not = Laut Aufzeichnung hatten die Spieler { $n } Sekunden zum Rufen, vereinbart waren { $agreed }.
words = Alle Worte, mit denen gemischt wurde, sind Worte, auf die sich Spieler festgelegt hatten.
words-none = Mit Worten von Spielern wurde nicht gemischt: Allein der Startwert des Servers hat die Karten bestimmt.
words-not = Gemischt wurde mit Worten, auf die sich niemand festgelegt hatte.
before = Alle Spieler hatten sich auf ihre Worte festgelegt, bevor dieser Browser irgendwelche Worte sah.
before-not = Die Festlegungen der Spieler haben sich geändert, seit die Worte gezeigt wurden.
late = Deine Worte „{ $words }“ kamen zu spät und wurden nicht mitgemischt.
went-in = Deine Worte „{ $words }“ wurden mitgemischt.
left-out = Deine Worte „{ $words }“ wurden rechtzeitig gezeigt, aber nicht mitgemischt.
chance = Alle { $n } Ergebnisse des Zufalls folgen aus dem Startwert, den Worten und den Gewichten (wie wahrscheinlich jedes Ergebnis war).
chance-not = { $n ->
    [one] { $n } Zeile folgt nicht aus dem Startwert, den Worten und den Gewichten (wie wahrscheinlich jedes Ergebnis war): { $lines }
   *[other] { $n } Zeilen folgen nicht aus dem Startwert, den Worten und den Gewichten (wie wahrscheinlich jedes Ergebnis war): { $lines }
  }
line = Zeile { $n }: { $problem }
draw-due = in dieser Zeile müsste die Ziehung { $draw } stehen
position-due = in dieser Zeile müsste die Position { $n } stehen
not-for-chance = die Zeile sagt, wer zuerst gesprochen hat, aber hier entscheidet nicht der Zufall
no-weights = der Zufall hat keine Gewichte
nobody-heard = die Zeile sagt, wer zuerst gesprochen hat, aber hier konnte niemand sprechen
chance-said = Startwert und Worte ergeben { $fair }, in der Aufzeichnung steht { $action }
heard = { $n ->
    [one] An einer Stelle sagt die Aufzeichnung, welcher Spieler zuerst gesprochen hat. Das kann keine Prüfung bestätigen: Hier musst du dem Server glauben.
   *[other] An { $n } Stellen sagt die Aufzeichnung, welcher Spieler zuerst gesprochen hat. Das kann keine Prüfung bestätigen: Hier musst du dem Server glauben.
  }

## Was andere aus denselben Karten gemacht haben

others = Dieselben Karten an anderen Tischen
waits = { $ended } von { $tables } Tischen sind mit diesen Karten fertig. Wenn alle fertig sind, siehst du hier, wie es allen auf deinem Platz ging. Dann kannst du auch den Rückblick, die Analyse und die Prüfung der Karten öffnen.
waits-no-review = { $ended } von { $tables } Tischen sind mit diesen Karten fertig. Wenn alle fertig sind, siehst du hier, wie es allen auf deinem Platz ging. Dann kannst du auch den Rückblick und die Prüfung der Karten öffnen.
silence = Verrate bis dahin bitte niemandem, welche Karten ausgeteilt wurden: Andere spielen noch damit.
matchpoints-mean = Die Matchpunkte eines Spielers sind der Anteil der anderen Spieler auf demselben Platz, die schlechter abgeschnitten haben. Gleichstand zählt halb.
seat = Platz { $letter }
all-seats = Alle Plätze
who = Spieler
score = Punkte
matchpoints = Matchpunkte
yours = (du)
won = gewonnen
helped = einige Züge hat jemand anders gemacht
look-at = { $name }: diesen Tisch ansehen
to-the-tournament = Zum Turnier
to-the-circle = Zum Kreis
percent = { $n } %
