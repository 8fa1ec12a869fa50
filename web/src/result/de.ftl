# Wie es ausging.
#
# to commit sich festlegen · words Worte · seed Startwert · journal Aufzeichnung · chance Zufall

game-is-over = Das Spiel ist aus
you-win = Du hast gewonnen!
wins = { $name } gewinnt
share-the-win = { $names } gewinnen gemeinsam
lost-on-time = { $left } hat nach Zeit verloren. { $name } hat weitergespielt, konnte aber nicht gewinnen.
is-you = { $name } (du)
winner = gewinnt
look-back = Rückblick auf diese Partie
to-the-lobby = Zur Lobby

## Wie es sich gewendet hat

how-it-turned = Wie das Spiel verlief
mistakes = ein Fehler, sagt die Analyse
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
bound-to-all = Bevor sich jemand setzte, hat sich der Server auf einen geheimen Startwert für alle diese Tische festgelegt. Eigene Worte gab es nicht, sonst hätte jeder Tisch andere Karten bekommen.
bound-why = Zuerst hat sich der Server auf einen geheimen Startwert festgelegt. Danach haben sich alle auf ihre Worte festgelegt. Erst dann wurden die Worte gezeigt: So konnte niemand seine passend zu denen der anderen wählen.
kept-early = Dieser Browser hat diese Festlegungen vor der ersten Karte gespeichert.
kept-late = Dieser Browser kam erst während der Partie dazu. Er kann darum nicht prüfen, wann diese Festlegungen entstanden sind.
own = Was diese Seite selbst geprüft hat
holds = ✓ bestanden
fails = ✗ nicht bestanden
theirs = Was der Server zu den Regeln sagt
finding-fair = ehrlich
finding-unfinished = noch nicht zu Ende
finding-rejected = verworfen
giving-again = Jeder Zug wird nachgespielt …
no-rules = Wie wahrscheinlich jede Karte und jeder Wurf ist, sagen die Regeln, und diese Seite kennt keine Regeln. Du musst dem Server nicht glauben: { $link } und lass { $command } laufen.
take-home = Lade die Aufzeichnung herunter
no-check = Zweierlei lässt sich nicht prüfen: ob der Server seinen Startwert jemandem verraten hat und ob er vor diesem Tisch einen anderen weggeworfen hat. Ob die Aufzeichnung die Partie zeigt, die du gesehen hast, siehst du im Rückblick.
house-bound = Der Server hat sich festgelegt auf
by-its-seed = mit seinem Startwert
unpublished = noch nicht veröffentlicht
person-bound = { $name } hat sich festgelegt auf
by-words = mit „{ $words }“
by-no-words = mit Worten, die nicht gezeigt wurden und darum nicht zählten
recomputing = Jede Karte wird nachgerechnet …

## Was geprüft wurde

chained = Alle { $n } Zeilen der Aufzeichnung hängen aneinander. Keine wurde verändert.
unchained = Zeile { $n } der Aufzeichnung passt nicht zur Zeile davor.
no-journal = Das ist nicht die Aufzeichnung einer beendeten Partie.
seed = Der veröffentlichte Startwert ist der, auf den sich der Server festgelegt hatte.
seed-not = Der veröffentlichte Startwert ist NICHT der, auf den sich der Server festgelegt hatte.
window = Zum Rufen waren { $n } Sekunden Zeit, wie vereinbart.
window-not = In der Aufzeichnung stehen { $n } Sekunden zum Rufen, vereinbart waren { $agreed }.
words = Die verwendeten Worte sind die, auf die sich alle festgelegt hatten.
words-none = Niemand hat Worte fürs Mischen gewählt.
words-not = Es wurden Worte verwendet, auf die sich niemand festgelegt hatte.
before = Alle hatten sich festgelegt, bevor dieser Browser irgendwelche Worte sah.
before-not = Die Festlegungen haben sich geändert, seit die Worte gezeigt wurden.
late = Deine Worte „{ $words }“ kamen zu spät und zählten nicht.
went-in = Deine Worte „{ $words }“ wurden mitgemischt.
left-out = Deine Worte „{ $words }“ wurden rechtzeitig gezeigt, zählten aber nicht.
chance = Alle { $n } Ergebnisse des Zufalls folgen aus Startwert, Worten und Gewichten.
chance-not = { $n } Zeilen folgen nicht aus Startwert, Worten und Gewichten: { $lines }
line = Zeile { $n }: { $problem }
draw-due = Ziehung { $draw } wäre an der Reihe
position-due = Position { $n } wäre an der Reihe
not-for-chance = das entscheidet nicht der Zufall
no-weights = der Zufall hat keine Gewichte
nobody-heard = niemand konnte etwas sagen
chance-said = der Zufall ergibt { $fair }, in der Aufzeichnung steht { $action }
heard = Bei { $n } Rufen steht in der Aufzeichnung, wer zuerst war. Das musst du dem Server glauben.

## Was andere aus denselben Karten gemacht haben

others = Dieselben Karten an anderen Tischen
waits = { $ended } von { $tables } Tischen haben damit gespielt. Sobald alle fertig sind, siehst du hier, wie es allen auf deinem Platz ging. Dann kannst du auch Rückblick, Analyse und die Prüfung der Karten öffnen.
waits-no-review = { $ended } von { $tables } Tischen haben damit gespielt. Sobald alle fertig sind, siehst du hier, wie es allen auf deinem Platz ging. Dann kannst du auch Rückblick und die Prüfung der Karten öffnen.
silence = Verrate bis dahin bitte niemandem, was ausgeteilt wurde: Andere spielen noch damit.
matchpoints-mean = Deine Matchpunkte: der Anteil der anderen auf diesem Platz, vor denen du lagst. Gleichstand zählt halb.
seat = Platz { $letter }
all-seats = Alle Plätze
who = Spieler
score = Punkte
matchpoints = Matchpunkte
yours = (du)
won = gewonnen
helped = jemand ist eingesprungen
look-at = { $name }: diesen Tisch ansehen
to-the-tournament = Zum Turnier
to-the-circle = Zum Kreis
percent = { $n } %
