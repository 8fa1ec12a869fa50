# Das Blatt, auf dem ein Tisch eingerichtet wird.

set = Tisch einrichten
changed = Geändert: { $words }.
how-many = Anzahl der Spieler
share-screen = Mehrere von euch teilen sich diesen Bildschirm. Bevor ein anderer Spieler verdeckte Karten sieht, wird der Bildschirm abgedeckt.
shout = Zeit zum Rufen
shout-3 = drei Sekunden
shout-5 = fünf Sekunden
shout-8 = acht Sekunden
shout-15 = fünfzehn Sekunden
shout-30 = eine halbe Minute
shout-0 = unbegrenzt; rufen mehrere, entscheidet der Zufall, wer zuerst war
more = Mehr
memory-aid = Gedächtnisstütze: zeigen, was sich Spieler sonst merken müssten
by-itself = Den einzigen möglichen Zug von selbst machen, wenn alle sehen können, dass er der einzige ist
no-holds-barred = Ohne Rücksicht: Computerspieler tun alles, um zu gewinnen, auch wenn es den Abend verdirbt
away = Ist ein Spieler nicht da, dürfen die anderen entscheiden, wie es weitergeht, nach
pace = Jeder Zug eines Computerspielers dauert mindestens
pace-0 = keine Zeit
pace-half = eine halbe Sekunde
pace-1 = eine Sekunde
pace-2 = zwei Sekunden
pace-4 = vier Sekunden
chat = Chat: Alle, die am Tisch sitzen, können schreiben und lesen
watching = Zuschauer sehen
watching-open = nur was alle sehen können
watching-late = alle Karten, { $n } Züge später
shuffle-words = Deine eigenen Worte fürs Mischen
shuffle-words-drawn = leer lassen, um zufällige Worte zu bekommen
edition = Eine Datei mit berichtigten Zahlen des Spiels (eine Ausgabendatei)
deal = Austeilen
options = Optionen
rulings = Regelfragen, die die Spielregel offen lässt

## Wer mitspielt

chairs = Wer mitspielt
chair = Platz { $letter }
chair-me = Ich, an diesem Bildschirm
chair-friend = Jemand anders, per Link
chair-computer = Computerspieler
anybody = Vom Tisch ausgelost
companion = Begleiter auf Platz { $letter }
chair-name = Name von Spieler { $letter }
chair-your-name = dein Name
netless = Zahlen sind geändert, und das Netz kennt nur die gedruckten. Ohne das Netz und schwächer spielen: { $levels }.
chair-link = Du bekommst einen Link, den du weitergibst.
wins = Gewinnt { $share } von 100 Partien mit { $seats } Spielern, wenn alle anderen eine Stufe schwächer sind.

## Uhren

clock = Bedenkzeit
clock-none = unbegrenzt
clock-bank = eine Gesamtzeit für jeden
clock-post = per Post: Stunden oder Tage für jeden Zug
bank = Alle haben
minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
  }
decision-adds = jeder Zug bringt dazu
seconds = { $n } Sekunden
nothing = nichts
delay = Höchstens so viel Zeit dazugeben, wie der Zug gedauert hat: So kann niemand Zeit ansparen
for-an-answer = Zeit für jeden Zug
hours-8 = acht Stunden
hours-24 = einen Tag
hours-48 = zwei Tage
hours-72 = drei Tage
hours-168 = eine Woche
nights = Nächte zählen nicht (22 bis 8 Uhr)
weekends = Wochenenden zählen nicht
zone = Zeitzone
out-of-time = Wessen Zeit um ist,
out-of-time-stood-in = kann zurückkommen; so lange spielt ein Computerspieler
out-of-time-lost = verliert; ein Computerspieler (der Greenhorn) spielt zu Ende

## Was ausgeteilt wird

deals = Ausgeteilt wird
deals-own = nur für diesen Tisch
deals-same = an mehreren Tischen mit denselben Karten
deals-swiss = im Turnier: Spieler mit ähnlich vielen Punkten spielen gegeneinander
deals-everybody = im Turnier: Alle spielen gegen alle
deals-tables = Tische
deals-rounds = Runden
deals-same-means = Alle Tische bekommen dieselben Karten. Wenn alle fertig sind, siehst du, wie es anderen auf deinem Platz ging. Die Links zu den anderen Tischen siehst du im Warteraum des ersten Tischs.
deals-tournament-means = Spieler machen per Link mit. In jeder Runde bekommen alle Tische dieselben Karten. Wer mit denselben Karten besser abschneidet als andere, bekommt Matchpunkte; die Punkte aller Runden werden zusammengezählt. Wer oben auf den Plätzen sitzt, ist für das Turnier egal: Nur die Anzahl der Plätze zählt.
deals-clock = Ein Turnier braucht eine Zeitgrenze, damit jede Runde ein Ende hat. Wähle oben eine, unter „Bedenkzeit“.
ask-for = Tische einrichten
ask-for-tournament = Turnier einrichten
