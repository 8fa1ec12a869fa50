# Turniere: Runden aus Tischen, an denen dasselbe ausgeteilt wird.

title = Turnier
facts = { $seats } an einem Tisch. { $kind ->
    [swiss] Schweizer System: Du spielst gegen Leute mit etwa so vielen Punkten wie du.
   *[everybody] Alle spielen gegen alle.
  }
round = Runde { $round } von { $rounds }.
rounds = { $rounds ->
    [one] Eine Runde.
   *[other] { $rounds } Runden.
  }
deals = In jeder Runde bekommen alle Tische dieselben Karten und Würfe. Der Server vergleicht dein Ergebnis mit den Ergebnissen der Spieler, die an den anderen Tischen deinen Platz hatten. Bis alle Tische fertig sind, verrate bitte niemandem, was du gesehen hast.
late = Fehlt ein Spieler, übernimmt ein Computerspieler. Dessen Ergebnis zählt dann für den, der fehlt; er darf zurückkommen.
invitation = Link zum Mitmachen
name = Dein Name
enter = Mitmachen
withdraw = Doch nicht mitmachen
begin-first = Die erste Runde beginnen
begin = Runde { $round } beginnen
set = Dein Tisch ist bereit.
against = Du spielst gegen { $names }
time-left = Deine Zeit:
your-turn = Du bist am Zug
your-place = Dein Rang: { $place } von { $n }, mit { $points } Matchpunkten.
you-rest = In dieser Runde hast du keine Partie. Sie zählt als halber Matchpunkt.
host-begins = Wer das Turnier eingerichtet hat, beginnt die erste Runde. Du kannst später wiederkommen.
to-the-lobby = Zur Lobby
soon = Die nächste Runde kann beginnen, sobald alle Tische fertig sind.
last = Das ist die letzte Runde.
few = Das Turnier kann beginnen, wenn { $n } oder mehr Spieler dabei sind (bisher { $here }).
all-played = Alle Runden sind gespielt.

## Stand

entered = Spieler
standings = Stand
place = Rang
who = Spieler
points = Matchpunkte
you = du
byes = { $n }-mal spielfrei
nobody = Noch macht niemand mit.

## Die Tische der Runde

tables = Tische dieser Runde
over = fertig
plays = spielen noch
mine = An deinen Tisch
rests = In dieser Runde ohne Partie (je ein halber Matchpunkt): { $names }.
