# Vor der ersten Karte: wer kommt, wer wo sitzt, Worte fürs Mischen.

## Die Runde findet sich ein

set-to-come = { $n ->
    [one] Der Tisch ist bereit. Er wartet noch auf einen Spieler.
   *[other] Der Tisch ist bereit. Er wartet noch auf { $n } Spieler.
  }
everybody-here = Alle sind da.
host-deals = Wer eingeladen hat, teilt aus, sobald alle da sind.
deal = Austeilen
once-taken = Du kannst austeilen, sobald jeder Platz besetzt ist.

## Jemand ist eingeladen

invite = Freunde einladen
link-to-sit = Wer diesen Link hat, darf mitspielen
link-drawn = Der Link als QR-Code
share = Link teilen …
come-and-play = Spiel { $game } mit mir.
invites-you = { $name } lädt dich zu einer Partie { $game } ein.
you-are-invited = Du bist zu einer Partie { $game } eingeladen.
invited = Du bist eingeladen
already = Schon am Tisch: { $names }.
your-name = Dein Name
your-chair = Dein Platz
first-free = der erste freie
where-sat = { $letter }, wo { $name } saß
sit-down = Hinsetzen
only-watch = Nur zuschauen
all-taken = Inzwischen ist jeder Platz besetzt.
watch = Zuschauen

## Plätze

chairs = Plätze
computer-player = Computerspieler
sits-in-for = { $kind }, springt für { $name } ein
you = du
here = da
away = nicht da
free-chair = ein freier Platz
has-left = { $name } ist gegangen
is-asked = wartet auf { $name }
kept-for-friend = frei für Freunde
kept-free = bleibt frei
kept-for = frei für { $name }
come-back = Zurückkommen
come-back-to = Zurückkommen auf Platz { $letter }
sit-down-on = Hinsetzen auf Platz { $letter }
who-sits = Wer auf Platz { $letter } sitzt

## Links, und der Weg hinaus

link-friends = Link für Freunde, die damit mitspielen können
link-watch = Link zum Zuschauen
link-network = Diese Links gelten für alle im selben Netz (etwa im selben WLAN) wie der Rechner, auf dem dieser Server läuft.
link-nowhere = Diese Links gehen nur auf diesem Rechner, denn andere Geräte erreichen den Server nicht. Damit Freunde mitspielen können, beende den Server und starte ihn mit { $command }. Dein Tisch bleibt erhalten. Kopier danach die Links noch einmal: Die neuen können Freunde in deinem Netz öffnen.
move = Auf ein anderes Gerät umziehen
move-link = Wer diesen Link zuerst öffnet, bekommt den Platz von { $name }. Zeig ihn sonst niemandem.
leave = Den Tisch verlassen
leave-sure = Diesen Tisch verlassen?
leave-means = Die anderen erfahren es, und dein Platz wird frei. Du kannst zurückkommen, bis sich jemand anders dort hinsetzt.

## Die Uhr steht

pause = Die Uhr anhalten
pause-stands = Die Uhr ist angehalten.
pause-all = Die Uhr hält an, sobald alle Spieler das angekreuzt haben.
pause-willing = { $n ->
    [one] { $names } hat zugestimmt.
   *[other] { $names } haben zugestimmt.
  }

## Das Mischen

words = Deine Worte fürs Mischen: { $words }
words-change = Ändern
words-change-yours = Deine Worte ändern
words-anew = Deine Worte fürs Mischen (lass das Feld leer, dann bekommst du zufällige)
words-take = Diese Worte nehmen
shown-now = Die Worte fürs Mischen lassen sich nicht mehr ändern. Jetzt sehen alle sie:
not-yet = noch nicht
quoted = „{ $words }“
first-card = { $n ->
    [one] Die erste Karte wird ausgeteilt, sobald alle Worte gezeigt sind, spätestens nach einer Sekunde. Worte, die dann noch fehlen, zählen nicht.
   *[other] Die erste Karte wird ausgeteilt, sobald alle Worte gezeigt sind, spätestens nach { $n } Sekunden. Worte, die dann noch fehlen, zählen nicht.
  }

## Was vereinbart ist

agreed = Was an diesem Tisch gilt
yes = ja
no = nein
ruling = Regel { $ruling }
time-to-think = Bedenkzeit
if-away = wenn ein Spieler nicht da ist
if-away-after = nach { $time } entscheiden die anderen, wie es weitergeht
time-to-shout = Zeit zum Rufen
seconds = { $n } Sekunden
watching = Zuschauer sehen
watching-late = alle Karten, { $n } Züge später
watching-open = nur was alle sehen können
chat = Freies Gespräch
memory-aid = Gedächtnisstütze
no-holds-barred = ohne Rücksicht
house-bound = Festlegung des Servers (auf seinen Startwert)
person-bound = Festlegung von { $name } (auf Worte)
late-loses = Ist deine Zeit um, verlierst du.
late-is-stood-in-for = Ist deine Zeit um, spielt ein Computerspieler für dich.
agreed-post = Per Post: { $time } für jeden Zug. { $late }
agreed-post-nights = Per Post: { $time } für jeden Zug. Nächte in { $zone } zählen nicht. { $late }
agreed-post-weekends = Per Post: { $time } für jeden Zug. Wochenenden in { $zone } zählen nicht. { $late }
agreed-post-nights-weekends = Per Post: { $time } für jeden Zug. Nächte und Wochenenden in { $zone } zählen nicht. { $late }
zone-gone = Dieser Server kennt die Zeitzone { $zone } nicht mehr. Er rechnet darum in UTC.
agreed-bank = Alle haben { $time }. { $late }
agreed-bank-more = Alle haben { $time } und bekommen mit jedem Zug { $n } Sekunden dazu. { $late }
agreed-bank-delay = Alle haben { $time } und bekommen mit jedem Zug bis zu { $n } Sekunden dazu. { $late }

## Andere Runden, an denen dasselbe ausgeteilt wird

same-deals = Mehrere Tische spielen mit denselben Karten, damit man die Ergebnisse vergleichen kann. Der Server hat diese Karten schon festgelegt, darum wählt hier niemand Worte fürs Mischen. Wenn du an einem dieser Tische gesessen oder zugeschaut hast, kannst du dich an keinen anderen setzen. Verrate bitte niemandem an den anderen Tischen, welche Karten ausgeteilt wurden: Kein Server kann das verhindern.
link-of-table = Link zu Tisch { $n } mit denselben Karten
