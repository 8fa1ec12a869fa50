# Das Blatt, auf dem ein Tisch eingerichtet wird.

set = Tisch einrichten
changed = Geändert: { $words }.
how-many = Wie viele mitspielen
share-screen = Ihr teilt euch einen Bildschirm: Er wird verdeckt, bevor jemand von euch Verdecktes sieht.
shout = Wer rufen will, hat
shout-3 = drei Sekunden
shout-5 = fünf Sekunden
shout-8 = acht Sekunden
shout-15 = fünfzehn Sekunden
shout-30 = eine halbe Minute
shout-0 = alle Zeit der Welt; wer zuerst war, wird ausgelost
more = Mehr
memory-aid = Gedächtnisstütze: zeigen, was sich alle am Tisch hätten merken können
by-itself = Einen Zug von selbst machen, wenn alle sehen, dass es keinen anderen gibt
away = Geht jemand weg, entscheiden die anderen, wie es weitergeht, nach
pace = Computerspieler brauchen mindestens
pace-0 = keine Zeit
pace-half = eine halbe Sekunde
pace-1 = eine Sekunde
pace-2 = zwei Sekunden
pace-4 = vier Sekunden
chat = Es darf geschrieben werden: Alle, die am Tisch sitzen, lesen es
watching = Wer zuschaut, sieht
watching-open = was offen liegt
watching-late = alle Karten, { $n } Entscheidungen später
shuffle-words = Deine eigenen Worte fürs Mischen
shuffle-words-drawn = wenn du magst, werden sie gezogen
edition = Eine berichtigte Ausgabe des Spiels, als Datei
deal = Austeilen
options = Optionen
rulings = Wo die Spielregel eine Lücke lässt

## Wer mitspielt

chairs = Wer mitspielt
chair = Platz { $letter }
chair-me = Ich, an diesem Bildschirm
chair-friend = Jemand anders, per Link
chair-computer = Computerspieler
chair-name = Name auf Platz { $letter }
chair-your-name = dein Name
chair-link = bekommt einen Link von dir
wins = Gewinnt { $share } von 100 Partien an einem Tisch mit { $seats } Plätzen, wenn alle anderen eine Stufe darunter spielen.

## Uhren

clock = Bedenkzeit
clock-none = so lange es eben dauert
clock-bank = eine Uhr für alle
clock-post = per Post: Tage statt Minuten
bank = Alle haben
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
decision-adds = jede Entscheidung bringt dazu
seconds = { $n } Sekunden
nothing = nichts
delay = Höchstens so viel, wie verbraucht war: Niemand spart Zeit an
for-an-answer = Für jede Antwort gibt es
hours-8 = acht Stunden
hours-24 = einen Tag
hours-48 = zwei Tage
hours-72 = drei Tage
hours-168 = eine Woche
nights = Nächte zählen nicht, von zehn bis acht
weekends = Wochenenden auch nicht
zone = nach den Uhren von
out-of-time = Wenn die Zeit um ist
out-of-time-stood-in = springt der Deputy so lange ein
out-of-time-lost = verliert man; Greenhorn spielt weiter

## Was ausgeteilt wird

deals = Ausgeteilt wird
deals-own = an diesem Tisch für sich
deals-same = an mehreren Tischen dasselbe
deals-swiss = ein Turnier: Wer ähnlich steht, trifft aufeinander
deals-everybody = ein Turnier: Alle treffen auf alle
deals-tables = Tische
deals-rounds = Runden
deals-same-means = Jede Runde spielt mit denselben Karten; danach sehen alle, was andere aus ihrem Platz gemacht haben. Die Links zu den anderen Tischen stehen am ersten.
deals-tournament-means = Mitgemacht wird per Link; in jeder Runde wird an allen Tischen dasselbe ausgeteilt, und Matchpunkte zählen zusammen. Von oben zählt nur, wie viele an einem Tisch sitzen.
deals-clock = Dafür braucht es eine Uhr: Wähle oben eine.
ask-for = Tische einrichten
ask-for-tournament = Turnier einrichten
