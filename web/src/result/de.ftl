# Wie es ausging.
#
# is bound gebunden · words Worte · seed Startwert · journal Aufzeichnung · chance Zufall

game-is-over = Das Spiel ist aus
you-win = Du hast gewonnen!
wins = { $name } gewinnt
share-the-win = { $names } gewinnen gemeinsam
lost-on-time = { $left } hat nach Zeit verloren; { $name } hat weitergespielt und konnte nicht gewinnen.
is-you = { $name } (du)
winner = gewinnt
look-back = Auf diese Partie zurückblicken
to-the-lobby = Zur Lobby

## Wie es sich gewendet hat

how-it-turned = Wie es sich gewendet hat
mistakes = ein Fehler, wie die Analyse fand
changed = { $name }: { $before } → { $after }.
changed-you = Du: { $before } → { $after }.

## Noch einmal

again = Noch einmal
again-all = Noch einmal, wir alle
in-for-another = { $n ->
    [one] { $names } ist bei einer weiteren Partie dabei.
   *[other] { $names } sind bei einer weiteren Partie dabei.
  }
asked = { $n ->
    [one] { $names } ist gefragt.
   *[other] { $names } sind gefragt.
  }
i-am-in = Ich bin dabei
not-this-time = Diesmal nicht
next-game = Weiter zur nächsten Partie
watch-next = Bei der nächsten Partie zuschauen

## War der Zufall ehrlich?

fair = Waren die Karten ehrlich gemischt?
was-fair = Die Karten waren fair: Jede Prüfung stimmt.
was-not-fair = Die Karten waren nicht fair: Eine Prüfung ist gescheitert.
not-known-yet = Ob die Karten fair waren, lässt sich noch nicht sagen.
bound-to-all = Das Haus hatte sich für alle Tische, an denen dasselbe ausgeteilt wurde, auf einen geheimen Startwert festgelegt, bevor sich jemand setzte. Niemandes Worte gingen ein: Sie hätten an jedem Tisch anders ausgeteilt.
bound-why = Das Haus war an einen geheimen Startwert gebunden, und danach waren alle an ihre Worte gebunden, bevor irgendwelche Worte gezeigt wurden: So konnte niemand seine passend zu denen der anderen wählen.
kept-early = Woran alle gebunden waren, hat dieser Browser seit vor der ersten Karte aufbewahrt.
kept-late = Dieser Browser kam erst, als die Partie schon lief: Woran alle gebunden waren, muss er dem Haus glauben.
own = Was diese Seite selbst nachgerechnet hat
holds = ✓ stimmt
fails = ✗ stimmt nicht
theirs = Was das Haus zu den Regeln sagt
finding-fair = ehrlich
finding-unfinished = noch nicht zu Ende
finding-rejected = verworfen
giving-again = Jede Antwort wird noch einmal gegeben …
no-rules = Welche Gewichte ein Würfel oder ein Kartenstapel hat, sagen die Regeln, und diese Seite kennt keine Regeln. Du musst dem Haus nicht glauben: { $link } und lass { $command } laufen.
take-home = Nimm die Aufzeichnung mit nach Hause
no-check = Keine Prüfung kann zeigen, dass das Haus seinen Startwert niemandem verraten hat oder vor diesem Tisch keinen anderen weggeworfen hat. Und dass die Aufzeichnung die Partie erzählt, die du gesehen hast, zeigt dir der Rückblick.
house-bound = Das Haus war gebunden an
by-its-seed = durch seinen Startwert
unpublished = noch nicht veröffentlicht
person-bound = { $name } war gebunden an
by-words = durch „{ $words }“
by-no-words = durch Worte, die nicht gezeigt wurden und darum nicht zählten
recomputing = Jede Karte wird nachgerechnet …

## Was geprüft wurde

chained = Alle { $n } Zeilen der Aufzeichnung hängen aneinander, keine wurde verändert.
unchained = Zeile { $n } der Aufzeichnung passt nicht zur Zeile davor.
no-journal = Das ist keine Aufzeichnung einer beendeten Partie.
seed = Der Startwert, der nun veröffentlicht ist, ist der, an den das Haus gebunden war.
seed-not = Der Startwert, der nun veröffentlicht ist, ist NICHT der, an den das Haus gebunden war.
window = Zum Rufen waren { $n } Sekunden Zeit, wie vereinbart.
window-not = In der Aufzeichnung stehen { $n } Sekunden zum Rufen; vereinbart waren { $agreed }.
words = Die Worte, die einflossen, sind die, an die alle gebunden waren.
words-none = Niemand hatte eigene Worte.
words-not = Es flossen Worte ein, an die niemand gebunden war.
before = Alle waren gebunden, bevor dieser Browser irgendwelche Worte sah.
before-not = Jetzt sind andere gebunden als zu dem Zeitpunkt, als die Worte gezeigt wurden.
late = Deine Worte „{ $words }“ kamen zu spät und zählten nicht.
went-in = Deine Worte „{ $words }“ sind ins Mischen eingeflossen.
left-out = Deine Worte „{ $words }“ wurden rechtzeitig gezeigt und doch weggelassen.
chance = Alle { $n } Antworten des Zufalls folgen aus Startwert, Worten und Gewichten.
chance-not = { $n } Zeilen folgen nicht aus Startwert, Worten und Gewichten: { $lines }
line = Zeile { $n }: { $problem }
draw-due = Ziehung { $draw } wäre dran gewesen
position-due = Position { $n } war an der Reihe
not-for-chance = das hatte nicht der Zufall zu sagen
no-weights = der Zufall hat keine Gewichte
nobody-heard = niemand kann zu hören gewesen sein
chance-said = der Zufall sagte { $fair }, in der Aufzeichnung steht { $action }
heard = { $n }-mal wurde gehört, wer zuerst etwas sagte; dafür steht das Haus mit seinem Wort.

## Was andere aus denselben Karten gemacht haben

others = Dieselben Karten an anderen Tischen
waits = { $ended } von { $tables } Tischen haben damit gespielt. Sobald alle fertig sind, siehst du hier, was alle aus deinem Platz gemacht haben, und Rückblick, Analyse und die Prüfung der Karten stehen offen.
waits-no-review = { $ended } von { $tables } Tischen haben damit gespielt. Sobald alle fertig sind, siehst du hier, was alle aus deinem Platz gemacht haben, und Rückblick und die Prüfung der Karten stehen offen.
silence = Verrate bis dahin bitte niemandem, was ausgeteilt wurde: Andere spielen noch damit.
matchpoints-mean = Matchpunkte sind der Anteil der anderen an diesem Platz, vor denen man lag; Gleichstand zählt halb.
seat = Platz { $letter }
all-seats = Alle Plätze
who = Wer
score = Punkte
matchpoints = Matchpunkte
yours = (du)
won = gewonnen
helped = jemand sprang ein
look-at = { $name }: diesen Tisch ansehen
to-the-tournament = Zum Turnier
to-the-circle = Zum Kreis
percent = { $n } %
