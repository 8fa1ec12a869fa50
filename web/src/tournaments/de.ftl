# Turniere: Runden aus Tischen, an denen dasselbe ausgeteilt wird.

title = Turnier
facts = { $game }, { $seats } an einem Tisch; { $kind ->
    [swiss] Schweizer System: Spieler mit ähnlich vielen Punkten treffen aufeinander.
   *[everybody] alle treffen auf alle.
  }
round = Runde { $round } von { $rounds }.
rounds = { $rounds ->
    [one] Eine Runde.
   *[other] { $rounds } Runden.
  }
deals = In jeder Runde wird an allen Tischen dasselbe ausgeteilt. Du wirst mit denen verglichen, die an den anderen Tischen deinen Platz hatten. Bis alle Tische fertig sind, verrate bitte niemandem, was ausgeteilt wurde.
late = Kommt jemand zu spät, übernimmt ein Computerspieler. Wer zu spät kam, darf zurückkommen.
invitation = Link zum Mitmachen
name = Dein Name
enter = Mitmachen
withdraw = Doch nicht mitmachen
begin-first = Die erste Runde beginnen
begin = Runde { $round } beginnen
set = Dein Tisch ist bereit.
soon = Die nächste Runde kann beginnen, sobald alle Tische fertig sind.
few = Es geht los, wenn { $n } oder mehr dabei sind.
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
rests = Spielfrei, was einen halben Matchpunkt zählt: { $names }.
