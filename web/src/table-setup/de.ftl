# Das Blatt, auf dem ein Tisch eingerichtet wird.

set = Tisch einrichten
changed = Geändert: { $words }.
how-many = Anzahl der Spieler
share-screen = Ihr teilt euch einen Bildschirm. Er wird verdeckt, bevor die nächste Person verdeckte Karten sieht.
shout = Zeit zum Rufen
shout-3 = drei Sekunden
shout-5 = fünf Sekunden
shout-8 = acht Sekunden
shout-15 = fünfzehn Sekunden
shout-30 = eine halbe Minute
shout-0 = unbegrenzt; rufen mehrere, wird ausgelost, wer zuerst war
more = Mehr
memory-aid = Gedächtnisstütze: zeigen, was sich alle am Tisch hätten merken können
by-itself = Einen Zug von selbst machen, wenn alle sehen können, dass es der einzige ist
away = Ist jemand nicht da, dürfen die anderen entscheiden, wie es weitergeht, nach
pace = Ein Zug eines Computerspielers dauert mindestens
pace-0 = keine Zeit
pace-half = eine halbe Sekunde
pace-1 = eine Sekunde
pace-2 = zwei Sekunden
pace-4 = vier Sekunden
chat = Es darf geschrieben werden: Alle, die am Tisch sitzen, können es lesen
watching = Zuschauer sehen
watching-open = nur was alle sehen können
watching-late = alle Karten, { $n } Entscheidungen später
shuffle-words = Deine eigenen Worte fürs Mischen
shuffle-words-drawn = leer lassen für zufällige Worte
edition = Berichtigte Zahlen des Spiels (eine Ausgabe als Datei)
deal = Austeilen
options = Optionen
rulings = Regelfragen, die die Spielregel offen lässt

## Wer mitspielt

chairs = Wer mitspielt
chair = Platz { $letter }
chair-me = Ich, an diesem Bildschirm
chair-friend = Jemand anders, per Link
chair-computer = Computerspieler
chair-name = Name auf Platz { $letter }
chair-your-name = dein Name
chair-link = bekommt einen Link von dir
wins = Gewinnt { $share } von 100 Partien gegen Spieler eine Stufe darunter (bei { $seats } Spielern).

## Uhren

clock = Bedenkzeit
clock-none = unbegrenzt
clock-bank = eine Gesamtzeit für jeden
clock-post = per Post: Tage statt Minuten
bank = Alle haben
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
decision-adds = jeder Zug bringt dazu
seconds = { $n } Sekunden
nothing = nichts
delay = Nur so viel Zeit dazu, wie der Zug gedauert hat: So kann niemand Zeit ansparen
for-an-answer = Zeit für jeden Zug
hours-8 = acht Stunden
hours-24 = einen Tag
hours-48 = zwei Tage
hours-72 = drei Tage
hours-168 = eine Woche
nights = Nächte zählen nicht (22 bis 8 Uhr)
weekends = Wochenenden zählen nicht
zone = Zeitzone
out-of-time = Wenn die Zeit um ist
out-of-time-stood-in = springt der Deputy so lange ein
out-of-time-lost = verliert man; Greenhorn spielt weiter

## Was ausgeteilt wird

deals = Ausgeteilt wird
deals-own = nur für diesen Tisch
deals-same = an mehreren Tischen dasselbe
deals-swiss = im Turnier: Spieler mit ähnlich vielen Punkten treffen aufeinander
deals-everybody = im Turnier: Alle treffen auf alle
deals-tables = Tische
deals-rounds = Runden
deals-same-means = Alle Tische spielen mit denselben Karten. Danach siehst du, wie es anderen auf deinem Platz ging. Die Links zu den anderen Tischen stehen am ersten.
deals-tournament-means = Mitgemacht wird per Link. In jeder Runde wird an allen Tischen dasselbe ausgeteilt, und Matchpunkte zählen zusammen. Von den Plätzen oben zählt für das Turnier nur ihre Anzahl.
deals-clock = Ein Turnier braucht eine Uhr, damit jede Runde ein Ende hat. Wähle oben eine.
ask-for = Tische einrichten
ask-for-tournament = Turnier einrichten
